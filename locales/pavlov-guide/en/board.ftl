### Words of the pages of Pavlov's House: its board, its aids and the descriptions of its pieces.
### Names of counters, cards, tokens and locations come from the data pack.

## Names and states

pavlov-in-stock = Stock
pavlov-on-raid = on the raid
pavlov-fallen = casualty
pavlov-ready-title = Ready
pavlov-acted = has acted
pavlov-commanded = has a Command Token
pavlov-has-moved = has moved
pavlov-going = chosen for the raid
pavlov-tactic = Tactics
pavlov-fog = Fog of War
pavlov-points = { $points } VP
# $role (String) - the role of a defender.
pavlov-role = { $role ->
    [squad_leader] Squad leader
    [submachine_gunner] Submachine gunner
    [machine_gun_platoon_leader] Machine gun platoon leader
    [company_commander] Company commander
    [machine_gun_crew_leader] Machine gun crew leader
    [machine_gunner] Machine gunner
    [anti_tank_squad_leader] Anti-tank squad leader
    [anti_tank_rifleman] Anti-tank rifleman
    [mortar_section_leader] Mortar section leader
    [mortarman] Mortarman
    [artillery_observer] Artillery observer
    [sniper] Sniper
    [medic] Medic
    [medical_instructor] Medical instructor
   *[rifleman] Rifleman
}

## Labels of places and pieces

pavlov-counter-label = { $name }, Attack { $attack }, Suppress { $suppress }
pavlov-infantry-label = { $name }, infantry, Suppress { $value }, Defense { $defense }
pavlov-armor-label = { $name }, armor, Attack { $value }, Defense { $defense }
pavlov-circle-name = circle { $circle } of track { $track }
pavlov-position = Position { $id }
pavlov-position-empty = Position { $id } ({ $colours }): empty
pavlov-position-label = Position { $id } ({ $colours }): { $there }
pavlov-wall = Defense, { $colour } side
pavlov-wall-label = Defense Value, { $colour } side: { $value }
pavlov-suppression-box = Suppression box, { $colour } side
pavlov-suppression-label = { $count ->
    [0] Suppression box, { $colour } side: no tokens
    [one] Suppression box, { $colour } side: 1 token
   *[other] Suppression box, { $colour } side: { $count } tokens
}
pavlov-reserves-label = { $count ->
    [one] { $name }: 1 counter
   *[other] { $name }: { $count } counters
}
pavlov-track-label = Track { $number } ({ $colour })
pavlov-location-empty = { $location }: empty
pavlov-location-token = { $location }: { $token }
pavlov-location-disrupted = { $location }: disrupted
# $unit (String) - a unit of the Soviet cards, or the battalion at location 3: its name as short as the map needs it.
pavlov-short-unit = { $unit ->
    [army_cp] 62nd Army CP
    [division_cp] 13th Guards CP
    [sapper] 8th Sappers
    [signal] 139th Signal
    [artillery] 32nd Artillery
    [flotilla] Flotilla
    [aa_battalion] 267th AA
    [aa_regiment] 1083rd AA
   *[battalion] 3rd Rifle Bn
}
pavlov-on-location = { $what } on location { $number }
pavlov-mined = { $token } on track { $track }
pavlov-strongpoint-label = { $name } ({ $colour }): Defense { $defense }, { $points ->
    [one] 1 Victory Point
   *[other] { $points } Victory Points
}
pavlov-support-label = { $name }: { $tokens }, { $points ->
    [one] 1 Victory Point
   *[other] { $points } Victory Points
}
pavlov-card-used = { $card } (used)
pavlov-back-soviet = A Soviet card, face down
pavlov-back-wehrmacht = A Wehrmacht card, face down
pavlov-back-tactic = A Tactics card, face down
pavlov-back-order = An order, face down

## Trays

pavlov-tray-troubles = Which to remove?
pavlov-tray-hand = Soviet cards in hand
pavlov-tray-uses = What these cards can do
pavlov-tray-card = Wehrmacht card
pavlov-tray-german = German hand
pavlov-tray-orders = Orders
pavlov-tray-tactics = Tactics in force
pavlov-tray-raid = On the raid
pavlov-tray-taken = Strongpoints taken
pavlov-tray-fallen = Casualties
pavlov-tray-tokens = Tokens in the stock
pavlov-tray-stock = Reinforcements and prices
pavlov-tray-piles = Piles
# $pile (String) - the id of a pile.
pavlov-pile = { $pile ->
    [soviet] Soviet deck
    [discard] Discard pile
    [fog] Fog of War in the stock
   *[wehrmacht] Wehrmacht deck
}
pavlov-pile-count = { $count ->
    [0] No cards.
    [one] 1 card.
   *[other] { $count } cards.
}

