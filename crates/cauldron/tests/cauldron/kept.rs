//! Journals of 0.1, whose rules had PDMs, hungry units and other picks named in ascending order.

use std::path::Path;

use cauldron::Cauldron;
use kurgan_core::{Journal, JournalError, Session};

use crate::kit::pack;

/// Games that today's rules play another way: the south of the map has other lines; a DX after Collapse takes only a unit
/// by itself, and a battlegroup takes no loss beside an active PDM. Each with the entry up to which it plays at least: the last two go through a set-up with PDMs.
const CHANGED: [(&str, usize); 6] = [
    ("cauldron-00-finished", 1),
    ("cauldron-01-open", 1),
    ("cauldron-02-finished", 1),
    ("cauldron-04-finished", 1),
    ("cauldron-06-finished", 290),
    ("cauldron-08-finished", 207),
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
        let changed = CHANGED.iter().find(|(changed, _)| *changed == name);
        match Session::<Cauldron>::replay(pack(), &old) {
            Err(JournalError::Diverged(found)) => {
                let from = changed.map(|(_, from)| *from);
                assert!(from.is_some_and(|from| found.entry >= from) && found.snapshot.is_some(), "{name}: {found:?}");
            }
            Err(why) => panic!("{name}: {why:?}"),
            Ok(session) => {
                assert!(changed.is_none(), "{name} plays as written");
                let new = session.journal();
                let now = new.at.checked_sub(1).map(|at| &new.entries[at].hash);
                assert_eq!(old.at.checked_sub(1).map(|at| &old.entries[at].hash), now, "{name}");
            }
        }
    }
    assert_eq!(kept, 10);
}
