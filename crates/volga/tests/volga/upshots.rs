//! Exact odds of how actions end, compared with an independent reading of the rulebook's tables.

use std::collections::{BTreeMap, BTreeSet};

use kurgan_core::chance::{Fast, Ratio, Supplied};
use kurgan_core::suite::pick;
use kurgan_core::{Game, Id};
use serde_json::json;
use volga::AttackEnd::{Contested, FellBack, Held, Repulsed, Taken};
use volga::CombatResult::{Overrun, Repulse, Stalemate, Success};
use volga::components::{SovietUnit, Strategy};
use volga::{Support, Upshot, Volga};

use crate::kit::*;
use crate::properties::random_options;

/// Every count below is out of so many: eight dice, more than any attack needs.
const ALL: u128 = 6_u128.pow(8);

type Ends = BTreeMap<Upshot, u128>;

/// How often each total of the best two of so many dice comes, out of 6^4.
fn best_two(dice: u32) -> [u128; 13] {
    let mut count = [0; 13];
    for fall in 0..6_usize.pow(dice) {
        let mut faces: Vec<usize> = (0..dice).map(|n| fall / 6_usize.pow(n) % 6 + 1).collect();
        faces.sort_unstable();
        count[faces.iter().rev().take(2).sum::<usize>()] += 6_u128.pow(4 - dice);
    }
    count
}

/// An attack as a person would put it down on paper before the dice are rolled.
#[derive(Clone, Copy)]
struct Fight {
    /// The Defense Strategy, if it is in effect.
    strategy: Option<Strategy>,
    /// The Attack Value.
    value: i32,
    /// The Defense Factor.
    factor: i32,
    /// What else counts for the defense.
    rest: i32,
    attackers: usize,
    air: bool,
    plus_four: bool,
    volga: bool,
    morale: i8,
}

impl Fight {
    /// How it ends, by 9.4 and 9.5.5 to 9.5.7.
    fn end(&self, margin: i32) -> Upshot {
        let combat = match margin {
            ..0 => Repulse,
            0 => Stalemate,
            _ if margin > self.factor => Overrun,
            _ => Success,
        };
        let touched = matches!(combat, Stalemate | Success);
        let is = |strategy| touched && self.strategy == Some(strategy);
        let taken = combat >= Success && !is(Strategy::Fanatic);
        let lead_lost = combat == Repulse || is(Strategy::Ambush);
        let attack = match combat {
            Repulse => Repulsed,
            _ if taken => Taken,
            _ if lead_lost && self.attackers == 1 => Held,
            _ => Contested,
        };
        let mut change = 0;
        if combat == Repulse || is(Strategy::Heroes) {
            change -= 1;
        }
        if taken && self.plus_four {
            change += 1;
        }
        let morale = (self.morale + change).clamp(0, 19) - self.morale;
        Upshot { combat: Some(combat), attack: Some(attack), lead_lost, morale, ..Upshot::default() }
    }

    /// Every end by how often it comes, out of [`ALL`].
    fn ends(&self) -> Ends {
        let dice = match self.strategy {
            Some(Strategy::Guards) => 3 + u32::from(self.volga),
            _ => 2,
        };
        let (attack, defense) = (best_two(2), best_two(dice));
        let air: &[i32] = if self.air { &[1, 2, 3, 4, 5, 6] } else { &[0] };
        let mut ends = Ends::new();
        for air in air {
            let against = (self.factor + self.rest - air).max(0);
            for (rolled, ways) in (0..).zip(attack) {
                for (met, others) in (0..).zip(defense).filter(|(_, others)| ways * others > 0) {
                    let end = self.end(self.value + rolled - against - met);
                    *ends.entry(end).or_default() += ways * others * if self.air { 1 } else { 6 };
                }
            }
        }
        let total: u128 = ends.values().sum();
        for count in ends.values_mut() {
            *count = *count * ALL / total;
        }
        ends
    }
}

/// Two units of a division, the stronger one last; nobody else's factor or bonus is in play.
const PAIR: &str = "29/71 29/RCN";
const ALONE: &str = "29/RCN";

/// Attack Factors as printed.
fn factor_of(name: &str) -> i32 {
    pack().attack[unit(name).index()].into()
}

