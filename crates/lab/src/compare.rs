//! Compares two runs, or two arms of one.
//!
//! If both were played with keyed dice and the same seeds, they are compared game by game: shared luck cancels out, and
//! the same number of games reveals a smaller difference.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::error::LabError;
use crate::output::parquet::{Game, read};
use crate::output::{GAMES_PARQUET, summary::percent};
use crate::plan::Plan;
use crate::resume::{PLAN, SUMMARY};
use crate::stats::{Estimate, Moments, Share, mcnemar, two_shares};
use crate::words::{Says, Words};

/// A difference is called significant where luck alone would bring it less often than this.
const SIGNIFICANT: f64 = 0.05;

/// Fewer games prove nothing about scores: five that all go one way are luck once in sixteen times.
const ENOUGH: u64 = 6;

/// The folder of a run and, after a `#`, one of its arms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    folder: PathBuf,
    arm: Option<String>,
}

impl Side {
    /// Reads `FOLDER` or `FOLDER#ARM`.
    pub fn read(text: &str) -> Self {
        // Folders and arms may both have a # in their names.
        let mut cuts = text.match_indices('#').map(|(at, _)| (&text[..at], &text[at + 1..]));
        let cut = cuts.clone().find(|(folder, _)| Path::new(folder).exists()).or_else(|| cuts.next());
        match cut.filter(|_| !Path::new(text).exists()) {
            Some((folder, arm)) => Self { folder: folder.into(), arm: Some(arm.into()) },
            None => Self { folder: text.into(), arm: None },
        }
    }

    fn plan(&self) -> Result<Plan, LabError> {
        let path = self.folder.join(PLAN);
        if !self.folder.join(SUMMARY).exists() {
            return Err(LabError::NoRun(self.folder.clone()));
        }
        let text = fs::read(&path).map_err(|error| LabError::Unreadable(path.clone(), error))?;
        serde_json::from_slice(&text).map_err(|error| LabError::Damaged(path, error.to_string()))
    }

    fn games(&self, arm: &str) -> Result<Vec<Game>, LabError> {
        read(&self.folder.join(GAMES_PARQUET), arm)
    }

    /// The arm that is named, if one is.
    fn named<'a>(&self, plan: &'a Plan) -> Result<Option<&'a str>, LabError> {
        let Some(wanted) = &self.arm else { return Ok(None) };
        let found = plan.arms.iter().find(|arm| arm.name == *wanted);
        let missing = || LabError::NoArm(self.folder.clone(), wanted.clone(), names(plan));
        found.map(|arm| Some(arm.name.as_str())).ok_or_else(missing)
    }
}

fn names(plan: &Plan) -> Vec<String> {
    plan.arms.iter().map(|arm| arm.name.clone()).collect()
}

/// How two arms compare; differences are those of the second less the first.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison {
    /// The names of both.
    pub names: [String; 2],
    /// How many pairs of games with the same seed; none where games are not paired.
    pub pairs: Option<u64>,
    /// The share of games won by each.
    pub won: [Share; 2],
    /// The difference of the shares.
    pub win_difference: Estimate,
    /// In how many pairs the first and the second did better; none where games are not paired.
    pub better: [u64; 2],
    /// How often luck alone would bring such a difference.
    pub p: f64,
    /// The scores of each.
    pub score: [Moments; 2],
    /// The difference of the mean scores; none of fewer than two games.
    pub score_difference: Option<Estimate>,
}

