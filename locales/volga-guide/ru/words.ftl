### Stalingrad: Advance to the Volga, 1942. Names of areas, units and events come from the data pack.

volga-title = Сталинград: наступление к Волге, 1942

## Options

option-scenario = Сценарий: «Наступление к Волге» — сентябрь, ходы с 1 по 9; «Заводской район» — октябрьские бои за заводы, ходы с 10 по 14.
option-rubble = Развалины: в городских зонах нет прибавки за единство дивизии, если не помогают сапёры.
option-northern-shoulder = Северный фланг: дивизии, которые начинают в 48, 49 и 50, остаются на севере.
option-isolation = Изоляция: советские части, отрезанные от Волги, могут слабеть.
option-parent-organization = Дивизионная принадлежность: −1 к значению атаки за каждую дивизию в атаке или за каждую, кроме одной.
option-limited-air = Ограниченная авиация: в спорных городских зонах маркеров авиации нет, а в плотной застройке кубик авиации слабее.
option-pavlov = Среди советских частей есть Дом Павлова.
option-reduced-morale = Начальный боевой дух вместо указанного в сценарии: игра становится труднее.
option-increased-supply = Ходы, на которых единицы при броске снабжения перебрасываются: игра становится легче.

## Phases and dates

volga-phase-dawn = Фаза рассвета
volga-phase-supply = Фаза снабжения
volga-phase-combat = Фаза боя
volga-phase-over = Партия окончена
volga-month = { $month ->
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[other] { $month }
}
volga-dates = { $months ->
    [same] { $from }–{ $to } { $month } { $year } года
   *[two] с { $from } { $month } по { $to } { $last_month } { $year } года
}

## Prompts: what to decide now

