//! The built-in data against what the rulebook prints.

use std::collections::BTreeSet;

use kurgan_core::{Id, Set};
use pavlov::components::{
    CardType, Category, Colour, Components, Counters, KindData, LOCATIONS, Letter, Location, Locations, Marker, Pack,
    Source, StormGroups, Supply, TacticEffect, Token, Track, Tracks, Unit, Use, WehrmachtCards,
};

fn numbers(locations: Locations) -> Vec<u8> {
    locations.into_iter().map(Location::number).collect()
}

fn tracks(tracks: Tracks) -> Vec<u8> {
    tracks.into_iter().map(Track::number).collect()
}

fn ids(c: &Components, counters: Counters) -> Vec<&str> {
    counters.into_iter().map(|counter| c.counters[counter.index()].id.as_str()).collect()
}

fn kind<'a>(c: &'a Components, id: &str) -> &'a KindData {
    &c.kinds[c.kind_named(id).expect(id).index()]
}

#[test]
fn p2_counters_and_cards_are_complete() {
    let c = Components::printed();
    assert_eq!((c.counters.len(), c.weapons.len(), c.cards.len()), (34, 7, 61));
    assert_eq!(c.kinds.iter().map(|kind| kind.count).sum::<u8>(), 39);
    assert_eq!((c.soviet_cards.len(), c.fog.len(), c.action_cards.len(), c.fog_at_start), (35, 7, 28, 3));
    assert_eq!((c.tactics.len(), c.tactic_cards.len(), c.supports.len()), (15, 30, 8));
    assert_eq!((c.storm_groups.len(), c.resupply_groups.len()), (7, 6));
    assert_eq!(c.resupply_groups | StormGroups::only(c.milk_house), (0..7).map(Id::from_index).collect());
    assert_eq!((c.boxes.len(), c.walls.len(), c.decor.panels.len()), (6, 3, 3));
}

#[test]
fn p2_tokens_are_those_of_the_list() {
    let c = Components::printed();
    let count = |token: Token| (c.tokens[token as usize].count, c.tokens[token as usize].start_in_supplies);
    let expected = [(20, 10), (6, 0), (4, 0), (4, 0), (4, 0), (2, 0), (6, 2), (4, 0)];
    assert_eq!(Token::ALL.map(count), expected);
    assert_eq!(Marker::ALL.map(|marker| c.markers[marker as usize].count), [4, 9, 36]);
    let all = c.tokens.iter().chain(&c.markers);
    assert_eq!(all.map(|token| u32::from(token.count)).sum::<u32>(), 99);
    assert!(Supply::ALL.into_iter().all(|supply| supply.token().supply() == Some(supply)));
    assert_eq!(Token::ALL.into_iter().filter_map(Token::supply).count(), 4);
}

#[test]
fn p2_resupply_cards_lie_on_decks_two_to_four() {
    let c = Components::printed();
    assert_eq!(c.decks.map(Set::len), [11, 14, 14, 18, 3]);
    assert_eq!(c.resupply_before, [false, true, true, true, false]);
    assert_eq!((c.resupply.index(), c.wehrmacht_card_id(c.resupply)), (c.cards.len(), "resupply"));
    let extra = &c.cards[c.competitive_card.index()];
    assert!(
        extra.competitive_only && extra.deck == 1 && extra.what == CardType::Place(c.kind_named("riflemen").unwrap())
    );
    let all = c.decks.into_iter().fold(WehrmachtCards::EMPTY, |all, deck| all | deck);
    assert_eq!((all.len(), all.has(c.competitive_card)), (60, false));
    assert_eq!(usize::from(c.numbers.turns * c.numbers.cards_per_turn), 60 + 3);
}

