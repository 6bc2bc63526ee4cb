//! A position prepared for drawing, with its words.

use std::ops::Deref;

use kurgan_core::Id;
use volga::components::{Area, Areas, ScenarioData, Unit, UnitData};
use volga::{Control, Place, Purchase, Sight};

use crate::names::Speaker;
use crate::words::{Says, Words};

/// A position with the words for it.
#[derive(Clone, Copy)]
pub(super) struct Desk<'a> {
    pub(super) game: Sight<'a>,
    s: Speaker,
}

/// Names, components and words are those of the speaker.
impl Deref for Desk<'_> {
    type Target = Speaker;

    fn deref(&self) -> &Speaker {
        &self.s
    }
}

impl<'a> Desk<'a> {
    pub(super) fn new(game: Sight<'a>, words: Words) -> Self {
        Self { game, s: Speaker { c: game.pack(), words } }
    }

    pub(super) fn scenario(&self) -> &'static ScenarioData {
        self.c.scenario(self.game.options().scenario)
    }

    pub(super) fn unit_data(&self, unit: Unit) -> &'static UnitData {
        &self.c.units[unit.index()]
    }

    /// German-controlled areas.
    pub(super) fn german_areas(&self) -> Areas {
        self.c.all - self.game.soviet()
    }

    pub(super) fn control_word(&self, area: Area) -> String {
        let say = self.words.say();
        match self.game.control(area) {
            Control::German => say.volga_control_german(),
            Control::Soviet => say.volga_control_soviet(),
            Control::Contested => say.volga_control_contested(),
        }
    }

    /// Markers of a kind on hand, and how many there are in all.
    pub(super) fn on_hand(&self, what: Purchase) -> (u8, u8) {
        let (hand, all) = (self.game.available(), &self.c.markers);
        match what {
            Purchase::Artillery => (hand.artillery, all.artillery),
            Purchase::Engineer => (hand.engineer, all.engineer),
            Purchase::Air => (hand.air, all.air),
            Purchase::Morale => (0, 0),
        }
    }

    /// Where a unit is, in words.
    pub(super) fn whereabouts(&self, unit: Unit) -> String {
        let (say, place) = (self.words.say(), self.game.place(unit));
        match place {
            Place::OUT_OF_ACTION => say.volga_box_out(),
            Place::DUE => say.volga_where_due(self.due(unit)),
            Place::CALLED_AWAY => say.volga_box_away(),
            Place::WITHDRAWN => say.volga_box_withdrawn(),
            _ => place.area().map_or_else(String::new, |area| self.area(area)),
        }
    }

    /// The turn on which a reinforcement is due.
    pub(super) fn due(&self, unit: Unit) -> u8 {
        self.scenario().arrivals.iter().find(|arrival| arrival.units.has(unit)).map_or(0, |arrival| arrival.turn)
    }
}