volga-prompt-arrive = Прибывает группа: { $units }. Выберите зону, в которую она войдёт.
volga-prompt-come-back = Возвращается дивизия: { $units }. Выберите зону, в которую она войдёт.
volga-prompt-supply = { $points ->
    [one] Снабжение: { $points } очко. Покупайте маркеры или боевой дух, возвращайте части или закончите фазу.
    [few] Снабжение: { $points } очка. Покупайте маркеры или боевой дух, возвращайте части или закончите фазу.
   *[many] Снабжение: { $points } очков. Покупайте маркеры или боевой дух, возвращайте части или закончите фазу.
}
volga-prompt-place = { $unit } снова в строю. Выберите зону, в которую она вернётся.
volga-prompt-combat = { $fresh ->
    [0] Бой: свежих частей нет. Закончите фазу.
    [1] Бой: свежая часть одна. Выберите её для действия или закончите фазу.
    [one] Бой: { $fresh } свежая часть. Выберите, какая действует следующей: её зона станет активной; или закончите фазу.
    [few] Бой: { $fresh } свежие части. Выберите, какая действует следующей: её зона станет активной; или закончите фазу.
   *[many] Бой: { $fresh } свежих частей. Выберите, какая действует следующей: её зона станет активной; или закончите фазу.
}
volga-prompt-round = { $fresh ->
    [0] Активная зона { $area }: свежих частей больше нет ни здесь, ни в других местах. Закончите фазу.
    [1] Активная зона { $area }: свежая часть одна. Выберите её для действия или закончите фазу.
    [one] Активная зона { $area }: на карте { $fresh } свежая часть. Выберите, какая действует следующей; часть из другой зоны открывает новый раунд действий.
    [few] Активная зона { $area }: на карте { $fresh } свежие части. Выберите, какая действует следующей; часть из другой зоны открывает новый раунд действий.
   *[many] Активная зона { $area }: на карте { $fresh } свежих частей. Выберите, какая действует следующей; часть из другой зоны открывает новый раунд действий.
}
volga-prompt-destination = { $movement ->
    [one] { $unit }, зона { $area }: { $movement } очко движения. Выберите, куда идти.
    [few] { $unit }, зона { $area }: { $movement } очка движения. Выберите, куда идти.
   *[many] { $unit }, зона { $area }: { $movement } очков движения. Выберите, куда идти.
}
volga-prompt-destination-contested = { $movement ->
    [one] { $unit }, зона { $area }: { $movement } очко движения. Выберите, куда идти, или атакуйте прямо здесь ({ $defender }).
    [few] { $unit }, зона { $area }: { $movement } очка движения. Выберите, куда идти, или атакуйте прямо здесь ({ $defender }).
   *[many] { $unit }, зона { $area }: { $movement } очков движения. Выберите, куда идти, или атакуйте прямо здесь ({ $defender }).
}
volga-prompt-gather-mandatory = В зону { $area } ({ $defender }) вошли: { $units }. Атака обязательна: сперва подтяните ещё части или атакуйте сразу.
volga-prompt-gather-optional = В спорную зону { $area } ({ $defender }) вошли: { $units }. Выберите, кто атакует, сперва подтяните ещё части или только удерживайте зону.
volga-prompt-barrage = Артналёт в зоне { $area }! Либо пожертвуйте одной атакующей частью ({ $units }) и продолжайте бой, либо отойдите всеми.
volga-prompt-barrage-alone = Артналёт в зоне { $area }! Либо пожертвуйте единственной атакующей частью ({ $units }), и атака закончится, либо отведите эту часть.
volga-prompt-lead = Атака на зону { $area } ({ $defender }), участвуют: { $units }. Выберите ведущую часть: её сила считается полностью, но если атака отбита, она выбывает из строя.
volga-prompt-support = { $limit ->
    [1] { $lead } атакует зону { $area } ({ $defender }). Можно положить не больше 1 маркера; в наличии: артиллерия { $artillery }, сапёры { $engineer }, авиация { $air }.
    [one] { $lead } ведёт атаку на зону { $area } ({ $defender }). Можно положить до { $limit } маркера; в наличии: артиллерия { $artillery }, сапёры { $engineer }, авиация { $air }.
    [few] { $lead } ведёт атаку на зону { $area } ({ $defender }). Можно положить до { $limit } маркеров; в наличии: артиллерия { $artillery }, сапёры { $engineer }, авиация { $air }.
   *[many] { $lead } ведёт атаку на зону { $area } ({ $defender }). Можно положить до { $limit } маркеров; в наличии: артиллерия { $artillery }, сапёры { $engineer }, авиация { $air }.
}
volga-prompt-retreat = Отступление из зоны { $area }: { $units }. Выберите, кто куда отходит.
volga-area = { $number } { $name }
volga-defender-unknown = защитник не раскрыт
volga-defender = { $strategy } { $factor }
volga-defender-named = { $name }, { $strategy } { $factor }

## Labels of actions

