//! Written positions: reading them and completing omitted fields.

use serde_json::{Map, Value};

use crate::game::Game;
use crate::json::{self, Differences};
use crate::notation::Lexicon;

/// A position that was read.
pub struct Restored<G> {
    /// The position.
    pub game: G,
    /// What was left out, by its field, with the fresh value it took.
    pub assumed: Map<String, Value>,
}

impl<G: Game> Restored<G> {
    /// Reads a position, if it is a possible one. It is taken at its word: what is said twice or in contradiction to the
    /// rest is refused, not put right. What is wrong begins with the field it is about. A thing may have any name by which
    /// the notation knows it.
    pub fn read(pack: &'static G::Pack, position: &Value) -> Result<Self, String> {
        let record: G::Record = json::shaped(position)?;
        let game = G::restore(pack, &record).map_err(|broken| broken.to_string())?;
        let whole = serde_json::to_value(game.record()).map_err(|error| error.to_string())?;
        let Differences { left_out, contradicted } =
            Differences::between(position, &whole, &|one, other| is_same(pack, one, other));
        match contradicted.first() {
            Some(field) => Err(format!("{field}: it contradicts the rest")),
            None => Ok(Self { game, assumed: left_out }),
        }
    }

    /// The same for a position that leaves nothing out.
    pub fn whole(self) -> Result<G, String> {
        match self.assumed.keys().next() {
            Some(field) => Err(format!("{field}: it is left out")),
            None => Ok(self.game),
        }
    }
}

/// Whether two texts name the same thing, or the same things word by word.
fn is_same(lexicon: &impl Lexicon, one: &str, other: &str) -> bool {
    let (one, other) = (one.to_lowercase(), other.to_lowercase());
    let thing = |one: &str, other: &str| {
        let number = |kind: &str, word: &str| lexicon.number(kind, word);
        let mut kinds = lexicon.kinds().iter();
        one == other || kinds.any(|kind| number(kind, one).is_some_and(|thing| number(kind, other) == Some(thing)))
    };
    let words = |text: &str| text.split(' ').count();
    thing(&one, &other)
        || words(&one) == words(&other) && one.split(' ').zip(other.split(' ')).all(|(one, other)| thing(one, other))
}
