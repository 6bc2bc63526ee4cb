### What is staged over the board, and the end of a game.

cauldron-loss-units = Unités allemandes éliminées
cauldron-loss-depleted = Divisions allemandes affaiblies
cauldron-loss-soviet = Unités soviétiques éliminées