#[test]
fn p3_letters_sort_counters_and_weapons() {
    let c = Components::printed();
    assert_eq!(ids(c, c.starting), ["pavlov", "glushenko", "chernogolov", "aleksandrov"]);
    assert_eq!(ids(c, c.commanders), ["pavlov", "afanasyev", "naumov"]); // p.21
    assert_eq!(c.commanders, c.with[Letter::Command as usize]);
    assert_eq!(Letter::ALL.map(|letter| c.with[letter as usize].len()), [7, 6, 4, 3, 1, 2, 4]);
    assert_eq!(Letter::ALL.map(|letter| c.weapons_with[letter as usize].len()), [3, 2, 2, 0, 0, 0, 0]);
    assert_eq!(Letter::ALL.map(Letter::id), ["A", "G", "M", "C", "F", "I", "S"]);
    for (index, data) in c.counters.iter().enumerate() {
        for letter in Letter::ALL {
            assert_eq!(data.letters.has(letter), c.with[letter as usize].has(Id::from_index(index)), "{}", data.id);
        }
        assert_eq!(data.starting, c.starting.has(Id::from_index(index)));
        assert_eq!(data.letters.each().fold(0, |all, letter| all | 1 << letter as u8), data.letters.0);
    }
    // p.24: an inspiring counter for anti-tank guns and one for machine guns.
    let inspire = c.with[Letter::Inspire as usize];
    assert_eq!((inspire & c.with[Letter::AntiTank as usize]).len(), 1);
    assert_eq!((inspire & c.with[Letter::MachineGun as usize]).len(), 1);
    assert_eq!(c.letters[Letter::Observer as usize].name.en, "Forward Observer");
}

#[test]
fn p4_each_colour_has_six_numbered_positions() {
    let c = Components::printed();
    assert_eq!((c.positions.len(), c.all_positions.len()), (16, 16));
    for colour in Colour::ALL {
        let places = c.by_number[colour as usize];
        let found: BTreeSet<_> = places.into_iter().flatten().collect();
        assert_eq!((found.len(), c.of_colour[colour as usize].len()), (6, 6), "{colour:?}");
        for (place, number) in places.into_iter().zip(1..) {
            let position = place.unwrap();
            let data = &c.positions[position.index()];
            assert!(data.colours[colour as usize] && c.of_colour[colour as usize].has(position));
            assert_eq!(data.numbers[colour as usize], number);
        }
    }
    let corner = &c.positions[c.position_named("gr1").unwrap().index()];
    assert_eq!((corner.colours, corner.numbers), ([true, true, false], [1, 1, 0]));
    assert_eq!(c.by_number[Colour::Green as usize][5], Some(c.radio)); // p.21
    assert_eq!(c.positions.iter().filter(|position| position.radio).count(), 1);
}

#[test]
fn p6_units_have_their_locations_and_choices() {
    let c = Components::printed();
    let of = |unit: Unit| numbers(c.locations_of[unit as usize]);
    assert_eq!((of(Unit::ArmyCp), of(Unit::DivisionCp)), (vec![18], vec![4]));
    assert_eq!((of(Unit::Signal), of(Unit::Artillery)), (vec![14, 15, 16, 17], vec![10, 11]));
    assert_eq!((of(Unit::Flotilla), of(Unit::Sapper)), (vec![5, 6, 7], vec![]));
    assert_eq!((of(Unit::AaRegiment), of(Unit::AaBattalion)), (vec![8, 9], vec![12, 13]));
    assert_eq!(c.locations.len(), LOCATIONS);
    for (location, data) in (0..LOCATIONS).map(Location::from_index).zip(&c.locations) {
        assert_eq!((data.number, Location::numbered(data.number)), (location.number(), Some(location)));
        let expected: &[Token] = match data.unit {
            Some(Unit::Flotilla) => &[Token::Ammunition, Token::FirstAid, Token::Food, Token::Sapper],
            Some(Unit::AaBattalion | Unit::AaRegiment) => &[Token::AntiAircraft],
            Some(Unit::Artillery) => &[Token::Artillery],
            Some(Unit::Signal) => &[Token::Wire],
            _ => &[],
        };
        assert_eq!(data.accepts, expected, "location {}", data.number);
    }
    assert_eq!((Location::numbered(2), Location::numbered(19)), (None, None));
    assert_eq!((Track::numbered(0), Track::numbered(7)), (None, None));
    let uses: BTreeSet<_> = Unit::ALL.into_iter().flat_map(Unit::uses).collect();
    assert_eq!(uses.len(), Use::ALL.len());
}

#[test]
fn p5_soviet_cards_are_every_pair_of_units() {
    let c = Components::printed();
    let pairs: BTreeSet<_> = c.action_cards.into_iter().filter_map(|card| c.soviet_cards[card.index()].units).collect();
    assert_eq!(pairs.len(), 28);
    assert!(pairs.iter().all(|[a, b]| a < b));
    assert!(c.fog.into_iter().all(|card| c.soviet_cards[card.index()].units.is_none()));
    let first = c.soviet_card_named("s01").unwrap();
    let name = &c.soviet_cards[first.index()].name.en;
    assert_eq!(name, "62nd Army Command Post / 13th Guards Rifle Division Command Post");
}

