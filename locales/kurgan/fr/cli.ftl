### The words of the command line. Commands and file formats themselves are not translated.

## The program

about = Trois wargames en solitaire sur Stalingrad, avec toutes les règles et les chances exactes.
help-after =
    Sans commande, Kurgan s’ouvre dans votre navigateur : kurgan serve

    Exemples :
      kurgan                                          jouer dans le navigateur
      kurgan serve --listen 0.0.0.0:7878              avec des amis, un lien pour chaque siège
      kurgan new volga game.json                      une nouvelle partie, dés au hasard
      kurgan new volga game.json --seed 1942          les mêmes dés à chaque fois
      kurgan new cauldron pocket.json                 la 6e armée, encerclée
      kurgan new pavlov house.json --option tactics=veteran
      kurgan new pavlov duel.json --option players=competitive_two
      kurgan new volga f.json --option scenario=factory --option increased_supply=10,12
      kurgan play game.json                           la jouer ; tapez « ? » pour l’aide
      kurgan play game.json "buy artillery" "end supply"
      kurgan show game.json --log                     le plateau et ce qui s’est passé
      kurgan hint game.json                           les meilleures actions, et pourquoi
      kurgan watch cauldron --policy expert           regarder toute une partie
      kurgan verify game.json                         la rejouer, vérifier chaque dé
      kurgan lab run experiments/volga-options.toml   jouer des milliers de parties, avec rapport
      kurgan data sources --kind reconstructed        les valeurs qui ne sont pas imprimées

    Une partie est un fichier, son journal, enregistré après chaque action et jamais à moitié écrit.

    Codes de sortie : 0 succès, 1 vérification échouée ou action refusée, 2 commande incorrecte.

    Réalisation de passionnés, non officielle ; tout le mérite des jeux revient à leurs auteurs
    et éditeurs.
usage = Usage{"\u202F"}
heading-commands = Commandes{"\u202F"}
heading-arguments = Arguments{"\u202F"}
heading-options = Options{"\u202F"}
help-help = Afficher l’aide
version-help = Afficher la version
lang-help = Langue de l’affichage (par défaut celle du système : LC_ALL, LC_MESSAGES ou LANG)
help-values = valeurs possibles : { $values }
help-default = par défaut : { $value }

## What stands for a value, in the usage of a command

value-file = FICHIER
value-game = JEU
value-action = ACTION
value-folder = DOSSIER
value-number = N
value-seconds = S
value-option = NOM=VALEUR
value-grid = NOM=VALEUR,VALEUR
value-kind = ORIGINE
value-player = JOUEUR
value-seat = SIÈGE
value-seated = SIÈGE=JOUEUR
value-address = ADRESSE
value-level = NIVEAU
value-language = LANGUE
value-shell = SHELL
value-experiment = EXPÉRIENCE
value-side = CÔTÉ
value-command = COMMANDE
value-options = OPTIONS

## Commands

serve-about = Jouer dans le navigateur
serve-after =
    Sans --listen, seul cet ordinateur peut se connecter. Avec cette option, un cookie distingue les
    joueurs, et les autres prennent leur siège par un lien. Si vous ne faites pas confiance au réseau,
    placez un proxy TLS devant le serveur.

    KURGAN_LOG règle aussi le détail des messages. Vous pouvez arrêter le serveur avec Ctrl+C à tout
    moment : chaque action est déjà sur le disque.
backup-about = Sauvegarder toutes les parties dans un nouveau fichier, même pendant que le serveur tourne
games-about = Lister les jeux avec leurs scénarios et règles optionnelles
new-about = Commencer une partie et écrire son journal
new-after =
    Les règles optionnelles se choisissent une à une : --option rubble,
    --option parent_organization=each, --option reduced_morale=12, --option increased_supply=2,3.
    `kurgan games` en donne la liste.

    Avec --own-dice, vous lancez de vrais dés, tirez de vrais pions et cartes, et tapez ce qui sort.
