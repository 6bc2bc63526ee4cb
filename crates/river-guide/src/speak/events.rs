//! What happened, in words.

use guide::{EventText, Told, faces, told};
use river::components::{Boat, Landing};
use river::{End, Event};
use serde_json::json;

use crate::names::Speaker;
use crate::words::Says;

/// An event with its data, its sentence and its rule.
pub(super) fn event(s: Speaker, event: &Event) -> EventText {
    told(tell(s, event))
}

fn tell(s: Speaker, event: &Event) -> Told {
    let say = s.words.say();
    let boat_id = |boat: Boat| s.c.boat(boat).id.as_str();
    let landing_id = |landing: Landing| s.c.landing(landing).id.as_str();
    match *event {
        Event::Hour { hour } => ("hour", json!({"hour": hour}), say.event_hour(hour), "1.4"),
        Event::Refilled => ("refilled", json!({}), say.event_refilled(), "2.2"),
        Event::Weather { chit } => {
            let text = say.event_weather(s.chit(chit), s.change(chit));
            ("weather", json!({"chit": s.c.chit(chit).id}), text, "2.1")
        }
        Event::Aimed { landing } => {
            let text = landing.map_or_else(|| say.event_aimed(), |landing| say.event_aimed_at(s.landing(landing)));
            ("aimed", json!({"landing": landing.map(landing_id)}), text, "8.2")
        }
        Event::Sent { boat, landing } => {
            let fields = json!({"boat": boat_id(boat), "landing": landing_id(landing)});
            ("sent", fields, say.event_sent(s.boat(boat), s.landing(landing)), "4.1")
        }
        Event::Lit { landing, die } => {
            let (text, dice, rule) = match die {
                Some(die) => (say.event_lit_die(s.landing(landing), die), vec![die], "3.2"),
                None => (say.event_lit(s.landing(landing)), vec![], "3.1"),
            };
            ("lit", json!({"landing": landing_id(landing), "dice": dice}), text, rule)
        }
        Event::Fired { landing, dice, hits } => {
            let text = say.event_fired(hits, s.landing(landing), faces(dice));
            ("fired", json!({"landing": landing_id(landing), "dice": dice.faces(), "hits": hits}), text, "5.1")
        }
        Event::Hit { boat, hull } => {
            ("hit", json!({"boat": boat_id(boat), "hull": hull}), say.event_hit(s.boat(boat), hull), "5.3")
        }
        Event::Sunk { boat } => ("sunk", json!({"boat": boat_id(boat)}), say.event_sunk(s.boat(boat)), "5.4"),
        Event::Landed { boat, landing, load } => {
            let fields = json!({"boat": boat_id(boat), "landing": landing_id(landing), "load": load});
            ("landed", fields, say.event_landed(load, s.boat(boat), s.landing(landing)), "6.1")
        }
        Event::Patched { boat, hull } => {
            ("patched", json!({"boat": boat_id(boat), "hull": hull}), say.event_patched(s.boat(boat), hull), "6.2")
        }
        Event::Over { end, landed } => {
            let (text, rule) = match end {
                End::Dawn => (say.event_dawn(landed), "7.1"),
                End::NoBoats => (say.event_no_boats(landed), "7.2"),
                End::CalledOff => (say.event_called_off(landed), "7.3"),
            };
            ("over", json!({"end": end, "landed": landed}), text, rule)
        }
    }
}
