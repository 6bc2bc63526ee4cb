//! Rules of thumb for the night crossing.
//!
//! The landing lit last hour stays dark (3.1), so the largest loads go there. The others cross where the guns are
//! fewest. A boat that the next hit would sink stays for repairs, unless it is the last hour. Hits go to the strongest
//! hull. The German player aims at random, as the die would.

use guide::best_by;
use kurgan_core::chance::Fast;
use river::{Action, Sight, Step};

/// What an expert does.
#[inline]
pub(crate) fn expert(game: Sight<'_>, legal: &[Action], rng: &mut Fast) -> Action {
    match game.decision() {
        // 8.2: an aim that can be foreseen lights up empty water.
        Some(Step::Aim) => legal[rng.below(legal.len())],
        Some(Step::Hit) => best_by(legal, |action| take_hit(game, action)),
        _ => best_by(legal, |action| cross(game, action)),
    }
}

/// 4.1: what it is worth to send a boat; casting off is worth nothing.
fn cross(game: Sight<'_>, action: Action) -> i32 {
    let Action::Send(boat, landing) = action else { return 0 };
    let (load, guns) = (i32::from(game.pack().boat(boat).load), i32::from(game.guns(landing)));
    if !game.open_to_light().has(landing) || guns == 0 {
        100 + load
    } else if game.hull(boat) == 1 && game.hour() < game.options().night.hours() {
        -1
    } else {
        50 + load - 5 * guns
    }
}

/// 5.3: what it is worth to let this boat take the hit.
fn take_hit(game: Sight<'_>, action: Action) -> i32 {
    let Action::Hit(boat) = action else { return 0 };
    let load = i32::from(game.pack().boat(boat).load);
    match game.hull(boat) {
        0 | 1 => -load, // it sinks
        hull => 100 + 10 * i32::from(hull) - load,
    }
}
