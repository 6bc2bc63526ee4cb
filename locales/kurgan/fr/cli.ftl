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
      kurgan hint game.json                           que faire maintenant, et pourquoi
      kurgan watch cauldron --policy expert           une partie se joue sous vos yeux
      kurgan verify game.json                         la rejouer, vérifier chaque dé
      kurgan lab run experiments/volga-options.toml   des milliers de parties, comptées
      kurgan data sources --kind reconstructed        ce qui ne vient pas du jeu imprimé

    Une partie est un fichier, son journal. Il est enregistré après chaque action et toujours entier.

    Codes de sortie : 0 tout va bien, 1 vérification échouée ou refus du jeu, 2 mauvais usage.

    Réalisation de passionnés, non officielle ; tout le mérite revient aux auteurs et éditeurs.
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
    Seul cet ordinateur peut se connecter, sauf si --listen en décide autrement. Les joueurs sont
    alors distingués par un cookie, et les autres prennent leur siège par un lien. Si vous ne faites
    pas confiance au réseau, placez un proxy TLS devant.

    KURGAN_LOG règle aussi le détail des messages. Arrêtez avec Ctrl+C : chaque action est déjà sur le
    disque.
backup-about = Copier toutes les parties du serveur dans un nouveau fichier, même pendant qu’il tourne
games-about = Lister les jeux avec leurs scénarios et règles optionnelles
new-about = Commencer une partie et écrire son journal
new-after =
    Les règles optionnelles se choisissent une à une : --option rubble,
    --option parent_organization=each, --option reduced_morale=12, --option increased_supply=2,3.
    `kurgan games` en donne la liste.

    Avec --own-dice, vous lancez de vrais dés, tirez de vrais pions et cartes, et tapez ce qui sort.
show-about = Montrer le plateau, la décision à prendre et les actions permises
play-about = Jouer : taper des actions, ou les donner sur la ligne de commande
play-after =
    Sans ACTION, le plateau est montré et la question vous est posée. Répondez par le numéro d’une
    action ou par sa notation, par exemple : move 29/RCN 10

    Et aussi : undo [n], redo [n], odds ACTION, hint, blocked, log, board, help, quit.
    Chaque action est sur le disque avant la question suivante ; partez quand vous voulez.

    Les ACTION données sont jouées l’une après l’autre ; la première refusée arrête tout avec le code
    de sortie 1, et les précédentes restent jouées.

    Avec --seat, un joueur automatique tient un siège, par exemple :
      kurgan play duel.json --seat german=search
    Vous jouez les autres sièges et ne voyez que ce qu’ils peuvent voir ; undo revient à votre propre
    dernière décision.
    Joueurs : random (hasard), expert (règles empiriques), lookahead (une action d’avance), flat
    (simule les actions prometteuses), search (de même, avec un arbre).
hint-about = Suggérer les meilleures actions, avec leurs chances et leurs raisons
hint-after =
    Le joueur simule beaucoup de parties à partir d’ici, avec ses propres dés : il ne connaît ni la
    graine de la partie ni ce qui vous est caché. Ses chances de victoire sont celles de parties
    simulées selon des règles empiriques.

    Joueurs : random (hasard), expert (règles empiriques), lookahead (une action d’avance), flat
    (simule les actions prometteuses), search (de même, avec un arbre).
    Avec --playouts et --seed, la réponse est toujours la même ; sinon, il réfléchit une seconde.
watch-about = Regarder un joueur automatique jouer toute une partie
watch-after =
    Joueurs : random (hasard), expert (règles empiriques), lookahead (une action d’avance), flat
    (simule les actions prometteuses), search (de même, avec un arbre).
    --ms ou --playouts vaut pour chaque décision de flat et search ; une seconde par défaut.
    --seat confie un siège à un autre joueur, par exemple : --seat german=flat
review-about = Expliquer une partie terminée : décisions ou dés ?
review-after =
    Depuis chaque position, l’expert simule beaucoup de parties. Entre deux positions, il y a une
    décision, puis les dés ; la somme des parts est l’écart entre la première position et la fin.
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
    Une décision ne compte que s’il y avait au moins deux choix. Personne n’abandonne.
    La somme de contrôle vient des { $games } premières parties : si deux séries ont la même somme,
    elles ont joué les mêmes parties.
