//! Refusals give the true reason: a small change that removes it makes the action legal or the refusal another one.

use std::collections::BTreeMap;

use cauldron::components::{Area, Letter, Unit};
use cauldron::{Action, Cauldron, Place, Refusal};
use kurgan_core::chance::Fast;
use kurgan_core::parts::variants;
use kurgan_core::suite::pick;
use kurgan_core::{Game, Id, Reason};

use crate::coverage::rare;
use crate::kit::*;
use crate::properties::random_options;
use crate::reasons_by_hand;

pub(crate) fn code(refusal: Refusal) -> &'static str {
    refusal.parts().code
}

fn id(unit: Unit) -> &'static str {
    &pack().units[unit.index()].id
}

fn word(place: Place) -> String {
    match (place.area(), place.relief_box()) {
        (Some(area), _) => area.number().to_string(),
        (None, Some((letter, number))) => format!("{}{number}", letter.id()),
        (None, None) => panic!("{place:?} is nowhere"),
    }
}

fn near(area: Area) -> impl Iterator<Item = u8> {
    pack().adjacent[area.index()].into_iter().map(Area::number)
}

fn can_attack(unit: Unit) -> bool {
    pack().divisions.has(unit)
}

/// The place of a unit that is in play.
fn place(layout: &Layout, name: &str) -> Option<String> {
    let units = &layout.record.units;
    units.iter().find(|(_, names)| names.iter().any(|other| other == name)).map(|(place, _)| place.clone())
}

/// A division that can be put elsewhere without a gap in the line: not alone, and not attacking.
fn spare(layout: &Layout, but: &[Unit]) -> Option<Unit> {
    let r = &layout.record;
    let stacks = r.units.iter().filter(|(place, names)| names.len() > 1 && place.parse::<u8>().is_ok());
    let all = stacks.flat_map(|(_, names)| names).filter(|name| !r.attackers.contains_key(*name));
    all.map(|name| unit(name)).find(|unit| can_attack(*unit) && !but.contains(unit))
}

/// Puts a unit into an area or box, wherever it was.
fn put(layout: &mut Layout, unit: Unit, place: &str) {
    let dead = layout.record.lost.iter().any(|name| name == id(unit));
    *layout = layout.clone().units(place, id(unit));
    layout.record.attackers.remove(id(unit));
    if dead {
        let r = &layout.record;
        let most =
            r.weakened.len() + r.lost.iter().map(|name| 1 + usize::from(can_attack(self::unit(name)))).sum::<usize>();
        layout.record.steps_lost = layout.record.steps_lost.min(u8::try_from(most).expect("few steps"));
    }
}

/// Has somebody stand in an area, which makes it German.
fn hold(layout: &mut Layout, area: Area, but: &[Unit]) -> Option<()> {
    let unit = spare(layout, but)?;
    layout.record.breakthrough.retain(|other| *other != area.number());
    put(layout, unit, &area.number().to_string());
    Some(())
}

/// An area next to another one that is German.
fn german_near(layout: &Layout, area: Area) -> Option<u8> {
    near(area).find(|next| layout.record.control.contains(next))
}

/// Puts a unit next to a target.
fn put_near(layout: &mut Layout, unit: Unit, target: Place) -> Option<()> {
    let at = match (target.area(), target.relief_box()) {
        (Some(area), _) => german_near(layout, area).or_else(|| near(area).next())?.to_string(),
        (None, Some((letter, 5))) => pack().letters[letter as usize].area.number().to_string(),
        (None, Some((letter, number))) => format!("{}{}", letter.id(), number + 1),
        (None, None) => return None,
    };
    put(layout, unit, &at);
    Some(())
}

/// Moves a PDM, or turns one, so that an area has one more of a kind.
fn pdm(layout: &mut Layout, area: Area, active: bool) {
    let pdms = &mut layout.record.pdm;
    let (mut here, number) = (pdms.get(&area.number()).copied().unwrap_or_default(), area.number());
    if let Some((_, other)) = pdms.iter_mut().find(|(other, _)| **other != number) {
        *other = (other.0.saturating_sub(1), if other.0 == 0 { other.1.saturating_sub(1) } else { other.1 });
    }
    if active {
        here.0 += 1;
    } else {
        here.1 += 1;
    }
    pdms.insert(number, here);
    pdms.retain(|_, both| *both != (0, 0));
}