#[test]
fn p9_cards_roll_the_printed_dice() {
    let c = Components::printed();
    for card in &c.cards {
        let dice = match card.word.as_str() {
            "sniper" | "mortar" | "lefh18" => 4, // p.9, p.10, p.11
            "sfh18" => 5,
            "leig18" | "sig33" => 3,
            _ => 0,
        };
        assert_eq!(card.dice, dice, "{}", card.id);
        match card.what {
            CardType::Artillery { dice } => assert_eq!(dice, card.dice),
            CardType::Bombers { aircraft, defense } => assert!((2..=4).contains(&aircraft) && defense == 4), // p.12
            CardType::MilkHouse => assert_eq!(card.deck, 5),                                                 // p.17
            CardType::Place(kind) => assert_eq!(card.word, c.kinds[kind.index()].id),
            CardType::Sniper | CardType::Mortar | CardType::Assault => {}
        }
    }
    let found: BTreeSet<_> = c.cards.iter().map(|card| card.what.category()).collect();
    assert_eq!(found.len(), Category::ALL.len());
    let [green, red, purple] = Colour::ALL;
    assert_eq!(c.numbers.colour_roll, [green, green, red, red, purple, purple]);
}

#[test]
fn p13_wehrmacht_counters_are_those_of_the_examples() {
    let c = Components::printed();
    let values = |id| (kind(c, id).infantry, kind(c, id).value, kind(c, id).defense);
    assert_eq!(values("machine_gunners"), (true, 2, 4)); // p.14, p.16
    assert_eq!(values("riflemen"), (true, 1, 4)); // p.16, p.20
    assert_eq!(values("scouts"), (true, 1, 5)); // p.14, p.16
    assert_eq!(values("stug_3b"), (false, 3, 5)); // p.16, p.22
    assert_eq!((kind(c, "panzer_2").infantry, kind(c, "panzer_2").value), (false, 1)); // p.16
    assert_eq!(c.infantry.len(), 3);
    for (index, data) in c.kinds.iter().enumerate() {
        assert_eq!(data.infantry, c.infantry.has(Id::from_index(index)));
    }
}

#[test]
fn p15_tracks_lead_to_their_sides() {
    let c = Components::printed();
    assert_eq!(Colour::ALL.map(|colour| tracks(c.tracks_of[colour as usize])), [vec![1, 2], vec![3, 4, 5], vec![6]]);
    for track in &c.tracks {
        assert_eq!((track.circles, track.sapper_circle, track.points.len()), (3, 3, 3)); // p.14, ruling 43
        assert!(c.tracks_of[track.colour as usize].has(Track::numbered(track.number).unwrap()));
    }
}

#[test]
fn numbers_are_those_of_the_rulebook() {
    let n = Components::printed().numbers;
    assert_eq!((n.hand_size, n.actions, n.actions_with_wires), (4, 3, 4)); // p.5, p.7
    assert_eq!((n.resupply_tokens, n.reinforcement_points, n.radio_points), (5, 6, 2)); // p.6, p.21
    assert_eq!((n.per_ammunition, n.per_food), (5, 5)); // p.7, p.17
    assert_eq!((n.aa_dice, n.sapper_dice, n.observer_dice), (2, 3, 3)); // p.12, p.13, p.22
    assert_eq!((n.cards_per_turn, n.turns, n.penalty), (3, 21, 3)); // p.9, p.26
    assert_eq!((n.raid_dice, n.storm_dice, n.casualty_face), (1, 2, 4)); // p.18, p.24
    assert_eq!((n.defense_start, n.defense_cap, n.defense_floor), (6, 6, 3)); // p.2, p.11
    assert_eq!((n.tactic_defense_cap, n.tactic_dice_floor), (6, 1)); // ruling 80
}

#[test]
fn p18_storm_groups_have_a_colour_and_a_defense() {
    let c = Components::printed();
    let voentorg = &c.storm_groups[c.storm_group_named("Военторг").unwrap().index()];
    assert_eq!((voentorg.colour, voentorg.defense), (Colour::Green, 10)); // p.18
    let milk_house = &c.storm_groups[c.milk_house.index()];
    assert_eq!((milk_house.colour, milk_house.has_resupply_side), (Colour::Red, false)); // p.26
    for colour in Colour::ALL {
        let groups = c.resupply_groups.into_iter().filter(|group| c.storm_groups[group.index()].colour == colour);
        assert_eq!(groups.count(), 2, "{colour:?}");
    }
}

