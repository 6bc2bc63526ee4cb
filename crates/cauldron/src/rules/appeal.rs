//! p3-appeal: conferences, Freedom of Action, airlift (Table D).

use kurgan_core::{Chance, Log};

use crate::action::Appeal;
use crate::chance::Roll;
use crate::components::{Freedom, RumorEffect};
use crate::event::{Event, Modifier, Modifiers, Table};
use crate::refusal::Refusal;
use crate::state::{Cauldron, Held, Hold};

/// p3-appeal.
const APPEAL_IP: u8 = 1;

impl Cauldron {
    fn schmidt(&self) -> Option<(u8, i8)> {
        self.rumored(Held::Schmidt, |effect| match effect {
            RumorEffect::Schmidt { appeal_ip, foa_appeal } => Some((appeal_ip, foa_appeal)),
            _ => None,
        })
    }

    /// What an Appeal costs; more once Schmidt's influence wanes (p13-rumors-tables).
    pub(crate) fn appeal_price(&self) -> u8 {
        self.times(false) * self.schmidt().map_or(APPEAL_IP, |(price, _)| price)
    }

    /// Whether this Appeal can be made, or why not.
    pub(crate) fn may_appeal(&self, appeal: Appeal) -> Result<(), Refusal> {
        let (cost, have) = (self.appeal_price(), self.ip);
        if self.this_turn.appealed {
            Err(Refusal::AppealMade)
        } else if let Some(closed) = self.appeal_closed(appeal) {
            Err(closed)
        } else if have < cost {
            Err(Refusal::IpTooLow { cost, have })
        } else {
            Ok(())
        }
    }

    /// Why this Appeal is closed this turn or for good, whatever it costs.
    #[inline]
    pub(crate) fn appeal_closed(&self, appeal: Appeal) -> Option<Refusal> {
        if self.this_turn.no_appeal {
            Some(Refusal::AppealForbidden)
        } else if self.held.has(Held::Council) {
            Some(Refusal::CouncilHeld)
        } else if appeal == Appeal::Freedom && self.held.has(Held::FoaReceived) {
            Some(Refusal::FreedomGranted) // ruling 27
        } else if appeal == Appeal::Freedom && self.held.has(Held::NoFoaAppeal) {
            Some(Refusal::NoFreedomAppeal)
        } else {
            None
        }
    }

    /// Table D (ruling 24).
    pub(crate) fn appeal_modifiers(&self, appeal: Appeal) -> Modifiers {
        let d = &self.c.tables.appeal;
        let freedom = appeal == Appeal::Freedom;
        let (foa, airlift) = (self.held.has(Held::FoaBonus), self.held.has(Held::AirliftBonus));
        let helped = freedom && foa || appeal == Appeal::Airlift;
        Modifiers::NONE
            .with_if(self.held.has(Held::AppealPenalty), Modifier::AttackedWithoutFoa, d.attacked_without_foa)
            .with_if(freedom && foa && !airlift, Modifier::FoaMarker, d.foa_marker)
            .with_if(helped && airlift, Modifier::FoaAirliftMarker, d.foa_airlift_marker)
            .with(Modifier::Event, self.this_turn.appeal)
            .with(Modifier::Council, self.appeals)
            .with_if(freedom, Modifier::Schmidt, self.schmidt().map_or(0, |(_, add)| add))
    }

    pub(super) fn appeal<C: Chance, L: Log<Event>>(
        &mut self,
        appeal: Appeal,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        self.pay(self.appeal_price(), 0, log);
        self.this_turn.appealed = true;
        let total = self.roll_on(Table::Appeal(appeal), Roll::Appeal, chance, log)?;
        log.push(Event::Appealed { appeal, total: i8::try_from(total).unwrap_or(i8::MAX) });
        self.hold(Held::AppealPenalty, Hold::Return, log); // ruling 25
        let d = &self.c.tables.appeal;
        match appeal {
            Appeal::Airlift => self.add_supply(d.airlift.at(total).cast_signed(), log),
            Appeal::Conference => {
                let result = d.conference.at(total);
                let shows = result.commit.unsigned_abs();
                if shows > self.commit {
                    self.commit = shows; // ruling 14
                    log.push(Event::Commit { shows });
                }
                if result.foa_airlift {
                    // Ruling 223: once those Appeals are over, only the Airlift half is left to take.
                    if !self.held.has(Held::NoFoaAppeal) {
                        self.hold(Held::FoaBonus, Hold::Take, log);
                    }
                    self.hold(Held::AirliftBonus, Hold::Take, log);
                }
            }
            Appeal::Freedom => match d.freedom.at(total) {
                Freedom::NotGranted => {}
                Freedom::PlusOne => self.hold(Held::FoaBonus, Hold::Take, log),
                Freedom::Granted => self.hold(Held::FoaReceived, Hold::Take, log),
                Freedom::Politics if !self.held.has(Held::Politics) => self.hold(Held::Politics, Hold::Take, log),
                Freedom::Politics => {
                    // Ruling 26: the Airlift half of the marker stays.
                    self.hold(Held::NoFoaAppeal, Hold::Take, log);
                    self.hold(Held::FoaBonus, Hold::Return, log);
                }
            },
        }
        Ok(())
    }
}
