### Stalingrad Solitaire: The Cauldron. Names of areas, units, cards and rumors come from the data pack.

cauldron-title = Сталинград в одиночку: Котёл

## Options

option-scenario = Сценарий: исторический — котёл декабря 1942 года, каким он был; вариативный — его силы и запасы определяют кубики, а модификаторы раздаёте вы.
option-entry = Буква входа деблокирующей группы: A — исторический путь, D — самый дальний, из-за Дона.
option-variable-placement = Свободная расстановка: вы расставляете всю армию; карты решают, где обязаны стоять некоторые части обеих сторон.
option-council-of-war = Военный совет: когда участие и люфтваффе, и деблокирующей группы слабое, генералы могут сами решить, капитулировать ли.
option-survival = Выжившие: в конце подсчитывается, сколько пленных вернётся домой.
option-rumors = Слухи: между ходами в котле рождаются надежды, и немногие из них сбываются.
option-rivers = Атаки через реки: некоторые области можно атаковать через воду с теми же модификаторами, что и области Сталинграда.
option-what-if = Что если: одна карта в начале меняет какое-то обстоятельство битвы.
option-long-breakout = Долгий прорыв: каждый новый результат «отход» в ту же немецкую фазу продвигает прорывающуюся группу ещё на одну клетку, ещё за 2 очка снабжения. Без этого правила — одна клетка за фазу.

## Phases

cauldron-phase-set-up = Расстановка
cauldron-phase-strategic = Стратегическая фаза
cauldron-phase-upkeep = Довольствие
cauldron-phase-german = Немецкая фаза
cauldron-phase-soviet = Советская фаза
cauldron-phase-evaluation = Фаза оценки
cauldron-phase-over = Партия окончена

## Prompts: what to decide now