/// The last step, with the words after its name.
fn step(layout: &Layout) -> (String, String) {
    let step = layout.record.agenda.last().expect("a decision");
    let (name, rest) = step.split_once(' ').unwrap_or((step, ""));
    (name.into(), rest.into())
}

fn replace_step(layout: &mut Layout, step: String) {
    layout.record.agenda.pop();
    layout.record.agenda.push(step);
}

fn drop_marker(layout: &mut Layout, marker: &str) {
    layout.record.held.retain(|held| held != marker);
}

/// Whether the position is as the reason says, for those that can be read from it.
fn holds(layout: &Layout, action: Action, refusal: Refusal) -> bool {
    let r = &layout.record;
    let among = |names: &[String], unit: Unit| names.iter().any(|name| name == id(unit));
    match refusal {
        Refusal::OutOfOrder(unit) => among(&r.to_place, unit) || among(&r.waiting, unit),
        Refusal::DrawnFirst(area) => r.stake.contains(&area.number()),
        Refusal::NotChoosable(unit) if matches!(action, Action::Deplete(_) | Action::GiveUp(_)) => {
            !can_attack(unit) || !among(&r.to_place, unit) && place(layout, id(unit)).is_none()
        }
        Refusal::NotChoosable(unit) | Refusal::NoSurvivor(unit) => {
            !among(&r.to_place, unit) && !among(&r.waiting, unit)
        }
        Refusal::AlreadyChosen(area) => r.chosen.contains(&area.number()),
        Refusal::EnoughPicked => {
            step(layout).1 == "0" || r.preparing.as_ref().is_none_or(|p| p.active + p.inactive == 0)
        }
        Refusal::NotTarget(area) | Refusal::OutsideRefuge(area) => !r.stake.contains(&area.number()),
        Refusal::NoRefuge(area) => !near(area).chain([area.number()]).any(|next| r.control.contains(&next)),
        Refusal::NotUnsupplied(unit) => can_attack(unit) && !among(&r.picked, unit),
        Refusal::TakesNoUpkeepLoss(unit) => !can_attack(unit),
        Refusal::NoGermanArea => r.control.is_empty(),
        Refusal::NoPlacement(area) => {
            let grey = |number: u8| pack().inside_perimeter.has(Area::numbered(number).expect("an area"));
            let open = grey(area.number()) || near(area).any(grey) && !pack().stalingrad.has(area);
            !open || r.soviet.contains(&area.number())
        }
        Refusal::AlreadyPicked(unit) => among(&r.picked, unit) || among(&r.depleted, unit),
        Refusal::NoRoll(unit) | Refusal::NoStrike(unit) => !among(&r.waiting, unit),
        Refusal::NotInPlay(unit) => place(layout, id(unit)).is_none(),
        Refusal::NotOnMap(unit) => place(layout, id(unit)).is_none_or(|place| place.parse::<u8>().is_err()),
        Refusal::VacantFirst(_) => r.control.iter().any(|area| !r.units.contains_key(&area.to_string())),
        _ => true,
    }
}

