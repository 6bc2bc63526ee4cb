//! The data files as they are written: one struct for each kind of record.

use kurgan_core::{files, records};
use serde::Deserialize;

use super::super::{
    AttackResult, Commitment, Freedom, Letter, LineKind, Marker, Name, Nationality, Region, ReliefResult, Rumor,
    SovietResult, Targets, UnitKind, VARIABLE_ROWS, Weather,
};

files! {
    AreasFile { #[serde(default)] area: Vec<Area>, }
    EdgesFile { #[serde(default)] edge: Vec<Edge>, #[serde(default)] river_attack: Vec<RiverAttack>, }
    DecorFile { width: f32, height: f32, radius: f32, perimeter: Perimeter, #[serde(default)] river: Vec<River>, }
    ReliefFile {
        #[serde(default, rename = "box")] boxes: Vec<ReliefBox>,
        on_map: OnMap,
        #[serde(default)] letter: Vec<LetterName>,
    }
    UnitsFile {
        #[serde(default)] unit: Vec<Unit>,
        #[serde(default)] army: Vec<Army>,
        pdm: Pdm,
        #[serde(default)] marker: Vec<MarkerName>,
    }
    CardsFile { #[serde(default)] card: Vec<Card>, }
    TablesFile {
        #[serde(rename = "table_a")] commitment: TableA,
        #[serde(rename = "table_b")] airlift: TableB,
        #[serde(rename = "table_c")] upkeep: TableC,
        #[serde(rename = "table_d")] appeal: TableD,
        #[serde(rename = "table_e")] attack: TableE,
        #[serde(rename = "table_f")] relief: TableF,
        #[serde(rename = "table_g")] soviet: TableG,
        #[serde(rename = "table_h")] situation: TableH,
    }
    ScenariosFile { historical: Historical, variable: VariableName, }
    OptionsFile {
        variable_setup: VariableSetup,
        new_unit: NewUnits,
        placement: Placements,
        council_of_war: Council,
        new_rumor: NewRumors,
        #[serde(default)] rumor: Vec<RumorRow>,
        what_if: WhatIfs,
        survival: Survival,
    }
    RiverLabel { at: [f32; 2], angle: f32, size: f32, }
    Band { from: u8, to: Option<u8>, add: i8, }
    ByCommitment { weak: i8, average: i8, strong: i8, }
    Conference { #[serde(default)] commit: i8, #[serde(default)] foa_airlift: bool, }
    VariableRow {
        roll: u8,
        order_of_battle: i8,
        supplies: u8,
        ssi: u8,
        pdm_active: u8,
        pdm_inactive: u8,
        start: u8,
        depleted: u8,
    }
    NewUnit { from: u8, to: Option<u8>, kind: UnitKind, nationality: Nationality, }
    Placement { from: u8, to: Option<u8>, german: u8, soviet: u8, }
    CouncilRow {
        from: u8,
        to: Option<u8>,
        result: CouncilWord,
        ssi: Option<i8>,
        lenient_from: Option<u8>,
        appeals: Option<i8>,
        attacks: Option<i8>,
    }
    NewRumor { from: u8, to: Option<u8>, rumor: Option<Rumor>, }
    WhatIfRow { from: u8, to: Option<u8>, effect: WhatIf, }
}

records! {
    Area {
        id: u8,
        name: Name,
        region: Region,
        inside_perimeter: bool,
        #[serde(default)] key: bool,
        #[serde(default)] stalingrad: bool,
        #[serde(default)] airfield: bool,
        entry: Option<Letter>,
        at: [f32; 2],
        label: [f32; 2],
    }
    Edge { a: u8, b: u8, kind: LineKind, }
    RiverAttack { a: u8, b: u8, }
    Perimeter { points: Vec<[f32; 2]>, }
    River { id: String, name: Name, width: f32, course: Vec<[f32; 2]>, labels: Vec<RiverLabel>, }
    ReliefBox { id: u8, morale: u8, at: [f32; 2], }
    OnMap { morale: u8, }
    LetterName { id: Letter, name: Name, }
    Unit {
        id: String,
        name: Name,
        short: String,
        kind: UnitKind,
        #[serde(default = "german")] nationality: Nationality,
        #[serde(default)] optional: bool,
    }
    Army { id: String, name: Name, counters: u8, }
    Pdm { count: u8, }
    MarkerName { id: Marker, name: Name, }
    Card {
        id: u8,
        title: Name,
        text: Name,
        effects: Vec<Effect>,
        weather: WeatherWord,
        random: u8,
        offensive: i8,
        offensive_right: Option<i8>,
        attack: Targets,
        #[serde(default)] reshuffle: bool,
        #[serde(default)] remove: bool,
    }
    TableA {
        first: i8,
        results: [Commitment; 4],
        ssi: Vec<Band>,
        luftwaffe_marker: i8,
        hoth_marker: i8,
    }
    TableB { first: i8, fair: [u8; 8], poor: [u8; 8], luftwaffe: ByCommitment, airfields: [i8; 3], }
    TableC { first: i8, losses: [u8; 6], unsupplied: Vec<Band>, }
    TableD {
        first: i8,
        conference: [Conference; 6],
        freedom: [Freedom; 6],
        airlift: [u8; 6],
        attacked_without_foa: i8,
        foa_marker: i8,
        foa_airlift_marker: i8,
    }
    TableE { first: i8, results: [AttackResult; 2], supply: i8, armor: i8, depleted: i8, stalingrad: i8, }
    TableF { weak: [ReliefResult; 6], average: [ReliefResult; 6], strong: [ReliefResult; 6], }
    TableG { occupied: [SovietResult; 6], empty: [SovietResult; 6], bracketed: Vec<u8>, }
    TableH {
        first: i8,
        adjust: [i8; 9],
        luftwaffe: ByCommitment,
        relief: ByCommitment,
        surrendered_with_foa: i8,
        surrendered_without_foa: i8,
        eliminated: i8,
        attacked_without_foa: i8,
    }
    Historical {
        name: Name,
        first_turn: u8,
        last_turn: u8,
        morale: u8,
        supply: u8,
        wounded: u8,
        ssi: u8,
        final_offensive: u8,
        ip: u8,
        weather: Weather,
        letter: Letter,
        #[serde(rename = "box")] relief_box: u8,
        pdm: PdmSetup,
        #[serde(default)] german: Vec<Stack>,
        #[serde(default)] soviet: Vec<SovietSetup>,
    }
    PdmSetup { active: Vec<u8>, inactive: Vec<u8>, }
    Stack { area: u8, units: Vec<String>, #[serde(default)] depleted: Vec<String>, }
    SovietSetup { army: String, areas: Vec<u8>, }
    VariableName { name: Name, }
    VariableSetup { rows: [VariableRow; VARIABLE_ROWS], }
    NewUnits { rows: Vec<NewUnit>, }
    Placements { rows: Vec<Placement>, }
    Council { rows: Vec<CouncilRow>, final_offensive: u8, }
    NewRumors { rows: Vec<NewRumor>, }
    RumorRow {
        id: Rumor,
        name: Name,
        dispelled_to: u8,
        inconclusive_to: u8,
        inconclusive_to_with_milch: Option<u8>,
        effect: RumorEffect,
    }
    WhatIfs { rows: Vec<WhatIfRow>, }
    Survival {
        full: u32,
        depleted: u32,
        hq: u32,
        percent_of_eliminated: u32,
        percent_of_surrendered: u32,
        wounded: [u8; 4],
    }
}

/// Most units are German.
const fn german() -> Nationality {
    Nationality::German
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum WeatherWord {
    Fair,
    Poor,
    Same,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum CouncilWord {
    Surrender,
    Continue,
}

/// Declares effects: a word, and the numbers that go with it.
macro_rules! effects {
    ($($name:ident { $($kind:ident { $($(#[$meta:meta])* $field:ident: $type:ty),* })* })*) => {$(
        #[derive(Clone, Copy, Deserialize)]
        #[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
        pub(super) enum $name {
            $($kind { $($(#[$meta])* $field: $type),* },)*
        }
    )*};
}

effects! {
    Effect {
        NoAppeal {}
        Appeal { add: i8 }
        Ssi { add: i8 }
        Supply { add: i8 }
        Wounded { add: i8 }
        Initiative { add: i8 }
        AirliftRoll { add: i8, needs: Option<u8> }
        AirliftSupply { add: i8 }
        Weather { weather: Weather }
        ReliefCommitment { add: i8 }
        ReliefBox { add: i8 }
        FinalOffensive { add: i8, #[serde(default)] from: u8 }
        Take { marker: Marker, #[serde(default)] ssi: u8, #[serde(default)] or_supply: u8 }
        Return { marker: Marker }
        BuildPdm { count: u8 }
        DeactivatePdm { count: u8 }
        Battlegroup { count: u8 }
        Recover { count: u8 }
        StalingradAttack { add: i8 }
    }
    RumorEffect {
        ReliefRolls { add: i8 }
        NoFinalOffensive {}
        FinalOffensive { add: i8 }
        SurvivalTimes { times: u8 }
        SupplyEachTurn { add: u8 }
        Schmidt { appeal_ip: u8, foa_appeal: i8 }
    }
    WhatIf {
        NoEffect {}
        Supply { add: u8 }
        Weather { weather: Weather }
        OfficersEscape { victory_points: i8 }
        KeyArea { area: u8 }
        RightHandNumber {}
        ShiftLeft {}
        ShiftRight {}
        RegularTarget { area: u8 }
    }
}
