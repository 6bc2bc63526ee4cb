//! Why something cannot be done.

use crate::components::{
    Colour, Counter, Kind, Location, Position, SovietCard, Supply, Token, Track, Unit, Use, Weapon,
};
use crate::components::{TacticCard, WehrmachtCard};

/// A reason, with the data for a sentence.
#[allow(missing_docs)] // the fields are named after what they hold
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Refusal {
    /// That decision is not due now.
    NotNow,
    /// Sets are named in ascending order.
    OutOfOrder,
    /// At least one thing must be done (ruling 97).
    NothingDone,
    // Wehrmacht Planning.
    /// The card is not in the German's hand.
    NotInGermanHand(WehrmachtCard),
    /// The Tactics card is not in the German's hand.
    NotInGermanTactics(TacticCard),
    /// A Resupply or Storm Group card must be played first (p30-must-play).
    MustPlay(WehrmachtCard),
    // Soviet Card Phase.
    /// The card is not in hand.
    NotInHand(SovietCard),
    /// The card has been used this turn (p5-actions).
    CardUsed(SovietCard),
    /// A Fog of War card has no action (p5-fog-of-war).
    FogOfWar(SovietCard),
    /// The card does not show that unit.
    NotOnCard {
        card: SovietCard,
        unit: Unit,
    },
    /// That use belongs to another unit.
    WrongUse {
        unit: Unit,
        what: Use,
    },
    /// No actions are left this phase.
    NoActionsLeft,
    /// No location of the unit is disrupted.
    NothingToRecover(Unit),
    /// The location is not disrupted.
    NotDisrupted(Location),
    /// The location is disrupted.
    LocationDisrupted(Location),
    /// All locations of the unit are disrupted (p7-tactical-decision).
    AllDisrupted(Unit),
    /// Nothing of the kind is in stock (p2-stock).
    NoneInStock(Token),
    /// Nothing to ship is in stock.
    NoSuppliesInStock,
    /// Too many of the kind.
    TooMany {
        supply: Supply,
        have: u8,
    },
    /// No Storm Group card lies in the box (p6-storm-group).
    NoStormGroup,
    /// A Wehrmacht counter stands on a track of the card's colour (p18-raid).
    TrackNotClear {
        colour: Colour,
        track: Track,
    },
    /// Nobody is able to go (p18-raid).
    NobodyReady,
    /// The counter is exhausted or disrupted.
    NotReady(Counter),
    /// The variant is not in use (p27-operational-support).
    NoSupportVariant,
    /// No Operational Support card is left.
    NoSupportCard,
    /// The stock lacks what the card asks for.
    SupportTokens {
        supply: Supply,
        need: u8,
        have: u8,
    },
    /// Nothing can be bought with the points left.
    NothingToBuy {
        points: u8,
    },
    /// It costs more than the points left.
    TooDear {
        cost: u8,
        points: u8,
    },
    /// The counter is not in the stock.
    NotForSale,
    /// No Sapper Token is in the Supplies box (p6-buttress).
    NoSapper,
    /// All walls stand at 6 and location 3 is not disrupted (ruling 19).
    NothingToButtress,
    /// The wall stands at its highest already.
    WallAtMost(Colour),
    /// The sapper circle holds a Sapper Token (p6-field-defenses).
    AlreadyMined(Track),
    /// The sapper circle holds a Wehrmacht counter.
    CircleTaken(Track),
    /// No sapper circle is empty.
    NoSapperSite,
    /// There is no Fog of War card in hand (p7-tactical-decision).
    NoFogInHand,
    /// No location of the unit is empty and undisrupted.
    NoFreeLocation(Unit),
    /// The location holds a token (ruling 14).
    LocationTaken(Location),
    /// The location belongs to another unit.
    WrongLocation(Location),
    /// Nothing lies in the Staging Area (p7-load).
    StagingEmpty,
    /// Nothing of the kind lies in the Staging Area.
    NotStaged(Supply),
    /// No boat carries anything (p7-deliver).
    NothingLoaded,
    /// That boat carries nothing.
    BoatEmpty(Location),
    // Wehrmacht Card Phase.
    /// There is no Anti-aircraft Token there.
    NoAntiAircraft(Location),
    /// More tokens than the box holds.
    BoxHolds {
        colour: Colour,
        have: u8,
    },
    /// The counter is not one of those at stake.
    NotAtStake(Counter),
    // Soviet Counter Phase.
    /// The counter is not in the house.
    NotInHouse(Counter),
    /// The counter has moved this phase (ruling 62).
    HasMoved(Counter),
    /// No moves are left.
    NoMovesLeft,
    /// The counter has no position to go to.
    NowhereToGo(Counter),
    /// The counter is exhausted or disrupted and may not move (ruling 61).
    CannotMove(Counter),
    /// Only a replaced counter goes to the Reserves box (ruling 63).
    NotToReserves(Counter),
    /// It stands there already.
    AlreadyThere(Counter),
    /// A counter there is exhausted or disrupted (p19-move).
    CannotEnter {
        position: Position,
        because: Counter,
    },
    /// The position is not empty (p19-displace).
    NotEmpty(Position),
    /// The weapon is not at hand, or the counter lacks its letter (p23-weapons).
    CannotTake {
        counter: Counter,
        weapon: Weapon,
    },
    /// Mover, counter there and weapon do not share a letter (p23-weapons).
    CannotJoin(Position),
    /// The counter has an Action Token.
    HasActed(Counter),
    /// The counter has a Command Token (p21-command).
    IsCommanded(Counter),
    /// The counter is exhausted or disrupted and can only recover (p24-recover).
    CannotAct(Counter),
    /// In the Reserves box nothing but Recover is possible (ruling 67).
    InReserves(Counter),
    /// The counter has nothing it could do.
    NothingToDo(Counter),
    /// The counter is neither exhausted nor disrupted.
    NeedsNoRecovery(Counter),
    /// Commanders cannot be recovered by command (p21-command).
    IsCommander(Counter),
    /// The counter lacks the letter: Command or Forward Observer.
    NotCommander(Counter),
    /// Nobody can be recovered by command.
    NobodyToCommand,
    NotObserver(Counter),
    /// No Artillery Token is ready (p22-forward-observer).
    NoArtillery,
    /// A tactic forbids it (p28-counter-battery).
    CounterBattery,
    /// The counter is not at the radio (p21-request-reinforcements).
    NotAtRadio(Counter),
    /// No target of the right sort in line of sight (p4-line-of-sight).
    NoTarget,
    /// The circle is empty.
    EmptyCircle {
        track: Track,
        circle: u8,
    },
    /// That track is not in line of sight.
    OutOfSight(Track),
    /// The target is of the wrong sort: infantry or armor.
    WrongTarget(Kind),
    /// Two counters on consecutive circles are needed (ruling 72).
    NotAdjacent,
    /// No Suppression Tokens are in the Supplies box.
    NoSuppression,
    /// The Attack Value is 0, or the weapon only suppresses.
    CannotAttack,
    /// The Suppress Value is 0.
    CannotSuppress,
    /// No crew of two with the weapon's letter stands with it.
    NoCrew(Weapon),
    /// Weapon actions take two actions (p23-weapons).
    NeedsTwoActions,
    /// As many tokens as the value must be laid, as far as they last (ruling 69).
    MustLay(u8),
    /// No more tokens than this can be laid: the Suppress Value, or what is in the Supplies box.
    TooManyTokens(u8),
    /// The position does not show that colour.
    WrongColour(Colour),
}

