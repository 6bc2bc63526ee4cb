### The night crossing: options, prompts, labels, odds and endings. Names of boats, landings and weather come from the data pack.

title = The Night Crossing

## Options

title-night = Night
option-night = How long the night is.
choice-night-short = four hours
choice-night-long = sixteen hours
title-searchlight = Searchlight
option-searchlight = Who aims the searchlight: a die, or a second player in secret.
choice-searchlight-die = a die
choice-searchlight-player = a second player

## Seats

seat-soviet = the ferry commander
seat-german = the German player

## Phases and prompts

phase-aim = Searchlight
phase-load = Loading
phase-hit = Fire
phase-over = Game over
prompt-aim = Choose the landing to aim the searchlight at. It shines once the boats have cast off.
prompt-load = Weather: { $weather } (guns { $change }). Send boats to the landings, then cast off.
prompt-hit = { $hits ->
    [one] Under fire: { $landing }. Choose the boat that takes the hit.
   *[other] Under fire: { $landing }. { $hits } hits are left. Choose the boat that takes the next one.
}

## Labels of actions

label-aim = Aim at { $landing }
label-send = Send { $boat } to { $landing }
label-cast-off = { $boats ->
    [0] Send no boats this hour
    [one] Cast off with 1 boat
   *[other] Cast off with { $boats } boats
}
label-hit = { $boat } takes the hit, hull { $hull } left
label-hit-sinks = { $boat } takes the hit and sinks
label-call-off = Call the night off (you lose)

## Requests for chance

roll-weather = the weather
roll-searchlight = the searchlight
roll-guns = the guns at { $landing }
roll-unknown = a result this game does not know

## Odds

odds-lit = light on { $landing }
odds-hits = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
odds-landed = { $companies ->
    [one] 1 company landed
   *[other] { $companies } companies landed
}
odds-certain = certain

## Ends

end-bridgehead = { $companies ->
    [one] Bridgehead: 1 company is across. The crossing succeeds.
   *[other] Bridgehead: { $companies } companies are across. The crossing succeeds.
}
end-foothold = { $companies ->
    [one] Foothold: 1 company is across. The game is a draw.
   *[other] Foothold: { $companies } companies are across. The game is a draw.
}
end-repelled = { $companies ->
    [one] Repelled: 1 company is across. The crossing fails.
   *[other] Repelled: { $companies } companies are across. The crossing fails.
}
end-called-off = The night was called off. The crossing fails.

## On offer

blurb = Stalingrad, 1942: bring your companies across the Volga before dawn, past the searchlight and the guns.
preset-first = A short night against the die, with Undo even after dice rolls.
preset-full = A long night against a second player.

## In the lab

score-name = companies landed
track-landed = Companies landed
track-afloat = Boats afloat
track-hull = Hull points of all boats
loss-boats = Boats lost
reason-dawn = dawn
reason-no-boats = all boats sunk
reason-called-off = called off

## Contents of a pack

counts = { $boats } boats, { $landings } landings, { $chits } weather chits, { $values } sources

## Placeholders in the notation of actions

placeholder-boat = BOAT
placeholder-landing = LANDING
