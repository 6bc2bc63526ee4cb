### Words of the pages of Volga: its board, its aids, what there is to know about its pieces.

## The map

volga-map-north = С
volga-box-turn = Ход
volga-box-morale = Боевой дух
volga-box-supply = Снабжение
volga-box-areas = Зоны
volga-box-event = Случайное событие
volga-box-out = Выбывшие
volga-box-due = Подкрепления
volga-box-away = Отозваны
volga-box-withdrawn = Выведены
volga-box-key = Обозначения
volga-morale-strong-from = Высокий с { $least }
volga-key-spent = Измотана
volga-key-arrivals = Прибытие в этот ход
volga-ground-none = Немецкая с самого начала
volga-ground-clear = Равнина
volga-ground-elevated = Высоты
volga-ground-light-urban = Лёгкая застройка
volga-ground-heavy-urban = Плотная застройка
volga-control-german = Немецкая
volga-control-soviet = Советская
volga-control-contested = Спорная

## What pieces and places are called

volga-label-area = { $area } · { $terrain } · { $control }
volga-label-unit = { $unit } · { $class } · { $factors } · { $state }
volga-label-soviet = { $area }, советская часть: { $unit }
volga-label-supply = { $points ->
    [one] В наличии { $points } очко снабжения
    [few] В наличии { $points } очка снабжения
   *[many] В наличии { $points } очков снабжения
}
volga-label-areas = Немецкие зоны: { $areas }, нужно { $goal }
volga-label-event = Случайное событие: { $event } { $effect }
volga-label-control = Зоны: немецких { $german }, советских { $soviet }, спорных { $contested }
volga-soviet-hidden = не раскрыта
volga-state-fresh = свежая
volga-state-spent = измотана
volga-where-due = прибудет на { $turn }-м ходу
volga-class-infantry = Пехотный полк
volga-class-motorised = Моторизованный полк
volga-class-tank = Танковый батальон
volga-class-halftrack = Мотопехота на бронетранспортёрах
volga-class-recon = Разведывательный батальон
volga-class-assault-gun = Дивизион штурмовых орудий
volga-morale-strong = высокий
volga-morale-shaken = подорван
volga-no-division = Вне дивизий

## Tracks and sequence of play

volga-gauge-fresh = Свежие части
volga-value-morale = { $morale } из { $most }, { $state }
volga-gauge-heavy = плотная застройка { $heavy } из { $heavies }
volga-stage-dawn = Рассвет
volga-stage-event = Случайное событие
volga-stage-supply = Снабжение
volga-stage-streets = «Кровавые улицы»
volga-stage-rounds = Раунды действий
volga-stage-attack = Атака
volga-stage-end = Завершение

## Effects of events, strategies and markers

volga-event-none = Нет
volga-effect-called-away = { $division } отозвана до следующей фазы рассвета
volga-effect-supply-dice = кубиков на снабжение: { $dice }
volga-effect-no-air = без маркеров авиации
volga-effect-artillery = маркер артиллерии даёт { $bonus }
volga-effect-defense = +{ $bonus } к каждому советскому значению обороны
volga-effect-move = очков движения не больше { $most }
volga-effect-pause = кубик определяет корпус: его части измотаны до конца хода
volga-effect-paused = { $corps } делает паузу: его части измотаны до конца хода
volga-effect-if-gone = если дивизию уже отзывали, читается как { $total }
volga-effect-heroes = боевой дух −1 при затяжном бое или успехе
volga-effect-ambush = при затяжном бое или успехе ведущая часть выбывает из строя
volga-effect-barrage = до боя: отдать одну атакующую часть или отойти всеми
volga-effect-fanatic = успех превращается в затяжной бой
volga-effect-guards = обороняется тремя кубиками, на Волге четырьмя; считаются два лучших
volga-marker-artillery = +{ $bonus } к значению атаки
volga-marker-engineer = +{ $bonus } к значению атаки; отменяет «Развалины»
volga-marker-air = вычитает бросок кубика из значения обороны; один на атаку
volga-marker-morale = шаг вверх по шкале боевого духа

## Player aids

