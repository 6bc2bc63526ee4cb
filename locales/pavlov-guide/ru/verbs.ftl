### Headings of the choices in the panel, by the first word of their notation.

verb-act = Фишки
verb-crew = Вооружение
verb-attack = Атаковать
verb-recover = Восстановить
verb-observe = Корректировка огня
verb-deploy = Подкрепления
verb-lay = Подавление
