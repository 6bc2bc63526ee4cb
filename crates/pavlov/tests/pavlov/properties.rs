//! Pavlov's House in the property suite of the core: random games over random option sets.

use kurgan_core::Options as _;
use kurgan_core::chance::Fast;
use kurgan_core::suite::{Limits, Trial};
use pavlov::components::{Components, Pack};
use pavlov::{Edition, LoseWithoutCounters, Options, Pavlov, Players, TacticsVariant};

/// Any combination of players, variants and switches; an edition as printed half the time.
fn random_options(rng: &mut Fast) -> Options {
    let edition = Edition::ALL[rng.below(Edition::ALL.len())];
    let mut options = Options::default();
    let set = options.set("edition", &edition.id().into());
    assert!(set.is_ok());
    options.players = Players::ALL[rng.below(Players::ALL.len())];
    options.tactics = TacticsVariant::ALL[rng.below(TacticsVariant::ALL.len())];
    let mut flag = || rng.below(2) == 1;
    options.operational_support = flag();
    if flag() {
        options.forward_observer_dice = 2 + u8::from(flag());
        options.forward_observer_single = flag();
        options.mortar_split = flag();
        options.suppress_split = flag();
        options.recover_in_reserves = flag();
        options.suppress_up_to = flag();
        options.ready_only_moves = flag();
        options.lose_without_food = flag();
        options.lose_without_counters = LoseWithoutCounters::ALL[usize::from(flag())];
        options.score_defeat = flag();
        options.final_raid_optional = flag();
        options.weapons_eat = flag();
        options.raid_under_fire = flag();
    }
    options
}

const LIMITS: Limits = Limits { choices: 128, steps: 5_000 };

kurgan_core::property_suite!(Pavlov, Components::printed(), random_options, LIMITS, games = 2_000);

/// When all Wehrmacht cards have been drawn, a game that is overrun in the Wehrmacht Card Phase may leave orders of the German
/// player: they are no cards of the stack. One game in millions gets there.
#[test]
fn a_game_that_is_overrun_may_leave_orders() {
    let trial = Trial::<Pavlov> { pack: Components::printed(), options: random_options, limits: LIMITS };
    trial.invariants(std::iter::once(2_337_495));
}