/// The area next to this one with the lowest number.
fn gate(area: u8) -> u8 {
    pack().adjacent[usize::from(area)].first().expect("a neighbor").0
}

/// The attackers stand next to the area, which is uncontested.
fn beside(layout: Layout, area: u8, names: &str) -> Layout {
    layout.bare().german(&[gate(area)]).units(gate(area), names)
}

/// The fight of these attackers, the last of them leading, for an area, with so many artillery and air markers.
fn fight(id: SovietUnit, area: u8, names: &str, support: (u8, u8), morale: i8, in_effect: bool) -> Fight {
    let (c, at) = (pack(), usize::from(area));
    let attackers = names.split(' ').count();
    let lead = factor_of(names.split(' ').next_back().expect("somebody"));
    let strong = i32::from(morale >= 10);
    Fight {
        strategy: in_effect.then(|| c.strategy[id.index()]),
        value: lead + i32::try_from(attackers).expect("few") - 1 + 2 * i32::from(support.0) + strong,
        factor: c.defense[id.index()].into(),
        rest: i32::from(c.areas[at].tem) + 1 - strong,
        attackers,
        air: support.1 > 0,
        plus_four: c.areas[at].tem == 4,
        volga: [8, 10, 12, 13, 14, 22, 25, 26, 37, 41, 42].contains(&area),
        morale,
    }
}

/// The odds of an action are these ends, no more and no less.
fn agree(what: &str, odds: &BTreeMap<Upshot, Ratio>, ends: &Ends, of: u128) {
    assert_eq!(odds.keys().collect::<Vec<_>>(), ends.keys().collect::<Vec<_>>(), "{what}");
    for (upshot, ratio) in odds {
        assert_eq!(ratio.cases * of, ends[upshot] * ratio.of, "{what}: {upshot:?}");
    }
}

fn odds(t: &Table, action: &str) -> BTreeMap<Upshot, Ratio> {
    assert!(t.can(action), "{action}: {:?}", t.offers());
    t.game().odds(Volga::read(pack(), action).expect(action)).expect("few outcomes")
}

/// Areas of each terrain, with and without +4, beside the Volga and inland.
const PLACES: [u8; 7] = [30, 21, 43, 8, 15, 7, 10];

/// The Soviet units that can lie in an area.
fn defenders(area: u8) -> Vec<SovietUnit> {
    let terrain = pack().areas[usize::from(area)].terrain;
    pack().soviet_terrain[terrain as usize].into_iter().filter(|id| !pack().soviets[id.index()].every_round).collect()
}

fn id_of(id: SovietUnit) -> &'static str {
    &pack().soviets[id.index()].id
}

/// What may lie unseen in an area.
fn unseen(t: &Table, area: u8) -> Vec<SovietUnit> {
    let bags = t.record().bags;
    defenders(area).into_iter().filter(|&id| bags.values().flatten().any(|other| other == id_of(id))).collect()
}

#[test]
fn an_attack_at_the_reveal_ends_as_the_strategy_has_it() {
    let mut met = BTreeMap::new();
    for area in PLACES {
        for id in defenders(area) {
            for (names, support, morale) in
                [(PAIR, (1, 1), 19), (PAIR, (1, 0), 1), (PAIR, (0, 0), 9), (ALONE, (0, 1), 12)]
            {
                let strategy = pack().strategy[id.index()];
                if strategy == Strategy::Barrage {
                    continue; // a decision, see below
                }
                let layout = beside(main().morale(morale), area, names).available(1, 0, 1).keep(id_of(id));
                let mut t = layout.combat();
                t.enter(names, area, gate(area)).play(&format!("attack {area}"), id_of(id));
                if names == PAIR {
                    t.go("lead 29/RCN");
                }
                let fight = fight(id, area, names, support, morale.cast_signed(), true);
                let action = format!("support {} 0 {}", support.0, support.1);
                agree(&format!("{area} {} {action}", id_of(id)), &odds(&t, &action), &fight.ends(), ALL);
                *met.entry(strategy as u8).or_insert(0) += 1;
            }
        }
    }
    assert_eq!(met.len(), 4, "every strategy but Barrage");
}

