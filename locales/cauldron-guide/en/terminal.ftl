### The board of The Cauldron for a terminal.

cauldron-board-head = { $scenario }, turn { $turn } of { $last }: { $phase }
cauldron-board-situation = SSI { $ssi } · morale { $morale } · { $weather } weather · Final Offensive { $offensive }
cauldron-board-offensive-index = at { $index } of 8
cauldron-board-offensive-launched = launched on turn { $turn }
cauldron-board-offensive-never = will not come
cauldron-board-means = Supply { $supply } · IP { $ip } · wounded { $wounded }, evacuated { $evacuated } · movement tally { $tally }
cauldron-board-relief = Luftwaffe { $luftwaffe } · Relief Force { $relief }, { $track }, { $name }
cauldron-board-not-rolled = not rolled
cauldron-board-held = Markers held: { $markers }
cauldron-board-commit = Commit +{ $shows }
cauldron-board-rumor = Rumor: { $rumor }
cauldron-board-rumors-over = Rumors over: { $rumors }
cauldron-board-area = Area
cauldron-board-signs = Signs
cauldron-board-pdm = PDM
cauldron-board-next = Adjacent
cauldron-board-german = German
cauldron-board-mark-german = G
cauldron-board-mark-soviet = S
cauldron-board-mark-empty = –
cauldron-board-sign-key = K
cauldron-board-sign-airfield = A
cauldron-board-sign-stalingrad = C
cauldron-board-sign-breakthrough = B
cauldron-board-sign-hit = H
cauldron-board-sign-relief = R
cauldron-board-legend = G German, S Soviet unit, – empty, * depleted; PDM active/inactive
cauldron-board-legend-signs = K Key Area, A airfield, C Stalingrad, B Breakthrough, R Relief Force, H Hit; > under attack
cauldron-board-boxes = In Relief Force boxes: { $units }
cauldron-board-in-box = { $place }: { $units }
cauldron-board-attacks = Attacks planned: { $attacks }
cauldron-board-attack = { $target } by { $units } with { $supply } supply
cauldron-board-lost = Lost: { $units }
cauldron-board-to-place = To be placed: { $units }
cauldron-board-pile = { $count ->
    [one] 1 card in the deck: { $cards }
   *[other] { $count } cards in the deck: { $cards }
}
cauldron-board-removed = Out of the game: cards { $cards }
cauldron-board-surrendered = 6th Army surrendered on turn { $turn }.
cauldron-board-collapsed = 6th Army has collapsed.
cauldron-board-destroyed = 6th Army is destroyed.
