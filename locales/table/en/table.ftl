### Words common to all games: the table, the referee, errors.
### Where a message has variables, functions take them in the order in which they first appear here.

## Errors of requests

error-bad-json = This line is not JSON (technical detail: { $detail }). Send one JSON object per line.
error-not-object = A request is a JSON object such as {"{"}"op":"legal"{"}"}, not { $found }.
error-no-op = The request has no "op". Use one of: { $ops }.
error-unknown-op = There is no op “{ $op }”. Use one of: { $ops }.
error-line-too-long = This line is longer than { $limit } MiB and was not read. Send a shorter one.
error-field-missing = The field “{ $field }” is missing. It must be { $expected }.
error-field-type = The field “{ $field }” must be { $expected }, not { $found }.
error-no-game = No game is in progress. Start one with "new", "set" or "replay".
error-unknown-game = There is no game “{ $game }”. Choose one of: { $games }.
error-either = Give either “{ $one }” or “{ $other }”, not both.
error-bad-seed = The seed must be a whole number from 0 to { $most }, not { $found }.
error-unknown-option = There is no option “{ $option }”. Choose one of: { $options }.
error-bad-option = The option “{ $option }” does not take { $found }. It must be { $expected }.
error-bad-options = The options must be a JSON object such as {"{"}"scenario":"main"{"}"}, not { $found }.
error-unknown-seat = There is no seat “{ $seat }”. Choose one of: { $seats }; or leave it out for a spectator.
error-not-available = “{ $op }” is not available here.
error-internal = This is a bug in the program, not your mistake. The game is unchanged; please report the bug.

## Errors of play

error-unknown-verb = No action begins with “{ $word }”. Write one of: { $verbs }.
error-empty-action = The action is empty. Write one of: { $verbs }.
error-bad-form = This action has too few or too many words. Write it as: { $form }.
error-unknown-name = There is nothing called “{ $name }” here. Check the unit, area or number you wrote.
error-not-your-turn = It is not your turn: waiting for { $seats }.
waiting-for = Another player is thinking: { $seats }.
error-over = The game is over. Undo an action, or start a new game.
error-chance-needed-dice = { $count ->
    [one] One more die is needed for: { $reason }.
   *[other] { $count } more dice are needed for: { $reason }.
}
error-chance-needed-draw = One more draw is needed for: { $reason }. Possible: { $ids }.
error-chance-impossible-die = { $found } is not a die result for: { $reason }. Give a whole number from 1 to 6.
error-chance-impossible-draw = { $found } cannot be drawn for: { $reason }. Possible: { $ids }.
error-chance-impossible = Chance result { $place } is { $found }. Give a whole number from 1 to 6 for a die, or an id in quotes for a draw.
error-chance-left-over = { $count ->
    [one] One chance result is not needed. Leave it out.
   *[other] { $count } chance results are not needed. Leave them out.
}
error-undo-reveals = This would undo dice or a draw. To allow that, start a game that allows Undo even after dice rolls and draws.
error-nothing-to-undo = There is nothing to undo.
error-nothing-to-redo = There is nothing to redo.
error-too-many-outcomes = This action has too many outcomes to list. Ask again just before the roll.

## Positions and journals

error-bad-position = This position is not possible (technical detail: { $detail }).
error-bad-position-field = This position is not possible; the problem is in the field “{ $field }” (technical detail: { $detail }).
error-position-left-out = “{ $field }” is missing, and a strict position must be complete. Add the field, or drop "strict" to use its default.
error-bad-journal = This journal cannot be read (technical detail: { $detail }).
error-journal-format = This journal has format { $format }, which this version does not know. Use a newer version of Kurgan.
error-journal-pack = This game was played with another data pack (needed: { $wanted }, loaded: { $found }). Load that pack to continue.
error-journal-cursor = The journal points past its last entry.
error-journal-commitment = The seed in this journal does not match the hash given at the start of the game.
error-journal-diverged = Entry { $entry } of the journal no longer replays as recorded: { $problem }. { $remedy }
error-journal-diverged-start = The set-up in the journal no longer replays as recorded: { $problem }. { $remedy }
journal-problem-unreadable = its action cannot be read
journal-problem-illegal = its action is not legal here
journal-problem-chance = its dice or draws do not match
journal-problem-hash = it leads to another position
journal-remedy-resume = The game can be resumed from its last good snapshot, turn { $turn }.
journal-remedy-none = No earlier snapshot can be used.

## What a field must be

expected-text = a string
expected-object = an object
expected-array = an array
expected-bool = true or false
expected-seed = a whole number
expected-count = a whole number from 1 to { $most }
expected-steps = a whole number of at least 1
expected-choice = one of: { $choices }
expected-integer = a whole number from { $from } to { $to }, or null
expected-set = a list of whole numbers from { $from } to { $to }
json-null = null
json-bool = true or false
json-number = a number
json-text = a string
json-array = an array
json-object = an object

## Hints

hint-expects = In { $count } of { $playouts } playouts (averages): { $ending }
hint-unplayed = No playout began with this action.
hint-only = This is the only choice.
hint-wins-more = Wins { $points } more games per hundred than “{ $action }”.
hint-wins-fewer = Wins { $points } fewer games per hundred than “{ $action }”.
hint-scores-more = Scores { $points } more than “{ $action }”.
hint-scores-less = Scores { $points } less than “{ $action }”.
hint-even = Too few games to show a difference from “{ $action }”.

## The review of a finished game

review-title = What decided the game?
review-text = { $playouts ->
    [one] The expert ran { $playouts } playout from every position of the game.
   *[other] The expert ran { $playouts } playouts from every position of the game.
} Each step from one position to the next is a decision followed by its dice: the effect of each is given in percentage points.
review-chart = Chance to win after each action, from the first turn to the last
review-start = Chance to win at the start: { $chance }
review-choice = Your decisions: { $points }
review-others = The other side’s decisions: { $points }
review-luck = Dice and draws: { $points }
review-costly = Your costliest decisions
review-costly-none = No decision cost more than luck can explain.
review-unlucky = Your unluckiest dice
review-unlucky-none = No roll or draw stands out as bad luck.
review-turn = Turn { $turn }

## Values of options

## Rules

rule-page = p. { $page }
rule-named = { $reference }, { $title }