## What a Soviet card can be used for

pavlov-effect-recover = Remove the Disrupted Token from one location of the unit.
pavlov-effect-resupply = Place up to { $count ->
    [one] 1 token of your choice
   *[other] { $count } tokens of your choice
} from the stock in the Staging Area.
pavlov-effect-storm-group = Raid the strongpoint in the Storm Group box.
pavlov-use-operational-support = Give tokens from the stock to another sector for Victory Points.
pavlov-use-send-reinforcements = Buy counters and weapons for { $points ->
    [one] 1 point
   *[other] { $points } points
}; they arrive in the Reserves box.
pavlov-effect-buttress = Spend a Sapper Token from the Supplies box: raise a Defense Value by one, or clear location 3.
pavlov-effect-field-defenses = Place a Sapper Token on a Sapper location; it rolls { $dice } dice against the next counter to enter.
pavlov-use-tactical-decision = Exchange a Fog of War card in hand for a new card.
pavlov-effect-wire = Place a Wire Token on a signal location. With all of them in place, { $actions ->
    [one] 1 card action a turn
   *[other] { $actions } card actions a turn
}.
pavlov-use-ready-artillery = Ready a battery for the Forward Observer.
pavlov-effect-load = Load tokens from the Staging Area, one on each boat.
pavlov-effect-deliver = Move tokens from the boats to the Supplies box; Ammunition becomes { $count ->
    [one] 1 Suppression Token
   *[other] { $count } Suppression Tokens
}.
pavlov-use-ready-anti-aircraft = Ready a gun: { $dice } dice against aircraft, or a shield for its location.
pavlov-fog-text = No action: it only takes up a place in your hand.
# Between the two units of a Soviet card.
pavlov-or = or

## What a Wehrmacht card does

pavlov-card-sniper = Roll for color and position: { $dice } dice against the Defense Value; a hit is a casualty.
pavlov-card-mortar = Roll for color and position: { $dice } dice against the Defense Value; a hit disrupts every counter there.
pavlov-card-artillery = Roll for a side: { $dice } dice against its Defense Value; a hit lowers it by one. At its lowest, every counter there is disrupted.
pavlov-card-bombers = { $aircraft } aircraft, Defense { $defense }. Each that gets through bombs the location rolled on three dice.
pavlov-arrives-infantry = Roll for a track; infantry arrives. Suppress { $value }, Defense { $defense }.
pavlov-arrives-armor = Roll for a track; armor arrives. Attack { $value }, Defense { $defense }.
pavlov-card-assault = For each color, all infantry suppresses and all armor attacks the building; add up their values.
pavlov-card-milk-house = The last strongpoint: place it in the Storm Group box.
pavlov-card-resupply = Spend one Food Token for every { $count ->
    [one] 1 counter in the house
   *[other] { $count } counters in the house
}; unfed counters are lost. Then turn up a new strongpoint.

## Gauges

pavlov-gauge-turn = Turn
pavlov-gauge-turn-of = { $turn }/{ $all }
pavlov-gauge-score = Points
pavlov-gauge-actions = Actions
pavlov-gauge-moves = Moves
pavlov-gauge-reveal = Cards to come
pavlov-gauge-resupply = Resupply on turn { $turn }
# $fed (Number) - so many the food is enough for; $mouths (Number) - so many eat.
pavlov-gauge-feeds = feeds { $fed } ({ $mouths } here)
# $token (String) - a kind of tokens: its name as short as the ledger needs it.
pavlov-gauge-token = { $token ->
    [food] Food
    [suppression] Suppression
   *[first_aid] First Aid
}
pavlov-gauge-in-supplies = in Supplies

## Sequence of play

pavlov-stage-orders = Planning: three orders
pavlov-stage-lay-tactic = Planning: a Tactics card
pavlov-stage-draw = Draw Soviet cards
pavlov-stage-cards = Use Soviet cards
pavlov-stage-tactics = Tactics cards come into force
pavlov-stage-wehrmacht = Three Wehrmacht cards
pavlov-stage-moves = Counters move
pavlov-stage-actions = Counters act
pavlov-stage-end = Remove Action and Command Tokens
pavlov-stage-last-raid = Final raid, then the score

## Aids

