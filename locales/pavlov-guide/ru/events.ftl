### What happens in Pavlov's House, a sentence for each event.

pavlov-event-turn = Начинается ход { $turn }.
pavlov-event-phase = { $phase }: начало.
pavlov-event-phase-ending = Последняя карта сыграна: возможна ещё одна вылазка.

## Wehrmacht Planning

pavlov-event-german-drew = Новая карта в руке игрока за немцев: { $card }.
pavlov-event-german-drew-tactic = Игрок за немцев берёт карту «Тактика»: { $tactic }.
pavlov-event-german-drew-tactic-hidden = Игрок за немцев берёт карту «Тактика».
pavlov-event-ordered = Карта { $nth } из 3: { $card }.
pavlov-event-ordered-hidden = Карта { $nth } из 3 лежит лицом вниз.
pavlov-event-tactic-laid = Тактика на этот ход: { $tactic }.
pavlov-event-tactic-laid-hidden = Карта «Тактика» лежит лицом вниз.

## Soviet Card Phase

pavlov-event-drew = Взята карта { $card }: { $name }.
pavlov-event-drew-hidden = Взята карта РККА.
pavlov-event-reshuffled = Колода РККА пуста: сброс перемешан и становится новой колодой.
pavlov-event-improved-communications = Бесперебойная связь: провод проложен во всех расположениях связи, в эту фазу четыре действия.
pavlov-event-used = { $card }, { $unit }: { $order }.
pavlov-event-location-recovered = Восстановлено расположение { $location }.
pavlov-event-staged = { $supply } на перевалочный пункт: { $count }.
pavlov-event-supported = { $points ->
    [one] Участок обеспечен: { $name }. Жетоны выходят из игры, { $points } очко.
    [few] Участок обеспечен: { $name }. Жетоны выходят из игры, { $points } очка.
   *[many] Участок обеспечен: { $name }. Жетоны выходят из игры, { $points } очков.
}
pavlov-event-support-turned = Следующим просит помощи участок: { $name }.
pavlov-event-deployed = { $counter } ({ $values }) пополняет гарнизон, область резерва.
pavlov-event-weapon-deployed = { $weapon } ({ $values }) прибывает в область резерва.
pavlov-event-wall-raised = Сапёры укрепляют стену ({ $colour } цвет) до { $to }.
pavlov-event-mined = Сапёры минируют направление { $track } ({ $colour } цвет).
pavlov-event-fog-cleared = Туман рассеялся: карта { $card } возвращается в запас.
pavlov-event-token-placed = { $token } в расположении { $location }.
pavlov-event-loaded = { $supply }: погрузка в расположении { $location }.
pavlov-event-delivered = { $supply }: доставка из расположения { $location }.
pavlov-event-replenished = { $count ->
    [0] Боеприпасы не дают ничего: жетонов подавления в запасе нет.
    [one] Боеприпасы дают { $count } жетон подавления в область снабжения.
    [few] Боеприпасы дают { $count } жетона подавления в область снабжения.
   *[many] Боеприпасы дают { $count } жетонов подавления в область снабжения.
}
pavlov-event-discarded = Сброшены: { $cards }.
pavlov-event-discarded-none = Ни одна карта не сброшена.

## Storm Groups

