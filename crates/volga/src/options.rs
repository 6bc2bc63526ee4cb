//! Scenario and optional rules (12.0), each with its own switch.

use kurgan_core::{BadOption, OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::components::ScenarioId;

/// How 12.4 counts divisions (ruling 66).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ParentOrganization {
    /// The rule is not in use.
    #[default]
    Off,
    /// -1 for each division beyond the first.
    BeyondFirst,
    /// -1 for every division, a single one included: as printed.
    Each,
}

/// The options of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(clippy::struct_excessive_bools)] // independent switches, as printed
pub struct Options {
    /// Which scenario.
    pub scenario: ScenarioId,
    /// 12.1: no integrity bonus in urban areas without engineers.
    pub rubble: bool,
    /// 12.2: units of the north stay in the north.
    pub northern_shoulder: bool,
    /// 12.3: cut-off defenders.
    pub isolation: bool,
    /// 12.4: mixed attacks cost.
    pub parent_organization: ParentOrganization,
    /// 12.5: less use of the Luftwaffe in the streets.
    pub limited_air: bool,
    /// 12.6: Pavlov's House is in the mix.
    pub pavlov: bool,
    /// 12.7: another starting morale than the scenario's.
    pub reduced_morale: Option<u8>,
    /// 12.8: the turns on which ones are rolled again, turn `n` as bit `n`.
    pub increased_supply: u16,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            scenario: ScenarioId::Main,
            rubble: false,
            northern_shoulder: false,
            isolation: false,
            parent_organization: ParentOrganization::Off,
            limited_air: false,
            pavlov: false,
            reduced_morale: None,
            increased_supply: 0,
        }
    }
}

const SCENARIOS: &[&str] = &["main", "factory"];
/// The printed reading of 12.4 comes first.
const PARENTS: &[&str] = &["off", "each", "beyond_first"];
const READINGS: [ParentOrganization; 3] =
    [ParentOrganization::Off, ParentOrganization::Each, ParentOrganization::BeyondFirst];

/// Every option, the scenario first.
pub const OPTIONS: [OptionSpec; 9] = [
    OptionSpec { name: "scenario", kind: OptionKind::Choice(SCENARIOS), rule: "5.1" },
    OptionSpec { name: "rubble", kind: OptionKind::Bool, rule: "12.1" },
    OptionSpec { name: "northern_shoulder", kind: OptionKind::Bool, rule: "12.2" },
    OptionSpec { name: "isolation", kind: OptionKind::Bool, rule: "12.3" },
    OptionSpec { name: "parent_organization", kind: OptionKind::Choice(PARENTS), rule: "12.4" },
    OptionSpec { name: "limited_air", kind: OptionKind::Bool, rule: "12.5" },
    OptionSpec { name: "pavlov", kind: OptionKind::Bool, rule: "12.6" },
    OptionSpec { name: "reduced_morale", kind: OptionKind::Integer(0, 19), rule: "12.7" },
    OptionSpec { name: "increased_supply", kind: OptionKind::Set(1, 14), rule: "12.8" },
];

impl kurgan_core::Options for Options {
    fn write(&self) -> Value {
        let scenario = SCENARIOS[self.scenario as usize];
        let parents = READINGS.iter().zip(PARENTS).find(|(reading, _)| **reading == self.parent_organization);
        let parents = parents.map(|(_, id)| *id);
        let turns: Vec<u8> = (1..=14).filter(|turn| self.increased_supply >> turn & 1 != 0).collect();
        json!({
            "scenario": scenario,
            "rubble": self.rubble,
            "northern_shoulder": self.northern_shoulder,
            "isolation": self.isolation,
            "parent_organization": parents,
            "limited_air": self.limited_air,
            "pavlov": self.pavlov,
            "reduced_morale": self.reduced_morale,
            "increased_supply": turns,
        })
    }

    fn set(&mut self, name: &str, value: &Value) -> Result<(), BadOption> {
        let spec = OptionSpec::named(&OPTIONS, name)?;
        let (flag, word) = (|| spec.flag(value), || spec.word(value));
        match name {
            "scenario" => self.scenario = [ScenarioId::Main, ScenarioId::Factory][word()?],
            "rubble" => self.rubble = flag()?,
            "northern_shoulder" => self.northern_shoulder = flag()?,
            "isolation" => self.isolation = flag()?,
            "parent_organization" => self.parent_organization = READINGS[word()?],
            "limited_air" => self.limited_air = flag()?,
            "pavlov" => self.pavlov = flag()?,
            "reduced_morale" => {
                let morale = value.as_u64().and_then(|n| u8::try_from(n).ok()).filter(|&n| n <= 19);
                self.reduced_morale = if value.is_null() { None } else { Some(morale.ok_or_else(|| spec.wrong())?) };
            }
            _ => {
                let turn = |n: &Value| n.as_u64().filter(|n| (1..=14).contains(n)).ok_or_else(|| spec.wrong());
                let mut turns = value.as_array().ok_or_else(|| spec.wrong())?.iter().map(turn);
                self.increased_supply = turns.try_fold(0, |bits, n| Ok(bits | 1 << n?))?;
            }
        }
        Ok(())
    }
}
