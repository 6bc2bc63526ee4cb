//! The test kit: set up a position, play by notation with scripted chance, check the result.
//!
//! ```text
//! let mut t = main().german(&[8]).units(8, "29/15 29/RCN").combat();
//! t.enter("29/15 29/RCN", 10, 8);
//! t.play("attack 10", "H03");              // draws Fanatic 8
//! t.play("lead 29/RCN", "3 3 | 4 5");      // attack dice, defense dice
//! ```
//!
//! Every action is checked against what is legal; chance that is missing or left over fails the test.

#![allow(clippy::needless_pass_by_value)] // with(json!({...})) reads better without the ampersand

use kurgan_core::chance::Fast;
use kurgan_core::{Game, Options as _, PlayError, Session, Terms};
use serde_json::{Value, json};
use testkit::play::{self, given};
use volga::components::{Components, Pack, SovietUnit, Unit};
use volga::{CombatResult, Event, Markers, MoraleCause, Options, Record, Sums, Volga};

/// Whether the last action caused an event of this form.
macro_rules! saw {
    ($table:expr, $($pattern:tt)+) => {
        $table.events().iter().any(|event| matches!(event, $($pattern)+))
    };
}

/// The printed components.
pub(crate) fn pack() -> &'static Components {
    Components::printed()
}

/// A German unit by its designation.
pub(crate) fn unit(name: &str) -> Unit {
    pack().unit_named(name).unwrap_or_else(|| panic!("there is no unit {name}"))
}

/// A Soviet unit by its id.
pub(crate) fn soviet(id: &str) -> SovietUnit {
    pack().soviet_named(id).unwrap_or_else(|| panic!("there is no Soviet unit {id}"))
}

/// The terrain of an area, as the bags have it.
fn terrain_of(area: u8) -> &'static str {
    use volga::components::Terrain::{Clear, Elevated, HeavyUrban, LightUrban};
    match pack().areas[usize::from(area)].terrain {
        Clear => "clear",
        Elevated => "elevated",
        LightUrban => "light_urban",
        HeavyUrban => "heavy_urban",
        volga::components::Terrain::None => "",
    }
}

/// The set-up of the main game, without options.
pub(crate) fn main() -> Layout {
    with(json!({}))
}

/// The set-up of the Factory District, without options.
pub(crate) fn factory() -> Layout {
    with(json!({"scenario": "factory"}))
}

/// A set-up with these options.
pub(crate) fn with(options: Value) -> Layout {
    let options = Options::read(&options).expect("options");
    let game = Volga::start(pack(), &options, &mut Fast::new(1), &mut ()).unwrap_or_else(|never| match never {});
    let mut record = game.record();
    (record.event, record.paused, record.supply) = (None, None, 0);
    record.available = Markers::default();
    record.agenda.clear();
    Layout { record, arrived: false }
}

/// The first turn of a game played from the very start, with this chance.
pub(crate) fn new_game(options: Value, chance: &str) -> Table {
    let options = Options::read(&options).expect("options");
    let session = Session::new(pack(), &options, Terms { takebacks: true, ..Terms::default() }, Some(&given(chance)));
    Table { session: session.unwrap_or_else(|error| panic!("the game does not start: {error:?}")) }
}

/// A position being laid out.
#[derive(Clone)]
pub(crate) struct Layout {
    /// The position on paper.
    pub(crate) record: Record,
    /// Whether the groups that are due by now have arrived and been lost.
    pub(crate) arrived: bool,
}

impl Layout {
    /// Sets the turn; groups due earlier stay due.
    pub(crate) fn turn(mut self, turn: u8) -> Self {
        self.record.turn = turn;
        self
    }

    pub(crate) fn morale(mut self, morale: u8) -> Self {
        self.record.morale = morale;
        self
    }

    pub(crate) fn supply(mut self, points: u8) -> Self {
        self.record.supply = points;
        self
    }

    /// Artillery, engineer and air markers in the Available box.
    pub(crate) fn available(mut self, artillery: u8, engineer: u8, air: u8) -> Self {
        self.record.available = Markers { artillery, engineer, air };
        self
    }

    /// The event of this total is in force.
    pub(crate) fn event(mut self, total: u8) -> Self {
        self.record.event = Some(total);
        self
    }

