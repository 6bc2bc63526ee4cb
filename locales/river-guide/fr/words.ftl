### The night crossing: what to decide, and what it comes to. Names of boats, landings and weather come from the data pack.

title = La traversée de nuit

## Options

title-night = Nuit
option-night = La durée de la nuit.
choice-night-short = quatre heures
choice-night-long = seize heures
title-searchlight = Projecteur
option-searchlight = Qui pointe le projecteur : un dé, ou un second joueur en secret.
choice-searchlight-die = un dé
choice-searchlight-player = un second joueur

## Seats

seat-soviet = le commandant des bacs
seat-german = le joueur allemand

## Phases and prompts

phase-aim = Projecteur
phase-load = Embarquement
phase-hit = Tir
phase-over = Partie terminée
prompt-aim = Choisissez où pointer le projecteur. Il s’allume quand les bateaux ont appareillé.
prompt-load = Météo : { $weather } (canons { $change }). Envoyez des bateaux vers les appontements, puis appareillez.
prompt-hit = { $hits ->
    [one] Sous le feu : { $landing }. Choisissez le bateau qui encaisse le coup.
   *[other] Sous le feu : { $landing }. Il reste { $hits } coups. Choisissez le bateau qui encaisse le prochain.
}

## Labels of actions

label-aim = Pointer le projecteur : { $landing }
label-send = Envoyer : { $boat } → { $landing }
label-cast-off = { $boats ->
    [0] N’envoyer aucun bateau cette heure-ci
    [one] Appareiller avec { $boats } bateau
   *[other] Appareiller avec { $boats } bateaux
}
label-hit = Encaisser le coup : { $boat }, coque restante { $hull }
label-hit-sinks = Encaisser le coup : { $boat }, qui coule
label-call-off = Renoncer à la nuit (vous perdez)

## What chance is asked for

roll-weather = la météo
roll-searchlight = le projecteur
roll-guns = les canons : { $landing }
roll-unknown = un résultat que ce jeu ne connaît pas

## Odds

odds-lit = projecteur : { $landing }
odds-hits = { $hits ->
    [one] { $hits } coup au but
   *[other] { $hits } coups au but
}
odds-landed = { $companies ->
    [one] { $companies } compagnie débarquée
   *[other] { $companies } compagnies débarquées
}
odds-certain = certain

## Ends

end-bridgehead = { $companies ->
    [one] Tête de pont : { $companies } compagnie a traversé. La traversée réussit.
   *[other] Tête de pont : { $companies } compagnies ont traversé. La traversée réussit.
}
end-foothold = { $companies ->
    [one] Point d’appui : { $companies } compagnie a traversé. Partie nulle.
   *[other] Point d’appui : { $companies } compagnies ont traversé. Partie nulle.
}
end-repelled = { $companies ->
    [one] Repoussé : { $companies } compagnie a traversé. La traversée échoue.
   *[other] Repoussé : { $companies } compagnies ont traversé. La traversée échoue.
}
end-called-off = Vous avez renoncé à la nuit. La traversée échoue.

## On offer

blurb = Stalingrad, 1942 : faites passer la Volga à vos compagnies avant l’aube, malgré le projecteur et les canons.
preset-first = Une nuit courte contre le dé, avec annulation même après un jet.
preset-full = Une nuit longue contre un second joueur.

## In the lab

score-name = compagnies débarquées
track-landed = Compagnies débarquées
track-afloat = Bateaux à flot
track-hull = Points de coque de tous les bateaux
loss-boats = Bateaux perdus
reason-dawn = l’aube
reason-no-boats = tous les bateaux coulés
reason-called-off = abandon

## What is in a pack

counts = Bateaux : { $boats } ; appontements : { $landings } ; jetons météo : { $chits } ; sources : { $values }

## What stands for something in the forms of actions

placeholder-boat = BATEAU
placeholder-landing = APPONTEMENT