#[test]
fn a_barrage_costs_a_unit_and_the_rest_fights_on() {
    for area in PLACES {
        for id in defenders(area).into_iter().filter(|id| pack().strategy[id.index()] == Strategy::Barrage) {
            let mut t = beside(main(), area, PAIR).keep(id_of(id)).combat();
            t.enter(PAIR, area, gate(area)).play(&format!("attack {area}"), id_of(id));
            let fight = Fight { strategy: None, ..fight(id, area, ALONE, (0, 0), 19, true) };
            let ends = fight.ends().into_iter().map(|(end, count)| (Upshot { others_lost: 1, ..end }, count)).collect();
            agree(id_of(id), &odds(&t, "lose 29/71"), &ends, ALL);
            let certain = |upshot: Upshot| Ends::from([(upshot, ALL)]);
            let fell_back = Upshot { attack: Some(FellBack), ..Upshot::default() };
            agree(id_of(id), &odds(&t, "fall back"), &certain(fell_back), ALL);

            let mut t = beside(main(), area, ALONE).combat();
            t.enter(ALONE, area, gate(area)).play(&format!("attack {area}"), id_of(id));
            let gone = Upshot { attack: Some(Held), others_lost: 1, ..Upshot::default() };
            agree(id_of(id), &odds(&t, "lose 29/RCN"), &certain(gone), ALL);
        }
    }
}

#[test]
fn a_lone_attacker_without_support_ends_with_the_reveal() {
    for area in PLACES {
        let mut t = beside(main(), area, ALONE).combat();
        t.enter(ALONE, area, gate(area));
        let all = unseen(&t, area);
        let mut ends = Ends::new();
        for &id in &all {
            let revealed = Some(id);
            if pack().strategy[id.index()] == Strategy::Barrage {
                ends.insert(Upshot { revealed, ..Upshot::default() }, ALL);
            } else {
                let fought = fight(id, area, ALONE, (0, 0), 19, true).ends();
                ends.extend(fought.into_iter().map(|(end, count)| (Upshot { revealed, ..end }, count)));
            }
        }
        let of = ALL * u128::try_from(all.len()).unwrap();
        agree(&format!("{area}"), &odds(&t, &format!("attack {area}")), &ends, of);
    }
}

#[test]
fn a_revealed_defender_has_used_its_strategy() {
    for area in PLACES {
        for id in defenders(area) {
            let fight = fight(id, area, PAIR, (1, 1), 10, false);
            let ends = fight.ends();
            // From within a contested area, entering one that is not, and entering one that is.
            let layout = || main().morale(10).soviet(area, id_of(id)).available(1, 0, 1);
            let mut within = layout().units(area, PAIR).combat();
            within.go(&format!("unit 29/RCN; attack {area} with {PAIR}"));
            let mut mandatory = beside(layout(), area, PAIR).combat();
            mandatory.enter(PAIR, area, gate(area)).go(&format!("attack {area}"));
            let mut optional = beside(layout(), area, PAIR).units(area, "29/PZ").combat();
            optional.enter(PAIR, area, gate(area)).go(&format!("attack {area} with {PAIR}"));
            for t in [&mut within, &mut mandatory, &mut optional] {
                t.go("lead 29/RCN");
                agree(id_of(id), &odds(t, "support 1 0 1"), &ends, ALL);
            }
        }
    }
}

#[test]
fn pavlovs_house_defends_as_guards_every_time() {
    let id = soviet("PAVLOV");
    let layout = with(json!({"pavlov": true})).soviet(10, "PAVLOV").units(10, PAIR).available(1, 0, 1);
    let mut t = layout.combat();
    t.go(&format!("unit 29/RCN; attack 10 with {PAIR}; lead 29/RCN"));
    agree("Pavlov's House", &odds(&t, "support 1 0 1"), &fight(id, 10, PAIR, (1, 1), 19, true).ends(), ALL);
}

#[test]
fn finding_1_the_attack_of_13_4_cannot_take_the_area() {
    let division = "29/15 29/71 29/PZ 29/RCN";
    let mut t = main().turn(2).morale(18).event(15).german(&[8]).units(8, division).available(6, 2, 1).combat();
    t.enter(division, 10, 8).play("attack 10", "H03").go("lead 29/RCN");
    let odds = odds(&t, "support 1 1 1");
    let chance = |holds: fn(&Upshot) -> bool| -> f64 {
        odds.iter().filter(|(upshot, _)| holds(upshot)).map(|(_, ratio)| ratio.value()).sum()
    };
    assert!((chance(|upshot| upshot.combat == Some(Success)) - 0.681).abs() < 0.001, "{odds:?}");
    assert!(chance(|upshot| upshot.combat == Some(Success) && upshot.attack == Some(Taken)) == 0.0);
    // Only an overrun takes it.
    let overrun = chance(|upshot| upshot.combat == Some(Overrun));
    assert!((chance(|upshot| upshot.attack == Some(Taken)) - overrun).abs() < 1e-12);
}

