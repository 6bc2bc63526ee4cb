### What the server says when it cannot do what was asked.

## Requests

## Games

## Starting

# $address (String)
# $problem (String)
start-address = Cannot listen on { $address }: { $problem }
# $folder (String)
start-in-use = Another Kurgan is using { $folder }. Stop it, or choose another folder with --data.
# $folder (String)
# $problem (String)
start-folder = The folder { $folder } cannot be used: { $problem }
# $file (String)
# $version (Number)
start-later = { $file } was written by a later version of Kurgan (schema { $version }). Use that version.
# $file (String)
# $problem (String)
start-database = The database { $file } cannot be used: { $problem }
# $problem (String)
start-system = System error: { $problem }
# $file (String)
backup-exists = { $file } is there already. Choose another name.
# $file (String)
backup-nothing = There is no database { $file }.
