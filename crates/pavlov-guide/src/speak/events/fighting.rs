//! The Wehrmacht Card Phase and the Soviet Counter Phase.

use guide::Told;
use kurgan_core::{Dice, Id};
use pavlov::components::{Kind, TacticCard, Track, WehrmachtCard};
use pavlov::{By, Event, Roll, Trouble};
use serde_json::{Value, json};

use super::{faces, token_at};
use crate::names::Speaker;
use crate::names::{place_id, roll_id, roll_rule};
use crate::words::Says;

/// Cards, colours and dice.
pub(super) fn wehrmacht(s: &Speaker, event: &Event) -> Option<Told> {
    let say = s.words.say();
    Some(match *event {
        Event::TacticDealt(card) => {
            let (name, text) = s.tactic(card);
            let text = say.pavlov_event_tactic_dealt(name, text);
            let word = tactic_word(s, card);
            ("tactic_dealt", json!({"id": s.tactic_id(card), "tactic": word}), text, tactic_rule(word))
        }
        Event::TacticGone(card) => (
            "tactic_gone",
            json!({"id": s.tactic_id(card)}),
            say.pavlov_event_tactic_gone(s.tactic(card).0),
            tactic_rule(tactic_word(s, card)),
        ),
        Event::Revealed(card) => revealed(s, card),
        Event::ColourRolled { die, colour } => (
            "colour_rolled",
            json!({"dice": [die], "colour": colour.id()}),
            say.pavlov_event_colour_rolled(die, s.colour(colour)),
            "p9-attack-defender",
        ),
        Event::NoTarget(colour) => (
            "no_target",
            json!({"colour": colour.id()}),
            say.pavlov_event_no_target(s.colour(colour)),
            "p9-attack-defender",
        ),
        Event::PositionRolled { colour, die, position } => {
            let (on, at) = (s.colour(colour), s.position(position));
            let rolled = s.c.by_number[colour as usize].get(usize::from(die).wrapping_sub(1));
            let text = if rolled == Some(&Some(position)) {
                say.pavlov_event_position_rolled(die, on, at)
            } else {
                say.pavlov_event_position_next(die, on, at)
            };
            let fields = json!({"colour": colour.id(), "dice": [die], "position": at});
            ("position_rolled", fields, text, "p9-attack-defender")
        }
        Event::Rolled { roll, dice, target, hits } => rolled(s, roll, dice, target, hits),
        Event::WallHit { colour, to } => (
            "wall_hit",
            json!({"colour": colour.id(), "to": to}),
            say.pavlov_event_wall_hit(s.colour(colour), to),
            "p11-attack-building",
        ),
        Event::WallBreached(colour) => (
            "wall_breached",
            json!({"colour": colour.id()}),
            say.pavlov_event_wall_breached(s.colour(colour)),
            "p11-attack-building",
        ),
        Event::AssaultOn { colour, dice, building } => {
            let (name, count) = (s.colour(colour), s.dice(dice));
            let text = if building {
                say.pavlov_event_assault_building(name, count)
            } else {
                say.pavlov_event_assault_defenders(name, count)
            };
            let fields = json!({"colour": colour.id(), "count": dice, "building": building});
            ("assault_on", fields, text, "p15-assault")
        }
        Event::Fed { mouths, food, unfed } => (
            "fed",
            json!({"mouths": mouths, "food": food, "unfed": unfed}),
            say.pavlov_event_fed(unfed, mouths, food),
            "p17-resupply",
        ),
        _ => return None,
    })
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

fn revealed(s: &Speaker, card: WehrmachtCard) -> Told {
    let (say, id) = (s.words.say(), s.wehrmacht_card_id(card));
    let text = if card == s.c.resupply {
        say.pavlov_event_revealed_resupply(s.wehrmacht_card(card))
    } else {
        say.pavlov_event_revealed(id, s.wehrmacht_card(card))
    };
    ("revealed", json!({"id": id}), text, "p9-wehrmacht-phase")
}

fn rolled(s: &Speaker, roll: Roll, dice: Dice, target: u8, hits: u8) -> Told {
    let say = s.words.say();
    let text = match dice.faces() {
        [] => say.pavlov_event_rolled_none(s.roll(roll)),
        _ => say.pavlov_event_rolled(s.roll(roll), faces(dice), target, hits),
    };
    let mut fields = json!({"roll": roll_id(roll), "dice": dice.faces(), "target": target, "hits": hits});
    let about: Option<(&str, Value)> = match roll {
        Roll::Sniper(colour)
        | Roll::Mortar(colour)
        | Roll::Artillery(colour)
        | Roll::AssaultSuppress(colour)
        | Roll::AssaultAttack(colour)
        | Roll::CoveringFire(colour)
        | Roll::Spearhead(colour) => Some(("colour", colour.id().into())),
        Roll::Suppression(track) | Roll::Sapper(track) => Some(("track", track.number().into())),
        Roll::Attack(counter) => Some(("counter", s.counter_id(counter).into())),
        Roll::Weapon(weapon) => Some(("weapon", s.weapon_id(weapon).into())),
        _ => None,
    };
    if let Some((name, value)) = about {
        fields[name] = value;
    }
    ("rolled", fields, text, roll_rule(roll))
}

/// Aircraft over the Volga.
pub(super) fn bombing(s: &Speaker, event: &Event) -> Option<Told> {
    let say = s.words.say();
    Some(match *event {
        Event::Bombers { aircraft, defense } => (
            "bombers",
            json!({"aircraft": aircraft, "defense": defense}),
            say.pavlov_event_bombers(aircraft, defense),
            "p12-bombing",
        ),
        Event::AntiAircraftSpent(at) => (
            "anti_aircraft_spent",
            json!({"location": at.number()}),
            say.pavlov_event_anti_aircraft_spent(s.location(at)),
            "p12-anti-aircraft",
        ),
        Event::ShotDown(count) => {
            ("shot_down", json!({"count": count}), say.pavlov_event_shot_down(count), "p12-anti-aircraft")
        }
        Event::BombRolled { dice, location } => {
            let sum: u16 = dice.faces().iter().map(|&face| u16::from(face)).sum();
            let text = say.pavlov_event_bomb_rolled(faces(dice), sum, s.location(location));
            ("bomb_rolled", json!({"dice": dice.faces(), "location": location.number()}), text, "p12-bombing")
        }
        Event::BombMovedOn { from, to } => (
            "bomb_moved_on",
            json!({"from": from.number(), "to": to.number()}),
            say.pavlov_event_bomb_moved_on(from.number(), s.location(to)),
            "p12-next-location",
        ),
        Event::TokenBombed { token, at } => (
            "token_bombed",
            token_at(token, at),
            say.pavlov_event_token_bombed(s.token(token), at.number()),
            "p12-bombing",
        ),
        Event::LocationDisrupted(at) => (
            "location_disrupted",
            json!({"location": at.number()}),
            say.pavlov_event_location_disrupted(s.location(at)),
            "p12-bombing",
        ),
        Event::FogAdded(card) => (
            "fog_added",
            json!({"card": s.soviet_card(card)}),
            say.pavlov_event_fog_added(s.soviet_card(card)),
            "p12-fog-of-war",
        ),
        Event::HouseShaken => ("house_shaken", json!({}), say.pavlov_event_house_shaken(), "p12-location-3"),
        _ => return None,
    })
}

/// Wehrmacht counters on the square.
pub(super) fn tracks(s: &Speaker, event: &Event) -> Option<Told> {
    let say = s.words.say();
    let on = |kind: Kind, track: Track| json!({"counter": s.kind_id(kind), "track": track.number()});
    Some(match *event {
        Event::TrackRolled { kind, die, track } => (
            "track_rolled",
            json!({"counter": s.kind_id(kind), "dice": [die], "track": track.number()}),
            say.pavlov_event_track_rolled(s.kind(kind), die, track.number(), s.track_colour(track)),
            "p13-placement",
        ),
        Event::Rerouted { kind, from, to } => (
            "rerouted",
            json!({"counter": s.kind_id(kind), "from": from.number(), "to": to.number()}),
            say.pavlov_event_rerouted(s.kind(kind), from.number(), to.number()),
            "p28-schwerpunkt",
        ),
        Event::SuppressionSpent { colour, count } => (
            "suppression_spent",
            json!({"colour": colour.id(), "count": count}),
            say.pavlov_event_suppression_spent(count, s.colour(colour)),
            "p13-suppression",
        ),
        Event::KeptAway { kind, track } => {
            ("kept_away", on(kind, track), say.pavlov_event_kept_away(s.kind(kind), track.number()), "p13-suppression")
        }
        Event::Arrived { kind, track, pushed } => {
            let mut fields = on(kind, track);
            fields["pushed"] = pushed.into();
            ("arrived", fields, say.pavlov_event_arrived(pushed, s.kind(kind), track.number()), "p13-advance")
        }
        Event::SapperTriggered(track) => (
            "sapper_triggered",
            json!({"track": track.number()}),
            say.pavlov_event_sapper_triggered(track.number()),
            "p13-sapper-defenses",
        ),
        Event::Removed { kind, track, circle, by } => removed(s, kind, track, circle, by),
        Event::NoCounterLeft(kind) => (
            "no_counter_left",
            json!({"counter": s.kind_id(kind)}),
            say.pavlov_event_no_counter_left(s.kind(kind)),
            "p2-stock",
        ),
        _ => return None,
    })
}

fn removed(s: &Speaker, kind: Kind, track: Track, circle: u8, by: By) -> Told {
    let (say, name, number) = (s.words.say(), s.kind(kind), track.number());
    let (text, id, rule) = match by {
        By::Sapper => (say.pavlov_event_removed_sapper(name, circle, number), "sapper", "p13-sapper-defenses"),
        By::Counter(who) => {
            let text = say.pavlov_event_removed_counter(name, circle, number, s.counter(who));
            (text, s.counter_id(who), "p20-attack")
        }
        By::Weapon(what) => {
            let text = say.pavlov_event_removed_counter(name, circle, number, s.weapon(what));
            (text, s.weapon_id(what), "p23-weapons")
        }
        By::Observer(who) => {
            let text = say.pavlov_event_removed_observer(name, circle, number, s.counter(who));
            (text, s.counter_id(who), "p22-forward-observer")
        }
    };
    let fields = json!({"counter": s.kind_id(kind), "track": number, "circle": circle, "by": id});
    ("removed", fields, text, rule)
}

/// The Soviet Counter Phase.
pub(super) fn garrison(s: &Speaker, event: &Event) -> Option<Told> {
    let say = s.words.say();
    Some(match *event {
        Event::CommandTeam => {
            let text = say.pavlov_event_command_team(s.counters(s.c.commanders));
            ("command_team", json!({}), text, "p21-command-team")
        }
        Event::Moved { counter, from, to } => (
            "moved",
            json!({"counter": s.counter_id(counter), "from": place_id(s, from), "to": place_id(s, to)}),
            say.pavlov_event_moved(s.counter(counter), s.place(from), s.place(to)),
            "p19-move",
        ),
        Event::WeaponMoved { weapon, from, to } => (
            "weapon_moved",
            json!({"weapon": s.weapon_id(weapon), "from": place_id(s, from), "to": place_id(s, to)}),
            say.pavlov_event_weapon_moved(s.weapon(weapon), s.place(from), s.place(to)),
            "p23-weapons",
        ),
        Event::Recovered { counter, from } => {
            let name = s.counter(counter);
            let text = match from {
                Trouble::Disrupted => say.pavlov_event_recovered_disrupted(name),
                Trouble::Exhausted => say.pavlov_event_recovered_exhausted(name),
            };
            ("recovered", json!({"counter": s.counter_id(counter), "from": from.id()}), text, "p24-recover")
        }
        Event::Commanded { by, counter } => (
            "commanded",
            json!({"by": s.counter_id(by), "counter": s.counter_id(counter)}),
            say.pavlov_event_commanded(s.counter(by), s.counter(counter)),
            "p21-command",
        ),
        Event::Exhausted(counter) => (
            "exhausted",
            json!({"counter": s.counter_id(counter)}),
            say.pavlov_event_exhausted(s.counter(counter)),
            "p19-counter-phase",
        ),
        Event::SuppressionLaid { colour, count } => (
            "suppression_laid",
            json!({"colour": colour.id(), "count": count}),
            say.pavlov_event_suppression_laid(count, s.colour(colour)),
            "p20-suppress",
        ),
        Event::Requested(counter) => (
            "requested",
            json!({"counter": s.counter_id(counter)}),
            say.pavlov_event_requested(s.counter(counter)),
            "p21-request-reinforcements",
        ),
        Event::ArtilleryCalled { by, from } => (
            "artillery_called",
            json!({"by": s.counter_id(by), "location": from.number()}),
            say.pavlov_event_artillery_called(s.counter(by), s.location(from)),
            "p22-forward-observer",
        ),
        _ => return None,
    })
}