/// Compares two runs: the arms that are named; else those with the same name, or the only ones; without a second run,
/// every arm with the one that is named, or with the first.
pub fn compare(first: &Side, second: Option<&Side>) -> Result<Vec<Comparison>, LabError> {
    let plan = first.plan()?;
    let base = first.named(&plan)?;
    let Some(second) = second else {
        let base = base.or_else(|| plan.arms.first().map(|arm| arm.name.as_str())).unwrap_or_default();
        let others = plan.arms.iter().map(|arm| arm.name.as_str()).filter(|name| *name != base);
        if plan.arms.len() < 2 {
            return Err(LabError::Alone(first.folder.clone()));
        }
        let games = first.games(base)?;
        return others
            .map(|other| Ok(one([base.into(), other.into()], plan.paired, &games, &first.games(other)?)))
            .collect();
    };
    let other_plan = second.plan()?;
    if plan.game != other_plan.game {
        return Err(LabError::OtherGame(plan.game, other_plan.game));
    }
    let paired = plan.paired && other_plan.paired;
    let pairs: Vec<(&str, &str)> = match (base, second.named(&other_plan)?) {
        (Some(a), Some(b)) => vec![(a, b)],
        (Some(a), None) => vec![(a, only(second, &other_plan)?)],
        (None, Some(b)) => vec![(only(first, &plan)?, b)],
        (None, None) if plan.arms.len() == 1 && other_plan.arms.len() == 1 => {
            vec![(only(first, &plan)?, only(second, &other_plan)?)]
        }
        (None, None) => {
            let has = |name: &str| other_plan.arms.iter().any(|arm| arm.name == name);
            plan.arms.iter().map(|arm| arm.name.as_str()).filter(|name| has(name)).map(|name| (name, name)).collect()
        }
    };
    if pairs.is_empty() {
        return Err(LabError::WhichArm(second.folder.clone(), names(&other_plan)));
    }
    let label = |side: &Side, arm: &str| format!("{}#{arm}", side.folder.display());
    pairs
        .into_iter()
        .map(|(a, b)| Ok(one([label(first, a), label(second, b)], paired, &first.games(a)?, &second.games(b)?)))
        .collect()
}

/// The only arm of a run.
fn only<'a>(side: &Side, plan: &'a Plan) -> Result<&'a str, LabError> {
    match &plan.arms[..] {
        [arm] => Ok(&arm.name),
        _ => Err(LabError::WhichArm(side.folder.clone(), names(plan))),
    }
}

fn one(names: [String; 2], paired: bool, a: &[Game], b: &[Game]) -> Comparison {
    let others: BTreeMap<u64, &Game> =
        if paired { b.iter().map(|game| (game.seed, game)).collect() } else { BTreeMap::new() };
    let pairs: Vec<(&Game, &Game)> = a.iter().filter_map(|game| Some((game, *others.get(&game.seed)?))).collect();
    if pairs.is_empty() { unpaired(names, a, b) } else { of_pairs(names, &pairs) }
}

fn share<'a>(games: impl Iterator<Item = &'a Game>) -> Share {
    games.fold(Share::default(), |share, game| share.and(Share { halves: game.ended.halves().into(), games: 1 }))
}

fn scores<'a>(games: impl Iterator<Item = &'a Game>) -> Moments {
    let mut moments = Moments::default();
    games.for_each(|game| moments.add(game.score.into(), 1));
    moments
}

fn of_pairs(names: [String; 2], pairs: &[(&Game, &Game)]) -> Comparison {
    let (mut halves, mut points, mut better) = (Moments::default(), Moments::default(), [0, 0]);
    for (a, b) in pairs {
        halves.add(i64::from(b.ended.halves()) - i64::from(a.ended.halves()), 1);
        points.add(i64::from(b.score) - i64::from(a.score), 1);
        better[0] += u64::from(a.ended > b.ended);
        better[1] += u64::from(b.ended > a.ended);
    }
    let (first, second) = (|| pairs.iter().map(|(a, _)| *a), || pairs.iter().map(|(_, b)| *b));
    let won = [share(first()), share(second())];
    // Halves of wins, so that they are whole numbers. Pairs that all ended alike are no certainty: one more is imagined for
    // each side (Bonett and Price 2012).
    let value = won[1].rate() - won[0].rate();
    halves.add(2, 1);
    halves.add(-2, 1);
    let difference = halves.interval().map(|wins| Estimate {
        value,
        low: (wins.low / 2.0).max(-1.0),
        high: (wins.high / 2.0).min(1.0),
    });
    Comparison {
        names,
        pairs: Some(pairs.len() as u64),
        won,
        win_difference: difference.unwrap_or_else(|| won[1].less(won[0])),
        better,
        p: mcnemar(better[0], better[1]),
        score: [scores(first()), scores(second())],
        score_difference: points.interval(),
    }
}

