//! Pavlov's House in numbers.

use std::sync::LazyLock;

use kurgan_core::{Game, Id, OptionSpec, Seat};
use pavlov::components::{Colour, Letter, Location, Token, Track, Unit, Weapon};
use pavlov::{Pavlov, Phase, TacticsVariant};

use super::{Features, Net, Numbers};
use crate::scale::Scale;

static NET: LazyLock<Net> = LazyLock::new(|| super::learned(include_str!("../../data/pavlov.net")));

/// Victory points: 50 are the highest award, -20 the worst defeat. The German wants the defenders to have few.
impl Scale for Pavlov {
    fn span(&self) -> (i32, i32) {
        (-20, 50)
    }

    fn wants_high(&self, seat: Seat) -> bool {
        !self.is_german(Some(seat))
    }
}

impl Features for Pavlov {
    const SPECS: &'static [OptionSpec] = &pavlov::OPTIONS;
    const SETTINGS: &'static [&'static str] = &["tactics", "players"];
    const HORIZON: u32 = 2;

    fn net() -> &'static Net {
        &NET
    }

    fn features(&self, into: &mut Numbers) {
        let c = self.pack();
        let options = self.options();
        into.push(self.turn().to_le_bytes()[0]);
        into.count(self.stack_left());
        into.push(self.cards_left());
        into.push(self.actions_left());
        into.push(self.moves_left());
        into.flag(options.tactics == TacticsVariant::Veteran);
        into.flag(options.tactics == TacticsVariant::Elite);
        into.flag(options.operational_support);
        into.flag(options.competitive());
        into.push(options.disrupted_tokens);
        for phase in [Phase::SovietCards, Phase::Wehrmacht, Phase::SovietCounters] {
            into.flag(self.phase() == Some(phase));
        }
        let house = self.in_house();
        let ready = self.ready();
        let posted = house - self.reserves();
        into.count(house.len());
        into.count(ready.len());
        into.count((house & self.exhausted()).len());
        into.count((house & self.disrupted()).len());
        into.count(self.reserves().len());
        let (mut attack, mut suppress, mut cost) = (0_u16, 0_u16, 0_u16);
        for counter in house {
            let data = &c.counters[counter.index()];
            attack += u16::from(data.attack) * u16::from(ready.has(counter));
            suppress += u16::from(data.suppress) * u16::from(ready.has(counter));
            cost += u16::from(data.cost);
        }
        into.push(attack);
        into.push(suppress);
        into.push(cost);
        for letter in [Letter::Command, Letter::Observer, Letter::AntiTank, Letter::Storm] {
            into.count((c.with[letter as usize] & house).len());
        }
        let weapons = (0..c.weapons.len()).map(Weapon::from_index);
        into.count(weapons.filter(|&weapon| self.weapon_place(weapon).in_house()).count());
        let mut enemies = 0;
        for colour in Colour::ALL {
            into.push(self.wall(colour));
            into.push(self.suppression_box(colour));
            let positions = c.of_colour[colour as usize].into_iter();
            into.count(positions.filter(|&position| self.counters_on(position).meets(posted & ready)).count());
            // The tracks before the colour: how full, and the fuller one.
            let (mut all, mut most, mut tough) = (0, 0, 0_u16);
            for track in c.tracks_of[colour as usize] {
                let (row, defense) = row(self, track);
                all += row;
                tough += defense;
                let free = usize::from(c.tracks[track.index()].circles).saturating_sub(row);
                most = most.max(6_usize.saturating_sub(free));
                into.flag(self.is_mined(track));
                into.flag(free == 0);
                into.flag(free == 1);
            }
            enemies += all;
            into.count(all);
            into.count(most);
            into.push(tough);
        }
        into.count(enemies);
        for token in [Token::Food, Token::Ammunition, Token::FirstAid, Token::Sapper, Token::Suppression] {
            let [supplies, staging, _] = self.tokens(token);
            into.push(supplies);
            into.push(staging);
        }
        into.push(i16::from(self.tokens(Token::Food)[0]) * 5 - i16::from(house.len().to_le_bytes()[0]));
        let places = (3..=18).filter_map(Location::numbered);
        let (mut flak, mut guns, mut afloat) = (0, 0, 0);
        for location in places {
            match self.token_on(location) {
                Some(Token::AntiAircraft) => flak += 1,
                Some(Token::Artillery) => guns += 1,
                Some(_) => afloat += 1,
                None => {}
            }
        }
        into.count(flak);
        into.count(guns);
        into.count(afloat);
        let broken = self.disrupted_locations();
        into.count(broken.len());
        for unit in [Unit::ArmyCp, Unit::DivisionCp, Unit::Flotilla, Unit::AaBattalion, Unit::AaRegiment, Unit::Signal]
        {
            into.count((c.locations_of[unit as usize] & broken).len());
        }
        into.count(self.raided().len());
        into.push(self.storm_group().map_or(0, |card| c.storm_groups[card.index()].defense));
        let [raids, support, ..] = self.score_parts();
        into.push(raids);
        into.push(support);
        into.push(self.score_parts().into_iter().sum::<i16>());
        let (hand, used) = self.hand();
        into.count((hand - used).len());
        into.count((hand & c.fog).len());
    }
}

/// How many counters stand on a track, and what they defend with.
fn row(game: &Pavlov, track: Track) -> (usize, u16) {
    let (mut row, mut defense) = (0, 0);
    for circle in 1..=game.pack().tracks[track.index()].circles {
        if game.kind_on(track, circle).is_some() {
            row += 1;
            defense += u16::from(game.circle_defense(track, circle));
        }
    }
    (row, defense)
}
