### What is staged over the board, and the end of a game.

volga-moment-attack = Атака на зону { $area }
volga-moment-integrity = Единство дивизии

volga-loss-german = Немецких частей выбыло из строя
volga-loss-soviet = Советских частей уничтожено
