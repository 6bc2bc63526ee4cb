//! p11-rumors, p13-rumors-tables: the Rumor step.

use kurgan_core::{Chance, Log};

use crate::action::Action;
use crate::components::{Rumor, RumorEffect, RumorResult};
use crate::event::Event;
use crate::rules::Offers;
use crate::state::{Cauldron, Held, Hold};

impl Cauldron {
    /// Whether a rumor has been dispelled or has obtained.
    pub(crate) fn rumor_over(&self, rumor: Rumor) -> bool {
        self.rumors_over >> (rumor as u8) & 1 != 0
    }

    /// p11-rumors: without one in play a card may bring one; each comes once.
    pub(super) fn new_rumor<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        self.agenda.pop();
        let random = self.draw_random(chance, log)?;
        let rumor = self.c.new_rumor.at(random).filter(|&rumor| !self.rumor_over(rumor));
        self.rumor = rumor;
        log.push(Event::NewRumor { random, rumor });
        Ok(())
    }

    pub(super) fn list_rumor(out: &mut impl Offers) {
        out.offer(Action::Listen);
        out.offer(Action::Dispel);
    }

    fn end_rumor(&mut self, rumor: Rumor) {
        self.rumor = None;
        self.rumors_over |= 1 << rumor as u8;
    }

    /// p11-rumors: the player may dispel it without a card.
    pub(super) fn dispel(&mut self, log: &mut impl Log<Event>) {
        self.agenda.pop();
        if let Some(rumor) = self.rumor {
            self.end_rumor(rumor);
            log.push(Event::RumorDispelled { rumor });
        }
    }

    /// p13-rumors-tables: a card decides what becomes of it.
    pub(super) fn listen<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        self.agenda.pop();
        let Some(rumor) = self.rumor else { return Ok(()) };
        let random = self.draw_random(chance, log)?;
        let data = &self.c.rumors[rumor as usize];
        let milch = self.held.has(Held::Milch);
        let result = if milch { data.results_with_milch.at(random) } else { data.results.at(random) };
        log.push(Event::RumorResult { rumor, random, result });
        match result {
            RumorResult::Inconclusive => {}
            RumorResult::Dispelled => self.end_rumor(rumor),
            RumorResult::Obtains => {
                self.end_rumor(rumor);
                self.obtain(data.effect, log);
            }
        }
        Ok(())
    }

    /// p13-rumors-tables: it comes true (ruling 71).
    fn obtain(&mut self, effect: RumorEffect, log: &mut impl Log<Event>) {
        match effect {
            RumorEffect::ReliefRolls(_) => self.hold(Held::TigerTanks, Hold::Take, log),
            RumorEffect::NoFinalOffensive => self.hold(Held::ZhukovDead, Hold::Take, log),
            RumorEffect::FinalOffensive(add) => self.change_offensive(add, log),
            RumorEffect::SurvivalTimes(_) => self.hold(Held::PrisonersWell, Hold::Take, log),
            RumorEffect::SupplyEachTurn(_) => self.hold(Held::LuftwaffeShifts, Hold::Take, log),
            RumorEffect::Schmidt { .. } => self.hold(Held::Schmidt, Hold::Take, log),
        }
    }
}
