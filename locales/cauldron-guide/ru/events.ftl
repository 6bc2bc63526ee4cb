### What happens in The Cauldron, a sentence for each event.

cauldron-event-turn = Начинается ход { $turn }.
cauldron-event-track = { $track }: { $from } → { $to }.
cauldron-event-card-event = Карта { $card }, { $title }: { $text }
cauldron-event-card-weather = Для погоды вытянута карта { $card }.
cauldron-event-card-random = Вытянута карта { $card }: случайное число { $random }.
cauldron-event-card-offensive = Для решающего наступления вытянута карта { $card }: { $number }.
cauldron-event-card-offensive-either = Для решающего наступления вытянута карта { $card }: { $left } или { $right }.
cauldron-event-offensive-number = { $case ->
    [both] ИСО не меньше 8, а деблокирующая группа в клетке 3 или ближе: индекс не меняется.
    [ssi] ИСО не меньше 8, поэтому считается правое число: { $number }.
    [relief] Деблокирующая группа в клетке 3 или ближе, поэтому считается правое число: { $number }.
    [stalingrad] Все три сталинградские области немецкие, поэтому считается правое число: { $number }.
   *[nothing] Ни ИСО, ни деблокирующая группа не сдерживают наступление, поэтому считается левое число: { $number }.
}
cauldron-event-card-targets = Для советских атак вытянута карта { $card }.
cauldron-event-reshuffled = Карты перетасованы, в колоде их { $cards }.
cauldron-event-card-removed = Карта { $card } выходит из игры.
cauldron-event-rolled = { $table }: кубик { $die }.
cauldron-event-rolled-modified = { $table }: кубик { $die }, { $modifiers }, итог { $total }.
cauldron-event-rolled-sum = { $table }: два кубика, в сумме { $sum }.
cauldron-event-set-up-column = Строка расстановки { $row }: { $column }.
cauldron-event-unit-joins = В армии появляется { $unit }.
cauldron-event-unit-given-up = { $unit } не попала в котёл.
cauldron-event-drawn = Вытянуто для расстановки. По немецкой части: { $german }. По советской части: { $soviet }.
cauldron-event-begins-depleted = { $unit } начинает ослабленной.
cauldron-event-appealed = Ответ: { $result }.
cauldron-event-fled = { $unit } находит укрытие в области { $area }.
cauldron-event-placed = { $unit } занимает место: { $area }.
cauldron-event-what-if-nothing = Что если: всё как было на самом деле.
cauldron-event-what-if-supply = { $supply ->
    [one] Что если: в котле на { $supply } очко снабжения больше.
    [few] Что если: в котле на { $supply } очка снабжения больше.
   *[many] Что если: в котле на { $supply } очков снабжения больше.
}
cauldron-event-what-if-weather = Что если: на первом ходу погода { $weather }.
cauldron-event-what-if-officers = Что если: штаб могут вывезти самолётом.
cauldron-event-what-if-key-area = Что если: область { $area } считается ключевой.
cauldron-event-what-if-right-hand = Что если: пока весь Сталинград удержан, действует меньшее число решающего наступления.
cauldron-event-what-if-left = Что если: деблокирующая группа идёт на букву левее.
cauldron-event-what-if-right = Что если: деблокирующая группа идёт на букву правее.
cauldron-event-what-if-regular = Что если: область { $area } атакуется как открытая местность.
cauldron-event-officers-accepted = Штаб принимает предложение улететь.
cauldron-event-officers-declined = Штаб отказывается и остаётся с армией.
cauldron-event-marker-taken = Взят маркер: { $marker }.
cauldron-event-marker-returned = Возвращён маркер: { $marker }.
cauldron-event-commit = Маркер участия показывает +{ $shows }.
cauldron-event-commit-returned = Маркер участия использован и возвращается.
cauldron-event-weather = Погода { $weather }.
cauldron-event-commitments = Участие люфтваффе { $luftwaffe }, деблокирующей группы — { $relief }.
cauldron-event-initiative = { $ip ->
    [one] Боевой дух { $morale } и раненые { $wounded } дают { $ip } очко инициативы.
    [few] Боевой дух { $morale } и раненые { $wounded } дают { $ip } очка инициативы.
   *[many] Боевой дух { $morale } и раненые { $wounded } дают { $ip } очков инициативы.
}
cauldron-event-airlift = { $supply ->
    [0] Воздушный мост не приносит ничего.
    [one] Воздушный мост приносит { $supply } очко снабжения.
    [few] Воздушный мост приносит { $supply } очка снабжения.
   *[many] Воздушный мост приносит { $supply } очков снабжения.
}
cauldron-event-airlift-changed = Воздушный мост: по таблице { $table }, постоянные эффекты { $change }, всего снабжения: { $supply }.
cauldron-event-upkeep = Потрачено на довольствие: { $points }. Накормлены все части: { $supplied }.
cauldron-event-upkeep-unsupplied = Потрачено на довольствие: { $points }. Накормлено частей: { $supplied }; голодают: { $units }.
cauldron-event-upkeep-losses = { $losses ->
    [0] Голод и мороз никого не сломили.
    [one] Голод и мороз наносят { $losses } потерю.
    [few] Голод и мороз наносят { $losses } потери.
   *[many] Голод и мороз наносят { $losses } потерь.
}
cauldron-event-depleted-upkeep = { $unit } изнурена голодом и морозом: ослаблена.
cauldron-event-depleted-attack = { $unit } несёт потерю: ослаблена.
cauldron-event-depleted-collapse = { $unit } ослаблена при развале армии.
cauldron-event-eliminated-upkeep = { $unit } гибнет от голода и мороза.
cauldron-event-eliminated-attack = { $unit } гибнет от советской атаки.
cauldron-event-eliminated-collapse = { $unit } гибнет при развале армии.
cauldron-event-recovered = { $unit } снова в полной силе.
cauldron-event-pdm = МПО в области { $area }: активных — { $active }, неактивных — { $inactive }.
cauldron-event-raised = { $unit } сформирована в области { $area }.
cauldron-event-moved = { $tally ->
    [one] { $unit } идёт из области { $from } в область { $to } (на счёте { $tally } область).
    [few] { $unit } идёт из области { $from } в область { $to } (на счёте { $tally } области).
   *[many] { $unit } идёт из области { $from } в область { $to } (на счёте { $tally } областей).
}
cauldron-event-tactical-success = Тактическая атака, случайное число { $random }: она срывает советскую подготовку.
cauldron-event-tactical-failure = Тактическая атака, случайное число { $random }: на советские войска она не производит впечатления.
cauldron-event-evacuated = Вывезено раненых: { $wounded }.
cauldron-event-council-surrender = Военный совет, случайное число { $random }, решает сложить оружие.
cauldron-event-council-continue = Военный совет, случайное число { $random }, решает сражаться дальше.
cauldron-event-council-bonus = Военный совет, случайное число { $random }, решает сражаться дальше; отныне { $appeals } к обращениям и { $attacks } к атакам.
cauldron-event-designated = { $supply ->
    [0] Запланирована атака, цель — { $target }: { $units }, без снабжения.
    [one] Запланирована атака, цель — { $target }: { $units }, с ней { $supply } очко снабжения.
    [few] Запланирована атака, цель — { $target }: { $units }, с ней { $supply } очка снабжения.
   *[many] Запланирована атака, цель — { $target }: { $units }, с ней { $supply } очков снабжения.
}
cauldron-event-attacked-retreat = { $unit } атакует и вклинивается в оборону: { $target }.
cauldron-event-attacked-nothing = { $unit } атакует без результата: { $target }.
cauldron-event-hit = Советская часть в области { $area } под ударом, но держится.
cauldron-event-soviet-retreat = Советская часть отходит из области { $from } в область { $to }.
cauldron-event-soviet-eliminated = Советской части в области { $from } некуда отойти, она уничтожена.
cauldron-event-advanced = Продвижение, { $place }: { $units }.
cauldron-event-ring-added = Советское кольцо смыкается, появились части: { $areas }.
cauldron-event-ring-removed = Советские части ушли: { $areas }.
cauldron-event-ring-both = Советское кольцо смещается. Появились части: { $added }. Ушли части: { $removed }.
cauldron-event-hits-removed = Советские части оправляются от ударов.
cauldron-event-relief-advances = Деблокирующая группа (участие { $commitment }) атакует и продвигается.
cauldron-event-relief-nothing = Деблокирующая группа (участие { $commitment }) атакует, но остаётся на месте.
cauldron-event-relief-retreats = Деблокирующая группа (участие { $commitment }) атакует и отброшена.
cauldron-event-relief = Деблокирующая группа теперь { $place }.
cauldron-event-launched = Начинается решающее наступление!
cauldron-event-targets-none = В этот ход советские войска нигде не атакуют.
cauldron-event-targets = Советские войска атакуют { $column }: { $areas }.
cauldron-event-struck = Советская атака из области { $from } на область { $area }: { $result }.
cauldron-event-struck-empty = Советская атака из области { $from } на незащищённую область { $area }: { $result }.
cauldron-event-struck-follow-up = Советская атака из области { $from } на область { $area }: { $result }, и атакующий идёт дальше.
cauldron-event-unit-struck = Советская атака, под ней { $unit }: { $result }.
cauldron-event-retreated = Отходят из области { $from } в область { $to }: { $units }.
cauldron-event-soviet-advance = Советская часть продвигается из области { $from } в область { $to }.
cauldron-event-area-lost = Область { $area } потеряна.
cauldron-event-situation = Стратегическая обстановка меняется: { $adjust }.
cauldron-event-situation-same = Стратегическая обстановка не меняется.
cauldron-event-collapse = 6-я армия разваливается!
cauldron-event-collapse-survives = { $unit } держится (кубик { $die }).
cauldron-event-collapse-lost = { $unit } рассыпается (кубик { $die }).
cauldron-event-destroyed = Не осталось ни одной немецкой части: 6-я армия уничтожена.
# $how - the id of a way to surrender.
cauldron-event-surrendered = { $how ->
    [without_foa] 6-я армия капитулирует вопреки приказу.
    [with_foa] 6-я армия капитулирует: ей это дозволено.
    [lenient] 6-я армия капитулирует; теперь Берлин судит об этом мягче.
   *[excused] 6-я армия капитулирует; теперь, да ещё и с дозволения, никто её не осудит.
}
cauldron-event-new-rumor = Пошёл слух: { $rumor }.
cauldron-event-no-rumor = Новых слухов нет.
cauldron-event-rumor-dispelled = Слух заглох, он был пустым: { $rumor }.
cauldron-event-rumor-inconclusive = Пока никто не знает, верен ли слух: { $rumor }.
cauldron-event-rumor-obtains = Слух подтвердился: { $rumor }.
cauldron-event-rumor-ended = Вы пресекли слух: { $rumor }.
cauldron-event-linked-up = { $units ->
    [one] Деблокирующая группа пробивается к 6-й армии, спасена { $units } часть.
    [few] Деблокирующая группа пробивается к 6-й армии, спасены { $units } части.
   *[many] Деблокирующая группа пробивается к 6-й армии, спасено { $units } частей.
}
cauldron-event-survival = Из каждых ста пленных выживут { $percent } (кубики { $dice }): пленных { $prisoners }, домой вернутся { $survivors }.
cauldron-event-over = { $end } { $level }
