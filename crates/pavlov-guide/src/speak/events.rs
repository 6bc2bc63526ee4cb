//! What happened, in words.

mod fighting;

use guide::EventText;
use guide::{Told, faces, told};
use kurgan_core::Id;
use pavlov::components::{Location, StormGroup, Token, Unit, Use};
use pavlov::{Cause, End, Event, Phase};
use serde_json::{Value, json};

use crate::names::Speaker;
use crate::names::phase;
use crate::words::Says;

/// An event with its data, its sentence and its rule; whether a low score is a defeat.
pub(super) fn event(speaker: &Speaker, event: &Event, defeat: bool) -> EventText {
    let event = course(speaker, event)
        .or_else(|| cards(speaker, event))
        .or_else(|| supplies(speaker, event))
        .or_else(|| raid(speaker, event))
        .or_else(|| casualties(speaker, event))
        .or_else(|| fighting::wehrmacht(speaker, event))
        .or_else(|| fighting::bombing(speaker, event))
        .or_else(|| fighting::tracks(speaker, event))
        .or_else(|| fighting::garrison(speaker, event))
        .unwrap_or_else(|| ending(speaker, event, defeat));
    told(event)
}

/// Turns, phases and Wehrmacht Planning.
fn course(s: &Speaker, event: &Event) -> Option<Told> {
    let say = s.words.say();
    Some(match *event {
        Event::Turn(turn) => ("turn", json!({"turn": turn}), say.pavlov_event_turn(turn), "p4-sequence"),
        Event::Phase(which) => {
            let (id, rule) = match which {
                Phase::Planning => ("planning", "p30-planning"),
                Phase::SovietCards => ("soviet_cards", "p5-actions"),
                Phase::Wehrmacht => ("wehrmacht", "p9-wehrmacht-phase"),
                Phase::SovietCounters => ("soviet_counters", "p19-counter-phase"),
                Phase::Ending => ("ending", "p26-end"),
            };
            let text = match which {
                Phase::Ending => say.pavlov_event_phase_ending(),
                _ => say.pavlov_event_phase(phase(Some(which), s.words)),
            };
            ("phase", json!({"phase": id}), text, rule)
        }
        Event::GermanDrew(card) => {
            let name = card.map_or_else(|| say.pavlov_hidden(), |card| s.wehrmacht_card(card));
            let fields = json!({"card": card.map(|card| s.wehrmacht_card_id(card))});
            ("german_drew", fields, say.pavlov_event_german_drew(name), "p30-planning")
        }
        Event::GermanDrewTactic(card) => {
            let text = match card {
                Some(card) => say.pavlov_event_german_drew_tactic(s.tactic(card).0),
                None => say.pavlov_event_german_drew_tactic_hidden(),
            };
            ("german_drew_tactic", json!({"card": card.map(|card| s.tactic_id(card))}), text, "p30-planning")
        }
        Event::Ordered { card, nth } => {
            let text = match card {
                Some(card) => say.pavlov_event_ordered(nth, s.wehrmacht_card(card)),
                None => say.pavlov_event_ordered_hidden(nth),
            };
            let fields = json!({"card": card.map(|card| s.wehrmacht_card_id(card)), "nth": nth});
            ("ordered", fields, text, "p30-planning")
        }
        Event::TacticLaid(card) => {
            let text = match card {
                Some(card) => say.pavlov_event_tactic_laid(s.tactic(card).0),
                None => say.pavlov_event_tactic_laid_hidden(),
            };
            ("tactic_laid", json!({"card": card.map(|card| s.tactic_id(card))}), text, "p30-planning")
        }
        _ => return None,
    })
}

/// Soviet cards and their uses.
fn cards(s: &Speaker, event: &Event) -> Option<Told> {
    let say = s.words.say();
    Some(match *event {
        Event::Drew(card) => {
            let text = match card {
                Some(card) => say.pavlov_event_drew(s.soviet_card(card), s.soviet_card_name(card)),
                None => say.pavlov_event_drew_hidden(),
            };
            ("drew", json!({"id": card.map(|card| s.soviet_card(card))}), text, "p5-draw")
        }
        Event::Reshuffled => ("reshuffled", json!({}), say.pavlov_event_reshuffled(), "p5-draw"),
        Event::ImprovedCommunications => (
            "improved_communications",
            json!({}),
            say.pavlov_event_improved_communications(),
            "p7-improved-communications",
        ),
        Event::Used { card, unit, what } => (
            "used",
            json!({"card": s.soviet_card(card), "unit": unit.id(), "use": what.id()}),
            say.pavlov_event_used(s.soviet_card(card), s.unit(unit), s.usage(what)),
            use_rule(unit, what),
        ),
        Event::FogCleared(card) => (
            "fog_cleared",
            json!({"card": s.soviet_card(card)}),
            say.pavlov_event_fog_cleared(s.soviet_card(card)),
            "p7-tactical-decision",
        ),
        Event::Discarded(cards) => {
            let ids: Vec<&str> = cards.into_iter().map(|card| s.soviet_card(card)).collect();
            let text = match ids.len() {
                0 => say.pavlov_event_discarded_none(),
                _ => say.pavlov_event_discarded(ids.join(", ")),
            };
            ("discarded", json!({"cards": ids}), text, "p5-discard")
        }
        Event::Supported { card, points } => (
            "supported",
            json!({"card": s.support_id(card), "points": points}),
            say.pavlov_event_supported(s.support(card), points),
            "p27-operational-support",
        ),
        Event::SupportTurned(card) => (
            "support_turned",
            json!({"id": s.support_id(card)}),
            say.pavlov_event_support_turned(s.support(card)),
            "p27-operational-support",
        ),
        _ => return None,
    })
}

