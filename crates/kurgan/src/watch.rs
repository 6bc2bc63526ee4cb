//! `kurgan watch`: the program plays a whole game.

use std::io::Write;
use std::thread::sleep;
use std::time::Duration;

use ai::clock::choose;
use anyhow::bail;
use table::{AnySession, MAX_SEED, Packs, Start};

use crate::args::{Dice, NewGame};
use crate::seats::{Hired, Seating};
use crate::think::Thinking;
use crate::words::L10nLanguage as Words;
use crate::{new, show};

/// The game to watch, who plays it, and how fast.
pub(crate) struct Watching {
    pub(crate) game: NewGame,
    /// Who holds every seat that nobody else was given.
    pub(crate) thinking: Thinking,
    pub(crate) hired: Hired,
    /// How long to wait after each action.
    pub(crate) delay: Duration,
}

/// Plays a whole game and tells what happens.
pub(crate) fn watch(
    words: &Words,
    say: table::Words,
    packs: Packs,
    wanted: &Watching,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let Watching { game: wanted, thinking, hired, delay } = wanted;
    let options = new::options(words, say, packs, wanted)?;
    let seed = match wanted.dice {
        Dice::Seed(seed) => seed,
        Dice::AnySeed | Dice::Own => getrandom::u64()? & MAX_SEED,
    };
    let started = AnySession::new(&packs, &Start { seed: Some(seed), ..Start::of(wanted.game, &options) }, say);
    let mut game = match started {
        Ok(game) => game,
        Err(error) => bail!(error.message),
    };
    let seating = Seating::new(words, &game, hired)?;
    let level = |seat| seating.at(seat).unwrap_or(thinking.level);
    let (named, number) = (wanted.game.title(say), seed.to_string());
    let title = if hired.seats.is_empty() {
        words.watch_title(named, number, thinking.level.id())
    } else {
        let seats = game.all_seats().iter().zip(game.seats());
        let player = |(seat, id): (_, &&str)| words.watch_seat(wanted.game.seat(id, say), level(seat).id());
        words.watch_title_seats(named, number, seats.map(player).collect::<Vec<_>>().join(&say.comma()))
    };
    writeln!(out, "{title}\n")?;
    write!(out, "{}", show::events(&game.last_events(say)))?;
    // The player's chance is its own: it knows nothing of the dice to come.
    let mut own = !seed & MAX_SEED;
    while let Some(seat) = game.to_act().iter().next() {
        let Some(action) = choose(&game, level(seat), thinking.thought, own) else { break };
        own = own.wrapping_add(1);
        writeln!(out, "\n> {action}")?;
        match game.play(&action, None, say) {
            Ok(events) => write!(out, "{}", show::events(&events))?,
            Err(error) => bail!(error.message),
        }
        if !delay.is_zero() {
            out.flush()?;
            sleep(*delay);
        }
    }
    writeln!(out, "\n{}", game.board(say).trim_end())?;
    Ok(write!(out, "\n{}", show::scene(words, &game.state(say)))?)
}
