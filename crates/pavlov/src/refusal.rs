//! The reasons for refusing an action.

use kurgan_core::Reason;
use kurgan_core::parts::Parts;
use serde::{Deserialize, Serialize};

use crate::components::{
    Colour, Counter, Kind, Location, Position, SovietCard, Supply, TacticCard, Token, Track, Unit, Use, Weapon,
    WehrmachtCard,
};

/// A reason with its code, the rule behind it, and the data for a sentence.
#[allow(missing_docs)] // the fields are named after what they hold
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Refusal {
    /// That decision is not due now.
    #[serde(rename = "not_now p4-sequence")]
    NotNow,
    /// It has been named already.
    #[serde(rename = "already_named p5-actions")]
    AlreadyNamed,
    /// As many as are needed have been named.
    #[serde(rename = "enough_named p17-resupply")]
    EnoughNamed,
    /// At least one thing must be done (ruling 97).
    #[serde(rename = "nothing_done p5-actions")]
    NothingDone,
    // Wehrmacht Planning.
    /// The card is not in the German's hand.
    #[serde(rename = "not_in_german_hand p30-planning")]
    NotInGermanHand(WehrmachtCard),
    /// The Tactics card is not in the German's hand.
    #[serde(rename = "not_in_german_tactics p30-planning")]
    NotInGermanTactics(TacticCard),
    /// A Resupply or Storm Group card must be played first.
    #[serde(rename = "must_play p30-must-play")]
    MustPlay(WehrmachtCard),
    // Soviet Card Phase.
    /// The card is not in hand.
    #[serde(rename = "not_in_hand p5-actions")]
    NotInHand(SovietCard),
    /// The card has been used this turn.
    #[serde(rename = "card_used p5-actions")]
    CardUsed(SovietCard),
    /// A Fog of War card has no action.
    #[serde(rename = "fog_of_war p5-fog-of-war")]
    FogOfWar(SovietCard),
    /// The card does not show that unit.
    #[serde(rename = "not_on_card p5-actions")]
    NotOnCard { card: SovietCard, unit: Unit },
    /// That use belongs to another unit.
    #[serde(rename = "wrong_use p5-actions")]
    WrongUse { unit: Unit, what: Use },
    /// No actions are left this phase.
    #[serde(rename = "no_actions_left p5-actions")]
    NoActionsLeft,
    /// No location of the unit is disrupted; the rule is that of the unit.
    #[serde(rename = "nothing_to_recover p5-actions")]
    NothingToRecover(Unit),
    /// The location is not disrupted.
    #[serde(rename = "not_disrupted p12-bombing")]
    NotDisrupted(Location),
    /// The location is disrupted.
    #[serde(rename = "location_disrupted p12-bombing")]
    LocationDisrupted(Location),
    /// All locations of the unit are disrupted.
    #[serde(rename = "all_disrupted p7-tactical-decision")]
    AllDisrupted(Unit),
    /// Nothing of the kind is in stock.
    #[serde(rename = "none_in_stock p2-stock")]
    NoneInStock(Token),
    /// Nothing to ship is in stock.
    #[serde(rename = "no_supplies_in_stock p2-stock")]
    NoSuppliesInStock,
    /// Too many of the kind.
    #[serde(rename = "too_many p6-resupply")]
    TooMany { supply: Supply, have: u8 },
    /// No Storm Group card lies in the box.
    #[serde(rename = "no_storm_group p6-storm-group")]
    NoStormGroup,
    /// A Wehrmacht counter stands on a track of the card's colour.
    #[serde(rename = "track_not_clear p18-raid")]
    TrackNotClear { colour: Colour, track: Track },
    /// Nobody is able to go.
    #[serde(rename = "nobody_ready p18-raid")]
    NobodyReady,
    /// The counter is exhausted or disrupted.
    #[serde(rename = "not_ready p18-raid")]
    NotReady(Counter),
    /// The variant is not in use.
    #[serde(rename = "no_support_variant p27-operational-support")]
    NoSupportVariant,
    /// No Operational Support card is left.
    #[serde(rename = "no_support_card p27-operational-support")]
    NoSupportCard,
    /// The stock lacks what the card asks for.
    #[serde(rename = "support_tokens p27-operational-support")]
    SupportTokens { supply: Supply, need: u8, have: u8 },
    /// Nothing can be bought with the points left.
    #[serde(rename = "nothing_to_buy p6-send-reinforcements")]
    NothingToBuy { points: u8 },
    /// It costs more than the points left.
    #[serde(rename = "too_dear p6-send-reinforcements")]
    TooDear { cost: u8, points: u8 },
    /// The counter is not in the stock.
    #[serde(rename = "not_for_sale p6-send-reinforcements")]
    NotForSale,
    /// No Sapper Token is in the Supplies box.
    #[serde(rename = "no_sapper p6-buttress")]
    NoSapper,
    /// No Sapper Token is there for a sapper circle.
    #[serde(rename = "no_sapper_to_place p6-field-defenses")]
    NoSapperToPlace,
    /// All walls stand at 6 and location 3 is not disrupted (ruling 19).
    #[serde(rename = "nothing_to_buttress p6-buttress")]
    NothingToButtress,
    /// The wall stands at its highest already.
    #[serde(rename = "wall_at_most p6-buttress")]
    WallAtMost(Colour),
    /// The sapper circle holds a Sapper Token.
    #[serde(rename = "already_mined p6-field-defenses")]
    AlreadyMined(Track),
    /// The sapper circle holds a Wehrmacht counter.
    #[serde(rename = "circle_taken p6-field-defenses")]
    CircleTaken(Track),
    /// No sapper circle is empty.
    #[serde(rename = "no_sapper_site p6-field-defenses")]
    NoSapperSite,
    /// There is no Fog of War card in hand.
    #[serde(rename = "no_fog_in_hand p7-tactical-decision")]
    NoFogInHand,
    /// No location of the unit is empty and undisrupted; the rule is that of what it places.
    #[serde(rename = "no_free_location p7-wire")]
    NoFreeLocation(Unit),
    /// The location holds a token (ruling 14).
    #[serde(rename = "location_taken p5-actions")]
    LocationTaken(Location),
    /// The location belongs to another unit.
    #[serde(rename = "wrong_location p5-actions")]
    WrongLocation(Location),
    /// Nothing lies in the Staging Area.
    #[serde(rename = "staging_empty p7-load")]
    StagingEmpty,
    /// Nothing of the kind lies in the Staging Area.
    #[serde(rename = "not_staged p7-load")]
    NotStaged(Supply),
    /// No boat carries anything.
    #[serde(rename = "nothing_loaded p7-deliver")]
    NothingLoaded,
    /// That boat carries nothing.
    #[serde(rename = "boat_empty p7-deliver")]
    BoatEmpty(Location),
    // Wehrmacht Card Phase.
    /// There is no Anti-aircraft Token there.
    #[serde(rename = "no_anti_aircraft p12-anti-aircraft")]
    NoAntiAircraft(Location),
    /// More tokens than the box holds.
    #[serde(rename = "box_holds p13-suppression")]
    BoxHolds { colour: Colour, have: u8 },
    /// The counter is not of the crew that was hit.
    #[serde(rename = "not_at_stake p23-crew")]
    NotAtStake(Counter),
    /// Whoever is not in the house does not eat.
    #[serde(rename = "not_hungry p17-resupply")]
    NotHungry(Counter),
    /// The counter is not on the raid.
    #[serde(rename = "not_on_raid p18-raid-casualties")]
    NotOnRaid(Counter),
    /// The counter does not stand where the mover goes.
    #[serde(rename = "not_to_replace p19-displace")]
    NotToReplace(Counter, Position),
    // Soviet Counter Phase.
    /// The counter is not in the house.
    #[serde(rename = "not_in_house p19-move")]
    NotInHouse(Counter),
    /// The counter has moved this phase (ruling 62).
    #[serde(rename = "has_moved p19-move")]
    HasMoved(Counter),
    /// No moves are left.
    #[serde(rename = "no_moves_left p19-move")]
    NoMovesLeft,
    /// No actions are left this phase.
    #[serde(rename = "no_acts_left p19-counter-phase")]
    NoActsLeft,
    /// The counter has no position to go to.
    #[serde(rename = "nowhere_to_go p19-move")]
    NowhereToGo(Counter),
    /// The counter is exhausted or disrupted and may not move (ruling 61).
    #[serde(rename = "cannot_move p19-move")]
    CannotMove(Counter),
    /// Only a replaced counter goes to the Reserves box (ruling 63).
    #[serde(rename = "not_to_reserves p19-move")]
    NotToReserves(Counter),
    /// It stands there already.
    #[serde(rename = "already_there p19-move")]
    AlreadyThere(Counter),
    /// A counter there is exhausted or disrupted.
    #[serde(rename = "cannot_enter p19-move")]
    CannotEnter { position: Position, because: Counter },
    /// The position is not empty.
    #[serde(rename = "not_empty p19-displace")]
    NotEmpty(Position),
    /// The weapon is not at hand, or the counter lacks its letter.
    #[serde(rename = "cannot_take p23-weapons")]
    CannotTake { counter: Counter, weapon: Weapon },
    /// Mover, counter there and weapon do not share a letter.
    #[serde(rename = "cannot_join p23-weapons")]
    CannotJoin(Position),
    /// Two stand there already.
    #[serde(rename = "crew_full p23-crew")]
    CrewFull(Position),
    /// The counter has an Action Token.
    #[serde(rename = "has_acted p19-counter-phase")]
    HasActed(Counter),
    /// The counter has a Command Token.
    #[serde(rename = "is_commanded p21-command")]
    IsCommanded(Counter),
    /// The counter is exhausted or disrupted and can only recover.
    #[serde(rename = "cannot_act p24-recover")]
    CannotAct(Counter),
    /// In the Reserves box nothing but Recover is possible (ruling 67).
    #[serde(rename = "in_reserves p19-counter-phase")]
    InReserves(Counter),
    /// The counter has nothing it could do.
    #[serde(rename = "nothing_to_do p19-counter-phase")]
    NothingToDo(Counter),
    /// The counter is neither exhausted nor disrupted.
    #[serde(rename = "needs_no_recovery p24-recover")]
    NeedsNoRecovery(Counter),
    /// Commanders cannot be recovered by command.
    #[serde(rename = "is_commander p21-command")]
    IsCommander(Counter),
    /// The counter lacks the letter: Command or Forward Observer.
    #[serde(rename = "not_commander p21-command")]
    NotCommander(Counter),
    /// Nobody can be recovered by command.
    #[serde(rename = "nobody_to_command p21-command")]
    NobodyToCommand,
    #[serde(rename = "not_observer p22-forward-observer")]
    NotObserver(Counter),
    /// No Artillery Token is ready.
    #[serde(rename = "no_artillery p22-forward-observer")]
    NoArtillery,
    /// A tactic forbids it.
    #[serde(rename = "counter_battery p28-counter-battery")]
    CounterBattery,
    /// The counter is not at the radio.
    #[serde(rename = "not_at_radio p21-request-reinforcements")]
    NotAtRadio { counter: Counter, position: Position },
    /// No target of the right sort in line of sight.
    #[serde(rename = "no_target p4-line-of-sight")]
    NoTarget,
    /// The circle is empty.
    #[serde(rename = "empty_circle p4-line-of-sight")]
    EmptyCircle { track: Track, circle: u8 },
    /// That track is not in line of sight.
    #[serde(rename = "out_of_sight p4-line-of-sight")]
    OutOfSight(Track),
    /// The target is of the wrong sort: infantry or armor.
    #[serde(rename = "wrong_target p20-attack")]
    WrongTarget(Kind),
    /// Two counters on consecutive circles are needed (ruling 72).
    #[serde(rename = "not_adjacent p22-forward-observer")]
    NotAdjacent,
    /// No Suppression Tokens are in the Supplies box.
    #[serde(rename = "no_suppression p20-suppress")]
    NoSuppression,
    /// The Attack Value is 0, or the weapon only suppresses.
    #[serde(rename = "cannot_attack p20-attack")]
    CannotAttack,
    /// The Suppress Value is 0.
    #[serde(rename = "cannot_suppress p20-suppress")]
    CannotSuppress,
    /// No crew of two with the weapon's letter stands with it.
    #[serde(rename = "no_crew p23-weapons")]
    NoCrew(Weapon),
    /// Weapon actions take two actions.
    #[serde(rename = "needs_two_actions p23-weapons")]
    NeedsTwoActions,
    /// As many tokens as the value must be laid, as far as they last (ruling 69).
    #[serde(rename = "must_lay p20-suppress")]
    MustLay { count: u8 },
    /// No more tokens than this can be laid: the Suppress Value, or what is in the Supplies box.
    #[serde(rename = "too_many_tokens p20-suppress")]
    TooManyTokens { count: u8 },
    /// The position does not show that colour.
    #[serde(rename = "wrong_colour p20-suppress")]
    WrongColour(Colour),
}

impl Reason for Refusal {
    fn parts(&self) -> Parts {
        let mut parts = Parts::of(self);
        match self {
            Self::NothingToRecover(unit) => parts.rule = unit.recovery(),
            Self::NoFreeLocation(Unit::Artillery) => parts.rule = "p7-ready-artillery",
            Self::NoFreeLocation(Unit::Flotilla) => parts.rule = "p7-load",
            Self::NoFreeLocation(Unit::AaBattalion | Unit::AaRegiment) => parts.rule = "p8-ready-anti-aircraft",
            _ => {}
        }
        parts
    }
}