ladder-about = Classer les joueurs automatiques sur un grand nombre de parties
ladder-after =
    Les parties ont les graines 0, 1, 2 et ainsi de suite, les mêmes pour chaque joueur. Affiche un
    tableau Markdown : parties gagnées (une partie nulle compte pour une demi-victoire) avec un
    intervalle à 95 %, score moyen avec son erreur type, et ce que les parties valent de plus que
    celles du joueur précédent (verdict et score à parts égales, en centièmes).
    lookahead, flat et search jouent jusqu’à ce que le meilleur soit connu ; cet intervalle reste
    juste quelle que soit la partie où l’on s’arrête. Un budget en parties simulées redonne le même
    tableau.
train-about = Apprendre, d’après des parties de l’expert, ce que valent les positions d’un jeu
train-after =
    Fait jouer l’expert, avec quelques coups au hasard en début de partie, et entraîne un petit réseau
    sur les résultats. Les poids du programme, crates/GAME-guide/value.net, viennent de cette
    commande.
lab-about = Mener des expériences : des milliers de parties jouées, représentées et comparées
lab-run-about = Jouer une expérience et noter chaque partie
lab-run-after =
    Une expérience est un fichier (voir docs/lab.md et experiments/), ou seulement des options de
    cette commande, qui l’emportent sur le fichier. Chaque bras joue les mêmes graines : par défaut
    avec des dés appariés, pour que les bras se comparent partie par partie.

    Interrompez quand vous voulez ; --resume reprend, et donne les mêmes fichiers à l’octet près.

    Exemples :
      kurgan lab run experiments/volga-options.toml
      kurgan lab run --game volga --grid rubble=off,on --games 5000 --out rubble
      kurgan lab run --game cauldron --grid policy=random,expert --option entry=B
lab-compare-about = Comparer deux expériences, ou les bras d’une seule
lab-compare-after =
    CÔTÉ est un dossier de résultats, ou DOSSIER#BRAS. Avec un seul côté, chaque bras est comparé à
    celui qui est nommé, ou au premier. Avec deux, on compare les bras nommés, ou ceux qui portent le
    même nom.
    Les parties sont appariées par graine là où les deux côtés ont mêmes graines et dés appariés.

    Exemples :
      kurgan lab compare rubble.lab
      kurgan lab compare before.lab after.lab
      kurgan lab compare "options.lab#base" "options.lab#rubble"
completions-about = Afficher un script de complétion pour votre shell
completions-after =
    Par exemple : kurgan completions bash > ~/.local/share/bash-completion/completions/kurgan

## Arguments