show-about = Afficher le plateau, la décision à prendre et les actions permises
play-about = Jouer : taper des actions, ou les donner sur la ligne de commande
play-after =
    Sans ACTION, le plateau s’affiche et la décision vous est demandée. Tapez le numéro d’une action
    ou sa notation, par exemple : move 29/RCN 10

    Et aussi : undo [n], redo [n], odds ACTION, hint, blocked, log, board, help, quit.
    Chaque action est sur le disque avant la question suivante ; quittez quand vous voulez.

    Les ACTION données sont jouées l’une après l’autre ; la première refusée arrête tout avec le code
    de sortie 1, et les précédentes restent jouées.

    Avec --seat, un joueur automatique tient un siège, par exemple :
      kurgan play duel.json --seat german=search
    Vous jouez les autres sièges et ne voyez que ce qu’ils peuvent voir ; undo revient à votre
    dernière décision.
    Joueurs : random (hasard), expert (règles empiriques), lookahead (une action d’avance), flat
    (simule les actions prometteuses), search (de même, avec un arbre).
hint-about = Suggérer les meilleures actions, avec leurs chances et leurs raisons
hint-after =
    Le joueur simule beaucoup de parties à partir d’ici, avec ses propres dés : il ne connaît ni la
    graine de la partie ni ce qui vous est caché. Les chances de victoire supposent que les deux
    camps continuent selon des règles empiriques.

    Joueurs : random (hasard), expert (règles empiriques), lookahead (une action d’avance), flat
    (simule les actions prometteuses), search (de même, avec un arbre).
    Avec --playouts et --seed, la réponse est toujours la même ; sinon, il réfléchit une seconde.
watch-about = Regarder un joueur automatique jouer toute une partie
watch-after =
    Joueurs : random (hasard), expert (règles empiriques), lookahead (une action d’avance), flat
    (simule les actions prometteuses), search (de même, avec un arbre).
    --ms ou --playouts fixe le budget de flat et search pour chaque décision ; une seconde par défaut.
    --seat confie un siège à un autre joueur, par exemple : --seat german=flat
review-about = Expliquer une partie terminée : décisions ou dés ?
review-after =
    Depuis chaque position de la partie, l’expert simule beaucoup de parties. Entre deux positions, il
    y a une décision, puis les dés ; la somme des parts est l’écart entre la première position et la fin.
verify-about = Rejouer un journal et vérifier chaque position, chaque dé et l’empreinte de la graine
referee-about = Suivre le protocole d’arbitre : des lignes JSON sur l’entrée et la sortie standard
data-about = Examiner et vérifier les données d’un jeu
data-check-about = Vérifier un paquet de données et en lister tous les problèmes
data-check-after =
    Un paquet est un dossier avec certains fichiers de données d’un jeu, corrigés d’après l’exemplaire
    imprimé que vous possédez. Les fichiers absents sont ceux du programme.
data-sources-about = Montrer quelles valeurs sont imprimées, dérivées ou reconstituées
bench-about = Mesurer la vitesse : jouer des parties au hasard pendant quelques secondes
bench-after =
    Seules comptent les décisions avec au moins deux choix. Personne n’abandonne.
    La somme de contrôle porte sur les { $games } premières parties : deux séries qui ont la même somme
    ont joué les mêmes parties.
ladder-about = Classer les joueurs automatiques sur un grand nombre de parties
ladder-after =
    Les parties ont les graines 0, 1, 2 et ainsi de suite, les mêmes pour chaque joueur. Affiche un
    tableau Markdown : parties gagnées (une partie nulle compte pour une demi-victoire) avec un
    intervalle à 95 %, score moyen avec son erreur type, et écart avec le joueur précédent (verdict et
    score à parts égales, en centièmes).
    lookahead, flat et search jouent jusqu’à ce qu’on sache qui est le meilleur ; l’intervalle est
    valable à quelque moment qu’on s’arrête. Avec un budget en parties simulées, le tableau est
    reproductible.
train-about = Apprendre, d’après des parties de l’expert, ce que valent les positions d’un jeu
train-after =
    Fait jouer l’expert, avec quelques coups au hasard en début de partie, et entraîne un petit réseau
    sur les résultats. Les poids du programme, crates/GAME-guide/value.net, ont été produits par
    cette commande.
