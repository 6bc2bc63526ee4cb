//! p5-offensive-status, p5-launch, p5-targets: the Final Offensive and the Soviet target areas.

use kurgan_core::{Chance, Log};

use crate::action::Action;
use crate::components::{Areas, Offensive, Targets};
use crate::event::{Column, Event, Track};
use crate::refusal::Refusal;
use crate::rules::decide::{Decide, Happen, illegal, left_unsaid, so_many, step};
use crate::rules::{Offers, Strikes};
use crate::state::{Cauldron, Held, ReliefAt, Step};

/// p5-launch.
const LAUNCH: u8 = 8;
/// p5-offensive-status: from here on the right-hand number.
const RIGHT_FROM_SSI: u8 = 8;
const RIGHT_FROM_BOX: u8 = 3;
/// p5-targets: "Any 3".
const ANY: u8 = 3;

step! {
    /// The status of the Final Offensive.
    pub struct Status;
}

impl Happen for Status {
    /// p5-offensive-status: a card before the launch, none after it.
    fn carry_out<C: Chance>(
        self,
        game: &mut Cauldron,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        game.agenda.pop();
        if game.offensive_settled() {
            return Ok(());
        }
        let card = game.draw(Column::Offensive, chance, log)?;
        let offensive = game.card(card).offensive;
        let number = game.offensive_number(offensive);
        if let Offensive::Either { .. } = offensive {
            let (ssi, relief) = game.offensive_held_up();
            log.push(Event::OffensiveNumber { number, ssi, relief, stalingrad: game.stalingrad_holds_up() });
        }
        game.change_offensive(number, log);
        Ok(())
    }
}

step! {
    /// The target areas.
    pub struct SovietTargets = "targets";
}

impl Happen for SovietTargets {
    /// p5-targets: fixed when the step begins (ruling 54).
    fn carry_out<C: Chance>(
        self,
        game: &mut Cauldron,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        game.agenda.pop();
        if game.collapsed || game.destroyed {
            return Ok(()); // rulings 66, 67
        }
        let all = game.in_reach();
        let column = if game.offensive() {
            Targets::All
        } else {
            let card = game.draw(Column::Targets, chance, log)?;
            game.card(card).targets
        };
        game.stake = match column {
            Targets::None => Areas::EMPTY,
            Targets::Even => all & game.c.even,
            Targets::Odd => all - game.c.even,
            Targets::AnyThree | Targets::All => all,
        };
        log.push(Event::Targets { column, areas: game.stake });
        if column == Targets::AnyThree && all.at_least(usize::from(ANY) + 1) {
            game.agenda.push(AnyThree { more: ANY }.into());
            game.chosen = Areas::EMPTY;
        }
        Ok(())
    }
}

step! {
    /// So many more of "Any 3".
    pub struct AnyThree { pub more: u8 }
}

impl Decide for AnyThree {
    fn always(self, _: &Cauldron) -> bool {
        self.more == 0
    }

    fn implied(self, game: &Cauldron) -> Option<Action> {
        left_unsaid(game.stake, game.chosen, self.more, Action::Target)
    }

    /// "Any 3" in any order (ruling 55), and a last word.
    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        so_many(self.more, game.stake - game.chosen, Action::Target, out);
    }

    fn settle(self, game: &mut Cauldron, action: Action, _: &mut impl Log<Event>) {
        match action {
            Action::Target(area) => {
                game.chosen.add(area);
                game.agenda.replace(Self { more: self.more - 1 }.into());
            }
            Action::Done => {
                game.agenda.pop();
                game.stake = std::mem::replace(&mut game.chosen, Areas::EMPTY);
            }
            _ => illegal(action),
        }
    }

    fn refuse(self, game: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::Target(area) if !game.stake.has(area) => Refusal::NotTarget(area),
            Action::Target(area) if game.chosen.has(area) => Refusal::AlreadyChosen(area),
            Action::Target(_) => Refusal::EnoughPicked,
            Action::Done => Refusal::MoreToPick { more: self.more },
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, _: &Cauldron) -> Vec<Action> {
        vec![Action::Done]
    }

    fn before(self, next: Step) -> bool {
        next == Strikes.into()
    }
}

impl Cauldron {
    /// Moves the Final Offensive marker, not below 0; at 8 the offensive begins and the marker stays (ruling 52).
    pub(crate) fn change_offensive(&mut self, add: i8, log: &mut impl Log<Event>) {
        if self.offensive_settled() {
            return;
        }
        let from = self.index_fo;
        self.index_fo = from.saturating_add_signed(add).min(LAUNCH);
        Self::tell(Track::FinalOffensive, from, self.index_fo, log);
        if self.index_fo == LAUNCH {
            self.launched = self.turn;
            log.push(Event::Launched);
        }
    }

    /// p5-offensive-status: which number of a card applies (rulings 12, 72).
    pub(crate) fn offensive_number(&self, number: Offensive) -> i8 {
        let (left, right) = match number {
            Offensive::Always(number) => return number,
            Offensive::Either { left, right } => (left, right),
        };
        match self.offensive_held_up() {
            (true, true) => 0,
            (false, false) if !self.stalingrad_holds_up() => left,
            _ => right,
        }
    }

    /// p13-what-if-table: whether Stalingrad holds the offensive up.
    fn stalingrad_holds_up(&self) -> bool {
        self.held.has(Held::RightHand) && self.c.stalingrad.within(self.control)
    }

    /// p5-offensive-status: whether the SSI, and whether the relief force, holds the offensive up.
    pub(crate) fn offensive_held_up(&self) -> (bool, bool) {
        let relief = match self.relief {
            ReliefAt::Box(number) => number >= RIGHT_FROM_BOX,
            ReliefAt::Map(_) => true,
        };
        (self.ssi >= RIGHT_FROM_SSI, relief)
    }

    /// German-controlled areas next to a Soviet unit; nobody can enter an empty one with a Breakthrough marker.
    pub(crate) fn in_reach(&self) -> Areas {
        (self.around(self.soviet) & self.control) - (self.breakthrough - self.index.occupied)
    }
}
