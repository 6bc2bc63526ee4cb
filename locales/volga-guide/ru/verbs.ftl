### Headings of the choices in the panel, by the first word of their notation.

verb-buy = Купить поддержку
verb-return = Вернуть подразделение
verb-move = Переместить
verb-attack = Атаковать
