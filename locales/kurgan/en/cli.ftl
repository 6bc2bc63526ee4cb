### The words of the command line. Commands and file formats themselves are not translated.

## The program

about = Three solitaire wargames about Stalingrad, with complete rules and exact odds.
help-after =
    Without a command Kurgan opens in your browser: kurgan serve

    Examples:
      kurgan                                          play in the browser
      kurgan serve --listen 0.0.0.0:7878              play with friends, who join by a link to a seat
      kurgan new volga game.json                      start a game with random dice
      kurgan new volga game.json --seed 1942          start a game with the same dice every time
      kurgan new cauldron pocket.json                 The Cauldron: 6th Army, encircled
      kurgan new pavlov house.json --option tactics=veteran
      kurgan new pavlov duel.json --option players=competitive_two
      kurgan new volga f.json --option scenario=factory --option increased_supply=10,12
      kurgan play game.json                           play it; type ? for help
      kurgan play game.json "buy artillery" "end supply"
      kurgan show game.json --log                     show the board and the log
      kurgan hint game.json                           get the best actions, and why
      kurgan watch cauldron --policy expert           watch a whole game
      kurgan verify game.json                         replay it and check every die
      kurgan lab run experiments/volga-options.toml   play thousands of games and report
      kurgan data sources --kind reconstructed        list the values that are not printed

    A game is one file, its journal. Kurgan saves it after every action; it is never left half-written.

    Exit codes: 0 success, 1 a failed check or a refused action, 2 a usage error.

    Unofficial fan work; all credit for the games goes to their designers and publishers.
usage = Usage
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
help-help = Print help
version-help = Print the version
lang-help = Output language (default: system locale from LC_ALL, LC_MESSAGES or LANG)
# $values (String)
help-values = possible values: { $values }
# $value (String)
help-default = default: { $value }

## Placeholders for values in usage lines

value-file = FILE
value-game = GAME
value-action = ACTION
value-folder = DIR
value-number = N
value-seconds = S
value-option = NAME=VALUE
value-grid = NAME=VALUE,VALUE
value-kind = KIND
value-player = PLAYER
value-seat = SEAT
value-seated = SEAT=PLAYER
value-address = ADDR
value-level = LEVEL
value-language = LANG
value-shell = SHELL
value-experiment = EXPERIMENT
value-side = SIDE
value-command = COMMAND
value-options = OPTIONS

## Commands

serve-about = Play in the browser
serve-after =
    Without --listen, only this computer can connect. With it, cookies identify players, and others take
    their seats by link. On an untrusted network, put a TLS proxy in front of it.

    You can also set the log level with KURGAN_LOG. Stop the server with Ctrl+C at any time: every action
    is already on disk.
backup-about = Back up all games to a new file, even while the server runs
games-about = List the games with their scenarios and optional rules
new-about = Start a game and write its journal
new-after =
    Set optional rules one by one: --option rubble, --option parent_organization=each,
    --option reduced_morale=12, --option increased_supply=2,3. `kurgan games` lists them all.

    With --own-dice you roll real dice, draw real cards and counters, and type in the results.
show-about = Show the board, the current decision and your legal actions
play-about = Play a game: type actions, or give them on the command line
play-after =
    Without ACTION, play shows the board and asks for your decision. Type the number of an action or its
    notation, for example: move 29/RCN 10

    Also: undo [n], redo [n], odds ACTION, hint, blocked, log, board, help, quit.
    Every action is on disk before the next prompt; quit whenever you like.

    ACTIONs are played one after another. The first that is refused ends the command with exit code 1;
    the ones before it stand.

    With --seat a computer player takes a seat:
      kurgan play duel.json --seat german=search
    You play the other seats and see only what they may see; undo goes back to your last decision.
    Players: random, expert (rules of thumb), lookahead (one action ahead), flat (playouts
    of promising actions), search (the same, with a tree).
hint-about = Suggest the best actions now, with their chances and reasons
hint-after =
    The player runs many playouts from here with its own dice; it knows neither the seed nor anything
    hidden from you. Win chances assume that both sides continue by rules of thumb.

    Players: random, expert (rules of thumb), lookahead (one action ahead), flat (playouts
    of promising actions), search (the same, with a tree).
    With --playouts and --seed the answer is always the same; otherwise it thinks for one second.
