//! Data packs: good ones load, bad ones are refused with the file, the record and the field.
//!
//! Add a game with one line, and test its own records with [`Trial`]:
//!
//! ```text
//! testkit::pack_suite!(Components);
//!
//! #[test]
//! fn bad_areas() {
//!     let refused = |edit, place| PACK.refused("areas.toml", edit, place);
//!     refused(["id = 15\n", "15", "51"], ("area 51", "id", "out_of_range"));
//! }
//! ```

use std::marker::PhantomData;

use kurgan_core::pack::{At, Pack, PackError, Problem};

/// The pack of a game on trial: its built-in texts, edited.
pub struct Trial<P>(PhantomData<P>);

impl<P: Pack> Trial<P> {
    /// The pack of these components.
    #[allow(clippy::new_without_default)] // a constant, not a value
    pub const fn new() -> Self {
        Self(PhantomData)
    }

    /// The built-in files: names and texts.
    fn files() -> impl Iterator<Item = (&'static str, &'static str)> {
        P::FILES.iter().copied().zip(P::TEXTS.iter().copied())
    }

    /// The built-in text of a file.
    pub fn text(&self, file: &str) -> &'static str {
        Self::files().find(|(name, _)| *name == file).unwrap_or_else(|| panic!("there is no {file}")).1
    }

    /// The built-in text of a file with the first `from` after `anchor` replaced.
    pub fn edit(&self, file: &str, [anchor, from, to]: [&str; 3]) -> String {
        let text = self.text(file);
        let start = text.find(anchor).unwrap_or_else(|| panic!("{file} has no {anchor}"));
        let at = start + text[start..].find(from).unwrap_or_else(|| panic!("{file} has no {from} after {anchor}"));
        format!("{}{to}{}", &text[..at], &text[at + from.len()..])
    }

    /// The problems of a pack with these files.
    pub fn problems(&self, files: &[(&str, &str)]) -> Vec<PackError> {
        P::load(files).err().unwrap_or_default()
    }

    /// Edits a file and expects a problem at that place with that code.
    #[track_caller]
    pub fn refused(&self, file: &str, edit: [&str; 3], place: (&str, &str, &str)) {
        self.found(&[(file, &self.edit(file, edit))], file, place);
    }

    /// Expects a problem of these files at that record and field with that code.
    #[track_caller]
    pub fn found(&self, files: &[(&str, &str)], file: &str, (record, field, code): (&str, &str, &str)) {
        let found = self.problems(files);
        let expected =
            |e: &&PackError| e.file == file && e.record == record && e.field == field && e.problem.code() == code;
        let Some(error) = found.iter().find(expected) else {
            panic!("no {code} at {file}, {record}, {field} among {found:#?}");
        };
        let sentence = error.to_string();
        assert!(sentence.starts_with(file) && sentence.contains(record) && sentence.contains(field), "{sentence}");
    }

    /// The built-in texts, handed in, are the printed pack; another text is another pack, kept once.
    pub fn known_by_hash(&self) {
        let files: Vec<_> = Self::files().collect();
        assert_eq!(P::FILES.len(), P::TEXTS.len());
        let load = |files: &[(&str, &str)]| P::load(files).map(P::intern).expect("a good pack");
        assert!(std::ptr::eq(load(&files), P::printed()));
        for (file, text) in files {
            let text = format!("{text}\n# a note\n");
            let other = load(&[(file, &text)]);
            assert!(std::ptr::eq(load(&[(file, &text)]), other), "{file}");
            assert_ne!(other.id(), P::printed().id(), "{file}");
            assert_eq!((other.origin().files.len(), &other.origin().files[file]), (P::FILES.len(), &text));
            let again = P::load_texts(&other.origin().files).expect("a good pack");
            assert!(std::ptr::eq(again.intern(), other), "{file}");
        }
    }

    /// Unreadable files give line and column, record and field; those of two files come at once.
    pub fn unreadable(&self) {
        let [first, .., last] = P::FILES else { panic!("a pack has several files") };
        let found = self.problems(&[(last, "[[unit]]\nid = \"HQ\"\nshort = = 3\n"), (first, "= 1")]);
        assert_eq!(found.len(), 2);
        assert_eq!((found[0].file.as_str(), found[1].file.as_str()), (*first, *last));
        assert!(found.iter().all(|error| matches!(error.problem, Problem::Unreadable { .. })), "{found:?}");
        assert_eq!(found[1].at, Some(At { line: 3, column: 9 }));
        assert_eq!((found[1].record.as_str(), found[1].field.as_str()), ("unit HQ", "short"));
    }

    /// Files that are none of a pack's, and files handed in twice.
    pub fn unknown_and_doubled(&self) {
        let twice = (P::FILES[1], P::TEXTS[1]);
        let found = self.problems(&[("uniforms.toml", ""), twice, twice]);
        let codes: Vec<_> = found.iter().map(|e| (e.file.as_str(), e.problem.code())).collect();
        assert_eq!(codes, [("uniforms.toml", "unknown_file"), (P::FILES[1], "file_twice")]);
        assert!(P::FILES.iter().all(|file| found[0].to_string().contains(file)), "{}", found[0]);
    }

    /// A field that nobody reads is told, in every record and every part of one, with its line.
    pub fn unread(&self) {
        for (file, text) in Self::files() {
            let more = |line: &str| {
                let line = if line.starts_with('#') { line.into() } else { line.replace("{ ", "{ unread = 1, ") };
                if line.starts_with('[') { line + "\nunread = 1\n" } else { line + "\n" }
            };
            let text: String = text.lines().map(more).collect();
            let told = self.problems(&[(file, &text)]).into_iter().filter(|error| error.field.ends_with("unread"));
            let told: Vec<usize> = told.filter_map(|error| Some(error.at?.line)).collect();
            for (number, line) in (1..).zip(text.lines()) {
                let found = told.iter().filter(|&&at| at == number).count();
                assert_eq!(found, line.matches("unread").count(), "{file}, line {number}: {line}");
            }
        }
    }

    /// Lines dropped, numbers blown up, texts cut short: whatever comes, `load` answers.
    pub fn damaged(&self) {
        for (file, text) in Self::files() {
            let answers = |text: &str| {
                if let Err(problems) = P::load(&[(file, text)]) {
                    assert!(!problems.is_empty(), "{file} is refused for nothing");
                }
            };
            let lines: Vec<&str> = text.lines().collect();
            let step = lines.len() / 10 + 1;
            for at in (0..lines.len()).step_by(step) {
                answers(&[&lines[..at], &lines[at + 1..]].concat().join("\n"));
                answers(&lines[..at].join("\n"));
            }
            let replaced =
                [("1", "255"), ("2", "0"), ("4", "-7"), ("6", "65"), ("\"", ""), ("[[", "["), ("e", "Ж"), ("\n", "")];
            for (from, to) in replaced {
                answers(&text.replace(from, to));
            }
            answers("");
            answers("\u{feff}[");
        }
    }
}

/// Makes the tests that the pack of every game has to pass, and `PACK` for its own.
#[macro_export]
macro_rules! pack_suite {
    ($components:ty) => {
        const PACK: $crate::packs::Trial<$components> = $crate::packs::Trial::new();

        #[test]
        fn a_pack_is_known_by_its_hash() {
            PACK.known_by_hash();
        }

        #[test]
        fn unreadable_files_give_line_and_column() {
            PACK.unreadable();
        }

        #[test]
        fn unknown_and_doubled_files_are_refused() {
            PACK.unknown_and_doubled();
        }

        #[test]
        fn no_field_goes_unread() {
            PACK.unread();
        }

        #[test]
        fn no_text_makes_the_loader_panic() {
            PACK.damaged();
        }
    };
}
