### What happens at the night crossing, a sentence for each event.

event-hour = Hour { $hour } begins.
event-refilled = The bag is empty. All six weather chits go back.
event-weather = Weather: { $weather } (guns { $change }).
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
event-dawn = { $companies ->
    [one] Dawn breaks. 1 company is across.
   *[other] Dawn breaks. { $companies } companies are across.
}
event-no-boats = { $companies ->
    [one] The last boat has sunk. 1 company is across.
   *[other] The last boat has sunk. { $companies } companies are across.
}
event-called-off = { $companies ->
    [one] The night is called off. 1 company is across.
   *[other] The night is called off. { $companies } companies are across.
}
