//! Translates the help that clap writes in English: defaults, possible values, usage.

use clap::{Arg, Command};

use crate::words::L10nLanguage as Words;

/// The command with all those below it, in the language of the reader.
pub(super) fn translated(command: Command, words: &Words) -> Command {
    // Only a command that is built knows its usage, and one that is built takes no more changes.
    let mut built = command.clone();
    built.build();
    with_usage(command, &mut built, words)
}

fn with_usage(command: Command, built: &mut Command, words: &Words) -> Command {
    let usage = built.render_usage().to_string();
    let usage = without_title(&usage).replace("[OPTIONS]", &format!("[{}]", words.value_options()));
    command.override_usage(usage).mut_args(|arg| with_values(arg, words)).mut_subcommands(|below| {
        let name = below.get_name().to_owned();
        match built.find_subcommand_mut(&name) {
            Some(built) => with_usage(below, built, words),
            None => below,
        }
    })
}

/// A usage as clap gives it, without the word before it.
pub(super) fn without_title(usage: &str) -> &str {
    usage.strip_prefix("Usage: ").unwrap_or(usage)
}

/// Tells what values an argument takes, and which it has when it is left out.
fn with_values(arg: Arg, words: &Words) -> Arg {
    if !arg.get_action().takes_values() {
        return arg;
    }
    let mut text = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let values: Vec<String> = arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    if !values.is_empty() {
        text = format!("{text} [{}]", words.help_values(values.join(", ")));
    }
    if let Some(default) = arg.get_default_values().first() {
        text = format!("{text} [{}]", words.help_default(default.to_string_lossy()));
    }
    arg.help(text).hide_possible_values(true).hide_default_value(true)
}
