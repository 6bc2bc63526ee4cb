### What happens in Advance to the Volga, a sentence for each event.

event-turn = Début du tour { $turn } : { $dates }.
event-isolated = Coupées de la Volga : { $areas }.
event-isolated-none = Plus aucune unité soviétique n’est coupée de la Volga.
event-arrived = Arrivée en { $area } : { $units }.
event-waits = Pas encore de place pour { $units } : le groupe attend la prochaine Phase d’aube.
event-withdrawn = Départ définitif, { $division } : { $units }.
volga-units-missing = { $missing ->
    [one] Une de ses unités est hors de combat.
   *[other] { $missing } de ses unités sont hors de combat.
}
event-random-event = Événement aléatoire, { $dice } = { $total } : { $event }.
event-random-event-instead = Événement aléatoire, { $dice } = { $total }, lu comme { $instead } : { $event }.
event-random-event-void = Événement aléatoire, { $dice } = { $total } : { $event }, sans effet ce tour.
event-no-random-event = Pas d’événement aléatoire ce tour.
event-called-away = Rappel jusqu’à la prochaine Phase d’aube, { $division } : { $units }.
event-paused = Pause (dé { $die }), { $corps } ; épuisées pour ce tour : { $units }.
event-free-air = { $markers ->
    [0] Pas de marqueur aérien gratuit : tous sont déjà disponibles.
    [one] { $markers } marqueur aérien arrive gratuitement.
   *[other] { $markers } marqueurs aériens arrivent gratuitement.
}
volga-supply-dice = Jet de ravitaillement { $dice }
volga-supply-dice-again = Jet de ravitaillement { $dice }, les 1 relancés : { $again }
event-supply = { $points ->
    [one] { $rolled } : { $points } point, { $total } en réserve.
   *[other] { $rolled } : { $points } points, { $total } en réserve.
}
event-supply-floor = { $rolled } : porté aux { $points } points garantis ce tour, { $total } en réserve.
event-bought = { $cost ->
    [one] Achat pour { $cost } point : { $what }.
   *[other] Achat pour { $cost } points : { $what }.
}
event-bought-back = { $cost ->
    [one] { $unit } est ramenée pour { $cost } point.
   *[other] { $unit } est ramenée pour { $cost } points.
}
event-placed = { $unit } revient en { $area }.
event-placed-spent = { $unit } revient en { $area }, épuisée car son corps fait une pause.
event-bloody-streets-nothing = Rues sanglantes en { $area }, dé { $die } : rien ne se passe.
event-bloody-streets-morale = Rues sanglantes en { $area }, dé { $die } : les combats usent le moral.
event-bloody-streets-spent = Rues sanglantes en { $area }, dé { $die } : les combats usent le moral et épuisent { $spent }.
volga-guards-bonus = La Garde ajoute 1.
event-activated = { $area } devient la Zone active.
event-round-ended = Fin du Round d’action de { $area }.
event-moved = { $unit } se déplace de { $from } vers { $to } ({ $cost } PM).
event-moved-entered = { $unit } entre en { $to } depuis { $entry } ({ $cost } PM).
event-moved-entered-far = { $unit } vient de { $from } et entre en { $to } par { $entry } ({ $cost } PM).
event-held = Pas d’attaque en { $area } ; sur place : { $units }.
event-attack = Attaque contre { $area } avec { $units }.
event-attack-mandatory = Attaque obligatoire contre { $area } avec { $units }.
event-revealed = Défenseur de { $area } révélé : { $soviet } ({ $id }).
event-fell-back = Repli devant le Barrage en { $area } : { $units }.
event-called-off = Il ne reste personne pour attaquer { $area }.
event-led = { $unit } mène l’attaque.
event-supported = Soutien : { $markers }.
event-supported-none = Aucun soutien n’est placé.
event-isolation-roll = Isolement en { $area }, dé { $die } : facteur de défense { $change }.
event-isolation-roll-guards = Isolement en { $area }, dé { $die } − 1 pour la Garde : facteur de défense { $change }.
event-air-roll = Appui aérien, dé { $die } : valeur de défense réduite de { $effect }.
event-combat = Attaque contre { $area } : { $attack } + { $attack_roll } ({ $attack_dice }) = { $attack_total } contre { $defense } + { $defense_roll } ({ $defense_dice }) = { $defense_total } : { $result }.
event-combat-best = Attaque contre { $area } : { $attack } + { $attack_roll } ({ $attack_dice }) = { $attack_total } contre { $defense } + { $defense_roll } (les deux meilleurs de { $defense_dice }) = { $defense_total } : { $result }.
volga-result = { $result ->
    [repulse] Repoussée
    [stalemate] Impasse
    [success] Succès
   *[overrun] Enfoncement
}
event-fanatic = Fanatiques : les défenseurs de { $area } se battent jusqu’au dernier, et le succès devient une impasse.
event-lost-repulse = { $unit } menait l’attaque repoussée et se retrouve hors de combat.
event-lost-barrage = { $unit } succombe au Barrage et se retrouve hors de combat.
event-lost-ambush = { $unit }, en tête, tombe dans l’Embuscade et se retrouve hors de combat.
event-lost-no-retreat = { $unit } n’a nulle part où faire retraite et se retrouve hors de combat.
event-captured = Prise de { $area } ; défenseur éliminé : { $soviet }.
event-bonus-cancelled = Héros en { $area } : ils annulent le bonus de prise, le moral ne bouge pas.
event-retreated = { $unit } fait retraite de { $from } vers { $to }.
event-morale = Moral { $from } → { $to } : { $cause }.
event-morale-same = Le moral reste à { $to }, au bout de sa piste : { $cause }.
volga-morale-cause = { $cause ->
    [missing_units] unités manquantes au départ de leur division
    [bought] acheté avec du ravitaillement
    [bloody_streets] Rues sanglantes
    [repulse] attaque repoussée
    [captured] une zone à +4 prise
    [heroes] Héros
   *[end_phase] Phase de fin
}
event-refreshed = Toutes les unités sont de nouveau fraîches.
event-over-all-areas = Victoire automatique : tout Stalingrad est à vous.
event-over-morale = Défaite : le moral de votre armée est brisé ; zones tenues : { $areas }.
event-over-enough-areas = Victoire opérationnelle : vous tenez { $areas } zones.
event-over-no-heavy-urban = Défaite : le temps est écoulé, et aucune des { $areas } zones que vous tenez n’est en urbain dense.
event-over-time-up = Défaite : le temps est écoulé, et les { $areas } zones que vous tenez ne suffisent pas.
