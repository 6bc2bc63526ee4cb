//! Events in words: as declared, and where that differs.

use guide::EventText;
use guide::tell::Telling;
use kurgan_core::Id;
use pavlov::components::{TacticCard, Token, Use};
use pavlov::{By, Cause, End, Event, Phase, Roll};
use serde_json::{Map, Value, json};

use crate::PavlovGuide;
use crate::names::{Speaker, phase, roll_id, roll_rule};
use crate::words::Says;

/// An event with its data, its sentence and its rule; whether a low score is a defeat.
pub(super) fn event(s: &Speaker, event: &Event, defeat: bool) -> EventText {
    let told = Telling::of(s.c, event, s.words);
    match *event {
        Event::Ended(end) => return over(s, end, defeat),
        Event::Phase(Phase::Ending) => told.says("ending").ruled_by("p26-end"),
        Event::Phase(which) => told.with("phase", phase(Some(which), s.words)).ruled_by(phase_rule(which)),
        Event::GermanDrew(None) => told.data("card", Value::Null).with("card", s.words.say().pavlov_hidden()),
        Event::GermanDrewTactic(None) | Event::TacticLaid(None) => told.data("card", Value::Null).says("hidden"),
        Event::Ordered { card: None, .. } => told.says("hidden"),
        Event::Drew(None) => told.data("id", Value::Null).says("hidden"),
        Event::Drew(Some(card)) => told.called("card", "id").with("name", s.soviet_card_name(card)),
        Event::Discarded(cards) if cards.is_empty() => told.says("none"),
        Event::StormGroupSet { card, gone } => {
            let (_, colour, defense, points) = s.storm_group(card);
            let told = told.with("colour", colour).with("defense", defense).with("points", points);
            if gone.is_some() { told.says("replaced") } else { told }
        }
        Event::RaidResolved { dice, success, .. } => {
            let shown = dice.faces().iter().map(u8::to_string).collect::<Vec<_>>().join(" + ");
            let told = told.with("dice", shown).with("total", sum(dice)).data("total", sum(dice));
            told.says(if success { "success" } else { "failure" })
        }
        Event::Score { wehrmacht, .. } => told.with("wehrmacht", s.points(wehrmacht)),
        Event::RaiderRolled { casualty, .. } => told.says(if casualty { "lost" } else { "back" }),
        Event::Saved { .. } => told.says_by("cause"),
        Event::Lost { cause, .. } => told.says_by("cause").ruled_by(match cause {
            Cause::Sniper => "p9-attack-defender",
            Cause::Disrupted => "p10-second-disruption",
            Cause::Raid => "p18-raid-casualties",
            Cause::Hunger => "p17-resupply",
        }),
        Event::CommandTeam => told.with("commanders", s.counters(s.c.commanders)),
        Event::Recovered { .. } => told.says_by("from"),
        _ => supplies(s, event, told),
    }
    .told()
}

/// What the army does behind the house.
fn supplies(s: &Speaker, event: &Event, told: Telling<PavlovGuide>) -> Telling<PavlovGuide> {
    match *event {
        Event::Used { unit, what, .. } => {
            let rule = if what == Use::Recover { unit.recovery() } else { what.rule() };
            told.with("order", s.usage(what)).ruled_by(rule)
        }
        Event::LocationRecovered(at) => match s.c.locations.get(at.index()).and_then(|data| data.unit) {
            Some(unit) => told.ruled_by(unit.recovery()),
            None => told,
        },
        Event::SupportTurned(_) => told.called("support", "id"),
        Event::Deployed(counter) => told.with("values", s.counter_values(counter)),
        Event::WeaponDeployed(weapon) => told.with("values", s.weapon_values(weapon)),
        Event::Mined(track) => told.with("colour", s.track_colour(track)),
        Event::TokenPlaced { token: Token::Wire, .. } => told.ruled_by("p7-wire"),
        Event::TokenPlaced { token: Token::Artillery, .. } => told.ruled_by("p7-ready-artillery"),
        Event::Loaded { at, .. } | Event::Delivered { from: at, .. } | Event::TokenBombed { at, .. } => {
            told.with("location", at.number())
        }
        _ => wehrmacht(s, event, told),
    }
}

