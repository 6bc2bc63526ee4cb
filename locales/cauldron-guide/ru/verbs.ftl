### Headings of the choices in the panel, by the first word of their notation.

verb-appeal = Обращение
verb-build = Построить МПО
verb-activate = Активировать МПО
verb-unit = Переместить часть
verb-attack = Атаковать
verb-strike = Советские атаки
verb-relief = Деблокирующая группа
verb-with = Атакующие
verb-commit = Снабжение атаки
verb-advance = Продвижение
