//! What each screen shows, so that an answer contains only what has changed.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kurgan_core::Seats;
use table::Language;
use web::pages::Shown;

/// How many drawings of a game are remembered: the last few of a few audiences.
const DRAWINGS: usize = 8;
/// How many changes back a screen can be brought up to date.
const CHANGES: usize = 16;

/// For whom a game is drawn: screens of equal audiences show the same at the same version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Audience {
    /// The seats for which they look.
    pub(crate) side: Seats,
    /// All seats that they hold.
    pub(crate) held: Seats,
    pub(crate) language: Language,
}

/// What was drawn of a game, and how far back its changes reach.
#[derive(Default)]
pub(crate) struct Screens {
    drawn: Mutex<VecDeque<(Audience, Arc<Shown>)>>,
    /// Versions, with how many entries stayed in force when they came about.
    changes: VecDeque<(u64, usize)>,
}

impl Screens {
    fn drawn(&self) -> MutexGuard<'_, VecDeque<(Audience, Arc<Shown>)>> {
        self.drawn.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Remembers that this version came about and how many entries stayed in force.
    pub(crate) fn changed(&mut self, version: u64, kept: usize) {
        if self.changes.len() == CHANGES {
            self.changes.pop_front();
        }
        self.changes.push_back((version, kept));
    }

    /// Remembers what an audience was shown.
    pub(crate) fn remember(&self, audience: Audience, shown: Shown) {
        let mut drawn = self.drawn();
        drawn.retain(|(known, before)| *known != audience || before.version() != shown.version());
        if drawn.len() == DRAWINGS {
            drawn.pop_front();
        }
        drawn.push_back((audience, Arc::new(shown)));
    }

    /// What an audience was shown of this version, with how many of its entries are still in force; nothing where that is
    /// not known any more.
    pub(crate) fn find(&self, audience: Audience, version: u64) -> Option<(Arc<Shown>, usize)> {
        let known =
            self.drawn().iter().find(|(known, shown)| *known == audience && shown.version() == version).cloned();
        let (_, shown) = known?;
        let since = self.changes.iter().filter(|(later, _)| *later > version);
        // Changes that were forgotten, or that happened before the game came back into memory, may have gone further back.
        let is_whole = self.changes.iter().any(|(later, _)| *later == version + 1) || since.clone().next().is_none();
        let kept = since.map(|(_, kept)| *kept).min().unwrap_or(usize::MAX).min(shown.entries());
        is_whole.then_some((shown, kept))
    }
}
