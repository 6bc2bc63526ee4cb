//! The gauges that are always visible, and the sequence of play.

use cauldron::components::{Commitment, Weather};
use cauldron::{Held, Step};
use guide::board::{Gauge, Stage, Track};

use super::desk::Desk;
use crate::words::Says;

const SET_UP: &str = "set_up";
const RUMOR: &str = "rumor";

/// The numbers of the Final Offensive track; at the last one it is launched (p5-launch).
const OFFENSIVE: u8 = 8;
/// The numbers of the Strategic Situation Index (p1-ssi).
const SSI: u8 = 10;

/// The sequence of play (p2-sequence): each stage's word and its rule.
const SEQUENCE: [(&str, &str); 17] = [
    (SET_UP, "p12-variable-setup"),
    ("event", "p2-random-event"),
    ("weather", "p2-weather"),
    ("commitments", "p2-commitment"),
    ("initiative", "p2-initiative"),
    ("airlift", "p2-airlift"),
    ("upkeep", "p2-upkeep"),
    ("actions", "p3-actions"),
    ("attacks", "p4-regular-attack"),
    ("relief", "p5-relief-attack"),
    ("offensive", "p5-offensive-status"),
    ("targets", "p5-targets"),
    ("strikes", "p5-soviet-attacks"),
    ("situation", "p6-ssi-roll"),
    ("collapse", "p6-collapse"),
    ("end", "p6-end"),
    (RUMOR, "p11-rumors"),
];

/// The stage of the game that a step belongs to, by its word.
const fn stage(step: Step) -> &'static str {
    match step {
        Step::Modifier(_)
        | Step::SetUpRolls(_)
        | Step::GiveUp(_)
        | Step::Deplete(_)
        | Step::DrawPlacement(_)
        | Step::PlaceDrawn(_)
        | Step::PlaceUnits(_)
        | Step::PlacePdms(_)
        | Step::WhatIf(_)
        | Step::Officers(_)
        | Step::Begin(_) => SET_UP,
        Step::RandomEvent(_)
        | Step::Effect(_)
        | Step::FreePdm(_)
        | Step::Deactivate(_)
        | Step::FreeBattlegroup(_)
        | Step::Recover(_) => "event",
        Step::Weather(_) => "weather",
        Step::Commitments(_) | Step::TakeCouncil(_) => "commitments",
        Step::Initiative(_) => "initiative",
        Step::Airlift(_) => "airlift",
        Step::Upkeep(_) | Step::Unsupplied(_) | Step::UpkeepRoll(_) | Step::UpkeepLoss(_) => "upkeep",
        Step::Actions(_)
        | Step::Destination(_)
        | Step::Build(_)
        | Step::Activate(_)
        | Step::Battlegroup(_)
        | Step::Plan(_)
        | Step::Attackers(_) => "actions",
        Step::Combat(_) | Step::SovietRetreat(_) | Step::Advance(_) | Step::FillGaps(_) => "attacks",
        Step::Relief(_) | Step::ReliefRetreat(_) | Step::EndGerman(_) => "relief",
        Step::Status(_) => "offensive",
        Step::SovietTargets(_) | Step::AnyThree(_) => "targets",
        Step::Strikes(_)
        | Step::Striker(_)
        | Step::Defeat(_)
        | Step::AfterStrike(_)
        | Step::FollowUp(_)
        | Step::UnitStrikes(_)
        | Step::UnitDefeat(_) => "strikes",
        Step::Situation(_) => "situation",
        Step::CollapseCheck(_) | Step::KeyArea(_) | Step::Flee(_) => "collapse",
        Step::EndTurn(_) => "end",
        Step::Rumor(_) => RUMOR,
    }
}

