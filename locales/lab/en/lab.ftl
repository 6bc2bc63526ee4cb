### The words of the lab: summaries, comparisons, reports and complaints.

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
summary-won = won { $rate }% (95% interval { $low }% to { $high }%, a draw as a half)
# $what (String)
# $mean (String)
# $error (String)
# $q5 (Number)
# $q25 (Number)
# $q50 (Number)
# $q75 (Number)
# $q95 (Number)
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
report-lead = { $game }. Games of each arm: { $games }. Arms: { $arms }. Seeds { $first } to { $last }.
report-paired = The dice are keyed: the same seed deals the same game in every arm, so that arms can be compared game by game.
report-unpaired = The dice run freely: games with the same seed in different arms have nothing to do with each other.
report-won = Games won
report-won-note = A draw counts as a half. Whiskers are 95% intervals (Wilson).
report-marginals = Games won by option
report-marginals-note = Each value in all arms that have it, whatever else they have. Where arms share their seeds the interval is that of one arm.
# $what (String)
report-scores = Scores: { $what }
report-tracks = Turn by turn
report-tracks-note = Each track at the first decision of a turn, for all games that got that far: the line is the median, the band reaches from the lowest tenth to the highest.
report-ends = How games end
report-losses = Where and when games are lost
report-losses-note = Percent of all games of the arm.
report-no-losses = No game was lost.
report-impact = What correlates with winning and losing
report-impact-note = Percentage points by which games with it are won more often than games without it. This is no proof of cause: some things happen only in games that go on for long, or that are lost already. Of many things some stand out by luck.
report-no-impact = Nothing stands out.
report-options = All options
report-yes = yes
report-no = no
report-as-printed = as printed

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
head-factor = What happened
head-games-with = Games with it
head-won-with = Won with it
head-won-without = Won without it
head-difference = Difference

## Comparisons

# $a (String)
# $b (String)
# $pairs (Number)
compare-paired = { $a } against { $b }: { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
} of games with the same seed.
# $a (String)
# $b (String)
# $first (Number)
# $second (Number)
compare-unpaired = { $a } against { $b }: { $first } and { $second } games that are not paired, as they have no seeds in common or their dice are not keyed.
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
compare-better = With the same seed, times that { $a } did better: { $first }; that { $b } did better: { $second }.
# $a (String)
# $b (String)
# $p (String)
compare-more = Against { $a }, { $b } wins more often. Luck is an unlikely reason ({ $p }): the difference is significant.
# $a (String)
# $b (String)
# $p (String)
compare-fewer = Against { $a }, { $b } wins less often. Luck is an unlikely reason ({ $p }): the difference is significant.
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
compare-score-higher = Against { $a }, { $b } scores higher, beyond what luck explains.
# $a (String)
# $b (String)
compare-score-lower = Against { $a }, { $b } scores lower, beyond what luck explains.
# $a (String)
# $b (String)
compare-score-alike = That the scores of { $a } and { $b } differ is not shown.

## Complaints

# $file (String)
# $message (String)
error-unreadable = { $file } cannot be read: { $message }
# $file (String)
# $message (String)
error-unwritable = { $file } cannot be written: { $message }
# $file (String)
error-disk-full = { $file } cannot be written: the disk is full. Make room and go on with --resume.
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
error-other = { $folder } holds the results of another experiment. Choose another folder with --out.
# $folder (String)
error-unfinished = { $folder } holds this experiment, begun but not ended. Go on with --resume, or choose another folder with --out.
# $folder (String)
error-finished = { $folder } holds the results of this experiment already. Choose another folder with --out to play it again.
# $folder (String)
error-occupied = { $folder } holds other files and no experiment. Choose another folder with --out.
# $folder (String)
error-in-use = { $folder }: this experiment is being played by another program right now.
# $arm (String)
# $seed (String)
error-failed = A game of { $arm } did not finish, among those from seed { $seed } on. This is a fault of the program; what was played before is kept.
# $folder (String)
error-no-run = { $folder } holds no finished experiment.
# $file (String)
# $message (String)
error-damaged = { $file } is damaged: { $message }
# $folder (String)
# $arm (String)
# $known (String)
error-no-arm = { $folder } has no arm { $arm }. Its arms are: { $known }
# $folder (String)
# $known (String)
error-which-arm = Which arm of { $folder }? Name one as FOLDER#ARM. Its arms are: { $known }
# $folder (String)
error-alone = { $folder } has only one arm. Name another folder to compare it with.
# $one (String)
# $other (String)
error-other-game = { $one } and { $other } are different games.
# $message (String)
error-threads = The threads cannot be started: { $message }

# $known (String)
fault-unknown = there is no such thing. Possible are: { $known }.
fault-missing = it has to be there.
fault-text = it has to be a text.
fault-flag = it has to be true or false.
# $from (String)
# $to (String)
fault-number = it has to be a whole number from { $from } to { $to }.
fault-table = it has to be a table.
fault-list = it has to be a list with at least one value.
# $words (String)
fault-one-of = it has to be one of these: { $words }.
fault-pair = it has to be of the form NAME=VALUE,VALUE.
# $name (String)
fault-twice = two arms would have the name { $name }.
# $arms (Number)
# $most (Number)
fault-too-many = that makes { $arms } arms; at most { $most } are possible.
