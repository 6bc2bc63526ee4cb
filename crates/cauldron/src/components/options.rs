//! The tables of the optional rules (p.11-13).

use kurgan_core::pack::Name;
use kurgan_core::words;
use serde::{Deserialize, Serialize};

use super::{Area, Nationality, RANDOM, UnitKind, Weather};

/// How many rows the Variable Scenario Setup Table has: a die and up to two modifiers.
pub const VARIABLE_ROWS: usize = 8;

/// A value for each random number of the cards, 1 to 13; numbers beyond read the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ByRandom<T> {
    /// The values, by number less one.
    pub results: [T; RANDOM],
}

impl<T: Copy> ByRandom<T> {
    /// The value for a number.
    pub fn at(&self, random: u8) -> T {
        self.results[usize::from(random.saturating_sub(1)).min(RANDOM - 1)]
    }

    /// The values, as often as they stand there.
    pub fn values(&self) -> impl Iterator<Item = T> {
        self.results.into_iter()
    }
}

/// A row of the Variable Scenario Setup Table; each column has its own roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VariableRow {
    /// Units gained, or -1 for a division lost.
    pub order_of_battle: i8,
    /// Supply at the start.
    pub supplies: u8,
    /// The SSI at the start.
    pub ssi: u8,
    /// Active PDMs to place.
    pub pdm_active: u8,
    /// Inactive PDMs to place.
    pub pdm_inactive: u8,
    /// The first turn.
    pub start: u8,
    /// How many units start depleted.
    pub depleted: u8,
}

impl VariableRow {
    /// What stands in the table until the file has told the row.
    pub(super) const NOTHING: Self =
        Self { order_of_battle: 0, supplies: 0, ssi: 0, pdm_active: 0, pdm_inactive: 0, start: 0, depleted: 0 };
}

/// What a new unit of the Order of Battle column is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewUnit {
    /// Its kind.
    pub kind: UnitKind,
    /// Who it fights for.
    pub nationality: Nationality,
}

/// The areas of the Variable Placement Table for a random number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placement {
    /// Where a German unit must start.
    pub german: Area,
    /// Where a Soviet unit starts.
    pub soviet: Area,
}

/// Variable Scenario Setup and Variable Placement (p.12).
#[derive(Clone, Copy, Debug)]
pub struct Variable {
    /// The set-up table, by modified roll less one.
    pub rows: [VariableRow; VARIABLE_ROWS],
    /// A new unit, by die less one.
    pub new_unit: [NewUnit; 6],
    /// The placement table.
    pub placement: ByRandom<Placement>,
}

impl Variable {
    /// The row for a modified roll, which is held to 1 to 8.
    pub fn row(&self, roll: u8) -> &VariableRow {
        &self.rows[usize::from(roll.saturating_sub(1)).min(VARIABLE_ROWS - 1)]
    }
}

/// What a Council of War decides (p.11).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum CouncilResult {
    /// 6th Army surrenders at once.
    Surrender {
        /// Added to the SSI.
        ssi: i8,
        /// From this turn on, the surrender costs one less on Table H.
        lenient_from: Option<u8>,
    },
    /// The counter goes back and the game goes on.
    Continue {
        /// Added to all Appeals for the rest of the game.
        appeals: i8,
        /// Added to all Regular Attacks for the rest of the game.
        attacks: i8,
    },
}

/// The Council of War Table (p.11).
#[derive(Clone, Copy, Debug)]
pub struct Council {
    /// What it decides.
    pub results: ByRandom<CouncilResult>,
    /// Added to the random number once the Final Offensive is underway.
    pub final_offensive: u8,
}

words! {
    /// A rumor (p.11, p.13).
    #[allow(missing_docs)] // the printed names
    pub enum Rumor[6] {
        TigerTanks = "tiger_tanks",
        ZhukovDies = "zhukov_dies",
        MansteinsMagic = "mansteins_magic",
        PrisonersTreatedWell = "prisoners_treated_well",
        LuftwaffeShifts = "luftwaffe_shifts",
        SchmidtsInfluenceWanes = "schmidts_influence_wanes",
    }
}

words! {
    /// What becomes of a rumor in play.
    pub enum RumorResult[3] {
        /// It goes.
        Dispelled = "dispelled",
        /// It stays in play.
        Inconclusive = "inconclusive",
        /// It comes true.
        Obtains = "obtains",
    }
}

/// What a rumor does once it obtains.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RumorEffect {
    /// Added to all relief force rolls for the rest of the game.
    ReliefRolls(i8),
    /// The Final Offensive will not occur.
    NoFinalOffensive,
    /// Added to the Final Offensive index at once, not below 0.
    FinalOffensive(i8),
    /// The survival roll is multiplied.
    SurvivalTimes(u8),
    /// Supply gained each turn for the rest of the game.
    SupplyEachTurn(u8),
    /// The Schmidt counter.
    Schmidt {
        /// What an Appeal now costs.
        appeal_ip: u8,
        /// Added to Appeals for Freedom of Action.
        foa_appeal: i8,
    },
}

/// A row of the Rumors Tables.
#[derive(Clone, Debug)]
pub struct RumorData {
    /// The printed name.
    pub name: Name,
    /// What becomes of it.
    pub results: ByRandom<RumorResult>,
    /// What becomes of it once the Milch event has been played.
    pub results_with_milch: ByRandom<RumorResult>,
    /// What it does.
    pub effect: RumorEffect,
}

/// A row of the What If Table (p.13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum WhatIf {
    /// No effect.
    NoEffect,
    /// Supply added at the start.
    Supply(u8),
    /// The weather of the first turn.
    Weather(Weather),
    /// The officers may be flown out; what taking the offer adds to the Victory Points.
    OfficersEscape(i8),
    /// This area is considered a Key Area.
    KeyArea(Area),
    /// The right-hand Offensive number applies while all Stalingrad areas are German.
    RightHandNumber,
    /// The entry letter shifts one to the left.
    ShiftLeft,
    /// The entry letter shifts one to the right.
    ShiftRight,
    /// This area is attacked like one outside Stalingrad.
    RegularTarget(Area),
}

/// Survival Statistics (p.11).
#[derive(Clone, Debug)]
pub struct Survival {
    /// The men of a full-strength division.
    pub full: u32,
    /// The men of a depleted division.
    pub depleted: u32,
    /// The men of the headquarters.
    pub hq: u32,
    /// How many of a hundred men of an eliminated unit surrender.
    pub percent_of_eliminated: u32,
    /// How many of a hundred men of a surrendered unit surrender.
    pub percent_of_surrendered: u32,
    /// Added to the roll of two dice, by wounded; more wounded read the last.
    pub wounded: [u8; 4],
}

impl Survival {
    /// What so many wounded add to the roll.
    pub fn wounded(&self, wounded: u8) -> u8 {
        self.wounded[usize::from(wounded).min(self.wounded.len() - 1)]
    }
}