/// Removes the reason that was given, as a person at the table would; none where nobody could by a small change.
#[allow(clippy::too_many_lines)] // one case for each reason
fn remedy(layout: &mut Layout, action: Action, refusal: Refusal) -> Option<()> {
    let (step, words) = step(layout);
    let subject = match action {
        Action::Move(unit, _) | Action::With(unit) | Action::Lose(unit) => Some(unit),
        _ => None,
    };
    let but: Vec<Unit> = subject.into_iter().collect();
    match refusal {
        Refusal::IpTooLow { cost, .. } => layout.record.ip = cost,
        Refusal::SupplyTooLow { cost, .. } | Refusal::UpkeepTooDear { cost, .. } => layout.record.supply = cost,
        Refusal::ModifierLimit { .. } => layout.record.preparing.as_mut()?.modifiers = [0; 6],
        Refusal::NotRecoverable(unit) if can_attack(unit) => {
            let airfield = pack().airfields.into_iter().map(Area::number);
            let at = airfield.into_iter().find(|area| layout.record.control.contains(area))?;
            put(layout, unit, &at.to_string());
            *layout = layout.clone().depleted(id(unit));
        }
        Refusal::OutOfOrder(unit) => {
            let before = |name: &String| self::unit(name) < unit;
            if step == "flee" {
                layout.record.waiting.retain(|name| !before(name));
            } else {
                let placed: Vec<String> = layout.record.to_place.iter().filter(|name| before(name)).cloned().collect();
                layout.record.to_place.retain(|name| !before(name));
                let at = *layout.record.control.iter().find(|area| !layout.record.soviet.contains(area))?;
                layout.record.units.entry(at.to_string()).or_default().extend(placed);
            }
        }
        Refusal::AlreadyPicked(unit) => {
            layout.record.depleted.retain(|name| step != "deplete" || name != id(unit));
            layout.record.picked.retain(|name| name != id(unit));
        }
        Refusal::MoreToPick { .. } => {
            if let Some(preparing) = layout.record.preparing.as_mut().filter(|_| step == "place_pdms") {
                (preparing.active, preparing.inactive) = (0, 0);
            } else {
                replace_step(layout, format!("{step} 0"));
            }
        }
        Refusal::NoPlacement(area) => {
            layout.record.soviet.retain(|other| *other != area.number());
            if holds(layout, action, refusal) {
                return None; // the map forbids it as well
            }
        }
        Refusal::DrawnFirst(area) => {
            layout.record.stake.retain(|other| *other != area.number());
            if layout.record.stake.is_empty() {
                layout.record.agenda.pop();
            }
        }
        Refusal::NotGerman(area) | Refusal::MayNotEnter(area) => hold(layout, area, &but)?,
        Refusal::NothingToDeactivate(area) => {
            if !layout.record.control.contains(&area.number()) {
                hold(layout, area, &[])?;
            }
            if !near(area).any(|next| layout.record.soviet.contains(&next)) {
                let firm = |next: &u8| pack().inside_perimeter.has(Area::numbered(*next).expect("an area"));
                let next = near(area).find(firm)?;
                let others = layout.record.units.remove(&next.to_string()).unwrap_or_default();
                layout.record.units.entry(area.number().to_string()).or_default().extend(others);
                *layout = layout.clone().soviet(&[next]);
            }
            pdm(layout, area, true);
        }
        Refusal::NotUnsupplied(unit) => layout.record.picked.push(id(unit).into()),
        Refusal::AppealMade => layout.record.this_turn.appealed = false,
        Refusal::AppealForbidden => layout.record.this_turn.no_appeal = false,
        Refusal::CouncilHeld => drop_marker(layout, "council_of_war"),
        Refusal::FreedomGranted => drop_marker(layout, "foa_received"),
        Refusal::NoFreedomAppeal => drop_marker(layout, "no_foa_appeal"),
        Refusal::NoCouncil => layout.record.held.push("council_of_war".into()),
        Refusal::NoPdmLeft => {
            let (_, both) = layout.record.pdm.iter_mut().next()?;
            *both = if both.0 > 0 { (both.0 - 1, both.1) } else { (0, both.1 - 1) };
            layout.record.pdm.retain(|_, both| *both != (0, 0));
        }
        Refusal::NoInactivePdm(area) => pdm(layout, area, false),
        Refusal::NothingToActivate => pdm(layout, area(*layout.record.control.first()?), false),
        Refusal::NoBattlegroupLeft => {
            let battlegroup = pack().battlegroups.first()?;
            let at = place(layout, id(battlegroup))?;
            layout.record.units.get_mut(&at)?.retain(|name| name != id(battlegroup));
            layout.record.units.retain(|_, names| !names.is_empty());
            *layout = layout.clone().units("20", "");
        }
        Refusal::NotOnMap(unit) | Refusal::NotInPlay(unit) => {
            let at = layout.record.units.keys().find(|place| place.parse::<u8>().is_ok())?.clone();
            put(layout, unit, &at);
        }
        Refusal::Designated(unit) | Refusal::AttacksAlready(unit) => _ = layout.record.attackers.remove(id(unit)),
        Refusal::NowhereToGo(unit) => {
            let at = Area::numbered(place(layout, id(unit))?.parse().ok()?)?;
            let next = near(at).next()?;
            hold(layout, area(next), &[unit])?;
        }
        Refusal::AlreadyThere(unit, at) => {
            let next = german_near(layout, at)?;
            put(layout, unit, &next.to_string());
        }
        Refusal::NoWay(unit, to) => put_near(layout, unit, Place::on(to))?,
        Refusal::TooFar { .. } => (layout.record.ip, layout.record.supply) = (40, 40),
        Refusal::TacticalMade => layout.record.this_turn.tactical = false,
        Refusal::OffensiveSettled => (layout.record.launched, layout.record.final_offensive) = (0, 7),
        Refusal::OffensiveFrozen => drop_marker(layout, "zhukov_dead"),
        // Hoth is still on his way.
        Refusal::MeetsRelief(..) => {
            (layout.record.relief, layout.record.breakthrough) = ("box 1".into(), Vec::new());
            *layout = layout.clone().units("20", "");
        }
        Refusal::NoWounded => layout.record.wounded = 1,
        Refusal::LuftwaffeWeak => layout.record.luftwaffe = Some("average".into()),
        Refusal::NoSoviet(area) => {
            if layout.record.control.contains(&area.number()) {
                let others = layout.record.units.remove(&area.number().to_string()).unwrap_or_default();
                let next = german_near(layout, area)?;
                layout.record.units.entry(next.to_string()).or_default().extend(others);
                layout.record.breakthrough.retain(|other| *other != area.number());
                *layout = layout.clone().soviet(&[area.number()]);
            } else {
                let unit = spare(layout, &[])?;
                layout.record.breakthrough.retain(|other| *other != area.number());
                put_near(layout, unit, Place::on(area))?;
            }
        }
        Refusal::AlreadyTarget(target) => {
            layout.record.attacks.retain(|(other, _)| *other != word(target));
            layout.record.attackers.retain(|_, other| *other != word(target));
        }
        Refusal::AskForTargets => layout.record.agenda.push("plan".into()),
        Refusal::NobodyNear(target) => {
            let unit = spare(layout, &[])?;
            put_near(layout, unit, target)?;
        }
        Refusal::NotAdjacent(unit, target) => put_near(layout, unit, target)?,
        Refusal::ThreeOutOfArea(from) => {
            let there = layout.record.units.get(&word(from))?;
            let one = there.iter().find(|name| layout.record.attackers.contains_key(*name))?.clone();
            layout.record.attackers.remove(&one);
        }
        Refusal::NoAttackerYet => {
            let target = Place::named(&words)?;
            let unit = spare(layout, &[])?;
            put_near(layout, unit, target)?;
            layout.record.attackers.insert(id(unit).into(), words);
        }
        Refusal::NoRoll(unit) | Refusal::NoStrike(unit) => {
            if step == "combat" {
                let target = layout.record.attacks.first()?.0.clone();
                layout.record.attackers.insert(id(unit).into(), target);
            }
            layout.record.waiting.push(id(unit).into());
        }
        Refusal::NotOfAttack(unit) => _ = layout.record.attackers.insert(id(unit).into(), words),
        Refusal::NoSovietRetreat(to) => {
            let from: u8 = words.parse().ok()?;
            near(to).find(|next| *next == from)?;
            let others = layout.record.units.remove(&to.number().to_string()).unwrap_or_default();
            let next = near(to).find(|next| layout.record.control.contains(next))?;
            layout.record.units.entry(next.to_string()).or_default().extend(others);
            *layout = layout.clone().soviet(&[to.number()]);
            for areas in [&mut layout.record.soviet, &mut layout.record.hits, &mut layout.record.breakthrough] {
                areas.retain(|other| *other != to.number());
            }
            layout.record.soviet.push(from);
            layout.record.soviet.sort_unstable();
            layout.record.soviet.dedup();
        }
        Refusal::NoReliefRetreat(to) => {
            let at: u8 = layout.record.relief.strip_prefix("area ")?.parse().ok()?;
            near(to).find(|next| *next == at)?;
            layout.record.soviet.retain(|other| *other != to.number());
            layout.record.breakthrough.push(to.number());
            *layout = layout.clone().units("20", "");
        }
        Refusal::NoRetreat(to) => {
            let from = area(layout.record.strike.as_ref()?.target);
            near(from).find(|next| *next == to.number())?;
            hold(layout, to, &[])?;
        }
        Refusal::MustStand(at) => {
            layout.record.pdm.remove(&at.number());
            let battlegroup = |name: &String| pack().battlegroups.has(unit(name));
            layout.record.units.get_mut(&at.number().to_string())?.retain(|name| !battlegroup(name));
        }
        Refusal::BattlegroupLast(unit) => {
            let at = place(layout, id(unit))?;
            let next = german_near(layout, Area::numbered(at.parse().ok()?)?)?;
            let battlegroup = |name: &String| pack().battlegroups.has(self::unit(name));
            let here = layout.record.units.remove(&at)?;
            let (stay, go): (Vec<String>, Vec<String>) = here.into_iter().partition(battlegroup);
            layout.record.units.insert(at.clone(), stay);
            layout.record.units.entry(next.to_string()).or_default().extend(go);
            let here = at.parse().expect("an area");
            if let Some(both) = layout.record.pdm.get_mut(&here) {
                *both = (0, both.0 + both.1);
            }
        }
        Refusal::NotThere(unit) => {
            let at = layout.record.strike.as_ref()?.target.to_string();
            put(layout, unit, &at);
        }
        Refusal::NoActivePdm(area) => pdm(layout, area, true),
        Refusal::FirstBox => layout.record.relief = "box 2".into(),
        Refusal::OnMap => {
            (layout.record.relief, layout.record.breakthrough) = ("box 3".into(), Vec::new());
            *layout = layout.clone().units("20", "");
        }
        Refusal::SameLetter(letter) => {
            layout.record.letter = Letter::ALL.into_iter().find(|other| *other != letter)?.id().into();
            *layout = layout.clone().units("20", "");
        }
        Refusal::NotNextToRelief(area) => {
            let free = |next: &u8| !layout.record.control.contains(next);
            let next = near(area).find(free)?;
            let letter = layout.record.letter.clone();
            *layout = layout.clone().relief(&letter, &format!("area {next}"));
            layout.record.breakthrough.sort_unstable();
            layout.record.breakthrough.dedup();
        }
        Refusal::NotTarget(area) => {
            if !layout.record.control.contains(&area.number()) {
                hold(layout, area, &[])?;
            }
            layout.record.stake.push(area.number());
        }
        Refusal::NoFollowUp(area) => {
            hold(layout, area, &[])?;
            let from = near(area).find(|next| layout.record.soviet.contains(next))?;
            layout.record.strike.as_mut()?.from = from;
        }
        Refusal::VacantFirst(area) => {
            let others = layout.record.units.remove(&area.number().to_string()).unwrap_or_default();
            let occupied = |next: &u8| layout.record.units.contains_key(&next.to_string());
            let next = near(area).find(occupied)?;
            layout.record.units.entry(next.to_string()).or_default().extend(others);
            *layout = layout.clone().units("20", "");
        }
        Refusal::SameArea(at) => {
            let others = layout.record.units.remove(&at.number().to_string()).unwrap_or_default();
            let next = german_near(layout, at)?;
            layout.record.units.entry(next.to_string()).or_default().extend(others);
            *layout = layout.clone().soviet(&[at.number()]);
        }
        Refusal::NoStriker(from) => {
            let target: u8 = words.parse().ok()?;
            near(from).find(|next| *next == target)?;
            let others = layout.record.units.remove(&from.number().to_string()).unwrap_or_default();
            layout.record.units.entry(words).or_default().extend(others);
            layout.record.breakthrough.retain(|other| *other != from.number());
            *layout = layout.clone().soviet(&[from.number()]);
        }
        Refusal::NoRefuge(area) => hold(layout, area, &[])?,
        Refusal::OutsideRefuge(area) => {
            hold(layout, area, &[])?;
            layout.record.stake.push(area.number());
        }
        Refusal::NoGermanArea => {
            let unit = pack().divisions.first()?;
            put(layout, unit, "20");
        }
        Refusal::AlreadyChosen(area) => layout.record.chosen.retain(|other| *other != area.number()),
        Refusal::EnoughPicked => {
            if let Some(preparing) = layout.record.preparing.as_mut().filter(|_| step == "place_pdms") {
                preparing.inactive = 1;
            } else {
                replace_step(layout, format!("{step} 1"));
            }
        }
        // Printed on a component, or a long way off: these are in the table of cases.
        _ => return None,
    }
    Some(())
}

