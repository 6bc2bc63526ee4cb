//! The night crossing in numbers.

use guide::Numbers;
use river::components::{BOATS, CHITS, Chit, LANDINGS, all};
use river::{BRIDGEHEAD, Night, Searchlight, Sight, Step};

/// The numbers of a position.
pub(crate) fn features(game: Sight<'_>, into: &mut Numbers) {
    let (c, options) = (game.pack(), game.options());
    let hours = options.night.hours();
    into.flag(options.night == Night::Long);
    into.flag(options.searchlight == Searchlight::Player);
    into.push(hours - game.hour());
    into.push(game.landed());
    into.push(f32::from(game.landed()) / f32::from(BRIDGEHEAD * u16::from(hours)));
    for step in [Step::Aim, Step::Load, Step::Hit] {
        into.flag(game.decision() == Some(step));
    }
    into.count(game.hits_due());
    for chit in all::<Chit>(CHITS) {
        into.flag(game.bag().has(chit));
    }
    for boat in all(BOATS) {
        into.push(game.hull(boat));
        into.flag(game.sent(boat).is_some());
    }
    // What crosses to each landing, under how many guns, and whether the light may fall there.
    for landing in all(LANDINGS) {
        let boats = game.boats_at(landing);
        into.push(boats.into_iter().map(|boat| c.boat(boat).load).sum::<u8>());
        into.push(boats.into_iter().map(|boat| game.hull(boat)).sum::<u8>());
        into.push(game.guns(landing));
        into.flag(game.open_to_light().has(landing));
    }
}
