//! Invariants of every reachable position, and the checks of a written one.

use kurgan_core::{Broken, Id};

use crate::action::Action;
use crate::components::{Areas, Card, Cards, Unit, Units, WhatIf};
use crate::rules::{
    self, AREAS_PER_CHARGE, Actions, Attackers, Commitments, Decide, EndGerman, FillGaps, Flee, Happen, OUT_OF_AREA,
    Op, PlacePdms, SUPPLY_MAX, Situation, SovietTargets, TURN,
};
use crate::state::{Cauldron, Held, Place, ReliefAt, Step};

/// The end of the General Track.
const TRACK: u8 = 50;
/// Wounded run past its end, but not once more around.
const WOUNDED: u8 = 2 * TRACK;
/// The most supply that can have come: at the start with What If, and in a turn by airlift, rumor, Appeal and event.
const SUPPLY: (u32, u32) = (26, 15);
/// The most areas that the IP of a turn can pay for.
const TALLY: u8 = 2 * TRACK;
/// The most units that the variable set-up adds (p12-variable-setup).
const ADDED: usize = 3;

/// Fails with a message unless the condition holds.
macro_rules! hold {
    ($condition:expr, $($message:tt)+) => {
        if !$condition {
            return Err(Broken(format!($($message)+)));
        }
    };
}

/// Whether a step can come right before another.
struct Before {
    next: Step,
}

impl Op for Before {
    type Out = bool;

    fn decide<D: Decide>(self, step: D) -> bool {
        step.before(self.next)
    }

    fn happen<H: Happen>(self, step: H) -> bool {
        step.before(self.next)
    }
}

impl Cauldron {
    /// Every invariant.
    pub(crate) fn check_all(&self) -> Result<(), Broken> {
        self.check_tracks()?;
        self.check_cards()?;
        self.check_units()?;
        hold!(self.index == self.indexed(), "index: it does not follow from the position");
        self.check_ground()?;
        self.check_attacks()?;
        self.check_agenda()?;
        self.check_markers()?;
        self.check_leftovers()
    }

    fn check_tracks(&self) -> Result<(), Broken> {
        let last = self.c.setup.last_turn;
        hold!((1..=last).contains(&self.turn), "turn: {} is not 1 to {last}", self.turn);
        hold!(self.ssi <= 10, "ssi: {} is above 10", self.ssi);
        hold!(self.ssi > 0 || self.end.is_some(), "ssi: at 0 the game is over");
        hold!(self.index_fo <= 8, "final_offensive: {} is above 8", self.index_fo);
        hold!(
            (self.index_fo == 8) == self.offensive(),
            "final_offensive: the offensive is launched at 8 and only there"
        );
        hold!(self.launched <= self.turn, "launched: turn {} is still to come", self.launched);
        hold!(self.commit <= 2, "commit: the marker shows 1 or 2");
        hold!(self.ip <= TRACK, "ip: {} is above {TRACK}", self.ip);
        let most = SUPPLY.0 + SUPPLY.1 * u32::from(self.turn);
        hold!(u32::from(self.supply) <= most, "supply: {} is more than {most}", self.supply);
        hold!(self.wounded <= WOUNDED, "wounded: {} is above {WOUNDED}", self.wounded);
        hold!(self.evacuated <= WOUNDED, "evacuated: {} is above {WOUNDED}", self.evacuated);
        let now = &self.this_turn;
        let small = [now.ip, now.airlift, now.relief, now.appeal];
        let lasting = [self.airlift_supply, self.stalingrad_attack, self.appeals, self.attack_bonus];
        let fits = |add: &i8| add.unsigned_abs() <= TRACK;
        hold!(small.iter().chain(&lasting).all(fits), "modifiers: none is above {TRACK}");
        hold!(now.attacks <= TRACK, "this_turn: {} areas attacked", now.attacks);
        hold!(self.surrender.is_some() == (self.surrender_turn > 0), "surrender: its turn is missing");
        hold!(self.surrender_turn <= self.turn, "surrender: turn {} is still to come", self.surrender_turn);
        hold!(self.surrender.is_none() || self.end.is_some(), "surrender: nothing is left to decide");
        hold!(!self.destroyed || self.in_play().is_empty() && self.control.is_empty(), "destroyed: somebody is left");
        hold!(!self.starved || self.destroyed, "starved: somebody is left");
        let over = self.rumor.is_some_and(|rumor| self.rumor_over(rumor));
        hold!(!over, "rumor: it is over already");
        hold!(self.options.rumors || self.rumor.is_none() && self.rumors_over == 0, "rumor: the rule is not in use");
        let steps = self.agenda.steps();
        let rolled = !steps.contains(&Commitments.into()) && !self.setting_up();
        let due = rolled && self.end.is_none() && self.surrender.is_none();
        for (field, level) in [("luftwaffe", self.luftwaffe), ("relief_commitment", self.relief_commitment)] {
            hold!(!due || level.is_some(), "{field}: it has been rolled this turn");
            hold!(rolled || level.is_none(), "{field}: it is still to be rolled");
        }
        let unrated = self.setting_up() || steps.contains(&Situation.into());
        hold!(!self.this_turn.rated || !unrated, "rated: Table H is still to be rolled");
        match self.relief {
            ReliefAt::Box(number) => {
                hold!((1..=5).contains(&number), "relief: there is no box {number}");
                hold!(self.breakthrough.is_empty(), "breakthrough: the relief force has not reached the map");
            }
            ReliefAt::Map(area) => {
                hold!(self.breakthrough.has(area), "breakthrough: the marker in area {} is missing", area.number());
            }
        }
        let german = self.agenda.steps().contains(&EndGerman.into());
        hold!(!self.collapsed || !self.setting_up(), "collapsed: the game has not begun");
        hold!(self.this_turn.tally <= TALLY, "tally: {} is more than can be paid for", self.this_turn.tally);
        hold!(self.this_turn.tally == 0 || german, "tally: only in the German Phase");
        hold!(self.this_turn.dearer < 4, "dearer: nothing costs more than four times");
        let open = !self.this_turn.tally.is_multiple_of(AREAS_PER_CHARGE);
        hold!(self.this_turn.dearer == 0 || open, "dearer: the tally has nothing open");
        Ok(())
    }

