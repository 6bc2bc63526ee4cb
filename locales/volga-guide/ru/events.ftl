### What happens in Advance to the Volga, a sentence for each event.

event-turn = Начинается ход { $turn }: { $dates }.
event-isolated = Отрезаны от Волги: { $areas }.
event-isolated-none = Отрезанных советских частей больше нет.
event-arrived = Прибывают в зону { $area }: { $units }.
event-waits = Пока нет места: { $units }. Группа ждёт следующей фазы рассвета.
event-withdrawn = { $division } выведена из игры: { $units }.
volga-units-missing = { $missing ->
    [one] Выбыла из строя { $missing } её часть.
    [few] Выбыли из строя { $missing } её части.
   *[many] Выбыло из строя { $missing } её частей.
}
event-random-event = Случайное событие, { $dice } = { $total }: { $event }.
event-random-event-instead = Случайное событие, { $dice } = { $total }, читается как { $instead }: { $event }.
event-random-event-void = Случайное событие, { $dice } = { $total }: { $event }, в этот ход без последствий.
event-no-random-event = В этот ход случайного события нет.
event-called-away = { $division } отозвана до следующей фазы рассвета: { $units }.
event-paused = { $corps } делает паузу (кубик { $die }); до конца хода измотаны: { $units }.
event-free-air = { $markers ->
    [0] Бесплатных маркеров авиации нет: все уже в наличии.
    [one] Бесплатно прибывает { $markers } маркер авиации.
    [few] Бесплатно прибывают { $markers } маркера авиации.
   *[many] Бесплатно прибывает { $markers } маркеров авиации.
}
volga-supply-dice = Бросок снабжения { $dice }
volga-supply-dice-again = Бросок снабжения { $dice }, вместо единиц { $again }
event-supply = { $points ->
    [one] { $rolled }: { $points } очко, всего { $total }.
    [few] { $rolled }: { $points } очка, всего { $total }.
   *[many] { $rolled }: { $points } очков, всего { $total }.
}
event-supply-floor = { $points ->
    [one] { $rolled }: доводится до { $points } очка, гарантированного на этот ход, всего { $total }.
    [few] { $rolled }: доводится до { $points } очков, гарантированных на этот ход, всего { $total }.
   *[many] { $rolled }: доводится до { $points } очков, гарантированных на этот ход, всего { $total }.
}
event-bought = { $cost ->
    [one] Куплено за { $cost } очко: { $what }.
    [few] Куплено за { $cost } очка: { $what }.
   *[many] Куплено за { $cost } очков: { $what }.
}
event-bought-back = { $cost ->
    [one] { $unit } возвращается в строй за { $cost } очко.
    [few] { $unit } возвращается в строй за { $cost } очка.
   *[many] { $unit } возвращается в строй за { $cost } очков.
}
event-placed = { $unit } возвращается в зону { $area }.
event-placed-spent = { $unit } возвращается в зону { $area } измотанной: её корпус делает паузу.
event-bloody-streets-nothing = «Кровавые улицы» в зоне { $area }, кубик { $die }: ничего не происходит.
event-bloody-streets-morale = «Кровавые улицы» в зоне { $area }, кубик { $die }: бои подтачивают боевой дух.
event-bloody-streets-spent = «Кровавые улицы» в зоне { $area }, кубик { $die }: бои подтачивают боевой дух и изматывают части: { $spent }.
volga-guards-bonus = Гвардия добавляет 1.
event-activated = Активной становится зона { $area }.
event-round-ended = Раунд действий зоны { $area } окончен.
event-moved = { $unit } идёт из зоны { $from } в зону { $to } ({ $cost } ОД).
event-moved-entered = { $unit } входит в зону { $to } из зоны { $entry } ({ $cost } ОД).
event-moved-entered-far = { $unit } идёт из зоны { $from } и входит в зону { $to } через зону { $entry } ({ $cost } ОД).
event-held = В зоне { $area } никто не атакует; её удерживают: { $units }.
event-attack = Атака на зону { $area }: { $units }.
event-attack-mandatory = Обязательная атака на зону { $area }: { $units }.
event-revealed = Защитник зоны { $area } раскрыт: { $soviet } ({ $id }).
event-fell-back = Атакующие зону { $area } отходят из-под артналёта: { $units }.
event-called-off = Атаковать зону { $area } больше некому.
event-led = Атаку ведёт { $unit }.
event-supported = Поддержка: { $markers }.
event-supported-none = Атака идёт без поддержки.
event-isolation-roll = Бросок изоляции в зоне { $area }, кубик { $die }: сила обороны { $change }.
event-isolation-roll-guards = Бросок изоляции в зоне { $area }, кубик { $die } минус 1 за гвардию: сила обороны { $change }.
event-air-roll = Авиация, кубик { $die }: из значения обороны вычитается { $effect }.
event-combat = Атака на зону { $area }: { $attack } + { $attack_roll } ({ $attack_dice }) = { $attack_total } против { $defense } + { $defense_roll } ({ $defense_dice }) = { $defense_total }: { $result }.
event-combat-best = Атака на зону { $area }: { $attack } + { $attack_roll } ({ $attack_dice }) = { $attack_total } против { $defense } + { $defense_roll } (два лучших из { $defense_dice }) = { $defense_total }: { $result }.
volga-result = { $result ->
    [repulse] Атака отбита
    [stalemate] Затяжной бой
    [success] Успех
   *[overrun] Разгром
}
event-fanatic = Защитники зоны { $area } стоят насмерть: успех превращается в затяжной бой.
event-lost-repulse = { $unit } вела отбитую атаку и выбывает из строя.
event-lost-barrage = { $unit } попадает под артналёт и выбывает из строя.
event-lost-ambush = { $unit } вела атаку, попала в засаду и выбывает из строя.
event-lost-no-retreat = { $unit }: отступать некуда, часть выбывает из строя.
event-captured = Зона { $area } взята; уничтожена советская часть: { $soviet }.
event-bonus-cancelled = Герои зоны { $area } лишают вас прибавки за её взятие: боевой дух не меняется.
event-retreated = { $unit } отступает из зоны { $from } в зону { $to }.
event-morale = Боевой дух { $from } → { $to }: { $cause }.
event-morale-same = Боевой дух остаётся равен { $to }, это край шкалы: { $cause }.
volga-morale-cause = { $cause ->
    [missing_units] не все части уходящей дивизии были в строю
    [bought] куплен за снабжение
    [bloody_streets] «Кровавые улицы»
    [repulse] атака отбита
    [captured] взята зона с +4
    [heroes] герои
   *[end_phase] завершающая фаза
}
event-refreshed = Все части снова свежие.
event-over-all-areas = Автоматическая победа: весь Сталинград ваш.
event-over-morale = Поражение: боевой дух вашей армии сломлен. Зон под вашим контролем: { $areas }.
event-over-enough-areas = { $areas ->
    [one] Оперативная победа: у вас { $areas } зона.
    [few] Оперативная победа: у вас { $areas } зоны.
   *[many] Оперативная победа: у вас { $areas } зон.
}
event-over-no-heavy-urban = Поражение: время вышло, и среди ваших зон ({ $areas }) нет ни одной с плотной застройкой.
event-over-time-up = { $areas ->
    [one] Поражение: время вышло, а { $areas } занятой зоны мало.
    [few] Поражение: время вышло, а { $areas } занятых зон мало.
   *[many] Поражение: время вышло, а { $areas } занятых зон мало.
}
