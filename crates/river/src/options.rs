//! The options of a game (chapter 8).

use kurgan_core::{BadOption, OptionKind, OptionSpec};
use serde::Serialize;
use serde_json::{Value, json};

/// How long the night is (8.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Night {
    /// September, between moonset and dawn.
    #[default]
    Short,
    /// December, from dusk to dawn.
    Long,
}

impl Night {
    /// How many hours the night has.
    pub const fn hours(self) -> u8 {
        match self {
            Self::Short => 4,
            Self::Long => 16,
        }
    }
}

/// Who aims the searchlight (8.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Searchlight {
    /// A die.
    #[default]
    Die,
    /// A second player, in secret.
    Player,
}

/// The options of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Options {
    /// How long the night is (8.1).
    pub night: Night,
    /// Who aims the searchlight (8.2).
    pub searchlight: Searchlight,
}

/// Every option, with its words in the order of its type.
pub const OPTIONS: [OptionSpec; 2] = [
    OptionSpec { name: "night", kind: OptionKind::Choice(&["short", "long"]), rule: "8.1" },
    OptionSpec { name: "searchlight", kind: OptionKind::Choice(&["die", "player"]), rule: "8.2" },
];

impl kurgan_core::Options for Options {
    fn write(&self) -> Value {
        json!(self)
    }

    fn set(&mut self, name: &str, value: &Value) -> Result<(), BadOption> {
        let word = OptionSpec::named(&OPTIONS, name)?.word(value)?;
        match name {
            "night" => self.night = [Night::Short, Night::Long][word],
            _ => self.searchlight = [Searchlight::Die, Searchlight::Player][word],
        }
        Ok(())
    }
}
