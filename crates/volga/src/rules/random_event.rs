//! 6.2 Random Event Phase, 10.1, 14.6.1.

use kurgan_core::{Chance, Id, Log};

use crate::chance::Roll;
use crate::components::{Division, Units};
use crate::event::Event;
use crate::state::{Place, Volga};

impl Volga {
    /// Rolls on the chart and applies what works at once; the rest is in force for the turn.
    pub(super) fn random_event<C: Chance>(&mut self, chance: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        self.agenda.pop();
        let scenario = self.scenario();
        if self.turn < scenario.first_event_turn {
            log.push(Event::NoRandomEvent); // 14.6.1
            return Ok(());
        }
        let dice = chance.sum(Roll::RandomEvent.into(), 3)?;
        let chart = &self.c.charts[scenario.chart];
        let rolled = chart.events[usize::from(dice.total())];
        // 6.2.1: once the division has gone, another row is read.
        let if_gone = self.c.events[usize::from(rolled)].if_gone.filter(|_| self.breakthrough_used);
        let row = if_gone.map_or(rolled, |total| chart.events[usize::from(total)]);
        let event = &self.c.events[usize::from(row)];
        let void = event.void_turns >> self.turn & 1 != 0; // 10.1
        log.push(Event::RandomEvent { dice, total: dice.total(), event: row, instead: if_gone, void });
        if void {
            return Ok(());
        }
        self.event = row;
        if let Some(division) = event.withdraw {
            self.call_away(division, log);
        }
        if event.pause {
            self.pause(chance, log)?;
        }
        Ok(())
    }

    /// 6.2.1: the division's units on the map leave until the next Dawn Phase (rulings 13, 15).
    fn call_away(&mut self, division: Division, log: &mut impl Log<Event>) {
        let all = self.c.divisions[division.index()].units;
        let units = all & self.on_map();
        let missing = (all & self.units_at(Place::OUT_OF_ACTION)).count();
        for unit in units {
            self.put(unit, Place::CALLED_AWAY);
        }
        self.breakthrough_used = true;
        log.push(Event::CalledAway { division, units, missing });
        self.lose_morale_for(missing, log);
    }

    /// Ruling 20: a corps, by a die, counts as spent for the turn.
    fn pause<C: Chance>(&mut self, chance: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        let die = chance.d6(Roll::Pause.into())?;
        let corps = self.c.pause[usize::from(die) - 1];
        self.paused = corps.0;
        let units: Units = self.c.corps[corps.index()].units & self.on_map();
        self.fresh -= units;
        log.push(Event::Paused { die, corps, units });
        Ok(())
    }
}
