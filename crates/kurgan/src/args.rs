//! The command line: commands and options, and how they are read.

pub(crate) mod complaint;
mod game;
mod help;
mod lab;
mod review;
mod seats;
#[cfg(test)]
mod tests;

use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use ai::Level;
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use clap_complete::Shell;
use kurgan_core::pack::Source;
use server::{Door, Front, LogLevel};
use table::hint::Thought;
use table::{GameId, Language, MAX_SEED};

use self::game::{OfferedOrNot, games};
use crate::bench::COUNTED;
use crate::file::Replace;
use crate::lab::LabRun;
use crate::ladder::Climb;
use crate::seats::Hired;
use crate::show::Story;
use crate::think::Thinking;
use crate::watch::Watching;
use crate::words::L10nLanguage as Words;

/// How long a player thinks about a decision, unless it is said, in milliseconds.
const SECOND: u32 = 1_000;

/// The environment variable that says how much is logged.
const LOG: &str = "KURGAN_LOG";

/// The environment variables that name the language of the reader: the first that is set counts.
const LOCALE: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// Where options that every command has stand in its help.
const LAST: usize = 99;

/// What was asked for.
pub(crate) enum Ask {
    Serve(Serving),
    Backup { file: PathBuf, data: Option<PathBuf> },
    Games { form: Form },
    New(NewGame),
    Show { journal: Saved, story: Story, form: Form },
    Picture { journal: Saved },
    Play { journal: Saved, actions: Vec<String>, broken: Broken, hired: Hired },
    Verify { journal: Saved },
    Referee { game: GameId, pack: Option<PathBuf> },
    DataCheck { game: GameId, pack: Option<PathBuf> },
    DataSources { game: GameId, pack: Option<PathBuf>, kind: Option<Source>, list: bool, form: Form },
    Bench { game: Option<GameId>, seconds: f64, form: Form },
    Hint { journal: Saved, thinking: Thinking, form: Form },
    Watch(Watching),
    Review { journal: Saved, seat: Option<String>, playouts: u32, form: Form },
    Ladder(Climb),
    Train { game: GameId, games: u32, seed: u64, file: PathBuf },
    LabRun(LabRun),
    LabCompare { sides: Vec<String>, form: Form },
    Completions { shell: Shell },
}

/// How to serve games in a browser.
pub(crate) struct Serving {
    pub(crate) door: Door,
    /// How many games a player may have.
    pub(crate) games: u32,
    /// The folder of the database; the usual one when absent.
    pub(crate) data: Option<PathBuf>,
    pub(crate) memory: bool,
    pub(crate) browser: Browser,
    pub(crate) log: LogLevel,
}

/// Whether a browser is opened.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Browser {
    Opened,
    Left,
    /// Opened where there is one and somebody looks.
    IfThere,
}

/// How to print.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    Text,
    Json,
}

/// What to do about a journal that no longer replays.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Broken {
    /// Say where, and stop.
    Refused,
    /// Go on from its last good snapshot.
    Resumed,
}

/// A journal on disk, and the pack that it may need.
pub(crate) struct Saved {
    pub(crate) file: PathBuf,
    pub(crate) pack: Option<PathBuf>,
}

/// The game to start.
pub(crate) struct NewGame {
    pub(crate) game: GameId,
    pub(crate) file: PathBuf,
    pub(crate) dice: Dice,
    pub(crate) takebacks: bool,
    pub(crate) options: Vec<String>,
    pub(crate) pack: Option<PathBuf>,
    pub(crate) replace: Replace,
}

/// Who rolls.
pub(crate) enum Dice {
    /// The program, from a seed of its own choice.
    AnySeed,
    /// The program, from this seed.
    Seed(u64),
    /// The player.
    Own,
}

/// The language that `--lang` asks for or, without it, that of the environment. Looked up before everything else: help
/// and complaints need it.
pub(crate) fn language(args: &[OsString]) -> Language {
    let texts: Vec<_> = args.iter().map(|arg| arg.to_string_lossy()).collect();
    let named = texts.iter().enumerate().find_map(|(n, arg)| match arg.strip_prefix("--lang") {
        Some("") => texts.get(n + 1).map(AsRef::as_ref),
        Some(rest) => rest.strip_prefix('='),
        None => None,
    });
    named.and_then(|code| code.parse().ok()).unwrap_or_else(|| {
        let set = |name| std::env::var(name).ok().filter(|locale| !locale.is_empty());
        LOCALE.into_iter().find_map(set).map(|locale| spoken(&locale)).unwrap_or_default()
    })
}

