### The words of the command line. Commands and file formats themselves are not translated.

## The program

about = Три варгейма о Сталинграде для одного игрока: все правила и точные шансы.
help-after =
    Без команды Kurgan открывается в браузере: kurgan serve

    Примеры:
      kurgan                                          играть в браузере
      kurgan serve --listen 0.0.0.0:7878              с друзьями, каждому ссылка на место
      kurgan new volga game.json                      новая партия, кубики случайны
      kurgan new volga game.json --seed 1942          кубики всегда одни и те же
      kurgan new cauldron pocket.json                 6-я армия в окружении
      kurgan new pavlov house.json --option tactics=veteran
      kurgan new pavlov duel.json --option players=competitive_two
      kurgan new volga f.json --option scenario=factory --option increased_supply=10,12
      kurgan play game.json                           играть; ? — справка
      kurgan play game.json "buy artillery" "end supply"
      kurgan show game.json --log                     поле и всё, что произошло
      kurgan hint game.json                           что делать сейчас и почему
      kurgan watch cauldron --policy expert           смотреть целую партию
      kurgan verify game.json                         воспроизвести, проверить каждый кубик
      kurgan lab run experiments/volga-options.toml   тысячи партий с подсчётом
      kurgan data sources --kind reconstructed        что взято не из напечатанной игры

    Партия — это один файл, её журнал. Он сохраняется после каждого действия и всегда цел.

    Коды завершения: 0 — всё в порядке, 1 — проверка не прошла или действие отклонено, 2 — неверный вызов.

    Неофициальная работа поклонников; вся заслуга принадлежит авторам и издателям игр.
usage = Использование
heading-commands = Команды
heading-arguments = Аргументы
heading-options = Ключи
help-help = Показать справку
version-help = Показать версию
lang-help = Язык вывода (по умолчанию язык системы: LC_ALL, LC_MESSAGES или LANG)
help-values = возможные значения: { $values }
help-default = по умолчанию: { $value }

## What stands for a value, in the usage of a command

value-file = ФАЙЛ
value-game = ИГРА
value-action = ДЕЙСТВИЕ
value-folder = ПАПКА
value-number = N
value-seconds = С
value-option = ИМЯ=ЗНАЧЕНИЕ
value-grid = ИМЯ=ЗНАЧЕНИЕ,ЗНАЧЕНИЕ
value-kind = ТИП
value-player = ИГРОК
value-seat = МЕСТО
value-seated = МЕСТО=ИГРОК
value-address = АДРЕС
value-level = УРОВЕНЬ
value-language = ЯЗЫК
value-shell = ОБОЛОЧКА
value-experiment = ЭКСПЕРИМЕНТ
value-side = СТОРОНА
value-command = КОМАНДА
value-options = КЛЮЧИ

## Commands

serve-about = Играть в браузере
serve-after =
    Без --listen подключиться можно только с этого компьютера. С этим ключом игроков различают по
    cookie, а другие занимают места по ссылкам. В сети, которой вы не доверяете, поставьте перед
    сервером прокси с TLS.

    Подробность журнала сервера можно задать и через KURGAN_LOG. Остановка — Ctrl+C: каждое действие
    уже на диске.
backup-about = Скопировать все партии сервера в новый файл, можно и во время его работы
games-about = Перечислить игры, их сценарии и дополнительные правила
new-about = Начать партию и записать её журнал
new-after =
    Дополнительные правила задаются по одному: --option rubble, --option parent_organization=each,
    --option reduced_morale=12, --option increased_supply=2,3. Полный список даёт `kurgan games`.

    С --own-dice вы бросаете настоящие кубики, тянете настоящие карты и фишки и вводите результаты.
show-about = Показать поле, текущее решение и допустимые действия
play-about = Играть: вводить действия или передать их в командной строке
play-after =
    Если ДЕЙСТВИЕ не задано, показывается поле и задаётся вопрос. Ответьте номером действия или его
    записью, например: move 29/RCN 10

    Ещё есть: undo [n], redo [n], odds ДЕЙСТВИЕ, hint, blocked, log, board, help, quit.
    Каждое действие записывается на диск до следующего вопроса; выйти можно когда угодно.

    Если ДЕЙСТВИЯ заданы, они играются одно за другим. Первое отклонённое завершает команду с кодом
    1; сыгранные до него остаются сыгранными.

    С --seat место занимает компьютерный игрок, например:
      kurgan play duel.json --seat german=search
    За остальных играете вы и видите только то, что видно им; undo возвращает к вашему последнему
    решению.
    Игроки: random, expert (простые правила), lookahead (на одно действие вперёд), flat
    (доигрывает перспективные действия), search (то же с деревом).
