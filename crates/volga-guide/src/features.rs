//! Advance to the Volga in numbers.

use guide::Numbers;
use kurgan_core::Id;
use volga::components::{Area, Areas, ScenarioId};
use volga::{Decision, Options, ParentOrganization, Place, Sight, Support};

use crate::expert::{defence, help, prospect, strength};

/// The numbers of a position.
pub(crate) fn features(game: Sight<'_>, into: &mut Numbers) {
    let c = game.pack();
    let options = game.options();
    let scenario = c.scenario(options.scenario);
    into.push(scenario.last_turn.saturating_sub(game.turn()));
    rules(options, into);
    into.flag(options.scenario == ScenarioId::Factory);
    let soviet = game.soviet();
    into.count(soviet.len());
    let mut german = Areas::EMPTY;
    let (mut attack, mut fresh_attack, mut units, mut fresh, mut armor) = (0_u16, 0_u16, 0, 0, 0);
    let mut stacks = [0_usize; 5];
    for area in c.all {
        let there = game.at(area);
        if there.is_empty() {
            continue;
        }
        german.add(area);
        stacks[there.len().min(4)] += 1;
        units += there.len();
        armor += (there & c.armor).len();
        fresh += (there & game.fresh()).len();
        for unit in there {
            attack += u16::from(c.attack[unit.index()]);
            fresh_attack += u16::from(c.attack[unit.index()]) * u16::from(game.fresh().has(unit));
        }
    }
    into.count((soviet & german).len());
    into.count(units);
    into.count(fresh);
    into.count(armor);
    into.push(attack);
    into.push(fresh_attack);
    for stack in &stacks[1..] {
        into.count(*stack);
    }
    into.count(game.units_at(Place::OUT_OF_ACTION).len());
    into.count(game.units_at(Place::DUE).len());
    into.push(game.morale());
    into.flag(game.strong());
    into.push(game.supply());
    let Support { artillery, engineer, air } = game.available();
    into.push(artillery);
    into.push(engineer);
    into.push(air);
    // What stands in the way: the ground, and who is known to hold it.
    let mut ground = [0_usize; 5];
    let (mut known, mut known_factor, mut reach) = (0, 0_u16, 0);
    for area in soviet {
        ground[usize::from(c.areas[area.index()].tem).min(4)] += 1;
        if let Some(unit) = game.revealed(area) {
            known += 1;
            known_factor += u16::from(c.defense[unit.index()]);
        }
        reach += usize::from(c.adjacent[area.index()].meets(german));
    }
    for areas in ground {
        into.count(areas);
    }
    into.count(known);
    into.push(known_factor);
    into.count(reach);
    into.count((soviet & c.heavy_urban).len());
    into.count((soviet & c.volga).len());
    into.count(game.isolated().len());
    // What could be attacked now, and how well.
    let (mut chances, mut good) = (0.0_f32, 0);
    for from in german {
        let units = game.at(from) & game.fresh();
        if units.is_empty() {
            continue;
        }
        let targets = if soviet.has(from) { Areas::only(from) } else { c.adjacent[from.index()] & soviet };
        let best = targets.into_iter().map(|to| prospect(game, to, units).1).max().unwrap_or(0);
        let best = f32::from(u16::try_from(best).unwrap_or(0)) / 1296.0;
        chances += best;
        good += usize::from(best > 0.5);
    }
    into.push(chances);
    into.count(good);
    pending(game, into);
}

fn rules(options: &Options, into: &mut Numbers) {
    for flag in [options.rubble, options.northern_shoulder, options.isolation, options.limited_air, options.pavlov] {
        into.flag(flag);
    }
    into.flag(options.parent_organization != ParentOrganization::Off);
    into.push(u16::try_from(options.increased_supply.count_ones()).unwrap_or(0));
}

/// The attack under way.
fn pending(game: Sight<'_>, into: &mut Numbers) {
    into.flag(matches!(game.decision(), Some(Decision::Supply)));
    into.flag(game.active().is_some());
    let target: Option<Area> = game.target();
    into.flag(target.is_some());
    let Some(area) = target else {
        for _ in 0..3 {
            into.push(0_u8);
        }
        return;
    };
    let units = game.attackers();
    let margin = strength(game, units) + help(game, units.len()) - defence(game, area);
    into.push(i16::try_from(margin).unwrap_or(0));
    into.count(units.len());
    into.flag(game.revealed(area).is_some());
}
