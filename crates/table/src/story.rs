//! The story of a finished game in numbers: its tracks from turn to turn, its losses, its dice, and where chance decided.

use guide::{EventText, Odds, Speaks, Studies};
use kurgan_core::{Seats, Session, Upshot as _};

use crate::each_session as each;
use crate::registry::{AnySession, Listed};
use crate::reply::Ending;
use crate::staged::Staged;
use crate::words::Words;

/// How many moments of chance are told.
const TOLD: usize = 3;

/// A finished game as its players remember it.
#[derive(Clone, PartialEq, Debug)]
pub struct Story {
    /// How it ended.
    pub ending: Ending,
    /// What the score counts.
    pub score_name: String,
    /// The least score that wins.
    pub goal: Option<i32>,
    /// The turn after each part of the charts; the first is the set-up.
    pub turns: Vec<u32>,
    /// The tracks, each with its value at the start and after each turn.
    pub charts: Vec<Chart>,
    /// What was lost, and how much.
    pub losses: Vec<(String, usize)>,
    /// How often each face of a die came, on either side.
    pub dice: [usize; 6],
    /// What these seats tried where chance decided.
    pub luck: Luck,
    /// Where chance went furthest from what was likely, in the order of play.
    pub moments: Vec<Turning>,
}

/// A track from turn to turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chart {
    /// Its name.
    pub name: String,
    /// Its values.
    pub values: Vec<i32>,
}

/// What was tried, against what was to be expected.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Luck {
    /// How many decisions could succeed or fail.
    pub tries: usize,
    /// How many succeeded.
    pub came: usize,
    /// How many were to be expected.
    pub expected: f64,
    /// The variance of that.
    pub variance: f64,
}

impl Luck {
    /// How far it is from what was expected, in standard deviations.
    pub fn score(&self) -> f64 {
        let came = f64::from(u32::try_from(self.came).unwrap_or(u32::MAX));
        if self.variance > 0.0 { (came - self.expected) / self.variance.sqrt() } else { 0.0 }
    }
}

/// A decision whose result was unlikely.
#[derive(Clone, PartialEq, Debug)]
pub struct Turning {
    /// Its entry, counted from 1.
    pub entry: usize,
    /// Its turn.
    pub turn: u32,
    /// What was decided.
    pub label: String,
    /// What came of it.
    pub came: String,
    /// How likely success was.
    pub chance: f64,
    /// Whether it came.
    pub succeeded: bool,
}

impl AnySession {
    /// The story of this game for these seats; nothing while it goes on.
    pub fn story(&self, held: Seats, words: Words) -> Option<Story> {
        let ending = self.state_for(held, words).outcome?;
        let mut story = each!(self, session => story(session, held, ending, words));
        let log = self.log_for(held, 0, words);
        for event in log.iter().flat_map(|told| &told.events) {
            count(event, &mut story.dice);
        }
        story.moments = story
            .moments
            .into_iter()
            .filter_map(|moment| {
                let decided = self.decided(held, moment.entry, words)?;
                let label = self.settled_for(held, moment.entry, words).unwrap_or(decided.label);
                Some(Turning { label, came: decided.came, ..moment })
            })
            .collect();
        Some(story)
    }
}

impl AnySession {
    /// What this entry settled, if that is one thing.
    fn settled_for(&self, held: Seats, entry: usize, words: Words) -> Option<String> {
        let staged = self.staged_for(held, entry, words);
        let moments = staged.into_iter().filter_map(|staged| match staged {
            Staged::Moment { moment, .. } if moment.result.is_some() => Some(moment.title),
            _ => None,
        });
        let mut titles: Vec<String> = moments.collect();
        titles.pop().filter(|title| titles.is_empty() && !title.is_empty())
    }
}

/// Adds the dice of an event.
fn count(event: &EventText, faces: &mut [usize; 6]) {
    for face in event.rolls().flatten() {
        faces[usize::from(face) - 1] += 1; // a die has six faces
    }
}

fn story<G: Listed>(session: &Session<G>, held: Seats, ending: Ending, words: Words) -> Story {
    let seat = held.iter().next();
    let tracks = |entry: usize| {
        let mut values = Vec::new();
        G::Guide::tracks(session.game_after(entry).sight(seat), &mut values);
        values
    };
    let last = session.len();
    let turn = |entry: usize| session.game_after(entry).turn();
    // The set-up, then the last entry of each turn.
    let ends = (1..=last).filter(|&entry| entry == last || turn(entry) != turn(entry + 1));
    let points: Vec<usize> = std::iter::once(0).chain(ends).collect();
    let values: Vec<Vec<i32>> = points.iter().map(|&entry| tracks(entry)).collect();
    let charts = G::Guide::CHARTED.iter().filter_map(|track| {
        let place = G::Guide::TRACKS.iter().position(|known| known == track)?;
        let values = values.iter().filter_map(|values| values.get(place).copied()).collect();
        Some(Chart { name: G::Guide::track_name(track, words), values })
    });
    let mut charts: Vec<Chart> = charts.collect();
    // A game can be lost with more points than it is worth in the end.
    if let Some(last) = charts.first_mut().and_then(|chart| chart.values.last_mut()) {
        *last = ending.score;
    }
    let mut losses: Vec<(String, usize)> = G::Guide::losses(words).into_iter().map(|name| (name, 0)).collect();
    for which in session.history().flat_map(|(_, events)| events).filter_map(G::Guide::loss) {
        if let Some((_, count)) = losses.get_mut(which) {
            *count += 1;
        }
    }
    let tries = tries(session, held);
    let luck = tries.iter().fold(Luck::default(), |luck, tried| Luck {
        tries: luck.tries + 1,
        came: luck.came + usize::from(tried.succeeded),
        expected: luck.expected + tried.chance,
        variance: luck.variance + tried.chance * (1.0 - tried.chance),
    });
    Story {
        ending,
        score_name: G::Guide::score_name(words),
        goal: G::Guide::goal(session.game().sight(seat)),
        turns: points.iter().map(|&entry| turn(entry)).collect(),
        charts,
        losses,
        dice: [0; 6],
        luck,
        moments: farthest(tries),
    }
}

/// What these seats decided where it could succeed or fail.
fn tries<G: Listed>(session: &Session<G>, held: Seats) -> Vec<Turning> {
    let tried = session.history().enumerate().filter_map(|(entry, (action, events))| {
        let action = action?;
        let before = session.game_after(entry.checked_sub(1)?);
        if before.to_act().both(held).is_empty() {
            return None;
        }
        if !session.takes_chance(entry) {
            return None;
        }
        let succeeded = G::Guide::hoped(&G::Upshot::of(events)) == Some(true);
        let upshots = before.odds(action).ok()?;
        let chance = Odds::hope(upshots.iter().map(|(upshot, ratio)| (G::Guide::hoped(upshot), ratio.value())))?;
        let turn = before.turn();
        let is_open = chance > 0.0 && chance < 1.0;
        is_open.then_some(Turning { entry, turn, label: String::new(), came: String::new(), chance, succeeded })
    });
    tried.collect()
}

/// Those whose result was least likely.
fn farthest(mut tries: Vec<Turning>) -> Vec<Turning> {
    let unlikely = |tried: &Turning| if tried.succeeded { 1.0 - tried.chance } else { tried.chance };
    tries.sort_by(|a, b| unlikely(b).total_cmp(&unlikely(a)));
    tries.truncate(TOLD);
    tries.sort_by_key(|tried| tried.entry);
    tries
}
