//! Prompts: what to decide now.

use cauldron::components::{Area, Commitment, Unit};
use cauldron::{Action, Cauldron, Phase, Place, ReliefAt, Sight, Step};
use guide::Choice;
use guide::{Scene, Speaks};

use crate::CauldronGuide;
use crate::names::Speaker;
use crate::words::{Says, Words};

/// Phase, prompt and the given actions with their labels.
pub(super) fn scene(game: Sight<'_>, actions: &[Action], words: Words) -> Scene {
    let table = Table { game, s: Speaker { c: game.pack(), words }, legal: game.legal() };
    let choice = |&action| Choice::of::<Cauldron>(table.s.c, action, table.label(action), table.touches(action));
    Scene { phase: phase(game, words), prompt: table.prompt(), choices: actions.iter().map(choice).collect() }
}

/// The name of the phase.
pub(super) fn phase(game: Sight<'_>, words: Words) -> String {
    let say = words.say();
    match game.phase() {
        Phase::SetUp => say.cauldron_phase_set_up(),
        Phase::Strategic => say.cauldron_phase_strategic(),
        Phase::Upkeep => say.cauldron_phase_upkeep(),
        Phase::German => say.cauldron_phase_german(),
        Phase::Soviet => say.cauldron_phase_soviet(),
        Phase::Evaluation => say.cauldron_phase_evaluation(),
        Phase::Over => say.cauldron_phase_over(),
    }
}

/// The position as it lies on the table.
pub(super) struct Table<'a> {
    pub(super) game: Sight<'a>,
    pub(super) s: Speaker,
    pub(super) legal: Vec<Action>,
}

impl Table<'_> {
    fn prompt(&self) -> String {
        if let Some(outcome) = self.game.outcome() {
            return CauldronGuide::ending(self.s.c, self.game.options(), &outcome, self.s.words);
        }
        self.game.decision().map_or_else(String::new, |decision| self.decide(decision))
    }

    /// What a decision asks.
    fn decide(&self, decision: Step) -> String {
        let (game, s, say) = (self.game, &self.s, self.s.words.say());
        match decision {
            Step::Modifier(column) => say.cauldron_prompt_modifier(game.modifiers_left(), s.column(column)),
            Step::GiveUp => say.cauldron_prompt_give_up(),
            Step::Deplete(more) => say.cauldron_prompt_deplete(more),
            Step::PlaceDrawn => say.cauldron_prompt_place_drawn(self.area(game.stake().first())),
            Step::PlaceUnits => say.cauldron_prompt_place_units(self.unit(game.units_at(Place::TO_PLACE).first())),
            Step::PlacePdms => {
                let (active, inactive) = game.pdms_to_place();
                say.cauldron_prompt_place_pdms(active, inactive)
            }
            Step::Officers => say.cauldron_prompt_officers(),
            Step::FreePdm(more) => say.cauldron_prompt_free_pdm(more),
            Step::Deactivate(more) => say.cauldron_prompt_deactivate(more),
            Step::FreeBattlegroup(_) => say.cauldron_prompt_free_battlegroup(),
            Step::Recover(more) => say.cauldron_prompt_recover(more),
            Step::TakeCouncil => say.cauldron_prompt_take_council(),
            Step::Upkeep => say.cauldron_prompt_upkeep(game.units_in_play().len(), game.supply()),
            Step::Unsupplied(more) => say.cauldron_prompt_unsupplied(more),
            Step::UpkeepLoss(more) => say.cauldron_prompt_upkeep_loss(more),
            Step::Actions => say.cauldron_prompt_actions(game.attacks().len(), game.initiative_points(), game.supply()),
            Step::Destination(unit) => {
                say.cauldron_prompt_destination(s.unit(unit), s.place(game.place_of(unit)), game.tally())
            }
            Step::Build(_) => say.cauldron_prompt_build(),
            Step::Activate(_) => say.cauldron_prompt_activate(),
            Step::Battlegroup => say.cauldron_prompt_battlegroup(),
            Step::Plan => say.cauldron_prompt_plan(),
            Step::Attackers(target) => match game.attackers_of(target) {
                units if units.is_empty() => say.cauldron_prompt_attackers_none(s.place(target)),
                units => say.cauldron_prompt_attackers(s.place(target), s.units(units)),
            },
            Step::Combat => say.cauldron_prompt_combat(),
            Step::SovietRetreat(from) => say.cauldron_prompt_soviet_retreat(s.area(from)),
            Step::Advance(target) => match game.picked() {
                units if units.is_empty() => say.cauldron_prompt_advance_none(s.place(target)),
                units => say.cauldron_prompt_advance(s.place(target), s.units(units)),
            },
            Step::Relief => self.relief(),
            Step::ReliefRetreat => say.cauldron_prompt_relief_retreat(),
            Step::EndGerman => say.cauldron_prompt_end_german(),
            Step::AnyThree(more) => say.cauldron_prompt_any_three(more),
            Step::Strikes => say.cauldron_prompt_strikes(game.stake().len()),
            Step::Striker(area) => say.cauldron_prompt_striker(s.area(area)),
            Step::Defeat => {
                let area = game.strike().map(|strike| strike.target);
                let units = area.map(|area| game.units_in(area)).unwrap_or_default();
                say.cauldron_prompt_defeat(self.area(area), s.units(units))
            }
            Step::FollowUp => say.cauldron_prompt_follow_up(self.area(game.strike().map(|strike| strike.from))),
            Step::UnitStrikes => say.cauldron_prompt_unit_strikes(game.waiting().len()),
            Step::UnitDefeat(unit) => say.cauldron_prompt_unit_defeat(s.unit(unit)),
            Step::KeyArea => say.cauldron_prompt_key_area(),
            Step::Flee => say.cauldron_prompt_flee(self.unit(game.waiting().first())),
            Step::Rumor => {
                let rumor = game.rumor().map_or_else(|| say.cauldron_none(), |rumor| s.rumor(rumor).into());
                say.cauldron_prompt_rumor(rumor)
            }
            // Steps without a decision are carried out as soon as they are next.
            Step::SetUpRolls
            | Step::DrawPlacement
            | Step::WhatIf
            | Step::Begin
            | Step::Event
            | Step::Effect(..)
            | Step::Weather
            | Step::Commitments
            | Step::Initiative
            | Step::Airlift
            | Step::UpkeepRoll
            | Step::FillGaps
            | Step::Status
            | Step::Targets
            | Step::AfterStrike
            | Step::Situation
            | Step::CollapseCheck
            | Step::EndTurn => String::new(),
        }
    }

    fn relief(&self) -> String {
        let say = self.s.words.say();
        let level = say.cauldron_commitment(self.game.relief_commitment().unwrap_or(Commitment::Weak).id());
        let (at, letter) = self.game.relief_force();
        match at {
            ReliefAt::Box(_) => say.cauldron_prompt_relief(level, self.s.relief_at(at, letter)),
            ReliefAt::Map(_) => say.cauldron_prompt_relief_map(level, self.s.relief_at(at, letter)),
        }
    }

    fn area(&self, area: Option<Area>) -> String {
        area.map_or_else(|| self.s.words.say().cauldron_none(), |area| self.s.area(area))
    }

    fn unit(&self, unit: Option<Unit>) -> &'static str {
        unit.map_or("", |unit| self.s.unit(unit))
    }
}
