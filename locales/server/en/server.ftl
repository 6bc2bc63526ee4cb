### What the server says when it cannot do what was asked.

## Requests

## Games

## Starting

# $address (String)
# $problem (String)
start-address = Cannot listen on { $address }: { $problem }
# $folder (String)
start-in-use = Another Kurgan server is using { $folder }. Stop it, or choose another folder with --data.
# $folder (String)
# $problem (String)
start-folder = Cannot use the folder { $folder }: { $problem }
# $file (String)
# $version (Number)
start-later = { $file } was written by a later version of Kurgan (schema { $version }). Use that version or a newer one.
# $file (String)
# $problem (String)
start-database = Cannot use the database { $file }: { $problem }
# $problem (String)
start-system = System error: { $problem }
# $file (String)
backup-exists = { $file } already exists. Choose another name.
# $file (String)
backup-nothing = There is no database { $file }.
