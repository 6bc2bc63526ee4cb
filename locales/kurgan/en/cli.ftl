### The words of the command line. Commands and file formats themselves are not translated.

## The program

about = Solitaire wargames about Stalingrad, complete and exact.
help-after =
    Without a command Kurgan opens in your browser: kurgan serve

    Examples:
      kurgan                                          play in the browser
      kurgan serve --listen 0.0.0.0:7878              with friends, each with a link to a seat
      kurgan new volga game.json                      a new game, dice by chance
      kurgan new volga game.json --seed 1942          the same dice every time
      kurgan new cauldron pocket.json                 the same army, encircled
      kurgan new pavlov house.json --option tactics=veteran
      kurgan new pavlov duel.json --option players=competitive_two
      kurgan new volga f.json --option scenario=factory --option increased_supply=10,12
      kurgan play game.json                           play it; type ? for help
      kurgan play game.json "buy artillery" "end supply"
      kurgan show game.json --log                     the board and what happened
      kurgan hint game.json                           what to do now, and why
      kurgan watch cauldron --policy expert           watch a whole game
      kurgan verify game.json                         replay it, check every die
      kurgan lab run experiments/volga-options.toml   thousands of games, counted
      kurgan data sources --kind reconstructed        what is not from the printed game

    A game is one file, its journal. It is saved after every action and always whole.

    Exit codes: 0 all is well, 1 a check failed or the game said no, 2 wrong usage.

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

## What stands for a value, in the usage of a command

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
    Only this computer can connect, unless --listen says otherwise. Then players are told apart by a
    cookie, and others take their seats by links. On an untrusted network, put a TLS proxy in front
    of it.

    How much is logged can also be set by KURGAN_LOG. Stop it with Ctrl+C: every action is on disk
    already.
backup-about = Copy all games of the server into a new file, also while it runs
games-about = List the games with their scenarios and optional rules
new-about = Start a game and write its journal
new-after =
    Optional rules are set one by one: --option rubble, --option parent_organization=each,
    --option reduced_morale=12, --option increased_supply=2,3. `kurgan games` lists them all.

    With --own-dice you roll real dice and draw real counters, and type in what comes up.
show-about = Show the board, the current decision and your legal actions
play-about = Play: type actions, or give them on the command line
play-after =
    Without ACTION the board is shown and you are asked. Answer with the number of an action or
    its notation, as in: move 29/RCN 10

    Also: undo [n], redo [n], odds ACTION, hint, blocked, log, board, help, quit.
    Every action is on disk before the next question; leave whenever you like.

    With ACTIONs they are played one after another; the first that is refused ends it with exit code 1
    and those before it stay played.

    With --seat a player of the program holds a seat, as in:
      kurgan play duel.json --seat german=search
    You play the others, and see only what they may see; undo goes back to your own last decision.
    Players: random, expert (rules of thumb), lookahead (one action ahead), flat (playouts
    of promising actions), search (the same, with a tree).
hint-about = Say what to do now: the best actions, their chances and why
hint-after =
    The player runs many playouts from here with its own dice; it knows neither the seed nor anything
    hidden from you. Its win chance is that of playouts by rules of thumb.

    Players: random, expert (rules of thumb), lookahead (one action ahead), flat (playouts
    of promising actions), search (the same, with a tree).
    With --playouts and --seed the answer is always the same; without, it thinks for a second.
watch-about = Watch a computer player play a whole game
watch-after =
    Players: random, expert (rules of thumb), lookahead (one action ahead), flat (playouts of promising
    actions), search (the same, with a tree).
    --ms or --playouts is for each decision of flat and search; one second by default.
    --seat lets another player hold a seat, as in: --seat german=flat
review-about = Explain a finished game: decisions or dice?
review-after =
    The expert runs many playouts from every position of the game: what lies between two of them is
    the decision, then the dice. All of it adds up to the way from the first position to the end.
verify-about = Replay a journal and check every position, every die and the promise about the seed
referee-about = Speak the referee protocol: JSON lines on standard input and output
data-about = Look into the data of a game
data-check-about = Check a data pack and list every problem in it
data-check-after =
    A pack is a folder with some of the data files of a game, corrected from the printed copy you own.
    A file you leave out is taken from the program.