cauldron-prompt-modifier = { $left ->
    [one] Бросок расстановки ({ $column }): выберите, что к нему прибавить. На все броски у вас остался { $left } модификатор.
    [few] Бросок расстановки ({ $column }): выберите, что к нему прибавить. На все броски у вас осталось { $left } модификатора.
   *[many] Бросок расстановки ({ $column }): выберите, что к нему прибавить. На все броски у вас осталось { $left } модификаторов.
}
cauldron-prompt-give-up = В составе армии не хватает одной дивизии. Выберите ту, которой нет в котле.
cauldron-prompt-deplete = { $more ->
    [0] Все дивизии, которые начинают ослабленными, выбраны. Подтвердите выбор.
    [1] Ещё одна дивизия начинает ослабленной. Выберите её.
    [one] Ещё { $more } дивизия начинает ослабленной. Выберите их.
    [few] Ещё { $more } дивизии начинают ослабленными. Выберите их.
   *[many] Ещё { $more } дивизий начинают ослабленными. Выберите их.
}
cauldron-prompt-place-drawn = В области { $area } с самого начала должна стоять часть. Выберите её.
cauldron-prompt-place-units = Выберите область, где начинает { $unit }.
cauldron-prompt-pdms-placed = Все маркеры МПО поставлены. Подтвердите выбор.
cauldron-prompt-place-pdms = Выберите область для следующего МПО. Осталось активных: { $active }, неактивных: { $inactive }.
cauldron-prompt-officers = Штабу предлагают места в самолёте, что бы ни стало с армией. Примите предложение (если армия погибнет, это стоит победного очка) или отклоните его.
cauldron-prompt-free-pdm = { $more ->
    [1] Поставьте бесплатно неактивный МПО. Выберите его область.
    [one] Поставьте бесплатно { $more } неактивный МПО. Выберите область следующего.
    [few] Поставьте бесплатно { $more } неактивных МПО. Выберите область следующего.
   *[many] Поставьте бесплатно { $more } неактивных МПО. Выберите область следующего.
}
cauldron-prompt-deactivate = { $more ->
    [1] Активный МПО рядом с советской частью становится неактивным. Выберите его область.
    [one] { $more } активный МПО рядом с советской частью становится неактивным. Выберите область следующего.
    [few] { $more } активных МПО рядом с советскими частями становятся неактивными. Выберите область следующего.
   *[many] { $more } активных МПО рядом с советскими частями становятся неактивными. Выберите область следующего.
}
cauldron-prompt-free-battlegroup = Сформируйте бесплатно боевую группу. Выберите её область.
cauldron-prompt-recover = { $more ->
    [1] Ослабленная дивизия восстанавливает полную силу. Выберите её.
    [one] { $more } ослабленная дивизия восстанавливает полную силу. Выберите следующую.
    [few] { $more } ослабленные дивизии восстанавливают полную силу. Выберите следующую.
   *[many] { $more } ослабленных дивизий восстанавливают полную силу. Выберите следующую.
}
cauldron-prompt-take-council = Участие и люфтваффе, и деблокирующей группы слабое. Возьмите фишку военного совета или откажитесь от неё.
cauldron-prompt-upkeep = Довольствие. Частей в игре: { $units }, очков снабжения: { $supply }; одно очко кормит пять частей. Выберите, сколько потратить.
cauldron-prompt-unsupplied = { $more ->
    [0] Все части, остающиеся без довольствия, выбраны. Подтвердите выбор.
    [1] Без довольствия остаётся ещё одна часть. Выберите её.
    [one] Без довольствия остаётся ещё { $more } часть. Выберите их.
    [few] Без довольствия остаются ещё { $more } части. Выберите их.
   *[many] Без довольствия остаются ещё { $more } частей. Выберите их.
}
cauldron-prompt-upkeep-loss = { $more ->
    [1] От голода и мороза — потеря. Выберите дивизию без довольствия.
    [one] От голода и мороза — { $more } потерю. Выберите дивизию без довольствия, которая понесёт следующую.
    [few] От голода и мороза — { $more } потери. Выберите дивизию без довольствия, которая понесёт следующую.
   *[many] От голода и мороза — { $more } потерь. Выберите дивизию без довольствия, которая понесёт следующую.
}
cauldron-prompt-actions = { $attacks ->
    [0] Очков инициативы: { $ip }, очков снабжения: { $supply }. Выберите действие или закончите действия.
    [1] Очков инициативы: { $ip }, очков снабжения: { $supply }, запланирована 1 атака. Выберите действие или проведите атаку.
    [one] Очков инициативы: { $ip }, очков снабжения: { $supply }, запланирована { $attacks } атака. Выберите действие или проведите атаки.
    [few] Очков инициативы: { $ip }, очков снабжения: { $supply }, запланировано { $attacks } атаки. Выберите действие или проведите атаки.
   *[many] Очков инициативы: { $ip }, очков снабжения: { $supply }, запланировано { $attacks } атак. Выберите действие или проведите атаки.
}
cauldron-left = { $ip ->
    [one] Останется { $ip } очко инициативы: оно пропадёт.
    [few] Останется { $ip } очка инициативы: они пропадут.
   *[many] Останется { $ip } очков инициативы: они пропадут.
}
cauldron-prompt-destination = { $unit } выходит из области { $area }. Выберите, куда идти; каждые пять областей стоят 1 ОИ и 1 очко снабжения, на счётчике уже { $tally }.
cauldron-prompt-build = Выберите область, где строится МПО.
cauldron-prompt-activate = Выберите область, где активируется МПО.
cauldron-prompt-battlegroup = Выберите область, где формируется боевая группа.
cauldron-prompt-plan = Выберите цель.
cauldron-prompt-attackers-none = Цель атаки — { $target }: выберите первую атакующую часть.
cauldron-prompt-attackers = Цель атаки — { $target }, атакуют: { $units }. Добавьте ещё часть или укажите, сколько снабжения идёт на атаку; это завершает план.
cauldron-prompt-combat = Атаки начинаются. Выберите часть, которая бросает следующей.
cauldron-prompt-soviet-retreat = Советская часть в области { $area } отходит. Выберите, куда.
cauldron-prompt-advance-none = Путь открыт: { $target }. Выберите часть для продвижения или оставайтесь на месте.
cauldron-prompt-advance = Путь открыт: { $target }. Продвигаются: { $units }. Выберите ещё часть или выступайте.
cauldron-prompt-relief = Деблокирующая группа { $place }, участие { $commitment }: пусть атакует или отойдёт на клетку и сменит букву.
cauldron-prompt-relief-map = Деблокирующая группа { $place }, участие { $commitment }: выберите область, в сторону которой она атакует.
cauldron-prompt-relief-retreat = Деблокирующая группа отброшена. Выберите, куда она отходит.
cauldron-prompt-end-german = Боевая группа, сформированная сейчас, встретилась бы с деблокирующей группой и закончила бы партию. Сформируйте её или закончите немецкую фазу.
cauldron-prompt-any-three = { $more ->
    [0] Области, которые атакуют советские войска, выбраны. Подтвердите выбор.
    [1] Советские войска атакуют ещё одну область. Выберите её.
    [one] Советские войска атакуют ещё { $more } область. Выберите их.
    [few] Советские войска атакуют ещё { $more } области. Выберите их.
   *[many] Советские войска атакуют ещё { $more } областей. Выберите их.
}
cauldron-prompt-strikes = { $areas ->
    [1] Советские атаки: впереди 1 область. Проведите атаку или сперва сформируйте боевую группу.
    [one] Советские атаки: впереди { $areas } область. Выберите следующую или сперва сформируйте боевую группу.
    [few] Советские атаки: впереди { $areas } области. Выберите следующую или сперва сформируйте боевую группу.
   *[many] Советские атаки: впереди { $areas } областей. Выберите следующую или сперва сформируйте боевую группу.
}
cauldron-prompt-striker = Выберите советскую часть, которая атакует область { $area }.
cauldron-prompt-defeat = Поражение (X) в области { $area } ({ $units }). Выберите, кто несёт потерю, или отходите.
cauldron-prompt-follow-up = Советская часть из области { $from } атакует снова. Выберите область, на которую она повернёт.
cauldron-prompt-unit-strikes = { $units ->
    [1] Армия развалилась. Бросок осталось сделать за одну часть.
    [one] Армия развалилась. Бросков осталось { $units }: выберите, за какую часть следующий.
    [few] Армия развалилась. Бросков осталось { $units }: выберите, за какую часть следующий.
   *[many] Армия развалилась. Бросков осталось { $units }: выберите, за какую часть следующий.
}
cauldron-prompt-unit-defeat = Поражение (X): { $unit }. Выберите, кто несёт потерю: часть или МПО.
cauldron-prompt-key-area = Армия развалилась. Выберите ключевую область, вокруг которой соберутся уцелевшие.
cauldron-prompt-flee = Выберите, где найдёт укрытие { $unit }.
cauldron-prompt-rumor = Ходит слух: { $rumor }. Потяните для него карту или пресеките его.

