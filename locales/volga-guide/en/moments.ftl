### What is staged over the board, and the end of a game.

volga-moment-attack = Attack on { $area }
volga-moment-integrity = Divisional integrity

volga-loss-german = German units out of action
volga-loss-soviet = Soviet units eliminated
