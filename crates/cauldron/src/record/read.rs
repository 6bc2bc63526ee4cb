//! Reads a position, and says what is wrong with an impossible one.

use std::fmt::Debug;

use kurgan_core::{Agenda, Broken, Id, Options as _, Set};

use super::{ENDS, Record, SURRENDERS};
use crate::action::{letter_named, read_place};
use crate::components::{Area, Areas, Cards, Commitment, Components, Rumor, Unit, Units, Weather};
use crate::options::Options;
use crate::rules::{Actions, EndTurn, Strikes, TURN, Upkeep};
use crate::state::{
    Attacks, Cauldron, DEPTH, Held, Index, MAX_TARGETS, Place, Preparing, ReliefAt, Step, Strike, ThisTurn,
};

impl Cauldron {
    pub(crate) fn read_record(c: &'static Components, record: &Record) -> Result<Self, Broken> {
        let reader = Reader { c };
        let options = Options::read(&record.options)
            .map_err(|bad| Broken(format!("options: {:?} must be {}", bad.name, bad.expected)))?;
        let mut game = Self::set_up(c, options);
        (game.turn, game.ssi, game.supply, game.ip) = (record.turn, record.ssi, record.supply, record.ip);
        (game.wounded, game.evacuated) = (record.wounded, record.evacuated);
        (game.index_fo, game.launched) = (record.final_offensive, record.launched);
        game.weather = named("weather", &record.weather, &Weather::ALL.map(|w| (w, w.id())))?;
        game.luftwaffe = Reader::commitment("luftwaffe", record.luftwaffe.as_deref())?;
        game.relief_commitment = Reader::commitment("relief_commitment", record.relief_commitment.as_deref())?;
        let no_letter = || Broken(format!("letter: there is no letter {:?}", record.letter));
        game.letter = letter_named(&record.letter).ok_or_else(no_letter)?;
        game.relief = reader.relief(&record.relief)?;
        let helds = Held::ALL.map(|held| (held, held.id()));
        game.held = set("held", &record.held, |id| named("held", id, &helds))?;
        game.commit = record.commit;
        let lasting = &record.lasting;
        (game.airlift_supply, game.stalingrad_attack) = (lasting.airlift_supply, lasting.stalingrad_attack);
        (game.appeals, game.attack_bonus) = (lasting.appeals, lasting.attacks);
        game.extra_key = reader.areas("lasting.key_areas", &lasting.key_areas)?;
        game.regular = reader.areas("lasting.regular", &lasting.regular)?;
        let rumors = Rumor::ALL.map(|rumor| (rumor, rumor.id()));
        game.rumor = record.rumor.as_ref().map(|id| named("rumor", id, &rumors)).transpose()?;
        for id in &record.rumors_over {
            game.rumors_over |= 1 << named("rumors_over", id, &rumors)? as u8;
        }
        if let Some((id, turn)) = &record.surrender {
            game.surrender = Some(named("surrender", id, &SURRENDERS)?);
            game.surrender_turn = *turn;
        }
        (game.collapsed, game.destroyed, game.starved) = (record.collapsed, record.destroyed, record.starved);
        (game.steps_lost, game.survival, game.linked) = (record.steps_lost, record.survival, record.linked);
        game.this_turn = this_turn(record);
        reader.units(&mut game, record)?;
        game.control = reader.areas("control", &record.control)?;
        game.soviet = reader.areas("soviet", &record.soviet)?;
        game.breakthrough = reader.areas("breakthrough", &record.breakthrough)?;
        game.hits = reader.areas("hits", &record.hits)?;
        game.pdm.fill(0);
        for (&number, &(active, inactive)) in &record.pdm {
            let area = reader.area("pdm", number)?;
            if active > 15 || inactive > 15 {
                return Err(Broken(format!("pdm: too many in area {number}")));
            }
            game.pdm[area.index()] = active << 4 | inactive;
        }
        game.pile = reader.cards("pile", &record.pile)?;
        game.shuffled = reader.cards("shuffled", &record.shuffled)?;
        game.removed = reader.cards("removed", &record.removed)?;
        reader.attacks(&mut game, record)?;
        game.picked = reader.unit_set("picked", &record.picked)?;
        game.waiting = reader.unit_set("waiting", &record.waiting)?;
        game.stake = reader.areas("stake", &record.stake)?;
        game.chosen = reader.areas("chosen", &record.chosen)?;
        reader.strike(&mut game, record)?;
        reader.agenda(&mut game, record)?;
        game.refresh();
        game.check_all()?;
        Ok(game)
    }
}

fn this_turn(record: &Record) -> ThisTurn {
    let now = &record.this_turn;
    ThisTurn {
        no_appeal: now.no_appeal,
        appealed: now.appealed,
        tactical: now.tactical,
        weather_set: now.weather_set,
        routed: now.routed,
        rated: now.rated,
        ip: now.ip,
        airlift: now.airlift,
        relief: now.relief,
        appeal: now.appeal,
        attacks: now.attacks_without_foa,
        tally: now.tally,
        dearer: now.dearer,
    }
}

/// The thing of that name.
fn named<T: Copy>(field: &str, id: &str, known: &[(T, &str)]) -> Result<T, Broken> {
    let found = known.iter().find(|(_, name)| *name == id);
    found.map(|(thing, _)| *thing).ok_or_else(|| Broken(format!("{field}: there is no {id:?}")))
}

/// A set, each member of which stands there once.
fn set<T: Debug, I: Id>(field: &str, list: &[T], read: impl Fn(&T) -> Result<I, Broken>) -> Result<Set<I>, Broken> {
    let mut all = Set::EMPTY;
    for each in list {
        let one = read(each)?;
        if all.has(one) {
            return Err(Broken(format!("{field}: {each:?} stands there twice")));
        }
        all.add(one);
    }
    Ok(all)
}

