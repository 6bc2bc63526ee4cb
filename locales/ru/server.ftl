### What the server says when it cannot do what was asked.

## Requests

error-bad-request = Запрос не читается: { $detail }
error-too-large = Запрос слишком велик.
error-no-page = Такой страницы нет.
error-no-game = Такой партии нет, или у вас нет в ней места.
error-no-method = Этот адрес таких запросов не принимает.
error-bad-token = Этот ключ не открывает ни одного места. Попросите новую ссылку.
error-need-player = По ключу места этого сделать нельзя. Пришлите запрос как игрок, без ключа.
error-foreign-origin = Запрос пришёл с другого сайта и отклонён.
error-wrong-host = Kurgan отвечает здесь только под именами localhost, 127.0.0.1 и [::1].
error-too-many = Слишком много запросов. Попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
error-too-slow = Запрос выполнялся слишком долго.
error-internal = На сервере что-то сломалось. Ничего не изменилось; подробнее — в журнале сервера.

## Games

error-stale = Партия ушла вперёд. Посмотрите на неё снова, прежде чем решать.
error-not-your-seat = Это место занимаете не вы: { $seat }.
error-not-all-seats = Это может сделать только тот, кто занимает все места партии.
error-not-your-action = Действие сыграл другой игрок: отменить или повторить его может только он.
error-sealed = Журнал показал бы то, что скрывают другие игроки. Его можно получить, когда партия кончится.
error-other-pack = В журнале свои файлы данных. Этот сервер играет только со своими.
error-dice-differ = Результаты записи { $entry } взяты не из зерна журнала.
error-whole = Партия проигрывается так, как записана; восстанавливать нечего.
error-busy = Сейчас подсказку ждут другие. Попробуйте чуть позже.
error-no-need-of-chance = Кубики этой партии бросает программа; свои результаты прислать нельзя.

## Pages

join-title = Место за столом
join-go = К столу

## Starting

start-address = Не удаётся слушать адрес { $address }: { $problem }
start-in-use = Папкой { $folder } пользуется другой Kurgan. Остановите его или задайте другую папку ключом --data.
start-folder = Папкой { $folder } воспользоваться нельзя: { $problem }
start-later = Файл { $file } записан более новой версией Kurgan (схема { $version }). Возьмите ту версию.
start-database = Базой данных { $file } воспользоваться нельзя: { $problem }
start-system = Система не позволяет: { $problem }
backup-exists = Файл { $file } уже есть. Выберите другое имя.
backup-nothing = Базы данных { $file } нет.