impl Desk<'_> {
    pub(super) fn gauges(&self) -> Vec<Gauge> {
        let say = self.words.say();
        let (game, last) = (self.game, self.c.setup.last_turn);
        let gauge =
            |id: &str, value: String| Gauge::new(say.cauldron_track_short(id), value).element(format!("track {id}"));
        let cells = |filled: u8, of: u8, marks: &[u8], danger: u8| Track::Cells {
            filled: filled.min(of),
            of,
            marks: marks.to_vec(),
            danger,
        };
        let sky = match game.weather() {
            Weather::Fair => "cd-sun",
            Weather::Poor => "cd-snow",
        };
        let (units, hungry) = (game.units_in_play().len(), usize::from(game.unsupplied_at(game.supply())));
        let offensive = match game.launched() {
            Some(_) => say.cauldron_note_offensive_on(),
            None if game.holds(Held::ZhukovDead) => say.cauldron_note_offensive_never(),
            None => say.cauldron_note_offensive(),
        };
        let collapse = game.is_offensive_on();
        let morale = if collapse { say.cauldron_note_collapse() } else { say.cauldron_note_morale(game.income()) };
        let index = match game.launched() {
            Some(_) => format!("{OFFENSIVE}/{OFFENSIVE}"),
            None => format!("{}/{OFFENSIVE}", game.offensive_index()),
        };
        let turn = Gauge::new(say.cauldron_track_short("turn"), format!("{}/{last}", game.turn()))
            .note(self.now().map(|step| say.cauldron_step_name(stage(step))).unwrap_or_default())
            .track(cells(game.turn().div_ceil(2), last.div_ceil(2), &[], 0));
        let commitment = |id: &str, level: Option<Commitment>, symbol: &'static str| {
            let of = level.map_or(0, |level| 1 + level as u8);
            let gauge = Gauge { note: self.level(level), ..gauge(id, String::new()) };
            gauge.track(cells(of, 3, &[], 0)).symbol(symbol)
        };
        // What is spent first: where there is no room, the end of the row is out of sight.
        vec![
            turn,
            gauge("supply", game.supply().to_string())
                .note(say.cauldron_note_supply(units.saturating_sub(hungry), units))
                .track(cells(game.supply().div_ceil(2), 10, &[], 0)),
            gauge("ip", game.initiative_points().to_string()).note(say.cauldron_note_ip()).track(cells(
                game.initiative_points(),
                8,
                &[],
                0,
            )),
            gauge("morale", game.morale().to_string()).note(morale).track(cells(game.morale().div_ceil(5), 8, &[], 4)),
            gauge("wounded", game.wounded().to_string()).note(say.cauldron_note_wounded()).track(cells(
                game.wounded() / 5,
                4,
                &[4],
                0,
            )),
            gauge("ssi", game.ssi().to_string()).note(say.cauldron_note_ssi()).track(cells(game.ssi(), SSI, &[], 1)),
            gauge("final_offensive", index).note(offensive).track(cells(
                game.offensive_index(),
                OFFENSIVE,
                &[OFFENSIVE],
                0,
            )),
            Gauge { note: say.cauldron_weather_name(game.weather().id()), ..gauge("weather", String::new()) }
                .symbol(sky),
            commitment("luftwaffe", game.luftwaffe(), "cd-plane"),
            commitment("relief", game.relief_commitment(), "cd-tank"),
        ]
    }

    pub(super) fn sequence(&self) -> Vec<Stage> {
        let now = self.now().map(stage);
        let stages = SEQUENCE.into_iter().filter(|(id, _)| match *id {
            SET_UP => now == Some(SET_UP),
            RUMOR => self.game.options().rumors,
            _ => true,
        });
        let each = stages.map(|(id, rule)| Stage {
            name: self.words.say().cauldron_step_name(id),
            rule,
            here: now == Some(id),
        });
        each.collect()
    }

    /// The step that the game is at.
    fn now(&self) -> Option<Step> {
        match self.game.agenda() {
            // A battlegroup may be raised in the middle of other steps: then the one beneath counts.
            [.., beneath, Step::Battlegroup(_)] => Some(*beneath),
            agenda => agenda.last().copied(),
        }
    }
}
