//! Odds in words.

use cauldron::Upshot;
use cauldron::components::ReliefResult;
use kurgan_core::Id;

use super::Speaker;
use super::names::{self, signed};

/// What the first roll or draw of an action came to.
pub(super) fn upshot(s: &Speaker, upshot: &Upshot) -> String {
    let say = s.words.say();
    match *upshot {
        Upshot::Certain => say.cauldron_odds_certain(),
        Upshot::Commitment(level) => say.cauldron_commitment(level.id()),
        Upshot::Airlift(supply) | Upshot::AirliftAppeal(supply) => say.cauldron_odds_supply(supply),
        Upshot::Upkeep(losses) => say.cauldron_odds_losses(losses),
        Upshot::Conference(0, false) => say.cauldron_odds_nothing(),
        Upshot::Conference(0, true) => say.cauldron_odds_foa(),
        Upshot::Conference(shows, false) => say.cauldron_odds_commit(shows),
        Upshot::Conference(shows, true) => say.cauldron_odds_commit_foa(shows),
        Upshot::Freedom(result) => s.result(names::freedom(result)),
        Upshot::Attack(result) => s.result(names::attack_result(result)),
        Upshot::Relief(_, true) => s.result(names::relief_result(ReliefResult::Advance)),
        Upshot::Relief(ReliefResult::NoEffectStar, false) => s.result(names::relief_result(ReliefResult::NoEffect)),
        Upshot::Relief(result, false) => s.result(names::relief_result(result)),
        Upshot::Soviet(result, false) => s.result(names::soviet_result(result)),
        Upshot::Soviet(result, true) => say.cauldron_odds_follow_up(s.result(names::soviet_result(result))),
        Upshot::Situation(adjust) => say.cauldron_odds_ssi(signed(adjust)),
        Upshot::Collapse(true) => say.cauldron_odds_survives(),
        Upshot::Collapse(false) => say.cauldron_odds_lost(),
        Upshot::Tactical(true) => say.cauldron_odds_delayed(),
        Upshot::Tactical(false) => say.cauldron_odds_not_delayed(),
        Upshot::NewRumor(None) => say.cauldron_odds_no_rumor(),
        Upshot::NewRumor(Some(rumor)) => s.rumor(rumor).into(),
        Upshot::Rumor(result) => s.result(names::rumor_result(result)),
        Upshot::Weather(weather) => say.cauldron_odds_weather(say.cauldron_weather(weather.id())),
        Upshot::Offensive(adjust) => say.cauldron_odds_offensive(signed(adjust)),
        Upshot::Targets(targets) => say.cauldron_targets(names::targets(targets)),
        Upshot::Event(card) => s.c.cards.get(card.index()).map_or("?", |data| s.words.name(&data.title)).into(),
        Upshot::Random(random) => say.cauldron_odds_random(random),
        Upshot::Total(total) => say.cauldron_odds_total(total),
    }
}
