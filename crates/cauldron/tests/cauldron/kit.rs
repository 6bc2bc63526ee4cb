//! The test kit: set up a position, play by notation with scripted chance, check the result.
//!
//! ```text
//! let mut t = historical().ip(4).supply(9).german();
//! t.go("unit 71-INF; move 71-INF 39");
//! t.play("tactical", "c5");                // draws card 5
//! t.run("resolve", "4");                   // the relief force rolls 4, whatever comes after it is of no interest
//! ```
//!
//! Every action is checked against what is legal, every position after it against the invariants; chance that is
//! missing or left over fails the test, except that `run` fills in what follows.

use cauldron::components::{Area, Components, Pack, Unit};
use cauldron::{Cauldron, Event, Modifier, Options, Record, Sight};
use kurgan_core::chance::Fast;
use kurgan_core::{Game, Options as _, Reason};
use serde_json::{Value, json};
use testkit::play::{self, Meaning, Script};

/// Whether the last action caused an event of this form.
macro_rules! saw {
    ($table:expr, $($pattern:tt)+) => {
        $table.events.iter().any(|event| matches!(event, $($pattern)+))
    };
}

/// The printed components.
pub(crate) fn pack() -> &'static Components {
    Components::printed()
}

/// A German unit by its id.
pub(crate) fn unit(name: &str) -> Unit {
    pack().unit_named(name).unwrap_or_else(|| panic!("there is no unit {name}"))
}

/// An area by its number.
pub(crate) fn area(number: u8) -> Area {
    Area::numbered(number).unwrap()
}

/// Dice are numbers, card 7 is `c7`.
const MEANING: Meaning = Meaning {
    told: |why| format!("{:?}", cauldron::Roll::from_why(why)),
    drawn: |_, word| word.strip_prefix('c').and_then(|number| number.parse().ok()).and_then(|n: u8| n.checked_sub(1)),
    // Card 2, or another one that is left and asks nothing of anybody.
    filler: |bag| {
        let harmless = [2, 10, 14, 18, 3, 13, 12, 16, 19, 22, 11, 15];
        harmless.into_iter().map(|number| number - 1).find(|card| bag.left >> card & 1 != 0)
    },
};

/// The historical set-up, without options.
pub(crate) fn historical() -> Layout {
    with(&json!({}))
}

/// A set-up with these options, at the start of its first German Phase: Average commitments, Fair weather.
pub(crate) fn with(options: &Value) -> Layout {
    let base = Options::read(options).unwrap();
    let plain = Options {
        scenario: cauldron::components::ScenarioId::Historical,
        variable_placement: false,
        what_if: false,
        ..base
    };
    let game = Cauldron::start(pack(), &plain, &mut Fast::new(1), &mut ()).unwrap_or_else(|never| match never {});
    let mut record = game.record();
    record.options = base.write();
    record.turn = 1;
    (record.ssi, record.supply, record.ip, record.wounded) = (10, 10, 6, 3);
    (record.final_offensive, record.launched) = (1, 0);
    record.weather = "fair".into();
    (record.luftwaffe, record.relief_commitment) = (Some("average".into()), Some("average".into()));
    (record.held, record.this_turn) = (Vec::new(), cauldron::TurnRecord::default());
    record.lasting = cauldron::Lasting::default();
    (record.pile, record.shuffled, record.removed) = ((1..=25).collect(), (1..=25).collect(), Vec::new());
    record.agenda.clear();
    // An event of the first turn may have left its marks on the map.
    let start = pack();
    record.units.clear();
    for at in start.all {
        let names =
            start.setup.german[usize::from(at.0)].into_iter().map(|unit| start.units[usize::from(unit.0)].id.clone());
        let names: Vec<String> = names.collect();
        if !names.is_empty() {
            record.units.insert(at.number().to_string(), names);
        }
    }
    record.depleted =
        start.setup.depleted.into_iter().map(|unit| start.units[usize::from(unit.0)].id.clone()).collect();
    record.pdm.clear();
    for at in start.setup.pdm_active {
        record.pdm.insert(at.number(), (1, 0));
    }
    for at in start.setup.pdm_inactive {
        record.pdm.insert(at.number(), (0, 1));
    }
    Layout { record }
}