/// The forecast of these attackers against whatever may lie in the area.
fn forecast(t: &Table, area: u8, support: Support) -> BTreeMap<Upshot, Ratio> {
    let attack = Volga::read(pack(), &format!("attack {area}")).expect("an attack");
    t.game().sight(None).forecast(attack, support).expect("few outcomes")
}

#[test]
fn a_forecast_against_an_unrevealed_defender_is_the_average_of_all_it_may_be() {
    for area in PLACES {
        for (names, left) in [(ALONE, None), (PAIR, Some(ALONE))] {
            for support in [(0, 0), (1, 1)] {
                let mut t = beside(main(), area, names).available(1, 0, 1).combat();
                t.enter(names, area, gate(area));
                let all = unseen(&t, area);
                let mut ends = Ends::new();
                for &id in &all {
                    let barrage = pack().strategy[id.index()] == Strategy::Barrage;
                    // No more markers than attackers: the air marker first, as it was counted here.
                    let limited = |names: &str| if names.contains(' ') { support } else { (0, support.1) };
                    let (of, lost) = match left {
                        _ if !barrage => (fight(id, area, names, limited(names), 19, true).ends(), 0),
                        Some(left) => {
                            let fight = fight(id, area, left, limited(left), 19, true);
                            (Fight { strategy: None, ..fight }.ends(), 1)
                        }
                        None => (Ends::from([(Upshot { attack: Some(FellBack), ..Upshot::default() }, ALL)]), 0),
                    };
                    for (end, count) in of {
                        *ends.entry(Upshot { others_lost: lost, ..end }).or_default() += count;
                    }
                }
                let found = forecast(&t, area, Support { artillery: support.0, engineer: 0, air: support.1 });
                agree(&format!("{area} {names} {support:?}"), &found, &ends, ALL * u128::try_from(all.len()).unwrap());
            }
        }
    }
}

#[test]
fn a_forecast_against_a_revealed_defender_knows_that_its_strategy_is_used() {
    for area in PLACES {
        for id in defenders(area) {
            let mut t = beside(main().soviet(area, id_of(id)), area, PAIR).available(1, 0, 1).combat();
            t.enter(PAIR, area, gate(area));
            let found = forecast(&t, area, Support { artillery: 1, engineer: 0, air: 1 });
            agree(id_of(id), &found, &fight(id, area, PAIR, (1, 1), 19, false).ends(), ALL);
        }
    }
}

#[test]
fn a_forecast_stops_where_the_player_chooses_a_retreat() {
    // Three came through 8, which has room for one: after a repulse two compete for it.
    let names = "24/PZ 29/PZ 29/RCN";
    let mut t = main().bare().german(&[8]).units(6, names).spent(8, "71/191 71/194 71/211").soviet(10, "H04").combat();
    t.enter(names, 10, 8);
    let found = forecast(&t, 10, Support::default());
    assert!(found.keys().all(|upshot| upshot.others_lost == 0), "{found:?}");
    t.go("attack 10").play("lead 29/RCN", "1 1 | 6 6");
    assert!(t.can("retreat 29/PZ 8") && t.can("retreat 24/PZ 8"), "{:?}", t.offers());
}

#[test]
fn r6_4_1_bloody_streets_end_with_morale_and_spent_areas() {
    // Guards in the Grain Elevator suffer from 4 and are spent from 5; in the Sawmill nobody adds anything.
    for morale in [19_i8, 1, 0] {
        let layout = main().turn(2).morale(morale.cast_unsigned()).soviet(10, "H04").units(10, "29/15");
        let layout = layout.soviet(8, "L07").units(8, "29/71");
        let mut ends = Ends::new();
        for (guards, plain) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a + 1, b))) {
            let count = |from| [guards, plain].into_iter().filter(|&result| result >= from).count();
            let lost = i8::try_from(count(5)).unwrap().min(morale);
            let bloody_streets = Some(u8::try_from(count(6)).unwrap());
            *ends.entry(Upshot { bloody_streets, morale: -lost, ..Upshot::default() }).or_default() += 1;
        }
        agree(&format!("morale {morale}"), &odds(&layout.purchases(), "end supply"), &ends, 36);
    }
}

