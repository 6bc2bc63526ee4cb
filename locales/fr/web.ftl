### Words of the pages that all games share.
### Where a message has variables, functions take them in the order in which they first appear here.

brand = Kurgan
