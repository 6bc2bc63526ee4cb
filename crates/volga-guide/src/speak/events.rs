//! Events in words.

use guide::EventText;
use guide::{Told, faces, told};
use kurgan_core::{Dice, Id};
use serde_json::{Value, json};
use volga::components::{ScenarioId, Units};
use volga::{End, Event, LossCause, MoraleCause, Purchase, Sums};

use super::odds::result;
use crate::names::Speaker;
use crate::words::Says;

/// An event with its data, its sentence and its rule.
pub(super) fn event(speaker: &Speaker, scenario: ScenarioId, event: &Event) -> EventText {
    let event = preparations(speaker, scenario, event)
        .or_else(|| movement(speaker, event))
        .or_else(|| combat(speaker, event))
        .unwrap_or_else(|| ending(speaker, scenario, event));
    told(event)
}

/// The rule of the main game, or the one that the Factory District has in its place (14.0).
fn either(scenario: ScenarioId, main: &'static str, factory: &'static str) -> &'static str {
    match scenario {
        ScenarioId::Main => main,
        ScenarioId::Factory => factory,
    }
}

/// Dawn, random event and supply.
fn preparations(s: &Speaker, scenario: ScenarioId, event: &Event) -> Option<Told> {
    let say = s.words.say();
    Some(match *event {
        Event::Turn { turn } => ("turn", json!({"turn": turn}), say.volga_event_turn(turn, s.dates_of(turn)), "6.0"),
        Event::Isolated { areas } => {
            let text = if areas.is_empty() {
                say.volga_event_isolated_none()
            } else {
                say.volga_event_isolated(s.areas(areas))
            };
            let numbers: Vec<u8> = areas.into_iter().map(|area| area.0).collect();
            ("isolated", json!({"areas": numbers}), text, "12.3")
        }
        Event::Arrived { units, area } => (
            "arrived",
            json!({"units": s.unit_names(units), "area": area}),
            say.volga_event_arrived(s.area(area), s.units(units)),
            "6.1.1",
        ),
        Event::Waits { units } => {
            ("waits", json!({"units": s.unit_names(units)}), say.volga_event_waits(s.units(units)), "6.1.1")
        }
        Event::Withdrawn { division, units, missing } => {
            let (id, name) = division_name(s, division.index());
            let text = with_missing(s, say.volga_event_withdrawn(name, s.units(units)), missing);
            let fields = json!({"division": id, "units": s.unit_names(units), "missing": missing});
            ("withdrawn", fields, text, "6.1.2")
        }
        Event::RandomEvent { dice, event, instead, void } => {
            let data = s.c.events.get(usize::from(event));
            let name = data.map_or("?", |data| s.words.name(&data.name));
            let (rolled, total) = (faces(dice), dice.total());
            let (text, rule) = match instead {
                _ if void => (say.volga_event_random_void(rolled, total, name), "10.1"),
                Some(row) => (say.volga_event_random_instead(rolled, total, row, name), "6.2.1"),
                None => (say.volga_event_random(rolled, total, name), either(scenario, "6.2", "14.6.1")),
            };
            let id = data.map_or("", |data| data.id.as_str());
            let fields = json!({"dice": dice.faces(), "total": total, "event": id, "instead": instead, "void": void});
            ("random_event", fields, text, rule)
        }
        Event::NoRandomEvent => ("no_random_event", json!({}), say.volga_event_no_random(), "14.6.1"),
        Event::CalledAway { division, units, missing } => {
            let (id, name) = division_name(s, division.index());
            let text = with_missing(s, say.volga_event_called_away(name, s.units(units)), missing);
            let fields = json!({"division": id, "units": s.unit_names(units), "missing": missing});
            ("called_away", fields, text, either(scenario, "6.2.1", "14.6.1"))
        }
        Event::Paused { die, corps, units } => {
            let data = s.c.corps.get(corps.index());
            let name = data.map_or("?", |data| s.words.name(&data.name));
            let id = data.map_or("", |data| data.id.as_str());
            let text = say.volga_event_paused(name, die, s.units(units));
            ("paused", json!({"dice": [die], "corps": id, "units": s.unit_names(units)}), text, "6.2")
        }
        Event::FreeAir { markers } => {
            let rule = either(scenario, "6.3", "14.6.2");
            ("free_air", json!({"markers": markers}), say.volga_event_free_air(markers), rule)
        }
        Event::Supply { dice, again, points, floor, total } => {
            let (fields, text) = supply(s, dice, again, points, floor, total);
            let rule = floor.map_or("6.3", |_| either(scenario, "10.2", "14.6.2"));
            ("supply", fields, text, rule)
        }
        Event::Bought { what, cost } => {
            let (id, name) = purchase(s, what);
            ("bought", json!({"what": id, "cost": cost}), say.volga_event_bought(cost, name), "6.3")
        }
        Event::BoughtBack { unit, cost } => (
            "bought_back",
            json!({"unit": s.unit(unit), "cost": cost}),
            say.volga_event_bought_back(cost, s.unit(unit)),
            "6.3",
        ),
        Event::Placed { unit, area, fresh } => {
            let text = if fresh {
                say.volga_event_placed(s.unit(unit), s.area(area))
            } else {
                say.volga_event_placed_spent(s.unit(unit), s.area(area))
            };
            ("placed", json!({"unit": s.unit(unit), "area": area, "fresh": fresh}), text, "6.3")
        }
        _ => return None,
    })
}

