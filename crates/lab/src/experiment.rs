//! An experiment as written in a file, on the command line, or both.
//!
//! Nothing here knows a game: names of options, seats and players are checked when the experiment is
//! [planned](crate::plan).

use std::fs;
use std::path::Path;

use serde_json::{Map, Value};
use table::{GameId, MAX_SEED};
use toml::Table;

use crate::error::{Fault, Field, LabError, Wanted};

/// The most games of an arm.
pub const MAX_GAMES: u64 = 100_000_000;
/// The most playouts for a decision.
pub const MAX_PLAYOUTS: u64 = 1_000_000;
/// A longer file is no experiment.
const MAX_FILE: u64 = 1 << 20;

/// The fields of a file.
const FIELDS: [&str; 11] =
    ["title", "game", "games", "seed", "paired", "playouts", "turns_csv", "policy", "options", "grid", "arm"];
/// The fields of an arm in a file.
const ARM_FIELDS: [&str; 3] = ["name", "policy", "options"];

/// A value, and where it stands.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Given {
    pub(crate) value: Value,
    pub(crate) field: Field,
}

/// An experiment, not yet held against the game it is about.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Experiment {
    pub(crate) file: Option<String>,
    pub(crate) title: Option<String>,
    pub(crate) game: Option<Given>,
    pub(crate) games: Option<u32>,
    pub(crate) seed: Option<(u64, Field)>,
    pub(crate) paired: Option<bool>,
    pub(crate) playouts: Option<u32>,
    pub(crate) turns_csv: Option<bool>,
    /// One player for all seats, or one by seat; later ones count.
    pub(crate) policy: Vec<Given>,
    pub(crate) options: Vec<(String, Given)>,
    pub(crate) grid: Vec<(String, Vec<Given>, Field)>,
    pub(crate) arms: Vec<ArmGiven>,
}

/// An arm that has a name of its own.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ArmGiven {
    pub(crate) name: String,
    pub(crate) field: Field,
    pub(crate) policy: Option<Given>,
    pub(crate) options: Vec<(String, Given)>,
}

/// What the command line says; it counts more than the file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Flags {
    /// `--game`.
    pub game: Option<String>,
    /// `--option name=value`.
    pub options: Vec<String>,
    /// `--grid name=v1,v2`.
    pub grid: Vec<String>,
    /// `--policy player` or `--policy seat=player`.
    pub policy: Vec<String>,
    /// `--games`.
    pub games: Option<u32>,
    /// `--seed`.
    pub seed: Option<u64>,
    /// `--playouts`.
    pub playouts: Option<u32>,
    /// `--unpaired`.
    pub unpaired: bool,
    /// `--turns-csv`.
    pub turns_csv: bool,
}

impl Experiment {
    /// Reads an experiment from a file.
    pub fn open(path: &Path) -> Result<Self, LabError> {
        let unreadable = |error| LabError::Unreadable(path.into(), error);
        if fs::metadata(path).map_err(unreadable)?.len() > MAX_FILE {
            return Err(LabError::Syntax(path.into(), (1, 1), format!("> {MAX_FILE} bytes")));
        }
        let text = fs::read_to_string(path).map_err(unreadable)?;
        Self::read(&text, path)
    }

    /// Reads an experiment from the text of a file.
    pub fn read(text: &str, path: &Path) -> Result<Self, LabError> {
        let table: Table = text.parse().map_err(|error: toml::de::Error| {
            let before = &text[..error.span().map_or(0, |span| span.start).min(text.len())];
            let line = before.rsplit('\n').next().unwrap_or_default();
            let at = (before.matches('\n').count() + 1, line.chars().count() + 1);
            LabError::Syntax(path.into(), at, error.message().replace('\n', "; "))
        })?;
        let reader = Reader { file: path.display().to_string() };
        reader.experiment(&table)
    }

    /// The game it is about, if it says so and there is such a game.
    pub fn game(&self) -> Option<GameId> {
        self.game.as_ref()?.value.as_str()?.parse().ok()
    }

