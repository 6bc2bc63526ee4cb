//! The printed components: map, counters, charts and scenarios, read once from the data files and kept as long as the
//! program runs.
//!
//! ```text
//! data/*.toml --(load: parse, check)--> Components --(printed, intern)--> &'static Components
//! ```
//!
//! The crate has a built-in pack ([`Components::printed`]). A player who owns the printed game may supply corrected
//! files ([`Components::load`]); for a bad pack every problem is reported with file, record and field.

mod decor;
mod load;

pub use decor::{Decor, Landmark, LandmarkKind, MapText, Shape};
pub use kurgan_core::pack::{Confidence, Name, Origin, Pack, PackError, Problem, Provenance, Source, Thing};

use kurgan_core::{Id, Set, id, words};

id! {
    /// An area by its printed number, 1 to 50.
    Area
}
id! {
    /// A German unit by its place in `german_units.toml`.
    Unit
}
id! {
    /// A Soviet unit by its place in `soviet_units.toml`.
    SovietUnit
}
id! {
    /// A German division by its place in `german_units.toml`.
    Division
}
id! {
    /// A German corps by its place in `german_units.toml`.
    Corps
}

/// A set of areas.
pub type Areas = Set<Area>;
/// A set of German units.
pub type Units = Set<Unit>;
/// A set of Soviet units.
pub type SovietUnits = Set<SovietUnit>;

/// How many areas the map has (3.1).
pub const AREAS: usize = 50;
/// How many units of one side a pack may hold, so that a set of them is one machine word.
pub const MAX_UNITS: usize = 64;
/// The entry of [`Components::division`] for a unit that belongs to no division.
pub const NO_DIVISION: u8 = 255;
/// How many German units an area holds (7.1).
pub(crate) const STACK: usize = 4;

words! {
    /// What the shape of an area's identifier says (3.1.1, 5.4).
    pub enum Terrain[5] {
        /// The nine areas that start German carry no terrain.
        None = "none",
        /// Round.
        Clear = "clear",
        /// Triangle.
        Elevated = "elevated",
        /// Square.
        LightUrban = "light_urban",
        /// Pentagon.
        HeavyUrban = "heavy_urban",
    }
}

impl Terrain {
    /// Whether the terrain is light or heavy urban.
    pub const fn urban(self) -> bool {
        matches!(self, Self::LightUrban | Self::HeavyUrban)
    }
}

words! {
    /// A Soviet Defense Strategy (9.4).
    pub enum Strategy[5] {
        /// Costs the Germans morale.
        Heroes = "heroes",
        /// Takes the lead unit out of action.
        Ambush = "ambush",
        /// Costs a unit or the attack.
        Barrage = "barrage",
        /// Turns a success into a stalemate.
        Fanatic = "fanatic",
        /// Rolls more dice.
        Guards = "guards",
    }
}

words! {
    /// The two German unit types (4.2).
    pub enum Kind[2] {
        /// A regiment with a NATO symbol (4.2.2).
        Infantry = "infantry",
        /// A battalion with a vehicle (4.2.1).
        Armor = "armor",
    }
}

words! {
    /// What the picture on a German counter shows; it has no effect on play.
    pub enum Class[6] {
        /// Foot infantry.
        Infantry = "infantry",
        /// Motorised infantry.
        Motorised = "motorised",
        /// A tank battalion.
        Tank = "tank",
        /// Infantry in halftracks.
        Halftrack = "halftrack",
        /// A reconnaissance battalion.
        Recon = "recon",
        /// An assault gun battalion.
        AssaultGun = "assault_gun",
    }
}

words! {
    /// How an area is drawn; it has no effect on play.
    #[allow(missing_docs)] // the names say it all
    pub enum Look[13] {
        Airfield = "airfield",
        Barracks = "barracks",
        City = "city",
        Factory = "factory",
        Hill = "hill",
        Hospital = "hospital",
        Ravine = "ravine",
        Silo = "silo",
        Station = "station",
        Suburb = "suburb",
        Village = "village",
        Woods = "woods",
        Works = "works",
    }
}

