//! The reasons for refusing an action.

use kurgan_core::Reason;
use serde::{Deserialize, Serialize};

use crate::components::{Area, Letter, Unit};
use crate::state::Place;

/// A reason with its code, the rule behind it, and the data for a sentence.
#[allow(missing_docs)] // the fields are named after what they hold
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Refusal {
    /// That decision is not due now.
    #[serde(rename = "not_now p2-sequence")]
    NotNow,
    /// It costs more initiative points than there are.
    #[serde(rename = "ip_too_low p3-actions")]
    IpTooLow { cost: u8, have: u8 },
    /// It costs more supply than there is.
    #[serde(rename = "supply_too_low p3-actions")]
    SupplyTooLow { cost: u8, have: u8 },
    /// No more than +2 on one roll and four in all.
    #[serde(rename = "modifier_limit p12-variable-setup")]
    ModifierLimit { left: u8 },
    /// The unit cannot be chosen for that.
    #[serde(rename = "not_choosable p12-variable-setup")]
    NotChoosable(Unit),
    /// Another unit's place comes first.
    #[serde(rename = "out_of_order p2-sequence")]
    OutOfOrder(Unit),
    /// The unit has been picked.
    #[serde(rename = "already_picked p2-sequence")]
    AlreadyPicked(Unit),
    /// The area has been picked.
    #[serde(rename = "already_chosen p5-targets")]
    AlreadyChosen(Area),
    /// As many have been picked as there have to be.
    #[serde(rename = "enough_picked p2-sequence")]
    EnoughPicked,
    /// So many more have to be picked.
    #[serde(rename = "more_to_pick p2-sequence")]
    MoreToPick { more: u8 },
    /// The unit did not survive the Collapse, or has its refuge.
    #[serde(rename = "no_survivor p6-collapse")]
    NoSurvivor(Unit),
    /// Only a depleted division that is not isolated comes back to strength.
    #[serde(rename = "not_recoverable p2-card-25")]
    NotRecoverable(Unit),
    /// Nothing can be placed there.
    #[serde(rename = "no_placement p12-variable-placement")]
    NoPlacement(Area),
    /// One of the areas drawn comes first.
    #[serde(rename = "drawn_first p12-variable-placement")]
    DrawnFirst(Area),
    /// The area is not German-controlled.
    #[serde(rename = "not_german p1-control")]
    NotGerman(Area),
    /// No area is German-controlled.
    #[serde(rename = "no_german_area p1-control")]
    NoGermanArea,
    /// There is no active PDM next to a Soviet unit there.
    #[serde(rename = "nothing_to_deactivate p2-random-event")]
    NothingToDeactivate(Area),
    /// Every unit is in supply for less.
    #[serde(rename = "too_much_upkeep p2-upkeep")]
    TooMuchUpkeep { full: u8 },
    /// There is not so much supply.
    #[serde(rename = "upkeep_too_dear p2-upkeep")]
    UpkeepTooDear { cost: u8, have: u8 },
    /// The unit is not in play and needs no upkeep.
    #[serde(rename = "not_in_play p2-upkeep")]
    NotInPlay(Unit),
    /// Headquarters and battlegroups take none of these losses (Table C).
    #[serde(rename = "takes_no_upkeep_loss p3-out-of-supply")]
    TakesNoUpkeepLoss(Unit),
    /// Only unsupplied divisions take these losses (Table C).
    #[serde(rename = "not_unsupplied p3-out-of-supply")]
    NotUnsupplied(Unit),
    /// One Appeal a phase.
    #[serde(rename = "appeal_made p3-appeal")]
    AppealMade,
    /// An event forbids the Appeal.
    #[serde(rename = "appeal_forbidden p2-random-event")]
    AppealForbidden,
    /// No Appeal while the Council of War counter is held.
    #[serde(rename = "council_held p11-council-of-war")]
    CouncilHeld,
    /// Freedom of Action has been granted (ruling 27).
    #[serde(rename = "freedom_granted p3-appeal")]
    FreedomGranted,
    /// No more Appeals for Freedom of Action (Table D).
    #[serde(rename = "no_freedom_appeal p3-appeal")]
    NoFreedomAppeal,
    /// The Council of War counter is not held.
    #[serde(rename = "no_council p11-council-of-war")]
    NoCouncil,
    /// All PDM counters are in play.
    #[serde(rename = "no_pdm_left p3-prepared-defense")]
    NoPdmLeft,
    /// There is no inactive PDM there.
    #[serde(rename = "no_inactive_pdm p3-prepared-defense")]
    NoInactivePdm(Area),
    /// No inactive PDM is in play.
    #[serde(rename = "nothing_to_activate p3-prepared-defense")]
    NothingToActivate,
    /// All battlegroups are in play.
    #[serde(rename = "no_battlegroup_left p3-battlegroup")]
    NoBattlegroupLeft,
    /// The unit is not on the map.
    #[serde(rename = "not_on_map p3-movement-limits")]
    NotOnMap(Unit),
    /// The unit is designated to attack.
    #[serde(rename = "designated p3-movement-limits")]
    Designated(Unit),
    /// No area next to the unit can be entered.
    #[serde(rename = "nowhere_to_go p3-movement-limits")]
    NowhereToGo(Unit),
    /// It stands there already.
    #[serde(rename = "already_there p3-movement")]
    AlreadyThere(Unit, Area),
    /// There is a Soviet unit, or the area is not German (p3-movement).
    #[serde(rename = "may_not_enter p3-movement-limits")]
    MayNotEnter(Area),
    /// No way leads there.
    #[serde(rename = "no_way p3-movement-limits")]
    NoWay(Unit, Area),
    /// Every way there leads past the relief force, where the unit would link up (ruling 227).
    #[serde(rename = "meets_relief p5-link-up")]
    MeetsRelief(Unit, Area),
    /// It would take the tally further than can be paid.
    #[serde(rename = "too_far p3-movement")]
    TooFar { tally: u8, left: u8 },
    /// One Tactical Attack a phase.
    #[serde(rename = "tactical_made p3-tactical-attack")]
    TacticalMade,
    /// The Final Offensive marker moves no more.
    #[serde(rename = "offensive_settled p5-launch")]
    OffensiveSettled,
    /// Zhukov is dead: the index moves no more (ruling 71).
    #[serde(rename = "offensive_frozen p13-rumors-tables")]
    OffensiveFrozen,
    /// There are no wounded.
    #[serde(rename = "no_wounded p4-evacuate")]
    NoWounded,
    /// The Luftwaffe's commitment is Weak.
    #[serde(rename = "luftwaffe_weak p4-evacuate")]
    LuftwaffeWeak,
    /// There is no Soviet unit in the area.
    #[serde(rename = "no_soviet p4-regular-attack")]
    NoSoviet(Area),
    /// The target is designated already.
    #[serde(rename = "already_target p4-regular-attack")]
    AlreadyTarget(Place),
    /// There are many targets; they are a list of their own.
    #[serde(rename = "ask_for_targets p4-regular-attack")]
    AskForTargets,
    /// Nobody who could attack is next to it.
    #[serde(rename = "nobody_near p4-regular-attack")]
    NobodyNear(Place),
    /// Headquarters and battlegroups do not attack (p4-regular-attack).
    #[serde(rename = "never_attacks p4-attack-limits")]
    NeverAttacks(Unit),
    /// The unit attacks already; it attacks one area only.
    #[serde(rename = "attacks_already p4-attack-limits")]
    AttacksAlready(Unit),
    /// The unit is not next to the target.
    #[serde(rename = "not_adjacent p4-regular-attack")]
    NotAdjacent(Unit, Place),
    /// Three units attack out of that place already (p4-regular-attack).
    #[serde(rename = "three_out_of_area p4-attack-limits")]
    ThreeOutOfArea(Place),
    /// Three supply points at most (p4-regular-attack).
    #[serde(rename = "supply_limit p4-attack-supply")]
    SupplyLimit,
    /// The target still has no attacker.
    #[serde(rename = "no_attacker_yet p4-attack-supply")]
    NoAttackerYet,
    /// The unit has no roll left.
    #[serde(rename = "no_roll p4-attack-resolution")]
    NoRoll(Unit),
    /// The unit is not rolled for, or has been (p6-after-collapse).
    #[serde(rename = "no_strike p6-after-collapse")]
    NoStrike(Unit),
    /// The result is not against the unit.
    #[serde(rename = "not_struck p6-after-collapse")]
    NotStruck(Unit),
    /// The unit was not designated against that area.
    #[serde(rename = "not_of_attack p4-advance")]
    NotOfAttack(Unit),
    /// The Soviet unit cannot retreat there.
    #[serde(rename = "no_soviet_retreat p4-soviet-retreat")]
    NoSovietRetreat(Area),
    /// The relief force cannot fall back there.
    #[serde(rename = "no_relief_retreat p5-breakthrough")]
    NoReliefRetreat(Area),
    /// Nobody can retreat there.
    #[serde(rename = "no_retreat p5-german-retreat")]
    NoRetreat(Area),
    /// A battlegroup or a PDM forbids the retreat.
    #[serde(rename = "must_stand p5-applying-results")]
    MustStand(Area),
    /// Somebody else takes the loss before a battlegroup.
    #[serde(rename = "battlegroup_last p4-battlegroup-limits")]
    BattlegroupLast(Unit),
    /// The unit is not there.
    #[serde(rename = "not_there p5-applying-results")]
    NotThere(Unit),
    /// There is no active PDM.
    #[serde(rename = "no_active_pdm p3-prepared-defense")]
    NoActivePdm(Area),
    /// The relief force cannot fall back any further.
    #[serde(rename = "first_box p5-change-direction")]
    FirstBox,
    /// The relief force is on the map.
    #[serde(rename = "on_map p5-change-direction")]
    OnMap,
    /// That is its letter now.
    #[serde(rename = "same_letter p5-change-direction")]
    SameLetter(Letter),
    /// The relief force is not next to the area, or not on the map.
    #[serde(rename = "not_next_to_relief p5-relief-attack")]
    NotNextToRelief(Area),
    /// The area is not under attack.
    #[serde(rename = "not_target p5-targets")]
    NotTarget(Area),
    /// The follow-up cannot go there.
    #[serde(rename = "no_follow_up p5-follow-up")]
    NoFollowUp(Area),
    /// A vacant area comes first.
    #[serde(rename = "vacant_first p5-follow-up")]
    VacantFirst(Area),
    /// The same area is attacked again.
    #[serde(rename = "same_area p5-follow-up")]
    SameArea(Area),
    /// There is no Soviet unit next to it.
    #[serde(rename = "no_striker p5-soviet-attacks")]
    NoStriker(Area),
    /// It is no Key Area.
    #[serde(rename = "not_key_area p6-collapse")]
    NotKeyArea(Area),
    /// It is not German, or neither the Key Area chosen nor next to it.
    #[serde(rename = "outside_refuge p6-collapse")]
    OutsideRefuge(Area),
    /// Neither the Key Area nor an area next to it is German.
    #[serde(rename = "no_refuge p6-collapse")]
    NoRefuge(Area),
    /// Nobody is left who could surrender.
    #[serde(rename = "army_destroyed p6-army-destroyed")]
    ArmyDestroyed,
}

impl Reason for Refusal {}