fn supply(s: &Speaker, dice: Dice, again: Dice, points: u8, floor: Option<u8>, total: u8) -> (Value, String) {
    let say = s.words.say();
    let rolled = if again.faces().is_empty() {
        say.volga_event_supply_dice(faces(dice))
    } else {
        say.volga_event_supply_dice_again(faces(dice), faces(again))
    };
    let text = match floor {
        Some(floor) => say.volga_event_supply_floor(rolled, floor, total),
        None => say.volga_event_supply(points, rolled, total),
    };
    let fields = json!({
        "dice": dice.faces(), "again": again.faces(), "points": points, "floor": floor, "total": total,
    });
    (fields, text)
}

/// Bloody Streets, Action Rounds and movement.
fn movement(s: &Speaker, event: &Event) -> Option<Told> {
    let say = s.words.say();
    Some(match *event {
        Event::BloodyStreets { area, die, guards, morale, spent } => {
            let at = s.area(area);
            let mut text = match (morale, spent.is_empty()) {
                (false, _) => say.volga_event_bloody_nothing(at, die),
                (true, true) => say.volga_event_bloody_morale(at, die),
                (true, false) => say.volga_event_bloody_spent(at, die, s.units(spent)),
            };
            if guards {
                text = text + " " + &say.volga_event_guards_bonus();
            }
            let fields = json!({
                "area": area, "dice": [die], "guards": guards, "morale": morale, "spent": s.unit_names(spent),
            });
            ("bloody_streets", fields, text, "6.4.1")
        }
        Event::Activated { area } => {
            ("activated", json!({"area": area}), say.volga_event_activated(s.area(area)), "6.4.2")
        }
        Event::RoundEnded { area } => {
            ("round_ended", json!({"area": area}), say.volga_event_round_ended(s.area(area)), "6.4.2")
        }
        Event::Moved { unit, from, to, entry, cost } => {
            let (who, target) = (s.unit(unit), s.area(to));
            let text = match entry {
                None => say.volga_event_moved(who, s.area(from), target, cost),
                Some(entry) if entry == from => say.volga_event_entered(who, target, s.area(entry), cost),
                Some(entry) => say.volga_event_entered_far(who, s.area(from), target, s.area(entry), cost),
            };
            ("moved", json!({"unit": who, "from": from, "to": to, "entry": entry, "cost": cost}), text, "8.2")
        }
        Event::Held { area, units } => {
            at_area(s, "held", area, units, "9.2", |units, area| say.volga_event_held(area, units))
        }
        Event::Attack { area, units, mandatory } => {
            let (who, at) = (s.units(units), s.area(area));
            let (text, rule) = if mandatory {
                (say.volga_event_attack_mandatory(at, who), "9.1")
            } else {
                (say.volga_event_attack(at, who), "9.0")
            };
            ("attack", json!({"area": area, "units": s.unit_names(units), "mandatory": mandatory}), text, rule)
        }
        Event::Retreated { unit, from, to } => (
            "retreated",
            json!({"unit": s.unit(unit), "from": from, "to": to}),
            say.volga_event_retreated(s.unit(unit), s.area(from), s.area(to)),
            "9.5.8",
        ),
        _ => return None,
    })
}

