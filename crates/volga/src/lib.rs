//! Stalingrad: Advance to the Volga, 1942.
//!
//! You lead the German 6th Army into Stalingrad, September and October 1942; the rules play the defense.
//! [`components`] holds the printed components, [`Volga`] is the position, `rules` has a file for each chapter of the
//! rulebook, [`Action`] defines the decisions and their notation, and [`Event`] what happens.
//!
//! ```
//! use kurgan_core::{Game, Session, Terms};
//! use volga::components::{Components, Pack};
//! use volga::{Options, Volga};
//!
//! let options = Options::default();
//! let mut session = Session::<Volga>::new(Components::printed(), &options, Terms::seeded(1942), None).unwrap();
//! let action = Volga::read(Components::printed(), "buy artillery").unwrap();
//! session.play(action, None).unwrap();
//! assert_eq!(session.game().turn(), 1);
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

pub use action::{Action, Purchase, Support};
pub use chance::Roll;
pub use event::{CombatResult, End, Event, LossCause, MoraleCause, Sums};
pub use odds::{AttackEnd, Upshot};
pub use options::{OPTIONS, Options, ParentOrganization};
pub use record::{AttackRecord, Markers, Record, RoundRecord};
pub use refusal::Refusal;
pub use sight::{Control, Decision, Sight};
pub use state::{MORALE_MAX, Place, STRONG_FROM, Volga};

use kurgan_core::{Broken, Chance, Game, Log, OptionSpec, Outcome, Seat, Seats, Why};

use components::Components;

/// The one seat.
pub const GERMAN: Seat = Seat(0);

impl Game for Volga {
    type Pack = Components;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Sight<'a> = Sight<'a>;
    type Shown = Record;
    type Record = Record;
    type Refusal = Refusal;
    type Upshot = Upshot;

    const ID: &'static str = "volga";
    const RULES: u32 = 3;
    const OPTIONS: &'static [OptionSpec] = &OPTIONS;
    const SEATS: &'static [&'static str] = &["german"];

    fn start<C: Chance, L: Log<Event>>(
        pack: &'static Components,
        options: &Options,
        chance: &mut C,
        log: &mut L,
    ) -> Result<Self, C::Dry> {
        let mut game = Self::set_up(pack, options, log);
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
        if self.end.is_some() { Seats::NONE } else { Seats::only(GERMAN) }
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

    fn refuse(&self, action: Action) -> Refusal {
        self.explain(action)
    }

    fn blocked(&self) -> Vec<(Action, Refusal)> {
        self.expectations()
    }

    fn record(&self) -> Record {
        self.write_record()
    }

    fn restore(pack: &'static Components, record: &Record) -> Result<Self, Broken> {
        Self::read_record(pack, record)
    }

    fn drawn(pack: &Components, _bag: Why, id: u8) -> String {
        pack.soviets.get(usize::from(id)).map_or_else(String::new, |unit| unit.id.clone())
    }

    fn drawn_id(pack: &Components, _bag: Why, name: &str) -> Option<u8> {
        pack.soviet_named(name).map(|unit| unit.0)
    }
}
