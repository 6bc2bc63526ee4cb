//! Requests and answers of the API.

use kurgan_core::{Seats, Verdict};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::hint::Hint;
use table::{AnySession, BlockedText, Choice, Ending, EventText, GameId, Given, State, Told, Words};
use utoipa::{IntoParams, ToSchema};

/// A game to start.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewGame {
    /// The id of the game in the catalog.
    pub(crate) game: String,
    /// Its options, as the catalog lists them; omitted options keep their default.
    #[schema(value_type = Option<Object>)]
    pub(crate) options: Option<Value>,
    /// The seed: the same seed deals the same game. Random if omitted, and always random in games with secrets on a
    /// network.
    #[schema(maximum = 9_007_199_254_740_991_u64)]
    pub(crate) seed: Option<u64>,
    /// Whether undo may go back past dice and draws.
    #[serde(default)]
    pub(crate) takebacks: bool,
    /// Whether the players enter all dice and draws themselves; not allowed in games with secrets on a network.
    #[serde(default)]
    pub(crate) own_dice: bool,
    /// With own dice, the results of the set-up: faces of dice, ids of what was drawn.
    #[schema(value_type = Option<Vec<Value>>)]
    pub(crate) chance: Option<Vec<Given>>,
}

/// A game that was started.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Created {
    /// Its id, as in addresses.
    pub(crate) id: String,
    /// Its seats.
    pub(crate) seats: Vec<&'static str>,
    /// Its version, which every change raises by one.
    pub(crate) version: u64,
}

/// A game in your list.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct Mine {
    /// Its id, as in addresses.
    pub(crate) id: String,
    /// The id of its game in the catalog.
    pub(crate) game: String,
    /// Its title.
    pub(crate) title: String,
    /// The turn as printed on the track.
    pub(crate) turn: u32,
    /// When it was started, in milliseconds since 1970.
    pub(crate) created: u64,
    /// When it was last changed, in milliseconds since 1970.
    pub(crate) updated: u64,
    /// Whether it has ended.
    pub(crate) over: bool,
    /// How it ended for you, or for the first of your seats if you hold several: `win`, `draw` or `loss`.
    #[schema(value_type = Option<String>)]
    pub(crate) result: Option<Verdict>,
    /// The level of victory or defeat.
    pub(crate) level: Option<String>,
    /// The score.
    pub(crate) score: Option<i32>,
    /// The seats you hold; empty if you hold them all.
    pub(crate) seats: Vec<u8>,
}

/// The list of your games.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MyGames {
    /// The most recently played first.
    pub(crate) games: Vec<Mine>,
}

/// The state of a game and the legal actions.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = State)]
pub(crate) struct Stands {
    /// The turn as printed on the track.
    turn: u32,
    /// The phase.
    phase: String,
    /// The seats that may decide now; none when the game is over.
    to_act: Vec<&'static str>,
    /// The current decision.
    prompt: String,
    /// The legal actions.
    legal: Vec<Choice>,
    /// The outcome, once the game is over.
    outcome: Option<Ending>,
    /// The hash of the position.
    hash: String,
}

impl Stands {
    /// The position as these seats see it.
    pub(super) fn of(session: &AnySession, held: Seats, words: Words) -> Self {
        let State { turn, phase, to_act, prompt, legal, outcome } = session.state_for(held, words);
        Self { turn, phase, to_act, prompt, legal, outcome, hash: session.hash_for(held) }
    }
}

/// A game as you may see it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Info {
    /// Its id, as in addresses.
    pub(crate) id: String,
    /// The id of its game in the catalog.
    #[schema(value_type = String)]
    pub(crate) game: GameId,
    /// Its version, which every change raises by one.
    pub(crate) version: u64,
    /// When it was last changed, in milliseconds since 1970.
    pub(crate) updated: u64,
    /// All seats of the game.
    pub(crate) seats: Vec<&'static str>,
    /// The seats you hold.
    pub(crate) held: Vec<&'static str>,
    /// Those of them whose view this is.
    pub(crate) side: Vec<&'static str>,
    /// The state of the game and your legal actions.
    pub(crate) state: Stands,
    /// How many entries are in force.
    pub(crate) at: usize,
    /// How many actions you can undo, one after another.
    pub(crate) undoable: usize,
    /// How many actions you can redo, one after another.
    pub(crate) redoable: usize,
    /// Whether undo may go back past dice and draws.
    pub(crate) takebacks: bool,
    /// Whether the players enter all dice and draws themselves.
    pub(crate) own_dice: bool,
    /// All options and their values.
    #[schema(value_type = Object)]
    pub(crate) options: Value,
    /// The commitment to the seed: BLAKE3 of seed and nonce.
    pub(crate) commitment: Option<String>,
    /// The seed, in games without secrets and in every game that is over.
    pub(crate) seed: Option<u64>,
    /// The nonce of the commitment, once the game is over.
    pub(crate) nonce: Option<String>,
}

