### The board of the night crossing, its aids and the descriptions of its pieces.

## The map

map-title = Night crossing
map-river = VOLGA
quay = East bank: the quay
tray-sunk = Sunk

## Labels of places and pieces

label-boat = { $boat }: load { $load }, hull { $hull } of { $most }, { $place }
label-landing = { $landing }: guns { $guns }, boats { $boats } of { $room }
label-light-now = In the searchlight: { $landing }
label-light-last = Lit last hour, dark this hour: { $landing }
label-light-aim = Aimed at: { $landing }
label-weather = Weather: { $weather } (guns { $change })
place-quay = at the quay
place-sent = bound for { $landing }
place-sunk = sunk
nothing = –

## Gauges and sequence of play

gauge-landed = Landed
gauge-weather = Weather
value-landed = { $companies } of { $goal }
value-weather = { $weather } ({ $change })
stage-weather = Weather
stage-aim = Aim
stage-load = Loading
stage-light = Searchlight
stage-fire = Fire
stage-land = Landing

## Aids, and the board for a terminal

aid-landings = Landings this hour
aid-weather = Weather chits
head-landing = Landing
head-light = Light
head-guns = Guns
head-room = Room
head-boats = Boats
head-boat = Boat
head-load = Load
head-hull = Hull
head-place = Where
head-weather = Weather
note-landings = Only the guns at the landing in the searchlight roll, one die each. Each 5 or 6 is a hit.
note-weather = A chit drawn stays out of the bag until the bag is empty.
light-now = lit now
light-dark = dark
light-possible = possible
chit-now = this hour
chit-bag = in the bag
chit-drawn = drawn
board-head = Hour { $hour } of { $hours }: { $phase }
board-landed = Companies landed: { $companies } (foothold { $foothold }, bridgehead { $bridgehead })
board-bag = In the bag: { $chits }

## Descriptions

about-load = { $load ->
    [one] Carries 1 company
   *[other] Carries { $load } companies
}
about-hull = Hull: { $hull } of { $most }
about-place = Now: { $place }
about-guns = Guns: { $printed } printed, { $guns } with this weather
about-room = Room: { $boats } of { $room } taken
about-light = Searchlight: { $light }
about-boats = Boats: { $boats }
about-quay = Each boat that stays here regains 1 hull point an hour
about-weather = Changes the number of dice for the guns by { $change }
about-bag = In the bag: { $chits }
about-landed = { $companies ->
    [one] 1 company is across
   *[other] { $companies } companies are across
}
about-foothold = Foothold, a draw: { $companies }
about-bridgehead = Bridgehead, a win: { $companies }
