//! p12-what-if: one card before the first turn.

use kurgan_core::{Chance, Log};

use crate::action::Action;
use crate::components::{Letter, WhatIf};
use crate::event::Event;
use crate::rules::Offers;
use crate::state::{Cauldron, Held, Hold, Step};

impl Cauldron {
    pub(super) fn what_if<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        self.agenda.pop();
        let random = self.draw_random(chance, log)?;
        let what = self.c.what_if.at(random);
        log.push(Event::WhatIf { what });
        match what {
            WhatIf::NoEffect => {}
            WhatIf::Supply(add) => self.add_supply(add.cast_signed(), log),
            WhatIf::Weather(weather) => {
                // Ruling 206: no card is drawn on the first turn.
                self.weather = weather;
                self.this_turn.weather_set = true;
                log.push(Event::Weather { weather });
            }
            WhatIf::OfficersEscape(_) => self.agenda.push(Step::Officers),
            WhatIf::KeyArea(area) => self.extra_key.add(area),
            WhatIf::RightHandNumber => self.hold(Held::RightHand, Hold::Take, log),
            WhatIf::ShiftLeft => self.shift_entry(self.letter.left(), log),
            WhatIf::ShiftRight => self.shift_entry(self.letter.right(), log),
            WhatIf::RegularTarget(area) => self.regular.add(area),
        }
        Ok(())
    }

    fn shift_entry(&mut self, letter: Letter, log: &mut impl Log<Event>) {
        self.letter = letter;
        log.push(Event::Relief { from: self.relief, to: self.relief, letter });
        self.close_ring(log);
    }

    pub(super) fn list_offer(out: &mut impl Offers) {
        out.offer(Action::Accept);
        out.offer(Action::Decline);
    }

    pub(super) fn answer_officers(&mut self, accepted: bool, log: &mut impl Log<Event>) {
        self.agenda.pop();
        log.push(Event::Officers { accepted });
        if accepted {
            self.hold(Held::Officers, Hold::Take, log);
        }
    }
}
