//! The odds of every action with dice, against falls counted by hand: loops over faces and a small reading of the
//! rulebook's tables of their own, nothing of the rules in between.

use std::collections::BTreeMap;

use kurgan_core::Game;
use pavlov::components::Track;
use pavlov::{Effect, End, Pavlov, Upshot};
use serde_json::json;

use crate::kit::{Layout, Table, counter, house, pack, with};

/// Every fall of so many dice.
fn falls(dice: u32) -> impl Iterator<Item = Vec<u32>> {
    (0..6_u32.pow(dice)).map(move |n| (0..dice).map(|die| n / 6_u32.pow(die) % 6 + 1).collect())
}

/// What was counted: how many falls, and how many of them came to what.
#[derive(Default)]
struct Count {
    falls: f64,
    came: BTreeMap<Vec<Effect>, f64>,
}

impl Count {
    fn add(&mut self, mut effects: Vec<Effect>) {
        effects.sort_unstable();
        self.falls += 1.0;
        *self.came.entry(effects).or_default() += 1.0;
    }
}

/// Every fall of so many dice, each with what it comes to.
fn counted(dice: u32, read: impl Fn(&[u32]) -> Vec<Effect>) -> Count {
    let mut count = Count::default();
    for fall in falls(dice) {
        count.add(read(&fall));
    }
    count
}

/// The odds of a legal action are what was counted, no more and no less.
fn agree(t: &Table, action: &str, count: &Count) {
    let odds = t.odds(action);
    let expected: Vec<Upshot> =
        count.came.keys().map(|effects| Upshot { rolled: true, effects: effects.clone() }).collect();
    assert_eq!(odds.keys().cloned().collect::<Vec<_>>(), expected, "{action}");
    for (upshot, ratio) in &odds {
        let share = count.came[&upshot.effects] / count.falls;
        assert!((ratio.value() - share).abs() < 1e-12, "{action}: {upshot:?} {ratio:?} but {share}");
    }
}

/// At least one of the dice reaches the Defense (p.20).
fn hit(fall: &[u32], defense: u32) -> bool {
    fall.iter().any(|&face| face >= defense)
}

fn if_so(happens: bool, effect: Effect) -> Vec<Effect> {
    if happens { vec![effect] } else { Vec::new() }
}

/// The raid of p.18: so many dice against the Defense, then a die for each raider, lost on 1 to 4.
fn raid(dice: u32, defense: u32, raiders: u32, then: impl Fn(bool, u32) -> Vec<Effect>) -> Count {
    counted(dice + raiders, |fall| {
        let (attack, casualties) = fall.split_at(dice as usize);
        let success = attack.iter().sum::<u32>() >= defense;
        let fallen = u32::try_from(casualties.iter().filter(|&&face| face <= 4).count()).unwrap();
        let mut effects = vec![Effect::Raid(success)];
        if fallen > 0 {
            effects.push(Effect::Fallen(u8::try_from(fallen).unwrap()));
        }
        effects.extend(then(success, fallen));
        effects
    })
}

/// Voentorg in the box: Defense 10, 5 points.
fn voentorg() -> Layout {
    house().storm("voentorg").hand("S01 S02")
}

const STORM: &str = "use S01 army_cp storm_group";

#[test]
fn finding_2_odds_of_a_raid_before_it_is_launched() {
    let mut t = voentorg().cards();
    t.go(STORM);
    // Pavlov has one die; Chernogolov and Aleksandrov have three (letter S).
    agree(&t, "send pavlov", &raid(1, 10, 1, |_, _| Vec::new()));
    agree(&t, "send aleksandrov", &raid(3, 10, 1, |_, _| Vec::new()));
    t.go("send pavlov");
    agree(&t, "done", &raid(1, 10, 1, |_, _| Vec::new()));
    agree(&t, "send glushenko", &raid(2, 10, 2, |_, _| Vec::new()));
    agree(&t, "send aleksandrov", &raid(4, 10, 2, |_, _| Vec::new()));
    t.go("send aleksandrov");
    agree(&t, "done", &raid(4, 10, 2, |_, _| Vec::new()));
    agree(&t, "send glushenko", &raid(5, 10, 3, |_, _| Vec::new()));
}

