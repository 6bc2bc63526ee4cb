### What is staged over the board, and the end of a game.

volga-moment-attack = Attaque contre la zone { $area }
volga-moment-integrity = Intégrité divisionnaire

volga-loss-german = Unités allemandes mises hors de combat
volga-loss-soviet = Unités soviétiques éliminées
