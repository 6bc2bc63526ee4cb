//! The events of a game.

use kurgan_core::{Dice, Set};
use serde::{Deserialize, Serialize};

use crate::action::Trouble;
use crate::chance::Roll;
use crate::components::{
    Colour, Counter, Kind, Location, Position, SovietCard, StormGroup, Supply, Support, TacticCard, Token, Track, Unit,
    Use, Weapon, WehrmachtCard,
};
use crate::state::{Cause, Phase, Place};

/// How a game ended (p26-end).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum End {
    /// The score was taken.
    Scored(i16),
    /// A Wehrmacht counter advanced beyond the end of its track.
    Overrun(Track),
    /// A second bomb fell on the 62nd Army Command Post.
    CommandPost,
    /// No Soviet counter is left.
    NoCounters,
    /// A Resupply card found no Food Token (ruling 51).
    NoFood,
}

/// What a Wehrmacht counter was removed by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// A Sapper Token.
    Sapper,
    /// A Soviet counter's attack.
    Counter(Counter),
    /// A weapon.
    Weapon(Weapon),
    /// Artillery directed by this counter.
    Observer(Counter),
}

/// Something that happened, with its kind and its rule. What another seat may not see is left out of its copy (`None`).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)] // the fields are named after what they hold
pub enum Event {
    /// A turn begins.
    #[serde(rename = "turn p4-sequence")]
    Turn { turn: u8 },
    /// A phase begins.
    #[serde(rename = "phase p4-sequence")]
    Phase(Phase),
    // Wehrmacht Planning.
    #[serde(rename = "german_drew p30-planning")]
    GermanDrew(Option<WehrmachtCard>),
    #[serde(rename = "german_drew_tactic p30-planning")]
    GermanDrewTactic(Option<TacticCard>),
    /// An order is laid, the first, second or third.
    #[serde(rename = "ordered p30-planning")]
    Ordered { card: Option<WehrmachtCard>, nth: u8 },
    #[serde(rename = "tactic_laid p30-planning")]
    TacticLaid(Option<TacticCard>),
    // Soviet Card Phase.
    #[serde(rename = "drew p5-draw")]
    Drew(Option<SovietCard>),
    /// The discards became the deck.
    #[serde(rename = "reshuffled p5-draw")]
    Reshuffled,
    /// Four actions instead of three.
    #[serde(rename = "improved_communications p7-improved-communications")]
    ImprovedCommunications,
    #[serde(rename = "used p5-actions")]
    Used {
        card: SovietCard,
        unit: Unit,
        #[serde(rename = "use")]
        what: Use,
    },
    #[serde(rename = "location_recovered p6-buttress")]
    LocationRecovered(Location),
    #[serde(rename = "staged p6-resupply")]
    Staged { supply: Supply, count: u8 },
    /// The tokens left the game; worth so many points.
    #[serde(rename = "supported p27-operational-support")]
    Supported { card: Support, points: u8 },
    #[serde(rename = "support_turned p27-operational-support")]
    SupportTurned(Support),
    #[serde(rename = "deployed p6-send-reinforcements")]
    Deployed(Counter),
    #[serde(rename = "weapon_deployed p6-send-reinforcements")]
    WeaponDeployed(Weapon),
    #[serde(rename = "wall_raised p6-buttress")]
    WallRaised { colour: Colour, to: u8 },
    #[serde(rename = "mined p6-field-defenses")]
    Mined(Track),
    /// A Fog of War card went from the hand to the stock.
    #[serde(rename = "fog_cleared p7-tactical-decision")]
    FogCleared(SovietCard),
    #[serde(rename = "token_placed p8-ready-anti-aircraft")]
    TokenPlaced {
        token: Token,
        #[serde(rename = "location")]
        at: Location,
    },
    #[serde(rename = "loaded p7-load")]
    Loaded {
        supply: Supply,
        #[serde(rename = "location")]
        at: Location,
    },
    #[serde(rename = "delivered p7-deliver")]
    Delivered {
        supply: Supply,
        #[serde(rename = "location")]
        from: Location,
    },
    /// Delivered ammunition brought so many Suppression Tokens.
    #[serde(rename = "replenished p7-deliver")]
    Replenished(u8),
    /// The hand is discarded.
    #[serde(rename = "discarded p5-discard")]
    Discarded(Set<SovietCard>),
    // Storm Group.
    /// A Storm Group card came to the box; another one left the game.
    #[serde(rename = "storm_group_set p18-storm-group-card")]
    StormGroupSet {
        #[serde(rename = "id")]
        card: StormGroup,
        gone: Option<StormGroup>,
    },
    #[serde(rename = "raid_began p18-raid")]
    RaidBegan {
        #[serde(rename = "target")]
        card: StormGroup,
        party: Set<Counter>,
    },
    #[serde(rename = "raid_resolved p18-raid")]
    RaidResolved {
        #[serde(rename = "target")]
        card: StormGroup,
        dice: Dice,
        defense: u8,
        success: bool,
    },
    #[serde(rename = "raider_rolled p18-raid-casualties")]
    RaiderRolled { counter: Counter, die: u8, casualty: bool },
    #[serde(rename = "returned p18-raid-casualties")]
    Returned(Counter),
    #[serde(rename = "raid_declined p26-end")]
    RaidDeclined,
    // Casualties.
    #[serde(rename = "disrupted p10-suppress-defender")]
    Disrupted(Counter),
    /// First Aid saved a counter.
    #[serde(rename = "saved p25-first-aid")]
    Saved { counter: Counter, cause: Cause },
    #[serde(rename = "lost p25-first-aid")]
    Lost { counter: Counter, cause: Cause },
    /// A weapon left alone went to the Reserves box.
    #[serde(rename = "weapon_left p23-weapons")]
    WeaponLeft(Weapon),
    // Wehrmacht Card Phase.
    #[serde(rename = "tactic_dealt p28-tactics")]
    TacticDealt(TacticCard),
    #[serde(rename = "tactic_gone p28-tactics")]
    TacticGone(TacticCard),
    #[serde(rename = "revealed p9-wehrmacht-phase")]
    Revealed(WehrmachtCard),
    #[serde(rename = "colour_rolled p9-attack-defender")]
    ColourRolled { die: u8, colour: Colour },
    /// There is nobody on that colour.
    #[serde(rename = "no_target p9-attack-defender")]
    NoTarget(Colour),
    /// The die picks a position; the one in brackets is hit in its stead if it is empty.
    #[serde(rename = "position_rolled p9-attack-defender")]
    PositionRolled { colour: Colour, die: u8, position: Position },
    /// Dice against a target number: any die of at least `target` is a hit.
    #[serde(rename = "rolled p9-wehrmacht-phase")]
    Rolled { roll: Roll, dice: Dice, target: u8, hits: u8 },
    #[serde(rename = "wall_hit p11-attack-building")]
    WallHit { colour: Colour, to: u8 },
    /// The wall is down already: everybody on that colour is disrupted.
    #[serde(rename = "wall_breached p11-attack-building")]
    WallBreached(Colour),
    /// So many aircraft come; so many were shot down.
    #[serde(rename = "bombers p12-bombing")]
    Bombers { aircraft: u8, defense: u8 },
    #[serde(rename = "anti_aircraft_spent p12-anti-aircraft")]
    AntiAircraftSpent(Location),
    #[serde(rename = "shot_down p12-anti-aircraft")]
    ShotDown(u8),
    #[serde(rename = "bomb_rolled p12-bombing")]
    BombRolled { dice: Dice, location: Location },
    /// The bomb moves on to the next location.
    #[serde(rename = "bomb_moved_on p12-next-location")]
    BombMovedOn { from: Location, to: Location },
    #[serde(rename = "token_bombed p12-bombing")]
    TokenBombed {
        token: Token,
        #[serde(rename = "location")]
        at: Location,
    },
    #[serde(rename = "location_disrupted p12-bombing")]
    LocationDisrupted(Location),
    #[serde(rename = "fog_added p12-fog-of-war")]
    FogAdded(SovietCard),
    /// A bomb on location 3 shakes the whole house.
    #[serde(rename = "house_shaken p12-location-3")]
    HouseShaken,
    #[serde(rename = "track_rolled p13-placement")]
    TrackRolled {
        #[serde(rename = "counter")]
        kind: Kind,
        die: u8,
        track: Track,
    },
    /// A tactic sent the counter to another track.
    #[serde(rename = "rerouted p28-schwerpunkt")]
    Rerouted {
        #[serde(rename = "counter")]
        kind: Kind,
        from: Track,
        to: Track,
    },
    #[serde(rename = "suppression_spent p13-suppression")]
    SuppressionSpent { colour: Colour, count: u8 },
    /// The arriving counter was kept away.
    #[serde(rename = "kept_away p13-suppression")]
    KeptAway {
        #[serde(rename = "counter")]
        kind: Kind,
        track: Track,
    },
    /// A counter arrives; so many were pushed on.
    #[serde(rename = "arrived p13-advance")]
    Arrived {
        #[serde(rename = "counter")]
        kind: Kind,
        track: Track,
        pushed: u8,
    },
    #[serde(rename = "sapper_triggered p13-sapper-defenses")]
    SapperTriggered(Track),
    #[serde(rename = "removed p20-attack")]
    Removed {
        #[serde(rename = "counter")]
        kind: Kind,
        track: Track,
        circle: u8,
        by: By,
    },
    /// All counters of the kind are on the board (ruling 4).
    #[serde(rename = "no_counter_left p2-stock")]
    NoCounterLeft(Kind),
    #[serde(rename = "assault_on p15-assault")]
    AssaultOn {
        colour: Colour,
        #[serde(rename = "count")]
        dice: u8,
        building: bool,
    },
    /// So many counters need food, so many tokens were eaten, so many are unfed.
    #[serde(rename = "fed p17-resupply")]
    Fed { mouths: u8, food: u8, unfed: u8 },
    // Soviet Counter Phase.
    #[serde(rename = "command_team p21-command-team")]
    CommandTeam,
    #[serde(rename = "moved p19-move")]
    Moved { counter: Counter, from: Place, to: Place },
    #[serde(rename = "weapon_moved p23-weapons")]
    WeaponMoved { weapon: Weapon, from: Place, to: Place },
    #[serde(rename = "recovered p24-recover")]
    Recovered { counter: Counter, from: Trouble },
    #[serde(rename = "commanded p21-command")]
    Commanded { by: Counter, counter: Counter },
    #[serde(rename = "exhausted p19-counter-phase")]
    Exhausted(Counter),
    #[serde(rename = "suppression_laid p20-suppress")]
    SuppressionLaid { colour: Colour, count: u8 },
    #[serde(rename = "requested p21-request-reinforcements")]
    Requested(Counter),
    #[serde(rename = "artillery_called p22-forward-observer")]
    ArtilleryCalled {
        by: Counter,
        #[serde(rename = "location")]
        from: Location,
    },
    // The end.
    /// The parts of the score.
    #[serde(rename = "score p26-score")]
    Score { raids: i16, support: i16, counters: i16, wehrmacht: i16 },
    #[serde(rename = "over p26-loss")]
    Ended(End),
}
