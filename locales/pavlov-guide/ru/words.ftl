### Pavlov's House. Names of counters, cards, tokens and locations come from the data pack.

pavlov-title = Дом Павлова

## Options

option-players = Кто играет: один защитник; двое — один за Волгой и один в доме; один или двое против игрока за немцев.
option-tactics = Карты «Тактика» помогают вермахту: одна в каждом ходу на уровне «ветеран», две на уровне «гвардеец». У соревновательной игры они свои.
option-operational-support = Оперативное обеспечение: отдавайте запасы армии другим участкам Сталинграда за победные очки.
option-edition = Издание: задаёт все параметры ниже (второе английское, более раннее французское или более позднее русское).
option-disrupted-tokens = Сколько жетонов урона в коробке. Только для сведения: это ничего не ограничивает.
option-forward-observer-dice = Сколько кубиков бросается по каждой цели при «Корректировке огня».
option-forward-observer-single = «Корректировку огня» можно выполнить и по одной фишке; иначе нужны две соседние.
option-mortar-split = Миномёты на двухцветной позиции могут разделить жетоны между обеими областями подавления.
option-suppress-split = При «Подавлении» с двухцветной позиции жетоны можно разделить между обеими областями подавления.
option-recover-in-reserves = Фишки в области резерва могут восстанавливаться.
option-suppress-up-to = При «Подавлении» можно выложить меньше жетонов, чем его значение.
option-ready-only-moves = Перемещаться могут только фишки, которые не истощены и не имеют жетона урона.
option-lose-without-food = Если при карте «Проверка снабжения» в области снабжения нет ни одного жетона провизии, это поражение.
option-lose-without-counters = Когда опустевший дом означает поражение: сразу или только после карты «Проверка снабжения».
option-score-defeat = Счёт −10 и меньше — поражение, а не ничья.
option-final-raid-optional = От финальной вылазки против Молочного дома можно отказаться.
option-weapons-eat = Домашнее правило: каждое вооружение требует провизии, как фишка РККА.
option-raid-under-fire = Домашнее правило: вылазка возможна и тогда, когда на направлениях цвета карты стоят фишки вермахта; за каждую — на кубик меньше.

## Phases

pavlov-phase-planning = Планирование вермахта
pavlov-phase-soviet-cards = Фаза карт РККА
pavlov-phase-wehrmacht = Фаза карт вермахта
pavlov-phase-soviet-counters = Фаза фишек РККА
pavlov-phase-ending = Финальная вылазка
pavlov-phase-over = Партия окончена

## Prompts: what to decide now

