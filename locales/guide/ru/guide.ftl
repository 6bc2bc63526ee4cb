### Numbers and punctuation.

## How numbers are written

decimal-mark = ,
percent = { $number } %
from-to = от { $low } до { $high }

## What stands between parts that are put together

colon = {": "}
semicolon = {"; "}
comma = {", "}

## What the system reports, and what cannot be read

trouble = { $kind ->
    [not_found] такого файла или папки нет
    [denied] нет прав доступа
    [address_in_use] этот адрес уже занят
    [address_not_available] у этого компьютера нет такого адреса
    [disk_full] на диске нет места
    [is_directory] это папка, а не файл
    [not_a_directory] часть пути — не папка
    [read_only] диск доступен только для чтения
    [exists] файл или папка с таким именем уже есть
    [not_text] содержимое — не текст
    [too_short] файл обрывается раньше времени
   *[other] система сообщает об ошибке (подробность: { $detail })
}
unreadable-at = строка { $line }, столбец { $column } (подробность: { $detail })
