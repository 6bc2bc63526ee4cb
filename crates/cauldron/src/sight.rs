//! What a seat may see of the position: everything, since this game hides nothing. Read directly from the position,
//! without building a whole [`Record`](crate::Record).
//!
//! This file has the state of the turn and the legal actions; `tracks` has the numbers, markers and cards, `ground` the
//! map with everything on it.

mod ground;
mod tracks;

use std::collections::BTreeMap;

use kurgan_core::Outcome;
use kurgan_core::chance::Ratio;

use crate::action::Action;
use crate::components::{Components, Unit};
use crate::event::{End, Modifiers, Points, Table};
use crate::options::Options;
use crate::outlook::Reading;
use crate::state::{Cauldron, Phase, Step};

/// The position, to be read off and not to be changed. Nothing is hidden from anybody.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    pub(crate) game: &'a Cauldron,
}

impl<'a> Sight<'a> {
    /// The components.
    #[inline]
    pub fn pack(self) -> &'static Components {
        self.game.c
    }

    /// The options of the game.
    #[inline]
    pub fn options(self) -> &'a Options {
        &self.game.options
    }

    /// The turn.
    #[inline]
    pub fn turn(self) -> u8 {
        self.game.turn
    }

    /// The phase.
    pub fn phase(self) -> Phase {
        self.game.phase()
    }

    /// The end, once it has come.
    pub fn outcome(self) -> Option<Outcome> {
        self.game.result()
    }

    /// The decision that is due; none when the game is over.
    pub fn decision(self) -> Option<Step> {
        self.game.agenda.next()
    }

    /// The steps still to come, the next one last.
    pub fn agenda(self) -> &'a [Step] {
        self.game.agenda.steps()
    }

    /// Every legal action.
    pub fn legal(self) -> Vec<Action> {
        let mut legal = Vec::with_capacity(64);
        self.game.list(&mut legal);
        legal
    }

    /// The modifiers of the next roll on a table.
    pub fn modifiers(self, table: Table) -> Modifiers {
        self.game.modifiers(table)
    }

    /// The modifiers of a designated unit's roll (Table E).
    pub fn attack_modifiers(self, unit: Unit) -> Modifiers {
        self.game.attack_modifiers(unit)
    }

    /// The modifiers of the roll that an action makes at once, if it makes one.
    pub fn modifiers_of(self, action: Action) -> Option<Modifiers> {
        match (action, self.decision()) {
            (Action::Appeal(appeal), _) => Some(self.game.appeal_modifiers(appeal)),
            (Action::Roll(unit), Some(Step::Combat(_))) => Some(self.game.attack_modifiers(unit)),
            (Action::Relief(_), _) => Some(self.game.relief_modifiers()),
            _ => None,
        }
    }

    /// The odds of a roll on a table as things stand now, with the modifiers that apply: also for rolls that no action
    /// asks for.
    pub fn table_odds(self, table: Table) -> (Modifiers, BTreeMap<Reading, Ratio>) {
        self.game.table_odds(table)
    }

    /// What is left of the modifiers to announce (p12-variable-setup).
    pub fn modifiers_left(self) -> u8 {
        self.game.modifiers_left()
    }

    /// Active and inactive PDMs still to be placed at set-up (p12-variable-setup).
    pub fn pdms_to_place(self) -> (u8, u8) {
        (self.game.preparing.active, self.game.preparing.inactive)
    }

    /// The Victory Points so far (p6-victory-points).
    #[inline]
    pub fn points(self) -> Points {
        self.game.points()
    }

    /// The level of victory that these points are, as if the time were up (p6-victory-levels).
    pub fn level(self) -> &'static str {
        let end = if self.game.ssi == 0 { End::SsiZero } else { End::TimeUp };
        end.verdict(self.points()).level
    }

    /// How many men would go into captivity (p11-survival).
    pub fn prisoners(self) -> u32 {
        self.game.prisoners()
    }

    /// The percentage of them that comes home, once it has been rolled (p11-survival).
    pub fn survival(self) -> Option<u8> {
        self.game.survival
    }

    /// The percentage that the dice would bring, by their sum (p11-survival).
    pub fn survival_percent(self, dice: u8) -> u8 {
        self.game.survival_percent(dice)
    }

    /// How many men come home at that percentage (p11-survival).
    pub fn survivors(self, percent: u8) -> u32 {
        self.game.survivors(percent)
    }
}