volga-label-reinforce = Прибыть в зону { $area }: { $units }
volga-label-buy = { $cost ->
    [one] Купить: { $what } ({ $cost } очко)
    [few] Купить: { $what } ({ $cost } очка)
   *[many] Купить: { $what } ({ $cost } очков)
}
volga-label-return = { $cost ->
    [one] Вернуть в строй: { $unit } ({ $cost } очко)
    [few] Вернуть в строй: { $unit } ({ $cost } очка)
   *[many] Вернуть в строй: { $unit } ({ $cost } очков)
}
volga-label-place = { $unit } возвращается в зону { $area }
volga-label-end-supply = { $points ->
    [0] Закончить фазу снабжения
    [one] Закончить фазу снабжения и сохранить { $points } очко
    [few] Закончить фазу снабжения и сохранить { $points } очка
   *[many] Закончить фазу снабжения и сохранить { $points } очков
}
volga-label-choose = Действует { $unit } ({ $factors }), зона { $area }
volga-label-move = { $unit } идёт в зону { $area } ({ $cost } ОД)
volga-label-enter = { $unit } входит в зону { $area } из зоны { $from } ({ $cost } ОД)
volga-label-move-there = { $unit } идёт в зону { $area }
volga-label-enter-there = { $unit } входит в зону { $area } из зоны { $from }
volga-label-attack = Атаковать зону { $area }: { $units }
volga-label-hold = Удерживать зону { $area }: никто не атакует
volga-label-end-round = Закончить раунд действий зоны { $area }
volga-label-lose = Отдать под артналёт: { $unit }
volga-label-fall-back = Отойти всеми атакующими
volga-label-lead = Ведёт { $unit }, сила { $factor }
volga-label-support-none = Атаковать без поддержки
volga-label-support = Положить: { $markers }
volga-label-retreat = { $unit } отступает в зону { $area }
volga-label-end-combat = Закончить фазу боя
volga-markers-artillery = { $count ->
    [one] { $count } маркер артиллерии
    [few] { $count } маркера артиллерии
   *[many] { $count } маркеров артиллерии
}
volga-markers-engineer = { $count ->
    [one] { $count } маркер сапёров
    [few] { $count } маркера сапёров
   *[many] { $count } маркеров сапёров
}
volga-markers-air = { $count ->
    [one] { $count } маркер авиации
    [few] { $count } маркера авиации
   *[many] { $count } маркеров авиации
}

## What chance is asked for

volga-roll-random-event = случайное событие
volga-roll-pause = корпус, который делает паузу
volga-roll-supply = снабжение
volga-roll-supply-again = переброс единиц в броске снабжения
volga-roll-bloody-streets = «Кровавые улицы» в зоне { $area }
volga-roll-isolation = изоляция защитника зоны { $area }
volga-roll-air = авиация над зоной { $area }
volga-roll-attack = атака на зону { $area }
volga-roll-defense = оборона зоны { $area }
volga-roll-reveal = раскрываемая советская часть ({ $terrain })
volga-roll-unknown = результат, которого эта игра не знает

## Odds

volga-odds-certain = наверняка
volga-odds-void = событие без последствий
volga-odds-supply = { $points ->
    [one] { $points } очко снабжения
    [few] { $points } очка снабжения
   *[many] { $points } очков снабжения
}
volga-odds-bloody = «Кровавые улицы»: боевой дух { $morale }{ $areas ->
    [0] {""}
    [one] , измотаны части в { $areas } зоне
   *[other] , измотаны части в { $areas } зонах
}
volga-odds-bloody-calm = «Кровавые улицы»: ничего не происходит
volga-odds-revealed = раскрыт защитник: { $soviet }
volga-odds-isolation = изоляция: сила обороны { $change }
volga-odds-paused = пауза: { $corps }
volga-odds-taken = Зона взята
volga-odds-contested = Зона спорная
volga-odds-held = Зона не взята
volga-odds-repulsed = Атака отбита
volga-odds-fell-back = Отход из-под артналёта
volga-odds-lead-lost = ведущая часть потеряна
volga-odds-others-lost = { $count ->
    [one] потеряна { $count } часть
    [few] потеряны { $count } части
   *[other] потеряно { $count } частей
}
volga-odds-others-lost-too = { $count ->
    [one] потеряна ещё { $count } часть
    [few] потеряны ещё { $count } части
   *[other] потеряно ещё { $count } частей
}
volga-odds-morale = боевой дух { $change }
volga-forecast-bare = Атаковать сразу и без поддержки
volga-forecast-support = Атаковать сразу, взяв всю разрешённую поддержку из имеющейся: { $markers }

## Terrain

volga-terrain-none = открытая местность
volga-terrain-clear = равнина
volga-terrain-elevated = высоты
volga-terrain-light-urban = лёгкая застройка
volga-terrain-heavy-urban = плотная застройка

## The board

