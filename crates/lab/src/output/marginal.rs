//! Games won by each value of a grid, whatever the other axes are.

use std::collections::BTreeMap;

use crate::plan::{Plan, shown};
use crate::stats::Share;
use crate::tally::Tally;

/// Every option and seat that differs between the arms with each of its values, where arms are all their combinations; nothing
/// where there are fewer than two of them, or not all combinations.
///
/// Arms that are paired have their luck in common: a hundred games in each of four arms tell no more than a hundred may,
/// so that shares are those of one arm on average.
pub(crate) fn marginals(plan: &Plan, tallies: &[Tally]) -> Vec<(String, Share)> {
    let mut axes: BTreeMap<&str, Vec<(String, Share)>> = BTreeMap::new();
    for (arm, tally) in plan.arms.iter().zip(tallies) {
        let won = tally.won();
        for (name, value) in arm.options.as_object().into_iter().flatten().chain(&arm.policy) {
            let (values, value) = (axes.entry(name).or_default(), shown(value));
            match values.iter_mut().find(|(known, _)| *known == value) {
                Some((_, share)) => *share = share.and(won),
                None => values.push((value, won)),
            }
        }
    }
    axes.retain(|_, values| values.len() > 1);
    let arms = plan.arms.len();
    if axes.len() < 2 || axes.values().map(Vec::len).product::<usize>() != arms {
        return Vec::new();
    }
    let of_arms = |share: Share, arms: usize| if plan.paired { share.mean_of(arms as u64) } else { share };
    axes.into_iter()
        .flat_map(|(name, values)| {
            let each = arms / values.len();
            values.into_iter().map(move |(value, share)| (format!("{name}={value}"), of_arms(share, each)))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use table::{GameId, Packs, each_game};

    use super::*;
    use crate::{Experiment, Flags};
    use kurgan_core::{Game, OptionKind, Verdict};

    const GAME: GameId = GameId::ALL[0];

    /// Two optional rules of the game, in the order of the alphabet.
    fn switches() -> [&'static str; 2] {
        let specs = each_game!(GAME, G => G::OPTIONS).iter();
        let mut names: Vec<_> =
            specs.filter(|spec| matches!(spec.kind, OptionKind::Bool)).map(|spec| spec.name).collect();
        names.sort_unstable();
        [names[0], names[1]]
    }

    fn found(grid: &[String], paired: bool) -> Vec<(String, Share)> {
        let [weak, strong] = switches();
        let (game, grid) = (Some(GAME.to_string()), grid.to_vec());
        let flags = Flags { game, games: Some(10), grid, unpaired: !paired, ..Flags::default() };
        let plan = Plan::new(&Experiment::default().with(&flags).unwrap(), &Packs::default()).unwrap();
        let has = |options: &serde_json::Value, name: &str| u64::from(options[name] == true);
        let tallies: Vec<Tally> = plan
            .arms
            .iter()
            .map(|arm| {
                let wins = 4 * has(&arm.options, strong) + 2 * has(&arm.options, weak);
                let mut tally = Tally::default();
                tally.ended[Verdict::Win as usize] = wins;
                tally.ended[Verdict::Loss as usize] = 10 - wins;
                tally
            })
            .collect();
        marginals(&plan, &tallies)
    }

    #[test]
    fn each_value_is_counted_whatever_else_there_is() {
        let share = |name: &str, halves, games| (name.to_owned(), Share { halves, games });
        let [weak, strong] = switches();
        let grid = [format!("{strong}=off,on"), format!("{weak}=off,on")];
        let names = [(weak, false), (weak, true), (strong, false), (strong, true)];
        let names = names.map(|(name, on)| format!("{name}={on}"));
        let paired: Vec<_> = names.iter().zip([4, 8, 2, 10]).map(|(name, n)| share(name, n, 10)).collect();
        assert_eq!(found(&grid, true), paired);
        let all: Vec<_> = names.iter().zip([8, 16, 4, 20]).map(|(name, n)| share(name, n, 20)).collect();
        assert_eq!(found(&grid, false), all);
        assert_eq!(found(&grid[..1], true), [], "one axis is what the arms are");
    }
}
