//! Arguments that name a game.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, Command};
use table::GameId;

/// A game on offer.
pub(super) fn games() -> impl TypedValueParser<Value = GameId> {
    PossibleValuesParser::new(GameId::offered().map(GameId::id)).try_map(|id| id.parse::<GameId>())
}

/// Any game; help, completions and errors name those on offer alone.
#[derive(Clone)]
pub(super) struct OfferedOrNot;

impl TypedValueParser for OfferedOrNot {
    type Value = GameId;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<GameId, clap::Error> {
        let known = value.to_str().and_then(|id| GameId::offered_or_not(id).ok());
        known.map_or_else(|| games().parse_ref(command, arg, value), Ok)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(GameId::offered().map(|game| PossibleValue::new(game.id()))))
    }
}