hint-about = Подсказать, что делать сейчас: лучшие действия, их шансы и объяснения
hint-after =
    Игрок доигрывает отсюда много партий своими собственными кубиками: он не знает ни зерна партии,
    ни того, что скрыто от вас. Шансы на победу считаются так, будто обе стороны и дальше играют по
    простым правилам.

    Игроки: random, expert (простые правила), lookahead (на одно действие вперёд), flat
    (доигрывает перспективные действия), search (то же с деревом).
    С --playouts и --seed ответ всегда один и тот же; без них он думает секунду.
watch-about = Смотреть, как компьютерный игрок играет целую партию
watch-after =
    Игроки: random, expert (простые правила), lookahead (на одно действие вперёд), flat
    (доигрывает перспективные действия), search (то же с деревом).
    --ms или --playouts — на каждое решение flat и search; если не заданы, одна секунда.
    --seat сажает на место другого игрока, например: --seat german=flat
review-about = Разобрать законченную партию: решения или кубики?
review-after =
    Из каждой позиции эксперт много раз доигрывает партию. Между двумя позициями лежит решение,
    а затем кубики; все доли в сумме дают разницу между первой позицией и концом партии.
verify-about = Воспроизвести журнал и проверить каждую позицию, каждый кубик и хеш зерна
referee-about = Работать по протоколу судьи: строки JSON на стандартном вводе и выводе
data-about = Просмотреть и проверить данные игры
data-check-about = Проверить набор данных и перечислить все ошибки в нём
data-check-after =
    Набор — это папка с некоторыми файлами данных игры, исправленными по вашему напечатанному
    экземпляру.
    Файл, которого в ней нет, берётся из программы.
data-sources-about = Показать, какие значения напечатаны, выведены или восстановлены
bench-about = Замерить скорость: несколько секунд случайных партий
bench-after =
    Решение считается, только если было хотя бы два варианта. Никто не сдаётся.
    Контрольная сумма считается по первым партиям ({ $games }): равные суммы значат, что сыграны одни
    и те же партии.
ladder-about = Сравнить компьютерных игроков во многих партиях и расставить их по силе
ladder-after =
    У партий зёрна 0, 1, 2 и так далее, одни и те же для всех игроков. Печатается таблица Markdown:
    выигранные партии (ничья за половину) с 95-процентным интервалом, средний счёт со стандартной
    ошибкой и разница с игроком строкой выше (исход и счёт поровну, в сотых). lookahead, flat и
    search играют, пока не решится, кто лучше; этот интервал верен, на какой бы партии ни
    остановиться. Если бюджет задан числом доигранных партий, таблица каждый раз получается та же.
train-about = Узнать по партиям эксперта, чего стоят позиции игры
train-after =
    Играет партии эксперта, который в начале иногда ходит случайно, и обучает на их исходах небольшую
    сеть. Веса программы, crates/GAME-guide/value.net, получены этой командой.
lab-about = Проводить эксперименты: тысячи партий, графики и сравнение
lab-run-about = Провести эксперимент и записать каждую партию
lab-run-after =
    Эксперимент — это файл (см. docs/lab.md и experiments/) или одни только ключи этой команды; ключи
    важнее файла.
    Все варианты играют на одних и тех же зёрнах; по умолчанию броски согласованы по зерну, поэтому
    варианты можно сравнивать партия за партией.

    Прервать можно когда угодно; --resume продолжит, и файлы получатся те же до последнего байта.

    Примеры:
      kurgan lab run experiments/volga-options.toml
      kurgan lab run --game volga --grid rubble=off,on --games 5000 --out rubble
      kurgan lab run --game cauldron --grid policy=random,expert --option entry=B
lab-compare-about = Сравнить два эксперимента или варианты одного
lab-compare-after =
    СТОРОНА — папка с результатами или ПАПКА#ВАРИАНТ. Если СТОРОНА одна, все варианты сравниваются
    с названным, а если он не назван, с первым. Если их две, сравниваются названные варианты или
    одноимённые.
    Партии сравниваются парами по зерну, если у обеих сторон одни и те же зёрна и согласованные броски.

    Примеры:
      kurgan lab compare rubble.lab
      kurgan lab compare before.lab after.lab
      kurgan lab compare "options.lab#base" "options.lab#rubble"
