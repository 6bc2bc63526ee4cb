//! One game, from its seed to its row.

use std::borrow::Cow;
use std::convert::Infallible;

use ai::{list, nth_seed};
use guide::{Seen, Studies};
use kurgan_core::Chance;
use kurgan_core::chance::{Fast, Seeded};
use table::Listed;

use crate::player::Player;
use crate::record::GameRow;
use crate::study::Ear;

/// What the games of an arm are played with.
pub(crate) struct Bench<G: Listed> {
    pub(crate) pack: &'static G::Pack,
    pub(crate) options: G::Options,
    /// One for each seat.
    pub(crate) players: Vec<Player<G>>,
    pub(crate) playouts: u32,
    /// Whether the seed is keyed: the same dice fall for the same reason in every arm.
    pub(crate) paired: bool,
}

impl<G: Listed> Bench<G> {
    /// Plays the game with this seed; none if it stops without an outcome. `legal` is room to work in.
    pub(crate) fn play(&self, seed: u64, legal: &mut Vec<G::Action>) -> Option<GameRow> {
        if self.paired { self.game(seed, Seeded::new(seed), legal) } else { self.game(seed, Fast::new(seed), legal) }
    }

    fn game<C: Chance<Dry = Infallible>>(
        &self,
        seed: u64,
        mut chance: C,
        legal: &mut Vec<G::Action>,
    ) -> Option<GameRow> {
        let mut ear = Ear::<G> { pack: self.pack, seen: Seen::default() };
        let Ok(mut game) = G::start(self.pack, &self.options, &mut chance, &mut ear);
        let (mut actions, mut decisions) = (0_u32, 0);
        let (mut turns, mut tracks) = (Vec::with_capacity(24), Vec::with_capacity(24 * G::Guide::TRACKS.len()));
        while let Some(seat) = game.to_act().iter().next() {
            let turn = game.turn();
            if turns.last() != Some(&turn) {
                turns.push(turn);
                G::Guide::tracks(game.sight(None), &mut tracks);
            }
            list(&game, legal);
            decisions += u32::from(legal.len() > 1);
            let player = self.players.get(usize::from(seat.0)).or(self.players.first());
            // The player's own chance has nothing to do with that of the game.
            let own = nth_seed(!seed, actions.into());
            let Some(action) = player.and_then(|player| player.choose(&game, seat, legal, self.playouts, own)) else {
                break;
            };
            let Ok(()) = game.apply(action, &mut chance, &mut ear);
            actions += 1;
        }
        Self::row(&game, ear.seen, (decisions, actions), turns, tracks)
    }

    fn row(game: &G, seen: Seen, counts: (u32, u32), turns: Vec<u32>, tracks: Vec<i32>) -> Option<GameRow> {
        let (decisions, actions) = counts;
        let outcome = game.outcome()?;
        Some(GameRow {
            verdict: *outcome.verdicts.first()?,
            score: outcome.score,
            level: Cow::Borrowed(outcome.level),
            reason: Cow::Borrowed(outcome.reason),
            turn: game.turn(),
            decisions,
            actions,
            seen,
            turns,
            tracks,
        })
    }
}
