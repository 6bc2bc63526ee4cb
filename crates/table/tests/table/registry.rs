//! One file lists the games.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::ptr;

use kurgan_core::Game;
use kurgan_core::pack::Pack;
use serde_json::{Value, json};
use table::{AnySession, GameId, Packs, Start, Words, each_game};

use crate::talk::Talk;

/// What all games share, from the root on: crates with their stylesheets and scripts, and their words.
const GENERIC: [&str; 17] = [
    "crates/core/src",
    "crates/guide/src",
    "crates/table/src",
    "crates/ai/src",
    "crates/lab/src",
    "crates/app/src",
    "crates/server/src",
    "crates/kurgan/src",
    "crates/web/src",
    "crates/web/assets",
    "locales/app",
    "locales/guide",
    "locales/kurgan",
    "locales/lab",
    "locales/server",
    "locales/table",
    "locales/web",
];

/// The one file that lists games.
const REGISTRY: &str = "crates/table/src/registry.rs";

/// The help of the command line has examples, and an example is one of some game. This is what marks one.
const EXAMPLES: [&str; 5] = ["kurgan ", "--option ", "--seat ", "=search", "move "];

/// Who fights in the games on offer. Data packs have them in many places, but not as ids.
const SIDES: [&str; 3] = ["german", "soviet", "wehrmacht"];

/// Words of a game that everybody uses for something else as well.
const EVERYDAY: [&str; 7] = ["action", "command", "draw", "entry", "main", "players", "signal"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every file below a folder but those of tests, by its path from the root on.
fn files(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else if !path.ends_with("tests.rs") {
            found.push(path.strip_prefix(root()).unwrap().to_str().unwrap().to_owned());
        }
    }
}

/// Whether a line has this name, alone or in a longer one: `Volga` and `volga_guide`, but not `drivers` for `river`.
fn names(line: &str, id: &str) -> bool {
    let found = |(at, name): (usize, &str)| {
        let inside = line[..at].ends_with(|before: char| before.is_ascii_lowercase());
        !inside || name.starts_with(|first: char| first.is_ascii_uppercase())
    };
    let parts = (0..line.len()).filter_map(|at| Some((at, line.get(at..at + id.len())?)));
    parts.filter(|(_, part)| part.eq_ignore_ascii_case(id)).any(found)
}

/// The words that a line consists of, as ids are written: `29/RCN`, `76-INF`, `limited_air`.
fn words(line: &str) -> impl Iterator<Item = &str> {
    let apart = |sign: char| !(sign.is_alphanumeric() || ['_', '-', '/'].contains(&sign));
    line.split(apart).map(|word| word.trim_matches(['-', '/']))
}

/// The ids and designations in the data of a game, its seats, and the options that no other game has.
fn words_of(game: GameId) -> BTreeSet<String> {
    let (seats, options) = each_game!(game, G => (G::SEATS, G::OPTIONS));
    let others = GameId::offered().filter(|&other| other != game);
    let of_others: BTreeSet<&str> =
        others.flat_map(|other| each_game!(other, G => G::OPTIONS)).map(|spec| spec.name).collect();
    let own = options.iter().map(|spec| spec.name).filter(|name| !of_others.contains(name));
    let mut all: BTreeSet<String> = seats.iter().copied().chain(own).map(str::to_owned).collect();
    for file in fs::read_dir(root().join("crates").join(game.id()).join("data")).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        let quoted = |line: &str| {
            let value = line.strip_prefix("id = \"").or_else(|| line.strip_prefix("name = \""))?;
            value.strip_suffix('"').map(str::to_owned)
        };
        all.extend(text.lines().filter_map(quoted));
    }
    // Letters and numbers say nothing by themselves.
    all.retain(|word| word.len() > 2 && word.contains(char::is_alphabetic));
    all
}