/// The Wehrmacht Card Phase, and dice of both sides.
fn wehrmacht(s: &Speaker, event: &Event, told: Telling<PavlovGuide>) -> Telling<PavlovGuide> {
    match *event {
        Event::TacticDealt(card) => {
            let ((name, text), word) = (s.tactic(card), tactic_word(s, card));
            let told = told.called("card", "id").data("tactic", word).with("tactic", name).with("text", text);
            told.ruled_by(tactic_rule(word))
        }
        Event::TacticGone(card) => told.called("card", "id").ruled_by(tactic_rule(tactic_word(s, card))),
        Event::Revealed(card) => {
            let told = told.called("card", "id").with("name", s.wehrmacht_card(card));
            if card == s.c.resupply { told.says("resupply") } else { told.with("id", s.wehrmacht_card_id(card)) }
        }
        Event::PositionRolled { colour, die, position } => {
            match s.c.by_number[colour as usize].get(usize::from(die).wrapping_sub(1)) {
                Some(&Some(rolled)) if rolled == position => told,
                _ => told.says("next"),
            }
        }
        Event::Rolled { roll, dice, .. } => {
            let told = told.data("roll", roll_id(roll)).with("roll", s.roll(roll)).ruled_by(roll_rule(roll));
            let told = if dice.faces().is_empty() { told.says("none") } else { told };
            about(s, roll, told)
        }
        Event::BombRolled { dice, .. } => told.with("sum", sum(dice)),
        Event::BombMovedOn { from, .. } => told.with("from", from.number()),
        Event::TrackRolled { track, .. } => told.with("colour", s.track_colour(track)),
        Event::NoCounterLeft(_) => told.called("kind", "counter"),
        Event::AssaultOn { dice, building, .. } => {
            told.with("dice", s.dice(dice)).says(if building { "building" } else { "defenders" })
        }
        Event::Removed { by, .. } => match by {
            By::Sapper => told.says("sapper").ruled_by("p13-sapper-defenses"),
            By::Counter(_) => told.says("counter"),
            By::Weapon(_) => told.says("counter").ruled_by("p23-weapons"),
            By::Observer(_) => told.says("observer").ruled_by("p22-forward-observer"),
        },
        _ => told,
    }
}

/// What a roll is about, in data.
fn about(s: &Speaker, roll: Roll, told: Telling<PavlovGuide>) -> Telling<PavlovGuide> {
    if let Some(colour) = roll.against() {
        return told.data("colour", colour.id());
    }
    match roll {
        Roll::Suppression(track) | Roll::Sapper(track) => told.data("track", track.number()),
        Roll::Attack(counter) => told.data("counter", s.counter_id(counter)),
        Roll::Weapon(weapon) => told.data("weapon", s.weapon_id(weapon)),
        _ => told,
    }
}

fn sum(dice: kurgan_core::Dice) -> u16 {
    dice.faces().iter().map(|&face| u16::from(face)).sum()
}

const fn phase_rule(phase: Phase) -> &'static str {
    match phase {
        Phase::Planning => "p30-planning",
        Phase::SovietCards => "p5-actions",
        Phase::Wehrmacht => "p9-wehrmacht-phase",
        Phase::SovietCounters => "p19-counter-phase",
        Phase::Ending => "p26-end",
    }
}

fn over(s: &Speaker, end: End, defeat: bool) -> EventText {
    let mut fields = Map::from_iter([("end".to_owned(), json!(end.reason()))]);
    let (text, rule) = match end {
        End::Scored(score) => {
            fields.insert("score".into(), score.into());
            (s.scored(score, defeat), "p26-levels")
        }
        End::Overrun(track) => {
            fields.insert("track".into(), track.number().into());
            (s.words.say().pavlov_end(end.reason()), "p26-loss")
        }
        End::CommandPost | End::NoCounters | End::NoFood => (s.words.say().pavlov_end(end.reason()), "p26-loss"),
    };
    EventText { kind: "over", fields, text, rule }
}

fn tactic_word(s: &Speaker, card: TacticCard) -> Option<&'static str> {
    let tactic = s.c.tactic_cards.get(card.index())?.tactic;
    s.c.tactics.get(tactic.index()).map(|data| data.id.as_str())
}

/// The rule of a tactic.
fn tactic_rule(word: Option<&str>) -> &'static str {
    const RULES: [&str; 15] = [
        "p28-artillery-barrage",
        "p28-air-superiority",
        "p28-recon",
        "p28-mortar-concentration",
        "p28-marksmen",
        "p28-smoke-screen",
        "p28-infiltration",
        "p28-covering-fire",
        "p28-flak-suppression",
        "p28-stuka-wing",
        "p28-panzer-spearhead",
        "p28-pioneers",
        "p28-counter-battery",
        "p28-schwerpunkt",
        "p28-combined-assault",
    ];
    let named = |rule: &&&str| {
        word.is_some_and(|word| rule.split_once('-').is_some_and(|(_, id)| id.replace('-', "_") == word))
    };
    RULES.iter().find(named).copied().unwrap_or("p28-tactics")
}
