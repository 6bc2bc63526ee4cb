//! The statistics of shares and means: intervals, and tests of a difference.

use ai::wilson;
use serde::Serialize;
use statrs::distribution::{Binomial, ContinuousCDF, Discrete, DiscreteCDF, Normal, StudentsT};

/// The confidence of every interval.
const CONFIDENCE: f64 = 0.95;

/// A share of games, a draw as a half.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Share {
    /// Halves of wins.
    pub halves: u64,
    /// Games.
    pub games: u64,
}

#[allow(clippy::cast_precision_loss)] // counts far below 2^53
impl Share {
    /// The share, 0 of nothing.
    pub fn rate(self) -> f64 {
        self.halves as f64 / 2.0 / self.games.max(1) as f64
    }

    /// Its 95% interval by Wilson.
    pub fn interval(self) -> (f64, f64) {
        wilson(self.halves as f64 / 2.0, u32::try_from(self.games).unwrap_or(u32::MAX))
    }

    /// The share of these and other games.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self { halves: self.halves + other.halves, games: self.games + other.games }
    }

    /// As many games as one of so many arms has, won as often as all of them; to the next half.
    #[must_use]
    pub fn mean_of(self, arms: u64) -> Self {
        let arms = arms.max(1);
        Self { halves: (self.halves + arms / 2) / arms, games: self.games / arms }
    }

    /// The 95% interval of this share less another one of other games, by Newcombe's hybrid of Wilson's intervals.
    pub fn less(self, other: Self) -> Estimate {
        let (p, q) = (self.rate(), other.rate());
        let ((low, high), (other_low, other_high)) = (self.interval(), other.interval());
        let down = (p - low).hypot(other_high - q);
        let up = (high - p).hypot(q - other_low);
        Estimate { value: p - q, low: p - q - down, high: p - q + up }
    }
}

/// A number with its 95% interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The number.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Estimate {
    /// Whether the interval leaves zero out.
    pub fn is_clear(&self) -> bool {
        self.low > 0.0 || self.high < 0.0
    }
}

/// Count, sum and sum of squares of whole numbers, exactly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moments {
    /// How many.
    pub count: u64,
    sum: i128,
    squares: i128,
}

#[allow(clippy::cast_precision_loss)] // sums of small numbers
impl Moments {
    /// Counts a number so many times.
    pub fn add(&mut self, number: i64, times: u64) {
        self.count += times;
        self.sum += i128::from(number) * i128::from(times);
        self.squares += i128::from(number) * i128::from(number) * i128::from(times);
    }

    /// The mean, 0 of nothing.
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// The variance of what the numbers are a sample of; 0 of fewer than two.
    pub fn variance(&self) -> f64 {
        let n = i128::from(self.count);
        if n < 2 {
            return 0.0;
        }
        (n * self.squares - self.sum * self.sum) as f64 / (n as f64 * (n - 1) as f64)
    }

    /// The standard error of the mean; none of fewer than two.
    pub fn error(&self) -> Option<f64> {
        (self.count > 1).then(|| (self.variance() / self.count as f64).sqrt())
    }

    /// The mean with its 95% interval by Student's t; none of fewer than two.
    pub fn interval(&self) -> Option<Estimate> {
        let (mean, error) = (self.mean(), self.error()?);
        let half = quantile_t(self.count as f64 - 1.0) * error;
        Some(Estimate { value: mean, low: mean - half, high: mean + half })
    }

    /// The 95% interval of this mean less another one of other games, by Welch; none of fewer than two.
    pub fn less(&self, other: &Self) -> Option<Estimate> {
        let value = self.mean() - other.mean();
        let (a, b) = (self.error()?.powi(2), other.error()?.powi(2));
        let both = a + b;
        let spread = a * a / (self.count as f64 - 1.0) + b * b / (other.count as f64 - 1.0);
        let freedom = if spread > 0.0 { both * both / spread } else { f64::INFINITY };
        let half = quantile_t(freedom) * both.sqrt();
        Some(Estimate { value, low: value - half, high: value + half })
    }
}

/// How many standard errors an interval reaches, with so many degrees of freedom.
fn quantile_t(freedom: f64) -> f64 {
    let upper = 0.5 + CONFIDENCE / 2.0;
    let student = if freedom < 1e6 { StudentsT::new(0.0, 1.0, freedom.max(1.0)).ok() } else { None };
    student.map_or_else(|| Normal::standard().inverse_cdf(upper), |student| student.inverse_cdf(upper))
}

