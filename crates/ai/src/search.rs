//! Open-loop information-set tree search.
//!
//! A node of the tree is a sequence of decisions, not a position: in every iteration what the seat cannot see is dealt
//! anew and the dice fall anew, so a node averages over all positions that its decisions can lead to. Each seat is
//! taken to want the best for itself.

use kurgan_core::Seat;
use kurgan_core::chance::Fast;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::advice::{Advice, Estimate};
use crate::budget::Budget;
use crate::flat::in_parallel;
use crate::playout::{Playout, apply, field, list, play_on};
use crate::policy::{Policy, decider, nth_seed};
use crate::scale::Scale;

/// How much the search explores what it has seen little of.
const EXPLORE: f64 = 0.3;
/// Progressive widening: after `n` visits a node has at most `WIDE * n^NARROW` children.
const WIDE: f64 = 1.5;
const NARROW: f64 = 0.5;
/// Of so many iterations one goes by what the playouts' own player would do.
const OWN: u32 = 4;
/// No node is added deeper than this many decisions.
const DEPTH: usize = 64;

/// UCT over sequences of decisions, with playouts at the leaves.
#[derive(Clone, Copy, Debug)]
pub struct Search<P> {
    /// Who plays the games to their ends, and whose choice a new node tries first.
    pub playout: P,
    /// How many trees grow at once; the result depends on this number.
    pub threads: u32,
}

/// A decision taken.
struct Node<A> {
    action: A,
    /// Who took it.
    seat: Seat,
    visits: u32,
    /// In how many visits of the decision before it this one could be taken.
    offered: u32,
    value: f64,
    children: Vec<usize>,
}

impl<A> Node<A> {
    fn new(action: A, seat: Seat) -> Self {
        Self { action, seat, visits: 0, offered: 0, value: 0.0, children: Vec::new() }
    }

    /// How promising it is (UCB1, with the number of times it was on offer instead of all visits).
    fn promise(&self) -> f64 {
        let n = f64::from(self.visits.max(1));
        self.value / n + EXPLORE * (f64::from(self.offered.max(1)).ln() / n).sqrt()
    }
}

/// Where an iteration goes on.
enum Step {
    /// By a decision that the tree knows.
    Down(usize),
    /// By one that it does not: the tree grows by it.
    Leaf(usize),
}

struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// The decisions of the root, which have no node before them.
    roots: Vec<usize>,
    rooted: u32,
}

impl<A: Copy + PartialEq> Tree<A> {
    /// Chooses among the legal actions below a node; none is the root.
    fn step(&mut self, at: Option<usize>, seat: Seat, legal: &[A], own: impl FnOnce() -> A, rng: &mut Fast) -> Step {
        let (children, visits) = match at {
            Some(node) => (std::mem::take(&mut self.nodes[node].children), self.nodes[node].visits),
            None => (std::mem::take(&mut self.roots), self.rooted),
        };
        let mut children = children;
        let mut best: Option<(f64, usize)> = None;
        let mut known = 0_u32;
        for &child in &children {
            let node = &mut self.nodes[child];
            if legal.contains(&node.action) {
                known += 1;
                node.offered += 1;
                let promise = node.promise();
                if best.is_none_or(|(most, _)| promise > most) {
                    best = Some((promise, child));
                }
            }
        }
        // The first decision of the root is the one to be overruled: it has to be known well.
        if at.is_none()
            && self.rooted.is_multiple_of(OWN)
            && let Some(&own) = children.first()
        {
            best = Some((f64::INFINITY, own));
        }
        let room = WIDE * f64::from(visits + 1).powf(NARROW);
        let step = match best {
            Some((_, child)) if known as usize >= legal.len() || f64::from(known) >= room => Step::Down(child),
            _ => {
                let is_new =
                    |action: A, nodes: &[Node<A>]| !children.iter().any(|&child| nodes[child].action == action);
                // What the expert would do first, then anything else.
                let mut action = if known == 0 { own() } else { legal[rng.below(legal.len())] };
                while !is_new(action, &self.nodes) {
                    action = legal[rng.below(legal.len())];
                }
                let child = self.nodes.len();
                self.nodes.push(Node { offered: 1, ..Node::new(action, seat) });
                children.push(child);
                Step::Leaf(child)
            }
        };
        match at {
            Some(node) => self.nodes[node].children = children,
            None => self.roots = children,
        }
        step
    }
}

impl<P> Search<P> {
    fn grow<G: Scale>(&self, game: &G, seat: Seat, budget: &Budget<'_>, seed: u64) -> Vec<Estimate<G::Action>>
    where
        P: Playout<G>,
    {
        let mut legal = Vec::new();
        let mut field = field(game, &self.playout, seed, &mut legal);
        if field.is_empty() {
            return field;
        }
        let own = field[0].action;
        let mut tree = Tree { nodes: Vec::new(), roots: Vec::new(), rooted: 0 };
        let mut path = Vec::with_capacity(DEPTH);
        let mut done = 0;
        while done == 0 || budget.spent(done) < 1.0 {
            let seed = nth_seed(seed, done.into());
            let mut rng = Fast::new(seed);
            let mut position = game.clone();
            position.redeal(seat, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
            path.clear();
            while path.len() < DEPTH
                && let Some(decider) = decider(&position)
            {
                list(&position, &mut legal);
                if legal.len() == 1 && !path.is_empty() {
                    apply(&mut position, legal[0], &mut rng);
                    continue;
                }
                let mut dice = Fast::new(nth_seed(seed, path.len() as u64));
                let choice = || if path.is_empty() { own } else { self.playout.pick(&position, &legal, &mut dice) };
                let step = tree.step(path.last().copied(), decider, &legal, choice, &mut rng);
                let (Step::Down(node) | Step::Leaf(node)) = step;
                apply(&mut position, tree.nodes[node].action, &mut rng);
                path.push(node);
                if matches!(step, Step::Leaf(_)) {
                    break;
                }
            }
            let (outcome, _) = play_on(&mut position, &self.playout, &mut rng, &mut legal);
            done += 1;
            tree.rooted += 1;
            let Some(outcome) = outcome else { continue };
            for &node in &path {
                let node = &mut tree.nodes[node];
                node.visits += 1;
                node.value += game.value(&outcome, node.seat);
            }
            let first = path.first().map(|&node| tree.nodes[node].action);
            if let Some(estimate) = field.iter_mut().find(|estimate| Some(estimate.action) == first) {
                estimate.count(game, &outcome, seat);
            }
        }
        field
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