pavlov-prompt-order = Планирование: положите карту { $nth } из 3. После карт РККА все три откроются в этом порядке.
pavlov-prompt-lay-tactic = Планирование: положите карту «Тактика». Она откроется в начале фазы карт вермахта и будет действовать до конца хода.
pavlov-prompt-cards = { $actions ->
    [0] Карты РККА: действий не осталось. Закончите фазу; дальше карты вермахта.
    [one] Карты РККА: осталось { $actions } действие, в руке { $hand }. Используйте карту для одного из двух её соединений или закончите фазу.
    [few] Карты РККА: осталось { $actions } действия, в руке { $hand }. Используйте карту для одного из двух её соединений или закончите фазу.
   *[many] Карты РККА: осталось { $actions } действий, в руке { $hand }. Используйте карту для одного из двух её соединений или закончите фазу.
}
pavlov-prompt-recover-location = { $unit }: восстановление. Выберите расположение, из которого убирается жетон урона.
pavlov-prompt-stage = { $left ->
    [one] Пополнение запасов: на перевалочный пункт можно отправить ещё { $left } жетон. Выберите какой.
    [few] Пополнение запасов: на перевалочный пункт можно отправить ещё { $left } жетона. Выберите, сколько каких.
   *[many] Пополнение запасов: на перевалочный пункт можно отправить ещё { $left } жетонов. Выберите, сколько каких.
}
pavlov-prompt-deploy = { $points ->
    [one] Подкрепления: осталось { $points } очко. Выберите, кто прибудет в область резерва; остаток пропадает.
    [few] Подкрепления: осталось { $points } очка. Выберите, кто прибудет в область резерва; остаток пропадает.
   *[many] Подкрепления: осталось { $points } очков. Выберите, кто прибудет в область резерва; остаток пропадает.
}
pavlov-prompt-buttress = Укрепление: жетон сапёра возвращается в запас. Выберите, какую защиту поднять, или восстановите расположение 3.
pavlov-prompt-field-defenses = { $dice ->
    [one] Минирование: выберите направление для жетона сапёра. Против следующей фишки, которая войдёт в расположение сапёров, бросается { $dice } кубик.
    [few] Минирование: выберите направление для жетона сапёра. Против следующей фишки, которая войдёт в расположение сапёров, бросаются { $dice } кубика.
   *[many] Минирование: выберите направление для жетона сапёра. Против следующей фишки, которая войдёт в расположение сапёров, бросается { $dice } кубиков.
}
pavlov-prompt-place-token = { $unit }. { $token }: выберите расположение.
pavlov-prompt-load = Погрузка на Волге: выберите, что и где грузится, по одному жетону в расположении.
pavlov-prompt-deliver = Доставка: выберите, что переправляется в область снабжения; остальное ждёт на реке.
pavlov-prompt-party-none = { $points ->
    [one] Вылазка, цель — { $target } (защита { $defense }, { $points } очко): выберите, кто идёт первым. За каждого бросают по кубику и всё складывают; потом за каждого ещё по кубику: { $face } и меньше — потеря.
    [few] Вылазка, цель — { $target } (защита { $defense }, { $points } очка): выберите, кто идёт первым. За каждого бросают по кубику и всё складывают; потом за каждого ещё по кубику: { $face } и меньше — потеря.
   *[many] Вылазка, цель — { $target } (защита { $defense }, { $points } очков): выберите, кто идёт первым. За каждого бросают по кубику и всё складывают; потом за каждого ещё по кубику: { $face } и меньше — потеря.
}
pavlov-prompt-party = { $points ->
    [one] Вылазка, цель — { $target } (защита { $defense }, { $points } очко). Уже идут: { $party }. Выберите ещё одного или выступайте.
    [few] Вылазка, цель — { $target } (защита { $defense }, { $points } очка). Уже идут: { $party }. Выберите ещё одного или выступайте.
   *[many] Вылазка, цель — { $target } (защита { $defense }, { $points } очков). Уже идут: { $party }. Выберите ещё одного или выступайте.
}
pavlov-prompt-party-all = { $points ->
    [one] Вылазка, цель — { $target } (защита { $defense }, { $points } очко). Идут: { $party }. Других готовых нет: выступайте.
    [few] Вылазка, цель — { $target } (защита { $defense }, { $points } очка). Идут: { $party }. Других готовых нет: выступайте.
   *[many] Вылазка, цель — { $target } (защита { $defense }, { $points } очков). Идут: { $party }. Других готовых нет: выступайте.
}
pavlov-prompt-raider = Броски на потери, по одному участнику вылазки; жетонов сумки санитара: { $have }. Выберите, за кого бросить следующий кубик.
pavlov-prompt-crew-casualty = Снайпер попал в расчёт на позиции { $position }. Выберите, кого вы теряете.
pavlov-prompt-first-aid-sniper = Попадание снайпера: { $counter }. Использовать жетон сумки санитара? В области снабжения их { $have }.
pavlov-prompt-first-aid-disrupted = { $counter } уже с жетоном урона и второго не выдержит. Использовать жетон сумки санитара? В области снабжения их { $have }.
pavlov-prompt-first-aid-raid = { $counter } не возвращается с вылазки. Использовать жетон сумки санитара? В области снабжения их { $have }.
pavlov-prompt-first-aid-hunger = { $counter } остаётся без провизии, и это потеря. Использовать жетон сумки санитара? В области снабжения их { $have }.
pavlov-prompt-anti-aircraft = { $aircraft ->
    [one] Расположения армии атакует { $aircraft } самолёт (защита { $defense }). Выберите, какие жетоны ПВО стреляют; придержанные прикрывают своё расположение.
    [few] Расположения армии атакуют { $aircraft } самолёта (защита { $defense }). Выберите, какие жетоны ПВО стреляют; придержанные прикрывают своё расположение.
   *[many] Расположения армии атакуют { $aircraft } самолётов (защита { $defense }). Выберите, какие жетоны ПВО стреляют; придержанные прикрывают своё расположение.
}
pavlov-prompt-suppression = Подходит по направлению { $track } ({ $colour } цвет): { $kind }, защита { $defense }. В области подавления этого цвета жетонов: { $have }. Выберите, сколько потратить; при одном попадании фишка не размещается.
pavlov-prompt-starve = { $left ->
    [0] Все оставшиеся без провизии названы. Теперь карта «Проверка снабжения» переворачивается.
    [one] Провизия кончилась, без неё осталась { $left } фишка. Выберите, кого вы теряете.
    [few] Провизия кончилась, без неё остались { $left } фишки. Выберите, кого вы теряете.
   *[many] Провизия кончилась, без неё осталось { $left } фишек. Выберите, кого вы теряете.
}
pavlov-prompt-moves = Осталось перемещений: { $moves }, затем действий: { $actions }. Выберите, кто перемещается, или переходите к действиям.
pavlov-prompt-move-to = Перемещается { $counter } (откуда: { $from }). Выберите позицию.
pavlov-prompt-move-weapon = { $counter } идёт на позицию { $to }. Выберите вооружение, которое берут с собой.
pavlov-prompt-move-replace = { $counter } входит на позицию { $to } (там уже { $there }). Войти в расчёт или заменить?
pavlov-prompt-displaced = { $counter } вытесняется. Выберите свободную позицию или область резерва.
pavlov-prompt-displaced-weapon = { $counter } уходит на позицию { $to }. Взять вооружение с собой?
pavlov-prompt-displaced-weapon-reserves = { $counter } уходит в область резерва. Взять вооружение с собой?
pavlov-prompt-acts = { $actions ->
    [0] Действий не осталось. Закончите фазу.
    [1] Осталось 1 действие. Выберите, кто действует или восстанавливается, или закончите фазу.
    [one] Осталось { $actions } действие. Выберите, кто действует или восстанавливается, или закончите фазу; вооружение требует двух.
    [few] Осталось { $actions } действия. Выберите, кто действует или восстанавливается, или закончите фазу; вооружение требует двух.
   *[many] Осталось { $actions } действий. Выберите, кто действует или восстанавливается, или закончите фазу; вооружение требует двух.
}
pavlov-prompt-act = { $counter } ({ $values }), { $position }, { $actions ->
    [one] осталось { $actions } действие
    [few] осталось { $actions } действия
   *[many] осталось { $actions } действий
}. Выберите, что делать; это истощает фишку.
pavlov-prompt-crew = { $weapon } ({ $values }), { $position }, расчёт: { $crew }. Выберите, что делать; это стоит двух действий и истощает обе фишки.
pavlov-prompt-trouble = { $counter }: фишка истощена и с жетоном урона. Выберите, что снять.
pavlov-prompt-lay-tokens = { $left ->
    [1] Подавление с позиции { $position }: нужно положить 1 жетон. Выберите область подавления.
    [one] Подавление с позиции { $position }: можно положить до { $left } жетона. Выберите, сколько в какую область.
    [few] Подавление с позиции { $position }: можно положить до { $left } жетонов. Выберите, сколько в какую область.
   *[many] Подавление с позиции { $position }: можно положить до { $left } жетонов. Выберите, сколько в какую область.
}
pavlov-prompt-battery = { $counter } корректирует огонь. Выберите, какой жетон артиллерии используется.
pavlov-prompt-command = { $left ->
    [one] { $counter } отдаёт приказ: осталось { $left } восстановление. Выберите, кто восстанавливается.
    [few] { $counter } отдаёт приказ: осталось { $left } восстановления. Выберите, кто восстанавливается.
   *[many] { $counter } отдаёт приказ: осталось { $left } восстановлений. Выберите, кто восстанавливается.
}
pavlov-prompt-final-raid = { $points ->
    [one] Последняя карта сыграна. Решите, выступит ли штурмовая группа до подсчёта очков; цель — { $target } (защита { $defense }, { $points } очко).
    [few] Последняя карта сыграна. Решите, выступит ли штурмовая группа до подсчёта очков; цель — { $target } (защита { $defense }, { $points } очка).
   *[many] Последняя карта сыграна. Решите, выступит ли штурмовая группа до подсчёта очков; цель — { $target } (защита { $defense }, { $points } очков).
}

