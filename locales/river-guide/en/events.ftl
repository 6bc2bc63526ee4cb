### What happens at the night crossing, a sentence for each event.

event-hour = Hour { $hour } begins.
event-refilled = The bag is empty. All six weather chits go back.
event-weather = Weather: { $chit } (guns { $change }).
event-aimed = The searchlight is aimed.
event-aimed-at = The searchlight is aimed at { $landing }.
event-sent = { $boat } sets out for { $landing }.
event-lit = The searchlight falls on { $landing }.
event-lit-die = The searchlight falls on { $landing } (die { $die }).
event-fired = { $hits ->
    [0] The guns at { $landing } fire ({ $dice }) and miss.
    [one] The guns at { $landing } fire ({ $dice }): 1 hit.
   *[other] The guns at { $landing } fire ({ $dice }): { $hits } hits.
}
event-hit = { $boat } is hit, hull { $hull } left.
event-sunk = { $boat } sinks with its load.
event-landed = { $load ->
    [one] { $boat } lands 1 company at { $landing }.
   *[other] { $boat } lands { $load } companies at { $landing }.
}
event-patched = { $boat } is patched up to hull { $hull }.
event-over-dawn = { $landed ->
    [one] Dawn breaks. 1 company is across.
   *[other] Dawn breaks. { $landed } companies are across.
}
event-over-no-boats = { $landed ->
    [one] The last boat has sunk. 1 company is across.
   *[other] The last boat has sunk. { $landed } companies are across.
}
event-over-called-off = { $landed ->
    [one] The night is called off. 1 company is across.
   *[other] The night is called off. { $landed } companies are across.
}