completions-about = Напечатать скрипт автодополнения для вашей оболочки
completions-after =
    Например: kurgan completions bash > ~/.local/share/bash-completion/completions/kurgan

## Arguments

arg-game = Игра, как в `kurgan games`
arg-whose = Игра, о данных которой идёт речь
arg-file = Журнал партии
arg-action = Действие в нотации игры; в кавычках, если в нём больше одного слова
arg-shell = Оболочка
arg-listen = Пускать других: адрес и порт, например 0.0.0.0:7878
arg-behind-proxy = Посетители приходят через ваш прокси: различать их по последнему адресу в его X-Forwarded-For
arg-most-games = Сколько партий может быть у одного игрока; на этом компьютере ограничения нет
arg-port = Порт на этом компьютере; если не задан, 7878 или следующий свободный; 0 — любой
arg-data = Папка базы данных; если не задана, системная папка для данных программ
arg-memory = Хранить партии только в памяти, пока сервер не остановлен
arg-open = Открыть браузер
arg-no-open = Не открывать браузер
arg-log-level = Насколько подробно писать в стандартный вывод ошибок; если не задано, info
arg-backup = Файл, который будет записан
arg-json = Печатать JSON
arg-seed = Зерно раздачи; если не задано, случайное
arg-own-dice = Бросать свои кубики и тянуть свои карты и фишки
arg-takebacks = Разрешить отмену даже после бросков и вытягивания карт или фишек; то же действие тогда даст те же результаты
arg-option = Задать сценарий или дополнительное правило; можно несколько раз
arg-pack = Папка с исправленными файлами данных
arg-force = Заменить файл, если он уже есть
arg-log = Показать и хронику
arg-svg = Вместо этого напечатать поле как картинку SVG
arg-kind = Только значения этого типа
arg-list = Перечислить все значения
arg-seconds = Сколько секунд играть в каждую игру
arg-policy = Компьютерный игрок
arg-policies = Компьютерный игрок; можно указать несколько раз; если не задано, все
arg-ms = Время на размышление в миллисекундах, на всех ядрах
arg-playouts = Сколько партий доиграть, на одном ядре
arg-seat = Посадить на это место компьютерного игрока; можно несколько раз
arg-review-seat = Чью партию разобрать; если не задано, первого места
arg-review-playouts = Сколько партий доиграть из каждой позиции
arg-ladder-playouts = Сколько партий flat и search доигрывают на каждое решение
arg-hint-seed = Зерно для случайностей самого игрока; если не задано, случайное
arg-delay = Пауза после каждого действия, в миллисекундах
arg-games = Число партий для random и expert
arg-most = Предел числа партий для lookahead, flat и search
arg-sample = Кроме того, дать search сыграть столько партий каждой игры с ограничением по времени, а не по числу доигранных партий
arg-sample-ms = Сколько миллисекунд думать над каждым решением; если не задано, секунду
arg-weights = Файл для весов
arg-train-games = По скольким партиям учиться
arg-train-seed = Зерно для всех случайностей
arg-experiment = Файл эксперимента
arg-out = Папка для результатов; если не задана, имя файла или игры с .lab
arg-threads = Сколько потоков; если не задано, по одному на ядро
arg-lab-resume = Продолжить прерванный эксперимент
arg-grid = Сыграть все сочетания значений всех --grid; набор пишется как 2+3, а имя «policy» обозначает компьютерных игроков
arg-lab-policy = Кто играет: игрок за все места или МЕСТО=ИГРОК; можно несколько раз
arg-lab-games = Число партий для каждого варианта
arg-lab-seed = Зерно первой партии; остальные идут за ним по порядку
arg-lab-playouts = Сколько партий думающий игрок доигрывает на каждое решение
arg-unpaired = Бросать более быстрые, не согласованные по зерну кубики: сравнить варианты партия за партией будет нельзя
arg-turns-csv = Записать и turns.csv
arg-side = Папка с результатами или ПАПКА#ВАРИАНТ
arg-resume = Если журнал больше не воспроизводится, продолжить с последнего верного снимка

## A command line that cannot be read

