//! What a game needs to be drawn.

use kurgan_core::{Game, View};
use maud::Markup;

use crate::board::{About, Aid, Board, Gauge, Stage};
use crate::words::Tongue;

/// A game that can be drawn, as a seat sees it.
pub(crate) trait Drawn: Game {
    /// The board with everything on it.
    fn board(view: &View<Self>, tongue: Tongue) -> Board;

    /// Symbols that the faces of pieces refer to by `<use href="#...">`, once in a page.
    fn symbols() -> Markup;

    /// The numbers that are always in sight.
    fn gauges(view: &View<Self>, tongue: Tongue) -> Vec<Gauge>;

    /// The sequence of play of a turn.
    fn sequence(view: &View<Self>, tongue: Tongue) -> Vec<Stage>;

    /// What to look things up in: tables with the modifiers in force, what is left in bags and decks, the score so far
    /// and what it takes to win.
    fn aids(view: &View<Self>, tongue: Tongue) -> Vec<Aid>;

    /// Everything about an element; none where there is no such element.
    fn about(view: &View<Self>, element: &str, tongue: Tongue) -> Option<About>;
}