lab-about = Mener des expériences : jouer des milliers de parties, en tracer les courbes, les comparer
lab-run-about = Jouer une expérience et enregistrer chaque partie
lab-run-after =
    Une expérience est un fichier (voir docs/lab.md et experiments/), ou seulement des options de
    cette commande, qui l’emportent sur le fichier. Chaque bras joue les mêmes graines, par défaut
    avec des dés appariés, pour que les bras se comparent partie par partie.

    Interrompez-la quand vous voulez ; --resume la reprend et donne les mêmes fichiers à l’octet près.

    Exemples :
      kurgan lab run experiments/volga-options.toml
      kurgan lab run --game volga --grid rubble=off,on --games 5000 --out rubble
      kurgan lab run --game cauldron --grid policy=random,expert --option entry=B
lab-compare-about = Comparer deux expériences, ou les bras d’une seule
lab-compare-after =
    CÔTÉ est un dossier de résultats, ou DOSSIER#BRAS. Avec un seul côté, chaque bras est comparé à
    celui qui est nommé, ou au premier. Avec deux, on compare les bras nommés, ou ceux qui portent le
    même nom.
    Les parties sont appariées par graine si les deux côtés ont les mêmes graines et des dés appariés.

    Exemples :
      kurgan lab compare rubble.lab
      kurgan lab compare before.lab after.lab
      kurgan lab compare "options.lab#base" "options.lab#rubble"
completions-about = Afficher un script de complétion pour votre shell
completions-after =
    Par exemple : kurgan completions bash > ~/.local/share/bash-completion/completions/kurgan

## Arguments

arg-game = Le jeu ; `kurgan games` en donne la liste
arg-whose = Le jeu dont on utilise les données
arg-file = Le journal de la partie
arg-action = Une action en notation, entre guillemets si elle a plus d’un mot
arg-shell = Le shell
arg-listen = Laisser d’autres se connecter : une adresse et un port, par exemple 0.0.0.0:7878
arg-behind-proxy = Distinguer les visiteurs par la dernière adresse du champ X-Forwarded-For de votre proxy
arg-most-games = Nombre maximal de parties par joueur ; pas de limite pour les joueurs de cet ordinateur
arg-port = Le port sur cet ordinateur ; par défaut 7878 ou le premier port libre qui suit ; 0 pour n’importe lequel
arg-data = Le dossier de la base de données ; par défaut votre dossier de données d’application
arg-memory = Ne garder les parties qu’en mémoire, jusqu’à l’arrêt du serveur
arg-open = Ouvrir le navigateur
arg-no-open = Ne pas ouvrir le navigateur
arg-log-level = Le détail des messages sur la sortie d’erreur standard ; info par défaut
arg-backup = Le fichier à écrire
arg-json = Afficher du JSON
arg-seed = Graine de la partie ; au hasard par défaut
arg-own-dice = Lancer vos propres dés et tirer vos propres cartes et pions
arg-takebacks = Autoriser l’annulation même après un jet ou un tirage ; la même action redonne alors les mêmes résultats
arg-option = Choisir un scénario ou une règle optionnelle (répétable)
arg-pack = Un dossier avec des fichiers de données corrigés
arg-force = Remplacer le fichier s’il existe
arg-log = Afficher aussi le récit
arg-svg = Afficher plutôt le plateau sous forme d’image SVG
arg-kind = Seulement les valeurs de cette origine
arg-list = Lister toutes les valeurs
arg-seconds = Durée de jeu pour chaque jeu
arg-policy = Le joueur automatique
arg-policies = Un joueur automatique (répétable) ; tous par défaut
arg-ms = Temps de réflexion en millisecondes, avec tous les cœurs
arg-playouts = Nombre de parties simulées, avec un seul cœur
arg-seat = Confier ce siège à un joueur automatique (répétable)
arg-review-seat = Le siège à analyser ; le premier par défaut
arg-review-playouts = Nombre de parties simulées depuis chaque position
arg-ladder-playouts = Nombre de parties simulées par flat et search à chaque décision
arg-hint-seed = Graine des dés du joueur ; au hasard par défaut
arg-delay = Pause après chaque action, en millisecondes
arg-games = Nombre de parties pour random et expert
arg-most = Nombre maximal de parties pour lookahead, flat et search
arg-sample = Faire jouer aussi à search ce nombre de parties de chaque jeu, avec un budget de temps
arg-sample-ms = Son temps de réflexion pour chaque décision, en millisecondes ; une seconde par défaut
arg-weights = Le fichier des poids
arg-train-games = Nombre de parties d’apprentissage
arg-train-seed = Graine de toutes les parties et de l’entraînement
arg-experiment = Le fichier de l’expérience
arg-out = Le dossier des résultats ; par défaut le nom du fichier ou du jeu suivi de .lab
arg-threads = Nombre de fils d’exécution ; un par cœur par défaut
arg-lab-resume = Reprendre une exécution interrompue
arg-grid = Jouer toutes les combinaisons des valeurs de toutes les grilles ; un ensemble s’écrit 2+3, et le nom « policy » désigne les joueurs automatiques
arg-lab-policy = Un joueur automatique pour tous les sièges, ou SIÈGE=JOUEUR (répétable)
arg-lab-games = Nombre de parties par bras
arg-lab-seed = La graine de la première partie ; les autres suivent
arg-lab-playouts = Nombre de parties simulées par flat et search à chaque décision
arg-unpaired = Lancer des dés non appariés : plus rapide, mais les bras ne se comparent plus partie par partie
arg-turns-csv = Écrire aussi turns.csv
arg-side = Un dossier de résultats, ou DOSSIER#BRAS
arg-resume = Si le journal ne se rejoue plus, reprendre à son dernier instantané valable

