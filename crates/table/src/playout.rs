//! Random play: whole games at full speed, for benchmarks.

use kurgan_core::Game;
use kurgan_core::chance::Fast;
use kurgan_core::suite::pick;

/// What random games were made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Decisions with at least two choices.
    pub decisions: u64,
    /// The choices of all these decisions together.
    pub choices: u64,
    /// All actions, those without an alternative included.
    pub actions: u64,
}

/// Plays on to the end, every action by chance, and counts. Nobody resigns. `legal` is room to work in: hand in the
/// same one for the next game and nothing is allocated.
pub fn random<G: Game>(game: &mut G, rng: &mut Fast, legal: &mut Vec<G::Action>, tally: &mut Tally) {
    loop {
        legal.clear();
        game.legal(legal);
        let choices = legal.len() - legal.iter().filter(|&&action| G::resigns(action)).count();
        if choices == 0 {
            return;
        }
        let action = pick(legal, G::resigns, rng);
        tally.actions += 1;
        if choices > 1 {
            tally.decisions += 1;
            tally.choices += choices as u64;
        }
        game.apply(action, rng, &mut ()).unwrap_or_else(|never| match never {});
    }
}