pavlov-event-storm-group-set = { $points ->
    [one] В области штурмовой группы: { $target } ({ $colour } цвет, защита { $defense }, { $points } очко).
    [few] В области штурмовой группы: { $target } ({ $colour } цвет, защита { $defense }, { $points } очка).
   *[many] В области штурмовой группы: { $target } ({ $colour } цвет, защита { $defense }, { $points } очков).
}
pavlov-event-storm-group-replaced = { $points ->
    [one] В области штурмовой группы: { $target } ({ $colour } цвет, защита { $defense }, { $points } очко); выходит из игры: { $gone }.
    [few] В области штурмовой группы: { $target } ({ $colour } цвет, защита { $defense }, { $points } очка); выходит из игры: { $gone }.
   *[many] В области штурмовой группы: { $target } ({ $colour } цвет, защита { $defense }, { $points } очков); выходит из игры: { $gone }.
}
pavlov-event-raid-began = Штурмовая группа выступает, цель — { $target }: { $party }.
pavlov-event-raid-success = Вылазка, цель — { $target }: { $dice } = { $total }, нужно было { $defense }. Опорный пункт взят.
pavlov-event-raid-failure = Вылазка, цель — { $target }: { $dice } = { $total }, до { $defense } не хватило.
pavlov-event-raider-lost = { $counter }, кубик { $die }: не возвращается.
pavlov-event-raider-back = { $counter }, кубик { $die }: возвращается.
pavlov-event-returned = { $counter } снова в области резерва.
pavlov-event-raid-declined = Гарнизон остаётся дома: финальной вылазки нет.

## Casualties

pavlov-event-disrupted = { $counter } получает жетон урона.
pavlov-event-saved-sniper = Сумка санитара: { $counter } выживает после выстрела снайпера.
pavlov-event-saved-disrupted = Сумка санитара: { $counter } выживает, жетон урона остаётся.
pavlov-event-saved-raid = Сумка санитара: { $counter } всё же возвращается с вылазки.
pavlov-event-saved-hunger = Сумка санитара: { $counter } выживает и без провизии.
pavlov-event-lost-sniper = { $counter } гибнет от пули снайпера.
pavlov-event-lost-disrupted = { $counter } гибнет: второй жетон урона.
pavlov-event-lost-raid = { $counter } гибнет на вылазке.
pavlov-event-lost-hunger = { $counter } умирает от голода.
pavlov-event-weapon-left = { $weapon }: расчёта больше нет, вооружение уходит в область резерва.

## Wehrmacht Card Phase