data-sources-about = Say which values are printed, derived or reconstructed
bench-about = Benchmark: play random games for a few seconds
# $games (Number)
bench-after =
    A decision counts only where there were at least two choices. Nobody resigns.
    The checksum is made of the first { $games } games: equal checksums mean that two runs played the
    same games.
ladder-about = Let players play many games and print how well they do
ladder-after =
    Games have the seeds 0, 1, 2 and so on, the same for every player. Prints a Markdown table: games
    won (a draw as a half) with a 95% interval, mean score with its standard error, and how much more
    the games were worth than those of the player above it (verdict and score in equal parts, in
    hundredths). lookahead, flat and search play until it is decided who is better; the interval of
    that holds at whatever game one stops. A budget in playouts gives the same table again.
train-about = Learn what positions of a game are worth, from games of the expert
train-after =
    Plays expert games with occasional random moves early on, and trains a small network on the
    results. The weights in the program, crates/GAME-guide/value.net, were made by this command.
lab-about = Play experiments: many games, counted, drawn and compared
lab-run-about = Play an experiment and write down every game
lab-run-after =
    An experiment is a file (see docs/lab.md and experiments/), or only options of this command, which
    count more than the file. Each arm plays the same seeds: by default with keyed dice, so that arms
    can be compared game by game.

    Interrupt it whenever you like; --resume goes on, and gives the same files to the last byte.

    Examples:
      kurgan lab run experiments/volga-options.toml
      kurgan lab run --game volga --grid rubble=off,on --games 5000 --out rubble
      kurgan lab run --game cauldron --grid policy=random,expert --option entry=B
lab-compare-about = Compare two experiments, or the arms of one
lab-compare-after =
    SIDE is a folder of results, or FOLDER#ARM. With one side, every arm is compared with the one
    named, or with the first. With two, the arms named are compared, or those with the same name.
    Games are paired by seed where both sides have the same seeds and keyed dice.

    Examples:
      kurgan lab compare rubble.lab
      kurgan lab compare before.lab after.lab
      kurgan lab compare "options.lab#base" "options.lab#rubble"
completions-about = Print a completion script for your shell
completions-after =
    For example: kurgan completions bash > ~/.local/share/bash-completion/completions/kurgan

## Arguments

arg-game = The game, as in `kurgan games`
arg-whose = The game whose data are meant
arg-file = The journal of the game
arg-action = An action in notation, quoted where it has more than one word
arg-shell = The shell
arg-listen = Let others connect: an address and a port, as in 0.0.0.0:7878
arg-behind-proxy = Visitors come through a proxy of yours: tell them apart by the last address in its X-Forwarded-For
arg-most-games = How many games one player may have; whoever sits at this computer may have any number
arg-port = The port on this computer; 7878 or the next free one when absent, 0 for any
arg-data = The folder of the database; the one for programs’ data when absent
arg-memory = Keep games in memory only, until the server stops
arg-open = Open the browser
arg-no-open = Do not open the browser
arg-log-level = How much to log to standard error; info when absent
arg-backup = The file to write
arg-json = Print JSON
arg-seed = Seed for the deal (random if omitted)
arg-own-dice = Roll your own dice and draw your own counters
arg-takebacks = Allow undo past dice and draws; the same results then come again
arg-option = Set a scenario or an optional rule; may be given several times
arg-pack = A folder with corrected data files
arg-force = Replace the file if there is one
arg-log = Also tell what has happened so far
arg-svg = Print the board as an SVG picture instead
arg-kind = Only values of this kind
arg-list = List every value
arg-seconds = How long to play each game
arg-policy = Who plays
arg-policies = Who plays; may be given several times; all of them when absent
arg-ms = Thinking time in milliseconds, on all cores
arg-playouts = Play so many games on, with one core
arg-seat = Let a player of the program hold this seat; may be given several times
arg-review-seat = Whose game is looked at; the first seat when absent
arg-review-playouts = How many playouts from each position
arg-ladder-playouts = How many playouts flat and search run for each decision
arg-hint-seed = The number that the player’s own chance depends on; by chance when absent
arg-delay = Wait so many milliseconds after each action
arg-games = How many games random and expert play
arg-most = How many games lookahead, flat and search play at most
arg-sample = Also let the search play so many games of each game with time instead of playouts
arg-sample-ms = How many milliseconds it thinks about each decision; a second when absent
arg-weights = The file for the weights
arg-train-games = How many games to learn from
arg-train-seed = The number that all chance depends on
arg-experiment = The file of the experiment
arg-out = The folder for the results; when absent, the name of the file or game with .lab
arg-threads = How many threads; one for each core when absent
arg-lab-resume = Go on where an interrupted run stopped
arg-grid = Play every one of these values, each with every other grid; a set as 2+3; policy for players
arg-lab-policy = Who plays: a player for all seats, or SEAT=PLAYER; may be given several times
arg-lab-games = How many games each arm plays
arg-lab-seed = The seed of the first game; the others follow it
arg-lab-playouts = How many playouts a thinking player runs for each decision
arg-unpaired = Roll faster dice that are not keyed: arms cannot be compared game by game
arg-turns-csv = Write turns.csv too
arg-side = A folder of results, or FOLDER#ARM
arg-resume = Where a journal no longer replays, go on from its last good snapshot