#[test]
fn finding_2_odds_of_a_raid_with_only_one_to_go_are_told_with_the_card() {
    let t = voentorg().only("pavlov glushenko").exhausted("glushenko").cards();
    agree(&t, STORM, &raid(1, 10, 1, |_, _| Vec::new()));
    // Nobody is at home: the game can be lost.
    let t = voentorg().only("aleksandrov").cards();
    agree(&t, STORM, &raid(3, 10, 1, |_, fallen| if_so(fallen == 1, Effect::Ended(End::NoCounters))));
    // With several to go it is not known yet who does.
    let t = voentorg().cards();
    assert_eq!(t.odds(STORM).into_keys().collect::<Vec<_>>(), [Upshot::default()]);
}

#[test]
fn odds_of_a_raid_under_fire() {
    let mut t = voentorg().option("raid_under_fire", json!(true)).track(1, "scouts - riflemen").cards();
    t.go(STORM);
    agree(&t, "send aleksandrov", &raid(1, 10, 1, |_, _| Vec::new()));
    t.go("send aleksandrov");
    agree(&t, "send pavlov", &raid(2, 10, 2, |_, _| Vec::new()));
}

#[test]
fn odds_of_the_last_raid_tell_the_score() {
    // The Milk House: Defense 30, 15 points. One point for each who is left, three lost for each enemy.
    let layout = house().turn(21).storm("milk_house").track(1, "scouts");
    let score = |there: i16| {
        move |success: bool, fallen: u32| {
            let left = there - i16::try_from(fallen).unwrap();
            vec![Effect::Ended(End::Scored(left - 3 + if success { 15 } else { 0 }))]
        }
    };
    let mut t = layout.clone().before("soviet_counters", "end_turn");
    t.carry_on("");
    assert_eq!(
        t.odds("decline").into_keys().collect::<Vec<_>>(),
        [Upshot { rolled: false, effects: vec![Effect::Ended(End::Scored(1))] }]
    );
    t.go("raid");
    agree(&t, "send aleksandrov", &raid(3, 30, 1, score(4)));
    t.go("send aleksandrov");
    agree(&t, "send chernogolov", &raid(6, 30, 2, score(4)));
    let mut t = layout.only("pavlov aleksandrov").exhausted("pavlov").before("soviet_counters", "end_turn");
    t.carry_on("");
    agree(&t, "raid", &raid(3, 30, 1, score(2)));
}

#[test]
fn p18_odds_of_a_raid_tell_who_is_hit_where_first_aid_is_decided_next() {
    let mut t = voentorg().supply("first_aid", 2).cards();
    t.go(STORM).go("send pavlov");
    // Pavlov is not lost yet: he is hit, and the next decision is whether he is saved.
    let alone = |fall: &[u32]| {
        let mut effects = vec![Effect::Raid(fall[0] >= 10)];
        effects.extend(if_so(fall[1] <= 4, Effect::AtStake(counter("pavlov"))));
        effects
    };
    agree(&t, "done", &counted(2, alone));
    // Of several raiders the player says first who is rolled for.
    let success = |fall: &[u32]| vec![Effect::Raid(fall.iter().sum::<u32>() >= 10)];
    agree(&t, "send glushenko", &counted(2, success));
    t.go("send glushenko; send aleksandrov");
    agree(&t, "done", &counted(5, success));
}