/// The language of a locale such as `fr_CA.UTF-8`; English where it is one that Kurgan does not speak.
fn spoken(locale: &str) -> Language {
    let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
    code.to_lowercase().parse().unwrap_or_default()
}

/// Reads the command line; a complaint, help and the version come back as an error to print.
pub(crate) fn read(words: &Words, args: &[OsString]) -> Result<Ask, clap::Error> {
    Ok(ask(&command(words).try_get_matches_from(args)?))
}

/// The whole command line.
pub(crate) fn command(words: &Words) -> Command {
    help::translated(commands(words), words)
}

/// The command line before clap's own words are replaced.
fn commands(words: &Words) -> Command {
    let positional = |name: &'static str, shown: String, order: usize| {
        let arg = Arg::new(name).required(true).value_name(shown);
        arg.display_order(order).help_heading(words.heading_arguments())
    };
    let file = || positional("file", words.value_file(), 1).value_parser(value_parser!(PathBuf)).help(words.arg_file());
    let game =
        || Arg::new("game").long("game").value_name(words.value_game()).value_parser(games()).help(words.arg_game());
    let json = || Arg::new("json").long("json").action(ArgAction::SetTrue).help(words.arg_json());
    let pack = || {
        Arg::new("pack")
            .long("pack")
            .value_name(words.value_folder())
            .value_parser(value_parser!(PathBuf))
            .help(words.arg_pack())
    };
    let flag = |name: &'static str, help: String| Arg::new(name).long(name).action(ArgAction::SetTrue).help(help);
    let which = || positional("game", words.value_game(), 0).value_parser(games()).help(words.arg_game());
    let seed = || {
        let seeds = whole::<u64>(words, 0, MAX_SEED);
        let seed = Arg::new("seed").long("seed").value_name(words.value_number()).value_parser(seeds);
        seed.allow_negative_numbers(true).help(words.arg_seed())
    };
    let option = || {
        let option = Arg::new("option").long("option").value_name(words.value_option()).action(ArgAction::Append);
        option.help(words.arg_option())
    };
    let new = [
        which(),
        file(),
        seed(),
        flag("own-dice", words.arg_own_dice()).conflicts_with("seed"),
        flag("takebacks", words.arg_takebacks()),
        option(),
        pack(),
        flag("force", words.arg_force()),
    ];
    let [ms, playouts] = seats::budget(words);
    let play = [
        file(),
        positional("action", words.value_action(), 2).required(false).num_args(0..).help(words.arg_action()),
        flag("resume", words.arg_resume()),
        seats::seat(words),
        ms,
        playouts,
        pack(),
    ];
    let kinds = ["printed", "derived", "reconstructed"];
    let whose = || game().default_value(GameId::ALL[0].id()).help(words.arg_whose());
    let sources = [
        whose(),
        Arg::new("kind").long("kind").value_name(words.value_kind()).value_parser(kinds).help(words.arg_kind()),
        flag("list", words.arg_list()),
        pack(),
        json(),
    ];
    let [serve, backup] = serving(words, file().help(words.arg_backup()));
    let shell =
        [positional("shell", words.value_shell(), 0).value_parser(value_parser!(Shell)).help(words.arg_shell())];
    let svg = flag("svg", words.arg_svg()).conflicts_with_all(["log", "json"]);
    let show = [file(), flag("log", words.arg_log()), pack(), json(), svg];

    let sub = |name: &'static str, about: String, args: &[Arg]| room(words, Command::new(name).about(about), args);
    let common = Common {
        file: file(),
        which: which(),
        game: game(),
        seed: seed(),
        option: option(),
        pack: pack(),
        json: json(),
    };
    let [hint, watch, ladder, train] = players(words, &common);
    let data = sub("data", words.data_about(), &[]).subcommand_required(true).arg_required_else_help(true);
    room(words, Command::new("kurgan").bin_name("kurgan").about(words.about()), &program(words))
        .after_help(words.help_after())
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .subcommands([
            serve,
            backup,
            sub("games", words.games_about(), &[json()]),
            sub("new", words.new_about(), &new).after_help(words.new_after()),
            sub("show", words.show_about(), &show),
            sub("play", words.play_about(), &play).after_help(words.play_after()),
            hint,
            watch,
            review::command(words, &common),
            sub("verify", words.verify_about(), &[file(), pack()]),
            sub("referee", words.referee_about(), &[whose(), pack()]),
            data.subcommands([
                sub("check", words.data_check_about(), &[whose(), pack()]).after_help(words.data_check_after()),
                sub("sources", words.data_sources_about(), &sources),
            ]),
            benching(words, game(), json()),
            ladder,
            train,
            lab::command(words, &common),
            sub("completions", words.completions_about(), &shell).after_help(words.completions_after()),
        ])
}