/// An attack from the reveal to its result.
fn combat(s: &Speaker, event: &Event) -> Option<Told> {
    let say = s.words.say();
    Some(match *event {
        Event::Revealed { area, soviet } => {
            let id = s.c.soviets.get(soviet.index()).map_or("?", |data| data.id.as_str());
            let text = say.volga_event_revealed(s.area(area), s.soviet(soviet), id);
            ("revealed", json!({"area": area, "id": id}), text, "9.4")
        }
        Event::FellBack { area, units } => {
            at_area(s, "fell_back", area, units, "9.4", |units, area| say.volga_event_fell_back(area, units))
        }
        Event::CalledOff { area } => {
            ("called_off", json!({"area": area}), say.volga_event_called_off(s.area(area)), "9.4")
        }
        Event::Led { unit } => ("led", json!({"unit": s.unit(unit)}), say.volga_event_led(s.unit(unit)), "9.5"),
        Event::Supported { support } => {
            let text = match support.count() {
                0 => say.volga_event_supported_none(),
                _ => say.volga_event_supported(s.markers(support)),
            };
            ("supported", json!(support), text, "9.5.4")
        }
        Event::IsolationRoll { area, die, guards, change } => {
            let (at, by) = (s.area(area), s.words.signed(change.into(), 0));
            let text = if guards {
                say.volga_event_isolation_guards(at, die, by)
            } else {
                say.volga_event_isolation(at, die, by)
            };
            ("isolation_roll", json!({"area": area, "dice": [die], "guards": guards, "change": change}), text, "12.3")
        }
        Event::AirRoll { die, effect } => {
            ("air_roll", json!({"dice": [die], "effect": effect}), say.volga_event_air(die, effect), "9.5.3")
        }
        Event::Combat { area, sums, attack_dice, defense_dice, result: end } => {
            let (attack, defense) = (sums.attack(), sums.defense());
            let (rolled, against) = (attack_dice.total(), defense_dice.best(2));
            let totals = (i16::from(attack) + rolled.cast_signed(), u16::from(defense) + against);
            let end = (result_id(end), result(s.words, end));
            let (at, dice, other) = (s.area(area), faces(attack_dice), faces(defense_dice));
            let [from, sum] = [attack.into(), totals.0].map(|number| s.words.number(number.into(), 0));
            let text = if defense_dice.faces().len() > 2 {
                say.volga_event_combat_best(at, from, rolled, dice, sum, defense, against, other, totals.1, end.1)
            } else {
                say.volga_event_combat(at, from, rolled, dice, sum, defense, against, other, totals.1, end.1)
            };
            let fields = json!({
                "area": area,
                "sums": sums_json(&sums),
                "attack_dice": attack_dice.faces(),
                "defense_dice": defense_dice.faces(),
                "attack_total": totals.0,
                "defense_total": totals.1,
                "result": end.0,
            });
            ("combat", fields, text, "9.5.5")
        }
        Event::Fanatic { area } => ("fanatic", json!({"area": area}), say.volga_event_fanatic(s.area(area)), "9.4"),
        Event::Lost { unit, cause } => {
            let who = s.unit(unit);
            let (id, text, rule) = match cause {
                LossCause::Repulse => ("repulse", say.volga_event_lost_repulse(who), "9.5.5"),
                LossCause::Barrage => ("barrage", say.volga_event_lost_barrage(who), "9.4"),
                LossCause::Ambush => ("ambush", say.volga_event_lost_ambush(who), "9.4"),
                LossCause::NoRetreat => ("no_retreat", say.volga_event_lost_no_retreat(who), "9.5.8"),
            };
            ("lost", json!({"unit": who, "cause": id}), text, rule)
        }
        Event::Captured { area, soviet } => {
            let id = s.c.soviets.get(soviet.index()).map_or("?", |data| data.id.as_str());
            let text = say.volga_event_captured(s.area(area), s.soviet(soviet));
            ("captured", json!({"area": area, "id": id}), text, "7.2")
        }
        Event::BonusCancelled { area } => {
            ("bonus_cancelled", json!({"area": area}), say.volga_event_bonus_cancelled(s.area(area)), "9.5.7")
        }
        _ => return None,
    })
}

