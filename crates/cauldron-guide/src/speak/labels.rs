//! The labels of actions with their costs, and the elements they touch.

use cauldron::components::{Area, Unit};
use cauldron::{Action, Appeal, Pay, Place, Price, Step};
use guide::signed;

use super::scene::Teller;
use crate::words::Says;

impl Teller<'_> {
    /// What an action does, what it costs, what is added to its roll.
    pub(super) fn label(&self, action: Action) -> String {
        let label = self.plain_label(action);
        if !self.legal.contains(&action) {
            return label;
        }
        let label = match self.game.price(action) {
            Some(price) => self.s.words.say().cauldron_label_priced(label, self.price_text(price)),
            None => label,
        };
        match self.game.modifiers_of(action).map(|modifiers| modifiers.total()) {
            None | Some(0) => label,
            Some(total) => self.s.words.say().cauldron_label_rolled(label, signed(total)),
        }
    }

    fn plain_label(&self, action: Action) -> String {
        let (s, say) = (&self.s, self.s.words.say());
        match action {
            Action::Modify(0) => say.cauldron_label_modify_none(),
            Action::Modify(add) => say.cauldron_label_modify(signed(add)),
            Action::GiveUp(unit) => say.cauldron_label_give_up(s.called(unit)),
            Action::Deplete(unit) => say.cauldron_label_deplete(s.called(unit)),
            Action::Place(unit, area) => say.cauldron_label_place(s.called(unit), s.area(area)),
            Action::Area(area) => self.area_label(area),
            Action::Accept | Action::Decline => self.offer_label(action),
            Action::Recover(unit) => say.cauldron_label_recover(s.called(unit)),
            Action::Upkeep(points) => match self.game.unsupplied_at(points) {
                0 => say.cauldron_label_upkeep_all(points),
                hungry => say.cauldron_label_upkeep(points, hungry),
            },
            Action::Unsupplied(unit) => say.cauldron_label_unsupplied(s.called(unit)),
            Action::Lose(unit) if (s.c.divisions - self.game.depleted()).has(unit) => {
                say.cauldron_label_lose(s.called(unit))
            }
            Action::Lose(unit) => say.cauldron_label_lose_depleted(s.called(unit)),
            Action::LosePdm => say.cauldron_label_lose_pdm(),
            Action::Appeal(Appeal::Conference) => say.cauldron_label_appeal_conference(),
            Action::Appeal(Appeal::Freedom) => say.cauldron_label_appeal_freedom(),
            Action::Appeal(Appeal::Airlift) => say.cauldron_label_appeal_airlift(),
            Action::Build(_) => say.cauldron_label_build_how(),
            Action::Activate(_) => say.cauldron_label_activate_how(),
            Action::Choose(unit) => say.cauldron_label_choose(s.called(unit), s.place(self.game.place_of(unit))),
            Action::Move(unit, to) => say.cauldron_label_move(s.called(unit), s.area(to)),
            Action::Tactical => say.cauldron_label_tactical(),
            Action::Battlegroup => say.cauldron_label_battlegroup(),
            Action::Evacuate => say.cauldron_label_evacuate(),
            Action::Council => say.cauldron_label_council(),
            Action::Plan => say.cauldron_label_plan(),
            Action::Attack(target) => say.cauldron_label_attack(s.place(target)),
            Action::With(unit) => say.cauldron_label_with(s.called(unit), s.place(self.game.place_of(unit))),
            Action::Commit(points) => say.cauldron_label_commit(points),
            Action::Resolve if self.game.attacks().is_empty() => say.cauldron_label_resolve_none(),
            Action::Resolve => say.cauldron_label_resolve(),
            _ => self.fighting_label(action),
        }
    }

    fn fighting_label(&self, action: Action) -> String {
        let (s, say) = (&self.s, self.s.words.say());
        match action {
            Action::Roll(unit) => match self.game.target_of(unit) {
                Some(target) => say.cauldron_label_roll_attack(s.called(unit), s.place(target)),
                None => say.cauldron_label_roll_struck(s.called(unit)),
            },
            Action::Retreat(area) => match self.game.decision() {
                Some(Step::SovietRetreat(_)) => say.cauldron_label_retreat_soviet(s.area(area)),
                Some(Step::ReliefRetreat(_)) => say.cauldron_label_retreat_relief(s.area(area)),
                _ => say.cauldron_label_retreat(s.area(area)),
            },
            Action::Advance(unit) => say.cauldron_label_advance(s.called(unit)),
            Action::Done => match self.game.decision() {
                Some(Step::EndGerman(_)) => say.cauldron_label_done_phase(),
                Some(Step::Advance(_)) if self.game.picked().is_empty() => say.cauldron_label_done_none(),
                Some(Step::Advance(_)) => say.cauldron_label_done(),
                _ => say.cauldron_label_done_picked(),
            },
            Action::Relief(None) => say.cauldron_label_relief(),
            Action::Relief(Some(area)) => say.cauldron_label_relief_map(s.area(area)),
            Action::Direction(letter) => say.cauldron_label_direction(letter.id()),
            Action::Target(area) => say.cauldron_label_target(s.area(area)),
            Action::Strike(area) => say.cauldron_label_strike(s.area(area)),
            Action::From(area) => say.cauldron_label_from(s.area(area)),
            Action::KeyArea(area) => say.cauldron_label_key_area(s.area(area)),
            Action::Listen => say.cauldron_label_listen(),
            Action::Dispel => say.cauldron_label_dispel(),
            _ => say.cauldron_label_surrender(),
        }
    }

    /// What choosing an area comes to, by the decision it belongs to.
    fn area_label(&self, area: Area) -> String {
        let (say, at) = (self.s.words.say(), self.s.area(area));
        match self.game.decision() {
            Some(Step::PlacePdms(_) | Step::FreePdm(_)) => say.cauldron_label_pdm(at),
            Some(Step::Deactivate(_)) => say.cauldron_label_deactivate(at),
            Some(Step::Build(_)) => say.cauldron_label_build(at),
            Some(Step::Activate(_)) => say.cauldron_label_activate(at),
            Some(Step::Battlegroup(_) | Step::FreeBattlegroup(_)) => say.cauldron_label_raise(at),
            _ => say.cauldron_label_area(at),
        }
    }

    fn offer_label(&self, action: Action) -> String {
        let say = self.s.words.say();
        match (self.game.decision(), action) {
            (Some(Step::Officers(_)), Action::Accept) => say.cauldron_label_officers_accept(),
            (Some(Step::Officers(_)), _) => say.cauldron_label_officers_decline(),
            (_, Action::Accept) => say.cauldron_label_council_accept(),
            _ => say.cauldron_label_council_decline(),
        }
    }

    fn price_text(&self, Price { ip, supply }: Price) -> String {
        let say = self.s.words.say();
        match (ip, supply) {
            (0, 0) => say.cauldron_price_free(),
            (ip, 0) => say.cauldron_price_ip(ip),
            (0, supply) => say.cauldron_price_supply(supply),
            (ip, supply) => say.cauldron_price_both(ip, supply),
        }
    }

    /// The elements of the board that an action touches, in the order one would click them.
    pub(super) fn touches(&self, action: Action) -> Vec<String> {
        let unit = |unit: Unit| format!("unit {}", self.s.unit(unit));
        let area = |area: Area| format!("area {}", area.number());
        let marker = |id: &str| format!("marker {id}");
        let track = |id: &str| format!("track {id}");
        match action {
            Action::Modify(_) | Action::Resolve | Action::Done | Action::Surrender => Vec::new(),
            Action::GiveUp(who)
            | Action::Deplete(who)
            | Action::Recover(who)
            | Action::Unsupplied(who)
            | Action::Lose(who)
            | Action::Choose(who)
            | Action::With(who)
            | Action::Roll(who)
            | Action::Advance(who) => vec![unit(who)],
            Action::Place(who, at) | Action::Move(who, at) => vec![unit(who), area(at)],
            Action::Area(at)
            | Action::Retreat(at)
            | Action::Target(at)
            | Action::Strike(at)
            | Action::From(at)
            | Action::KeyArea(at) => vec![area(at)],
            Action::Accept | Action::Decline if matches!(self.game.decision(), Some(Step::Officers(_))) => {
                vec![marker("officers")]
            }
            Action::Accept | Action::Decline | Action::Council => vec![marker("council_of_war")],
            Action::LosePdm => vec![marker("pdm")],
            Action::Upkeep(_) | Action::Commit(_) => vec![track("supply")],
            Action::Appeal(appeal) => vec![format!("appeal {}", appeal.word())],
            Action::Build(pay) | Action::Activate(pay) => {
                vec![marker("pdm"), track(if pay == Pay::Ip { "ip" } else { "supply" })]
            }
            Action::Tactical => vec![track("final_offensive")],
            Action::Battlegroup => vec![marker("battlegroup")],
            Action::Evacuate => vec![track("wounded")],
            Action::Plan => vec![marker("attack")],
            Action::Attack(target) => vec![self.place_touched(target)],
            Action::Relief(None) => vec![marker("relief")],
            Action::Relief(Some(at)) => vec![marker("relief"), area(at)],
            Action::Direction(letter) => vec![marker("relief"), format!("letter {}", letter.id())],
            Action::Listen | Action::Dispel => vec![marker("rumor")],
        }
    }

    fn place_touched(&self, place: Place) -> String {
        match (place.area(), place.relief_box()) {
            (Some(area), _) => format!("area {}", area.number()),
            (None, Some((letter, number))) => format!("box {}{number}", letter.id()),
            (None, None) => self.s.place(place),
        }
    }
}