## Labels: what an action does

pavlov-label-order = Карта { $nth }: { $card }
pavlov-label-tactic = { $tactic }: { $text }
pavlov-label-use = { $card }, { $unit }: { $order }, { $what }
pavlov-use-recover = снять жетон урона
pavlov-use-resupply = { $count ->
    [one] до { $count } жетона на перевалочный пункт
    [few] до { $count } жетонов на перевалочный пункт
   *[many] до { $count } жетонов на перевалочный пункт
}
pavlov-use-storm-group = { $points ->
    [one] вылазка, цель — { $target } (защита { $defense }, { $points } очко)
    [few] вылазка, цель — { $target } (защита { $defense }, { $points } очка)
   *[many] вылазка, цель — { $target } (защита { $defense }, { $points } очков)
}
pavlov-use-storm-group-none = вылазка против опорного пункта
pavlov-use-support = { $points ->
    [one] { $name }, нужно: { $tokens }; { $points } очко
    [few] { $name }, нужно: { $tokens }; { $points } очка
   *[many] { $name }, нужно: { $tokens }; { $points } очков
}
pavlov-use-support-none = отдать запасы другому участку
pavlov-use-send = { $points ->
    [one] взять фишки на { $points } очко
    [few] взять фишки на { $points } очка
   *[many] взять фишки на { $points } очков
}
pavlov-use-buttress = поднять защиту или восстановить расположение 3
pavlov-use-field-defenses = выложить жетон сапёра
pavlov-use-decision = взять новую карту вместо карты тумана войны
pavlov-use-wire = выложить жетон проводной связи, проложено { $laid } из { $all }
pavlov-use-artillery = подготовить батарею для «Корректировки огня»
pavlov-use-load = { $count ->
    [one] ждёт { $count } жетон
    [few] ждут { $count } жетона
   *[many] ждут { $count } жетонов
}
pavlov-use-deliver = { $count ->
    [one] загружен { $count } катер
    [few] загружены { $count } катера
   *[many] загружено { $count } катеров
}
pavlov-use-anti-aircraft = подготовить орудие против самолётов
pavlov-label-recover-location = Восстановить расположение { $location }
pavlov-label-place-token = { $token } в расположение { $location }
pavlov-label-battery = Использовать батарею, расположение { $location }
pavlov-label-wall = Поднять защиту ({ $colour } цвет): { $from } → { $to }
pavlov-label-wall-full = Поднять защиту ({ $colour } цвет) выше { $from }
pavlov-label-sapper = Заминировать направление { $track } ({ $colour } цвет)
pavlov-label-stage-none = { $supply }: ни одного
pavlov-label-stage = { $supply }: { $count }
pavlov-label-deploy = { $points ->
    [one] Взять: { $name } ({ $values }) за { $points } очко
    [few] Взять: { $name } ({ $values }) за { $points } очка
   *[many] Взять: { $name } ({ $values }) за { $points } очков
}
pavlov-label-load = { $supply } в расположение { $location }
pavlov-label-load-nothing = Ничего не грузить: расположение { $location }
pavlov-label-deliver = { $supply } из расположения { $location } в область снабжения
pavlov-label-deliver-nothing = Доставить груз из расположения { $location }
pavlov-label-deliver-ammunition = { $count ->
    [one] { $supply } из расположения { $location }: до { $count } жетона подавления в область снабжения
    [few] { $supply } из расположения { $location }: до { $count } жетонов подавления в область снабжения
   *[many] { $supply } из расположения { $location }: до { $count } жетонов подавления в область снабжения
}
pavlov-label-send = { $dice ->
    [one] Идёт { $counter } ({ $dice } кубик)
    [few] Идёт { $counter } ({ $dice } кубика)
   *[many] Идёт { $counter } ({ $dice } кубиков)
}
pavlov-label-roll = Бросить кубик: { $counter }
pavlov-label-fire = { $dice ->
    [one] Огонь ПВО ({ $locations }): { $dice } кубик против защиты { $defense }
    [few] Огонь ПВО ({ $locations }): { $dice } кубика против защиты { $defense }
   *[many] Огонь ПВО ({ $locations }): { $dice } кубиков против защиты { $defense }
}
pavlov-label-fire-at = Огонь ПВО ({ $locations })
pavlov-label-fire-none = Не стрелять
pavlov-label-spend-none = Не тратить жетонов: фишка «{ $kind }» будет размещена
pavlov-label-spend = { $count ->
    [one] Потратить { $count } жетон: { $dice } против защиты { $defense }
    [few] Потратить { $count } жетона: { $dice } против защиты { $defense }
   *[many] Потратить { $count } жетонов: { $dice } против защиты { $defense }
}
pavlov-label-spend-count = { $count ->
    [one] Потратить { $count } жетон
    [few] Потратить { $count } жетона
   *[many] Потратить { $count } жетонов
}
pavlov-label-casualty-crew = Пострадает { $counter }
pavlov-label-casualty-hunger = Останется без провизии { $counter }
pavlov-label-first-aid = Использовать сумку санитара: { $counter } выживет
pavlov-label-no-aid = Не спасать: { $counter }
pavlov-label-move = Переместить: { $counter } ({ $values }), { $from }
pavlov-label-to = На позицию { $position } ({ $colours })
pavlov-label-to-occupied = На позицию { $position } ({ $colours }), где уже { $there }
pavlov-label-reserves = В область резерва
pavlov-label-take = Взять с собой: { $weapon }
pavlov-label-leave = Не брать вооружения
pavlov-label-join = Войти в расчёт
pavlov-label-replace = Заменить: { $counter }
pavlov-label-replace-both = Заменить обоих
pavlov-label-act = Действует { $counter } ({ $values }), { $position }
pavlov-label-act-reserves = Действует { $counter } ({ $values })
pavlov-label-crew = { $weapon } ({ $values }), { $position }: расчёт { $crew }, два действия
pavlov-label-crew-none = { $weapon } ({ $values }) стреляет, два действия
pavlov-label-recover = Восстанавливается { $counter } ({ $state })
pavlov-label-recover-command = По приказу восстанавливается { $counter } ({ $state })
pavlov-label-from-disrupted = Снять жетон урона
pavlov-label-from-exhausted = Перевернуть на неистощённую сторону
pavlov-label-attack = Атака, цель — { $target }: { $dice } против защиты { $defense }
pavlov-label-attack-target = Атака, цель — { $target }, защита { $defense }
pavlov-label-attack-none = Атака: направление { $track }, круг { $circle }
pavlov-label-suppress = { $count ->
    [1] Подавление: 1 жетон
    [one] Подавление: до { $count } жетона
    [few] Подавление: до { $count } жетонов
   *[many] Подавление: до { $count } жетонов
}
pavlov-label-lay = { $count ->
    [0] В область подавления ({ $colour } цвет): ничего
    [one] В область подавления ({ $colour } цвет): { $count } жетон, там уже { $have }
    [few] В область подавления ({ $colour } цвет): { $count } жетона, там уже { $have }
   *[many] В область подавления ({ $colour } цвет): { $count } жетонов, там уже { $have }
}
pavlov-label-command = { $count ->
    [one] Приказ: { $count } восстановление другой фишки
    [few] Приказ: { $count } восстановления других фишек
   *[many] Приказ: { $count } восстановлений других фишек
}
pavlov-label-request = { $points ->
    [one] Запрос подкреплений по радио: { $points } очко
    [few] Запрос подкреплений по радио: { $points } очка
   *[many] Запрос подкреплений по радио: { $points } очков
}
pavlov-label-observe = Корректировка огня, цель — { $target } (защита { $defense }): { $dice }
pavlov-label-observe-both = Корректировка огня, цели — { $target } (защита { $defense }) и { $second } (защита { $other }): { $dice } по каждой
pavlov-label-done-cards = Закончить фазу карт РККА
pavlov-label-done-deploy = Больше никого не брать
pavlov-label-done-deliver = Больше ничего не доставлять
pavlov-label-done-stage = Больше жетонов не брать
pavlov-label-done-load = Больше ничего не грузить
pavlov-label-done-starve = Перевернуть карту
pavlov-label-done-party = { $count ->
    [one] Выступить, { $count } фишка: { $dice }, надо набрать { $defense }
    [few] Выступить, { $count } фишки: { $dice }, надо набрать { $defense }
   *[many] Выступить, { $count } фишек: { $dice }, надо набрать { $defense }
}
pavlov-label-done-moves = Больше не перемещать
pavlov-label-done-acts = Закончить фазу фишек РККА
pavlov-label-done-command = Больше никого не восстанавливать
pavlov-label-done = Готово
pavlov-label-raid = { $points ->
    [one] Вылазка, цель — { $target } (защита { $defense }, { $points } очко)
    [few] Вылазка, цель — { $target } (защита { $defense }, { $points } очка)
   *[many] Вылазка, цель — { $target } (защита { $defense }, { $points } очков)
}
pavlov-label-decline = Отказаться от вылазки: { $target }