#[test]
fn p26_every_score_has_one_award() {
    let c = Components::printed();
    for score in -400..=400 {
        assert_eq!(c.awards.iter().filter(|award| award.covers(score)).count(), 1, "{score}");
    }
    let id = |score| c.award(score).map(|award| award.id.as_str());
    assert_eq!((id(50), id(49)), (Some("hero-of-the-soviet-union"), Some("order-of-victory")));
    assert_eq!((id(30), id(20)), (Some("order-of-the-red-banner"), Some("order-of-suvorov")));
    assert_eq!((id(10), id(9)), (Some("order-of-the-patriotic-war"), Some("order-of-the-red-star")));
    assert_eq!((id(1), id(0), id(-9)), (Some("order-of-the-red-star"), Some("draw"), Some("draw")));
    assert_eq!((id(-10), id(-19), id(-20)), (Some("minor-defeat"), Some("minor-defeat"), Some("major-defeat")));
}

#[test]
fn p27_support_uses_up_every_supply_token() {
    let c = Components::printed();
    let kurgan = &c.supports[c.support_named("Mamayev Kurgan").unwrap().index()];
    assert_eq!((kurgan.tokens, kurgan.points), ([1; 4], 4));
    assert_eq!(numbers(kurgan.locations), [4, 5, 6, 7, 14, 15, 16, 17, 18]);
    for supply in Supply::ALL {
        let used: u8 = c.supports.iter().map(|support| support.tokens[supply as usize]).sum();
        assert_eq!(used, c.tokens[supply.token() as usize].count, "{supply:?}");
    }
    // Ruling 78: every card names the Command Post of the army.
    assert!(c.supports.iter().all(|support| numbers(support.locations).contains(&18)));
}

#[test]
fn p28_tactics_last_for_every_turn() {
    let c = Components::printed();
    assert_eq!(c.tactic_decks.map(Set::len), [7, 7, 7, 9]);
    let left = c.removed.map(|removed| 30 - removed.iter().sum::<u8>());
    assert_eq!(left, [21, 22, 23]);
    assert_eq!(c.removed, [[3, 2, 2, 2], [2, 2, 2, 2], [1, 2, 2, 2]]);
    let used: BTreeSet<_> = c.tactic_cards.iter().map(|card| card.tactic).collect();
    assert_eq!(used.len(), c.tactics.len());

    let effect = |id| c.tactics[c.tactic_named(id).unwrap().index()].effect;
    let TacticEffect::CardDiceBonus { cards, amount: 1 } = effect("artillery_barrage") else { panic!("artillery") };
    for (index, card) in c.cards.iter().enumerate() {
        assert_eq!(cards.has(Id::from_index(index)), matches!(card.what, CardType::Artillery { .. }), "{}", card.id);
    }
    let TacticEffect::CardDiceBonus { cards, amount: 1 } = effect("marksmen") else { panic!("snipers") };
    assert!(cards.into_iter().all(|card| c.cards[card.index()].what == CardType::Sniper) && !cards.is_empty());
    let TacticEffect::OnPlaceAttackBuilding { kinds } = effect("panzer_spearhead") else { panic!("armor") };
    assert!(!kinds.meets(c.infantry) && kinds.len() == 4);
    assert_eq!(effect("air_superiority"), TacticEffect::Ju87DefenseBonus { amount: 1 });
    assert_eq!(effect("counter_battery"), TacticEffect::ForbidForwardObserver);
}

#[test]
fn names_are_found_in_capitals_or_not() {
    let c = Components::printed();
    let pavlov = c.counter_named("pavlov").unwrap();
    assert_eq!((c.counter_named("PAVLOV"), c.counter_named("ПАВЛОВ")), (Some(pavlov), Some(pavlov)));
    assert_eq!(c.counter_named("paulus"), None);
    assert_eq!(c.weapon_named("Mortier RM-38 de 50 mm"), c.weapon_named("MORTAR_1"));
    assert_ne!(c.weapon_named("mortar_1"), c.weapon_named("mortar_2"));
    assert_eq!((c.position_named("радио"), c.position_named("g6")), (Some(c.radio), Some(c.radio)));
    assert_eq!(c.position_named("G7"), None);
    assert_eq!(
        (c.unit_named("ARMY_CP"), c.unit_named("139-й батальон связи")),
        (Some(Unit::ArmyCp), Some(Unit::Signal))
    );
    assert_eq!(c.wehrmacht_card_named("Ravitaillement"), Some(c.resupply));
    assert_eq!(c.wehrmacht_card_named("w1-12"), Some(c.competitive_card));
    assert_eq!(c.wehrmacht_card_named("W6-01"), None);
    assert_eq!(c.kind_named("Fusiliers"), c.kind_named("riflemen"));
    assert_eq!(c.tactic_named("РАЗВЕДКА"), c.tactic_named("recon"));
}