    /// The same experiment with what the command line says.
    pub fn with(mut self, flags: &Flags) -> Result<Self, LabError> {
        if let Some(game) = &flags.game {
            self.game = Some(Given { value: game.as_str().into(), field: flag("--game", game) });
        }
        if flags.games == Some(0) {
            return Err(LabError::Field(flag("--games", "0"), Fault::Wrong(Wanted::Number(1, MAX_GAMES))));
        }
        self.games = flags.games.or(self.games);
        self.seed = flags.seed.map(|seed| (seed, flag("--seed", &seed.to_string()))).or(self.seed);
        self.playouts = flags.playouts.or(self.playouts);
        self.paired = if flags.unpaired { Some(false) } else { self.paired };
        self.turns_csv = if flags.turns_csv { Some(true) } else { self.turns_csv };
        for text in &flags.options {
            let field = flag("--option", text);
            // As in `kurgan new`, a name alone switches on.
            let (name, value) = text.split_once('=').unwrap_or((text, "on"));
            self.options.push((name.into(), Given { value: value.into(), field }));
        }
        for text in &flags.grid {
            let field = flag("--grid", text);
            let Some((name, values)) = text.split_once('=').filter(|(_, values)| !values.is_empty()) else {
                return Err(LabError::Field(field, Fault::Wrong(Wanted::Pair)));
            };
            let values = values.split(',').map(|value| Given { value: value.into(), field: field.clone() }).collect();
            self.grid.retain(|(known, ..)| known != name);
            self.grid.push((name.into(), values, field));
        }
        for text in &flags.policy {
            let field = flag("--policy", text);
            let value = match text.split_once('=') {
                Some((seat, player)) => Value::Object(Map::from_iter([(seat.to_owned(), player.into())])),
                None => text.as_str().into(),
            };
            self.policy.push(Given { value, field });
        }
        Ok(self)
    }
}

fn flag(name: &str, text: &str) -> Field {
    Field { file: None, name: format!("{name} {text}") }
}

/// Reads the fields of one file.
struct Reader {
    file: String,
}

impl Reader {
    fn field(&self, name: &str) -> Field {
        Field { file: Some(self.file.clone()), name: name.into() }
    }

    fn fault<T>(&self, name: &str, fault: Fault) -> Result<T, LabError> {
        Err(LabError::Field(self.field(name), fault))
    }

    fn wrong<T>(&self, name: &str, wanted: Wanted) -> Result<T, LabError> {
        self.fault(name, Fault::Wrong(wanted))
    }

    fn known(&self, table: &Table, under: &str, known: &[&str]) -> Result<(), LabError> {
        match table.keys().find(|key| !known.contains(&key.as_str())) {
            Some(key) => self.fault(&format!("{under}{key}"), Fault::Unknown(known.join(", "))),
            None => Ok(()),
        }
    }

    fn experiment(&self, table: &Table) -> Result<Experiment, LabError> {
        self.known(table, "", &FIELDS)?;
        let number = |name, to| self.number(table, name, to);
        Ok(Experiment {
            file: Some(self.file.clone()),
            title: self.text(table, "title", "title")?,
            game: self.text(table, "game", "game")?.map(|game| Given { value: game.into(), field: self.field("game") }),
            games: number("games", MAX_GAMES)?.map(small),
            seed: self.range(table, "seed", 0, MAX_SEED)?.map(|seed| (seed, self.field("seed"))),
            paired: self.flag(table, "paired")?,
            playouts: number("playouts", MAX_PLAYOUTS)?.map(small),
            turns_csv: self.flag(table, "turns_csv")?,
            policy: self.policy(table, "policy")?.into_iter().collect(),
            options: self.options(table, "options")?,
            grid: self.grid(table)?,
            arms: self.arms(table)?,
        })
    }

    fn text(&self, table: &Table, key: &str, field: &str) -> Result<Option<String>, LabError> {
        match table.get(key) {
            None => Ok(None),
            Some(toml::Value::String(text)) => Ok(Some(text.clone())),
            Some(_) => self.wrong(field, Wanted::Text),
        }
    }

    fn flag(&self, table: &Table, key: &str) -> Result<Option<bool>, LabError> {
        match table.get(key) {
            None => Ok(None),
            Some(toml::Value::Boolean(flag)) => Ok(Some(*flag)),
            Some(_) => self.wrong(key, Wanted::Flag),
        }
    }

    fn number(&self, table: &Table, key: &str, to: u64) -> Result<Option<u64>, LabError> {
        self.range(table, key, 1, to)
    }

