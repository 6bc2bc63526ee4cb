//! Odds in words.

use cauldron::components::ReliefResult;
use cauldron::{Action, Appeal, Outlook, Sight, Table, Upshot};
use guide::signed;
use guide::{Forecast, Odds};
use kurgan_core::Id;

use crate::names;
use crate::names::Speaker;
use crate::words::Says;

/// The rolls that an action leads to, with their modifiers.
pub(super) fn forecast(s: &Speaker, game: Sight<'_>, action: Action) -> Vec<Forecast> {
    let told = |roll: Outlook| {
        let say = s.words.say();
        let name = match roll.unit {
            Some(unit) => say.cauldron_roll_unit(s.table(roll.table), s.unit(unit)),
            None => s.table(roll.table),
        };
        let modifiers = if roll.modifiers.all().is_empty() {
            say.cauldron_outlook_unmodified()
        } else {
            s.modifiers(&roll.modifiers)
        };
        let text = if roll.later {
            say.cauldron_outlook_later(name, modifiers)
        } else {
            say.cauldron_outlook_now(name, modifiers)
        };
        let outcomes = roll.odds.iter().map(|(&result, ratio)| (upshot(s, result), ratio.value()));
        Forecast { text, outcomes: Odds::sort(outcomes) }
    };
    game.outlook(action).into_iter().map(told).collect()
}

/// What an Appeal comes to at this total.
pub(super) fn appeal(s: &Speaker, appeal: Appeal, total: i32) -> String {
    let (say, d) = (s.words.say(), &s.c.tables.appeal);
    match appeal {
        Appeal::Airlift => match d.airlift.at(total) {
            0 => say.cauldron_odds_nothing(),
            supply => say.cauldron_odds_supply(supply),
        },
        Appeal::Freedom => s.result(names::freedom(d.freedom.at(total))),
        Appeal::Conference => {
            let result = d.conference.at(total);
            upshot(s, Upshot::Conference(result.commit.unsigned_abs(), result.foa_airlift))
        }
    }
}

/// What the first roll or draw of an action came to.
pub(super) fn upshot(s: &Speaker, upshot: Upshot) -> String {
    let say = s.words.say();
    let on = |table, result: String| say.cauldron_odds_of(s.table(table), result);
    match upshot {
        Upshot::Certain => say.cauldron_odds_certain(),
        Upshot::Commitment(level) => say.cauldron_commitment(level.id()),
        Upshot::Airlift(supply) => on(Table::Airlift, say.cauldron_odds_supply(supply)),
        Upshot::AirliftAppeal(supply) => say.cauldron_odds_supply(supply),
        Upshot::Upkeep(losses) => say.cauldron_odds_losses(losses),
        Upshot::Conference(0, false) => say.cauldron_odds_nothing(),
        Upshot::Conference(0, true) => say.cauldron_odds_foa(),
        Upshot::Conference(shows, false) => say.cauldron_odds_commit(shows),
        Upshot::Conference(shows, true) => say.cauldron_odds_commit_foa(shows),
        Upshot::Freedom(result) => on(Table::Appeal(Appeal::Freedom), s.result(names::freedom(result))),
        Upshot::Attack(result) => on(Table::Attack, s.result(names::attack_result(result))),
        Upshot::Relief(result, advances) => {
            let result = match result {
                _ if advances => ReliefResult::Advance,
                ReliefResult::NoEffectStar => ReliefResult::NoEffect,
                result => result,
            };
            on(Table::ReliefAttack, s.result(names::relief_result(result)))
        }
        Upshot::Soviet(result, follow_up) => {
            let result = s.result(names::soviet_result(result));
            on(Table::Soviet, if follow_up { say.cauldron_odds_follow_up(result) } else { result })
        }
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
        Upshot::CouncilSurrenders(how, ssi) => {
            let surrender = say.cauldron_odds_surrender(names::surrender(how));
            if ssi == 0 { surrender } else { say.cauldron_odds_surrender_ssi(surrender, signed(ssi)) }
        }
        Upshot::CouncilContinues(0, 0) => say.cauldron_odds_council_continue(),
        Upshot::CouncilContinues(appeals, attacks) => say.cauldron_odds_council_bonus(signed(appeals), signed(attacks)),
        Upshot::WhatIf(what) => super::events::what_if(s, what).2,
        Upshot::Random(random) => say.cauldron_odds_random(random),
        Upshot::Total(total) => say.cauldron_odds_total(s.number(total)),
    }
}