## A command line that cannot be read

usage-unknown-argument = « { $argument } » n’est pas attendu ici.
usage-unknown-command = Il n’y a pas de commande « { $command } ».
usage-missing-command = Il manque une commande après { $command }. Choix possibles : { $commands }.
usage-missing-arguments = Arguments obligatoires manquants : { $arguments }.
usage-missing-value = Il manque une valeur pour { $argument }.
usage-bad-value = Valeur incorrecte « { $value } » pour { $argument }. { $why }
usage-values = Valeurs possibles : { $values }.
usage-too-many = « { $value } » est une valeur de trop pour { $argument }.
usage-twice = { $argument } figure deux fois ; ne l’indiquez qu’une fois.
usage-conflict = { $argument } et { $other } s’excluent ; donnez l’un ou l’autre.
usage-not-text = Un argument n’est pas du texte en UTF-8.
usage-wrong = Kurgan ne comprend pas cette ligne de commande.
usage-suggestion = Vouliez-vous dire { $suggestion } ?
usage-more = Pour en savoir plus : --help.
whole-wrong = Il faut un nombre entier de { $from } à { $to }.
address-wrong = Il faut une adresse et un port, par exemple 0.0.0.0:7878.

## serve

serving = Kurgan tourne à l’adresse { $address } et garde ses parties dans { $folder }. Arrêtez-le avec Ctrl+C.
serving-memory = Kurgan tourne à l’adresse { $address }. Ses parties sont perdues à l’arrêt. Arrêtez-le avec Ctrl+C.
no-data-folder = Votre système n’a pas de dossier de données d’application. Choisissez un dossier avec --data.
backed-up = Toutes les parties sont copiées dans { $file }. Pour les restaurer, placez ce fichier dans un dossier vide sous le nom kurgan.db et lancez le serveur avec --data.

## new

file-exists = { $file } existe déjà. Choisissez un autre nom, ou remplacez-le avec --force.
created = La nouvelle partie est dans { $file }. Pour la jouer : kurgan play { $file }
promise = Les dés ont été fixés avant le début de la partie. Empreinte : { $commitment }