    fn check_cards(&self) -> Result<(), Broken> {
        hold!(self.shuffled.within(self.c.deck), "pile: there is no such card");
        hold!(self.pile.within(self.shuffled), "pile: a card that was not shuffled in");
        hold!(self.removed.within(self.c.deck), "removed: there is no such card");
        hold!(!self.removed.meets(self.pile), "removed: a card is also in the pile");
        hold!(!self.pile.is_empty(), "pile: it is empty");
        let reshuffle: Cards = self.shuffled.into_iter().filter(|&card| self.card(card).reshuffle).collect();
        let drawn = reshuffle - self.pile;
        hold!(drawn.is_empty(), "pile: card {} is missing, which refills it", drawn.first().map_or(0, Card::number));
        let nowhere = self.c.deck - self.shuffled - self.removed;
        hold!(nowhere.is_empty(), "shuffled: card {} is missing", nowhere.first().map_or(0, Card::number));
        for card in self.removed {
            hold!(self.card(card).remove, "removed: card {} does not leave the game", card.number());
        }
        Ok(())
    }

    fn check_units(&self) -> Result<(), Broken> {
        let mut present = Units::EMPTY;
        for (n, data) in self.c.units.iter().enumerate() {
            let (unit, place, name) = (Unit::from_index(n), self.place[n], &data.id);
            let known = place.in_play() || [Place::RESERVE, Place::LOST, Place::TO_PLACE].contains(&place);
            hold!(known, "units: {name} is nowhere");
            hold!(place != Place::TO_PLACE || self.setting_up(), "units: {name} is still to be placed");
            let battlegroup = self.c.battlegroups.has(unit);
            hold!(!battlegroup || place != Place::LOST, "units: {name} can be raised again, it is not lost");
            hold!(
                place.relief_box().is_none() || self.c.divisions.has(unit),
                "units: {name} cannot be in a relief box"
            );
            if place.in_play() || place == Place::TO_PLACE {
                present.add(unit);
            }
        }
        self.check_army()?;
        hold!(self.depleted.within(present & self.c.divisions), "depleted: a unit that has no such side or is gone");
        hold!(self.weakened.within(self.depleted), "weakened: a unit that is not depleted");
        let weakened = self.weakened.len();
        hold!(weakened <= usize::from(self.steps_lost), "weakened: {weakened} divisions, fewer steps lost");
        let spare = self.place[self.c.units.len()..].iter().all(|place| *place == Place::RESERVE);
        hold!(spare, "units: there are not so many");
        let total: u32 = self.pdm.iter().map(|both| u32::from(both >> 4) + u32::from(both & 15)).sum();
        hold!(total <= u32::from(self.c.pdms), "pdm: {total} in play, there are {}", self.c.pdms);
        Ok(())
    }

