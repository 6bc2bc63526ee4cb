### Words of the pages of Pavlov's House: its board, its aids, what there is to know about its pieces.
### Names of counters, cards, tokens and locations come from the data pack.

## Names and states

pavlov-in-stock = Stock
pavlov-on-raid = en raid
pavlov-fallen = pertes
pavlov-ready-title = Face prête
pavlov-acted = a agi
pavlov-commanded = porte un jeton Commandement
pavlov-has-moved = s’est déplacé
pavlov-going = part en raid
pavlov-tactic = Tactique
pavlov-fog = Brouillard de guerre
pavlov-points = { $points } PV
# $role - what a man of the garrison was.
pavlov-role = { $role ->
    [squad_leader] Chef de groupe
    [submachine_gunner] Tireur au pistolet-mitrailleur
    [machine_gun_platoon_leader] Chef de section de mitrailleuses
    [company_commander] Commandant de compagnie
    [machine_gun_crew_leader] Chef de pièce (mitrailleuse)
    [machine_gunner] Mitrailleur
    [anti_tank_squad_leader] Chef de groupe antichar
    [anti_tank_rifleman] Tireur au fusil antichar
    [mortar_section_leader] Chef du groupe de mortiers
    [mortarman] Servant de mortier
    [artillery_observer] Observateur d’artillerie
    [sniper] Tireur d’élite
    [medic] Infirmière
    [medical_instructor] Infirmier de compagnie
   *[rifleman] Fusilier
}

## Labels of places and pieces