words! {
    /// The two scenarios.
    pub enum ScenarioId[2] {
        /// The main game, turns 1 to 9.
        Main = "main",
        /// The Factory District, turns 10 to 14 (14.0).
        Factory = "factory",
    }
}

/// An area of the map (3.1).
#[derive(Clone, Debug)]
pub struct AreaData {
    /// The printed number; 0 only in the unused first entry.
    pub number: u8,
    /// The printed name.
    pub name: Name,
    /// The terrain type (3.1.2).
    pub terrain: Terrain,
    /// The Terrain Effects Modifier; 0 without terrain.
    pub tem: u8,
    /// Whether the identifier is grey: German from the start.
    pub german_start: bool,
    /// Whether it counts as adjacent to the Volga.
    pub volga: bool,
    /// The areas that share a boundary with it.
    pub adjacent: Areas,
    /// Where the identifier is drawn.
    pub label: [f32; 2],
    /// The free circle around the identifier.
    pub radius: f32,
    /// The outline.
    pub polygon: Vec<[f32; 2]>,
    /// What it is drawn as.
    pub look: Look,
}

/// A German counter (4.3).
#[derive(Clone, Debug)]
pub struct UnitData {
    /// The id in the data files, `29-RCN`.
    pub id: String,
    /// The printed designation, `29/RCN`.
    pub name: String,
    /// The parent division; assault guns have none (12.4).
    pub division: Option<Division>,
    /// The corps.
    pub corps: Corps,
    /// Infantry or armor.
    pub kind: Kind,
    /// The picture.
    pub class: Class,
    /// The Attack Factor.
    pub attack: u8,
    /// The Movement Factor.
    pub movement: u8,
    /// The set-up area printed on the counter; 0 if it shows something else.
    pub home: u8,
}

/// How a Soviet unit comes into a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pool {
    /// Not at all.
    Unused,
    /// Drawn at random when revealed.
    Pool,
    /// On the map, revealed, from the start.
    Placed,
    /// Only with its optional rule (12.6).
    Option,
}

/// A Soviet counter (4.4).
#[derive(Clone, Debug)]
pub struct SovietData {
    /// The id in the data files, `L07`.
    pub id: String,
    /// A name, if one is printed.
    pub name: Option<Name>,
    /// The terrain it may hold.
    pub terrain: Terrain,
    /// Its Defense Strategy.
    pub strategy: Strategy,
    /// Its Defense Factor.
    pub defense: u8,
    /// Whether its strategy works every round, not only at the reveal (12.6).
    pub every_round: bool,
    /// How it comes into each scenario, by [`ScenarioId`].
    pub pool: [Pool; 2],
}

/// A German division.
#[derive(Clone, Debug)]
pub struct DivisionData {
    /// The number, `29`.
    pub id: String,
    /// The full name.
    pub name: Name,
    /// Its corps.
    pub corps: Corps,
    /// Its units, of both scenarios.
    pub units: Units,
}

/// A German corps.
#[derive(Clone, Debug)]
pub struct CorpsData {
    /// The number, `LI`.
    pub id: String,
    /// The full name.
    pub name: Name,
    /// Its units, of both scenarios, assault guns included.
    pub units: Units,
}

/// Where units called away by an event come back (6.2.1, 14.6.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReturnTo {
    /// They do not.
    Nowhere,
    /// To one of these areas.
    Areas(Areas),
    /// To any area without a Soviet unit.
    AnyVacant,
}

/// A random event (6.2), with its effects for the turn.
#[derive(Clone, Debug)]
pub struct EventData {
    /// The id in the data files; the same event may stand on several rolls.
    pub id: String,
    /// The printed name.
    pub name: Name,
    /// The division that leaves the map.
    pub withdraw: Option<Division>,
    /// Where it comes back in the next Dawn Phase.
    pub return_to: ReturnTo,
    /// No air marker may be placed.
    pub no_air: bool,
    /// What an artillery marker adds instead of [`Components::artillery_bonus`].
    pub artillery_bonus: Option<u8>,
    /// Added to every Soviet Defense Value.
    pub soviet_dv: u8,
    /// No German unit moves with more.
    pub max_move: Option<u8>,
    /// How many dice the supply roll has.
    pub supply_dice: Option<u8>,
    /// A corps pauses, see [`Components::pause`].
    pub pause: bool,
    /// The turns on which it is no result: bit n for turn n (10.1).
    pub void_turns: u16,
    /// The total to read instead once the division has gone.
    pub if_gone: Option<u8>,
}

