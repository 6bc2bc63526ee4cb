use ai::{Budget, Expert, Level, Playout, RandomPlayout, Scale, Styled, ladder, play_on};
use cauldron::Cauldron;
use guide::Plays;
use kurgan_core::Game;
use kurgan_core::chance::Fast;
use kurgan_core::pack::Pack;
use pavlov::{Pavlov, Players, TacticsVariant};
use river::{Night, River};
use table::Listed;
use volga::Volga;

use crate::never;

/// The mean value of games for the first seat.
fn mean<G: Scale>(pack: &'static G::Pack, options: &G::Options, games: u32, player: &impl Playout<G>) -> f64 {
    let mut legal = Vec::new();
    let mut total = 0.0;
    for seed in 0..u64::from(games) {
        let mut rng = Fast::new(seed);
        let mut game = never(G::start(pack, options, &mut rng, &mut ()));
        let (outcome, decisions) = play_on(&mut game, player, &mut rng, &mut legal);
        assert!(decisions > 5, "that was a short war");
        total += game.end(&outcome.unwrap(), kurgan_core::Seat(0)).value;
    }
    total / f64::from(games)
}

#[test]
fn the_expert_beats_chance_in_every_scenario() {
    for scenario in volga::components::ScenarioId::ALL {
        let options = volga::Options { scenario, ..volga::Options::default() };
        let pack = volga::components::Components::printed();
        let random = mean::<Volga>(pack, &options, 200, &RandomPlayout);
        let expert = mean::<Volga>(pack, &options, 200, &Expert);
        assert!(expert > random + 0.1, "volga {scenario:?}: {expert} against {random}");
    }
    for scenario in cauldron::components::ScenarioId::ALL {
        let options = cauldron::Options { scenario, ..cauldron::Options::default() };
        let pack = cauldron::components::Components::printed();
        let random = mean::<Cauldron>(pack, &options, 200, &RandomPlayout);
        let expert = mean::<Cauldron>(pack, &options, 200, &Expert);
        assert!(expert > random + 0.1, "cauldron {scenario:?}: {expert} against {random}");
        for (name, style) in <Cauldron as Listed>::Guide::styles() {
            let worth = mean::<Cauldron>(pack, &options, 200, &Styled::<Cauldron>(style));
            assert!(worth > random, "cauldron {scenario:?} {name}: {worth} against {random}");
        }
    }
    for tactics in TacticsVariant::ALL {
        let options = pavlov::Options { tactics, ..pavlov::Options::default() };
        let pack = pavlov::components::Components::printed();
        let random = mean::<Pavlov>(pack, &options, 200, &RandomPlayout);
        let expert = mean::<Pavlov>(pack, &options, 200, &Expert);
        assert!(expert > random + 0.02, "pavlov {tactics:?}: {expert} against {random}");
    }
    for night in [Night::Short, Night::Long] {
        let options = river::Options { night, ..river::Options::default() };
        let pack = river::components::Components::printed();
        let random = mean::<River>(pack, &options, 200, &RandomPlayout);
        let expert = mean::<River>(pack, &options, 200, &Expert);
        assert!(expert > random + 0.1, "river {night:?}: {expert} against {random}");
    }
}

#[test]
fn experts_play_every_optional_rule_to_the_end() {
    for seed in 0..150 {
        let mut rng = Fast::new(seed);
        let mut flag = || rng.below(2) == 1;
        let options = cauldron::Options {
            variable_placement: flag(),
            council_of_war: flag(),
            survival: flag(),
            rumors: flag(),
            rivers: flag(),
            what_if: flag(),
            long_breakout: flag(),
            scenario: cauldron::components::ScenarioId::ALL[usize::from(flag())],
            entry: cauldron::components::Letter::ALL[rng.below(4)],
        };
        let pack = cauldron::components::Components::printed();
        let mut game = never(Cauldron::start(pack, &options, &mut rng, &mut ()));
        let style = <Cauldron as Listed>::Guide::styles()[rng.below(4)].1;
        assert!(play_on(&mut game, &Styled::<Cauldron>(style), &mut rng, &mut Vec::new()).0.is_some(), "seed {seed}");
        let mut flag = || rng.below(2) == 1;
        let options = volga::Options {
            rubble: flag(),
            northern_shoulder: flag(),
            isolation: flag(),
            limited_air: flag(),
            pavlov: flag(),
            scenario: volga::components::ScenarioId::ALL[usize::from(flag())],
            ..volga::Options::default()
        };
        let pack = volga::components::Components::printed();
        let mut game = never(Volga::start(pack, &options, &mut rng, &mut ()));
        assert!(play_on(&mut game, &Expert, &mut rng, &mut Vec::new()).0.is_some(), "seed {seed}");
    }
}

