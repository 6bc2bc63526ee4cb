### Why the application refuses a request.

# $detail (String)
error-bad-request = The server cannot read this request: { $detail }
error-too-large = The request is too large.
error-no-page = There is no such page.
error-no-game = There is no such game, or you have no seat in it.
error-no-method = This address does not accept this method.
error-bad-token = This token does not belong to any seat. Ask for a new link.
error-need-player = A seat token cannot do this. Send the request as a player, without the token.
error-foreign-origin = The request comes from another site and was refused.
error-wrong-host = Kurgan answers here only under the names localhost, 127.0.0.1 and [::1].
# $seconds (Number)
error-too-many = Too many requests. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-too-slow = The request took too long.
error-internal = Something went wrong on the server. Nothing was changed; see the server log.
error-stale = The game has changed in the meantime. Review it and choose again.
# $seat (String)
error-not-your-seat = You do not hold the seat { $seat }.
error-not-all-seats = To do this you must hold all seats of the game.
error-not-your-action = Another player took this action: only they can undo or redo it.
error-sealed = The journal contains other players’ hidden cards. It will be available when the game is over.
# $most (Number)
error-too-many-games = You have { $most ->
    [one] one game
   *[other] { $most } games
}, the limit for one player on this server. Delete any you no longer need.
error-known-deal = In this game players hide cards from each other. Anyone who chose its seed, rolled its dice or loaded its journal would know the cards and dice to come. Leave out the seed and your own dice, and continue such journals on your own computer.
error-other-pack = The journal contains its own data files. This server plays only with its own.
# $entry (Number)
error-dice-differ = The results of entry { $entry } do not come from the journal’s seed.
error-whole = The game replays as recorded; there is nothing to resume.
error-busy = The server is busy. Try again soon.
error-no-need-of-chance = The program rolls the dice in this game; you cannot enter results.
