### What happens in Pavlov's House, a sentence for each event.

event-turn = Начинается ход { $turn }.
event-phase = { $phase }.
event-phase-ending = Последняя карта вермахта сыграна: партия подходит к концу.

## Wehrmacht Planning

event-german-drew = Новая карта в руке игрока за немцев: { $card }.
event-german-drew-tactic = Игрок за немцев берёт карту «Тактика»: { $card }.
event-german-drew-tactic-hidden = Игрок за немцев берёт карту «Тактика».
event-ordered = Карта { $nth } из 3: { $card }.
event-ordered-hidden = Карта { $nth } из 3 положена лицом вниз.
event-tactic-laid = Тактика на этот ход: { $card }.
event-tactic-laid-hidden = Карта «Тактика» положена лицом вниз.

## Soviet Card Phase

event-drew = Взята карта { $id }: { $name }.
event-drew-hidden = Взята карта РККА.
event-reshuffled = Колода РККА пуста: сброс перемешан и становится новой колодой.
event-improved-communications = Бесперебойная связь: провод проложен во всех расположениях связи, в эту фазу четыре действия.
event-used = { $card }, { $unit }: { $order }.
event-location-recovered = Восстановлено расположение { $location }.
event-staged = { $supply }: на перевалочный пункт отправлено { $count }.
event-supported = { $points ->
    [one] Участок обеспечен: { $card }. Жетоны выходят из игры, { $points } очко.
    [few] Участок обеспечен: { $card }. Жетоны выходят из игры, { $points } очка.
   *[many] Участок обеспечен: { $card }. Жетоны выходят из игры, { $points } очков.
}
event-support-turned = Следующая карта «Оперативное обеспечение»: { $id }.
event-deployed = { $counter } ({ $values }) прибывает в область резерва.
event-weapon-deployed = { $weapon } ({ $values }) прибывает в область резерва.
event-wall-raised = Укрепление: защита ({ $colour } цвет) поднята до { $to }.
event-mined = Минирование: жетон сапёра выложен на направление { $track } ({ $colour } цвет).
event-fog-cleared = Туман рассеялся: карта { $card } возвращается в запас.
event-token-placed = { $token } в расположении { $location }.
event-loaded = { $supply }: погрузка в расположении { $location }.
event-delivered = { $supply }: доставка из расположения { $location }.
event-replenished = { $count ->
    [0] Боеприпасы не добавляют ничего: жетонов подавления в запасе нет.
    [one] Боеприпасы добавляют { $count } жетон подавления в область снабжения.
    [few] Боеприпасы добавляют { $count } жетона подавления в область снабжения.
   *[many] Боеприпасы добавляют { $count } жетонов подавления в область снабжения.
}
event-discarded = Сброшены: { $cards }.
event-discarded-none = Ни одна карта не сброшена.

## Storm Groups

event-storm-group-set = { $points ->
    [one] В области штурмовой группы: { $id } ({ $colour } цвет, защита { $defense }, { $points } очко).
    [few] В области штурмовой группы: { $id } ({ $colour } цвет, защита { $defense }, { $points } очка).
   *[many] В области штурмовой группы: { $id } ({ $colour } цвет, защита { $defense }, { $points } очков).
}
event-storm-group-set-replaced = { $points ->
    [one] В области штурмовой группы: { $id } ({ $colour } цвет, защита { $defense }, { $points } очко); выходит из игры: { $gone }.
    [few] В области штурмовой группы: { $id } ({ $colour } цвет, защита { $defense }, { $points } очка); выходит из игры: { $gone }.
   *[many] В области штурмовой группы: { $id } ({ $colour } цвет, защита { $defense }, { $points } очков); выходит из игры: { $gone }.
}
event-raid-began = Штурмовая группа выступает, цель — { $target }: { $party }.
event-raid-resolved-success = Вылазка, цель — { $target }: { $dice } = { $total }, нужно было { $defense }. Опорный пункт взят.
event-raid-resolved-failure = Вылазка, цель — { $target }: { $dice } = { $total }, до { $defense } не хватило. Вылазка не удалась.
event-raider-rolled-lost = { $counter }, кубик { $die }: не возвращается.
event-raider-rolled-back = { $counter }, кубик { $die }: возвращается.
event-returned = { $counter } снова в области резерва.
event-raid-declined = Гарнизон остаётся на месте: финальной вылазки нет.

## Casualties

event-disrupted = { $counter } получает жетон урона.
event-saved-sniper = Сумка санитара: { $counter } выживает после выстрела снайпера.
event-saved-disrupted = Сумка санитара: { $counter } выживает, жетон урона остаётся.
event-saved-raid = Сумка санитара: { $counter } всё-таки возвращается с вылазки.
event-saved-hunger = Сумка санитара: { $counter } выживает и без провизии.
event-lost-sniper = Потеря: { $counter } (снайпер).
event-lost-disrupted = Потеря: { $counter } (второй жетон урона).
event-lost-raid = Потеря на вылазке: { $counter }.
event-lost-hunger = Потеря: { $counter } (нет провизии).
event-weapon-left = { $weapon }: расчёта больше нет, вооружение уходит в область резерва.

## Wehrmacht Card Phase

