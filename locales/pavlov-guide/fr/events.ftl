### What happens in Pavlov's House, a sentence for each event.

event-turn = Début du tour { $turn }.
event-phase = Début : { $phase }.
event-phase-ending = La dernière carte de la Wehrmacht a été jouée : la partie touche à sa fin.

## Wehrmacht Planning

event-german-drew = Le joueur allemand pioche : { $card }.
event-german-drew-tactic = Le joueur allemand pioche une carte Tactique : { $card }.
event-german-drew-tactic-hidden = Le joueur allemand pioche une carte Tactique.
event-ordered = Ordre { $nth } sur 3 : { $card }.
event-ordered-hidden = L’ordre { $nth } sur 3 est posé face cachée.
event-tactic-laid = Tactique de ce tour : { $card }.
event-tactic-laid-hidden = Une carte Tactique est posée face cachée.

## Soviet Card Phase

event-drew = Pioche : { $id }, { $name }.
event-drew-hidden = Une carte soviétique est piochée.
event-reshuffled = La pioche soviétique est vide : on mélange la défausse pour en former une nouvelle.
event-improved-communications = Amélioration des communications : le fil est posé à tous les emplacements des transmissions, ce qui donne quatre actions dans cette phase.
event-used = { $card }, { $unit } : { $order }.
event-location-recovered = L’emplacement { $location } perd son jeton Désorganisé.
event-staged = Zone de rassemblement : { $supply } × { $count }.
event-supported = { $card } : secteur soutenu, les jetons quittent le jeu, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-support-turned = Prochaine carte Support opérationnel : { $id }.
event-deployed = { $counter } ({ $values }) rejoint la garnison dans la case Réserves.
event-weapon-deployed = { $weapon } ({ $values }) arrive dans la case Réserves.
event-wall-raised = Appui : défense du côté { $colour } relevée à { $to }.
event-mined = Défenses de terrain : jeton Sapeur posé sur la piste { $track } ({ $colour }).
event-fog-cleared = Le brouillard se lève : { $card } retourne au stock.
event-token-placed = Jeton { $token } sur l’emplacement { $location }.
event-loaded = Chargement à l’emplacement { $location } : { $supply }.
event-delivered = Livraison depuis l’emplacement { $location } : { $supply }.
event-replenished = { $count ->
    [0] Les munitions n’apportent rien : il n’y a pas de jeton Suppression dans le stock.
    [one] Les munitions apportent { $count } jeton Suppression à la case Ravitaillement.
   *[other] Les munitions apportent { $count } jetons Suppression à la case Ravitaillement.
}
event-discarded = Défausse : { $cards }.
event-discarded-none = Aucune carte n’est défaussée.

## Groupes d’assaut

event-storm-group-set = Nouvelle carte Groupe d’assaut : { $id } ({ $colour }, défense { $defense }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}).
event-storm-group-set-replaced = Nouvelle carte Groupe d’assaut : { $id } ({ $colour }, défense { $defense }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}). Quitte le jeu : { $gone }.
event-raid-began = Un groupe d’assaut part en raid ({ $target }) : { $party }.
event-raid-resolved-success = Raid ({ $target }) : { $dice } = { $total } contre une défense de { $defense }. Le point d’appui est pris.
event-raid-resolved-failure = Raid ({ $target }) : { $dice } = { $total } contre une défense de { $defense }. Le raid échoue.
event-raider-rolled-lost = { $counter }, dé { $die } : ne revient pas.
event-raider-rolled-back = { $counter }, dé { $die } : revient.
event-returned = { $counter } est de retour dans la case Réserves.
event-raid-declined = La garnison renonce au dernier raid.

## Casualties

event-disrupted = { $counter } reçoit un jeton Désorganisé.
event-saved-sniper = Premiers soins : { $counter } survit au tir du sniper.
event-saved-disrupted = Premiers soins : { $counter } survit, toujours avec un jeton Désorganisé.
event-saved-raid = Premiers soins : on ramène { $counter } du raid.
event-saved-hunger = Premiers soins : { $counter } survit sans nourriture.
event-lost-sniper = { $counter } tombe sous le tir du sniper.
event-lost-disrupted = { $counter } tombe : c’était le second jeton Désorganisé.
event-lost-raid = { $counter } tombe au cours du raid.
event-lost-hunger = Perte, faute de nourriture : { $counter }.
event-weapon-left = { $weapon } reste sans servant et passe dans la case Réserves.

## Wehrmacht Card Phase

