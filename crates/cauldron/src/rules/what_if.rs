//! p12-what-if: one card before the first turn.

use kurgan_core::{Chance, Log};

use crate::action::Action;
use crate::components::{self, Letter};
use crate::event::Event;
use crate::rules::decide::{Decide, Happen, step};
use crate::rules::{Begin, Offers};
use crate::state::{Cauldron, Held, Hold, Step};

step! {
    /// The What If card.
    pub struct WhatIf;
}

impl Happen for WhatIf {
    fn carry_out<C: Chance>(
        self,
        game: &mut Cauldron,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        use components::WhatIf as Row;
        game.agenda.pop();
        let random = game.draw_random(chance, log)?;
        let what = game.c.what_if.at(random);
        log.push(Event::WhatIf { what });
        match what {
            Row::NoEffect => {}
            Row::Supply(add) => game.add_supply(add.cast_signed(), log),
            Row::Weather(weather) => {
                // Ruling 206: no card is drawn on the first turn.
                game.weather = weather;
                game.this_turn.weather_set = true;
                log.push(Event::Weather { weather });
            }
            Row::OfficersEscape(_) => game.agenda.push(Officers.into()),
            Row::KeyArea(area) => game.extra_key.add(area),
            Row::RightHandNumber => game.hold(Held::RightHand, Hold::Take, log),
            Row::ShiftLeft => game.shift_entry(game.letter.left(), log),
            Row::ShiftRight => game.shift_entry(game.letter.right(), log),
            Row::RegularTarget(area) => game.regular.add(area),
        }
        Ok(())
    }

    fn before(self, next: Step) -> bool {
        next == Begin.into()
    }
}

step! {
    /// Whether the officers take the offer.
    pub struct Officers;
}

impl Decide for Officers {
    fn list(self, _: &Cauldron, out: &mut impl Offers) {
        list_offer(out);
    }

    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        let accepted = action == Action::Accept;
        game.agenda.pop();
        log.push(Event::Officers { accepted });
        if accepted {
            game.hold(Held::Officers, Hold::Take, log);
        }
    }

    fn before(self, next: Step) -> bool {
        next == Begin.into()
    }
}

/// Something is offered: it can be taken or left.
pub(super) fn list_offer(out: &mut impl Offers) {
    out.offer(Action::Accept);
    out.offer(Action::Decline);
}

impl Cauldron {
    fn shift_entry(&mut self, letter: Letter, log: &mut impl Log<Event>) {
        self.letter = letter;
        log.push(Event::Relief { from: self.relief, to: self.relief, letter });
        self.close_ring(log);
    }
}
