//! The reasons for refusing an action.

use kurgan_core::Reason;
use serde::{Deserialize, Serialize};

use crate::components::{Area, Unit};

/// A reason with its code, the rule behind it, and the data for a sentence.
#[allow(missing_docs)] // the fields are named after what they hold
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Refusal {
    /// That decision is not due now.
    #[serde(rename = "not_now 6.0")]
    NotNow,
    /// The area is not one of those allowed to the group.
    #[serde(rename = "not_for_group 6.1.1")]
    NotForGroup(Area),
    /// The area has no room for the whole group (ruling 11).
    #[serde(rename = "no_room_for_group 6.1.1")]
    NoRoomForGroup(Area),
    /// It costs more supply points than there are.
    #[serde(rename = "supply_too_low 6.3")]
    SupplyTooLow { cost: u8, have: u8 },
    /// No such marker lies in the Used box (ruling 26).
    #[serde(rename = "no_marker_to_buy 6.3")]
    NoMarkerToBuy,
    /// Morale is at the top of its track (ruling 27).
    #[serde(rename = "morale_full 5.2")]
    MoraleFull,
    /// The unit is not in the Out of Action Box.
    #[serde(rename = "not_out_of_action 6.3")]
    NotOutOfAction(Unit),
    /// No area open to the unit has room.
    #[serde(rename = "no_place_to_return 6.3")]
    NoPlaceToReturn(Unit),
    /// The unit may not be placed there.
    #[serde(rename = "placement_not_allowed 6.3")]
    PlacementNotAllowed(Unit, Area),
    /// The unit returns to its own set-up area only.
    #[serde(rename = "home_only 6.3")]
    HomeOnly(Unit, Area),
    /// The area holds as many units as it may.
    #[serde(rename = "full_stacking 7.1")]
    Full(Area),
    /// The unit is not on the map.
    #[serde(rename = "not_on_map 8.1")]
    NotOnMap(Unit),
    /// The unit is spent.
    #[serde(rename = "spent 8.2")]
    Spent(Unit),
    /// The unit belongs to a corps that pauses (ruling 20).
    #[serde(rename = "pausing 6.2")]
    Pausing(Unit),
    /// The unit stands there already.
    #[serde(rename = "already_there 8.2")]
    AlreadyThere(Unit, Area),
    /// The unit has not the movement for it.
    #[serde(rename = "too_little_movement 8.2")]
    TooFar { unit: Unit, area: Area, movement: u8 },
    /// The unit has not the movement to enter out of that area.
    #[serde(rename = "too_little_movement_from 8.2")]
    TooFarFrom { unit: Unit, area: Area, from: Area, movement: u8 },
    /// Every way that the movement allows leads through an area that holds as many units as it may.
    #[serde(rename = "way_full 8.3.1")]
    WayFull { unit: Unit, area: Area, through: Area },
    /// No way there keeps clear of Soviet units.
    #[serde(rename = "no_way 8.2")]
    NoWay(Unit, Area),
    /// The two areas have no common boundary.
    #[serde(rename = "not_adjacent 8.1")]
    NotAdjacent { from: Area, to: Area },
    /// From a contested area a unit first has to enter a vacant one.
    #[serde(rename = "contested_exit 8.3.2")]
    ContestedExit { from: Area, to: Area },
    /// The area was attacked in this Action Round (9.0, ruling 43).
    #[serde(rename = "already_attacked 8.2.1")]
    AlreadyAttacked(Area),
    /// The area holds a Soviet unit: say from where to enter.
    #[serde(rename = "say_from 9.5.8")]
    SayFrom { area: Area, number: u8 },
    /// The area holds no Soviet unit.
    #[serde(rename = "no_soviet_unit 9.0")]
    NoSovietUnit(Area),
    /// Nobody enters an area out of one with a Soviet unit.
    #[serde(rename = "no_entry_from 8.2")]
    NoEntryFrom { from: Area, to: Area },
    /// Units of the northern shoulder stay there.
    #[serde(rename = "northern_shoulder 12.2")]
    NorthernShoulder(Unit, Area),
    /// The unit has nowhere to go and nobody to attack.
    #[serde(rename = "nothing_to_do 8.1")]
    NothingToDo(Unit),
    /// The unit has to be chosen before it moves or attacks.
    #[serde(rename = "choose_first 6.4.2")]
    ChooseFirst(Unit),
    /// Units move one at a time: this one has been chosen.
    #[serde(rename = "another_chosen 8.1")]
    AnotherChosen(Unit),
    /// Nobody stands in the area to attack: somebody has to enter it first.
    #[serde(rename = "enter_first 9.0")]
    EnterFirst(Area),
    /// The area was contested: say who attacks.
    #[serde(rename = "say_with 9.2")]
    SayWith { area: Area, number: u8 },
    /// The unit is not of the Active Area.
    #[serde(rename = "not_active 9.0")]
    NotActive(Unit),
    /// The area was not contested when the Action Round began.
    #[serde(rename = "not_contested_then 9.3")]
    NotContestedThen(Area),
    /// Whoever enters an uncontested area attacks, all together.
    #[serde(rename = "mandatory_attack 9.1")]
    MandatoryAttack { area: Area, number: u8 },
    /// That is not where the attack is made.
    #[serde(rename = "other_target 9.0")]
    OtherTarget(Area),
    /// The unit does not take part in the attack.
    #[serde(rename = "not_attacking 9.0")]
    NotAttacking(Unit),
    /// Units that were there before do not join those who enter.
    #[serde(rename = "not_combined 9.3")]
    NotCombined(Unit),
    /// The Barrage has to be answered first.
    #[serde(rename = "barrage_first 9.4")]
    BarrageFirst,
    /// The Lead Attacking Unit comes before support.
    #[serde(rename = "lead_first 9.5")]
    LeadFirst,
    /// More markers than attackers.
    #[serde(rename = "support_limit 9.5.4")]
    SupportLimit { attackers: u8 },
    /// More markers than are available (3.5).
    #[serde(rename = "no_marker_left 9.5.4")]
    NoMarkerLeft,
    /// One air marker at most.
    #[serde(rename = "one_air 9.5.4")]
    OneAir,
    /// The random event forbids air support.
    #[serde(rename = "air_prohibited 6.2")]
    AirProhibited,
    /// No air support in the streets already fought over.
    #[serde(rename = "air_limited 12.5")]
    AirLimited(Area),
    /// The unit retreats elsewhere.
    #[serde(rename = "retreat_elsewhere 9.5.8")]
    RetreatElsewhere(Unit, Area),
    /// The Action Round has nothing to end.
    #[serde(rename = "no_round_to_end 6.4.2")]
    NoRoundToEnd,
}

impl Reason for Refusal {}
