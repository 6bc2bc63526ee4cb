### What happens in Advance to the Volga, a sentence for each event.

volga-event-turn = Début du tour { $turn } : { $dates }.
volga-event-isolated = Coupées de la Volga : { $areas }.
volga-event-isolated-none = Plus aucune unité soviétique n’est coupée de la Volga.
volga-event-arrived = Arrivée en { $area } : { $units }.
volga-event-waits = Pas encore de place pour { $units } : le groupe attend la prochaine Phase d’aube.
volga-event-withdrawn = Départ définitif, { $division } : { $units }.
volga-event-missing = { $missing ->
    [one] { $missing } de ses unités est hors de combat.
   *[other] { $missing } de ses unités sont hors de combat.
}
volga-event-random = Événement aléatoire, { $dice } = { $total } : { $event }.
volga-event-random-instead = Événement aléatoire, { $dice } = { $total }, lu comme { $instead } : { $event }.
volga-event-random-void = Événement aléatoire, { $dice } = { $total } : { $event }, sans effet ce tour.
volga-event-no-random = Pas d’événement aléatoire ce tour.
volga-event-called-away = Rappel jusqu’à la prochaine Phase d’aube, { $division } : { $units }.
volga-event-paused = Pause (dé { $die }), { $corps } ; épuisées pour ce tour : { $units }.
volga-event-free-air = { $markers ->
    [0] Pas de marqueur aérien gratuit : tous sont déjà disponibles.
    [one] { $markers } marqueur aérien arrive gratuitement.
   *[other] { $markers } marqueurs aériens arrivent gratuitement.
}
volga-event-supply-dice = Jet de ravitaillement { $dice }
volga-event-supply-dice-again = Jet de ravitaillement { $dice }, as relancés : { $again }
volga-event-supply = { $points ->
    [one] { $rolled } : { $points } point, { $total } en réserve.
   *[other] { $rolled } : { $points } points, { $total } en réserve.
}
volga-event-supply-floor = { $rolled } : relevé aux { $points } points garantis ce tour, { $total } en réserve.
volga-event-bought = { $cost ->
    [one] Achat pour { $cost } point : { $what }.
   *[other] Achat pour { $cost } points : { $what }.
}
volga-event-bought-back = { $cost ->
    [one] { $unit } est ramenée pour { $cost } point.
   *[other] { $unit } est ramenée pour { $cost } points.
}
volga-event-placed = { $unit } se tient prête en { $area }.
volga-event-placed-spent = { $unit } revient en { $area }, épuisée car son corps fait une pause.
volga-event-bloody-nothing = Rues sanglantes en { $area }, dé { $die } : rien ne se passe.
volga-event-bloody-morale = Rues sanglantes en { $area }, dé { $die } : les combats usent le moral.
volga-event-bloody-spent = Rues sanglantes en { $area }, dé { $die } : les combats usent le moral et épuisent { $units }.
volga-event-guards-bonus = La Garde ajoute 1.
volga-event-activated = { $area } devient la Zone active.
volga-event-round-ended = Fin du Round d’action de { $area }.
volga-event-moved = { $unit } se déplace de { $from } vers { $to } ({ $cost } PM).
volga-event-entered = { $unit } entre en { $to } depuis { $entry } ({ $cost } PM).
volga-event-entered-far = { $unit } vient de { $from } et entre en { $to } par { $entry } ({ $cost } PM).
volga-event-held = Pas d’attaque en { $area } ; sur place : { $units }.
volga-event-attack = Attaque contre { $area } avec { $units }.
volga-event-attack-mandatory = Attaque obligatoire contre { $area } avec { $units }.
volga-event-revealed = Le défenseur de { $area } se révèle : { $soviet } ({ $id }).
volga-event-fell-back = L’attaque contre { $area } se replie devant le Barrage : { $units }.
volga-event-called-off = Il ne reste personne pour attaquer { $area }.
volga-event-led = { $unit } mène l’attaque.
volga-event-supported = Soutien : { $markers }.
volga-event-supported-none = Aucun soutien n’est placé.
volga-event-isolation = Le défenseur isolé de { $area } vérifie son état, dé { $die } : facteur de défense { $change }.
volga-event-isolation-guards = La Garde isolée de { $area } vérifie son état, dé { $die } moins 1 : facteur de défense { $change }.
volga-event-air = Appui aérien, dé { $die } : { $effect } de moins à la valeur de défense.
volga-event-combat = Attaque contre { $area } : { $attack } + { $attack_roll } ({ $attack_dice }) = { $attack_total } contre { $defense } + { $defense_roll } ({ $defense_dice }) = { $defense_total } : { $result }.
volga-event-combat-best = Attaque contre { $area } : { $attack } + { $attack_roll } ({ $attack_dice }) = { $attack_total } contre { $defense } + { $defense_roll } (les deux meilleurs de { $defense_dice }) = { $defense_total } : { $result }.
volga-result-repulse = Repoussée
volga-result-stalemate = Impasse
volga-result-success = Succès
volga-result-overrun = Enfoncement
volga-event-fanatic = Les défenseurs de { $area } se battent jusqu’au dernier : le succès devient une impasse.
volga-event-lost-repulse = { $unit } menait l’attaque repoussée et se retrouve hors de combat.
volga-event-lost-barrage = { $unit } succombe au Barrage et se retrouve hors de combat.
volga-event-lost-ambush = { $unit } tombe en tête dans l’Embuscade et se retrouve hors de combat.
volga-event-lost-no-retreat = { $unit } n’a nulle part où faire retraite et se retrouve hors de combat.
volga-event-captured = Prise de { $area } ; défenseur éliminé : { $soviet }.
volga-event-bonus-cancelled = Héros de { $area } : leur sacrifice gâche la joie de la prise, le moral ne bouge pas.
volga-event-retreated = { $unit } fait retraite de { $from } vers { $to }.
volga-event-morale = Moral { $from } → { $to } : { $cause }.
volga-event-morale-same = Le moral reste à { $morale }, au bout de sa piste : { $cause }.
volga-morale-missing-units = unités manquantes au départ de leur division
volga-morale-bought = acheté avec du ravitaillement
volga-morale-bloody-streets = Rues sanglantes
volga-morale-repulse = attaque repoussée
volga-morale-captured = une zone à +4 prise
volga-morale-heroes = Héros
volga-morale-end-phase = un tour de combats de plus
volga-event-refreshed = Toutes les unités sont de nouveau fraîches.
