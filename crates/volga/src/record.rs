//! A position in printed names and numbers, as you would write it down from a table.

use std::collections::BTreeMap;

use kurgan_core::{Agenda, Broken, Id, Options as _, byte};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::action::Support;
use crate::components::{AREAS, Area, Areas, Components, MAX_UNITS, STACK, SovietUnits, Terrain, Unit, Units};
use crate::event::End;
use crate::options::Options;
use crate::state::{Attack, Index, NONE, Place, Round, Step, Volga};

/// A position on paper. What is left out is empty, fresh or unrevealed; the phase alone is enough in place of an agenda.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The options of the game.
    #[serde(default)]
    pub options: Value,
    /// The turn.
    pub turn: u8,
    /// `supply` or `combat`; in a complete record the agenda says more.
    #[serde(default)]
    pub phase: String,
    /// German morale.
    pub morale: u8,
    /// Supply points on the Record Track.
    #[serde(default)]
    pub supply: u8,
    /// Artillery, engineer and air markers in the Available box.
    #[serde(default)]
    pub available: Markers,
    /// The total of 3d6 whose event is in force.
    #[serde(default)]
    pub event: Option<u8>,
    /// The corps that pauses.
    #[serde(default)]
    pub paused: Option<String>,
    /// Whether the breakthrough division has been withdrawn before.
    #[serde(default)]
    pub breakthrough_used: bool,
    /// German units by area.
    pub german: BTreeMap<u8, Vec<String>>,
    /// Those of them that are spent.
    #[serde(default)]
    pub spent: Vec<String>,
    /// The Out of Action Box.
    #[serde(default)]
    pub out_of_action: Vec<String>,
    /// Reinforcements still to come.
    #[serde(default)]
    pub due: Vec<String>,
    /// Units called away until the next Dawn Phase.
    #[serde(default)]
    pub called_away: Vec<String>,
    /// Units withdrawn for good.
    #[serde(default)]
    pub withdrawn: Vec<String>,
    /// Areas with a Soviet unit: the id of the revealed one, or `?`.
    pub soviet: BTreeMap<u8, String>,
    /// Unseen Soviet units by terrain, those left over at set-up included.
    pub bags: BTreeMap<String, Vec<String>>,
    /// Areas with an Isolation marker.
    #[serde(default)]
    pub isolated: Vec<u8>,
    /// The Action Round under way.
    #[serde(default)]
    pub round: Option<RoundRecord>,
    /// The attack under way.
    #[serde(default)]
    pub attack: Option<AttackRecord>,
    /// The steps still to come, the next one last.
    #[serde(default)]
    pub agenda: Vec<String>,
    /// How the game ended.
    #[serde(default)]
    pub end: Option<String>,
}

/// Support markers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)] // one field per kind of marker
pub struct Markers {
    pub artillery: u8,
    pub engineer: u8,
    pub air: u8,
}

/// An Action Round on paper.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundRecord {
    /// The Active Area.
    pub active: u8,
    /// Areas contested when it was activated.
    #[serde(default)]
    pub contested: Vec<u8>,
    /// Areas attacked since.
    #[serde(default)]
    pub attacked: Vec<u8>,
}

/// An attack on paper.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AttackRecord {
    /// The area attacked.
    pub area: u8,
    /// The attackers, or those who have entered so far.
    pub units: Vec<String>,
    /// Who entered and from where.
    #[serde(default)]
    pub entries: Vec<(String, u8)>,
    /// Whether the defender was turned up in this attack.
    #[serde(default)]
    pub revealed_now: bool,
    /// By how much isolation changes the Defense Factor.
    #[serde(default)]
    pub isolation: i8,
    /// The Lead Attacking Unit.
    #[serde(default)]
    pub lead: Option<String>,
}

const ENDS: [(End, &str); 5] = [
    (End::AllAreas, "all_areas"),
    (End::Morale, "morale"),
    (End::Operational, "enough_areas"),
    (End::NoHeavyUrban, "no_heavy_urban"),
    (End::TimeUp, "time_up"),
];

const TERRAINS: [(Terrain, &str); 4] = [
    (Terrain::Clear, "clear"),
    (Terrain::Elevated, "elevated"),
    (Terrain::LightUrban, "light_urban"),
    (Terrain::HeavyUrban, "heavy_urban"),
];

