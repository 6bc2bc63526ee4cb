### Words of the pages of Cauldron: its board, its aids, what there is to know about its pieces.

## On the board

cauldron-map-title = Котёл
cauldron-map-place = 6-я армия под Сталинградом
cauldron-map-time = зима 1942/43 года
cauldron-map-north = С
cauldron-heading-legend = Обозначения
cauldron-sign = { $sign ->
    [star] ключевая область
    [plane] аэродром
    [pdm] активный МПО
    [pdm_inactive] неактивный МПО
    [aim] запланирована атака
    [burst] советская атака
    [chevrons] прорыв
    [depleted] ослаблена
    [front] линия фронта
   *[perimeter] периметр в начале
}
cauldron-track-name = { $track ->
    [turn] Ход
    [ssi] Стратегическая обстановка (ИСО)
    [supply] Снабжение
    [ip] Очки инициативы
    [morale] Боевой дух
    [wounded] Раненые
    [evacuated] Вывезено раненых
    [move] Счётчик движения
    [attack_without_foa] Атаки без свободы действий
    [final_offensive] Решающее наступление
    [weather] Погода
    [luftwaffe] Люфтваффе
    [relief] Деблок. группа
   *[points] Победные очки
}
cauldron-track-short = { $track ->
    [turn] Ход
    [weather] Погода
    [luftwaffe] Люфтваффе
    [relief] Деблокада
    [ssi] Обстановка
    [supply] Снабжение
    [ip] Инициатива
    [morale] Боевой дух
    [wounded] Раненые
    [evacuated] Вывезено
    [move] Движение
    [attack_without_foa] Атаки без СД
   *[final_offensive] Наступление
}
cauldron-track-value = { $track }: { $value }
cauldron-offensive-at = { $index } из 8
cauldron-offensive-since = с хода { $turn }
cauldron-offensive-never = не будет
cauldron-weather-name = { $weather ->
    [fair] хорошая
    [poor] плохая
   *[same] прежняя
}
cauldron-not-rolled = не определено
cauldron-appeal-short = { $appeal ->
    [conference] Совещание
    [freedom] Свобода
   *[airlift] Мост
}
cauldron-marker-name = { $marker ->
    [attack] Атаки
    [pdm] МПО
    [battlegroup] Боевые гр.
    [relief] Деблокирующая группа
    [rumor] Слух
    [luftwaffe] Люфтваффе +1
    [hoth] Гот +1
    [milch] Мильх возглавляет мост
    [manstein] Манштейн держит фронт
    [foa_bonus] СД +1
    [airlift_bonus] Мост +1
    [hq_politics] Интриги в ставке
    [no_foa_appeal] Без обращений за СД
    [foa_received] Свобода действий
    [appeal_penalty] Атаки без СД
    [council_of_war] Военный совет
    [tiger_tanks] Танки «Тигр»
    [zhukov_dead] Жуков погиб
    [prisoners_treated_well] Пленных щадят
    [luftwaffe_shifts] Переброска люфтваффе
    [schmidt] Шмидт теряет влияние
    [officers] Штаб улетит
    [right_hand_number] Сталинград сдерживает наступление
    [surrendered] Капитуляция
    [collapsed] Развал
    [destroyed] Армия уничтожена
   *[other] { $marker }
}
cauldron-commit-marker = Участие +{ $shows }
cauldron-no-rumor = Слухов нет
cauldron-rumor-of = Слух: { $rumor }
cauldron-pool-left = { $name }: { $count }
cauldron-tray-event = Событие
cauldron-tray-to-place = Расставить
cauldron-tray-lost = Потеряны
cauldron-card-label = Карта { $number }, { $title }: { $text }
cauldron-card-title = Карта { $number }: { $title }
cauldron-card-columns = Погода { $weather } · случайное число { $random } · наступление { $offensive } · атака: { $targets }
cauldron-targets-name = { $targets ->
    [none] нет
    [any_3] любые 3
    [even] чётные
    [odd] нечётные
   *[all] все
}

## What the numbers mean now