#[test]
fn only_the_registry_names_games() {
    let mut all = Vec::new();
    for name in GENERIC {
        files(&root().join(name), &mut all);
    }
    assert!(all.len() > 170, "{} files", all.len());
    let mut known: BTreeSet<String> = GameId::offered().flat_map(words_of).collect();
    assert!(known.len() > 300 && known.contains("29/RCN") && known.contains("rubble"), "{known:?}");
    for word in EVERYDAY {
        assert!(known.remove(word), "no game has {word}");
    }
    let mut named = Vec::new();
    for file in all.iter().filter(|file| *file != REGISTRY && !file.contains("/assets/fonts/")) {
        let is_example = |line: &str| file.ends_with("cli.ftl") && EXAMPLES.iter().any(|mark| line.contains(mark));
        let text = fs::read_to_string(root().join(file)).unwrap();
        for (n, line) in (1..).zip(text.lines()).filter(|(_, line)| !is_example(line)) {
            let id = GameId::ALL.map(GameId::id).into_iter().chain(SIDES).find(|id| names(line, id));
            let found = id.or_else(|| words(line).find(|word| known.contains(*word)));
            named.extend(found.map(|word| format!("{word} in {file}:{n}: {line}")));
        }
    }
    assert!(named.is_empty(), "{named:#?}");
}

#[test]
fn a_game_is_read_and_written_by_its_id() {
    for game in GameId::ALL {
        assert_eq!(GameId::offered_or_not(game.id()), Ok(game));
        assert_eq!(game.to_string(), game.id());
        assert_eq!(json!(game), json!(game.id()));
        assert_eq!(each_game!(game, G => G::ID), game.id());
    }
    for game in GameId::offered() {
        assert_eq!(game.id().parse(), Ok(game));
        assert_eq!(serde_json::from_value::<GameId>(json!(game)).unwrap(), game);
    }
    for unknown in ["", "chess", "VOLGA", "volga "] {
        let error = unknown.parse::<GameId>().unwrap_err().to_string();
        assert!(GameId::offered().all(|game| error.contains(game.id())), "{error}");
        assert!(serde_json::from_value::<GameId>(json!(unknown)).is_err());
        assert!(GameId::offered_or_not(unknown).is_err());
    }
}

#[test]
fn a_game_that_is_not_offered_is_refused_like_any_unknown_name() {
    let hidden: Vec<GameId> = GameId::ALL.into_iter().filter(|game| !game.is_offered()).collect();
    assert_eq!(hidden, [GameId::River]);
    let listed = Talk::new().ok(&json!({"op": "games"}))["games"].as_array().unwrap().len();
    assert_eq!(listed, GameId::offered().count());
    for game in hidden {
        // Not even what a game of it has written down can be read.
        let (packs, words) = (Packs::default(), Words::default());
        let session =
            AnySession::new(&packs, &Start { seed: Some(1), ..Start::of(game, &Value::Null) }, words).unwrap();
        let mut journal = session.journal();
        journal["game"] = "NAME".into();
        for request in [
            json!({"op": "new", "game": "NAME"}),
            json!({"op": "set", "game": "NAME", "position": session.position()}),
            json!({"op": "replay", "journal": journal}),
        ] {
            let refused = |name: &str| {
                let error = Talk::new().error(request.to_string().replace("NAME", name).as_bytes());
                assert_eq!(error["code"], "unknown_game");
                error.to_string().replace(name, "NAME")
            };
            assert_eq!(refused(game.id()), refused("moscow"));
        }
    }
}

#[test]
fn a_pack_takes_the_place_of_the_printed_one_of_its_game_alone() {
    for game in GameId::ALL {
        each_game!(game, G => {
            type P = <G as Game>::Pack;
            let own: &'static P = Box::leak(Box::new(P::load(&[]).unwrap()));
            let packs = Packs::default().with::<G>(own);
            assert!(ptr::eq(packs.of::<G>(), own));
            assert!(ptr::eq(packs.with::<G>(P::printed()).of::<G>(), Packs::default().of::<G>()));
            // The others stay where they are.
            for other in GameId::ALL.into_iter().filter(|&other| other != game) {
                each_game!(other, H => assert!(ptr::eq(packs.of::<H>(), Pack::printed())));
            }
        });
    }
}
