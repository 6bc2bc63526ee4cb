//! The course of the game: what turns, phases and the cards drawn so far cannot have brought about.

use kurgan_core::{Broken, Id, Set};

use super::hold;
use crate::components::{CIRCLES, CardType, Supply, TOKENS, Token, Track, Unit, WehrmachtCard};
use crate::event::End;
use crate::options::{LoseWithoutCounters, TacticsVariant};
use crate::rules::{Acts, CardDone, HAND, LayTactic, Moves, Tactics, TurnOver};
use crate::state::{Moving, Pavlov, Phase, Place, Step};

/// The most moves or actions of a phase: a Command Team or all wires give one more than three (p7-improved-communications,
/// p21-command-team).
const MOST: usize = 4;

impl Pavlov {
    fn is_to_come(&self, step: impl Into<Step>) -> bool {
        self.agenda.steps().contains(&step.into())
    }

    /// Tokens lie only where the rules put them.
    pub(super) fn check_places_of_tokens(&self) -> Result<(), Broken> {
        let shipped = |token: Token| token.supply().is_some();
        for token in Token::ALL {
            let (n, id) = (token as usize, token.id());
            // Ammunition becomes Suppression Tokens as it is delivered (p7-deliver).
            let kept = token == Token::Suppression || shipped(token) && token != Token::Ammunition;
            let kept = kept || self.c.tokens[n].start_in_supplies > 0;
            hold(self.supplies[n] == 0 || kept, || format!("supplies: {id} never lies there"))?;
            hold(self.staging[n] == 0 || shipped(token), || format!("staging: {id} never lies there"))?;
        }
        let mut given = [0_u8; TOKENS];
        for card in self.supported {
            for (supply, count) in Supply::ALL.into_iter().zip(self.c.supports[card.index()].tokens) {
                given[supply.token() as usize] += count;
            }
        }
        hold(self.spent == given, || "removed: it must be what the satisfied Operational Support cards took".into())?;
        let turned_up = self.support.is_some() || self.supports_undrawn.is_empty();
        hold(turned_up, || "support.current: one lies open as long as there are any".into())?;
        for track in self.mined {
            let number = track.number();
            hold(!self.sapper_circle_taken(track), || {
                format!("mined: on track {number} a counter stands on the sapper circle") // ruling 20
            })?;
        }
        Ok(())
    }

    /// Who is where: the first four are in the house from the start, nobody is on a raid that is not under way, weapons
    /// are never lost, and what came this turn came with its cards.
    pub(super) fn check_whereabouts(&self) -> Result<(), Broken> {
        for counter in self.c.starting {
            let name = || &self.c.counters[counter.index()].id;
            hold(self.place_of(counter) != Place::STOCK, || format!("counters: {} is in the house at set-up", name()))?;
        }
        let steps = self.agenda.steps();
        let raid = steps.iter().any(|step| matches!(step, Step::Raid(_) | Step::Raider(_)));
        hold(raid || self.end.is_some() || !self.place.contains(&Place::RAID), || {
            "counters: somebody is on a raid that is not under way".into()
        })?;
        let raiders = self.raiders();
        hold(!raiders.meets(self.exhausted | self.disrupted), || "counters: only the ready go on a raid".into())?;
        hold(!self.weapon_place.contains(&Place::LOST), || "weapons: none is ever lost".into())?;
        let moving = |step: &Step| {
            matches!(step, Step::MoveWeapon(_) | Step::MoveReplace(_) | Step::Displaced(_) | Step::DisplacedWeapon(_))
        };
        hold(self.moving == Moving::NONE || steps.iter().any(moving), || "moving: nobody is on the move".into())?;
        let fresh = self.tracks.as_flattened().iter().filter(|circle| circle.is_fresh()).count();
        let turn = matches!(self.phase, Phase::Wehrmacht | Phase::SovietCounters);
        let most = if turn { usize::from(self.c.numbers.cards_per_turn - self.cards_left) } else { 0 };
        hold(fresh <= most, || format!("tracks: at most {most} can be new"))
    }

    /// Cards, actions and moves of the phase.
    pub(super) fn check_phase(&self) -> Result<(), Broken> {
        let (used, acted, moved) = (self.used.len(), self.acted.len(), self.moved.len());
        let (actions, moves) = (usize::from(self.actions_left), usize::from(self.moves_left));
        if self.phase == Phase::SovietCards {
            hold(self.hand.len() <= self.c.numbers.hand_size.into(), || "soviet_cards.hand: it is too large".into())?;
            hold(!self.used.meets(self.c.fog), || "soviet_cards.used: Fog of War cannot be used".into())?;
            let most = if self.wired() { self.c.numbers.actions_with_wires } else { self.c.numbers.actions };
            hold(used + actions <= most.into(), || format!("actions_left: {used} of {most} are used"))?;
        } else {
            hold(self.hand.is_empty(), || "soviet_cards.hand: only in the Soviet Card Phase".into())?;
            let acts = self.phase == Phase::SovietCounters && self.is_to_come(Acts);
            hold(actions == 0 || acts, || "actions_left: only while there are actions".into())?;
        }
        if self.phase == Phase::SovietCounters {
            hold(acted + actions <= MOST, || format!("actions_left: {acted} have acted"))?;
            hold(moved + moves <= MOST, || format!("moves_left: {moved} have moved"))?;
            let team = self.c.commanders.within(self.in_house());
            hold(team || acted + actions < MOST, || "actions_left: only a Command Team has four".into())?;
            hold(team || moved + moves < MOST, || "moves_left: only a Command Team has four".into())?;
        }
        let moving = self.phase == Phase::SovietCounters && self.is_to_come(Moves);
        hold(moves == 0 || moving, || "moves_left: only while counters move".into())?;
        hold(!self.commanded.meets(self.acted), || "commanded: somebody has acted as well".into())?;
        hold(!self.commanded.meets(self.c.commanders), || "commanded: a commander cannot be".into())?;
        let resolving = self.card.is_none() || self.is_to_come(CardDone) || self.end.is_some();
        hold(resolving, || "wehrmacht_cards.card: none is being resolved".into())
    }

