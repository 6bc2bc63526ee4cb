### What can be wrong with a data pack. A sentence follows the file, the record and the field it is about.

## In any game

problem-at = строка { $line }, столбец { $column }
problem-unreadable = не читается ({ $message })
problem-unknown-file = такого файла в наборе не бывает; файлы набора: { $files }
problem-file-twice = файл дан дважды; дайте его один раз
problem-out-of-range = значение { $value } вне пределов; нужно от { $min } до { $max }
problem-empty = текст пуст; напишите его
problem-duplicate = «{ $value }» встречается здесь второй раз; повторов быть не должно
problem-unknown = нет такого ({ $thing }): «{ $value }»; назовите то, что есть
problem-missing = не хватает ({ $thing }): «{ $value }»; добавьте
problem-wrong-count = неверное число ({ $thing }): нужно { $needed }, найдено { $found }
problem-too-many = слишком много ({ $thing }): не больше { $max }, найдено { $found }
problem-wrong-form = значение не того вида; нужно: { $thing }
problem-wrong-length = неверное число элементов списка: нужно { $needed }, найдено { $found }
problem-not-among = «{ $value }» здесь невозможно; напишите одно из слов: { $words }
problem-not-a-word = «{ $id }» — не одно слово; пишите идентификатор без пробелов
problem-unknown-field = такого поля здесь нет; поля: { $known }
problem-absent = поля нет; здесь оно обязательно
problem-surplus = здесь это поле ничего не значит; уберите его
problem-own-neighbour = участок не может соседствовать сам с собой; уберите его из списка
problem-one-way = участок { $neighbour } не называет этот соседом; соседство взаимно
problem-too-few-points = слишком мало точек: { $found }; нужно не меньше { $needed }
problem-not-finite = координата — не конечное число
problem-placed-twice = у части «{ $unit }» уже есть место в этом сценарии; оно может быть только одно
problem-not-covered = для броска { $roll } нет результата; у каждого броска он ровно один
problem-covered-twice = для броска { $roll } есть второй результат; у каждого броска он ровно один
problem-unknown-source = «{ $value }» не говорит, откуда известно значение; начните с rulebook, printed, derived:, public: или reconstructed

## Advance to the Volga

problem-terrain-owner = местность "none" у тех зон, и только у тех, что немецкие с начала
problem-stack = слишком много частей для одной зоны: { $found }; помещается { $max }
problem-not-german = зона { $area } не немецкая, и раскрытой советской части в ней нет; немецкие части не могут начинать в ней
problem-not-soviet = зона { $area } немецкая с начала; советской части в ней быть не может
problem-wrong-terrain = местность части «{ $unit }» не та, что у зоны { $area }; они должны совпадать
problem-pool-too-small = нераскрытых частей местности { $terrain }: { $units }, а зон { $areas }; нужна одна на каждую
problem-same-event = бросок { $roll } — это само событие; назовите бросок другого
problem-turn-order = здесь нужен ход { $expected }, а стоит { $found }; ходы идут без пропусков от первого до последнего
problem-not-a-date = «{ $value }» — не дата; пишите как 1942-09-13 и не раньше предыдущего дня

## The Cauldron

problem-wrong-side = область { $area } в начале у другой стороны; немцы начинают внутри периметра, советские войска снаружи
problem-ring-gap = в области { $area } в начале должна быть советская часть: они стоят во всех областях у котла и только в них (с. 5)
problem-ring-surplus = в области { $area } в начале не должно быть советской части: они стоят во всех областях у котла и только в них (с. 5)
problem-morale-sum = области, ключевые области и клетка деблокирующей группы дают { $sum }; напечатанный боевой дух должен совпасть (с. 2)
problem-not-depletable = часть «{ $unit }» не может начинать здесь ослабленной; назовите дивизию этой области
problem-already-adjacent = эти области уже соединены линией; атаки через реки — между областями, которые не соседние (с. 12)
problem-both-sides = область { $area } стоит в обоих столбцах; частей обеих сторон в одной области не бывает (с. 1)
problem-too-few-areas = карты дают только { $found } разных областей; каждая сторона тянет три (с. 12)

