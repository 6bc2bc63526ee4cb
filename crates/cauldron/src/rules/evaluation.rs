//! p6: the Strategic Situation Index (Table H), the end of a turn, Surrender, victory, Survival Statistics.

use kurgan_core::{Chance, Log, Outcome, Verdict};

use crate::chance::Roll;
use crate::components::{RumorEffect, WhatIf};
use crate::event::{End, Event, Modifier, Modifiers, Points, Table, Track};
use crate::rules::Rumor;
use crate::rules::decide::{Happen, step};
use crate::state::{Cauldron, Held, Hold, Surrender, ThisTurn};

/// p1-ssi.
const SSI_MAX: u8 = 10;
/// p6-victory-points.
const LINKED: [(u8, i8); 3] = [(15, 3), (10, 2), (5, 1)];
const MORALE: u8 = 25;
const LATE_SURRENDER: u8 = 14;
/// p6-victory-levels: the least points of each level.
const LEVELS: [(i32, &str, Verdict); 5] = [
    (10, "german_decisive", Verdict::Win),
    (8, "german", Verdict::Win),
    (6, "german_moral", Verdict::Draw),
    (2, "soviet", Verdict::Loss),
    (i32::MIN, "soviet_decisive", Verdict::Loss),
];
/// p11-survival: dice and men to a step.
const SURVIVAL_DICE: u8 = 2;

step! {
    /// Table H.
    pub struct Situation;
}

impl Happen for Situation {
    /// p6-ssi-roll; the marker of attacks without FoA is left as a reminder (ruling 25).
    fn carry_out<C: Chance>(
        self,
        game: &mut Cauldron,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        game.agenda.pop();
        let total = game.roll_on(Table::Situation, Roll::Situation, chance, log)?;
        let adjust = game.c.tables.situation.adjust.at(total);
        log.push(Event::Situation { adjust });
        game.this_turn.rated = true;
        let attacks = std::mem::replace(&mut game.this_turn.attacks, 0);
        if attacks > 0 {
            Cauldron::tell(Track::AttackWithoutFoa, attacks, 0, log);
            game.hold(Held::AppealPenalty, Hold::Take, log);
        }
        game.rate(adjust, chance, log)
    }
}

step! {
    /// The end of the turn.
    pub struct EndTurn;
}

impl Happen for EndTurn {
    /// The turn marker moves on, or the game is over (p6-end).
    fn carry_out<C: Chance>(
        self,
        game: &mut Cauldron,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        game.agenda.pop();
        if game.turn >= game.c.setup.last_turn {
            game.count_survivors(chance, log)?;
            game.finish(End::TimeUp, log);
            return Ok(());
        }
        game.turn += 1;
        game.this_turn = ThisTurn::default();
        game.begin_turn(log);
        if game.options.rumors && !game.offensive() && game.surrender.is_none() {
            game.agenda.push(Rumor.into());
        }
        Ok(())
    }
}

impl Cauldron {
    /// Moves the SSI between 0 and 10; at 0 all is lost (p1-ssi).
    pub(crate) fn change_ssi(&mut self, add: i8, log: &mut impl Log<Event>) {
        let from = self.ssi;
        self.ssi = from.saturating_add_signed(add).min(SSI_MAX);
        Self::tell(Track::Ssi, from, self.ssi, log);
        if self.ssi == 0 {
            self.finish(End::SsiZero, log);
        }
    }

    /// Table H.
    pub(crate) fn situation_modifiers(&self) -> Modifiers {
        let h = &self.c.tables.situation;
        let surrendered = match self.surrender {
            None | Some(Surrender::Excused) => 0,
            Some(Surrender::WithoutFoa) => h.surrendered_without_foa,
            Some(Surrender::WithFoa | Surrender::Lenient) => h.surrendered_with_foa,
        };
        Modifiers::NONE
            .with(Modifier::Luftwaffe, self.luftwaffe.map_or(0, |level| h.luftwaffe[level as usize]))
            .with(Modifier::Relief, self.relief_commitment.map_or(0, |level| h.relief[level as usize]))
            .with(Modifier::Surrendered, surrendered)
            .with_if(self.destroyed, Modifier::Eliminated, h.eliminated)
            .with(Modifier::AttackedWithoutFoa, self.this_turn.attacks.cast_signed() * h.attacked_without_foa)
    }

    /// Moves the SSI of an army that may be no more: if that ends the game, its survivors are counted first.
    pub(super) fn rate<C: Chance, L: Log<Event>>(
        &mut self,
        add: i8,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        if self.ssi.saturating_add_signed(add) == 0 {
            self.count_survivors(chance, log)?;
        }
        self.change_ssi(add, log);
        Ok(())
    }

    /// A new turn; after Surrender only its Evaluation Phase (p4-surrender).
    pub(super) fn begin_turn(&mut self, log: &mut impl Log<Event>) {
        (self.luftwaffe, self.relief_commitment) = (None, None);
        self.agenda.clear();
        if self.surrender.is_some() {
            self.agenda.push_all([Situation.into(), EndTurn.into()]);
        } else {
            self.agenda.push_all(super::TURN);
        }
        log.push(Event::Turn { turn: self.turn });
    }