arg-game = Le jeu ; `kurgan games` en donne la liste
arg-whose = Le jeu dont on veut les données
arg-file = Le journal de la partie
arg-action = Une action en notation, entre guillemets si elle a plus d’un mot
arg-shell = Le shell
arg-listen = Laisser d’autres se connecter : une adresse et un port, par exemple 0.0.0.0:7878
arg-behind-proxy = Les visiteurs passent par un proxy à vous : les distinguer par la dernière adresse de son X-Forwarded-For
arg-most-games = Le nombre de parties qu’un joueur peut avoir ; sur cet ordinateur même, il n’y a pas de limite
arg-port = Le port sur cet ordinateur ; 7878 ou le prochain libre par défaut, 0 pour n’importe lequel
arg-data = Le dossier de la base de données ; par défaut celui que le système prévoit pour les données des programmes
arg-memory = Ne garder les parties qu’en mémoire, jusqu’à l’arrêt du serveur
arg-open = Ouvrir le navigateur
arg-no-open = Ne pas ouvrir le navigateur
arg-log-level = Le détail des messages sur la sortie d’erreur ; info par défaut
arg-backup = Le fichier à écrire
arg-json = Afficher du JSON
arg-seed = Graine de la partie ; au hasard par défaut
arg-own-dice = Lancer vos propres dés et tirer vos propres cartes et pions
arg-takebacks = Autoriser l’annulation même après un jet ou un tirage ; les mêmes résultats reviennent alors
arg-option = Choisir un scénario ou une règle optionnelle ; peut être donné plusieurs fois
arg-pack = Un dossier avec des fichiers de données corrigés
arg-force = Remplacer le fichier s’il existe
arg-log = Afficher aussi le récit
arg-svg = Afficher plutôt le plateau sous forme d’image SVG
arg-kind = Seulement les valeurs de cette origine
arg-list = Lister toutes les valeurs
arg-seconds = Combien de temps jouer à chaque jeu
arg-policy = Le joueur automatique
arg-policies = Un joueur automatique ; peut être donné plusieurs fois ; tous par défaut
arg-ms = Temps de réflexion en millisecondes, avec tous les cœurs
arg-playouts = Nombre de parties simulées, avec un seul cœur
arg-seat = Confier ce siège à un joueur automatique ; peut être donné plusieurs fois
arg-review-seat = Le siège dont on examine la partie ; le premier par défaut
arg-review-playouts = Combien de parties sont simulées depuis chaque position
arg-ladder-playouts = Combien de parties flat et search simulent pour chaque décision
arg-hint-seed = La graine des simulations ; au hasard par défaut
arg-delay = Attendre tant de millisecondes après chaque action
arg-games = Combien de parties random et expert jouent
arg-most = Combien de parties lookahead, flat et search jouent au plus
arg-sample = Faire jouer aussi à search tant de parties de chaque jeu, limité en temps et non en parties simulées
arg-sample-ms = Combien de millisecondes il réfléchit à chaque décision ; une seconde par défaut
arg-weights = Le fichier des poids
arg-train-games = Combien de parties servent à apprendre
arg-train-seed = La graine dont dépend tout le hasard
arg-experiment = Le fichier de l’expérience
arg-out = Le dossier des résultats ; par défaut le nom du fichier ou du jeu suivi de .lab
arg-threads = Combien de fils d’exécution ; un par cœur par défaut
arg-lab-resume = Continuer là où une série interrompue s’est arrêtée
arg-grid = Jouer chacune de ces valeurs, avec chacune des autres grilles ; un ensemble s’écrit 2+3 ; policy pour les joueurs
arg-lab-policy = Qui joue : un joueur pour tous les sièges, ou SIÈGE=JOUEUR ; peut être donné plusieurs fois
arg-lab-games = Combien de parties chaque bras joue
arg-lab-seed = La graine de la première partie ; les autres suivent
arg-lab-playouts = Combien de parties un joueur qui réfléchit simule pour chaque décision
arg-unpaired = Lancer des dés plus rapides, non appariés : les bras ne se comparent plus partie par partie
arg-turns-csv = Écrire aussi turns.csv
arg-side = Un dossier de résultats, ou DOSSIER#BRAS
arg-resume = Si un journal ne se rejoue plus, reprendre à son dernier instantané valable

## A command line that cannot be read

usage-unknown-argument = « { $argument } » n’est pas attendu ici.
usage-unknown-command = Il n’y a pas de commande « { $command } ».
usage-missing-command = Il manque une commande après { $command } : { $commands }.
usage-missing-arguments = Arguments obligatoires manquants : { $arguments }.
usage-missing-value = Il manque une valeur pour { $argument }.
usage-bad-value = « { $value } » ne convient pas pour { $argument }. { $why }
usage-values = Valeurs possibles : { $values }.
usage-too-many = « { $value } » est une valeur de trop pour { $argument }.
usage-twice = { $argument } est donné deux fois ; donnez-le une seule fois.
usage-conflict = { $argument } et { $other } s’excluent ; donnez l’un ou l’autre.
usage-not-text = Un argument n’est pas du texte en UTF-8.
usage-wrong = Cette ligne de commande est incompréhensible.
usage-suggestion = Vouliez-vous dire { $suggestion } ?
usage-more = Pour en savoir plus : --help.
whole-wrong = Il faut un nombre entier de { $from } à { $to }.
address-wrong = Il faut une adresse et un port, par exemple 0.0.0.0:7878.

## serve

serving = Kurgan est à l’adresse { $address } et garde ses parties dans { $folder }. Arrêtez-le avec Ctrl+C.
serving-memory = Kurgan est à l’adresse { $address }. Ses parties sont perdues à l’arrêt. Arrêtez-le avec Ctrl+C.
no-data-folder = Le système n’indique aucun dossier pour les données. Choisissez-en un avec --data.
backed-up = Toutes les parties sont copiées dans { $file }. Pour y revenir, placez-le sous le nom kurgan.db dans un dossier vide et lancez kurgan serve avec --data et ce dossier.

## new