usage-unknown-argument = Аргумент «{ $argument }» здесь лишний.
usage-unknown-command = Команды «{ $command }» нет.
usage-missing-command = После { $command } нужна команда: { $commands }.
usage-missing-arguments = Не хватает обязательных аргументов: { $arguments }.
usage-missing-value = Для { $argument } нужно значение.
usage-bad-value = Значение «{ $value }» не годится для { $argument }. { $why }
usage-values = Возможные значения: { $values }.
usage-too-many = Значение «{ $value }» для { $argument } лишнее.
usage-twice = { $argument } задан дважды. Задайте его один раз.
usage-conflict = { $argument } и { $other } вместе не годятся. Задайте что-то одно.
usage-not-text = Один из аргументов — не текст в UTF-8.
usage-wrong = Эту командную строку прочесть не удалось.
usage-suggestion = Может быть, { $suggestion }?
usage-more = Справка: --help.
whole-wrong = Нужно целое число от { $from } до { $to }.
address-wrong = Нужны адрес и порт, например 0.0.0.0:7878.

## serve

serving = Адрес Kurgan: { $address }; партии хранятся в { $folder }. Остановка — Ctrl+C.
serving-memory = Адрес Kurgan: { $address }; после остановки партии теряются. Остановка — Ctrl+C.
no-data-folder = В системе не задана папка для данных программ. Укажите её ключом --data.
backed-up = Все партии скопированы в { $file }. Чтобы вернуться к ним, положите файл под именем kurgan.db в пустую папку и укажите её через --data.

## new

file-exists = Файл { $file } уже есть. Выберите другое имя или замените его ключом --force.
created = Новая партия записана в { $file }. Играть: kurgan play { $file }
promise = Результаты бросков определены до начала партии. Хеш: { $commitment }

option-unknown = { $option }: параметра { $name } нет; все параметры перечисляет `kurgan games`.
option-value = { $option }: допустимые значения — { $values }.
option-bool = on или off
option-integer = целое число от { $from } до { $to }
option-set = целые числа от { $from } до { $to } через запятую

## games

game-title = { $title } ({ $game })
game-scenarios = Сценарии: { $scenarios }
game-options = Параметры:
option-choice = { $value } — { $name }
option-default = по умолчанию { $default }; { $rule }
option-none = нет

## show and play

scene-title = Ход { $turn }. { $phase }
with-rule = { $message } ({ $rule })
prompt-hint = Введите номер, действие или ? для справки.
play-help =
    Номер           сыграть это действие из списка
    Действие        сыграть его по записи, см. список ниже
    board           снова показать поле и список
    odds ДЕЙСТВИЕ   возможные исходы действия с точными шансами; годится и номер
    hint            лучшие действия, их шансы и объяснения
    blocked         чего сейчас сделать нельзя и почему
    log             что произошло до сих пор
    undo [n]        отменить последнее действие или n последних
    redo [n]        снова сыграть отменённое
    quit            выйти; всё сохранено
play-forms = Запись действий этой игры:
    { $forms }
number-unknown = { $count ->
    [0] Выбирать не из чего.
   *[other] Варианта { $number } нет: выберите от 1 до { $count }.
}
steps-wrong = { $text } — это не число действий.
saved = Сохранено. Продолжить: kurgan play { $file }
nothing-blocked = Все ожидаемые действия сейчас разрешены.
undone = Отменено.
seat-wrong = Нужны место и его игрок, например german=search. Игроки: { $players }.
seat-unknown = В этой партии нет места «{ $seat }». Её места: { $seats }.
seat-own-dice = Кубики этой партии бросаете и карты тянете вы сами: карты компьютерного игрока от вас не скрыть.
seat-played = Сыграла программа: { $seat } ({ $player })
seat-played-action = Сыграла программа: { $seat } ({ $player }), { $action }
undo-over = Партия окончена, и все скрытые карты уже известны: отменить ничего нельзя.
played-first = Перед этим сыграно: { $action }
refused = { $action }: { $message }
resumed = Журнал больше не воспроизводится; партия продолжается с позиции после действия { $entries }. Старый журнал сохранён в { $file }.
how-to-resume = Чтобы продолжить с последнего верного снимка: kurgan play { $file } --resume
rules-changed = Эта партия сохранена более ранней версией; с тех пор её правила или компоненты изменились, и дальше она идёт по нынешним.
chance-hint = Введите кубики, карту или фишку так, как они лежат у вас на столе, или cancel.
chance-cancelled = Отменено: действие не сыграно.
chance-ended = Ввод закончился раньше, чем были введены все результаты.

## review

review-unfinished = Партия ещё не окончена. Разбор будет доступен, когда она закончится.
review-for = Чья партия: { $seat }
review-first = Начало

## verify

