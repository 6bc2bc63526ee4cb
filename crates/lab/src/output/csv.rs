//! Rows as CSV.

use csv::Writer;

use crate::record::GameRow;

/// The columns of a game.
pub(crate) const GAME: [&str; 9] =
    ["arm", "seed", "verdict", "score", "level", "reason", "turn", "decisions", "actions"];
/// The columns of a turn before its tracks.
pub(crate) const TURN: [&str; 3] = ["arm", "seed", "turn"];

/// The first line of the games.
pub(crate) fn games_head() -> Vec<u8> {
    lines(|writer| writer.write_record(GAME))
}

/// The first line of the turns.
pub(crate) fn turns_head(tracks: &[&str]) -> Vec<u8> {
    lines(|writer| writer.write_record(TURN.iter().chain(tracks)))
}

/// A line for each game of an arm; the seeds follow one another.
pub(crate) fn games(arm: &str, seed: u64, rows: &[GameRow]) -> Vec<u8> {
    lines(|writer| {
        (seed..).zip(rows).try_for_each(|(seed, row)| {
            let (turn, decisions, actions) = (row.turn.to_string(), row.decisions.to_string(), row.actions.to_string());
            let (seed, score) = (seed.to_string(), row.score.to_string());
            let (level, reason) = (&*row.level, &*row.reason);
            writer.write_record([arm, &seed, row.verdict.id(), &score, level, reason, &turn, &decisions, &actions])
        })
    })
}

/// A line for each turn of each game of an arm.
pub(crate) fn turns(arm: &str, seed: u64, rows: &[GameRow], tracks: usize) -> Vec<u8> {
    lines(|writer| {
        (seed..).zip(rows).try_for_each(|(seed, row)| {
            let seed = seed.to_string();
            row.turns.iter().zip(row.tracks.chunks_exact(tracks.max(1))).try_for_each(|(turn, values)| {
                writer.write_field(arm)?;
                writer.write_field(&seed)?;
                writer.write_field(turn.to_string())?;
                values.iter().try_for_each(|value| writer.write_field(value.to_string()))?;
                writer.write_record(None::<&[u8]>)
            })
        })
    })
}

/// Writing to memory does not fail; were it to, the lines would be missing and the read-back test would tell.
fn lines(write: impl FnOnce(&mut Writer<Vec<u8>>) -> csv::Result<()>) -> Vec<u8> {
    let mut writer = Writer::from_writer(Vec::new());
    let _ = write(&mut writer);
    writer.into_inner().unwrap_or_default()
}
