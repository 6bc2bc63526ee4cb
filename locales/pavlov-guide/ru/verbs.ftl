### Headings of the choices in the panel, by the first word of their notation.

verb-act = Фишки
verb-crew = Оружие
verb-attack = Атаковать
verb-recover = Восстановить
verb-observe = Передовой наблюдатель
verb-deploy = Подкрепления
verb-lay = Подавить
