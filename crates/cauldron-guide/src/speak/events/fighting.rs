//! German attacks, the relief force, the Soviet Phase.

use cauldron::Event;
use cauldron::ReliefAt;
use cauldron::components::{AttackResult, Targets};
use guide::{Told, signed};
use serde_json::{Value, json};

use super::{numbers, place_id};
use crate::names;
use crate::names::Speaker;
use crate::words::Says;

/// German attacks and the relief force.
pub(super) fn german(s: &Speaker, event: &Event) -> Option<Told> {
    let say = s.words.say();
    Some(match *event {
        Event::Tactical { random, success } => {
            let text = if success {
                say.cauldron_event_tactical_success(random)
            } else {
                say.cauldron_event_tactical_failure(random)
            };
            ("tactical", json!({"random": random, "success": success}), text, "p3-tactical-attack")
        }
        Event::Designated { target, units, supply } => (
            "designated",
            json!({"target": place_id(target), "units": s.unit_ids(units), "supply": supply}),
            say.cauldron_event_designated(supply, s.place(target), s.units(units)),
            "p4-regular-attack",
        ),
        Event::Attacked { unit, target, result } => {
            let (who, at) = (s.unit(unit), s.place(target));
            let text = match result {
                AttackResult::Retreat => say.cauldron_event_attacked_retreat(who, at),
                AttackResult::NoEffect => say.cauldron_event_attacked_nothing(who, at),
            };
            let fields = json!({"unit": who, "target": place_id(target), "result": names::attack_result(result)});
            ("attacked", fields, text, "p4-attack-resolution")
        }
        Event::Hit { area } => {
            ("hit", json!({"area": area.number()}), say.cauldron_event_hit(s.area(area)), "p4-attack-resolution")
        }
        Event::SovietRetreat { from, to } => {
            let text = match to {
                Some(to) => say.cauldron_event_soviet_retreat(s.area(from), s.area(to)),
                None => say.cauldron_event_soviet_eliminated(s.area(from)),
            };
            let to = to.map(cauldron::components::Area::number);
            ("soviet_retreat", json!({"from": from.number(), "to": to}), text, "p4-soviet-retreat")
        }
        Event::Advanced { units, to } => (
            "advanced",
            json!({"units": s.unit_ids(units), "to": place_id(to)}),
            say.cauldron_event_advanced(s.place(to), s.units(units)),
            "p4-advance",
        ),
        Event::HitsRemoved => ("hits_removed", json!({}), say.cauldron_event_hits_removed(), "p5-end-of-phase"),
        Event::ReliefAttack { commitment, result, advances, falls_back } => {
            let level = say.cauldron_commitment(commitment.id());
            let text = if advances {
                say.cauldron_event_relief_advances(level)
            } else if falls_back {
                say.cauldron_event_relief_retreats(level)
            } else {
                say.cauldron_event_relief_nothing(level)
            };
            let result = names::relief_result(result);
            let fields = json!({"commitment": commitment.id(), "result": result, "advances": advances});
            ("relief_attack", fields, text, "p5-relief-attack")
        }
        Event::Relief { from, to, letter } => {
            let text = say.cauldron_event_relief(s.relief_at(to, letter));
            let fields = json!({"from": relief_id(from), "to": relief_id(to), "letter": letter.id()});
            ("relief", fields, text, "p1-relief-force")
        }
        _ => return None,
    })
}

/// A box or an area in data.
fn relief_id(at: ReliefAt) -> Value {
    match at {
        ReliefAt::Box(number) => format!("box {number}").into(),
        ReliefAt::Map(area) => area.number().into(),
    }
}

/// The Soviet Phase.
pub(super) fn soviet(s: &Speaker, event: &Event) -> Option<Told> {
    let say = s.words.say();
    Some(match *event {
        Event::Launched => ("launched", json!({}), say.cauldron_event_launched(), "p5-launch"),
        Event::OffensiveNumber { number, ssi, relief, stalingrad } => {
            let case = match (ssi, relief, stalingrad) {
                (true, true, _) => "both",
                (true, false, _) => "ssi",
                (false, true, _) => "relief",
                (false, false, true) => "stalingrad",
                (false, false, false) => "nothing",
            };
            let text = say.cauldron_event_offensive_number(case, signed(number));
            ("offensive_number", json!({"number": number, "held_up_by": case}), text, "p5-offensive-status")
        }
        Event::Targets { column, areas } => {
            let id = names::targets(column);
            let text = if column == Targets::None || areas.is_empty() {
                say.cauldron_event_targets_none()
            } else {
                say.cauldron_event_targets(say.cauldron_targets(id), s.areas(areas))
            };
            ("targets", json!({"column": id, "areas": numbers(areas)}), text, "p5-targets")
        }
        Event::Struck { area, from, empty, result, follow_up } => {
            let id = names::soviet_result(result);
            let (at, out_of, effect) = (s.area(area), s.area(from), s.result(id));
            let text = if follow_up {
                say.cauldron_event_struck_follow_up(out_of, at, effect)
            } else if empty {
                say.cauldron_event_struck_empty(out_of, at, effect)
            } else {
                say.cauldron_event_struck(out_of, at, effect)
            };
            let fields = json!({
                "area": area.number(), "from": from.number(), "empty": empty, "result": id, "follow_up": follow_up,
            });
            ("struck", fields, text, "p5-soviet-attacks")
        }
        Event::UnitStruck { unit, result } => {
            let id = names::soviet_result(result);
            let text = say.cauldron_event_unit_struck(s.unit(unit), s.result(id));
            ("unit_struck", json!({"unit": s.unit(unit), "result": id}), text, "p6-after-collapse")
        }
        Event::Retreated { units, from, to } => (
            "retreated",
            json!({"units": s.unit_ids(units), "from": from.number(), "to": to.number()}),
            say.cauldron_event_retreated(s.area(from), s.area(to), s.units(units)),
            "p5-german-retreat",
        ),
        Event::SovietAdvance { from, to } => (
            "soviet_advance",
            json!({"from": from.number(), "to": to.number()}),
            say.cauldron_event_soviet_advance(s.area(from), s.area(to)),
            "p5-soviet-advance",
        ),
        Event::AreaLost { area } => {
            ("area_lost", json!({"area": area.number()}), say.cauldron_event_area_lost(s.area(area)), "p1-control")
        }
        _ => return None,
    })
}