fn unpaired(names: [String; 2], a: &[Game], b: &[Game]) -> Comparison {
    let (won, score) = ([share(a.iter()), share(b.iter())], [scores(a.iter()), scores(b.iter())]);
    Comparison {
        names,
        pairs: None,
        won,
        win_difference: won[1].less(won[0]),
        better: [0, 0],
        p: two_shares(won[0], won[1]),
        score_difference: score[1].less(&score[0]),
        score,
    }
}

impl Comparison {
    /// Whether luck is an unlikely reason for the difference in wins.
    pub fn is_significant(&self) -> bool {
        // Where draws weigh less than wins, more pairs may be better on the side that wins less.
        self.p < SIGNIFICANT && self.win_difference.is_clear()
    }

    /// Whether luck is an unlikely reason for the difference in scores.
    fn is_score_significant(&self) -> bool {
        // Few games that happen to differ alike have an interval without width: that is no proof.
        let games = self.score.map(|score| score.count);
        games.into_iter().all(|games| games >= ENOUGH) && self.score_difference.is_some_and(|score| score.is_clear())
    }

    /// The comparison in words.
    pub fn lines(&self, words: Words) -> Vec<String> {
        let (say, table) = (words.say(), words);
        let [a, b] = [self.names[0].as_str(), self.names[1].as_str()];
        let [won_a, won_b] = self.won.map(|won| percent(won.rate(), words));
        let wins = &self.win_difference;
        let [value, low, high] = [wins.value, wins.low, wins.high].map(|share| table.signed(share * 100.0, 1));
        let p = if self.p < 1e-4 {
            format!("p < {}", table.number(1e-4, 4))
        } else {
            format!("p = {}", table.number(self.p, 4))
        };
        let mut lines = vec![match self.pairs {
            Some(pairs) => say.compare_paired(a, b, pairs),
            None => say.compare_unpaired(a, b, self.won[0].games, self.won[1].games),
        }];
        lines.push(say.compare_won(won_a, won_b, value, low, high));
        if self.pairs.is_some() {
            lines.push(say.compare_better(a, self.better[0], b, self.better[1]));
        }
        lines.push(match (self.is_significant(), wins.value > 0.0) {
            (true, true) => say.compare_more(a, b, p),
            (true, false) => say.compare_fewer(a, b, p),
            (false, _) => say.compare_alike(a, b, p),
        });
        if let Some(score) = &self.score_difference {
            let [value, low, high] = [score.value, score.low, score.high].map(|points| table.signed(points, 2));
            let [mean_a, mean_b] = self.score.map(|score| table.number(score.mean(), 2));
            lines.push(say.compare_score(mean_a, mean_b, value, low, high));
            lines.push(match (self.is_score_significant(), score.value > 0.0) {
                (true, true) => say.compare_score_higher(a, b),
                (true, false) => say.compare_score_lower(a, b),
                (false, _) => say.compare_score_alike(a, b),
            });
        }
        lines
    }

