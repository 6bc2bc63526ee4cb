//! The properties that every game must have, tested on random games.
//!
//! Add a game with one line in its tests:
//!
//! ```text
//! kurgan_core::property_suite!(Chess, pack(), random_options, Limits { choices: 64, steps: 5_000 }, games = 2_000);
//! ```

#![allow(clippy::missing_panics_doc)] // a property that does not hold panics: that is how tests fail

mod forced;
mod mutants;

use std::fmt::Debug;

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;

use crate::chance::{Fast, Given};
use crate::game::{Game, Log, Seat};
use crate::session::{PlayError, Session, Terms, UndoError};

/// What a game promises about its size.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// No list of legal actions is longer.
    pub choices: usize,
    /// No game takes more actions.
    pub steps: usize,
}

/// What random games are made of.
pub struct Trial<G: Game> {
    /// The components.
    pub pack: &'static G::Pack,
    /// Options by chance.
    pub options: fn(&mut Fast) -> G::Options,
    /// What the game promises.
    pub limits: Limits,
}

/// Chooses a legal action that does not give up the game.
pub fn pick<A: Copy>(legal: &[A], resigns: fn(A) -> bool, rng: &mut Fast) -> A {
    loop {
        let action = legal[rng.below(legal.len())];
        if !resigns(action) {
            return action;
        }
    }
}

impl<G: Game + Debug> Trial<G> {
    fn start(&self, seed: u64) -> (G, Fast) {
        let mut rng = Fast::new(seed);
        let options = (self.options)(&mut rng);
        let game = G::start(self.pack, &options, &mut rng, &mut ()).unwrap_or_else(|never| match never {});
        (game, rng)
    }

    /// Plays a random game, calling `see` before every action and once at the end with what led there.
    fn each_position<L: Log<G::Event> + Default>(&self, seed: u64, mut see: impl FnMut(&G, &[G::Action], L)) {
        let (mut game, mut rng) = self.start(seed);
        let mut log = L::default();
        let mut legal = Vec::new();
        for _ in 0..=self.limits.steps {
            legal.clear();
            game.legal(&mut legal);
            see(&game, &legal, std::mem::take(&mut log));
            if game.to_act().is_empty() {
                return;
            }
            let action = pick(&legal, G::resigns, &mut rng);
            game.apply(action, &mut rng, &mut log).unwrap_or_else(|never| match never {});
        }
        panic!("seed {seed}: no end after {} actions", self.limits.steps);
    }

    /// Invariants hold after every action; there is no dead end; lists are short and without doubles; the end has an
    /// outcome and nothing before it has; every action can be written and read back.
    pub fn invariants(&self, seeds: impl Iterator<Item = u64>) {
        for seed in seeds {
            self.each_position(seed, |game, legal, ()| {
                self.position_holds(seed, game, legal);
                self.notation_holds(seed, legal);
            });
        }
    }

    /// The same over other games than the short test plays: at least so many decisions (`DECISIONS` when the
    /// tests are built), or ten million, with the notation of one position in a hundred, for that is what takes the time.
    pub fn many(&self, wanted: Option<&str>) {
        let wanted = wanted.map_or(10_000_000, |text| text.parse().expect("a number of decisions"));
        let (mut decisions, mut games) = (0_u64, 0);
        while decisions < wanted {
            let seed = 1_000_000 + games;
            self.each_position(seed, |game, legal, ()| {
                self.position_holds(seed, game, legal);
                if decisions.is_multiple_of(100) {
                    self.notation_holds(seed, legal);
                }
                decisions += u64::from(legal.len() > 1);
            });
            games += 1;
        }
        println!("{decisions} decisions in {games} games");
    }

    fn position_holds(&self, seed: u64, game: &G, legal: &[G::Action]) {
        if let Err(broken) = game.check() {
            panic!("seed {seed}: {broken}\n{game:?}");
        }
        assert_eq!(game.to_act().is_empty(), legal.is_empty(), "seed {seed}: a dead end\n{game:?}");
        assert_eq!(game.to_act().is_empty(), game.outcome().is_some(), "seed {seed}: an end without outcome");
        assert!(legal.len() <= self.limits.choices, "seed {seed}: {} choices\n{game:?}", legal.len());
        for (n, action) in legal.iter().enumerate() {
            assert!(!legal[..n].contains(action), "seed {seed}: {action:?} is listed twice");
        }
    }

    fn notation_holds(&self, seed: u64, legal: &[G::Action]) {
        for &action in legal {
            let text = G::write(self.pack, action);
            assert_eq!(G::read(self.pack, &text), Ok(action), "seed {seed}: {text:?} reads differently");
        }
    }

