//! Tests of this board.