#[test]
fn odds_of_the_way_back() {
    let mut t = voentorg().supply("first_aid", 1).cards();
    t.go(STORM).go("send pavlov; send glushenko; send aleksandrov").play("done", "1 1 1 1 1");
    // One die; two raiders and a token are left, so that the next one is chosen.
    let at_stake = |name: &str| Effect::AtStake(counter(name));
    agree(&t, "roll glushenko", &counted(1, |fall| if_so(fall[0] <= 4, at_stake("glushenko"))));
    t.play("roll glushenko", "5");
    // A miss leaves the last one: his die follows.
    let both = |fall: &[u32]| {
        if fall[0] <= 4 { vec![at_stake("pavlov")] } else { if_so(fall[1] <= 4, at_stake("aleksandrov")) }
    };
    agree(&t, "roll pavlov", &counted(2, both));
    t.play("roll pavlov", "1");
    // With the token spent the next casualty is final; without, Pavlov is lost and the next one can be saved.
    agree(&t, "aid", &counted(1, |fall| if_so(fall[0] <= 4, Effect::Fallen(1))));
    let unaided = |fall: &[u32]| {
        let mut effects = vec![Effect::Fallen(1)];
        effects.extend(if_so(fall[0] <= 4, at_stake("aleksandrov")));
        effects
    };
    agree(&t, "no-aid", &counted(1, unaided));
}

#[test]
fn odds_of_a_large_party_can_be_told() {
    let everybody: Vec<&str> = pack().counters.iter().map(|counter| counter.id.as_str()).collect();
    let mut t = house().storm("nkvd_complex").hand("S01 S02").at("reserves", &everybody[..12].join(" ")).cards();
    t.go(STORM);
    for name in &everybody[..12] {
        t.go(&format!("send {name}"));
    }
    let odds = t.odds("done");
    assert_eq!(odds.len(), 2 * 13);
    assert!((odds.values().map(|ratio| ratio.value()).sum::<f64>() - 1.0).abs() < 1e-9);
    let none =
        odds.iter().filter(|(upshot, _)| !upshot.effects.iter().any(|effect| matches!(effect, Effect::Fallen(_))));
    assert!((none.map(|(_, ratio)| ratio.value()).sum::<f64>() - (1.0_f64 / 3.0).powi(12)).abs() < 1e-15);
}

#[test]
fn odds_of_attacks_by_hand() {
    // Chekhov: Attack 4; Scouts: Defense 5; Riflemen: Defense 4.
    let mut t = house().track(1, "scouts riflemen").at("G2", "chekhov").acts();
    t.go("act chekhov");
    agree(&t, "attack 1 1", &counted(4, |fall| if_so(hit(fall, 5), Effect::Removed(Track(0), 1))));
    agree(&t, "attack 1 2", &counted(4, |fall| if_so(hit(fall, 4), Effect::Removed(Track(0), 2))));
}

#[test]
fn odds_of_weapons_by_hand() {
    let dice = |weapon: &str| u32::from(pack().weapons[usize::from(pack().weapon_named(weapon).unwrap().0)].attack);
    let defense = |kind: &str| u32::from(pack().kinds[usize::from(pack().kind_named(kind).unwrap().0)].defense);
    let mut t = house().at("G2", "sobgayda murzaev").weapon("ptrs41", "G2").track(1, "panzer_2").acts();
    t.go("crew ptrs41");
    let read = |fall: &[u32]| if_so(hit(fall, defense("panzer_2")), Effect::Removed(Track(0), 1));
    agree(&t, "attack 1 1", &counted(dice("ptrs41"), read));
}

#[test]
fn odds_of_the_forward_observer_by_hand() {
    let layout = house().track(1, "riflemen scouts").at("G2", "potanski").token(10, "artillery");
    let both = |fall: &[u32]| {
        let mut effects = if_so(hit(&fall[..3], 4), Effect::Removed(Track(0), 1));
        effects.extend(if_so(hit(&fall[3..], 5), Effect::Removed(Track(0), 2)));
        effects
    };
    let one = |fall: &[u32]| if_so(hit(fall, 5), Effect::Removed(Track(0), 2));
    let mut t = layout.clone().acts();
    t.go("act potanski");
    agree(&t, "observe 1 1 both", &counted(6, both));
    agree(&t, "observe 1 2", &counted(3, one));
    // With two batteries the token is named first; which one makes no difference.
    let mut t = layout.token(11, "artillery").acts();
    t.go("act potanski");
    agree(&t, "observe 1 1 both", &counted(6, both));
    t.go("observe 1 1 both");
    agree(&t, "location 11", &counted(6, both));
}

