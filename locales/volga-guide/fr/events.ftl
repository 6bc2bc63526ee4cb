### What happens in Advance to the Volga, a sentence for each event.

event-turn = Début du tour { $turn } : { $dates }.
event-isolated = Isolées : { $areas }.
event-isolated-none = Aucune unité soviétique n’est isolée pour l’instant.
event-arrived = Arrivée en zone { $area } : { $units }.
event-waits = Pas encore de place pour { $units } : le groupe attend la prochaine Phase d’aube.
event-withdrawn = Retrait définitif, { $division } : { $units }.
volga-units-missing = { $missing ->
    [one] Une de ses unités est hors de combat.
   *[other] { $missing } de ses unités sont hors de combat.
}
event-random-event = Événement aléatoire, { $dice } = { $total } : { $event }.
event-random-event-instead = Événement aléatoire, { $dice } = { $total }, lu comme { $instead } : { $event }.
event-random-event-void = Événement aléatoire, { $dice } = { $total } : { $event }, sans effet ce tour.
event-no-random-event = Pas d’événement aléatoire ce tour.
event-called-away = Rappel jusqu’à la prochaine Phase d’aube, { $division } : { $units }.
event-paused = Pause (dé { $die }) : { $corps }. Unités épuisées ce tour : { $units }.
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
    [one] Retour pour { $cost } point : { $unit }.
   *[other] Retour pour { $cost } points : { $unit }.
}
event-placed = { $unit } revient en zone { $area }.
event-placed-spent = { $unit } revient en zone { $area }, épuisée par la pause de son corps.
event-bloody-streets-nothing = Rues sanglantes en zone { $area }, dé { $die } : rien ne se passe.
event-bloody-streets-morale = Rues sanglantes en zone { $area }, dé { $die } : le moral en souffre.
event-bloody-streets-spent = Rues sanglantes en zone { $area }, dé { $die } : le moral en souffre ; épuisées ce tour : { $spent }.
volga-guards-bonus = La Garde ajoute 1.
event-activated = La zone { $area } devient la Zone active.
event-round-ended = Fin du Round d’action de la zone { $area }.
event-moved = { $unit } se déplace de la zone { $from } vers la zone { $to }, { $cost } PM.
event-moved-entered = { $unit } entre en zone { $to } depuis la zone { $entry }, { $cost } PM.
event-moved-entered-far = { $unit } part de la zone { $from } et entre en zone { $to } par la zone { $entry }, { $cost } PM.
event-held = Pas d’attaque en zone { $area } ; sur place : { $units }.
event-attack = Attaque contre la zone { $area } avec { $units }.
event-attack-mandatory = Attaque obligatoire contre la zone { $area } avec { $units }.
event-revealed = Défenseur révélé en zone { $area } : { $soviet }, pion { $id }.
event-fell-back = Repli devant le Barrage en zone { $area } : { $units }.
event-called-off = Plus aucun attaquant en zone { $area } : l’attaque s’arrête.
event-led = { $unit } mène l’attaque.
event-supported = Soutien : { $markers }.
event-supported-none = Aucun soutien n’est placé.
event-isolation-roll = Isolement en zone { $area }, dé { $die } : facteur de défense { $change }.
event-isolation-roll-guards = Isolement en zone { $area }, dé { $die } − 1 pour la Garde : facteur de défense { $change }.
event-air-roll = Appui aérien, dé { $die } : valeur de défense réduite de { $effect }.
event-combat = Attaque contre la zone { $area } : { $attack } + { $attack_roll } ({ $attack_dice }) = { $attack_total } contre { $defense } + { $defense_roll } ({ $defense_dice }) = { $defense_total } : { $result }.
event-combat-best = Attaque contre la zone { $area } : { $attack } + { $attack_roll } ({ $attack_dice }) = { $attack_total } contre { $defense } + { $defense_roll } (les deux meilleurs de { $defense_dice }) = { $defense_total } : { $result }.
volga-result = { $result ->
    [repulse] Repoussée
    [stalemate] Impasse
    [success] Succès
   *[overrun] Enfoncement
}
event-fanatic = Fanatiques : les défenseurs de la zone { $area } se battent jusqu’au dernier, et le succès devient une impasse.
event-lost-repulse = { $unit } menait l’attaque et se retrouve hors de combat.
event-lost-barrage = { $unit } est sacrifiée au Barrage et se retrouve hors de combat.
event-lost-ambush = { $unit }, en tête, tombe dans l’Embuscade et se retrouve hors de combat.
event-lost-no-retreat = { $unit } n’a nulle part où faire retraite et se retrouve hors de combat.
event-captured = Prise de la zone { $area } ; défenseur éliminé : { $soviet }.
event-bonus-cancelled = Héros en zone { $area } : ils annulent le bonus de prise, le moral ne bouge pas.
event-retreated = { $unit } fait retraite de la zone { $from } vers la zone { $to }.
event-morale = Moral { $from } → { $to } : { $cause }.
event-morale-same = Le moral reste à { $to }, au bout de sa piste : { $cause }.
volga-morale-cause = { $cause ->
    [missing_units] unités hors de combat au départ de leur division
    [bought] achat avec du ravitaillement
    [bloody_streets] Rues sanglantes
    [repulse] attaque repoussée
    [captured] prise d’une zone +4
    [heroes] Héros
   *[end_phase] Phase de fin
}
event-refreshed = Toutes les unités sont de nouveau fraîches.
event-over-all-areas = Victoire automatique : toutes les zones de Stalingrad sont allemandes.
event-over-morale = Défaite : le moral de votre armée est brisé. Zones prises : { $areas }.
event-over-enough-areas = Victoire opérationnelle : vous tenez { $areas } zones.
event-over-no-heavy-urban = Défaite : le temps est écoulé, et aucune des { $areas } zones que vous tenez n’est en urbain dense.
event-over-time-up = Défaite : le temps est écoulé, et les { $areas } zones que vous tenez ne suffisent pas.
