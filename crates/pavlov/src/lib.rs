//! Pavlov's House.
//!
//! A handful of Soviet soldiers hold an apartment building on 9 January Square in Stalingrad, autumn 1942. The 62nd
//! Army behind them keeps them supplied. Cards play the Wehrmacht, or a German player does. [`components`] holds the
//! printed components, [`Pavlov`] is the position, [`Sight`] what a seat may read of it, `rules` has a file for each
//! chapter of the rulebook, [`Action`] defines the decisions and their notation, and [`Event`] what happens.
//!
//! Rules are cited by page and heading of the English rulebook: `p13-advance` is "Advance Wehrmacht Counters" on page
//! 13.
//!
//! ```
//! use kurgan_core::{Game, Session, Terms};
//! use pavlov::components::{Components, Pack};
//! use pavlov::{Options, Pavlov};
//!
//! let options = Options::default();
//! let mut session = Session::<Pavlov>::new(Components::printed(), &options, Terms::seeded(1942), None).unwrap();
//! let action = Pavlov::read(Components::printed(), "done").unwrap();
//! session.play(action, None).unwrap();
//! assert_eq!(session.game().turn(), 1);
//! ```

pub mod components;
pub mod rules;

mod action;
mod blocked;
mod chance;
mod check;
mod event;
mod odds;
mod options;
mod record;
mod refusal;
mod sight;
mod state;
mod view;

pub use action::{Action, Trouble};
pub use chance::Roll;
pub use event::{By, End, Event};
pub use odds::{BOMBED, Effect, Upshot, hit_chance, raid_chance};
pub use options::{Edition, LoseWithoutCounters, OPTIONS, Options, Players, TacticsVariant};
pub use record::{
    MoveRecord, Record, SovietCardRecord, StormGroupRecord, SupportRecord, TacticRecord, WehrmachtCardRecord,
};
pub use refusal::Refusal;
pub use rules::{Meal, RECOVERIES};
pub use sight::Sight;
pub use state::{Cause, Counters, Pavlov, Phase, Place, Step as Decision};
pub use view::{FaceDown, HiddenGerman, HiddenSoviet, Shown};

use std::collections::BTreeMap;

use kurgan_core::chance::{Ratio, TooMany};
use kurgan_core::{Broken, Chance, Game, Id, Log, OptionSpec, Outcome, Seat, Seats, Why};

use components::Components;

impl Pavlov {
    /// The seats that decide in a phase (p30-cooperative, ruling 88).
    fn deciders(&self) -> Seats {
        let (first, second) = (Seats::only(Seat(0)), Seats::only(Seat(1)));
        match (self.options.players, self.phase) {
            (Players::CompetitiveTwo, Phase::Planning) => second,
            (Players::CompetitiveThree, Phase::Planning) => Seats::only(Seat(2)),
            (Players::Solitaire | Players::CompetitiveTwo, _) | (_, Phase::SovietCards) => first,
            (_, Phase::SovietCounters) => second,
            _ => first.and(Seat(1)),
        }
    }

    /// Whether this seat is the German player; a spectator is not.
    pub(crate) fn is_german(&self, seat: Option<Seat>) -> bool {
        seat.is_some() && seat == self.options.german()
    }
}

impl Game for Pavlov {
    type Pack = Components;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Sight<'a> = Sight<'a>;
    type Shown = Shown;
    type Record = Record;
    type Refusal = Refusal;
    type Upshot = Upshot;

    const ID: &'static str = "pavlov";
    const RULES: u32 = 3;
    const OPTIONS: &'static [OptionSpec] = &OPTIONS;
    const SEATS: &'static [&'static str] = &Options::all_seats();

    fn seats(options: &Options) -> &'static [&'static str] {
        options.seats()
    }

    fn side(options: &Options, seat: Seat) -> Seats {
        let all = options.seats().len();
        match options.german() {
            Some(german) if german == seat => Seats::only(german),
            Some(_) => Seats::first(all - 1),
            None => Seats::first(all),
        }
    }

    fn start<C: Chance, L: Log<Event>>(
        pack: &'static Components,
        options: &Options,
        chance: &mut C,
        log: &mut L,
    ) -> Result<Self, C::Dry> {
        let mut game = Self::set_up(pack, *options, chance, log)?;
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
        if self.end.is_some() { Seats::NONE } else { self.deciders() }
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

    fn shown(&self, seat: Option<Seat>) -> Shown {
        self.shown_to(seat)
    }

    fn seen_by(&self, event: &Event, seat: Option<Seat>) -> Option<Event> {
        Some(self.learned(event, seat))
    }

    fn shows(event: &Event) -> bool {
        matches!(event, Event::Revealed(_) | Event::TacticDealt(_))
    }

    fn redeal(&mut self, seat: Seat, rng: &mut impl kurgan_core::rand_core::Rng) {
        self.deal_anew(seat, rng);
    }

    fn check(&self) -> Result<(), Broken> {
        self.check_all()
    }

    fn turn(&self) -> u32 {
        self.turn.into()
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

    fn drawn(pack: &Components, bag: Why, id: u8) -> String {
        match Roll::from_why(bag) {
            Some(Roll::SovietDeck) => pack.soviet_card_id(components::SovietCard(id)).into(),
            Some(Roll::WehrmachtDeck(_)) => pack.wehrmacht_card_id(components::WehrmachtCard(id)).into(),
            Some(Roll::TacticDeck(_)) => pack.tactic_card_id(components::TacticCard(id)).into(),
            Some(Roll::Support) => pack.supports.get(usize::from(id)).map_or_else(String::new, |card| card.id.clone()),
            _ => pack.storm_groups.get(usize::from(id)).map_or_else(String::new, |card| card.id.clone()),
        }
    }

    fn drawn_id(pack: &Components, bag: Why, name: &str) -> Option<u8> {
        let index = match Roll::from_why(bag)? {
            Roll::SovietDeck => pack.soviet_card_named(name)?.index(),
            Roll::WehrmachtDeck(_) => pack.wehrmacht_card_named(name)?.index(),
            Roll::TacticDeck(_) => pack.tactic_card_named(name)?.index(),
            Roll::Support => pack.support_named(name)?.index(),
            _ => pack.storm_group_named(name)?.index(),
        };
        u8::try_from(index).ok()
    }
}
