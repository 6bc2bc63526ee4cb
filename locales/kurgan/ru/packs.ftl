### What can be wrong with a data pack. A sentence follows the file, the record and the field it is about.

problem-at = строка { $line }, столбец { $column }
problem-unreadable = не читается (техническая подробность: { $message })
problem-unknown-file = такого файла в наборе не бывает; файлы набора: { $files }
problem-file-twice = файл указан дважды; укажите его один раз
problem-out-of-range = значение { $value } вне пределов; нужно от { $min } до { $max }
problem-empty = текста нет; впишите его
problem-duplicate = «{ $value }» встречается здесь второй раз; повторов быть не должно
problem-unknown = нет такого ({ $thing }): «{ $value }»; назовите то, что есть
problem-missing = не хватает ({ $thing }): «{ $value }»; добавьте
problem-wrong-count = неверное число ({ $thing }): нужно { $needed }, найдено { $found }
problem-too-many = слишком много ({ $thing }): не больше { $max }, найдено { $found }
problem-wrong-form = значение не того вида; нужно: { $thing }
problem-wrong-length = неверное число элементов списка: нужно { $needed }, найдено { $found }
problem-not-among = «{ $value }» здесь невозможно; напишите одно из слов: { $words }
problem-not-a-word = «{ $id }» — не одно слово; пишите идентификатор без пробелов
problem-unknown-field = такого поля здесь нет; поля: { $known }
problem-absent = обязательного поля нет; добавьте его
problem-surplus = это поле здесь ничего не значит; уберите его
problem-own-neighbour = участок не может соседствовать сам с собой; уберите его из списка
problem-one-way = участок { $neighbour } не называет этот участок соседом; соседство взаимно
problem-too-few-points = слишком мало точек: { $found }; нужно не меньше { $needed }
problem-not-finite = координата — не конечное число
problem-placed-twice = у части «{ $unit }» уже есть место в этом сценарии; оно может быть только одно
problem-not-covered = для броска { $roll } нет результата; у каждого броска он ровно один
problem-covered-twice = для броска { $roll } есть второй результат; у каждого броска он ровно один
problem-unknown-source = «{ $value }» не указывает источника; начните с rulebook, printed, derived:, public: или reconstructed

## What a field refers to or holds, in any game

problem-thing = { $thing ->
    [area] участок карты
    [scenario] сценарий
    [effect] действие
    [whole_number] целое число
    [decimal] число
    [text] текст в кавычках
    [flag] true или false
    [list] список в квадратных скобках
    [table] таблица в фигурных скобках или под заголовком
   *[other] { $thing }
}