cauldron-note-ssi = при 0 потеряно всё
cauldron-note-offensive = при 8 не прекратится
cauldron-note-offensive-on = все открытые области
cauldron-note-offensive-never = его не будет
cauldron-note-morale = даёт { $ip } ОИ за ход
cauldron-note-collapse = 20 и меньше — развал
cauldron-note-supply = кормит { $fed } из { $units }
cauldron-note-ip = на этот ход
cauldron-note-wounded = каждые 5: −1 ОИ

## Areas and pieces

cauldron-on-map = карта
cauldron-letter-label = Буква { $letter }, вход: { $area }
cauldron-pocket = Котёл
cauldron-pocket-label = { $areas ->
    [one] Под немецким контролем { $areas } область
    [few] Под немецким контролем { $areas } области
   *[many] Под немецким контролем { $areas } областей
}
cauldron-pocket-rule = Линия идёт по границе немецкого контроля. Области внутри начального периметра (пунктир) остаются немецкими, даже если пусты; все прочие — только пока там стоит часть.
cauldron-held-german = Немецкая
cauldron-held-soviet = Советская часть
cauldron-held-lost = Потеряна, теперь советская
cauldron-held-rear = За советским кольцом
cauldron-soviet-in = Советская часть: { $area }
cauldron-key-area = Ключевая область: 3 очка боевого духа, пока она немецкая
cauldron-worth-one = 1 очко боевого духа
cauldron-stalingrad-area = Сталинград: −1 к атаке, танкам прибавки нет, первый результат «отход» — только удар
cauldron-airfield-open = Аэродром, действует
cauldron-airfield-lost = Аэродром, потерян
cauldron-entry-of = Вход деблокирующей группы: { $letter } ({ $name })
cauldron-next-to = Рядом: { $areas }
cauldron-across-river = За рекой: { $areas }
cauldron-units-here = Здесь: { $units }
cauldron-unit-state = { $unit } ({ $state })
cauldron-unit-label = { $unit }, { $state }, { $place }
cauldron-full = полная сила
cauldron-depleted = ослаблена
cauldron-lost = потеряна
cauldron-one-step = одна ступень
cauldron-isolated = Изоляция: действия с этой частью стоят вдвое дороже
cauldron-isolated-area = Отрезана от всех немецких аэродромов: действия здесь стоят вдвое дороже
cauldron-attacks = Цель атаки: { $target }
cauldron-hungry = Без довольствия
cauldron-advances = Продвигается
cauldron-pdms = МПО: активных — { $active }, неактивных — { $inactive }
cauldron-pdm-active = { $count ->
    [1] Активный МПО
    [one] { $count } активный МПО
    [few] { $count } активных МПО
   *[many] { $count } активных МПО
}
cauldron-pdm-inactive = { $count ->
    [1] Неактивный МПО
    [one] { $count } неактивный МПО
    [few] { $count } неактивных МПО
   *[many] { $count } неактивных МПО
}
cauldron-breakthrough = Прорыв: советские части не входят
cauldron-hit = Под ударом: следующий результат «отход» её выбьет
cauldron-attacked-with = Запланирована атака, снабжение { $supply }
cauldron-target-now = Цель планируемой атаки
cauldron-attack-plan = Запланирована атака: { $units }, снабжение { $supply }
cauldron-attack-from-to = Атака: { $from } → { $to }
cauldron-strike-from-to = Советская атака: { $from } → { $to }
cauldron-under-attack = Под советской атакой
cauldron-at-stake = Предстоит советская атака
cauldron-at-stake-list = Ещё будут атакованы: { $areas }
cauldron-relief-at = { $name }: { $place }
cauldron-relief-here = Деблокирующая группа здесь
cauldron-relief-commitment = Участие деблокирующей группы: { $level }
cauldron-box-worth = Боевой дух +{ $morale }, пока деблокирующая группа здесь
cauldron-box-touches = Клетка 5 примыкает к области: { $area }
cauldron-box-breakout = Части из области входа могут прорваться в клетку 5 и пробиваться дальше к клетке 1; там их никто не атакует.
cauldron-letter-now = Нынешняя буква деблокирующей группы
cauldron-letter-turn = Вместо атаки деблокирующая группа может отойти на клетку и сменить букву, но не в клетке 1 и не на карте.
cauldron-kind-name = { $kind ->
    [infantry] Пехотная дивизия
    [motorized] Моторизованная дивизия
    [panzer] Танковая дивизия
    [hq] Штаб
   *[battlegroup] Боевая группа
}
cauldron-ability = { $ability ->
    [infantry] Движется, атакует соседнюю советскую часть (отход при 7 и больше), выдерживает две потери.
    [armor] Движется, атакует с +1 вне Сталинграда (отход при 7 и больше), выдерживает две потери.
    [hq] Движется, не атакует. Когда он потерян, каждое действие стоит вдвое дороже.
    [depleted] Ослаблена: −1 к атаке; следующая потеря её уничтожает.
   *[battlegroup] Движется, не атакует, не отходит и несёт потерю, только если этого не может ни другая часть, ни активный МПО.
}

