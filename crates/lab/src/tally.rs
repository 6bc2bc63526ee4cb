//! Running statistics of constant size, in whole numbers only, so that the order in which games finish does not matter.

use std::borrow::Cow;
use std::collections::BTreeMap;

use guide::Seen;
use kurgan_core::Verdict;

use crate::record::GameRow;
use crate::stats::{Moments, Share};

/// How often each whole number came up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Histogram {
    /// The number that the first count belongs to.
    low: i32,
    counts: Vec<u64>,
    total: u64,
}

impl Histogram {
    /// Counts a number.
    pub fn add(&mut self, number: i32) {
        self.add_many(number, 1);
    }

    pub(crate) fn add_many(&mut self, number: i32, times: u64) {
        if times == 0 {
            return;
        }
        if self.counts.is_empty() {
            self.low = number;
        }
        if number < self.low {
            let more = self.low.abs_diff(number) as usize;
            self.counts.splice(0..0, std::iter::repeat_n(0, more));
            self.low = number;
        }
        let place = number.abs_diff(self.low) as usize;
        if place >= self.counts.len() {
            self.counts.resize(place + 1, 0);
        }
        self.counts[place] += times;
        self.total += times;
    }

    /// Counts all that another one has counted.
    pub fn merge(&mut self, other: &Self) {
        other.iter().for_each(|(number, times)| self.add_many(number, times));
    }

    /// How many numbers were counted.
    pub fn total(&self) -> u64 {
        self.total
    }

    /// The numbers that came up, the lowest first, and how often.
    pub fn iter(&self) -> impl Iterator<Item = (i32, u64)> {
        (self.low..).zip(self.counts.iter().copied()).filter(|&(_, times)| times > 0)
    }

    /// The smallest number that at least this share of all is not above; none where nothing was counted.
    #[allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss)] // counts below 2^53
    pub fn quantile(&self, share: f64) -> Option<i32> {
        let rank = ((share * self.total as f64).ceil() as u64).max(1);
        let mut below = 0;
        self.iter().find_map(|(number, times)| {
            below += times;
            (below >= rank).then_some(number)
        })
    }

    /// Count, mean and spread.
    pub fn moments(&self) -> Moments {
        let mut moments = Moments::default();
        self.iter().for_each(|(number, times)| moments.add(number.into(), times));
        moments
    }
}

/// What many games of one arm came to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// How many games ended in each way, by [`Verdict`].
    pub ended: [u64; 3],
    /// Scores, by how the game ended.
    pub scores: [Histogram; 3],
    /// The turn of the end.
    pub turn: Histogram,
    /// Decisions with at least two choices.
    pub decisions: Histogram,
    /// Actions.
    pub actions: u64,
    /// How often a game ended for this reason, in this way, in this turn.
    pub reasons: BTreeMap<(Cow<'static, str>, Verdict, u32), u64>,
    /// How often each level of victory or defeat was reached.
    pub levels: BTreeMap<(Cow<'static, str>, Verdict), u64>,
    /// Tracks by turn and track.
    pub tracks: BTreeMap<u32, Vec<Histogram>>,
    /// Games in which a factor was seen, and the halves of wins in them.
    pub seen: Vec<(u64, u64)>,
}

/// The games of an arm that ended for one reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending<'a> {
    /// The reason.
    pub reason: &'a str,
    /// How many of these games were won.
    pub won: Share,
    /// The turns in which they ended.
    pub turns: Histogram,
}

impl Ending<'_> {
    /// How many of so many games these are.
    pub fn share(&self, games: u64) -> Share {
        Share { halves: 2 * self.won.games, games }
    }
}

impl Tally {
    /// Counts a game that follows so many tracks.
    pub fn add(&mut self, row: &GameRow, tracks: usize) {
        let ended = row.verdict as usize;
        self.ended[ended] += 1;
        self.scores[ended].add(row.score);
        self.turn.add(row.turn.cast_signed());
        self.decisions.add(row.decisions.cast_signed());
        self.actions += u64::from(row.actions);
        *self.reasons.entry((row.reason.clone(), row.verdict, row.turn)).or_default() += 1;
        *self.levels.entry((row.level.clone(), row.verdict)).or_default() += 1;
        for (&turn, values) in row.turns.iter().zip(row.tracks.chunks_exact(tracks.max(1))) {
            let histograms = self.tracks.entry(turn).or_insert_with(|| vec![Histogram::default(); tracks]);
            histograms.iter_mut().zip(values).for_each(|(histogram, &value)| histogram.add(value));
        }
        self.seen.resize(Seen::MOST, (0, 0));
        for bit in row.seen.iter() {
            let (games, halves) = &mut self.seen[bit];
            *games += 1;
            *halves += u64::from(row.verdict.halves());
        }
    }