/// An action to play.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Act {
    /// Its notation.
    pub(crate) action: String,
    /// With own dice, the results it takes: faces of dice, ids of what was drawn.
    #[schema(value_type = Option<Vec<Value>>)]
    pub(crate) chance: Option<Vec<Given>>,
    /// The version you have seen; the request is refused if the game has changed since.
    pub(crate) version: Option<u64>,
    /// A key of your choice for this action, at most 100 bytes: a request sent again with the same key is not carried
    /// out again, and the answer has its result.
    #[schema(max_length = 100)]
    pub(crate) key: Option<String>,
    /// Whether the table then plays every only choice by itself, as long as no dice, draws, other seats or the end
    /// follow. These are entries of their own, marked `forced`.
    #[serde(default)]
    pub(crate) forced: bool,
}

/// Actions to undo or redo.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_field_names)] // steps are what it is about
pub(crate) struct Steps {
    /// How many; one if omitted.
    #[schema(minimum = 1)]
    pub(crate) steps: Option<usize>,
    /// The version you have seen; the request is refused if the game has changed since.
    pub(crate) version: Option<u64>,
    /// A key of your choice for this change, as for an action.
    #[schema(max_length = 100)]
    pub(crate) key: Option<String>,
    /// Whether what was forced counts as one with the action that led to it.
    #[serde(default)]
    pub(crate) forced: bool,
}

/// The result of a change.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Changed {
    /// The new version.
    pub(crate) version: u64,
    /// Its events, as far as you may know them.
    #[schema(value_type = Vec<Object>)]
    pub(crate) events: Vec<EventText>,
    /// The state of the game and your legal actions.
    pub(crate) state: Stands,
}

/// The entry at which the log begins.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct From {
    /// The entry; 0 is the set-up.
    pub(crate) from: Option<usize>,
}

/// The log.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Story {
    /// The version of the game.
    pub(crate) version: u64,
    /// Entry by entry, as far as you may know.
    pub(crate) entries: Vec<Told>,
}

/// Illegal actions.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Blocked {
    /// Actions you might expect but that are illegal now, with the reasons.
    pub(crate) blocked: Vec<BlockedText>,
}

/// An action.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Which {
    /// The action in notation.
    pub(crate) action: String,
}

/// The budget of a hint.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Think {
    /// Thinking time in milliseconds, at most 10000; 1000 if omitted.
    pub(crate) ms: Option<u32>,
    /// The number of playouts instead, at most 2000.
    pub(crate) playouts: Option<u32>,
}

/// Hints.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Advice {
    /// The version of the game.
    pub(crate) version: u64,
    /// The number of playouts.
    pub(crate) playouts: u32,
    /// The best actions, the best first.
    pub(crate) hints: Vec<Hint>,
}

/// The seat that a link is for.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WantedLink {
    /// The seat.
    pub(crate) seat: String,
}

/// A link to a seat; the previous link no longer works.
#[derive(Debug, Serialize, ToSchema)]
#[allow(clippy::struct_field_names)] // a link is what it gives
pub(crate) struct Link {
    /// The seat.
    pub(crate) seat: String,
    /// The address to give to the player.
    pub(crate) link: String,
    /// The token in it, which programs send as `Authorization: Bearer`.
    pub(crate) token: String,
}

/// A token to take a seat with.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Token {
    /// The last part of the link.
    pub(crate) token: String,
}

/// A seat that was taken.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Seat {
    /// The game.
    pub(crate) id: String,
    /// The seat.
    pub(crate) seat: String,
}
