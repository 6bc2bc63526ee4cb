//! The Cauldron in numbers.

use cauldron::components::{Area, Areas, Letter, ScenarioId};
use cauldron::{Held, ReliefAt, Sight};
use guide::Numbers;
use kurgan_core::Id;

/// The markers that help or hinder for long.
const HELD: [Held; 9] = [
    Held::Luftwaffe,
    Held::Hoth,
    Held::Milch,
    Held::Manstein,
    Held::Politics,
    Held::NoFoaAppeal,
    Held::FoaReceived,
    Held::ZhukovDead,
    Held::TigerTanks,
];

/// The numbers of a position.
pub(crate) fn features(game: Sight<'_>, into: &mut Numbers) {
    let c = game.pack();
    let options = game.options();
    into.push(game.turn());
    into.flag(options.scenario == ScenarioId::Variable);
    for flag in [options.council_of_war, options.rumors, options.rivers, options.what_if] {
        into.flag(flag);
    }
    let (relief, letter) = game.relief_force();
    for each in Letter::ALL {
        into.flag(letter == each);
    }
    into.push(game.ssi());
    into.push(game.supply());
    into.push(game.initiative_points());
    into.push(game.wounded());
    into.push(game.offensive_index());
    into.flag(game.is_offensive_on());
    into.flag(game.is_collapsed());
    into.push(game.morale());
    for marker in HELD {
        into.flag(game.holds(marker));
    }
    let points = game.points();
    into.push(points.linked);
    into.push(points.stalingrad);
    into.push(points.surrender);
    into.push(i16::try_from(points.total()).unwrap_or(0));
    let control = game.controlled();
    let occupied = game.occupied();
    let units = game.units_in_play();
    let divisions = units & c.divisions;
    into.count(control.len());
    into.count((control & c.key_areas).len());
    into.count((control & c.airfields).len());
    into.count((control & c.stalingrad).len());
    into.count(game.soviet().len());
    into.count(units.len());
    into.count((divisions - game.depleted()).len());
    into.count((divisions & game.depleted()).len());
    into.count((units & (c.armor - game.depleted())).len());
    into.count((units & c.battlegroups).len());
    into.flag(units.has(c.hq));
    let mut pdms = (0_u16, 0_u16);
    for area in control {
        let (active, inactive) = game.pdms(area);
        pdms = (pdms.0 + u16::from(active), pdms.1 + u16::from(inactive));
    }
    into.push(pdms.0);
    into.push(pdms.1);
    // The perimeter: who stands at it, and what is bare.
    let front: Areas = control.into_iter().filter(|&area| c.adjacent[area.index()].meets(game.soviet())).collect();
    into.count(front.len());
    into.count((front - occupied).len());
    // The way to the relief force.
    let entry = c.letters[letter as usize].area;
    let (boxes, on_map) = match relief {
        ReliefAt::Box(number) => (number, false),
        ReliefAt::Map(_) => (6, true),
    };
    into.push(boxes);
    into.flag(on_map);
    let goal = if let ReliefAt::Map(area) = relief { area } else { entry };
    into.push(steps(game, goal, occupied));
    into.flag(occupied.has(entry));
    let boxed = game.units_in_boxes();
    into.count(boxed.len());
    let foremost = boxed.into_iter().filter_map(|unit| game.place_of(unit).relief_box()).map(|(_, at)| at).min();
    into.push(foremost.unwrap_or(6));
    let near = c.adjacent[goal.index()]
        .into_iter()
        .fold(Areas::only(goal), |all, area| all | Areas::only(area) | c.adjacent[area.index()]);
    let ready = (near & occupied).into_iter().fold(0, |all, area| {
        let there = game.units_in(area) & c.divisions;
        all + there.len() + (there & c.armor).len()
    });
    into.count(ready);
    into.push(game.relief_commitment().map_or(0, |commitment| commitment as u8 + 1));
    into.flag(game.strike().is_some());
}

/// How many areas lie between an area and the nearest of some others.
fn steps(game: Sight<'_>, from: Area, to: Areas) -> u8 {
    let mut reached = Areas::only(from);
    for steps in 0..9 {
        if reached.meets(to) {
            return steps;
        }
        reached = reached.into_iter().fold(reached, |all, area| all | game.pack().adjacent[area.index()]);
    }
    9
}
