### Numbers and punctuation.

## How numbers are written

decimal-mark = .
percent = { $number }%
from-to = { $low } to { $high }

## Punctuation between parts

colon = {": "}
semicolon = {"; "}
comma = {", "}

## System errors and unreadable files

trouble = { $kind ->
    [not_found] there is no such file or folder
    [denied] permission denied
    [address_in_use] another program is already using this address
    [address_not_available] this computer does not have this address
    [disk_full] the disk is full
    [is_directory] this is a folder, not a file
    [not_a_directory] part of the path is not a folder
    [read_only] the disk is read-only
    [exists] a file or folder of this name already exists
    [not_text] the contents are not valid text
    [too_short] the file ends too early
   *[other] system error (detail: { $detail })
}
unreadable-at = line { $line }, column { $column } (detail: { $detail })
