//! p11-council-of-war: the Council of War.

use kurgan_core::{Chance, Log};

use crate::action::Action;
use crate::components::CouncilResult;
use crate::event::Event;
use crate::rules::decide::{Decide, step};
use crate::rules::what_if::list_offer;
use crate::rules::{Initiative, Offers};
use crate::state::{Cauldron, Held, Hold, Step, Surrender};

/// The first turn on which the counter can be taken.
pub(crate) const FROM_TURN: u8 = 8;

step! {
    /// Whether to take the Council of War counter.
    pub struct TakeCouncil;
}

impl Decide for TakeCouncil {
    fn list(self, _: &Cauldron, out: &mut impl Offers) {
        list_offer(out);
    }

    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        game.agenda.pop();
        if action == Action::Accept {
            game.hold(Held::Council, Hold::Take, log);
        }
    }

    fn before(self, next: Step) -> bool {
        next == Initiative.into()
    }
}

impl Cauldron {
    /// Calls the council: the counter goes back and a card decides.
    pub(super) fn council<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        self.hold(Held::Council, Hold::Return, log);
        let drawn = self.draw_random(chance, log)?;
        let random = drawn + if self.offensive() { self.c.council.final_offensive } else { 0 };
        let result = self.c.council.results.at(random);
        log.push(Event::Council { random, result });
        match result {
            CouncilResult::Continue { appeals, attacks } => {
                self.appeals += appeals;
                self.attack_bonus += attacks;
            }
            CouncilResult::Surrender { ssi, lenient_from } => {
                let lenient = lenient_from.is_some_and(|turn| self.turn >= turn);
                let how = match (self.plain_surrender(), lenient) {
                    (Surrender::WithFoa, true) => Surrender::Excused,
                    (_, true) => Surrender::Lenient,
                    (plain, false) => plain,
                };
                self.capitulate(how, log);
                if ssi != 0 {
                    self.rate(ssi, chance, log)?;
                }
            }
        }
        Ok(())
    }
}
