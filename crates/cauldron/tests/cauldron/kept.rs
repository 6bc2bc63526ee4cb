//! Journals of 0.1, whose rules had PDMs, hungry units and other picks named in ascending order.

use std::path::Path;

use cauldron::Cauldron;
use kurgan_core::{Journal, JournalError, Session};

use crate::kit::pack;

/// Games that today's rules play another way: the south of the map has other lines; a DX after Collapse takes only a unit
/// by itself (08).
const CHANGED: [&str; 5] = [
    "cauldron-00-finished",
    "cauldron-01-open",
    "cauldron-02-finished",
    "cauldron-04-finished",
    "cauldron-08-finished",
];

#[test]
fn journals_of_0_1_go_on_with_the_final_words_that_they_left_unsaid() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/kept/0.1/journals");
    let mut kept = 0;
    for file in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = file.file_stem().unwrap().to_string_lossy();
        if !name.starts_with("cauldron") {
            continue;
        }
        kept += 1;
        let old: Journal = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
        match Session::<Cauldron>::replay(pack(), &old) {
            Err(JournalError::Diverged(found)) => {
                assert!(CHANGED.contains(&&*name) && found.snapshot.is_some(), "{name}: {found:?}");
            }
            Err(why) => panic!("{name}: {why:?}"),
            Ok(session) => {
                assert!(!CHANGED.contains(&&*name), "{name} plays as written");
                let new = session.journal();
                let now = new.at.checked_sub(1).map(|at| &new.entries[at].hash);
                assert_eq!(old.at.checked_sub(1).map(|at| &old.entries[at].hash), now, "{name}");
            }
        }
    }
    assert_eq!(kept, 10);
}