## Tracks, markers and Appeals in plain words

cauldron-now = Сейчас: { $value }
cauldron-track-help = { $track ->
    [turn] Партия заканчивается после последнего хода, при соединении или при ИСО 0.
    [ssi] Положение всего южного фронта и основа счёта. При 0 партия проиграна; всё сверх 10 пропадает.
    [supply] Кормит части (1 на каждые 5) и оплачивает движение, атаки, продвижение, МПО и боевые группы. Сохраняется от хода к ходу.
    [ip] 1 за каждые 5 очков боевого духа, минус 1 за каждые 5 раненых. Оплачивает действия; остаток пропадает.
    [morale] 1 за каждую немецкую область, 3 за каждую ключевую, плюс значение клетки деблокирующей группы. 25 и больше в конце — победное очко; 20 и меньше при решающем наступлении — развал.
    [wounded] Каждые 5 отнимают 1 ОИ; 20 — развал. За 1 ОИ вывозят троих, если участие люфтваффе не слабое.
    [evacuated] Сколько раненых вывезено до сих пор; для сведения.
    [move] Сколько областей пройдено в этой фазе; те, что рядом с советскими, считаются за две. Каждые начатые пять стоят 1 ОИ и 1 очко снабжения.
    [attack_without_foa] Области, атакованные в этот ход вопреки приказу: за каждую −1 по таблице H, а к следующему обращению −1.
    [final_offensive] При 8 начинается решающее наступление и уже не прекращается: каждый ход атакуется каждая открытая область, с повторными атаками. До того индекс может снизить тактическая атака.
    [weather] Определяет строку таблицы B: что доставит воздушный мост.
    [luftwaffe] Участие люфтваффе определяется каждый ход по таблице A. Сильное помогает воздушному мосту, но ухудшает бросок по таблице H.
    [relief] Участие деблокирующей группы определяется каждый ход по таблице A. От него зависит строка таблицы F; сильное ухудшает бросок по таблице H.
   *[points] Победные очки, если бы партия закончилась сейчас; 8 — немецкая победа.
}
cauldron-marker-held = Действует
cauldron-marker-free = Не действует
cauldron-marker-help = { $marker ->
    [attack] Запланировать атаку на соседнюю советскую часть или прорыв из котла: 1 ОИ за цель и до 3 очков снабжения.
    [pdm] Маркер подготовленной обороны. Активный принимает потерю вместо части. Постройка и активация стоят по 2 ОИ или 4 очка снабжения.
    [battlegroup] За 2 очка снабжения в немецкой области формируется боевая группа, в том числе перед советским броском.
    [relief] Атакует по таблице F после немецких атак. Из клетки 5 прорывается в свою область входа; соединение с немецкой частью заканчивает партию.
    [rumor] Между ходами карта решает, что станет со слухом, или вы сами его пресекаете.
    [luftwaffe] +1 к броску участия люфтваффе.
    [hoth] +1 к броску участия деблокирующей группы.
    [commit] Прибавляется к обоим броскам участия следующего хода, потом возвращается.
    [milch] Каждый воздушный мост приносит на очко снабжения меньше.
    [manstein] Победное очко в конце.
    [foa_bonus] +1 к каждому обращению за свободой действий.
    [airlift_bonus] +1 к каждому обращению за усилением воздушного моста.
    [hq_politics] Предупреждение: ещё один такой ответ, и обращаться за свободой действий будет нельзя.
    [no_foa_appeal] За свободой действий обращаться больше нельзя.
    [foa_received] Атаки больше не дают вычета по таблице H, а капитуляция обходится дешевле.
    [appeal_penalty] К следующему обращению −1.
    [council_of_war] Предлагается с 8-го хода, когда участие и люфтваффе, и деблокирующей группы слабое. Запрещает обращения; совет можно созвать как действие, и карта решит вопрос о капитуляции.
    [tiger_tanks] +1 ко всем броскам деблокирующей группы.
    [zhukov_dead] Решающего наступления не будет.
    [prisoners_treated_well] Домой вернётся вдвое больше пленных.
    [luftwaffe_shifts] Каждый ход на очко снабжения больше.
    [schmidt] Обращения стоят 2 ОИ, а к обращениям за свободой действий +1.
    [officers] Если армия капитулирует или уничтожена, вылет её штаба стоит победного очка.
    [right_hand_number] Пока весь Сталинград немецкий, в столбце «Наступление» действует правое число.
    [surrendered] До последнего хода играются только фазы оценки.
    [collapsed] Немецкими остаются только области, где стоит часть; за каждую часть бросок отдельный.
   *[destroyed] Не осталось ни одной части; ходы продолжаются без армии, с −1 по таблице H.
}
cauldron-appeal-help = { $appeal ->
    [conference] 1 ОИ, раз за ход, таблица D: может дать маркер участия для следующих бросков участия и +1 к дальнейшим обращениям.
    [freedom] 1 ОИ, раз за ход, таблица D: если разрешат, атаки больше не дают вычета по таблице H.
   *[airlift] 1 ОИ, раз за ход, таблица D: до 3 очков снабжения сразу.
}
cauldron-appeal-made = В этот ход обращение уже было.
cauldron-appeal-closed = Сейчас невозможно.