watch-about = Watch a computer player play a whole game
watch-after =
    Players: random, expert (rules of thumb), lookahead (one action ahead), flat (playouts of promising
    actions), search (the same, with a tree).
    --ms or --playouts sets the budget of flat and search for each decision; one second by default.
    --seat gives a seat to another player, for example: --seat german=flat
review-about = Explain a finished game: decisions or dice?
review-after =
    The expert runs many playouts from every position of the game. Each step from one
    position to the next is a decision followed by its dice; all shares add up to the difference between
    the first position and the end.
verify-about = Replay a journal and check every position, every die and the hash of the seed
referee-about = Speak the referee protocol: JSON Lines over stdin and stdout
data-about = Inspect and check the components of a game
data-check-about = Check a data pack and list every problem in it
data-check-after =
    A pack is a folder with some of a game’s data files, corrected from your own printed copy.
    Kurgan takes every other file from its built-in pack.
data-sources-about = Show which values are printed, derived or reconstructed
bench-about = Benchmark: play random games for a few seconds
# $games (Number)
bench-after =
    Only decisions with at least two choices count, and no player resigns.
    The checksum covers the first { $games } games: equal checksums mean that two runs played the
    same games.
ladder-about = Rank the computer players over many games
ladder-after =
    Games use the seeds 0, 1, 2 and so on, the same for every player. Prints a Markdown table: games
    won (a draw counts as half) with a 95% interval, mean score with its standard error, and the
    difference from the player above (verdict and score in equal parts, in hundredths). lookahead, flat
    and search play until the better one is known; the interval is valid at any stopping point.
    With a budget in playouts the table is reproducible.
train-about = Learn the value of positions from expert games
train-after =
    Plays expert games with occasional random moves early on, and trains a small network on the
    results. This command made the weights in the program, crates/GAME-guide/value.net.
lab-about = Run experiments: play, chart and compare thousands of games
lab-run-about = Run an experiment and record every game
lab-run-after =
    An experiment is a file (see docs/lab.md and experiments/) or a set of options for this command, which
    override the file. Each arm plays the same seeds, by default with keyed dice, so that arms can be
    compared game by game.

    Interrupt it whenever you like; --resume continues and produces the same files, byte for byte.

    Examples:
      kurgan lab run experiments/volga-options.toml
      kurgan lab run --game volga --grid rubble=off,on --games 5000 --out rubble
      kurgan lab run --game cauldron --grid policy=random,expert --option entry=B
lab-compare-about = Compare two experiments, or the arms of one
lab-compare-after =
    SIDE is a folder of results, or FOLDER#ARM. With one side, every arm is compared with the one
    named, or with the first. With two, the arms named are compared, or those with the same name.
    Games are paired by seed if both sides have the same seeds and keyed dice.

    Examples:
      kurgan lab compare rubble.lab
      kurgan lab compare before.lab after.lab
      kurgan lab compare "options.lab#base" "options.lab#rubble"
completions-about = Print a completion script for your shell
completions-after =
    For example: kurgan completions bash > ~/.local/share/bash-completion/completions/kurgan

## Arguments

