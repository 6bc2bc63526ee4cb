### What happens in Pavlov's House, a sentence for each event.

pavlov-event-turn = Début du tour { $turn }.
pavlov-event-phase = Début : { $phase }.
pavlov-event-phase-ending = La dernière carte est jouée : un dernier raid est possible.

## Wehrmacht Planning

pavlov-event-german-drew = L'Allemand pioche { $card }.
pavlov-event-german-drew-tactic = L'Allemand pioche une carte Tactique : { $tactic }.
pavlov-event-german-drew-tactic-hidden = L'Allemand pioche une carte Tactique.
pavlov-event-ordered = Ordre { $nth } sur 3 : { $card }.
pavlov-event-ordered-hidden = L'ordre { $nth } sur 3 est posé face cachée.
pavlov-event-tactic-laid = Tactique de ce tour : { $tactic }.
pavlov-event-tactic-laid-hidden = Une carte Tactique est posée face cachée.

## Soviet Card Phase

pavlov-event-drew = Piochée : { $card }, { $name }.
pavlov-event-drew-hidden = Une carte soviétique est piochée.
pavlov-event-reshuffled = La pioche soviétique est vide : la défausse est mélangée pour en former une nouvelle.
pavlov-event-improved-communications = Le fil est posé à tous les emplacements des transmissions : quatre actions dans cette phase.
pavlov-event-used = { $card }, { $unit } : { $order }.
pavlov-event-location-recovered = L'emplacement { $location } récupère.
pavlov-event-staged = { $count } { $supply } vers la zone de rassemblement.
pavlov-event-supported = { $name } : secteur soutenu, le ravitaillement quitte le jeu, { $points } points.
pavlov-event-support-turned = Le prochain secteur qui demande un soutien : { $name }.
pavlov-event-deployed = { $counter } ({ $values }) rejoint la garnison dans la case Réserves.
pavlov-event-weapon-deployed = { $weapon } ({ $values }) arrive dans la case Réserves.
pavlov-event-wall-raised = Les sapeurs relèvent le mur { $colour } : { $to }.
pavlov-event-mined = Les sapeurs minent la piste { $track } ({ $colour }).
pavlov-event-fog-cleared = Le brouillard se lève : { $card } retourne au stock.
pavlov-event-token-placed = Jeton { $token } sur l'emplacement { $location }.
pavlov-event-loaded = Chargement à l'emplacement { $location } : { $supply }.
pavlov-event-delivered = Livraison depuis l'emplacement { $location } : { $supply }.
pavlov-event-replenished = { $count ->
    [0] Les munitions n'apportent rien : il n'y a pas de jeton Suppression dans le stock.
    [one] Les munitions apportent { $count } jeton Suppression à la case Ravitaillement.
   *[other] Les munitions apportent { $count } jetons Suppression à la case Ravitaillement.
}
pavlov-event-discarded = Défaussées : { $cards }.
pavlov-event-discarded-none = Aucune carte n'est défaussée.

## Storm Groups

pavlov-event-storm-group-set = Storm Group : { $target } ({ $colour }, défense { $defense }, { $points } points) est dans la case.
pavlov-event-storm-group-replaced = Storm Group : { $target } ({ $colour }, défense { $defense }, { $points } points) est dans la case ; { $gone } quitte le jeu.
pavlov-event-raid-began = Un groupe d'assaut part contre { $target } : { $party }.
pavlov-event-raid-success = Raid contre { $target } : { $dice } = { $total } atteint { $defense }. Le point d'appui est pris.
pavlov-event-raid-failure = Raid contre { $target } : { $dice } = { $total } n'atteint pas { $defense }.
pavlov-event-raider-lost = { $counter }, dé { $die } : ne revient pas.
pavlov-event-raider-back = { $counter }, dé { $die } : revient.
pavlov-event-returned = { $counter } est de retour dans la case Réserves.
pavlov-event-raid-declined = La garnison reste à la maison : pas de dernier raid.

## Casualties

pavlov-event-disrupted = { $counter } reçoit un jeton Désorganisé.
pavlov-event-saved-sniper = Premiers soins : { $counter } survit au tir du sniper.
pavlov-event-saved-disrupted = Premiers soins : { $counter } survit, toujours avec un jeton Désorganisé.
pavlov-event-saved-raid = Premiers soins : on ramène { $counter } du raid.
pavlov-event-saved-hunger = Premiers soins : { $counter } survit sans nourriture.
pavlov-event-lost-sniper = { $counter } tombe sous le tir du sniper.
pavlov-event-lost-disrupted = { $counter } tombe : second jeton Désorganisé.
pavlov-event-lost-raid = { $counter } tombe dans le raid.
pavlov-event-lost-hunger = { $counter } meurt de faim.
pavlov-event-weapon-left = { $weapon } reste sans servant et passe dans la case Réserves.

## Wehrmacht Card Phase

