//! Experiments as people write them, right and wrong.

use std::fs;
use std::path::{Path, PathBuf};

use lab::{Experiment, Flags, Plan};
use proptest::prelude::*;
use proptest::sample::Index;
use table::{Packs, Words};

use crate::{complaint, plan, planned};

#[test]
fn a_grid_makes_an_arm_of_every_combination() {
    let text = r#"
        game = "volga"
        options = { scenario = "factory" }
        [grid]
        rubble = [false, true]
        reduced_morale = ["none", 12]
        increased_supply = [[], [10, 12]]
    "#;
    let plan = plan(text);
    let names: Vec<&str> = plan.arms.iter().map(|arm| arm.name.as_str()).collect();
    assert_eq!(names.len(), 8);
    assert_eq!(names[0], "increased_supply=none, reduced_morale=none, rubble=false");
    assert_eq!(names[7], "increased_supply=10+12, reduced_morale=12, rubble=true");
    assert_eq!(plan.arms[7].options["increased_supply"], serde_json::json!([10, 12]));
    assert!(plan.arms.iter().all(|arm| arm.options["scenario"] == "factory"));
    assert_eq!((plan.games, plan.seed, plan.paired), (1_000, 0, true));
}

#[test]
fn the_command_line_says_the_same_as_a_file_and_counts_more() {
    let text = r#"
        game = "volga"
        games = 12
        seed = 5
        playouts = 9
        policy = "random"
        options = { rubble = true }
        grid = { isolation = [false, true] }
    "#;
    let flags = Flags {
        game: Some("volga".into()),
        options: vec!["rubble".into()],
        grid: vec!["isolation=off,on".into()],
        policy: vec!["german=random".into()],
        games: Some(12),
        seed: Some(5),
        playouts: Some(9),
        ..Flags::default()
    };
    let by_file = plan(text);
    let mut by_flags = Plan::new(&Experiment::default().with(&flags).unwrap(), &Packs::default()).unwrap();
    assert_eq!(by_flags.arms[1].name, "isolation=on");
    for (arm, named) in by_flags.arms.iter_mut().zip(&by_file.arms) {
        arm.name.clone_from(&named.name);
    }
    assert_eq!(by_flags, by_file);
    let more = Flags { games: Some(3), options: vec!["rubble=off".into()], ..Flags::default() };
    let file = Experiment::read(text, Path::new("x.toml")).unwrap().with(&more).unwrap();
    let both = Plan::new(&file, &Packs::default()).unwrap();
    assert_eq!((both.games, &both.arms[0].options["rubble"]), (3, &false.into()));
    assert_ne!(both.fingerprint(), by_file.fingerprint());
}

#[test]
fn a_complaint_names_file_field_and_what_is_possible() {
    let cases = [
        ("game = \"chess\"", &["test.toml, field game:", "volga, cauldron, pavlov"][..]),
        ("games = 5", &["field game:", "it is required"]),
        ("game = \"volga\"\ngmaes = 5", &["field gmaes:", "games", "seed"]),
        ("game = \"volga\"\ngames = 0", &["field games:", "from 1 to 100000000"]),
        ("game = \"volga\"\ngames = \"many\"", &["field games:", "whole number"]),
        ("game = \"volga\"\nseed = -1", &["field seed:", "from 0 to 9007199254740991"]),
        ("game = \"volga\"\nseed = 9007199254740990", &["field seed:", "from 0 to 9007199254739991"]),
        ("game = \"volga\"\npaired = 1", &["field paired:", "true or false"]),
        ("game = \"volga\"\npolicy = \"genius\"", &["field policy:", "random, expert, lookahead, flat, search"]),
        ("game = \"volga\"\npolicy = { russian = \"expert\" }", &["field policy:", "german"]),
        ("game = \"cauldron\"\npolicy = \"genius\"", &["field policy:", "watch_and_wait"]),
        ("game = \"volga\"\n[options]\nfog = true", &["field options.fog:", "rubble", "isolation"]),
        ("game = \"volga\"\n[options]\nrubble = 3", &["field options.rubble:", "true | false"]),
        ("game = \"volga\"\n[options]\nrubble = 0.5", &["field options.rubble:"]),
        ("game = \"volga\"\n[grid]\nrubble = true", &["field grid.rubble:", "list"]),
        ("game = \"volga\"\n[grid]\nrubble = []", &["field grid.rubble:", "list"]),
        ("game = \"volga\"\n[grid]\nrubble = [true, true]", &["field grid.rubble:", "rubble=true"]),
        ("game = \"volga\"\n[grid]\nreduced_morale = [5, 20]", &["field grid.reduced_morale:", "0..19"]),
        ("game = \"volga\"\n[[arm]]\npolicy = \"expert\"", &["field arm[1].name:", "it is required"]),
        ("game = \"volga\"\n[[arm]]\nname = \"a\"\ncolour = 1", &["field arm[1].colour:", "name, policy, options"]),
        ("game = \"volga\"\n[[arm]]\nname = \"a\"\n[[arm]]\nname = \"a\"", &["field arm[2].name:", "named a"]),
        ("game = \"volga\"\narm = 3", &["field arm:", "list"]),
        ("game = volga", &["test.toml is not a valid experiment", "line 1"]),
    ];
    for (text, parts) in cases {
        let complaint = complaint(text);
        for part in parts {
            assert!(complaint.contains(part), "{text}\n{complaint}\n{part}");
        }
    }
    let wide = (0..20).map(|n| n.to_string()).collect::<Vec<_>>().join(", ");
    let many = format!(
        "game = \"volga\"\n[grid]\nreduced_morale = [{wide}]\npolicy = [\"random\", \"expert\"]\nrubble = [true, false]\nisolation = [true, false]\npavlov = [true, false]"
    );
    assert!(complaint(&many).contains("at most 256"), "{}", complaint(&many));
}

