//! A damaged journal replays to a sound position or is refused.
#![no_main]

use kurgan_core::{Game, Journal, JournalError, Session};
use kurgan_fuzz::{damage, game};
use libfuzzer_sys::fuzz_target;
use volga::Volga;
use volga::components::{Components, Pack};

fuzz_target!(|input: (u8, u8, &[u8])| {
    let (seed, actions, edits) = input;
    let mut journal = serde_json::to_value(game(seed, actions % 16).journal()).unwrap();
    damage(&mut journal, edits);
    let Ok(journal) = serde_json::from_value::<Journal>(journal) else { return };
    match Session::<Volga>::replay(Components::printed(), &journal) {
        Ok(session) => {
            session.game().check().unwrap();
            let _ = session.verify_dice();
        }
        Err(JournalError::Diverged(divergence)) => {
            if let Some(snapshot) = divergence.snapshot {
                let resumed = Session::<Volga>::resume(Components::printed(), &journal, snapshot).unwrap_or_else(|_| {
                    panic!("the snapshot was said to be usable");
                });
                resumed.game().check().unwrap();
            }
        }
        Err(_) => {}
    }
});
