//! Why something cannot be done.

use crate::components::{Area, Unit};

/// A reason, with the data for a sentence.
#[allow(missing_docs)] // the fields are named after what they hold
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Refusal {
    /// That decision is not due now.
    NotNow,
    /// The area is not one of those allowed to the group (6.1.1).
    NotForGroup(Area),
    /// The area has no room for the whole group (ruling 11).
    NoRoomForGroup(Area),
    /// It costs more supply points than there are (6.3).
    SupplyTooLow { cost: u8, have: u8 },
    /// No such marker lies in the Used box (ruling 26).
    NoMarkerToBuy,
    /// Morale is at the top of its track (ruling 27).
    MoraleFull,
    /// The unit is not in the Out of Action Box (6.3).
    NotOutOfAction(Unit),
    /// No area open to the unit has room (6.3).
    NoPlaceToReturn(Unit),
    /// The unit may not be placed there (6.3).
    PlacementNotAllowed(Unit, Area),
    /// The unit returns to its own set-up area only (6.3).
    HomeOnly(Unit, Area),
    /// The area holds as many units as it may (7.1).
    Full(Area),
    /// The unit is not on the map.
    NotOnMap(Unit),
    /// The unit is spent (8.2).
    Spent(Unit),
    /// The unit stands there already.
    AlreadyThere(Unit, Area),
    /// The unit has not the movement for it (8.2).
    TooFar { unit: Unit, area: Area, movement: u8 },
    /// From a contested area a unit first has to enter a vacant one (8.3.2).
    ContestedExit { from: Area, to: Area },
    /// The area was attacked in this Action Round (8.2.1).
    AlreadyAttacked(Area),
    /// The area holds a Soviet unit: say from where to enter.
    SayFrom(Area),
    /// The area holds no Soviet unit.
    NoSovietUnit(Area),
    /// The unit cannot enter that area out of this one.
    NoEntryFrom { from: Area, to: Area },
    /// Units of the northern shoulder stay there (12.2).
    NorthernShoulder(Unit, Area),
    /// The unit has nowhere to go and nobody to attack.
    NothingToDo(Unit),
    /// The unit has to be chosen before it moves (6.4.2).
    ChooseFirst(Unit),
    /// The unit is not of the Active Area (9.0).
    NotActive(Unit),
    /// The area was not contested when the Action Round began (9.3).
    NotContestedThen(Area),
    /// Whoever enters an uncontested area attacks, all together (9.1).
    MandatoryAttack(Area),
    /// That is not where the attack is made.
    OtherTarget(Area),
    /// The unit does not take part in the attack.
    NotAttacking(Unit),
    /// Units that were there before do not join those who enter (9.3).
    NotCombined(Unit),
    /// More markers than attackers (9.5.4).
    SupportLimit { attackers: u8 },
    /// More markers than are available (3.5).
    NoMarkerLeft,
    /// One air marker at most (9.5.4).
    OneAir,
    /// The random event forbids air support (6.2).
    AirProhibited,
    /// No air support in the streets already fought over (12.5).
    AirLimited(Area),
    /// The unit retreats elsewhere (9.5.8).
    RetreatElsewhere(Unit, Area),
    /// The Action Round has nothing to end.
    NoRoundToEnd,
}

impl Refusal {
    /// The code of the reason.
    pub fn code(self) -> &'static str {
        match self {
            Self::NotNow => "not_now",
            Self::NotForGroup(_) => "not_for_group",
            Self::NoRoomForGroup(_) => "no_room_for_group",
            Self::SupplyTooLow { .. } => "supply_too_low",
            Self::NoMarkerToBuy => "no_marker_to_buy",
            Self::MoraleFull => "morale_full",
            Self::NotOutOfAction(_) => "not_out_of_action",
            Self::NoPlaceToReturn(_) => "no_place_to_return",
            Self::PlacementNotAllowed(..) => "placement_not_allowed",
            Self::HomeOnly(..) => "home_only",
            Self::Full(_) => "full_stacking",
            Self::NotOnMap(_) => "not_on_map",
            Self::Spent(_) => "spent",
            Self::AlreadyThere(..) => "already_there",
            Self::TooFar { .. } => "too_little_movement",
            Self::ContestedExit { .. } => "contested_exit",
            Self::AlreadyAttacked(_) => "already_attacked",
            Self::SayFrom(_) => "say_from",
            Self::NoSovietUnit(_) => "no_soviet_unit",
            Self::NoEntryFrom { .. } => "no_entry_from",
            Self::NorthernShoulder(..) => "northern_shoulder",
            Self::NothingToDo(_) => "nothing_to_do",
            Self::ChooseFirst(_) => "choose_first",
            Self::NotActive(_) => "not_active",
            Self::NotContestedThen(_) => "not_contested_then",
            Self::MandatoryAttack(_) => "mandatory_attack",
            Self::OtherTarget(_) => "other_target",
            Self::NotAttacking(_) => "not_attacking",
            Self::NotCombined(_) => "not_combined",
            Self::SupportLimit { .. } => "support_limit",
            Self::NoMarkerLeft => "no_marker_left",
            Self::OneAir => "one_air",
            Self::AirProhibited => "air_prohibited",
            Self::AirLimited(_) => "air_limited",
            Self::RetreatElsewhere(..) => "retreat_elsewhere",
            Self::NoRoundToEnd => "no_round_to_end",
        }
    }

    /// The rule behind it.
    pub fn rule(self) -> &'static str {
        match self {
            Self::NotNow => "6.0",
            Self::NotForGroup(_) | Self::NoRoomForGroup(_) => "6.1.1",
            Self::SupplyTooLow { .. }
            | Self::NoMarkerToBuy
            | Self::NotOutOfAction(_)
            | Self::NoPlaceToReturn(_)
            | Self::PlacementNotAllowed(..)
            | Self::HomeOnly(..) => "6.3",
            Self::MoraleFull => "5.2",
            Self::Full(_) => "7.1",
            Self::NotOnMap(_) | Self::NothingToDo(_) => "8.1",
            Self::Spent(_) | Self::TooFar { .. } | Self::AlreadyThere(..) | Self::NoEntryFrom { .. } => "8.2",
            Self::ContestedExit { .. } => "8.3.2",
            Self::AlreadyAttacked(_) => "8.2.1",
            Self::SayFrom(_) | Self::RetreatElsewhere(..) => "9.5.8",
            Self::NoSovietUnit(_) | Self::NotActive(_) | Self::OtherTarget(_) | Self::NotAttacking(_) => "9.0",
            Self::NorthernShoulder(..) => "12.2",
            Self::NotContestedThen(_) | Self::NotCombined(_) => "9.3",
            Self::MandatoryAttack(_) => "9.1",
            Self::SupportLimit { .. } | Self::NoMarkerLeft | Self::OneAir => "9.5.4",
            Self::AirProhibited => "6.2",
            Self::AirLimited(_) => "12.5",
            Self::ChooseFirst(_) | Self::NoRoundToEnd => "6.4.2",
        }
    }
}