arg-game = The game, as in `kurgan games`
arg-whose = Which game’s components to use
arg-file = The journal of the game
arg-action = An action in notation, in quotes if it has more than one word
arg-shell = The shell
arg-listen = Let others connect: an address and port, for example 0.0.0.0:7878
arg-behind-proxy = Identify visitors by the last address in your proxy’s X-Forwarded-For header
arg-most-games = How many games one player may have; no limit for players on this computer
arg-port = The port on this computer (default: 7878 or the next free one; 0 for any)
arg-data = The folder of the database (default: your application data folder)
arg-memory = Keep games only in memory, until the server stops
arg-open = Open the browser
arg-no-open = Do not open the browser
arg-log-level = How much to log to standard error (default: info)
arg-backup = The file to write
arg-json = Print JSON
arg-seed = Seed for the deal (random if omitted)
arg-own-dice = Roll your own dice and draw your own cards and counters
arg-takebacks = Allow Undo even after dice rolls and draws; the same action then gives the same results
arg-option = Set a scenario or an optional rule; may be given several times
arg-pack = A folder with corrected data files
arg-force = Replace the file if it exists
arg-log = Also print the log
arg-svg = Print the board as an SVG picture
arg-kind = Only values of this kind
arg-list = List every value
arg-seconds = How many seconds to play each game
arg-policy = The computer player
arg-policies = A computer player; may be given several times (default: all)
arg-ms = Thinking time in milliseconds, on all cores
arg-playouts = Number of playouts, on one core
arg-seat = Give this seat to a computer player; may be given several times
arg-review-seat = The seat to review (default: the first)
arg-review-playouts = Number of playouts from each position
arg-ladder-playouts = Number of playouts of flat and search for each decision
arg-hint-seed = Seed for the player’s own dice (random if omitted)
arg-delay = Pause after each action, in milliseconds
arg-games = Number of games for random and expert
arg-most = Maximum number of games for lookahead, flat and search
arg-sample = Also have search play this many games of each title with a time budget
arg-sample-ms = Thinking time for each decision in those games, in milliseconds (default: one second)
arg-weights = The file for the weights
arg-train-games = Number of games to learn from
arg-train-seed = Seed for all games and for the training
arg-experiment = The file of the experiment
arg-out = The folder for the results (default: the name of the file or game, with .lab)
arg-threads = Number of threads (default: one for each core)
arg-lab-resume = Continue an interrupted run
arg-grid = Play every combination of the values of all grids; write a set as 2+3, and use the name “policy” for computer players
arg-lab-policy = A computer player for all seats, or SEAT=PLAYER; may be given several times
arg-lab-games = Number of games for each arm
arg-lab-seed = The seed of the first game; the others follow it
arg-lab-playouts = Number of playouts of flat and search for each decision
arg-unpaired = Use free dice: faster, but arms cannot be compared game by game
arg-turns-csv = Also write turns.csv
arg-side = A folder of results, or FOLDER#ARM
arg-resume = If the journal no longer replays, continue from its last good snapshot

## Errors in the command line

# $argument (String)
usage-unknown-argument = “{ $argument }” is not expected here.
# $command (String)
usage-unknown-command = There is no command “{ $command }”.
# $command (String)
# $commands (String)
usage-missing-command = A command is missing after { $command }. Choose one of: { $commands }.
# $arguments (String)
usage-missing-arguments = Required arguments are missing: { $arguments }.
# $argument (String)
usage-missing-value = A value is missing for { $argument }.
# $value (String)
# $argument (String)
# $why (String)
usage-bad-value = Invalid value “{ $value }” for { $argument }. { $why }
# $values (String)
usage-values = Possible values: { $values }.
# $value (String)
# $argument (String)
usage-too-many = “{ $value }” is one value too many for { $argument }.
# $argument (String)
usage-twice = { $argument } is given twice. Use it only once.
# $argument (String)
# $other (String)
usage-conflict = { $argument } cannot be used with { $other }. Use only one of them.
usage-not-text = An argument is not valid UTF-8 text.
usage-wrong = Kurgan cannot read this command line.
# $suggestion (String)
usage-suggestion = Did you mean { $suggestion }?
usage-more = Use --help for more information.
# $from (String)
# $to (String)
whole-wrong = It must be a whole number from { $from } to { $to }.
address-wrong = It must be an address and a port, for example 0.0.0.0:7878.

## serve

# $address (String)
# $folder (String)
serving = Kurgan is running at { $address } and keeps its games in { $folder }. Stop it with Ctrl+C.
# $address (String)
serving-memory = Kurgan is running at { $address }. Its games are lost when it stops. Stop it with Ctrl+C.
no-data-folder = Your system has no application data folder. Choose a folder with --data.
# $file (String)
backed-up = All games have been copied to { $file }. To restore them, put this file into an empty folder as kurgan.db and start the server with --data.

## new

# $file (String)
file-exists = { $file } already exists. Choose another name, or replace the file with --force.
# $file (String)
created = The new game is in { $file }. Play it with: kurgan play { $file }
# $commitment (String)
promise = The dice were fixed before the game began. Hash: { $commitment }

# $option (String)
# $name (String)
option-unknown = { $option }: there is no option { $name }; `kurgan games` lists them.
# $option (String)
# $values (String)
option-value = { $option }: the value must be { $values }.
option-bool = on or off
# $from (String)
# $to (String)
option-integer = a whole number from { $from } to { $to }
# $from (String)
# $to (String)
option-set = whole numbers from { $from } to { $to }, separated by commas

