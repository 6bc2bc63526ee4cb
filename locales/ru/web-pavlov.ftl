### Words of the pages of Pavlov: its board, its aids, what there is to know about its pieces.