    /// A corps pauses: who of it is on the map is spent.
    pub(crate) fn paused(mut self, corps: &str) -> Self {
        self.record.paused = Some(corps.into());
        let pauses = |name: &&String| {
            let corps_of = pack().units[usize::from(unit(name).0)].corps;
            pack().corps[usize::from(corps_of.0)].id == corps
        };
        let spent: Vec<String> = self.record.german.values().flatten().filter(pauses).cloned().collect();
        self.record.spent.retain(|name| !spent.contains(name));
        self.record.spent.extend(spent);
        self
    }

    pub(crate) fn breakthrough_used(mut self) -> Self {
        self.record.breakthrough_used = true;
        self
    }

    fn lift(&mut self, name: &str) {
        let r = &mut self.record;
        let boxes = [&mut r.spent, &mut r.out_of_action, &mut r.due, &mut r.called_away, &mut r.withdrawn];
        for names in r.german.values_mut().chain(boxes) {
            names.retain(|other| other != name);
        }
        r.german.retain(|_, names| !names.is_empty());
    }

    /// Puts units into an area, wherever they were, fresh.
    pub(crate) fn units(mut self, area: u8, names: &str) -> Self {
        for name in names.split_whitespace() {
            self.lift(name);
            self.record.german.entry(area).or_default().push(name.into());
        }
        self
    }

    /// Puts units into an area, spent.
    pub(crate) fn spent(mut self, area: u8, names: &str) -> Self {
        self = self.units(area, names);
        self.record.spent.extend(names.split_whitespace().map(String::from));
        self
    }

    /// Puts units into the Out of Action Box.
    pub(crate) fn out(mut self, names: &str) -> Self {
        names.split_whitespace().for_each(|name| self.lift(name));
        self.record.out_of_action.extend(names.split_whitespace().map(String::from));
        self
    }

    /// Has units called away by an event.
    pub(crate) fn away(mut self, names: &str) -> Self {
        names.split_whitespace().for_each(|name| self.lift(name));
        self.record.called_away.extend(names.split_whitespace().map(String::from));
        self
    }

    /// Takes every German unit off the map, for positions with a few counters: all of them have been lost.
    pub(crate) fn bare(mut self) -> Self {
        let names: Vec<String> = self.record.german.values().flatten().cloned().collect();
        self.record.german.clear();
        self.record.spent.clear();
        self.record.out_of_action.extend(names);
        self
    }

    /// Takes the arrivals of this turn and those before off the track.
    pub(crate) fn no_arrivals(mut self) -> Self {
        self.arrived = true;
        self
    }

    /// Puts a Soviet unit into an area: revealed by its id, or `?`.
    pub(crate) fn soviet(mut self, area: u8, id: &str) -> Self {
        self.record.soviet.insert(area, id.into());
        self.record.bags.values_mut().for_each(|bag| bag.retain(|other| other != id));
        self
    }

    /// Keeps a Soviet unit in its bag, whatever else is gone.
    pub(crate) fn keep(mut self, id: &str) -> Self {
        for bag in self.record.bags.values_mut() {
            bag.sort_by_key(|other| other != id);
        }
        self
    }

    /// Makes areas German.
    pub(crate) fn german(mut self, areas: &[u8]) -> Self {
        self.record.soviet.retain(|area, _| !areas.contains(area));
        self
    }

    /// Makes every area German but these, which stay as they are.
    pub(crate) fn soviet_only(mut self, areas: &[u8]) -> Self {
        self.record.soviet.retain(|area, _| areas.contains(area));
        self
    }

    /// Areas with an Isolation marker, everything around them being German.
    pub(crate) fn isolated(mut self, areas: &[u8]) -> Self {
        self.record.isolated = areas.to_vec();
        for area in areas {
            for next in pack().adjacent[usize::from(*area)] {
                if !areas.contains(&next.0) {
                    self.record.soviet.remove(&next.0);
                }
            }
        }
        self
    }

