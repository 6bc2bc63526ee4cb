//! The data files as they are written: one struct for each kind of record.

use kurgan_core::{files, records};
use serde::Deserialize;

use super::super::{Class, Kind, LandmarkKind, Look, Name, ScenarioId, Strategy, Terrain};

files! {
    AreasFile { width: f32, height: f32, #[serde(default)] area: Vec<Area>, }
    GermanFile {
        #[serde(default)] corps: Vec<Corps>,
        #[serde(default)] division: Vec<Division>,
        #[serde(default)] unit: Vec<Unit>,
    }
    SovietFile { #[serde(default)] strategy: Vec<StrategyName>, #[serde(default)] unit: Vec<Soviet>, }
    EventsFile { #[serde(default)] event: Vec<Event>, pause: Pause, }
    ScenariosFile { #[serde(default)] scenario: Vec<Scenario>, }
    SupplyFile { #[serde(default)] purchase: Vec<Purchase>, #[serde(default)] marker: Vec<Marker>, }
    DecorFile {
        river: Outline,
        east_bank: Outline,
        #[serde(default)] island: Vec<Island>,
        #[serde(default)] ravine: Vec<Course>,
        #[serde(default)] rail: Vec<Course>,
        #[serde(default)] landmark: Vec<Landmark>,
        #[serde(default)] text: Vec<Text>,
    }
    PauseLine { rolls: Vec<u8>, corps: String, }
    SupplyFloor { turn: u8, at_least: u8, }
    Placed { area: u8, unit: String, }
}

records! {
    Area {
        id: u8,
        name: Name,
        terrain: Terrain,
        tem: u8,
        owner: Owner,
        volga: bool,
        look: Look,
        label: [f32; 2],
        radius: f32,
        adjacent: Vec<u8>,
        polygon: Vec<[f32; 2]>,
    }
    Corps { id: String, name: Name, }
    Division { id: String, name: Name, corps: String, }
    Unit {
        id: String,
        name: String,
        division: Option<String>,
        corps: Option<String>,
        kind: Kind,
        class: Class,
        attack: u8,
        #[serde(rename = "move")] movement: u8,
        home: u8,
    }
    StrategyName { id: Strategy, name: Name, }
    Soviet {
        id: String,
        name: Option<Name>,
        terrain: Terrain,
        strategy: Strategy,
        #[serde(default)] every_round: bool,
        defense: u8,
        pools: Vec<ScenarioId>,
        option: Option<SovietOption>,
    }
    Event {
        chart: String,
        rolls: Vec<u8>,
        id: String,
        name: Name,
        withdraw: Option<String>,
        #[serde(default)] return_areas: Vec<u8>,
        #[serde(default)] return_vacant: bool,
        #[serde(default)] no_air: bool,
        artillery_bonus: Option<u8>,
        #[serde(default)] soviet_dv: u8,
        max_move: Option<u8>,
        supply_dice: Option<u8>,
        #[serde(default)] pause: bool,
        #[serde(default)] void_turns: Vec<u8>,
        if_gone: Option<u8>,
    }
    Pause {
        #[serde(rename = "effect")] _effect: PauseEffect,
        table: Vec<PauseLine>,
    }
    Purchase { id: PurchaseId, name: Name, cost: u8, attack_bonus: Option<u8>, }
    Marker { id: MarkerId, count: u8, }
    Scenario {
        id: ScenarioId,
        name: Name,
        first_turn: u8,
        last_turn: u8,
        morale: u8,
        free_air: u8,
        event_chart: String,
        first_event_turn: u8,
        supply_floor: SupplyFloor,
        #[serde(default)] german_control: Vec<u8>,
        victory: Victory,
        #[serde(default)] turn: Vec<Turn>,
        #[serde(default)] reinforcement: Vec<Reinforcement>,
        #[serde(default)] withdrawal: Vec<Withdrawal>,
        #[serde(default)] german: Vec<Stack>,
        soviet: SovietSetup,
    }
    Victory { final_areas: Option<u8>, #[serde(default)] final_heavy_urban: u8, }
    Turn { number: u8, from: String, to: String, }
    Reinforcement {
        turn: u8,
        units: Vec<String>,
        #[serde(default)] areas: Vec<u8>,
        #[serde(default)] areas_if_german: Vec<u8>,
        #[serde(default)] any_german: bool,
    }
    Withdrawal { turn: u8, division: String, }
    Stack {
        area: Option<u8>,
        #[serde(rename = "box")] in_box: Option<StartBox>,
        units: Vec<String>,
    }
    SovietSetup { #[serde(default)] placed: Vec<Placed>, pavlov_area: Option<u8>, }
    Outline { name: Name, polygon: Vec<[f32; 2]>, }
    Island { id: String, name: Name, polygon: Vec<[f32; 2]>, }
    Course { id: String, name: Name, line: Vec<[f32; 2]>, }
    Landmark { area: u8, kind: LandmarkKind, at: [f32; 2], name: Name, }
    Text { id: String, name: Name, at: [f32; 2], angle: f32, }
}

/// Declares closed lists of words.
macro_rules! words {
    ($($name:ident { $($word:ident),* })*) => {$(
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub(super) enum $name { $($word),* }
    )*};
}

words! {
    Owner { German, Soviet }
    SovietOption { Pavlov }
    PauseEffect { Spent }
    StartBox { OutOfAction }
    PurchaseId { Artillery, Engineer, Air, Infantry, Armor, Morale }
    MarkerId { Artillery, Engineer, Air, Isolation, Control }
}

impl PurchaseId {
    pub(super) const ALL: [Self; 6] =
        [Self::Artillery, Self::Engineer, Self::Air, Self::Infantry, Self::Armor, Self::Morale];

    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Artillery => "artillery",
            Self::Engineer => "engineer",
            Self::Air => "air",
            Self::Infantry => "infantry",
            Self::Armor => "armor",
            Self::Morale => "morale",
        }
    }
}

impl MarkerId {
    pub(super) const ALL: [Self; 5] = [Self::Artillery, Self::Engineer, Self::Air, Self::Isolation, Self::Control];

    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Artillery => "artillery",
            Self::Engineer => "engineer",
            Self::Air => "air",
            Self::Isolation => "isolation",
            Self::Control => "control",
        }
    }
}
