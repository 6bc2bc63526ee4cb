//! `kurgan review`: what decided a finished game.

use std::fmt::Write as _;
use std::io::Write;

use ai::review::{Change, Moment, Review};
use anyhow::bail;
use kurgan_core::{Seat, Seats};
use serde_json::{Value, json};
use table::AnySession;
use table::review::{Line, Looked, Sentences, sentences, turn};

use crate::args::Form;
use crate::seats;
use crate::think::progress;
use crate::words::L10nLanguage as Words;

/// How wide a chance of 100% is in the chart.
const BAR: f64 = 50.0;

/// Looks at a finished game again, for the side of a seat.
pub(crate) fn review(
    words: &Words,
    say: table::Words,
    game: &AnySession,
    seat: Option<&str>,
    playouts: u32,
    form: Form,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let seat = seat.map_or(Ok(Seat(0)), |name| seats::seat(words, game, name))?;
    if !game.is_over() {
        bail!(words.review_unfinished());
    }
    let held = game.sides().into_iter().find(|side| side.has(seat)).unwrap_or(Seats::only(seat));
    let bar = progress(0, String::new());
    let told = |done: usize, all: usize| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    };
    let review = ai::review::review(game, seat, playouts, 0, &told);
    bar.finish_and_clear();
    let looked = review.looked(game, held);
    let told = sentences(game, held, &looked, say);
    if form == Form::Json {
        return Ok(writeln!(out, "{}", as_json(game, seat, &review, &looked, &told))?);
    }
    writeln!(out, "{}\n{}", told.title, told.text)?;
    if game.sides().len() > 1 {
        let names: Vec<String> = game.names(held).iter().map(|name| game.game().seat(name, say)).collect();
        writeln!(out, "{}", words.review_for(names.join(", ")))?;
    }
    writeln!(out, "\n{}\n{}", told.chart, chart(words, say, &looked))?;
    for share in &told.shares {
        writeln!(out, "{share}")?;
    }
    for (head, list, none) in
        [(&told.costly, &told.decisions, &told.no_decisions), (&told.unlucky, &told.dice, &told.no_dice)]
    {
        writeln!(out, "\n{head}")?;
        if list.is_empty() {
            writeln!(out, "{none}")?;
        }
        write!(out, "{}", lines(say, list))?;
    }
    Ok(())
}

/// The chance to win at the start and at the end of each turn, a bar for each.
fn chart(words: &Words, say: table::Words, looked: &Looked) -> String {
    let mut bars = vec![(words.review_first(), looked.start)];
    for (n, &(number, chance)) in looked.line.iter().enumerate() {
        if looked.line.get(n + 1).is_none_or(|(next, _)| *next != number) {
            bars.push((turn(number, say), chance));
        }
    }
    let width = bars.iter().map(|(name, _)| name.chars().count()).max().unwrap_or_default();
    bars.iter().fold(String::new(), |mut text, (name, chance)| {
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a share of the width
        let bar = "#".repeat((chance * BAR).round() as usize);
        let line = format!("  {name:width$}  {:>5}  {bar}", say.percent(*chance, 0));
        let _ = writeln!(text, "{}", line.trim_end());
        text
    })
}

/// Actions that changed much, one to a line.
fn lines(say: table::Words, lines: &[Line]) -> String {
    lines.iter().fold(String::new(), |mut text, line| {
        let came = if line.came.is_empty() { String::new() } else { format!(". {}", line.came) };
        let _ = writeln!(text, "{:>6}  {}{}{}{came}", line.points, line.turn, say.colon(), line.what);
        text
    })
}

fn as_json(game: &AnySession, seat: Seat, review: &Review, looked: &Looked, told: &Sentences) -> Value {
    let change = |change: Change| json!({ "by": change.by, "error": change.error });
    let moment = |moment: &Moment| {
        json!({
            "entry": moment.entry,
            "turn": moment.turn,
            "deciders": game.names(moment.deciders),
            "before": moment.before,
            "chosen": moment.chosen,
            "after": moment.after,
            "decision": moment.decision.map(change),
            "fall": moment.fall.map(change),
        })
    };
    json!({
        "seat": game.names(Seats::only(seat)).first(),
        "playouts": looked.playouts,
        "start": looked.start,
        "shares": { "decisions": looked.choice, "others": looked.others, "luck": looked.luck },
        "moments": review.moments.iter().map(moment).collect::<Vec<_>>(),
        "costly": told.decisions,
        "unlucky": told.dice,
    })
}
