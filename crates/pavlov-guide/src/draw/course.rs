//! The gauges that are always visible, and the sequence of play.

use guide::board::{Gauge, Stage};
use pavlov::components::Token;
use pavlov::{Decision, Phase, Sight, TacticsVariant};

use super::desk::Desk;
use crate::words::{Says, Words};

/// The numbers always in sight.
pub(super) fn gauges(desk: &Desk) -> Vec<Gauge> {
    let (say, game) = (desk.words.say(), desk.game);
    let gauge = |label: String, value: String, element: Option<&str>| Gauge {
        element: element.map(Into::into),
        ..Gauge::new(label, value)
    };
    let have = |token: Token| game.tokens(token)[0];
    let left = u32::from(desk.c.numbers.turns).saturating_sub(game.turn());
    let mut gauges = vec![
        gauge(say.pavlov_gauge_turns_left(), left.to_string(), Some("pile wehrmacht")),
        gauge(say.pavlov_gauge_score(), desk.points(game.score()), None),
    ];
    match game.phase() {
        Some(Phase::SovietCards) => {
            gauges.push(gauge(say.pavlov_gauge_actions(), game.actions_left().to_string(), None));
        }
        Some(Phase::Wehrmacht) => {
            gauges.push(gauge(say.pavlov_gauge_reveal(), game.cards_left().to_string(), None));
        }
        Some(Phase::SovietCounters) => {
            gauges.push(gauge(say.pavlov_gauge_moves(), game.moves_left().to_string(), None));
            gauges.push(gauge(say.pavlov_gauge_actions(), game.actions_left().to_string(), None));
        }
        _ => {}
    }
    let food = format!("{} / {}", have(Token::Food), game.meal().need);
    gauges.push(gauge(desk.token(Token::Food).into(), food, Some("token food")));
    for token in [Token::Suppression, Token::FirstAid] {
        let element = format!("token {}", token.id());
        gauges.push(gauge(desk.token(token).into(), have(token).to_string(), Some(&element)));
    }
    if let Some(turn) = game.next_resupply() {
        gauges.push(gauge(say.pavlov_gauge_resupply(), turn.to_string(), Some("card resupply")));
    }
    gauges
}

/// The sequence of play of a turn.
pub(super) fn sequence(game: Sight<'_>, words: Words) -> Vec<Stage> {
    let (say, options, phase) = (words.say(), game.options(), game.phase());
    let stage = |name: String, rule: &'static str, here: bool| Stage { name, rule, here };
    let laying = matches!(game.decision(), Some(Decision::LayTactic(_)));
    let moving = matches!(
        game.decision(),
        Some(
            Decision::Moves(_)
                | Decision::MoveTo(_)
                | Decision::MoveWeapon(_)
                | Decision::MoveReplace(_)
                | Decision::Displaced(_)
                | Decision::DisplacedWeapon(_)
        )
    );
    let counters = phase == Some(Phase::SovietCounters);
    let mut stages = Vec::with_capacity(8);
    if options.competitive() {
        let planning = phase == Some(Phase::Planning);
        stages.push(stage(say.pavlov_stage_orders(), "p30-planning", planning && !laying));
        stages.push(stage(say.pavlov_stage_lay_tactic(), "p30-planning", laying));
    }
    stages.push(stage(say.pavlov_stage_draw(), "p5-draw", false));
    stages.push(stage(say.pavlov_stage_cards(), "p5-actions", phase == Some(Phase::SovietCards)));
    if options.competitive() || options.tactics != TacticsVariant::None {
        stages.push(stage(say.pavlov_stage_tactics(), "p28-tactics", false));
    }
    stages.push(stage(say.pavlov_stage_wehrmacht(), "p9-wehrmacht-phase", phase == Some(Phase::Wehrmacht)));
    stages.push(stage(say.pavlov_stage_moves(), "p19-move", counters && moving));
    stages.push(stage(say.pavlov_stage_actions(), "p19-counter-phase", counters && !moving));
    stages.push(stage(say.pavlov_stage_end(), "p24-end-of-phase", false));
    if phase == Some(Phase::Ending) || game.turn() >= u32::from(game.pack().numbers.turns) {
        stages.push(stage(say.pavlov_stage_last_raid(), "p26-end", phase == Some(Phase::Ending)));
    }
    stages
}
