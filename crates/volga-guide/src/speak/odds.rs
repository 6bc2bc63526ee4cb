//! Odds and forecasts in words.

use guide::{Forecast, Odds};
use kurgan_core::chance::TooMany;
use volga::{Action, AttackUpshot, CombatResult, Sight, Support, Upshot};

use crate::names::Speaker;
use crate::words::{Says, Words};

/// What an action came to.
pub(super) fn upshot(speaker: &Speaker, upshot: &Upshot) -> String {
    let say = speaker.words.say();
    let mut parts = Vec::new();
    match upshot.random_event {
        Some(None) => parts.push(say.volga_odds_void()),
        Some(Some(row)) => {
            let event = speaker.c.events.get(usize::from(row));
            parts.extend(event.map(|event| speaker.words.name(&event.name).to_owned()));
        }
        None => {}
    }
    parts.extend(upshot.supply.map(|points| say.volga_odds_supply(points)));
    parts.extend(upshot.bloody_streets.map(|lost| match lost {
        (0, 0) => say.volga_odds_bloody_calm(),
        (morale, areas) => say.volga_odds_bloody(morale, areas),
    }));
    parts.extend(upshot.revealed.map(|soviet| say.volga_odds_revealed(speaker.soviet(soviet))));
    parts.extend(upshot.combat.map(|combat| result(speaker.words, combat)));
    if parts.is_empty() { say.volga_odds_certain() } else { parts.join(", ") }
}

/// The result of an attack.
pub(super) fn result(words: Words, result: CombatResult) -> String {
    let say = words.say();
    match result {
        CombatResult::Repulse => say.volga_result_repulse(),
        CombatResult::Stalemate => say.volga_result_stalemate(),
        CombatResult::Success => say.volga_result_success(),
        CombatResult::Overrun => say.volga_result_overrun(),
    }
}

/// How the attack that this action leads into is likely to end: bare, and with all the support on hand.
pub(super) fn forecast(game: Sight<'_>, action: Action, words: Words) -> Result<Vec<Forecast>, TooMany> {
    let speaker = Speaker { c: game.pack(), words };
    let (bare, all) = (Support::default(), game.available());
    let assumed = match action {
        Action::Enter(..) | Action::Attack(_) | Action::AttackWith(..) | Action::Lead(_) | Action::Lose(_) => {
            if all.count() > 0 { vec![bare, all] } else { vec![bare] }
        }
        _ => Vec::new(),
    };
    assumed
        .into_iter()
        .map(|support| {
            let outcomes = game.forecast(action, support)?;
            let outcomes = outcomes.iter().map(|(end, ratio)| {
                let text = match end {
                    AttackUpshot::CalledOff => words.say().volga_odds_called_off(),
                    AttackUpshot::Fought(combat) => result(words, *combat),
                };
                (text, ratio.value())
            });
            let text = match support.count() {
                0 => words.say().volga_forecast_bare(),
                _ => words.say().volga_forecast_support(speaker.markers(support)),
            };
            Ok(Forecast { text, outcomes: Odds::sort(outcomes) })
        })
        .collect()
}
