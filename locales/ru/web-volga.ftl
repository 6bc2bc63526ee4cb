### Words of the pages of Volga: its board, its aids, what there is to know about its pieces.
