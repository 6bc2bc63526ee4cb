//! The steps of a game.

use serde::{Deserialize, Serialize};

use crate::components::{Counter, Kind, Location, Position, Supply, Token, Track, Unit, Weapon};

/// One step of the sequence of play, or a decision in its middle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) enum Step {
    /// A turn begins (p4-sequence).
    Turn,
    // Wehrmacht Planning (p30-planning).
    /// The German draws up to a full hand.
    GermanHand,
    /// The German lays the next order. Decision.
    Order,
    /// The German lays the Tactics card. Decision.
    LayTactic,
    // Soviet Card Phase.
    /// Four cards are drawn (p5-draw).
    DrawHand,
    /// Use a card or end the phase (p5-actions). Decision.
    Cards,
    /// Recover one of the unit's locations. Decision.
    RecoverLocation(Unit),
    /// How many tokens of this kind come to the Staging Area; so many more may be taken (p6-resupply). Decision.
    Stage(Supply, u8),
    /// Buy counters and weapons for so many points, from this one on in the order of purchases; whether one was bought
    /// (p6-send-reinforcements). Decision.
    Deploy { points: u8, from: u8, some: bool },
    /// Raise a wall or clear location 3 (p6-buttress). Decision.
    Buttress,
    /// Choose a sapper circle (p6-field-defenses). Decision.
    FieldDefenses,
    /// Choose a location of the unit for a token (p7-wire, p7-ready-artillery, p8-ready-anti-aircraft). Decision.
    PlaceToken(Unit, Token),
    /// Load this boat; whether another one was loaded (p7-load). Decision.
    Load(Location, bool),
    /// Deliver from this boat on; whether something was delivered (p7-deliver). Decision.
    Deliver(Location, bool),
    /// All cards go to the discard pile (p5-discard).
    DiscardHand,
    // Storm Group raid (p18-raid).
    /// Choose who goes, from this counter on. Decision.
    Party(u8),
    /// The raid is rolled for.
    Raid,
    /// The next raider is rolled for (p18-raid-casualties).
    Raider,
    // Casualties.
    /// The pending counters are disrupted one by one (p10-suppress-defender).
    Hits,
    /// Which of the crew is the casualty (p23-crew). Decision.
    CrewCasualty(Position),
    /// Use First Aid or not (p25-first-aid). Decision.
    FirstAid(Counter, Cause),
    // Wehrmacht Card Phase.
    /// Tactics cards are dealt or shown (p28-tactics).
    Tactics,
    /// The next card is revealed and resolved.
    Reveal,
    /// The card has been resolved.
    CardDone,
    /// Which anti-aircraft tokens fire on so many aircraft of this defense (p12-anti-aircraft). Decision.
    AntiAircraft(u8, u8),
    /// So many aircraft are still to bomb (p12-bombing).
    Bombing(u8),
    /// How many tokens are spent on an arriving counter (p13-suppression). Decision.
    Suppression(Kind, Track),
    /// The counter arrives on the track (p13-advance).
    Arrive(Kind, Track),
    /// The tactic that a counter's arrival sets off, after it has been placed.
    Arrived(Kind, Track),
    /// The assault goes on with this part: 0-2 suppress, 3-5 attack, green, red, purple (p15-assault).
    Assault(u8),
    /// So many are unfed and still to be named, from this counter on (p17-resupply). Decision.
    Starve(u8, u8),
    /// The Resupply card is turned over (p18-storm-group-card).
    TurnOver,
    // Soviet Counter Phase.
    /// The phase begins: moves and actions are counted (p21-command-team).
    CounterPhase,
    /// Move a counter or go on to actions (p19-move). Decision.
    Moves,
    /// Where the moving counter goes. Decision.
    MoveTo(Counter),
    /// Which weapon it takes along (p23-weapons). Decision.
    MoveWeapon,
    /// Whom it replaces, if anybody (p19-displace). Decision.
    MoveReplace,
    /// Where the next replaced counter goes (p19-displace). Decision.
    Displaced(Counter),
    /// Whether the replaced counter takes the weapon along. Decision.
    DisplacedWeapon(Counter, Position),
    /// Act with a counter or end the phase (p19-counter-phase). Decision.
    Acts,
    /// What the counter does. Decision.
    Act(Counter),
    /// What the crew does. Decision.
    Crew(Weapon),
    /// Which of two troubles is recovered; by command or by its own action (p24-recover). Decision.
    Trouble { counter: Counter, commanded: bool },
    /// So many Suppression Tokens can still be laid out in the boxes of this position, from this colour on; whether they
    /// may be divided, and whether one has been laid (p20-suppress). Decision.
    LayTokens { position: Position, left: u8, from: u8, split: bool, some: bool },
    /// Which Artillery Token is used on this circle, and on the next one if two (p22-forward-observer). Decision.
    Battery { by: Counter, track: Track, circle: u8, both: bool },
    /// So many recoveries are left to the commander, from this counter on; whether one was given (p21-command).
    /// Decision.
    Command { by: Counter, left: u8, from: u8, some: bool },
    /// The phase ends (p24-end-of-phase).
    EndPhase,
    // The end (p26-end).
    /// The turn ends.
    EndTurn,
    /// Whether the Milk House is raided. Decision.
    FinalRaid,
    /// The score is taken (p26-score).
    Score,
}

/// Why a counter would be a casualty (p25-first-aid).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// A sniper's shot.
    Sniper,
    /// A second Disrupted Token.
    Disrupted,
    /// A raid.
    Raid,
    /// No food.
    Hunger,
}
