//! The command line of the lab.

use std::path::PathBuf;

use ::lab::{Flags, MAX_GAMES, MAX_PLAYOUTS};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use table::GameId;

use super::{Common, count, number, path, room, texts};
use crate::lab::LabRun;
use crate::words::L10nLanguage as Words;

/// `kurgan lab`, with its own commands.
pub(super) fn command(words: &Words, common: &Common) -> Command {
    let number = |name, most, help| number(words, name, most, help);
    let folder = value_parser!(PathBuf);
    let flag = |name: &'static str, help: String| Arg::new(name).long(name).action(ArgAction::SetTrue).help(help);
    let many = |name: &'static str, shown: String, help: String| {
        Arg::new(name).long(name).value_name(shown).action(ArgAction::Append).help(help)
    };
    let run = [
        Arg::new("experiment")
            .value_name(words.value_experiment())
            .value_parser(value_parser!(PathBuf))
            .help(words.arg_experiment())
            .help_heading(words.heading_arguments()),
        Arg::new("out").long("out").value_name(words.value_folder()).value_parser(folder).help(words.arg_out()),
        number("threads", 1_024, words.arg_threads()),
        flag("resume", words.arg_lab_resume()),
        common.game.clone(),
        common.option.clone(),
        many("grid", words.value_grid(), words.arg_grid()),
        many("policy", words.value_player(), words.arg_lab_policy()),
        number("games", MAX_GAMES, words.arg_lab_games()),
        common.seed.clone().help(words.arg_lab_seed()),
        number("playouts", MAX_PLAYOUTS, words.arg_lab_playouts()),
        flag("unpaired", words.arg_unpaired()),
        flag("turns-csv", words.arg_turns_csv()),
        common.pack.clone(),
    ];
    let sides = Arg::new("side").value_name(words.value_side()).required(true).num_args(1..=2).help(words.arg_side());
    let compare = [sides.help_heading(words.heading_arguments()), common.json.clone()];
    let sub = |name: &'static str, about: String, args: &[Arg]| room(words, Command::new(name).about(about), args);
    let lab = sub("lab", words.lab_about(), &[]).subcommand_required(true).arg_required_else_help(true);
    lab.subcommands([
        sub("run", words.lab_run_about(), &run).after_help(words.lab_run_after()),
        sub("compare", words.lab_compare_about(), &compare).after_help(words.lab_compare_after()),
    ])
}

/// What `kurgan lab run` was asked for.
pub(super) fn run(given: &ArgMatches) -> LabRun {
    LabRun {
        experiment: path(given, "experiment"),
        out: path(given, "out"),
        threads: count(given, "threads"),
        resume: given.get_flag("resume"),
        pack: path(given, "pack"),
        flags: Flags {
            game: given.get_one::<GameId>("game").map(ToString::to_string),
            options: texts(given, "option"),
            grid: texts(given, "grid"),
            policy: texts(given, "policy"),
            games: count(given, "games"),
            seed: given.get_one("seed").copied(),
            playouts: count(given, "playouts"),
            unpaired: given.get_flag("unpaired"),
            turns_csv: given.get_flag("turns-csv"),
        },
    }
}