    /// How many Wehrmacht cards have been drawn by now (p9-wehrmacht-phase, p30-planning).
    fn check_drawn(&self) -> Result<(), Broken> {
        let (turns, each) = (usize::from(self.turn - 1), usize::from(self.c.numbers.cards_per_turn));
        let left = usize::from(self.cards_left);
        let before = turns * each;
        let drawn = if self.options.competitive() {
            let first = before + HAND;
            if self.is_to_come(LayTactic) { first } else { first + each }
        } else {
            match self.phase {
                _ if self.is_to_come(Tactics) => before,
                Phase::Planning | Phase::SovietCards => before,
                Phase::Wehrmacht => before + each - left.min(each),
                Phase::SovietCounters | Phase::Ending => before + each,
            }
        };
        let drawn = drawn.min(self.wehrmacht_in_stack());
        hold(usize::from(self.drawn) == drawn, || {
            format!("wehrmacht_cards.drawn: at this point of turn {} it is {drawn}", self.turn)
        })
    }

    /// How many Resupply cards have been turned over, but for one that is about to be.
    pub(crate) fn resupply_turned(&self, turning: bool) -> usize {
        let orders: Set<_> = self.orders.iter().flatten().copied().collect();
        let waiting = (self.german_hand | orders).has(self.c.resupply);
        self.resupply_drawn().saturating_sub(usize::from(waiting) + usize::from(turning))
    }

    /// Storm Group cards come with Resupply cards, the Milk House with its own (p18-storm-group-card).
    fn check_storm_groups(&self) -> Result<(), Broken> {
        let c = self.c;
        let orders: Set<_> = self.orders.iter().flatten().copied().collect();
        let unturned = c.resupply_groups.len().saturating_sub(self.resupply_turned(self.is_to_come(TurnOver)));
        // The game may have been lost before the last card was turned over.
        let exact = self.unturned.len() == unturned || self.end.is_some() && self.unturned.len() == unturned + 1;
        hold(exact, || format!("storm_groups.unturned: by now there must be {unturned}"))?;
        let seen = self.storm.into_iter().collect::<Set<_>>() | self.raided;
        let milk_house = c.cards.iter().position(|card| card.what == CardType::MilkHouse);
        let card = milk_house.map(WehrmachtCard::from_index);
        let hidden = card.is_some_and(|card| (self.undrawn | self.german_hand | orders).has(card));
        hold(!hidden || !seen.has(c.milk_house), || "storm_groups: the Milk House has not been revealed".into())?;
        let in_the_end = self.phase == Phase::Ending || self.end.is_some();
        hold(in_the_end || !self.raided.has(c.milk_house), || {
            "storm_groups.raided: the Milk House is raided at the end".into()
        })
    }

    /// Tactics cards come into play with the Wehrmacht Card Phase and stay for the turn (p28-veteran, p29-elite).
    fn check_tactics_in_play(&self) -> Result<(), Broken> {
        let most = match self.options.tactics {
            _ if self.options.competitive() => 1,
            TacticsVariant::None => 0,
            TacticsVariant::Veteran => 1,
            TacticsVariant::Elite => 2,
        };
        let before = matches!(self.phase, Phase::Planning | Phase::SovietCards);
        let most = if before && self.turn == 1 { 0 } else { most };
        let count = self.tactics.iter().flatten().count();
        hold(count <= most, || format!("tactics.in_play: at most {most} by now"))?;
        // Once the stack is used up there may be fewer (ruling 109).
        let dealt = !(self.options.competitive() || self.is_to_come(Tactics) && self.turn == 1);
        let exact = dealt && self.end.is_none() && usize::from(self.tactics_drawn) < self.tactics_in_stack();
        hold(!exact || count == most, || format!("tactics.in_play: there must be {most} by now"))?;
        hold(self.laid_tactic.is_none() || before, || "tactics.laid: it is in play now".into())
    }

    /// The cards drawn so far.
    pub(super) fn check_cards_so_far(&self) -> Result<(), Broken> {
        if self.end.is_none() {
            self.check_drawn()?;
        }
        self.check_storm_groups()?;
        self.check_tactics_in_play()
    }

    /// An end that has come about (p26-end, p26-loss).
    pub(super) fn check_end(&self) -> Result<(), Broken> {
        let full = |track: Track| {
            let circles = usize::from(self.c.tracks[track.index()].circles).min(CIRCLES);
            self.tracks[track.index()][..circles].iter().all(|circle| !circle.is_empty())
        };
        let post = self.locations_of(Unit::ArmyCp);
        let so = match self.end {
            None => {
                let always = self.options.lose_without_counters == LoseWithoutCounters::Always;
                return hold(!always || !self.nobody_left(), || {
                    "counters: with nobody left the game is over (p26-loss)".into()
                });
            }
            Some(End::Scored(score)) => {
                self.phase == Phase::Ending && score == self.score_parts().into_iter().sum::<i16>()
            }
            Some(End::Overrun(track)) => full(track),
            Some(End::CommandPost) => post.within(self.broken),
            Some(End::NoCounters) => self.nobody_left(),
            Some(End::NoFood) => self.options.lose_without_food && self.supply_of(Token::Food) == 0,
        };
        hold(so, || "end: the position does not bear it out".into())
    }
}
