### The words of the lab: summaries, comparisons, reports and errors.

## Games

ended-loss = lost
ended-draw = drawn
ended-win = won

## Tracks

## What happens in a game

# $name (String)
factor-event = Event: { $name }
# $name (String)
factor-lost = Lost: { $name }

## The summary on the terminal

# $arm (String)
# $games (Number)
summary-arm = { $arm }: { $games ->
    [one] one game
   *[other] { $games } games
}
# $rate (String)
# $low (String)
# $high (String)
summary-won = won { $rate }% (95% interval { $low }% to { $high }%; a draw counts as half)
# $what (String)
# $mean (String)
# $error (String)
# $q5 (String)
# $q25 (String)
# $q50 (String)
# $q75 (String)
# $q95 (String)
summary-score = score ({ $what }): mean { $mean } ± { $error }; 5% { $q5 }, 25% { $q25 }, median { $q50 }, 75% { $q75 }, 95% { $q95 }
# $turn (Number)
# $decisions (Number)
# $few (Number)
# $many (Number)
summary-length = length: ends on turn { $turn } (median); { $decisions } decisions (median; 5% { $few }, 95% { $many })
# $ends (String)
summary-ends = ended by: { $ends }
# $reason (String)
# $share (String)
# $turn (String)
# $won (String)
summary-end = { $reason } { $share }% (mean turn { $turn }, { $won }% of these won)
# $causes (String)
summary-lost = lost: { $causes }
# $cause (String)
# $share (String)
# $turn (Number)
summary-cause = { $cause } { $share }% (turn { $turn })

## The report

# $game (String)
# $games (Number)
# $arms (Number)
# $first (String)
# $last (String)
report-lead = { $game }. Games per arm: { $games }. Arms: { $arms }. Seeds { $first } to { $last }.
report-paired = The dice are keyed: the same seed deals the same game in every arm, so arms can be compared game by game.
report-unpaired = The dice are free: games with the same seed in different arms are unrelated.
report-won = Games won
report-won-note = A draw counts as half. Whiskers are 95% intervals (Wilson).
report-marginals = Games won by option
report-marginals-note = Each value, over all arms that have it. If arms share their seeds, the interval is that of one arm.
# $what (String)
report-scores = Scores: { $what }
report-tracks = Turn by turn
report-tracks-note = Each track at the first decision of a turn, for all games that got that far. The line is the median; the band leaves out the lowest and the highest tenth.
report-ends = How games end
report-losses = Where and when games are lost
report-losses-note = Percentage of all games of the arm.
report-no-losses = No game was lost.
report-impact = What correlates with winning and losing
report-impact-note = How much more often games with it are won than games without it, in percentage points. Correlation does not prove cause: some things happen only in long games, or in games that are already lost. With so many comparisons, some stand out by luck.
report-no-impact = Nothing stands out.
report-options = All options
report-yes = yes
report-no = no
report-as-printed = as printed

report-players = Players
# $name (String)
# $id (String) - what an experiment calls it.
report-player = { $name } ({ $id })
# $player (String) - the id of a computer player.
player-name = { $player ->
    [random] random moves
    [expert] rules of thumb
    [lookahead] one action ahead
    [flat] playouts of promising actions
   *[search] tree search
}

head-arm = Arm
head-games = Games
head-won = Won
head-interval = 95% interval
head-drawn = Drawn
# $what (String)
head-score = Mean score ({ $what })
head-quantiles = 5% / median / 95%
head-turns = Last turn (median)
head-decisions = Decisions (median)
head-end = End
head-share = Share
head-turn = Mean turn
head-reason = Reason and turn
head-all = All turns
head-factor = Event
head-games-with = Games with it
head-won-with = Won with it
head-won-without = Won without it
head-difference = Difference

## Comparisons