    /// What follows from the turn and from the areas that are German: who has arrived or left for good, and which Soviet
    /// units are gone, the last ones of their terrain.
    pub(crate) fn follow(&mut self) {
        let start = Options::read(&self.record.options).expect("options");
        let scenario = pack().scenario(start.scenario);
        let turn = self.record.turn;
        // Nobody waits until the Supply Phase while there is room.
        let supply = self.record.phase == "supply" || self.record.agenda.last().is_some_and(|step| step == "supply");
        if self.arrived || supply {
            for arrival in scenario.arrivals.iter().filter(|arrival| arrival.turn <= turn) {
                let names: Vec<String> =
                    arrival.units.into_iter().map(|unit| pack().units[usize::from(unit.0)].name.clone()).collect();
                let (come, due) =
                    std::mem::take(&mut self.record.due).into_iter().partition(|name| names.contains(name));
                self.record.due = due;
                let come: Vec<String> = come;
                self.record.out_of_action.extend(come);
            }
        }
        if supply {
            // The free marker of the turn.
            self.record.available.air = self.record.available.air.max(scenario.free_air);
        }
        let to_come = self.record.agenda.iter().any(|step| step == "random_event");
        if self.record.event.is_none() && !to_come && turn >= scenario.first_event_turn.max(2) {
            // Whatever does least: no artillery to be short of, or no aircraft to be kept on the ground.
            let Markers { artillery, air, .. } = self.record.available;
            self.record.event = Some(if artillery == 0 {
                15
            } else if air == 0 {
                4
            } else {
                9
            });
        }
        for withdrawal in scenario.withdrawals.iter().filter(|withdrawal| withdrawal.turn <= turn) {
            for unit in withdrawal.units {
                let name = &pack().units[usize::from(unit.0)].name;
                self.lift(name);
                self.record.withdrawn.push(name.clone());
            }
            self.record.breakthrough_used = true;
        }
        let game = Volga::start(pack(), &start, &mut Fast::new(1), &mut ()).unwrap_or_else(|never| match never {});
        let start = game.record();
        for (terrain, all) in &start.bags {
            let of = |areas: &std::collections::BTreeMap<u8, String>| {
                let here = areas.iter().filter(|(area, _)| terrain_of(**area) == terrain);
                (here.clone().count(), here.filter(|(_, id)| *id != "?").count())
            };
            let ((before, placed), (now, revealed)) = (of(&start.soviet), of(&self.record.soviet));
            let whole = all.len() + placed;
            let bag = self.record.bags.get_mut(terrain).expect("a bag");
            bag.truncate((whole + now - before - revealed).min(bag.len()));
        }
    }

    fn table(mut self, phase: &str) -> Table {
        self.record.phase = phase.into();
        let first = Options::read(&self.record.options).map(|options| pack().scenario(options.scenario).first_turn);
        if Ok(self.record.turn) == first.map_err(drop) && self.late(phase) {
            self.record.turn += 1;
        }
        self.follow();
        let game = Volga::restore(pack(), &self.record);
        let game = game.unwrap_or_else(|broken| panic!("{broken}\n{:#?}", self.record));
        Table { session: Session::from_position(game, Terms { takebacks: true, ..Terms::default() }) }
    }

    /// Whether this cannot be the first turn, on which nothing has been fought for before and one roll brings supply.
    fn late(&self, phase: &str) -> bool {
        let Markers { artillery, engineer, air } = self.record.available;
        phase == "supply" || self.record.supply + artillery + 2 * engineer + 3 * air > 24
    }

    /// To be played from the first activation of the Combat Phase.
    pub(crate) fn combat(self) -> Table {
        self.table("combat")
    }

    /// To be played from the purchases of the Supply Phase.
    pub(crate) fn purchases(self) -> Table {
        self.table("supply")
    }

    /// To be played from the dawn of the turn, with the chance of its first steps: laid out at the end of the turn
    /// before, whose End Phase takes one morale (so not from 19).
    pub(crate) fn dawn(mut self, chance: &str) -> Table {
        self.record.turn -= 1;
        self.record.morale = (self.record.morale + 1).min(19);
        let mut table = self.combat();
        table.play("end combat", chance);
        table
    }
}

/// A game being played.
pub(crate) struct Table {
    session: Session<Volga>,
}

impl Table {
    testkit::at_table!(Volga, |table| table.session.game());

    /// The position.
    pub(crate) fn game(&self) -> &Volga {
        self.session.game()
    }

    /// Goes on from a position of its own.
    pub(crate) fn copy(&self) -> Self {
        Self { session: Session::from_position(*self.game(), Terms { takebacks: true, ..Terms::default() }) }
    }

    /// Plays an action that needs exactly this chance.
    pub(crate) fn play(&mut self, action: &str, chance: &str) -> &mut Self {
        let read = play::read(self.game(), action);
        match self.session.play(read, Some(&given(chance))) {
            Ok(_) => {}
            Err(PlayError::Refused(_)) => panic!("{action:?} is not legal; there is {:?}", self.offers()),
            Err(error) => panic!("{action:?} with {chance:?}: {error:?}"),
        }
        self.game().check().unwrap_or_else(|broken| panic!("after {action:?}: {broken}"));
        self
    }

