//! Open-loop information-set tree search.
//!
//! The current actions are compared as [`Flat`](crate::Flat) does, under the same luck, but a tree of later decisions
//! grows below each of them. A node is a sequence of decisions, not a position: every iteration deals anew what the
//! seat cannot see and rolls new dice, so a node averages over all positions that its decisions can lead to. Each seat
//! is assumed to play for itself.

use kurgan_core::Seat;
use kurgan_core::chance::Fast;

use crate::advice::{Advice, Estimate, Sum};
use crate::budget::Budget;
use crate::flat::{Begun, halving, in_parallel};
use crate::playout::{Playout, apply, list, look_ahead, worth};
use crate::policy::{Policy, decider};
use crate::scale::Scale;

/// How much the search explores what it has seen little of, in spreads of what playouts came to.
const EXPLORE: f64 = 0.7;
/// Progressive widening: after `n` visits a node has at most `WIDE * n^NARROW` children, and one at least.
const WIDE: f64 = 0.5;
const NARROW: f64 = 0.5;
/// No node is added deeper than this many decisions.
const DEPTH: usize = 64;

/// UCT over sequences of decisions, with playouts at the leaves.
#[derive(Clone, Copy, Debug)]
pub struct Search<P> {
    /// Who plays on, and whose choice a new node tries first.
    pub playout: P,
    /// How many trees grow at once; the result depends on this number.
    pub threads: u32,
}

/// A decision taken, or the root of a tree.
struct Node<A> {
    /// What was decided; nothing at the root.
    action: Option<A>,
    /// Who decided.
    seat: Seat,
    visits: u32,
    /// In how many visits of the decision before it this one could be taken.
    offered: u32,
    value: f64,
    children: Vec<usize>,
}

impl<A> Node<A> {
    fn new(action: Option<A>, seat: Seat) -> Self {
        Self { action, seat, visits: 0, offered: 1, value: 0.0, children: Vec::new() }
    }

    /// How promising it is (UCB1, with the number of times it was on offer instead of all visits).
    fn promise(&self, explore: f64) -> f64 {
        let n = f64::from(self.visits.max(1));
        self.value / n + explore * (f64::from(self.offered.max(1)).ln() / n).sqrt()
    }
}

/// Where an iteration goes on.
enum Step {
    /// By a decision that the tree knows.
    Down(usize),
    /// By one that it does not: the tree grows by it.
    Leaf(usize),
}

/// What is decided after one action.
struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// What all playouts came to.
    seen: Sum,
}

impl<A: Copy + PartialEq> Tree<A> {
    fn new(seat: Seat) -> Self {
        Self { nodes: vec![Node::new(None, seat)], seen: Sum::default() }
    }

    /// How much playouts differ.
    fn spread(&self) -> f64 {
        const AT_FIRST: f64 = 0.1;
        self.seen.deviation(self.nodes[0].visits).unwrap_or(AT_FIRST)
    }

    /// Chooses among the legal actions below a node.
    fn step(&mut self, at: usize, seat: Seat, legal: &[A], own: impl FnOnce() -> A, rng: &mut Fast) -> Step {
        let explore = EXPLORE * self.spread();
        let mut children = std::mem::take(&mut self.nodes[at].children);
        let mut best: Option<(f64, usize)> = None;
        let mut known = 0_u32;
        for &child in &children {
            let node = &mut self.nodes[child];
            if node.action.is_some_and(|action| legal.contains(&action)) {
                known += 1;
                node.offered += 1;
                let promise = node.promise(explore);
                if best.is_none_or(|(most, _)| promise > most) {
                    best = Some((promise, child));
                }
            }
        }
        let room = (WIDE * f64::from(self.nodes[at].visits + 1).powf(NARROW)).max(1.0);
        let step = match best {
            Some((_, child)) if known as usize >= legal.len() || f64::from(known + 1) > room => Step::Down(child),
            _ => {
                let is_new =
                    |action: A, nodes: &[Node<A>]| !children.iter().any(|&child| nodes[child].action == Some(action));
                // What the expert would do first, then anything else.
                let mut action = if known == 0 { own() } else { legal[rng.below(legal.len())] };
                while !is_new(action, &self.nodes) {
                    action = legal[rng.below(legal.len())];
                }
                let child = self.nodes.len();
                self.nodes.push(Node::new(Some(action), seat));
                children.push(child);
                Step::Leaf(child)
            }
        };
        self.nodes[at].children = children;
        step
    }
}

impl<P> Search<P> {
    fn grow<G: Scale>(&self, game: &G, seat: Seat, budget: &Budget<'_>, seed: u64) -> Vec<Estimate<G::Action>>
    where
        P: Playout<G>,
    {
        let mut trees: Vec<Tree<G::Action>> = Vec::new();
        let mut legal = Vec::new();
        let mut path = Vec::with_capacity(DEPTH);
        halving(&self.playout, game, seat, budget, seed, |Begun { nth, position, rng, last }| {
            while trees.len() <= nth {
                trees.push(Tree::new(seat));
            }
            let tree = &mut trees[nth];
            path.clear();
            path.push(0);
            // The tree's own chance: the dice of the game are the same whatever it looks at.
            let mut whim = Fast::new(u64::from(tree.nodes[0].visits));
            while path.len() < DEPTH
                && last.is_none_or(|last| position.turn() <= last)
                && let Some(decider) = decider(position)
            {
                list(position, &mut legal);
                if let [only] = legal[..] {
                    apply(position, only, rng);
                    continue;
                }
                let at = path[path.len() - 1];
                let own = || self.playout.pick(position, &legal, &mut Fast::new(seed));
                let step = tree.step(at, decider, &legal, own, &mut whim);
                let (Step::Down(node) | Step::Leaf(node)) = step;
                let Some(action) = tree.nodes[node].action else { break };
                apply(position, action, rng);
                path.push(node);
                if matches!(step, Step::Leaf(_)) {
                    break;
                }
            }
            let end = look_ahead(position, &self.playout, last, rng, &mut legal);
            tree.learn(&path, seat, |seat| worth(position, &self.playout, end.as_ref(), seat).map(|worth| worth.value));
            end
        })
    }
}

impl<A> Tree<A> {
    /// Counts what came of a path, for each seat by its own lights.
    fn learn(&mut self, path: &[usize], seat: Seat, value: impl Fn(Seat) -> Option<f64>) {
        let Some(own) = value(seat) else { return };
        self.seen.add(own);
        for &node in path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.value += if node.seat == seat { own } else { value(node.seat).unwrap_or(own) };
        }
    }
}

impl<G: Scale + Sync, P: Playout<G>> Policy<G> for Search<P>
where
    G::Action: Send,
{
    fn advise(&self, game: &G, seat: Seat, budget: &Budget<'_>, seed: u64) -> Advice<G::Action> {
        in_parallel(self.threads, budget, seed, self.playout.proof(), |budget, seed| {
            self.grow(game, seat, &budget, seed)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_friend_wants_what_the_seat_wants_and_a_foe_does_not() {
        let (own, other) = (Seat(0), Seat(1));
        for theirs in [0.75, 0.25] {
            let mut tree = Tree::new(own);
            tree.nodes.extend([Node::new(Some('a'), own), Node::new(Some('b'), other)]);
            tree.learn(&[0, 1, 2], own, |seat| Some(if seat == own { 0.75 } else { theirs }));
            let values: Vec<f64> = tree.nodes.iter().map(|node| node.value).collect();
            assert_eq!(values, [0.75, 0.75, theirs]);
        }
    }
}
