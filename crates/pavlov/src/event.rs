//! What happens in a game.

use kurgan_core::{Dice, Set};
use serde::Serialize;

use crate::action::Trouble;
use crate::chance::Roll;
use crate::components::{
    Colour, Counter, Kind, Location, Position, SovietCard, StormGroup, Supply, Support, TacticCard, Token, Track, Unit,
    Use, Weapon, WehrmachtCard,
};
use crate::state::{Cause, Phase, Place};

/// How a game ended (p26-end).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
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

/// Something that happened. What another seat may not see is left out of its copy (`None`).
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)] // the fields are named after what they hold
pub enum Event {
    /// A turn begins.
    Turn(u8),
    /// A phase begins.
    Phase(Phase),
    // Wehrmacht Planning.
    GermanDrew(Option<WehrmachtCard>),
    GermanDrewTactic(Option<TacticCard>),
    /// An order is laid, the first, second or third.
    Ordered {
        card: Option<WehrmachtCard>,
        nth: u8,
    },
    TacticLaid(Option<TacticCard>),
    // Soviet Card Phase.
    Drew(Option<SovietCard>),
    /// The discards became the deck (p5-draw).
    Reshuffled,
    /// Four actions instead of three (p7-improved-communications).
    ImprovedCommunications,
    Used {
        card: SovietCard,
        unit: Unit,
        what: Use,
    },
    LocationRecovered(Location),
    Staged {
        supply: Supply,
        count: u8,
    },
    /// The tokens left the game; worth so many points (p27-operational-support).
    Supported {
        card: Support,
        points: u8,
    },
    SupportTurned(Support),
    Deployed(Counter),
    WeaponDeployed(Weapon),
    WallRaised {
        colour: Colour,
        to: u8,
    },
    Mined(Track),
    /// A Fog of War card went from the hand to the stock (p7-tactical-decision).
    FogCleared(SovietCard),
    TokenPlaced {
        token: Token,
        at: Location,
    },
    Loaded {
        supply: Supply,
        at: Location,
    },
    Delivered {
        supply: Supply,
        from: Location,
    },
    /// Delivered ammunition brought so many Suppression Tokens.
    Replenished(u8),
    /// The hand is discarded.
    Discarded(Set<SovietCard>),
    // Storm Group.
    /// A Storm Group card came to the box; another one left the game.
    StormGroupSet {
        card: StormGroup,
        gone: Option<StormGroup>,
    },
    RaidBegan {
        card: StormGroup,
        party: Set<Counter>,
    },
    RaidResolved {
        card: StormGroup,
        dice: Dice,
        defense: u8,
        success: bool,
    },
    RaiderRolled {
        counter: Counter,
        die: u8,
        casualty: bool,
    },
    Returned(Counter),
    RaidDeclined,
    // Casualties.
    Disrupted(Counter),
    /// First Aid saved a counter.
    Saved {
        counter: Counter,
        cause: Cause,
    },
    Lost {
        counter: Counter,
        cause: Cause,
    },
    /// A weapon left alone went to the Reserves box (p23-weapons).
    WeaponLeft(Weapon),
    // Wehrmacht Card Phase.
    TacticDealt(TacticCard),
    TacticGone(TacticCard),
    Revealed(WehrmachtCard),
    ColourRolled {
        die: u8,
        colour: Colour,
    },
    /// There is nobody on that colour.
    NoTarget(Colour),
    /// The die picks a position; the one in brackets is hit in its stead if it is empty.
    PositionRolled {
        colour: Colour,
        die: u8,
        position: Position,
    },
    /// Dice against a target number: any die of at least `target` is a hit.
    Rolled {
        roll: Roll,
        dice: Dice,
        target: u8,
        hits: u8,
    },
    WallHit {
        colour: Colour,
        to: u8,
    },
    /// The wall is down already: everybody on that colour is disrupted.
    WallBreached(Colour),
    /// So many aircraft come; so many were shot down.
    Bombers {
        aircraft: u8,
        defense: u8,
    },
    AntiAircraftSpent(Location),
    ShotDown(u8),
    BombRolled {
        dice: Dice,
        location: Location,
    },
    /// The bomb moves on to the next location.
    BombMovedOn {
        from: Location,
        to: Location,
    },
    TokenBombed {
        token: Token,
        at: Location,
    },
    LocationDisrupted(Location),
    FogAdded(SovietCard),
    /// A bomb on location 3 shakes the whole house (p12-location-3).
    HouseShaken,
    TrackRolled {
        kind: Kind,
        die: u8,
        track: Track,
    },
    /// A tactic sent the counter to another track (p28-schwerpunkt).
    Rerouted {
        kind: Kind,
        from: Track,
        to: Track,
    },
    SuppressionSpent {
        colour: Colour,
        count: u8,
    },
    /// The arriving counter was kept away.
    KeptAway {
        kind: Kind,
        track: Track,
    },
    /// A counter arrives; so many were pushed on.
    Arrived {
        kind: Kind,
        track: Track,
        pushed: u8,
    },
    SapperTriggered(Track),
    Removed {
        kind: Kind,
        track: Track,
        circle: u8,
        by: By,
    },
    /// All counters of the kind are on the board (ruling 4).
    NoCounterLeft(Kind),
    AssaultOn {
        colour: Colour,
        dice: u8,
        building: bool,
    },
    /// So many counters need food, so many tokens were eaten, so many are unfed.
    Fed {
        mouths: u8,
        food: u8,
        unfed: u8,
    },
    // Soviet Counter Phase.
    CommandTeam,
    Moved {
        counter: Counter,
        from: Place,
        to: Place,
    },
    WeaponMoved {
        weapon: Weapon,
        from: Place,
        to: Place,
    },
    Recovered {
        counter: Counter,
        from: Trouble,
    },
    Commanded {
        by: Counter,
        counter: Counter,
    },
    Exhausted(Counter),
    SuppressionLaid {
        colour: Colour,
        count: u8,
    },
    Requested(Counter),
    ArtilleryCalled {
        by: Counter,
        from: Location,
    },
    // The end.
    /// The parts of the score (p26-score).
    Score {
        raids: i16,
        support: i16,
        counters: i16,
        wehrmacht: i16,
    },
    Ended(End),
}