volga-aid-combat = Атака и оборона
volga-aid-supply = Цены в очках снабжения
volga-aid-soviets = Нераскрытые советские части
volga-aid-victory = Победа и боевой дух
volga-aid-events = Случайные события
volga-aid-movement = Движение и «Кровавые улицы»
volga-aid-schedule = Ходы, прибытие и вывод
volga-aid-forces = Состав немецких войск
volga-head-now = Сейчас
volga-head-needed = Нужно
volga-head-condition = Условие
volga-head-purchase = Покупка
volga-head-cost = Цена
volga-head-afford = Хватит на
volga-head-effect = Действие
volga-head-unseen = Не раскрыто
volga-head-chance = Шанс
volga-head-event = Событие
volga-head-enter = Вход в зону
volga-head-guards = Гвардия
volga-head-isolation = Изолированный защитник
volga-head-result = Результат
volga-head-strategy = Способ обороны
volga-head-days = Дни
volga-head-happens = Прибытие и вывод
volga-head-morale = Что меняет боевой дух (высокий с { $least })
volga-attack-now = Атака на зону { $area }: { $units }
volga-attack-assumed = Подсчёт для случая, когда атаку ведёт { $unit }.
volga-attack-none = Атаки сейчас нет. Что считается в каждой атаке:
volga-attack-value = Значение атаки
volga-defense-value = Значение обороны
volga-line-lead = Ведущая часть
volga-line-lead-unit = Ведущая часть { $unit }
volga-line-others = Другие атакующие
volga-line-artillery = Маркеры артиллерии, в наличии { $hand }
volga-line-engineer = Маркеры сапёров, в наличии { $hand }
volga-line-integrity = Единство: три части одной дивизии
volga-line-strong = Боевой дух высокий
volga-line-divisions = Части разных дивизий
volga-line-factor = Сила обороны
volga-line-terrain = Местность
volga-line-shaken = Боевой дух подорван
volga-line-event = Случайное событие
volga-line-isolated = Изоляция: кубик меняет силу
volga-line-air = Маркер авиации, в наличии { $hand }
volga-line-no-air = Маркер авиации: не в этот ход
volga-each = по +{ $bonus }
volga-its-factor = её сила
volga-balance = { $attack } против { $defense } до поддержки и кубиков: { $margin }
volga-balance-unknown = { $attack } против { $defense } плюс сила { $range }, до поддержки и кубиков
volga-dice = Обе стороны добавляют 2d6. Поддержка: маркеров не больше, чем атакующих, из них авиации не больше одного.
volga-dice-limit = { $limit ->
    [1] Обе стороны добавляют 2d6. Поддержка: не больше 1 маркера.
    [one] Обе стороны добавляют 2d6. Поддержка: не больше { $limit } маркера, из них авиации не больше одного.
    [few] Обе стороны добавляют 2d6. Поддержка: не больше { $limit } маркеров, из них авиации не больше одного.
   *[many] Обе стороны добавляют 2d6. Поддержка: не больше { $limit } маркеров, из них авиации не больше одного.
}
volga-result-repulse-does = ведущая часть выбывает из строя, боевой дух −1; после обязательной атаки остальные атакующие отступают
volga-result-stalemate-does = атакующие остаются в зоне, измотаны; зона становится спорной
volga-result-success-does = зона немецкая; +1 к боевому духу за зону с +4
volga-result-overrun-does = перевес больше силы обороны: успех, на который не влияет ни один способ обороны
volga-waiting = выбыло из строя: { $count }
volga-supply-note = { $markers ->
    [one] 4d6 очков за ход и бесплатно { $markers } маркер авиации; непотраченное сохраняется.
    [few] 4d6 очков за ход и бесплатно { $markers } маркера авиации; непотраченное сохраняется.
   *[many] 4d6 очков за ход и бесплатно { $markers } маркеров авиации; непотраченное сохраняется.
}
volga-soviets-note = Сила обороны всех нераскрытых частей, включая лишние после расстановки.
volga-unseen = { $count } на { $areas ->
    [one] { $areas } зону
    [few] { $areas } зоны
   *[many] { $areas } зон
}
volga-eliminated = Уничтожено: { $count }.
volga-win-all = Автоматическая победа: немецкие зоны в конце фазы боя
volga-win-areas = Оперативная победа: немецкие зоны после хода { $turn }
volga-win-heavy = — из них плотная застройка
volga-lose-morale = Поражение: боевой дух в конце фазы боя
volga-lose-time = Поражение: время вышло после хода { $turn }
volga-cause-end = Конец каждого хода
volga-cause-repulse = Атака отбита
volga-cause-streets = «Кровавые улицы», 5 или 6, за каждую зону
volga-cause-heroes = Герои
volga-cause-missing = Каждая выбывшая из строя часть, когда её дивизия уходит
volga-cause-captured = Взята зона с +4
volga-cause-bought = Куплен за снабжение
volga-move-vacant = Свободная зона
volga-move-near = Свободная зона рядом с советской частью
volga-move-revealed = Зона с раскрытой советской частью
volga-move-unrevealed = Зона с нераскрытой советской частью
volga-move-note = В зоне не больше четырёх частей. Из спорной зоны путь ведёт сперва через свободную.
volga-streets-none = ничего
volga-streets-morale = боевой дух −1
volga-streets-spent = боевой дух −1, и все немецкие части там измотаны
volga-arrive = Прибывают: { $units }; куда: { $areas }
volga-leave = Выводится из игры: { $division }
volga-any-german = любая немецкая зона, где есть место
volga-areas-if-german = { $areas } ({ $others }, если немецкие)