/// The rule of a use of a Soviet card.
const fn use_rule(unit: Unit, what: Use) -> &'static str {
    match what {
        Use::Recover => recover_rule(Some(unit)),
        other => other.rule(),
    }
}

/// The rule by which a location of the unit recovers; location 3 is cleared by sappers.
const fn recover_rule(unit: Option<Unit>) -> &'static str {
    match unit {
        Some(Unit::ArmyCp) => "p6-army-recover",
        Some(Unit::DivisionCp) => "p6-division-recover",
        Some(Unit::Sapper) | None => "p6-buttress",
        Some(Unit::Signal) => "p7-signal-recover",
        Some(Unit::Artillery) => "p7-artillery-recover",
        Some(Unit::Flotilla) => "p7-flotilla-recover",
        Some(Unit::AaBattalion | Unit::AaRegiment) => "p8-anti-aircraft-recover",
    }
}

/// What the army does behind the house.
fn supplies(s: &Speaker, event: &Event) -> Option<Told> {
    let say = s.words.say();
    Some(match *event {
        Event::LocationRecovered(at) => {
            let unit = s.c.locations.get(at.index()).and_then(|data| data.unit);
            let text = say.pavlov_event_location_recovered(s.location(at));
            ("location_recovered", json!({"location": at.number()}), text, recover_rule(unit))
        }
        Event::Staged { supply, count } => (
            "staged",
            json!({"supply": supply.id(), "count": count}),
            say.pavlov_event_staged(count, s.supply(supply)),
            "p6-resupply",
        ),
        Event::Deployed(counter) => (
            "deployed",
            json!({"counter": s.counter_id(counter)}),
            say.pavlov_event_deployed(s.counter(counter), s.counter_values(counter)),
            "p6-send-reinforcements",
        ),
        Event::WeaponDeployed(weapon) => (
            "weapon_deployed",
            json!({"weapon": s.weapon_id(weapon)}),
            say.pavlov_event_weapon_deployed(s.weapon(weapon), s.weapon_values(weapon)),
            "p6-send-reinforcements",
        ),
        Event::WallRaised { colour, to } => (
            "wall_raised",
            json!({"colour": colour.id(), "to": to}),
            say.pavlov_event_wall_raised(s.colour(colour), to),
            "p6-buttress",
        ),
        Event::Mined(track) => (
            "mined",
            json!({"track": track.number()}),
            say.pavlov_event_mined(track.number(), s.track_colour(track)),
            "p6-field-defenses",
        ),
        Event::TokenPlaced { token, at } => {
            let rule = match token {
                Token::Wire => "p7-wire",
                Token::Artillery => "p7-ready-artillery",
                _ => "p8-ready-anti-aircraft",
            };
            let text = say.pavlov_event_token_placed(s.token(token), s.location(at));
            ("token_placed", token_at(token, at), text, rule)
        }
        Event::Loaded { supply, at } => (
            "loaded",
            json!({"supply": supply.id(), "location": at.number()}),
            say.pavlov_event_loaded(s.supply(supply), at.number()),
            "p7-load",
        ),
        Event::Delivered { supply, from } => (
            "delivered",
            json!({"supply": supply.id(), "location": from.number()}),
            say.pavlov_event_delivered(s.supply(supply), from.number()),
            "p7-deliver",
        ),
        Event::Replenished(count) => {
            ("replenished", json!({"count": count}), say.pavlov_event_replenished(count), "p7-deliver")
        }
        _ => return None,
    })
}

/// A token on a location, in data.
fn token_at(token: Token, at: Location) -> Value {
    json!({"token": token.id(), "location": at.number()})
}

