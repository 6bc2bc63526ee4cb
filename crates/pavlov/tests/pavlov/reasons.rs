//! Refusals give the true reason: a small change that removes it makes the refusal disappear or change.

use std::collections::{BTreeMap, BTreeSet};

use kurgan_core::chance::Fast;
use kurgan_core::{Game, Reason};
use pavlov::components::{Colour, Counter, Location, Track, Unit};
use pavlov::{Action, Options, Pavlov, Record, Refusal};

use crate::exempt;
use crate::kit::pack;

fn id(counter: Counter) -> &'static str {
    &pack().counters[usize::from(counter.0)].id
}

fn locations(unit: Unit) -> impl Iterator<Item = u8> {
    pack().locations_of[unit as usize].into_iter().map(Location::number)
}

/// One token more in the Supplies box; what the stock has follows.
fn supply(record: &mut Record, token: &str, count: u8) {
    *record.supplies.get_or_insert_default().entry(token.into()).or_default() += count;
}

fn clear(record: &mut Record, at: u8) {
    record.disrupted_locations.retain(|&other| other != at);
    record.location_tokens.remove(&at);
}

/// Takes a counter off wherever it is and puts it elsewhere.
fn put(record: &mut Record, counter: Counter, place: &str) {
    let places = record.counters.get_or_insert_default();
    for names in places.values_mut() {
        names.retain(|name| name != id(counter));
    }
    places.retain(|_, names| !names.is_empty());
    places.entry(place.into()).or_default().push(id(counter).into());
}

fn refresh(record: &mut Record, counter: Counter) {
    record.exhausted.retain(|name| name != id(counter));
    record.disrupted.retain(|name| name != id(counter));
}

fn track(record: &mut Record, track: Track, circle: u8, kind: &str) {
    let circles = record.tracks.entry(track.number()).or_default();
    while circles.len() < usize::from(circle) {
        circles.push("-".into());
    }
    circles[usize::from(circle) - 1] = kind.into();
}

