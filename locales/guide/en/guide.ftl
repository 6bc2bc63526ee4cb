### Numbers and punctuation.

## How numbers are written

decimal-mark = .
percent = { $number }%
from-to = { $low } to { $high }

## What stands between parts that are put together

colon = {": "}
semicolon = {"; "}
comma = {", "}

## What the system reports, and what cannot be read

trouble = { $kind ->
    [not_found] there is no such file or folder
    [denied] permission denied
    [address_in_use] something else uses this address already
    [address_not_available] this computer does not have this address
    [disk_full] the disk is full
    [is_directory] this is a folder, not a file
    [not_a_directory] a part of the path is not a folder
    [read_only] the disk can only be read
    [exists] there is something of this name already
    [not_text] the contents are not what they should be
    [too_short] the file ends too early
   *[other] the system reports an error (detail: { $detail })
}
unreadable-at = line { $line }, column { $column } (detail: { $detail })
