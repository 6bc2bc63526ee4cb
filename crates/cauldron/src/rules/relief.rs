//! p5-relief-attack: the relief force attacks, breaks through, changes direction (Table F).

use kurgan_core::{Chance, Log};

use crate::action::Action;
use crate::chance::Roll;
use crate::components::{Area, Areas, Letter, ReliefResult, RumorEffect};
use crate::event::{Event, Modifier, Modifiers, Table};
use crate::rules::Offers;
use crate::state::{Cauldron, Held, LAST_BOX, ReliefAt, Step};

impl Cauldron {
    /// Table F; the total is held to 6 (ruling 71).
    pub(crate) fn relief_modifiers(&self) -> Modifiers {
        let tiger = self.rumored(Held::TigerTanks, |effect| match effect {
            RumorEffect::ReliefRolls(add) => Some(add),
            _ => None,
        });
        Modifiers::NONE.with(Modifier::TigerTanks, tiger.unwrap_or(0))
    }

    /// p5-relief-attack: an attack, on the map with the area it is for; p5-change-direction: or a turn (ruling 46).
    pub(super) fn list_relief(&self, out: &mut impl Offers) {
        match self.relief {
            ReliefAt::Map(area) => {
                self.near(area).into_iter().for_each(|to| out.offer(Action::Relief(Some(to))));
            }
            ReliefAt::Box(number) => {
                out.offer(Action::Relief(None));
                if number > 1 {
                    let others = Letter::ALL.into_iter().filter(|letter| *letter != self.letter);
                    others.for_each(|letter| out.offer(Action::Direction(letter)));
                }
            }
        }
        self.list_raising(out); // ruling 222
    }

    /// Rolls on Table F.
    pub(super) fn relief_attack<C: Chance, L: Log<Event>>(
        &mut self,
        to: Option<Area>,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        self.agenda.pop();
        let Some(commitment) = self.relief_commitment else { return Ok(()) };
        let total = self.roll_on(Table::ReliefAttack, Roll::ReliefAttack, chance, log)?;
        let result = self.c.tables.relief.at(commitment, total);
        let advances = result == ReliefResult::Advance || result == ReliefResult::NoEffectStar && self.this_turn.routed;
        log.push(Event::ReliefAttack { commitment, result, advances });
        if advances {
            match (self.relief, to) {
                (ReliefAt::Box(LAST_BOX), _) => self.move_relief(ReliefAt::Map(self.entry_area()), log),
                (ReliefAt::Box(number), _) => self.move_relief(ReliefAt::Box(number + 1), log),
                (ReliefAt::Map(_), Some(area)) => self.move_relief(ReliefAt::Map(area), log),
                (ReliefAt::Map(_), None) => {}
            }
        } else if result == ReliefResult::Retreat {
            self.relief_falls_back(log);
        }
        Ok(())
    }

    /// One box back; on the map to an area with a Breakthrough marker (ruling 49).
    pub(super) fn relief_falls_back(&mut self, log: &mut impl Log<Event>) {
        match self.relief {
            ReliefAt::Box(1) => {}
            ReliefAt::Box(number) => self.move_relief(ReliefAt::Box(number - 1), log),
            ReliefAt::Map(_) if !self.relief_retreats().is_empty() => self.agenda.push(Step::ReliefRetreat),
            ReliefAt::Map(_) => {}
        }
    }

    /// Areas the relief force can fall back to on the map.
    pub(crate) fn relief_retreats(&self) -> Areas {
        match self.relief {
            ReliefAt::Map(area) => self.near(area) & self.breakthrough,
            ReliefAt::Box(_) => Areas::EMPTY,
        }
    }

    pub(super) fn list_relief_retreats(&self, out: &mut impl Offers) {
        self.relief_retreats().into_iter().for_each(|to| out.offer(Action::Retreat(to)));
    }

    pub(super) fn relief_retreat(&mut self, to: Area, log: &mut impl Log<Event>) {
        self.agenda.pop();
        if let ReliefAt::Map(from) = self.relief {
            self.breakthrough.remove(from);
            self.refresh();
        }
        self.move_relief(ReliefAt::Map(to), log);
    }

    /// p5-change-direction: one box back, and another letter.
    pub(super) fn change_direction(&mut self, letter: Letter, log: &mut impl Log<Event>) {
        self.agenda.pop();
        if let ReliefAt::Box(number) = self.relief {
            self.letter = letter;
            self.move_relief(ReliefAt::Box(number - 1), log);
        }
    }

    /// Moves the relief marker; on the map it leaves a Breakthrough marker wherever it comes (p5-breakthrough).
    pub(super) fn move_relief(&mut self, to: ReliefAt, log: &mut impl Log<Event>) {
        let morale = self.morale();
        let from = std::mem::replace(&mut self.relief, to);
        log.push(Event::Relief { from, to, letter: self.letter });
        if let ReliefAt::Map(area) = to {
            self.breakthrough.add(area);
        }
        // Whatever Soviet unit was in the way retreats; where it goes the ring decides (ruling 201).
        self.close_ring(log);
        self.tell_morale(morale, log);
        self.link_up(log);
    }

    /// The end of the German Phase: Hits go, unspent IP are lost, last turn's reminder goes (p5-end-of-phase, p3-actions).
    pub(super) fn end_german(&mut self, log: &mut impl Log<Event>) {
        self.agenda.pop();
        if !self.hits.is_empty() {
            self.hits = Areas::EMPTY;
            log.push(Event::HitsRemoved);
        }
        let ip = std::mem::replace(&mut self.ip, 0);
        Self::tell(crate::event::Track::Ip, ip, 0, log);
        self.this_turn.tally = 0;
        self.hold(Held::AppealPenalty, crate::state::Hold::Return, log); // ruling 25
    }
}
