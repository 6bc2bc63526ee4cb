### The words of the command line. Commands and file formats themselves are not translated.

## The program

about = Des wargames en solitaire sur Stalingrad, complets et exacts.
help-after =
    Exemples :
      kurgan new volga game.json                      une nouvelle partie, dés au hasard
      kurgan new volga game.json --seed 1942          les mêmes dés à chaque fois
      kurgan new cauldron pocket.json                 la même armée, encerclée
      kurgan new pavlov house.json --option tactics=veteran
      kurgan new volga f.json --option scenario=factory --option increased_supply=10,12
      kurgan play game.json                           jouez ; tapez "?" pour l'aide
      kurgan play game.json "buy artillery" "end supply"
      kurgan show game.json --log                     le plateau et ce qui s'est passé
      kurgan hint game.json                           que faire maintenant, et pourquoi
      kurgan watch cauldron --policy expert           une partie se joue sous vos yeux
      kurgan verify game.json                         la rejouer, vérifier chaque dé
      kurgan data sources --kind reconstructed        ce qui ne vient pas du jeu imprimé

    Une partie est un fichier, son journal. Il est enregistré après chaque action et toujours entier.

    Codes de sortie : 0 tout va bien, 1 une vérification a échoué ou le jeu a refusé, 2 mauvais usage.

    Œuvre d'amateur non officielle ; tout le mérite des jeux revient à leurs auteurs et éditeurs.
usage = Usage
heading-commands = Commandes
heading-arguments = Arguments
heading-options = Options
help-help = Afficher l'aide
version-help = Afficher la version
lang-help = La langue de tout ce que vous lisez

## Commands

serve-about = Play in the browser
serve-after =
    Only this computer can connect, unless --listen says otherwise. Then players are told apart by a cookie, and others
    take their seats by links. Put a proxy with TLS before it where the network is not your own.

    How much is logged can also be set by KURGAN_LOG. Stop it with Ctrl+C: every action is on disk already.
backup-about = Copy all games of the server into a new file, also while it runs
games-about = Énumérer les jeux avec leurs scénarios et règles optionnelles
new-about = Commencer une partie et écrire son journal
new-after =
    Les règles optionnelles se choisissent une à une : --option rubble, --option parent_organization=each,
    --option reduced_morale=12, --option increased_supply=2,3. `kurgan games` les énumère toutes.

    Avec --own-dice vous lancez de vrais dés, tirez de vrais pions, et tapez ce qui sort.
show-about = Montrer le plateau, la décision à prendre et ce que vous pouvez faire
play-about = Jouer : tapez des actions, ou donnez-les sur la ligne de commande
play-after =
    Sans ACTION, le plateau est montré et la question vous est posée. Répondez par le numéro d'une action
    ou par sa notation, comme : move 29/RCN 10

    Et aussi : undo [n], redo [n], odds ACTION, blocked, log, board, help, quit.
    Chaque action est sur le disque avant la question suivante ; partez quand vous voulez.

    Des ACTION données sont jouées l'une après l'autre ; la première refusée arrête tout avec le code de
    sortie 1, et celles d'avant restent jouées.
