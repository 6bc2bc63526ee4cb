### Pavlov's House. Names of counters, cards, tokens and locations come from the data pack.

pavlov-title = Pavlov’s House

## Options

option-players = Qui joue : un défenseur ; deux, l’un sur l’autre rive de la Volga et l’autre dans la maison ; ou bien un ou deux contre un joueur allemand.
option-tactics = Les cartes Tactiques aident la Wehrmacht : une en vigueur chaque tour au niveau vétéran, deux au niveau élite. Les parties compétitives ont les leurs.
option-operational-support = Support opérationnel : cédez du ravitaillement de l’armée à d’autres secteurs de Stalingrad contre des points de victoire.
option-edition = Édition : fixe toutes les options ci-dessous (second tirage anglais, édition française antérieure ou édition russe postérieure).
option-disrupted-tokens = Le nombre de jetons Désorganisé dans la boîte. Purement indicatif : ce nombre ne limite rien.
option-forward-observer-dice = Combien de dés l’Observateur avancé lance contre chaque cible.
option-forward-observer-single = L’Observateur avancé peut viser un seul pion ; sinon, il lui faut deux voisins.
option-mortar-split = Les mortiers sur une position de deux couleurs peuvent répartir leurs jetons entre les deux cases.
option-suppress-split = La Suppression depuis une position de deux couleurs peut répartir ses jetons entre les deux cases.
option-recover-in-reserves = Les pions de la case Réserves peuvent récupérer.
option-suppress-up-to = La Suppression peut placer moins de jetons que sa valeur.
option-ready-only-moves = Seuls les pions ni épuisés ni désorganisés peuvent se déplacer.
option-lose-without-food = Vous perdez si une carte Ravitaillement ne trouve aucun jeton Nourriture dans la case Ravitaillement.
option-lose-without-counters = Quand une maison vide fait perdre la partie : aussitôt, ou seulement après une carte Ravitaillement.
option-score-defeat = Un score de −10 ou moins est une défaite, pas une partie nulle.
option-final-raid-optional = Vous pouvez renoncer au dernier raid, contre la Milk House.
option-weapons-eat = Règle maison : chaque arme a besoin de nourriture comme un pion.
option-raid-under-fire = Règle maison : vous pouvez lancer un raid alors que des pions de la Wehrmacht sont sur les pistes de la couleur de la carte, avec un dé de moins pour chacun.

## Phases

pavlov-phase-planning = Planification de la Wehrmacht
pavlov-phase-soviet-cards = Phase des cartes soviétiques
pavlov-phase-wehrmacht = Phase des cartes de la Wehrmacht
pavlov-phase-soviet-counters = Phase des unités soviétiques
pavlov-phase-ending = Dernier raid
pavlov-phase-over = Partie terminée

## Prompts: what to decide now