pavlov-aid-score = Score and awards
pavlov-aid-next = The next Wehrmacht card
pavlov-aid-supplies = Supplies and Food
pavlov-aid-assault = An Assault right now
pavlov-aid-hits = Chance of a hit
pavlov-aid-cards = What Soviet cards can do
pavlov-aid-counters = What counters can do
pavlov-aid-bombs = Chance of a bomb by location
pavlov-aid-deck = Cards left in the decks
pavlov-aid-raid = The raid
pavlov-aid-hidden = Hidden cards
pavlov-score-raids = Strongpoints raided
pavlov-score-support = Operational Support
pavlov-score-garrison = Soviet counters in the house, 1 each
pavlov-score-wehrmacht = Wehrmacht counters on the tracks, −{ $penalty } each
pavlov-score-sum = Current score
pavlov-score-loss = You lose at once if a Wehrmacht counter enters the house, location 18 would be disrupted twice, or no Soviet counter is left.
pavlov-score = Score
pavlov-level = Level
pavlov-award = Award
pavlov-card = Card
pavlov-kind = Kind
pavlov-chance = Chance
pavlov-side = Side
pavlov-token = Token
pavlov-deck = Deck
pavlov-defense = Defense
pavlov-location-word = Location
pavlov-there = State
pavlov-next-left = { $count ->
    [0] The deck is empty.
    [one] 1 card is left in the deck.
   *[other] { $count } cards are left in the deck.
}
pavlov-next-possible = The German player has chosen. As far as the defenders know, it is one of these:
pavlov-next-resupply = The next Resupply card comes on turn { $turn }.
pavlov-assault-suppress = Disrupts a position
pavlov-assault-attack = Lowers the Defense Value
pavlov-assault-text = Infantry disrupts every counter in one position of its color, rolled for; armor lowers the Defense Value. A disrupted counter that is hit again is lost.
pavlov-hits-text = One die that reaches the Defense Value is a hit, and one hit is enough. Marked: the current Defense Values of the house.
pavlov-raid-blocked = { $foes ->
    [one] No raid now: 1 Wehrmacht counter is on the { $colour } tracks.
   *[other] No raid now: { $foes } Wehrmacht counters are on the { $colour } tracks.
}
pavlov-raid-party = { $men ->
    [one] 1 raider: { $chance } to succeed, { $losses } lost on average.
   *[other] { $men } raiders: { $chance } to succeed, { $losses } lost on average.
}
pavlov-raid-men = Raiders
pavlov-raid-dice = Dice
pavlov-raid-losses = Lost on average
pavlov-raid-text = The total of all raiders’ dice must reach the Defense. Then each raider rolls one die and is lost on 1 to 4, success or not.
pavlov-food-need = To feed: { $mouths }. The next Resupply card takes { $need } Food; the Supplies box has { $have }.
pavlov-food-short = { $unfed ->
    [one] As things stand, 1 counter would go unfed.
   *[other] As things stand, { $unfed } counters would go unfed.
}
pavlov-ammunition-text = An Ammunition Token becomes { $count ->
    [one] 1 Suppression Token
   *[other] { $count } Suppression Tokens
} when it is delivered.
pavlov-act-attack = Attack infantry in line of sight with dice equal to the Attack Value.
pavlov-act-suppress = Suppress: move tokens, no more than the Suppress Value, from the Supplies box to the box of the position’s color.
pavlov-act-command = Command: three Recover actions for other counters.
pavlov-act-observe = Direct a ready battery: { $dice } dice against each of two neighboring counters on a track.
pavlov-act-anti-tank = With a weapon and a crew of two: fire at armor. Two actions.
pavlov-act-machine-gun = With a weapon and a crew of two: attack infantry or suppress. Two actions.
pavlov-act-mortar = With a weapon and a crew of two: suppress. Two actions.
pavlov-act-inspire = In a position: weapons with this counter’s other letter gain a die or a token.
pavlov-act-storm = Storm Group: rolls { $dice } dice in a raid.
pavlov-act-radio = In the radio position: buy reinforcements for { $points ->
    [one] 1 point
   *[other] { $points } points
}, while location 4 is not disrupted.
pavlov-act-recover = Recover: turn to the ready side, or remove the Disrupted Token.
pavlov-team = Command Team: { $here } of { $all } commanders are in positions. If all are in positions when the phase begins, you get one extra move and one extra action.
pavlov-legend = On a counter, the diamond shows Attack, the circle Suppress and the gold tabs its letters. Hatching with an hourglass means exhausted, orange stripes with a triangle disrupted, a dark disc with a check has acted, a star helped by a commander.
pavlov-bombs-text = A token on a location absorbs the bomb. A bomb on a disrupted location moves on to the next number.
pavlov-deck-wehrmacht = Wehrmacht cards not yet drawn, by deck
pavlov-deck-unseen = Wehrmacht cards that only the German player may have seen, by deck
pavlov-deck-soviet = { $count ->
    [one] Soviet deck (1 card): number of cards for each unit
   *[other] Soviet deck ({ $count } cards): number of cards for each unit
}
pavlov-deck-soviet-unseen = { $count ->
    [one] Soviet deck and hand (1 card unseen): number of cards for each unit
   *[other] Soviet deck and hand ({ $count } cards unseen): number of cards for each unit
}
pavlov-hidden-german = The German player holds { $hand ->
    [one] 1 Wehrmacht card
   *[other] { $hand } Wehrmacht cards
}, { $orders ->
    [one] 1 order face down
   *[other] { $orders } orders face down
}, { $tactics ->
    [one] 1 Tactics card in hand
   *[other] { $tactics } Tactics cards in hand
}.
pavlov-hidden-older = Orders and older cards
pavlov-hidden-fresh = Drawn since the orders
pavlov-hidden-resupply = A Resupply card is among the orders or the older cards.
pavlov-hidden-fresh-resupply = A Resupply card has been drawn since the orders were placed.
pavlov-hidden-soviet = The defenders hold { $hand ->
    [one] 1 Soviet card;
   *[other] { $hand } Soviet cards;
} in their deck: { $deck }.
pavlov-hidden-nothing = Nothing is hidden from you.
pavlov-fallen-count = Casualties so far: { $count }.