/// Arguments that several commands have.
struct Common {
    file: Arg,
    which: Arg,
    game: Arg,
    seed: Arg,
    option: Arg,
    pack: Arg,
    json: Arg,
}

/// The commands of the players: `hint`, `watch`, `ladder` and `train`.
fn players(words: &Words, common: &Common) -> [Command; 4] {
    let number = |name, most, help| number(words, name, most, help);
    let policy = || {
        let names = PossibleValuesParser::new(Level::ALL.map(Level::id));
        Arg::new("policy").long("policy").value_name(words.value_player()).value_parser(names).help(words.arg_policy())
    };
    let [ms, playouts] = seats::budget(words);
    let hint = [
        common.file.clone(),
        policy().default_value(Level::Search.id()),
        ms.clone(),
        playouts.clone(),
        common.seed.clone().help(words.arg_hint_seed()),
        common.pack.clone(),
        common.json.clone(),
    ];
    let watch = [
        common.which.clone(),
        policy().default_value(Level::Expert.id()),
        seats::seat(words),
        ms.clone(),
        playouts,
        common.seed.clone(),
        common.option.clone(),
        number("delay", 60_000, words.arg_delay()),
        common.pack.clone(),
    ];
    let ladder = [
        common.game.clone(),
        policy().action(ArgAction::Append).help(words.arg_policies()),
        number("games", 1_000_000, words.arg_games()).default_value("2000"),
        number("most", 1_000_000, words.arg_most()).default_value("300"),
        number("playouts", 1_000_000, words.arg_ladder_playouts()).default_value("64"),
        number("sample", 1_000_000, words.arg_sample()),
        ms.help(words.arg_sample_ms()).requires("sample"),
    ];
    let train = [
        common.which.clone().value_parser(OfferedOrNot),
        common.file.clone().help(words.arg_weights()),
        number("games", 10_000_000, words.arg_train_games()).default_value("20000"),
        common.seed.clone().default_value("1").help(words.arg_train_seed()),
    ];
    let sub = |name: &'static str, about: String, args: &[Arg]| room(words, Command::new(name).about(about), args);
    [
        sub("hint", words.hint_about(), &hint).after_help(words.hint_after()),
        sub("watch", words.watch_about(), &watch).after_help(words.watch_after()),
        sub("ladder", words.ladder_about(), &ladder).after_help(words.ladder_after()),
        sub("train", words.train_about(), &train).after_help(words.train_after()),
    ]
}

/// `kurgan bench`.
fn benching(words: &Words, game: Arg, json: Arg) -> Command {
    let bench = [
        game,
        Arg::new("seconds")
            .long("seconds")
            .value_name(words.value_seconds())
            .default_value("2")
            .value_parser(seconds_parser(words.seconds_wrong()))
            .help(words.arg_seconds()),
        json,
    ];
    room(words, Command::new("bench").about(words.bench_about()), &bench).after_help(words.bench_after(COUNTED))
}

/// The commands of the server: `serve` and `backup`.
fn serving(words: &Words, file: Arg) -> [Command; 2] {
    let flag = |name: &'static str, help: String| Arg::new(name).long(name).action(ArgAction::SetTrue).help(help);
    let data = || {
        Arg::new("data")
            .long("data")
            .value_name(words.value_folder())
            .value_parser(value_parser!(PathBuf))
            .help(words.arg_data())
    };
    let levels = PossibleValuesParser::new(LogLevel::ALL.map(LogLevel::id));
    let serve = [
        Arg::new("listen")
            .long("listen")
            .value_name(words.value_address())
            .value_parser(address_parser(words.address_wrong()))
            .help(words.arg_listen()),
        Arg::new("port")
            .long("port")
            .value_name(words.value_number())
            .value_parser(whole::<u16>(words, 0, u16::MAX.into()))
            .conflicts_with("listen")
            .help(words.arg_port()),
        flag("behind-proxy", words.arg_behind_proxy()).requires("listen"),
        Arg::new("games")
            .long("games")
            .value_name(words.value_number())
            .value_parser(whole::<u32>(words, 0, u32::MAX.into()))
            .default_value(server::GAMES.to_string())
            .help(words.arg_most_games()),
        data(),
        flag("memory", words.arg_memory()).conflicts_with("data"),
        flag("open", words.arg_open()).conflicts_with("no-open"),
        flag("no-open", words.arg_no_open()),
        Arg::new("log").long("log").value_name(words.value_level()).value_parser(levels).help(words.arg_log_level()),
    ];
    let sub = |name: &'static str, about: String, args: &[Arg]| room(words, Command::new(name).about(about), args);
    [
        sub("serve", words.serve_about(), &serve).after_help(words.serve_after()),
        sub("backup", words.backup_about(), &[file, data()]),
    ]
}

