//! Prompts: the current decision.

use cauldron::components::{Area, Commitment, Unit};
use cauldron::{Action, Cauldron, Phase, Place, ReliefAt, Sight, Step};
use guide::Choice;
use guide::{Scene, Speaks};

use crate::CauldronGuide;
use crate::names::Speaker;
use crate::words::{Says, Words};

/// Phase, prompt and the given actions with their labels.
pub(super) fn scene(game: Sight<'_>, actions: &[Action], words: Words) -> Scene {
    let teller = Teller { game, s: Speaker { c: game.pack(), words }, legal: game.legal() };
    let choice = |&action| Choice::of::<Cauldron>(teller.s.c, action, teller.label(action), teller.touches(action));
    Scene { phase: phase(game, words), prompt: teller.prompt(), choices: actions.iter().map(choice).collect() }
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

/// The points of initiative that nothing can be done with once the actions have ended (p3-actions).
pub(super) fn lost(game: Sight<'_>, words: Words) -> Option<String> {
    let points = game.initiative_points();
    let is_acting = matches!(game.decision(), Some(Step::Actions(_)));
    (is_acting && points > 0).then(|| words.say().cauldron_left(points))
}

/// The position, and the words for it.
pub(super) struct Teller<'a> {
    pub(super) game: Sight<'a>,
    pub(super) s: Speaker,
    pub(super) legal: Vec<Action>,
}

impl Teller<'_> {
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
            Step::Modifier(step) => say.cauldron_prompt_modifier(game.modifiers_left(), s.column(step.column)),
            Step::GiveUp(_) => say.cauldron_prompt_give_up(),
            Step::Deplete(step) => say.cauldron_prompt_deplete(step.more),
            Step::PlaceDrawn(_) => say.cauldron_prompt_place_drawn(self.area(game.stake().first())),
            Step::PlaceUnits(_) => say.cauldron_prompt_place_units(self.unit(game.units_at(Place::TO_PLACE).first())),
            Step::PlacePdms(_) => {
                let (active, inactive) = game.pdms_to_place();
                if active + inactive == 0 {
                    return say.cauldron_prompt_pdms_placed();
                }
                say.cauldron_prompt_place_pdms(active, inactive)
            }
            Step::Officers(_) => say.cauldron_prompt_officers(),
            Step::FreePdm(step) => say.cauldron_prompt_free_pdm(step.more),
            Step::Deactivate(step) => say.cauldron_prompt_deactivate(step.more),
            Step::FreeBattlegroup(_) => say.cauldron_prompt_free_battlegroup(),
            Step::Recover(step) => say.cauldron_prompt_recover(step.more),
            Step::TakeCouncil(_) => say.cauldron_prompt_take_council(),
            Step::Upkeep(_) => say.cauldron_prompt_upkeep(game.units_in_play().len(), game.supply()),
            Step::Unsupplied(step) => say.cauldron_prompt_unsupplied(step.more),
            Step::UpkeepLoss(step) => say.cauldron_prompt_upkeep_loss(step.more),
            Step::Actions(_) => {
                say.cauldron_prompt_actions(game.attacks().len(), game.initiative_points(), game.supply())
            }
            Step::Destination(step) => {
                say.cauldron_prompt_destination(s.called(step.unit), s.place(game.place_of(step.unit)), game.tally())
            }
            Step::Build(_) => say.cauldron_prompt_build(),
            Step::Activate(_) => say.cauldron_prompt_activate(),
            Step::Battlegroup(_) => say.cauldron_prompt_battlegroup(),
            Step::Plan(_) => say.cauldron_prompt_plan(),
            Step::Attackers(step) => match game.attackers_of(step.target) {
                units if units.is_empty() => say.cauldron_prompt_attackers_none(s.place(step.target)),
                units => say.cauldron_prompt_attackers(s.place(step.target), s.units(units)),
            },
            Step::Combat(_) => say.cauldron_prompt_combat(),
            Step::SovietRetreat(step) => say.cauldron_prompt_soviet_retreat(s.area(step.from)),
            Step::Advance(step) => match game.picked() {
                units if units.is_empty() => say.cauldron_prompt_advance_none(s.place(step.target)),
                units => say.cauldron_prompt_advance(s.place(step.target), s.units(units)),
            },
            Step::Relief(_) => self.relief(),
            Step::ReliefRetreat(_) => say.cauldron_prompt_relief_retreat(),
            Step::EndGerman(_) => say.cauldron_prompt_end_german(),
            Step::AnyThree(step) => say.cauldron_prompt_any_three(step.more),
            Step::Strikes(_) => say.cauldron_prompt_strikes(game.stake().len()),
            Step::Striker(step) => say.cauldron_prompt_striker(s.area(step.target)),
            Step::Defeat(_) => {
                let area = game.strike().map(|strike| strike.target);
                let units = area.map(|area| game.units_in(area)).unwrap_or_default();
                say.cauldron_prompt_defeat(self.area(area), s.units(units))
            }
            Step::FollowUp(_) => say.cauldron_prompt_follow_up(self.area(game.strike().map(|strike| strike.from))),
            Step::UnitStrikes(_) => say.cauldron_prompt_unit_strikes(game.waiting().len()),
            Step::UnitDefeat(step) => say.cauldron_prompt_unit_defeat(s.called(step.unit)),
            Step::KeyArea(_) => say.cauldron_prompt_key_area(),
            Step::Flee(_) => say.cauldron_prompt_flee(self.unit(game.waiting().first())),
            Step::Rumor(_) => {
                let rumor = game.rumor().map_or_else(|| say.cauldron_none(), |rumor| s.rumor(rumor).into());
                say.cauldron_prompt_rumor(rumor)
            }
            // Steps without a decision are carried out as soon as they are next.
            Step::SetUpRolls(_)
            | Step::DrawPlacement(_)
            | Step::WhatIf(_)
            | Step::Begin(_)
            | Step::RandomEvent(_)
            | Step::Effect(_)
            | Step::Weather(_)
            | Step::Commitments(_)
            | Step::Initiative(_)
            | Step::Airlift(_)
            | Step::UpkeepRoll(_)
            | Step::FillGaps(_)
            | Step::Status(_)
            | Step::SovietTargets(_)
            | Step::AfterStrike(_)
            | Step::Situation(_)
            | Step::CollapseCheck(_)
            | Step::EndTurn(_) => String::new(),
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

    fn unit(&self, unit: Option<Unit>) -> String {
        unit.map_or_else(String::new, |unit| self.s.called(unit))
    }
}