#[test]
fn odds_of_suppression_by_hand() {
    // Riflemen (Defense 4) arrive on track 4 with its sapper circle mined and two enemies before it.
    let t = house().track(4, "riflemen scouts").mined(&[4]).suppression("red", 3).reveal("W1-06", "4");
    let sapper = u32::from(pack().numbers.sapper_dice);
    for tokens in 1..=3_u32 {
        let read = |fall: &[u32]| {
            let (suppress, sapper) = fall.split_at(tokens as usize);
            if hit(suppress, 4) {
                return vec![Effect::KeptAway];
            }
            // The Scouts (Defense 5) are pushed to circle 3.
            let mut effects = vec![Effect::Arrived(Track(3))];
            effects.extend(if_so(hit(sapper, 5), Effect::Removed(Track(3), 3)));
            effects
        };
        agree(&t, &format!("spend {tokens}"), &counted(tokens + sapper, read));
    }
}

#[test]
fn odds_of_covering_fire_by_hand() {
    // Machine Gunners would be suppressed by nobody; they fire two dice at red, where two posts are held.
    let layout = with(json!({ "tactics": "veteran" })).tactics("T2-03").at("R3", "pavlov").at("R5", "glushenko");
    let t = layout.disrupted("glushenko").suppression("red", 1).reveal("W1-06", "4");
    let wall = u32::from(t.defense("red"));
    let read = |fall: &[u32]| {
        let [suppress, position, dice @ ..] = fall else { unreachable!() };
        if *suppress >= 4 {
            return vec![Effect::KeptAway];
        }
        let mut effects = vec![Effect::Arrived(Track(3))];
        if hit(dice, wall) {
            // The position of that number, else the next higher one, else the nearest lower one: 1 to 3 is R3.
            effects.push(if *position <= 3 {
                Effect::Disrupted(counter("pavlov"))
            } else {
                Effect::Casualty(counter("glushenko"))
            });
        }
        effects
    };
    agree(&t, "spend 1", &counted(4, read));
}

#[test]
fn odds_of_anti_aircraft_fire_by_hand() {
    let t = house().token(8, "anti_aircraft").token(9, "anti_aircraft").reveal("W2-12", "");
    let guns = u32::from(pack().numbers.aa_dice);
    let shot = |fall: &[u32]| {
        let hits = fall.iter().filter(|&&face| face >= 4).count();
        vec![Effect::ShotDown(u8::try_from(hits.min(3)).unwrap())]
    };
    agree(&t, "fire 8", &counted(guns, shot));
    agree(&t, "fire 8 9", &counted(2 * guns, shot));
}

#[test]
fn odds_of_cards_that_are_drawn_by_hand() {
    let t = house().hand("S03 F1").actions(1).cards();
    let mut count = Count::default();
    for card in t.record().soviet_cards.deck.unwrap() {
        count.add(vec![if card.starts_with('F') { Effect::DrewFog } else { Effect::Drew }]);
    }
    agree(&t, "use S03 signal tactical_decision", &count);
}

#[test]
fn every_action_that_rolls_at_once_is_counted_by_hand() {
    // Whoever adds one adds its count above.
    const VERBS: [&str; 12] =
        ["attack", "fire", "observe", "spend", "send", "done", "roll", "aid", "no-aid", "use", "raid", "location"];
    let rolls = |game: &Pavlov, action| game.odds(action).is_ok_and(|odds| odds.keys().any(|upshot| upshot.rolled));
    let mut legal = Vec::new();
    for seed in 0..12 {
        let mut rng = kurgan_core::chance::Fast::new(seed);
        let mut game = Pavlov::start(pack(), &pavlov::Options::default(), &mut rng, &mut ()).unwrap();
        let mut pick = kurgan_core::chance::Fast::new(seed + 100);
        while game.outcome().is_none() {
            legal.clear();
            game.legal(&mut legal);
            for &action in &legal {
                let written = Pavlov::write(pack(), action);
                let verb = written.split(' ').next().unwrap();
                assert!(VERBS.contains(&verb) || !rolls(&game, action), "{written} is not counted by hand");
            }
            let action = legal[pick.below(legal.len())];
            game.apply(action, &mut rng, &mut ()).unwrap();
        }
    }
}
