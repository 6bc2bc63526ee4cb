//! The night crossing: the template for a new game.
//!
//! A ferry commander brings companies across the Volga by night, under guns that see only what the searchlight shows.
//! Read this crate before you add a game; it is hidden from players. The rules are one page, `docs/rules/river.md`.
//! Every part of the contract of `kurgan_core` occurs here once, in its simplest form: [`components`] holds the printed
//! components, [`River`] is the position, `rules` has a file for each chapter, [`Action`] defines the decisions and
//! their notation, and [`Event`] what happens.
//!
//! ```
//! use kurgan_core::{Game, Session, Terms};
//! use river::components::{Components, Pack};
//! use river::{Options, River};
//!
//! let mut session = Session::<River>::new(Components::printed(), &Options::default(), Terms::seeded(1942), None).unwrap();
//! for notation in ["send ferry pier", "send launch ravine", "cast off"] {
//!     let action = River::read(Components::printed(), notation).unwrap();
//!     session.play(action, None).unwrap();
//! }
//! assert!(session.game().sight(None).landed() > 0);
//! ```

pub mod components;

mod action;
mod blocked;
mod chance;
mod check;
mod event;
mod odds;
mod options;
mod record;
mod refusal;
mod rules;
mod sight;
mod state;

pub use action::Action;
pub use chance::Roll;
pub use event::{End, Event};
pub use odds::Upshot;
pub use options::{Night, OPTIONS, Options, Searchlight};
pub use record::{Afloat, Record};
pub use refusal::Refusal;
pub use rules::{BRIDGEHEAD, FOOTHOLD};
pub use sight::Sight;
pub use state::{River, Step};

use std::collections::BTreeMap;

use kurgan_core::chance::{Ratio, TooMany};
use kurgan_core::rand_core::Rng;
use kurgan_core::{Broken, Chance, Game, Log, OptionSpec, Outcome, Seat, Seats, Why};

use components::{Chit, Components};

/// The ferry commander, the only player unless [`Options::searchlight`] asks for a second one.
pub const SOVIET: Seat = Seat(0);
/// The player who aims the searchlight.
pub const GERMAN: Seat = Seat(1);

impl Game for River {
    type Pack = Components;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Sight<'a> = Sight<'a>;
    type Shown = Record;
    type Record = Record;
    type Refusal = Refusal;
    type Upshot = Upshot;

    const ID: &'static str = "river";
    const RULES: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = &OPTIONS;
    const SEATS: &'static [&'static str] = &["soviet", "german"];

    fn seats(options: &Options) -> &'static [&'static str] {
        match options.searchlight {
            Searchlight::Die => &["soviet"],
            Searchlight::Player => Self::SEATS,
        }
    }

    fn side(_options: &Options, seat: Seat) -> Seats {
        Seats::only(seat)
    }

    fn start<C: Chance, L: Log<Event>>(
        pack: &'static Components,
        options: &Options,
        chance: &mut C,
        log: &mut L,
    ) -> Result<Self, C::Dry> {
        let mut game = Self::set_up(pack, *options);
        game.begin_hour(log);
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
        match self.agenda.next() {
            None => Seats::NONE,
            Some(Step::Aim) => Seats::only(GERMAN),
            Some(_) => Seats::only(SOVIET),
        }
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
    fn sight(&self, seat: Option<Seat>) -> Sight<'_> {
        Sight { game: self, seat }
    }

    fn shown(&self, seat: Option<Seat>) -> Record {
        self.seen(seat)
    }

    fn seen_by(&self, event: &Event, seat: Option<Seat>) -> Option<Event> {
        Some(event.learned(seat))
    }

    fn shows(event: &Event) -> bool {
        matches!(event, Event::Lit { die: None, .. })
    }

    fn redeal(&mut self, seat: Seat, rng: &mut impl Rng) {
        self.deal_anew(seat, rng);
    }

    fn check(&self) -> Result<(), Broken> {
        self.check_all()
    }

    fn turn(&self) -> u32 {
        self.hour.into()
    }

    #[inline]
    fn resigns(action: Action) -> bool {
        action == Action::CallOff
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

    fn drawn(pack: &Components, _bag: Why, id: u8) -> String {
        pack.chit(Chit(id)).id.clone()
    }

    fn drawn_id(pack: &Components, _bag: Why, name: &str) -> Option<u8> {
        pack.chit_named(name).map(|chit| chit.0)
    }
}
