### The night crossing: what to decide, and what it comes to. Names of boats, landings and weather come from the data pack.

title = Ночная переправа

## Options

title-night = Ночь
option-night = Сколько длится ночь.
choice-night-short = четыре часа
choice-night-long = шестнадцать часов
title-searchlight = Прожектор
option-searchlight = Кто наводит прожектор: кубик или второй игрок, тайно.
choice-searchlight-die = кубик
choice-searchlight-player = второй игрок

## Seats

seat-soviet = командир переправы
seat-german = игрок за немцев

## Phases and prompts

phase-aim = Прожектор
phase-load = Погрузка
phase-hit = Огонь
phase-over = Партия окончена
prompt-aim = Выберите, куда навести прожектор. Он вспыхнет, когда суда отчалят.
prompt-load = Погода: { $weather } (орудия { $change }). Отправьте суда к причалам, затем отчаливайте.
prompt-hit = { $hits ->
    [one] Под огнём: { $landing }. Осталось { $hits } попадание. Выберите судно, которое его примет.
    [few] Под огнём: { $landing }. Осталось { $hits } попадания. Выберите судно, которое примет следующее.
   *[many] Под огнём: { $landing }. Осталось { $hits } попаданий. Выберите судно, которое примет следующее.
}

## Labels of actions

label-aim = Навести прожектор: { $landing }
label-send = Отправить: { $boat } → { $landing }
label-cast-off = { $boats ->
    [0] Не отправлять судов в этот час
    [one] Отчалить: { $boats } судно
    [few] Отчалить: { $boats } судна
   *[many] Отчалить: { $boats } судов
}
label-hit = Принять попадание: { $boat }, останется прочности { $hull }
label-hit-sinks = Принять попадание: { $boat } идёт на дно
label-call-off = Прекратить переправу (поражение)

## What chance is asked for

roll-weather = погода
roll-searchlight = прожектор
roll-guns = орудия: { $landing }
roll-unknown = результат, которого эта игра не знает

## Odds

odds-lit = прожектор: { $landing }
odds-hits = { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}
odds-landed = { $companies ->
    [one] { $companies } рота высажена
    [few] { $companies } роты высажены
   *[many] { $companies } рот высажено
}
odds-certain = наверняка

## Ends

end-bridgehead = Плацдарм: рот на том берегу — { $companies }. Переправа удалась.
end-foothold = Полоска берега: рот на том берегу — { $companies }. Ничья.
end-repelled = Отброшены: рот на том берегу — { $companies }. Переправа не удалась.
end-called-off = Переправа прекращена раньше срока. Она не удалась.

## On offer

blurb = Сталинград, 1942 год: до рассвета переправьте роты через Волгу — под прожектором и орудиями.
preset-first = Короткая ночь против кубика, с отменой даже после бросков.
preset-full = Длинная ночь против второго игрока.

## In the lab

score-name = высаженные роты
track-landed = Высаженные роты
track-afloat = Суда на плаву
track-hull = Прочность всех судов
loss-boats = Потеряно судов
reason-dawn = рассвет
reason-no-boats = все суда потоплены
reason-called-off = переправа прекращена

## What is in a pack

counts = Судов: { $boats }, причалов: { $landings }, жетонов погоды: { $chits }, источников: { $values }

## What stands for something in the forms of actions

placeholder-boat = СУДНО
placeholder-landing = ПРИЧАЛ