/// Actions that somebody might type: the legal ones with something else in one place, and some of every other kind.
fn typed(legal: &[Action], rng: &mut Fast) -> Vec<Action> {
    let unit = |rng: &mut Fast| Unit::from_index(rng.below(pack().units.len()));
    let area = |rng: &mut Fast| pack().all.into_iter().nth(rng.below(64)).expect("64 areas");
    let letter = |rng: &mut Fast| Letter::ALL[rng.below(4)];
    let target = |rng: &mut Fast| match rng.below(6) {
        0 => Place::boxed(letter(rng), 1 + u8::try_from(rng.below(5)).expect("a box")),
        _ => Place::on(area(rng)),
    };
    let near = |to: Area, rng: &mut Fast| {
        let all: Vec<Area> = pack().adjacent[to.index()].into_iter().collect();
        all[rng.below(all.len())]
    };
    let mut all = vec![
        Action::Attack(target(rng)),
        Action::With(unit(rng)),
        Action::Commit(u8::try_from(rng.below(6)).expect("few points")),
        Action::Choose(unit(rng)),
        Action::Roll(unit(rng)),
        Action::Relief(Some(area(rng))),
        Action::Done,
        Action::Council,
    ];
    for _ in 0..3 {
        let Some(action) = legal.get(rng.below(legal.len())) else { break };
        all.push(match *action {
            Action::GiveUp(_) => Action::GiveUp(unit(rng)),
            Action::Deplete(_) => Action::Deplete(unit(rng)),
            Action::Recover(_) => Action::Recover(unit(rng)),
            Action::Place(_, to) if rng.below(2) == 0 => Action::Place(unit(rng), to),
            Action::Place(who, _) => Action::Place(who, area(rng)),
            Action::Area(_) => Action::Area(area(rng)),
            Action::Upkeep(points) => Action::Upkeep(points + 1),
            Action::Unsupplied(_) => Action::Unsupplied(unit(rng)),
            Action::Lose(_) => Action::Lose(unit(rng)),
            Action::Move(who, _) => Action::Move(who, area(rng)),
            Action::Attack(_) => Action::Attack(target(rng)),
            Action::With(_) => Action::With(unit(rng)),
            Action::Roll(_) => Action::Roll(unit(rng)),
            Action::Retreat(to) => Action::Retreat(near(to, rng)),
            Action::Advance(_) => Action::Advance(unit(rng)),
            Action::Relief(Some(to)) => Action::Relief(Some(near(to, rng))),
            Action::Direction(_) => Action::Direction(letter(rng)),
            Action::Target(_) => Action::Target(area(rng)),
            Action::Strike(to) if rng.below(2) == 0 => Action::Strike(near(to, rng)),
            Action::Strike(_) => Action::Strike(area(rng)),
            Action::From(to) => Action::From(near(to, rng)),
            Action::KeyArea(_) => Action::KeyArea(area(rng)),
            Action::Done => *[
                Action::Deplete(unit(rng)),
                Action::Unsupplied(unit(rng)),
                Action::Target(area(rng)),
                Action::Area(area(rng)),
            ]
            .get(rng.below(4))
            .expect("four"),
            other => other,
        });
    }
    all.retain(|action| !legal.contains(action));
    all
}

