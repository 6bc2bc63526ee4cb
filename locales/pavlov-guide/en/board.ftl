### Words of the pages of Pavlov's House: its board, its aids, what there is to know about its pieces.
### Names of counters, cards, tokens and locations come from the data pack.

## Names and states

pavlov-in-stock = Stock
pavlov-on-raid = on the raid
pavlov-fallen = fallen
pavlov-ready-title = Ready
pavlov-acted = has acted
pavlov-commanded = helped by a commander
pavlov-has-moved = has moved
pavlov-going = going on the raid
pavlov-tactic = Tactics
pavlov-fog = Fog of War
pavlov-points = { $points } VP
# $role (String) - what a man of the garrison was.
pavlov-role = { $role ->
    [squad_leader] Squad leader
    [submachine_gunner] Submachine gunner
    [machine_gun_platoon_leader] Leader of the machine-gun platoon
    [company_commander] Company commander
    [machine_gun_crew_leader] Leader of a machine-gun crew
    [machine_gunner] Machine gunner
    [anti_tank_squad_leader] Leader of an anti-tank squad
    [anti_tank_rifleman] Anti-tank rifleman
    [mortar_section_leader] Leader of the mortar section
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
pavlov-location-empty = { $location }: nothing there
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
    [aa_battalion] 267th Anti-air
    [aa_regiment] 1083rd Anti-air
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

pavlov-tray-troubles = What is taken off?
pavlov-tray-hand = Soviet cards in hand
pavlov-tray-uses = What these cards can do
pavlov-tray-card = Wehrmacht card
pavlov-tray-german = German hand
pavlov-tray-orders = Orders
pavlov-tray-tactics = Tactics in force
pavlov-tray-raid = On the raid
pavlov-tray-taken = Cards won
pavlov-tray-fallen = Fallen
pavlov-tray-tokens = Tokens in the stock
pavlov-tray-stock = Reinforcements, with their price
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

pavlov-effect-recover = Take the Disrupted Token off one location of the unit.
pavlov-effect-resupply = Bring up to { $count ->
    [one] 1 token of your choice
   *[other] { $count } tokens of your choice
} from the stock to the Staging Area.
pavlov-effect-storm-group = Raid the strongpoint in the Storm Group box.
pavlov-use-operational-support = Give tokens of the stock to another sector for Victory Points.
pavlov-use-send-reinforcements = Buy counters and weapons for { $points ->
    [one] 1 point
   *[other] { $points } points
}; they come to the Reserves.
pavlov-effect-buttress = Spend a Sapper Token from the Supplies box: raise a Defense Value by one, or clear location 3.
pavlov-effect-field-defenses = Place a Sapper Token from the Supplies box on a Sapper location; whoever enters faces { $dice } dice.
pavlov-use-tactical-decision = Exchange a Fog of War card in hand for a new card.
pavlov-effect-wire = Place a Wire Token on a signal location. With all of them in place, { $actions ->
    [one] 1 card action a turn
   *[other] { $actions } card actions a turn
}.
pavlov-use-ready-artillery = Make a battery ready for the Forward Observer.
pavlov-effect-load = Load tokens from the Staging Area, one on each boat.
pavlov-effect-deliver = Bring what the boats carry to the Supplies box; Ammunition becomes { $count ->
    [one] 1 Suppression Token
   *[other] { $count } Suppression Tokens
}.
pavlov-use-ready-anti-aircraft = Make a gun ready: { $dice } dice against aircraft, or a shield for its location.
pavlov-fog-text = It can be used for nothing and takes a place in the hand.
# Between the two units of a Soviet card.
pavlov-or = or

## What a Wehrmacht card does

pavlov-card-sniper = Roll for color and position: { $dice } dice against the Defense Value; a hit is a casualty.
pavlov-card-mortar = Roll for color and position: { $dice } dice against the Defense Value; a hit disrupts everybody there.
pavlov-card-artillery = Roll for a side: { $dice } dice against its Defense Value; a hit lowers it by one. At its lowest, everybody there is disrupted.
pavlov-card-bombers = { $aircraft } aircraft, Defense { $defense }. Each that gets through bombs the location of three dice.
pavlov-arrives-infantry = Infantry comes to a rolled track. Suppress { $value }, Defense { $defense }.
pavlov-arrives-armor = Armor comes to a rolled track. Attack { $value }, Defense { $defense }.
pavlov-card-assault = On every side the infantry suppresses and the armor fires at the house, with all their values together.
pavlov-card-milk-house = The last strongpoint comes to the Storm Group box.
pavlov-card-resupply = One Food Token for every { $count ->
    [one] 1 counter in the house
   *[other] { $count } counters in the house
}, or those unfed are lost. Then a new strongpoint is turned up.

## Gauges

pavlov-gauge-turn = Turn
pavlov-gauge-turn-of = { $turn }/{ $all }
pavlov-gauge-score = Points
pavlov-gauge-actions = Actions
pavlov-gauge-moves = Moves
pavlov-gauge-reveal = Cards to come
pavlov-gauge-resupply = Resupply in turn { $turn }
# $fed (Number) - so many the food is enough for; $mouths (Number) - so many eat.
pavlov-gauge-feeds = feeds { $fed }, { $mouths } here
# $token (String) - a kind of tokens: its name as short as the ledger needs it.
pavlov-gauge-token = { $token ->
    [food] Food
    [suppression] Suppression
   *[first_aid] First aid
}
pavlov-gauge-in-supplies = in Supplies

## Sequence of play

pavlov-stage-orders = Planning: three orders
pavlov-stage-lay-tactic = Planning: a Tactics card
pavlov-stage-draw = Draw Soviet cards
pavlov-stage-cards = Use Soviet cards
pavlov-stage-tactics = Tactics cards come into force
pavlov-stage-wehrmacht = Three Wehrmacht cards
pavlov-stage-moves = Moves of counters
pavlov-stage-actions = Actions of counters
pavlov-stage-end = Take off Action and Command Tokens
pavlov-stage-last-raid = The last raid, then the score

## Aids

pavlov-aid-score = Score and awards
pavlov-aid-next = The next Wehrmacht card
pavlov-aid-supplies = Supplies and food
pavlov-aid-assault = If an Assault came now
pavlov-aid-hits = Chance of a hit
pavlov-aid-cards = What Soviet cards offer
pavlov-aid-counters = What counters can do
pavlov-aid-bombs = Where bombs fall
pavlov-aid-deck = What is left in the decks
pavlov-aid-raid = The raid
pavlov-aid-hidden = Hidden cards
pavlov-score-raids = Strongpoints raided
pavlov-score-support = Operational Support
pavlov-score-garrison = Soviet counters in the house, 1 each
pavlov-score-wehrmacht = Wehrmacht counters on the tracks, −{ $penalty } each
pavlov-score-sum = Score as it stands
pavlov-score-loss = Lost at once: a Wehrmacht counter enters the house, location 18 is disrupted twice, or nobody is left in the house.
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
pavlov-there = There
pavlov-next-left = { $count ->
    [0] The deck is used up.
    [one] 1 card is left in the deck.
   *[other] { $count } cards are left in the deck.
}
pavlov-next-possible = The German has chosen. As far as the defenders know, it is one of these:
pavlov-next-resupply = The next Resupply card comes in turn { $turn }.
pavlov-assault-suppress = Disrupts somebody
pavlov-assault-attack = Lowers the Defense Value
pavlov-assault-text = Infantry disrupts everybody on one rolled position of its color; armor lowers the Defense Value. A disrupted counter that is hit again is lost.
pavlov-hits-text = One die that reaches the Defense Value is a hit, and one hit is enough. Marked: the current Defense Values of the house.
pavlov-raid-blocked = { $foes ->
    [one] Not now: 1 Wehrmacht counter stands on the { $colour } tracks.
   *[other] Not now: { $foes } Wehrmacht counters stand on the { $colour } tracks.
}
pavlov-raid-party = { $men ->
    [one] 1 man going: { $chance } to succeed, { $losses } lost on average.
   *[other] { $men } men going: { $chance } to succeed, { $losses } lost on average.
}
pavlov-raid-men = Men
pavlov-raid-dice = Dice
pavlov-raid-losses = Lost on average
pavlov-raid-text = The dice of all raiders added up must reach the Defense. Afterwards each raider rolls a die and is lost on 1 to 4, success or not.
pavlov-food-need = Eating: { $mouths }. The next Resupply card takes { $need } Food; the Supplies box has { $have }.
pavlov-food-short = { $unfed ->
    [one] As things stand 1 counter would starve.
   *[other] As things stand { $unfed } counters would starve.
}
pavlov-ammunition-text = An Ammunition Token becomes { $count ->
    [one] 1 Suppression Token
   *[other] { $count } Suppression Tokens
} when it is delivered.
pavlov-act-attack = Attack infantry in line of sight, dice equal to the Attack Value.
pavlov-act-suppress = Suppress: tokens equal to the Suppress Value from the Supplies box to the box of the position’s color.
pavlov-act-command = Command: three recoveries of others.
pavlov-act-observe = Direct a ready battery: { $dice } dice against each of two neighbors on a track.
pavlov-act-anti-tank = With a weapon and a crew of two: fire at armor. Two actions.
pavlov-act-machine-gun = With a weapon and a crew of two: attack infantry or suppress. Two actions.
pavlov-act-mortar = With a weapon and a crew of two: suppress. Two actions.
pavlov-act-inspire = On a position: weapons of his letter gain a die or a token.
pavlov-act-storm = Rolls { $dice } dice in a raid.
pavlov-act-radio = The radio: reinforcements for { $points ->
    [one] 1 point
   *[other] { $points } points
}, while location 4 is not disrupted.
pavlov-act-recover = Recover: turn to the ready side, or lose the Disrupted Token.
pavlov-team = Command Team: { $here } of { $all } commanders stand on positions. If all are on positions when the phase begins, you get one extra move and one extra action.
pavlov-legend = On a counter: the diamond is Attack, the circle Suppress, letters stand on gold tabs; hatching with an hourglass is exhaustion, orange stripes with a triangle are disruption, a dark disc with a check means it has acted, a star that a commander helped it.
pavlov-bombs-text = A token on a location takes the bomb in its place. A bomb on a disrupted location goes on to the next number.
pavlov-deck-wehrmacht = Wehrmacht cards not yet drawn, by deck
pavlov-deck-unseen = Wehrmacht cards that only the German may have seen, by deck
pavlov-deck-soviet = { $count ->
    [one] Soviet deck, 1 card: cards with each unit
   *[other] Soviet deck, { $count } cards: cards with each unit
}
pavlov-deck-soviet-unseen = { $count ->
    [one] Soviet deck and hand, 1 card unseen: cards with each unit
   *[other] Soviet deck and hand, { $count } cards unseen: cards with each unit
}
pavlov-hidden-german = The German holds { $hand ->
    [one] 1 Wehrmacht card
   *[other] { $hand } Wehrmacht cards
}, { $orders ->
    [one] 1 order lies face down
   *[other] { $orders } orders lie face down
}, { $tactics ->
    [one] 1 Tactics card in hand
   *[other] { $tactics } Tactics cards in hand
}.
pavlov-hidden-older = Orders and older cards
pavlov-hidden-fresh = Drawn since the orders
pavlov-hidden-resupply = A Resupply card is among the orders and the older cards.
pavlov-hidden-fresh-resupply = A Resupply card has been drawn since the orders were placed.
pavlov-hidden-soviet = The defenders hold { $hand ->
    [one] 1 Soviet card;
   *[other] { $hand } Soviet cards;
} { $deck } are in their deck.
pavlov-hidden-nothing = Nothing is hidden from you.
pavlov-fallen-count = Fallen so far: { $count }.

## About a thing

pavlov-about-position = As { $colour } { $number }: Defense { $wall }, sees tracks { $tracks }.
pavlov-about-values = Attack { $attack }, Suppress { $suppress }.
pavlov-about-where = Place: { $place }.
pavlov-about-price = { $points ->
    [one] Costs 1 reinforcement point.
   *[other] Costs { $points } reinforcement points.
}
pavlov-about-crew = Needs a crew of two with { $letter } on its position.
pavlov-about-wall = Defense { $value } now; it falls no lower than { $least }.
pavlov-about-wall-low = It cannot fall any more: a hit disrupts everybody on this side.
pavlov-about-suppression = Spend them against arriving Wehrmacht infantry on a track of this color: one die each, and one hit cancels the placement.
pavlov-about-empty-circle = Nobody stands here.
pavlov-about-mined = A Sapper Token lies here: the first to enter faces { $dice } dice.
pavlov-about-sapper = Sapper location: a Sapper Token here rolls { $dice } dice against whoever enters.
pavlov-about-infantry = Infantry. In an Assault it brings { $value } to the dice that disrupt defenders.
pavlov-about-armor = Armor. In an Assault it adds { $value } to the dice against the Defense Value. Only anti-tank weapons and artillery can hurt it.
pavlov-about-defense = Defense { $value } now.
pavlov-about-raised = Printed Defense { $value }; a tactic has raised it.
pavlov-about-penalty = Costs { $points ->
    [one] 1 Victory Point if
   *[other] { $points } Victory Points if
} it still stands there at the end.
pavlov-about-track = { $circles ->
    [one] 1 circle to
   *[other] { $circles } circles to
} the { $colour } side of the house; Wehrmacht counters on it: { $here }.
pavlov-about-advance = Newcomers enter at the edge of the square and push on those before them. One that is pushed off the last circle takes the house.
pavlov-about-accepts = Can hold: { $tokens }.
pavlov-about-location-3 = A second bomb here, while it is disrupted, disrupts everybody on a position.
pavlov-about-location-18 = A second bomb here, while it is disrupted, loses the game.
pavlov-about-signal = When it is disrupted, a Fog of War card comes to the discards.
pavlov-about-bombed = Aircraft can disrupt it; while it is, the unit can only recover here.
pavlov-about-locations = Its locations: { $numbers }.
pavlov-about-by = Offered by: { $units }.
pavlov-about-tokens = Supplies box { $supplies }, Staging Area { $staging }, stock { $stock }.
pavlov-about-disrupted = A disrupted counter can only recover; a second disruption makes it a casualty. A disrupted location is out of use.
pavlov-about-exhausted = An exhausted counter can only recover.
pavlov-about-deck = From deck { $deck }.
pavlov-about-support = The locations { $numbers } must not be disrupted; the tokens come from the stock and leave the game.
pavlov-about-support-short = The stock does not hold these tokens now.
pavlov-token-sapper = To raise a Defense Value, or to place on a Sapper location.
pavlov-token-first-aid = Saves a counter that would become a casualty, at that moment.
pavlov-box-reserves = Those who wait inside the house. They see nobody and nothing can hit them, but they eat.
pavlov-box-supplies = Everything the house needs to live and fight.
pavlov-box-staging = What waits on the far bank for the boats.
pavlov-box-storm = The German strongpoint that a Storm Group may raid.
pavlov-box-support = The sector of Stalingrad that asks for supplies.
pavlov-box-house = Where all tracks lead. A Wehrmacht counter that gets here wins the battle for the Germans.