    /// A position written down and read again is the same position.
    pub fn records(&self, seeds: impl Iterator<Item = u64>) {
        for seed in seeds {
            self.each_position(seed, |game, _, ()| {
                let text = serde_json::to_string(&game.record()).expect("records are plain data");
                let record: G::Record = serde_json::from_str(&text).expect("it was just written");
                match G::restore(self.pack, &record) {
                    Ok(again) => {
                        assert_eq!(again, *game, "seed {seed}: {text}");
                        assert_eq!(again.hash(), game.hash(), "seed {seed}: {text}");
                    }
                    Err(broken) => panic!("seed {seed}: {broken}\n{text}"),
                }
            });
        }
    }

    /// Legal actions apply; everything else is refused with a reason and changes nothing.
    pub fn refusals(&self, seeds: impl Iterator<Item = u64>) {
        let mut strange: Vec<G::Action> = Vec::new();
        for seed in seeds {
            let mut rng = Fast::new(seed);
            self.each_position(seed, |game, legal, ()| {
                let mut session = Session::from_position(game.clone(), Terms::seeded(seed));
                for _ in 0..4.min(strange.len()) {
                    let action = strange[rng.below(strange.len())];
                    if !legal.contains(&action) {
                        let refused = session.play(action, None);
                        let expected = matches!(refused, Err(PlayError::Refused(_) | PlayError::Over));
                        assert!(expected, "seed {seed}: {action:?} was not refused");
                        assert_eq!(session.game(), game, "seed {seed}: a refusal changed the game");
                    }
                }
                for (action, reason) in game.blocked() {
                    assert!(!legal.contains(&action), "seed {seed}: {action:?} is legal, not blocked by {reason:?}");
                }
                if !legal.is_empty() && strange.len() < 4_000 {
                    strange.push(legal[rng.below(legal.len())]);
                }
            });
        }
    }

    /// What a seat sees, may do and learns does not depend on what is hidden from it.
    pub fn hidden(&self, seeds: impl Iterator<Item = u64>) {
        let mut strange: Vec<G::Action> = Vec::new();
        for seed in seeds {
            let mut rng = Fast::new(seed);
            let mut dealer = Xoshiro256PlusPlus::seed_from_u64(seed);
            self.each_position(seed, |game, legal, events: Vec<G::Event>| {
                let mut tried: Vec<G::Action> =
                    (0..4.min(strange.len())).map(|_| strange[rng.below(strange.len())]).collect();
                tried.retain(|action| !legal.contains(action));
                for seat in (0..).map(Seat).take(G::seats(game.options()).len()) {
                    let mut other = game.clone();
                    other.redeal(seat, &mut dealer);
                    if other != *game {
                        Self::looks_the_same(seat, game, &other, &tried, &events)
                            .unwrap_or_else(|differs| panic!("seed {seed}: {differs}\n{game:?}\n{other:?}"));
                    }
                }
                if !legal.is_empty() && strange.len() < 4_000 {
                    strange.push(legal[rng.below(legal.len())]);
                }
            });
        }
    }

    /// Whether a seat, and a spectator, cannot tell one game from the other, which was dealt anew for that seat.
    fn looks_the_same(
        seat: Seat,
        game: &G,
        other: &G,
        not_legal: &[G::Action],
        events: &[G::Event],
    ) -> Result<(), String> {
        let same = |what: &str, tell: &dyn Fn(&G) -> String| {
            let (one, two) = (tell(game), tell(other));
            if one == two { Ok(()) } else { Err(format!("{seat:?} can tell by {what}:\n{one}\n{two}")) }
        };
        other.check().map_err(|broken| format!("dealt anew for {seat:?}: {broken}"))?;
        same("who is to act", &|game| format!("{:?}", game.to_act()))?;
        for eyes in [Some(seat), None] {
            same("the view", &|game| format!("{:?}", game.view(eyes)))?;
            same("what is written", &|game| serde_json::to_string(&game.shown(eyes)).expect("views are plain data"))?;
            for event in events {
                same("an event", &|game| format!("{:?}", game.seen_by(event, eyes)))?;
            }
        }
        if game.to_act().has(seat) {
            same("the choices", &|game| {
                let mut legal = Vec::new();
                game.legal(&mut legal);
                format!("{legal:?}")
            })?;
            same("what is blocked", &|game| format!("{:?}", game.blocked()))?;
            for &action in not_legal {
                same("a refusal", &|game| format!("{:?}", game.refuse(action)))?;
            }
        }
        Ok(())
    }

