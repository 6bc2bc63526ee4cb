//! Odds in words.

use cauldron::components::{ReliefResult, Targets};
use cauldron::odds::{AttackEnd, Came, CombatResult, Granted, Losses, Offensive, ReliefEnd, Strike, StrikeEnd, Struck};
use cauldron::{Action, Appeal, End, Event, Held, Outlook, Reading, Sight, Table, Upshot};
use guide::signed;
use guide::{Forecast, Odds};
use kurgan_core::Id;

use crate::names::Speaker;
use crate::words::Says;

/// The rolls that an action leads to, with their modifiers.
pub(super) fn forecast(s: &Speaker, game: Sight<'_>, action: Action) -> Vec<Forecast> {
    let told = |roll: Outlook| {
        let say = s.words.say();
        let name = match roll.unit {
            Some(unit) => say.cauldron_roll_unit(s.table(roll.table), s.called(unit)),
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
        let outcomes = roll.odds.iter().map(|(&result, ratio)| (reading(s, result), ratio.value()));
        Forecast { text, outcomes: Odds::sort(outcomes), hope: None }
    };
    game.outlook(action).into_iter().map(told).collect()
}

/// Attacks are meant to win ground, the relief to come nearer, Appeals to be heard; a Soviet attack had better do nothing.
pub(super) fn hoped(upshot: &Upshot) -> Option<bool> {
    let won = |end: AttackEnd| end != AttackEnd::NoEffect;
    match upshot.came {
        Came::Attacks([Some((_, first)), second], _) => Some(won(first) || second.is_some_and(|(_, end)| won(end))),
        Came::Attacks([None, _], Some(relief)) => Some(matches!(relief, ReliefEnd::Advances(..))),
        Came::Appeal(granted) => {
            let politics = matches!(granted.freedom, Some(Held::Politics | Held::NoFoaAppeal));
            Some(granted != Granted::default() && !politics)
        }
        Came::Tactical(delays) => Some(delays),
        Came::Strike(strike) => Some(strike.end == StrikeEnd::NoEffect && !strike.area_lost),
        _ => None,
    }
}

/// What an Appeal comes to at this total.
pub(super) fn appeal(s: &Speaker, appeal: Appeal, total: i32) -> String {
    let (say, d) = (s.words.say(), &s.c.tables.appeal);
    match appeal {
        Appeal::Airlift => match d.airlift.at(total) {
            0 => say.cauldron_odds_nothing(),
            supply => say.cauldron_odds_supply(supply),
        },
        Appeal::Freedom => s.result(d.freedom.at(total).id()),
        Appeal::Conference => {
            let result = d.conference.at(total);
            reading(s, Reading::Conference(result.commit.unsigned_abs(), result.foa_airlift))
        }
    }
}

/// What a roll reads on its table.
fn reading(s: &Speaker, reading: Reading) -> String {
    let say = s.words.say();
    match reading {
        Reading::Commitment(level) => say.cauldron_commitment(level.id()),
        Reading::Airlift(supply) | Reading::AirliftAppeal(supply) => say.cauldron_odds_supply(supply),
        Reading::Upkeep(losses) => say.cauldron_odds_losses(losses),
        Reading::Conference(0, false) => say.cauldron_odds_nothing(),
        Reading::Conference(0, true) => say.cauldron_odds_foa(),
        Reading::Conference(shows, false) => say.cauldron_odds_commit(shows),
        Reading::Conference(shows, true) => say.cauldron_odds_commit_foa(shows),
        Reading::Freedom(result) => s.result(result.id()),
        Reading::Attack(result) => s.result(result.id()),
        Reading::Relief(_, true) => s.result(ReliefResult::Advance.id()),
        Reading::Relief(ReliefResult::NoEffectStar, false) => s.result(ReliefResult::NoEffect.id()),
        Reading::Relief(result, false) => s.result(result.id()),
        Reading::Soviet(result, follow_up) => {
            let result = s.result(result.id());
            if follow_up { say.cauldron_odds_follow_up(result) } else { result }
        }
        Reading::Situation(adjust) => situation(s, adjust),
        Reading::Collapse(true) => say.cauldron_odds_survives(),
        Reading::Collapse(false) => say.cauldron_odds_lost(),
        Reading::Total(total) => say.cauldron_odds_total(s.number(total)),
    }
}

/// What becomes of the SSI.
fn situation(s: &Speaker, adjust: i8) -> String {
    match adjust {
        0 => s.words.say().cauldron_odds_ssi_unchanged(),
        adjust => s.words.say().cauldron_odds_ssi(signed(adjust)),
    }
}

/// The result on the combat table.
pub(super) fn result(s: &Speaker, result: CombatResult) -> String {
    s.result(match result {
        CombatResult::Attack(result) => result.id(),
        CombatResult::Relief(result) => result.id(),
        CombatResult::Soviet(result) => result.id(),
    })
}

/// What is true once an action is done.
pub(super) fn upshot(s: &Speaker, upshot: &Upshot) -> String {
    let say = s.words.say();
    let mut parts = came(s, upshot.came);
    if upshot.destroyed {
        parts.push(say.cauldron_odds_destroyed());
    }
    if let Some(over) = upshot.over {
        if over.end == End::LinkUp {
            parts.push(say.cauldron_odds_link_up());
        }
        parts.push(say.cauldron_odds_over(over.level, s.number(over.points)));
    }
    s.list(parts)
}

/// What came of its rolls and draws, part by part.
fn came(s: &Speaker, came: Came) -> Vec<String> {
    let say = s.words.say();
    let of = |table, result: String| say.cauldron_odds_of(s.table(table), result);
    let one = match came {
        Came::Commitments(luftwaffe, relief) => {
            return vec![
                of(Table::Luftwaffe, say.cauldron_commitment(luftwaffe.id())),
                of(Table::Relief, say.cauldron_commitment(relief.id())),
            ];
        }
        Came::Upkeep(losses) => return upkeep(s, losses),
        Came::Appeal(granted) => return appealed(s, granted),
        Came::Attacks(attacks, relief) => {
            let attacks = attacks.into_iter().flatten();
            let attacks = attacks.map(|(target, end)| say.cauldron_odds_of(s.place(target), attack(s, end)));
            return attacks.chain(relief.map(|end| relieved(s, end))).collect();
        }
        Came::Offensive(offensive) => return soviet_phase(s, offensive),
        Came::Strike(strike) => return vec![struck(s, strike)],
        Came::Evaluation(ssi, collapse) => {
            return [situation(s, ssi)].into_iter().chain(collapse.then(|| say.cauldron_odds_collapse())).collect();
        }
        Came::Certain => say.cauldron_odds_certain(),
        Came::SetUp(row) => of(Table::SetUp(0), s.number(row)),
        Came::Placement(card) => say.cauldron_odds_random(s.c.cards.get(card.index()).map_or(0, |data| data.random)),
        Came::WhatIf(what) => super::events::event(s, &Event::WhatIf { what }).text,
        Came::NewRumor(None) => say.cauldron_odds_no_rumor(),
        Came::NewRumor(Some(rumor)) => s.rumor(rumor).into(),
        Came::Rumor(result) => s.result(result.id()),
        Came::Event(card) => s.c.cards.get(card.index()).map_or("?", |data| s.words.name(&data.title)).into(),
        Came::Weather(weather) => say.cauldron_odds_weather(say.cauldron_weather(weather.id())),
        Came::Airlift(supply) => of(Table::Airlift, say.cauldron_odds_supply(supply)),
        Came::Tactical(true) => say.cauldron_odds_delayed(),
        Came::Tactical(false) => say.cauldron_odds_not_delayed(),
        Came::CouncilSurrenders(how, ssi) => {
            let surrender = say.cauldron_odds_surrender(how.id());
            if ssi == 0 { surrender } else { say.cauldron_odds_surrender_ssi(surrender, signed(ssi)) }
        }
        Came::CouncilContinues(0, 0) => say.cauldron_odds_council_continue(),
        Came::CouncilContinues(appeals, attacks) => say.cauldron_odds_council_bonus(signed(appeals), signed(attacks)),
    };
    vec![one]
}

/// The losses of Table C, asked for or taken.
fn upkeep(s: &Speaker, Losses { asked, depleted, lost }: Losses) -> Vec<String> {
    let say = s.words.say();
    // Losses are taken without a choice by a single division: once depleted, it is lost in the end.
    vec![match (depleted, lost) {
        (0, 0) => say.cauldron_odds_losses(asked),
        (_, 0) => say.cauldron_odds_strike("depleted"),
        _ => say.cauldron_odds_strike("lost"),
    }]
}

fn appealed(s: &Speaker, granted: Granted) -> Vec<String> {
    let say = s.words.say();
    let mut parts = Vec::new();
    if granted.commit > 0 {
        parts.push(say.cauldron_odds_commit(granted.commit));
    }
    if granted.freedom == Some(Held::FoaBonus) && granted.airlift {
        parts.push(say.cauldron_odds_foa());
    } else {
        let airlift = granted.airlift.then_some(Held::AirliftBonus);
        parts.extend(granted.freedom.into_iter().chain(airlift).map(|held| say.cauldron_marker(held.id())));
    }
    if granted.supply > 0 {
        parts.push(say.cauldron_odds_supply(granted.supply));
    }
    if parts.is_empty() { vec![s.result("no_effect")] } else { parts }
}

fn attack(s: &Speaker, end: AttackEnd) -> String {
    s.words.say().cauldron_odds_attack(match end {
        AttackEnd::NoEffect => "no_effect",
        AttackEnd::Hit => "hit",
        AttackEnd::Beaten => "beaten",
        AttackEnd::DrivenOut => "driven_out",
        AttackEnd::Replaced => "replaced",
        AttackEnd::Open => "open",
    })
}

fn relieved(s: &Speaker, end: ReliefEnd) -> String {
    let say = s.words.say();
    match end {
        ReliefEnd::Stays => say.cauldron_odds_relief_stays(),
        ReliefEnd::Beaten => say.cauldron_odds_relief_beaten(),
        ReliefEnd::Advances(to, letter) => say.cauldron_odds_relief_advances(s.relief_title(to, letter)),
        ReliefEnd::FallsBack(to, letter) => say.cauldron_odds_relief_falls_back(s.relief_title(to, letter)),
    }
}

fn soviet_phase(s: &Speaker, offensive: Offensive) -> Vec<String> {
    let say = s.words.say();
    let mut parts = Vec::new();
    if offensive.launched {
        parts.push(say.cauldron_odds_launched());
    } else {
        parts.extend(offensive.index.map(|index| match index {
            0 => say.cauldron_odds_offensive_unchanged(),
            index => say.cauldron_odds_offensive(signed(index)),
        }));
    }
    parts.extend(offensive.targets.map(|targets| match targets {
        Targets::None => say.cauldron_odds_no_targets(),
        targets => say.cauldron_odds_targets(say.cauldron_targets(targets.id())),
    }));
    parts
}

fn struck(s: &Speaker, strike: Strike) -> String {
    let say = s.words.say();
    let end = match strike.end {
        StrikeEnd::NoEffect => "no_effect",
        StrikeEnd::Wounded => "wounded",
        StrikeEnd::Depleted => "depleted",
        StrikeEnd::Lost => "lost",
        StrikeEnd::Pdm => "pdm",
        StrikeEnd::Retreated => "retreated",
        StrikeEnd::ToChoose if matches!(strike.on, Struck::Unit(_)) => "loss",
        StrikeEnd::ToChoose => "to_choose",
    };
    let mut parts = Vec::new();
    if strike.area_lost {
        parts.push(say.cauldron_odds_area_lost());
    }
    if !(strike.area_lost && strike.end == StrikeEnd::NoEffect) {
        parts.push(say.cauldron_odds_strike(end));
    }
    let result = s.list(parts);
    let result = if strike.follow_up { say.cauldron_odds_follow_up(result) } else { result };
    let on = match strike.on {
        Struck::Area(area) => s.area(area),
        Struck::Unit(unit) => s.called(unit),
    };
    say.cauldron_odds_of(on, result)
}

#[cfg(test)]
mod tests {
    use cauldron::components::{Components, Pack};
    use cauldron::{Cauldron, Lasting, Options, Record, TurnRecord};
    use guide::Speaks;
    use kurgan_core::Game;
    use kurgan_core::chance::Fast;

    use super::*;
    use crate::CauldronGuide;

    /// The German Phase of the first turn of the historical set-up, Average commitments, with changes.
    fn german(change: impl Fn(&mut Record)) -> Cauldron {
        let c = Components::printed();
        let start = Cauldron::start(c, &Options::default(), &mut Fast::new(1), &mut ());
        let mut record = start.unwrap_or_else(|never| match never {}).record();
        (record.agenda, record.phase) = (Vec::new(), "german".into());
        (record.ssi, record.supply, record.ip, record.final_offensive) = (10, 10, 6, 4);
        (record.luftwaffe, record.relief_commitment) = (Some("average".into()), Some("average".into()));
        (record.held, record.this_turn, record.lasting) = (Vec::new(), TurnRecord::default(), Lasting::default());
        (record.pile, record.shuffled, record.removed) = ((1..=25).collect(), (1..=25).collect(), Vec::new());
        change(&mut record);
        Cauldron::restore(c, &record).unwrap_or_else(|broken| panic!("{broken}"))
    }

    /// The chance on the button of the last of these actions; those before it take no dice.
    fn hope(mut game: Cauldron, actions: &str) -> Option<f64> {
        let mut all: Vec<&str> = actions.split(';').map(str::trim).collect();
        let last = all.pop().expect("an action");
        let read = |action| Cauldron::read(Components::printed(), action).expect("notation");
        for action in all {
            game.apply(read(action), &mut Fast::new(1), &mut ()).unwrap_or_else(|never| match never {});
        }
        let odds = game.odds(read(last)).expect("few outcomes");
        Odds::hope(odds.iter().map(|(upshot, ratio)| (CauldronGuide::hoped(upshot), ratio.value())))
    }

    /// So many of the faces of a die, or of the cards of the pile.
    fn of(all: u8, good: impl Fn(u8) -> bool) -> f64 {
        f64::from(u8::try_from((1..=all).filter(|n| good(*n)).count()).expect("few")) / f64::from(all)
    }

    #[track_caller]
    fn agree(found: Option<f64>, counted: f64) {
        assert!(found.is_some_and(|found| (found - counted).abs() < 1e-9), "{found:?}, counted {counted}");
    }

    #[test]
    fn the_chance_on_a_button_is_what_was_counted() {
        // Table E: a Retreat from 7 on; supply and armor add.
        agree(hope(german(|_| {}), "attack 11; with 44-INF; commit 2; resolve"), of(6, |die| die + 2 >= 7));
        agree(hope(german(|_| {}), "attack 11; with 29-MOT; commit 0; resolve"), of(6, |die| die + 1 >= 7));
        agree(hope(german(|_| {}), "attack 11; with 44-INF; commit 0; resolve"), 0.0);
        // Table D: HQ Politics is not what an Appeal is made for.
        agree(hope(german(|_| {}), "appeal freedom"), of(6, |die| die >= 5));
        agree(hope(german(|_| {}), "appeal airlift"), of(6, |die| die >= 2));
        agree(hope(german(|_| {}), "appeal conference"), of(6, |die| die >= 4));
        // Tactical Attacks, by the random numbers of the cards: 7 to 10, above them while the SSI is at least the turn.
        let random = [7, 12, 4, 10, 1, 9, 3, 11, 6, 2, 8, 5, 13, 7, 10, 1, 12, 4, 9, 6, 11, 3, 8, 5, 2];
        let card = |n: u8| random[usize::from(n) - 1];
        agree(hope(german(|_| {}), "tactical"), of(25, |n| card(n) >= 7));
        agree(hope(german(|r| (r.turn, r.ssi) = (9, 3)), "tactical"), of(25, |n| (7..=10).contains(&card(n))));
        agree(hope(german(|r| r.final_offensive = 0), "tactical"), 0.0);
        // Table F on the row of an Average commitment.
        agree(hope(german(|r| r.relief = "box 2".into()), "resolve; relief"), of(6, |die| die >= 5));
        // Table G: NE, and DX against a division at full strength.
        let soviet = |r: &mut Record| (r.phase, r.stake) = ("soviet".into(), vec![22, 38]);
        agree(hope(german(soviet), "strike 22; from 11"), of(6, |die| [1, 2, 3, 5].contains(&die)));
    }
}
