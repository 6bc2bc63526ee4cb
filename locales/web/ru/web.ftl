### Words of the pages that all games share.
### Where a message has variables, functions take them in the order in which they first appear here.

## The frame of every page

brand = Kurgan
skip-to-content = Перейти к содержанию
nav-label = Главное меню
nav-games = Игры
nav-rules = Правила
language-name = Русский
language-label = Язык
theme-switch = Светлая или тёмная тема
close = Закрыть
cancel = Отмена
back-home = К списку игр
rule-read = Прочитать правило: { $rule }

## Keys

keys-show = Клавиши
keys-title = Горячие клавиши
key-help = показать этот список
key-choose = выбрать вариант с этим номером
key-name-enter = Enter
key-name-escape = Esc
key-name-shift = Shift
key-enter = выбрать вариант или нажать на выделенный элемент
key-escape = снять выделение
key-undo = отменить
key-redo = повторить
key-hint = попросить подсказку
key-board = перейти к полю; дальше Tab ведёт по всем элементам, на которые можно нажать
key-choices = перейти к вариантам
key-log = перейти к хронике
key-aids = перейти к памяткам
key-zoom = крупнее, мельче, показать всё
key-pan = двигать поле, когда оно выделено
key-hide = скрыть или показать фишки
key-lens = удерживать: лупа под указателем
key-look = перейти к ближайшему элементу в этом направлении, даже если на него нельзя нажать, и описать его

## The first page

home-title = Три битвы за Сталинград для одного игрока
home-lead = Три варгейма для одного игрока: программа соблюдает и объясняет каждое правило, показывает точные шансы перед каждым решением и, если захотите, даёт подсказки.
continue-game = Продолжить
new-game = Новая партия
read-rules = Правила
my-games = Мои партии
import-label = Загрузить сохранённую партию (файл журнала):
recent-games = Недавние партии
play-now = Играть
set-up = Настроить…
import-button = Загрузить
export = Сохранить в файл
delete = Удалить
delete-confirm = Удалить эту партию ({ $game })? Это действие нельзя отменить.
column-game = Игра
column-result = Исход
column-score = Счёт
column-date = Последний раз
date-and-time = { $day }.{ $month }.{ $year } { $time }
column-actions = Действия
result-open = ход { $turn }
result-win = победа
result-draw = ничья
result-loss = поражение
disclaimer = Неофициальная некоммерческая работа поклонников. Игры принадлежат их авторам и издателям; никто из них в ней не участвует. Все рисунки сделаны нами.
api-link = Для программ: интерфейс JSON
notices-link = Лицензии и уведомления сторонних компонентов

## A new game

new-title = Новая партия: { $game }
presets-title = Быстрый старт
advanced = Дополнительные настройки
all-defaults = Вернуться к напечатанным правилам
options-title = Параметры
dice-title = Кубики
seed-label = Зерно
seed-random = любое
seed-help = То же зерно снова даст ту же партию. Для новой оставьте поле пустым.
seed-help-secrets = Если игроки скрывают карты друг от друга, зерно случайно: тот, кто выбрал бы его сам, знал бы и карты. По той же причине нельзя бросать свои кубики.
takebacks-label = Разрешить отмену даже после бросков и вытягивания карт или фишек
takebacks-help = Если снова выбрать то же действие, результаты повторятся.
own-dice = Я бросаю свои кубики и тяну свои фишки
own-dice-help = Программа не бросает сама, а спрашивает, что выпало на каждом кубике и какая карта или фишка вытянута, и судит партию на вашем столе.
own-dice-label = Ваши кубики и фишки
start-game = Начать
as-printed = как напечатано
yes = да
no = нет
preset-first = Первая партия
preset-full = Все правила
preset-historical = Как напечатано

## Options

## The table