#[test]
fn a_complaint_about_the_command_line_names_the_flag() {
    let told = |flags: Flags| {
        let plan = Experiment::default().with(&flags).and_then(|experiment| Plan::new(&experiment, &Packs::default()));
        plan.unwrap_err().told(Words::default())
    };
    let volga = || Some("volga".to_owned());
    let option = told(Flags { game: volga(), options: vec!["fog=on".into()], ..Flags::default() });
    assert!(option.starts_with("--option fog=on: ") && option.contains("rubble"), "{option}");
    let grid = told(Flags { game: volga(), grid: vec!["rubble".into()], ..Flags::default() });
    assert!(grid.starts_with("--grid rubble: ") && grid.contains("NAME=VALUE"), "{grid}");
    let policy = told(Flags { game: volga(), policy: vec!["german=me".into()], ..Flags::default() });
    assert!(policy.starts_with("--policy german=me: ") && policy.contains("expert"), "{policy}");
    assert!(told(Flags::default()).starts_with("--game: "));
}

/// The experiments that come with the program: each can be planned, and is small enough to be played in minutes.
#[test]
fn shipped_experiments_are_good() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../experiments");
    let mut count = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let experiment = Experiment::open(&path).and_then(|experiment| Plan::new(&experiment, &Packs::default()));
        let plan = experiment.unwrap_or_else(|error| panic!("{}", error.told(Words::default())));
        assert!(!plan.title.is_empty() && plan.total() <= 200_000, "{}", path.display());
        count += 1;
    }
    assert!(count >= 6, "{count}");
}

/// Values that an experiment may be given, right or wrong.
fn value() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        any::<i64>().prop_map(|n| n.to_string()),
        any::<bool>().prop_map(|b| b.to_string()),
        (0..30_i64).prop_map(|n| n.to_string()),
        "[a-z_]{0,8}".prop_map(|text| format!("\"{text}\"")),
        Just("\"expert\"".to_owned()),
        Just("\"none\"".to_owned()),
        Just("1.5".to_owned()),
        Just("1942-11-19".to_owned()),
    ];
    leaf.prop_recursive(2, 8, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(|values| format!("[{}]", values.join(", "))),
            inner.prop_map(|value| format!("{{ german = {value} }}")),
        ]
    })
}

fn line() -> impl Strategy<Value = String> {
    let keys = vec![
        "title",
        "game",
        "games",
        "seed",
        "paired",
        "playouts",
        "policy",
        "options",
        "grid",
        "arm",
        "options.rubble",
        "grid.isolation",
        "grid.policy",
        "grid.reduced_morale",
        "options.increased_supply",
        "nonsense",
    ];
    prop_oneof![
        8 => (prop::sample::select(keys), value()).prop_map(|(key, value)| format!("{key} = {value}")),
        1 => prop::sample::select(vec!["[options]", "[grid]", "[[arm]]", "[arm]"]).prop_map(str::to_owned),
        1 => "\\PC{0,12}",
    ]
}

/// The experiments that come with the program.
fn shipped() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../experiments");
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

/// Harm done to a text.
#[derive(Clone, Debug)]
enum Edit {
    /// So many characters are gone.
    Cut(Index, usize),
    /// Other text stands between two characters, or in place of so many.
    Put(Index, usize, String),
    /// A character is another one.
    Turn(Index, u32),
    /// A piece stands there twice, the second time somewhere else.
    Copy(Index, usize, Index),
    /// A line is another line, of this experiment or another.
    Line(Index, String),
    /// A line is gone.
    Drop(Index),
    /// What a line says after its equals sign is something else.
    Value(Index, String),
}