## games

# $title (String)
# $game (String)
game-title = { $title } ({ $game })
# $scenarios (String)
game-scenarios = Scenarios: { $scenarios }
game-options = Options:
# $value (String)
# $name (String)
option-choice = { $value }: { $name }
# $default (String)
# $rule (String)
option-default = default { $default }; { $rule }
option-none = none

## show and play

# $turn (Number)
# $phase (String)
scene-title = Turn { $turn }, { $phase }
# $message (String)
# $rule (String)
with-rule = { $message } ({ $rule })
prompt-hint = Type a number, an action or ? for help.
play-help =
    A number        play that action from the list
    An action       play an action in notation, as listed below
    board           show the board and the list again
    odds ACTION     show the exact odds of an action (or of its number)
    hint            suggest the best actions, with their chances and reasons
    blocked         list expected actions that are illegal now, and why
    log             show everything that has happened
    undo [n]        undo the last action, or n of them
    redo [n]        redo the last undone action, or n of them
    quit            quit; everything is saved
# $forms (String)
play-forms = The notation of this game:
    { $forms }
# $number (String)
# $count (Number)
number-unknown = { $count ->
    [0] There is nothing to choose.
   *[other] There is no option { $number }; choose 1 to { $count }.
}
# $text (String)
steps-wrong = { $text } is not a number of actions.
# $file (String)
saved = Saved. Continue with: kurgan play { $file }
nothing-blocked = No expected action is blocked at the moment.
undone = Undone.
# $players (String)
seat-wrong = It must be a seat and its player, for example german=search. Players: { $players }.
# $seat (String)
# $seats (String)
seat-unknown = There is no seat “{ $seat }” in this game. Its seats: { $seats }.
seat-own-dice = In this game you roll the dice and draw the cards yourself, so a computer player could not hide its cards from you.
# $seat (String)
# $player (String)
seat-played = Computer player: { $seat } ({ $player })
# $seat (String)
# $player (String)
# $action (String)
seat-played-action = Computer player: { $seat } ({ $player }), { $action }
undo-over = The game is over and all hidden cards are known: nothing can be undone.
# $action (String)
played-first = Played first: { $action }
# $action (String)
# $message (String)
refused = { $action }: { $message }
# $entries (Number)
# $file (String)
resumed = The journal no longer replays; the game continues from the position after action { $entries }. The old journal is kept in { $file }.
# $file (String)
how-to-resume = To continue from its last good snapshot: kurgan play { $file } --resume
rules-changed = An earlier version of Kurgan saved this game. Its rules or components have changed since; the game continues with the current ones.
chance-hint = Type what you rolled or drew at your table, or type cancel.
chance-cancelled = Canceled: the action was not played.
chance-ended = The input ended before you entered all results.

## review

review-unfinished = The game is not over yet. The review will be available when it is.
# $seat (String)
review-for = Review for: { $seat }
review-first = Start

## verify

# $file (String)
# $entries (Number)
# $dice (Number)
verified = { $file }: { $entries ->
    [one] one action replays
   *[other] { $entries } actions replay
} to the same positions. All dice and draws come from the seed (entries with dice or draws, set-up included: { $dice }).
# $file (String)
# $entries (Number)
verified-own-dice = { $file }: { $entries ->
    [one] one action replays
   *[other] { $entries } actions replay
} to the same positions. Dice were rolled by hand and cannot be verified.
# $results (Number)
verified-given = { $results ->
    [one] The results of one more entry were
   *[other] The results of { $results } more entries were
} entered by hand and cannot be verified.
verified-promise = The seed matches the hash given at the start.
# $file (String)
# $entry (Number)
dice-differ = { $file }: the results of entry { $entry } do not come from the seed.
# $file (String)
dice-differ-start = { $file }: the results of the set-up do not come from the seed.

## files