pavlov-prompt-order = Planification : choisissez l’ordre { $nth } sur 3. Les trois cartes seront révélées dans cet ordre, après les cartes soviétiques.
pavlov-prompt-lay-tactic = Planification : choisissez une carte Tactique. Elle sera révélée au début de la Phase des cartes de la Wehrmacht et vaudra pour le reste du tour.
pavlov-prompt-cards = { $actions ->
    [0] Cartes soviétiques : il ne reste aucune action. Terminez la phase ; les cartes de la Wehrmacht suivent.
    [one] Cartes soviétiques : il reste { $actions } action, en main { $hand }. Utilisez une carte pour une de ses deux unités, ou terminez la phase.
   *[other] Cartes soviétiques : il reste { $actions } actions, en main { $hand }. Utilisez une carte pour une de ses deux unités, ou terminez la phase.
}
pavlov-prompt-recover-location = Récupération : { $unit }. Choisissez l’emplacement qui perd son jeton Désorganisé.
pavlov-prompt-stage = { $left ->
    [one] Réapprovisionnement : encore { $left } jeton peut aller dans la zone de rassemblement. Choisissez son type.
   *[other] Réapprovisionnement : encore { $left } jetons peuvent aller dans la zone de rassemblement. Choisissez le type et le nombre.
}
pavlov-prompt-deploy = { $points ->
    [one] Renforts : il reste { $points } point. Achetez des pions pour la case Réserves ; les points non dépensés sont perdus.
   *[other] Renforts : il reste { $points } points. Achetez des pions pour la case Réserves ; les points non dépensés sont perdus.
}
pavlov-prompt-buttress = Appui : un jeton Sapeur retourne au stock. Choisissez la valeur de défense à relever, ou l’emplacement 3 à rétablir.
pavlov-prompt-field-defenses = Défenses de terrain : choisissez la piste qui reçoit le jeton Sapeur. Il lancera { $dice } dés contre le prochain pion qui entrera dans l’emplacement Sapeur.
pavlov-prompt-place-token = { $unit } : choisissez l’emplacement du jeton { $token }.
pavlov-prompt-load = Chargement : choisissez les jetons à charger, un par emplacement.
pavlov-prompt-deliver = Livraison : choisissez les jetons qui vont dans la case Ravitaillement ; les autres restent sur le fleuve.
pavlov-prompt-party-none = Raid : { $target } (défense { $defense }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}). Choisissez le premier participant. Chacun lance un dé et l’on additionne les résultats ; ensuite, chacun est perdu sur { $face } ou moins.
pavlov-prompt-party = Raid : { $target } (défense { $defense }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}). Participants jusqu’ici : { $party }. Choisissez-en un autre, ou lancez le raid.
pavlov-prompt-party-all = Raid : { $target } (défense { $defense }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}). Participants : { $party }. Aucun autre pion n’est prêt : lancez le raid.
pavlov-prompt-raider = { $have ->
    [one] Jets de pertes, un participant après l’autre ; vous avez { $have } jeton Premiers soins. Choisissez le prochain pour qui lancer le dé.
   *[other] Jets de pertes, un participant après l’autre ; vous avez { $have } jetons Premiers soins. Choisissez le prochain pour qui lancer le dé.
}
pavlov-prompt-crew-casualty = Le sniper touche les servants en { $position }. Choisissez lequel est perdu.
pavlov-prompt-first-aid-sniper = Le sniper a touché { $counter }. Utiliser un jeton Premiers soins ? La case Ravitaillement en a { $have }.
pavlov-prompt-first-aid-disrupted = { $counter } porte déjà un jeton Désorganisé et deviendrait une perte. Utiliser un jeton Premiers soins ? La case Ravitaillement en a { $have }.
pavlov-prompt-first-aid-raid = { $counter } ne revient pas du raid. Utiliser un jeton Premiers soins ? La case Ravitaillement en a { $have }.
pavlov-prompt-first-aid-hunger = Faute de nourriture, { $counter } serait une perte. Utiliser un jeton Premiers soins ? La case Ravitaillement en a { $have }.
pavlov-prompt-anti-aircraft = { $aircraft ->
    [one] { $aircraft } avion (défense { $defense }) vient bombarder l’armée. Choisissez quels jetons Anti-aérien tirent ; ceux que vous gardez protègent leur emplacement.
   *[other] { $aircraft } avions (défense { $defense }) viennent bombarder l’armée. Choisissez quels jetons Anti-aérien tirent ; ceux que vous gardez protègent leur emplacement.
}
pavlov-prompt-suppression = Arrivée sur la piste { $track } ({ $colour }) : { $kind }, défense { $defense }. Jetons Suppression de ce côté : { $have }. Choisissez combien en dépenser ; une seule touche écarte ce pion.
pavlov-prompt-starve = { $left ->
    [0] Tous les pions non nourris sont désignés. La carte Ravitaillement va être retournée.
    [one] Il n’y a pas assez de nourriture : { $left } pion n’est pas nourri. Choisissez-le.
   *[other] Il n’y a pas assez de nourriture : { $left } pions ne sont pas nourris. Choisissez-les.
}
pavlov-prompt-moves = { $moves ->
    [one] Mouvements : il en reste { $moves }, puis { $actions } actions. Choisissez un pion à déplacer, ou passez aux actions.
   *[other] Mouvements : il en reste { $moves }, puis { $actions } actions. Choisissez un pion à déplacer, ou passez aux actions.
}
pavlov-prompt-move-to = { $counter } quitte { $from }. Choisissez la position où entrer.
pavlov-prompt-move-weapon = { $counter } va en { $to }. Choisissez l’arme à emporter.
pavlov-prompt-move-replace = { $counter } entre en { $to }, position occupée : { $there }. Rejoindre les servants ou remplacer ?
pavlov-prompt-displaced = { $counter } doit laisser sa place. Choisissez une position vide ou la case Réserves.
pavlov-prompt-displaced-weapon = { $counter } va en { $to }. Emporter l’arme ?
pavlov-prompt-displaced-weapon-reserves = { $counter } va dans la case Réserves. Emporter l’arme ?
pavlov-prompt-acts = { $actions ->
    [0] Actions : il n’en reste aucune. Terminez la phase.
    [one] Actions : il en reste { $actions }. Choisissez un pion qui agit ou récupère, ou terminez la phase.
   *[other] Actions : il en reste { $actions }. Choisissez un pion qui agit ou récupère, ou terminez la phase ; une arme en prend deux.
}
pavlov-prompt-act = { $counter } ({ $values }), en { $position }, { $actions ->
    [one] { $actions } action restante
   *[other] { $actions } actions restantes
}. Choisissez son action ; elle épuise le pion.
pavlov-prompt-crew = { $weapon } ({ $values }), en { $position }, servants : { $crew }. Choisissez ce que fait l’arme ; cela prend deux actions et épuise les deux servants.
pavlov-prompt-trouble = { $counter } : jeton Désorganisé et face épuisée. Choisissez ce qui est retiré.
pavlov-prompt-lay-tokens = { $left ->
    [one] Suppression depuis { $position } : { $left } jeton à poser. Choisissez sa case.
   *[other] Suppression depuis { $position } : jusqu’à { $left } jetons à poser. Choisissez la case et le nombre.
}
pavlov-prompt-battery = { $counter } dirige l’artillerie. Choisissez le jeton Artillerie à utiliser.
pavlov-prompt-command = { $left ->
    [one] { $counter } commande : encore { $left } récupération. Choisissez un pion.
   *[other] { $counter } commande : encore { $left } récupérations. Choisissez un pion.
}
pavlov-prompt-final-raid = La dernière carte a été jouée. Choisissez si un groupe d’assaut lance un raid avant le décompte : { $target } (défense { $defense }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}).