/// Removes the reason for a refusal, where it is not printed on a component. None where that takes more than a small
/// change; those have cases of their own.
#[allow(clippy::too_many_lines)] // a table
fn remove(record: &mut Record, action: Action, reason: Refusal) -> Option<()> {
    match reason {
        Refusal::NotReady(who) | Refusal::CannotAct(who) | Refusal::CannotMove(who) => refresh(record, who),
        Refusal::CannotEnter { because, .. } => refresh(record, because),
        Refusal::NotInHouse(who) => put(record, who, "reserves"),
        Refusal::HasMoved(who) => record.moved.retain(|name| name != id(who)),
        Refusal::HasActed(who) => record.acted.retain(|name| name != id(who)),
        Refusal::IsCommanded(who) => record.commanded.retain(|name| name != id(who)),
        Refusal::NeedsNoRecovery(who) => record.exhausted.push(id(who).into()),
        Refusal::InReserves(who) => {
            let taken = record.counters.clone().unwrap_or_default();
            let free =
                pack().positions.iter().map(|position| position.id.clone()).find(|at| !taken.contains_key(at))?;
            put(record, who, &free);
        }
        Refusal::TrackNotClear { track, .. } | Refusal::CircleTaken(track) => {
            record.tracks.remove(&track.number());
        }
        Refusal::AlreadyMined(track) => record.mined.retain(|&other| other != track.number()),
        Refusal::NoSapperSite => record.mined.clear(),
        Refusal::EmptyCircle { track: at, circle } => track(record, at, circle, "scouts"),
        Refusal::WrongTarget(kind) => {
            let Action::Attack(at, circle) = action else { return None };
            track(record, at, circle, if pack().infantry.has(kind) { "panzer_2" } else { "scouts" });
        }
        Refusal::NotAdjacent => {
            let Action::Observe(at, circle, true) = action else { return None };
            if circle >= pack().tracks[usize::from(at.0)].circles {
                return None;
            }
            track(record, at, circle + 1, "scouts");
        }
        Refusal::LocationDisrupted(at) | Refusal::LocationTaken(at) => clear(record, at.number()),
        Refusal::AllDisrupted(unit) | Refusal::NoFreeLocation(unit) => clear(record, locations(unit).next()?),
        Refusal::NothingToRecover(unit) => {
            let at = locations(unit).next()?;
            clear(record, at);
            record.disrupted_locations.push(at);
        }
        Refusal::NotDisrupted(at) => {
            clear(record, at.number());
            record.disrupted_locations.push(at.number());
        }
        Refusal::NoAntiAircraft(at) => {
            clear(record, at.number());
            record.location_tokens.insert(at.number(), "anti_aircraft".into());
        }
        Refusal::NoArtillery => {
            let at = locations(Unit::Artillery).next()?;
            clear(record, at);
            record.location_tokens.insert(at, "artillery".into());
        }
        Refusal::NothingLoaded => {
            let at = locations(Unit::Flotilla).next()?;
            clear(record, at);
            record.location_tokens.insert(at, "sapper".into());
        }
        Refusal::BoatEmpty(at) => {
            clear(record, at.number());
            record.location_tokens.insert(at.number(), "sapper".into());
        }
        Refusal::StagingEmpty => _ = record.staging.insert("sapper".into(), 1),
        Refusal::NotStaged(supply) => *record.staging.entry(supply.id().into()).or_default() += 1,
        Refusal::NoSapper | Refusal::NoSapperToPlace => supply(record, "sapper", 1),
        Refusal::NoSuppression => supply(record, "suppression", 1),
        Refusal::BoxHolds { colour, .. } => *record.suppression.entry(colour.id().into()).or_default() += 1,
        Refusal::NothingToButtress => _ = record.defense.insert(Colour::Red.id().into(), 3),
        Refusal::WallAtMost(colour) => *record.defense.get_mut(colour.id())? -= 1,
        Refusal::NoFogInHand => {
            let Action::Use(card, ..) = action else { return None };
            let cards = &mut record.soviet_cards;
            let others = |name: &String| *name != pack().soviet_card_id(card) && !cards.used.contains(name);
            let other = cards.hand.iter().position(others)?;
            let fog = cards.fog_stock.as_mut()?.pop()?;
            cards.discard.push(std::mem::replace(&mut cards.hand[other], fog));
        }
        Refusal::NobodyToCommand => {
            let there = record.counters.clone().unwrap_or_default();
            let able = |name: &&String| !pack().commanders.has(pack().counter_named(name).unwrap());
            let fresh = |name: &&String| !record.acted.contains(name) && !record.exhausted.contains(name);
            let inside = there.iter().filter(|(place, _)| *place != "lost" && *place != "raid");
            let other = inside.flat_map(|(_, names)| names).find(|name| able(name) && fresh(name))?.clone();
            record.exhausted.push(other);
        }
        Refusal::CardUsed(card) => {
            let name = pack().soviet_card_id(card);
            record.soviet_cards.used.retain(|other| other != name);
        }
        Refusal::NoActionsLeft | Refusal::NoActsLeft | Refusal::NeedsTwoActions => {
            record.acted.clear();
            record.soviet_cards.used.clear();
            record.actions_left = Some(3);
        }
        Refusal::TooDear { .. } => {
            let step = record.agenda.last_mut()?;
            let mut words: Vec<String> = step.split(' ').map(String::from).collect();
            let numbers = &pack().numbers;
            let by_card = record.phase.as_deref() == Some("soviet_cards");
            let most = if by_card { numbers.reinforcement_points } else { numbers.radio_points }.to_string();
            if words[1] == most {
                return None; // no points buy it
            }
            words[1] = most;
            *step = words.join(" ");
        }
        Refusal::NothingToBuy { .. } => {
            let places = record.counters.as_mut()?;
            places.get_mut("lost")?.pop()?;
            places.retain(|_, names| !names.is_empty());
        }
        _ => return None,
    }
    Some(())
}

/// How a refusal is told: code, rule and data.
fn told(reason: Refusal) -> String {
    format!("{:?} {reason:?}", reason.parts().code)
}

#[test]
fn a_reason_that_is_removed_no_longer_holds() {
    let mut removed = BTreeMap::<String, u32>::new();
    let mut met = BTreeSet::new();
    for seed in 0..40 {
        let options = Options { operational_support: seed % 2 == 0, ..Options::default() };
        let (mut chance, mut pick) = (Fast::new(seed), Fast::new(seed + 1_000));
        let mut game = Pavlov::start(pack(), &options, &mut chance, &mut ()).unwrap();
        let mut legal = Vec::new();
        while game.outcome().is_none() {
            for (action, reason) in game.blocked() {
                let code = reason.parts().code.to_owned();
                met.insert(code.clone());
                let mut record = game.record();
                record.stock = None; // follows from the rest
                if remove(&mut record, action, reason).is_none() {
                    continue;
                }
                // What the rest of the position does not allow is another reason than the one told.
                let Ok(changed) = Pavlov::restore(pack(), &record) else { continue };
                let mut now = Vec::new();
                changed.legal(&mut now);
                let written = Pavlov::write(pack(), action);
                assert!(
                    now.contains(&action) || told(changed.refuse(action)) != told(reason),
                    "{written} is refused for {reason:?}, and still is without it: {record:?}"
                );
                *removed.entry(code).or_default() += 1;
            }
            legal.clear();
            game.legal(&mut legal);
            let action = legal[pick.below(legal.len())];
            game.apply(action, &mut chance, &mut ()).unwrap();
        }
    }
    // Each of these has a case of its own.
    let cases = exempt::codes();
    let left: Vec<&String> =
        met.iter().filter(|code| !removed.contains_key(*code) && !cases.contains(&code.as_str())).collect();
    assert!(left.is_empty(), "never removed: {left:?}");
    assert!(removed.len() > 20, "{removed:?}");
}