    /// Nobody is missing and nobody is too many; steps are lost by those who lost them (ruling 74).
    fn check_army(&self) -> Result<(), Broken> {
        let at = |place: Place| move |unit: &Unit| self.place[unit.index()] == place;
        let units: Units = (0..self.c.units.len()).map(Unit::from_index).collect();
        let reserve: Units = units.into_iter().filter(at(Place::RESERVE)).collect();
        let missing = reserve - self.c.battlegroups - self.c.optional;
        let name = |unit: Option<Unit>| unit.map_or("", |unit| &self.c.units[unit.index()].id);
        let given_up = self.options.rolled() && missing.len() == 1 && missing.within(self.c.divisions);
        hold!(missing.is_empty() || given_up, "units: {} is nowhere", name(missing.first()));
        let added = self.c.optional - reserve;
        let most = if self.options.rolled() { ADDED } else { 0 };
        hold!(added.len() <= most, "units: {} is not part of the army", name(added.first()));
        let lost: Units = units.into_iter().filter(at(Place::LOST)).collect();
        let least = self.weakened.len() + lost.len();
        let most = least + (lost & self.c.divisions).len();
        let steps = usize::from(self.steps_lost);
        hold!((least..=most).contains(&steps), "steps_lost: {steps} is not {least} to {most}");
        let play = self.in_play();
        hold!(self.picked.within(play), "picked: {} is not in play", name((self.picked - play).first()));
        hold!(self.waiting.within(play), "waiting: {} is not in play", name((self.waiting - play).first()));
        Ok(())
    }

    fn check_ground(&self) -> Result<(), Broken> {
        let number = |areas: Areas| areas.first().map_or(0, crate::components::Area::number);
        let both = self.soviet & self.control;
        hold!(both.is_empty(), "soviet: area {} is German-controlled", number(both));
        let both = self.soviet & self.breakthrough;
        hold!(both.is_empty(), "soviet: area {} has a Breakthrough marker", number(both));
        let lost = self.index.occupied - self.control;
        hold!(lost.is_empty(), "control: area {} holds German units", number(lost));
        let stray: Areas = self.c.all.into_iter().filter(|area| self.pdm[area.index()] != 0).collect();
        let stray = stray - self.control;
        hold!(stray.is_empty(), "pdm: area {} is not German-controlled", number(stray));
        hold!(self.hits.within(self.soviet), "hits: nobody is there");
        let steps = self.agenda.steps();
        let attacks = steps.contains(&EndGerman.into()) && !steps.contains(&Actions.into());
        hold!(self.hits.is_empty() || attacks, "hits: only once the attacks are resolved");
        let placing = self.setting_up() && steps.last() != Some(&PlacePdms.into());
        if placing || self.surrender.is_some() || steps.contains(&Flee.into()) {
            return Ok(());
        }
        let vacant = self.control - self.index.occupied - self.firm();
        hold!(vacant.is_empty(), "control: vacant area {} cannot be German", number(vacant));
        // Ruling 4: outside German combat the ring is closed.
        let combat = steps.contains(&FillGaps.into()) && !steps.contains(&Actions.into());
        if !combat && self.end.is_none() {
            let gap = self.ring() - self.soviet;
            hold!(gap.is_empty(), "soviet: the ring has a gap in area {}", number(gap));
            let extra = self.soviet - self.ring();
            hold!(extra.is_empty(), "soviet: area {} is not part of the ring", number(extra));
        }
        Ok(())
    }

