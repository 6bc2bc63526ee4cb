### Words of the pages that all games share.
### Where a message has variables, functions take them in the order in which they first appear here.

## The frame of every page

brand = Kurgan
skip-to-content = Aller au contenu
nav-label = Navigation principale
nav-games = Jeux
nav-rules = Règles
language-name = Français
language-label = Langue
theme-switch = Passer du clair au sombre et inversement
close = Fermer
cancel = Annuler
back-home = Retour aux jeux
rule-read = Lire la règle : { $rule }

## Keys

keys-show = Raccourcis
keys-title = Raccourcis clavier
key-help = afficher cette liste
key-choose = choisir l’option portant ce numéro
key-name-enter = Entrée
key-name-escape = Échap
key-name-shift = Maj
key-enter = valider le choix, ou cliquer sur l’élément actif
key-escape = tout désélectionner
key-undo = annuler
key-redo = rétablir
key-hint = demander un conseil
key-board = aller au plateau ; Tab passe d’un élément cliquable au suivant
key-choices = aller aux choix
key-log = aller au récit
key-aids = aller aux aides de jeu
key-zoom = agrandir, réduire, tout afficher
key-hide = masquer ou afficher les pions
key-lens = maintenir pour agrandir le plateau sous le pointeur
key-pan = déplacer le plateau, quand il est actif
key-look = aller à l’élément le plus proche dans cette direction, cliquable ou non, et le décrire

## The first page

home-title = Trois batailles pour Stalingrad, en solitaire
home-lead = Trois wargames en solitaire : toutes les règles appliquées et expliquées, les chances exactes avant chaque décision, et des conseils quand vous en voulez.
continue-game = Continuer
new-game = Nouvelle partie
read-rules = Règles
my-games = Mes parties
import-label = Charger une partie enregistrée (fichier de journal) :
recent-games = Parties récentes
play-now = Jouer
set-up = Préparer…
import-button = Importer
export = Enregistrer dans un fichier
delete = Supprimer
delete-confirm = Supprimer cette partie de { $game } ? Cette action est irréversible.
column-game = Jeu
column-result = Résultat
column-score = Score
column-date = Jouée le
date-and-time = { $day }/{ $month }/{ $year } { $time }
column-actions = Actions
result-open = tour { $turn }
result-win = gagnée
result-draw = nulle
result-loss = perdue
disclaimer = Une réalisation de passionnés, non officielle et non commerciale. Les jeux appartiennent à leurs auteurs et éditeurs, qui n’y ont pris aucune part. Toutes les illustrations sont les nôtres.
api-link = API JSON pour les programmes
notices-link = Licences et mentions des composants tiers

## A new game

new-title = Nouvelle partie : { $game }
presets-title = Parties prêtes à jouer
advanced = Options avancées
all-defaults = Revenir aux règles imprimées
options-title = Options
dice-title = Dés
seed-label = Graine
seed-random = au hasard
seed-help = La même graine redonne la même partie. Laissez vide pour une nouvelle partie.
seed-help-secrets = Dans les parties à mains cachées, la graine est tirée au hasard : qui la choisirait connaîtrait les cartes. Pour la même raison, on ne peut pas y lancer ses propres dés.
takebacks-label = Autoriser l’annulation même après un jet ou un tirage
takebacks-help = Choisir de nouveau la même action redonne les mêmes résultats.
own-dice = Je lance mes propres dés et tire mes propres pions
own-dice-help = Au lieu de lancer les dés, le programme vous demande chaque résultat de dé, chaque carte et chaque pion, et arbitre la partie que vous jouez sur votre table.
own-dice-label = Vos propres dés et pions
start-game = Commencer
as-printed = selon le livret
yes = oui
no = non
preset-first = Première partie
preset-full = Règles complètes
preset-historical = Selon le livret

## Options

## The table

status-label = État de la partie
gauges-label = Pistes
sequence-label = Séquence de jeu
turn = Tour { $turn }
board-label = Plateau
board-help = Le plateau. Les flèches le déplacent ; Maj et une flèche passent d’un élément à l’autre et le décrivent ; + et − zooment ; Tab passe d’un élément cliquable au suivant.
places-label = Zones
pieces-label = Pions
announce-label = Ce qui se passe
zoom-label = Zoom
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Tout afficher
offline = La connexion est perdue. Tout ce qui a été confirmé est enregistré. Reconnexion…
zoom-width = Ajuster à la largeur
zoom-hide = Masquer les pions
decide-label = Votre décision
tabs-label = À côté du plateau
tab-log = Récit
tab-aids = Aides de jeu
tab-game = Cette partie
reader-label = Règles et explications
chooser-label = Faites votre choix
ended = La partie est terminée
final-score = Score : { $score }
tools-label = Outils
undo = Annuler
redo = Rétablir
hint = Conseil
clear-selection = Désélectionner
choices-label = Choix
other-choices = Autres actions
give-up = Abandonner…
blocked-title = { $count ->
    [one] { $count } action impossible pour l’instant
   *[other] { $count } actions impossibles pour l’instant
}
log-older = Afficher tout le récit
hand-over = Passer la main à : { $seats }
cover-title = Ensuite : { $seats }
cover-text = Passez l’écran à l’autre joueur. Rien ne s’affiche tant que le bouton n’a pas été pressé.
cover-show = Afficher la table : { $seats }
join-title = Prendre place
join-go = Aller à la table
seats-title = Sièges
seats-text = Un lien permet à quelqu’un d’autre de prendre un siège sur son propre écran. Un nouveau lien remplace le précédent.
seat-yours = (le vôtre)
seat-link = Créer un lien
dice-own = Vous lancez vous-même les dés et tirez les cartes et les pions.
dice-seed = La graine est { $seed }.
dice-promise = Les dés ont été fixés avant le début de la partie. Leur empreinte :
takebacks-on = L’annulation est autorisée même après un jet ou un tirage.
takebacks-off = Les jets et les tirages ne peuvent pas être annulés.
journal-title = Journal
journal-export = Enregistrer cette partie dans un fichier
journal-later = Le journal contient des cartes cachées. Il pourra être enregistré à la fin de la partie.

