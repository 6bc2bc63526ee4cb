use std::io::Read;
use std::process::Stdio;

use super::Scratch;
use crate::{Run, kurgan, program};

const COMMANDS: [&str; 12] =
    ["serve", "backup", "games", "new", "show", "play", "verify", "referee", "data", "bench", "lab", "completions"];

#[test]
fn help_says_how_to_start() {
    let text = kurgan(["--help"]).good();
    for start in ["kurgan serve", "kurgan new volga game.json", "kurgan play game.json"] {
        assert!(text.contains(start), "{start} is missing in {text}");
    }
}

#[test]
fn help_names_every_command_and_the_exit_codes() {
    let text = kurgan(["--help"]).good();
    for command in COMMANDS {
        assert!(text.contains(&format!("\n  {command} ")), "{command} is missing in {text}");
        let own = kurgan([command, "--help"]).good();
        assert!(own.contains(&format!("Usage: kurgan {command}")), "{own}");
    }
    assert!(text.contains("Examples:") && text.contains("Exit codes:"), "{text}");
}

#[test]
fn the_version_is_that_of_the_package() {
    assert_eq!(kurgan(["--version"]).good(), concat!("kurgan ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn wrong_usage_ends_with_2() {
    let wrong: [&[&str]; 8] = [
        &["fight"],
        &["new"],
        &["new", "chess", "x.json"],
        &["new", "volga", "x.json", "--seed", "9007199254740992"],
        &["new", "volga", "x.json", "--seed", "1", "--own-dice"],
        &["show"],
        &["games", "--lang", "tlh"],
        &["completions", "cmd.com"],
    ];
    for args in wrong {
        kurgan(args).bad(2);
    }
}

#[test]
fn a_game_that_is_not_offered_is_unknown_to_all_but_train() {
    let commands: [&[&str]; 8] = [
        &["new", "NAME", "x.json"],
        &["watch", "NAME"],
        &["referee", "--game", "NAME"],
        &["data", "check", "--game", "NAME"],
        &["data", "sources", "--game", "NAME"],
        &["bench", "--game", "NAME"],
        &["ladder", "--game", "NAME"],
        &["lab", "run", "--game", "NAME"],
    ];
    for command in commands {
        let refused = |game: &str| {
            let args = command.iter().map(|&arg| if arg == "NAME" { game } else { arg });
            kurgan(args).bad(2).replace(game, "NAME")
        };
        assert_eq!(refused("river"), refused("chess"), "{command:?}");
    }
    for command in [&["games"][..], &["train", "--help"], &["completions", "bash"], &["completions", "zsh"]] {
        let told = kurgan(command).good();
        assert!(told.split(|c: char| !c.is_alphanumeric()).all(|word| word != "river"), "{command:?}");
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("river.net");
    kurgan(["train", "river", file.to_str().unwrap(), "--games", "100"]).good();
    assert!(std::fs::read_to_string(&file).unwrap().starts_with("# kurgan train river FILE --games 100 --seed 1\n"));
}

/// Wrong command lines, and what is said about them in English and in Russian.
const WRONG: [(&[&str], &str, &str); 13] = [
    (&["fight"], "There is no command “fight”.", "Команды «fight» нет."),
    (&["shwo"], "Did you mean show?", "Может быть, show?"),
    (&["show", "a.json", "--seed", "1"], "“--seed” is not expected here.", "Аргумент «--seed» здесь лишний."),
    (&["games", "--jsno"], "Did you mean --json?", "Может быть, --json?"),
    (
        &["new"],
        "Required arguments are missing: <GAME>, <FILE>.",
        "Не хватает обязательных аргументов: <ИГРА>, <ФАЙЛ>.",
    ),
    (&["new", "volga", "x.json", "--seed"], "A value is missing for --seed <N>.", "Для --seed <N> нужно значение."),
    (
        &["new", "chess", "x.json"],
        "Possible values: volga, cauldron, pavlov.",
        "Значение «chess» не годится для <ИГРА>.",
    ),
    (&["hint", "x.json", "--ms", "0"], "a whole number from 1 to 600000.", "Нужно целое число от 1 до 600000."),
    (&["new", "volga", "x.json", "--seed", "-1"], "a whole number from 0 to", "Нужно целое число от 0 до"),
    (
        &["lab", "compare"],
        "Required arguments are missing: <SIDE>.\n",
        "Не хватает обязательных аргументов: <СТОРОНА>.\n",
    ),
    (&["serve", "--listen", "here"], "an address and a port", "Нужны адрес и порт"),
    (&["new", "volga", "x", "--seed", "1", "--own-dice"], "cannot be used with", "вместе не годятся"),
    (&["games", "--json", "--json"], "--json is given twice", "--json задан дважды"),
];

#[test]
fn wrong_usage_is_told_in_the_language_of_the_reader() {
    for (args, english, russian) in WRONG {
        let told = kurgan(args).bad(2);
        assert!(told.starts_with("Error: ") && told.contains(english), "{args:?}: {told}");
        let run = program().args(args).env("LANG", "ru_RU.UTF-8").output().unwrap();
        let told = Run::of(run).bad(2);
        assert!(told.starts_with("Ошибка: ") && told.contains(russian), "{args:?}: {told}");
        assert!(told.ends_with("Справка: --help.\n"), "{args:?}: {told}");
        for own in ["error", "tip:", "Usage", "OPTIONS", "COMMAND", "try", "found", "invalid", "value"] {
            assert!(!told.contains(own), "{own}: {told}");
        }
    }
    let told = kurgan(["data", "--lang", "fr"]).bad(2);
    assert!(
        told.contains("Il manque une commande après kurgan data. Choix possibles\u{202f}: check, sources."),
        "{told}"
    );
}

#[test]
fn the_language_can_be_chosen() {
    assert_eq!(kurgan(["games", "--lang", "en"]).good(), kurgan(["--lang=en", "games"]).good());
}

#[test]
fn without_a_choice_the_language_is_that_of_the_system() {
    let games = |locale: &[(&str, &str)], more: &[&str]| {
        Run::of(program().arg("games").args(more).envs(locale.iter().copied()).output().unwrap()).good()
    };
    let [en, fr, ru] = ["en", "fr", "ru"].map(|language| games(&[], &["--lang", language]));
    assert!(en != fr && fr != ru && ru != en);
    assert_eq!(games(&[], &[]), en);
    assert_eq!(games(&[("LANG", "fr_FR.UTF-8")], &[]), fr);
    assert_eq!(games(&[("LANG", "ru")], &[]), ru);
    assert_eq!(games(&[("LANG", "fr_FR.UTF-8"), ("LC_MESSAGES", "ru_RU.UTF-8")], &[]), ru);
    assert_eq!(games(&[("LANG", "ru_RU"), ("LC_MESSAGES", "ru_RU"), ("LC_ALL", "fr_CA@euro")], &[]), fr);
    assert_eq!(games(&[("LANG", "ru_RU.UTF-8"), ("LC_ALL", "")], &[]), ru, "an empty one says nothing");
    for other in ["C", "C.UTF-8", "POSIX", "de_DE.UTF-8", "french", "%"] {
        assert_eq!(games(&[("LANG", "fr_FR.UTF-8"), ("LC_ALL", other)], &[]), en, "{other}");
    }
    assert_eq!(games(&[("LC_ALL", "ru_RU.UTF-8")], &["--lang", "fr"]), fr, "what is asked for counts more");
    let help = Run::of(program().arg("--help").env("LANG", "fr_FR.UTF-8").output().unwrap()).good();
    let words: Vec<&str> = help.split(' ').filter(|word| !word.is_empty()).collect();
    let words = words.join(" ").replace("\n ", " ");
    assert!(words.contains("LC_ALL, LC_MESSAGES ou LANG") && words.contains("Commandes\u{202f}:"), "{help}");
}

#[test]
fn games_come_with_scenarios_options_and_rules() {
    let games = kurgan(["games", "--json"]).json();
    let text = kurgan(["games"]).good().replace('\u{a0}', " ");
    for (game, id) in games["games"].as_array().unwrap().iter().zip(["volga", "cauldron", "pavlov"]) {
        assert_eq!(game["game"], id);
        for option in game["options"].as_array().unwrap() {
            for field in ["name", "help"] {
                let value = option[field].as_str().unwrap();
                assert!(!value.is_empty() && text.contains(value), "{field} {value} is missing in {text}");
            }
            // As people cite it: `p12-variable-setup` is on page 12.
            let rule = option["rule"].as_str().unwrap();
            let page = rule.strip_prefix('p').and_then(|rule| rule.split('-').next());
            let cited = page.map_or(rule.to_owned(), |page| format!("p. {page}"));
            assert!(
                !rule.is_empty() && (rule.starts_with("house") || text.contains(&cited)),
                "{rule} is missing in {text}"
            );
        }
    }
}

#[test]
fn values_of_options_are_listed_with_their_names() {
    let text = kurgan(["games", "--lang", "ru"]).good();
    assert!(text.contains("        solitaire — один защитник; cooperative — два защитника; "), "{text}");
    let text = kurgan(["games", "--lang", "en"]).good();
    assert!(text.contains("        each: each division; beyond_first: after the first division"), "{text}");
}

#[test]
fn every_shell_gets_its_completions() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = kurgan(["completions", shell]).good();
        assert!(COMMANDS.iter().all(|command| script.contains(command)), "{shell}: {script}");
    }
}

#[test]
fn a_reader_who_leaves_is_no_error() {
    let scratch = Scratch::new();
    let file = scratch.game(&[]);
    for args in [&["data", "sources", "--list"][..], &["show", &file, "--log"], &["completions", "bash"]] {
        let mut child =
            program().args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
        drop(child.stdout.take());
        let mut complaint = String::new();
        child.stderr.take().unwrap().read_to_string(&mut complaint).unwrap();
        assert!(child.wait().unwrap().success(), "{args:?}: {complaint}");
        assert_eq!(complaint, "", "{args:?}");
    }
}
