//! Scenario and optional rules (p.11-13), each with its own switch.

use kurgan_core::{BadOption, OptionKind, OptionSpec};
use serde::Serialize;
use serde_json::{Value, json};

use crate::components::{Letter, ScenarioId};

/// The options of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(clippy::struct_excessive_bools)] // independent switches, as printed
pub struct Options {
    /// Which scenario: the printed set-up, or the rolled one (p12-variable-setup).
    pub scenario: ScenarioId,
    /// Where the relief force comes from (p1-relief-force).
    pub entry: Letter,
    /// The player places the forces, some of them by card (p12-variable-placement).
    pub variable_placement: bool,
    /// The Council of War (p11-council-of-war).
    pub council_of_war: bool,
    /// Survival Statistics (p11-survival).
    pub survival: bool,
    /// Rumors (p11-rumors).
    pub rumors: bool,
    /// Attacking Across Rivers (p12-rivers).
    pub rivers: bool,
    /// What If? (p12-what-if).
    pub what_if: bool,
    /// A breakout goes on box by box within one phase (p4-breakout, ruling 213).
    #[serde(skip_serializing_if = "std::ops::Not::not")] // hashes of games without it stay what they were
    pub long_breakout: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            scenario: ScenarioId::Historical,
            entry: Letter::A,
            variable_placement: false,
            council_of_war: false,
            survival: false,
            rumors: false,
            rivers: false,
            what_if: false,
            long_breakout: false,
        }
    }
}

const SCENARIOS: &[&str] = &["historical", "variable"];
const LETTERS: &[&str] = &["A", "B", "C", "D"];

/// Every option, the scenario first.
pub const OPTIONS: [OptionSpec; 9] = [
    OptionSpec { name: "scenario", kind: OptionKind::Choice(SCENARIOS), rule: "p12-variable-setup" },
    OptionSpec { name: "entry", kind: OptionKind::Choice(LETTERS), rule: "p1-relief-force" },
    OptionSpec { name: "variable_placement", kind: OptionKind::Bool, rule: "p12-variable-placement" },
    OptionSpec { name: "council_of_war", kind: OptionKind::Bool, rule: "p11-council-of-war" },
    OptionSpec { name: "survival", kind: OptionKind::Bool, rule: "p11-survival" },
    OptionSpec { name: "rumors", kind: OptionKind::Bool, rule: "p11-rumors" },
    OptionSpec { name: "rivers", kind: OptionKind::Bool, rule: "p12-rivers" },
    OptionSpec { name: "what_if", kind: OptionKind::Bool, rule: "p12-what-if" },
    OptionSpec { name: "long_breakout", kind: OptionKind::Bool, rule: "p4-breakout" },
];

impl Options {
    /// Whether the six columns are rolled.
    pub(crate) fn rolled(self) -> bool {
        self.scenario == ScenarioId::Variable
    }
}

impl kurgan_core::Options for Options {
    fn write(&self) -> Value {
        json!({
            "scenario": self.scenario.id(),
            "entry": self.entry.id(),
            "variable_placement": self.variable_placement,
            "council_of_war": self.council_of_war,
            "survival": self.survival,
            "rumors": self.rumors,
            "rivers": self.rivers,
            "what_if": self.what_if,
            "long_breakout": self.long_breakout,
        })
    }

    fn set(&mut self, name: &str, value: &Value) -> Result<(), BadOption> {
        let spec = OptionSpec::named(&OPTIONS, name)?;
        let (flag, word) = (|| spec.flag(value), || spec.word(value));
        match name {
            "scenario" => self.scenario = ScenarioId::ALL[word()?],
            "entry" => self.entry = Letter::ALL[word()?],
            "variable_placement" => self.variable_placement = flag()?,
            "council_of_war" => self.council_of_war = flag()?,
            "survival" => self.survival = flag()?,
            "rumors" => self.rumors = flag()?,
            "rivers" => self.rivers = flag()?,
            "what_if" => self.what_if = flag()?,
            _ => self.long_breakout = flag()?,
        }
        Ok(())
    }
}