/// A Random Event Chart.
#[derive(Clone, Copy, Debug)]
pub struct Chart {
    /// The place in [`Components::events`] by the total of three dice; 0 to 2 are unused.
    pub events: [u8; 19],
}

/// A reinforcement group: its units enter one area together (6.1.1).
#[derive(Clone, Copy, Debug)]
pub struct Arrival {
    /// The turn it is due.
    pub turn: u8,
    /// The units.
    pub units: Units,
    /// Areas always allowed.
    pub areas: Areas,
    /// Areas allowed while German-controlled.
    pub areas_if_german: Areas,
    /// Whether any German-controlled area will do (14.4).
    pub any_german: bool,
}

/// A mandatory withdrawal (6.1.2).
#[derive(Clone, Copy, Debug)]
pub struct Withdrawal {
    /// The turn it falls due.
    pub turn: u8,
    /// The division that leaves.
    pub division: Division,
    /// Its units in this scenario.
    pub units: Units,
}

/// A space of the Turn Track.
#[derive(Clone, Debug)]
pub struct TurnData {
    /// The turn.
    pub number: u8,
    /// Its first day, `1942-09-13`.
    pub from: String,
    /// Its last day.
    pub to: String,
}

/// A scenario: its track, its markers and its set-up.
#[derive(Clone, Debug)]
pub struct ScenarioData {
    /// Which one.
    pub id: ScenarioId,
    /// The printed name.
    pub name: Name,
    /// The first turn.
    pub first_turn: u8,
    /// The last turn.
    pub last_turn: u8,
    /// German morale at the start.
    pub morale: u8,
    /// Air markers received free of cost each turn.
    pub free_air: u8,
    /// The place of its chart in [`Components::charts`].
    pub chart: usize,
    /// The first turn with a random event.
    pub first_event_turn: u8,
    /// The turn with a least supply roll, and that roll.
    pub supply_floor: (u8, u8),
    /// Areas that win at the final check; none where only every area wins (14.7).
    pub final_areas: Option<u8>,
    /// Heavy urban areas that the final check asks for besides.
    pub final_heavy_urban: u8,
    /// Areas German at the start, the nine included.
    pub german_control: Areas,
    /// German units set up, by area.
    pub german: [Units; AREAS + 1],
    /// German units that start in the Out of Action Box.
    pub out_of_action: Units,
    /// Every German unit of the scenario, reinforcements included.
    pub units: Units,
    /// Reinforcements, in the order of the file.
    pub arrivals: Vec<Arrival>,
    /// Mandatory withdrawals, in the order of the file.
    pub withdrawals: Vec<Withdrawal>,
    /// Areas that start with a Soviet unit: all that do not start German.
    pub soviet_areas: Areas,
    /// Soviet units on the map, revealed, at the start.
    pub placed: Vec<(Area, SovietUnit)>,
    /// The mix of unrevealed Soviet units, Pavlov's House not included.
    pub pool: SovietUnits,
    /// Pavlov's House (12.6).
    pub pavlov: SovietUnit,
    /// Where Pavlov's House stands revealed with its option; none if it joins the mix.
    pub pavlov_area: Option<Area>,
    /// Units that begin the scenario in 48, 49 or 50 (6.3, 12.2, ruling 30).
    pub north: Units,
    /// The area in which the scenario sets a unit up; 0 for one that begins elsewhere.
    pub home: [u8; MAX_UNITS],
    /// The Turn Track.
    pub turns: Vec<TurnData>,
}

/// The German Supply Costs chart (6.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)] // one field per line of the chart
pub struct Costs {
    pub artillery: u8,
    pub engineer: u8,
    pub air: u8,
    pub infantry: u8,
    pub armor: u8,
    pub morale: u8,
}

