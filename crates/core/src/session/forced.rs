//! Choices that are none: what the table may play by itself.

use std::sync::OnceLock;

use super::{Played, Session};
use crate::game::Game;

/// More choices than this one after the other are never forced; a game that goes round in circles would not end.
const MOST: usize = 64;

impl<G: Game> Session<G> {
    /// Plays what is the only choice left to those who played last, and what is the only one after that; returns how many.
    ///
    /// Giving up is no choice here. A choice after which dice, draws, something hidden, another seat or the end follow is
    /// always the player's own, a final word included.
    pub fn play_forced(&mut self) -> usize {
        (0..MOST).take_while(|_| self.play_one_forced().is_some()).count()
    }

    fn play_one_forced(&mut self) -> Option<()> {
        let seats = self.game_after(self.cursor.checked_sub(1)?).to_act();
        let before = self.game();
        if before.to_act() != seats {
            return None;
        }
        let mut legal = Vec::new();
        before.legal(&mut legal);
        legal.retain(|&action| !G::resigns(action));
        let [action] = legal[..] else { return None };
        let mut after = before.clone();
        let mut events = Vec::new();
        // Without results to hand out: whatever asks for one is refused.
        let given = Some(&[][..]);
        let (after, taken) = self
            .setting
            .with_chance(None, given, |chance| after.apply(action, chance, &mut events).map(|()| after))
            .ok()?;
        if !taken.is_empty() || after.to_act() != seats || events.iter().any(G::shows) {
            return None;
        }
        if self.entries.get(self.cursor).is_some_and(|next| next.action == Some(action)) {
            self.cursor += 1; // it was taken back, and comes again; no chance stands between
            return Some(());
        }
        self.entries.truncate(self.cursor);
        let (action, hash) = (Some(action), OnceLock::new());
        self.entries.push(Played { action, taken, given: false, forced: true, events, after, hash });
        self.cursor += 1;
        Some(())
    }

    /// Whether the table played the entry with this number, counted from 1, by itself.
    pub fn is_forced(&self, number: usize) -> bool {
        number.checked_sub(1).and_then(|n| self.entries.get(n)).is_some_and(|entry| entry.forced)
    }

    /// Whether the entry with this number, counted from 1, took chance of any kind, shuffles included.
    pub fn takes_chance(&self, number: usize) -> bool {
        number.checked_sub(1).and_then(|n| self.entries.get(n)).is_some_and(|entry| !entry.taken.is_empty())
    }

    /// How many entries so many decisions back are, each with what was forced after it; more than there are where there are
    /// not so many decisions.
    pub fn entries_back(&self, decisions: usize) -> usize {
        let Some(others) = decisions.checked_sub(1) else { return 0 };
        let mut chosen = (1..=self.cursor).rev().filter(|&number| !self.is_forced(number));
        self.cursor + 1 - chosen.nth(others).unwrap_or_default()
    }

    /// How many entries so many decisions forward are, each with what was forced after it; more than there are where there
    /// are not so many decisions.
    pub fn entries_forward(&self, decisions: usize) -> usize {
        let Some(others) = decisions.checked_sub(1) else { return 0 };
        let recorded = self.entries.len();
        let mut last = (self.cursor + 1..=recorded).filter(|&number| !self.is_forced(number + 1));
        last.nth(others).unwrap_or(recorded + 1) - self.cursor
    }
}
