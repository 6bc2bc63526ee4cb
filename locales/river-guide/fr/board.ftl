### The board of the night crossing, its aids, and what there is to know about its pieces.

## The map

map-title = Traversée de nuit
map-river = VOLGA
quay = Rive est : le quai
tray-sunk = Coulés

## What pieces and places are called

label-boat = { $boat } : charge { $load }, coque { $hull } sur { $most }, { $place }
label-landing = { $landing } : canons { $guns }, bateaux { $boats } sur { $room }
label-light-now = Sous le projecteur : { $landing }
label-light-last = Éclairé l’heure précédente, dans l’ombre cette heure-ci : { $landing }
label-light-aim = Projecteur pointé : { $landing }
label-weather = Météo : { $weather } (canons { $change })
place-quay = à quai
place-sent = destination : { $landing }
place-sunk = par le fond
nothing = –

## Gauges and sequence of play

gauge-landed = Débarquées
gauge-weather = Météo
value-landed = { $companies } sur { $goal }
value-weather = { $weather } ({ $change })
stage-weather = Météo
stage-aim = Pointage
stage-load = Embarquement
stage-light = Projecteur
stage-fire = Tir
stage-land = Débarquement

## Aids, and the board for a terminal

aid-landings = Appontements cette heure-ci
aid-weather = Jetons météo
head-landing = Appontement
head-light = Lumière
head-guns = Canons
head-room = Place
head-boats = Bateaux
head-boat = Bateau
head-load = Charge
head-hull = Coque
head-place = Où
head-weather = Météo
note-landings = Chaque canon lance un dé, mais seulement là où tombe la lumière. Chaque 5 ou 6 est un coup au but.
note-weather = Un jeton tiré reste hors du sac jusqu’à ce que le sac soit vide.
light-now = éclairé
light-dark = dans l’ombre
light-possible = possible
chit-now = cette heure-ci
chit-bag = dans le sac
chit-drawn = tiré
board-head = Heure { $hour } sur { $hours } : { $phase }
board-landed = Compagnies débarquées : { $companies } (point d’appui { $foothold }, tête de pont { $bridgehead })
board-bag = Dans le sac : { $chits }

## About things on the board

about-load = { $load ->
    [one] Porte { $load } compagnie
   *[other] Porte { $load } compagnies
}
about-hull = Coque : { $hull } sur { $most }
about-place = Position : { $place }
about-guns = Canons : nombre imprimé { $printed }, par ce temps { $guns }
about-room = Places prises : { $boats } sur { $room }
about-light = Projecteur : { $light }
about-boats = Bateaux : { $boats }
about-quay = Un bateau qui reste ici regagne un point de coque par heure
about-weather = Modifie le nombre de dés des canons : { $change }
about-bag = Dans le sac : { $chits }
about-landed = { $companies ->
    [one] { $companies } compagnie a traversé
   *[other] { $companies } compagnies ont traversé
}
about-foothold = Point d’appui, partie nulle : { $companies }
about-bridgehead = Tête de pont, victoire : { $companies }