impl Refusal {
    /// The code of the reason.
    #[allow(clippy::too_many_lines)] // a table
    pub const fn code(self) -> &'static str {
        match self {
            Self::NotNow => "not_now",
            Self::OutOfOrder => "out_of_order",
            Self::NothingDone => "nothing_done",
            Self::NotInGermanHand(_) => "not_in_german_hand",
            Self::NotInGermanTactics(_) => "not_in_german_tactics",
            Self::MustPlay(_) => "must_play",
            Self::NotInHand(_) => "not_in_hand",
            Self::CardUsed(_) => "card_used",
            Self::FogOfWar(_) => "fog_of_war",
            Self::NotOnCard { .. } => "not_on_card",
            Self::WrongUse { .. } => "wrong_use",
            Self::NoActionsLeft => "no_actions_left",
            Self::NothingToRecover(_) => "nothing_to_recover",
            Self::NotDisrupted(_) => "not_disrupted",
            Self::LocationDisrupted(_) => "location_disrupted",
            Self::AllDisrupted(_) => "all_disrupted",
            Self::NoneInStock(_) => "none_in_stock",
            Self::NoSuppliesInStock => "no_supplies_in_stock",
            Self::TooMany { .. } => "too_many",
            Self::NoStormGroup => "no_storm_group",
            Self::TrackNotClear { .. } => "track_not_clear",
            Self::NobodyReady => "nobody_ready",
            Self::NotReady(_) => "not_ready",
            Self::NoSupportVariant => "no_support_variant",
            Self::NoSupportCard => "no_support_card",
            Self::SupportTokens { .. } => "support_tokens",
            Self::NothingToBuy { .. } => "nothing_to_buy",
            Self::TooDear { .. } => "too_dear",
            Self::NotForSale => "not_for_sale",
            Self::NoSapper => "no_sapper",
            Self::NothingToButtress => "nothing_to_buttress",
            Self::WallAtMost(_) => "wall_at_most",
            Self::AlreadyMined(_) => "already_mined",
            Self::CircleTaken(_) => "circle_taken",
            Self::NoSapperSite => "no_sapper_site",
            Self::NoFogInHand => "no_fog_in_hand",
            Self::NoFreeLocation(_) => "no_free_location",
            Self::LocationTaken(_) => "location_taken",
            Self::WrongLocation(_) => "wrong_location",
            Self::StagingEmpty => "staging_empty",
            Self::NotStaged(_) => "not_staged",
            Self::NothingLoaded => "nothing_loaded",
            Self::BoatEmpty(_) => "boat_empty",
            Self::NoAntiAircraft(_) => "no_anti_aircraft",
            Self::BoxHolds { .. } => "box_holds",
            Self::NotAtStake(_) => "not_at_stake",
            Self::NotInHouse(_) => "not_in_house",
            Self::HasMoved(_) => "has_moved",
            Self::CannotMove(_) => "cannot_move",
            Self::NoMovesLeft => "no_moves_left",
            Self::NowhereToGo(_) => "nowhere_to_go",
            Self::AlreadyThere(_) => "already_there",
            Self::NotToReserves(_) => "not_to_reserves",
            Self::CannotEnter { .. } => "cannot_enter",
            Self::NotEmpty(_) => "not_empty",
            Self::CannotTake { .. } => "cannot_take",
            Self::CannotJoin(_) => "cannot_join",
            Self::HasActed(_) => "has_acted",
            Self::IsCommanded(_) => "is_commanded",
            Self::InReserves(_) => "in_reserves",
            Self::NothingToDo(_) => "nothing_to_do",
            Self::CannotAct(_) => "cannot_act",
            Self::NeedsNoRecovery(_) => "needs_no_recovery",
            Self::IsCommander(_) => "is_commander",
            Self::NotCommander(_) => "not_commander",
            Self::NobodyToCommand => "nobody_to_command",
            Self::NotObserver(_) => "not_observer",
            Self::NoArtillery => "no_artillery",
            Self::CounterBattery => "counter_battery",
            Self::NotAtRadio(_) => "not_at_radio",
            Self::NoTarget => "no_target",
            Self::EmptyCircle { .. } => "empty_circle",
            Self::OutOfSight(_) => "out_of_sight",
            Self::WrongTarget(_) => "wrong_target",
            Self::CannotAttack => "cannot_attack",
            Self::NotAdjacent => "not_adjacent",
            Self::NoSuppression => "no_suppression",
            Self::CannotSuppress => "cannot_suppress",
            Self::NoCrew(_) => "no_crew",
            Self::NeedsTwoActions => "needs_two_actions",
            Self::MustLay(_) => "must_lay",
            Self::TooManyTokens(_) => "too_many_tokens",
            Self::WrongColour(_) => "wrong_colour",
        }
    }

    /// The rule that stands in the way.
    #[allow(clippy::too_many_lines, clippy::match_same_arms)] // a table in the order of the rules
    pub const fn rule(self) -> &'static str {
        match self {
            Self::NotNow => "p4-sequence",
            Self::NotInGermanHand(_) | Self::NotInGermanTactics(_) => "p30-planning",
            Self::MustPlay(_) => "p30-must-play",
            Self::OutOfOrder
            | Self::NothingDone
            | Self::NotInHand(_)
            | Self::CardUsed(_)
            | Self::NotOnCard { .. }
            | Self::WrongUse { .. }
            | Self::NoActionsLeft => "p5-actions",
            Self::FogOfWar(_) => "p5-fog-of-war",
            Self::NothingToRecover(unit) => match unit {
                Unit::ArmyCp => "p6-army-recover",
                Unit::DivisionCp => "p6-division-recover",
                Unit::Sapper => "p6-buttress",
                Unit::Signal => "p7-signal-recover",
                Unit::Artillery => "p7-artillery-recover",
                Unit::Flotilla => "p7-flotilla-recover",
                Unit::AaBattalion | Unit::AaRegiment => "p8-anti-aircraft-recover",
            },
            Self::NotDisrupted(_) | Self::LocationDisrupted(_) | Self::LocationTaken(_) | Self::WrongLocation(_) => {
                "p12-bombing"
            }
            Self::AllDisrupted(_) | Self::NoFogInHand => "p7-tactical-decision",
            Self::NoneInStock(_) | Self::NoSuppliesInStock => "p2-stock",
            Self::TooMany { .. } => "p6-resupply",
            Self::NoStormGroup => "p6-storm-group",
            Self::TrackNotClear { .. } | Self::NobodyReady | Self::NotReady(_) => "p18-raid",
            Self::NoSupportVariant | Self::NoSupportCard | Self::SupportTokens { .. } => "p27-operational-support",
            Self::NothingToBuy { .. } | Self::TooDear { .. } | Self::NotForSale => "p6-send-reinforcements",
            Self::NoSapper | Self::NothingToButtress | Self::WallAtMost(_) => "p6-buttress",
            Self::AlreadyMined(_) | Self::CircleTaken(_) | Self::NoSapperSite => "p6-field-defenses",
            Self::NoFreeLocation(unit) => match unit {
                Unit::Artillery => "p7-ready-artillery",
                Unit::Flotilla => "p7-load",
                Unit::AaBattalion | Unit::AaRegiment => "p8-ready-anti-aircraft",
                _ => "p7-wire",
            },
            Self::StagingEmpty | Self::NotStaged(_) => "p7-load",
            Self::NothingLoaded | Self::BoatEmpty(_) => "p7-deliver",
            Self::NoAntiAircraft(_) => "p12-anti-aircraft",
            Self::BoxHolds { .. } => "p13-suppression",
            Self::NotAtStake(_) => "p23-crew",
            Self::NotInHouse(_)
            | Self::HasMoved(_)
            | Self::NoMovesLeft
            | Self::NowhereToGo(_)
            | Self::CannotMove(_)
            | Self::NotToReserves(_)
            | Self::AlreadyThere(_)
            | Self::CannotEnter { .. } => "p19-move",
            Self::NotEmpty(_) => "p19-displace",
            Self::CannotTake { .. } | Self::CannotJoin(_) | Self::NoCrew(_) | Self::NeedsTwoActions => "p23-weapons",
            Self::HasActed(_) | Self::InReserves(_) | Self::NothingToDo(_) => "p19-counter-phase",
            Self::IsCommanded(_) | Self::IsCommander(_) | Self::NotCommander(_) | Self::NobodyToCommand => {
                "p21-command"
            }
            Self::NeedsNoRecovery(_) | Self::CannotAct(_) => "p24-recover",
            Self::NotObserver(_) | Self::NoArtillery | Self::NotAdjacent => "p22-forward-observer",
            Self::CounterBattery => "p28-counter-battery",
            Self::NotAtRadio(_) => "p21-request-reinforcements",
            Self::NoTarget | Self::EmptyCircle { .. } | Self::OutOfSight(_) => "p4-line-of-sight",
            Self::WrongTarget(_) | Self::CannotAttack => "p20-attack",
            Self::NoSuppression
            | Self::CannotSuppress
            | Self::MustLay(_)
            | Self::TooManyTokens(_)
            | Self::WrongColour(_) => "p20-suppress",
        }
    }
}
