### The board of the night crossing, its aids, and what there is to know about its pieces.

## The map

map-title = Ночная переправа
map-river = ВОЛГА
quay = Восточный берег: стоянка
tray-sunk = Затонули

## What pieces and places are called

label-boat = { $boat }: груз { $load }, прочность { $hull } из { $most }, { $place }
label-landing = { $landing }: орудия { $guns }, суда { $boats } из { $room }
label-light-now = Под прожектором: { $landing }
label-light-last = В прошлый час под прожектором, сейчас темно: { $landing }
label-light-aim = Прожектор наведён: { $landing }
label-weather = Погода: { $weather } (орудия { $change })
place-quay = на стоянке
place-sent = курс: { $landing }
place-sunk = на дне
nothing = –

## Gauges and sequence of play

gauge-landed = Высажено
gauge-weather = Погода
value-landed = { $companies } из { $goal }
value-weather = { $weather } ({ $change })
stage-weather = Погода
stage-aim = Наводка
stage-load = Погрузка
stage-light = Прожектор
stage-fire = Огонь
stage-land = Высадка

## Aids, and the board for a terminal

aid-landings = Причалы в этот час
aid-weather = Жетоны погоды
head-landing = Причал
head-light = Свет
head-guns = Орудия
head-room = Место
head-boats = Суда
head-boat = Судно
head-load = Груз
head-hull = Прочность
head-place = Где
head-weather = Погода
note-landings = Каждое орудие бросает кубик, но только там, куда падает свет. Каждые 5 или 6 — попадание.
note-weather = Вытянутый жетон не возвращается в мешочек, пока тот не опустеет.
light-now = освещён
light-dark = темно
light-possible = возможен
chit-now = в этот час
chit-bag = в мешочке
chit-drawn = вытянут
board-head = Час { $hour } из { $hours }: { $phase }
board-landed = Высажено рот: { $companies } (полоска берега — { $foothold }, плацдарм — { $bridgehead })
board-bag = В мешочке: { $chits }

## About things on the board

about-load = { $load ->
    [one] Берёт { $load } роту
    [few] Берёт { $load } роты
   *[many] Берёт { $load } рот
}
about-hull = Прочность: { $hull } из { $most }
about-place = Сейчас: { $place }
about-guns = Орудия: напечатано { $printed }, при этой погоде { $guns }
about-room = Занято мест: { $boats } из { $room }
about-light = Прожектор: { $light }
about-boats = Суда: { $boats }
about-quay = Судно, которое остаётся здесь, за час возвращает единицу прочности
about-weather = Меняет число кубиков орудий на { $change }
about-bag = В мешочке: { $chits }
about-landed = Рот на том берегу: { $companies }
about-foothold = Полоска берега, ничья: { $companies }
about-bridgehead = Плацдарм, победа: { $companies }
