### What happens in The Cauldron, a sentence for each event.

event-turn = Начинается ход { $turn }.
event-track = { $track }: { $from } → { $to }.
event-card-event = Карта { $card }, { $title }: { $text }
event-card-weather = Для погоды вытянута карта { $card }.
event-card-random = Вытянута карта { $card }: случайное число { $random }.
event-card-offensive = Для решающего наступления вытянута карта { $card }: { $number }.
event-card-offensive-either = Для решающего наступления вытянута карта { $card }: { $left } или { $right }.
event-offensive-number = { $held_up_by ->
    [both] ИСО не меньше 8, а деблокирующая группа в клетке 3 или дальше: индекс не меняется.
    [ssi] ИСО не меньше 8, поэтому считается правое число: { $number }.
    [relief] Деблокирующая группа в клетке 3 или дальше, поэтому считается правое число: { $number }.
    [stalingrad] Все три сталинградские области немецкие, поэтому считается правое число: { $number }.
   *[nothing] ИСО меньше 8, а деблокирующая группа не дошла до клетки 3, поэтому считается левое число: { $number }.
}
event-card-targets = Для советских атак вытянута карта { $card }.
event-reshuffled = Карты перетасованы, в колоде их { $cards }.
event-card-removed = Карта { $card } выходит из игры.
event-rolled = { $table }: кубик { $die }.
event-rolled-modified = { $table }: кубик { $die }, { $modifiers }, итог { $total }.
event-rolled-sum = { $table }: два кубика, в сумме { $die }.
event-set-up-column = Строка расстановки { $row }: { $column }.
event-unit-joins = К армии присоединяется { $unit }.
event-unit-given-up = { $unit } остаётся вне котла.
event-drawn = Вытянуто для расстановки. По немецкой части: { $german }. По советской части: { $soviet }.
event-begins-depleted = { $unit } начинает ослабленной.
event-appealed = Ответ: { $result }.
event-fled = { $unit } находит укрытие в области { $area }.
event-placed = { $unit } размещается в области { $area }.
event-what-if-no-effect = Что если: без последствий.
event-what-if-supply = { $what ->
    [one] Что если: в котле на { $what } очко снабжения больше.
    [few] Что если: в котле на { $what } очка снабжения больше.
   *[many] Что если: в котле на { $what } очков снабжения больше.
}
event-what-if-weather = Что если: погода первого хода { $what }.
event-what-if-officers-escape = Что если: штаб могут вывезти самолётом.
event-what-if-key-area = Что если: область { $what } считается ключевой.
event-what-if-right-hand-number = Что если: пока весь Сталинград немецкий, действует правое число наступления.
event-what-if-shift-left = Что если: буква деблокирующей группы сдвигается на одну влево.
event-what-if-shift-right = Что если: буква деблокирующей группы сдвигается на одну вправо.
event-what-if-regular-target = Что если: область { $what } атакуется как обычная.
event-officers-accepted = Штаб принимает предложение улететь.
event-officers-declined = Штаб отказывается и остаётся с армией.
event-marker-taken = Взят маркер: { $marker }.
event-marker-returned = Возвращён маркер: { $marker }.
event-commit = Маркер участия: +{ $shows }.
event-commit-returned = Маркер участия использован и возвращается.
event-weather = Погода { $weather }.
event-commitments = Участие: люфтваффе — { $luftwaffe }, деблокирующая группа — { $relief }.
event-initiative = { $ip ->
    [one] Боевой дух { $morale }, раненых { $wounded }: получено { $ip } очко инициативы.
    [few] Боевой дух { $morale }, раненых { $wounded }: получено { $ip } очка инициативы.
   *[many] Боевой дух { $morale }, раненых { $wounded }: получено { $ip } очков инициативы.
}
event-airlift = { $supply ->
    [0] Воздушный мост не приносит ничего.
    [one] Воздушный мост приносит { $supply } очко снабжения.
    [few] Воздушный мост приносит { $supply } очка снабжения.
   *[many] Воздушный мост приносит { $supply } очков снабжения.
}
event-airlift-changed = Воздушный мост: по таблице { $by_table }, постоянные эффекты { $change }, всего снабжения: { $supply }.
event-upkeep = Потрачено на довольствие: { $points }. Накормлены все части: { $supplied }.
event-upkeep-unsupplied = Потрачено на довольствие: { $points }. Накормлено частей: { $supplied }; голодают: { $unsupplied }.
event-upkeep-losses = { $losses ->
    [0] Голод и мороз обошлись без потерь.
    [one] От голода и мороза — { $losses } потеря.
    [few] От голода и мороза — { $losses } потери.
   *[many] От голода и мороза — { $losses } потерь.
}
event-depleted-upkeep = { $unit } ослаблена голодом и морозом.
event-depleted-soviet-attack = { $unit } несёт потерю: ослаблена.
event-depleted-collapse = { $unit } ослаблена при развале армии.
event-eliminated-upkeep = { $unit } гибнет от голода и мороза.
event-eliminated-soviet-attack = { $unit } гибнет от советской атаки.
event-eliminated-collapse = { $unit } гибнет при развале армии.
event-recovered = { $unit } снова в полной силе.
event-pdm = МПО в области { $area }: активных — { $active }, неактивных — { $inactive }.
event-raised = { $unit } сформирована в области { $area }.
event-moved = { $unit } идёт из области { $from } в область { $to } (счётчик движения +{ $tally }).
event-tactical-success = Тактическая атака, случайное число { $random }: советская подготовка задержана.
event-tactical-failure = Тактическая атака, случайное число { $random }: без результата.
event-evacuated = Вывезено раненых: { $wounded }, с начала партии: { $evacuated }.
event-council-surrender = Военный совет (случайное число { $random }) решает сложить оружие.
event-council-continue = Военный совет (случайное число { $random }) решает сражаться дальше.
event-council-bonus = Военный совет (случайное число { $random }) решает сражаться дальше; отныне { $appeals } к обращениям и { $attacks } к атакам.
event-designated = { $supply ->
    [0] Запланирована атака, цель — { $target }: { $units }, без снабжения.
    [one] Запланирована атака, цель — { $target }: { $units }; на неё { $supply } очко снабжения.
    [few] Запланирована атака, цель — { $target }: { $units }; на неё { $supply } очка снабжения.
   *[many] Запланирована атака, цель — { $target }: { $units }; на неё { $supply } очков снабжения.
}
event-attacked-retreat = { $unit } атакует, цель — { $target }: результат «отход».
event-attacked-no-effect = { $unit } атакует, цель — { $target }: без результата.
event-hit = Советская часть в области { $area } под ударом, но держится.
event-soviet-retreat = Советская часть отходит из области { $from } в область { $to }.
event-soviet-retreat-eliminated = Советской части в области { $from } некуда отойти, она уничтожена.
event-advanced = Продвижение ({ $to }): { $units }.
event-ring-added = Советское кольцо смыкается, в него добавлены области: { $added }.
event-ring-removed = Советское кольцо смещается, в него больше не входят области: { $removed }.
event-ring-both = Советское кольцо смещается. Добавлены области: { $added }. Больше не входят: { $removed }.
event-hits-removed = Все удары сняты.
event-relief-attack-advances = Деблокирующая группа (участие { $commitment }) атакует и продвигается.
event-relief-attack-nothing = Деблокирующая группа (участие { $commitment }) атакует, но остаётся на месте.
event-relief-attack-retreats = Деблокирующая группа (участие { $commitment }) атакует, но её отбрасывают.
event-relief = Деблокирующая группа теперь { $to }.
event-launched = Советские войска начинают решающее наступление!
event-targets-none = В этот ход советские войска нигде не атакуют.
event-targets = Советские войска атакуют { $column }: { $areas }.
event-targets-to-choose = Советские войска атакуют { $column } из числа этих: { $areas }.
event-struck = Советская атака из области { $from } на область { $area }: { $result }.
event-struck-empty = Советская атака из области { $from } на незащищённую область { $area }: { $result }.
event-struck-follow-up = Советская атака из области { $from } на область { $area }: { $result }, и следует повторная атака.
event-unit-struck = Советская атака, цель — { $unit }: { $result }.
event-retreated = Отходят из области { $from } в область { $to }: { $units }.
event-soviet-advance = Советская часть продвигается из области { $from } в область { $to }.
event-area-lost = Область { $area } потеряна.
event-situation = Стратегическая обстановка: ИСО { $adjust }.
event-situation-same = Стратегическая обстановка: ИСО не меняется.
event-collapse = 6-я армия разваливается!
event-collapse-roll-survives = { $unit } переживает развал (кубик { $die }).
event-collapse-roll-lost = { $unit } не переживает развала (кубик { $die }).
event-destroyed = Не осталось ни одной немецкой части: 6-я армия уничтожена.
# $how - the id of a way to surrender.
event-surrendered = { $how ->
    [without_foa] 6-я армия капитулирует вопреки приказу.
    [with_foa] 6-я армия капитулирует при свободе действий.
    [lenient] 6-я армия капитулирует поздно: по таблице H только −1.
   *[excused] 6-я армия капитулирует поздно и при свободе действий: по таблице H без штрафа.
}
event-new-rumor = Пошёл слух: { $rumor }.
event-new-rumor-none = Новых слухов нет.
event-rumor-result-dispelled = Слух опровергнут: { $rumor }.
event-rumor-result-inconclusive = Слух остаётся в игре: { $rumor }.
event-rumor-result-obtains = Слух подтвердился: { $rumor }.
event-rumor-dispelled = Вы пресекли слух: { $rumor }.
event-linked-up = { $units ->
    [one] Соединение! Деблокирующая группа пробилась к { $units } части 6-й армии.
    [few] Соединение! Деблокирующая группа пробилась к { $units } частям 6-й армии.
   *[many] Соединение! Деблокирующая группа пробилась к { $units } частям 6-й армии.
}
event-survival = Выживают { $percent } % пленных (кубики { $dice }): из { $prisoners } домой вернутся { $survivors }.
event-over = { $end } { $level }
