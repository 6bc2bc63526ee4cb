//! Every invariant of a position.

use kurgan_core::{Broken, Id, Set};

use crate::components::{BOATS, Boat, CHITS, Chit, LANDINGS, all};
use crate::event::End;
use crate::options::Searchlight;
use crate::state::{River, Step};

macro_rules! hold {
    ($condition:expr, $($message:tt)+) => {
        if !$condition {
            return Err(Broken(format!($($message)+)));
        }
    };
}

impl River {
    /// Checks every invariant, naming the first that is broken.
    pub(crate) fn check_all(&self) -> Result<(), Broken> {
        self.check_tracks()?;
        self.check_boats()?;
        self.check_agenda()
    }

    fn check_tracks(&self) -> Result<(), Broken> {
        let hours = self.options.night.hours();
        hold!((1..=hours).contains(&self.hour), "hour: {} is not between 1 and {hours} (8.1)", self.hour);
        let drawn: Set<Chit> = all::<Chit>(CHITS) - self.bag;
        let due = (usize::from(self.hour) - 1) % CHITS + 1;
        hold!(drawn.len() == due, "bag: {} chits are drawn, hour {} makes it {due} (2.1)", drawn.len(), self.hour);
        hold!(self.weather.is_some_and(|chit| drawn.has(chit)), "weather: it is not one of the chits drawn (2.1)");
        let landings = self.hour - u8::from(!matches!(self.end, Some(End::Dawn | End::NoBoats)));
        let most: u16 = self.c.boats.iter().map(|boat| u16::from(boat.load) * u16::from(landings)).sum();
        hold!(self.landed <= most, "landed: {} is above {most}, all that can have crossed (6.1)", self.landed);
        hold!(self.aim.is_none_or(|aim| self.open_to_light().has(aim)), "aim: the landing was lit last (3.1)");
        Ok(())
    }

    fn check_boats(&self) -> Result<(), Broken> {
        for boat in all::<Boat>(BOATS) {
            let (data, hull) = (self.c.boat(boat), self.hull[boat.index()]);
            hold!(hull <= data.hull, "boats: {} has a hull of {} at most (1.1)", data.id, data.hull);
            hold!(hull > 0 || self.sent[boat.index()].is_none(), "boats: {} has sunk and is under way (5.4)", data.id);
        }
        for landing in all(LANDINGS) {
            let (data, boats) = (self.c.landing(landing), self.boats_at(landing).len());
            hold!(boats <= data.room.into(), "boats: {boats} at the {}, {} at most (4.2)", data.id, data.room);
        }
        Ok(())
    }

    /// The agenda is the rest of an hour, with a decision on top, and everything else fits that decision.
    fn check_agenda(&self) -> Result<(), Broken> {
        use Step::{Aim, Fire, Hit, Land, Light, Load};
        let player = self.options.searchlight == Searchlight::Player;
        let guns = self.lit.map_or(0, |landing| self.guns(landing));
        let at_quay = self.sent == [None; BOATS];
        let (in_order, aimed) = match self.agenda.steps() {
            [] => (at_quay && self.end.is_some_and(|end| self.can_end(end)), false),
            [Land, Fire, Light, Load, Aim] => (player && at_quay && !self.afloat().is_empty(), false),
            [Land, Fire, Light, Load] => (!self.afloat().is_empty(), player),
            [Land, hits @ .., Hit] => {
                let hit = hits.iter().all(|&step| step == Hit) && hits.len() < guns.into();
                (hit && self.under_fire().at_least(2), false)
            }
            _ => (false, false),
        };
        hold!(in_order, "agenda: {:?} cannot be what is left of this hour (1.4)", self.agenda.steps());
        let shone = !self.agenda.steps().contains(&Light) && self.end != Some(End::CalledOff);
        hold!(
            self.lit.is_some() == (shone || self.hour > 1),
            "lit: the light first shines in hour 1, after loading (3.1)"
        );
        hold!(self.aim.is_some() == aimed, "aim: a second player aims before the boats are sent, nobody else (8.2)");
        hold!(self.end.is_none() || self.agenda.next().is_none(), "end: there is something left to do");
        Ok(())
    }

    /// Whether the position can have ended so (chapter 7).
    fn can_end(&self, end: End) -> bool {
        match end {
            End::Dawn => self.hour == self.options.night.hours() && !self.afloat().is_empty(),
            End::NoBoats => self.afloat().is_empty(),
            End::CalledOff => !self.afloat().is_empty(),
        }
    }
}