## A command line that cannot be read

# $argument (String)
usage-unknown-argument = “{ $argument }” is not expected here.
# $command (String)
usage-unknown-command = There is no command “{ $command }”.
# $command (String)
# $commands (String)
usage-missing-command = A command is missing after { $command }: { $commands }.
# $arguments (String)
usage-missing-arguments = Something is missing: { $arguments }.
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
usage-twice = { $argument } is there twice; give it once.
# $argument (String)
# $other (String)
usage-conflict = { $argument } and { $other } exclude each other; give one of them.
usage-not-text = An argument is not text in UTF-8.
usage-wrong = This command line cannot be read.
# $suggestion (String)
usage-suggestion = Did you mean { $suggestion }?
usage-more = Use --help for more information.
# $from (String)
# $to (String)
whole-wrong = It must be a whole number from { $from } to { $to }.
address-wrong = It must be an address and a port, as in 0.0.0.0:7878.

## serve

# $address (String)
# $folder (String)
serving = Kurgan is at { $address } and keeps its games in { $folder }. Stop it with Ctrl+C.
# $address (String)
serving-memory = Kurgan is at { $address } and forgets its games when it stops. Stop it with Ctrl+C.
no-data-folder = The system names no folder for data. Choose one with --data.
# $file (String)
backed-up = All games are copied to { $file }. To go back to them, put it as kurgan.db into an empty folder and serve that with --data.

## new

# $file (String)
file-exists = { $file } is there already. Choose another name, or replace it with --force.
# $file (String)
created = A new game is in { $file }. Play it: kurgan play { $file }
# $commitment (String)
promise = The dice are fixed and sealed: { $commitment }

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
    A number        play that action of the list
    An action       play it in notation, as listed below
    board           show the board and the list again
    odds ACTION     the possible outcomes with exact odds; a number will do
    hint            the best actions, their chances and why
    blocked         what you might expect to do but cannot now, and why
    log             what has happened so far
    undo [n]        undo the last action, or n of them
    redo [n]        redo what was undone
    quit            leave; everything is saved
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
saved = Saved. Go on with: kurgan play { $file }
nothing-blocked = No expected action is blocked at the moment.
undone = Undone.
# $players (String)
seat-wrong = It must be a seat and its player, as in german=search. Players: { $players }.
# $seat (String)
# $seats (String)
seat-unknown = There is no seat “{ $seat }” in this game. Its seats: { $seats }.
seat-own-dice = You roll the dice and draw the cards of this game yourself: nothing that a player of the program holds could be hidden from you.
# $seat (String)
# $player (String)
seat-played = Played by the program: { $seat } ({ $player })
# $seat (String)
# $player (String)
# $action (String)
seat-played-action = Played by the program: { $seat } ({ $player }), { $action }
undo-over = The game is over and what was hidden is known: nothing can be undone.
# $action (String)
played-first = First: { $action }
# $action (String)
# $message (String)
refused = { $action }: { $message }
# $entries (Number)
# $file (String)
resumed = The journal no longer replays; the game goes on from the position after action { $entries }. The old journal is kept in { $file }.
# $file (String)
how-to-resume = To go on from its last good snapshot: kurgan play { $file } --resume
rules-changed = This game was saved by an earlier version; its rules or components have changed since, and it goes on by those of today.
chance-hint = Type the dice or the counter as they lie on your table, or cancel.
chance-cancelled = The action was not played.
chance-ended = The input ended before all results were given.

## review

