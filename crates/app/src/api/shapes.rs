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
    /// Which game, as the catalog names it.
    pub(crate) game: String,
    /// Its options, as the catalog lists them; the others are as usual.
    #[schema(value_type = Option<Object>)]
    pub(crate) options: Option<Value>,
    /// The seed number: the same number deals the same game. By chance when absent, and always where players of a network
    /// hide something from each other.
    #[schema(maximum = 9_007_199_254_740_991_u64)]
    pub(crate) seed: Option<u64>,
    /// Whether undo may go back past dice and draws.
    #[serde(default)]
    pub(crate) takebacks: bool,
    /// Whether all dice and draws are handed in by the players; not where players of a network hide something from each
    /// other.
    #[serde(default)]
    pub(crate) own_dice: bool,
    /// With own dice, the results of the set-up: faces of dice, ids of what was drawn.
    #[schema(value_type = Option<Vec<Value>>)]
    pub(crate) chance: Option<Vec<Given>>,
}

/// A game that was started.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Created {
    /// Its name in addresses.
    pub(crate) id: String,
    /// Its seats.
    pub(crate) seats: Vec<&'static str>,
    /// Its version, which every change raises by one.
    pub(crate) version: u64,
}

/// A game in the list of mine.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct Mine {
    /// Its name in addresses.
    pub(crate) id: String,
    /// Which game.
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
    /// How it ended for me, for the first of my seats if I hold several: `win`, `draw` or `loss`.
    #[schema(value_type = Option<String>)]
    pub(crate) result: Option<Verdict>,
    /// The level of victory or defeat.
    pub(crate) level: Option<String>,
    /// The score.
    pub(crate) score: Option<i32>,
    /// The seats that I hold; none are named where I hold them all.
    pub(crate) seats: Vec<u8>,
}

/// The list of my games.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MyGames {
    /// The last one played first.
    pub(crate) games: Vec<Mine>,
}

/// Where a game stands and what can be done.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = State)]
pub(crate) struct Stands {
    /// The turn as printed on the track.
    turn: u32,
    /// The phase.
    phase: String,
    /// The seats that may decide now; none when the game is over.
    to_act: Vec<&'static str>,
    /// What to decide now.
    prompt: String,
    /// The legal actions.
    legal: Vec<Choice>,
    /// The end, once it has come.
    outcome: Option<Ending>,
    /// The fingerprint of the position.
    hash: String,
}

impl Stands {
    /// As these seats see it.
    pub(super) fn of(session: &AnySession, held: Seats, words: Words) -> Self {
        let State { turn, phase, to_act, prompt, legal, outcome } = session.state_for(held, words);
        Self { turn, phase, to_act, prompt, legal, outcome, hash: session.hash_for(held) }
    }
}

/// A game as I see it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Info {
    /// Its name in addresses.
    pub(crate) id: String,
    /// Which game.
    #[schema(value_type = String)]
    pub(crate) game: GameId,
    /// Its version, which every change raises by one.
    pub(crate) version: u64,
    /// When it was last changed, in milliseconds since 1970.
    pub(crate) updated: u64,
    /// All seats of the game.
    pub(crate) seats: Vec<&'static str>,
    /// The seats that I hold.
    pub(crate) held: Vec<&'static str>,
    /// Those of them for which I look now.
    pub(crate) side: Vec<&'static str>,
    /// Where the game stands and what I can do.
    pub(crate) state: Stands,
    /// How many entries are in force.
    pub(crate) at: usize,
    /// How many actions I can take back one after the other.
    pub(crate) undoable: usize,
    /// How many actions I can play again one after the other.
    pub(crate) redoable: usize,
    /// Whether undo may go back past dice and draws.
    pub(crate) takebacks: bool,
    /// Whether all dice and draws are handed in by the players.
    pub(crate) own_dice: bool,
    /// The options in force, all of them.
    #[schema(value_type = Object)]
    pub(crate) options: Value,
    /// The promise made about the seed: BLAKE3 of seed number and nonce.
    pub(crate) commitment: Option<String>,
    /// The seed number: where nobody hides anything, and of every game that is over.
    pub(crate) seed: Option<u64>,
    /// The nonce of the promise, once the game is over.
    pub(crate) nonce: Option<String>,
}

/// An action to carry out.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Act {
    /// Its notation.
    pub(crate) action: String,
    /// With own dice, the results it takes: faces of dice, ids of what was drawn.
    #[schema(value_type = Option<Vec<Value>>)]
    pub(crate) chance: Option<Vec<Given>>,
    /// The version that I looked at; refused when the game has moved on since.
    pub(crate) version: Option<u64>,
    /// A word of my own for this action, at most 100 bytes: sent again with the same one, it is not carried out again, and
    /// the answer tells what it came to.
    #[schema(max_length = 100)]
    pub(crate) key: Option<String>,
    /// Whether the table goes on by itself with what is then the only choice, where no dice, draws, other seats or the end
    /// follow. These are entries of their own, marked `forced`.
    #[serde(default)]
    pub(crate) forced: bool,
}

/// Actions to take back or to play again.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_field_names)] // steps are what it is about
pub(crate) struct Steps {
    /// How many; one when absent.
    #[schema(minimum = 1)]
    pub(crate) steps: Option<usize>,
    /// The version that I looked at; refused when the game has moved on since.
    pub(crate) version: Option<u64>,
    /// A word of my own for this change, as for an action.
    #[schema(max_length = 100)]
    pub(crate) key: Option<String>,
    /// Whether what was forced counts as one with the action that led to it.
    #[serde(default)]
    pub(crate) forced: bool,
}

/// What came of a change.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Changed {
    /// The new version.
    pub(crate) version: u64,
    /// What happened, as far as I may know.
    #[schema(value_type = Vec<Object>)]
    pub(crate) events: Vec<EventText>,
    /// Where the game stands and what I can do.
    pub(crate) state: Stands,
}

/// From which entry on the log is told.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct From {
    /// The entry; 0 is the set-up.
    pub(crate) from: Option<usize>,
}

/// What happened.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Story {
    /// The version that this was read from.
    pub(crate) version: u64,
    /// Entry by entry, as far as I may know.
    pub(crate) entries: Vec<Told>,
}

/// What cannot be done.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Blocked {
    /// What I might expect to do but cannot now, with the reasons.
    pub(crate) blocked: Vec<BlockedText>,
}

/// Which action.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Which {
    /// The action in notation.
    pub(crate) action: String,
}

/// How much to think.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Think {
    /// So many milliseconds, 10000 at most; 1000 when absent.
    pub(crate) ms: Option<u32>,
    /// So many games played on from here, 2000 at most, instead.
    pub(crate) playouts: Option<u32>,
}

/// What to do.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Advice {
    /// The version that was thought about.
    pub(crate) version: u64,
    /// How many games were played on.
    pub(crate) playouts: u32,
    /// The best actions, the best first.
    pub(crate) hints: Vec<Hint>,
}

/// For whom a link is wanted.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WantedLink {
    /// The seat.
    pub(crate) seat: String,
}

/// A link to a seat; the one before opens nothing any more.
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