/// The options of the program itself.
fn program(words: &Words) -> [Arg; 2] {
    let version = Arg::new("version").short('V').long("version").display_order(LAST).action(ArgAction::Version);
    let lang = Arg::new("lang").long("lang").value_name(words.value_language()).display_order(LAST).global(true);
    [
        version.help(words.version_help()),
        lang.value_parser(PossibleValuesParser::new(Language::ALL.map(Language::id)))
            .help(words.lang_help())
            .help_heading(words.heading_options()),
    ]
}

/// What all commands have in common: the headings of their help in the language of the reader.
fn room(words: &Words, command: Command, args: &[Arg]) -> Command {
    let help = Arg::new("help").short('h').long("help").display_order(LAST).action(ArgAction::Help);
    command
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading(words.heading_commands())
        .subcommand_value_name(words.value_command())
        .next_help_heading(words.heading_options())
        .help_template(format!("{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}\n", words.usage()))
        .args(args)
        .arg(help.help(words.help_help()))
}

/// An option that takes a whole number from 1 on.
fn number(words: &Words, name: &'static str, most: u64, help: String) -> Arg {
    let numbers = whole::<u32>(words, 1, most);
    let number = Arg::new(name).long(name).value_name(words.value_number()).value_parser(numbers).help(help);
    number.allow_negative_numbers(true) // to be told which numbers will do
}

/// Reads whole numbers in this range.
fn whole<T: TryFrom<u64>>(words: &Words, from: u64, to: u64) -> impl Fn(&str) -> Result<T, String> + Clone + use<T> {
    let complaint = words.whole_wrong(from.to_string(), to.to_string());
    move |text| {
        let number = text.parse().ok().filter(|number| (from..=to).contains(number));
        number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| complaint.clone())
    }
}

fn address_parser(complaint: String) -> impl Fn(&str) -> Result<SocketAddr, String> + Clone {
    move |text| text.parse().map_err(|_| complaint.clone())
}

fn seconds_parser(complaint: String) -> impl Fn(&str) -> Result<f64, String> + Clone {
    move |text| text.parse().ok().filter(|seconds| (0.0..=3600.0).contains(seconds)).ok_or_else(|| complaint.clone())
}

fn ask(matches: &ArgMatches) -> Ask {
    let Some((command, given)) = matches.subcommand() else { return Ask::Serve(serving_as(None)) };
    match (command, given.subcommand()) {
        ("backup", _) => Ask::Backup { file: path(given, "file").unwrap_or_default(), data: path(given, "data") },
        ("games", _) => Ask::Games { form: form(given) },
        ("new", _) => Ask::New(new_game(given)),
        ("show", _) if given.get_flag("svg") => Ask::Picture { journal: saved(given) },
        ("show", _) => {
            let story = if given.get_flag("log") { Story::Told } else { Story::Untold };
            Ask::Show { journal: saved(given), story, form: form(given) }
        }
        ("play", _) => {
            let broken = if given.get_flag("resume") { Broken::Resumed } else { Broken::Refused };
            Ask::Play { journal: saved(given), actions: texts(given, "action"), broken, hired: seats::hired(given) }
        }
        ("hint", _) => Ask::Hint { journal: saved(given), thinking: thinking(given), form: form(given) },
        ("watch", _) => Ask::Watch(Watching {
            game: new_game(given),
            thinking: thinking(given),
            hired: seats::hired(given),
            delay: Duration::from_millis(count(given, "delay").unwrap_or_default().into()),
        }),
        ("review", _) => review::ask(given),
        ("ladder", _) => Ask::Ladder(Climb {
            game: given.get_one("game").copied(),
            levels: texts(given, "policy").iter().filter_map(|name| name.parse().ok()).collect(),
            games: count(given, "games").unwrap_or_default(),
            most: count(given, "most").unwrap_or_default(),
            playouts: count(given, "playouts").unwrap_or_default(),
            sample: count(given, "sample"),
            each: Duration::from_millis(count(given, "ms").unwrap_or(SECOND).into()),
        }),
        ("train", _) => Ask::Train {
            game: whose(given),
            games: count(given, "games").unwrap_or_default(),
            seed: given.get_one("seed").copied().unwrap_or_default(),
            file: path(given, "file").unwrap_or_default(),
        },
        ("verify", _) => Ask::Verify { journal: saved(given) },
        ("referee", _) => Ask::Referee { game: whose(given), pack: path(given, "pack") },
        ("data", Some(("check", given))) => Ask::DataCheck { game: whose(given), pack: path(given, "pack") },
        ("data", Some((_, given))) => Ask::DataSources {
            game: whose(given),
            pack: path(given, "pack"),
            kind: text(given, "kind").map(|kind| match kind.as_str() {
                "printed" => Source::Printed,
                "derived" => Source::Derived,
                _ => Source::Reconstructed,
            }),
            list: given.get_flag("list"),
            form: form(given),
        },
        ("bench", _) => Ask::Bench {
            game: given.get_one("game").copied(),
            seconds: given.get_one("seconds").copied().unwrap_or_default(),
            form: form(given),
        },
        ("lab", Some(("run", given))) => Ask::LabRun(lab::run(given)),
        ("lab", Some((_, given))) => Ask::LabCompare { sides: texts(given, "side"), form: form(given) },
        ("completions", _) => match given.get_one("shell") {
            Some(&shell) => Ask::Completions { shell },
            None => Ask::Serve(serving_as(None)),
        },
        _ => Ask::Serve(serving_as(Some(given))),
    }
}

