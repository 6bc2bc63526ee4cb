//! Why something cannot be done, in words.

use cauldron::Refusal;

use crate::names::Speaker;
use crate::words::Says;

/// The sentence of a refusal.
pub(super) fn sentence(s: &Speaker, refusal: Refusal) -> String {
    let say = s.words.say();
    let (area, unit, place) = (|area| s.area(area), |unit| s.unit(unit), |place| s.place(place));
    match refusal {
        Refusal::NotNow => say.cauldron_refusal_not_now(),
        Refusal::IpTooLow { cost, have } => say.cauldron_refusal_ip_too_low(cost, have),
        Refusal::SupplyTooLow { cost, have } => say.cauldron_refusal_supply_too_low(cost, have),
        Refusal::ModifierLimit { left } => say.cauldron_refusal_modifier_limit(left),
        Refusal::NotChoosable(who) => say.cauldron_refusal_not_choosable(unit(who)),
        Refusal::OutOfOrder(who) => say.cauldron_refusal_out_of_order(unit(who)),
        Refusal::NoPlacement(at) => say.cauldron_refusal_no_placement(area(at)),
        Refusal::DrawnFirst(at) => say.cauldron_refusal_drawn_first(area(at)),
        Refusal::NotGerman(at) => say.cauldron_refusal_not_german(area(at)),
        Refusal::NothingToDeactivate(at) => say.cauldron_refusal_nothing_to_deactivate(area(at)),
        Refusal::TooMuchUpkeep { full } => say.cauldron_refusal_too_much_upkeep(full),
        Refusal::NotUnsupplied(who) => say.cauldron_refusal_not_unsupplied(unit(who)),
        Refusal::AppealMade => say.cauldron_refusal_appeal_made(),
        Refusal::AppealForbidden => say.cauldron_refusal_appeal_forbidden(),
        Refusal::CouncilHeld => say.cauldron_refusal_council_held(),
        Refusal::FreedomGranted => say.cauldron_refusal_freedom_granted(),
        Refusal::NoFreedomAppeal => say.cauldron_refusal_no_freedom_appeal(),
        Refusal::NoCouncil => say.cauldron_refusal_no_council(),
        Refusal::NoPdmLeft => say.cauldron_refusal_no_pdm_left(),
        Refusal::NoInactivePdm(at) => say.cauldron_refusal_no_inactive_pdm(area(at)),
        Refusal::NothingToActivate => say.cauldron_refusal_nothing_to_activate(),
        Refusal::NoBattlegroupLeft => say.cauldron_refusal_no_battlegroup_left(),
        Refusal::NotOnMap(who) => say.cauldron_refusal_not_on_map(unit(who)),
        Refusal::Designated(who) => say.cauldron_refusal_designated(unit(who)),
        Refusal::NowhereToGo(who) => say.cauldron_refusal_nowhere_to_go(unit(who)),
        Refusal::AlreadyThere(who, at) => say.cauldron_refusal_already_there(unit(who), area(at)),
        Refusal::MayNotEnter(at) => say.cauldron_refusal_may_not_enter(area(at)),
        Refusal::NoWay(who, at) => say.cauldron_refusal_no_way(unit(who), area(at)),
        Refusal::TooFar { tally, left } => say.cauldron_refusal_too_far(tally, left),
        Refusal::TacticalMade => say.cauldron_refusal_tactical_made(),
        Refusal::OffensiveSettled => say.cauldron_refusal_offensive_settled(),
        Refusal::NoWounded => say.cauldron_refusal_no_wounded(),
        Refusal::LuftwaffeWeak => say.cauldron_refusal_luftwaffe_weak(),
        Refusal::NoSoviet(at) => say.cauldron_refusal_no_soviet(area(at)),
        Refusal::AlreadyTarget(target) => say.cauldron_refusal_already_target(place(target)),
        Refusal::AskForTargets => say.cauldron_refusal_ask_for_targets(),
        Refusal::NobodyNear(target) => say.cauldron_refusal_nobody_near(place(target)),
        Refusal::NeverAttacks(who) => say.cauldron_refusal_never_attacks(unit(who)),
        Refusal::NotAdjacent(who, target) => say.cauldron_refusal_not_adjacent(unit(who), place(target)),
        Refusal::ThreeOutOfArea(at) => say.cauldron_refusal_three_out_of_area(place(at)),
        Refusal::SupplyLimit => say.cauldron_refusal_supply_limit(),
        Refusal::NoAttackerYet => say.cauldron_refusal_no_attacker_yet(),
        Refusal::NoRoll(who) => say.cauldron_refusal_no_roll(unit(who)),
        Refusal::NotOfAttack(who) => say.cauldron_refusal_not_of_attack(unit(who)),
        Refusal::NoRetreat(at) => say.cauldron_refusal_no_retreat(area(at)),
        Refusal::MustStand(at) => say.cauldron_refusal_must_stand(area(at)),
        Refusal::BattlegroupLast(who) => say.cauldron_refusal_battlegroup_last(unit(who)),
        Refusal::NotThere(who) => say.cauldron_refusal_not_there(unit(who)),
        Refusal::NoActivePdm(at) => say.cauldron_refusal_no_active_pdm(area(at)),
        Refusal::FirstBox => say.cauldron_refusal_first_box(),
        Refusal::OnMap => say.cauldron_refusal_on_map(),
        Refusal::SameLetter(letter) => say.cauldron_refusal_same_letter(letter.id()),
        Refusal::NotNextToRelief(at) => say.cauldron_refusal_not_next_to_relief(area(at)),
        Refusal::NotTarget(at) => say.cauldron_refusal_not_target(area(at)),
        Refusal::VacantFirst(at) => say.cauldron_refusal_vacant_first(area(at)),
        Refusal::SameArea(at) => say.cauldron_refusal_same_area(area(at)),
        Refusal::NoStriker(at) => say.cauldron_refusal_no_striker(area(at)),
        Refusal::NoRefuge(at) => say.cauldron_refusal_no_refuge(area(at)),
    }
}

#[cfg(test)]
mod tests {
    use cauldron::components::{Area, Components, Pack, Unit};

    use super::*;
    use crate::words::Words;

    #[test]
    fn refusals_name_what_they_are_about() {
        let speaker = Speaker { c: Components::printed(), words: Words::default() };
        let unit = speaker.c.unit_named("76-INF").unwrap_or(Unit(0));
        let area = Area::numbered(24).unwrap_or(Area(0));
        let said = |refusal| sentence(&speaker, refusal);
        assert_eq!(
            said(Refusal::NoWay(unit, area)),
            "No way through German areas leads 76-INF to 24 Karpovka. Choose another area."
        );
        assert_eq!(
            said(Refusal::IpTooLow { cost: 2, have: 1 }),
            "That costs 2 IP and you have 1. Choose something cheaper, or end your actions."
        );
        assert_eq!(
            said(Refusal::TooFar { tally: 6, left: 5 }),
            "That counts 6 areas and you can pay for 5 more. Choose a nearer area."
        );
    }
}
