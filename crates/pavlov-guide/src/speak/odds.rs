//! Odds in words.

use guide::{Forecast, Odds, OutcomeText};
use kurgan_core::Id;
use kurgan_core::chance::TooMany;
use pavlov::components::{CardType, Use, WehrmachtCard};
use pavlov::{Action, Counters, Decision, Effect, End, Sight, Upshot};

use crate::names::Speaker;
use crate::words::{Says, Words};

/// Of what a card can do the likeliest results are told, the others together.
const TOLD: usize = 8;

/// What an action came to.
pub(super) fn upshot(s: &Speaker, upshot: &Upshot) -> String {
    told(s, upshot, effects)
}

/// What a card came to: who and where it hits would be too many cases, so they are counted.
fn summary(s: &Speaker, upshot: &Upshot) -> String {
    told(s, upshot, counted)
}

fn told(s: &Speaker, upshot: &Upshot, tell: impl Fn(&Speaker, &[Effect]) -> String) -> String {
    let say = s.words.say();
    match (upshot.effects.is_empty(), upshot.rolled) {
        (true, true) => say.pavlov_odds_nothing(),
        (true, false) => say.pavlov_odds_certain(),
        (false, _) => {
            let alike = upshot.effects.chunk_by(|a, b| std::mem::discriminant(a) == std::mem::discriminant(b));
            alike.map(|alike| tell(s, alike)).collect::<Vec<_>>().join(", ")
        }
    }
}

/// Effects of one sort together.
fn effects(s: &Speaker, alike: &[Effect]) -> String {
    let say = s.words.say();
    let Some(&first) = alike.first() else { return String::new() };
    let named = |name: &dyn Fn(Effect) -> Option<String>| {
        alike.iter().filter_map(|&effect| name(effect)).collect::<Vec<_>>().join(", ")
    };
    let counters = || {
        named(&|effect| match effect {
            Effect::Casualty(who) | Effect::Disrupted(who) => Some(s.counter(who).into()),
            _ => None,
        })
    };
    let colours = || {
        named(&|effect| match effect {
            Effect::WallHit(colour) | Effect::WallBreached(colour) => Some(s.colour(colour)),
            _ => None,
        })
    };
    let locations = || {
        named(&|effect| match effect {
            Effect::LocationDisrupted(at) | Effect::TokenBombed(at) => Some(at.number().to_string()),
            _ => None,
        })
    };
    match first {
        Effect::Ended(End::Scored(score)) => s.victory_points(score),
        Effect::Ended(end) => say.pavlov_odds_ended(end.reason()),
        Effect::ShotDown(count) => say.pavlov_odds_shot_down(count),
        Effect::KeptAway => say.pavlov_odds_kept_away(),
        Effect::Arrived(track) => say.pavlov_odds_arrived(track.number()),
        Effect::Removed(..) => named(&|effect| match effect {
            Effect::Removed(track, circle) => Some(say.pavlov_odds_removed(circle, track.number())),
            _ => None,
        }),
        Effect::Raid(true) => say.pavlov_odds_raid_success(),
        Effect::Raid(false) => say.pavlov_odds_raid_failure(),
        Effect::Fallen(count) => say.pavlov_odds_casualties(count),
        Effect::CrewShot(position) => say.pavlov_odds_crew_shot(s.position(position)),
        Effect::Casualty(_) => say.pavlov_odds_casualty(counters()),
        Effect::AtStake(counter) => say.pavlov_odds_at_stake(s.counter(counter)),
        Effect::Disrupted(_) => say.pavlov_odds_disrupted(counters()),
        Effect::WallHit(_) => say.pavlov_odds_wall_hit(colours()),
        Effect::WallBreached(_) => say.pavlov_odds_wall_breached(colours()),
        Effect::HouseShaken => say.pavlov_odds_house_shaken(),
        Effect::LocationDisrupted(_) => say.pavlov_odds_location(locations()),
        Effect::TokenBombed(_) => say.pavlov_odds_token(locations()),
        Effect::FogAdded => say.pavlov_odds_fog(),
        Effect::Drew => say.pavlov_odds_drew(),
        Effect::DrewFog => say.pavlov_odds_drew_fog(),
    }
}

