//! Prompts: what to decide now.

use cauldron::components::{Area, Unit, Units};
use cauldron::{Action, Cauldron, Place, Record, ReliefAt};
use kurgan_core::{Game, Id};

use super::Speaker;
use crate::CauldronGuide;
use crate::words::{Says, Words};
use guide::Choice;
use guide::{Scene, Speaks};

/// The modifiers to give out in a variable set-up (p12-variable-setup).
const MODIFIERS: u8 = 4;

/// Phase, prompt and the given actions with their labels.
pub(super) fn scene(game: &Cauldron, actions: &[Action], words: Words) -> Scene {
    let table = Table::new(game, words);
    let choices = actions.iter().map(|&action| Choice {
        action: action.write(table.s.c),
        label: table.label(action),
        touches: table.touches(action),
        resign: Cauldron::resigns(action),
    });
    Scene { phase: phase(game, words), prompt: table.prompt(), choices: choices.collect() }
}

/// The name of the phase.
pub(super) fn phase(game: &Cauldron, words: Words) -> String {
    let say = words.say();
    match game.phase() {
        "set_up" => say.cauldron_phase_set_up(),
        "strategic" => say.cauldron_phase_strategic(),
        "upkeep" => say.cauldron_phase_upkeep(),
        "german" => say.cauldron_phase_german(),
        "soviet" => say.cauldron_phase_soviet(),
        "evaluation" => say.cauldron_phase_evaluation(),
        _ => say.cauldron_phase_over(),
    }
}

/// The position as it lies on the table.
pub(super) struct Table<'a> {
    pub(super) game: &'a Cauldron,
    pub(super) record: Record,
    pub(super) s: Speaker,
    pub(super) legal: Vec<Action>,
}

impl<'a> Table<'a> {
    fn new(game: &'a Cauldron, words: Words) -> Self {
        let mut legal = Vec::with_capacity(64);
        game.legal(&mut legal);
        Self { game, record: game.record(), s: Speaker { c: game.pack(), words }, legal }
    }

    /// The decision to make, and what it is about.
    pub(super) fn step(&self) -> (&str, &str) {
        let step = self.record.agenda.last().map_or("", String::as_str);
        step.split_once(' ').unwrap_or((step, ""))
    }

    pub(super) fn set(&self, names: &[String]) -> Units {
        names.iter().filter_map(|name| self.s.c.unit_named(name)).collect()
    }

    /// The units designated against a target.
    fn attackers(&self, target: Place) -> Units {
        let all = (0..self.s.c.units.len()).map(Unit::from_index);
        all.filter(|&unit| self.game.target_of(unit) == Some(target)).collect()
    }

    fn numbered(&self, number: u8) -> String {
        Area::numbered(number).map_or_else(|| self.s.words.say().cauldron_none(), |area| self.s.area(area))
    }

    fn prompt(&self) -> String {
        if let Some(outcome) = self.game.outcome() {
            return CauldronGuide::ending(self.s.c, self.game.options(), &outcome, self.s.words);
        }
        let (step, about) = self.step();
        self.prompt_set_up(step, about)
            .or_else(|| self.prompt_strategic(step, about))
            .or_else(|| self.prompt_german(step, about))
            .unwrap_or_else(|| self.prompt_soviet(step, about))
    }

    fn prompt_set_up(&self, step: &str, about: &str) -> Option<String> {
        let (say, record) = (self.s.words.say(), &self.record);
        let first = |names: &[String]| names.first().cloned().unwrap_or_default();
        Some(match step {
            "modifier" => {
                let given: u8 = record.preparing.as_ref().map_or(0, |preparing| preparing.modifiers.iter().sum());
                let left = MODIFIERS.saturating_sub(given);
                say.cauldron_prompt_modifier(left, self.s.column(about.parse().unwrap_or_default()))
            }
            "give_up" => say.cauldron_prompt_give_up(),
            "deplete" => say.cauldron_prompt_deplete(count(about)),
            "place_drawn" => {
                say.cauldron_prompt_place_drawn(self.numbered(record.stake.first().copied().unwrap_or_default()))
            }
            "place_units" => say.cauldron_prompt_place_units(first(&record.to_place)),
            "place_pdms" => {
                let (active, inactive) = record.preparing.as_ref().map_or((0, 0), |p| (p.active, p.inactive));
                say.cauldron_prompt_place_pdms(active, inactive)
            }
            "officers" => say.cauldron_prompt_officers(),
            "flee" => say.cauldron_prompt_flee(first(&record.waiting)),
            _ => return None,
        })
    }

