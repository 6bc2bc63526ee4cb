### Why something cannot be done in Pavlov's House: what is wrong and what to do.

refusal-not-now = Ce n’est pas la décision à prendre maintenant. Choisissez une des actions permises.
refusal-already-named = C’est déjà choisi. Annulez pour choisir autrement.
refusal-enough-named = Tous les pions non nourris sont déjà désignés. Retournez la carte, ou annulez pour en désigner d’autres.
refusal-nothing-done = Vous n’avez encore rien choisi. Choisissez au moins un élément.
refusal-not-in-german-hand = { $card } n’est pas dans la main allemande. Choisissez une carte qui s’y trouve.
refusal-not-in-german-tactics = { $card } n’est pas parmi les cartes Tactiques allemandes. Choisissez-en une qui s’y trouve.
refusal-must-play = { $card } ne peut pas être gardée : elle doit être parmi les trois ordres. Choisissez-la maintenant.
refusal-not-in-hand = { $card } n’est pas en main. Choisissez une carte qui s’y trouve.
refusal-card-used = { $card } a déjà été utilisée ce tour. Choisissez une autre carte.
refusal-fog-of-war = { $card } est une carte Brouillard de guerre et n’a pas d’action. Échangez-la par une Décision tactique, ou choisissez une autre carte.
refusal-not-on-card = { $card } : pas d’unité { $unit } sur cette carte. Choisissez une de ses deux unités.
refusal-wrong-use = { $unit } : pas d’action { $what }. Choisissez une action de cette unité.
refusal-no-actions-left = Il ne reste aucune action dans cette phase. Terminez la phase.
refusal-nothing-to-recover = { $unit } : aucun emplacement n’est désorganisé. Utilisez la carte pour autre chose.
refusal-not-disrupted = L’emplacement { $location } n’est pas désorganisé. Choisissez-en un qui le soit.
refusal-location-disrupted = L’emplacement { $location } est désorganisé. Rétablissez-le d’abord.
refusal-all-disrupted = { $unit } : tous les emplacements sont désorganisés. Rétablissez-en d’abord un.
refusal-none-in-stock = Il n’y a pas de jeton { $token } dans le stock. Attendez qu’il en revienne un.
refusal-no-supplies-in-stock = Le stock n’a aucun ravitaillement à placer. Utilisez la carte pour autre chose.
refusal-too-many = { $have ->
    [0] Aucun jeton { $supply } ne peut être pris. Choisissez autre chose.
   *[other] Jetons { $supply } disponibles : { $have } seulement. Choisissez-en moins.
}
refusal-no-storm-group = La case Groupe d’assaut est vide. Attendez la prochaine carte Ravitaillement.
refusal-track-not-clear = Un pion de la Wehrmacht est sur la piste { $track } ; un raid exige des pistes libres du côté { $colour }. Détruisez-le d’abord.
refusal-nobody-ready = Tous les pions sont épuisés ou désorganisés : personne ne peut partir. Faites d’abord récupérer des pions.
refusal-not-ready = Le pion { $counter } n’est pas prêt. Faites-le d’abord récupérer, ou choisissez-en un autre.
refusal-no-support-variant = Cette partie se joue sans Support opérationnel. Utilisez la carte pour autre chose.
refusal-no-support-card = Toutes les cartes de Support opérationnel sont satisfaites. Utilisez la carte pour autre chose.
refusal-support-tokens = Jetons { $supply } : la carte en demande { $need } et le stock en a { $have }. Attendez qu’il en revienne.
refusal-nothing-to-buy = { $points ->
    [one] Rien dans le stock ne coûte { $points } point ou moins. Choisissez une autre action.
   *[other] Rien dans le stock ne coûte { $points } points ou moins. Choisissez une autre action.
}
refusal-too-dear = Cela coûte { $cost }, et il reste { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Choisissez quelque chose de moins cher.
refusal-not-for-sale = Cela n’est pas dans le stock. Choisissez un pion qui s’y trouve.
refusal-no-sapper = Il n’y a pas de jeton Sapeur dans la case Ravitaillement. Faites d’abord traverser la Volga à un jeton Sapeur.
refusal-no-sapper-to-place = Il n’y a pas de jeton Sapeur à placer dans la case Ravitaillement. Faites d’abord traverser la Volga à un jeton Sapeur.
refusal-nothing-to-buttress = Toutes les valeurs de défense sont au plus haut et l’emplacement 3 n’est pas désorganisé. Utilisez plutôt un jeton Sapeur pour des Défenses de terrain.
refusal-wall-at-most = La défense du côté { $colour } est déjà au plus haut. Choisissez-en une autre.
refusal-already-mined = La piste { $track } porte déjà un jeton Sapeur. Choisissez une autre piste.
refusal-circle-taken = Un pion de la Wehrmacht occupe l’emplacement Sapeur de la piste { $track }. Choisissez une autre piste.
refusal-no-sapper-site = Aucun emplacement Sapeur n’est libre. Utilisez plutôt un jeton Sapeur pour un Appui.
refusal-no-fog-in-hand = Il n’y a pas de carte Brouillard de guerre en main. Utilisez la carte pour autre chose.
refusal-no-free-location = { $unit } : aucun emplacement n’est à la fois vide et non désorganisé. Rétablissez-en un, ou utilisez la carte pour autre chose.
refusal-location-taken = L’emplacement { $location } porte déjà un jeton. Choisissez-en un autre.
refusal-wrong-location = L’emplacement { $location } n’appartient pas à l’unité de la carte. Choisissez-en un qui lui appartienne.
refusal-staging-empty = La zone de rassemblement est vide. Faites d’abord un Réapprovisionnement.
refusal-not-staged = Il n’y a pas de jeton { $supply } dans la zone de rassemblement. Choisissez un jeton qui s’y trouve.
refusal-nothing-loaded = Aucun bateau n’est chargé. Chargez d’abord du ravitaillement.
refusal-no-anti-aircraft = L’emplacement { $location } n’a pas de jeton Anti-aérien. Choisissez-en un qui en ait un.
refusal-box-holds = La case du côté { $colour } contient { $have ->
    [one] { $have } jeton Suppression
   *[other] { $have } jetons Suppression
}. N’en dépensez pas davantage.
refusal-not-at-stake = { $counter } : ce pion n’est pas concerné. Choisissez-en un qui le soit.
refusal-not-hungry = { $counter } : ce pion n’est pas dans la maison et ne mange pas. Choisissez-en un qui s’y trouve.
refusal-not-on-raid = { $counter } : ce pion ne participe pas à ce raid. Lancez le dé pour un participant.
refusal-not-to-replace = { $counter } : ce pion n’est pas en { $position }. Remplacez un pion qui s’y trouve.
refusal-not-in-house = { $counter } n’est pas dans la maison. Choisissez un pion qui s’y trouve.
refusal-has-moved = Le pion { $counter } s’est déjà déplacé dans cette phase. Choisissez un autre pion.
refusal-no-moves-left = Il ne reste pas de mouvement dans cette phase. Passez aux actions.
refusal-no-acts-left = Il ne reste aucune action dans cette phase. Terminez la phase.
refusal-nowhere-to-go = { $counter } ne peut entrer sur aucune position. Choisissez un autre pion.
refusal-already-there = { $counter } s’y trouve déjà. Choisissez une autre position.
refusal-cannot-enter = Aucun pion ne peut entrer en { $position } tant que le pion { $because } y est épuisé ou désorganisé. Choisissez une autre position.
refusal-not-empty = La position { $position } est occupée, et un pion délogé ne déloge personne à son tour. Choisissez une position vide.
refusal-cannot-take = { $counter } ne peut pas emporter cette arme : { $weapon }. L’arme doit se trouver au point de départ du pion et porter une de ses lettres. Déplacez le pion sans elle, ou choisissez-en un autre.
refusal-cannot-join = Servir une arme en { $position } demande deux pions et une arme de même lettre. Remplacez un pion, ou allez ailleurs.
refusal-crew-full = Deux pions sont déjà en { $position }, le maximum pour servir une arme. Remplacez l’un d’eux, ou allez ailleurs.
refusal-has-acted = { $counter } a déjà agi dans cette phase. Choisissez un autre pion.
refusal-is-commanded = { $counter } porte un jeton Commandement et ne peut pas agir dans cette phase. Choisissez un autre pion.
refusal-in-reserves = { $counter } est dans la case Réserves et ne peut pas agir de là. Déplacez d’abord ce pion vers une position.
refusal-nothing-to-do = { $counter } n’a aucune action possible à cet endroit. Choisissez un autre pion.
refusal-needs-no-recovery = Le pion { $counter } est prêt et n’a pas besoin de récupérer. Choisissez un autre pion.
refusal-is-commander = { $counter } est commandant, et le Commandement n’aide pas les commandants. Choisissez un autre pion.
refusal-not-commander = { $counter } n’est pas commandant. Choisissez un pion portant la lettre C.
refusal-nobody-to-command = Le Commandement n’aiderait aucun pion pour l’instant. Choisissez une autre action.
refusal-not-observer = { $counter } n’est pas observateur avancé. Choisissez un pion portant la lettre F.
refusal-no-artillery = Aucun jeton Artillerie n’est prêt. Préparez-en d’abord un avec une carte.
refusal-counter-battery = Une carte Tactique interdit l’Observateur avancé ce tour. Choisissez une autre action.
refusal-not-at-radio = { $counter } n’est pas à la radio. Déplacez d’abord ce pion en { $position }.
refusal-no-target = Il n’y a aucune cible en ligne de vue. Choisissez une autre action.
refusal-empty-circle = Le cercle { $circle } de la piste { $track } est vide. Choisissez-en un qui ne le soit pas.
refusal-out-of-sight = La piste { $track } est hors de la ligne de vue. Choisissez une piste de la couleur de la position.
refusal-wrong-target = { $kind } : ce n’est pas une cible pour cette attaque. Les pions et les mitrailleuses attaquent l’infanterie, les armes antichars les blindés.
refusal-not-adjacent = L’artillerie demande deux pions sur des cercles consécutifs. Choisissez deux voisins.
refusal-no-suppression = Il n’y a pas de jeton Suppression dans la case Ravitaillement. Faites d’abord traverser la Volga à des Munitions.
refusal-cannot-suppress = La valeur de suppression est de 0. Choisissez une autre action.
refusal-no-crew = { $weapon } : il faut deux servants portant sa lettre, tous deux prêts et n’ayant pas encore agi. Choisissez une autre action.
refusal-needs-two-actions = Une arme prend deux actions, et il n’en reste qu’une. Choisissez l’action d’un seul pion.
refusal-must-lay = { $count ->
    [one] Il faut poser exactement { $count } jeton. Posez-le.
   *[other] Il faut poser exactement { $count } jetons. Posez-en autant.
}
refusal-wrong-colour = La position n’a pas la couleur { $colour }. Choisissez une de ses couleurs.
refusal-boat-empty = Le bateau de l’emplacement { $location } est vide. Choisissez un bateau chargé.
refusal-cannot-move = Le pion { $counter } est épuisé ou désorganisé et ne peut pas se déplacer. Choisissez un autre pion.
refusal-not-to-reserves = Seul un pion délogé peut aller dans la case Réserves. Choisissez une position pour { $counter }.
refusal-cannot-act = Le pion { $counter } est épuisé ou désorganisé et ne peut que récupérer. Faites-le récupérer, ou choisissez-en un autre.
refusal-cannot-attack = La valeur d’attaque est de 0. Choisissez la Suppression, ou un autre pion.
refusal-too-many-tokens = { $count ->
    [one] On ne peut pas poser plus de { $count } jeton. Posez-le.
   *[other] On ne peut pas poser plus de { $count } jetons. Posez-en moins.
}
