### What can be wrong with a data pack of this game. A sentence follows the file, the record and the field it is about.

problem-wrong-side = область { $area } в начале у другой стороны; немцы начинают внутри периметра, советские войска снаружи
problem-ring-gap = в области { $area } в начале должна быть советская часть: они стоят во всех областях у котла и только в них (с. 5)
problem-ring-surplus = в области { $area } в начале не должно быть советской части: они стоят во всех областях у котла и только в них (с. 5)
problem-morale-sum = области, ключевые области и клетка деблокирующей группы дают { $sum }; напечатанный боевой дух должен совпасть (с. 2)
problem-not-depletable = часть «{ $unit }» не может начинать здесь ослабленной; назовите дивизию этой области
problem-already-adjacent = эти области уже соединены линией; атаки через реки — между областями, которые не соседние (с. 12)
problem-both-sides = область { $area } стоит в обоих столбцах; частей обеих сторон в одной области не бывает (с. 1)
problem-too-few-areas = карты дают только { $found } разных областей; каждая сторона тянет три (с. 12)

## What a field refers to or a file must hold

problem-thing = { $thing ->
    [airfield] область с аэродромом
    [stalingrad] область Сталинграда
    [entry] область с такой буквой входа
    [edge] граница этой области
    [box] клетка шкалы деблокирующей группы
    [letter] буква деблокирующей группы
    [unit] немецкая часть
    [hq] штаб
    [army] советская армия
    [setup_unit] часть исторической расстановки
    [division_kind] вид дивизии
    [army_counter] фишка этой армии
    [pdm] PDM
    [marker] маркер
    [card] карта
    [roll] строка для этого броска
    [rumor] слух
    [optional_infantry] дополнительная немецкая пехотная дивизия
   *[other] { $thing }
}