    /// Markers and lasting changes agree with the options and with each other.
    fn check_markers(&self) -> Result<(), Broken> {
        let options = &self.options;
        let rumors = [Held::TigerTanks, Held::ZhukovDead, Held::PrisonersWell, Held::LuftwaffeShifts, Held::Schmidt];
        let optional = rumors.map(|held| (held, options.rumors)).into_iter().chain([
            (Held::Council, options.council_of_war),
            (Held::Officers, options.what_if),
            (Held::RightHand, options.what_if),
        ]);
        for (held, used) in optional {
            hold!(used || !self.held.has(held), "held: {} is of a rule that is not in use", held.id());
        }
        let steps = self.agenda.steps();
        for (step, used) in [
            (rules::WhatIf.into(), options.what_if),
            (rules::Officers.into(), options.what_if),
            (rules::Rumor.into(), options.rumors),
            (rules::TakeCouncil.into(), options.council_of_war),
        ] {
            let step: Step = step;
            hold!(used || !steps.contains(&step), "agenda: {} is of a rule that is not in use", step.write(self.c));
        }
        // Table D: the second HQ Politics ends the Appeals for Freedom of Action and takes its bonus (ruling 26).
        let has = |held: Held| self.held.has(held);
        let over = has(Held::NoFoaAppeal);
        hold!(!over || has(Held::Politics), "held: no_foa_appeal comes after hq_politics");
        hold!(!over || !has(Held::FoaReceived), "held: no_foa_appeal and foa_received exclude each other");
        hold!(!over || !has(Held::FoaBonus), "held: no_foa_appeal takes foa_bonus");
        hold!(!has(Held::AirliftBonus) || over || has(Held::FoaBonus), "held: airlift_bonus comes with foa_bonus");
        let rows = || self.c.what_if.values();
        let key: Areas =
            rows().filter_map(|row| if let WhatIf::KeyArea(area) = row { Some(area) } else { None }).collect();
        let regular = rows().filter_map(|row| if let WhatIf::RegularTarget(area) = row { Some(area) } else { None });
        let regular: Areas = regular.collect();
        let possible = |areas: Areas, of: Areas| areas.is_empty() || options.what_if && areas.within(of);
        hold!(possible(self.extra_key, key), "lasting.key_areas: What If adds no such area");
        hold!(possible(self.regular, regular), "lasting.regular: What If opens no such area");
        Ok(())
    }

    /// What is being picked, rolled for or at stake belongs to a step that is under way.
    fn check_leftovers(&self) -> Result<(), Broken> {
        if self.end.is_some() {
            return Ok(());
        }
        hold!(self.linked == 0, "linked: the game is not over");
        hold!(self.survival.is_none(), "survival: the game is not over");
        let under_way = |wanted: fn(&Step) -> bool| self.agenda.steps().iter().any(wanted);
        let fleeing = under_way(|step| matches!(step, Step::Flee(_)));
        hold!(fleeing || !self.linked_up(), "relief: it has linked up");
        let picking = under_way(|step| {
            matches!(step, Step::Unsupplied(_) | Step::UpkeepRoll(_) | Step::UpkeepLoss(_) | Step::Advance(_))
        });
        hold!(self.picked.is_empty() || picking, "picked: nobody is being picked");
        let combat =
            under_way(|step| matches!(step, Step::Combat(_))) && !under_way(|step| matches!(step, Step::Actions(_)));
        let rolling = combat || fleeing || under_way(|step| matches!(step, Step::UnitStrikes(_)));
        hold!(self.waiting.is_empty() || rolling, "waiting: nobody is rolled for");
        let targets = self.agenda.steps().contains(&SovietTargets.into());
        let strikes = !targets && under_way(|step| matches!(step, Step::Strikes(_)));
        let placing = under_way(|step| matches!(step, Step::PlaceDrawn(_)));
        hold!(self.stake.is_empty() || strikes || fleeing || placing, "stake: no areas are at stake");
        hold!(self.stake.is_empty() || !self.collapsed, "stake: after the Collapse units are attacked, not areas");
        let choosing = under_way(|step| matches!(step, Step::AnyThree(_)));
        hold!(self.chosen.is_empty() || choosing, "chosen: no areas are being chosen");
        match self.agenda.next() {
            Some(Step::Strikes(_)) => {
                hold!(self.stake.meets(self.in_reach()), "stake: no area is under attack");
            }
            Some(Step::Combat(_) | Step::UnitStrikes(_)) => {
                hold!(!self.waiting.is_empty(), "waiting: nobody is left to roll for");
            }
            _ => {}
        }
        Ok(())
    }