## Names

# $colour - the id of a colour.
pavlov-colour = { $colour ->
    [green] зелёный
    [red] красный
   *[purple] фиолетовый
}
pavlov-location = { $number } ({ $name })
pavlov-nobody = нет
pavlov-nothing = пусто
pavlov-victory-points = { $count ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}
pavlov-reserves = область резерва
pavlov-stock = запас
pavlov-lost = потери
pavlov-raid = вылазка
pavlov-hidden = не показана
pavlov-weapon-numbered = { $name } № { $number }
pavlov-either-unit = { $first } или { $second }
pavlov-soviet-card = { $id }: { $name }
pavlov-circle = { $kind }, направление { $track } ({ $colour } цвет), круг { $circle }
pavlov-exhausted = истощение
pavlov-disrupted = жетон урона
pavlov-both-troubles = истощение, жетон урона
pavlov-ready = фишка готова
pavlov-dice = { $dice ->
    [0] ни одного кубика
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}
pavlov-tokens = { $token }: { $count }
pavlov-card-infantry = { $name } (пехота, подавление { $value }, защита { $defense })
pavlov-card-armor = { $name } (бронетехника, атака { $value }, защита { $defense })
pavlov-card-dice = { $name } ({ $dice })
pavlov-card-aircraft = { $aircraft ->
    [one] { $name } ({ $aircraft } самолёт, защита { $defense })
    [few] { $name } ({ $aircraft } самолёта, защита { $defense })
   *[many] { $name } ({ $aircraft } самолётов, защита { $defense })
}

