### Why the application refuses a request.

# $detail (String)
error-bad-request = The request cannot be read: { $detail }
error-too-large = The request is too large.
error-no-page = There is no such page.
error-no-game = There is no such game, or you have no seat in it.
error-no-method = This address does not take such a request.
error-bad-token = This token opens no seat. Ask for a new link.
error-need-player = A token of a seat cannot do this. Send the request as a player, without it.
error-foreign-origin = The request comes from another site and was refused.
error-wrong-host = Kurgan answers here only under the names localhost, 127.0.0.1 and [::1].
# $seconds (Number)
error-too-many = Too many requests. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-too-slow = The request took too long.
error-internal = Something went wrong in the server. Nothing was changed; the log of the server says more.
error-stale = The game has moved on. Look at it again before you decide.
# $seat (String)
error-not-your-seat = You do not hold the seat { $seat }.
error-not-all-seats = Only whoever holds all seats of the game may do this.
error-not-your-action = The action was another player’s: only they can undo or redo it.
error-sealed = The journal would show what other players hide. It will be available when the game is over.
# $most (Number)
error-too-many-games = You have { $most ->
    [one] one game
   *[other] { $most } games
}, as many as this server keeps for one player. Delete some that you no longer need.
error-known-deal = In this game players hide cards from each other. Whoever chose the number of its deal, rolled and drew for everybody, or brought in its journal would know the cards and dice to come: leave out the number and your own dice, and continue such journals on your own computer.
error-other-pack = The journal brings data files of its own. This server plays with its own files only.
# $entry (Number)
error-dice-differ = The results of entry { $entry } do not come from the seed of the journal.
error-whole = The game plays as written; there is nothing to resume.
error-busy = The server is busy with others at the moment. Try again soon.
error-no-need-of-chance = The dice of this game are rolled by the program; results cannot be handed in.