/// Morale, the End Phase and the end.
fn ending(s: &Speaker, scenario: ScenarioId, event: &Event) -> Told {
    let say = s.words.say();
    match *event {
        Event::Morale { from, to, cause } => {
            let (id, name, rule) = morale_cause(s, cause);
            let text =
                if from == to { say.volga_event_morale_same(to, name) } else { say.volga_event_morale(from, to, name) };
            ("morale", json!({"from": from, "to": to, "cause": id}), text, rule)
        }
        Event::Over { end, areas, heavy, morale } => {
            let (id, text, rule) = match end {
                End::AllAreas => ("all_areas", say.volga_end_all_areas(), "11.1"),
                End::Morale => ("morale", say.volga_end_morale(areas), "11.1"),
                End::Operational => ("enough_areas", say.volga_end_enough_areas(areas), "11.2"),
                End::NoHeavyUrban => ("no_heavy_urban", say.volga_end_no_heavy_urban(areas), "11.2"),
                End::TimeUp => ("time_up", say.volga_end_time_up(areas), "11.2"),
            };
            let fields = json!({"end": id, "areas": areas, "heavy": heavy, "morale": morale});
            ("over", fields, text, either(scenario, rule, "14.7"))
        }
        _ => ("refreshed", json!({}), say.volga_event_refreshed(), "6.5"),
    }
}

fn at_area(
    s: &Speaker,
    kind: &'static str,
    area: volga::components::Area,
    units: Units,
    rule: &'static str,
    text: impl FnOnce(String, String) -> String,
) -> Told {
    let fields = json!({"area": area, "units": s.unit_names(units)});
    (kind, fields, text(s.units(units), s.area(area)), rule)
}

fn division_name(s: &Speaker, index: usize) -> (&'static str, &'static str) {
    s.c.divisions.get(index).map_or(("", "?"), |data| (data.id.as_str(), s.words.name(&data.name)))
}

fn with_missing(s: &Speaker, text: String, missing: u8) -> String {
    if missing == 0 { text } else { text + " " + &s.words.say().volga_event_missing(missing) }
}

/// The id and the printed name of a purchase.
pub(super) fn purchase(s: &Speaker, what: Purchase) -> (&'static str, &'static str) {
    let (id, place) = match what {
        Purchase::Artillery => ("artillery", 0),
        Purchase::Engineer => ("engineer", 1),
        Purchase::Air => ("air", 2),
        Purchase::Morale => ("morale", 5),
    };
    (id, s.words.name(&s.c.purchase_names[place]))
}

fn morale_cause(s: &Speaker, cause: MoraleCause) -> (&'static str, String, &'static str) {
    let say = s.words.say();
    match cause {
        MoraleCause::MissingUnits => ("missing_units", say.volga_morale_missing_units(), "6.2.1"),
        MoraleCause::Bought => ("bought", say.volga_morale_bought(), "6.3"),
        MoraleCause::BloodyStreets => ("bloody_streets", say.volga_morale_bloody_streets(), "6.4.1"),
        MoraleCause::Repulse => ("repulse", say.volga_morale_repulse(), "9.5.5"),
        MoraleCause::Captured => ("captured", say.volga_morale_captured(), "9.5.7"),
        MoraleCause::Heroes => ("heroes", say.volga_morale_heroes(), "9.4"),
        MoraleCause::EndPhase => ("end_phase", say.volga_morale_end_phase(), "6.5"),
    }
}

fn result_id(result: volga::CombatResult) -> &'static str {
    match result {
        volga::CombatResult::Repulse => "repulse",
        volga::CombatResult::Stalemate => "stalemate",
        volga::CombatResult::Success => "success",
        volga::CombatResult::Overrun => "overrun",
    }
}

/// The sums of an attack, line by line.
fn sums_json(sums: &Sums) -> Value {
    json!({
        "lead": sums.lead,
        "others": sums.others,
        "artillery": sums.artillery,
        "engineer": sums.engineer,
        "integrity": sums.integrity,
        "strong": sums.strong,
        "divisions": sums.divisions,
        "attack": sums.attack(),
        "factor": sums.factor,
        "terrain": sums.terrain,
        "shaken": sums.shaken,
        "event": sums.event,
        "air": sums.air,
        "defense": sums.defense(),
    })
}