## Labels of actions

cauldron-price-free = бесплатно
cauldron-price-ip = { $ip } ОИ
cauldron-price-supply = { $supply ->
    [one] { $supply } очко снабжения
    [few] { $supply } очка снабжения
   *[many] { $supply } очков снабжения
}
cauldron-price-both = { $supply ->
    [one] { $ip } ОИ, { $supply } очко снабжения
    [few] { $ip } ОИ, { $supply } очка снабжения
   *[many] { $ip } ОИ, { $supply } очков снабжения
}
cauldron-label-priced = { $label } ({ $price })
cauldron-label-rolled = { $label } (кубик { $modifier })
cauldron-label-modify-none = Этот бросок без модификатора
cauldron-label-modify = { $modifier } к этому броску
cauldron-label-give-up = { $unit } остаётся вне котла
cauldron-label-deplete = { $unit } начинает ослабленной
cauldron-label-place = { $unit }, область { $area }
cauldron-label-pdm = МПО в области { $area }
cauldron-label-deactivate = МПО в области { $area } становится неактивным
cauldron-label-build = Построить МПО в области { $area }
cauldron-label-activate = Активировать МПО в области { $area }
cauldron-label-raise = Сформировать боевую группу в области { $area }
cauldron-label-area = Выбрать область { $area }
cauldron-label-officers-accept = Принять: штаб улетит
cauldron-label-officers-decline = Отклонить: штаб останется с армией
cauldron-label-council-accept = Взять фишку военного совета
cauldron-label-council-decline = Не брать фишку военного совета
cauldron-label-recover = { $unit } восстанавливает полную силу
cauldron-label-upkeep-all = { $points ->
    [one] Потратить на довольствие { $points } очко: сыты все
    [few] Потратить на довольствие { $points } очка: сыты все
   *[many] Потратить на довольствие { $points } очков: сыты все
}
cauldron-label-upkeep = { $points ->
    [0] Ничего не тратить на довольствие: { $hungry ->
        [one] голодает { $hungry } часть
        [few] голодают { $hungry } части
       *[many] голодают { $hungry } частей
    }
    [one] Потратить на довольствие { $points } очко: { $hungry ->
        [one] голодает { $hungry } часть
        [few] голодают { $hungry } части
       *[many] голодают { $hungry } частей
    }
    [few] Потратить на довольствие { $points } очка: { $hungry ->
        [one] голодает { $hungry } часть
        [few] голодают { $hungry } части
       *[many] голодают { $hungry } частей
    }
   *[many] Потратить на довольствие { $points } очков: { $hungry ->
        [one] голодает { $hungry } часть
        [few] голодают { $hungry } части
       *[many] голодают { $hungry } частей
    }
}
cauldron-label-unsupplied = { $unit } остаётся без довольствия
cauldron-label-lose = { $unit } несёт потерю
cauldron-label-lose-depleted = { $unit } несёт потерю и гибнет
cauldron-label-lose-pdm = Потерю несёт МПО
cauldron-label-appeal-conference = Обращение: просить о совещании
cauldron-label-appeal-freedom = Обращение: просить свободы действий
cauldron-label-appeal-airlift = Обращение: просить усилить воздушный мост
cauldron-label-build-how = Построить МПО
cauldron-label-activate-how = Активировать МПО
cauldron-label-choose = Движение: { $unit } ({ $area })
cauldron-label-move = { $unit } идёт в область { $area }
cauldron-label-tactical = Тактическая атака, чтобы задержать наступление
cauldron-label-battlegroup = Сформировать боевую группу
cauldron-label-evacuate = Вывезти раненых
cauldron-label-council = Созвать военный совет
cauldron-label-plan = Запланировать атаку
cauldron-label-attack = Запланировать атаку, цель — { $target }
cauldron-label-with = { $unit } ({ $place }) участвует в атаке
cauldron-label-commit = { $points ->
    [0] Атаковать без снабжения
    [one] Атаковать, потратив { $points } очко снабжения: +{ $points } к каждому броску
    [few] Атаковать, потратив { $points } очка снабжения: +{ $points } к каждому броску
   *[many] Атаковать, потратив { $points } очков снабжения: +{ $points } к каждому броску
}
cauldron-label-resolve-none = Закончить действия
cauldron-label-resolve = Провести атаки
cauldron-label-roll-attack = { $unit } атакует, цель — { $target }
cauldron-label-roll-struck = Бросок: { $unit }
cauldron-label-retreat-soviet = Советская часть уходит в область { $area }
cauldron-label-retreat-relief = Деблокирующая группа отходит в область { $area }
cauldron-label-retreat = Отойти в область { $area }
cauldron-label-advance = { $unit } продвигается
cauldron-label-done-none = Никто не продвигается
cauldron-label-done = Выступить
cauldron-label-done-phase = Закончить немецкую фазу
cauldron-label-done-picked = Подтвердить выбор
cauldron-label-relief = Деблокирующая группа атакует
cauldron-label-relief-map = Деблокирующая группа атакует в сторону области { $area }
cauldron-label-direction = Деблокирующая группа отходит на клетку и меняет букву на { $letter }
cauldron-label-target = Атакуется область { $area }
cauldron-label-strike = Провести атаку на область { $area }
cauldron-label-from = Атакует советская часть из области { $area }
cauldron-label-key-area = Собраться вокруг области { $area }
cauldron-label-listen = Потянуть карту для слуха
cauldron-label-dispel = Пресечь слух
cauldron-label-surrender = Сдать армию: останутся только фазы оценки