    /// Moves units into an area with a Soviet unit, one after the other.
    pub(crate) fn enter(&mut self, names: &str, to: u8, from: u8) -> &mut Self {
        for name in names.split_whitespace() {
            if self.offers().contains(&format!("unit {name}")) {
                self.go(&format!("unit {name}"));
            }
            self.go(&format!("move {name} {to} from {from}"));
        }
        self
    }

    /// An action is refused and changes nothing.
    pub(crate) fn refuses(&mut self, action: &str) -> &mut Self {
        let read = play::read(self.game(), action);
        let before = *self.game();
        assert!(matches!(self.session.play(read, Some(&[])), Err(PlayError::Refused(_))), "{action:?} is not refused");
        assert!(*self.game() == before, "the refusal of {action:?} changed the game");
        self
    }

    /// An action is legal, but not with this chance.
    pub(crate) fn impossible(&mut self, action: &str, chance: &str) -> &mut Self {
        let read = play::read(self.game(), action);
        let result = self.session.play(read, Some(&given(chance)));
        assert!(matches!(result, Err(PlayError::Impossible(..))), "{action:?} with {chance:?} is possible");
        self
    }

    /// What the last action caused.
    pub(crate) fn events(&self) -> &[Event] {
        self.session.last_events()
    }

    /// The sums of the combat just fought.
    pub(crate) fn sums(&self) -> Sums {
        let found = self.events().iter().find_map(|event| match event {
            Event::Combat { sums, .. } => Some(*sums),
            _ => None,
        });
        found.expect("no combat was fought")
    }

    /// The result of the combat just fought.
    pub(crate) fn result(&self) -> CombatResult {
        let found = self.events().iter().find_map(|event| match event {
            Event::Combat { result, .. } => Some(*result),
            _ => None,
        });
        found.expect("no combat was fought")
    }

    /// Attack Value and Defense Value of the combat just fought.
    pub(crate) fn values(&self) -> (i8, u8) {
        (self.sums().attack(), self.sums().defense())
    }

    /// What changed morale in the last action.
    pub(crate) fn morale_causes(&self) -> Vec<MoraleCause> {
        let cause = |event: &Event| match event {
            Event::Morale { cause, .. } => Some(*cause),
            _ => None,
        };
        self.events().iter().filter_map(cause).collect()
    }

    pub(crate) fn turn(&self) -> u8 {
        self.record().turn
    }

    pub(crate) fn morale(&self) -> u8 {
        self.record().morale
    }

    pub(crate) fn supply(&self) -> u8 {
        self.record().supply
    }

    /// Artillery, engineer and air markers in the Available box.
    pub(crate) fn available(&self) -> (u8, u8, u8) {
        let Markers { artillery, engineer, air } = self.record().available;
        (artillery, engineer, air)
    }

    /// Where a unit is: the number of an area, `out`, `due`, `away` or `withdrawn`.
    pub(crate) fn place(&self, name: &str) -> String {
        let r = self.record();
        let in_box = |names: &[String]| names.iter().any(|other| other == name);
        let area = r.german.iter().find(|(_, names)| in_box(names)).map(|(area, _)| area.to_string());
        let boxes = [(r.out_of_action, "out"), (r.due, "due"), (r.called_away, "away"), (r.withdrawn, "withdrawn")];
        let boxed = boxes.iter().find(|(names, _)| in_box(names)).map(|(_, id)| (*id).into());
        area.or(boxed).unwrap_or_else(|| panic!("{name} is nowhere"))
    }

    /// Whether a unit on the map is fresh.
    pub(crate) fn fresh(&self, name: &str) -> bool {
        let spent = self.record().spent;
        assert!(self.place(name).parse::<u8>().is_ok(), "{name} is not on the map");
        !spent.iter().any(|other| other == name)
    }

    /// The German units of an area, in the order of the counters.
    pub(crate) fn stack(&self, area: u8) -> String {
        self.record().german.get(&area).map_or_else(String::new, |names| names.join(" "))
    }

    /// The Soviet unit of an area: its id, `?`, or nothing.
    pub(crate) fn soviet(&self, area: u8) -> Option<String> {
        self.record().soviet.get(&area).cloned()
    }

    /// How many areas are German.
    pub(crate) fn german_areas(&self) -> usize {
        50 - self.record().soviet.len()
    }

    /// How the game ended.
    pub(crate) fn end(&self) -> Option<String> {
        self.record().end
    }
}