## What chance is asked for

pavlov-roll-soviet-deck = следующая карта РККА
pavlov-roll-wehrmacht-deck = следующая карта колоды вермахта { $deck }
pavlov-roll-tactic-deck = следующая карта колоды тактики { $deck }
pavlov-roll-support = следующая карта оперативного обеспечения
pavlov-roll-storm-group = сторона «Штурмовая группа» карты «Проверка снабжения»
pavlov-roll-colour = Цвет под огнём
pavlov-roll-position = Позиция под огнём ({ $colour } цвет)
pavlov-roll-sniper = Снайпер ({ $colour } цвет)
pavlov-roll-mortar = Миномёт ({ $colour } цвет)
pavlov-roll-artillery = Обстрел здания ({ $colour } цвет)
pavlov-roll-anti-aircraft = Огонь ПВО
pavlov-roll-bomb = Куда упадёт бомба
pavlov-roll-track = Направление новой фишки
pavlov-roll-suppression = Подавление, направление { $track }
pavlov-roll-sapper = Жетон сапёра, направление { $track }
pavlov-roll-assault-suppress = Штурм, огонь пехоты ({ $colour } цвет)
pavlov-roll-assault-attack = Штурм, бронетехника по зданию ({ $colour } цвет)
pavlov-roll-covering-fire = Огневое прикрытие ({ $colour } цвет)
pavlov-roll-spearhead = Танковый клин ({ $colour } цвет)
pavlov-roll-raid = Вылазка
pavlov-roll-raider = Возвращается ли { $counter }
pavlov-roll-attack = Огонь ведёт { $counter }
pavlov-roll-weapon = Огонь ведёт { $weapon }
pavlov-roll-observer-first = Артиллерия по первой цели
pavlov-roll-observer-second = Артиллерия по второй цели
pavlov-roll-unknown = результат, которого эта игра не знает

