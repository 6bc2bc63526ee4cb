### Why something cannot be done, and what to do instead.

refusal-not-now = Ce n’est pas la décision à prendre maintenant. Choisissez une des actions permises.
refusal-lit-last = Éclairé l’heure précédente : { $landing }. Pointez le projecteur ailleurs.
refusal-already-sent = Déjà envoyé cette heure-ci : { $boat }. Choisissez un autre bateau, ou appareillez.
refusal-full = Plus de place cette heure-ci : { $landing }. Choisissez un autre appontement.
refusal-not-under-fire = Hors de la lumière : { $boat }. Choisissez un bateau éclairé.
refusal-sunk = Coulé : { $boat }. Choisissez un bateau à flot.
