//! Stalingrad Solitaire: The Cauldron.
//!
//! You are General Paulus in the Stalingrad pocket, December 1942 to February 1943; the rules play Zhukov, the
//! Luftwaffe and the relief force. [`components`] holds the printed components, [`Cauldron`] is the position, `rules`
//! has a file for each chapter of the rulebook, [`Action`] defines the decisions and their notation, and [`Event`] what
//! happens.
//!
//! Rules are cited by page and heading: `p3-movement` is "Movement Action" on page 3.
//!
//! ```
//! use cauldron::components::{Components, Pack};
//! use cauldron::{Cauldron, Options};
//! use kurgan_core::{Game, Session, Terms};
//!
//! let options = Options::default();
//! let mut session = Session::<Cauldron>::new(Components::printed(), &options, Terms::seeded(1943), None).unwrap();
//! let action = Cauldron::read(Components::printed(), "upkeep 0").unwrap();
//! session.play(action, None).unwrap();
//! assert_eq!(session.game().turn(), 1);
//! ```

pub mod components;
pub mod odds;

mod action;
mod blocked;
mod chance;
mod check;
mod event;
mod options;
mod outlook;
mod price;
mod record;
mod refusal;
mod rules;
mod sight;
mod state;

pub use action::{Action, Appeal};
pub use chance::Roll;
pub use event::{Column, End, Event, LossCause, Modifier, Modifiers, Points, Table, Track};
pub use odds::Upshot;
pub use options::{OPTIONS, Options};
pub use outlook::{Outlook, Reading};
pub use price::Price;
pub use record::{Lasting, PreparingRecord, Record, StrikeRecord, TurnRecord};
pub use refusal::Refusal;
pub use rules::MovePrice;
pub use sight::Sight;
pub use state::{Cauldron, Held, Pay, Phase, Place, ReliefAt, Step, Strike, Surrender};

use std::collections::BTreeMap;

use kurgan_core::chance::{Ratio, TooMany};
use kurgan_core::{Broken, Chance, Game, Log, OptionSpec, Outcome, Seat, Seats, Why};

use components::Components;

/// The one seat.
pub const PAULUS: Seat = Seat(0);

impl Game for Cauldron {
    type Pack = Components;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Sight<'a> = Sight<'a>;
    type Shown = Record;
    type Record = Record;
    type Refusal = Refusal;
    type Upshot = Upshot;

    const ID: &'static str = "cauldron";
    const RULES: u32 = 5;
    const OPTIONS: &'static [OptionSpec] = &OPTIONS;
    const SEATS: &'static [&'static str] = &["paulus"];

    fn start<C: Chance, L: Log<Event>>(
        pack: &'static Components,
        options: &Options,
        chance: &mut C,
        log: &mut L,
    ) -> Result<Self, C::Dry> {
        let mut game = Self::set_up(pack, *options);
        game.run(chance, log)?;
        Ok(game)
    }

    fn pack(&self) -> &'static Components {
        self.c
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn to_act(&self) -> Seats {
        if self.end.is_some() { Seats::NONE } else { Seats::only(PAULUS) }
    }

    #[inline]
    fn legal(&self, out: &mut Vec<Action>) {
        self.list(out);
    }

    #[inline]
    fn apply<C: Chance, L: Log<Event>>(&mut self, action: Action, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        self.act(action, chance, log)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    #[inline]
    fn sight(&self, _seat: Option<Seat>) -> Sight<'_> {
        Sight { game: self }
    }

    fn shown(&self, _seat: Option<Seat>) -> Record {
        self.write_record() // nothing is decided before it is seen, so nothing is hidden
    }

    fn redeal(&mut self, _seat: Seat, _rng: &mut impl kurgan_core::rand_core::Rng) {}

    fn check(&self) -> Result<(), Broken> {
        self.check_all()
    }

    fn turn(&self) -> u32 {
        self.turn.into()
    }

    #[inline]
    fn resigns(action: Action) -> bool {
        action == Action::Surrender
    }

    fn implied(&self) -> Option<Action> {
        self.implied_action()
    }

    fn refuse(&self, action: Action) -> Refusal {
        self.explain(action)
    }

    fn blocked(&self) -> Vec<(Action, Refusal)> {
        self.expectations()
    }

    fn odds(&self, action: Action) -> Result<BTreeMap<Upshot, Ratio>, TooMany> {
        self.odds_of(action)
    }

    fn record(&self) -> Record {
        self.write_record()
    }

    fn restore(pack: &'static Components, record: &Record) -> Result<Self, Broken> {
        Self::read_record(pack, record)
    }

    fn drawn(_pack: &Components, _bag: Why, id: u8) -> String {
        format!("card-{}", id + 1)
    }

    fn drawn_id(pack: &Components, _bag: Why, name: &str) -> Option<u8> {
        let number = name.strip_prefix("card-").unwrap_or(name).parse().ok()?;
        pack.card(number).map(|card| card.0)
    }
}