pavlov-event-tactic-dealt = Tactique allemande : { $tactic }. { $text }
pavlov-event-tactic-gone = { $tactic } : tactique terminée.
pavlov-event-revealed = Carte { $card } de la Wehrmacht : { $name }.
pavlov-event-revealed-resupply = Carte { $name } : il faut nourrir la garnison.
pavlov-event-colour-rolled = Dé { $die } : le côté { $colour } est pris sous le feu.
pavlov-event-no-target = Personne du côté { $colour } : le tir ne touche rien.
pavlov-event-position-rolled = Dé { $die } du côté { $colour } : { $position } est la cible.
pavlov-event-position-next = Dé { $die } du côté { $colour } : il n'y a personne, { $position } devient la cible.
pavlov-event-rolled = { $roll } : dés { $dice } contre { $target }, { $hits ->
    [0] aucun coup au but
    [one] { $hits } coup au but
   *[other] { $hits } coups au but
}.
pavlov-event-rolled-none = { $roll } : plus de dé à lancer, aucun coup au but.
pavlov-event-wall-hit = Le mur { $colour } s'effrite : { $to }.
pavlov-event-wall-breached = Le mur { $colour } est déjà à terre : tous ceux qui sont derrière sont ébranlés.
pavlov-event-bombers = { $aircraft ->
    [one] { $aircraft } avion, défense { $defense }, pique sur l'armée derrière la maison.
   *[other] { $aircraft } avions, défense { $defense }, piquent sur l'armée derrière la maison.
}
pavlov-event-anti-aircraft-spent = Les canons de l'emplacement { $location } tirent.
pavlov-event-shot-down = { $count ->
    [0] Aucun avion n'est abattu.
    [one] { $count } avion est abattu.
   *[other] { $count } avions sont abattus.
}
pavlov-event-bomb-rolled = Bombe, dés { $dice } = { $sum } : emplacement { $location }.
pavlov-event-bomb-moved-on = L'emplacement { $from } est déjà désorganisé : la bombe frappe { $to }.
pavlov-event-token-bombed = La bombe détruit le jeton { $token } de l'emplacement { $location }.
pavlov-event-location-disrupted = L'emplacement { $location } est désorganisé.
pavlov-event-fog-added = Les transmissions sont coupées : { $card }, Brouillard de guerre, va à la défausse.
pavlov-event-house-shaken = Le bataillon est de nouveau touché : tous ceux qui tiennent une position de combat sont ébranlés.
pavlov-event-track-rolled = { $kind }, dé { $die } : piste { $track } ({ $colour }).
pavlov-event-rerouted = { $kind } : de la piste { $from } vers la piste { $to }.
pavlov-event-suppression-spent = { $count ->
    [one] { $count } jeton Suppression du côté { $colour } est dépensé.
   *[other] { $count } jetons Suppression du côté { $colour } sont dépensés.
}
pavlov-event-kept-away = Pion écarté de la piste { $track } : { $kind }.
pavlov-event-arrived = { $pushed ->
    [0] Placement sur le cercle 1 de la piste { $track } : { $kind }.
    [one] Placement sur le cercle 1 de la piste { $track }, où { $pushed } pion avance : { $kind }.
   *[other] Placement sur le cercle 1 de la piste { $track }, où { $pushed } pions avancent : { $kind }.
}
pavlov-event-sapper-triggered = La mine de la piste { $track } explose.
pavlov-event-removed-sapper = Pion détruit par la mine sur le cercle { $circle } de la piste { $track } : { $kind }.
pavlov-event-removed-counter = Pion détruit sur le cercle { $circle } de la piste { $track } : { $kind }, par { $by }.
pavlov-event-removed-observer = Pion détruit par l'artillerie sur le cercle { $circle } de la piste { $track } : { $kind } ; { $by } observe.
pavlov-event-no-counter-left = Il ne reste aucun pion { $kind } : rien n'est placé.
pavlov-event-assault-defenders = Assaut : infanterie contre le côté { $colour }, { $dice }.
pavlov-event-assault-building = Assaut : blindés contre le mur { $colour }, { $dice }.
pavlov-event-fed = { $unfed ->
    [0] Bouches à nourrir { $mouths }, Nourriture { $food } : tout le monde mange.
    [one] Bouches à nourrir { $mouths }, Nourriture { $food } : { $unfed } pion n'est pas nourri.
   *[other] Bouches à nourrir { $mouths }, Nourriture { $food } : { $unfed } pions ne sont pas nourris.
}

## Soviet Counter Phase

pavlov-event-command-team = Tous les commandants sont à leur poste, { $commanders } : quatre mouvements et quatre actions dans cette phase.
pavlov-event-moved = { $counter } quitte { $from } pour { $to }.
pavlov-event-weapon-moved = { $weapon } quitte { $from } pour { $to }.
pavlov-event-recovered-disrupted = { $counter } récupère et perd son jeton Désorganisé.
pavlov-event-recovered-exhausted = { $counter } revient sur sa face prête.
pavlov-event-commanded = { $by } commande { $counter }.
pavlov-event-exhausted = { $counter } passe sur sa face épuisée.
pavlov-event-suppression-laid = { $count ->
    [one] { $count } jeton Suppression dans la case du côté { $colour }.
   *[other] { $count } jetons Suppression dans la case du côté { $colour }.
}
pavlov-event-requested = { $counter } demande des renforts par radio.
pavlov-event-artillery-called = { $by } appelle la batterie de l'emplacement { $location }.

## The end

pavlov-event-score = Score : { $raids } pour les raids, { $support } pour le support, { $counters } pour la garnison, { $wehrmacht } pour la Wehrmacht sur la place.
