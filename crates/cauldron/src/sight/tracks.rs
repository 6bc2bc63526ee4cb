//! Tracks, markers, cards, and effects for this turn or permanently.

use kurgan_core::Set;

use super::Sight;
use crate::action::Appeal;
use crate::components::{Cards, Commitment, Letter, Offensive, Rumor, Weather};
use crate::state::{Held, ReliefAt};

impl Sight<'_> {
    /// The Strategic Situation Index.
    #[inline]
    pub fn ssi(self) -> u8 {
        self.game.ssi
    }

    /// Supply points.
    #[inline]
    pub fn supply(self) -> u8 {
        self.game.supply
    }

    /// Initiative points.
    #[inline]
    pub fn initiative_points(self) -> u8 {
        self.game.ip
    }

    /// Wounded in the pocket.
    #[inline]
    pub fn wounded(self) -> u8 {
        self.game.wounded
    }

    /// Wounded flown out (p4-evacuate).
    pub fn evacuated(self) -> u8 {
        self.game.evacuated
    }

    /// German morale (p2-morale).
    #[inline]
    pub fn morale(self) -> u8 {
        self.game.morale()
    }

    /// The initiative points that the next turn would bring as things stand (p2-initiative).
    pub fn income(self) -> u8 {
        self.game.income(self.morale(), 0)
    }

    /// What it costs to keep everybody supplied (p2-upkeep).
    pub fn full_upkeep(self) -> u8 {
        self.game.full_upkeep()
    }

    /// How many units go unsupplied when so much is paid (p2-upkeep).
    pub fn unsupplied_at(self, points: u8) -> u8 {
        self.game.unsupplied_at(points)
    }

    /// The movement tally (p3-movement).
    pub fn tally(self) -> u8 {
        self.game.this_turn.tally
    }

    /// Areas attacked without Freedom of Action this turn (p4-foa).
    pub fn attacks_without_foa(self) -> u8 {
        self.game.this_turn.attacks
    }

    /// Whether an attack has routed a Soviet unit this turn, which helps the relief force (Table F).
    pub fn is_routed(self) -> bool {
        self.game.this_turn.routed
    }

    /// The Final Offensive index.
    #[inline]
    pub fn offensive_index(self) -> u8 {
        self.game.index_fo
    }

    /// Whether the Final Offensive has been launched.
    #[inline]
    pub fn is_offensive_on(self) -> bool {
        self.game.offensive()
    }

    /// The turn on which the Final Offensive was launched.
    pub fn launched(self) -> Option<u8> {
        Some(self.game.launched).filter(|&turn| turn != 0)
    }

    /// Whether the SSI, and whether the relief force, holds the Final Offensive up (p5-offensive-status).
    pub fn offensive_held_up(self) -> (bool, bool) {
        self.game.offensive_held_up()
    }

    /// Which number of the Offensive column applies (p5-offensive-status).
    pub fn offensive_number(self, number: Offensive) -> i8 {
        self.game.offensive_number(number)
    }

    /// The weather.
    pub fn weather(self) -> Weather {
        self.game.weather
    }

    /// How much the Luftwaffe commits this turn, once it is known.
    pub fn luftwaffe(self) -> Option<Commitment> {
        self.game.luftwaffe
    }

    /// How much the relief force commits this turn, once it is known.
    #[inline]
    pub fn relief_commitment(self) -> Option<Commitment> {
        self.game.relief_commitment
    }

    /// Where the relief force is, and its letter.
    #[inline]
    pub fn relief_force(self) -> (ReliefAt, Letter) {
        (self.game.relief, self.game.letter)
    }

    /// Whether a marker is held.
    #[inline]
    pub fn holds(self, marker: Held) -> bool {
        self.game.held.has(marker)
    }

    /// The markers held and the effects that last.
    pub fn held(self) -> Set<Held> {
        self.game.held
    }

    /// The side of the Commit marker that shows; 0 if it is not held.
    pub fn commit_marker(self) -> u8 {
        self.game.commit
    }

    /// Whether the Appeal of this turn has been made.
    pub fn is_appeal_made(self) -> bool {
        self.game.this_turn.appealed
    }

    /// Whether this Appeal is closed this turn or for good, whatever it costs.
    pub fn is_appeal_closed(self, appeal: Appeal) -> bool {
        self.game.appeal_closed(appeal).is_some()
    }

    /// What events add to what each airlift brings.
    pub fn airlift_supply(self) -> i8 {
        self.game.airlift_supply
    }

    /// What events add to attacks on Stalingrad areas.
    pub fn stalingrad_attack(self) -> i8 {
        self.game.stalingrad_attack
    }

    /// What Councils of War add to Appeals.
    pub fn appeal_bonus(self) -> i8 {
        self.game.appeals
    }

    /// What Councils of War add to Regular Attacks.
    pub fn attack_bonus(self) -> i8 {
        self.game.attack_bonus
    }

    /// The rumor in play.
    pub fn rumor(self) -> Option<Rumor> {
        self.game.rumor
    }

    /// Whether a rumor has been in play and is over.
    pub fn is_rumor_over(self, rumor: Rumor) -> bool {
        self.game.rumor_over(rumor)
    }

    /// The turn on which 6th Army surrendered.
    pub fn surrendered(self) -> Option<u8> {
        self.game.surrender.map(|_| self.game.surrender_turn)
    }

    /// Whether 6th Army has collapsed.
    #[inline]
    pub fn is_collapsed(self) -> bool {
        self.game.collapsed
    }

    /// Whether no German unit is left.
    pub fn is_destroyed(self) -> bool {
        self.game.destroyed
    }

    /// Cards still in the pile.
    pub fn pile(self) -> Cards {
        self.game.pile
    }

    /// Cards removed from play.
    pub fn removed(self) -> Cards {
        self.game.removed
    }
}