# $a (String)
# $b (String)
# $pairs (Number)
compare-paired = { $a } compared with { $b }: { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
} of games with the same seed.
# $a (String)
# $b (String)
# $first (Number)
# $second (Number)
compare-unpaired = { $a } compared with { $b }: { $first } and { $second } games, not paired because they share no seeds or their dice are not keyed.
# $first (String)
# $second (String)
# $difference (String)
# $low (String)
# $high (String)
compare-won = Won: { $first }% and { $second }%. Difference { $difference } percentage points (95% interval { $low } to { $high }).
# $a (String)
# $b (String)
# $first (Number)
# $second (Number)
compare-better = With the same seed, { $a } did better in { $first ->
    [one] one game
   *[other] { $first } games
}, { $b } in { $second }.
# $a (String)
# $b (String)
# $p (String)
compare-more = Compared with { $a }, { $b } wins significantly more often: more than luck explains ({ $p }).
# $a (String)
# $b (String)
# $p (String)
compare-fewer = Compared with { $a }, { $b } wins significantly less often: more than luck explains ({ $p }).
# $a (String)
# $b (String)
# $p (String)
compare-alike = No significant difference in win rate between { $a } and { $b } ({ $p }).
# $first (String)
# $second (String)
# $difference (String)
# $low (String)
# $high (String)
compare-score = Mean score: { $first } and { $second }. Difference { $difference } (95% interval { $low } to { $high }).
# $a (String)
# $b (String)
compare-score-higher = Compared with { $a }, { $b } scores significantly higher.
# $a (String)
# $b (String)
compare-score-lower = Compared with { $a }, { $b } scores significantly lower.
# $a (String)
# $b (String)
compare-score-alike = No significant difference in score between { $a } and { $b }.

## Errors

# $file (String)
# $message (String)
error-unreadable = Cannot read { $file }: { $message }
# $file (String)
# $message (String)
error-unwritable = Cannot write { $file }: { $message }
# $file (String)
error-disk-full = Cannot write { $file }: the disk is full. Free some space and continue with --resume.
# $file (String)
# $message (String)
error-syntax = { $file } is not a valid experiment: { $message }
# $file (String)
# $field (String)
# $fault (String)
error-field = { $file }, field { $field }: { $fault }
# $field (String)
# $fault (String)
error-flag = { $field }: { $fault }
# $folder (String)
error-other = { $folder } contains the results of another experiment. Choose another folder with --out.
# $folder (String)
error-unfinished = { $folder } contains an unfinished run of this experiment. Continue it with --resume, or choose another folder with --out.
# $folder (String)
error-finished = { $folder } already contains the results of this experiment. To run it again, choose another folder with --out.
# $folder (String)
error-occupied = { $folder } contains other files and no experiment. Choose another folder with --out.
# $folder (String)
error-in-use = { $folder } is in use: another program is running this experiment.
# $arm (String)
# $seed (String)
error-failed = A game of { $arm } did not finish; its seed is { $seed } or one of the next. This is a bug in the program; all earlier games are kept.
# $folder (String)
error-no-run = { $folder } contains no finished experiment.
# $file (String)
# $message (String)
error-damaged = { $file } is damaged: { $message }
# $folder (String)
# $arm (String)
# $known (String)
error-no-arm = { $folder } has no arm { $arm }. Its arms: { $known }
# $folder (String)
# $known (String)
error-which-arm = { $folder } has several arms. Name one as FOLDER#ARM. Its arms: { $known }
# $folder (String)
error-alone = { $folder } has only one arm. Name another folder to compare it with.
# $one (String)
# $other (String)
error-other-game = The two experiments play different games: { $one } and { $other }. Compare experiments with the same game.
# $message (String)
error-threads = Cannot start the threads: { $message }

# $known (String)
fault-unknown = unknown. Use one of: { $known }.
fault-missing = it is required.
fault-text = it must be a string.
fault-flag = it must be true or false.
# $from (String)
# $to (String)
fault-number = it must be a whole number from { $from } to { $to }.
fault-table = it must be a table.
fault-list = it must be a list with at least one value.
# $words (String)
fault-one-of = it must be one of: { $words }.
fault-pair = it must have the form NAME=VALUE,VALUE.
# $name (String)
fault-twice = two arms would be named { $name }. Rename one.
# $arms (Number)
# $most (Number)
fault-too-many = this makes { $arms } arms; at most { $most } are possible.
