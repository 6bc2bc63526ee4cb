//! The map: control, units and attacks.

use kurgan_core::Id;

use super::Sight;
use crate::components::{Area, Areas, Unit, Units};
use crate::rules::MovePrice;
use crate::state::{Place, Strike};

impl<'a> Sight<'a> {
    /// German-controlled areas.
    #[inline]
    pub fn controlled(self) -> Areas {
        self.game.control
    }

    /// Areas with a Soviet unit.
    #[inline]
    pub fn soviet(self) -> Areas {
        self.game.soviet
    }

    /// Areas with a German unit.
    #[inline]
    pub fn occupied(self) -> Areas {
        self.game.index.occupied
    }

    /// Areas that stay German when vacant.
    #[inline]
    pub fn firm_areas(self) -> Areas {
        self.game.firm()
    }

    /// Areas with a Breakthrough marker.
    pub fn breakthrough(self) -> Areas {
        self.game.breakthrough
    }

    /// Areas whose Soviet unit has a Hit marker.
    pub fn hits(self) -> Areas {
        self.game.hits
    }

    /// Key Areas, with those of What If.
    pub fn key_areas(self) -> Areas {
        self.game.key_areas()
    }

    /// Key Areas that What If adds.
    pub fn extra_key_areas(self) -> Areas {
        self.game.extra_key
    }

    /// Stalingrad areas that What If makes ordinary targets.
    pub fn regular_targets(self) -> Areas {
        self.game.regular
    }

    /// German-controlled areas that are cut off from every airfield (p3-isolation).
    pub fn cut_off(self) -> Areas {
        self.game.index.cut_off
    }

    /// Whether a unit is cut off from every airfield (p3-isolation).
    pub fn is_isolated(self, unit: Unit) -> bool {
        self.game.cut_off(self.place_of(unit))
    }

    /// Whether the headquarters is out of the game, which doubles prices (p3-hq-lost).
    pub fn is_hq_lost(self) -> bool {
        self.game.hq_lost()
    }

    /// Active and inactive PDMs in an area.
    #[inline]
    pub fn pdms(self, area: Area) -> (u8, u8) {
        (self.game.active(area), self.game.inactive(area))
    }

    /// PDMs that are not on the map.
    pub fn free_pdms(self) -> u8 {
        self.game.free_pdms()
    }

    /// How many battlegroups can be raised.
    pub fn free_battlegroups(self) -> usize {
        self.game.free_battlegroups().count()
    }

    /// Where a unit is.
    #[inline]
    pub fn place_of(self, unit: Unit) -> Place {
        self.game.place[unit.index()]
    }

    /// The German units in an area.
    #[inline]
    pub fn units_in(self, area: Area) -> Units {
        self.game.at(area)
    }

    /// The German units in a place: an area, a box, or off the map.
    pub fn units_at(self, place: Place) -> Units {
        if place.in_play() {
            return self.game.units_at(place);
        }
        (0..self.game.c.units.len()).map(Unit::from_index).filter(|&unit| self.place_of(unit) == place).collect()
    }

    /// All German units in play.
    #[inline]
    pub fn units_in_play(self) -> Units {
        self.game.in_play()
    }

    /// The units that broke out into boxes of the Relief Force track.
    #[inline]
    pub fn units_in_boxes(self) -> Units {
        self.game.index.boxed
    }

    /// Units on their depleted side.
    #[inline]
    pub fn depleted(self) -> Units {
        self.game.depleted
    }

    /// What it costs to move a unit to an area by the cheapest way, whether or not it can be paid.
    pub fn move_price(self, unit: Unit, to: Area) -> Option<MovePrice> {
        self.game.move_price(unit, to)
    }

    /// The attacks designated this phase, with the supply laid on each.
    pub fn attacks(self) -> &'a [(Place, u8)] {
        self.game.attacks.all()
    }

    /// The supply laid on a target, if an attack on it has been designated.
    pub fn attack_on(self, target: Place) -> Option<u8> {
        self.attacks().iter().find(|(known, _)| *known == target).map(|(_, supply)| *supply)
    }

    /// What a unit has been designated to attack.
    #[inline]
    pub fn target_of(self, unit: Unit) -> Option<Place> {
        Some(self.game.target[unit.index()]).filter(|&target| target != Place::NONE)
    }

    /// The units designated against a target.
    #[inline]
    pub fn attackers_of(self, target: Place) -> Units {
        self.game.designated(target)
    }

    /// The divisions that can still be designated against a target.
    #[inline]
    pub fn could_attack(self, target: Place) -> Units {
        self.game.eligible(target)
    }

    /// The units picked so far: those left unsupplied, or those who advance.
    #[inline]
    pub fn picked(self) -> Units {
        self.game.picked
    }

    /// The units whose turn is still to come: attackers, after Collapse those who are rolled for or flee.
    pub fn waiting(self) -> Units {
        self.game.waiting
    }

    /// The areas at stake: Soviet targets, areas drawn at set-up, refuges after Collapse.
    pub fn stake(self) -> Areas {
        self.game.stake
    }

    /// Those chosen of "Any 3" so far (p5-targets).
    pub fn chosen(self) -> Areas {
        self.game.chosen
    }

    /// The Soviet attack under way; none between attacks.
    #[inline]
    pub fn strike(self) -> Option<Strike> {
        Some(self.game.strike).filter(|&strike| strike != Strike::NONE)
    }
}