## Names

cauldron-column-0 = состав армии
cauldron-column-1 = запасы
cauldron-column-2 = ИСО
cauldron-column-3 = МПО
cauldron-column-4 = первый ход
cauldron-column-5 = ослабленные дивизии
cauldron-area = { $number } { $name }
cauldron-place = { $area }
cauldron-box = клетка { $number } ({ $letter })
cauldron-box-title = Клетка { $number } ({ $letter })
cauldron-off-map = вне карты
cauldron-in-area = в области { $area }
cauldron-in-box = в клетке { $number } ({ $letter })
cauldron-none = нет
# $level - weak, average or strong.
cauldron-commitment = { $level ->
    [weak] слабое
    [average] среднее
   *[strong] сильное
}
# $weather - fair or poor.
cauldron-weather = { $weather ->
    [fair] хорошая
   *[poor] плохая
}
# $track - the id of a track.
cauldron-track = { $track ->
    [ssi] ИСО
    [supply] Снабжение
    [ip] Инициатива
    [wounded] Раненые
    [final_offensive] Индекс наступления
    [morale] Боевой дух
    [move] Счётчик движения
    [attack_without_foa] Атаки без свободы действий
   *[other] { $track }
}
# $table - the id of a table.
cauldron-table = { $table ->
    [luftwaffe] Участие люфтваффе
    [relief] Участие деблокирующей группы
    [airlift] Воздушный мост
    [upkeep] Потери от нехватки довольствия
    [conference] Обращение о совещании
    [freedom] Обращение за свободой действий
    [appeal_airlift] Обращение за усилением моста
    [attack] Немецкая атака
    [relief_attack] Атака деблокирующей группы
    [soviet] Советская атака
    [situation] Стратегическая обстановка
    [collapse] Развал
    [new_unit] Новая часть
    [survival] Выжившие
   *[other] { $table }
}
cauldron-table-set-up = Бросок расстановки ({ $column })
# $modifier - the id of a modifier.
cauldron-modifier = { $modifier ->
    [ssi] ИСО
    [commit_marker] маркер участия
    [luftwaffe_marker] маркер «Люфтваффе»
    [hoth_marker] маркер «Гот»
    [event] событие
    [tiger_tanks] танки «Тигр»
    [luftwaffe] люфтваффе
    [relief] деблокирующая группа
    [airfields] аэродромы
    [unsupplied] части без довольствия
    [attacked_without_foa] атаки без свободы действий
    [foa_marker] маркер свободы действий
    [foa_airlift_marker] маркер свободы действий и моста
    [council] военный совет
    [schmidt] Шмидт
    [supply] снабжение
    [armor] танки
    [depleted] ослаблена
    [stalingrad] Сталинград
    [river] река
    [volga_frozen] замёрзшая Волга
    [surrendered] капитуляция
    [eliminated] армия уничтожена
    [announced] объявлено заранее
    [wounded] раненые
   *[other] { $modifier }
}
cauldron-modified = { $name } { $add }
# $marker - the id of a marker.
cauldron-marker = { $marker ->
    [luftwaffe] Люфтваффе +1
    [hoth] Гот +1
    [milch] Мильх возглавляет воздушный мост
    [manstein] Манштейн держит фронт
    [foa_bonus] +1 к обращению за свободой действий
    [airlift_bonus] +1 к обращению за усилением воздушного моста
    [hq_politics] Интриги в ставке
    [no_foa_appeal] Больше никаких обращений за свободой действий
    [foa_received] Свобода действий
    [appeal_penalty] Атаки без свободы действий
    [council_of_war] Военный совет
    [tiger_tanks] Танки «Тигр» у деблокирующей группы
    [zhukov_dead] Жуков погиб
    [prisoners_treated_well] С пленными обращаются хорошо
    [luftwaffe_shifts] Люфтваффе перебрасывает силы
    [schmidt] Шмидт теряет влияние
    [officers] Штаб улетит
    [right_hand_number] Правое число, пока Сталинград немецкий
   *[other] { $marker }
}
# $column - the id of a column of the cards.
cauldron-targets = { $column ->
    [none] ни одной области
    [any_3] три области по вашему выбору
    [even] области с чётными номерами
    [odd] области с нечётными номерами
   *[all] все досягаемые области
}
# $result - the id of a result.
cauldron-result = { $result ->
    [no_effect] без результата
    [retreat] отход
    [no_effect_star] без результата, а после немецкого успеха — продвижение
    [advance] продвижение
    [wounded] ещё один раненый (W)
    [depleted_loss] потеря слабой части (DX)
    [defeat] поражение (X)
    [dispelled] опровергнут
    [inconclusive] остаётся в игре
    [obtains] подтвердился
    [not_granted] отказано
    [politics] отказано, интриги в ставке
    [plus_one] отказано, в следующий раз +1
    [granted] разрешено
   *[other] { $result }
}

