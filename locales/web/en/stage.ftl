### What is staged over the board, and the end of a game.

stage-label = Result
stage-all = Skip all
stage-before = Before the dice

story-open = Game report
story-title = { $result }: { $game }
story-goal = { $goal } to win
story-charts = Turn by turn
story-start = start
story-marked = ◆ Turning points: see below.
story-dice = Dice
story-face = rolled { $face }
story-rolled = Dice rolled on both sides: { $count }. Average: { $mean }, expected: { $expected }.
story-luck = Rolls that could go either way: { $tries }. In your favor: { $came }, expected: { $expected }.
# $luck (String) - how kind the dice were.
story-kindness = { $luck ->
    [very_kind] The dice were very kind to you.
    [kind] The dice were kind to you.
    [even] Luck evened out.
    [unkind] The dice were unkind to you.
   *[very_unkind] The dice were very unkind to you.
}
story-went = How it went
story-swing = Turn { $turn } changed the most: { $track } { $from } → { $to }.
story-chance = Chance of a good result: { $chance }.
story-again = New game, same options
story-same = Same deal again
story-board = Back to the board