const STEPS: [(Step, &str); 15] = [
    (Step::Dawn, "dawn"),
    (Step::ComeBack, "come_back"),
    (Step::Withdraw, "withdraw"),
    (Step::RandomEvent, "random_event"),
    (Step::SupplyRoll, "supply_roll"),
    (Step::Supply, "supply"),
    (Step::BloodyStreets, "bloody_streets"),
    (Step::Combat, "combat"),
    (Step::Gather, "gather"),
    (Step::Barrage, "barrage"),
    (Step::Lead, "lead"),
    (Step::Support, "support"),
    (Step::Retreat, "retreat"),
    (Step::EndPhase, "end_phase"),
    (Step::Arrive(0), "arrive"),
];

/// The agenda that a phase alone stands for.
fn agenda_of(phase: &str) -> Option<&'static [Step]> {
    match phase {
        "supply" => Some(&[Step::EndPhase, Step::Combat, Step::BloodyStreets, Step::Supply]),
        "combat" => Some(&[Step::EndPhase, Step::Combat]),
        _ => None,
    }
}

impl Volga {
    /// The phase as printed in the sequence of play (6.0).
    pub(crate) fn phase(&self) -> &'static str {
        let has = |step| self.agenda.steps().contains(&step);
        if self.end.is_some() {
            "over"
        } else if has(Step::RandomEvent) {
            "dawn"
        } else if has(Step::BloodyStreets) {
            "supply"
        } else {
            "combat"
        }
    }

    /// Writes the position down.
    pub(crate) fn write_record(&self) -> Record {
        let c = self.c;
        let name = |unit: Unit| c.units[unit.index()].name.clone();
        let names = |units: Units| units.into_iter().map(name).collect::<Vec<_>>();
        let numbers = |areas: Areas| areas.into_iter().map(|area| area.0).collect::<Vec<_>>();
        let german = self.german().into_iter();
        let soviet = |area: Area| self.defender(area).map_or("?".into(), |unit| c.soviets[unit.index()].id.clone());
        let bag = |terrain: Terrain| {
            let units = self.bag & c.soviet_terrain[terrain as usize];
            units.into_iter().map(|unit| c.soviets[unit.index()].id.clone()).collect()
        };
        let chart = &c.charts[self.scenario().chart];
        Record {
            options: self.options.write(),
            turn: self.turn,
            phase: self.phase().into(),
            morale: self.morale,
            supply: self.supply,
            available: Markers {
                artillery: self.available.artillery,
                engineer: self.available.engineer,
                air: self.available.air,
            },
            event: (3..=18).find(|&total: &u8| self.event != NONE && chart.events[usize::from(total)] == self.event),
            paused: self.paused().map(|corps| c.corps[corps.index()].id.clone()),
            breakthrough_used: self.breakthrough_used,
            german: german.map(|area| (area.0, names(self.at(area)))).collect(),
            spent: names(self.on_map() - self.fresh),
            out_of_action: names(self.units_at(Place::OUT_OF_ACTION)),
            due: names(self.units_at(Place::DUE)),
            called_away: names(self.units_at(Place::CALLED_AWAY)),
            withdrawn: names(self.units_at(Place::WITHDRAWN)),
            soviet: self.soviet.into_iter().map(|area| (area.0, soviet(area))).collect(),
            bags: TERRAINS.into_iter().map(|(terrain, id)| (id.into(), bag(terrain))).collect(),
            isolated: numbers(self.isolated),
            round: (self.round.active.0 != 0).then(|| RoundRecord {
                active: self.round.active.0,
                contested: numbers(self.round.contested),
                attacked: numbers(self.round.attacked),
            }),
            attack: (self.attack.area.0 != 0).then(|| AttackRecord {
                area: self.attack.area.0,
                units: names(self.attack.units),
                entries: self.attack.entries[..usize::from(self.attack.entered)]
                    .iter()
                    .map(|&(unit, area)| (name(unit), area.0))
                    .collect(),
                revealed_now: self.attack.revealed_now,
                isolation: self.attack.isolation,
                lead: (self.attack.lead.0 != NONE).then(|| name(self.attack.lead)),
            }),
            agenda: self.agenda.steps().iter().map(|&step| self.step_name(step)).collect(),
            end: ENDS.iter().find(|(end, _)| Some(*end) == self.end).map(|(_, id)| (*id).into()),
        }
    }

    pub(crate) fn step_name(&self, step: Step) -> String {
        match step {
            Step::Arrive(group) => format!("arrive {}", self.scenario().arrivals[usize::from(group)].turn),
            Step::Place(unit) => format!("place {}", self.c.units[unit.index()].name),
            Step::Destination(unit) => format!("destination {}", self.c.units[unit.index()].name),
            _ => STEPS.iter().find(|(known, _)| *known == step).map_or("", |(_, id)| id).into(),
        }
    }

    /// Reads a position; an impossible one is refused with what is wrong with it.
    pub(crate) fn read_record(c: &'static Components, record: &Record) -> Result<Self, Broken> {
        let reader = Reader { c };
        let options = Options::read(&record.options)
            .map_err(|bad| Broken(format!("options: {:?} must be {}", bad.name, bad.expected)))?;
        let mut game = Self::set_up(c, &options, &mut ());
        game.place = [Place::UNUSED; MAX_UNITS];
        game.index = Index::EMPTY;
        game.fresh = Units::EMPTY;
        game.turn = record.turn;
        game.morale = record.morale;
        game.supply = record.supply;
        let Markers { artillery, engineer, air } = record.available;
        game.available = Support { artillery, engineer, air };
        game.breakthrough_used = record.breakthrough_used;
        game.event = match record.event {
            None => NONE,
            Some(total @ 3..=18) => c.charts[game.scenario().chart].events[usize::from(total)],
            Some(total) => return Err(Broken(format!("event: {total} is not a total of 3d6 (3 to 18)"))),
        };
        game.paused = match &record.paused {
            None => NONE,
            Some(id) => {
                let corps = c.corps.iter().position(|corps| corps.id.eq_ignore_ascii_case(id));
                byte(corps.ok_or_else(|| Broken(format!("paused: there is no corps {id:?}")))?)
            }
        };
        reader.place_units(&mut game, record)?;
        reader.place_soviets(&mut game, record)?;
        game.isolated = reader.areas("isolated", &record.isolated)?;
        if let Some(round) = &record.round {
            game.round = Round {
                active: reader.area("round.active", round.active)?,
                contested: reader.areas("round.contested", &round.contested)?,
                attacked: reader.areas("round.attacked", &round.attacked)?,
            };
        }
        if let Some(attack) = &record.attack {
            game.attack = reader.attack(attack)?;
        }
        reader.agenda(&mut game, record)?;
        game.check_all()?;
        Ok(game)
    }
}