## Odds

pavlov-odds-certain = наверняка
pavlov-odds-nothing = ничего не происходит
pavlov-odds-other = что-то другое
# $reason - the id of what ends the game.
pavlov-odds-ended = { $reason ->
    [overrun] дом захвачен
    [command-post] командный пункт 62-й армии уничтожен
    [no-counters] никого не осталось
   *[no-food] провизии не осталось
}
pavlov-odds-shot-down = { $count ->
    [0] ни один самолёт не сбит
    [one] сбит { $count } самолёт
    [few] сбито { $count } самолёта
   *[many] сбито { $count } самолётов
}
pavlov-odds-kept-away = фишка не размещена
pavlov-odds-arrived = фишка размещена на направлении { $track }
pavlov-odds-removed = уничтожена фишка (направление { $track }, круг { $circle })
pavlov-odds-raid-success = вылазка удалась
pavlov-odds-raid-failure = вылазка провалилась
pavlov-odds-crew-shot = попадание в расчёт на позиции { $position }
pavlov-odds-casualty = потери: { $counters }
pavlov-odds-at-stake = попадание, выбор о сумке санитара: { $counter }
pavlov-odds-disrupted = жетон урона: { $counters }
pavlov-odds-wall-hit = защита снижена ({ $colours })
pavlov-odds-wall-breached = урон всем на стороне ({ $colours })
pavlov-odds-house-shaken = урон всем на боевых позициях
pavlov-odds-location = урон расположению { $locations }
pavlov-odds-token = потерян жетон в расположении { $locations }
pavlov-odds-casualties = { $count ->
    [one] потеряна { $count } фишка
    [few] потеряно { $count } фишки
   *[many] потеряно { $count } фишек
}
pavlov-odds-disruptions = { $count ->
    [one] жетон урона на { $count } фишке
    [few] жетоны урона на { $count } фишках
   *[many] жетоны урона на { $count } фишках
}
pavlov-odds-locations = { $count ->
    [one] урон { $count } расположению
    [few] урон { $count } расположениям
   *[many] урон { $count } расположениям
}
pavlov-odds-tokens = { $count ->
    [one] потерян { $count } жетон
    [few] потеряно { $count } жетона
   *[many] потеряно { $count } жетонов
}
pavlov-odds-fog = туман войны в сбросе
pavlov-odds-drew = полезная карта
pavlov-odds-drew-fog = туман войны
pavlov-forecast-raid = { $raiders ->
    [one] Выступает { $raiders } фишка; потери в среднем { $casualties }
    [few] Выступают { $raiders } фишки; потери в среднем { $casualties }
   *[many] Выступает { $raiders } фишек; потери в среднем { $casualties }
}
pavlov-forecast-card = Следующая карта вермахта — { $card } ({ $percent } %)
pavlov-forecast-card-possible = Следующая карта вермахта может быть такой: { $card }
pavlov-forecast-bombs = Последствия бомбардировки после этого огня

