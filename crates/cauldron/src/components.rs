//! The printed components: map, counters, cards, tables and set-up, read once from the data files and kept as long as
//! the program runs.
//!
//! ```text
//! data/*.toml --(load: parse, check)--> Components --(printed, intern)--> &'static Components
//! ```
//!
//! The crate has a built-in pack ([`Components::printed`]). A player who owns the printed game may supply corrected
//! files ([`Components::load`]); for a bad pack every problem is reported with file, record and field.

mod cards;
mod forces;
mod load;
mod map;
mod options;
mod scenario;
mod tables;

pub use cards::{CARDS, Card, CardData, EventEffect, Offensive, RANDOM, Targets, Weather};
pub use forces::{Army, ArmyData, MAX_UNITS, Marker, Nationality, Unit, UnitData, UnitKind};
pub use kurgan_core::pack::{Confidence, Name, Origin, Pack, PackError, Problem, Provenance, Source, Thing};
pub use map::{
    AREAS, Area, AreaData, BOXES, Decor, Letter, LetterData, Line, LineKind, Region, ReliefTrack, River, RiverLabel,
};
pub use options::{
    ByRandom, Council, CouncilResult, NewUnit, Placement, Rumor, RumorData, RumorEffect, RumorResult, Survival,
    VARIABLE_ROWS, Variable, VariableRow, WhatIf,
};
pub use scenario::{ScenarioId, Setup};
pub use tables::{
    AirliftTable, AppealTable, AttackResult, AttackTable, Commitment, CommitmentTable, Conference, Freedom,
    ReliefResult, ReliefTable, Results, SSI, SituationTable, SovietResult, SovietTable, Tables, UpkeepTable,
};

use kurgan_core::{Id, Set};

/// A set of areas.
pub type Areas = Set<Area>;
/// A set of German units.
pub type Units = Set<Unit>;
/// A set of cards.
pub type Cards = Set<Card>;

/// Everything printed, checked.
#[derive(Clone, Debug)]
pub struct Components {
    /// The areas, by number less one.
    pub areas: Vec<AreaData>,
    /// The neighbours by area.
    pub adjacent: [Areas; AREAS],
    /// All areas.
    pub all: Areas,
    /// Areas inside the German Perimeter, also called grey.
    pub inside_perimeter: Areas,
    /// Key Areas.
    pub key_areas: Areas,
    /// The three Stalingrad areas.
    pub stalingrad: Areas,
    /// The two areas with an airfield.
    pub airfields: Areas,
    /// Areas with an even number.
    pub even: Areas,
    /// Areas that are attacked across a river, by area, both ways (p.12).
    pub across_river: [Areas; AREAS],
    /// The letters of the relief force, by [`Letter`].
    pub letters: [LetterData; 4],
    /// The Relief Force track.
    pub relief: ReliefTrack,
    /// The German units, in the order of the file.
    pub units: Vec<UnitData>,
    /// Infantry, motorized and panzer divisions.
    pub divisions: Units,
    /// Motorized and panzer divisions.
    pub armor: Units,
    /// The battlegroups.
    pub battlegroups: Units,
    /// Units that come only by the Variable Scenario.
    pub optional: Units,
    /// The headquarters of 6th Army.
    pub hq: Unit,
    /// The Soviet armies.
    pub armies: Vec<ArmyData>,
    /// How many PDMs there are.
    pub pdms: u8,
    /// The names of the markers that events give, by [`Marker`].
    pub marker_names: [Name; 4],
    /// The cards, by number less one.
    pub cards: Vec<CardData>,
    /// All cards.
    pub deck: Cards,
    /// Tables A to H.
    pub tables: Tables,
    /// The names of the scenarios, by [`ScenarioId`].
    pub scenario_names: [Name; 2],
    /// The historical set-up.
    pub setup: Setup,
    /// The tables of the Variable Scenario.
    pub variable: Variable,
    /// The Council of War Table.
    pub council: Council,
    /// Which rumor a random number brings into play.
    pub new_rumor: ByRandom<Option<Rumor>>,
    /// The rumors, by [`Rumor`].
    pub rumors: [RumorData; 6],
    /// The What If Table.
    pub what_if: ByRandom<WhatIf>,
    /// Survival Statistics.
    pub survival: Survival,
    /// The drawing.
    pub decor: Decor,
    /// Where all this comes from.
    pub origin: Origin,
}

impl Components {
    /// The area with that printed number.
    pub fn area(&self, number: u8) -> Option<Area> {
        Area::numbered(number)
    }

    /// The area with that name in some language, in capitals or not.
    pub fn area_named(&self, name: &str) -> Option<Area> {
        self.areas.iter().position(|area| area.name.is(name)).map(Area::from_index)
    }

    /// The German unit with that id or name in some language, in capitals or not.
    pub fn unit_named(&self, name: &str) -> Option<Unit> {
        let named = |unit: &UnitData| unit.id.eq_ignore_ascii_case(name) || unit.name.is(name);
        self.units.iter().position(named).map(Unit::from_index)
    }

    /// The card with that printed number.
    pub fn card(&self, number: u8) -> Option<Card> {
        self.cards.iter().position(|card| card.number == number).map(Card::from_index)
    }

    /// The card with that title in some language, in capitals or not.
    pub fn card_named(&self, title: &str) -> Option<Card> {
        self.cards.iter().position(|card| card.title.is(title)).map(Card::from_index)
    }
}
