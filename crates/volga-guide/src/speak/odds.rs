//! Odds and forecasts in words.

use guide::{Forecast, Odds, signed};
use kurgan_core::Id;
use kurgan_core::chance::TooMany;
use volga::{Action, AttackEnd, Sight, Support, Upshot};

use crate::names::Speaker;
use crate::words::{Says, Words};

/// What is true once an action is done: how an attack ends first, then what it cost.
pub(super) fn upshot(speaker: &Speaker, upshot: &Upshot) -> String {
    let say = speaker.words.say();
    let mut parts = Vec::new();
    parts.extend(upshot.attack.map(|end| match end {
        AttackEnd::Repulsed => say.volga_odds_repulsed(),
        AttackEnd::FellBack => say.volga_odds_fell_back(),
        AttackEnd::Held => say.volga_odds_held(),
        AttackEnd::Contested => say.volga_odds_contested(),
        AttackEnd::Taken => say.volga_odds_taken(),
    }));
    if upshot.lead_lost {
        parts.push(say.volga_odds_lead_lost());
    }
    match upshot.others_lost {
        0 => {}
        count if upshot.lead_lost => parts.push(say.volga_odds_others_lost_too(count)),
        count => parts.push(say.volga_odds_others_lost(count)),
    }
    match upshot.random_event {
        Some(None) => parts.push(say.volga_odds_void()),
        Some(Some(row)) => {
            let event = speaker.c.events.get(usize::from(row));
            parts.extend(event.map(|event| speaker.words.name(&event.name).to_owned()));
        }
        None => {}
    }
    parts.extend(
        upshot.paused.map(|corps| say.volga_odds_paused(speaker.words.name(&speaker.c.corps[corps.index()].name))),
    );
    match (upshot.bloody_streets, upshot.morale) {
        (Some(0), 0) => parts.push(say.volga_odds_bloody_calm()),
        (Some(areas), lost) => parts.push(say.volga_odds_bloody(signed(lost), areas)),
        (None, 0) => {}
        (None, change) => parts.push(say.volga_odds_morale(signed(change))),
    }
    parts.extend(upshot.supply.map(|points| say.volga_odds_supply(points)));
    parts.extend(upshot.revealed.map(|soviet| say.volga_odds_revealed(speaker.soviet(soviet))));
    parts.extend(upshot.isolation.map(|change| say.volga_odds_isolation(signed(change))));
    if parts.is_empty() { say.volga_odds_certain() } else { parts.join(", ") }
}

/// An attack is meant to take the area.
pub(super) fn hoped(upshot: &Upshot) -> Option<bool> {
    upshot.attack.map(|end| end == AttackEnd::Taken)
}

/// How the attack that this action leads into is likely to end: bare, and with all the support on hand.
pub(super) fn forecast(game: Sight<'_>, action: Action, words: Words) -> Result<Vec<Forecast>, TooMany> {
    let speaker = Speaker { c: game.pack(), words };
    let (bare, all) = (Support::default(), game.available());
    let assumed = match action {
        // A lone attacker that is given up attacks no more (ruling 46).
        Action::Lose(_) if game.attackers().len() == 1 => Vec::new(),
        Action::Enter(..) | Action::Attack(_) | Action::AttackWith(..) | Action::Lead(_) | Action::Lose(_) => {
            if all.count() > 0 { vec![bare, all] } else { vec![bare] }
        }
        _ => Vec::new(),
    };
    assumed
        .into_iter()
        .map(|support| {
            let outcomes = game.forecast(action, support)?;
            let hope = Odds::hope(outcomes.iter().map(|(end, ratio)| (hoped(end), ratio.value())));
            let outcomes = outcomes.iter().map(|(end, ratio)| (upshot(&speaker, end), ratio.value()));
            let text = match support.count() {
                0 => words.say().volga_forecast_bare(),
                _ => words.say().volga_forecast_support(speaker.markers(support)),
            };
            Ok(Forecast { text, hope, outcomes: Odds::sort(outcomes) })
        })
        .collect()
}
