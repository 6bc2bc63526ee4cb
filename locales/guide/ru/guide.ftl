### How numbers are written.

decimal-mark = ,
percent = { $number } %
