### What can be wrong with a data pack of this game. A sentence follows the file, the record and the field it is about.

problem-terrain-owner = местность "none" у тех зон, и только у тех, что немецкие с начала
problem-stack = слишком много частей для одной зоны: { $found }; помещается { $max }
problem-not-german = зона { $area } не немецкая, и раскрытой советской части в ней нет; немецкие части не могут начинать в ней
problem-not-soviet = зона { $area } немецкая с начала; советской части в ней быть не может
problem-wrong-terrain = местность части «{ $unit }» не та, что у зоны { $area }; они должны совпадать
problem-pool-too-small = нераскрытых частей местности { $terrain }: { $units }, а зон { $areas }; нужна одна на каждую
problem-same-event = бросок { $roll } отсылает к этому же событию; укажите другой бросок
problem-turn-order = здесь нужен ход { $expected }, а стоит { $found }; ходы идут без пропусков от первого до последнего
problem-not-a-date = «{ $value }» не годится: нужна дата вида 1942-09-13, не раньше предыдущей

## What a field refers to or a file must hold

problem-thing = { $thing ->
    [german_area] зона, немецкая с начала
    [volga_area] зона у Волги
    [unit] немецкая часть
    [soviet_unit] советская часть
    [pavlov_unit] советская часть с option = "pavlov"
    [division] дивизия
    [corps] корпус
    [strategy] способ обороны
    [soviet_terrain] местность советской части
    [chart] таблица событий
    [event] событие
    [purchase] покупка
    [marker] маркер
    [turn] ход
   *[other] { $thing }
}
