//! Why something cannot be done.

use crate::components::{Area, Letter, Unit};
use crate::state::Place;

/// A reason, with the data for a sentence.
#[allow(missing_docs)] // the fields are named after what they hold
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Refusal {
    /// That decision is not due now.
    NotNow,
    /// It costs more initiative points than there are.
    IpTooLow { cost: u8, have: u8 },
    /// It costs more supply than there is.
    SupplyTooLow { cost: u8, have: u8 },
    /// No more than +2 on one roll and four in all (p12-variable-setup).
    ModifierLimit { left: u8 },
    /// The unit cannot be chosen for that.
    NotChoosable(Unit),
    /// Sets are named in ascending order.
    OutOfOrder(Unit),
    /// Nothing can be placed there (p12-variable-placement).
    NoPlacement(Area),
    /// One of the areas drawn comes first (p12-variable-placement).
    DrawnFirst(Area),
    /// The area is not German-controlled.
    NotGerman(Area),
    /// There is no active PDM next to a Soviet unit there.
    NothingToDeactivate(Area),
    /// Every unit is in supply for less (p2-upkeep).
    TooMuchUpkeep { full: u8 },
    /// Only unsupplied divisions take these losses (Table C).
    NotUnsupplied(Unit),
    /// One Appeal a phase (p3-appeal).
    AppealMade,
    /// An event forbids the Appeal (p2-random-event).
    AppealForbidden,
    /// No Appeal while the Council of War counter is held (p11-council-of-war).
    CouncilHeld,
    /// Freedom of Action has been granted (ruling 27).
    FreedomGranted,
    /// No more Appeals for Freedom of Action (Table D).
    NoFreedomAppeal,
    /// The Council of War counter is not held.
    NoCouncil,
    /// All PDM counters are in play.
    NoPdmLeft,
    /// There is no inactive PDM there.
    NoInactivePdm(Area),
    /// No inactive PDM is in play.
    NothingToActivate,
    /// All battlegroups are in play.
    NoBattlegroupLeft,
    /// The unit is not on the map.
    NotOnMap(Unit),
    /// The unit is designated to attack.
    Designated(Unit),
    /// No area next to the unit can be entered.
    NowhereToGo(Unit),
    /// It stands there already.
    AlreadyThere(Unit, Area),
    /// There is a Soviet unit, or the area is not German (p3-movement).
    MayNotEnter(Area),
    /// No way leads there.
    NoWay(Unit, Area),
    /// It would take the tally further than can be paid (p3-movement).
    TooFar { tally: u8, left: u8 },
    /// One Tactical Attack a phase (p3-tactical-attack).
    TacticalMade,
    /// The Final Offensive marker moves no more (p5-launch).
    OffensiveSettled,
    /// There are no wounded.
    NoWounded,
    /// The Luftwaffe's commitment is Weak (p4-evacuate).
    LuftwaffeWeak,
    /// There is no Soviet unit in the area (p4-regular-attack).
    NoSoviet(Area),
    /// The target is designated already.
    AlreadyTarget(Place),
    /// There are many targets; they are a list of their own.
    AskForTargets,
    /// Nobody who could attack is next to it.
    NobodyNear(Place),
    /// Headquarters and battlegroups do not attack (p4-regular-attack).
    NeverAttacks(Unit),
    /// The unit is not next to the target.
    NotAdjacent(Unit, Place),
    /// Three units attack out of that place already (p4-regular-attack).
    ThreeOutOfArea(Place),
    /// Three supply points at most (p4-regular-attack).
    SupplyLimit,
    /// The target still has no attacker.
    NoAttackerYet,
    /// The unit has no roll left.
    NoRoll(Unit),
    /// The unit was not designated against that area (p4-advance).
    NotOfAttack(Unit),
    /// Nobody can retreat there.
    NoRetreat(Area),
    /// A battlegroup or an active PDM forbids the retreat (p5-applying-results).
    MustStand(Area),
    /// Somebody else takes the loss before a battlegroup (p3-battlegroup).
    BattlegroupLast(Unit),
    /// The unit is not there.
    NotThere(Unit),
    /// There is no active PDM.
    NoActivePdm(Area),
    /// The relief force cannot fall back any further (p5-change-direction).
    FirstBox,
    /// The relief force is on the map (p5-change-direction).
    OnMap,
    /// That is its letter now.
    SameLetter(Letter),
    /// The relief force is not next to the area, or not on the map.
    NotNextToRelief(Area),
    /// The area is not under attack (p5-targets).
    NotTarget(Area),
    /// A vacant area comes first (p5-follow-up).
    VacantFirst(Area),
    /// The same area is attacked again (p5-follow-up).
    SameArea(Area),
    /// There is no Soviet unit next to it.
    NoStriker(Area),
    /// It is no Key Area, or none of its areas is German (p6-collapse).
    NoRefuge(Area),
}

