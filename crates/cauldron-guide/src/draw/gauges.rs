//! The numbers that are always in sight, and the sequence of play.

use kurgan_core::Game;

use super::desk::Desk;
use crate::words::Says;
use guide::board::{Gauge, Stage};

/// The steps of a turn: the word, the rule, and the steps of the agenda that belong to it (p2-sequence).
const STEPS: [(&str, &str, &[&str]); 16] = [
    ("event", "p2-random-event", &["event", "effect", "free_pdm", "deactivate", "free_battlegroup", "recover"]),
    ("weather", "p2-weather", &["weather"]),
    ("commitments", "p2-commitment", &["commitments", "take_council"]),
    ("initiative", "p2-initiative", &["initiative"]),
    ("airlift", "p2-airlift", &["airlift"]),
    ("upkeep", "p2-upkeep", &["upkeep", "unsupplied", "upkeep_roll", "upkeep_loss"]),
    ("actions", "p3-actions", &["actions", "destination", "build", "activate", "battlegroup", "plan", "attackers"]),
    ("attacks", "p4-regular-attack", &["combat", "soviet_retreat", "advance", "fill_gaps"]),
    ("relief", "p5-relief-attack", &["relief", "relief_retreat", "end_german"]),
    ("offensive", "p5-offensive-status", &["status"]),
    ("targets", "p5-targets", &["targets", "any_three"]),
    (
        "strikes",
        "p5-soviet-attacks",
        &["strikes", "striker", "defeat", "after_strike", "follow_up", "unit_strikes", "unit_defeat"],
    ),
    ("situation", "p6-ssi-roll", &["situation"]),
    ("collapse", "p6-collapse", &["collapse_check", "key_area", "flee"]),
    ("end", "p6-end", &["end_turn"]),
    ("rumor", "p11-rumors", &["rumor"]),
];
/// Steps before the first turn.
const SET_UP: (&str, &str, &[&str]) = (
    "set_up",
    "p12-variable-setup",
    &[
        "modifier",
        "set_up_rolls",
        "give_up",
        "deplete",
        "draw_placement",
        "place_drawn",
        "place_units",
        "place_pdms",
        "what_if",
        "officers",
        "begin",
    ],
);

impl Desk<'_> {
    pub(super) fn gauges(&self) -> Vec<Gauge> {
        let r = &self.record;
        let gauge = |id: &str, value: String| Gauge {
            label: self.tongue.say().cauldron_track_short(id),
            value,
            element: Some(format!("track {id}")),
        };
        // The turn stands before them on every page.
        vec![
            gauge("ssi", r.ssi.to_string()),
            gauge("morale", r.morale.to_string()),
            gauge("supply", r.supply.to_string()),
            gauge("ip", r.ip.to_string()),
            gauge("wounded", r.wounded.to_string()),
            gauge("final_offensive", self.offensive()),
            gauge("points", self.game.points().total().to_string()),
        ]
    }

    pub(super) fn sequence(&self) -> Vec<Stage> {
        let now = self.now();
        let options = self.game.options();
        let steps = std::iter::once(&SET_UP).filter(|_| now == Some(SET_UP.0)).chain(&STEPS);
        let steps = steps.filter(|(id, ..)| options.rumors || *id != "rumor");
        let stage = |&(id, rule, _): &(&str, &'static str, &[&str])| Stage {
            name: self.tongue.say().cauldron_step_name(id),
            rule,
            here: now == Some(id),
        };
        steps.map(stage).collect()
    }

    /// The step of the turn that the game is at.
    pub(super) fn now(&self) -> Option<&'static str> {
        // A battlegroup may be raised in the middle of other steps: then the one beneath counts.
        let agenda = self.record.agenda.iter().rev();
        let words: Vec<&str> = agenda.map(|step| step.split(' ').next().unwrap_or_default()).collect();
        let word = match words[..] {
            ["battlegroup", beneath, ..] => beneath,
            [word, ..] => word,
            [] => return None,
        };
        let found = std::iter::once(&SET_UP).chain(&STEPS).find(|(_, _, steps)| steps.contains(&word));
        found.map(|(id, ..)| *id)
    }
}