    /// The same seed and actions give the same game; journals replay to the same position, dice verify, undo and redo
    /// lead where they should, and a changed journal is caught.
    pub fn journals(&self, seeds: impl Iterator<Item = u64>) {
        for seed in seeds {
            let mut rng = Fast::new(seed);
            let options = (self.options)(&mut rng);
            let new = |takebacks| {
                let session = Session::<G>::new(self.pack, &options, Terms { seed: Some(seed), takebacks }, None);
                session.unwrap_or_else(|error| panic!("seed {seed}: {error:?}")).promising([7; 32])
            };
            let mut session = new(true);
            let mut hashes = vec![session.game().hash()];
            let mut actions = Vec::new();
            loop {
                let mut legal = Vec::new();
                session.game().legal(&mut legal);
                if legal.is_empty() {
                    break;
                }
                let action = pick(&legal, G::resigns, &mut rng);
                assert!(session.play(action, None).is_ok(), "seed {seed}: {action:?} is legal and was not played");
                actions.push(action);
                hashes.push(session.game().hash());
            }
            // The same again, with take-backs off.
            let mut strict = new(false);
            for &action in &actions {
                assert!(strict.play(action, None).is_ok());
            }
            assert_eq!(strict.game().hash(), session.game().hash(), "seed {seed}: the seed deals another game");
            // Replay.
            let journal = session.journal();
            let text = serde_json::to_string(&journal).expect("journals are plain data");
            let journal = serde_json::from_str(&text).expect("it was just written");
            let replayed = match Session::<G>::replay(self.pack, &journal) {
                Ok(replayed) => replayed,
                Err(error) => panic!("seed {seed}: {error:?}"),
            };
            assert_eq!(replayed.game().hash(), session.game().hash());
            assert!(replayed.verify_dice().is_ok_and(|confirmed| confirmed > 0), "seed {seed}: dice do not verify");
            // Undo to somewhere, redo, and choose the same again.
            let total = actions.len();
            let back = 1 + rng.below(total);
            assert_eq!(session.undo(back), Ok(()));
            assert_eq!(session.game().hash(), hashes[total - back], "seed {seed}: undo leads elsewhere");
            let forward = rng.below(back + 1);
            assert!(session.redo(forward).is_ok());
            assert_eq!(session.game().hash(), hashes[total - back + forward], "seed {seed}: redo leads elsewhere");
            assert!(matches!(session.redo(back + 1), Err(UndoError::Nothing)));
            for &action in &actions[total - back + forward..] {
                assert!(session.play(action, None).is_ok());
            }
            assert_eq!(session.game().hash(), hashes[total], "seed {seed}: the same results did not come again");
            self.tampering(seed, &journal, &mut rng);
        }
    }

    /// A journal with one die changed does not pass.
    fn tampering(&self, seed: u64, journal: &crate::Journal, rng: &mut Fast) {
        let mut changed = journal.clone();
        let rolled: Vec<usize> = (0..changed.entries.len())
            .filter(|&n| matches!(changed.entries[n].chance.first(), Some(Given::Die(_))))
            .collect();
        if rolled.is_empty() {
            return;
        }
        let entry = &mut changed.entries[rolled[rng.below(rolled.len())]];
        if let Some(Given::Die(face)) = entry.chance.first_mut() {
            *face = *face % 6 + 1;
        }
        let caught = match Session::<G>::replay(self.pack, &changed) {
            Ok(session) => session.verify_dice().is_err(),
            Err(_) => true,
        };
        assert!(caught, "seed {seed}: a changed die was not noticed");
        let mut other = journal.clone();
        other.options = Value::Null;
        other.kurgan_journal += 1;
        assert!(Session::<G>::replay(self.pack, &other).is_err());
    }
}

/// Makes the tests of the suite for one game.
#[macro_export]
macro_rules! property_suite {
    ($game:ty, $pack:expr, $options:expr, $limits:expr, games = $games:expr) => {
        mod property_suite {
            use super::*;

            fn trial() -> $crate::suite::Trial<$game> {
                $crate::suite::Trial { pack: $pack, options: $options, limits: $limits }
            }

            #[test]
            fn invariants_hold_in_random_games() {
                trial().invariants(0..$games);
            }

            #[test]
            #[ignore = "long: ./test long"]
            fn invariants_hold_in_many_more_random_games() {
                trial().many(option_env!("DECISIONS"));
            }

            #[test]
            fn records_are_the_identity() {
                trial().records(0..$games / 20);
            }

            #[test]
            fn a_position_is_complete_and_possible_or_refused() {
                trial().mutants(0..$games / 2);
            }

            #[test]
            fn what_is_not_legal_is_refused() {
                trial().refusals(0..$games / 20);
            }

            #[test]
            fn what_is_hidden_changes_nothing_that_a_seat_sees() {
                trial().hidden(0..$games / 20);
            }

            #[test]
            fn journals_replay_and_undo_returns() {
                trial().journals(0..$games / 20);
            }

            #[test]
            fn forced_choices_are_none() {
                trial().forced(0..$games / 50);
            }
        }
    };
}
