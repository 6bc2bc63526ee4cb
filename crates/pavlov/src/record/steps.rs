//! The steps of the agenda in words.

use kurgan_core::Id;

use super::CAUSES;
use crate::components::{Components, Counter, Kind, Location, Position, Supply, Token, Track, Unit, Weapon};
use crate::state::{Cause, Pavlov, Step};

/// Steps without anything to add.
const PLAIN: [(Step, &str); 25] = [
    (Step::Turn, "turn"),
    (Step::GermanHand, "german_hand"),
    (Step::Order, "order"),
    (Step::LayTactic, "lay_tactic"),
    (Step::DrawHand, "draw_hand"),
    (Step::Cards, "cards"),
    (Step::Buttress, "buttress"),
    (Step::FieldDefenses, "field_defenses"),
    (Step::DiscardHand, "discard_hand"),
    (Step::Raid, "raid"),
    (Step::Raider, "raider"),
    (Step::Hits, "hits"),
    (Step::Tactics, "tactics"),
    (Step::Reveal, "reveal"),
    (Step::CardDone, "card_done"),
    (Step::TurnOver, "turn_over"),
    (Step::CounterPhase, "counter_phase"),
    (Step::Moves, "moves"),
    (Step::MoveWeapon, "move_weapon"),
    (Step::MoveReplace, "move_replace"),
    (Step::Acts, "acts"),
    (Step::EndPhase, "end_phase"),
    (Step::EndTurn, "end_turn"),
    (Step::FinalRaid, "final_raid"),
    (Step::Score, "score"),
];
/// Something has been done already.
const SOME: &str = "some";
const COMMANDED: &str = "commanded";
const SPLIT: &str = "split";
const BOTH: &str = "both";
const FLAGS: [&str; 4] = [SOME, COMMANDED, SPLIT, BOTH];

/// A last word, or nothing.
fn flag(set: bool, word: &str) -> String {
    if set { format!(" {word}") } else { String::new() }
}

impl Pavlov {
    pub(crate) fn write_step(&self, step: Step) -> String {
        let c = self.c;
        let counter = |counter: Counter| c.counters[counter.index()].id.as_str();
        let weapon = |weapon: Weapon| c.weapons[weapon.index()].id.as_str();
        let position = |position: Position| c.position_id(position);
        let kind = |kind: Kind| c.kinds[kind.index()].id.as_str();
        let done = |some: bool| flag(some, SOME);
        match step {
            Step::RecoverLocation(unit) => format!("recover_location {}", unit.id()),
            Step::Stage(supply, left) => format!("stage {} {left}", supply.id()),
            Step::Deploy { points, from, some } => format!("deploy {points} {from}{}", done(some)),
            Step::PlaceToken(unit, token) => format!("place_token {} {}", unit.id(), token.id()),
            Step::Load(boat, some) => format!("load {}{}", boat.number(), done(some)),
            Step::Deliver(boat, some) => format!("deliver {}{}", boat.number(), done(some)),
            Step::Party(from) => format!("party {from}"),
            Step::CrewCasualty(at) => format!("crew_casualty {}", position(at)),
            Step::FirstAid(who, cause) => {
                let cause = CAUSES.iter().find(|(known, _)| *known == cause).map_or("", |(_, id)| id);
                format!("first_aid {} {cause}", counter(who))
            }
            Step::AntiAircraft(aircraft, defense) => format!("anti_aircraft {aircraft} {defense}"),
            Step::Bombing(aircraft) => format!("bombing {aircraft}"),
            Step::Suppression(what, track) => format!("suppression {} {}", kind(what), track.number()),
            Step::Arrive(what, track) => format!("arrive {} {}", kind(what), track.number()),
            Step::Arrived(what, track) => format!("arrived {} {}", kind(what), track.number()),
            Step::Assault(part) => format!("assault {part}"),
            Step::Starve(left, from) => format!("starve {left} {from}"),
            Step::MoveTo(who) => format!("move_to {}", counter(who)),
            Step::Displaced(who) => format!("displaced {}", counter(who)),
            Step::DisplacedWeapon(who, at) => format!("displaced_weapon {} {}", counter(who), position(at)),
            Step::Act(who) => format!("act {}", counter(who)),
            Step::Crew(what) => format!("crew {}", weapon(what)),
            Step::Trouble { counter: who, commanded } => {
                format!("trouble {}{}", counter(who), flag(commanded, COMMANDED))
            }
            Step::LayTokens { position: at, left, from, split, some } => {
                format!("lay_tokens {} {left} {from}{}{}", position(at), flag(split, SPLIT), done(some))
            }
            Step::Battery { by, track, circle, both } => {
                format!("battery {} {} {circle}{}", counter(by), track.number(), flag(both, BOTH))
            }
            Step::Command { by, left, from, some } => format!("command {} {left} {from}{}", counter(by), done(some)),
            plain => PLAIN.iter().find(|(known, _)| *known == plain).map_or("", |(_, id)| id).into(),
        }
    }
}