## What chance is asked for

cauldron-roll-card = следующая карта
cauldron-roll-appeal = обращение
cauldron-roll-unit = { $table }: { $unit }
cauldron-roll-area = { $table }: { $area }
cauldron-roll-unknown = результат, которого эта игра не знает

## Odds

cauldron-odds-of = { $table }: { $result }
cauldron-odds-certain = наверняка
cauldron-odds-supply = { $supply ->
    [one] { $supply } очко снабжения
    [few] { $supply } очка снабжения
   *[many] { $supply } очков снабжения
}
cauldron-odds-losses = { $losses ->
    [0] без потерь
    [one] { $losses } потеря
    [few] { $losses } потери
   *[many] { $losses } потерь
}
cauldron-odds-nothing = без результата
cauldron-odds-commit = маркер участия +{ $shows }
cauldron-odds-commit-foa = маркер участия +{ $shows } и маркер свободы действий и моста
cauldron-odds-foa = маркер свободы действий и моста
cauldron-odds-follow-up = { $result }, и повторная атака
cauldron-odds-ssi = ИСО { $adjust }
cauldron-odds-ssi-unchanged = ИСО без изменений
cauldron-odds-survives = часть уцелела
cauldron-odds-lost = часть потеряна
cauldron-odds-delayed = наступление задержано
cauldron-odds-not-delayed = задержки нет
cauldron-odds-no-rumor = слуха нет
cauldron-odds-weather = погода { $weather }
cauldron-odds-offensive = индекс наступления { $adjust }
cauldron-odds-offensive-unchanged = индекс наступления без изменений
# $how - the id of a way to surrender.
cauldron-odds-surrender = { $how ->
    [without_foa] капитуляция вопреки приказу
    [with_foa] капитуляция при свободе действий
    [lenient] поздняя капитуляция (−1 по таблице H)
   *[excused] поздняя капитуляция при свободе действий (без штрафа по таблице H)
}
cauldron-odds-surrender-ssi = { $surrender }, ИСО { $adjust }
cauldron-odds-council-continue = совет решает сражаться
cauldron-odds-council-bonus = совет решает сражаться, отныне { $appeals } к обращениям и { $attacks } к атакам
cauldron-outlook-now = { $roll }, { $modifiers }
cauldron-outlook-later = { $roll } при нынешнем положении, { $modifiers }
cauldron-outlook-unmodified = без модификаторов
cauldron-odds-random = случайное число { $random }
cauldron-odds-total = итог { $total }
# $end - the id of an end of an attack.
cauldron-odds-attack = { $end ->
    [no_effect] без результата
    [hit] советская часть под ударом
    [beaten] советская часть отходит, область выбираете вы
    [driven_out] советская часть выбита
    [replaced] советская часть выбита, её место заняла другая
   *[open] путь открыт
}
cauldron-odds-relief-stays = деблокирующая группа остаётся на месте
cauldron-odds-relief-beaten = деблокирующая группа отходит, область выбираете вы
cauldron-odds-relief-advances = деблокирующая группа продвигается: { $place }
cauldron-odds-relief-falls-back = деблокирующая группа отходит: { $place }
# $end - the id of an end of a Soviet attack.
cauldron-odds-strike = { $end ->
    [no_effect] без результата
    [wounded] раненые +1
    [depleted] часть ослаблена
    [lost] часть потеряна
    [pdm] МПО становится неактивным
    [retreated] немецкие части отходят
    [loss] потеря на выбор
   *[to_choose] потеря или отход на выбор
}
cauldron-odds-area-lost = область потеряна
cauldron-odds-launched = начинается решающее наступление
cauldron-odds-targets = советские атаки: { $targets }
cauldron-odds-no-targets = советских атак нет
cauldron-odds-collapse = 6-я армия разваливается
cauldron-odds-destroyed = 6-я армия уничтожена
cauldron-odds-link-up = соединение с деблокирующей группой
# $level - the id of a level of victory.
# $points - the Victory Points.
cauldron-odds-over = { $level ->
    [german_decisive] решительная немецкая победа (победные очки: { $points })
    [german] немецкая победа (победные очки: { $points })
    [german_moral] моральная победа (победные очки: { $points })
    [soviet] советская победа (победные очки: { $points })
   *[soviet_decisive] решительная советская победа (победные очки: { $points })
}