    fn prompt_strategic(&self, step: &str, about: &str) -> Option<String> {
        let (say, record) = (self.s.words.say(), &self.record);
        Some(match step {
            "free_pdm" => say.cauldron_prompt_free_pdm(count(about)),
            "deactivate" => say.cauldron_prompt_deactivate(count(about)),
            "free_battlegroup" => say.cauldron_prompt_free_battlegroup(),
            "recover" => say.cauldron_prompt_recover(count(about)),
            "take_council" => say.cauldron_prompt_take_council(),
            "upkeep" => {
                let units: usize = record.units.values().map(Vec::len).sum();
                say.cauldron_prompt_upkeep(units, record.supply)
            }
            "unsupplied" => say.cauldron_prompt_unsupplied(count(about)),
            "upkeep_loss" => say.cauldron_prompt_upkeep_loss(count(about)),
            "rumor" => {
                let rumor = self.game.rumor().map_or_else(|| say.cauldron_none(), |rumor| self.s.rumor(rumor).into());
                say.cauldron_prompt_rumor(rumor)
            }
            _ => return None,
        })
    }

    fn prompt_german(&self, step: &str, about: &str) -> Option<String> {
        let (say, record) = (self.s.words.say(), &self.record);
        let place = Place::named(about);
        Some(match step {
            "actions" => say.cauldron_prompt_actions(record.attacks.len(), record.ip, record.supply),
            "destination" => {
                let from = self.s.c.unit_named(about).map(|unit| self.s.place(self.game.place_of(unit)));
                say.cauldron_prompt_destination(about, from.unwrap_or_default(), record.this_turn.tally)
            }
            "build" => say.cauldron_prompt_build(),
            "activate" => say.cauldron_prompt_activate(),
            "battlegroup" => say.cauldron_prompt_battlegroup(),
            "plan" => say.cauldron_prompt_plan(),
            "attackers" => {
                let target = place?;
                let units = self.attackers(target);
                if units.is_empty() {
                    say.cauldron_prompt_attackers_none(self.s.place(target))
                } else {
                    say.cauldron_prompt_attackers(self.s.place(target), self.s.units(units))
                }
            }
            "combat" => say.cauldron_prompt_combat(),
            "soviet_retreat" => say.cauldron_prompt_soviet_retreat(self.s.place(place?)),
            "advance" if record.picked.is_empty() => say.cauldron_prompt_advance_none(self.s.place(place?)),
            "advance" => say.cauldron_prompt_advance(self.s.place(place?), record.picked.join(", ")),
            "relief" => {
                let level = say.cauldron_commitment(record.relief_commitment.as_deref().unwrap_or("weak"));
                let (at, letter) = self.game.relief_force();
                match at {
                    ReliefAt::Box(_) => say.cauldron_prompt_relief(level, self.s.relief_at(at, letter)),
                    ReliefAt::Map(_) => say.cauldron_prompt_relief_map(level, self.s.relief_at(at, letter)),
                }
            }
            "relief_retreat" => say.cauldron_prompt_relief_retreat(),
            "end_german" => say.cauldron_prompt_end_german(),
            _ => return None,
        })
    }

    fn prompt_soviet(&self, step: &str, about: &str) -> String {
        let (say, record) = (self.s.words.say(), &self.record);
        let strike = record.strike.as_ref();
        match step {
            "any_three" => say.cauldron_prompt_any_three(count(about)),
            "strikes" => say.cauldron_prompt_strikes(record.stake.len()),
            "striker" => say.cauldron_prompt_striker(self.numbered(about.parse().unwrap_or_default())),
            "defeat" => {
                let target = strike.map_or(0, |strike| strike.target);
                let units = record.units.get(&target.to_string()).map_or(&[][..], Vec::as_slice);
                say.cauldron_prompt_defeat(self.numbered(target), self.s.units(self.set(units)))
            }
            "follow_up" => say.cauldron_prompt_follow_up(self.numbered(strike.map_or(0, |strike| strike.from))),
            "unit_strikes" => say.cauldron_prompt_unit_strikes(record.waiting.len()),
            "unit_defeat" => say.cauldron_prompt_unit_defeat(about),
            _ => say.cauldron_prompt_key_area(),
        }
    }
}

fn count(about: &str) -> u8 {
    about.parse().unwrap_or(1)
}