## Descriptions

pavlov-about-position = As { $colour } { $number }: Defense { $wall }, sees tracks { $tracks }.
pavlov-about-values = Attack { $attack }, Suppress { $suppress }.
pavlov-about-where = Place: { $place }.
pavlov-about-price = { $points ->
    [one] Costs 1 reinforcement point.
   *[other] Costs { $points } reinforcement points.
}
pavlov-about-crew = Needs a crew of two with letter { $letter } in its position.
pavlov-about-wall = Defense { $value } now; it never falls below { $least }.
pavlov-about-wall-low = It cannot fall further: a hit disrupts every counter on this side.
pavlov-about-suppression = Spend them against arriving Wehrmacht infantry on a track of this color: one die each, and one hit cancels the placement.
pavlov-about-empty-circle = Empty.
pavlov-about-mined = There is a Sapper Token here: it rolls { $dice } dice against the first counter to enter.
pavlov-about-sapper = Sapper location: a Sapper Token here rolls { $dice } dice against the first counter to enter.
pavlov-about-infantry = Infantry. In an Assault it adds { $value } to the dice that disrupt defenders.
pavlov-about-armor = Armor. In an Assault it adds { $value } to the dice against the Defense Value. Only anti-tank weapons and artillery can destroy it.
pavlov-about-defense = Defense { $value } now.
pavlov-about-raised = Printed Defense { $value }; a tactic has raised it.
pavlov-about-penalty = Costs { $points ->
    [one] 1 Victory Point if
   *[other] { $points } Victory Points if
} it is still there at the end.
pavlov-about-track = { $circles ->
    [one] 1 circle to
   *[other] { $circles } circles to
} the { $colour } side of the house; Wehrmacht counters on it: { $here }.
pavlov-about-advance = New counters arrive on circle 1 and push forward those ahead of them. A counter pushed off the last circle takes the house.
pavlov-about-accepts = Can hold: { $tokens }.
pavlov-about-location-3 = A second bomb here, while it is disrupted, disrupts every counter that is in a position.
pavlov-about-location-18 = A second bomb here, while it is disrupted, loses the game.
pavlov-about-signal = When it becomes disrupted, a Fog of War card goes to the discard pile.
pavlov-about-bombed = Bombs can disrupt it; while it is disrupted, the unit can only Recover here.
pavlov-about-locations = Its locations: { $numbers }.
pavlov-about-by = Offered by: { $units }.
pavlov-about-tokens = Supplies box { $supplies }, Staging Area { $staging }, stock { $stock }.
pavlov-about-disrupted = A disrupted counter can only Recover; a second Disrupted Token makes it a casualty. A disrupted location is out of use.
pavlov-about-exhausted = An exhausted counter can only Recover.
pavlov-about-deck = From deck { $deck }.
pavlov-about-support = The locations { $numbers } must not be disrupted; the tokens come from the stock and leave the game.
pavlov-about-support-short = The stock does not have these tokens now.
pavlov-token-sapper = To raise a Defense Value, or to place on a Sapper location.
pavlov-token-first-aid = Saves a counter that would become a casualty, at that moment.
pavlov-box-reserves = Counters waiting inside the house. They have no line of sight and cannot be hit, but they must be fed.
pavlov-box-supplies = Everything the house needs to live and fight.
pavlov-box-staging = Tokens that wait on the far bank for the boats.
pavlov-box-storm = The German strongpoint that a Storm Group may raid.
pavlov-box-support = The sector of Stalingrad that needs supplies.
pavlov-box-house = All tracks end here. If a Wehrmacht counter gets in, the defenders lose.