event-tactic-dealt = Тактика вермахта: { $tactic }. { $text }
event-tactic-gone = Больше не действует: { $id }.
event-revealed = Карта вермахта { $id }: { $name }.
event-revealed-resupply = Карта «{ $name }»: гарнизону нужна провизия.
event-colour-rolled = Кубик { $die }: под огнём { $colour } цвет.
event-no-target = Огонь впустую: на позициях никого нет ({ $colour } цвет).
event-position-rolled = Кубик { $die } ({ $colour } цвет): цель — позиция { $position }.
event-position-rolled-next = Кубик { $die } ({ $colour } цвет): там никого, целью становится позиция { $position }.
event-rolled = { $roll }: кубики { $dice } против { $target } — { $hits ->
    [0] попаданий нет
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}.
event-rolled-none = { $roll }: бросать нечего, попаданий нет.
event-wall-hit = Попадание: защита ({ $colour } цвет) снижена до { $to }.
event-wall-breached = Защита ({ $colour } цвет) уже на нижнем пределе: все на этой стороне получают жетон урона.
event-bombers = { $aircraft ->
    [one] Расположения армии атакует { $aircraft } самолёт (защита { $defense }).
    [few] Расположения армии атакуют { $aircraft } самолёта (защита { $defense }).
   *[many] Расположения армии атакуют { $aircraft } самолётов (защита { $defense }).
}
event-anti-aircraft-spent = Стреляют зенитки в расположении { $location }.
event-shot-down = { $count ->
    [0] Ни один самолёт не сбит.
    [one] Сбит { $count } самолёт.
    [few] Сбито { $count } самолёта.
   *[many] Сбито { $count } самолётов.
}
event-bomb-rolled = Бомба, кубики { $dice } = { $sum }: расположение { $location }.
event-bomb-moved-on = В расположении { $from } уже есть жетон урона: бомба переходит к расположению { $to }.
event-token-bombed = { $token } в расположении { $location } уничтожен бомбой.
event-location-disrupted = Жетон урона в расположении { $location }.
event-fog-added = Связь нарушена: карта тумана войны { $card } идёт в сброс.
event-house-shaken = В расположение 3 снова попали: все на боевых позициях получают жетон урона.
event-track-rolled = { $counter }, кубик { $die }: направление { $track } ({ $colour } цвет).
event-rerouted = { $counter }: вместо направления { $from } — направление { $to }.
event-suppression-spent = { $count ->
    [one] Из области подавления ({ $colour } цвет) потрачен { $count } жетон.
    [few] Из области подавления ({ $colour } цвет) потрачено { $count } жетона.
   *[many] Из области подавления ({ $colour } цвет) потрачено { $count } жетонов.
}
event-kept-away = Фишка «{ $counter }» подавлена и не размещается (направление { $track }).
event-arrived = { $pushed ->
    [0] Фишка «{ $counter }» размещена: направление { $track }, круг 1.
    [one] Фишка «{ $counter }» размещена: направление { $track }, круг 1; вперёд сдвигается { $pushed } фишка.
    [few] Фишка «{ $counter }» размещена: направление { $track }, круг 1; вперёд сдвигаются { $pushed } фишки.
   *[many] Фишка «{ $counter }» размещена: направление { $track }, круг 1; вперёд сдвигается { $pushed } фишек.
}
event-sapper-triggered = На направлении { $track } срабатывает жетон сапёра.
event-removed-sapper = Фишка «{ $counter }» подорвалась: направление { $track }, круг { $circle }.
event-removed-counter = Фишка «{ $counter }» уничтожена (направление { $track }, круг { $circle }; огонь ведёт { $by }).
event-removed-observer = Фишка «{ $counter }» уничтожена артиллерией (направление { $track }, круг { $circle }); огонь корректирует { $by }.
event-no-counter-left = Фишек «{ $counter }» больше нет: ничего не размещается.
event-assault-on-defenders = Штурм: огонь пехоты ({ $colour } цвет), { $dice }.
event-assault-on-building = Штурм: бронетехника обстреливает здание ({ $colour } цвет), { $dice }.
event-fed = { $unfed ->
    [0] Едоков — { $mouths }, жетонов провизии — { $food }: сыты все.
    [one] Едоков — { $mouths }, жетонов провизии — { $food }: без провизии { $unfed } фишка.
    [few] Едоков — { $mouths }, жетонов провизии — { $food }: без провизии { $unfed } фишки.
   *[many] Едоков — { $mouths }, жетонов провизии — { $food }: без провизии { $unfed } фишек.
}

## Soviet Counter Phase

event-command-team = Группа командования: все командиры на боевых позициях ({ $commanders }), поэтому в эту фазу четыре перемещения и четыре действия.
event-moved = Перемещается { $counter }: { $from } → { $to }.
event-weapon-moved = Переносится вооружение: { $weapon }, { $from } → { $to }.
event-recovered-disrupted = Восстанавливается { $counter }: жетон урона снят.
event-recovered-exhausted = Восстанавливается { $counter }: фишка снова готова.
event-commanded = { $by } отдаёт приказ, его получает { $counter }.
event-exhausted = Фишка истощена: { $counter }.
event-suppression-laid = { $count ->
    [one] В область подавления ({ $colour } цвет) положен { $count } жетон.
    [few] В область подавления ({ $colour } цвет) положено { $count } жетона.
   *[many] В область подавления ({ $colour } цвет) положено { $count } жетонов.
}
event-requested = { $counter } запрашивает подкрепления по радио.
event-artillery-called = { $by } вызывает огонь батареи, расположение { $location }.

## The end

event-score = Счёт: { $raids } за вылазки, { $support } за оперативное обеспечение, { $counters } за фишки РККА, { $wehrmacht } за фишки вермахта на направлениях.