impl Refusal {
    /// The code of the reason.
    pub fn code(self) -> &'static str {
        match self {
            Self::NotNow => "not_now",
            Self::IpTooLow { .. } => "ip_too_low",
            Self::SupplyTooLow { .. } => "supply_too_low",
            Self::ModifierLimit { .. } => "modifier_limit",
            Self::NotChoosable(_) => "not_choosable",
            Self::OutOfOrder(_) => "out_of_order",
            Self::NoPlacement(_) => "no_placement",
            Self::DrawnFirst(_) => "drawn_first",
            Self::NotGerman(_) => "not_german",
            Self::NothingToDeactivate(_) => "nothing_to_deactivate",
            Self::TooMuchUpkeep { .. } => "too_much_upkeep",
            Self::NotUnsupplied(_) => "not_unsupplied",
            Self::AppealMade => "appeal_made",
            Self::AppealForbidden => "appeal_forbidden",
            Self::CouncilHeld => "council_held",
            Self::FreedomGranted => "freedom_granted",
            Self::NoFreedomAppeal => "no_freedom_appeal",
            Self::NoCouncil => "no_council",
            Self::NoPdmLeft => "no_pdm_left",
            Self::NoInactivePdm(_) => "no_inactive_pdm",
            Self::NothingToActivate => "nothing_to_activate",
            Self::NoBattlegroupLeft => "no_battlegroup_left",
            Self::NotOnMap(_) => "not_on_map",
            Self::Designated(_) => "designated",
            Self::NowhereToGo(_) => "nowhere_to_go",
            Self::AlreadyThere(..) => "already_there",
            Self::MayNotEnter(_) => "may_not_enter",
            Self::NoWay(..) => "no_way",
            Self::TooFar { .. } => "too_far",
            Self::TacticalMade => "tactical_made",
            Self::OffensiveSettled => "offensive_settled",
            Self::NoWounded => "no_wounded",
            Self::LuftwaffeWeak => "luftwaffe_weak",
            Self::NoSoviet(_) => "no_soviet",
            Self::AlreadyTarget(_) => "already_target",
            Self::AskForTargets => "ask_for_targets",
            Self::NobodyNear(_) => "nobody_near",
            Self::NeverAttacks(_) => "never_attacks",
            Self::NotAdjacent(..) => "not_adjacent",
            Self::ThreeOutOfArea(_) => "three_out_of_area",
            Self::SupplyLimit => "supply_limit",
            Self::NoAttackerYet => "no_attacker_yet",
            Self::NoRoll(_) => "no_roll",
            Self::NotOfAttack(_) => "not_of_attack",
            Self::NoRetreat(_) => "no_retreat",
            Self::MustStand(_) => "must_stand",
            Self::BattlegroupLast(_) => "battlegroup_last",
            Self::NotThere(_) => "not_there",
            Self::NoActivePdm(_) => "no_active_pdm",
            Self::FirstBox => "first_box",
            Self::OnMap => "on_map",
            Self::SameLetter(_) => "same_letter",
            Self::NotNextToRelief(_) => "not_next_to_relief",
            Self::NotTarget(_) => "not_target",
            Self::VacantFirst(_) => "vacant_first",
            Self::SameArea(_) => "same_area",
            Self::NoStriker(_) => "no_striker",
            Self::NoRefuge(_) => "no_refuge",
        }
    }

    /// The rule behind it.
    pub fn rule(self) -> &'static str {
        match self {
            Self::NotNow | Self::OutOfOrder(_) => "p2-sequence",
            Self::IpTooLow { .. } | Self::SupplyTooLow { .. } => "p3-actions",
            Self::ModifierLimit { .. } | Self::NotChoosable(_) => "p12-variable-setup",
            Self::NoPlacement(_) | Self::DrawnFirst(_) => "p12-variable-placement",
            Self::NotGerman(_) => "p1-control",
            Self::NothingToDeactivate(_) | Self::AppealForbidden => "p2-random-event",
            Self::TooMuchUpkeep { .. } => "p2-upkeep",
            Self::NotUnsupplied(_) => "p3-out-of-supply",
            Self::AppealMade | Self::FreedomGranted | Self::NoFreedomAppeal => "p3-appeal",
            Self::CouncilHeld | Self::NoCouncil => "p11-council-of-war",
            Self::NoPdmLeft | Self::NoInactivePdm(_) | Self::NothingToActivate | Self::NoActivePdm(_) => {
                "p3-prepared-defense"
            }
            Self::NoBattlegroupLeft | Self::BattlegroupLast(_) => "p3-battlegroup",
            Self::AlreadyThere(..) | Self::TooFar { .. } => "p3-movement",
            Self::NotOnMap(_) | Self::Designated(_) | Self::NowhereToGo(_) | Self::MayNotEnter(_) | Self::NoWay(..) => {
                "p3-movement-limits"
            }
            Self::TacticalMade => "p3-tactical-attack",
            Self::OffensiveSettled => "p5-launch",
            Self::NoWounded | Self::LuftwaffeWeak => "p4-evacuate",
            Self::NoSoviet(_)
            | Self::AlreadyTarget(_)
            | Self::AskForTargets
            | Self::NobodyNear(_)
            | Self::NotAdjacent(..) => "p4-regular-attack",
            Self::NeverAttacks(_) | Self::ThreeOutOfArea(_) => "p4-attack-limits",
            Self::SupplyLimit | Self::NoAttackerYet => "p4-attack-supply",
            Self::NoRoll(_) => "p4-attack-resolution",
            Self::NotOfAttack(_) => "p4-advance",
            Self::NoRetreat(_) => "p5-german-retreat",
            Self::MustStand(_) | Self::NotThere(_) => "p5-applying-results",
            Self::FirstBox | Self::OnMap | Self::SameLetter(_) => "p5-change-direction",
            Self::NotNextToRelief(_) => "p5-relief-attack",
            Self::NotTarget(_) => "p5-targets",
            Self::VacantFirst(_) | Self::SameArea(_) => "p5-follow-up",
            Self::NoStriker(_) => "p5-soviet-attacks",
            Self::NoRefuge(_) => "p6-collapse",
        }
    }
}
