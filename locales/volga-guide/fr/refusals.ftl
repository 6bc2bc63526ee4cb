### Why something cannot be done in Advance to the Volga: what is wrong and what to do.

refusal-not-now = Ce n’est pas la décision à prendre maintenant. Choisissez une des actions permises.
refusal-not-for-group = Le groupe ne peut pas arriver en zone { $area }. Choisissez une des zones qui lui sont proposées.
refusal-no-room-for-group = La zone { $area } n’a pas assez de place pour tout le groupe. Choisissez une zone qui puisse l’accueillir en entier.
refusal-supply-too-low = { $cost ->
    [one] Cela coûte { $cost } point de ravitaillement et vous en avez { $have }. Achetez quelque chose de moins cher ou terminez la phase.
   *[other] Cela coûte { $cost } points de ravitaillement et vous en avez { $have }. Achetez quelque chose de moins cher ou terminez la phase.
}
refusal-no-marker-to-buy = Tous les marqueurs de ce type sont déjà disponibles. Utilisez-en d’abord un.
refusal-morale-full = Le moral est en haut de sa piste. Dépensez les points autrement.
refusal-not-out-of-action = { $unit } n’est pas dans la case Hors de combat. Choisissez une unité qui s’y trouve.
refusal-no-place-to-return = Aucune zone ouverte à { $unit } n’a de place pour elle. Gardez les points, ou faites d’abord de la place.
refusal-placement-not-allowed = { $unit } ne peut pas revenir en zone { $area }. Choisissez une zone de 1 à 5, ou une zone allemande où se trouve une autre unité allemande.
refusal-home-only = { $unit } ne peut revenir qu’en zone { $area }, sa zone de départ. Placez-l’y, ou laissez-la hors de combat tant que cette zone est pleine.
refusal-full-stacking = La zone { $area } contient déjà quatre unités allemandes, la limite d’empilement. Choisissez une autre zone.
refusal-not-on-map = { $unit } n’est pas sur la carte. Choisissez une unité qui s’y trouve.
refusal-spent = { $unit } est épuisée jusqu’à la Phase de fin. Choisissez une unité fraîche.
refusal-pausing = Le corps de { $unit } est en pause ce tour : l’unité est épuisée jusqu’à la Phase de fin. Choisissez une unité d’un autre corps.
refusal-already-there = { $unit } se trouve déjà en zone { $area }. Choisissez une autre zone.
refusal-too-little-movement = { $unit } ne peut pas atteindre la zone { $area } avec { $movement } PM. Choisissez une zone plus proche.
refusal-too-little-movement-from = { $unit } ne peut pas entrer en zone { $area } depuis la zone { $from } avec { $movement } PM. Entrez-y depuis une autre zone, ou choisissez-en une plus proche.
refusal-way-full = Le chemin de { $unit } vers la zone { $area } par la zone { $through } est fermé : quatre unités allemandes, la limite d’empilement, s’y trouvent déjà. Déplacez d’abord l’une d’elles.
refusal-no-way = { $unit } n’a aucun chemin vers la zone { $area } qui évite les unités soviétiques. Choisissez une autre zone.
refusal-not-adjacent = La zone { $from } n’est pas adjacente à la zone { $to }. Entrez depuis une zone qui le soit.
refusal-contested-exit = Une unité qui quitte la zone disputée { $from } doit d’abord entrer dans une zone libre : elle ne peut pas aller directement en zone { $to }. Choisissez d’abord une zone libre.
refusal-already-attacked = La zone { $area } a été attaquée pendant ce Round d’action : aucune autre unité ne peut y entrer ni l’attaquer. Terminez d’abord le Round.
refusal-say-from = La zone { $area } contient une unité soviétique. Indiquez la zone d’où y entrer : move UNITÉ { $number } from ZONE.
refusal-no-soviet-unit = La zone { $area } ne contient pas d’unité soviétique. Allez-y sans « from », ou attaquez une autre zone.
refusal-no-entry-from = La zone { $from } contient une unité soviétique : aucune unité ne peut entrer en zone { $to } depuis celle-ci. Entrez depuis une autre zone.
refusal-northern-shoulder = { $unit } appartient à l’épaulement nord et ne peut pas aller en zone { $area }. Choisissez une zone de 42 à 50.
refusal-nothing-to-do = { $unit } ne peut ni se déplacer ni attaquer. Choisissez une autre unité.
refusal-choose-first = Choisissez d’abord l’unité : unit { $unit }.
refusal-another-chosen = { $unit } a été choisie et agit d’abord : les unités agissent une par une. Déplacez-la ou attaquez avec elle, ou annulez.
refusal-enter-first = Aucune de ces unités ne se trouve en zone { $area }. Choisissez une unité et amenez-la d’abord dans cette zone.
refusal-say-with = La zone { $area } était déjà disputée. Nommez les attaquants : attack { $number } with UNITÉ …
refusal-not-active = { $unit } n’est pas dans la Zone active. Terminez d’abord avec les unités de cette zone.
refusal-not-contested-then = La zone { $area } n’était pas disputée au début de ce Round d’action. Terminez le Round et activez la zone de nouveau.
refusal-mandatory-attack = Toutes les unités qui entrent en zone { $area } doivent attaquer ensemble. Écrivez : attack { $number }.
refusal-other-target = L’attaque en cours ne vise pas la zone { $area }. Terminez-la d’abord.
refusal-not-attacking = { $unit } ne participe pas à cette attaque. Choisissez un des attaquants.
refusal-not-combined = { $unit } s’y trouvait déjà et ne peut pas attaquer avec des unités qui entrent. Attaquez avec celles qui sont entrées ; { $unit } pourra attaquer dans un autre Round d’action.
refusal-barrage-first = Répondez d’abord au Barrage : sacrifiez un attaquant ou repliez-vous.
refusal-lead-first = Choisissez d’abord l’unité de tête de l’attaque.
refusal-support-limit = { $attackers ->
    [one] Un seul attaquant ne peut utiliser qu’un marqueur. Placez-en moins.
   *[other] { $attackers } attaquants peuvent utiliser { $attackers } marqueurs au plus. Placez-en moins.
}
refusal-no-marker-left = Vous n’avez pas autant de marqueurs. Placez-en moins.
refusal-one-air = Une attaque peut avoir un marqueur aérien au plus. Placez-en moins.
refusal-air-prohibited = L’événement aléatoire de ce tour interdit les marqueurs aériens. Attaquez sans eux.
refusal-air-limited = La zone { $area } était déjà disputée : les marqueurs aériens n’y sont pas permis. Attaquez sans eux.
refusal-retreat-elsewhere = { $unit } ne peut pas faire retraite vers la zone { $area }. L’unité doit retourner d’où elle vient ou, si cette zone est pleine, vers la plus proche qui ait de la place.
refusal-no-round-to-end = Il n’y a pas de Round d’action à terminer, ou le terminer ne changerait rien. Choisissez une unité, ou terminez la phase.