## Ends

cauldron-end-ssi-zero = ИСО упал до 0: южный фронт рухнул.
cauldron-end-link-up = Деблокирующая группа и 6-я армия соединились.
cauldron-end-time-up = Последний ход окончен.
# $level - the id of a level of victory.
# $points - the Victory Points.
cauldron-level = { $level ->
    [german_decisive] Решительная немецкая победа (победные очки: { $points }).
    [german] Немецкая победа (победные очки: { $points }).
    [german_moral] Моральная победа армии, то есть ничья (победные очки: { $points }).
    [soviet] Советская победа (победные очки: { $points }).
   *[soviet_decisive] Решительная советская победа (победные очки: { $points }).
}

## On offer

cauldron-blurb = Декабрь 1942 года: вы — Паулюс, и вы окружены. Держите котёл, снабжайте его по воздуху, прорывайтесь или ждите деблокирования.
cauldron-preset-first = Исторический сценарий без дополнительных правил, с отменой даже после бросков.
cauldron-preset-full = Вариативный сценарий со всеми дополнительными правилами.
cauldron-preset-historical = Исторический сценарий с подсчётом выживших в конце.

## Names of options

title-scenario = Сценарий
title-entry = Буква деблокирующей группы
title-variable-placement = Свободная расстановка
title-council-of-war = Военный совет
title-survival = Выжившие
title-rumors = Слухи
title-rivers = Атаки через реки
title-what-if = Что если
title-long-breakout = Долгий прорыв

