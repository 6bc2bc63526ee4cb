### The words of the command line. Commands and file formats themselves are not translated.

## The program

about = Настольные варгеймы о Сталинграде для одного игрока: полные и точные.
help-after =
    Примеры:
      kurgan new volga game.json                      новая партия, кубики случайны
      kurgan new volga game.json --seed 1942          всегда одни и те же кубики
      kurgan new cauldron pocket.json                 та же армия, но в котле
      kurgan new pavlov house.json --option tactics=veteran
      kurgan new volga f.json --option scenario=factory --option increased_supply=10,12
      kurgan play game.json                           играть; ? — справка
      kurgan play game.json "buy artillery" "end supply"
      kurgan show game.json --log                     поле и всё, что произошло
      kurgan hint game.json                           что делать сейчас и почему
      kurgan watch cauldron --policy expert           партия играется сама, а вы смотрите
      kurgan verify game.json                         проиграть заново, проверить каждый кубик
      kurgan data sources --kind reconstructed        что взято не из напечатанной игры

    Партия — это один файл, её журнал. Он сохраняется после каждого действия и всегда цел.

    Коды завершения: 0 — всё в порядке, 1 — проверка не прошла или игра отказала, 2 — неверный вызов.

    Неофициальная работа поклонников; вся заслуга принадлежит авторам и издателям игр.
usage = Вызов
heading-commands = Команды
heading-arguments = Аргументы
heading-options = Ключи
help-help = Показать справку
version-help = Показать версию
lang-help = Язык всего, что вы читаете

## Commands

serve-about = Play in the browser
serve-after =
    Only this computer can connect, unless --listen says otherwise. Then players are told apart by a cookie, and others
    take their seats by links. Put a proxy with TLS before it where the network is not your own.

    How much is logged can also be set by KURGAN_LOG. Stop it with Ctrl+C: every action is on disk already.
backup-about = Copy all games of the server into a new file, also while it runs
games-about = Перечислить игры, их сценарии и дополнительные правила
new-about = Начать партию и записать её журнал
new-after =
    Дополнительные правила задаются по одному: --option rubble, --option parent_organization=each,
    --option reduced_morale=12, --option increased_supply=2,3. Полный список даёт `kurgan games`.

    С --own-dice вы бросаете настоящие кубики, тянете настоящие фишки и вводите то, что выпало.
show-about = Показать поле, что надо решить и что можно сделать
play-about = Играть: вводить действия или передать их в командной строке
play-after =
    Без ACTION показывается поле и задаётся вопрос. Ответьте номером действия или его записью,
    например: move 29/RCN 10

    Ещё есть: undo [n], redo [n], odds ACTION, blocked, log, board, help, quit.
    Каждое действие на диске раньше следующего вопроса; уйти можно когда угодно.

    Если ACTION заданы, они играются одно за другим; на первом же отказе всё кончается с кодом 1,
    а то, что было до него, остаётся сыгранным.
hint-about = Подсказать, что делать сейчас: лучшие действия, их шансы и почему
hint-after =
    Игрок доигрывает отсюда много партий своими собственными кубиками: он не знает ни зерна партии,
    ни того, что скрыто от вас. Его шанс на победу — это шанс партий, доигранных по простым правилам.

    Игроки: random, expert (простые правила), flat (доигрывает каждое действие), search (смотрит вперёд).
    С --playouts и --seed ответ всегда один и тот же; без них он думает секунду.
watch-about = Дать игроку сыграть целую партию и смотреть на неё
watch-after =
    Игроки: random, expert (простые правила), flat (доигрывает каждое действие), search (смотрит вперёд).
    --ms или --playouts — на каждое решение flat и search; если не задано, одна секунда.
verify-about = Проиграть журнал заново и проверить каждую позицию, каждый кубик и обещание о зерне
referee-about = Говорить по протоколу судьи: строки JSON на стандартном вводе и выводе
data-about = Заглянуть в данные игры
data-check-about = Проверить набор данных и перечислить все ошибки в нём
data-check-after =
    Набор — это папка с некоторыми файлами данных игры, исправленными по вашему напечатанному экземпляру.
    Файл, которого в ней нет, берётся из программы.
data-sources-about = Сказать, какие значения напечатаны, выведены или восстановлены
bench-about = Несколько секунд играть случайные партии и считать их
bench-after =
    Решение считается, только если было хотя бы два выбора. Никто не сдаётся.
    Контрольная сумма берётся по первым партиям (их { $games }): равные суммы значат, что сыграны одни и те же партии.
ladder-about = Дать игрокам сыграть много партий и напечатать, как они справляются
ladder-after =
    У партий зёрна 0, 1, 2 и так далее, одни и те же для всех игроков. Печатается таблица Markdown: выигранные
    партии (ничья за половину) с 95-процентным интервалом, средний счёт со стандартной ошибкой. Если бюджет
    задан числом доигранных партий, таблица каждый раз получается та же.
