### What can be wrong with a data pack of this game. A sentence follows the file, the record and the field it is about.

problem-colours-and-numbers = у позиции ровно один номер на каждый её цвет; назовите в обоих полях одни и те же цвета
problem-shields = значения должны убывать по одному от { $maximum } до { $minimum } (с. 11)
problem-unlike-sides = у трёх сторон дома должны быть одинаковые значения защиты (с. 2)
problem-sapper-circle = направление заканчивается расположением сапёров; это должен быть круг { $circles } (с. 13)
problem-raid-dice = на вылазке всего гарнизона бросалось бы кубиков: { $found }; можно не больше { $max }
problem-not-a-weapon = { $letter } — не буква вооружения; нужна A, G или M (с. 23)
problem-orders = по правилам у этого соединения другие действия; напишите { $orders } (с. 6–8)
problem-same-unit = на карте РККА два разных соединения; замените одно (с. 5)
problem-turns = карт { $cards }, на ход по { $per_turn }: ходы не сходятся с картами (с. 26)
problem-removed = в колоде { $deck } карт: { $size }; убирать надо меньше (с. 28)
problem-casualty-faces = грани, на которых теряется фишка, должны идти от 1 до числа меньше 6 (с. 18)
problem-award-gap = у каждого счёта ровно одна строка; эта должна заканчиваться на { $expected } (с. 26)
problem-weapon-without-value = у вооружения с буквой { $letter } значение должно быть больше 0 (с. 23)
problem-weapon-with-value = у вооружения с буквой { $letter } значение должно быть 0 (с. 23)
problem-resupply-side = у каждой карты «Штурмовая группа», кроме Молочного дома, есть сторона «Проверка снабжения»; напишите { $wanted } (с. 17)

## What a field refers to or a file must hold

problem-thing = { $thing ->
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
    [card_unit] соединение с карт РККА
    [order] действие карты РККА
    [tactic] тактика
    [tactic_card] карта «Тактика»
    [support] карта «Оперативное обеспечение»
    [storm_group] карта «Штурмовая группа»
    [token] вид жетона
    [all_tokens] жетон
    [number] число из правил
    [award] строка таблицы наград
   *[other] { $thing }
}