    /// The comparison for programs.
    pub fn json(&self) -> Value {
        json!({
            "a": self.names[0],
            "b": self.names[1],
            "pairs": self.pairs,
            "games": self.won.map(|won| won.games),
            "won": self.won.map(Share::rate),
            "win_difference": self.win_difference,
            "better": self.better,
            "p": self.p,
            "significant": self.is_significant(),
            "score": self.score.map(|score| score.mean()),
            "score_difference": self.score_difference,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kurgan_core::Verdict::{self, Draw, Loss, Win};

    fn games(ends: &[(Verdict, i32)]) -> Vec<Game> {
        (0..).zip(ends).map(|(seed, &(ended, score))| Game { seed, ended, score }).collect()
    }

    #[test]
    fn pairs_are_held_against_each_other() {
        let a = games(&[(Loss, 1), (Win, 5), (Draw, 3), (Loss, 0), (Win, 9)]);
        let b = games(&[(Win, 4), (Win, 6), (Loss, 2), (Draw, 1), (Win, 9), (Win, 9)]);
        let compared = one(["a".into(), "b".into()], true, &a, &b);
        assert_eq!((compared.pairs, compared.better), (Some(5), [1, 2]));
        // Wins: 2.5 of 5 against 3.5 of 5.
        assert!((compared.win_difference.value - 0.2).abs() < 1e-12, "{compared:?}");
        assert!((compared.score_difference.unwrap().value - 0.8).abs() < 1e-12);
        assert!(!compared.is_significant());
        let unpaired = one(["a".into(), "b".into()], false, &a, &b);
        assert_eq!((unpaired.pairs, unpaired.won[1].games), (None, 6));
    }

    #[test]
    fn games_that_ended_alike_are_no_certainty() {
        let alike = games(&[(Win, 1); 20]);
        let same = one(["a".into(), "b".into()], true, &alike, &alike);
        let wins = &same.win_difference;
        assert!(wins.value.abs() < 1e-12 && wins.low < -0.05 && wins.high > 0.05, "{same:?}");
    }

    #[test]
    fn two_pairs_prove_nothing() {
        let (a, b) = (games(&[(Loss, 1), (Loss, 1)]), games(&[(Win, 11), (Win, 11)]));
        let few = one(["a".into(), "b".into()], true, &a, &b);
        let wins = &few.win_difference;
        assert!(wins.low >= -1.0 && wins.high <= 1.0, "{few:?}");
        assert!(!few.is_significant() && !few.is_score_significant(), "{few:?}");
        let (a, b) = (games(&[(Loss, 1); 6]), games(&[(Win, 11); 6]));
        assert!(one(["a".into(), "b".into()], true, &a, &b).is_score_significant());
    }

    #[test]
    fn more_pairs_that_are_better_are_not_yet_more_wins() {
        // Sixty draws against losses for the first, thirty-five wins against losses for the second.
        let ends = |first: bool| {
            let (draws, wins) = if first { (Draw, Loss) } else { (Loss, Win) };
            [vec![(draws, 0); 60], vec![(wins, 0); 35]].concat()
        };
        let compared = one(["a".into(), "b".into()], true, &games(&ends(true)), &games(&ends(false)));
        assert!(compared.p < SIGNIFICANT && compared.win_difference.value > 0.0, "{compared:?}");
        assert!(!compared.is_significant());
    }

    #[test]
    fn pairing_sees_what_luck_would_hide() {
        // The second wins whatever the first wins, and every tenth game more.
        let ends = |every: i32| {
            (0..400).map(|n| (if n % 2 == 0 || n % every == 1 { Win } else { Loss }, n % 2)).collect::<Vec<_>>()
        };
        let (a, b) = (games(&ends(1_000)), games(&ends(20)));
        let names = || ["a".to_owned(), "b".to_owned()];
        let (paired, unpaired) = (one(names(), true, &a, &b), one(names(), false, &a, &b));
        assert!(paired.is_significant() && paired.win_difference.is_clear(), "{paired:?}");
        assert!(!unpaired.is_significant() && !unpaired.win_difference.is_clear(), "{unpaired:?}");
    }

    #[test]
    fn a_side_is_a_folder_and_perhaps_an_arm() {
        assert_eq!(Side::read("x/y"), Side { folder: "x/y".into(), arm: None });
        assert_eq!(Side::read("x/y#a, b=1"), Side { folder: "x/y".into(), arm: Some("a, b=1".into()) });
        let folder = tempfile::tempdir().unwrap();
        let odd = folder.path().join("no#7");
        fs::create_dir(&odd).unwrap();
        let text = odd.display().to_string();
        assert_eq!(Side::read(&text), Side { folder: odd.clone(), arm: None });
        assert_eq!(Side::read(&format!("{text}#a#b")), Side { folder: odd, arm: Some("a#b".into()) });
    }
}
