//! A pack of one file, read in every way a row can be.

use std::collections::BTreeSet;

use super::{Field, Files, Name, Origin, Pack, Row, Shelf, Thing};
use crate::words;

words! {
    /// What a gun is.
    enum Kind[2] {
        Field = "field",
        AntiTank = "anti_tank",
    }
}

struct Gun {
    id: String,
    caliber: u8,
    kind: Kind,
    arc: [u8; 2],
    name: Option<Name>,
}

struct Guns {
    guns: Vec<Gun>,
    origin: Origin,
}

impl Pack for Guns {
    const FILES: &'static [&'static str] = &["guns.toml"];
    const TEXTS: &'static [&'static str] = &[GOOD];

    fn read(files: &mut Files<'_>) -> Option<Self> {
        let mut file = files.take("guns.toml");
        let mut ids = BTreeSet::new();
        let guns = file.rows_up_to(2, Thing::new("gun", "gun"), "gun", "id").into_iter().map(|mut row| {
            let gun = Gun {
                id: row.word_id(&mut ids),
                caliber: row.number("caliber", 37..=203),
                kind: row.word("kind"),
                arc: arc(row.inner("arc")),
                name: row.optional("name").map(Field::name),
            };
            row.close();
            gun
        });
        let guns = guns.collect();
        file.close();
        Some(Self { guns, origin: files.origin() })
    }

    fn origin(&self) -> &Origin {
        &self.origin
    }

    fn shelf() -> &'static Shelf<Self> {
        static SHELF: Shelf<Guns> = Shelf::new();
        &SHELF
    }
}

fn arc(mut row: Row<'_>) -> [u8; 2] {
    let arc = row.field("degrees").array(|degrees| degrees.number(0..=180));
    row.close();
    arc
}

const GOOD: &str = r#"[[gun]]
id = "zis-3"
caliber = 76
kind = "field"
arc = { degrees = [0, 54] }
name = { en = "Divisional gun", fr = "Canon divisionnaire", ru = "Дивизионная пушка" }
source = "printed"
sources = { caliber = "derived: from the name" }
"#;

/// The problems of a text: the record, the field, the line and the code of each.
fn problems(text: &str) -> Vec<(String, String, usize, &'static str)> {
    let found = Guns::load(&[("guns.toml", text)]).err().unwrap_or_default();
    let line = |at: Option<super::At>| at.map_or(0, |at| at.line);
    found.into_iter().map(|error| (error.record, error.field, line(error.at), error.problem.code())).collect()
}

/// The one problem of the good text with this replaced.
fn problem(from: &str, to: &str) -> (String, usize, &'static str) {
    let found = problems(&GOOD.replace(from, to));
    let [(_, field, line, code)] = found.as_slice() else { panic!("{from} to {to}: {found:?}") };
    (field.clone(), *line, code)
}

#[test]
fn a_good_text_is_read() {
    let pack = Guns::printed();
    let [gun] = pack.guns.as_slice() else { panic!("one gun") };
    assert_eq!((gun.id.as_str(), gun.caliber, gun.kind, gun.arc), ("zis-3", 76, Kind::Field, [0, 54]));
    assert_eq!(gun.name.as_ref().map(|name| name.ru.as_str()), Some("Дивизионная пушка"));
    let sources: Vec<_> = pack.origin.provenance.iter().map(|source| (&*source.record, &*source.field)).collect();
    assert_eq!(sources, [("gun zis-3", ""), ("gun zis-3", "caliber")]);
}

#[test]
fn each_problem_has_its_field_and_line() {
    let of = |field: &str, line, code| (field.to_owned(), line, code);
    assert_eq!(problem("76", "36"), of("caliber", 3, "out_of_range"));
    assert_eq!(problem("76", "99999999999999999999"), of("caliber", 3, "out_of_range"));
    assert_eq!(problem("76", "76.2"), of("caliber", 3, "wrong_form"));
    assert_eq!(problem("caliber = 76\n", ""), of("caliber", 1, "absent"));
    assert_eq!(problem("\"field\"", "\"siege\""), of("kind", 4, "not_among"));
    assert_eq!(problem("\"field\"", "[\"field\"]"), of("kind", 4, "wrong_form"));
    assert_eq!(problem("54]", "54, 60]"), of("arc.degrees", 5, "wrong_length"));
    assert_eq!(problem("54]", "360]"), of("arc.degrees", 5, "out_of_range"));
    assert_eq!(problem("{ degrees = [0, 54] }", "54"), of("arc", 5, "wrong_form"));
    assert_eq!(problem("{ degrees", "{ width = 1, degrees"), of("arc.width", 5, "unknown_field"));
    assert_eq!(problem("\"Divisional gun\"", "\" \""), of("name.en", 6, "empty"));
    assert_eq!(problem("zis-3", "zis 3"), of("id", 2, "not_a_word"));
    assert_eq!(problem("source = \"printed\"\n", ""), of("source", 1, "absent"));
    assert_eq!(problem("printed", "hearsay"), of("source", 7, "unknown_source"));
    assert_eq!(problem("derived", "guessed"), of("sources.caliber", 8, "unknown_source"));
    assert_eq!(problem("[[gun]]", "[[gun]]\nwheels = 2"), of("wheels", 2, "unknown_field"));
    assert_eq!(problem("[[gun]]", "[[gun]]\nid ="), of("id", 2, "unreadable"));
}

#[test]
fn all_problems_come_at_once() {
    let text = GOOD.replace("76", "36").replace("\"field\"", "\"siege\"") + &GOOD.replace("arc", "ark");
    let codes: Vec<_> = problems(&text).into_iter().map(|(.., code)| code).collect();
    assert_eq!(codes, ["out_of_range", "not_among", "duplicate", "absent", "unknown_field"]);
    let codes: Vec<_> = problems(&GOOD.repeat(3)).into_iter().map(|(.., code)| code).collect();
    assert_eq!(codes, ["too_many", "duplicate"]);
}

#[test]
fn an_unknown_field_is_told_with_those_there_are() {
    let found = Guns::load(&[("guns.toml", &GOOD.replace("[[gun]]", "[[gun]]\nwheels = 2"))]).err();
    let sentence = found.and_then(|found| Some(found.first()?.to_string()));
    let fields = "id, caliber, kind, arc, name, source, sources, confidence";
    let told =
        format!("guns.toml: gun zis-3: wheels: line 2, column 1: there is no such field here; the fields are {fields}");
    assert_eq!(sentence.as_deref(), Some(told.as_str()));
}