    /// p4-surrender: everything stops but the Evaluation Phases.
    pub(crate) fn capitulate(&mut self, how: Surrender, log: &mut impl Log<Event>) {
        let morale = self.morale();
        self.surrender = Some(how);
        self.surrender_turn = self.turn;
        log.push(Event::Surrendered { how });
        self.tell_morale(morale, log);
        let ip = std::mem::replace(&mut self.ip, 0);
        Self::tell(Track::Ip, ip, 0, log);
        self.go_to_evaluation();
    }

    /// The surrender that the marker of the army calls for.
    pub(crate) fn plain_surrender(&self) -> Surrender {
        if self.held.has(Held::FoaReceived) { Surrender::WithFoa } else { Surrender::WithoutFoa }
    }

    /// p11-survival: at the end of the game, what percentage of the prisoners comes home (ruling 74).
    fn count_survivors<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        if !self.options.survival || self.surrender.is_none() && !self.destroyed {
            return Ok(());
        }
        let dice = chance.sum(Roll::Survival.into(), SURVIVAL_DICE)?;
        let modifiers = Modifiers::NONE.with(Modifier::Wounded, self.c.survival.wounded(self.wounded).cast_signed());
        let die: u8 = dice.faces().iter().sum();
        let percent = self.survival_percent(die);
        log.push(Event::Rolled { table: Table::Survival, die, modifiers, total: percent.cast_signed() });
        self.survival = Some(percent);
        let (prisoners, survivors) = (self.prisoners(), self.survivors(percent));
        log.push(Event::Survival { dice, percent, prisoners, survivors });
        Ok(())
    }

    /// p11-survival: the percentage of the prisoners that comes home, by the sum of the dice.
    pub(crate) fn survival_percent(&self, dice: u8) -> u8 {
        let times = self.rumored(Held::PrisonersWell, |effect| match effect {
            RumorEffect::SurvivalTimes(times) => Some(times),
            _ => None,
        });
        (dice + self.c.survival.wounded(self.wounded)) * times.unwrap_or(1)
    }

    /// p11-survival: how many men that is.
    pub(crate) fn survivors(&self, percent: u8) -> u32 {
        self.prisoners() * u32::from(percent) / 100
    }

    /// p11-survival: how many men went into captivity: a share of the steps lost, another of those that surrender.
    pub(crate) fn prisoners(&self) -> u32 {
        let s = &self.c.survival;
        let divisions = self.in_play() & self.c.divisions;
        let full = (divisions - self.depleted).count();
        let depleted = (divisions & self.depleted).count();
        let hq = u8::from(self.in_play().has(self.c.hq));
        let left = u32::from(full) * s.full + u32::from(depleted) * s.depleted + u32::from(hq) * s.hq;
        let lost = u32::from(self.steps_lost) * s.depleted;
        (lost * s.percent_of_eliminated + left * s.percent_of_surrendered) / 100
    }

    /// p6-victory-points.
    pub(crate) fn points(&self) -> Points {
        let held = self.surrender.is_none() && self.c.stalingrad.within(self.control);
        let gone = self.surrender.is_some() || self.destroyed;
        let officers = self.c.what_if.results.iter().find_map(|what| match what {
            WhatIf::OfficersEscape(points) => Some(*points),
            _ => None,
        });
        let linked = LINKED.into_iter().find(|(least, _)| self.linked >= *least);
        Points {
            ssi: self.ssi.cast_signed(),
            linked: linked.map_or(0, |(_, points)| points),
            stalingrad: i8::from(held),
            morale: i8::from(self.morale() >= MORALE),
            manstein: i8::from(self.held.has(Held::Manstein)),
            no_offensive: i8::from(!self.offensive()),
            surrender: -i8::from(self.surrender.is_some() && self.surrender_turn < LATE_SURRENDER),
            destroyed: -i8::from(self.destroyed && !self.starved),
            officers: if gone && self.held.has(Held::Officers) { officers.unwrap_or(0) } else { 0 },
        }
    }

    /// The game is over.
    pub(crate) fn finish(&mut self, end: End, log: &mut impl Log<Event>) {
        self.clear_table();
        self.end = Some(end);
        log.push(Event::Over { end, points: self.points() });
    }

    /// The result of a game that is over.
    pub(crate) fn result(&self) -> Option<Outcome> {
        self.end.map(|end| end.verdict(self.points()))
    }
}

impl End {
    /// p6-victory-levels; an SSI of 0 is the worst whatever the points (ruling 68).
    pub fn verdict(self, points: Points) -> Outcome {
        let (reason, points) = match self {
            Self::SsiZero => ("ssi_zero", points.total().min(0)),
            Self::LinkUp => ("link_up", points.total()),
            Self::TimeUp => ("time_up", points.total()),
        };
        let level = LEVELS.iter().find(|(least, ..)| points >= *least);
        let (_, level, verdict) = level.copied().unwrap_or(LEVELS[LEVELS.len() - 1]);
        Outcome { verdicts: vec![verdict], level, score: points, reason }
    }
}
