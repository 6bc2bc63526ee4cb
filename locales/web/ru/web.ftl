### Words of the pages that all games share.
### Where a message has variables, functions take them in the order in which they first appear here.

## The frame of every page

brand = Kurgan
skip-to-content = К содержанию
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
keys-title = Клавиши
key-help = показать этот список
key-choose = выбрать вариант с этим номером
key-name-enter = Enter
key-name-escape = Esc
key-name-shift = Shift
key-enter = выбрать вариант или нажать выделенный элемент
key-escape = снять выделение
key-undo = отменить
key-redo = повторить
key-hint = попросить подсказку
key-board = перейти к полю; дальше Tab ведёт по всему, на что можно нажать
key-choices = перейти к вариантам
key-log = перейти к хронике
key-aids = перейти к памяткам
key-zoom = крупнее, мельче, показать всё
key-pan = двигать поле, когда оно выделено
key-hide = скрыть или показать фишки
key-lens = удерживать над полем: лупа
key-look = перейти к ближайшему предмету в этом направлении и узнать о нём всё, даже если на него нельзя нажать

## The first page

home-title = Три битвы за Сталинград для одного игрока
home-lead = Три варгейма для одного игрока: каждое правило соблюдено и объяснено, перед каждым решением — точные шансы, а если захотите — подсказки.
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
delete-confirm = Удалить эту партию ({ $game })? Вернуть её будет нельзя.
column-game = Игра
column-result = Исход
column-score = Счёт
column-date = Изменена
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
all-defaults = Вернуть напечатанные правила
options-title = Параметры
dice-title = Кубики
seed-label = Зерно
seed-random = любое
seed-help = То же зерно снова даёт ту же партию. Для новой оставьте поле пустым.
seed-help-secrets = Там, где игроки скрывают карты друг от друга, зерно случайно: тот, кто его выбрал бы, знал бы и карты. По той же причине бросает и тянет там только программа.
takebacks-label = Разрешить отмену и после бросков и вытягивания
takebacks-help = Если снова выбрать то же действие, результаты повторятся.
own-dice = Я бросаю свои кубики и тяну свои фишки
own-dice-help = Программа не бросает сама, а спрашивает каждый кубик, карту и фишку и судит партию на вашем столе.
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
board-help = Поле. Стрелки двигают его, вместе с Shift переводят с предмета на предмет и рассказывают о нём, плюс и минус меняют масштаб, Tab ведёт по всему, на что можно нажать.
zoom-label = Масштаб
zoom-in = Крупнее
zoom-out = Мельче
zoom-fit = Показать всё
zoom-width = По ширине
zoom-hide = Скрыть фишки
offline = Связь потеряна. Всё подтверждённое сохранено; соединение восстанавливается.
decide-label = Ваше решение
tabs-label = Рядом с полем
tab-log = Хроника
tab-aids = Памятки
tab-game = Партия
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
blocked-title = Сейчас нельзя: { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
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
dice-promise = Кубики определены до начала партии. Хеш:
takebacks-on = Броски и вытягивание можно отменять.
takebacks-off = Броски и вытягивание отменить нельзя.
journal-title = Журнал
journal-export = Сохранить партию в файл
journal-later = В журнале есть скрытые карты. Его можно будет сохранить, когда партия кончится.

## Explanations

origin-printed = напечатано
origin-printed-help = Эти значения напечатаны на компонентах или в книге правил.
origin-derived = выведено
origin-derived-help = Эти значения следуют из напечатанного.
origin-reconstructed = восстановлено
origin-reconstructed-help = Напечатанные значения недоступны; эти восстановлены нами.
odds-title = Возможные исходы
odds-results = По таблице боя
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
script-stale = Партия тем временем изменилась. Посмотрите на неё и выберите снова.
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
rules-cited = Сюда ссылаются:
text-in-english = Эта страница пока есть только на английском языке.

## Glossary

glossary = Словарь терминов
glossary-title = Словарь терминов: { $game }
glossary-shared = Термины всех игр

## Problems

problem-not-found = Здесь ничего нет
problem-forbidden = Доступ закрыт
problem-too-many = Слишком много запросов
problem-request = Этот запрос выполнить нельзя
problem-server = Что-то сломалось на нашей стороне
problem-stuck = Эта партия больше не воспроизводится так, как записана
stuck-kept = С тех пор исправлено правило или компонент. Партия сохранена как есть; сыгранное до указанного ниже хода можно продолжить отдельной партией — для всех, у кого в ней есть место.
stuck-resume = Продолжить с начала хода { $turn }
stuck-lost = Нет хода, с которого её можно было бы продолжить.

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
setting-theme = Свет
setting-theme-help = В темноте карта остаётся бумажной, при свете лампы.
theme-auto = Как в системе
theme-light = Светло
theme-dark = При лампе
setting-text = Размер текста
setting-text-help = Крупнее текст и кнопки на всех страницах.
setting-motion = Анимация
setting-motion-help = Фишки скользят, кубики катятся. Ждать их не нужно.
motion-full = Включена
motion-none = Выключена
setting-stage = Кубики и карты
setting-stage-help = Как показывать результаты: шаг за шагом, пока вы не продолжите; коротко над полем; только в хронике.
stage-staged = Шаг за шагом
stage-quick = Коротко
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