/// Those whose data is what there is and what it costs: they have to go, not only to change their figures.
const COUNTED: [&str; 5] = ["ip_too_low", "supply_too_low", "upkeep_too_dear", "too_far", "modifier_limit"];

/// How often the reason of a code is removed at most.
const ENOUGH: u32 = 150;

type Tried = BTreeMap<&'static str, u32>;

/// A reason that is not true, by its code.
type Wrong = BTreeMap<&'static str, String>;

/// Plays a game at random and removes the reason of every refusal on the way.
fn play_out(mut game: Cauldron, rng: &mut Fast, tried: &mut Tried, wrong: &mut Wrong) {
    let mut legal = Vec::new();
    while game.outcome().is_none() {
        legal.clear();
        game.legal(&mut legal);
        let mut refused = game.blocked();
        refused.retain(|_| rng.below(6) == 0); // neighbors in the list differ little
        refused.extend(typed(&legal, rng).into_iter().map(|action| (action, game.refuse(action))));
        for (action, refusal) in refused {
            if tried.get(code(refusal)).is_some_and(|times| *times >= ENOUGH) {
                continue;
            }
            let mut layout = Layout { record: game.record() };
            if !holds(&layout, action, refusal) {
                let told = format!("{action:?} is refused for {refusal:?}, which is not so\n{:?}", layout.record);
                wrong.insert(code(refusal), told);
                continue;
            }
            if remedy(&mut layout, action, refusal).is_none() {
                continue;
            }
            // What the rest of the position does not allow is another reason than the one told.
            let Ok(other) = Cauldron::restore(pack(), &layout.record) else { continue };
            let mut now = Vec::new();
            other.legal(&mut now);
            let told = other.refuse(action);
            let gone = if COUNTED.contains(&code(refusal)) { code(told) != code(refusal) } else { told != refusal };
            if !now.contains(&action) && !gone {
                let before = game.record();
                let told = format!("{action:?} is refused for {refusal:?}, and still is without it\n{before:?}");
                wrong.insert(code(refusal), format!("{told}\n{:?}", layout.record));
            }
            *tried.entry(code(refusal)).or_default() += 1;
        }
        let action = pick(&legal, Cauldron::resigns, rng);
        game.apply(action, rng, &mut ()).unwrap_or_else(|never| match never {});
    }
}

#[test]
fn a_reason_that_is_removed_no_longer_holds() {
    let (mut tried, mut wrong) = (Tried::new(), Wrong::new());
    for seed in 0..60 {
        let mut rng = Fast::new(seed);
        let options = random_options(&mut rng);
        let start = Cauldron::start(pack(), &options, &mut rng, &mut ());
        play_out(start.unwrap_or_else(|never| match never {}), &mut rng, &mut tried, &mut wrong);
    }
    for (n, layout) in rare().into_iter().enumerate() {
        for seed in 0..4 {
            play_out(layout.clone().german().game, &mut Fast::new(seed * 100 + n as u64), &mut tried, &mut wrong);
        }
    }
    let wrong: Vec<String> = wrong.into_values().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    let by_hand = reasons_by_hand::codes();
    let all = variants::<Refusal>().iter().map(|name| name.split(' ').next().expect("a code"));
    let left: Vec<&str> = all.filter(|code| !tried.contains_key(code) && !by_hand.contains(code)).collect();
    assert!(left.is_empty(), "neither removed nor in the table of cases: {left:?}\n{tried:?}");
}
