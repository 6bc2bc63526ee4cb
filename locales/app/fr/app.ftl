### Why the application refuses a request.

error-bad-request = La requête est illisible : { $detail }
error-too-large = La requête est trop grande.
error-no-page = Cette page n’existe pas.
error-no-game = Cette partie n’existe pas, ou vous n’y avez pas de siège.
error-no-method = Cette adresse n’accepte pas ce genre de requête.
error-bad-token = Ce jeton n’ouvre aucun siège. Demandez un nouveau lien.
error-need-player = Le jeton d’un siège ne permet pas cela. Envoyez la requête en tant que joueur, sans lui.
error-foreign-origin = La requête vient d’un autre site et a été refusée.
error-wrong-host = Kurgan ne répond ici que sous les noms localhost, 127.0.0.1 et [::1].
error-too-many = Trop de requêtes. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-too-slow = La requête a pris trop de temps.
error-internal = Quelque chose a mal tourné dans le serveur. Rien n’a été changé ; les messages du serveur en disent plus.
error-stale = La partie a avancé. Regardez-la de nouveau avant de décider.
error-not-your-seat = Vous n’occupez pas ce siège : { $seat }.
error-not-all-seats = Seul celui qui occupe tous les sièges de la partie peut faire cela.
error-not-your-action = L’action était celle d’un autre joueur : lui seul peut l’annuler ou la rejouer.
error-sealed = Le journal montrerait ce que cachent d’autres joueurs. Il sera disponible à la fin de la partie.
error-too-many-games = Vous avez { $most ->
    [one] { $most } partie
   *[other] { $most } parties
}, autant que ce serveur en garde pour un joueur. Supprimez-en dont vous n’avez plus besoin.
error-known-deal = Dans cette partie, les joueurs se cachent des cartes. Qui aurait choisi la graine, lancé et tiré pour tout le monde, ou apporté le journal connaîtrait les cartes et les dés à venir : n’indiquez pas de graine, laissez le programme lancer et tirer, et continuez de tels journaux sur votre propre ordinateur.
error-other-pack = Le journal apporte ses propres fichiers de données. Ce serveur ne joue qu’avec les siens.
error-dice-differ = Les résultats de l’entrée { $entry } ne viennent pas de la graine du journal.
error-whole = La partie se joue comme écrite ; il n’y a rien à reprendre.
error-busy = Le serveur est occupé avec d’autres en ce moment. Réessayez bientôt.
error-no-need-of-chance = Les dés de cette partie sont lancés par le programme ; on ne peut pas fournir de résultats.
