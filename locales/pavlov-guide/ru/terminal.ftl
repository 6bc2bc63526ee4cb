### The board of Pavlov's House for a terminal.

pavlov-board-head = { $title }, ход { $turn } из { $last }: { $phase }
pavlov-board-cards = Колода РККА { $deck }, сброс { $discard }, туман войны в запасе { $fog } · осталось карт вермахта: { $left }
pavlov-board-left-cards = { $actions ->
    [one] осталось { $actions } действие
    [few] осталось { $actions } действия
   *[many] осталось { $actions } действий
}
pavlov-board-left-reveal = { $cards ->
    [0] последняя карта хода
    [one] за ней ещё { $cards } карта
    [few] за ней ещё { $cards } карты
   *[many] за ней ещё { $cards } карт
}
pavlov-board-left-counters = осталось перемещений: { $moves }, действий: { $actions }
pavlov-board-card = Карта вермахта: { $card }
pavlov-board-tactic = Тактика: { $tactic }. { $text }
pavlov-board-hand = В руке: { $cards }
pavlov-board-used-card = { $card } (использована)
pavlov-board-hand-hidden = В руке карт лицом вниз: { $count }
pavlov-board-german-hand = Рука игрока за немцев: { $cards }
pavlov-board-german-tactics = Карты «Тактика» у игрока за немцев: { $cards }
pavlov-board-orders = Выложенные карты: { $cards }
pavlov-board-orders-hidden = Выложено карт лицом вниз: { $count }
pavlov-board-laid = Карта «Тактика» на этот ход: { $card }
pavlov-board-side = { $colour }: защита { $defense }, подавл. { $tokens }
pavlov-board-with = { $weapon }
pavlov-board-reserves = Область резерва: { $counters }
pavlov-board-on-raid = На вылазке: { $counters }
pavlov-board-party = Идут на вылазку: { $counters }
pavlov-board-legend = Атака/подавление и значки; * истощена, ! жетон урона, + уже действовала, & жетон приказа
pavlov-board-track = Направл.
pavlov-board-circle = Круг { $circle }
pavlov-board-house = Дом
pavlov-board-sapper = (сапёры)
pavlov-board-mined = сапёры
pavlov-board-kind-infantry = { $kind } П{ $value } З{ $defense }
pavlov-board-kind-armor = { $kind } А{ $value } З{ $defense }
pavlov-board-legend-tracks = П подавление, А атака, З защита; (сапёры) — свободное расположение сапёров
pavlov-board-disrupted = урон
pavlov-board-tokens = Жетоны
pavlov-board-supplies = Снабжение
pavlov-board-staging = Перев. пункт
pavlov-board-stock = Запас
pavlov-board-storm-group = Штурмовая группа: { $target } ({ $colour } цвет, защита { $defense }, победные очки: { $points })
pavlov-board-raided = Взятые опорные пункты: { $targets }
pavlov-board-points = { $name } (победные очки: { $points })
pavlov-board-support = Оперативное обеспечение: { $name }, { $tokens }, расположения { $locations }, победные очки: { $points }
pavlov-board-supported = Обеспечено: { $names }
pavlov-board-for-sale = Подкрепления и цены: { $counters }
pavlov-board-fallen = Потери: { $counters }
pavlov-board-score = Текущий счёт: { $score } (вылазки { $raids }, обеспечение { $support }, гарнизон { $counters }, вермахт { $wehrmacht })