impl Edit {
    fn done(self, text: &str) -> String {
        if text.is_empty() {
            return String::new();
        }
        let mut letters: Vec<char> = text.chars().collect();
        let count = letters.len();
        let piece = |at: Index, length: usize| at.index(count)..(at.index(count) + length).min(count);
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let line = |at: Index| at.index(text.lines().count());
        match self {
            Self::Cut(at, length) => drop(letters.drain(piece(at, length))),
            Self::Put(at, length, new) => drop(letters.splice(piece(at, length), new.chars())),
            Self::Turn(at, by) => {
                let letter = &mut letters[at.index(count)];
                *letter = char::from_u32(u32::from(*letter) ^ by).unwrap_or('\0');
            }
            Self::Copy(from, length, to) => {
                let copied = letters[piece(from, length)].to_vec();
                letters.splice(piece(to, 0), copied);
            }
            Self::Line(at, new) => {
                lines[line(at)] = new;
                return lines.join("\n");
            }
            Self::Drop(at) => {
                lines.remove(line(at));
                return lines.join("\n");
            }
            Self::Value(at, value) => {
                let line = &mut lines[line(at)];
                if let Some((key, _)) = line.split_once('=') {
                    *line = format!("{key}= {value}");
                }
                return lines.join("\n");
            }
        }
        letters.into_iter().collect()
    }
}

fn edit() -> impl Strategy<Value = Edit> {
    let at = any::<Index>;
    let lines: Vec<String> = shipped().iter().flat_map(|text| text.lines()).map(str::to_owned).collect();
    let marks = [
        "\"", "'", "[", "]", "[[", "]]", "{", "}", "=", ",", ".", "#", "\n", "\\", "\"\"\"", "_", "-", "\0", "\u{feff}",
    ];
    let mark = prop::sample::select(marks.to_vec()).prop_map(str::to_owned);
    // What cuts through a quotation mark is seldom read further: more often a line stays a line.
    prop_oneof![
        1 => (at(), 1..20_usize).prop_map(|(at, length)| Edit::Cut(at, length)),
        1 => (at(), 0..4_usize, mark).prop_map(|(at, length, new)| Edit::Put(at, length, new)),
        1 => (at(), 0..20_usize, "\\PC{0,6}").prop_map(|(at, length, new)| Edit::Put(at, length, new)),
        1 => (at(), 0..8_u32).prop_map(|(at, bit)| Edit::Turn(at, 1 << bit)),
        1 => (at(), 1..200_usize, at()).prop_map(|(from, length, to)| Edit::Copy(from, length, to)),
        4 => (at(), prop_oneof![prop::sample::select(lines), line()]).prop_map(|(at, new)| Edit::Line(at, new)),
        2 => at().prop_map(Edit::Drop),
        8 => (at(), value()).prop_map(|(at, value)| Edit::Value(at, value)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10_000, failure_persistence: None, ..ProptestConfig::default() })]

    /// A good experiment that somebody spoiled: close enough to be read far, wrong in places nobody thought of.
    #[test]
    fn a_spoiled_experiment_is_planned_or_complained_about(
        text in prop::sample::select(shipped()),
        edits in prop::collection::vec(edit(), 1..5),
    ) {
        match planned(&edits.into_iter().fold(text, |text, edit| edit.done(&text))) {
            Ok(plan) => prop_assert!(!plan.arms.is_empty() && plan.total() > 0),
            Err(error) => prop_assert!(error.told(Words::default()).len() > 10),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever is in a file, there is a plan or a sentence.
    #[test]
    fn any_file_is_planned_or_complained_about(lines in prop::collection::vec(line(), 0..8), volga in any::<bool>()) {
        let first = if volga { "game = \"volga\"\n" } else { "" };
        match planned(&format!("{first}{}", lines.join("\n"))) {
            Ok(plan) => prop_assert!(!plan.arms.is_empty() && plan.total() > 0),
            Err(error) => prop_assert!(error.told(Words::default()).len() > 10),
        }
    }

    #[test]
    fn any_text_is_planned_or_complained_about(text in "\\PC{0,200}") {
        if let Err(error) = planned(&text) {
            prop_assert!(error.told(Words::default()).len() > 10);
        }
    }

    #[test]
    fn any_flag_is_planned_or_complained_about(option in "\\PC{0,20}", grid in "[a-z_=,+0-9]{0,30}", policy in "[a-z=]{0,12}") {
        let flags = Flags { game: Some("volga".into()), options: vec![option], grid: vec![grid], policy: vec![policy], ..Flags::default() };
        let plan = Experiment::default().with(&flags).and_then(|experiment| Plan::new(&experiment, &Packs::default()));
        if let Err(error) = plan {
            prop_assert!(error.told(Words::default()).starts_with("--"));
        }
    }
}
