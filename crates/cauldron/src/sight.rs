//! What lies open on the table: all of it, since nothing is decided before it is seen. Read off the position itself,
//! without writing down a whole [`Record`](crate::Record).

use crate::components::{Area, Areas, Commitment, Units};
use crate::state::{Cauldron, Held, Place};

/// The position, to be read off and not to be changed. Nothing is hidden from anybody.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    pub(crate) game: &'a Cauldron,
}

impl<'a> Sight<'a> {
    #[doc(hidden)]
    #[inline]
    pub fn position(self) -> &'a Cauldron {
        self.game
    }
}

impl Cauldron {
    /// The Strategic Situation Index.
    pub fn ssi(&self) -> u8 {
        self.ssi
    }

    /// Supply points.
    pub fn supply(&self) -> u8 {
        self.supply
    }

    /// Initiative points.
    pub fn initiative_points(&self) -> u8 {
        self.ip
    }

    /// Wounded in the pocket.
    pub fn wounded(&self) -> u8 {
        self.wounded
    }

    /// The Final Offensive index.
    pub fn offensive_index(&self) -> u8 {
        self.index_fo
    }

    /// Whether the Final Offensive has been launched.
    pub fn is_offensive_on(&self) -> bool {
        self.offensive()
    }

    /// Whether 6th Army has collapsed.
    pub fn is_collapsed(&self) -> bool {
        self.collapsed
    }

    /// Whether a marker is held.
    pub fn holds(&self, marker: Held) -> bool {
        self.held.has(marker)
    }

    /// How much the relief force commits this turn, once it is known.
    pub fn relief_commitment(&self) -> Option<Commitment> {
        self.relief_commitment
    }

    /// German-controlled areas.
    pub fn controlled(&self) -> Areas {
        self.control
    }

    /// Areas with a Soviet unit.
    pub fn soviet(&self) -> Areas {
        self.soviet
    }

    /// Areas with a German unit.
    pub fn occupied(&self) -> Areas {
        self.index.occupied
    }

    /// Areas that stay German when vacant.
    pub fn firm_areas(&self) -> Areas {
        self.firm()
    }

    /// The German units in an area.
    pub fn units_in(&self, area: Area) -> Units {
        self.at(area)
    }

    /// All German units in play.
    pub fn units_in_play(&self) -> Units {
        self.in_play()
    }

    /// The units that broke out into boxes of the Relief Force track.
    pub fn units_in_boxes(&self) -> Units {
        self.index.boxed
    }

    /// Units on their depleted side.
    pub fn depleted(&self) -> Units {
        self.depleted
    }

    /// Active and inactive PDMs in an area.
    pub fn pdms(&self, area: Area) -> (u8, u8) {
        (self.active(area), self.inactive(area))
    }

    /// The units designated against a target.
    #[inline]
    pub fn attackers_of(&self, target: Place) -> Units {
        self.designated(target)
    }

    /// The divisions that can still be designated against a target.
    #[inline]
    pub fn could_attack(&self, target: Place) -> Units {
        self.eligible(target)
    }

    /// The units picked so far: those left unsupplied, or those who advance.
    pub fn picked(&self) -> Units {
        self.picked
    }

    /// The area under Soviet attack; none between attacks.
    pub fn struck(&self) -> Option<Area> {
        (self.strike.die != 0).then_some(self.strike.target)
    }
}
