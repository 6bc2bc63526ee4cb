//! Rules of thumb for the German player of Advance to the Volga.
//!
//! Full stacks with a strong lead unit attack what they are likely to take, with as much artillery as that needs; units
//! in the rear close up behind them. Supply buys artillery first, then returning infantry, morale that is about to be
//! shaken, returning armor, engineers, and air. The constants are measured: see `docs/ai.md`.

use guide::{best_by, small};
use kurgan_core::Id;
use kurgan_core::chance::Fast;
use volga::components::{Area, Areas, Components, NO_DIVISION, Strategy, Unit, Units};
use volga::{Action, Decision, Purchase, STRONG_FROM, Sight, Support};

/// The most units in an area (7.1).
const STACK: usize = 4;
/// What a support marker is counted on for: it adds two, but others need markers too.
const MARKER: i32 = 1;
/// What an air marker takes off the defence, more or less.
const AIR: i32 = 3;

/// The chance, in 36ths of 36, that two dice and a margin beat two other dice, for margins from -10 to 10 (9.5.5).
const BEATS: [i32; 21] =
    [1, 5, 15, 35, 70, 126, 206, 310, 435, 575, 721, 861, 986, 1090, 1170, 1226, 1261, 1281, 1291, 1295, 1296];

/// The chance to beat a defender by this margin of values, of 1296.
fn beats(margin: i32) -> i32 {
    // A margin of 0 needs the higher roll: 575 of 1296.
    match margin + 9 {
        ..0 => 0,
        at @ 0..=20 => BEATS[at.unsigned_abs() as usize],
        _ => 1296,
    }
}

/// An attack is made from this chance on, of 1296, before all support is counted.
const ATTACK: i32 = 300;
/// Units join an attack until the chance is this, of 1296.
const SURE: i32 = 1290;
/// Support is added until the chance is this, of 1296.
const ENOUGH: i32 = 1000;
/// What a repulse costs, a capture being 100: the lead unit and morale.
const REPULSE: i32 = 35;

/// What an expert does.
#[inline]
pub(crate) fn expert(game: Sight<'_>, legal: &[Action], _rng: &mut Fast) -> Action {
    match game.decision() {
        Some(Decision::Supply) => buy(game, legal),
        Some(Decision::Combat) => activate(game, legal),
        Some(Decision::Destination(unit)) => set_out(game, unit, legal),
        Some(Decision::Gather) => gather(game, legal),
        // 9.4, 16.3: no unit is given to a Barrage; the attack is made another day.
        Some(Decision::Barrage) => Action::FallBack,
        Some(Decision::Lead) => lead(game, legal),
        Some(Decision::Support) => support(game, legal),
        _ => best_by(legal, |action| place(game, action)),
    }
}

/// 6.3, 16.2: what to buy.
fn buy(game: Sight<'_>, legal: &[Action]) -> Action {
    let turns = game.pack().scenario(game.options().scenario).last_turn.saturating_sub(game.turn());
    let morale = game.morale();
    // Enough to stay Strong to the end is enough.
    let boost = morale < STRONG_FROM + 2 || morale <= STRONG_FROM + turns * 4 / 5;
    best_by(legal, |action| match action {
        Action::Buy(Purchase::Artillery) => 90,
        Action::Return(unit) if game.pack().armor.has(unit) => 65,
        Action::Return(_) => 80,
        Action::Buy(Purchase::Morale) if boost => 70,
        Action::Buy(Purchase::Engineer) => 60,
        Action::Buy(Purchase::Air) if turns > 0 => 50,
        Action::EndSupply => 10,
        _ => 0,
    })
}

/// The value of the defence of an area: the unit that is known there or the mean of those that may be, and terrain.
pub(crate) fn defence(game: Sight<'_>, area: Area) -> i32 {
    let c = game.pack();
    let factor = if let Some(unit) = game.revealed(area) {
        i32::from(c.defense[unit.index()])
    } else {
        let bag = game.bag_of(area);
        let sum: i32 = bag.into_iter().map(|unit| i32::from(c.defense[unit.index()])).sum();
        let count = small(bag.len().max(1));
        (sum + count / 2) / count
    };
    let event = game.event_in_force().map_or(0, |event| i32::from(event.soviet_dv));
    factor + i32::from(c.areas[area.index()].tem) + event + i32::from(!game.strong())
}

