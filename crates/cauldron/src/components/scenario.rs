//! The scenarios and the historical set-up.

use kurgan_core::words;

use super::{AREAS, Area, Areas, Army, Letter, Units, Weather};

words! {
    /// The two scenarios.
    pub enum ScenarioId[2] {
        /// The set-up of p.6 and 7.
        Historical = "historical",
        /// Rolled and placed by the player (p.12).
        Variable = "variable",
    }
}

/// The historical set-up (p.6); what the Variable Scenario does not roll for is taken from here too (ruling 73).
#[derive(Clone, Debug)]
pub struct Setup {
    /// The first turn.
    pub first_turn: u8,
    /// The last turn.
    pub last_turn: u8,
    /// German morale, as printed; it is what the map adds up to.
    pub morale: u8,
    /// Supply points.
    pub supply: u8,
    /// Wounded.
    pub wounded: u8,
    /// The Strategic Situation Index.
    pub ssi: u8,
    /// The Final Offensive index.
    pub final_offensive: u8,
    /// Initiative points.
    pub ip: u8,
    /// The weather.
    pub weather: Weather,
    /// The letter of the relief force; the player may choose another (p.1).
    pub letter: Letter,
    /// The box of the relief force, from 1.
    pub relief_box: u8,
    /// The German units set up.
    pub units: Units,
    /// German units by area.
    pub german: [Units; AREAS],
    /// The units that begin depleted.
    pub depleted: Units,
    /// Areas with an active PDM.
    pub pdm_active: Areas,
    /// Areas with an inactive PDM.
    pub pdm_inactive: Areas,
    /// Areas with a Soviet unit.
    pub soviet: Areas,
    /// The army that stands in each of them.
    pub armies: Vec<(Area, Army)>,
}
