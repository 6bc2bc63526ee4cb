//! A player's ratings of its possible actions.

use crate::scale::Worth;

/// The standard normal value of a 95% interval.
const Z: f64 = 1.959_964;

/// The Wilson interval at 95% of a share: `hits` of `all`, where a draw may count half.
pub fn wilson(hits: f64, all: u32) -> (f64, f64) {
    if all == 0 {
        return (0.0, 1.0);
    }
    let n = f64::from(all);
    let p = hits / n;
    let middle = p + Z * Z / (2.0 * n);
    let half = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + Z * Z / n;
    (((middle - half) / whole).max(0.0), ((middle + half) / whole).min(1.0))
}

/// What playouts tell of one action.
#[derive(Clone, PartialEq, Debug)]
pub struct Estimate<A> {
    /// The action.
    pub action: A,
    /// How many playouts went through it.
    pub visits: u32,
    /// How many of them the seat won or would win, a draw as a half.
    pub wins: f64,
    score: Sum,
    value: Sum,
    /// By how much it was better than the first one under the same luck.
    edge: Sum,
    pairs: u32,
}

/// A sum with its squares.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Sum {
    total: f64,
    squares: f64,
}

impl Sum {
    pub(crate) fn add(&mut self, x: f64) {
        self.total += x;
        self.squares += x * x;
    }

    pub(crate) fn mean(self, n: u32) -> f64 {
        self.total / f64::from(n.max(1))
    }

    /// The sum of squared distances from the mean.
    fn scatter(self, n: u32) -> f64 {
        (self.squares - f64::from(n) * self.mean(n) * self.mean(n)).max(0.0)
    }

    /// The standard deviation; nothing can be said from fewer than two.
    pub(crate) fn deviation(self, n: u32) -> Option<f64> {
        (n > 1).then(|| (self.scatter(n) / f64::from(n - 1)).sqrt())
    }

    /// The standard error of the mean, where some more with this variance are imagined.
    fn guarded(self, n: u32, variance: f64) -> f64 {
        const IMAGINED: f64 = 4.0;
        let count = f64::from(n.max(1));
        ((self.scatter(n) + IMAGINED * variance) / (count - 1.0 + IMAGINED) / count).sqrt()
    }

    /// The standard error of the mean; nothing can be said from fewer than two.
    pub(crate) fn error(self, n: u32) -> Option<f64> {
        self.deviation(n).map(|deviation| deviation / f64::from(n).sqrt())
    }
}

impl<A: Copy + PartialEq> Estimate<A> {
    /// Nothing is known of this action.
    pub fn new(action: A) -> Self {
        Self {
            action,
            visits: 0,
            wins: 0.0,
            score: Sum::default(),
            value: Sum::default(),
            edge: Sum::default(),
            pairs: 0,
        }
    }

    /// Counts a playout through this action.
    pub(crate) fn count(&mut self, worth: Worth) {
        self.visits += 1;
        self.wins += worth.win;
        self.score.add(worth.score);
        self.value.add(worth.value);
    }

    /// Counts by how much it was better than the first one under the same luck.
    pub(crate) fn compare(&mut self, by: f64) {
        self.edge.add(by);
        self.pairs += 1;
    }

    /// Adds what another player found out about the same action.
    fn merge(&mut self, other: &Self) {
        self.visits += other.visits;
        self.wins += other.wins;
        self.pairs += other.pairs;
        for (mine, theirs) in
            [(&mut self.score, other.score), (&mut self.value, other.value), (&mut self.edge, other.edge)]
        {
            mine.total += theirs.total;
            mine.squares += theirs.squares;
        }
    }

    /// The share of playouts that the seat wins; nothing without playouts. The 95% interval is as wide as if each had been
    /// won or lost; those that stop before the end have less luck in them.
    pub fn win_chance(&self) -> Option<(f64, (f64, f64))> {
        (self.visits > 0).then(|| (self.wins / f64::from(self.visits), wilson(self.wins, self.visits)))
    }

    /// The mean score, with its standard error where there are enough playouts.
    pub fn score(&self) -> Option<(f64, Option<f64>)> {
        (self.visits > 0).then(|| (self.score.mean(self.visits), self.score.error(self.visits)))
    }

    /// The mean value to the seat, from 0 to 1.
    pub fn value(&self) -> f64 {
        self.value.mean(self.visits)
    }

    /// By how much this one is better than another, and the standard error of that: under the same luck where both
    /// met it. A few playouts that ended alike prove nothing: some more are imagined, spread as those of all are.
    fn edge_over(&self, own: &Self, spread: Spread) -> (f64, f64) {
        if self.pairs > 0 {
            return (self.edge.mean(self.pairs), self.edge.guarded(self.pairs, spread.edge));
        }
        let error = |estimate: &Self| estimate.value.guarded(estimate.visits, spread.value);
        (self.value() - own.value(), error(self).hypot(error(own)))
    }
}