## Labels: what an action does

pavlov-label-order = Ordre { $nth } : { $card }
pavlov-label-tactic = { $tactic } : { $text }
pavlov-label-use = { $card }, { $unit } : { $order }, { $what }
pavlov-use-recover = retirer un jeton Désorganisé
pavlov-use-resupply = placer jusqu’à { $count ->
    [one] { $count } jeton dans
   *[other] { $count } jetons dans
} la zone de rassemblement
pavlov-use-storm-group = lancer un raid : { $target } (défense { $defense }, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
pavlov-use-storm-group-none = lancer un raid contre un point d’appui
pavlov-use-support = { $name } : { $tokens }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pavlov-use-support-none = céder du ravitaillement à un autre secteur
pavlov-use-send = acheter des pions pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pavlov-use-buttress = relever une valeur de défense ou rétablir l’emplacement 3
pavlov-use-field-defenses = poser un jeton Sapeur
pavlov-use-decision = échanger une carte Brouillard de guerre contre une nouvelle carte
pavlov-use-wire = poser un jeton Communication filaire, { $laid } sur { $all } en place
pavlov-use-artillery = préparer une batterie
pavlov-use-load = jetons en attente : { $count }
pavlov-use-deliver = bateaux chargés : { $count }
pavlov-use-anti-aircraft = préparer un canon
pavlov-label-recover-location = Rétablir l’emplacement { $location }
pavlov-label-place-token = Jeton { $token } sur l’emplacement { $location }
pavlov-label-battery = Utiliser la batterie de l’emplacement { $location }
pavlov-label-wall = Relever la défense du côté { $colour } de { $from } à { $to }
pavlov-label-wall-full = Relever la défense du côté { $colour } au-delà de { $from }
pavlov-label-sapper = Jeton Sapeur sur la piste { $track } ({ $colour })
pavlov-label-stage-none = Aucun jeton { $supply }
pavlov-label-stage = { $supply } : { $count }
pavlov-label-deploy = { $points ->
    [one] Acheter { $name } ({ $values }) pour { $points } point
   *[other] Acheter { $name } ({ $values }) pour { $points } points
}
pavlov-label-load = Charger : { $supply }, emplacement { $location }
pavlov-label-load-nothing = Ne rien charger à l’emplacement { $location }
pavlov-label-deliver = Livrer : { $supply }, emplacement { $location }
pavlov-label-deliver-nothing = Livrer le chargement de l’emplacement { $location }
pavlov-label-deliver-ammunition = Livrer : { $supply }, emplacement { $location }, jusqu’à { $count ->
    [one] { $count } jeton Suppression
   *[other] { $count } jetons Suppression
}
pavlov-label-send = { $dice ->
    [one] Envoyer { $counter } ({ $dice } dé)
   *[other] Envoyer { $counter } ({ $dice } dés)
}
pavlov-label-roll = Lancer le dé pour : { $counter }
pavlov-label-fire = { $dice ->
    [one] Tirer depuis { $locations } : { $dice } dé contre { $defense }
   *[other] Tirer depuis { $locations } : { $dice } dés contre { $defense }
}
pavlov-label-fire-at = Tirer depuis { $locations }
pavlov-label-fire-none = Ne pas tirer
pavlov-label-spend-none = Ne dépenser aucun jeton (placement : { $kind })
pavlov-label-spend = { $count ->
    [one] Dépenser { $count } jeton : { $dice } contre { $defense }
   *[other] Dépenser { $count } jetons : { $dice } contre { $defense }
}
pavlov-label-spend-count = { $count ->
    [one] Dépenser { $count } jeton
   *[other] Dépenser { $count } jetons
}
pavlov-label-casualty-crew = Le tir touche { $counter }
pavlov-label-casualty-hunger = { $counter } reste sans nourriture
pavlov-label-first-aid = Premiers soins : { $counter } survit
pavlov-label-no-aid = Pas de Premiers soins : { $counter } est une perte
pavlov-label-move = Déplacer { $counter } ({ $values }) depuis { $from }
pavlov-label-to = Vers { $position } ({ $colours })
pavlov-label-to-occupied = Vers { $position } ({ $colours }), occupée par { $there }
pavlov-label-reserves = Vers la case Réserves
pavlov-label-take = Emporter : { $weapon }
pavlov-label-leave = N’emporter aucune arme
pavlov-label-join = Rejoindre les servants
pavlov-label-replace = Remplacer { $counter }
pavlov-label-replace-both = Remplacer les deux
pavlov-label-act = Faire agir { $counter } ({ $values }), en { $position }
pavlov-label-act-reserves = Faire agir { $counter } ({ $values })
pavlov-label-crew = Tir : { $weapon } ({ $values }), en { $position }, servants : { $crew }, deux actions
pavlov-label-crew-none = Tir : { $weapon } ({ $values }), deux actions
pavlov-label-recover = { $counter } récupère ({ $state })
pavlov-label-recover-command = { $counter } récupère sur ordre ({ $state })
pavlov-label-from-disrupted = Retirer le jeton Désorganisé
pavlov-label-from-exhausted = Retourner sur la face prête
pavlov-label-attack = Attaque : { $target }, { $dice } contre { $defense }
pavlov-label-attack-target = Attaque : { $target }, défense { $defense }
pavlov-label-attack-none = Attaque contre le cercle { $circle } de la piste { $track }
pavlov-label-suppress = { $count ->
    [one] Suppression : { $count } jeton
   *[other] Suppression : jusqu’à { $count } jetons
}
pavlov-label-lay = { $count ->
    [0] Aucun jeton dans la case du côté { $colour }
    [one] { $count } jeton dans la case du côté { $colour }, qui en contient { $have }
   *[other] { $count } jetons dans la case du côté { $colour }, qui en contient { $have }
}
pavlov-label-command = { $count ->
    [one] Commandement : { $count } récupération pour un autre pion
   *[other] Commandement : { $count } récupérations pour d’autres pions
}
pavlov-label-request = { $points ->
    [one] Demander des renforts par radio : { $points } point
   *[other] Demander des renforts par radio : { $points } points
}
pavlov-label-observe = Diriger l’artillerie : { $target }, défense { $defense } ; { $dice }
pavlov-label-observe-both = Diriger l’artillerie : { $target }, défense { $defense } ; { $second }, défense { $other } ; { $dice } chacun
pavlov-label-done-cards = Terminer la Phase des cartes soviétiques
pavlov-label-done-deploy = Ne plus rien acheter
pavlov-label-done-deliver = Ne plus rien livrer
pavlov-label-done-stage = Ne plus prendre de jetons
pavlov-label-done-load = Ne plus rien charger
pavlov-label-done-starve = Retourner la carte
pavlov-label-done-party = { $count ->
    [one] Partir avec { $count } pion : { $dice } pour atteindre { $defense }
   *[other] Partir avec { $count } pions : { $dice } pour atteindre { $defense }
}
pavlov-label-done-moves = Terminer les mouvements
pavlov-label-done-acts = Terminer la Phase des unités soviétiques
pavlov-label-done-command = Ne faire récupérer personne d’autre
pavlov-label-done = Terminé
pavlov-label-raid = Lancer le raid : { $target } (défense { $defense }, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
pavlov-label-decline = Renoncer au raid : { $target }

## Names

# $colour - the id of a colour.
pavlov-colour = { $colour ->
    [green] vert
    [red] rouge
   *[purple] violet
}
pavlov-location = { $number } ({ $name })
pavlov-nobody = personne
pavlov-nothing = rien
pavlov-victory-points = { $count ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
pavlov-reserves = la case Réserves
pavlov-stock = le stock
pavlov-lost = les pertes
pavlov-raid = le raid
pavlov-hidden = une carte
pavlov-weapon-numbered = { $name } n° { $number }
pavlov-either-unit = { $first } ou { $second }
pavlov-soviet-card = { $id } : { $name }
pavlov-circle = { $kind }, cercle { $circle } de la piste { $track } ({ $colour })
pavlov-exhausted = face épuisée
pavlov-disrupted = jeton Désorganisé
pavlov-both-troubles = jeton Désorganisé et face épuisée
pavlov-ready = face prête
pavlov-dice = { $dice ->
    [0] aucun dé
    [one] { $dice } dé
   *[other] { $dice } dés
}
pavlov-tokens = { $token } × { $count }
pavlov-card-infantry = { $name } (infanterie, suppression { $value }, défense { $defense })
pavlov-card-armor = { $name } (blindé, attaque { $value }, défense { $defense })
pavlov-card-dice = { $name } ({ $dice })
pavlov-card-aircraft = { $name } ({ $aircraft } avions, défense { $defense })

## What chance is asked for

pavlov-roll-soviet-deck = la prochaine carte soviétique
pavlov-roll-wehrmacht-deck = la prochaine carte du paquet { $deck } de la Wehrmacht
pavlov-roll-tactic-deck = la prochaine carte du paquet Tactique { $deck }
pavlov-roll-support = la prochaine carte de Support opérationnel
pavlov-roll-storm-group = le côté Groupe d’assaut de la carte Ravitaillement
pavlov-roll-colour = Le côté pris sous le feu
pavlov-roll-position = La position visée du côté { $colour }
pavlov-roll-sniper = Sniper contre le côté { $colour }
pavlov-roll-mortar = Mortier contre le côté { $colour }
pavlov-roll-artillery = Artillerie contre le côté { $colour }
pavlov-roll-anti-aircraft = Tir anti-aérien
pavlov-roll-bomb = Où tombe la bombe
pavlov-roll-track = La piste du nouveau pion
pavlov-roll-suppression = Suppression sur la piste { $track }
pavlov-roll-sapper = Sapeurs sur la piste { $track }
pavlov-roll-assault-suppress = Assaut, infanterie contre le côté { $colour }
pavlov-roll-assault-attack = Assaut, blindés contre le côté { $colour }
pavlov-roll-covering-fire = Tir de couverture sur le côté { $colour }
pavlov-roll-spearhead = Fer de lance blindé contre le côté { $colour }
pavlov-roll-raid = Le raid
pavlov-roll-raider = Retour du raid ({ $counter })
pavlov-roll-attack = Tir ({ $counter })
pavlov-roll-weapon = Tir ({ $weapon })
pavlov-roll-observer-first = Artillerie sur la première cible
pavlov-roll-observer-second = Artillerie sur la seconde cible
pavlov-roll-unknown = un résultat que ce jeu ne connaît pas

## Odds

pavlov-odds-certain = certain
pavlov-odds-nothing = aucun effet
pavlov-odds-other = autre chose
# $reason - the id of what ends the game.
pavlov-odds-ended = { $reason ->
    [overrun] la maison est submergée
    [command-post] le poste de commandement de la 62e armée est détruit
    [no-counters] il ne reste personne
   *[no-food] il ne reste plus de nourriture
}
pavlov-odds-shot-down = { $count ->
    [0] aucun avion abattu
    [one] { $count } avion abattu
   *[other] { $count } avions abattus
}
pavlov-odds-kept-away = pion écarté
pavlov-odds-arrived = pion placé sur la piste { $track }
pavlov-odds-removed = pion détruit sur le cercle { $circle } de la piste { $track }
pavlov-odds-raid-success = le raid réussit
pavlov-odds-raid-failure = le raid échoue
pavlov-odds-crew-shot = un des servants touché en { $position }
pavlov-odds-casualty = pertes : { $counters }
pavlov-odds-at-stake = touché, Premiers soins à décider : { $counter }
pavlov-odds-disrupted = jeton Désorganisé : { $counters }
pavlov-odds-wall-hit = défense abaissée : { $colours }
pavlov-odds-wall-breached = pions désorganisés, côté : { $colours }
pavlov-odds-house-shaken = pions désorganisés sur toutes les positions
pavlov-odds-location = emplacement désorganisé : { $locations }
pavlov-odds-token = jeton perdu à l’emplacement { $locations }
pavlov-odds-casualties = { $count ->
    [one] { $count } pion perdu
   *[other] { $count } pions perdus
}
pavlov-odds-disruptions = { $count ->
    [one] { $count } pion désorganisé
   *[other] { $count } pions désorganisés
}
pavlov-odds-locations = { $count ->
    [one] { $count } emplacement désorganisé
   *[other] { $count } emplacements désorganisés
}
pavlov-odds-tokens = { $count ->
    [one] { $count } jeton perdu
   *[other] { $count } jetons perdus
}
pavlov-odds-fog = Brouillard de guerre dans la défausse
pavlov-odds-drew = une carte utilisable
pavlov-odds-drew-fog = Brouillard de guerre
pavlov-forecast-raid = { $raiders ->
    [one] Raid avec { $raiders } pion ; pertes moyennes : { $casualties }
   *[other] Raid avec { $raiders } pions ; pertes moyennes : { $casualties }
}
pavlov-forecast-card = La prochaine carte de la Wehrmacht : { $card } ({ $percent } %)
pavlov-forecast-card-possible = Le prochain ordre est peut-être : { $card }
pavlov-forecast-bombs = Résultats du bombardement après ce tir

## Ends

# $reason - the id of what ended the game.
pavlov-end = { $reason ->
    [overrun] La Wehrmacht est entrée : la maison est tombée.
    [command-post] Le poste de commandement de la 62e armée est détruit : l’armée est perdue, et la maison avec elle.
    [no-counters] Il ne reste personne pour la défendre : la maison est tombée.
   *[no-food] Il ne reste plus de nourriture : la maison est tombée.
}
pavlov-end-scored = La maison a tenu. { $points } : { $level }.
pavlov-end-award = La maison a tenu. { $points } : { $level }, { $award }.

## On offer

pavlov-blurb = Automne 1942 : tenez une maison du Square du 9 janvier, et faites traverser la Volga à son ravitaillement.
pavlov-preset-first = Un défenseur, sans variante, avec annulation même après un jet.
pavlov-preset-full = Cartes Tactiques et Support opérationnel.
pavlov-preset-historical = Un défenseur, second tirage anglais, sans variante.

## Names of options

title-players = Joueurs
title-tactics = Cartes Tactiques
title-operational-support = Support opérationnel
title-edition = Édition
title-disrupted-tokens = Jetons Désorganisé dans la boîte
title-forward-observer-dice = Dés de l’Observateur avancé
title-forward-observer-single = Observateur avancé sur un seul pion
title-mortar-split = Les mortiers peuvent répartir leurs jetons
title-suppress-split = La Suppression peut répartir ses jetons
title-recover-in-reserves = Récupérer dans la case Réserves
title-suppress-up-to = Suppression avec moins de jetons
title-ready-only-moves = Seuls les pions prêts se déplacent
title-lose-without-food = Plus de Nourriture, partie perdue
title-lose-without-counters = Maison vide, partie perdue
title-score-defeat = Un mauvais score est une défaite
title-final-raid-optional = Le dernier raid peut être refusé
title-weapons-eat = Les armes consomment de la nourriture
title-raid-under-fire = Raids sous le feu

## In the lab

pavlov-factor-bought = Achat : { $name }
pavlov-factor-raided = Raid réussi : { $name }
pavlov-factor-supported = Secteur soutenu : { $name }
pavlov-factor-tactic = Tactique : { $name }
pavlov-score-name = points de victoire
pavlov-track-counters = Pions soviétiques dans la maison
pavlov-track-ready = Pions prêts
pavlov-track-wehrmacht = Pions de la Wehrmacht sur les pistes
pavlov-track-wall-low = Défense la plus faible
pavlov-track-wall-high = Défense la plus forte
pavlov-track-food = Jetons Nourriture dans la maison
pavlov-track-disrupted-locations = Emplacements désorganisés
pavlov-track-points = Points de victoire actuels
pavlov-reason-score = score après le dernier tour
pavlov-reason-overrun = la maison est submergée
pavlov-reason-command-post = le poste de commandement de la 62e armée est détruit
pavlov-reason-no-counters = il ne reste personne dans la maison
pavlov-reason-no-food = pas de Nourriture à la carte Ravitaillement

## What is in a pack

pavlov-counts = { $positions } positions, { $counters } pions soviétiques, { $weapons } armes, { $wehrmacht } cartes de la Wehrmacht, { $soviet } cartes soviétiques, { $values } sources

## Values of options

choice-tactics-none = sans
choice-players-solitaire = un défenseur
choice-players-cooperative = deux défenseurs
choice-players-competitive-two = un défenseur contre un joueur allemand
choice-players-competitive-three = deux défenseurs contre un joueur allemand
choice-tactics-veteran = vétéran
choice-tactics-elite = élite
choice-edition-en2 = anglaise, second tirage
choice-edition-fr = française, antérieure
choice-edition-ru = russe, postérieure
choice-lose-without-counters-always = aussitôt
choice-lose-without-counters-resupply = après une carte Ravitaillement

## Seats

seat-german = le joueur allemand
seat-defender = le défenseur
seat-operational = le défenseur opérationnel
seat-tactical = le défenseur tactique

## What stands for something in the forms of actions

placeholder-card = CARTE
placeholder-circle = CERCLE
placeholder-colour = COULEUR
placeholder-count = NOMBRE
placeholder-counter = PION
placeholder-location = EMPLACEMENT
placeholder-number = NUMÉRO
placeholder-position = POSITION
placeholder-supply = RAVITAILLEMENT
placeholder-track = PISTE
placeholder-unit = UNITÉ
placeholder-use = ACTION
placeholder-weapon = ARME