## About things on the board

volga-about-ground = { $terrain } · { $control }
volga-about-volga = На Волге: гвардия бросает на кубик больше, и защитник никогда не бывает изолирован
volga-about-defender = Защитник: { $unit }
volga-about-strategy = { $strategy }: { $effect }
volga-about-strategy-over = Способ обороны больше не действует, считается только сила обороны
volga-about-hidden = Защитник не раскрыт, один из { $count }: { $factors }
volga-about-isolated = Изолирован: в каждой атаке кубик может изменить его силу обороны
volga-about-units = Немецкие части: { $units }
volga-about-active = Активная зона: в этом раунде действуют только её части
volga-about-target = Под атакой
volga-about-entry = Войти стоит { $cost } ОД
volga-about-next = Рядом: { $areas }
volga-about-next-rebuilt = Рядом: { $areas } (границы восстановлены, напечатанной карты нет)
volga-about-landmark = Ориентир: { $name }
volga-about-factors = Атака { $attack }, движение { $movement }
volga-about-slowed = В этот ход движение { $movement }
volga-about-fresh = Свежая: может двигаться и атаковать
volga-about-spent = Измотана: не может действовать до завершающей фазы
volga-about-attacks = Участвует в атаке
volga-about-leads = Ведёт атаку: если атака отбита, выбывает из строя
volga-about-price = { $cost ->
    [one] Вернуть её из ячейки «Выбывшие» стоит { $cost } очко
    [few] Вернуть её из ячейки «Выбывшие» стоит { $cost } очка
   *[many] Вернуть её из ячейки «Выбывшие» стоит { $cost } очков
}
volga-about-marker = В наличии { $hand }, использовано { $used }
volga-about-marker-price = { $cost ->
    [one] Ещё один стоит { $cost } очко
    [few] Ещё один стоит { $cost } очка
   *[many] Ещё один стоит { $cost } очков
}
volga-about-morale = Высокий добавляет 1 к атаке, подорванный — 1 к обороне; 0 в конце фазы боя — поражение
volga-about-morale-price = { $cost ->
    [one] Шаг вверх стоит { $cost } очко
    [few] Шаг вверх стоит { $cost } очка
   *[many] Шаг вверх стоит { $cost } очков
}
volga-about-supply = Непотраченные очки сохраняются
volga-about-heavy = Плотная застройка: { $heavy } из { $heavies }
volga-about-event = Действует до конца хода
volga-about-out = Потеряны в бою; снабжение возвращает их в строй
volga-about-due = Прибывают в фазу рассвета, вся группа в одну зону
volga-about-away = Вернутся в следующую фазу рассвета
