//! p5-relief-attack: the relief force attacks, breaks through, changes direction (Table F).

use kurgan_core::{Chance, Log};

use crate::action::Action;
use crate::chance::Roll;
use crate::components::{Area, Areas, Letter, ReliefResult, RumorEffect};
use crate::event::{Event, Modifier, Modifiers, Table, Track};
use crate::refusal::Refusal;
use crate::rules::decide::{Decide, illegal, step};
use crate::rules::{Battlegroup, Offers};
use crate::state::{Cauldron, Held, Hold, LAST_BOX, ReliefAt, Step};

step! {
    /// The relief force attacks or turns.
    pub struct Relief;
}

impl Decide for Relief {
    const RAISING: bool = true;

    /// p5-relief-attack: an attack, on the map with the area it is for; p5-change-direction: or a turn (ruling 46).
    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        match game.relief {
            ReliefAt::Map(area) => {
                game.near(area).into_iter().for_each(|to| out.offer(Action::Relief(Some(to))));
            }
            ReliefAt::Box(number) => {
                out.offer(Action::Relief(None));
                if number > 1 {
                    let others = Letter::ALL.into_iter().filter(|letter| *letter != game.letter);
                    others.for_each(|letter| out.offer(Action::Direction(letter)));
                }
            }
        }
        game.list_raising(out); // ruling 222
    }

    fn settle_by_chance<C: Chance>(
        self,
        game: &mut Cauldron,
        action: Action,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        match (action, game.relief) {
            (Action::Relief(to), _) => game.relief_attack(to, chance, log)?,
            // p5-change-direction: one box back, and another letter.
            (Action::Direction(letter), ReliefAt::Box(number)) => {
                game.agenda.pop();
                game.letter = letter;
                game.move_relief(ReliefAt::Box(number - 1), log);
            }
            (Action::Battlegroup, _) => game.agenda.push(Battlegroup.into()),
            _ => illegal(action),
        }
        Ok(())
    }

    fn refuse(self, game: &Cauldron, action: Action) -> Refusal {
        match (action, game.relief) {
            (Action::Direction(_), ReliefAt::Map(_)) => Refusal::OnMap,
            (Action::Direction(_), ReliefAt::Box(1)) => Refusal::FirstBox,
            (Action::Direction(letter), ReliefAt::Box(_)) => Refusal::SameLetter(letter),
            (Action::Relief(Some(area)), _) => Refusal::NotNextToRelief(area),
            (Action::Battlegroup, _) => game.refuse_raising(),
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, _: &Cauldron) -> Vec<Action> {
        Letter::ALL.map(Action::Direction).into()
    }
}

step! {
    /// Where the relief force falls back on the map.
    pub struct ReliefRetreat;
}

impl Decide for ReliefRetreat {
    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        game.relief_retreats().into_iter().for_each(|to| out.offer(Action::Retreat(to)));
    }

    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        let Action::Retreat(to) = action else { return illegal(action) };
        game.agenda.pop();
        if let ReliefAt::Map(from) = game.relief {
            game.breakthrough.remove(from);
            game.refresh();
        }
        game.move_relief(ReliefAt::Map(to), log);
    }

    fn refuse(self, _: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::Retreat(area) => Refusal::NoReliefRetreat(area),
            _ => Refusal::NotNow,
        }
    }

    fn before(self, next: Step) -> bool {
        matches!(next, Step::EndGerman(_) | Step::Effect(_))
    }
}

step! {
    /// The end of the German Phase.
    pub struct EndGerman;
}

impl Decide for EndGerman {
    /// Ruling 222: a last word only where it matters.
    fn pass<C: Chance>(self, game: &mut Cauldron, _: &mut C, log: &mut impl Log<Event>) -> Result<bool, C::Dry> {
        let over = !game.raising_links_up();
        if over {
            game.end_german(log);
        }
        Ok(over)
    }

    fn list(self, _: &Cauldron, out: &mut impl Offers) {
        out.offer(Action::Battlegroup);
        out.offer(Action::Done);
    }

    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Battlegroup => game.agenda.push(Battlegroup.into()),
            Action::Done => game.end_german(log),
            _ => illegal(action),
        }
    }
}

impl Cauldron {
    /// Table F; the total is held to 6 (ruling 71).
    pub(crate) fn relief_modifiers(&self) -> Modifiers {
        let tiger = self.rumored(Held::TigerTanks, |effect| match effect {
            RumorEffect::ReliefRolls(add) => Some(add),
            _ => None,
        });
        Modifiers::NONE.with(Modifier::TigerTanks, tiger.unwrap_or(0))
    }

    /// Rolls on Table F.
    fn relief_attack<C: Chance, L: Log<Event>>(
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
        let falls_back = result == ReliefResult::Retreat
            && match self.relief {
                ReliefAt::Box(number) => number > 1,
                ReliefAt::Map(_) => !self.relief_retreats().is_empty(),
            };
        log.push(Event::ReliefAttack { commitment, result, advances, falls_back });
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
            ReliefAt::Map(_) if !self.relief_retreats().is_empty() => self.agenda.push(ReliefRetreat.into()),
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
    fn end_german(&mut self, log: &mut impl Log<Event>) {
        self.agenda.pop();
        if !self.hits.is_empty() {
            self.hits = Areas::EMPTY;
            log.push(Event::HitsRemoved);
        }
        let ip = std::mem::replace(&mut self.ip, 0);
        Self::tell(Track::Ip, ip, 0, log);
        (self.this_turn.tally, self.this_turn.dearer) = (0, 0);
        self.hold(Held::AppealPenalty, Hold::Return, log); // ruling 25
    }
}
