### What happens in Advance to the Volga, a sentence for each event.

volga-event-turn = Начинается ход { $turn }: { $dates }.
volga-event-isolated = Отрезаны от Волги: { $areas }.
volga-event-isolated-none = Отрезанных советских частей больше нет.
volga-event-arrived = Прибывают в зону { $area }: { $units }.
volga-event-waits = Пока нет места: { $units }. Группа ждёт следующей фазы рассвета.
volga-event-withdrawn = { $division } уходит насовсем: { $units }.
volga-event-missing = { $missing ->
    [one] Из её частей выбыла из строя { $missing }.
    [few] Из её частей выбыли из строя { $missing }.
   *[many] Из её частей выбыло из строя { $missing }.
}
volga-event-random = Случайное событие, { $dice } = { $total }: { $event }.
volga-event-random-instead = Случайное событие, { $dice } = { $total }, читается как { $instead }: { $event }.
volga-event-random-void = Случайное событие, { $dice } = { $total }: { $event }, в этот ход без последствий.
volga-event-no-random = В этот ход случайного события нет.
volga-event-called-away = { $division } отозвана до следующей фазы рассвета: { $units }.
volga-event-paused = { $corps } делает паузу (кубик { $die }); измотаны на этот ход: { $units }.
volga-event-free-air = { $markers ->
    [0] Бесплатных маркеров авиации нет: все уже в наличии.
    [one] Бесплатно прибывает { $markers } маркер авиации.
    [few] Бесплатно прибывают { $markers } маркера авиации.
   *[many] Бесплатно прибывает { $markers } маркеров авиации.
}
volga-event-supply-dice = Бросок снабжения { $dice }
volga-event-supply-dice-again = Бросок снабжения { $dice }, вместо единиц { $again }
volga-event-supply = { $points ->
    [one] { $rolled }: { $points } очко, всего { $total }.
    [few] { $rolled }: { $points } очка, всего { $total }.
   *[many] { $rolled }: { $points } очков, всего { $total }.
}
volga-event-supply-floor = { $points ->
    [one] { $rolled }: доводится до { $points } очка, гарантированного на этот ход, всего { $total }.
    [few] { $rolled }: доводится до { $points } очков, гарантированных на этот ход, всего { $total }.
   *[many] { $rolled }: доводится до { $points } очков, гарантированных на этот ход, всего { $total }.
}
volga-event-bought = { $cost ->
    [one] Куплено за { $cost } очко: { $what }.
    [few] Куплено за { $cost } очка: { $what }.
   *[many] Куплено за { $cost } очков: { $what }.
}
volga-event-bought-back = { $cost ->
    [one] { $unit } возвращается в строй за { $cost } очко.
    [few] { $unit } возвращается в строй за { $cost } очка.
   *[many] { $unit } возвращается в строй за { $cost } очков.
}
volga-event-placed = { $unit } готова к бою, зона { $area }.
volga-event-placed-spent = { $unit } возвращается в зону { $area } измотанной: её корпус делает паузу.
volga-event-bloody-nothing = «Кровавые улицы» в зоне { $area }, кубик { $die }: ничего не происходит.
volga-event-bloody-morale = «Кровавые улицы» в зоне { $area }, кубик { $die }: бои подтачивают боевой дух.
volga-event-bloody-spent = «Кровавые улицы» в зоне { $area }, кубик { $die }: бои подтачивают боевой дух и изматывают части: { $units }.
volga-event-guards-bonus = Гвардия добавляет 1.
volga-event-activated = Активной становится зона { $area }.
volga-event-round-ended = Раунд действий зоны { $area } окончен.
volga-event-moved = { $unit } идёт из зоны { $from } в зону { $to } ({ $cost } ОД).
volga-event-entered = { $unit } входит в зону { $to } из зоны { $entry } ({ $cost } ОД).
volga-event-entered-far = { $unit } идёт из зоны { $from } и входит в зону { $to } через зону { $entry } ({ $cost } ОД).
volga-event-held = В зоне { $area } атаки нет; удерживают: { $units }.
volga-event-attack = Атака на зону { $area }: { $units }.
volga-event-attack-mandatory = Обязательная атака на зону { $area }: { $units }.
volga-event-revealed = Защитник зоны { $area } раскрыт: { $soviet } ({ $id }).
volga-event-fell-back = Атака на зону { $area } откатывается из-под артналёта: { $units }.
volga-event-called-off = Атаковать зону { $area } больше некому.
volga-event-led = Атаку ведёт { $unit }.
volga-event-supported = Поддержка: { $markers }.
volga-event-supported-none = Атака идёт без поддержки.
volga-event-isolation = Изолированный защитник зоны { $area } проверяет своё состояние, кубик { $die }: сила обороны { $change }.
volga-event-isolation-guards = Изолированная гвардия зоны { $area } проверяет своё состояние, кубик { $die } минус 1: сила обороны { $change }.
volga-event-air = Авиация, кубик { $die }: из обороны вычитается { $effect }.
volga-event-combat = Атака на зону { $area }: { $attack } + { $attack_roll } ({ $attack_dice }) = { $attack_total } против { $defense } + { $defense_roll } ({ $defense_dice }) = { $defense_total }: { $result }.
volga-event-combat-best = Атака на зону { $area }: { $attack } + { $attack_roll } ({ $attack_dice }) = { $attack_total } против { $defense } + { $defense_roll } (два лучших из { $defense_dice }) = { $defense_total }: { $result }.
volga-result-repulse = Атака отбита
volga-result-stalemate = Затяжной бой
volga-result-success = Успех
volga-result-overrun = Разгром
volga-event-fanatic = Защитники зоны { $area } стоят насмерть: успех превращается в затяжной бой.
volga-event-lost-repulse = { $unit } вела отбитую атаку и выбывает из строя.
volga-event-lost-barrage = { $unit } попадает под артналёт и выбывает из строя.
volga-event-lost-ambush = { $unit } попала в засаду во главе атаки и выбывает из строя.
volga-event-lost-no-retreat = { $unit } не имеет пути отступления и выбывает из строя.
volga-event-captured = Зона { $area } взята; уничтожена советская часть: { $soviet }.
volga-event-bonus-cancelled = Герои зоны { $area }: их жертва гасит радость победы, боевой дух не растёт.
volga-event-retreated = { $unit } отступает из зоны { $from } в зону { $to }.
volga-event-morale = Боевой дух { $from } → { $to }: { $cause }.
volga-event-morale-same = Боевой дух остаётся { $morale }, это край шкалы: { $cause }.
volga-morale-missing-units = не все части уходящей дивизии были в строю
volga-morale-bought = куплен за снабжение
volga-morale-bloody-streets = «Кровавые улицы»
volga-morale-repulse = атака отбита
volga-morale-captured = взята зона с +4
volga-morale-heroes = герои
volga-morale-end-phase = ещё один ход боёв
volga-event-refreshed = Все части снова свежие.