/// Reads names and numbers, saying where a wrong one stands.
struct Reader {
    c: &'static Components,
}

impl Reader {
    fn unit(&self, field: &str, name: &str) -> Result<Unit, Broken> {
        self.c.unit_named(name).ok_or_else(|| Broken(format!("{field}: there is no German unit {name:?}")))
    }

    fn units(&self, field: &str, names: &[String]) -> Result<Units, Broken> {
        names.iter().map(|name| self.unit(field, name)).collect()
    }

    fn area(&self, field: &str, number: u8) -> Result<Area, Broken> {
        self.c.area(number).ok_or_else(|| Broken(format!("{field}: there is no area {number}")))
    }

    fn areas(&self, field: &str, numbers: &[u8]) -> Result<Areas, Broken> {
        numbers.iter().map(|&number| self.area(field, number)).collect()
    }

    fn place_units(&self, game: &mut Volga, record: &Record) -> Result<(), Broken> {
        let mut put = |field: &str, names: &[String], place: Place| {
            for name in names {
                let unit = self.unit(field, name)?;
                if game.place[unit.index()] != Place::UNUSED {
                    return Err(Broken(format!("{field}: {name} is in two places")));
                }
                game.put(unit, place);
            }
            Ok(())
        };
        for (&number, names) in &record.german {
            let area = self.area("german", number)?;
            if names.len() > STACK {
                return Err(Broken(format!("german: {} units in area {number}, {STACK} at most (7.1)", names.len())));
            }
            put("german", names, Place::on(area))?;
        }
        put("out_of_action", &record.out_of_action, Place::OUT_OF_ACTION)?;
        put("due", &record.due, Place::DUE)?;
        put("called_away", &record.called_away, Place::CALLED_AWAY)?;
        put("withdrawn", &record.withdrawn, Place::WITHDRAWN)?;
        let spent = self.units("spent", &record.spent)?;
        if let Some(unit) = (spent - game.on_map()).first() {
            return Err(Broken(format!("spent: {} is not on the map", self.c.units[unit.index()].name)));
        }
        game.fresh = game.on_map() - spent;
        Ok(())
    }

