//! A small game with something hidden: the holder has a coin in one hand, the guesser may look for it.

use std::convert::Infallible;

use ai::Scale;
use kurgan_core::chance::{Chance, Why};
use kurgan_core::pack::{Origin, Pack, PackError, Shelf, Texts};
use kurgan_core::rand_core::Rng;
use kurgan_core::{BadOption, Broken, Game, Log, OptionSpec, Outcome, Seat, Seats, Unreadable, Verdict};
use serde::Serialize;
use serde_json::Value;

pub(crate) const GUESSER: Seat = Seat(0);
pub(crate) const HOLDER: Seat = Seat(1);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) enum Move {
    /// The guesser points at a hand: right wins.
    Point(u8),
    /// The guesser lets the dice decide: 3 and more wins, if the holder lets it.
    Roll,
    /// The holder lets the dice decide, or takes the win.
    Allow,
    Take,
    /// Gives up.
    Resign,
}

/// The coin is in hand 0 or 1.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Coin {
    pub(crate) hand: u8,
    pub(crate) kind: bool,
    asked: bool,
    won: Option<bool>,
}

impl Coin {
    /// With the coin there; a kind holder wants what the guesser wants.
    pub(crate) fn new(hand: u8, kind: bool) -> Self {
        Self { hand, kind, asked: false, won: None }
    }
}

/// There is nothing printed.
pub(crate) struct Nothing {
    origin: Origin,
}

impl Pack for Nothing {
    const FILES: &'static [&'static str] = &[];
    const TEXTS: &'static [&'static str] = &[];

    fn load(_: &[(&str, &str)]) -> Result<Self, Vec<PackError>> {
        Ok(Self { origin: Origin { provenance: Vec::new(), hash: [0; 32], changed: Texts::new() } })
    }

    fn origin(&self) -> &Origin {
        &self.origin
    }

    fn shelf() -> &'static Shelf<Self> {
        static SHELF: Shelf<Nothing> = Shelf::new();
        &SHELF
    }
}

impl Game for Coin {
    type Pack = Nothing;
    type Options = ();
    type Action = Move;
    type Event = ();
    type Sight<'a> = &'a Self;
    type Shown = bool;
    type Record = ();
    type Refusal = ();
    type Upshot = ();
    const ID: &'static str = "coin";
    const RULES: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = &[];
    const SEATS: &'static [&'static str] = &["guesser", "holder"];

    fn start<C: Chance, L: Log<()>>(_: &'static Nothing, (): &(), chance: &mut C, _: &mut L) -> Result<Self, C::Dry> {
        Ok(Self::new(chance.d6(Why::default())? % 2, false))
    }
    fn write_options((): &()) -> Value {
        Value::Null
    }
    fn read_options(_: &Value) -> Result<(), BadOption> {
        Ok(())
    }
    fn pack(&self) -> &'static Nothing {
        Nothing::printed()
    }
    fn options(&self) -> &() {
        &()
    }
    fn to_act(&self) -> Seats {
        match (self.won, self.asked) {
            (Some(_), _) => Seats::NONE,
            (None, false) => Seats::only(GUESSER),
            (None, true) => Seats::only(HOLDER),
        }
    }
    fn legal(&self, out: &mut Vec<Move>) {
        match (self.won, self.asked) {
            (Some(_), _) => {}
            (None, false) => out.extend([Move::Resign, Move::Point(0), Move::Point(1), Move::Roll]),
            (None, true) => out.extend([Move::Allow, Move::Take]),
        }
    }
    fn apply<C: Chance, L: Log<()>>(&mut self, action: Move, chance: &mut C, _: &mut L) -> Result<(), C::Dry> {
        match action {
            Move::Point(hand) => self.won = Some(hand == self.hand),
            Move::Roll => self.asked = true,
            Move::Allow => self.won = Some(chance.d6(Why::default())? >= 3),
            Move::Take | Move::Resign => self.won = Some(false),
        }
        Ok(())
    }
    fn outcome(&self) -> Option<Outcome> {
        let won = self.won?;
        let verdict = |won| if won { Verdict::Win } else { Verdict::Loss };
        let verdicts = vec![verdict(won), verdict(won == self.kind)];
        Some(Outcome { verdicts, level: "end", score: won.into(), reason: "end" })
    }
    fn sight(&self, _: Option<Seat>) -> &Self {
        self
    }

    fn shown(&self, _: Option<Seat>) -> bool {
        self.asked
    }
    fn redeal(&mut self, seat: Seat, rng: &mut impl Rng) {
        if seat == GUESSER {
            self.hand = (rng.next_u32() & 1).to_le_bytes()[0];
        }
    }
    fn check(&self) -> Result<(), Broken> {
        Ok(())
    }
    fn turn(&self) -> u32 {
        1
    }
    fn resigns(action: Move) -> bool {
        action == Move::Resign
    }
    fn refuse(&self, _: Move) {}
    fn blocked(&self) -> Vec<(Move, ())> {
        Vec::new()
    }
    fn upshot(_: &[()]) {}
    fn record(&self) {}
    fn restore(_: &'static Nothing, (): &()) -> Result<Self, Broken> {
        Ok(Self::new(0, false))
    }
    fn forms() -> Vec<&'static str> {
        Vec::new()
    }

    fn write(_: &Nothing, action: Move) -> String {
        format!("{action:?}")
    }
    fn read(_: &Nothing, text: &str) -> Result<Move, Unreadable> {
        Err(Unreadable::Verb(text.into()))
    }
    fn drawn(_: &Nothing, _: Why, _: u8) -> String {
        String::new()
    }
    fn drawn_id(_: &Nothing, _: Why, _: &str) -> Option<u8> {
        None
    }
}

impl Scale for Coin {
    fn span(&self) -> (i32, i32) {
        (0, 1)
    }
    fn wants_high(&self, seat: Seat) -> bool {
        seat == GUESSER || self.kind
    }
}

/// That the rules never run dry.
pub(crate) fn never<T>(result: Result<T, Infallible>) -> T {
    result.unwrap_or_else(|never| match never {})
}