hint-about = Dire que faire maintenant : les meilleures actions, leurs chances et pourquoi
hint-after =
    Le joueur joue beaucoup de parties à partir d'ici, avec ses propres dés : il ne connaît ni la graine de
    la partie ni ce qui vous est caché. Ses chances de victoire sont celles de parties jouées au jugé.

    Joueurs : random (hasard), expert (règles empiriques), flat (joue chaque action jusqu'au bout), search (anticipe).
    Avec --playouts et --seed la réponse est toujours la même ; sans eux, il réfléchit une seconde.
watch-about = Laisser un joueur jouer toute une partie sous vos yeux
watch-after =
    Joueurs : random (hasard), expert (règles empiriques), flat (joue chaque action jusqu'au bout), search (anticipe).
    --ms ou --playouts vaut pour chaque décision de flat et search ; une seconde par défaut.
verify-about = Rejouer un journal et vérifier chaque position, chaque dé et la promesse sur la graine
referee-about = Parler le protocole d'arbitre : des lignes JSON sur l'entrée et la sortie standard
data-about = Examiner les données d'un jeu
data-check-about = Vérifier un paquet de données et énumérer tous ses problèmes
data-check-after =
    Un paquet est un dossier avec certains fichiers de données d'un jeu, corrigés d'après l'exemplaire imprimé que
    vous possédez. Un fichier que vous omettez est pris dans le programme.
data-sources-about = Dire quelles valeurs sont imprimées, dérivées ou reconstituées
bench-about = Jouer des parties au hasard pendant quelques secondes et compter
bench-after =
    Une décision ne compte que s'il y avait au moins deux choix. Personne n'abandonne.
    La somme de contrôle vient des { $games } premières parties : deux sommes égales disent que deux séries ont joué les
    mêmes parties.
ladder-about = Faire jouer beaucoup de parties à des joueurs et imprimer leurs résultats
ladder-after =
    Les parties ont les graines 0, 1, 2 et ainsi de suite, les mêmes pour chaque joueur. Imprime un tableau Markdown :
    parties gagnées (un nul compte pour une demie) avec un intervalle à 95 %, score moyen avec son erreur type. Un
    budget en parties simulées redonne le même tableau.
completions-about = Imprimer un script de complétion pour votre shell
completions-after =
    Par exemple : kurgan completions bash > ~/.local/share/bash-completion/completions/kurgan

## Arguments

arg-game = Le jeu, comme dans `kurgan games`
arg-whose = Le jeu dont on veut les données
arg-file = Le journal de la partie
arg-action = Une action en notation, entre guillemets si elle a plus d'un mot
arg-shell = Le shell
arg-listen = Let others connect: an address and a port, as in 0.0.0.0:7878
arg-port = The port on this computer; 7878 or the next free one when absent, 0 for any
arg-data = The folder of the database; the one for programs' data when absent
arg-memory = Keep games in memory only, until the server stops
arg-open = Open the browser
arg-no-open = Do not open the browser
arg-log-level = How much to log to standard error; info when absent
arg-backup = The file to write
arg-json = Imprimer du JSON
arg-seed = Distribuer la partie de ce numéro ; au hasard par défaut
arg-own-dice = Lancer vos propres dés et tirer vos propres pions
arg-takebacks = Permettre d'annuler au-delà des dés et des tirages ; les mêmes résultats reviennent alors
arg-option = Choisir un scénario ou une règle optionnelle ; peut être donné plusieurs fois
arg-pack = Un dossier avec des fichiers de données corrigés
arg-force = Remplacer le fichier s'il existe
arg-log = Raconter aussi ce qui s'est passé jusqu'ici
arg-kind = Seulement les valeurs de ce genre
arg-list = Énumérer toutes les valeurs
arg-seconds = Combien de temps jouer à chaque jeu
arg-policy = Qui joue
arg-policies = Qui joue ; peut être donné plusieurs fois ; random, expert et flat par défaut
arg-ms = Réfléchir tant de millisecondes, avec tous les cœurs
arg-playouts = Jouer tant de parties jusqu'au bout, avec un seul cœur
arg-ladder-playouts = Combien de parties flat et search jouent jusqu'au bout pour chaque décision
arg-hint-seed = Le nombre dont dépend le hasard propre du joueur ; au hasard par défaut
arg-delay = Attendre tant de millisecondes après chaque action
arg-games = Combien de parties joue chaque joueur
arg-resume = Si un journal ne se rejoue plus, reprendre à son dernier instantané valable

## serve

serving = Kurgan is at { $address } and keeps its games in { $folder }. Stop it with Ctrl+C.
serving-memory = Kurgan is at { $address } and forgets its games when it stops. Stop it with Ctrl+C.
no-data-folder = The system names no folder for data. Choose one with --data.
backed-up = All games are copied to { $file }. To go back to them, put it in the data folder as kurgan.db while Kurgan is stopped.

## new

file-exists = { $file } existe déjà. Choisissez un autre nom, ou remplacez-le avec --force.
created = Une nouvelle partie est dans { $file }. Jouez-la : kurgan play { $file }
promise = Les dés sont fixés et scellés : { $commitment }

option-unknown = { $option } : il n'y a pas d'option { $name } ; `kurgan games` les énumère.
option-value = { $option } : la valeur doit être { $values }.
option-bool = on ou off
option-integer = un nombre entier de { $from } à { $to }
option-set = des nombres entiers de { $from } à { $to }, séparés par des virgules

## games

game-title = { $title } ({ $game })
game-scenarios = Scénarios : { $scenarios }
game-options = Options :
option-default = par défaut { $default }, règle { $rule }
option-none = aucune valeur

## show and play

scene-title = Tour { $turn }, { $phase }
with-rule = { $message } (règle { $rule })
prompt-hint = Tapez un numéro, une action ou "?" pour l'aide.
play-help =
    Un numéro       jouer cette action de la liste
    Une action      la jouer en notation, comme : move 29/RCN 10
    board           montrer de nouveau le plateau et la liste
    odds ACTION     à quoi une action peut mener, avec les chances exactes ; un numéro suffit
    blocked         ce que vous pourriez croire possible mais ne l'est pas maintenant, et pourquoi
    log             ce qui s'est passé jusqu'ici
    undo [n]        annuler la dernière action, ou n actions
    redo [n]        rejouer ce qui a été annulé
    quit            partir ; tout est enregistré
play-forms = La notation de ce jeu :
    { $forms }
number-unknown = Il n'y a pas de { $number } ; la liste va de 1 à { $count }.
steps-wrong = { $text } n'est pas un nombre d'actions.
saved = Enregistré. Continuez avec : kurgan play { $file }
nothing-blocked = Rien de ce que vous pourriez attendre n'est interdit maintenant.
undone = Annulé.
played-first = D'abord : { $action }
refused = { $action } : { $message }
resumed = Le journal ne se rejoue plus ; la partie reprend à la position qui suit l'action { $entries }. L'ancien journal est conservé dans { $file }.
chance-hint = Tapez les dés ou le pion tels qu'ils sont sur votre table, ou cancel.
chance-cancelled = L'action n'a pas été jouée.
chance-ended = L'entrée s'est terminée avant que tous les résultats soient donnés.

## verify

verified = { $file } : { $entries ->
    [one] { $entries } action rejouée
   *[other] { $entries } actions rejouées
} jusqu'aux mêmes positions ; { $dice ->
    [one] { $dice } d'entre elles prend
   *[other] { $dice } d'entre elles prennent
} des dés ou des tirages de la graine, tous conformes.
verified-own-dice = { $file } : { $entries ->
    [one] { $entries } action rejouée
   *[other] { $entries } actions rejouées
} jusqu'aux mêmes positions. Les dés ont été lancés à la main, rien n'est promis à leur sujet.
verified-given = { $results ->
    [one] Les résultats de { $results } autre entrée ont été
   *[other] Les résultats de { $results } autres entrées ont été
} fournis : rien n'est promis à leur sujet.
verified-promise = La promesse faite au début sur la graine a été tenue.
dice-differ = { $file } : les résultats de l'entrée { $entry } ne viennent pas de la graine.
dice-differ-start = { $file } : les résultats de la mise en place ne viennent pas de la graine.

## files

file-unreadable = Impossible de lire { $file }
file-malformed = { $file } n'est pas un journal entier : ligne { $line }, colonne { $column } : { $message }
file-not-journal = { $file } n'est pas le journal d'une partie.
file-later = { $file } a été écrit par une version plus récente de Kurgan (format de journal { $format }).
file-not-saved = Impossible d'enregistrer { $file } ; le fichier est entier, mais sans la dernière action
file-not-created = Impossible d'écrire { $file } ; il n'y a pas de nouvelle partie
file-changed = { $file } a été modifié entre-temps par quelqu'un d'autre ; la dernière action n'a pas été enregistrée.

## data

pack-unreadable = Impossible de lire le paquet { $dir }
pack-unknown-file = { $file } : un paquet n'a pas de tel fichier. Ses fichiers sont { $known }.
pack-empty = { $dir } ne contient aucun fichier de paquet. Ses fichiers sont { $known }.
pack-bad = Le paquet a { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
} :
pack-good = { $game } : le paquet est bon.
pack-files = Fichiers qui lui sont propres : { $files }
pack-files-none = Fichiers qui lui sont propres : aucun, tous sont ceux du programme
pack-counts-volga = { $areas } zones, { $germans } unités allemandes, { $soviets } unités soviétiques, { $events } événements, { $values } sources
pack-counts-cauldron = { $areas } zones, { $germans } unités allemandes, { $armies } armées soviétiques, { $cards } cartes, { $values } sources
pack-counts-pavlov = { $positions } positions, { $counters } pions soviétiques, { $weapons } armes, { $wehrmacht } cartes de la Wehrmacht, { $soviet } cartes soviétiques, { $values } sources
pack-hash = Empreinte : { $hash }
sources-file = Fichier
sources-printed = imprimées
sources-derived = dérivées
sources-reconstructed = reconstituées
sources-total = tous les fichiers
sources-hint = Voyez-les toutes avec --list, ou certaines avec --kind.
sources-record = la fiche

## bench

bench-line = { $game } : { $games } parties/s, { $decisions } décisions/s, { $length } décisions par partie, { $choices } choix par décision, somme de contrôle { $checksum }
seconds-wrong = La durée doit être un nombre de secondes de 0 à 3600.

## players

thinking = { $player } réfléchit
hint-over = La partie est terminée ; il n'y a rien à décider.
hint-line = gagne { $chance } % (95 % : { $low } à { $high }), marque { $score } ± { $error }
watch-title = { $player } joue à { $game }, graine { $seed }
ladder-head = | jeu | joueur | parties | gagnées | intervalle à 95 % | score moyen |

## failures

error = Erreur : { $message }

lab-about = Play experiments: many games, counted, drawn and compared
lab-run-about = Play an experiment and write down every game
lab-run-after =
    An experiment is a file (see docs/lab.md and experiments/), or only options of this command, which
    count more than the file. Each arm plays the same seeds: by default with keyed dice, so that arms
    can be compared game by game.

    Interrupt it whenever you like; --resume goes on, and gives the same files to the last byte.

    Examples:
      kurgan lab run experiments/volga-options.toml
      kurgan lab run --game volga --grid rubble=off,on --games 5000 --out rubble
      kurgan lab run --game cauldron --grid policy=random,expert --option entry=B
lab-compare-about = Compare two experiments, or the arms of one
lab-compare-after =
    SIDE is a folder of results, or FOLDER#ARM. With one side, every arm is compared with the one named,
    or with the first. With two, the arms named are compared, or those with the same name.
    Games are paired by seed where both sides have the same seeds and keyed dice.

    Examples:
      kurgan lab compare rubble.lab
      kurgan lab compare before.lab after.lab
      kurgan lab compare "options.lab#base" "options.lab#rubble"
arg-experiment = The file of the experiment
arg-out = The folder for the results; when absent, the name of the file or game with .lab
arg-threads = How many threads; one for each core when absent
arg-lab-resume = Go on where an interrupted run stopped
arg-grid = Play every one of these values, each with every other grid; a set as 2+3; policy for players
arg-lab-policy = Who plays: a player for all seats, or SEAT=PLAYER; may be given several times
arg-lab-games = How many games each arm plays
arg-lab-seed = The seed of the first game; the others follow it
arg-lab-playouts = How many games a thinking player plays out for each decision
arg-unpaired = Roll faster dice that are not keyed: arms cannot be compared game by game
arg-turns-csv = Write turns.csv too
arg-side = A folder of results, or FOLDER#ARM
lab-rate = { $games } games in { $seconds } s: { $rate } games/s
lab-written = Everything is in { $folder }; look at { $report }
lab-finished = { $folder } is complete already: there is nothing left to play.
lab-interrupt = Interrupt whenever you like; --resume goes on from there.