/// The value of an attack by these units without support (9.5.2).
pub(crate) fn strength(game: Sight<'_>, units: Units) -> i32 {
    let c = game.pack();
    let others = small(units.len()) - 1;
    best_attack(c, units) + others.max(0) + i32::from(whole_division(c, units)) + i32::from(game.strong())
}

/// 9.5.2 D: whether three of them are of one division.
fn whole_division(c: &Components, units: Units) -> bool {
    units.len() >= 3
        && units.into_iter().any(|unit| {
            let division = c.division[unit.index()];
            division != NO_DIVISION
                && units.into_iter().filter(|other| c.division[other.index()] == division).count() >= 3
        })
}

/// What so many attackers can expect of the support at hand.
pub(crate) fn help(game: Sight<'_>, attackers: usize) -> i32 {
    let Support { artillery, engineer, air } = game.available();
    let slots = small(attackers);
    let air = i32::from(air.min(1)).min(slots);
    let markers = i32::from(artillery + engineer).min(slots - air);
    air * AIR + markers * MARKER
}

/// What it is worth to attack an area with these units, and the chance to take it.
pub(crate) fn prospect(game: Sight<'_>, area: Area, units: Units) -> (i32, i32) {
    let c = game.pack();
    let chance = beats(strength(game, units) + help(game, units.len()) - defence(game, area));
    // A capture is worth an area; morale, the river bank and the first heavy urban area a little more (9.5.7, 11.2).
    let worth = 100
        + 80 * i32::from(c.tem4.has(area))
        + 10 * i32::from(c.heavy_urban.has(area))
        + 2 * small((c.adjacent[area.index()] & game.soviet()).len());
    (chance * worth / 1296 - (1296 - chance) * REPULSE / 1296, chance)
}

/// The units of an area that could attack another, or where they stand, as many as there is room for.
fn party(game: Sight<'_>, from: Area, to: Area) -> Units {
    let c = game.pack();
    let mut left = game.at(from) & game.fresh();
    let room = if from == to { STACK } else { STACK.saturating_sub(game.at(to).len()) };
    while left.len() > room {
        let weakest = left.into_iter().min_by_key(|unit| c.attack[unit.index()]);
        left = weakest.map_or(Units::EMPTY, |unit| left.without(unit));
    }
    left
}

/// The best attack out of an area on a neighbour: what it is worth and on which area.
fn best_target(game: Sight<'_>, from: Area) -> Option<(i32, Area)> {
    let mut best = None;
    let targets =
        if game.soviet().has(from) { Areas::only(from) } else { game.pack().adjacent[from.index()] & game.soviet() };
    for to in targets {
        let units = party(game, from, to);
        if units.is_empty() {
            continue;
        }
        let (worth, chance) = prospect(game, to, units);
        if chance >= ATTACK && best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, to));
        }
    }
    best
}

/// 6.4.2: who acts next: the best attack first, then whoever is alone or not yet at the front.
fn activate(game: Sight<'_>, legal: &[Action]) -> Action {
    if legal.contains(&Action::EndRound) {
        return Action::EndRound;
    }
    let (mut seen, mut worths) = (Areas::EMPTY, [0_i32; 51]);
    best_by(legal, |action| {
        let Action::Choose(unit) = action else { return 0 };
        let Some(area) = game.place(unit).area() else { return -1 };
        if !seen.has(area) {
            seen.add(area);
            worths[area.index()] = best_target(game, area).map_or(0, |(worth, _)| worth);
        }
        if worths[area.index()] > 0 {
            return 1000 + worths[area.index()];
        }
        let alone = (game.at(area) & game.fresh()).len() < 2 && !game.soviet().has(area);
        if alone || behind(game, area) { 1 } else { -1 }
    })
}

/// Whether an area is not next to a Soviet unit.
fn behind(game: Sight<'_>, area: Area) -> bool {
    !game.near_soviet().has(area) && !game.soviet().has(area)
}

/// 8.0: where the chosen unit goes.
fn set_out(game: Sight<'_>, unit: Unit, legal: &[Action]) -> Action {
    let from = game.place(unit).area().unwrap_or(Area(0));
    let target = best_target(game, from).map(|(_, area)| area);
    let rear = behind(game, from);
    best_by(legal, |action| match action {
        Action::Enter(_, to, gate) => {
            let (worth, chance) = prospect(game, to, party(game, from, to));
            if Some(to) == target {
                100_000 + i32::from(gate == from)
            } else if chance >= ATTACK && rear {
                10_000 + worth
            } else {
                worth - 10_000
            }
        }
        Action::AttackWith(_, units) => {
            if target == Some(from) {
                100_000 + small(units.len())
            } else {
                prospect(game, from, units).0 - 10_000
            }
        }
        Action::Move(_, to) => place(game, Action::Place(unit, to)),
        _ => 0,
    })
}