    fn check_attacks(&self) -> Result<(), Broken> {
        let steps = self.agenda.steps();
        let any = (0..self.c.units.len()).any(|unit| self.target[unit] != Place::NONE);
        if !steps.contains(&FillGaps.into()) {
            hold!(!any && self.attacks.all().is_empty(), "attacks: only in the German Phase");
            return Ok(());
        }
        let designating = match self.agenda.next() {
            Some(Step::Attackers(attackers)) => Some(attackers.target),
            _ => None,
        };
        for (n, &target) in self.target.iter().enumerate().filter(|(_, target)| **target != Place::NONE) {
            let Some(data) = self.c.units.get(n) else {
                return Err(Broken("attacks: there are not so many units".into()));
            };
            let (unit, name) = (Unit::from_index(n), &data.id);
            hold!(self.c.divisions.has(unit) && self.place[n].in_play(), "attacks: {name} cannot attack");
            hold!(
                self.attacks.has(target) || designating == Some(target),
                "attacks: {name} attacks nothing designated"
            );
            let out = self.units_at(self.place[n]).into_iter().filter(|unit| self.target[unit.index()] != Place::NONE);
            let before_combat = steps.contains(&Actions.into());
            hold!(!before_combat || out.count() <= OUT_OF_AREA, "attacks: more than three out of the area of {name}");
            hold!(!before_combat || self.reaches(unit, target), "attacks: {name} is not next to its target");
        }
        for (_, supply) in self.attacks.all() {
            hold!(*supply <= SUPPLY_MAX, "attacks: {supply} supply on one target");
        }
        Ok(())
    }

    fn check_agenda(&self) -> Result<(), Broken> {
        let steps = self.agenda.steps();
        if self.end.is_some() {
            hold!(steps.is_empty(), "agenda: the game is over");
            return Ok(());
        }
        hold!(!steps.is_empty(), "agenda: nothing is left to do");
        let bottom = matches!(steps.first(), Some(Step::Begin(_) | Step::EndTurn(_)));
        hold!(bottom, "agenda: it has no end");
        for pair in steps.windows(2) {
            let (step, next) = (pair[1], pair[0]);
            let turn = TURN.iter().position(|turn| *turn == step);
            let fits = turn.map_or_else(|| step.with(Before { next }), |n| TURN.get(n + 1) == Some(&next));
            hold!(fits, "agenda: {} cannot come before {}", step.write(self.c), next.write(self.c));
        }
        let mut legal = Vec::new();
        self.list(&mut legal);
        let choices = legal.iter().filter(|action| **action != Action::Surrender).count();
        let top = steps.last().map_or_else(String::new, |step| step.write(self.c));
        hold!(choices > 0, "agenda: the step {top} offers no decision");
        if let Some(&Step::Attackers(Attackers { target })) = steps.last() {
            let price = self.target_price(self.designated(target));
            hold!(price <= self.ip, "ip: {} for an attack of {price}", self.ip);
        }
        let settled = matches!(steps.last(), Some(Step::UnitDefeat(_))) && choices < 2;
        hold!(!settled, "pdm: nothing else can take the loss");
        let undecided = !matches!(steps.last(), Some(Step::Rumor(_))) || self.rumor.is_some();
        hold!(undecided, "rumor: there is none to decide about");
        if let Some(Step::Flee(_) | Step::Strikes(_) | Step::AnyThree(_)) = steps.last() {
            hold!(self.stake.within(self.control), "stake: an area that is not German");
        }
        for action in legal {
            if let Action::Move(unit, to) = action {
                let left = self.tally_left(self.times_for(unit));
                let paid = self
                    .move_price(unit, to)
                    .is_some_and(|price| price.ip <= self.ip && price.supply <= self.supply && price.tally <= left);
                hold!(paid, "tally: a move that cannot be paid");
            }
        }
        Ok(())
    }
}