status-label = Положение в партии
gauges-label = Шкалы
sequence-label = Последовательность хода
turn = Ход { $turn }
board-label = Поле
board-help = Поле. Стрелки двигают его; Shift и стрелка переводят с элемента на элемент и описывают каждый; + и − меняют масштаб; Tab ведёт по всем элементам, на которые можно нажать.
places-label = Зоны
pieces-label = Фишки
announce-label = Что происходит
zoom-label = Масштаб
zoom-in = Крупнее
zoom-out = Мельче
zoom-fit = Показать всё
zoom-width = По ширине
zoom-hide = Скрыть фишки
offline = Связь потеряна. Всё подтверждённое сохранено. Соединение восстанавливается…
decide-label = Ваше решение
tabs-label = Рядом с полем
tab-log = Хроника
tab-aids = Памятки
tab-game = Эта партия
reader-label = Правила и объяснения
chooser-label = Что именно?
ended = Партия окончена
final-score = Счёт: { $score }
tools-label = Инструменты
undo = Отменить
redo = Повторить
hint = Подсказка
clear-selection = Снять выделение
choices-label = Варианты
other-choices = Другие действия
give-up = Сдаться…
blocked-title = Сейчас недоступно: { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
log-older = Показать всю хронику
hand-over = Передать экран: { $seats }
cover-title = Дальше: { $seats }
cover-text = Передайте экран другому игроку. Пока кнопка не нажата, ничего не видно.
cover-show = Показать стол: { $seats }
join-title = Место за столом
join-go = К столу
seats-title = Места
seats-text = По ссылке кто-то другой может занять место за своим экраном. Новая ссылка заменяет старую.
seat-yours = (ваше)
seat-link = Создать ссылку
dice-own = Вы сами бросаете кубики и тянете карты и фишки.
dice-seed = Зерно этой партии: { $seed }.
dice-promise = Результаты бросков определены до начала партии. Хеш:
takebacks-on = Отмена разрешена даже после бросков и вытягивания карт или фишек.
takebacks-off = Броски и вытягивание карт или фишек отменить нельзя.
journal-title = Журнал
journal-export = Сохранить партию в файл
journal-later = В журнале есть скрытые карты. Его можно будет сохранить, когда партия закончится.

## Explanations

origin-printed = напечатано
origin-printed-help = Эти значения напечатаны на компонентах или в книге правил.
origin-derived = выведено
origin-derived-help = Эти значения следуют из напечатанного или из опубликованного отчёта.
origin-reconstructed = восстановлено
origin-reconstructed-help = Напечатанные значения недоступны; эти восстановлены нами.
odds-title = Возможные исходы
odds-results = Результат по таблице боя
hints-title = Подсказки: отсюда { $playouts ->
    [one] доиграна { $playouts } партия
    [few] доиграны { $playouts } партии
   *[many] доиграно { $playouts } партий
}
hint-wins = побед { $chance }
hint-score = счёт { $score }

## Words for the script

script-chosen = Выбрано:
script-go-on = Выбирать дальше
script-failed = Действие не отправлено. Проверьте связь и попробуйте ещё раз.
script-stale = Партия тем временем изменилась. Посмотрите на поле и выберите снова.
script-thinking = Думаю…
script-link = Отправьте эту ссылку:
script-copied = Скопировано.
script-die = Кубик { "{n}" } из { "{count}" }
script-draw = Что вытянуто?
script-chance = Вероятность успеха
script-ok = ОК
script-your-turn = Ваш ход

## Rules

rules-title = Правила: { $game }
rulings = Решения
rulings-title = Решения: { $game }
rules-search = Искать в правилах
rules-none = Ничего не найдено.
rules-cited = Ссылки сюда:
text-in-english = Эта страница на английском языке.

## Glossary

glossary = Словарь терминов
glossary-title = Словарь терминов: { $game }
glossary-shared = Термины всех игр

## Problems

problem-not-found = Страница не найдена
problem-forbidden = Доступ закрыт
problem-too-many = Слишком много запросов
problem-request = Этот запрос выполнить нельзя
problem-server = На нашей стороне произошла ошибка
problem-stuck = Эта партия больше не воспроизводится так, как записана
stuck-kept = После сохранения этой партии было исправлено правило или компонент. Партия хранится без изменений; с указанного ниже хода её можно продолжить как новую, с теми же местами.
stuck-resume = Продолжить с начала хода { $turn }
stuck-lost = Нет места, с которого партию можно было бы продолжить.

## A finished game looked at again

review = Что решило исход партии?

## For programs

api-title = Интерфейс для программ
api-text = Всё, что делают страницы, может сделать и программа. Полное описание для инструментов:
api-column-address = Адрес
api-column-does = Что делает

## Settings

settings-title = Настройки
settings-lead = Хранятся в этом браузере и действуют во всех партиях.
setting-theme = Освещение
setting-theme-help = При лампе оформление тёмное, а карта остаётся бумажной.
theme-auto = Как в системе
theme-light = Светлое
theme-dark = При лампе
setting-text = Размер текста
setting-text-help = Крупнее текст и кнопки на всех страницах.
setting-motion = Анимация
setting-motion-help = Фишки скользят, кубики катятся. Ждать их не нужно.
motion-full = Включена
motion-none = Выключена
setting-stage = Показ результатов
setting-stage-help = Как показывать результаты: шаг за шагом, пока вы не продолжите; кратко над полем; только в хронике.
stage-staged = Шаг за шагом
stage-quick = Кратко
stage-off = Только хроника
stage-go-on = Продолжить
setting-sound = Звук
setting-sound-help = Тихий стук кубиков, карт и фишек.
sound-off = Выключен
sound-on = Включён
verdict-win = Победа
verdict-draw = Ничья
verdict-loss = Поражение
hint-others = Другие варианты
hint-do = Сделать так
hint-why = Почему?