/// How to serve; as usual, where nothing was said about it.
fn serving_as(given: Option<&ArgMatches>) -> Serving {
    let flag = |name| given.is_some_and(|given| given.get_flag(name));
    let address = given.and_then(|given| given.get_one::<SocketAddr>("listen").copied());
    let port = given.and_then(|given| given.get_one::<u16>("port").copied());
    let named = given.and_then(|given| text(given, "log")).or_else(|| std::env::var(LOG).ok());
    let level = |named: String| LogLevel::ALL.into_iter().find(|level| level.id() == named);
    Serving {
        door: address.map_or(Door::Loopback(port), |address| {
            Door::Network(address, if flag("behind-proxy") { Front::Proxy } else { Front::Nothing })
        }),
        games: given.and_then(|given| count(given, "games")).unwrap_or(server::GAMES),
        data: given.and_then(|given| path(given, "data")),
        memory: flag("memory"),
        browser: match (flag("open"), flag("no-open")) {
            (true, _) => Browser::Opened,
            (_, true) => Browser::Left,
            _ => Browser::IfThere,
        },
        log: named.and_then(level).unwrap_or_default(),
    }
}

fn thought(given: &ArgMatches) -> Thought {
    match (count(given, "ms"), count(given, "playouts")) {
        (_, Some(playouts)) => Thought::Playouts(playouts),
        (ms, None) => Thought::Ms(ms.unwrap_or(SECOND)),
    }
}

fn thinking(given: &ArgMatches) -> Thinking {
    let level = text(given, "policy").and_then(|name| name.parse().ok()).unwrap_or(Level::Search);
    Thinking { level, thought: thought(given), seed: given.get_one("seed").copied() }
}

fn count(given: &ArgMatches, name: &str) -> Option<u32> {
    given.get_one(name).copied()
}

fn new_game(given: &ArgMatches) -> NewGame {
    // `watch` has neither a file nor all the choices of `new`.
    let flag = |name| given.try_get_one(name).ok().flatten().copied().unwrap_or(false);
    let dice = match given.get_one("seed") {
        Some(&seed) => Dice::Seed(seed),
        None if flag("own-dice") => Dice::Own,
        None => Dice::AnySeed,
    };
    NewGame {
        game: whose(given),
        file: given.try_get_one("file").ok().flatten().cloned().unwrap_or_default(),
        dice,
        takebacks: flag("takebacks"),
        options: texts(given, "option"),
        pack: path(given, "pack"),
        replace: if flag("force") { Replace::Always } else { Replace::Never },
    }
}

fn saved(given: &ArgMatches) -> Saved {
    Saved { file: path(given, "file").unwrap_or_default(), pack: path(given, "pack") }
}

/// The game that is meant: clap has seen to it that one is named, or has put the first in its place.
fn whose(given: &ArgMatches) -> GameId {
    given.get_one("game").copied().unwrap_or(GameId::ALL[0])
}

fn form(given: &ArgMatches) -> Form {
    if given.get_flag("json") { Form::Json } else { Form::Text }
}

fn text(given: &ArgMatches, name: &str) -> Option<String> {
    given.get_one::<String>(name).cloned()
}

fn texts(given: &ArgMatches, name: &str) -> Vec<String> {
    given.get_many::<String>(name).into_iter().flatten().cloned().collect()
}

fn path(given: &ArgMatches, name: &str) -> Option<PathBuf> {
    given.get_one::<PathBuf>(name).cloned()
}