volga-board-head = { $scenario }, ход { $turn } из { $last }, { $dates }: { $phase }
volga-board-morale-strong = Боевой дух { $morale } из { $most } (высокий)
volga-board-morale-shaken = Боевой дух { $morale } из { $most } (подорван)
volga-board-tracks = { $morale } · снабжение { $supply } · в наличии: артиллерия { $artillery }, сапёры { $engineer }, авиация { $air }
volga-board-areas = Немецкие зоны { $areas } из { $all }, плотная застройка { $heavy } из { $heavies }
volga-board-event = Событие: { $event }
volga-board-no-event = Событие: нет
volga-board-paused = { $corps } делает паузу
volga-board-area = Зона
volga-board-terrain = Мест
volga-board-soviet = Советские
volga-board-next = Рядом
volga-board-german = Немецкие
volga-board-mark-german = Н
volga-board-mark-soviet = С
volga-board-mark-contested = X
volga-board-mark-isolated = изол.
volga-board-sign-none = –
volga-board-sign-clear = Р
volga-board-sign-elevated = В
volga-board-sign-light-urban = Л
volga-board-sign-heavy-urban = П
volga-board-legend = Н немецкая, С советская, X спорная, > активная зона, ? не раскрыт, * измотана
volga-board-legend-terrain = Р равнина, В высоты, Л лёгкая застройка, П плотная застройка, у каждой свой модификатор; ~ на Волге
volga-board-out = Выбыли из строя: { $units }
volga-board-due = Ещё прибудут: { $units }
volga-board-away = Отозваны: { $units }
volga-board-withdrawn = Выведены: { $units }
volga-board-bag = { $terrain }: нераскрытых частей { $count } на { $areas } { $areas ->
    [one] зону
    [few] зоны
   *[many] зон
}: { $soviets }
volga-board-nobody = нет

## On offer

volga-blurb = Сентябрь 1942 года: проведите 6-ю армию через пятьдесят зон города к реке, пока её боевой дух не иссяк.
volga-preset-first = Основной сценарий без дополнительных правил, с отменой даже после бросков.
volga-preset-full = Основной сценарий со всеми шестью дополнительными правилами о боевых действиях.
volga-preset-historical = Основной сценарий, как напечатано.

## Names of options

title-scenario = Сценарий
title-rubble = Развалины
title-northern-shoulder = Северный фланг
title-isolation = Изоляция
title-parent-organization = Дивизионная принадлежность
title-limited-air = Ограниченная авиация
title-pavlov = Дом Павлова
title-reduced-morale = Начальный боевой дух
title-increased-supply = Увеличенное снабжение, ходы

## In the lab

volga-factor-revealed = Раскрыто: { $name }
volga-score-name = немецкие зоны
volga-track-areas = Немецкие зоны
volga-track-morale = Боевой дух
volga-track-supply = Очки снабжения
volga-track-out-of-action = Части, выбывшие из строя
volga-track-support = Маркеры поддержки в наличии
volga-reason-all-areas = все зоны немецкие
volga-reason-enough-areas = после последнего хода зон достаточно
volga-reason-morale = боевой дух упал до 0
volga-reason-no-heavy-urban = зон достаточно, но плотной застройки нет
volga-reason-time-up = после последнего хода зон мало

## What is in a pack

volga-counts = Зоны: { $areas }, немецкие части: { $germans }, советские части: { $soviets }, события: { $events }, источники: { $values }

## Values of options

choice-parent-organization-off = выкл.
choice-parent-organization-beyond-first = за все дивизии, кроме одной
choice-parent-organization-each = за каждую дивизию
choice-scenario-main = Наступление к Волге
choice-scenario-factory = Заводской район

## Seats

seat-german = игрок за немцев

## What stands for something in the forms of actions

placeholder-air = АВИАЦИЯ
placeholder-area = ЗОНА
placeholder-artillery = АРТИЛЛЕРИЯ
placeholder-engineers = САПЁРЫ
placeholder-unit = ЧАСТЬ