    /// Counts all that another one has counted.
    pub fn merge(&mut self, other: &Self) {
        for (mine, theirs) in self.ended.iter_mut().zip(other.ended) {
            *mine += theirs;
        }
        self.scores.iter_mut().zip(&other.scores).for_each(|(mine, theirs)| mine.merge(theirs));
        self.turn.merge(&other.turn);
        self.decisions.merge(&other.decisions);
        self.actions += other.actions;
        for (key, times) in &other.reasons {
            *self.reasons.entry(key.clone()).or_default() += times;
        }
        for (key, times) in &other.levels {
            *self.levels.entry(key.clone()).or_default() += times;
        }
        for (&turn, theirs) in &other.tracks {
            let mine = self.tracks.entry(turn).or_insert_with(|| vec![Histogram::default(); theirs.len()]);
            mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| mine.merge(theirs));
        }
        if self.seen.len() < other.seen.len() {
            self.seen.resize(other.seen.len(), (0, 0));
        }
        for ((games, halves), &(more, wins)) in self.seen.iter_mut().zip(&other.seen) {
            *games += more;
            *halves += wins;
        }
    }

    /// How many games were counted.
    pub fn games(&self) -> u64 {
        self.ended.iter().sum()
    }

    fn halves(&self) -> u64 {
        self.ended[Verdict::Draw as usize] + 2 * self.ended[Verdict::Win as usize]
    }

    /// The share of games won, a draw as a half.
    pub fn won(&self) -> Share {
        Share { halves: self.halves(), games: self.games() }
    }

    /// All scores.
    pub fn score(&self) -> Histogram {
        let mut all = Histogram::default();
        self.scores.iter().for_each(|scores| all.merge(scores));
        all
    }

    /// The share of wins among the games with a factor, and among those without.
    pub fn with_and_without(&self, bit: usize) -> (Share, Share) {
        let (games, halves) = self.seen.get(bit).copied().unwrap_or_default();
        let without = Share { halves: self.halves() - halves, games: self.games() - games };
        (Share { halves, games }, without)
    }

    /// What ended the games, most frequent first: how often, how many of those were won, a draw as a half, and when.
    pub fn endings(&self) -> Vec<Ending<'_>> {
        let mut endings: Vec<Ending<'_>> = Vec::new();
        for ((reason, ended, turn), &times) in &self.reasons {
            let place = endings.iter().position(|known| known.reason == reason).unwrap_or(endings.len());
            if place == endings.len() {
                endings.push(Ending { reason, won: Share::default(), turns: Histogram::default() });
            }
            let ending = &mut endings[place];
            ending.won = ending.won.and(Share { halves: times * u64::from(ended.halves()), games: times });
            ending.turns.add_many(turn.cast_signed(), times);
        }
        endings.sort_by(|a, b| b.won.games.cmp(&a.won.games).then(a.reason.cmp(b.reason)));
        endings
    }

    /// Games lost for each reason in each turn: the reasons, most frequent first, with their turns.
    pub fn losses(&self) -> Vec<(&str, u64, BTreeMap<u32, u64>)> {
        let mut losses: Vec<(&str, u64, BTreeMap<u32, u64>)> = Vec::new();
        for ((reason, ended, turn), &times) in &self.reasons {
            if *ended != Verdict::Loss {
                continue;
            }
            match losses.iter_mut().find(|(known, ..)| known == reason) {
                Some((_, total, turns)) => {
                    *total += times;
                    turns.insert(*turn, times);
                }
                None => losses.push((reason, times, BTreeMap::from([(*turn, times)]))),
            }
        }
        losses.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(b.0)));
        losses
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn histogram(numbers: &[i32]) -> Histogram {
        let mut histogram = Histogram::default();
        for &number in numbers {
            histogram.add(number);
        }
        histogram
    }

    #[test]
    fn quantiles_are_numbers_that_came_up() {
        let all = histogram(&[5, -3, 5, 0, 9, 9, 9, 1, -3, 2]);
        assert_eq!(all.total(), 10);
        let quantiles = [0.0, 0.1, 0.2, 0.21, 0.5, 0.7, 0.71, 1.0].map(|share| all.quantile(share).unwrap());
        assert_eq!(quantiles, [-3, -3, -3, 0, 2, 5, 9, 9]);
        assert_eq!(histogram(&[]).quantile(0.5), None);
        assert_eq!(all.iter().collect::<Vec<_>>(), [(-3, 2), (0, 1), (1, 1), (2, 1), (5, 2), (9, 3)]);
    }

    #[test]
    fn parts_add_up_to_the_whole_in_any_order() {
        let (a, b) = (histogram(&[7, 3, 3]), histogram(&[-1, 12, 3]));
        let whole = histogram(&[7, 3, 3, -1, 12, 3]);
        let (mut first, mut second) = (a.clone(), b.clone());
        first.merge(&b);
        second.merge(&a);
        assert_eq!(first.iter().collect::<Vec<_>>(), whole.iter().collect::<Vec<_>>());
        assert_eq!(second.iter().collect::<Vec<_>>(), whole.iter().collect::<Vec<_>>());
        let moments = whole.moments();
        assert!((moments.mean() - 4.5).abs() < 1e-12, "{moments:?}");
    }
}