/// The step written so.
pub(super) fn read_step(c: &Components, text: &str) -> Option<Step> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let counter = |word: &str| -> Option<Counter> { c.counter_named(word) };
    let weapon = |word: &str| -> Option<Weapon> { c.weapon_named(word) };
    let position = |word: &str| -> Option<Position> { c.position_named(word) };
    let kind = |word: &str| -> Option<Kind> { c.kind_named(word) };
    let track = |word: &str| word.parse().ok().and_then(Track::numbered);
    let location = |word: &str| word.parse().ok().and_then(Location::numbered);
    let count = |word: &str| word.parse::<u8>().ok().filter(|&n| n <= 64);
    let cause = |word: &str| -> Option<Cause> { CAUSES.iter().find(|(_, id)| *id == word).map(|(cause, _)| *cause) };
    // The last words may be left out.
    let end = words.iter().position(|word| FLAGS.contains(word)).unwrap_or(words.len());
    let (words, flags) = words.split_at(end);
    let flag = |word: &str| flags.contains(&word);
    let some = flag(SOME);
    Some(match (words, flags) {
        (["recover_location", unit], []) => Step::RecoverLocation(Unit::with_id(unit)?),
        (["stage", supply, left], []) => Step::Stage(Supply::with_id(supply)?, count(left)?),
        (["deploy", points, from], [] | [SOME]) => Step::Deploy { points: count(points)?, from: count(from)?, some },
        (["place_token", unit, token], []) => Step::PlaceToken(Unit::with_id(unit)?, Token::with_id(token)?),
        (["load", boat], [] | [SOME]) => Step::Load(location(boat)?, some),
        (["deliver", boat], [] | [SOME]) => Step::Deliver(location(boat)?, some),
        (["party", from], []) => Step::Party(count(from)?),
        (["crew_casualty", at], []) => Step::CrewCasualty(position(at)?),
        (["first_aid", who, why], []) => Step::FirstAid(counter(who)?, cause(why)?),
        (["anti_aircraft", aircraft, defense], []) => Step::AntiAircraft(count(aircraft)?, count(defense)?),
        (["bombing", aircraft], []) => Step::Bombing(count(aircraft)?),
        (["suppression", what, on], []) => Step::Suppression(kind(what)?, track(on)?),
        (["arrive", what, on], []) => Step::Arrive(kind(what)?, track(on)?),
        (["arrived", what, on], []) => Step::Arrived(kind(what)?, track(on)?),
        (["assault", part], []) => Step::Assault(count(part)?),
        (["starve", left, from], []) => Step::Starve(count(left)?, count(from)?),
        (["move_to", who], []) => Step::MoveTo(counter(who)?),
        (["displaced", who], []) => Step::Displaced(counter(who)?),
        (["displaced_weapon", who, at], []) => Step::DisplacedWeapon(counter(who)?, position(at)?),
        (["act", who], []) => Step::Act(counter(who)?),
        (["crew", what], []) => Step::Crew(weapon(what)?),
        (["trouble", who], [] | [COMMANDED]) => Step::Trouble { counter: counter(who)?, commanded: flag(COMMANDED) },
        (["lay_tokens", at, left, from], [] | [SPLIT | SOME] | [SPLIT, SOME]) => Step::LayTokens {
            position: position(at)?,
            left: count(left)?,
            from: count(from)?,
            split: flag(SPLIT),
            some,
        },
        (["battery", by, on, circle], [] | [BOTH]) => {
            Step::Battery { by: counter(by)?, track: track(on)?, circle: count(circle)?, both: flag(BOTH) }
        }
        (["command", by, left, from], [] | [SOME]) => {
            Step::Command { by: counter(by)?, left: count(left)?, from: count(from)?, some }
        }
        ([plain], []) => PLAIN.iter().find(|(_, id)| id == plain).map(|(step, _)| *step)?,
        _ => return None,
    })
}
