//! Turns an experiment into arms: every combination of the grid, checked by its game.

use std::collections::BTreeSet;

use kurgan_core::pack::Pack;
use kurgan_core::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::{GameId, Listed, MAX_SEED, Packs, each_game};

use crate::error::{Fault, Field, LabError, Wanted};
use crate::experiment::{Experiment, Given};
use crate::play::Bench;
use crate::player::{Player, names};

/// The most arms of an experiment.
pub const MAX_ARMS: usize = 256;
/// How many games an arm has, unless it is said.
const GAMES: u32 = 1_000;
/// How many playouts a thinking player has for each decision, unless it is said.
const PLAYOUTS: u32 = 64;
/// Who plays, unless it is said.
const POLICY: &str = "expert";
/// The axis of a grid that is no option.
pub(crate) const POLICY_AXIS: &str = "policy";
/// The name of an arm without one.
const BASE: &str = "base";

/// What is to be played: everything that the results depend on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// Raised whenever the same plan would give other results.
    pub format: u32,
    /// What it is called.
    pub title: String,
    /// The game.
    pub game: GameId,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of its components.
    pub pack: String,
    /// How many games each arm plays.
    pub games: u32,
    /// The seed of the first game; the others follow it.
    pub seed: u64,
    /// Whether dice are keyed, so that the same seed deals the same game in every arm.
    pub paired: bool,
    /// How many playouts a thinking player has for each decision.
    pub playouts: u32,
    /// Whether turns are written as CSV too.
    pub turns_csv: bool,
    /// The arms.
    pub arms: Vec<Arm>,
}

/// One way to play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Arm {
    /// Its name, different from all others.
    pub name: String,
    /// All options.
    pub options: Value,
    /// The seats and who holds them.
    pub policy: Map<String, Value>,
}

/// The version of what a plan means.
const FORMAT: u32 = 3;

impl Plan {
    /// Plans an experiment.
    pub fn new(experiment: &Experiment, packs: &Packs) -> Result<Self, LabError> {
        let Some(game) = &experiment.game else {
            let field = Field { file: experiment.file.clone(), name: "game".into() };
            let field = if field.file.is_none() { Field { file: None, name: "--game".into() } } else { field };
            return Err(LabError::Field(field, Fault::Missing));
        };
        let id = game.value.as_str().unwrap_or_default();
        let id: GameId = id.parse().map_err(|_| wrong(&game.field, Wanted::OneOf(GameId::ids())))?;
        each_game!(id, G => plan::<G>(experiment, packs.of::<G>()))
    }

    /// How many games there are in all.
    pub fn total(&self) -> u64 {
        u64::from(self.games) * self.arms.len() as u64
    }

    /// What tells this plan from all others.
    pub fn fingerprint(&self) -> String {
        let text = serde_json::to_vec(self).unwrap_or_default();
        blake3::hash(&text).to_hex().to_string()
    }
}

fn wrong(field: &Field, wanted: Wanted) -> LabError {
    LabError::Field(field.clone(), Fault::Wrong(wanted))
}

fn plan<G: Listed>(experiment: &Experiment, pack: &'static G::Pack) -> Result<Plan, LabError> {
    let named = experiment.arms.iter().map(Some).chain(experiment.arms.is_empty().then_some(None));
    let points = points(experiment)?;
    let count = points.len() * experiment.arms.len().max(1);
    if count > MAX_ARMS {
        let field = Field { file: experiment.file.clone(), name: "grid".into() };
        return Err(LabError::Field(field, Fault::TooMany(count, MAX_ARMS)));
    }
    let (mut arms, mut taken) = (Vec::with_capacity(count), BTreeSet::new());
    for own in named {
        for point in &points {
            let mut draft = Draft::<G>::default();
            draft.options(&experiment.options)?;
            experiment.policy.iter().try_for_each(|policy| draft.policy(policy))?;
            if let Some(own) = own {
                draft.name.push(own.name.clone());
                draft.options(&own.options)?;
                own.policy.iter().try_for_each(|policy| draft.policy(policy))?;
            }
            for &(name, value) in point {
                draft.name.push(format!("{name}={}", shown(&value.value)));
                if name == POLICY_AXIS {
                    draft.policy(value)?;
                } else {
                    draft.option(name, value)?;
                }
            }
            let arm = draft.arm()?;
            if !taken.insert(arm.name.clone()) {
                let field =
                    own.map(|own| own.field.clone()).or_else(|| point.last().map(|(_, value)| value.field.clone()));
                return Err(LabError::Field(field.unwrap_or_default(), Fault::Twice(arm.name)));
            }
            arms.push(arm);
        }
    }
    let games = experiment.games.unwrap_or(GAMES);
    let (seed, field) = experiment.seed.clone().unwrap_or_default();
    if seed > MAX_SEED - u64::from(games) {
        return Err(wrong(&field, Wanted::Number(0, MAX_SEED - u64::from(games))));
    }
    Ok(Plan {
        format: FORMAT,
        title: experiment.title.clone().unwrap_or_default(),
        game: G::GAME,
        rules: G::RULES,
        pack: blake3::Hash::from_bytes(pack.origin().hash).to_hex().to_string(),
        games,
        seed,
        paired: experiment.paired.unwrap_or(true),
        playouts: experiment.playouts.unwrap_or(PLAYOUTS),
        turns_csv: experiment.turns_csv.unwrap_or(false),
        arms,
    })
}

/// A combination of the values of a grid.
type Point<'a> = Vec<(&'a str, &'a Given)>;