event-tactic-dealt = Carte Tactique : { $tactic }. { $text }
event-tactic-gone = Carte Tactique qui n’est plus en vigueur : { $id }.
event-revealed = Carte { $id } de la Wehrmacht : { $name }.
event-revealed-resupply = Carte { $name } : il faut nourrir la garnison.
event-colour-rolled = Dé { $die } : le côté { $colour } est sous le feu.
event-no-target = Personne du côté { $colour } : aucun effet.
event-position-rolled = Dé { $die } du côté { $colour } : { $position } est la cible.
event-position-rolled-next = Dé { $die } du côté { $colour } : il n’y a personne, { $position } devient la cible.
event-rolled = { $roll } : dés { $dice } contre { $target }, { $hits ->
    [0] aucune touche
    [one] { $hits } touche
   *[other] { $hits } touches
}.
event-rolled-none = { $roll } : aucun dé à lancer, aucune touche.
event-wall-hit = La défense du côté { $colour } tombe à { $to }.
event-wall-breached = La défense du côté { $colour } est au plus bas : tous les pions de ce côté sont désorganisés.
event-bombers = { $aircraft ->
    [one] { $aircraft } avion (défense { $defense }) attaque les emplacements de l’armée.
   *[other] { $aircraft } avions (défense { $defense }) attaquent les emplacements de l’armée.
}
event-anti-aircraft-spent = Les canons de l’emplacement { $location } tirent.
event-shot-down = { $count ->
    [0] Aucun avion n’est abattu.
    [one] { $count } avion est abattu.
   *[other] { $count } avions sont abattus.
}
event-bomb-rolled = Bombe, dés { $dice } = { $sum } : emplacement { $location }.
event-bomb-moved-on = L’emplacement { $from } est déjà désorganisé : la bombe passe à l’emplacement { $to }.
event-token-bombed = La bombe détruit le jeton { $token } de l’emplacement { $location }.
event-location-disrupted = L’emplacement { $location } est désorganisé.
event-fog-added = Les transmissions sont coupées : { $card } (Brouillard de guerre) va à la défausse.
event-house-shaken = L’emplacement 3 est de nouveau touché : tous les pions sur des positions de combat sont désorganisés.
event-track-rolled = { $counter }, dé { $die } : piste { $track } ({ $colour }).
event-rerouted = { $counter } : de la piste { $from } vers la piste { $to }.
event-suppression-spent = { $count ->
    [one] { $count } jeton Suppression du côté { $colour } est dépensé.
   *[other] { $count } jetons Suppression du côté { $colour } sont dépensés.
}
event-kept-away = Pion écarté de la piste { $track } : { $counter }.
event-arrived = { $pushed ->
    [0] Placement : { $counter }, cercle 1 de la piste { $track }.
    [one] Placement : { $counter }, cercle 1 de la piste { $track } ; { $pushed } pion avance.
   *[other] Placement : { $counter }, cercle 1 de la piste { $track } ; { $pushed } pions avancent.
}
event-sapper-triggered = Le jeton Sapeur de la piste { $track } est déclenché.
event-removed-sapper = Pion détruit par le jeton Sapeur sur le cercle { $circle } de la piste { $track } : { $counter }.
event-removed-counter = Pion détruit sur le cercle { $circle } de la piste { $track } : { $counter } (tir : { $by }).
event-removed-observer = Pion détruit par l’artillerie sur le cercle { $circle } de la piste { $track } : { $counter } (observateur : { $by }).
event-no-counter-left = Il ne reste dans le stock aucun pion de ce type ({ $counter }) : rien n’est placé.
event-assault-on-defenders = Assaut : infanterie contre le côté { $colour }, { $dice }.
event-assault-on-building = Assaut : blindés contre le côté { $colour }, { $dice }.
event-fed = { $unfed ->
    [0] Bouches à nourrir { $mouths }, Nourriture dépensée { $food } : tout le monde mange.
    [one] Bouches à nourrir { $mouths }, Nourriture dépensée { $food } : { $unfed } pion n’est pas nourri.
   *[other] Bouches à nourrir { $mouths }, Nourriture dépensée { $food } : { $unfed } pions ne sont pas nourris.
}

## Soviet Counter Phase

event-command-team = Équipe de commandement : tous les commandants sont sur des positions de combat ({ $commanders }), d’où quatre mouvements et quatre actions dans cette phase.
event-moved = { $counter } quitte { $from } pour { $to }.
event-weapon-moved = { $weapon } quitte { $from } pour { $to }.
event-recovered-disrupted = { $counter } récupère et perd son jeton Désorganisé.
event-recovered-exhausted = { $counter } revient sur sa face prête.
event-commanded = { $by } commande { $counter }.
event-exhausted = { $counter } passe sur sa face épuisée.
event-suppression-laid = { $count ->
    [one] { $count } jeton Suppression dans la case du côté { $colour }.
   *[other] { $count } jetons Suppression dans la case du côté { $colour }.
}
event-requested = { $counter } demande des renforts par radio.
event-artillery-called = { $by } dirige le tir de la batterie de l’emplacement { $location }.

## The end

event-score = Score : { $raids } pour les raids, { $support } pour le Support opérationnel, { $counters } pour les pions soviétiques, { $wehrmacht } pour les pions de la Wehrmacht sur les pistes.
