//! Refusals and blocked choices of Wehrmacht Planning and the Wehrmacht Card Phase.

use kurgan_core::Set;

use crate::action::Action;
use crate::components::{Counter, Track, Unit};
use crate::refusal::Refusal;
use crate::state::{Pavlov, Step};

impl Pavlov {
    /// Why an action of this part of the turn is not possible.
    pub(super) fn explain_wehrmacht(&self, step: Step, action: Action) -> Refusal {
        match (step, action) {
            (Step::Order, Action::Order(card)) => match self.must_play().first() {
                Some(must) if self.german_hand.has(card) => Refusal::MustPlay(must),
                _ => Refusal::NotInGermanHand(card),
            },
            (Step::LayTactic, Action::Tactic(card)) => Refusal::NotInGermanTactics(card),
            (Step::AntiAircraft(..), Action::Fire(locations)) => {
                (locations - self.anti_aircraft()).first().map_or(Refusal::NotNow, Refusal::NoAntiAircraft)
            }
            (Step::Suppression(_, track), Action::Spend(_)) => self.box_holds(track),
            (Step::Starve(..), Action::Casualty(counter)) => self.not_nameable(counter),
            (Step::CrewCasualty(_), Action::Casualty(counter)) => Refusal::NotAtStake(counter),
            _ => Refusal::NotNow,
        }
    }

    /// What might be expected but is not possible.
    pub(super) fn blocked_wehrmacht(&self, step: Step) -> Vec<(Action, Refusal)> {
        let actions: Vec<Action> = match step {
            Step::Order => (self.german_hand - self.orderable()).into_iter().map(Action::Order).collect(),
            Step::AntiAircraft(..) => {
                let [battalion, regiment] = [Unit::AaBattalion, Unit::AaRegiment];
                let all = self.c.locations_of[battalion as usize] | self.c.locations_of[regiment as usize];
                let idle = all - self.anti_aircraft();
                idle.into_iter().map(|location| Action::Fire(Set::only(location))).collect()
            }
            Step::Suppression(_, track) => {
                vec![Action::Spend(self.suppression[self.colour_of(track) as usize] + 1)]
            }
            Step::Starve(left, from) => {
                (self.in_house() - self.nameable(left, from)).into_iter().map(Action::Casualty).collect()
            }
            _ => Vec::new(),
        };
        actions.into_iter().map(|action| (action, self.explain_wehrmacht(step, action))).collect()
    }

    fn box_holds(&self, track: Track) -> Refusal {
        let colour = self.colour_of(track);
        Refusal::BoxHolds { colour, have: self.suppression[colour as usize] }
    }

    fn not_nameable(&self, counter: Counter) -> Refusal {
        if self.in_house().has(counter) { Refusal::OutOfOrder } else { Refusal::NotAtStake(counter) }
    }
}