/// How often each total of so many dice comes, ones rolled once more or not; out of 36 to the power of the dice.
fn totals(dice: u32, again: bool) -> BTreeMap<u8, u128> {
    let die = |face: u8| match face {
        1 if again => 1,
        _ if again => 7,
        _ => 6,
    };
    let mut count = BTreeMap::from([(0, 1)]);
    for _ in 0..dice {
        let mut next = BTreeMap::new();
        for (total, ways) in &count {
            (1..=6).for_each(|face| *next.entry(total + face).or_default() += ways * die(face));
        }
        count = next;
    }
    count
}

/// The dawn of a turn of the main game: 3d6 for the event, a die for the corps that pauses, dice for supply.
fn next_turn(turn: u8, gone: bool, missing: i8, again: bool) -> Ends {
    dawn(0, turn, gone, missing, again)
}

/// The same by one of the charts: that of the Factory District knows no pause, and no void rows (14.6.1).
fn dawn(chart: usize, turn: u8, gone: bool, missing: i8, again: bool) -> Ends {
    let c = pack();
    let (events, mut ends) = (c.charts[chart].events, Ends::new());
    let main = chart == 0;
    for fall in 0..216_usize {
        let mut total = fall % 6 + fall / 6 % 6 + fall / 36 + 3;
        if total == 3 && gone {
            total = 4; // 6.2.1
        }
        let void = main && turn == 1 && matches!(total, 3 | 7 | 8 | 13 | 14 | 18); // 10.1
        let pauses: &[u8] = if main && !void && matches!(total, 7 | 8 | 13 | 14) { &[1, 2, 3, 4, 5, 6] } else { &[0] };
        for &die in pauses {
            for (points, ways) in totals(if total == 18 && !void { 2 } else { 4 }, again) {
                let upshot = Upshot {
                    random_event: Some((!void).then_some(events[total])),
                    paused: (die > 0).then(|| c.pause[usize::from(die) - 1]),
                    supply: Some(points),
                    morale: if total == 3 { -missing } else { 0 },
                    ..Upshot::default()
                };
                let weight =
                    6 / u128::try_from(pauses.len()).expect("few") * if total == 18 { 36_u128.pow(2) } else { 1 };
                *ends.entry(upshot).or_default() += ways * weight;
            }
        }
    }
    ends
}

#[test]
fn r6_2_a_turn_begins_with_event_pause_and_supply() {
    let of = 216 * 6 * 36_u128.pow(4);
    let layout = || main().no_arrivals().turn(4).morale(12);
    agree("plain", &odds(&layout().combat(), "end combat"), &next_turn(5, false, 0, false), of);
    let missing = layout().out("29/15 29/71");
    agree("missing units", &odds(&missing.combat(), "end combat"), &next_turn(5, false, 2, false), of);
    agree(
        "gone before",
        &odds(&layout().breakthrough_used().combat(), "end combat"),
        &next_turn(5, true, 0, false),
        of,
    );
    let again = with(json!({"increased_supply": [5]})).no_arrivals().turn(4);
    agree("ones rolled again", &odds(&again.combat(), "end combat"), &next_turn(5, false, 0, true), of);
    // A group that arrives comes before the dice.
    let mut t = main().turn(1).german(&[18, 27]);
    t = t.units(27, "295/516 295/517 295/518 244B").units(18, "71/191 71/194 71/211 244A");
    let mut t = t.combat();
    t.go("end combat");
    agree("reinforcements", &odds(&t, "reinforce 1"), &next_turn(2, false, 0, false), of);
}

#[test]
fn r14_6_1_a_turn_of_the_factory_begins_with_event_and_supply() {
    let of = 216 * 6 * 36_u128.pow(4);
    let layout = || factory().turn(10).morale(12);
    agree("plain", &odds(&layout().combat(), "end combat"), &dawn(1, 11, false, 0, false), of);
    let missing = layout().out("14/PZ");
    agree("a missing unit", &odds(&missing.combat(), "end combat"), &dawn(1, 11, false, 1, false), of);
    let again = with(json!({"scenario": "factory", "increased_supply": [11]})).turn(10);
    agree("ones rolled again", &odds(&again.combat(), "end combat"), &dawn(1, 11, false, 0, true), of);
}

