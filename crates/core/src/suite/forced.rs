//! What the table plays by itself was no choice, shows nothing, and goes and comes with the action that led to it.

use std::fmt::Debug;

use super::{Fast, Trial, pick};
use crate::game::{Game, Hash};
use crate::session::{Session, Terms};

impl<G: Game + Debug> Trial<G> {
    /// Random games in which forced choices play themselves are the same games, move by move; each of these choices was
    /// the only one and left the turn where it was. Undo and redo go over them, and journals remember them.
    pub fn forced(&self, seeds: impl Iterator<Item = u64>) {
        for seed in seeds {
            let mut rng = Fast::new(seed);
            let options = (self.options)(&mut rng);
            let new = || {
                let session = Session::<G>::new(self.pack, &options, Terms { seed: Some(seed), takebacks: true }, None);
                session.unwrap_or_else(|error| panic!("seed {seed}: {error:?}"))
            };
            let (mut session, mut by_hand) = (new(), new());
            loop {
                let legal = legal(session.game());
                if legal.is_empty() {
                    break;
                }
                let (from, before) = (session.len(), session.hash());
                let action = pick(&legal, G::resigns, &mut rng);
                assert!(session.play(action, None).is_ok(), "seed {seed}: {action:?} is legal and was not played");
                let forced = session.play_forced();
                assert_eq!(session.len(), from + 1 + forced);
                was_forced(&session, from, seed);
                goes_and_comes(&mut session, before, 1 + forced, seed);
                for number in from + 1..=session.len() {
                    let action = session.history().nth(number).and_then(|(action, _)| action);
                    assert!(action.is_some_and(|action| by_hand.play(action, None).is_ok()), "seed {seed}");
                }
                assert_eq!(by_hand.hash(), session.hash(), "seed {seed}: it leads elsewhere");
            }
            let replayed = Session::<G>::replay(self.pack, &session.journal());
            let replayed = replayed.unwrap_or_else(|error| panic!("seed {seed}: {error:?}"));
            assert_eq!(replayed.journal(), session.journal(), "seed {seed}: the journal forgets what was forced");
        }
    }
}

/// All entries after the first of these were the only choice of the same seats and took no chance.
fn was_forced<G: Game + Debug>(session: &Session<G>, from: usize, seed: u64) {
    let seats = session.game_after(from).to_act();
    assert!(!session.is_forced(from + 1), "seed {seed}: what was chosen counts as forced");
    for number in from + 2..=session.len() {
        let (before, after) = (session.game_after(number - 1), session.game_after(number));
        let choices = legal(before).into_iter().filter(|&action| !G::resigns(action)).count();
        assert_eq!(choices, 1, "seed {seed}: a choice was taken from the player\n{before:?}");
        assert_eq!((before.to_act(), after.to_act()), (seats, seats), "seed {seed}: the turn passed");
        assert!(session.is_forced(number) && !session.reveals(number), "seed {seed}");
        assert!(session.entry(number).is_some_and(|entry| entry.chance.is_empty()), "seed {seed}");
    }
}

/// One decision back and forward is this many entries, by redo and by choosing the same again.
fn goes_and_comes<G: Game>(session: &mut Session<G>, before: Hash, entries: usize, seed: u64) {
    let now = session.hash();
    let action = session.history().nth(session.len() + 1 - entries).and_then(|(action, _)| action);
    for choose_again in [false, true] {
        assert_eq!(session.entries_back(1), entries, "seed {seed}");
        assert!(session.undo(entries).is_ok());
        assert_eq!(session.hash(), before, "seed {seed}: undo leads elsewhere");
        assert_eq!(session.entries_forward(1), entries, "seed {seed}");
        if choose_again {
            assert!(action.is_some_and(|action| session.play(action, None).is_ok()));
            session.play_forced();
        } else {
            assert!(session.redo(entries).is_ok());
        }
        assert_eq!(session.hash(), now, "seed {seed}: redo leads elsewhere");
    }
}

fn legal<G: Game>(game: &G) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    legal
}