/// `McNemar`'s mid-p test: of the pairs in which one side did better, so many were better on the first side and so many on
/// the second. The chance that pure luck splits them more unevenly, with half of the split's own.
pub(crate) fn mcnemar(first: u64, second: u64) -> f64 {
    let (fewer, all) = (first.min(second), first + second);
    let luck = Binomial::new(0.5, all).ok().filter(|_| all > 0);
    luck.map_or(1.0, |luck| (2.0 * luck.cdf(fewer) - luck.pmf(fewer)).clamp(0.0, 1.0))
}

/// The chance that pure luck brings two shares of different games at least so far apart: the z test with pooled shares.
pub(crate) fn two_shares(a: Share, b: Share) -> f64 {
    let all = Share { halves: a.halves + b.halves, games: a.games + b.games };
    let p = all.rate();
    #[allow(clippy::cast_precision_loss)] // counts far below 2^53
    let error = (p * (1.0 - p) * (1.0 / a.games.max(1) as f64 + 1.0 / b.games.max(1) as f64)).sqrt();
    if error <= 0.0 {
        return 1.0;
    }
    2.0 * Normal::standard().sf(((a.rate() - b.rate()) / error).abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64, within: f64) {
        assert!((a - b).abs() < within, "{a} is not {b}");
    }

    #[test]
    fn shares_have_wilsons_interval() {
        // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        for (wins, games, low, high) in
            [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)]
        {
            let (l, h) = Share { halves: 2 * wins, games }.interval();
            close(l, low, 5e-5);
            close(h, high, 5e-5);
        }
        let (draws, wins) = (Share { halves: 10, games: 10 }, Share { halves: 2 * 5, games: 10 });
        close(draws.rate(), 0.5, 1e-12);
        assert_eq!(draws.interval(), wins.interval());
    }

    #[test]
    fn a_difference_of_shares_has_newcombes_interval() {
        // Newcombe 1998, table II, method 10: 56/70 - 48/80, 9/10 - 3/10, 10/10 - 0/20.
        for ((a, m), (b, n), low, high) in
            [((56, 70), (48, 80), 0.0524, 0.3339), ((9, 10), (3, 10), 0.1705, 0.8090), ((10, 10), (0, 20), 0.6791, 1.0)]
        {
            let difference = Share { halves: 2 * a, games: m }.less(Share { halves: 2 * b, games: n });
            close(difference.low, low, 5e-5);
            close(difference.high, high, 5e-5);
        }
    }

    #[test]
    fn mcnemar_is_that_of_the_books() {
        // Fagerland, Lydersen, Laake 2013: 1 against 7 gives mid-p 0.0391.
        close(mcnemar(1, 7), 0.0391, 5e-5);
        close(mcnemar(7, 1), 0.0391, 5e-5);
        close(mcnemar(0, 0), 1.0, 1e-12);
        close(mcnemar(5, 5), 1.0, 1e-9);
        // 121 against 59: the approximate test with continuity correction gives chi2 20.67, p 5.4e-6.
        let large = mcnemar(121, 59);
        assert!(large < 5.4e-6 && large > 1e-6, "{large}");
        assert!(mcnemar(500_000, 510_000) < 1e-20);
    }

    #[test]
    fn means_have_students_interval() {
        let mut moments = Moments::default();
        for number in [1, 2, 3, 4, 5] {
            moments.add(number, 1);
        }
        close(moments.variance(), 2.5, 1e-12);
        // t with 4 degrees of freedom: 2.7764.
        let interval = moments.interval().unwrap();
        close(interval.high, 3.0 + 2.776_445 * (2.5_f64 / 5.0).sqrt(), 1e-4);
        assert!(Moments::default().interval().is_none());
        let mut same = Moments::default();
        same.add(7, 3);
        let none = same.interval().unwrap();
        assert!((none.low - 7.0).abs() < 1e-12 && (none.high - 7.0).abs() < 1e-12);
        assert!(!moments.less(&moments).unwrap().is_clear());
    }

    #[test]
    fn two_shares_are_told_apart_or_not() {
        let share = |wins: u64, games| Share { halves: 2 * wins, games };
        // R: prop.test(c(15, 25), c(50, 50), correct = FALSE): p = 0.04123.
        close(two_shares(share(15, 50), share(25, 50)), 0.0412, 5e-5);
        close(two_shares(share(0, 50), share(0, 70)), 1.0, 1e-12);
    }
}
