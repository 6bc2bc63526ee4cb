### Words common to all games: the table, the referee, errors.
### Where a message has variables, functions take them in the order in which they first appear here.

## Errors of requests

error-bad-json = Эта строка — не JSON (техническая подробность: { $detail }). Присылайте по одному объекту JSON в строке.
error-not-object = Запрос — это объект JSON, например {"{"}"op":"legal"{"}"}, а получено: { $found }.
error-no-op = В запросе нет "op". Возможные значения: { $ops }.
error-unknown-op = Нет такой операции: «{ $op }». Возможные значения: { $ops }.
error-line-too-long = Эта строка длиннее { $limit } МиБ и не прочитана. Пришлите более короткую.
error-field-missing = Не хватает поля «{ $field }». Нужно: { $expected }.
error-field-type = В поле «{ $field }» нужно другое: { $expected }. Получено: { $found }.
error-no-game = Партия не идёт. Начните её запросом "new", "set" или "replay".
error-unknown-game = Нет такой игры: «{ $game }». Выберите одну из: { $games }.
error-either = Укажите либо «{ $one }», либо «{ $other }», но не оба поля.
error-bad-seed = Зерно — целое число от 0 до { $most }, а получено: { $found }.
error-unknown-option = Нет такого параметра: «{ $option }». Выберите из: { $options }.
error-bad-option = Параметр «{ $option }» не принимает значение { $found }. Нужно: { $expected }.
error-bad-options = Параметры — это объект JSON, например {"{"}"scenario":"main"{"}"}, а получено: { $found }.
error-unknown-seat = Нет такого места за столом: «{ $seat }». Выберите одно из: { $seats }; зрителю это поле не нужно.
error-not-available = Запрос «{ $op }» здесь недоступен.
error-internal = Это ошибка программы, а не ваша. Партия не изменилась; пожалуйста, сообщите об ошибке.

## Errors of play

error-unknown-verb = С «{ $word }» ни одно действие не начинается. Напишите одно из: { $verbs }.
error-empty-action = Действие пустое. Напишите одно из: { $verbs }.
error-bad-form = Это действие неполно, или в нём лишнее слово. Пишите так: { $form }.
error-unknown-name = Здесь ничто не называется «{ $name }». Проверьте часть, место или число, которое вы написали.
error-not-your-turn = Сейчас не ваша очередь. Решает: { $seats }.
waiting-for = Думает другой игрок: { $seats }.
error-over = Партия окончена. Отмените действие или начните новую партию.
error-chance-needed-dice = { $count ->
    [one] Нужен ещё { $count } кубик. Бросок: { $reason }.
    [few] Нужно ещё { $count } кубика. Бросок: { $reason }.
   *[many] Нужно ещё { $count } кубиков. Бросок: { $reason }.
}
error-chance-needed-draw = Нужно ещё раз вытянуть. Что тянется: { $reason }. Возможно: { $ids }.
error-chance-impossible-die = На кубике не может быть { $found }. Бросок: { $reason }. Дайте целое число от 1 до 6.
error-chance-impossible-draw = Вытянуть { $found } нельзя. Что тянется: { $reason }. Возможно: { $ids }.
error-chance-impossible = Результат { $place } равен { $found }. Для кубика дайте целое число от 1 до 6, для вытянутого — идентификатор в кавычках.
error-chance-left-over = Лишних результатов: { $count }. Уберите то, чего не требовалось.
error-undo-reveals = Так отменился бы бросок или вытягивание карты или фишки. Чтобы это было можно, начните партию, в которой такая отмена разрешена.
error-nothing-to-undo = Отменять пока нечего.
error-nothing-to-redo = Повторять нечего.
error-too-many-outcomes = У этого действия слишком много исходов, чтобы их перечислить. Спросите ещё раз перед самым броском.

## Positions and journals

error-bad-position = Такой позиции быть не может (техническая подробность: { $detail }).
error-bad-position-field = Такой позиции быть не может; ошибка в поле «{ $field }» (техническая подробность: { $detail }).
error-position-left-out = Поля «{ $field }» нет, а строгая позиция должна быть полной. Добавьте его или уберите «strict», чтобы взять значение по умолчанию.
error-bad-journal = Этот журнал нельзя прочитать (техническая подробность: { $detail }).
error-journal-format = Этот журнал записан в формате { $format }, которого эта версия не знает. Возьмите более новую версию Kurgan.
error-journal-pack = Эта партия сыграна с другим набором данных (нужен { $wanted }, загружен { $found }). Чтобы продолжить, загрузите тот набор.
error-journal-cursor = Журнал указывает дальше своей последней записи.
error-journal-commitment = Зерно в этом журнале не соответствует хешу, названному в начале партии.
error-journal-diverged = Запись { $entry } журнала больше не воспроизводится так, как записана: { $problem }. { $remedy }
error-journal-diverged-start = Расстановка из журнала больше не получается такой, как записана: { $problem }. { $remedy }
journal-problem-unreadable = действие не читается
journal-problem-illegal = действие здесь недопустимо
journal-problem-chance = броски или вытянутые карты или фишки не подходят
journal-problem-hash = она приводит к другой позиции
journal-remedy-resume = Партию можно продолжить с последнего верного снимка, ход { $turn }.
journal-remedy-none = Ни один снимок до этого места не годится.

## What a field must be

expected-text = текст
expected-object = объект
expected-array = массив
expected-bool = true или false
expected-seed = целое число
expected-count = целое число от 1 до { $most }
expected-steps = целое число не меньше 1
expected-choice = одно из значений: { $choices }
expected-integer = целое число от { $from } до { $to } или null
expected-set = список целых чисел от { $from } до { $to }
json-null = null
json-bool = true или false
json-number = число
json-text = текст
json-array = массив
json-object = объект

## Hints

hint-expects = В { $count } из { $playouts ->
    [one] { $playouts } доигранной партии
    [few] { $playouts } доигранных партий
   *[many] { $playouts } доигранных партий
} (средние значения): { $ending }
hint-unplayed = Ни одна доигранная партия не начиналась с этого действия.
hint-only = Другого выбора нет.
hint-wins-more = На сотню партий побед больше на { $points }, чем у действия «{ $action }».
hint-wins-fewer = На сотню партий побед меньше на { $points }, чем у действия «{ $action }».
hint-scores-more = Счёт выше на { $points }, чем у действия «{ $action }».
hint-scores-less = Счёт ниже на { $points }, чем у действия «{ $action }».
hint-even = По такому числу партий разницы с действием «{ $action }» не видно.

## A finished game looked at again

review-title = Что решило исход партии?
review-text = { $playouts ->
    [one] Из каждой позиции эксперт доиграл { $playouts } партию.
    [few] Из каждой позиции эксперт доиграл { $playouts } партии.
   *[many] Из каждой позиции эксперт доиграл { $playouts } партий.
} Между двумя позициями лежит решение, а затем кубики: влияние того и другого показано в процентных пунктах.
review-chart = Шансы на победу после каждого действия, с первого хода до последнего
review-start = Шансы на победу в начале: { $chance }
review-choice = Ваши решения: { $points }
review-others = Решения другой стороны: { $points }
review-luck = Кубики, карты и фишки: { $points }
review-costly = Решения, которые обошлись дороже всего
review-costly-none = Ни одно решение не обошлось дороже, чем можно объяснить везением.
review-unlucky = Самые обидные броски
review-unlucky-none = Особенно неудачных бросков и вытянутых карт или фишек не было.
review-turn = Ход { $turn }

## Values of options

## Rules

rule-page = с. { $page }
rule-named = { $reference }, { $title }