/// 9.0: bring as many as the attack needs, then attack.
fn gather(game: Sight<'_>, legal: &[Action]) -> Action {
    let Some(area) = game.target() else { return legal[0] };
    let c = game.pack();
    let units = game.attackers();
    let chance = beats(strength(game, units) + help(game, units.len()) - defence(game, area));
    best_by(legal, |action| match action {
        Action::Enter(unit, ..) if chance < SURE => {
            1_000 + 20 * i32::from(whole_division(c, units.with(unit))) + i32::from(c.attack[unit.index()])
        }
        Action::Attack(_) => 500,
        Action::AttackWith(_, units) => 500 + small(units.len()),
        _ => 0,
    })
}

/// 9.5 A: the strongest leads; into an ambush the weakest that is strong enough.
fn lead(game: Sight<'_>, legal: &[Action]) -> Action {
    let c = game.pack();
    let units = game.attackers();
    let others = strength(game, units) - best_attack(c, units);
    let Some(area) = game.target() else { return legal[0] };
    let needed = defence(game, area) - others - help(game, units.len());
    let ambush = game.strategy() == Some(Strategy::Ambush);
    best_by(legal, |action| {
        let Action::Lead(unit) = action else { return 0 };
        let attack = i32::from(c.attack[unit.index()]);
        if ambush && beats(attack - needed) >= SURE { 100 - attack } else { attack }
    })
}

fn best_attack(c: &Components, units: Units) -> i32 {
    units.into_iter().map(|unit| i32::from(c.attack[unit.index()])).max().unwrap_or(0)
}

/// 9.5.4: the cheapest support that makes sure of it; without any hope none.
fn support(game: Sight<'_>, legal: &[Action]) -> Action {
    best_by(legal, |action| {
        let Action::Support(support) = action else { return 0 };
        let sums = game.sums(support);
        let guards = 2 * i32::from(game.strategy() == Some(Strategy::Guards));
        let fanatic = i32::from(sums.factor) * i32::from(game.strategy() == Some(Strategy::Fanatic));
        let margin = i32::from(sums.attack()) + AIR * i32::from(support.air) - i32::from(sums.defense()) - guards;
        // A fanatic defender falls only to an overrun.
        let chance = beats(margin - fanatic);
        let cost = 12 * i32::from(support.artillery) + 20 * i32::from(support.engineer) + 60 * i32::from(support.air);
        chance.min(ENOUGH) - cost
    })
}

/// Where a unit stands well: at the front, with its division, where there is room.
fn place(game: Sight<'_>, action: Action) -> i32 {
    let (unit, area) = match action {
        Action::Place(unit, area) | Action::Retreat(unit, area) => (Some(unit), area),
        Action::Reinforce(area) => (None, area),
        _ => return 0,
    };
    let c = game.pack();
    let front = small((c.adjacent[area.index()] & game.soviet()).len());
    let there = game.at(area);
    let kin = unit.map_or(0, |unit| {
        let division = c.division[unit.index()];
        let same = |other: &Unit| c.division[other.index()] == division;
        if division == NO_DIVISION { 0 } else { small(there.into_iter().filter(same).count()) }
    });
    let at_front = if front > 0 { 40 + 2 * front.min(3) } else { -20 * distance(game, area) };
    let company = if there.len() < STACK { 6 * small(there.len()) } else { 0 };
    at_front + 6 * kin.min(2) + company
}

/// How many areas lie between an area and the front.
fn distance(game: Sight<'_>, from: Area) -> i32 {
    let c = game.pack();
    let mut reached = Areas::only(from);
    for steps in 0..10 {
        if reached.meets(game.near_soviet()) {
            return steps;
        }
        reached = reached.into_iter().fold(reached, |all, area| all | c.adjacent[area.index()]);
    }
    10
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chances_are_those_of_four_dice() {
        for margin in -12..=12 {
            let mut count = 0;
            for n in 0..1296 {
                let die = |power: i32| n / power % 6;
                count += i32::from(die(1) + die(6) + margin > die(36) + die(216));
            }
            assert_eq!(beats(margin), count, "margin {margin}");
        }
    }
}