/// Effects of one sort together, as a number where there may be many.
fn counted(s: &Speaker, alike: &[Effect]) -> String {
    let say = s.words.say();
    match alike.first() {
        Some(Effect::Casualty(_)) => say.pavlov_odds_casualties(alike.len()),
        Some(Effect::Disrupted(_)) => say.pavlov_odds_disruptions(alike.len()),
        Some(Effect::LocationDisrupted(_)) => say.pavlov_odds_locations(alike.len()),
        Some(Effect::TokenBombed(_)) => say.pavlov_odds_tokens(alike.len()),
        _ => effects(s, alike),
    }
}

/// Fire is meant to remove its target, a raid to succeed, suppression to keep a counter away.
pub(super) fn hoped(upshot: &Upshot) -> Option<bool> {
    upshot.effects.iter().find_map(|effect| match *effect {
        Effect::Removed(..) | Effect::KeptAway => Some(true),
        Effect::Raid(success) => Some(success),
        _ => None,
    })
}

/// What lies beyond the next roll: the raid of a party, the next card, the bombs.
pub(super) fn forecast(game: Sight<'_>, action: Action, words: Words) -> Result<Vec<Forecast>, TooMany> {
    let s = Speaker { c: game.pack(), words };
    match (game.decision(), action) {
        (Some(Decision::Party(_)), Action::Done) => Ok(raid(&s, game, game.party())),
        (Some(Decision::Party(_)), Action::Send(counter)) => Ok(raid(&s, game, game.party().with(counter))),
        (_, Action::Raid | Action::Use(_, _, Use::StormGroup)) => Ok(raid(&s, game, game.ready())),
        (Some(Decision::Cards(_)), Action::Done) => Ok(next_cards(&s, game)),
        (Some(Decision::AntiAircraft(_)), Action::Fire(firing)) => {
            let card = game.card().and_then(|card| s.c.cards.get(card.index()));
            let Some(card) = card else { return Ok(Vec::new()) };
            let odds = game.bombing_odds(card.what, firing)?;
            let outcomes = likeliest(&s, odds.iter().map(|(what, ratio)| (summary(&s, what), ratio.value())));
            Ok(vec![Forecast { text: words.say().pavlov_forecast_bombs(), outcomes, hope: None }])
        }
        _ => Ok(Vec::new()),
    }
}

/// The prospects of a party: the probability of success and the casualties to be expected.
fn raid(s: &Speaker, game: Sight<'_>, party: Counters) -> Vec<Forecast> {
    let say = s.words.say();
    let Some((success, casualties)) = game.raid_forecast(party) else { return Vec::new() };
    let outcomes =
        [(say.pavlov_odds_raid_success(), success.value()), (say.pavlov_odds_raid_failure(), 1.0 - success.value())];
    vec![Forecast {
        text: say.pavlov_forecast_raid(party.len(), s.words.number(casualties, 1)),
        outcomes: Odds::sort(outcomes.into_iter()),
        hope: Some(success.value()),
    }]
}

/// What the next Wehrmacht card may be, and what each would do as things stand.
fn next_cards(s: &Speaker, game: Sight<'_>) -> Vec<Forecast> {
    let say = s.words.say();
    let cards = game.next_cards().into_iter().map(|(what, ratio)| {
        let name = what.map_or_else(|| s.words.name(&s.c.resupply_name).into(), |what| card_name(s, what));
        let text = match ratio {
            Some(ratio) => say.pavlov_forecast_card(name, s.words.number(ratio.value() * 100.0, 0)),
            None => say.pavlov_forecast_card_possible(name),
        };
        let odds = what.and_then(|what| game.card_odds(what).ok()).unwrap_or_default();
        let outcomes = likeliest(s, odds.iter().map(|(what, ratio)| (summary(s, what), ratio.value())));
        Forecast { text, outcomes, hope: None }
    });
    cards.collect()
}

/// The name of a card with what it brings.
fn card_name(s: &Speaker, what: CardType) -> String {
    let card = s.c.cards.iter().position(|card| card.what == what);
    card.map_or_else(String::new, |card| s.wehrmacht_card(WehrmachtCard::from_index(card)))
}

/// The likeliest results, the others together.
fn likeliest(s: &Speaker, outcomes: impl Iterator<Item = (String, f64)>) -> Vec<OutcomeText> {
    let mut sorted = Odds::sort(outcomes);
    if sorted.len() > TOLD + 1 {
        let others = sorted.split_off(TOLD);
        let probability = others.iter().map(|other| other.probability).sum();
        sorted.push(OutcomeText { text: s.words.say().pavlov_odds_other(), probability });
    }
    sorted
}