/// Reads names and numbers, saying where a wrong one stands.
struct Reader {
    c: &'static Components,
}

impl Reader {
    fn unit(&self, field: &str, name: &str) -> Result<Unit, Broken> {
        self.c.unit_named(name).ok_or_else(|| Broken(format!("{field}: there is no German unit {name:?}")))
    }

    fn unit_set(&self, field: &str, names: &[String]) -> Result<Units, Broken> {
        set(field, names, |name| self.unit(field, name))
    }

    fn area(&self, field: &str, number: u8) -> Result<Area, Broken> {
        self.c.area(number).ok_or_else(|| Broken(format!("{field}: there is no area {number}")))
    }

    fn areas(&self, field: &str, numbers: &[u8]) -> Result<Areas, Broken> {
        set(field, numbers, |&number| self.area(field, number))
    }

    fn cards(&self, field: &str, numbers: &[u8]) -> Result<Cards, Broken> {
        let card =
            |&number: &u8| self.c.card(number).ok_or_else(|| Broken(format!("{field}: there is no card {number}")));
        set(field, numbers, card)
    }

    fn place(field: &str, text: &str) -> Result<Place, Broken> {
        read_place(text).ok_or_else(|| Broken(format!("{field}: there is no area or box {text:?}")))
    }

    fn commitment(field: &str, id: Option<&str>) -> Result<Option<Commitment>, Broken> {
        id.map(|id| named(field, id, &Commitment::ALL.map(|level| (level, level.id())))).transpose()
    }

    fn relief(&self, text: &str) -> Result<ReliefAt, Broken> {
        let wrong = || Broken(format!("relief: {text:?} must be like \"box 1\" or \"area 28\""));
        let (word, number) = text.split_once(' ').ok_or_else(wrong)?;
        let number = number.parse().map_err(|_| wrong())?;
        match word {
            "box" => Ok(ReliefAt::Box(number)),
            "area" => Ok(ReliefAt::Map(self.area("relief", number)?)),
            _ => Err(wrong()),
        }
    }

    fn units(&self, game: &mut Cauldron, record: &Record) -> Result<(), Broken> {
        game.index = Index::EMPTY;
        game.place.fill(Place::RESERVE);
        let mut put = |field: &str, names: &[String], place: Place| {
            for name in names {
                let unit = self.unit(field, name)?;
                if game.place[unit.index()] != Place::RESERVE {
                    return Err(Broken(format!("{field}: {name} is in two places")));
                }
                game.put(unit, place);
            }
            Ok(())
        };
        for (place, names) in &record.units {
            put("units", names, Self::place("units", place)?)?;
        }
        put("lost", &record.lost, Place::LOST)?;
        put("to_place", &record.to_place, Place::TO_PLACE)?;
        game.depleted = self.unit_set("depleted", &record.depleted)?;
        game.weakened = self.unit_set("weakened", &record.weakened)?;
        Ok(())
    }

    fn attacks(&self, game: &mut Cauldron, record: &Record) -> Result<(), Broken> {
        game.target.fill(Place::NONE);
        game.attacks = Attacks::NONE;
        if record.attacks.len() > MAX_TARGETS {
            return Err(Broken("attacks: too many".into()));
        }
        for (target, supply) in &record.attacks {
            let place = Self::place("attacks", target)?;
            if game.attacks.has(place) {
                return Err(Broken(format!("attacks: {target} stands there twice")));
            }
            game.attacks.push(place, *supply);
        }
        for (name, target) in &record.attackers {
            game.target[self.unit("attackers", name)?.index()] = Self::place("attackers", target)?;
        }
        Ok(())
    }

    fn strike(&self, game: &mut Cauldron, record: &Record) -> Result<(), Broken> {
        if let Some(strike) = &record.strike {
            if strike.die > 6 {
                return Err(Broken("strike.die: it has six faces".into()));
            }
            game.strike = Strike {
                target: self.area("strike.target", strike.target)?,
                from: self.area("strike.from", strike.from)?,
                die: strike.die,
                first: strike.first,
            };
        }
        game.preparing = Preparing::default();
        if let Some(preparing) = &record.preparing {
            let total: u32 = preparing.modifiers.iter().map(|&add| u32::from(add)).sum();
            if total > 4 || preparing.active > 15 || preparing.inactive > 15 || preparing.last > 63 {
                return Err(Broken("preparing: more than the tables give".into()));
            }
            game.preparing = Preparing {
                modifiers: preparing.modifiers,
                active: preparing.active,
                inactive: preparing.inactive,
                highest: preparing.last,
            };
        }
        Ok(())
    }

    fn agenda(&self, game: &mut Cauldron, record: &Record) -> Result<(), Broken> {
        game.agenda = Agenda::new(EndTurn.into());
        if let Some(id) = &record.end {
            game.end = Some(named("end", id, &ENDS)?);
            return Ok(());
        }
        if record.agenda.is_empty() {
            let first: Step = match record.phase.as_str() {
                "upkeep" => Upkeep.into(),
                "german" => Actions.into(),
                "soviet" => Strikes.into(),
                phase => return Err(Broken(format!("phase: {phase:?} must be \"upkeep\", \"german\" or \"soviet\""))),
            };
            let from = TURN.iter().position(|step| *step == first).unwrap_or(0);
            TURN[from..].iter().rev().for_each(|&step| game.agenda.push(step));
            return Ok(());
        }
        if record.agenda.len() > DEPTH {
            return Err(Broken("agenda: too many steps".into()));
        }
        for text in &record.agenda {
            let step = Step::read(self.c, text);
            game.agenda.push(step.ok_or_else(|| Broken(format!("agenda: there is no step {text:?}")))?);
        }
        Ok(())
    }
}