    fn place_soviets(&self, game: &mut Volga, record: &Record) -> Result<(), Broken> {
        let soviet = |field: &str, id: &str| {
            self.c.soviet_named(id).ok_or_else(|| Broken(format!("{field}: there is no Soviet unit {id:?}")))
        };
        let mut held = Areas::EMPTY;
        game.revealed = Areas::EMPTY;
        game.defender = [NONE; AREAS + 1];
        game.bag = SovietUnits::EMPTY;
        for (&number, id) in &record.soviet {
            let area = self.area("soviet", number)?;
            held.add(area);
            if id != "?" {
                game.revealed.add(area);
                game.defender[area.index()] = soviet("soviet", id)?.0;
            }
        }
        game.set_soviet(held);
        for (terrain, ids) in &record.bags {
            let Some((terrain, _)) = TERRAINS.iter().find(|(_, known)| known == terrain) else {
                return Err(Broken(format!("bags: there is no terrain {terrain:?}")));
            };
            for id in ids {
                let unit = soviet("bags", id)?;
                if !self.c.soviet_terrain[*terrain as usize].has(unit) {
                    return Err(Broken(format!("bags: {id} is of another terrain")));
                }
                if game.bag.has(unit) {
                    return Err(Broken(format!("bags: {id} is there twice")));
                }
                game.bag.add(unit);
            }
        }
        Ok(())
    }

    fn attack(&self, record: &AttackRecord) -> Result<Attack, Broken> {
        let mut attack = Attack { area: self.area("attack.area", record.area)?, ..Attack::NONE };
        if record.entries.len() > STACK {
            return Err(Broken(format!("attack.entries: {} units, {STACK} at most (7.1)", record.entries.len())));
        }
        for (name, from) in &record.entries {
            attack.enter(self.unit("attack.entries", name)?, self.area("attack.entries", *from)?);
        }
        attack.units = self.units("attack.units", &record.units)?;
        attack.revealed_now = record.revealed_now;
        attack.isolation = record.isolation;
        if let Some(lead) = &record.lead {
            attack.lead = self.unit("attack.lead", lead)?;
        }
        Ok(attack)
    }

    fn agenda(&self, game: &mut Volga, record: &Record) -> Result<(), Broken> {
        game.agenda = Agenda::new(Step::EndPhase);
        if let Some(id) = &record.end {
            let end = ENDS.iter().find(|(_, known)| known == id);
            game.end = Some(end.ok_or_else(|| Broken(format!("end: there is no end {id:?}")))?.0);
            return Ok(());
        }
        if record.agenda.is_empty() {
            let Some(steps) = agenda_of(&record.phase) else {
                return Err(Broken(format!("phase: {:?} must be \"supply\" or \"combat\"", record.phase)));
            };
            for &step in steps {
                game.agenda.push(step);
            }
            return Ok(());
        }
        if record.agenda.len() > 12 {
            return Err(Broken("agenda: too many steps".into()));
        }
        for text in &record.agenda {
            let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
            let step = match word {
                "place" => Some(Step::Place(self.unit("agenda", rest)?)),
                "destination" => Some(Step::Destination(self.unit("agenda", rest)?)),
                "arrive" => {
                    let turn = rest.parse::<u8>().ok();
                    let group = game.scenario().arrivals.iter().position(|arrival| Some(arrival.turn) == turn);
                    group.map(|group| Step::Arrive(byte(group)))
                }
                _ => STEPS.iter().find(|(_, id)| *id == text).map(|(step, _)| *step),
            };
            game.agenda.push(step.ok_or_else(|| Broken(format!("agenda: there is no step {text:?}")))?);
        }
        Ok(())
    }
}
