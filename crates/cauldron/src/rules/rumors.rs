//! p11-rumors, p13-rumors-tables: the Rumor step.

use kurgan_core::{Chance, Log};

use crate::action::Action;
use crate::components::{self, RumorEffect, RumorResult};
use crate::event::Event;
use crate::rules::decide::{Decide, illegal, step};
use crate::rules::{Offers, RandomEvent};
use crate::state::{Cauldron, Held, Hold, Step};

step! {
    /// The Rumor step: a new one comes, or the one in play is listened to or dispelled.
    pub struct Rumor;
}

impl Decide for Rumor {
    /// p11-rumors: without one in play a card may bring one; each comes once.
    fn pass<C: Chance>(self, game: &mut Cauldron, chance: &mut C, log: &mut impl Log<Event>) -> Result<bool, C::Dry> {
        if game.rumor.is_some() {
            return Ok(false);
        }
        game.agenda.pop();
        let random = game.draw_random(chance, log)?;
        let rumor = game.c.new_rumor.at(random).filter(|&rumor| !game.rumor_over(rumor));
        game.rumor = rumor;
        log.push(Event::NewRumor { random, rumor });
        Ok(true)
    }

    fn list(self, _: &Cauldron, out: &mut impl Offers) {
        out.offer(Action::Listen);
        out.offer(Action::Dispel);
    }

    fn settle_by_chance<C: Chance>(
        self,
        game: &mut Cauldron,
        action: Action,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        game.agenda.pop();
        match (action, game.rumor) {
            (Action::Listen, Some(rumor)) => game.listen(rumor, chance, log)?,
            // p11-rumors: the player may dispel it without a card.
            (Action::Dispel, Some(rumor)) => {
                game.end_rumor(rumor);
                log.push(Event::RumorDispelled { rumor });
            }
            _ => illegal(action),
        }
        Ok(())
    }

    fn before(self, next: Step) -> bool {
        next == RandomEvent.into()
    }
}

impl Cauldron {
    /// Whether a rumor has been dispelled or has obtained.
    pub(crate) fn rumor_over(&self, rumor: components::Rumor) -> bool {
        self.rumors_over >> (rumor as u8) & 1 != 0
    }

    fn end_rumor(&mut self, rumor: components::Rumor) {
        self.rumor = None;
        self.rumors_over |= 1 << rumor as u8;
    }

    /// p13-rumors-tables: a card decides what becomes of it.
    fn listen<C: Chance>(
        &mut self,
        rumor: components::Rumor,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
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