/// Every combination of the values of the grid, the last axis fastest.
fn points(experiment: &Experiment) -> Result<Vec<Point<'_>>, LabError> {
    let mut points: Vec<Point<'_>> = vec![Vec::new()];
    for (name, values, field) in &experiment.grid {
        let count = points.len().saturating_mul(values.len());
        if count > MAX_ARMS {
            return Err(LabError::Field(field.clone(), Fault::TooMany(count, MAX_ARMS)));
        }
        let mut more = Vec::with_capacity(count);
        for point in &points {
            for value in values {
                more.push(point.iter().copied().chain([(name.as_str(), value)]).collect());
            }
        }
        points = more;
    }
    Ok(points)
}

/// An arm in the making.
struct Draft<G: Listed> {
    name: Vec<String>,
    options: Map<String, Value>,
    /// Where the last option stands.
    field: Field,
    everybody: String,
    /// Players by seat, and where they stand.
    seats: Vec<(String, String, Field)>,
    of: std::marker::PhantomData<fn(G)>,
}

impl<G: Listed> Default for Draft<G> {
    fn default() -> Self {
        Self {
            name: Vec::new(),
            options: Map::new(),
            field: Field::default(),
            everybody: POLICY.into(),
            seats: Vec::new(),
            of: std::marker::PhantomData,
        }
    }
}

impl<G: Listed> Draft<G> {
    fn options(&mut self, options: &[(String, Given)]) -> Result<(), LabError> {
        options.iter().try_for_each(|(name, given)| self.option(name, given))
    }

    fn option(&mut self, name: &str, given: &Given) -> Result<(), LabError> {
        let Some(spec) = G::OPTIONS.iter().find(|spec| spec.name == name) else {
            let known: Vec<&str> = G::OPTIONS.iter().map(|spec| spec.name).collect();
            return Err(LabError::Field(given.field.clone(), Fault::Unknown(known.join(", "))));
        };
        let value = meant(spec, &given.value);
        let alone = Value::Object(Map::from_iter([(name.to_owned(), value.clone())]));
        if G::read_options(&alone).is_err() {
            return Err(wrong(&given.field, Wanted::OneOf(spec.kind.to_string())));
        }
        self.options.insert(name.into(), value);
        self.field = given.field.clone();
        Ok(())
    }

    fn policy(&mut self, given: &Given) -> Result<(), LabError> {
        let known = |player: &Value| {
            let name = player.as_str().filter(|name| names::<G>().contains(name));
            name.map(str::to_owned).ok_or_else(|| wrong(&given.field, Wanted::OneOf(names::<G>().join(", "))))
        };
        match &given.value {
            Value::Object(seats) => {
                for (seat, player) in seats {
                    self.seats.push((seat.clone(), known(player)?, given.field.clone()));
                }
            }
            player => {
                self.everybody = known(player)?;
                self.seats.clear();
            }
        }
        Ok(())
    }

    fn arm(self) -> Result<Arm, LabError> {
        let options = G::read_options(&Value::Object(self.options))
            .map_err(|bad| wrong(&self.field, Wanted::OneOf(bad.expected)))?;
        let seats = G::seats(&options);
        if let Some((_, _, field)) = self.seats.iter().find(|(seat, ..)| !seats.contains(&seat.as_str())) {
            return Err(LabError::Field(field.clone(), Fault::Unknown(seats.join(", "))));
        }
        let player = |seat: &str| {
            let own = self.seats.iter().rev().find(|(name, ..)| name == seat);
            own.map_or(self.everybody.as_str(), |(_, player, _)| player)
        };
        let policy = seats.iter().map(|&seat| (seat.to_owned(), player(seat).into())).collect();
        let name = if self.name.is_empty() { BASE.into() } else { self.name.join(", ") };
        Ok(Arm { name, options: G::write_options(&options), policy })
    }
}

/// The value that a text stands for, as the command line has it; other values mean themselves.
fn meant(spec: &OptionSpec, value: &Value) -> Value {
    let Value::String(text) = value else { return value.clone() };
    let number = |text: &str| text.trim().parse::<u64>().map_or_else(|_| value.clone(), Value::from);
    match spec.kind {
        OptionKind::Bool => match text.as_str() {
            "on" | "true" | "yes" => true.into(),
            "off" | "false" | "no" => false.into(),
            _ => value.clone(),
        },
        OptionKind::Choice(_) => value.clone(),
        OptionKind::Integer(..) if text == "none" => Value::Null,
        OptionKind::Integer(..) => number(text),
        OptionKind::Set(..) if text == "none" => Value::Array(Vec::new()),
        OptionKind::Set(..) => Value::Array(text.split(['+', ',']).map(number).collect()),
    }
}

/// A value as it stands in the name of an arm.
pub(crate) fn shown(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => "none".into(),
        Value::Array(values) if values.is_empty() => "none".into(),
        Value::Array(values) => values.iter().map(shown).collect::<Vec<_>>().join("+"),
        Value::Object(seats) => {
            seats.iter().map(|(seat, player)| format!("{seat}:{}", shown(player))).collect::<Vec<_>>().join("+")
        }
        Value::Bool(_) | Value::Number(_) => value.to_string(),
    }
}

/// What the games of an arm are played with; none if the arm is of another game.
pub(crate) fn bench<G: Listed>(plan: &Plan, arm: &Arm, pack: &'static G::Pack) -> Option<Bench<G>> {
    let options = G::read_options(&arm.options).ok()?;
    let players = arm.policy.values().map(|name| Player::named(name.as_str()?)).collect::<Option<Vec<_>>>()?;
    Some(Bench { pack, options, players, playouts: plan.playouts, paired: plan.paired })
}