## Ends

# $reason - the id of what ended the game.
pavlov-end = { $reason ->
    [overrun] Вермахт ворвался в дом: дом пал.
    [command-post] Командный пункт 62-й армии уничтожен: армия потеряна, а с ней и дом.
    [no-counters] Защищать дом больше некому: дом пал.
   *[no-food] Провизии больше нет: дом пал.
}
pavlov-end-scored = Дом выстоял. { $points }. Итог: { $level }.
pavlov-end-award = Дом выстоял. { $points }. Итог: { $level }, { $award }.

## On offer

pavlov-blurb = Осень 1942 года: удержите один дом на площади 9 Января и не дайте прерваться его снабжению через Волгу.
pavlov-preset-first = Один защитник, без вариантов игры, с отменой даже после бросков.
pavlov-preset-full = Карты «Тактика» и оперативное обеспечение.
pavlov-preset-historical = Один защитник, второе английское издание, без вариантов игры.

## Names of options

title-players = Игроки
title-tactics = Карты «Тактика»
title-operational-support = Оперативное обеспечение
title-edition = Издание
title-disrupted-tokens = Жетонов урона в коробке
title-forward-observer-dice = Кубики «Корректировки огня»
title-forward-observer-single = «Корректировка огня» по одной фишке
title-mortar-split = Миномёты могут делить жетоны
title-suppress-split = «Подавление»: жетоны можно делить
title-recover-in-reserves = Восстановление в резерве
title-suppress-up-to = «Подавление»: можно меньше жетонов
title-ready-only-moves = Перемещаются только готовые фишки
title-lose-without-food = Без провизии — поражение
title-lose-without-counters = Пустой дом — поражение
title-score-defeat = Низкий счёт — поражение
title-final-raid-optional = От финальной вылазки можно отказаться
title-weapons-eat = Вооружению нужна провизия
title-raid-under-fire = Вылазка под огнём

