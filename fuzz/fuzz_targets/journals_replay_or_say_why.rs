//! A damaged journal replays to a valid position or is refused.
#![no_main]

use kurgan_core::pack::Pack;
use kurgan_core::{Journal, JournalError, Session};
use kurgan_fuzz::{Task, damage, game, with_game};
use libfuzzer_sys::fuzz_target;
use table::Listed;

struct Replay<'a> {
    seed: u8,
    actions: u8,
    edits: &'a [u8],
}

impl Task for Replay<'_> {
    fn with<G: Listed>(self) {
        let mut journal = serde_json::to_value(game::<G>(self.seed, self.actions % 16).journal()).unwrap();
        damage(&mut journal, self.edits);
        let Ok(journal) = serde_json::from_value::<Journal>(journal) else { return };
        match Session::<G>::replay(G::Pack::printed(), &journal) {
            Ok(session) => {
                session.game().check().unwrap();
                let _ = session.verify_dice();
            }
            Err(JournalError::Diverged(divergence)) => {
                if let Some(snapshot) = divergence.snapshot {
                    let resumed = Session::<G>::resume(G::Pack::printed(), &journal, snapshot).unwrap_or_else(|_| {
                        panic!("the snapshot was said to be usable");
                    });
                    resumed.game().check().unwrap();
                }
            }
            Err(_) => {}
        }
    }
}

fuzz_target!(|input: (u8, u8, u8, &[u8])| {
    let (which, seed, actions, edits) = input;
    with_game(which, Replay { seed, actions, edits });
});