## Pavlov's House

problem-colours-and-numbers = у позиции ровно один номер на каждый её цвет; назовите в обоих полях одни и те же цвета
problem-shields = значения должны убывать по одному от { $maximum } до { $minimum } (с. 11)
problem-unlike-sides = у трёх сторон дома должны быть одинаковые значения защиты (с. 2)
problem-sapper-circle = сапёрным кругом кончается направление; это должен быть круг { $circles } (с. 13)
problem-raid-dice = вылазка всего гарнизона бросает кубиков: { $found }; можно не больше { $max }
problem-not-a-weapon = { $letter } — не буква вооружения; нужна A, G или M (с. 23)
problem-orders = по правилам у этого подразделения другой выбор; напишите { $orders } (с. 6–8)
problem-same-unit = на карте РККА два разных подразделения; замените одно (с. 5)
problem-turns = карт { $cards }, на ход по { $per_turn }; на эти ходы они не раскладываются ровно (с. 26)
problem-removed = в колоде { $deck } карт: { $size }; убирать надо меньше (с. 28)
problem-casualty-faces = грани, на которых теряется фишка, идут от 1 до какой-то грани меньше 6 (с. 18)
problem-award-gap = у каждого счёта ровно одна строка; эта должна кончаться на { $expected } (с. 26)
problem-weapon-without-value = у вооружения с буквой { $letter } значение должно быть больше 0 (с. 23)
problem-weapon-with-value = у вооружения с буквой { $letter } значение должно быть 0 (с. 23)
problem-resupply-side = у каждой карты «Штурмовая группа», кроме Молочного дома, есть сторона «Проверка снабжения»; напишите { $wanted } (с. 17)

## What a field refers to or a file must hold

problem-thing = { $thing ->
    [area] участок карты
    [scenario] сценарий
    [effect] действие
    [whole_number] целое число
    [decimal] число
    [text] текст в кавычках
    [flag] true или false
    [list] список в квадратных скобках
    [table] таблица в фигурных скобках или под заголовком
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
    [airfield] область с аэродромом
    [stalingrad] область Сталинграда
    [entry] область с такой буквой входа
    [edge] граница этой области
    [box] клетка шкалы деблокирующей группы
    [letter] буква деблокирующей группы
    [hq] штаб
    [army] советская армия
    [setup_unit] часть исторической расстановки
    [division_kind] вид дивизии
    [army_counter] фишка этой армии
    [pdm] PDM
    [card] карта
    [roll] строка для этого броска
    [rumor] слух
    [optional_infantry] дополнительная немецкая пехотная дивизия
    [position] боевая позиция
    [radio] боевая позиция с рацией
    [track] направление
    [circle] круг направления
    [location] расположение
    [board_box] область поля
    [panel] часть поля
    [side] сторона дома
    [shield] значение защиты
    [soviet_counter] фишка РККА
    [starting_counter] стартовая фишка
    [commander] командир
    [special_letter] особая буква
    [weapon] вооружение
    [wehrmacht_type] вид фишки вермахта
    [wehrmacht_counter] фишка вермахта
    [wehrmacht_card] карта вермахта
    [deck_card] карта этой колоды
    [competitive_card] карта соревновательной игры
    [card_type] вид карты вермахта
    [category] заголовок карт вермахта
    [resupply_card] карта «Проверка снабжения»
    [milk_house] Молочный дом
    [soviet_card] карта РККА
    [fog_card] карта «Туман войны»
    [card_unit] подразделение с карт РККА
    [order] выбор на карте РККА
    [tactic] тактика
    [tactic_card] карта «Тактика»
    [support] карта «Оперативное обеспечение»
    [storm_group] карта «Штурмовая группа»
    [token] вид жетона
    [all_tokens] жетон
    [number] число из правил
    [award] строка таблицы наград
    [boat] судно
    [landing] причал
    [chit] жетон погоды
   *[other] { $thing }
}
