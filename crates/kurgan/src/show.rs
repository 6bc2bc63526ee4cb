//! `kurgan show`, and how a game looks in a terminal.

use std::fmt::Write as _;
use std::io::Write;

use serde_json::{Value, json};
use table::{AnySession, EventText, OutcomeText, State};

use crate::args::Form;
use crate::words::L10nLanguage as Words;

/// Whether the story so far is told as well, as far as those may know who are to act.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Story {
    Told,
    Untold,
}

/// Shows the board, the decision and the legal actions, as those see them who are to act. In JSON the board is the whole
/// position where nothing is hidden from them, and what they may see of it otherwise.
pub(crate) fn show(
    words: &Words,
    say: table::Words,
    game: &AnySession,
    story: Story,
    form: Form,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let state = game.state(say);
    let log = || game.log_to_act(say);
    match form {
        Form::Json => {
            let looking = game.to_act();
            let mut shown = json!({ "game": game.game(), "options": game.options() });
            if let (Value::Object(shown), Value::Object(state)) = (&mut shown, serde_json::to_value(state)?) {
                if game.is_over() || game.sides().len() < 2 {
                    shown.insert("position".into(), game.position());
                } else {
                    shown.insert("view".into(), game.view_for(looking));
                }
                shown.extend(state);
                shown.insert("hash".into(), game.hash_for(looking).into());
                if story == Story::Told {
                    shown.insert("log".into(), serde_json::to_value(log())?);
                }
            }
            writeln!(out, "{shown}")?;
        }
        Form::Text => {
            if story == Story::Told {
                writeln!(out, "{}", events(&log()))?;
            }
            writeln!(out, "{}", game.board(say).trim_end())?;
            write!(out, "\n{}", scene(words, &state))?;
        }
    }
    Ok(())
}

/// The board as a picture, as those see it who are to act.
pub(crate) fn picture(say: table::Words, game: &AnySession, out: &mut impl Write) -> anyhow::Result<()> {
    write!(out, "{}", web::picture(game, game.to_act().iter().next(), say, web::Theme::Light))?;
    Ok(())
}

/// What is to be decided, and the legal actions with their numbers; at the end, how it ended.
pub(crate) fn scene(words: &Words, state: &State) -> String {
    let mut text = words.scene_title(state.turn, state.phase.as_str());
    let prompt = state.outcome.as_ref().map_or(&state.prompt, |outcome| &outcome.text);
    let _ = write!(text, "\n{prompt}\n");
    let width = state.legal.iter().map(|choice| choice.action.chars().count()).max().unwrap_or_default();
    for (n, choice) in (1..).zip(&state.legal) {
        let _ = writeln!(text, "{n:>3}  {:<width$}  {}", choice.action, choice.label);
    }
    text
}

/// Events, one to a line.
pub(crate) fn events(events: &[EventText]) -> String {
    events.iter().fold(String::new(), |text, event| text + &event.text + "\n")
}

/// What can come of an action, one to a line.
pub(crate) fn chances(outcomes: &[OutcomeText], say: table::Words) -> String {
    outcomes.iter().fold(String::new(), |mut text, outcome| {
        let _ = writeln!(text, "{:>8}  {}", say.chance(outcome.probability, 2), outcome.text);
        text
    })
}
