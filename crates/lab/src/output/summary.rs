//! The summary of a run: JSON for programs, lines for people.

use guide::{Factor, Studies};
use kurgan_core::Verdict;
use serde_json::{Map, Value, json};
use table::Listed;

use super::charts::parts;
use crate::run::Results;
use crate::stats::{Estimate, Moments, Share};
use crate::tally::{Histogram, Tally};
use crate::words::{Says, Words};

/// The shares at which quantiles are given, in percent.
const QUANTILES: [u32; 7] = [0, 5, 25, 50, 75, 95, 100];
/// Fewer games with or without something tell nothing about it.
const FEW: u64 = 20;

/// Everything that was counted.
pub(crate) fn json<G: Listed>(results: &Results, pack: &G::Pack) -> Value {
    let arms: Vec<Value> = results
        .plan
        .arms
        .iter()
        .zip(&results.tallies)
        .map(|(arm, tally)| arm_json::<G>(&arm.name, tally, pack))
        .collect();
    json!({ "plan": results.plan, "arms": arms })
}

fn arm_json<G: Listed>(name: &str, tally: &Tally, pack: &G::Pack) -> Value {
    let count = |ended: Verdict| tally.ended[ended as usize];
    let scores: Vec<Value> = tally
        .score()
        .iter()
        .map(|(score, _)| {
            let parts = parts(&tally.scores, score);
            let of = |ended: Verdict| parts[ended as usize];
            json!({ "score": score, "loss": of(Verdict::Loss), "draw": of(Verdict::Draw), "win": of(Verdict::Win) })
        })
        .collect();
    let ends: Vec<Value> = tally.reasons.iter().map(|((reason, ended, turn), times)| {
        json!({ "reason": reason, "verdict": ended.id(), "turn": turn, "games": times })
    }).collect();
    let levels: Vec<Value> = tally
        .levels
        .iter()
        .map(|((level, ended), times)| json!({ "level": level, "verdict": ended.id(), "games": times }))
        .collect();
    let track = |n: usize| -> Vec<Value> {
        tally.tracks.iter().filter_map(|(turn, histograms)| {
            let histogram = histograms.get(n)?;
            let [low, middle, high] = band(histogram)?;
            let mean = histogram.moments().mean();
            Some(json!({ "turn": turn, "games": histogram.total(), "mean": mean, "q10": low, "q50": middle, "q90": high }))
        }).collect()
    };
    let tracks: Map<String, Value> =
        (0..).zip(G::Guide::TRACKS).map(|(n, name)| ((*name).into(), track(n).into())).collect();
    let impact: Vec<Value> = impact::<G>(tally, pack)
        .iter()
        .map(|impact| {
            json!({
                "kind": impact.kind, "id": impact.id,
                "with": share(impact.with), "without": share(impact.without),
                "difference": impact.difference,
            })
        })
        .collect();
    json!({
        "name": name,
        "games": tally.games(),
        "win": count(Verdict::Win), "draw": count(Verdict::Draw), "loss": count(Verdict::Loss),
        "won": share(tally.won()),
        "score": spread(&tally.score()),
        "turn": spread(&tally.turn),
        "decisions": spread(&tally.decisions),
        "actions": tally.actions,
        "scores": scores,
        "ends": ends,
        "levels": levels,
        "tracks": tracks,
        "impact": impact,
    })
}

fn share(share: Share) -> Value {
    let (low, high) = share.interval();
    json!({ "games": share.games, "rate": share.rate(), "low": low, "high": high })
}

fn spread(histogram: &Histogram) -> Value {
    let moments = histogram.moments();
    let quantile = |percent: u32| (format!("q{percent}"), histogram.quantile(f64::from(percent) / 100.0).into());
    let mut spread =
        Map::from_iter([("mean".to_owned(), moments.mean().into()), ("error".to_owned(), moments.error().into())]);
    spread.extend(QUANTILES.map(quantile));
    Value::Object(spread)
}

/// The lowest tenth, the middle and the highest tenth.
pub(crate) fn band(histogram: &Histogram) -> Option<[i32; 3]> {
    Some([histogram.quantile(0.1)?, histogram.quantile(0.5)?, histogram.quantile(0.9)?])
}

/// What a factor goes along with.
pub(crate) struct Impact {
    pub(crate) kind: &'static str,
    pub(crate) id: String,
    pub(crate) bit: usize,
    pub(crate) with: Share,
    pub(crate) without: Share,
    pub(crate) difference: Estimate,
}

