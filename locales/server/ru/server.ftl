### What the server says when it cannot do what was asked.

## Requests

## Games

## Starting

start-address = Не удаётся принимать соединения на { $address }: { $problem }
start-in-use = Папкой { $folder } пользуется другой сервер Kurgan. Остановите его или задайте другую папку ключом --data.
start-folder = Папкой { $folder } воспользоваться нельзя: { $problem }
start-later = Файл { $file } записан более новой версией Kurgan (схема { $version }). Используйте ту версию или более новую.
start-database = Базой данных { $file } воспользоваться нельзя: { $problem }
start-system = Системная ошибка: { $problem }
backup-exists = Файл { $file } уже есть. Выберите другое имя.
backup-nothing = Базы данных { $file } нет.
