### What the server says when it cannot do what was asked.

## Requests

## Games

## Starting

start-address = Impossible d’écouter sur { $address } : { $problem }
start-in-use = Un autre serveur Kurgan utilise { $folder }. Arrêtez-le, ou choisissez un autre dossier avec --data.
start-folder = Le dossier { $folder } est inutilisable : { $problem }
start-later = { $file } a été écrit par une version plus récente de Kurgan (schéma { $version }). Utilisez cette version ou une plus récente.
start-database = La base de données { $file } est inutilisable : { $problem }
start-system = Erreur du système : { $problem }
backup-exists = { $file } existe déjà. Choisissez un autre nom.
backup-nothing = La base de données { $file } n’existe pas.