option-unknown = { $option } : il n’y a pas d’option { $name } ; `kurgan games` en donne la liste.
option-value = { $option } : la valeur doit être { $values }.
option-bool = on ou off
option-integer = un nombre entier de { $from } à { $to }
option-set = des nombres entiers de { $from } à { $to }, séparés par des virgules

## games

game-title = { $title } ({ $game })
game-scenarios = Scénarios : { $scenarios }
game-options = Options :
option-choice = { $value } : { $name }
option-default = par défaut { $default } ; { $rule }
option-none = aucune valeur

## show and play

scene-title = Tour { $turn }, { $phase }
with-rule = { $message } ({ $rule })
prompt-hint = Tapez un numéro, une action ou « ? » pour l’aide.
play-help =
    Un numéro       jouer cette action de la liste
    Une action      la jouer en notation, voir la liste ci-dessous
    board           montrer de nouveau le plateau et la liste
    odds ACTION     les chances exactes d’une action (ou de son numéro)
    hint            les meilleures actions, avec leurs chances et leurs raisons
    blocked         les actions attendues mais impossibles maintenant, et pourquoi
    log             tout ce qui s’est passé
    undo [n]        annuler la dernière action, ou n actions
    redo [n]        rétablir la dernière action annulée, ou n actions
    quit            quitter ; tout est enregistré
play-forms = La notation de ce jeu :
    { $forms }
number-unknown = { $count ->
    [0] Il n’y a rien à choisir.
   *[other] Il n’y a pas d’option { $number } ; choisissez de 1 à { $count }.
}
steps-wrong = { $text } n’est pas un nombre d’actions.
saved = Enregistré. Continuez avec : kurgan play { $file }
nothing-blocked = Aucune action attendue n’est bloquée pour l’instant.
undone = Annulé.
seat-wrong = Il faut un siège et son joueur, par exemple german=search. Joueurs : { $players }.
seat-unknown = Il n’y a pas de siège « { $seat } » dans cette partie. Ses sièges : { $seats }.
seat-own-dice = Dans cette partie, vous lancez vous-même les dés et tirez les cartes : un joueur automatique ne pourrait pas vous cacher les siennes.
seat-played = Joueur automatique : { $seat } ({ $player })
seat-played-action = Joueur automatique : { $seat } ({ $player }), { $action }
undo-over = La partie est terminée et toutes les cartes cachées sont connues : rien ne peut être annulé.
played-first = D’abord : { $action }
refused = { $action } : { $message }
resumed = Le journal ne se rejoue plus ; la partie reprend à la position qui suit l’action { $entries }. L’ancien journal est conservé dans { $file }.
how-to-resume = Pour reprendre à son dernier instantané valable : kurgan play { $file } --resume
rules-changed = Cette partie a été enregistrée par une version antérieure de Kurgan. Ses règles ou son matériel ont changé depuis ; elle continue avec ceux d’aujourd’hui.
chance-hint = Tapez les dés, la carte ou le pion tels qu’ils sont sur votre table, ou cancel.
chance-cancelled = Annulé : l’action n’a pas été jouée.
chance-ended = L’entrée s’est terminée avant que vous ayez donné tous les résultats.

## review

review-unfinished = La partie n’est pas encore terminée. L’analyse sera disponible quand elle le sera.
review-for = Analyse pour : { $seat }
review-first = Début

## verify

verified = { $file } : { $entries ->
    [one] { $entries } action rejouée
   *[other] { $entries } actions rejouées
} jusqu’aux mêmes positions. Tous les dés et tirages proviennent de la graine (entrées avec dés ou tirages, mise en place comprise : { $dice }).
verified-own-dice = { $file } : { $entries ->
    [one] { $entries } action rejouée
   *[other] { $entries } actions rejouées
} jusqu’aux mêmes positions. Les dés ont été lancés à la main et ne peuvent pas être vérifiés.
verified-given = { $results ->
    [one] Les résultats de { $results } autre entrée ont été
   *[other] Les résultats de { $results } autres entrées ont été
} saisis à la main et ne peuvent pas être vérifiés.
verified-promise = La graine correspond à l’empreinte donnée au début.
dice-differ = { $file } : les résultats de l’entrée { $entry } ne proviennent pas de la graine.
dice-differ-start = { $file } : les résultats de la mise en place ne proviennent pas de la graine.

