//! The trait `Game`: what every game implements.

use std::collections::BTreeMap;
use std::fmt;

use rand_core::Rng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::chance::{Chance, Ratio, TooMany, Why, outcomes};
use crate::notation::{self, Lexicon};
use crate::options::{OptionSpec, Options};
use crate::pack::Pack;
use crate::parts::Parts;
use crate::view::View;

/// A place at the table, numbered in the order of [`Game::seats`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(pub u8);

/// The seats that may decide now: none when the game is over, several where any of them may.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// One seat.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// The first so many seats, eight at most.
    pub const fn first(count: usize) -> Self {
        if count == 0 { Self::NONE } else { Self(u8::MAX >> 8usize.saturating_sub(count)) }
    }

    /// This and one more seat.
    #[must_use]
    pub const fn and(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// Whether this seat is among them.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 != 0
    }

    /// The seats that are in both.
    #[must_use]
    pub const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether nobody is to act.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.has(seat))
    }
}

/// How a game ended for one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The seat lost.
    Loss,
    /// Neither.
    Draw,
    /// The seat won.
    Win,
}

impl Verdict {
    /// Every verdict, the worst first.
    pub const ALL: [Self; 3] = [Self::Loss, Self::Draw, Self::Win];

    /// The name in files and protocols.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::Win => "win",
        }
    }

    /// The verdict of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|verdict| verdict.id() == name)
    }

    /// What it counts: a win two halves, a draw one.
    pub const fn halves(self) -> u8 {
        self as u8
    }
}

/// The end of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// One verdict per seat, in the order of the game's seats.
    pub verdicts: Vec<Verdict>,
    /// The level of victory or defeat, as an id that the locales know.
    pub level: &'static str,
    /// The score by which games are compared; higher is better for the first seat.
    pub score: i32,
    /// What ended the game, as an id that the locales know.
    pub reason: &'static str,
}

/// Somebody who wants to hear what happens.
pub trait Log<E> {
    /// Takes one event.
    fn push(&mut self, event: E);

    /// Whether anybody listens: what an event is made of need not be worked out otherwise.
    #[inline]
    fn listens(&self) -> bool {
        true
    }
}

/// Nobody listens; events then cost nothing.
impl<E> Log<E> for () {
    #[inline]
    fn push(&mut self, _event: E) {}
    #[inline]
    fn listens(&self) -> bool {
        false
    }
}

impl<E> Log<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}

/// An invariant that does not hold, in words for the developer or the author of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken(pub String);

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The fingerprint of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hash([u8; 16]);

impl Hash {
    /// The fingerprint of a value's canonical bytes.
    ///
    /// # Panics
    /// If the value has no such bytes (a map, or a sequence of unknown length), which the first test of a game shows.
    pub fn of<T: Serialize>(value: &T) -> Self {
        let bytes = postcard::to_stdvec(value).expect("positions are plain data");
        let mut short = [0; 16];
        short.copy_from_slice(&blake3::hash(&bytes).as_bytes()[..16]);
        Self(short)
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A position of a game, and its rules.
///
/// A position is a small flat value. Rules reach chance only through [`Chance`] and tell what happens through [`Log`].
/// [`Game::apply`] takes any action that [`Game::legal`] lists; whoever lets other people choose asks
/// [`Game::legal`] first (as [`Session`](crate::Session) does).
pub trait Game: Clone + PartialEq + Serialize {
    /// The components: what is printed on board, counters and cards.
    type Pack: Pack + Lexicon;
    /// Scenario, variants and optional rules.
    type Options: Options;
    /// One decision, with its form in the notation.
    type Action: Copy + Eq + fmt::Debug + Serialize + DeserializeOwned;
    /// Something that happened: an enum whose variants declare a kind and a rule, as [`Parts`] reads them, and hold the
    /// data for a sentence.
    type Event: Clone + fmt::Debug + Serialize + DeserializeOwned;
    /// What a seat may see, borrowed: it copies nothing, so that players can look through it in playouts.
    type Sight<'a>: Copy
    where
        Self: 'a;
    /// What a seat may see, written down as the protocol has it.
    type Shown: Serialize;
    /// A position in printed names and numbers, as a person would write it down.
    type Record: Serialize + DeserializeOwned;
    /// Why something cannot be done.
    type Refusal: Reason;
    /// What an action came to.
    type Upshot: Upshot<Self::Event>;

    /// The name in commands, files and protocols.
    const ID: &'static str;
    /// Raised whenever a change in the rules makes old journals play differently.
    const RULES: u32;
    /// Every option, the scenario first.
    const OPTIONS: &'static [OptionSpec];
    /// Every seat that the game knows.
    const SEATS: &'static [&'static str];

    /// The seats of a game with these options, in order.
    fn seats(_options: &Self::Options) -> &'static [&'static str] {
        Self::SEATS
    }

    /// The seats that see what this one sees, itself included: all of them where nothing is hidden.
    fn side(options: &Self::Options, _seat: Seat) -> Seats {
        Seats::first(Self::seats(options).len())
    }

    /// Sets the game up and carries it on to the first decision.
    fn start<C: Chance, L: Log<Self::Event>>(
        pack: &'static Self::Pack,
        options: &Self::Options,
        chance: &mut C,
        log: &mut L,
    ) -> Result<Self, C::Dry>;

