### The words of the lab: summaries, comparisons, reports and complaints.

## Games

ended-loss = поражение
ended-draw = ничья
ended-win = победа

## Tracks

## What happens in a game

factor-event = Событие: { $name }
factor-lost = Потеря: { $name }

## The summary on the terminal

summary-arm = { $arm }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
summary-won = выиграно { $rate } % (интервал 95 %: от { $low } % до { $high } %, ничья за половину)
summary-score = счёт ({ $what }): среднее { $mean } ± { $error }; 5 % { $q5 }, 25 % { $q25 }, медиана { $q50 }, 75 % { $q75 }, 95 % { $q95 }
summary-length = длина: конец — ход { $turn } (медиана); решений: { $decisions } (медиана; 5 % { $few }, 95 % { $many })
summary-ends = конец: { $ends }
summary-end = { $reason } { $share } % (в среднем ход { $turn }, из них выиграно { $won } %)
summary-lost = проиграно: { $causes }
summary-cause = { $cause } { $share } % (ход { $turn })

## The report

report-lead = { $game }. Партий в каждом варианте: { $games }. Вариантов: { $arms }. Зёрна от { $first } до { $last }.
report-paired = Броски согласованы по зерну: одно и то же зерно даёт во всех вариантах одну и ту же раздачу, поэтому варианты можно сравнивать партия за партией.
report-unpaired = Броски не согласованы: партии с одним зерном в разных вариантах никак не связаны.
report-won = Выигранные партии
report-won-note = Ничья считается за половину. Усы — 95-процентные интервалы (Уилсон).
report-marginals = Выигранные партии по параметрам
report-marginals-note = Каждое значение взято по всем вариантам, где оно есть. Если зёрна у вариантов общие, интервал такой же, как у одного варианта.
report-scores = Счёт: { $what }
report-tracks = Ход за ходом
report-tracks-note = Каждая шкала при первом решении хода, по всем партиям, которые до него дошли: линия — медиана, полоса — от нижней десятой до верхней.
report-ends = Чем заканчиваются партии
report-losses = Отчего и когда проигрывают
report-losses-note = В процентах от всех партий варианта.
report-no-losses = Ни одна партия не проиграна.
report-impact = Что сопутствует победе и поражению
report-impact-note = На сколько процентных пунктов чаще выигрываются партии, где это было, чем партии, где этого не было. Связь ещё не причина: кое-что случается только в долгих или уже проигранных партиях. Из множества факторов некоторые выделяются случайно.
report-no-impact = Ничто не выделяется.
report-options = Все параметры
report-yes = да
report-no = нет
report-as-printed = как напечатано

report-players = Игроки
report-player = { $name } ({ $id })
player-name = { $player ->
    [random] случайные ходы
    [expert] простые правила
    [lookahead] на одно действие вперёд
    [flat] доигрывание перспективных действий
   *[search] поиск по дереву
}

head-arm = Вариант
head-games = Партии
head-won = Победы
head-interval = Интервал 95 %
head-drawn = Ничьи
head-score = Средний счёт ({ $what })
head-quantiles = 5 % / медиана / 95 %
head-turns = Последний ход (медиана)
head-decisions = Решения (медиана)
head-end = Конец
head-share = Доля
head-turn = Средний ход
head-reason = Причина и ход
head-all = Все ходы
head-factor = Что случилось
head-games-with = Партий с этим
head-won-with = Побед с этим
head-won-without = Побед без этого
head-difference = Разница

## Comparisons

compare-paired = { $a } против { $b }: { $pairs ->
    [one] { $pairs } пара
    [few] { $pairs } пары
   *[many] { $pairs } пар
} партий с одинаковым зерном.
compare-unpaired = { $a } против { $b }: число партий — { $first } и { $second }; партии не разбиты на пары, потому что у них нет общих зёрен или броски не согласованы.
compare-won = Выиграно: { $first } % и { $second } %. Разница в процентных пунктах: { $difference } (интервал 95 %: от { $low } до { $high }).
compare-better = Партии с одинаковым зерном, где результат лучше: { $a } — { $first }, { $b } — { $second }.
compare-more = По сравнению с { $a } вариант { $b } выигрывает чаще. Разница значима: случайностью её не объяснить ({ $p }).
compare-fewer = По сравнению с { $a } вариант { $b } выигрывает реже. Разница значима: случайностью её не объяснить ({ $p }).
compare-alike = Значимой разницы в частоте побед между { $a } и { $b } нет ({ $p }).
compare-score = Средний счёт: { $first } и { $second }. Разница { $difference } (интервал 95 %: от { $low } до { $high }).
compare-score-higher = По сравнению с { $a } у варианта { $b } счёт значимо выше.
compare-score-lower = По сравнению с { $a } у варианта { $b } счёт значимо ниже.
compare-score-alike = Значимой разницы в счёте между { $a } и { $b } нет.

## Complaints

error-unreadable = Файл { $file } не читается: { $message }
error-unwritable = Файл { $file } не удаётся записать: { $message }
error-disk-full = Файл { $file } не удаётся записать: диск полон. Освободите место и продолжите с --resume.
error-syntax = { $file } — не описание эксперимента: { $message }
error-field = { $file }, поле { $field }: { $fault }
error-flag = { $field }: { $fault }
error-other = В { $folder } лежат результаты другого эксперимента. Задайте другую папку ключом --out.
error-unfinished = В { $folder } лежат результаты незаконченного прогона этого эксперимента. Продолжите его с --resume или задайте другую папку ключом --out.
error-finished = В { $folder } уже лежат результаты этого эксперимента. Чтобы сыграть его снова, задайте другую папку ключом --out.
error-occupied = В { $folder } лежат другие файлы, а не эксперимент. Задайте другую папку ключом --out.
error-in-use = Папка { $folder } занята: этот эксперимент сейчас проводит другая программа.
error-failed = Одна из партий варианта { $arm }, начиная с зерна { $seed }, не доиграна. Это ошибка программы; все более ранние партии сохранены.
error-no-run = В { $folder } нет законченного эксперимента.
error-damaged = Файл { $file } повреждён: { $message }
error-no-arm = В { $folder } нет варианта { $arm }. Варианты: { $known }
error-which-arm = В { $folder } несколько вариантов. Назовите один так: ПАПКА#ВАРИАНТ. Варианты: { $known }
error-alone = В { $folder } только один вариант. Назовите ещё одну папку, с которой его сравнить.
error-other-game = В этих экспериментах разные игры: { $one } и { $other }. Сравнивайте эксперименты по одной игре.
error-threads = Не удаётся запустить потоки: { $message }

fault-unknown = такого нет. Возможны: { $known }.
fault-missing = это поле обязательно.
fault-text = нужен текст.
fault-flag = нужно true или false.
fault-number = нужно целое число от { $from } до { $to }.
fault-table = нужна таблица.
fault-list = нужен список, в котором есть хотя бы одно значение.
fault-one-of = нужно одно из: { $words }.
fault-pair = нужна форма ИМЯ=ЗНАЧЕНИЕ,ЗНАЧЕНИЕ.
fault-twice = имя { $name } оказалось бы у двух вариантов; переименуйте один.
fault-too-many = получается вариантов: { $arms }; можно не больше { $most }.