/// The last turn, 39 areas are German, one more wins. 16th Panzer Division stands in 49 next to a weak defender in 44;
/// everybody else is spent.
pub(crate) fn one_area_short() -> Volga {
    let pack = volga::components::Components::printed();
    let start = never(Volga::start(pack, &volga::Options::default(), &mut Fast::new(1), &mut ()));
    let mut record = serde_json::to_value(start.record()).unwrap();
    for area in 7..37 {
        record["soviet"].as_object_mut().unwrap().remove(&area.to_string());
        // The last of its terrain has been eliminated there.
        let terrain = ["", "clear", "elevated", "light_urban", "heavy_urban"][pack.areas[area].terrain as usize];
        record["bags"][terrain].as_array_mut().unwrap().pop();
    }
    record["soviet"]["44"] = "C01".into();
    record["bags"]["clear"].as_array_mut().unwrap().retain(|unit| unit != "C01");
    record["german"].as_object_mut().unwrap().remove("50");
    record["german"]["49"] = serde_json::json!(["16/64", "16/79", "16/PZ"]);
    record["withdrawn"] = record["german"].as_object_mut().unwrap().remove("6").unwrap();
    let units = record["german"].as_object().unwrap().iter().filter(|(area, _)| *area != "49");
    record["spent"] = units.flat_map(|(_, units)| units.as_array().unwrap().clone()).collect();
    record["turn"] = 9.into();
    record["event"] = 15.into();
    record["paused"] = serde_json::Value::Null;
    record["due"] = serde_json::json!([]);
    record["out_of_action"] =
        serde_json::json!(["389/544", "389/545", "389/546", "245A", "100/54", "100/227", "100/369", "245B"]);
    record["breakthrough_used"] = true.into();
    record["phase"] = "combat".into();
    record.as_object_mut().unwrap().remove("agenda");
    let record = serde_json::from_value(record).unwrap();
    Volga::restore(pack, &record).unwrap()
}

#[test]
fn the_obvious_move_is_found() {
    let game = one_area_short();
    for level in [Level::Flat, Level::Search] {
        let player = level.policy::<Volga>(1);
        let advice = player.advise(&game, volga::GERMAN, &Budget::Playouts(200), 1);
        let best = &advice.ranked[0];
        assert!(matches!(best.action, volga::Action::Choose(_)), "{level}: {advice:?}");
        let (chance, (low, high)) = best.win_chance().unwrap();
        assert!(low < chance && chance < high && low > 0.5, "{level}: {low} {chance} {high}");
        let end = advice.ranked.iter().find(|estimate| estimate.action == volga::Action::EndCombat).unwrap();
        assert!(end.wins == 0.0, "{level}: to stop is to lose, {end:?}");
        // Played on to the end by the same player, the game is won more often than not.
        let won = (0..20).filter(|&seed| {
            let (mut game, mut rng) = (game, Fast::new(seed));
            while let Some(action) = player.choose(&game, volga::GERMAN, &Budget::Playouts(30), seed) {
                never(game.apply(action, &mut rng, &mut ()));
            }
            game.outcome().unwrap().verdicts[0] == kurgan_core::Verdict::Win
        });
        assert!(won.count() > 10, "{level}");
    }
}

#[test]
fn thinking_helps() {
    // Few and short games: the factories, the score of paired seeds.
    let pack = volga::components::Components::printed();
    let scenario = volga::components::ScenarioId::Factory;
    let options = volga::Options { scenario, ..volga::Options::default() };
    let score = |level: Level| {
        let player = level.policy::<Volga>(1);
        ladder::measure::<Volga>(pack, &options, &*player, &Budget::Playouts(16), 6, &|| ()).score().0
    };
    let (random, flat) = (score(Level::Random), score(Level::Flat));
    assert!(flat > random + 5.0, "{flat} against {random}");
}

#[test]
fn experts_play_pavlov_in_every_company_to_the_end() {
    let pack = pavlov::components::Components::printed();
    for seed in 0..80 {
        let mut rng = Fast::new(seed);
        let options = pavlov::Options {
            players: Players::ALL[rng.below(4)],
            tactics: TacticsVariant::ALL[rng.below(3)],
            operational_support: rng.below(2) == 1,
            raid_under_fire: rng.below(2) == 1,
            ..pavlov::Options::default()
        };
        let mut game = never(Pavlov::start(pack, &options, &mut rng, &mut ()));
        assert!(play_on(&mut game, &Expert, &mut rng, &mut Vec::new()).0.is_some(), "seed {seed}");
    }
}