/// How many markers of each kind exist.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)] // one field per kind of marker
pub struct Markers {
    pub artillery: u8,
    pub engineer: u8,
    pub air: u8,
    pub isolation: u8,
    pub control: u8,
}

/// Everything printed, checked.
#[derive(Clone, Debug)]
pub struct Components {
    /// The areas by number; entry 0 is unused.
    pub areas: Vec<AreaData>,
    /// The neighbours by area.
    pub adjacent: [Areas; AREAS + 1],
    /// Areas 1 to 50.
    pub all: Areas,
    /// Areas next to the Volga.
    pub volga: Areas,
    /// Light urban areas.
    pub light_urban: Areas,
    /// Heavy urban areas.
    pub heavy_urban: Areas,
    /// Areas with a modifier of +4 (or more, in a corrected pack).
    pub tem4: Areas,
    /// Areas by terrain.
    pub terrain: [Areas; 5],
    /// Soviet units by terrain, Pavlov's House included.
    pub soviet_terrain: [SovietUnits; 5],
    /// Soviet Guards units, Pavlov's House included.
    pub guards: SovietUnits,
    /// The German units.
    pub units: Vec<UnitData>,
    /// Attack Factors by unit.
    pub attack: [u8; MAX_UNITS],
    /// Movement Factors by unit.
    pub movement: [u8; MAX_UNITS],
    /// Divisions by unit, [`NO_DIVISION`] for none.
    pub division: [u8; MAX_UNITS],
    /// The armor units.
    pub armor: Units,
    /// The Soviet units.
    pub soviets: Vec<SovietData>,
    /// Defense Factors by Soviet unit.
    pub defense: [u8; MAX_UNITS],
    /// Strategies by Soviet unit.
    pub strategy: [Strategy; MAX_UNITS],
    /// The names of the strategies, in the order of [`Strategy::ALL`].
    pub strategy_names: [Name; 5],
    /// The German divisions.
    pub divisions: Vec<DivisionData>,
    /// The German corps.
    pub corps: Vec<CorpsData>,
    /// The random events of both charts.
    pub events: Vec<EventData>,
    /// The Random Event Charts.
    pub charts: Vec<Chart>,
    /// The corps that a Logistical Pause stops, by die less one.
    pub pause: [Corps; 6],
    /// The scenarios by [`ScenarioId`].
    pub scenarios: [ScenarioData; 2],
    /// What supply points buy.
    pub costs: Costs,
    /// The names of the purchases, in the order of the fields of [`Costs`].
    pub purchase_names: [Name; 6],
    /// How many markers there are.
    pub markers: Markers,
    /// What an artillery marker adds to the attack.
    pub artillery_bonus: u8,
    /// What an engineer marker adds to the attack.
    pub engineer_bonus: u8,
    /// The drawing.
    pub decor: Decor,
    /// Where all this comes from.
    pub origin: Origin,
}

impl Components {
    /// The area with that number.
    pub fn area(&self, number: u8) -> Option<Area> {
        Some(Area(number)).filter(|area| area.index() != 0 && area.index() < self.areas.len())
    }

    /// The German unit with that printed designation or id, in capitals or not.
    pub fn unit_named(&self, name: &str) -> Option<Unit> {
        let named = |unit: &UnitData| unit.name.eq_ignore_ascii_case(name) || unit.id.eq_ignore_ascii_case(name);
        self.units.iter().position(named).map(Unit::from_index)
    }

    /// The Soviet unit with that id or name, in capitals or not.
    pub fn soviet_named(&self, name: &str) -> Option<SovietUnit> {
        let named = |unit: &SovietData| {
            unit.id.eq_ignore_ascii_case(name) || unit.name.as_ref().is_some_and(|known| known.is(name))
        };
        self.soviets.iter().position(named).map(SovietUnit::from_index)
    }

    /// The scenario with that id.
    pub fn scenario(&self, id: ScenarioId) -> &ScenarioData {
        &self.scenarios[id as usize]
    }
}
