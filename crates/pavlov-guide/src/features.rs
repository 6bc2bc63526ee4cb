//! Pavlov's House in numbers.

use guide::Numbers;
use kurgan_core::Id;
use pavlov::components::{Colour, Letter, Location, Token, Track, Unit, Weapon};
use pavlov::{Phase, Sight, TacticsVariant};

/// The numbers of a position.
pub(crate) fn features(game: Sight<'_>, into: &mut Numbers) {
    let c = game.pack();
    let options = game.options();
    into.push(u16::try_from(game.turn()).unwrap_or(u16::MAX));
    into.count(game.stack_left());
    into.push(game.cards_left());
    into.push(game.actions_left());
    into.push(game.moves_left());
    into.flag(options.tactics == TacticsVariant::Veteran);
    into.flag(options.tactics == TacticsVariant::Elite);
    into.flag(options.operational_support);
    into.flag(options.competitive());
    into.push(options.disrupted_tokens);
    for phase in [Phase::SovietCards, Phase::Wehrmacht, Phase::SovietCounters] {
        into.flag(game.phase() == Some(phase));
    }
    let house = game.in_house();
    let ready = game.ready();
    let posted = house - game.reserves();
    into.count(house.len());
    into.count(ready.len());
    into.count((house & game.exhausted()).len());
    into.count((house & game.disrupted()).len());
    into.count(game.reserves().len());
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
    into.count(weapons.filter(|&weapon| game.weapon_place(weapon).in_house()).count());
    let mut enemies = 0;
    for colour in Colour::ALL {
        into.push(game.wall(colour));
        into.push(game.suppression_box(colour));
        let positions = c.of_colour[colour as usize].into_iter();
        into.count(positions.filter(|&position| game.counters_on(position).meets(posted & ready)).count());
        // The tracks before the colour: how full, and the fuller one.
        let (mut all, mut most, mut tough) = (0, 0, 0_u16);
        for track in c.tracks_of[colour as usize] {
            let (row, defense) = row(game, track);
            all += row;
            tough += defense;
            let free = usize::from(c.tracks[track.index()].circles).saturating_sub(row);
            most = most.max(6_usize.saturating_sub(free));
            into.flag(game.is_mined(track));
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
        let [supplies, staging, _] = game.tokens(token);
        into.push(supplies);
        into.push(staging);
    }
    into.push(i16::from(game.tokens(Token::Food)[0]) * 5 - i16::from(house.count()));
    let places = (3..=18).filter_map(Location::numbered);
    let (mut flak, mut guns, mut afloat) = (0, 0, 0);
    for location in places {
        match game.token_on(location) {
            Some(Token::AntiAircraft) => flak += 1,
            Some(Token::Artillery) => guns += 1,
            Some(_) => afloat += 1,
            None => {}
        }
    }
    into.count(flak);
    into.count(guns);
    into.count(afloat);
    let broken = game.disrupted_locations();
    into.count(broken.len());
    for unit in [Unit::ArmyCp, Unit::DivisionCp, Unit::Flotilla, Unit::AaBattalion, Unit::AaRegiment, Unit::Signal] {
        into.count((c.locations_of[unit as usize] & broken).len());
    }
    into.count(game.raided().len());
    into.push(game.storm_group().map_or(0, |card| c.storm_groups[card.index()].defense));
    let [raids, support, ..] = game.score_parts();
    into.push(raids);
    into.push(support);
    into.push(game.score());
    into.count(game.hand_size() - game.used().len());
    into.count(game.hand().map_or(0, |hand| (hand & c.fog).len()));
}

/// How many counters stand on a track, and what they defend with.
fn row(game: Sight<'_>, track: Track) -> (usize, u16) {
    let (mut row, mut defense) = (0, 0);
    for circle in 1..=game.pack().tracks[track.index()].circles {
        if game.kind_on(track, circle).is_some() {
            row += 1;
            defense += u16::from(game.circle_defense(track, circle));
        }
    }
    (row, defense)
}
