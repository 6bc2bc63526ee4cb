//! The gauges that are always visible, and the sequence of play.

use guide::board::{Gauge, Stage, Track};
use pavlov::components::Token;
use pavlov::{Decision, Phase, Sight, TacticsVariant};

use super::desk::Desk;
use crate::words::{Says, Words};

/// The numbers always in sight.
pub(super) fn gauges(desk: &Desk) -> Vec<Gauge> {
    let (say, game) = (desk.words.say(), desk.game);
    let [food, suppression, aid] =
        [Token::Food, Token::Suppression, Token::FirstAid].map(|token| game.tokens(token)[0]);
    let mut gauges = vec![turns(desk)];
    let mut left = |label: String, count: u8| gauges.push(Gauge::new(label, count));
    match game.phase() {
        Some(Phase::SovietCards) => left(say.pavlov_gauge_actions(), game.actions_left()),
        Some(Phase::Wehrmacht) => left(say.pavlov_gauge_reveal(), game.cards_left()),
        Some(Phase::SovietCounters) => {
            left(say.pavlov_gauge_moves(), game.moves_left());
            left(say.pavlov_gauge_actions(), game.actions_left());
        }
        _ => {}
    }
    let level = game.award().map_or("", |award| desk.words.name(&award.level));
    gauges.push(Gauge::new(say.pavlov_gauge_score(), desk.points(game.score())).note(level));
    let (meal, each) = (game.meal(), desk.c.numbers.per_food);
    gauges.push(
        Gauge::new(say.pavlov_gauge_token(Token::Food.id()), format!("{food}/{}", meal.need))
            .note(say.pavlov_gauge_feeds(food.saturating_mul(each), meal.mouths))
            .element("token food")
            .symbol("pv-t-food"),
    );
    for (token, count, symbol) in
        [(Token::Suppression, suppression, "pv-t-suppression"), (Token::FirstAid, aid, "pv-t-first_aid")]
    {
        let gauge = Gauge::new(say.pavlov_gauge_token(token.id()), count).note(say.pavlov_gauge_in_supplies());
        gauges.push(gauge.element(format!("token {}", token.id())).symbol(symbol));
    }
    gauges
}

/// The turn of all there are, the next one with a Resupply card marked as far as it is known.
fn turns(desk: &Desk) -> Gauge {
    let (say, turn, all) = (desk.words.say(), desk.game.turn(), desk.c.numbers.turns);
    let resupply = desk.game.next_resupply();
    let gauge = Gauge::new(say.pavlov_gauge_turn(), say.pavlov_gauge_turn_of(turn, all))
        .element("pile wehrmacht")
        .note(resupply.map_or_else(String::new, |turn| say.pavlov_gauge_resupply(turn)));
    let filled = u8::try_from(turn).unwrap_or(u8::MAX).min(all);
    let marks = resupply.and_then(|turn| u8::try_from(turn).ok()).into_iter().collect();
    gauge.track(Track::Cells { filled, of: all, marks, danger: 0 })
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
