### What is staged over the board, and the end of a game.

pavlov-moment-bomb = Бомба
pavlov-moment-raiders = Штурмовая группа
pavlov-moment-defense = Оборона
pavlov-moment-needs = Попадание при
pavlov-moment-at-least = { $target ->
    [6] 6
   *[other] { $target }–6
}
pavlov-moment-raid = { $result ->
    [success] Успех
   *[failure] Неудача
}
pavlov-moment-hits = { $hits ->
    [0] Мимо
    [1] Попадание
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}

pavlov-loss-soviet = Потеряно фишек РККА
pavlov-loss-wehrmacht = Уничтожено фишек вермахта