/// Every factor that was seen in some games and not in others, the greatest difference first.
pub(crate) fn impact<G: Listed>(tally: &Tally, pack: &G::Pack) -> Vec<Impact> {
    let mut impacts: Vec<Impact> = G::Guide::factors(pack)
        .into_iter()
        .filter_map(|factor| {
            let Factor { bit, happening, id, .. } = factor;
            let (with, without) = tally.with_and_without(bit);
            let difference = with.less(without);
            let enough = with.games >= FEW && without.games >= FEW;
            enough.then(|| Impact { kind: happening.id(), id, bit, with, without, difference })
        })
        .collect();
    impacts.sort_by(|a, b| b.difference.value.abs().total_cmp(&a.difference.value.abs()).then(a.bit.cmp(&b.bit)));
    impacts
}

/// `12.3`, for a percentage that the sentence around it gives its sign.
pub(crate) fn percent(share: f64, words: Words) -> String {
    words.number(share * 100.0, 1)
}

/// The standard error of a mean score; one game has none.
pub(crate) fn error(scores: &Moments, words: Words) -> String {
    scores.error().map_or_else(|| "?".into(), |error| words.number(error, 2))
}

/// What a run came to, in some lines for each arm.
pub fn lines(results: &Results, words: Words) -> Vec<String> {
    table::each_game!(results.plan.game, G => arms::<G>(results, words))
}

fn arms<G: Listed>(results: &Results, words: Words) -> Vec<String> {
    let arms = results.plan.arms.iter().zip(&results.tallies);
    arms.flat_map(|(arm, tally)| arm_lines::<G>(&arm.name, tally, words)).collect()
}

fn arm_lines<G: Listed>(name: &str, tally: &Tally, words: Words) -> Vec<String> {
    let say = words.say();
    let (score, turn, decisions) = (tally.score(), &tally.turn, &tally.decisions);
    let at = |histogram: &Histogram, share| histogram.quantile(share).unwrap_or_default();
    let scored = |share| words.number(at(&score, share).into(), 0);
    let won = tally.won();
    let (low, high) = won.interval();
    let moments = score.moments();
    let mut lines = vec![
        say.summary_arm(name, tally.games()),
        say.summary_won(percent(won.rate(), words), percent(low, words), percent(high, words)),
        say.summary_score(
            G::Guide::score_name(words),
            words.number(moments.mean(), 2),
            error(&moments, words),
            scored(0.05),
            scored(0.25),
            scored(0.5),
            scored(0.75),
            scored(0.95),
        ),
        say.summary_length(at(turn, 0.5), at(decisions, 0.5), at(decisions, 0.05), at(decisions, 0.95)),
    ];
    lines.extend(ends::<G>(tally, words).map(|ends| say.summary_ends(ends)));
    lines.extend(causes::<G>(tally, words).map(|causes| say.summary_lost(causes)));
    lines
}

/// What ended the games, the most frequent first, and in which turn on average.
fn ends<G: Listed>(tally: &Tally, words: Words) -> Option<String> {
    let ends: Vec<String> = tally
        .endings()
        .iter()
        .map(|ending| {
            let reason = G::Guide::reason_name(ending.reason, words);
            let share = percent(ending.share(tally.games()).rate(), words);
            let won = percent(ending.won.rate(), words);
            words.say().summary_end(reason, share, words.number(ending.turns.moments().mean(), 1), won)
        })
        .collect();
    (!ends.is_empty()).then(|| ends.join(&words.semicolon()))
}

/// Why games were lost, the most frequent cause first; none where none was lost.
fn causes<G: Listed>(tally: &Tally, words: Words) -> Option<String> {
    let say = words.say();
    let cause = |(reason, times, turns): (&str, u64, std::collections::BTreeMap<u32, u64>)| {
        let mut when = Histogram::default();
        for (turn, times) in turns {
            when.add_many(turn.cast_signed(), times);
        }
        let share = Share { halves: 2 * times, games: tally.games() };
        say.summary_cause(
            G::Guide::reason_name(reason, words),
            percent(share.rate(), words),
            when.quantile(0.5).unwrap_or_default(),
        )
    };
    let causes: Vec<String> = tally.losses().into_iter().map(cause).collect();
    (!causes.is_empty()).then(|| causes.join(&words.semicolon()))
}
