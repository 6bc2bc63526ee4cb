//! A journal played again, and what earlier versions wrote in another way.

use serde_json::Value;

use super::{PlayError, Session, Terms};
use crate::chance::Given;
use crate::game::{Game, Hash};
use crate::journal::{Divergence, Entry, FORMAT, Journal, JournalError, Problem, Snapshot};
use crate::options::Options;
use crate::record::Restored;

impl<G: Game> Session<G> {
    /// Plays a journal again and goes on where it stood, with the pack at hand or the one it was played with. In one of an
    /// earlier version the final words that it left unsaid are added and choices that are no longer asked for passed over;
    /// whatever else differs shows in the fingerprints.
    pub fn replay(pack: &'static G::Pack, journal: &Journal) -> Result<Self, JournalError> {
        if journal.kurgan_journal != FORMAT {
            return Err(JournalError::Format(journal.kurgan_journal));
        }
        if journal.game != G::ID {
            return Err(JournalError::Game(journal.game.clone()));
        }
        let pack = journal.components(pack)?;
        if journal.at > journal.entries.len() {
            return Err(JournalError::Cursor);
        }
        if let (Some(seed), Some(dice)) = (journal.seed, &journal.dice)
            && !dice.holds(seed)
        {
            return Err(JournalError::Commitment);
        }
        let options = G::Options::read(&journal.options).map_err(JournalError::Options)?;
        let diverged = |entry: usize, problem| {
            // Neither what the divergence spoils nor what was taken back.
            let good = |snapshot: &Snapshot| snapshot.at <= entry.min(journal.at);
            let usable =
                |snapshot: &Snapshot| good(snapshot) && restore::<G>(pack, journal, &snapshot.position).is_ok();
            let snapshot = journal.snapshots.iter().rposition(usable);
            JournalError::Diverged(Divergence { entry, problem, snapshot })
        };
        let terms = Terms { seed: journal.seed, takebacks: journal.takebacks };
        let mut session = match &journal.from {
            Some(position) => {
                let position = restore::<G>(pack, journal, position).map_err(JournalError::From)?;
                Self::from_position(position, terms)
            }
            None => Self::new(pack, &options, terms, Some(&journal.start.chance))
                .map_err(|_| diverged(0, Problem::Chance))?,
        };
        session.setting.dice.clone_from(&journal.dice);
        session.start.given = journal.start.given;
        session.go_to(0);
        session.renewed = journal.is_older::<G>(pack);
        let is_right = |session: &Self, entry: &Entry| session.hash().to_string() == entry.hash;
        // The first entry that is not known to be right, and how many there are in the session after each of the journal.
        let mut doubtful = (!is_right(&session, &journal.start)).then_some(0);
        if doubtful.is_some() && !session.renewed {
            return Err(diverged(0, Problem::Hash));
        }
        let mut ends = vec![0];
        for (n, entry) in (1..).zip(&journal.entries) {
            let diverged = |problem| diverged(doubtful.unwrap_or(n), problem);
            let action = G::read(pack, &entry.action).map_err(Problem::Unreadable);
            if session.is_done_unasked(action.as_ref().ok(), entry) {
                ends.push(session.cursor);
                doubtful = None;
                continue;
            }
            if let Err(problem) = action.and_then(|action| session.play_again(action, entry)) {
                if session.renewed && n > journal.at {
                    doubtful = doubtful.or(Some(n)); // of what was taken back the rest is forgotten
                    break;
                }
                return Err(diverged(problem));
            }
            ends.push(session.cursor);
            if is_right(&session, entry) {
                doubtful = None;
            } else if session.renewed {
                // The same position may be written another way today, in the middle of a choice for instance.
                doubtful = doubtful.or(Some(n));
            } else {
                return Err(diverged(Problem::Hash));
            }
        }
        if let Some(n) = doubtful {
            if n <= journal.at {
                return Err(diverged(n, Problem::Hash));
            }
            session.entries.truncate(ends[n - 1]);
        }
        session.go_to(ends[journal.at]);
        if session.renewed && session.game().check().is_err() {
            return Err(diverged(journal.at, Problem::Hash)); // what could stand there once may not today
        }
        Ok(session)
    }

    /// Whether an entry of an earlier version was the only choice, which today's rules take without asking: they stand
    /// already where it leads, and do not know it.
    fn is_done_unasked(&self, action: Option<&G::Action>, entry: &Entry) -> bool {
        let asked = |action| {
            let mut legal = Vec::new();
            self.game().legal(&mut legal);
            legal.contains(action)
        };
        let there = self.renewed && entry.chance.is_empty() && self.game().hash().to_string() == entry.hash;
        there && action.is_some_and(|action| !asked(action))
    }

    /// Plays an entry of a journal again, and the final words that an earlier version left unsaid after it.
    fn play_again(&mut self, action: G::Action, entry: &Entry) -> Result<(), Problem> {
        let (mut word, mut chance) = (action, entry.chance.as_slice());
        loop {
            chance = &chance[self.play_with(word, chance)?..];
            if let Some(played) = self.entries.last_mut() {
                played.given = entry.given;
                played.forced = entry.forced;
            }
            let is_done = || chance.is_empty() && self.hash().to_string() == entry.hash;
            match self.game().implied() {
                Some(implied) if self.renewed && !is_done() => word = implied,
                _ if chance.is_empty() => return Ok(()),
                _ => return Err(Problem::Chance),
            }
        }
    }

    /// Carries out an action of a journal and returns how many of these results it took: all of them, or as many as it
    /// wants where an earlier version went on by itself.
    fn play_with(&mut self, action: G::Action, chance: &[Given]) -> Result<usize, Problem> {
        let problem = |error| match error {
            PlayError::Over | PlayError::Refused(_) => Problem::Illegal,
            _ => Problem::Chance,
        };
        let wanted = match self.play(action, Some(chance)).map(|_| ()) {
            Err(PlayError::LeftOver(left)) if self.renewed => chance.len() - left,
            played => return played.map(|()| chance.len()).map_err(problem),
        };
        self.play(action, Some(&chance[..wanted])).map(|_| wanted).map_err(problem)
    }

    /// Goes on from a snapshot of a journal whose later entries can no longer be replayed. One of a pack that is not known
    /// goes on with the pack at hand, but for files of the players' own nothing takes their place.
    pub fn resume(pack: &'static G::Pack, journal: &Journal, snapshot: usize) -> Result<Self, JournalError> {
        let pack = match journal.components(pack) {
            Err(error) if !journal.pack_files.is_empty() => return Err(error),
            known => known.unwrap_or(pack),
        };
        let snapshot = journal.snapshots.get(snapshot).ok_or(JournalError::Cursor)?;
        let position = restore::<G>(pack, journal, &snapshot.position).map_err(JournalError::From)?;
        // A seed of its own, or the dice of the first turns would come again.
        let seed = journal.seed.map(|seed| {
            let key = Hash::of(&(seed, snapshot.at)).to_string();
            u64::from_str_radix(&key[..13], 16).unwrap_or(seed)
        });
        Ok(Self::from_position(position, Terms { seed, takebacks: journal.takebacks }))
    }
}

/// The position of a written record. It leaves nothing out, unless an earlier version wrote it, which did not know all
/// that there is to say today.
fn restore<G: Game>(pack: &'static G::Pack, journal: &Journal, position: &Value) -> Result<G, String> {
    let restored = Restored::read(pack, position)?;
    if journal.is_older::<G>(pack) { Ok(restored.game) } else { restored.whole() }
}