file-exists = { $file } existe déjà. Choisissez un autre nom, ou remplacez-le avec --force.
created = Une nouvelle partie est dans { $file }. Jouez-la : kurgan play { $file }
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
    odds ACTION     les issues possibles, avec les chances exactes ; un numéro suffit
    hint            les meilleures actions, leurs chances et pourquoi
    blocked         ce qui semblerait possible mais ne l’est pas maintenant, et pourquoi
    log             ce qui s’est passé jusqu’ici
    undo [n]        annuler la dernière action, ou n actions
    redo [n]        rétablir ce qui a été annulé
    quit            partir ; tout est enregistré
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
seat-own-dice = Vous lancez vous-même les dés et tirez les cartes de cette partie : rien de ce que tient un joueur automatique ne pourrait vous être caché.
seat-played = Joueur automatique : { $seat } ({ $player })
seat-played-action = Joueur automatique : { $seat } ({ $player }), { $action }
undo-over = La partie est terminée et ce qui était caché est connu : rien ne peut être annulé.
played-first = D’abord : { $action }
refused = { $action } : { $message }
resumed = Le journal ne se rejoue plus ; la partie reprend à la position qui suit l’action { $entries }. L’ancien journal est conservé dans { $file }.
how-to-resume = Pour reprendre à son dernier instantané valable : kurgan play { $file } --resume
rules-changed = Cette partie a été enregistrée par une version antérieure ; ses règles ou son matériel ont changé depuis, et elle continue selon ceux d’aujourd’hui.
chance-hint = Tapez les dés, la carte ou le pion tels qu’ils sont sur votre table, ou cancel.
chance-cancelled = L’action n’a pas été jouée.
chance-ended = L’entrée s’est terminée avant que tous les résultats soient donnés.

## review

review-unfinished = La partie n’est pas encore terminée. L’examen sera disponible quand elle le sera.
review-for = Examen pour : { $seat }
review-first = Début

## verify

verified = { $file } : { $entries ->
    [one] { $entries } action rejouée
   *[other] { $entries } actions rejouées
} jusqu’aux mêmes positions. Dés et tirages viennent de la graine, tous conformes (entrées qui en ont, mise en place comprise : { $dice }).
verified-own-dice = { $file } : { $entries ->
    [one] { $entries } action rejouée
   *[other] { $entries } actions rejouées
} jusqu’aux mêmes positions. Les dés ont été lancés à la main et ne peuvent pas être vérifiés.
verified-given = { $results ->
    [one] Les résultats de { $results } autre entrée ont été
   *[other] Les résultats de { $results } autres entrées ont été
} saisis à la main et ne peuvent pas être vérifiés.
verified-promise = La graine correspond à l’empreinte donnée au début.
dice-differ = { $file } : les résultats de l’entrée { $entry } ne viennent pas de la graine.
dice-differ-start = { $file } : les résultats de la mise en place ne viennent pas de la graine.

## files

file-none = { $file } n’existe pas. Commencez une partie avec kurgan new.
file-unreadable = Impossible de lire { $file }
file-malformed = { $file } n’est pas un journal complet : ligne { $line }, colonne { $column } (détail technique : { $message })
file-not-journal = { $file } n’est pas le journal d’une partie.
file-later = { $file } a été écrit par une version plus récente de Kurgan (format de journal { $format }).
file-not-saved = Impossible d’enregistrer { $file } ; le fichier est intact, mais sans la dernière action
file-not-created = Impossible d’écrire { $file } ; aucune partie n’a été créée
file-no-folder = Le dossier { $folder } n’existe pas. Créez-le d’abord, ou choisissez-en un autre.
file-changed = { $file } a été modifié entre-temps par un autre programme ; la dernière action n’a pas été enregistrée.

## data

pack-unreadable = Impossible de lire le paquet { $dir }
pack-unknown-file = { $file } : un paquet ne contient pas de fichier de ce nom. Ses fichiers sont { $known }.
pack-empty = { $dir } ne contient aucun fichier de paquet. Ses fichiers sont { $known }.
pack-bad = Le paquet a { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
} :
pack-good = { $game } : le paquet est bon.
pack-files = Fichiers qui lui sont propres : { $files }
pack-files-none = Fichiers qui lui sont propres : aucun, tous sont ceux du programme
pack-hash = Empreinte : { $hash }
sources-file = Fichier
sources-printed = imprimées
sources-derived = dérivées
sources-reconstructed = reconstituées
sources-total = tous les fichiers
sources-hint = Toutes les valeurs : --list. Celles d’une seule origine : --kind.
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
lab-written = Tout est dans { $folder } ; voyez { $report }
lab-finished = { $folder } est déjà complet : il ne reste rien à jouer.
lab-nothing = Aucune expérience n’est indiquée. Donnez son fichier, ou un jeu avec --game.
lab-interrupt = Interrompez quand vous voulez ; --resume reprend à cet endroit.

## failures

error = Erreur : { $message }
