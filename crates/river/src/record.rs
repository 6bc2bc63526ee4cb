//! A position in printed names and numbers, as you would write it down from a table.

use std::collections::BTreeMap;

use kurgan_core::{Broken, Id, Options as _, Set};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::components::{Boat, Chit, Components, Landing};
use crate::event::End;
use crate::options::Options;
use crate::state::{River, STEPS, Step};

/// A position on paper.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The options of the game.
    #[serde(default)]
    pub options: Value,
    /// The hour of the night, from 1.
    pub hour: u8,
    /// The weather chit of this hour.
    pub weather: Option<String>,
    /// The chits left in the bag.
    pub bag: Vec<String>,
    /// The landing that the second player has aimed at; `?` in a view from which it is hidden.
    #[serde(default)]
    pub aim: Option<String>,
    /// The landing lit last.
    #[serde(default)]
    pub lit: Option<String>,
    /// The boats afloat.
    pub boats: BTreeMap<String, Afloat>,
    /// Companies on the west bank.
    pub landed: u16,
    /// The steps that are still to come, the next one last.
    #[serde(default)]
    pub agenda: Vec<Step>,
    /// How the game ended.
    #[serde(default)]
    pub end: Option<End>,
}

/// A boat afloat, on paper.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Afloat {
    /// What is left of its hull.
    pub hull: u8,
    /// Where it has been sent this hour.
    #[serde(default)]
    pub sent: Option<String>,
}

impl River {
    /// Writes the position down.
    pub(crate) fn write_record(&self) -> Record {
        let c = self.c;
        let landing = |landing: Landing| c.landing(landing).id.clone();
        let chit = |chit: Chit| c.chit(chit).id.clone();
        let afloat = |boat: Boat| {
            let (hull, sent) = (self.hull[boat.index()], self.sent[boat.index()].map(landing));
            (c.boat(boat).id.clone(), Afloat { hull, sent })
        };
        Record {
            options: self.options.write(),
            hour: self.hour,
            weather: self.weather.map(chit),
            bag: self.bag.into_iter().map(chit).collect(),
            aim: self.aim.map(landing),
            lit: self.lit.map(landing),
            boats: self.afloat().into_iter().map(afloat).collect(),
            landed: self.landed,
            agenda: self.agenda.steps().to_vec(),
            end: self.end,
        }
    }

    /// Reads a position; an impossible one is refused with what is wrong with it.
    pub(crate) fn read_record(c: &'static Components, record: &Record) -> Result<Self, Broken> {
        let options = Options::read(&record.options)
            .map_err(|bad| Broken(format!("options: {:?} must be {}", bad.name, bad.expected)))?;
        let missing = |field: &str, id: &str| Broken(format!("{field}: there is no {id:?}"));
        let chit = |field: &str, id: &String| c.chit_named(id).ok_or_else(|| missing(field, id));
        let landing = |field: &str, id: &String| c.landing_named(id).ok_or_else(|| missing(field, id));
        let mut game = Self {
            hour: record.hour,
            weather: record.weather.as_ref().map(|id| chit("weather", id)).transpose()?,
            bag: record.bag.iter().map(|id| chit("bag", id)).collect::<Result<Set<_>, _>>()?,
            aim: record.aim.as_ref().map(|id| landing("aim", id)).transpose()?,
            lit: record.lit.as_ref().map(|id| landing("lit", id)).transpose()?,
            hull: Default::default(),
            landed: record.landed,
            end: record.end,
            ..Self::set_up(c, options)
        };
        for (id, afloat) in &record.boats {
            let boat = c.boat_named(id).ok_or_else(|| missing("boats", id))?;
            game.hull[boat.index()] = afloat.hull;
            game.sent[boat.index()] = afloat.sent.as_ref().map(|id| landing("boats", id)).transpose()?;
        }
        if record.agenda.len() > STEPS {
            return Err(Broken(format!("agenda: {} steps, {STEPS} at most", record.agenda.len())));
        }
        record.agenda.iter().for_each(|&step| game.agenda.push(step));
        game.check_all()?;
        Ok(game)
    }
}
