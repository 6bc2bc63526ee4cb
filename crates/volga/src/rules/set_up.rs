//! 5.0 Prepare for play, 14.2 to 14.5.

use kurgan_core::{Agenda, Id, Log};

use crate::action::Support;
use crate::components::{AREAS, Area, Areas, Components, MAX_UNITS, Units};
use crate::event::Event;
use crate::options::Options;
use crate::state::{Attack, Index, MORALE_MAX, NONE, Place, Round, Step, Volga};

impl Volga {
    /// The position before the first Dawn Phase.
    pub(crate) fn set_up(c: &'static Components, options: &Options, log: &mut impl Log<Event>) -> Self {
        let scenario = c.scenario(options.scenario);
        let mut game = Self {
            c,
            options: *options,
            turn: scenario.first_turn, // 5.2, 14.2
            morale: options.reduced_morale.unwrap_or(scenario.morale).min(MORALE_MAX), // 5.2, 12.7, 14.2
            supply: 0,
            available: Support::default(), // all markers lie in the Used box
            event: NONE,
            paused: NONE,
            breakthrough_used: false,
            place: [Place::UNUSED; MAX_UNITS],
            fresh: Units::EMPTY,
            index: Index::EMPTY,
            soviet: Areas::EMPTY,
            revealed: Areas::EMPTY,
            defender: [NONE; AREAS + 1],
            bag: scenario.pool,
            isolated: Areas::EMPTY,
            round: Round { active: Area(0), contested: Areas::EMPTY, attacked: Areas::EMPTY },
            attack: Attack::NONE,
            agenda: Agenda::new(Step::EndPhase),
            end: None,
        };
        game.set_soviet(scenario.soviet_areas); // 5.4, 14.5.1
        // 5.3.1, 14.3.1
        for area in c.all {
            for unit in scenario.german[area.index()] {
                game.put_fresh(unit, area);
            }
        }
        for unit in scenario.out_of_action {
            game.put(unit, Place::OUT_OF_ACTION);
        }
        // 5.3.2, 14.4
        for unit in scenario.arrivals.iter().fold(Units::EMPTY, |all, group| all | group.units) {
            game.put(unit, Place::DUE);
        }
        // 14.5.1: some Soviet units lie revealed from the start.
        for &(area, unit) in &scenario.placed {
            game.revealed.add(area);
            game.defender[area.index()] = unit.0;
        }
        // 12.6, 14.5.2
        if game.pavlov_in_mix() {
            game.bag.add(scenario.pavlov);
        } else if let (true, Some(area)) = (options.pavlov, scenario.pavlov_area) {
            game.revealed.add(area);
            game.defender[area.index()] = scenario.pavlov.0;
        }
        game.begin_turn(log);
        game
    }
}
