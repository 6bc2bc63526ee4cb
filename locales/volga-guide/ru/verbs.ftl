### Headings of the choices in the panel, by the first word of their notation.

verb-buy = Купить
verb-return = Вернуть часть
verb-move = Переместить часть
verb-attack = Атаковать
