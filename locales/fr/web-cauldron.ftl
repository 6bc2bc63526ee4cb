### Words of the pages of Cauldron: its board, its aids, what there is to know about its pieces.
