//! Journals of 0.1, whose rules had things named in ascending order and closed choices by themselves.

use std::path::Path;

use kurgan_core::{Journal, Session};
use pavlov::Pavlov;

use crate::kit::pack;

#[test]
fn journals_of_0_1_go_on_with_the_final_words_that_they_left_unsaid() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/kept/0.1/journals");
    let mut kept = 0;
    for file in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if !file.file_name().unwrap().to_string_lossy().starts_with("pavlov") {
            continue;
        }
        kept += 1;
        let old: Journal = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
        let session =
            Session::<Pavlov>::replay(pack(), &old).unwrap_or_else(|why| panic!("{}: {why:?}", file.display()));
        let new = session.journal();
        // What was written stands there in its order, with the same dice and cards; what is new is a word without them.
        let chance =
            |journal: &Journal| journal.entries.iter().flat_map(|entry| entry.chance.clone()).collect::<Vec<_>>();
        assert_eq!(chance(&old), chance(&new), "{}", file.display());
        let mut written = old.entries.iter().peekable();
        for entry in &new.entries {
            if written.peek().is_some_and(|next| next.action == entry.action) {
                written.next();
            } else {
                assert_eq!(entry.action, "done", "{}", file.display());
            }
        }
        assert!(written.next().is_none(), "{}", file.display());
        assert_eq!(old.entries.last().map(|entry| &entry.hash), new.entries.last().map(|entry| &entry.hash));
    }
    assert_eq!(kept, 10);
}