#[test]
fn every_action_that_rolls_is_counted_by_hand_above() {
    // Whoever adds one adds its count above.
    const ROLL: [&str; 7] = ["attack", "lose", "lead", "support", "end supply", "end combat", "reinforce"];
    let rolls = |game: &Volga, action| {
        let mut copy = *game;
        copy.apply(action, &mut Supplied::new(&[], &|_, _| None), &mut ()).is_err()
    };
    let (mut legal, mut met) = (Vec::new(), BTreeSet::new());
    for seed in 0..8 {
        let mut rng = Fast::new(seed);
        let options = random_options(&mut rng);
        let mut game = Volga::start(pack(), &options, &mut rng, &mut ()).unwrap_or_else(|never| match never {});
        for step in 0.. {
            legal.clear();
            game.legal(&mut legal);
            if legal.is_empty() {
                break;
            }
            for &action in legal.iter().filter(|&&action| rolls(&game, action)) {
                let written = Volga::write(pack(), action);
                let verb = ROLL.iter().find(|verb| written.starts_with(*verb));
                met.insert(*verb.unwrap_or_else(|| panic!("{written} is not counted by hand")));
                if step % 41 == 0
                    && let Ok(odds) = game.odds(action)
                {
                    let of = odds.values().fold(1, |of, ratio| lcm(of, ratio.of));
                    let sum: u128 = odds.values().map(|ratio| ratio.cases * (of / ratio.of)).sum();
                    assert_eq!(sum, of, "{written} does not add up to 1");
                }
            }
            let action = pick(&legal, Volga::resigns, &mut rng);
            game.apply(action, &mut rng, &mut ()).unwrap_or_else(|never| match never {});
        }
    }
    assert!(met.len() >= 5, "{met:?}");
}

/// The least number that both divide.
fn lcm(a: u128, b: u128) -> u128 {
    let (mut gcd, mut rest) = (a, b);
    while rest != 0 {
        (gcd, rest) = (rest, gcd % rest);
    }
    a / gcd * b
}

#[test]
fn r12_3_isolation_changes_how_it_ends() {
    for (id, faces) in [("L16", [1, 0, 0, -1, -1, -2]), ("L15", [1, 1, 0, 0, -1, -1])] {
        let layout = || with(json!({"isolation": true})).soviet(9, id).isolated(&[9]);
        let average = |plain: Fight, told: fn(i8) -> Option<i8>| {
            let mut ends = Ends::new();
            for change in faces {
                for (end, count) in (Fight { factor: plain.factor + i32::from(change), ..plain }).ends() {
                    *ends.entry(Upshot { isolation: told(change), ..end }).or_default() += count;
                }
            }
            ends
        };
        // Alone and without support the dice follow at once.
        let mut t = layout().units(9, ALONE).combat();
        t.go("unit 29/RCN");
        let plain = fight(soviet(id), 9, ALONE, (0, 0), 19, false);
        agree(id, &odds(&t, "attack 9 with 29/RCN"), &average(plain, Some), 6 * ALL);
        // Otherwise lead and support are chosen in between, which a forecast looks beyond.
        let mut t = layout().available(1, 0, 1).units(9, PAIR).combat();
        t.go("unit 29/RCN");
        let attack = Volga::read(pack(), &format!("attack 9 with {PAIR}")).expect("an attack");
        let support = Support { artillery: 1, engineer: 0, air: 1 };
        let found = t.game().sight(None).forecast(attack, support).expect("few outcomes");
        let plain = fight(soviet(id), 9, PAIR, (1, 1), 19, false);
        agree(id, &found, &average(plain, |_| None), 6 * ALL);
    }
}

#[test]
fn what_has_no_dice_is_certain() {
    let t = main().turn(2).supply(9).morale(12).purchases();
    for action in ["buy artillery", "buy morale"] {
        assert_eq!(odds(&t, action), BTreeMap::from([(Upshot::default(), Ratio::ONE)]), "{action}");
    }
}