completions-about = Напечатать скрипт автодополнения для вашей оболочки
completions-after =
    Например: kurgan completions bash > ~/.local/share/bash-completion/completions/kurgan

## Arguments

arg-game = Игра, как в `kurgan games`
arg-whose = Игра, о данных которой идёт речь
arg-file = Журнал партии
arg-action = Действие в игровой записи; в кавычках, если в нём больше одного слова
arg-shell = Оболочка
arg-listen = Let others connect: an address and a port, as in 0.0.0.0:7878
arg-port = The port on this computer; 7878 or the next free one when absent, 0 for any
arg-data = The folder of the database; the one for programs' data when absent
arg-memory = Keep games in memory only, until the server stops
arg-open = Open the browser
arg-no-open = Do not open the browser
arg-log-level = How much to log to standard error; info when absent
arg-backup = The file to write
arg-json = Печатать JSON
arg-seed = Раздать партию с этим номером; если не задан, случайную
arg-own-dice = Бросать свои кубики и тянуть свои фишки
arg-takebacks = Разрешить отмену и после кубиков; результаты тогда повторятся
arg-option = Задать сценарий или дополнительное правило; можно несколько раз
arg-pack = Папка с исправленными файлами данных
arg-force = Заменить файл, если он уже есть
arg-log = Рассказать и о том, что уже произошло
arg-kind = Только значения этого рода
arg-list = Перечислить все значения
arg-seconds = Сколько секунд играть в каждую игру
arg-policy = Кто играет
arg-policies = Кто играет; можно несколько раз; если не задано, random, expert и flat
arg-ms = Думать столько миллисекунд, на всех ядрах
arg-playouts = Доиграть столько партий, на одном ядре
arg-ladder-playouts = Сколько партий flat и search доигрывают на каждое решение
arg-hint-seed = Число, от которого зависит случай самого игрока; если не задано, случайное
arg-delay = Ждать столько миллисекунд после каждого действия
arg-games = Сколько партий играет каждый игрок
arg-resume = Если журнал больше не проигрывается, продолжить с последнего верного снимка

## serve

serving = Kurgan is at { $address } and keeps its games in { $folder }. Stop it with Ctrl+C.
serving-memory = Kurgan is at { $address } and forgets its games when it stops. Stop it with Ctrl+C.
no-data-folder = The system names no folder for data. Choose one with --data.
backed-up = All games are copied to { $file }. To go back to them, put it in the data folder as kurgan.db while Kurgan is stopped.

## new

file-exists = Файл { $file } уже есть. Выберите другое имя или замените его ключом --force.
created = Новая партия записана в { $file }. Играть: kurgan play { $file }
promise = Кубики определены и запечатаны: { $commitment }

option-unknown = { $option }: параметра { $name } нет; все параметры перечисляет `kurgan games`.
option-value = { $option }: нужно другое значение, а именно: { $values }.
option-bool = on или off
option-integer = целое число от { $from } до { $to }
option-set = целые числа от { $from } до { $to } через запятую

## games

game-title = { $title } ({ $game })
game-scenarios = Сценарии: { $scenarios }
game-options = Параметры:
option-default = по умолчанию { $default }, правило { $rule }
option-none = none

## show and play

scene-title = Ход { $turn }, { $phase }
with-rule = { $message } (правило { $rule })
prompt-hint = Введите номер, действие или ? для справки.
play-help =
    Номер           сыграть это действие из списка
    Действие        сыграть его по записи, например: move 29/RCN 10
    board           снова показать поле и список
    odds ACTION     чем может кончиться действие, с точными шансами; годится и номер
    blocked         чего можно было бы ждать, но сейчас нельзя, и почему
    log             что произошло до сих пор
    undo [n]        отменить последнее действие или n последних
    redo [n]        снова сыграть отменённое
    quit            выйти; всё сохранено
play-forms = Запись действий этой игры:
    { $forms }
number-unknown = Номера { $number } нет: последний номер в списке — { $count }.
steps-wrong = { $text } — это не число действий.
saved = Сохранено. Продолжить: kurgan play { $file }
nothing-blocked = Сейчас не запрещено ничего из того, чего можно было бы ждать.
undone = Отменено.
played-first = Сначала: { $action }
refused = { $action }: { $message }
resumed = Журнал больше не проигрывается; партия продолжается с позиции после действия { $entries }. Старый журнал сохранён в { $file }.
chance-hint = Введите кубики или фишку так, как они лежат у вас на столе, или cancel.
chance-cancelled = Действие не сыграно.
chance-ended = Ввод закончился раньше, чем были даны все результаты.

## verify

