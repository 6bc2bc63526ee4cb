### What is staged over the board, and the end of a game.

cauldron-loss-units = German units eliminated
cauldron-loss-depleted = German divisions depleted
cauldron-loss-soviet = Soviet units eliminated
