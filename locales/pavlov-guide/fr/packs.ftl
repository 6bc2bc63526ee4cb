### What can be wrong with a data pack of this game. A sentence follows the file, the record and the field it is about.

problem-colours-and-numbers = une position a exactement un numéro par couleur ; nommez les mêmes couleurs dans les deux champs
problem-shields = les valeurs doivent descendre une à une de { $maximum } à { $minimum } (p. 11)
problem-unlike-sides = les trois côtés de la maison doivent avoir les mêmes valeurs de défense (p. 2)
problem-sapper-circle = l’emplacement Sapeur est le dernier cercle de la piste ; ce doit être le cercle { $circles } (p. 13)
problem-raid-dice = un raid de toute la garnison lance { $found } dés ; { $max } au plus sont possibles
problem-not-a-weapon = { $letter } n’est pas la lettre d’une arme ; il faut A, G ou M (p. 23)
problem-orders = les règles donnent d’autres actions à cette unité ; écrivez { $orders } (p. 6–8)
problem-same-unit = une carte soviétique montre deux unités différentes ; changez-en une (p. 5)
problem-turns = avec { $cards } cartes à raison de { $per_turn } par tour, ces tours ne sont pas remplis (p. 26)
problem-removed = le paquet { $deck } a { $size } cartes ; il faut en retirer moins (p. 28)
problem-casualty-faces = les faces qui coûtent un pion vont de 1 à une face inférieure à 6 (p. 18)
problem-award-gap = il faut exactement une ligne par score ; celle-ci doit finir à { $expected } (p. 26)
problem-weapon-without-value = pour une arme de lettre { $letter }, la valeur doit dépasser 0 (p. 23)
problem-weapon-with-value = pour une arme de lettre { $letter }, la valeur doit être 0 (p. 23)
problem-resupply-side = toute carte Groupe d’assaut sauf la Milk House a une face Ravitaillement ; écrivez { $wanted } (p. 17)

## What a field refers to or a file must hold

problem-thing = { $thing ->
    [position] position de combat
    [radio] position de combat avec la radio
    [track] piste
    [circle] cercle de la piste
    [location] emplacement
    [board_box] case du plateau
    [panel] panneau du plateau
    [side] côté de la maison
    [shield] valeur de défense
    [soviet_counter] pion soviétique
    [starting_counter] pion de départ
    [commander] commandant
    [special_letter] lettre spéciale
    [weapon] arme
    [wehrmacht_type] type de pion de la Wehrmacht
    [wehrmacht_counter] pion de la Wehrmacht
    [wehrmacht_card] carte de la Wehrmacht
    [deck_card] carte de ce paquet
    [competitive_card] carte des parties compétitives
    [card_type] type de carte de la Wehrmacht
    [category] catégorie de cartes de la Wehrmacht
    [resupply_card] carte Ravitaillement
    [milk_house] Milk House
    [soviet_card] carte soviétique
    [fog_card] carte Brouillard de guerre
    [card_unit] unité des cartes soviétiques
    [order] action d’une carte soviétique
    [tactic] tactique
    [tactic_card] carte Tactique
    [support] carte Support opérationnel
    [storm_group] carte Groupe d’assaut
    [token] type de jeton
    [all_tokens] jeton
    [number] nombre des règles
    [award] ligne de la table des récompenses
   *[other] { $thing }
}
