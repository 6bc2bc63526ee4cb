### What is staged over the board, and the end of a game.

cauldron-loss-units = Немецких частей уничтожено
cauldron-loss-depleted = Немецких дивизий ослаблено
cauldron-loss-soviet = Советских частей уничтожено
