### Numbers and punctuation.

## How numbers are written

decimal-mark = ,
percent = { $number } %
from-to = de { $low } à { $high }

## What stands between parts that are put together

colon = {" : "}
semicolon = {" ; "}
comma = {", "}

## What the system reports, and what cannot be read

trouble = { $kind ->
    [not_found] ce fichier ou dossier n’existe pas
    [denied] accès refusé
    [address_in_use] cette adresse est déjà utilisée
    [address_not_available] cet ordinateur n’a pas cette adresse
    [disk_full] le disque est plein
    [is_directory] c’est un dossier, pas un fichier
    [not_a_directory] une partie du chemin n’est pas un dossier
    [read_only] le disque est en lecture seule
    [exists] un fichier ou un dossier porte déjà ce nom
    [not_text] le contenu n’est pas du texte valable
    [too_short] le fichier est incomplet
   *[other] erreur du système (détail : { $detail })
}
unreadable-at = ligne { $line }, colonne { $column } (détail : { $detail })