# $file (String)
file-none = { $file } does not exist. Start a game with: kurgan new
# $file (String)
file-unreadable = { $file } cannot be read
# $file (String)
# $line (Number)
# $column (Number)
# $message (String)
file-malformed = { $file } is not a complete journal: line { $line }, column { $column } (technical detail: { $message })
# $file (String)
file-not-journal = { $file } is not the journal of a game.
# $file (String)
# $format (Number)
file-later = { $file } was written by a later version of Kurgan (journal format { $format }).
# $file (String)
file-not-saved = { $file } could not be saved; the file is intact but lacks the last action
# $file (String)
file-not-created = { $file } could not be written; no game was created
# $folder (String)
file-no-folder = The folder { $folder } does not exist. Create it, or choose another folder.
# $file (String)
file-changed = Another program changed { $file } in the meantime; the last action was not saved.

## data

# $dir (String)
pack-unreadable = The pack { $dir } cannot be read
# $file (String)
# $known (String)
pack-unknown-file = { $file } is not a file of a pack. The files of a pack are { $known }.
# $dir (String)
# $known (String)
pack-empty = { $dir } contains no file of a pack. The files of a pack are { $known }.
# $count (Number)
pack-bad = The pack has { $count ->
    [one] one problem
   *[other] { $count } problems
}:
# $game (String)
pack-good = { $game }: the pack is valid.
# $files (String)
pack-files = Its own files: { $files }
pack-files-none = Its own files: none, all are built-in
# $hash (String)
pack-hash = Hash: { $hash }
sources-file = File
sources-printed = printed
sources-derived = derived
sources-reconstructed = reconstructed
sources-total = all files
sources-hint = List every value with --list, or only one kind with --kind.
# $place (String)
# $kind (String)
sources-value = { $place }: { $kind }
# $place (String)
# $kind (String)
# $note (String)
sources-value-note = { $place }: { $kind } (note: { $note })
# $kind (String)
sources-one = { $kind ->
    [printed] printed
    [derived] derived
   *[reconstructed] reconstructed
}

## bench

# $game (String)
# $games (String)
# $decisions (String)
# $length (String)
# $choices (String)
# $checksum (String)
bench-line = { $game }: { $games } games/s, { $decisions } decisions/s, { $length } decisions per game, { $choices } choices per decision, checksum { $checksum }
seconds-wrong = The time must be a number of seconds from 0 to 3600.

## players

# $player (String)
thinking = { $player } is thinking
odds-results = Combat table result:
hint-over = The game is over; there is no decision to make.
# $chance (String)
# $low (String)
# $high (String)
# $score (String)
# $error (String)
hint-line = wins { $chance }% (95%: { $low } to { $high }), scores { $score } ± { $error }
# $game (String)
# $seed (String)
# $player (String)
watch-title = { $game }, seed { $seed }. Player: { $player }
# $game (String)
# $seed (String)
# $players (String)
watch-title-seats = { $game }, seed { $seed }: { $players }
# $seat (String)
# $player (String)
watch-seat = { $seat } ({ $player })
ladder-head = | game | player | games | won | 95% interval | mean score | against the player above |
# $player (String)
# $seconds (String)
ladder-timed = { $player } { $seconds } s
# $mean (String)
# $within (String)
ladder-better = { $mean } ± { $within }: better
# $mean (String)
# $within (String)
ladder-worse = { $mean } ± { $within }: worse
# $mean (String)
# $within (String)
ladder-even = { $mean } ± { $within }: undecided
training = training
train-nothing = No game reached its end, so there is nothing to learn from. Play more games.
# $examples (Number)
# $wins (String)
# $scores (String)
# $file (String)
train-done =
    { $examples ->
        [one] Learned from { $examples } position.
       *[other] Learned from { $examples } positions.
    } On held-out games it explains { $wins } of the variance in wins and { $scores } of that in scores.
    Saved: { $file }
# $low (String)
# $high (String)
ladder-interval = { $low } to { $high }

## lab

# $games (Number)
# $rate (String)
# $seconds (String)
lab-rate = { $games ->
    [one] One game
   *[other] { $games } games
} in { $seconds } s: { $rate } games/s
# $folder (String)
# $report (String)
lab-written = All results are in { $folder }. Open the report: { $report }
# $folder (String)
lab-finished = { $folder } is already complete; there is nothing left to play.
lab-nothing = No experiment is given. Name its file, or a game with --game.
lab-interrupt = Interrupt whenever you like; --resume continues from there.

## failures

# $message (String)
error = Error: { $message }