    /// The components this game is played with.
    fn pack(&self) -> &'static Self::Pack;

    /// The options this game is played with.
    fn options(&self) -> &Self::Options;

    /// Who may decide now.
    fn to_act(&self) -> Seats;

    /// Adds every legal action to `out`: at least one while somebody is to act, none afterwards.
    fn legal(&self, out: &mut Vec<Self::Action>);

    /// Carries out a legal action and goes on to the next decision. When chance runs dry the position is left half
    /// changed: apply to a copy and keep it on success.
    fn apply<C: Chance, L: Log<Self::Event>>(
        &mut self,
        action: Self::Action,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry>;

    /// The end, once it has come.
    fn outcome(&self) -> Option<Outcome>;

    /// The position through the eyes of a seat; `None` is a spectator.
    fn sight(&self, seat: Option<Seat>) -> Self::Sight<'_>;

    /// What a seat may see, written down; `None` is a spectator.
    fn shown(&self, seat: Option<Seat>) -> Self::Shown;

    /// What a seat may see, for whoever tells or draws it; `None` is a spectator.
    fn view(&self, seat: Option<Seat>) -> View<Self> {
        View::of(self, seat)
    }

    /// What a seat learns of an event of this game, nothing where it happens out of its sight; `None` is a spectator.
    fn seen_by(&self, event: &Self::Event, _seat: Option<Seat>) -> Option<Self::Event> {
        Some(event.clone())
    }

    /// Whether this event shows one side what another one had hidden, so that there is no taking it back.
    fn shows(_event: &Self::Event) -> bool {
        false
    }

    /// Deals anew everything this seat cannot see but another one holds.
    fn redeal(&mut self, seat: Seat, rng: &mut impl Rng);

    /// Checks every invariant.
    fn check(&self) -> Result<(), Broken>;

    /// The turn as printed on the track.
    fn turn(&self) -> u32;

    /// Whether this action gives up the game; random play leaves such actions out.
    #[inline]
    fn resigns(_action: Self::Action) -> bool {
        false
    }

    /// The final word that an earlier version of the rules said here by itself, where today's ask for it: in a journal of
    /// that version it stands between the lines.
    fn implied(&self) -> Option<Self::Action> {
        None
    }

    /// Why this action, well-formed but not legal, cannot be done now.
    fn refuse(&self, action: Self::Action) -> Self::Refusal;

    /// What a player might expect to do now but cannot, each with the reason.
    fn blocked(&self) -> Vec<(Self::Action, Self::Refusal)>;

    /// The exact distribution of what a legal action comes to, by walking every way its chance can fall.
    fn odds(&self, action: Self::Action) -> Result<BTreeMap<Self::Upshot, Ratio>, TooMany> {
        outcomes(|chance| {
            let mut events = Vec::new();
            self.clone().apply(action, chance, &mut events).unwrap_or_else(|never| match never {});
            Self::Upshot::of(&events)
        })
    }

    /// The position in printed names and numbers.
    fn record(&self) -> Self::Record;

    /// The position that a record describes, if it is a possible one.
    fn restore(pack: &'static Self::Pack, record: &Self::Record) -> Result<Self, Broken>;

    /// The forms of the notation: a verb, and names for what follows it.
    fn forms() -> Vec<String> {
        notation::forms::<Self::Action>()
    }

    /// The notation of an action.
    fn write(pack: &Self::Pack, action: Self::Action) -> String {
        notation::write(&action, pack)
    }

    /// Reads the notation of an action; the error says what was expected instead.
    fn read(pack: &Self::Pack, text: &str) -> Result<Self::Action, Unreadable> {
        notation::read(text, pack)
    }

    /// The printed id of a thing drawn from a bag.
    fn drawn(pack: &Self::Pack, bag: Why, id: u8) -> String;

    /// The thing of that printed id, in that bag's numbering.
    fn drawn_id(pack: &Self::Pack, bag: Why, name: &str) -> Option<u8>;

    /// The fingerprint of the position. Journals are checked by it, also those of earlier versions: what is added to a
    /// position must leave no bytes where it is not in use (`skip_serializing_if`), and steps are only appended.
    fn hash(&self) -> Hash {
        Hash::of(self)
    }
}

/// What an action came to, as far as a player weighs it: outcomes with the same upshot are one line of its odds.
pub trait Upshot<E>: Ord + Clone + fmt::Debug {
    /// What these events of one action came to.
    fn of(events: &[E]) -> Self;
}

/// Why something cannot be done: an enum whose variants declare a code and a rule, as [`Parts`] reads them, and hold the
/// data for a sentence.
pub trait Reason: Clone + fmt::Debug + Serialize + DeserializeOwned {
    /// What the reason declares and holds.
    fn parts(&self) -> Parts {
        Parts::of(self)
    }

    /// The code of the reason.
    fn code(&self) -> &'static str {
        self.parts().code
    }

    /// The rule behind it.
    fn rule(&self) -> &'static str {
        self.parts().rule
    }
}

/// Text that is not the notation of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// The first word is no verb of this game.
    Verb(String),
    /// The verb is right but the rest is not of this form.
    Form(String),
    /// There is nothing of that name.
    Name(String),
}