/// What a player thinks: every action it considered, the best first.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// The actions, the best first.
    pub ranked: Vec<Estimate<A>>,
}

impl<A: Copy + PartialEq> Advice<A> {
    /// Actions of which nothing is known, in this order.
    pub fn plain(actions: impl IntoIterator<Item = A>) -> Self {
        Self { ranked: actions.into_iter().map(Estimate::new).collect() }
    }

    /// The action to take.
    pub fn best(&self) -> Option<A> {
        self.ranked.first().map(|estimate| estimate.action)
    }

    /// All playouts.
    pub fn playouts(&self) -> u32 {
        self.ranked.iter().map(|estimate| estimate.visits).sum()
    }

    /// Ranks actions by what their value is at least. The first one is what the playouts' own player would do: it is
    /// passed over only for an action that is better by so many standard errors.
    pub(crate) fn rank(mut estimates: Vec<Estimate<A>>, proof: f64) -> Self {
        let Some((own, others)) = estimates.split_first_mut() else { return Self { ranked: estimates } };
        let spread = Spread::of(own, others);
        let assured = |estimate: &Estimate<A>| {
            let (edge, error) = estimate.edge_over(own, spread);
            if estimate.visits == 0 { f64::NEG_INFINITY } else { edge - error }
        };
        others.sort_by(|a, b| assured(b).total_cmp(&assured(a)));
        let proven = |estimate: &Estimate<A>| {
            let (edge, error) = estimate.edge_over(own, spread);
            estimate.visits > 0 && edge > proof * error
        };
        let place = match others.first() {
            // All that are better than what the expert would do, if the best of them is so beyond doubt.
            Some(best) if proven(best) => others.iter().take_while(|estimate| assured(estimate) > 0.0).count().max(1),
            _ => 0,
        };
        estimates[..=place].rotate_left(1);
        Self { ranked: estimates }
    }

    /// Whether more playouts would hardly change anything: no action can be much better than what the playouts' own
    /// player would do, or one is beyond doubt.
    pub(crate) fn is_settled(estimates: &[Estimate<A>], proof: f64) -> bool {
        const MUCH: f64 = 0.01;
        const LEAST: u32 = 32;
        let Some((own, others)) = estimates.split_first() else { return true };
        let spread = Spread::of(own, others);
        let (mut hope, mut proven) = (false, false);
        for other in others.iter().filter(|other| other.visits > 0) {
            let (edge, error) = other.edge_over(own, spread);
            hope |= edge + 2.0 * error > MUCH || other.visits < LEAST;
            proven |= edge > 1.5 * proof * error && other.visits >= LEAST;
        }
        own.visits >= LEAST && (proven || !hope)
    }

    /// Adds up what several players found out, each of whom put the same action first.
    pub(crate) fn merge(all: Vec<Vec<Estimate<A>>>, proof: f64) -> Self {
        let mut merged: Vec<Estimate<A>> = Vec::new();
        for estimate in all.into_iter().flatten() {
            match merged.iter_mut().find(|known| known.action == estimate.action) {
                Some(known) => known.merge(&estimate),
                None => merged.push(estimate),
            }
        }
        Self::rank(merged, proof)
    }
}

/// How much playouts scatter, all actions taken together.
#[derive(Clone, Copy)]
struct Spread {
    value: f64,
    edge: f64,
}

impl Spread {
    fn of<A>(own: &Estimate<A>, others: &[Estimate<A>]) -> Self {
        let pooled = |sums: &mut dyn Iterator<Item = (Sum, u32)>| {
            let (mut scatter, mut free) = (0.0, 0.0);
            for (sum, n) in sums.filter(|(_, n)| *n > 1) {
                scatter += sum.scatter(n);
                free += f64::from(n - 1);
            }
            if free > 0.0 { scatter / free } else { 0.0625 }
        };
        let all = || std::iter::once(own).chain(others);
        Self {
            value: pooled(&mut all().map(|estimate| (estimate.value, estimate.visits))),
            edge: pooled(&mut others.iter().map(|estimate| (estimate.edge, estimate.pairs))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_those_of_the_books() {
        let (low, high) = wilson(8.0, 10);
        assert!((low - 0.490).abs() < 0.001 && (high - 0.943).abs() < 0.001, "{low} {high}");
        assert_eq!(wilson(0.0, 0), (0.0, 1.0));
        let (low, high) = wilson(0.0, 100);
        assert!(low.abs() < 1e-12 && (high - 0.037).abs() < 0.001, "{low} {high}");
    }

    #[test]
    fn errors_are_those_of_the_mean() {
        let mut sum = Sum::default();
        for x in [2.0, 4.0, 4.0, 6.0] {
            sum.add(x);
        }
        let error = sum.error(4).unwrap();
        assert!((sum.mean(4) - 4.0).abs() < 1e-12 && (error - (8.0_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
        assert_eq!(sum.error(1), None);
    }
}
