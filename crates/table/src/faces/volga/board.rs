//! The board for a terminal.

use volga::Volga;

use crate::words::Words;

/// The board.
pub(super) fn board(_game: &Volga, _words: Words) -> String {
    String::new()
}