## In the lab

pavlov-factor-bought = Куплено: { $name }
pavlov-factor-raided = Вылазка удалась: { $name }
pavlov-factor-supported = Участок обеспечен: { $name }
pavlov-factor-tactic = Тактика: { $name }
pavlov-score-name = победные очки
pavlov-track-counters = Фишки РККА в доме
pavlov-track-ready = Готовые фишки
pavlov-track-wehrmacht = Фишки вермахта на направлениях
pavlov-track-wall-low = Самое низкое значение защиты
pavlov-track-wall-high = Самое высокое значение защиты
pavlov-track-food = Жетоны провизии в доме
pavlov-track-disrupted-locations = Расположения с жетоном урона
pavlov-track-points = Победные очки на данный момент
pavlov-reason-score = счёт после последнего хода
pavlov-reason-overrun = дом захвачен
pavlov-reason-command-post = командный пункт 62-й армии уничтожен
pavlov-reason-no-counters = в доме никого не осталось
pavlov-reason-no-food = нет провизии для карты «Проверка снабжения»

## What is in a pack

pavlov-counts = Позиции: { $positions }, фишки РККА: { $counters }, фишки вооружения: { $weapons }, карты вермахта: { $wehrmacht }, карты РККА: { $soviet }, источники: { $values }

## Values of options

choice-tactics-none = выкл.
choice-players-solitaire = один защитник
choice-players-cooperative = два защитника
choice-players-competitive-two = один защитник против игрока за немцев
choice-players-competitive-three = два защитника против игрока за немцев
choice-tactics-veteran = ветеран
choice-tactics-elite = гвардеец
choice-edition-en2 = английское, второе
choice-edition-fr = французское, более раннее
choice-edition-ru = русское, более позднее
choice-lose-without-counters-always = сразу же
choice-lose-without-counters-resupply = после карты «Проверка снабжения»

## Seats

seat-german = игрок за немцев
seat-defender = защитник
seat-operational = оперативный игрок
seat-tactical = тактический игрок

## What stands for something in the forms of actions

placeholder-card = КАРТА
placeholder-circle = КРУГ
placeholder-colour = ЦВЕТ
placeholder-count = ЧИСЛО
placeholder-counter = ФИШКА
placeholder-location = РАСПОЛОЖЕНИЕ
placeholder-number = НОМЕР
placeholder-position = ПОЗИЦИЯ
placeholder-supply = ГРУЗ
placeholder-track = НАПРАВЛЕНИЕ
placeholder-unit = СОЕДИНЕНИЕ
placeholder-use = ДЕЙСТВИЕ
placeholder-weapon = ВООРУЖЕНИЕ