/// A game from its very start.
pub(crate) fn new_game(options: &Value, chance: &str) -> Table {
    let options = Options::read(options).unwrap();
    let (game, events) = play::start(&options, Script::exact(&MEANING, chance));
    Table { game, events }
}

/// A position being laid out.
#[derive(Clone)]
pub(crate) struct Layout {
    /// The position on paper.
    pub(crate) record: Record,
}

impl Layout {
    pub(crate) fn turn(mut self, turn: u8) -> Self {
        self.record.turn = turn;
        self
    }

    pub(crate) fn ip(mut self, ip: u8) -> Self {
        self.record.ip = ip;
        self
    }

    pub(crate) fn supply(mut self, supply: u8) -> Self {
        self.record.supply = supply;
        self
    }

    pub(crate) fn ssi(mut self, ssi: u8) -> Self {
        self.record.ssi = ssi;
        self
    }

    pub(crate) fn wounded(mut self, wounded: u8) -> Self {
        self.record.wounded = wounded;
        self
    }

    /// The Final Offensive index.
    pub(crate) fn index(mut self, index: u8) -> Self {
        self.record.final_offensive = index;
        self
    }

    /// The Final Offensive was launched on that turn.
    pub(crate) fn launched(mut self, turn: u8) -> Self {
        (self.record.final_offensive, self.record.launched) = (8, turn);
        self
    }

    /// The commitments of this turn.
    pub(crate) fn committed(mut self, luftwaffe: &str, relief: &str) -> Self {
        (self.record.luftwaffe, self.record.relief_commitment) = (Some(luftwaffe.into()), Some(relief.into()));
        self
    }

    pub(crate) fn weather(mut self, weather: &str) -> Self {
        self.record.weather = weather.into();
        self
    }

    /// A marker is held; its rule is in use.
    pub(crate) fn holding(mut self, marker: &str) -> Self {
        let option = match marker {
            "tiger_tanks" | "zhukov_dead" | "prisoners_treated_well" | "luftwaffe_shifts" | "schmidt" => "rumors",
            "officers" | "right_hand_number" => "what_if",
            "council_of_war" => "council_of_war",
            _ => "",
        };
        if !option.is_empty() {
            self.record.options[option] = true.into();
        }
        self.record.held.push(marker.into());
        self
    }

    pub(crate) fn commit(mut self, shows: u8) -> Self {
        self.record.commit = shows;
        self
    }

    /// Where the relief force is: its letter and `box 3` or `area 28`.
    pub(crate) fn relief(mut self, letter: &str, at: &str) -> Self {
        (self.record.letter, self.record.relief) = (letter.into(), at.into());
        if let Some(number) = at.strip_prefix("area ") {
            self.record.breakthrough.push(number.parse().unwrap());
        }
        self.ring()
    }

    /// A Breakthrough marker.
    pub(crate) fn breakthrough(mut self, number: u8) -> Self {
        self.record.breakthrough.push(number);
        self.ring()
    }

    fn lift(&mut self, name: &str) {
        let r = &mut self.record;
        for names in r.units.values_mut().chain([&mut r.lost]) {
            names.retain(|other| other != name);
        }
        r.units.retain(|_, names| !names.is_empty());
    }

    /// Puts units into an area or box, wherever they were.
    pub(crate) fn units(mut self, place: &str, names: &str) -> Self {
        for name in names.split_whitespace() {
            self.lift(name);
            self.record.units.entry(place.into()).or_default().push(name.into());
        }
        if let Ok(number) = place.parse() {
            self.record.control.push(number);
            self.record.control.sort_unstable();
            self.record.control.dedup();
        }
        self.ring()
    }

    /// Takes units out of the game.
    pub(crate) fn lost(mut self, names: &str) -> Self {
        for name in names.split_whitespace() {
            self.lift(name);
            self.record.depleted.retain(|other| other != name);
            self.record.lost.push(name.into());
            self.record.steps_lost += 1;
        }
        self.ring()
    }