verified = { $file }: { $entries ->
    [one] { $entries } действие приводит
    [few] { $entries } действия приводят
   *[many] { $entries } действий приводят
} к тем же позициям. Все броски и вытягивания карт или фишек следуют из зерна (записей с ними, считая расстановку: { $dice }).
verified-own-dice = { $file }: { $entries ->
    [one] { $entries } действие приводит
    [few] { $entries } действия приводят
   *[many] { $entries } действий приводят
} к тем же позициям. Кубики бросали вручную, проверить их нельзя.
verified-given = { $results ->
    [one] Результаты ещё { $results } записи введены
    [few] Результаты ещё { $results } записей введены
   *[many] Результаты ещё { $results } записей введены
} вручную; проверить их нельзя.
verified-promise = Зерно соответствует хешу, названному в начале.
dice-differ = { $file }: результаты записи { $entry } не следуют из зерна.
dice-differ-start = { $file }: результаты расстановки не следуют из зерна.

## files

file-none = Файла { $file } нет. Начните партию командой kurgan new.
file-unreadable = Файл { $file } не читается
file-malformed = { $file } — журнал с ошибкой: строка { $line }, столбец { $column } (техническая подробность: { $message })
file-not-journal = { $file } — не журнал партии.
file-later = Файл { $file } записан более новой версией Kurgan (формат журнала { $format }).
file-not-saved = Файл { $file } не удалось сохранить; он цел, но без последнего действия
file-not-created = Файл { $file } не удалось записать; новая партия не создана
file-no-folder = Папки { $folder } нет. Сначала создайте её или выберите другую.
file-changed = Файл { $file } тем временем изменила другая программа; последнее действие не сохранено.

## data

pack-unreadable = Набор { $dir } не читается
pack-unknown-file = { $file }: такого файла в наборе не бывает. Файлы набора: { $known }.
pack-empty = В { $dir } нет ни одного файла набора. Файлы набора: { $known }.
pack-bad = В наборе { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}:
pack-good = { $game }: набор в порядке.
pack-files = Свои файлы: { $files }
pack-files-none = Свои файлы: нет, все взяты из программы
pack-hash = Хеш: { $hash }
sources-file = Файл
sources-printed = напечатано
sources-derived = выведено
sources-reconstructed = восстановлено
sources-total = все файлы
sources-hint = Все значения: --list; только одного типа: --kind.
sources-value = { $place }: { $kind }
sources-value-note = { $place }: { $kind } (пояснение по-английски: { $note })
sources-one = { $kind ->
    [printed] значение напечатано
    [derived] значение выведено
   *[reconstructed] значение восстановлено
}

## bench

bench-line = { $game }: партий в секунду: { $games }, решений в секунду: { $decisions }, решений на партию: { $length }, выборов на решение: { $choices }, контрольная сумма: { $checksum }
seconds-wrong = Нужно число секунд от 0 до 3600.

## players

thinking = Игрок { $player } думает
odds-results = Результат по таблице боя:
hint-over = Партия окончена, решать больше нечего.
hint-line = побед { $chance } % (95 %: от { $low } до { $high }), счёт { $score } ± { $error }
watch-title = { $game }, зерно { $seed }. Играет { $player }
watch-title-seats = { $game }, зерно { $seed }: { $players }
watch-seat = { $seat } ({ $player })
ladder-head = | игра | игрок | партии | победы | интервал 95 % | средний счёт | против игрока выше |
ladder-timed = { $player } { $seconds } с
ladder-better = { $mean } ± { $within }: лучше
ladder-worse = { $mean } ± { $within }: хуже
ladder-even = { $mean } ± { $within }: не определено
training = обучение
train-nothing = Ни одна партия не доиграна до конца, учиться не на чем. Сыграйте больше партий.
train-done =
    { $examples ->
        [one] Сеть обучена на { $examples } позиции.
        [few] Сеть обучена на { $examples } позициях.
       *[many] Сеть обучена на { $examples } позициях.
    } В других партиях она объясняет { $wins } различий в победах и { $scores } различий в счёте.
    Сохранено: { $file }
ladder-interval = от { $low } до { $high }

## lab

lab-rate = Сыграно партий: { $games } за { $seconds } с, { $rate } партий/с
lab-written = Все результаты — в { $folder }. Отчёт: { $report }
lab-finished = В { $folder } уже всё готово: играть больше нечего.
lab-nothing = Эксперимент не назван. Укажите его файл или игру ключом --game.
lab-interrupt = Прервать можно когда угодно; --resume продолжит с того же места.

## failures

error = Ошибка: { $message }