verified = { $file }: { $entries ->
    [one] { $entries } действие приводит
    [few] { $entries } действия приводят
   *[many] { $entries } действий приводят
} к тем же позициям; { $dice ->
    [one] из них { $dice } берёт
    [few] из них { $dice } берут
   *[many] из них { $dice } берут
} кубики или фишки по зерну, и всё сошлось.
verified-own-dice = { $file }: { $entries ->
    [one] { $entries } действие приводит
    [few] { $entries } действия приводят
   *[many] { $entries } действий приводят
} к тем же позициям. Кубики бросали руками, о них ничего не обещано.
verified-given = { $results ->
    [one] Ещё у { $results } записи результаты были даны
    [few] Ещё у { $results } записей результаты были даны
   *[many] Ещё у { $results } записей результаты были даны
} извне: о них ничего не обещано.
verified-promise = Обещание о зерне, данное в начале, выполнено.
dice-differ = { $file }: результаты записи { $entry } взяты не из зерна.
dice-differ-start = { $file }: результаты расстановки взяты не из зерна.

## files

file-unreadable = Файл { $file } не читается
file-malformed = { $file } — не целый журнал: строка { $line }, столбец { $column }: { $message }
file-not-journal = { $file } — не журнал партии.
file-later = Файл { $file } записан более новой версией Kurgan (формат журнала { $format }).
file-not-saved = Файл { $file } не удалось сохранить; он цел, но без последнего действия
file-not-created = Файл { $file } не удалось записать; новой партии нет
file-changed = Файл { $file } тем временем изменил кто-то другой; последнее действие не сохранено.

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
pack-counts-volga = Зоны: { $areas }, немецкие части: { $germans }, советские части: { $soviets }, события: { $events }, источники: { $values }
pack-counts-cauldron = Области: { $areas }, немецкие части: { $germans }, советские армии: { $armies }, карты: { $cards }, источники: { $values }
pack-counts-pavlov = Позиции: { $positions }, фишки РККА: { $counters }, фишки вооружения: { $weapons }, карты вермахта: { $wehrmacht }, карты РККА: { $soviet }, источники: { $values }
pack-hash = Хеш: { $hash }
sources-file = Файл
sources-printed = напечатано
sources-derived = выведено
sources-reconstructed = восстановлено
sources-total = все файлы
sources-hint = Показать каждое значение — --list, некоторые — --kind.
sources-record = запись

## bench

bench-line = { $game }: партий в секунду { $games }, решений в секунду { $decisions }, решений на партию { $length }, выборов на решение { $choices }, контрольная сумма { $checksum }
seconds-wrong = Время — это число секунд от 0 до 3600.

## players

thinking = Игрок { $player } думает
hint-over = Партия окончена, решать больше нечего.
hint-line = побед { $chance } % (95 %: от { $low } до { $high }), счёт { $score } ± { $error }
watch-title = Игрок { $player } играет в { $game }, зерно { $seed }
ladder-head = | игра | игрок | партии | победы | интервал 95 % | средний счёт |

## failures

error = Ошибка: { $message }

lab-about = Play experiments: many games, counted, drawn and compared
lab-run-about = Play an experiment and write down every game
lab-run-after =
    An experiment is a file (see docs/lab.md and experiments/), or only options of this command, which
    count more than the file. Each arm plays the same seeds: by default with keyed dice, so that arms
    can be compared game by game.

    Interrupt it whenever you like; --resume goes on, and gives the same files to the last byte.

    Examples:
      kurgan lab run experiments/volga-options.toml
      kurgan lab run --game volga --grid rubble=off,on --games 5000 --out rubble
      kurgan lab run --game cauldron --grid policy=random,expert --option entry=B
lab-compare-about = Compare two experiments, or the arms of one
lab-compare-after =
    SIDE is a folder of results, or FOLDER#ARM. With one side, every arm is compared with the one named,
    or with the first. With two, the arms named are compared, or those with the same name.
    Games are paired by seed where both sides have the same seeds and keyed dice.

    Examples:
      kurgan lab compare rubble.lab
      kurgan lab compare before.lab after.lab
      kurgan lab compare "options.lab#base" "options.lab#rubble"
arg-experiment = The file of the experiment
arg-out = The folder for the results; when absent, the name of the file or game with .lab
arg-threads = How many threads; one for each core when absent
arg-lab-resume = Go on where an interrupted run stopped
arg-grid = Play every one of these values, each with every other grid; a set as 2+3; policy for players
arg-lab-policy = Who plays: a player for all seats, or SEAT=PLAYER; may be given several times
arg-lab-games = How many games each arm plays
arg-lab-seed = The seed of the first game; the others follow it
arg-lab-playouts = How many games a thinking player plays out for each decision
arg-unpaired = Roll faster dice that are not keyed: arms cannot be compared game by game
arg-turns-csv = Write turns.csv too
arg-side = A folder of results, or FOLDER#ARM
lab-rate = { $games } games in { $seconds } s: { $rate } games/s
lab-written = Everything is in { $folder }; look at { $report }
lab-finished = { $folder } is complete already: there is nothing left to play.
lab-interrupt = Interrupt whenever you like; --resume goes on from there.