/// Storm Groups.
fn raid(s: &Speaker, event: &Event) -> Option<Told> {
    let say = s.words.say();
    Some(match *event {
        Event::StormGroupSet { card, gone } => {
            let (name, colour, defense, points) = s.storm_group(card);
            let text = match gone {
                Some(gone) => {
                    say.pavlov_event_storm_group_replaced(name, colour, defense, points, s.storm_group(gone).0)
                }
                None => say.pavlov_event_storm_group_set(name, colour, defense, points),
            };
            let fields = json!({"id": s.storm_group_id(card), "gone": gone.map(|gone| s.storm_group_id(gone))});
            ("storm_group_set", fields, text, "p18-storm-group-card")
        }
        Event::RaidBegan { card, party } => (
            "raid_began",
            json!({"target": s.storm_group_id(card), "party": s.counter_ids(party)}),
            say.pavlov_event_raid_began(s.storm_group(card).0, s.counters(party)),
            "p18-raid",
        ),
        Event::RaidResolved { card, dice, defense, success } => resolved(s, card, dice, defense, success),
        Event::RaiderRolled { counter, die, casualty } => {
            let name = s.counter(counter);
            let text = if casualty {
                say.pavlov_event_raider_lost(name, die)
            } else {
                say.pavlov_event_raider_back(name, die)
            };
            let fields = json!({"counter": s.counter_id(counter), "dice": [die], "casualty": casualty});
            ("raider_rolled", fields, text, "p18-raid-casualties")
        }
        Event::Returned(counter) => (
            "returned",
            json!({"counter": s.counter_id(counter)}),
            say.pavlov_event_returned(s.counter(counter)),
            "p18-raid-casualties",
        ),
        _ => return None,
    })
}

fn resolved(s: &Speaker, card: StormGroup, dice: kurgan_core::Dice, defense: u8, success: bool) -> Told {
    let (say, name) = (s.words.say(), s.storm_group(card).0);
    let shown = dice.faces().iter().map(u8::to_string).collect::<Vec<_>>().join(" + ");
    let total: u16 = dice.faces().iter().map(|&face| u16::from(face)).sum();
    let text = if success {
        say.pavlov_event_raid_success(name, shown, total, defense)
    } else {
        say.pavlov_event_raid_failure(name, shown, total, defense)
    };
    let fields = json!({
        "target": s.storm_group_id(card), "dice": dice.faces(), "total": total, "defense": defense, "success": success,
    });
    ("raid_resolved", fields, text, "p18-raid")
}

/// Disruption, death and First Aid.
fn casualties(s: &Speaker, event: &Event) -> Option<Told> {
    let say = s.words.say();
    Some(match *event {
        Event::Disrupted(counter) => (
            "disrupted",
            json!({"counter": s.counter_id(counter)}),
            say.pavlov_event_disrupted(s.counter(counter)),
            "p10-suppress-defender",
        ),
        Event::Saved { counter, cause } => {
            let name = s.counter(counter);
            let text = match cause {
                Cause::Sniper => say.pavlov_event_saved_sniper(name),
                Cause::Disrupted => say.pavlov_event_saved_disrupted(name),
                Cause::Raid => say.pavlov_event_saved_raid(name),
                Cause::Hunger => say.pavlov_event_saved_hunger(name),
            };
            let fields = json!({"counter": s.counter_id(counter), "cause": cause_id(cause)});
            ("saved", fields, text, "p25-first-aid")
        }
        Event::Lost { counter, cause } => {
            let name = s.counter(counter);
            let (text, rule) = match cause {
                Cause::Sniper => (say.pavlov_event_lost_sniper(name), "p9-attack-defender"),
                Cause::Disrupted => (say.pavlov_event_lost_disrupted(name), "p10-second-disruption"),
                Cause::Raid => (say.pavlov_event_lost_raid(name), "p18-raid-casualties"),
                Cause::Hunger => (say.pavlov_event_lost_hunger(name), "p17-resupply"),
            };
            ("lost", json!({"counter": s.counter_id(counter), "cause": cause_id(cause)}), text, rule)
        }
        Event::WeaponLeft(weapon) => (
            "weapon_left",
            json!({"weapon": s.weapon_id(weapon)}),
            say.pavlov_event_weapon_left(s.weapon(weapon)),
            "p23-weapons",
        ),
        _ => return None,
    })
}

const fn cause_id(cause: Cause) -> &'static str {
    match cause {
        Cause::Sniper => "sniper",
        Cause::Disrupted => "disrupted",
        Cause::Raid => "raid",
        Cause::Hunger => "hunger",
    }
}

fn over(s: &Speaker, end: End, defeat: bool) -> Told {
    let mut fields = json!({"end": end.reason()});
    let (text, rule) = match end {
        End::Scored(score) => {
            fields["score"] = score.into();
            (s.scored(score, defeat), "p26-levels")
        }
        End::Overrun(track) => {
            fields["track"] = track.number().into();
            (s.words.say().pavlov_end(end.reason()), "p26-loss")
        }
        End::CommandPost | End::NoCounters | End::NoFood => (s.words.say().pavlov_end(end.reason()), "p26-loss"),
    };
    ("over", fields, text, rule)
}

/// The score and the end.
fn ending(s: &Speaker, event: &Event, defeat: bool) -> Told {
    let say = s.words.say();
    match *event {
        Event::Score { raids, support, counters, wehrmacht } => (
            "score",
            json!({"raids": raids, "support": support, "counters": counters, "wehrmacht": wehrmacht}),
            say.pavlov_event_score(raids, support, counters, wehrmacht),
            "p26-score",
        ),
        Event::Ended(end) => over(s, end, defeat),
        _ => ("raid_declined", json!({}), say.pavlov_event_raid_declined(), "p26-end"),
    }
}