## In the lab

cauldron-score-name = победные очки
cauldron-track-points = Победные очки на данный момент
cauldron-track-ssi = Индекс стратегической обстановки
cauldron-track-supply = Очки снабжения
cauldron-track-wounded = Раненые
cauldron-track-offensive = Индекс наступления
cauldron-track-areas = Немецкие области
cauldron-track-units = Немецкие части в игре
cauldron-reason-ssi-zero = индекс стратегической обстановки упал до 0
cauldron-reason-link-up = 6-я армия и деблокирующая группа соединились
cauldron-reason-time-up = победные очки после последнего хода

## What is in a pack

cauldron-counts = Области: { $areas }, немецкие части: { $germans }, советские армии: { $armies }, карты: { $cards }, источники: { $values }

## Values of options

choice-scenario-historical = Исторический
choice-scenario-variable = Вариативный

## Styles of the computer player

style-breakout = Прорыв
style-stay-put = Стоять на месте
style-consolidate = Стянуть силы
style-watch-and-wait = Выжидать

## Seats

seat-paulus = Паулюс

## The headquarters of the 6th Army, in lists and on its counter

cauldron-hq = Штаб
cauldron-counter-hq = Штаб

## What stands for something in the forms of actions

placeholder-area = ОБЛАСТЬ
placeholder-box = КЛЕТКА
placeholder-letter = БУКВА
placeholder-points = ОЧКИ
placeholder-unit = ЧАСТЬ