## files

file-none = { $file } n’existe pas. Commencez une partie avec kurgan new.
file-unreadable = Impossible de lire { $file }
file-malformed = { $file } n’est pas un journal complet : ligne { $line }, colonne { $column } (détail technique : { $message })
file-not-journal = { $file } n’est pas le journal d’une partie.
file-later = { $file } a été écrit par une version plus récente de Kurgan (format de journal { $format }).
file-not-saved = Impossible d’enregistrer { $file } ; le fichier est intact, mais sans la dernière action
file-not-created = Impossible d’écrire { $file } ; aucune partie n’a été créée
file-no-folder = Le dossier { $folder } n’existe pas. Créez-le, ou choisissez-en un autre.
file-changed = { $file } a été modifié entre-temps par un autre programme ; la dernière action n’a pas été enregistrée.

## data

pack-unreadable = Impossible de lire le paquet { $dir }
pack-unknown-file = { $file } n’est pas un fichier de paquet. Les fichiers d’un paquet sont { $known }.
pack-empty = { $dir } ne contient aucun fichier de paquet. Les fichiers d’un paquet sont { $known }.
pack-bad = Le paquet a { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
} :
pack-good = { $game } : le paquet est valable.
pack-files = Fichiers qui lui sont propres : { $files }
pack-files-none = Fichiers qui lui sont propres : aucun, tous sont ceux du programme
pack-hash = Empreinte : { $hash }
sources-file = Fichier
sources-printed = imprimées
sources-derived = dérivées
sources-reconstructed = reconstituées
sources-total = tous les fichiers
sources-hint = Listez toutes les valeurs avec --list, ou celles d’une seule origine avec --kind.
sources-value = { $place } : { $kind }
sources-value-note = { $place } : { $kind } (note en anglais : { $note })
sources-one = { $kind ->
    [printed] valeur imprimée
    [derived] valeur dérivée
   *[reconstructed] valeur reconstituée
}

## bench

bench-line = { $game } : { $games } parties/s, { $decisions } décisions/s, { $length } décisions par partie, { $choices } choix par décision, somme de contrôle { $checksum }
seconds-wrong = La durée doit être un nombre de secondes de 0 à 3600.

## players

thinking = { $player } réfléchit
odds-results = Résultat sur la table de combat :
hint-over = La partie est terminée ; il n’y a rien à décider.
hint-line = victoires { $chance } % (95 % : { $low } à { $high }), score { $score } ± { $error }
watch-title = { $game }, graine { $seed }. Joueur : { $player }
watch-title-seats = { $game }, graine { $seed } : { $players }
watch-seat = { $seat } ({ $player })
ladder-head = | jeu | joueur | parties | gagnées | intervalle à 95 % | score moyen | face au joueur précédent |
ladder-timed = { $player } { $seconds } s
ladder-better = { $mean } ± { $within } : meilleur
ladder-worse = { $mean } ± { $within } : moins bon
ladder-even = { $mean } ± { $within } : indécis
training = apprentissage
train-nothing = Aucune partie n’est allée à son terme : il n’y a rien à apprendre. Jouez-en davantage.
train-done =
    { $examples ->
        [one] Réseau entraîné sur { $examples } position.
       *[other] Réseau entraîné sur { $examples } positions.
    } Sur d’autres parties, il explique { $wins } de la variance des victoires et { $scores } de celle des scores.
    Enregistré : { $file }
ladder-interval = { $low } à { $high }

## lab

lab-rate = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $seconds } s : { $rate } parties/s
lab-written = Tous les résultats sont dans { $folder }. Ouvrez le rapport : { $report }
lab-finished = { $folder } est déjà complet : il ne reste rien à jouer.
lab-nothing = Aucune expérience n’est indiquée. Donnez son fichier, ou un jeu avec --game.
lab-interrupt = Interrompez quand vous voulez ; --resume reprend à cet endroit.

## failures

error = Erreur : { $message }
