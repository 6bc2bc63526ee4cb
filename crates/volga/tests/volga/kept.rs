//! Journals of 0.1, in which a unit bought back was placed by hand even where only one area could take it.

use std::path::Path;

use kurgan_core::{Journal, Session};
use volga::Volga;

use crate::kit::pack;

#[test]
fn journals_of_0_1_go_on_without_the_placings_that_are_no_longer_asked_for() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/kept/0.1/journals");
    let (mut kept, mut unasked) = (0, 0);
    for file in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        // In the other one a Soviet unit met has been corrected since (ruling 84).
        if !name.starts_with("volga") || name.starts_with("volga-02") {
            continue;
        }
        kept += 1;
        let old: Journal = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
        let session = Session::<Volga>::replay(pack(), &old).unwrap_or_else(|why| panic!("{name}: {why:?}"));
        // What was written stands there in its order, but for what only one area was open to.
        let new = session.journal();
        let mut played = new.entries.iter().peekable();
        for entry in &old.entries {
            if played.peek().is_some_and(|next| next.action == entry.action) {
                assert_eq!(played.next().map(|next| &next.chance), Some(&entry.chance), "{name}");
            } else {
                assert!(entry.action.starts_with("place ") && entry.chance.is_empty(), "{name}: {}", entry.action);
                unasked += 1;
            }
        }
        assert!(played.next().is_none(), "{name}");
        assert_eq!(old.entries.last().map(|entry| &entry.hash), new.entries.last().map(|entry| &entry.hash), "{name}");
    }
    assert!(kept == 9 && unasked > 10, "{kept} journals, {unasked} placings unasked");
}