pavlov-counter-label = { $name }, attaque { $attack }, suppression { $suppress }
pavlov-infantry-label = { $name }, infanterie, suppression { $value }, défense { $defense }
pavlov-armor-label = { $name }, blindé, attaque { $value }, défense { $defense }
pavlov-circle-name = cercle { $circle } de la piste { $track }
pavlov-position = Position { $id }
pavlov-position-empty = Position { $id } ({ $colours }) : vide
pavlov-position-label = Position { $id } ({ $colours }) : { $there }
pavlov-wall = Défense, côté { $colour }
pavlov-wall-label = Valeur de défense, côté { $colour } : { $value }
pavlov-suppression-box = Case de suppression, côté { $colour }
pavlov-suppression-label = { $count ->
    [0] Case de suppression, côté { $colour } : aucun jeton
    [one] Case de suppression, côté { $colour } : { $count } jeton
   *[other] Case de suppression, côté { $colour } : { $count } jetons
}
pavlov-reserves-label = { $count ->
    [one] { $name } : { $count } pion
   *[other] { $name } : { $count } pions
}
pavlov-track-label = Piste { $number } ({ $colour })
pavlov-location-empty = { $location } : vide
pavlov-location-token = { $location } : { $token }
pavlov-location-disrupted = { $location } : jeton Désorganisé
pavlov-short-unit = { $unit ->
    [army_cp] PC 62e armée
    [division_cp] PC 13e Garde
    [sapper] 8e sapeurs
    [signal] 139e transm.
    [artillery] 32e artillerie
    [flotilla] Flottille
    [aa_battalion] 267e DCA
    [aa_regiment] 1083e DCA
   *[battalion] 3e bataillon
}
pavlov-on-location = { $what }, emplacement { $number }
pavlov-mined = { $token }, piste { $track }
pavlov-strongpoint-label = { $name } ({ $colour }) : défense { $defense }, { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
pavlov-support-label = { $name } : { $tokens }, { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
pavlov-card-used = { $card } (utilisée)
pavlov-back-soviet = Une carte soviétique, face cachée
pavlov-back-wehrmacht = Une carte de la Wehrmacht, face cachée
pavlov-back-tactic = Une carte Tactique, face cachée
pavlov-back-order = Un ordre, face cachée

## Trays

pavlov-tray-troubles = Que retirer ?
pavlov-tray-hand = Cartes soviétiques en main
pavlov-tray-uses = Ce que permettent ces cartes
pavlov-tray-card = Carte de la Wehrmacht
pavlov-tray-german = Main allemande
pavlov-tray-orders = Ordres
pavlov-tray-tactics = Tactiques en vigueur
pavlov-tray-raid = En raid
pavlov-tray-taken = Points d’appui pris
pavlov-tray-fallen = Pertes
pavlov-tray-tokens = Jetons du stock
pavlov-tray-stock = Renforts, avec leur coût
pavlov-tray-piles = Piles
# $pile - the id of a pile.
pavlov-pile = { $pile ->
    [soviet] Pioche soviétique
    [discard] Défausse
    [fog] Brouillard en stock
   *[wehrmacht] Paquet de la Wehrmacht
}
pavlov-pile-count = { $count ->
    [0] Aucune carte.
    [one] { $count } carte.
   *[other] { $count } cartes.
}

## What a Soviet card can be used for

pavlov-effect-recover = Retirez le jeton Désorganisé d’un emplacement de l’unité.
pavlov-effect-resupply = Placez jusqu’à { $count ->
    [one] { $count } jeton du stock
   *[other] { $count } jetons du stock
}, à votre choix, dans la zone de rassemblement.
pavlov-effect-storm-group = Lancez un raid contre le point d’appui de la case Groupe d’assaut.
pavlov-use-operational-support = Cédez des jetons du stock à un autre secteur contre des points de victoire.
pavlov-use-send-reinforcements = Achetez des pions et des armes pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; ils arrivent dans les Réserves.
pavlov-effect-buttress = Dépensez un jeton Sapeur de la case Ravitaillement : relevez une valeur de défense d’un point, ou rétablissez l’emplacement 3.
pavlov-effect-field-defenses = Posez un jeton Sapeur de la case Ravitaillement sur un emplacement Sapeur ; il lance { $dice } dés contre le prochain pion qui y entre.
pavlov-use-tactical-decision = Échangez une carte Brouillard de guerre de votre main contre une nouvelle carte.
pavlov-effect-wire = Posez un jeton Communication filaire sur un emplacement des transmissions. Tous en place, ils donnent { $actions ->
    [one] { $actions } action de carte par tour
   *[other] { $actions } actions de carte par tour
}.
pavlov-use-ready-artillery = Préparez une batterie pour l’Observateur avancé.
pavlov-effect-load = Chargez des jetons de la zone de rassemblement, un sur chaque bateau.
pavlov-effect-deliver = Livrez ce que portent les bateaux à la case Ravitaillement ; les Munitions deviennent { $count ->
    [one] { $count } jeton Suppression
   *[other] { $count } jetons Suppression
}.
pavlov-use-ready-anti-aircraft = Préparez un canon : { $dice } dés contre les avions, ou un bouclier pour son emplacement.
pavlov-fog-text = Aucune action : elle ne fait qu’occuper une place en main.
pavlov-or = ou

## What a Wehrmacht card does

pavlov-card-sniper = Couleur et position tirées au dé : { $dice } dés contre la valeur de défense ; une touche élimine le pion visé.
pavlov-card-mortar = Couleur et position tirées au dé : { $dice } dés contre la valeur de défense ; une touche désorganise tous les pions visés.
pavlov-card-artillery = Côté tiré au dé : { $dice } dés contre sa valeur de défense ; une touche l’abaisse d’un point. Au plus bas, tous les pions de ce côté sont désorganisés.
pavlov-card-bombers = { $aircraft } avions, défense { $defense }. Chacun de ceux qui passent bombarde l’emplacement donné par trois dés.
pavlov-arrives-infantry = De l’infanterie arrive sur une piste tirée au dé. Suppression { $value }, défense { $defense }.
pavlov-arrives-armor = Un blindé arrive sur une piste tirée au dé. Attaque { $value }, défense { $defense }.
pavlov-card-assault = Pour chaque couleur, toute l’infanterie fait une Suppression du Défenseur et tous les blindés une Attaque de Bâtiment ; additionnez leurs valeurs.
pavlov-card-milk-house = Le dernier point d’appui : placez-le dans la case Groupe d’assaut.
pavlov-card-resupply = Dépensez un jeton Nourriture par tranche de { $count ->
    [one] { $count } pion dans
   *[other] { $count } pions dans
} la maison ; les pions non nourris sont perdus. Révélez ensuite un nouveau point d’appui.

## Gauges

pavlov-gauge-score = Points
pavlov-gauge-turn = Tour
pavlov-gauge-turn-of = { $turn }/{ $all }
pavlov-gauge-actions = Actions
pavlov-gauge-moves = Mouvements
pavlov-gauge-reveal = Cartes à venir
pavlov-gauge-resupply = Ravitaillement au tour { $turn }
pavlov-gauge-feeds = { $fed ->
    [one] nourrit { $fed } pion (présents : { $mouths })
   *[other] nourrit { $fed } pions (présents : { $mouths })
}
pavlov-gauge-token = { $token ->
    [food] Nourriture
    [suppression] Suppression
   *[first_aid] Soins
}
pavlov-gauge-in-supplies = au Ravitaillement

## Sequence of play

pavlov-stage-orders = Planification : trois ordres
pavlov-stage-lay-tactic = Planification : une carte Tactique
pavlov-stage-draw = Piocher les cartes soviétiques
pavlov-stage-cards = Utiliser les cartes soviétiques
pavlov-stage-tactics = Les cartes Tactiques entrent en vigueur
pavlov-stage-wehrmacht = Trois cartes de la Wehrmacht
pavlov-stage-moves = Mouvements des pions
pavlov-stage-actions = Actions des pions
pavlov-stage-end = Retirer les jetons Action et Commandement
pavlov-stage-last-raid = Dernier raid, puis score

## Aids

pavlov-aid-score = Score et récompenses
pavlov-aid-next = La prochaine carte de la Wehrmacht
pavlov-aid-supplies = Ravitaillement et nourriture
pavlov-aid-assault = Si un Assaut venait maintenant
pavlov-aid-hits = Chances de toucher
pavlov-aid-cards = Ce qu’offrent les cartes soviétiques
pavlov-aid-counters = Ce que peuvent faire les pions
pavlov-aid-bombs = Chances d’une bombe par emplacement
pavlov-aid-deck = Cartes restantes dans les paquets
pavlov-aid-raid = Le raid
pavlov-aid-hidden = Cartes cachées
pavlov-score-raids = Points d’appui pris
pavlov-score-support = Support opérationnel
pavlov-score-garrison = Pions soviétiques dans la maison, 1 chacun
pavlov-score-wehrmacht = Pions de la Wehrmacht sur les pistes, −{ $penalty } chacun
pavlov-score-sum = Score actuel
pavlov-score-loss = Vous perdez aussitôt si un pion de la Wehrmacht entre dans la maison, si l’emplacement 18 doit être désorganisé deux fois, ou s’il ne reste aucun pion soviétique.
pavlov-score = Score
pavlov-level = Niveau
pavlov-award = Récompense
pavlov-card = Carte
pavlov-kind = Type
pavlov-chance = Chances
pavlov-side = Côté
pavlov-token = Jeton
pavlov-deck = Paquet
pavlov-defense = Défense
pavlov-location-word = Emplacement
pavlov-there = État
pavlov-next-left = { $count ->
    [0] Le paquet est épuisé.
    [one] Il reste { $count } carte dans le paquet.
   *[other] Il reste { $count } cartes dans le paquet.
}
pavlov-next-possible = Le joueur allemand a choisi. Pour autant que le sachent les défenseurs, c’est une de celles-ci :
pavlov-next-resupply = La prochaine carte Ravitaillement arrive au tour { $turn }.
pavlov-assault-suppress = Désorganise une position
pavlov-assault-attack = Abaisse la défense
pavlov-assault-text = L’infanterie désorganise les pions d’une position de sa couleur tirée au dé ; les blindés abaissent la valeur de défense. Un pion désorganisé touché de nouveau est perdu.
pavlov-hits-text = Un dé qui atteint la valeur de défense est une touche, et une seule suffit. En surbrillance : les valeurs de défense actuelles.
pavlov-raid-blocked = { $foes ->
    [one] Pas de raid maintenant : { $foes } pion de la Wehrmacht sur les pistes du côté { $colour }.
   *[other] Pas de raid maintenant : { $foes } pions de la Wehrmacht sur les pistes du côté { $colour }.
}
pavlov-raid-party = { $men ->
    [one] Avec { $men } pion : { $chance } de chances de réussir, pertes moyennes : { $losses }.
   *[other] Avec { $men } pions : { $chance } de chances de réussir, pertes moyennes : { $losses }.
}
pavlov-raid-men = Participants
pavlov-raid-dice = Dés
pavlov-raid-losses = Pertes moyennes
pavlov-raid-text = Les dés de tous les participants, additionnés, doivent atteindre la défense. Ensuite, chacun lance un dé et est perdu sur 1 à 4, que le raid réussisse ou non.
pavlov-food-need = Bouches à nourrir : { $mouths }. La prochaine carte Ravitaillement demande { $need } en Nourriture ; la case Ravitaillement en contient { $have }.
pavlov-food-short = { $unfed ->
    [one] En l’état, { $unfed } pion ne serait pas nourri.
   *[other] En l’état, { $unfed } pions ne seraient pas nourris.
}
pavlov-ammunition-text = À la livraison, un jeton Munitions devient { $count ->
    [one] { $count } jeton Suppression
   *[other] { $count } jetons Suppression
}.
pavlov-act-attack = Attaque : contre l’infanterie en ligne de vue, autant de dés que la valeur d’attaque.
pavlov-act-suppress = Suppression : passer des jetons, sans dépasser la valeur de suppression, de la case Ravitaillement à la case de la couleur de la position.
pavlov-act-command = Commandement : trois récupérations pour d’autres pions.
pavlov-act-observe = Diriger une batterie prête : { $dice } dés contre chacun de deux pions voisins sur une piste.
pavlov-act-anti-tank = Avec une arme et deux servants : tir contre un blindé. Deux actions.
pavlov-act-machine-gun = Avec une arme et deux servants : attaque contre l’infanterie ou suppression. Deux actions.
pavlov-act-mortar = Avec une arme et deux servants : suppression. Deux actions.
pavlov-act-inspire = Sur une position : les armes portant son autre lettre gagnent un dé ou un jeton.
pavlov-act-storm = Groupe d’assaut : lance { $dice } dés lors d’un raid.
pavlov-act-radio = Sur la position de la radio : achat de renforts pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}, tant que l’emplacement 4 n’est pas désorganisé.
pavlov-act-recover = Récupération : retour sur la face prête, ou retrait du jeton Désorganisé.
pavlov-team = Équipe de commandement : commandants sur des positions, { $here } sur { $all }. S’ils y sont tous au début de la phase, vous avez un mouvement et une action de plus.
pavlov-legend = Sur un pion : le losange est l’attaque, le rond la suppression, les lettres sont sur les onglets dorés ; des hachures et un sablier marquent l’épuisement, des rayures orange et un triangle la désorganisation, un disque sombre avec une coche un pion qui a agi, une étoile l’aide d’un commandant.
pavlov-bombs-text = Un jeton sur un emplacement reçoit la bombe à sa place. Une bombe sur un emplacement désorganisé passe au numéro suivant.
pavlov-deck-wehrmacht = Cartes de la Wehrmacht pas encore piochées, par paquet
pavlov-deck-unseen = Cartes de la Wehrmacht que seul le joueur allemand a pu voir, par paquet
pavlov-deck-soviet = { $count ->
    [one] Pioche soviétique ({ $count } carte) : nombre de cartes par unité
   *[other] Pioche soviétique ({ $count } cartes) : nombre de cartes par unité
}
pavlov-deck-soviet-unseen = { $count ->
    [one] Pioche et main soviétiques ({ $count } carte non vue) : nombre de cartes par unité
   *[other] Pioche et main soviétiques ({ $count } cartes non vues) : nombre de cartes par unité
}
pavlov-hidden-german = Joueur allemand : cartes de la Wehrmacht en main { $hand }, ordres face cachée { $orders }, cartes Tactiques en main { $tactics }.
pavlov-hidden-older = Ordres et cartes plus anciennes
pavlov-hidden-fresh = Piochées depuis les ordres
pavlov-hidden-resupply = Une carte Ravitaillement se trouve parmi les ordres ou les cartes plus anciennes.
pavlov-hidden-fresh-resupply = Une carte Ravitaillement a été piochée depuis la pose des ordres.
pavlov-hidden-soviet = Défenseurs : cartes soviétiques en main { $hand }, dans leur pioche { $deck }.
pavlov-hidden-nothing = Rien ne vous est caché.
pavlov-fallen-count = Pertes jusqu’ici : { $count }.

## About a thing

pavlov-about-position = Numéro { $number }, côté { $colour } : défense { $wall }, pistes en vue : { $tracks }.
pavlov-about-values = Attaque { $attack }, suppression { $suppress }.
pavlov-about-where = Lieu : { $place }.
pavlov-about-price = { $points ->
    [one] Coûte { $points } point de renfort.
   *[other] Coûte { $points } points de renfort.
}
pavlov-about-crew = Demande deux servants portant la lettre { $letter } sur sa position.
pavlov-about-wall = Défense actuelle : { $value } ; elle ne descend jamais au-dessous de { $least }.
pavlov-about-wall-low = Elle ne peut plus baisser : une touche désorganise tous les pions de ce côté.
pavlov-about-suppression = Ils se dépensent contre l’infanterie de la Wehrmacht qui arrive sur une piste de cette couleur : un dé chacun, et une seule touche écarte le pion.
pavlov-about-empty-circle = Vide.
pavlov-about-mined = Il y a ici un jeton Sapeur : il lance { $dice } dés contre le premier pion qui y entre.
pavlov-about-sapper = Emplacement Sapeur : un jeton Sapeur y lance { $dice } dés contre le premier pion à entrer.
pavlov-about-infantry = Infanterie. Lors d’un Assaut, elle ajoute { $value } aux dés qui désorganisent les défenseurs.
pavlov-about-armor = Blindé. Lors d’un Assaut, il ajoute { $value } aux dés contre la valeur de défense. Seules les armes antichars et l’artillerie peuvent le détruire.
pavlov-about-defense = Défense actuelle : { $value }.
pavlov-about-raised = Défense imprimée { $value } ; une tactique l’a relevée.
pavlov-about-penalty = Coûte { $points ->
    [one] { $points } point de victoire s’
   *[other] { $points ->
    [one] { $points } point
   *[other] { $points } points
} de victoire s’
}il est encore là à la fin.
pavlov-about-track = { $circles ->
    [one] { $circles } cercle jusqu’
   *[other] { $circles } cercles jusqu’
}au côté { $colour } de la maison ; pions de la Wehrmacht sur la piste : { $here }.
pavlov-about-advance = Les nouveaux pions arrivent sur le cercle 1 et poussent ceux qui les précèdent. Un pion poussé hors du dernier cercle prend la maison.
pavlov-about-accepts = Peut recevoir : { $tokens }.
pavlov-about-location-3 = Tant que cet emplacement est désorganisé, toute nouvelle bombe ici désorganise tous les pions sur des positions de combat.
pavlov-about-location-18 = Une seconde bombe ici, tant que cet emplacement est désorganisé, fait perdre la partie.
pavlov-about-signal = Quand il est désorganisé, une carte Brouillard de guerre va à la défausse.
pavlov-about-bombed = Les bombes peuvent le désorganiser ; tant qu’il l’est, l’unité ne peut y faire qu’une Récupération.
pavlov-about-locations = Ses emplacements : { $numbers }.
pavlov-about-by = Proposé par : { $units }.
pavlov-about-tokens = Case Ravitaillement { $supplies }, zone de rassemblement { $staging }, stock { $stock }.
pavlov-about-disrupted = Un pion désorganisé ne peut que récupérer ; un second jeton Désorganisé en fait une perte. Un emplacement désorganisé est hors d’usage.
pavlov-about-exhausted = Un pion épuisé ne peut que récupérer.
pavlov-about-deck = Du paquet { $deck }.
pavlov-about-support = Aucun de ces emplacements ne doit être désorganisé : { $numbers } ; les jetons viennent du stock et quittent le jeu.
pavlov-about-support-short = Le stock n’a pas ces jetons pour l’instant.
pavlov-token-sapper = Pour relever une valeur de défense, ou à poser sur un emplacement Sapeur.
pavlov-token-first-aid = Sauve un pion au moment où il deviendrait une perte.
pavlov-box-reserves = Les pions qui attendent à l’intérieur de la maison. Ils n’ont pas de ligne de vue et ne peuvent pas être touchés, mais il faut les nourrir.
pavlov-box-supplies = Tout ce qu’il faut à la maison pour vivre et se battre.
pavlov-box-staging = Les jetons qui attendent les bateaux sur l’autre rive.
pavlov-box-storm = Le point d’appui allemand contre lequel un groupe d’assaut peut lancer un raid.
pavlov-box-support = Le secteur de Stalingrad qui a besoin de ravitaillement.
pavlov-box-house = Toutes les pistes mènent ici. Si un pion de la Wehrmacht y entre, les défenseurs ont perdu.