## Sequence of play

cauldron-step-name = { $step ->
    [set_up] Расстановка
    [event] Случайное событие
    [weather] Погода
    [commitments] Участие
    [initiative] Боевой дух и ОИ
    [airlift] Воздушный мост
    [upkeep] Довольствие
    [actions] Немецкие действия
    [attacks] Немецкие атаки
    [relief] Деблокирующая группа
    [offensive] Индекс наступления
    [targets] Советские цели
    [strikes] Советские атаки
    [situation] Стратегическая обстановка
    [collapse] Развал
    [end] Конец хода
   *[rumor] Слух
}

## Aids

cauldron-aid-title = { $aid ->
    [score] Счёт
    [prices] Сколько стоят действия
    [army] Армия
    [relief] Деблокирующая группа
    [table-a] Таблица A: участие
    [table-b] Таблица B: воздушный мост
    [table-c] Таблица C: довольствие
    [table-d] Таблица D: обращения
    [table-e] Таблица E: немецкая атака
    [table-f] Таблица F: атака деблокирующей группы
    [table-g] Таблица G: советская атака
    [table-h] Таблица H: стратегическая обстановка
    [deck] Карты
    [offensive] Решающее наступление
    [council] Военный совет
    [rumors] Слухи
    [what-if] Что если
    [survival] Выжившие
   *[options] Действующие дополнительные правила
}
cauldron-score-item = { $item ->
    [ssi] Индекс стратегической обстановки
    [linked] Соединившиеся части (5 — 1, 10 — 2, 15 — 3)
    [stalingrad] Весь Сталинград немецкий
    [morale] Боевой дух 25 или больше
    [manstein] Манштейн держит фронт
    [no_offensive] Решающее наступление не начато
    [surrender] Капитуляция до 14-го хода
    [destroyed] Армия уничтожена
   *[officers] Штаб улетел
}
cauldron-score-total = Если бы партия закончилась сейчас
cauldron-score-winning = Сейчас это немецкая победа.
cauldron-score-missing = { $points ->
    [one] До немецкой победы не хватает { $points } очка.
    [few] До немецкой победы не хватает { $points } очков.
   *[many] До немецкой победы не хватает { $points } очков.
}
cauldron-score-note = При ИСО 0 партия проиграна сразу, сколько бы ни было очков. Соединение тоже сразу заканчивает партию.
cauldron-level-name = { $level ->
    [german_decisive] Решительная немецкая победа
    [german] Немецкая победа
    [german_moral] Моральная немецкая победа, ничья
    [soviet] Советская победа
   *[soviet_decisive] Решительная советская победа
}
cauldron-price-name = { $price ->
    [appeal] Обращение (один раз)
    [pdm_ip] Построить или активировать МПО за ОИ
    [pdm_supply] Построить или активировать МПО за снабжение
    [move] Движение, за каждые начатые пять областей
    [tactical] Тактическая атака (один раз)
    [battlegroup] Боевая группа
    [evacuate] Вывезти до 3 раненых
    [attack] Атака, за цель
   *[advance] Продвижение после боя
}
cauldron-price-hq-lost = Штаб потерян: всё стоит вдвое дороже.
cauldron-price-isolated = Изолированные части платят вдвое больше.
cauldron-price-tally = { $tally ->
    [one] Движение до сих пор: на счётчике { $tally } область.
    [few] Движение до сих пор: на счётчике { $tally } области.
   *[many] Движение до сих пор: на счётчике { $tally } областей.
}
cauldron-link-entry = С деблокирующей группой соединилась бы немецкая часть в области { $area }.
cauldron-link-boxes = { $boxes ->
    [one] Ещё { $boxes } клетка, и с деблокирующей группой соединилась бы немецкая часть в области { $area }.
    [few] Ещё { $boxes } клетки, и с деблокирующей группой соединилась бы немецкая часть в области { $area }.
   *[many] Ещё { $boxes } клеток, и с деблокирующей группой соединилась бы немецкая часть в области { $area }.
}
cauldron-link-map = С деблокирующей группой соединилась бы немецкая часть рядом с областью { $area }.
cauldron-yes = да
cauldron-no = нет
cauldron-fo-ssi = ИСО 8 и больше
cauldron-fo-relief = Деблокирующая группа в клетке 3 или дальше
cauldron-fo-number = Если на карте два числа
cauldron-fo-which = { $number ->
    [left] левое
    [right] правое
   *[neither] никакое
}
cauldron-fo-effects = При 8 наступление начинается: каждый ход атакуются все открытые области, числа в фигурных скобках дают повторную атаку, а боевой дух 20 и меньше означает развал.
cauldron-begins-at = деблокирующая группа начинает под буквой { $letter }
cauldron-option-name = { $option ->
    [variable_placement] Свободная расстановка
    [council_of_war] Военный совет
    [survival] Выжившие
    [rumors] Слухи
    [rivers] Атаки через реки
    [long_breakout] Долгий прорыв
   *[what_if] Что если
}
cauldron-lasting = { $what ->
    [airlift_supply] Каждая доставка по воздушному мосту: { $add }
    [stalingrad_attack] Атаки на Сталинград: { $add }
    [appeals] Все обращения: { $add }
   *[attacks] Все атаки: { $add }
}
cauldron-lasting-key = Область { $area } считается ключевой
cauldron-lasting-regular = Область { $area } атакуется как обычная
cauldron-table-total = Итог
cauldron-table-result = Результат
cauldron-table-losses = Потери
cauldron-table-die = Кубик
cauldron-modifiers-none = { $roll }: модификаторов нет.
cauldron-modifiers-now = { $roll }: { $modifiers }; в сумме { $total }.
# $add - what adds to an attack.
cauldron-attack-add = { $add ->
    [supply] каждое очко снабжения на эту цель
    [armor] танковая или моторизованная, не в Сталинграде
    [depleted] ослаблена
   *[stalingrad] Сталинград
}
cauldron-table-a-note = Сильное участие помогает армии, но ухудшает бросок по таблице H. Модификаторы от ИСО:
cauldron-table-b-note = { $airfields ->
    [0] Немецких аэродромов нет: −3.
    [1] Немецкий аэродром один: −2.
   *[other] Оба аэродрома немецкие.
}
cauldron-upkeep-need = { $units ->
    [one] В игре { $units } часть; накормить всех — очков снабжения: { $need }.
    [few] В игре { $units } части; накормить всех — очков снабжения: { $need }.
   *[many] В игре { $units } частей; накормить всех — очков снабжения: { $need }.
}
cauldron-upkeep-paid = Потрачено
cauldron-upkeep-hungry = Частей без довольствия
cauldron-upkeep-add = К броску
cauldron-table-d-note = Совещание: +1 или +2 — маркер участия; мост: очки снабжения · ✓ разрешено · @ +1 к дальнейшим обращениям за свободой действий и за мостом · * +1 к дальнейшим обращениям за свободой действий · # интриги в ставке, во второй раз таких обращений больше нет
cauldron-attacker = { $unit }, цель — { $target }
cauldron-result-name = { $result ->
    [no_effect] без результата
    [retreat] отход
    [dispelled] опровергнут
    [inconclusive] остаётся
   *[obtains] подтвердился
}
cauldron-result-short = { $result ->
    [retreat] отх.
    [no_effect] –
    [no_effect_star] –*
   *[advance] вперёд
}
cauldron-table-f-note = * — продвижение, если в этой фазе у немецкой атаки был результат «отход».
cauldron-table-f-routed = У немецкой атаки был результат «отход»: * — это продвижение.
cauldron-soviet-row = { $row ->
    [occupied] Занята
   *[empty] Пуста
}
cauldron-table-g-note = W — ещё один раненый · DX — одиночная боевая группа или ослабленная дивизия без активного МПО потеряна · X — потеря или отход
cauldron-table-g-offensive = Решающее наступление: числа в фигурных скобках дают повторную атаку.
cauldron-table-h-note = За каждое сильное участие −1, за каждое слабое +1; −1 за каждую область, атакованную без свободы действий.
cauldron-deck-left = Карт в колоде: { $left } из { $all }, вне игры: { $removed }.
cauldron-deck-column = { $column ->
    [event] Событие
    [weather] Погода
    [random] Случайное число
    [offensive] Наступление
   *[targets] Атака
}
cauldron-deck-short = { $column ->
    [weather] Погода
    [random] №
    [offensive] Наст.
   *[targets] Атака
}
cauldron-deck-note = Шансы следующей карты. В списке: ● в колоде, ○ использована, ✕ вне игры; ↻ колода тасуется заново, † после своего события выходит из игры.
cauldron-deck-all = Все карты
cauldron-card-removed = вне игры
cauldron-card-in-pile = в колоде
cauldron-card-discarded = использована
cauldron-army-upkeep = { $units ->
    [one] В игре { $units } часть, на довольствие очков снабжения: { $need }.
    [few] В игре { $units } части, на довольствие очков снабжения: { $need }.
   *[many] В игре { $units } частей, на довольствие очков снабжения: { $need }.
}
cauldron-army-pdms = МПО: активных — { $active }, неактивных — { $inactive }, свободных — { $free }.
cauldron-army-battlegroups = Можно сформировать боевых групп: { $free }.
cauldron-army-isolated = Изолированы: { $units }.
cauldron-army-income = При нынешнем положении в следующий ход ОИ: { $ip } (боевой дух { $morale }, раненые { $wounded }).
cauldron-survival-prisoners = При нынешнем положении в плен попало бы человек: { $prisoners }.
cauldron-survival-home = Выживают { $percent } % пленных; домой вернутся, человек: { $survivors }.
cauldron-survival-would = Из них вернулось бы: в худшем случае { $least }, в среднем { $likely }, в лучшем { $most }.
cauldron-survival-note = В плен попадают { $eliminated } % людей потерянных ступеней и { $surrendered } % сдавшихся. Два кубика с прибавкой за малое число раненых дают процент выживших.
cauldron-council-surrender = капитуляция
cauldron-council-surrender-ssi = капитуляция, ИСО { $ssi }
cauldron-council-surrender-late = капитуляция, с хода { $turn } мягкая
cauldron-council-continue = сражаться дальше
cauldron-council-bonus = сражаться дальше: до конца игры обращения { $appeals }, атаки { $attacks }
cauldron-council-note = По случайному числу; { $add }, если решающее наступление уже идёт.
cauldron-rumors-note = По случайному числу: что станет со слухом и какой слух пойдёт.
cauldron-what-if-nothing = без последствий
cauldron-what-if-supply = очков снабжения больше на { $supply }
cauldron-what-if-weather = погода первого хода: { $weather }
cauldron-what-if-officers = штаб могут вывезти самолётом (победные очки: { $points }, если армия погибнет)
cauldron-what-if-right-hand = правое число наступления, пока весь Сталинград немецкий
cauldron-what-if-left = буква деблокирующей группы сдвигается на одну влево
cauldron-what-if-right = буква деблокирующей группы сдвигается на одну вправо
