//! Events in words: each as it declares itself, and what differs.

use guide::tell::Telling;
use guide::{EventText, faces};
use serde_json::{Value, json};
use volga::components::ScenarioId;
use volga::{End, Event, LossCause, MoraleCause, Sums};

use crate::VolgaGuide;
use crate::names::Speaker;
use crate::words::Says;

/// An event with its data, its sentence and its rule: that of the main game, or the one that the Factory District has in
/// its place (14.0).
pub(super) fn event(s: &Speaker, scenario: ScenarioId, event: &Event) -> EventText {
    let told = Telling::of(s.c, event, s.words);
    let either = |main, factory| match scenario {
        ScenarioId::Main => main,
        ScenarioId::Factory => factory,
    };
    match *event {
        Event::Turn { turn } => told.with("dates", s.dates_of(turn)),
        Event::Isolated { areas } if areas.is_empty() => told.says("none"),
        Event::Withdrawn { missing, .. } => without(s, missing, told),
        Event::RandomEvent { event, instead, void, .. } => {
            let data = s.c.events.get(usize::from(event));
            let told = told.data("event", data.map_or("", |data| data.id.as_str()));
            let told = told.with("event", data.map_or("?", |data| s.words.name(&data.name)));
            match instead {
                _ if void => told.says("void").ruled_by("10.1"),
                Some(_) => told.says("instead").ruled_by("6.2.1"),
                None => told.ruled_by(either("6.2", "14.6.1")),
            }
        }
        Event::CalledAway { missing, .. } => without(s, missing, told).ruled_by(either("6.2.1", "14.6.1")),
        Event::FreeAir { .. } => told.ruled_by(either("6.3", "14.6.2")),
        Event::Supply { dice, again, floor, .. } => {
            let rolled = match faces(again) {
                none if none.is_empty() => s.words.say().volga_supply_dice(faces(dice)),
                again => s.words.say().volga_supply_dice_again(faces(dice), again),
            };
            let told = told.with("rolled", rolled);
            match floor {
                Some(floor) => told.says("floor").with("points", floor).ruled_by(either("10.2", "14.6.2")),
                None => told,
            }
        }
        Event::Placed { fresh: false, .. } => told.says("spent"),
        Event::Over { end, .. } => told.says_by("end").ruled_by(match end {
            End::AllAreas | End::Morale => either("11.1", "14.7"),
            End::Operational | End::NoHeavyUrban | End::TimeUp => either("11.2", "14.7"),
        }),
        _ => fighting(s, event, told),
    }
    .told()
}

/// So many units of a division are missing.
fn without(s: &Speaker, missing: u8, told: Telling<VolgaGuide>) -> Telling<VolgaGuide> {
    if missing == 0 { told } else { told.and(&s.words.say().volga_units_missing(missing)) }
}

/// Bloody Streets, Action Rounds and attacks.
fn fighting(s: &Speaker, event: &Event, told: Telling<VolgaGuide>) -> Telling<VolgaGuide> {
    let say = s.words.say();
    match *event {
        Event::BloodyStreets { guards, morale, spent, .. } => {
            let told = if guards { told.and(&say.volga_guards_bonus()) } else { told };
            match (morale, spent.is_empty()) {
                (false, _) => told.says("nothing"),
                (true, true) => told.says("morale"),
                (true, false) => told.says("spent"),
            }
        }
        Event::Moved { from, entry: Some(entry), .. } => {
            told.says(if entry == from { "entered" } else { "entered_far" })
        }
        Event::Attack { mandatory: true, .. } => told.says("mandatory").ruled_by("9.1"),
        Event::Revealed { soviet, .. } | Event::Captured { soviet, .. } => {
            told.with("soviet", s.soviet(soviet)).with("id", s.soviet_id(soviet))
        }
        Event::Supported(support) => match support.count() {
            0 => told.says("none"),
            _ => told.with("markers", s.markers(support)),
        },
        Event::IsolationRoll { guards, change, .. } => {
            let told = told.with("change", s.words.signed(change.into(), 0));
            if guards { told.says("guards") } else { told }
        }
        Event::Combat { sums, attack_dice, defense_dice, attack_total, .. } => {
            let number = |number: i16| s.words.number(number.into(), 0);
            let told = told.data("sums", lines(&sums)).with("attack_total", number(attack_total));
            let told = told.with("attack", number(sums.attack().into())).with("attack_roll", attack_dice.total());
            let told = told.with("defense", sums.defense()).with("defense_roll", defense_dice.best(2));
            if defense_dice.faces().len() > 2 { told.says("best") } else { told }
        }
        Event::Lost { cause, .. } => told.says_by("cause").ruled_by(match cause {
            LossCause::Repulse => "9.5.5",
            LossCause::Barrage | LossCause::Ambush => "9.4",
            LossCause::NoRetreat => "9.5.8",
        }),
        Event::Morale { from, to, cause } => {
            let told = told.ruled_by(match cause {
                MoraleCause::MissingUnits => "6.2.1",
                MoraleCause::Bought => "6.3",
                MoraleCause::BloodyStreets => "6.4.1",
                MoraleCause::Repulse => "9.5.5",
                MoraleCause::Captured => "9.5.7",
                MoraleCause::Heroes => "9.4",
                MoraleCause::EndPhase => "6.5",
            });
            if from == to { told.says("same") } else { told }
        }
        _ => told,
    }
}

/// The sums of an attack, either value after its lines.
fn lines(sums: &Sums) -> Value {
    let Value::Object(mut lines) = json!(sums) else { return Value::Null };
    let attack = lines.keys().position(|line| line == "factor").unwrap_or_default();
    lines.shift_insert(attack, "attack".into(), sums.attack().into());
    lines.insert("defense".into(), sums.defense().into());
    lines.into()
}