## Explanations

origin-printed = imprimé
origin-printed-help = Ces valeurs sont imprimées sur le matériel ou dans le livret.
origin-derived = dérivé
origin-derived-help = Ces valeurs découlent de ce qui est imprimé, ou d’un compte rendu publié.
origin-reconstructed = reconstitué
origin-reconstructed-help = Les valeurs imprimées ne sont pas disponibles ; celles-ci sont notre reconstitution.
odds-title = Issues possibles
odds-results = Résultat sur la table de combat
hints-title = Conseils d’après { $playouts ->
    [one] { $playouts } partie simulée
   *[other] { $playouts } parties simulées
}
hint-wins = victoires : { $chance }
hint-score = score : { $score }

## Words for the script

script-chosen = Sélection :
script-go-on = Continuer à choisir
script-failed = L’action n’a pas été transmise. Vérifiez la connexion et réessayez.
script-stale = La partie a avancé entre-temps. Regardez où elle en est et choisissez de nouveau.
script-thinking = Réflexion…
script-link = Envoyez ce lien :
script-copied = Copié.
script-die = Dé { "{n}" } sur { "{count}" }
script-draw = Qu’est-ce qui a été tiré ?
script-chance = Chances de réussite
script-ok = OK
script-your-turn = À vous de jouer

## Rules

rules-title = Règles : { $game }
rulings = Décisions
rulings-title = Décisions : { $game }
rules-search = Rechercher dans les règles
rules-none = Aucun résultat.
rules-cited = Citée par :
text-in-english = Cette page est en anglais.

## Glossary

glossary = Glossaire
glossary-title = Glossaire : { $game }
glossary-shared = Termes de tous les jeux

## Problems

problem-not-found = Page introuvable
problem-forbidden = Accès refusé
problem-too-many = Trop de requêtes
problem-request = Cette requête ne peut pas être traitée
problem-server = Une erreur s’est produite de notre côté
problem-stuck = Cette partie ne se rejoue plus telle qu’elle a été enregistrée
stuck-kept = Une règle ou un élément du matériel a été corrigé depuis l’enregistrement de cette partie. La partie est conservée telle quelle ; vous pouvez la continuer à partir du tour ci-dessous, comme nouvelle partie avec les mêmes sièges.
stuck-resume = Continuer depuis le début du tour { $turn }
stuck-lost = Il n’y a aucun point d’où la partie puisse reprendre.

## A finished game looked at again

review = Qu’est-ce qui a décidé de la partie ?

## For programs

api-title = API
api-text = Tout ce que font les pages, un programme peut le faire. Description complète, pour les outils :
api-column-address = Adresse
api-column-does = Ce qu’elle fait

## Settings

settings-title = Réglages
settings-lead = Enregistrés dans ce navigateur, pour toutes les parties.
setting-theme = Éclairage
setting-theme-help = À la lampe, le thème est sombre et la carte reste en papier.
theme-auto = Comme le système
theme-light = Clair
theme-dark = À la lampe
setting-text = Taille du texte
setting-text-help = Textes et boutons plus grands, sur toutes les pages.
setting-motion = Animation
setting-motion-help = Les pions glissent et les dés roulent. Vous n’avez jamais à les attendre.
motion-full = Oui
motion-none = Non
setting-stage = Résultats
setting-stage-help = Affichage des résultats : étape par étape jusqu’à ce que vous continuiez, brièvement au-dessus du plateau, ou dans le récit seulement.
stage-staged = Étape par étape
stage-quick = Brièvement
stage-off = Récit seul
stage-go-on = Continuer
setting-sound = Son
setting-sound-help = Des sons discrets accompagnent les dés, les cartes et les pions.
sound-off = Non
sound-on = Oui
verdict-win = Victoire
verdict-draw = Partie nulle
verdict-loss = Défaite
hint-others = Autres choix
hint-do = Suivre
hint-why = Pourquoi ?
