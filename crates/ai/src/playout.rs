//! Playouts: a simple, fast player continues a game for some turns or to its end.

use guide::{Plays, Style};
use kurgan_core::chance::Fast;
use kurgan_core::{Game, Outcome, Seat};
use table::Listed;

use crate::advice::Estimate;
use crate::policy::decider;
use crate::scale::{Scale, Worth};
use crate::value::foresee;

/// A player fast enough to play thousands of games a second: it allocates nothing.
pub trait Playout<G: Game>: Sync {
    /// Chooses one of these actions, which are all legal ones but those that give up, at least one.
    fn pick(&self, game: &G, legal: &[G::Action], rng: &mut Fast) -> G::Action;

    /// By how many standard errors another action has to be better than the one picked, to be taken instead.
    fn proof(&self) -> f64 {
        0.0
    }

    /// After how many turns a playout stops and asks what the position is likely to come to; none goes to the very end.
    fn horizon(&self) -> Option<u32> {
        None
    }

    /// What a position is likely to come to for a seat; none for a player who cannot tell.
    fn foresee(&self, _game: &G, _seat: Seat) -> Option<Worth> {
        None
    }
}

/// The proof it takes to overrule an expert. The best of many actions is the luckiest of them too, and a game has
/// hundreds of decisions: with less proof, luck would decide most of them.
pub(crate) const EXPERTISE: f64 = 2.0;

/// Any action.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomPlayout;

impl<G: Game> Playout<G> for RandomPlayout {
    #[inline]
    fn pick(&self, _game: &G, legal: &[G::Action], rng: &mut Fast) -> G::Action {
        legal[rng.below(legal.len())]
    }
}

/// What the expert of the game does.
#[derive(Clone, Copy, Debug, Default)]
pub struct Expert;

impl<G: Listed> Playout<G> for Expert {
    #[inline]
    fn pick(&self, game: &G, legal: &[G::Action], rng: &mut Fast) -> G::Action {
        match legal {
            [only] => *only,
            _ => G::Guide::expert(game.sight(decider(game)), legal, rng),
        }
    }

    fn proof(&self) -> f64 {
        EXPERTISE
    }

    fn horizon(&self) -> Option<u32> {
        Some(G::Guide::HORIZON)
    }

    fn foresee(&self, game: &G, seat: Seat) -> Option<Worth> {
        Some(foresee(game, seat))
    }
}

/// A way to play that only this game knows.
pub struct Styled<G: Listed>(pub Style<G::Guide>);

impl<G: Listed> Playout<G> for Styled<G> {
    fn pick(&self, game: &G, legal: &[G::Action], _rng: &mut Fast) -> G::Action {
        (self.0)(game.sight(decider(game)), legal)
    }

    fn proof(&self) -> f64 {
        EXPERTISE
    }

    fn horizon(&self) -> Option<u32> {
        Some(G::Guide::HORIZON)
    }

    fn foresee(&self, game: &G, seat: Seat) -> Option<Worth> {
        Some(foresee(game, seat))
    }
}

/// An estimate of every action, what the player itself would do first; none when the game is over.
pub(crate) fn field<G: Game>(
    game: &G,
    player: &impl Playout<G>,
    seed: u64,
    legal: &mut Vec<G::Action>,
) -> Vec<Estimate<G::Action>> {
    list(game, legal);
    if legal.is_empty() {
        return Vec::new();
    }
    let own = player.pick(game, legal, &mut Fast::new(seed));
    let others = legal.iter().copied().filter(|&action| action != own);
    std::iter::once(own).chain(others).map(Estimate::new).collect()
}

/// Lists the legal actions that do not give up; those that do only where there is nothing else.
#[inline]
pub fn list<G: Game>(game: &G, legal: &mut Vec<G::Action>) {
    legal.clear();
    game.legal(legal);
    if legal.iter().any(|&action| !G::resigns(action)) {
        legal.retain(|&action| !G::resigns(action));
    }
}

/// Applies an action with fast chance.
#[inline]
pub(crate) fn apply<G: Game>(game: &mut G, action: G::Action, rng: &mut Fast) {
    game.apply(action, rng, &mut ()).unwrap_or_else(|never| match never {});
}

/// Plays a game to its end and returns it, and how many decisions with a choice it took; nothing if the game stops
/// without an outcome. `legal` is room to work in: hand in the same one again and nothing is allocated.
pub fn play_on<G: Game>(
    game: &mut G,
    player: &(impl Playout<G> + ?Sized),
    rng: &mut Fast,
    legal: &mut Vec<G::Action>,
) -> (Option<Outcome>, u32) {
    play_while(game, player, rng, legal, |_| true)
}

/// Plays on as far as the player looks, up to the last turn; the end, if it came.
pub(crate) fn look_ahead<G: Game>(
    game: &mut G,
    player: &impl Playout<G>,
    last: Option<u32>,
    rng: &mut Fast,
    legal: &mut Vec<G::Action>,
) -> Option<Outcome> {
    play_while(game, player, rng, legal, |game| last.is_none_or(|last| game.turn() <= last)).0
}

#[inline]
fn play_while<G: Game>(
    game: &mut G,
    player: &(impl Playout<G> + ?Sized),
    rng: &mut Fast,
    legal: &mut Vec<G::Action>,
    goes_on: impl Fn(&G) -> bool,
) -> (Option<Outcome>, u32) {
    let mut decisions = 0;
    while goes_on(game) {
        list(game, legal);
        if legal.is_empty() {
            break;
        }
        decisions += u32::from(legal.len() > 1);
        let action = player.pick(game, legal, rng);
        apply(game, action, rng);
    }
    (game.outcome(), decisions)
}

/// What a playout came to for a seat: its end, or what the player expects.
pub(crate) fn worth<G: Scale>(game: &G, player: &impl Playout<G>, end: Option<&Outcome>, seat: Seat) -> Option<Worth> {
    match end {
        Some(outcome) => Some(game.end(outcome, seat)),
        None => player.foresee(game, seat),
    }
}