    fn range(&self, table: &Table, key: &str, from: u64, to: u64) -> Result<Option<u64>, LabError> {
        let Some(value) = table.get(key) else { return Ok(None) };
        let number = value.as_integer().and_then(|number| u64::try_from(number).ok());
        match number.filter(|number| (from..=to).contains(number)) {
            Some(number) => Ok(Some(number)),
            None => self.wrong(key, Wanted::Number(from, to)),
        }
    }

    fn table<'a>(&self, table: &'a Table, key: &str, field: &str) -> Result<Option<&'a Table>, LabError> {
        match table.get(key) {
            None => Ok(None),
            Some(toml::Value::Table(inner)) => Ok(Some(inner)),
            Some(_) => self.wrong(field, Wanted::Table),
        }
    }

    /// A player by name, or players by seat.
    fn policy(&self, table: &Table, field: &str) -> Result<Option<Given>, LabError> {
        let Some(value) = table.get("policy") else { return Ok(None) };
        let value = self.value(value, field)?;
        Ok(Some(Given { value, field: self.field(field) }))
    }

    fn options(&self, table: &Table, field: &str) -> Result<Vec<(String, Given)>, LabError> {
        let Some(options) = self.table(table, "options", field)? else { return Ok(Vec::new()) };
        let option = |(name, value): (&String, &toml::Value)| {
            let field = format!("{field}.{name}");
            Ok((name.clone(), Given { value: self.value(value, &field)?, field: self.field(&field) }))
        };
        options.iter().map(option).collect()
    }

    fn grid(&self, table: &Table) -> Result<Vec<(String, Vec<Given>, Field)>, LabError> {
        let Some(grid) = self.table(table, "grid", "grid")? else { return Ok(Vec::new()) };
        let axis = |(name, values): (&String, &toml::Value)| {
            let field = format!("grid.{name}");
            let Some(values) = values.as_array().filter(|values| !values.is_empty()) else {
                return self.wrong(&field, Wanted::List);
            };
            let given = |value| Ok(Given { value: self.value(value, &field)?, field: self.field(&field) });
            let values = values.iter().map(given).collect::<Result<_, LabError>>()?;
            Ok((name.clone(), values, self.field(&field)))
        };
        grid.iter().map(axis).collect()
    }

    fn arms(&self, table: &Table) -> Result<Vec<ArmGiven>, LabError> {
        let Some(arms) = table.get("arm") else { return Ok(Vec::new()) };
        let Some(arms) = arms.as_array() else { return self.wrong("arm", Wanted::List) };
        let arm = |(n, arm): (usize, &toml::Value)| {
            let under = format!("arm[{n}]");
            let Some(arm) = arm.as_table() else { return self.wrong(&under, Wanted::Table) };
            self.known(arm, &format!("{under}."), &ARM_FIELDS)?;
            let field = format!("{under}.name");
            let Some(name) = self.text(arm, "name", &field)? else { return self.fault(&field, Fault::Missing) };
            Ok(ArmGiven {
                name,
                field: self.field(&field),
                policy: self.policy(arm, &format!("{under}.policy"))?,
                options: self.options(arm, &format!("{under}.options"))?,
            })
        };
        (1..).zip(arms).map(arm).collect()
    }

    /// A value as JSON; an option takes neither fractions nor dates.
    fn value(&self, value: &toml::Value, field: &str) -> Result<Value, LabError> {
        Ok(match value {
            toml::Value::String(text) => text.as_str().into(),
            toml::Value::Integer(number) => (*number).into(),
            toml::Value::Boolean(flag) => (*flag).into(),
            toml::Value::Array(values) => {
                Value::Array(values.iter().map(|value| self.value(value, field)).collect::<Result<_, _>>()?)
            }
            toml::Value::Table(table) => {
                let inner = |(name, value): (&String, &toml::Value)| {
                    Ok((name.clone(), self.value(value, &format!("{field}.{name}"))?))
                };
                Value::Object(table.iter().map(inner).collect::<Result<_, LabError>>()?)
            }
            toml::Value::Float(_) | toml::Value::Datetime(_) => return self.wrong(field, Wanted::Text),
        })
    }
}

/// A number that was found to be small enough.
fn small(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