    /// Takes every unit off but these.
    pub(crate) fn only(self, names: &str) -> Self {
        let kept: Vec<&str> = names.split_whitespace().collect();
        let all: Vec<String> = self.record.units.values().flatten().cloned().collect();
        all.iter().filter(|name| !kept.contains(&name.as_str())).fold(self, |layout, name| layout.lost(name))
    }

    /// Every unit at full strength.
    pub(crate) fn all_full(mut self) -> Self {
        self.record.depleted.clear();
        self
    }

    /// Units are depleted.
    pub(crate) fn depleted(mut self, names: &str) -> Self {
        self.record.depleted.extend(names.split_whitespace().map(String::from));
        self
    }

    /// PDMs of an area: active, inactive.
    pub(crate) fn pdm(mut self, number: u8, active: u8, inactive: u8) -> Self {
        self.record.pdm.insert(number, (active, inactive));
        if (active, inactive) == (0, 0) {
            self.record.pdm.remove(&number);
        }
        self
    }

    /// No PDM anywhere.
    pub(crate) fn no_pdms(mut self) -> Self {
        self.record.pdm.clear();
        self
    }

    /// These areas are Soviet-controlled; whoever stood there is lost.
    pub(crate) fn soviet(mut self, numbers: &[u8]) -> Self {
        for number in numbers {
            if let Some(names) = self.record.units.get(&number.to_string()).cloned() {
                self = self.lost(&names.join(" "));
            }
            self.record.control.retain(|other| other != number);
            self.record.pdm.remove(number);
        }
        self.ring()
    }

    /// Fills the Soviet ring as ruling 4 has it.
    fn ring(mut self) -> Self {
        let r = &mut self.record;
        let firm = |number: &u8| !r.collapsed && pack().inside_perimeter.has(area(*number));
        let held: Vec<u8> = r.units.keys().filter_map(|place| place.parse().ok()).collect();
        r.control.retain(|number| firm(number) || held.contains(number));
        let mut ring: Vec<u8> = Vec::new();
        let mut add = |number: u8| ring.extend(pack().adjacent[usize::from(number) - 1].into_iter().map(Area::number));
        r.control.iter().for_each(|&number| add(number));
        if let Some(number) = r.relief.strip_prefix("area ") {
            add(number.parse().unwrap());
        }
        if r.relief == "box 5" {
            let letter = ["A", "B", "C", "D"].iter().position(|letter| *letter == r.letter).unwrap();
            ring.push(pack().letters[letter].area.number());
        }
        ring.retain(|number| !r.control.contains(number) && !r.breakthrough.contains(number));
        ring.sort_unstable();
        ring.dedup();
        r.soviet = ring;
        self
    }

    fn table(mut self, phase: &str) -> Table {
        self.record.phase = phase.into();
        let game = Cauldron::restore(pack(), &self.record);
        Table { game: game.unwrap_or_else(|broken| panic!("{broken}")), events: Vec::new() }
    }

    /// To be played from the German Phase.
    pub(crate) fn german(self) -> Table {
        self.table("german")
    }

    /// To be played from the upkeep.
    pub(crate) fn upkeep(self) -> Table {
        self.table("upkeep")
    }

    /// To be played from the Soviet attacks on these areas.
    pub(crate) fn under_attack(mut self, numbers: &[u8]) -> Table {
        self.record.stake = numbers.to_vec();
        self.record.ip = 0;
        self.table("soviet")
    }