review-unfinished = The game is not over yet; why it ended can be told when it has.
# $seat (String)
review-for = Looked at for: { $seat }
review-first = Start

## verify

# $file (String)
# $entries (Number)
# $dice (Number)
verified = { $file }: { $entries ->
    [one] one action replays
   *[other] { $entries } actions replay
} to the same positions. Dice and draws come from the seed, all as dealt (entries that have some, set-up included: { $dice }).
# $file (String)
# $entries (Number)
verified-own-dice = { $file }: { $entries ->
    [one] one action replays
   *[other] { $entries } actions replay
} to the same positions. Dice were rolled by hand, nothing is promised about them.
# $results (Number)
verified-given = { $results ->
    [one] The results of one more entry were
   *[other] The results of { $results } more entries were
} handed in: nothing is promised about them.
verified-promise = The promise made about the seed at the start was kept.
# $file (String)
# $entry (Number)
dice-differ = { $file }: the results of entry { $entry } do not come from the seed.
# $file (String)
dice-differ-start = { $file }: the results of the set-up do not come from the seed.

## files

# $file (String)
file-none = { $file } does not exist. Start a game with kurgan new.
# $file (String)
file-unreadable = { $file } cannot be read
# $file (String)
# $line (Number)
# $column (Number)
# $message (String)
file-malformed = { $file } is not a whole journal: line { $line }, column { $column } (technical detail: { $message })
# $file (String)
file-not-journal = { $file } is not the journal of a game.
# $file (String)
# $format (Number)
file-later = { $file } was written by a later version of Kurgan (journal format { $format }).
# $file (String)
file-not-saved = { $file } could not be saved; the file is whole, but without the last action
# $file (String)
file-not-created = { $file } could not be written; no game was created
# $folder (String)
file-no-folder = The folder { $folder } does not exist. Make it first, or choose another.
# $file (String)
file-changed = { $file } was changed by somebody else meanwhile; the last action was not saved.

## data

# $dir (String)
pack-unreadable = The pack { $dir } cannot be read
# $file (String)
# $known (String)
pack-unknown-file = { $file }: a pack has no such file. Its files are { $known }.
# $dir (String)
# $known (String)
pack-empty = { $dir } holds no file of a pack. Its files are { $known }.
# $count (Number)
pack-bad = The pack has { $count ->
    [one] one problem
   *[other] { $count } problems
}:
# $game (String)
pack-good = { $game }: the pack is good.
# $files (String)
pack-files = Files of its own: { $files }
pack-files-none = Files of its own: none, all are the program’s
# $hash (String)
pack-hash = Hash: { $hash }
sources-file = File
sources-printed = printed
sources-derived = derived
sources-reconstructed = reconstructed
sources-total = all files
sources-hint = See every one with --list, or some with --kind.
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
bench-line = { $game }: { $games } games/s, { $decisions } decisions/s, { $length } decisions a game, { $choices } choices a decision, checksum { $checksum }
seconds-wrong = The time must be a number of seconds from 0 to 3600.

## players

# $player (String)
thinking = { $player } is thinking
odds-results = On the combat table:
hint-over = The game is over; there is nothing to decide.
# $chance (String)
# $low (String)
# $high (String)
# $score (String)
# $error (String)
hint-line = wins { $chance }% (95%: { $low } to { $high }), scores { $score } ± { $error }
# $player (String)
# $game (String)
# $seed (String)
watch-title = { $player } plays { $game }, seed { $seed }
# $game (String)
# $seed (String)
# $players (String)
watch-title-seats = { $game }, seed { $seed }: { $players }
ladder-head = | game | player | games | won | 95% interval | mean score | against the one above |
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
training = learning
train-nothing = No game was played to its end, so there is nothing to learn from. Play more games.
# $examples (Number)
# $wins (String)
# $scores (String)
# $file (String)
train-done =
    { $examples ->
        [one] Learned from { $examples } position.
       *[other] Learned from { $examples } positions.
    } On held-out games it explains { $wins } of the variance in wins and { $scores } in scores.
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
lab-written = Everything is in { $folder }; look at { $report }
# $folder (String)
lab-finished = { $folder } is complete already: there is nothing left to play.
lab-nothing = No experiment is named. Name its file, or a game with --game.
lab-interrupt = Interrupt whenever you like; --resume goes on from there.

## failures

# $message (String)
error = Error: { $message }