pavlov-event-tactic-dealt = Тактика вермахта: { $tactic }. { $text }
pavlov-event-tactic-gone = Больше не действует: { $tactic }.
pavlov-event-revealed = Карта вермахта { $card }: { $name }.
pavlov-event-revealed-resupply = Карта «{ $name }»: гарнизону нужна провизия.
pavlov-event-colour-rolled = Кубик { $die }: под огнём { $colour } цвет.
pavlov-event-no-target = Огонь впустую: на позициях никого нет ({ $colour } цвет).
pavlov-event-position-rolled = Кубик { $die } ({ $colour } цвет): цель — позиция { $position }.
pavlov-event-position-next = Кубик { $die } ({ $colour } цвет): там никого, целью становится позиция { $position }.
pavlov-event-rolled = { $roll }: кубики { $dice } против { $target }, { $hits ->
    [0] попаданий нет
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}.
pavlov-event-rolled-none = { $roll }: бросать нечего, попаданий нет.
pavlov-event-wall-hit = Стена ({ $colour } цвет) осыпается до { $to }.
pavlov-event-wall-breached = Стена ({ $colour } цвет) уже разбита: всем, кто за ней, грозит урон.
pavlov-event-bombers = { $aircraft ->
    [one] { $aircraft } самолёт, защита { $defense }, пикирует на армию за домом.
    [few] { $aircraft } самолёта, защита { $defense }, пикируют на армию за домом.
   *[many] { $aircraft } самолётов, защита { $defense }, пикируют на армию за домом.
}
pavlov-event-anti-aircraft-spent = Стреляют зенитки в расположении { $location }.
pavlov-event-shot-down = { $count ->
    [0] Ни один самолёт не сбит.
    [one] Сбит { $count } самолёт.
    [few] Сбито { $count } самолёта.
   *[many] Сбито { $count } самолётов.
}
pavlov-event-bomb-rolled = Бомба, кубики { $dice } = { $sum }: расположение { $location }.
pavlov-event-bomb-moved-on = В расположении { $from } уже есть жетон урона: бомба бьёт дальше, расположение { $to }.
pavlov-event-token-bombed = { $token } в расположении { $location } уничтожен бомбой.
pavlov-event-location-disrupted = Жетон урона в расположении { $location }.
pavlov-event-fog-added = Связь нарушена: карта тумана войны { $card } идёт в сброс.
pavlov-event-house-shaken = По батальону снова попали: всем на боевых позициях грозит урон.
pavlov-event-track-rolled = { $kind }, кубик { $die }: направление { $track } ({ $colour } цвет).
pavlov-event-rerouted = { $kind }: вместо направления { $from } — направление { $to }.
pavlov-event-suppression-spent = { $count ->
    [one] Из области подавления ({ $colour } цвет) потрачен { $count } жетон.
    [few] Из области подавления ({ $colour } цвет) потрачено { $count } жетона.
   *[many] Из области подавления ({ $colour } цвет) потрачено { $count } жетонов.
}
pavlov-event-kept-away = Фишка «{ $kind }» не подпущена к направлению { $track }.
pavlov-event-arrived = { $pushed ->
    [0] Фишка «{ $kind }» размещена: направление { $track }, круг 1.
    [one] Фишка «{ $kind }» размещена: направление { $track }, круг 1; вперёд сдвигается { $pushed } фишка.
    [few] Фишка «{ $kind }» размещена: направление { $track }, круг 1; вперёд сдвигаются { $pushed } фишки.
   *[many] Фишка «{ $kind }» размещена: направление { $track }, круг 1; вперёд сдвигается { $pushed } фишек.
}
pavlov-event-sapper-triggered = На направлении { $track } срабатывает мина.
pavlov-event-removed-sapper = Фишка «{ $kind }» подорвалась: направление { $track }, круг { $circle }.
pavlov-event-removed-counter = Фишка «{ $kind }» уничтожена (направление { $track }, круг { $circle }); огонь ведёт { $by }.
pavlov-event-removed-observer = Фишка «{ $kind }» уничтожена артиллерией (направление { $track }, круг { $circle }); огонь корректирует { $by }.
pavlov-event-no-counter-left = Фишек «{ $kind }» больше нет: ничего не размещается.
pavlov-event-assault-defenders = Штурм: огонь пехоты ({ $colour } цвет), { $dice }.
pavlov-event-assault-building = Штурм: бронетехника по стене ({ $colour } цвет), { $dice }.
pavlov-event-fed = { $unfed ->
    [0] Едоков — { $mouths }, жетонов провизии — { $food }: сыты все.
    [one] Едоков — { $mouths }, жетонов провизии — { $food }: без провизии { $unfed } фишка.
    [few] Едоков — { $mouths }, жетонов провизии — { $food }: без провизии { $unfed } фишки.
   *[many] Едоков — { $mouths }, жетонов провизии — { $food }: без провизии { $unfed } фишек.
}

## Soviet Counter Phase

pavlov-event-command-team = Группа командования, все на боевых позициях ({ $commanders }): в эту фазу четыре перемещения и четыре действия.
pavlov-event-moved = Перемещается { $counter }: { $from } → { $to }.
pavlov-event-weapon-moved = Переносится вооружение: { $weapon }, { $from } → { $to }.
pavlov-event-recovered-disrupted = Восстанавливается { $counter }: жетон урона снят.
pavlov-event-recovered-exhausted = Восстанавливается { $counter }: фишка снова готова.
pavlov-event-commanded = { $by } отдаёт приказ, его получает { $counter }.
pavlov-event-exhausted = Фишка истощена: { $counter }.
pavlov-event-suppression-laid = { $count ->
    [one] { $count } жетон подавления в область подавления ({ $colour } цвет).
    [few] { $count } жетона подавления в область подавления ({ $colour } цвет).
   *[many] { $count } жетонов подавления в область подавления ({ $colour } цвет).
}
pavlov-event-requested = { $counter } запрашивает подкрепления по радио.
pavlov-event-artillery-called = { $by } вызывает огонь батареи, расположение { $location }.

## The end

pavlov-event-score = Счёт: { $raids } за вылазки, { $support } за обеспечение, { $counters } за гарнизон, { $wehrmacht } за вермахт на площади.