    /// To be played from the start of the turn, with the chance up to its first decision: laid out at the end of the
    /// turn before, whose Table H leaves the SSI as it is.
    pub(crate) fn dawn(mut self, chance: &str) -> Table {
        self.record.turn -= 1;
        self.record.ip = 0;
        (self.record.luftwaffe, self.record.relief_commitment) = (Some("average".into()), Some("average".into()));
        // One attack on an area that holds out, rolled last turn: a 1; and a 3 on Table H.
        let holds = |number: &&u8| {
            let near = pack().adjacent[usize::from(**number) - 1];
            let touched = near.into_iter().any(|next| self.record.soviet.contains(&next.number()));
            touched && self.record.units.contains_key(&number.to_string())
        };
        let last = *self.record.control.iter().find(holds).expect("somebody holds the line");
        let mut table = self.under_attack(&[last]);
        let chance = format!("1 3 {chance}");
        let strikers = pack().adjacent[usize::from(last) - 1].into_iter().filter(|next| table.soviet_in(next.number()));
        let strikers: Vec<Area> = strikers.collect();
        if strikers.len() == 1 {
            table.play(&format!("strike {last}"), &chance);
        } else {
            table.go(&format!("strike {last}")).play(&format!("from {}", strikers[0].number()), &chance);
        }
        table
    }
}

/// A game being played.
#[derive(Clone)]
pub(crate) struct Table {
    /// The position.
    pub(crate) game: Cauldron,
    /// What the last action caused.
    pub(crate) events: Vec<Event>,
}

impl Table {
    testkit::at_table!(Cauldron, |table| &table.game);

    /// The position as it lies on the table.
    pub(crate) fn sight(&self) -> Sight<'_> {
        self.game.sight(None)
    }

    /// Plays an action that needs exactly this chance.
    pub(crate) fn play(&mut self, action: &str, chance: &str) -> &mut Self {
        self.events = play::play(&mut self.game, action, Script::exact(&MEANING, chance));
        self
    }

    /// Plays an action that needs at least this chance; what follows is filled in with threes and harmless cards.
    pub(crate) fn run(&mut self, action: &str, chance: &str) -> &mut Self {
        self.events = play::play(&mut self.game, action, Script::loose(&MEANING, chance));
        self
    }

    /// The code of that reason.
    pub(crate) fn refuses(&self, action: &str) -> &'static str {
        self.refusal(action).code()
    }

    /// Initiative points, supply, wounded.
    pub(crate) fn purse(&self) -> (u8, u8, u8) {
        let r = self.record();
        (r.ip, r.supply, r.wounded)
    }

    pub(crate) fn held(&self, marker: &str) -> bool {
        self.record().held.iter().any(|held| held == marker)
    }

    pub(crate) fn morale(&self) -> u8 {
        self.sight().morale()
    }

    /// The German units of an area or box.
    pub(crate) fn stack(&self, place: &str) -> String {
        self.record().units.get(place).map_or_else(String::new, |names| names.join(" "))
    }

    /// Where a unit is.
    pub(crate) fn place(&self, name: &str) -> String {
        let r = self.record();
        let has = |names: &Vec<String>| names.iter().any(|other| other == name);
        if has(&r.lost) {
            return "lost".into();
        }
        r.units.iter().find(|(_, names)| has(names)).map_or_else(|| "reserve".into(), |(place, _)| place.clone())
    }

    pub(crate) fn is_depleted(&self, name: &str) -> bool {
        self.record().depleted.iter().any(|other| other == name)
    }

    /// Whether there is a Soviet unit.
    pub(crate) fn soviet_in(&self, number: u8) -> bool {
        self.record().soviet.contains(&number)
    }

    /// Whether an area is German-controlled.
    pub(crate) fn german_in(&self, number: u8) -> bool {
        self.record().control.contains(&number)
    }

    /// PDMs of an area: active, inactive.
    pub(crate) fn pdm(&self, number: u8) -> (u8, u8) {
        self.record().pdm.get(&number).copied().unwrap_or_default()
    }

    /// The first roll of the last action: die, total.
    pub(crate) fn rolled(&self) -> (u8, i8) {
        let rolled = self.events.iter().find_map(|event| match event {
            Event::Rolled { die, total, .. } => Some((*die, *total)),
            _ => None,
        });
        rolled.expect("nothing was rolled")
    }

    /// The modifiers of the last action's first roll.
    pub(crate) fn modifiers(&self) -> Vec<(Modifier, i8)> {
        let rolled = self.events.iter().find_map(|event| match event {
            Event::Rolled { modifiers, .. } => Some(modifiers.all().to_vec()),
            _ => None,
        });
        rolled.expect("nothing was rolled")
    }
}
