### The words of the lab: summaries, comparisons, reports and complaints.

## Games

ended-loss = perdues
ended-draw = nulles
ended-win = gagnées

## Tracks

## What happens in a game

factor-event = Événement : { $name }
factor-lost = Perte : { $name }

## The summary on the terminal

summary-arm = { $arm } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
summary-won = gagnées { $rate } % (intervalle à 95 % : { $low } % à { $high } %, une partie nulle compte pour une demi-victoire)
summary-score = score ({ $what }) : moyenne { $mean } ± { $error } ; 5 % { $q5 }, 25 % { $q25 }, médiane { $q50 }, 75 % { $q75 }, 95 % { $q95 }
summary-length = durée : fin au tour { $turn } (médiane) ; { $decisions } décisions (médiane ; 5 % { $few }, 95 % { $many })
summary-ends = fin : { $ends }
summary-end = { $reason } { $share } % (tour moyen { $turn }, dont { $won } % gagnées)
summary-lost = perdues : { $causes }
summary-cause = { $cause } { $share } % (tour { $turn })

## The report

report-lead = { $game }. Parties de chaque bras : { $games }. Bras : { $arms }. Graines { $first } à { $last }.
report-paired = Les dés sont appariés : la même graine donne la même partie dans chaque bras, si bien que les bras se comparent partie par partie.
report-unpaired = Les dés ne sont pas appariés : les parties de même graine dans des bras différents n’ont rien à voir entre elles.
report-won = Parties gagnées
report-won-note = Une partie nulle compte pour une demi-victoire. Les moustaches sont des intervalles à 95 % (Wilson).
report-marginals = Parties gagnées par option
report-marginals-note = Chaque valeur est calculée sur tous les bras qui l’ont. Si les bras partagent leurs graines, l’intervalle est celui d’un seul bras.
report-scores = Scores : { $what }
report-tracks = Tour par tour
report-tracks-note = Chaque piste à la première décision d’un tour, sur toutes les parties arrivées jusque-là. La ligne est la médiane ; la bande exclut le dixième le plus bas et le dixième le plus haut.
report-ends = Comment les parties se terminent
report-losses = Où et quand les parties se perdent
report-losses-note = En pourcentage de toutes les parties du bras.
report-no-losses = Aucune partie n’a été perdue.
report-impact = Ce qui est corrélé avec la victoire et la défaite
report-impact-note = Écart, en points de pourcentage, entre le taux de victoire des parties où cela arrive et celui des autres. Une corrélation ne prouve pas une cause : certaines choses n’arrivent que dans les parties longues, ou déjà perdues. Et sur un grand nombre, quelques-unes ressortent par hasard.
report-no-impact = Rien ne ressort.
report-options = Toutes les options
report-yes = oui
report-no = non
report-as-printed = selon le livret

report-players = Joueurs
report-player = { $name } ({ $id })
player-name = { $player ->
    [random] coups au hasard
    [expert] règles empiriques
    [lookahead] une action d’avance
    [flat] simulations des actions prometteuses
   *[search] recherche arborescente
}

head-arm = Bras
head-games = Parties
head-won = Gagnées
head-interval = Intervalle à 95 %
head-drawn = Nulles
head-score = Score moyen ({ $what })
head-quantiles = 5 % / médiane / 95 %
head-turns = Dernier tour (médiane)
head-decisions = Décisions (médiane)
head-end = Fin
head-share = Part
head-turn = Tour moyen
head-reason = Raison et tour
head-all = Tous les tours
head-factor = Événement
head-games-with = Parties avec
head-won-with = Gagnées avec
head-won-without = Gagnées sans
head-difference = Écart

## Comparisons

compare-paired = Comparaison : { $a } et { $b }, { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
} de parties de même graine.
compare-unpaired = Comparaison : { $a } et { $b }, { $first } et { $second } parties non appariées, faute de graines communes ou de dés appariés.
compare-won = Gagnées : { $first } % et { $second } %. Écart de { $difference } points de pourcentage (intervalle à 95 % : { $low } à { $high }).
compare-better = À graine égale, { $a } fait mieux dans { $first ->
    [one] { $first } partie
   *[other] { $first } parties
}, { $b } dans { $second }.
compare-more = Par rapport à { $a }, { $b } gagne significativement plus souvent : plus que le hasard ne l’explique ({ $p }).
compare-fewer = Par rapport à { $a }, { $b } gagne significativement moins souvent : plus que le hasard ne l’explique ({ $p }).
compare-alike = Pas de différence significative entre les taux de victoire de { $a } et de { $b } ({ $p }).
compare-score = Score moyen : { $first } et { $second }. Écart de { $difference } (intervalle à 95 % : { $low } à { $high }).
compare-score-higher = Par rapport à { $a }, { $b } obtient un score significativement plus élevé.
compare-score-lower = Par rapport à { $a }, { $b } obtient un score significativement plus bas.
compare-score-alike = Pas de différence significative entre les scores de { $a } et de { $b }.

## Complaints

error-unreadable = Impossible de lire { $file } : { $message }
error-unwritable = Impossible d’écrire { $file } : { $message }
error-disk-full = Impossible d’écrire { $file } : le disque est plein. Faites de la place et continuez avec --resume.
error-syntax = { $file } n’est pas une expérience valable : { $message }
error-field = { $file }, champ { $field } : { $fault }
error-flag = { $field } : { $fault }
error-other = { $folder } contient les résultats d’une autre expérience. Choisissez un autre dossier avec --out.
error-unfinished = { $folder } contient une exécution inachevée de cette expérience. Continuez-la avec --resume, ou choisissez un autre dossier avec --out.
error-finished = { $folder } contient déjà les résultats de cette expérience. Pour la jouer de nouveau, choisissez un autre dossier avec --out.
error-occupied = { $folder } contient d’autres fichiers et pas d’expérience. Choisissez un autre dossier avec --out.
error-in-use = { $folder } est en cours d’utilisation : un autre programme joue cette expérience.
error-failed = Bras { $arm } : une partie n’est pas allée à son terme, parmi celles à partir de la graine { $seed }. C’est un bug du programme ; toutes les parties précédentes sont conservées.
error-no-run = { $folder } ne contient pas d’expérience terminée.
error-damaged = { $file } est endommagé : { $message }
error-no-arm = { $folder } n’a pas de bras { $arm }. Ses bras sont : { $known }
error-which-arm = { $folder } a plusieurs bras. Nommez-en un sous la forme DOSSIER#BRAS. Ses bras sont : { $known }
error-alone = { $folder } n’a qu’un bras. Nommez un autre dossier avec lequel le comparer.
error-other-game = Les deux expériences portent sur des jeux différents : { $one } et { $other }. Comparez des expériences du même jeu.
error-threads = Impossible de démarrer les fils d’exécution : { $message }

fault-unknown = valeur inconnue. Choix possibles : { $known }.
fault-missing = cette valeur est obligatoire.
fault-text = ce doit être une chaîne.
fault-flag = ce doit être true ou false.
fault-number = ce doit être un nombre entier de { $from } à { $to }.
fault-table = ce doit être une table.
fault-list = ce doit être une liste d’au moins une valeur.
fault-one-of = ce doit être une de ces valeurs : { $words }.
fault-pair = la forme doit être NOM=VALEUR,VALEUR.
fault-twice = deux bras porteraient le nom { $name } ; renommez-en un.
fault-too-many = cela fait { $arms } bras ; { $most } au plus sont possibles.
