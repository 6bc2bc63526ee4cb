### Why the application refuses a request.

error-bad-request = Requête illisible : { $detail }
error-too-large = La requête est trop grande.
error-no-page = Cette page n’existe pas.
error-no-game = Cette partie n’existe pas, ou vous n’y avez pas de siège.
error-no-method = Cette adresse n’accepte pas cette méthode.
error-bad-token = Ce jeton n’ouvre aucun siège. Demandez un nouveau lien.
error-need-player = Le jeton d’un siège ne permet pas cela. Envoyez la requête en tant que joueur, sans jeton.
error-foreign-origin = La requête vient d’un autre site et a été refusée.
error-wrong-host = Kurgan ne répond ici que sous les noms localhost, 127.0.0.1 et [::1].
error-too-many = Trop de requêtes. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-too-slow = La requête a pris trop de temps.
error-internal = Une erreur s’est produite sur le serveur. Rien n’a été changé ; le journal du serveur en dit plus.
error-stale = La partie a avancé entre-temps. Regardez où elle en est et choisissez de nouveau.
error-not-your-seat = Vous n’occupez pas ce siège : { $seat }.
error-not-all-seats = Pour cela, il faut occuper tous les sièges de la partie.
error-not-your-action = Cette action est celle d’un autre joueur : lui seul peut l’annuler ou la rétablir.
error-sealed = Le journal contient les cartes cachées d’autres joueurs. Il sera disponible à la fin de la partie.
error-too-many-games = Vous avez { $most ->
    [one] { $most } partie
   *[other] { $most } parties
}, la limite par joueur sur ce serveur. Supprimez celles dont vous n’avez plus besoin.
error-known-deal = Dans cette partie, les joueurs se cachent leurs cartes. Choisir la graine, lancer ses propres dés ou charger le journal, ce serait connaître les cartes et les dés à venir. N’indiquez ni graine ni dés, et poursuivez ce genre de journal sur votre propre ordinateur.
error-other-pack = Le journal contient ses propres fichiers de données. Ce serveur ne joue qu’avec les siens.
error-dice-differ = Les résultats de l’entrée { $entry } ne proviennent pas de la graine du journal.
error-whole = La partie se rejoue telle qu’elle a été enregistrée ; il n’y a rien à reprendre.
error-busy = Le serveur est occupé. Réessayez bientôt.
error-no-need-of-chance = Dans cette partie, c’est le programme qui lance les dés ; vous ne pouvez pas saisir de résultats.
