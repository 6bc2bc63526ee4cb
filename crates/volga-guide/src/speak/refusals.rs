//! Why something cannot be done, in words.

use volga::Refusal;

use crate::names::Speaker;
use crate::words::Says;

/// The sentence of a refusal.
pub(super) fn sentence(speaker: &Speaker, refusal: Refusal) -> String {
    let say = speaker.words.say();
    let (area, unit) = (|area| speaker.area(area), |unit| speaker.unit(unit));
    match refusal {
        Refusal::NotNow => say.volga_refusal_not_now(),
        Refusal::NotForGroup(at) => say.volga_refusal_not_for_group(area(at)),
        Refusal::NoRoomForGroup(at) => say.volga_refusal_no_room_for_group(area(at)),
        Refusal::SupplyTooLow { cost, have } => say.volga_refusal_supply_too_low(cost, have),
        Refusal::NoMarkerToBuy => say.volga_refusal_no_marker_to_buy(),
        Refusal::MoraleFull => say.volga_refusal_morale_full(),
        Refusal::NotOutOfAction(who) => say.volga_refusal_not_out_of_action(unit(who)),
        Refusal::NoPlaceToReturn(who) => say.volga_refusal_no_place_to_return(unit(who)),
        Refusal::PlacementNotAllowed(who, at) => say.volga_refusal_placement_not_allowed(unit(who), area(at)),
        Refusal::HomeOnly(who, at) => say.volga_refusal_home_only(unit(who), area(at)),
        Refusal::Full(at) => say.volga_refusal_full(area(at)),
        Refusal::NotOnMap(who) => say.volga_refusal_not_on_map(unit(who)),
        Refusal::Spent(who) => say.volga_refusal_spent(unit(who)),
        Refusal::AlreadyThere(who, at) => say.volga_refusal_already_there(unit(who), area(at)),
        Refusal::TooFar { unit: who, area: at, movement } => say.volga_refusal_too_far(unit(who), area(at), movement),
        Refusal::ContestedExit { from, to } => say.volga_refusal_contested_exit(area(from), area(to)),
        Refusal::AlreadyAttacked(at) => say.volga_refusal_already_attacked(area(at)),
        Refusal::SayFrom(at) => say.volga_refusal_say_from(area(at), at.0),
        Refusal::NoSovietUnit(at) => say.volga_refusal_no_soviet_unit(area(at)),
        Refusal::NoEntryFrom { from, to } => say.volga_refusal_no_entry_from(area(to), area(from)),
        Refusal::NorthernShoulder(who, at) => say.volga_refusal_northern_shoulder(unit(who), area(at)),
        Refusal::NothingToDo(who) => say.volga_refusal_nothing_to_do(unit(who)),
        Refusal::ChooseFirst(who) => say.volga_refusal_choose_first(unit(who)),
        Refusal::NotActive(who) => say.volga_refusal_not_active(unit(who)),
        Refusal::NotContestedThen(at) => say.volga_refusal_not_contested_then(area(at)),
        Refusal::MandatoryAttack(at) => say.volga_refusal_mandatory_attack(area(at), at.0),
        Refusal::OtherTarget(at) => say.volga_refusal_other_target(area(at)),
        Refusal::NotAttacking(who) => say.volga_refusal_not_attacking(unit(who)),
        Refusal::NotCombined(who) => say.volga_refusal_not_combined(unit(who)),
        Refusal::SupportLimit { attackers } => say.volga_refusal_support_limit(attackers),
        Refusal::NoMarkerLeft => say.volga_refusal_no_marker_left(),
        Refusal::OneAir => say.volga_refusal_one_air(),
        Refusal::AirProhibited => say.volga_refusal_air_prohibited(),
        Refusal::AirLimited(at) => say.volga_refusal_air_limited(area(at)),
        Refusal::RetreatElsewhere(who, at) => say.volga_refusal_retreat_elsewhere(unit(who), area(at)),
        Refusal::NoRoundToEnd => say.volga_refusal_no_round_to_end(),
    }
}

#[cfg(test)]
mod tests {
    use volga::components::{Area, Components, Pack, Unit};

    use super::*;
    use crate::words::Words;

    #[test]
    fn refusals_name_what_they_are_about() {
        let speaker = Speaker { c: Components::printed(), words: Words::default() };
        let unit = speaker.c.unit_named("29/RCN").unwrap_or(Unit(0));
        let (here, there) = (Area(8), Area(10));
        let said = |refusal| sentence(&speaker, refusal);
        assert_eq!(
            said(Refusal::TooFar { unit, area: there, movement: 4 }),
            "29/RCN cannot reach 10 Grain Elevator with 4 movement. Choose a nearer area."
        );
        assert_eq!(
            said(Refusal::ContestedExit { from: here, to: there }),
            "A unit that leaves contested 8 Sawmill first has to enter a vacant area, \
             so it cannot go straight to 10 Grain Elevator."
        );
        assert_eq!(
            said(Refusal::NoEntryFrom { from: here, to: there }),
            "The unit cannot enter 10 Grain Elevator out of 8 Sawmill. Choose another way in."
        );
        assert_eq!(
            said(Refusal::SupplyTooLow { cost: 3, have: 1 }),
            "That costs 3 supply points and you have 1. Buy something cheaper or end the phase."
        );
        assert_eq!(
            said(Refusal::SayFrom(there)),
            "10 Grain Elevator holds a Soviet unit. Say from where to enter it: move UNIT 10 from AREA."
        );
        assert_eq!(
            said(Refusal::SupportLimit { attackers: 1 }),
            "One attacker can use one marker at most. Place fewer."
        );
    }
}