#[test]
fn every_id_finds_its_own_thing() {
    let c = Components::printed();
    for (index, data) in c.counters.iter().enumerate() {
        assert_eq!(c.counter_named(&data.id).map(Id::index), Some(index));
    }
    for (index, data) in c.weapons.iter().enumerate() {
        assert_eq!(c.weapon_named(&data.id).map(Id::index), Some(index));
    }
    for position in c.all_positions {
        assert_eq!(c.position_named(c.position_id(position)), Some(position));
    }
    for (index, data) in c.cards.iter().enumerate() {
        let card = c.wehrmacht_card_named(&data.id).unwrap();
        assert_eq!((card.index(), c.wehrmacht_card_id(card)), (index, data.id.as_str()));
    }
    for (index, data) in c.soviet_cards.iter().enumerate() {
        let card = c.soviet_card_named(&data.id).unwrap();
        assert_eq!((card.index(), c.soviet_card_id(card)), (index, data.id.as_str()));
    }
    for (index, data) in c.tactic_cards.iter().enumerate() {
        let card = c.tactic_card_named(&data.id).unwrap();
        assert_eq!((card.index(), c.tactic_card_id(card)), (index, data.id.as_str()));
        assert!(c.tactic_decks[usize::from(data.deck) - 1].has(card));
    }
}

/// The record that a table of a data file is called by.
fn record(kind: &str, table: &toml::Table) -> String {
    let key = ["id", "number", "colour"].into_iter().find_map(|key| table.get(key)).expect("a record has a key");
    format!("{kind} {}", key.as_str().map_or_else(|| key.to_string(), str::to_owned))
}

#[test]
fn every_record_says_where_it_comes_from() {
    let c = Components::printed();
    let mut records = 0;
    for file in Components::FILES {
        let path = format!("{}/data/{file}", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect(file);
        for (kind, value) in toml::from_str::<toml::Table>(&text).expect(file) {
            let tables = match value {
                toml::Value::Table(_) => vec![kind],
                toml::Value::Array(rows) => {
                    rows.iter().map(|row| record(&kind, row.as_table().expect("a table"))).collect()
                }
                other => panic!("{file}: {kind} is {other}"),
            };
            for record in tables {
                assert!(c.provenance_of(file, &record, "").is_some(), "{file}: {record}");
                records += 1;
            }
        }
    }
    assert_eq!(c.origin.provenance.iter().filter(|entry| entry.field.is_empty()).count(), records);
}

#[test]
fn provenance_tells_printed_from_rebuilt() {
    let c = Components::printed();
    let kind = |file, record, field| c.provenance_of(file, record, field).map(|entry| entry.kind);
    assert_eq!(kind("board.toml", "position G6", "radio"), Some(Source::Printed));
    assert_eq!(kind("board.toml", "position G6", "x"), Some(Source::Reconstructed));
    assert_eq!(kind("soviet_counters.toml", "counter pavlov", "specials"), Some(Source::Printed));
    assert_eq!(kind("soviet_counters.toml", "counter pavlov", "starting"), Some(Source::Derived));
    assert_eq!(kind("wehrmacht_cards.toml", "card W1-09", "dice"), Some(Source::Printed));
    assert_eq!(kind("tokens.toml", "award draw", "max"), Some(Source::Printed));
    assert_eq!(kind("tokens.toml", "token rubles", ""), None);
}

#[test]
fn a_pack_is_known_by_its_hash() {
    let printed = Components::printed();
    assert!(std::ptr::eq(Components::intern(Components::load(&[]).unwrap()), printed));
    assert!(printed.origin.files.is_empty());
    let text = include_str!("../../data/storm_groups.toml").replace("defense = 30", "defense = 31");
    let load = || Components::intern(Components::load(&[("storm_groups.toml", &text)]).unwrap());
    let other = load();
    assert_ne!(other.origin.hash, printed.origin.hash);
    assert_eq!(other.storm_groups[other.milk_house.index()].defense, 31);
    assert!(other.origin.files["storm_groups.toml"] == text && other.origin.files.len() == Components::FILES.len());
    assert!(std::ptr::eq(load(), other));
}
