//! The cards: Wehrmacht, Soviet, Tactics, Operational Support, Resupply and Storm Group.

use kurgan_core::pack::Name;
use kurgan_core::{Set, id, words};

use super::{Colour, Kind, Kinds, Locations};

/// The most Wehrmacht cards that a pack may have, so that one more id stands for Resupply.
pub(super) const MAX_WEHRMACHT_CARDS: usize = 63;
/// How many decks the Wehrmacht cards form (p.2).
pub const DECKS: usize = 5;
/// How many decks the Tactics cards form (p.28).
pub const TACTIC_DECKS: usize = 4;
/// The most Soviet cards that a pack may have.
pub(super) const MAX_SOVIET_CARDS: usize = 64;
/// The most Tactics cards that a pack may have.
pub(super) const MAX_TACTIC_CARDS: usize = 64;
/// The most tactics that a pack may have.
pub(super) const MAX_TACTICS: usize = 32;
/// The most Operational Support cards that a pack may have.
pub(super) const MAX_SUPPORTS: usize = 16;
/// The most Storm Group cards that a pack may have, the Milk House among them.
pub(super) const MAX_STORM_GROUPS: usize = 16;

id! {
    /// A Wehrmacht card by its place in `wehrmacht_cards.toml`; the one after the last is any Resupply card.
    WehrmachtCard
}
id! {
    /// A Soviet card by its place in `soviet_cards.toml`.
    SovietCard
}
id! {
    /// A tactic by its place in `tactics_cards.toml`.
    Tactic
}
id! {
    /// A Tactics card by its place in `tactics_cards.toml`.
    TacticCard
}
id! {
    /// An Operational Support card by its place in `operational_support.toml`.
    Support
}
id! {
    /// A Storm Group card by its place in `storm_groups.toml`.
    StormGroup
}

/// A set of Wehrmacht cards.
pub type WehrmachtCards = Set<WehrmachtCard>;
/// A set of Soviet cards.
pub type SovietCards = Set<SovietCard>;
/// A set of Tactics cards.
pub type TacticCards = Set<TacticCard>;
/// A set of Storm Group cards.
pub type StormGroups = Set<StormGroup>;

words! {
    /// The unit that acts by a Soviet card (p.6-8).
    pub enum Unit[8] {
        /// The Command Post of 62nd Army.
        ArmyCp = "army_cp",
        /// The Command Post of 13th Guards Rifle Division.
        DivisionCp = "division_cp",
        /// The sapper battalion.
        Sapper = "sapper",
        /// The signal battalion.
        Signal = "signal",
        /// The artillery regiment.
        Artillery = "artillery",
        /// The Volga Military Flotilla.
        Flotilla = "flotilla",
        /// The anti-aircraft battalion.
        AaBattalion = "aa_battalion",
        /// The anti-aircraft regiment.
        AaRegiment = "aa_regiment",
    }
}

words! {
    /// What a unit can do by a Soviet card (p.6-8, p.27).
    #[allow(missing_docs)] // the names say it all
    pub enum Use[13] {
        Recover = "recover",
        Resupply = "resupply",
        StormGroup = "storm_group",
        OperationalSupport = "operational_support",
        SendReinforcements = "send_reinforcements",
        Buttress = "buttress",
        FieldDefenses = "field_defenses",
        TacticalDecision = "tactical_decision",
        WireCommunications = "wire_communications",
        ReadyArtillery = "ready_artillery",
        LoadSupplies = "load_supplies",
        DeliverSupplies = "deliver_supplies",
        ReadyAntiAircraft = "ready_anti_aircraft",
    }
}

impl Use {
    /// Its rule.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Recover => "p5-actions",
            Self::Resupply => "p6-resupply",
            Self::StormGroup => "p6-storm-group",
            Self::OperationalSupport => "p27-operational-support",
            Self::SendReinforcements => "p6-send-reinforcements",
            Self::Buttress => "p6-buttress",
            Self::FieldDefenses => "p6-field-defenses",
            Self::TacticalDecision => "p7-tactical-decision",
            Self::WireCommunications => "p7-wire",
            Self::ReadyArtillery => "p7-ready-artillery",
            Self::LoadSupplies => "p7-load",
            Self::DeliverSupplies => "p7-deliver",
            Self::ReadyAntiAircraft => "p8-ready-anti-aircraft",
        }
    }
}

impl Unit {
    /// The rule by which its locations recover; location 3 is cleared by sappers.
    pub const fn recovery(self) -> &'static str {
        match self {
            Self::ArmyCp => "p6-army-recover",
            Self::DivisionCp => "p6-division-recover",
            Self::Sapper => "p6-buttress",
            Self::Signal => "p7-signal-recover",
            Self::Artillery => "p7-artillery-recover",
            Self::Flotilla => "p7-flotilla-recover",
            Self::AaBattalion | Self::AaRegiment => "p8-anti-aircraft-recover",
        }
    }

    /// What it can be used for by a card (p.6-8); Operational Support only with that variant (p.27).
    pub const fn uses(self) -> &'static [Use] {
        match self {
            Self::ArmyCp => &[Use::Recover, Use::Resupply, Use::StormGroup, Use::OperationalSupport],
            Self::DivisionCp => &[Use::Recover, Use::SendReinforcements],
            Self::Sapper => &[Use::Buttress, Use::FieldDefenses],
            Self::Signal => &[Use::Recover, Use::TacticalDecision, Use::WireCommunications],
            Self::Artillery => &[Use::Recover, Use::ReadyArtillery],
            Self::Flotilla => &[Use::Recover, Use::LoadSupplies, Use::DeliverSupplies],
            Self::AaBattalion | Self::AaRegiment => &[Use::Recover, Use::ReadyAntiAircraft],
        }
    }
}

words! {
    /// The heading of a Wehrmacht card (p.9).
    #[allow(missing_docs)] // the names say it all
    pub enum Category[7] {
        AttackDefender = "attack_defender",
        SuppressDefender = "suppress_defender",
        AttackBuilding = "attack_building",
        BombStalingrad = "bomb_stalingrad",
        PlaceCounter = "place_counter",
        Assault = "assault",
        StormGroup = "storm_group",
    }
}

/// What a Wehrmacht card does (p.9-17).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CardType {
    /// Places a counter on a track (p.13).
    Place(Kind),
    /// Attacks a defender (p.9).
    Sniper,
    /// Suppresses a defender (p.10).
    Mortar,
    /// Attacks the building (p.11).
    Artillery {
        /// How many dice it rolls.
        dice: u8,
    },
    /// Bombs the locations (p.12).
    Bombers {
        /// How many aircraft come.
        aircraft: u8,
        /// The Defense Value of each.
        defense: u8,
    },
    /// All counters on the tracks attack (p.15).
    Assault,
    /// The last Storm Group (p.17).
    MilkHouse,
}

impl CardType {
    /// The heading of the card.
    pub const fn category(self) -> Category {
        match self {
            Self::Place(_) => Category::PlaceCounter,
            Self::Sniper => Category::AttackDefender,
            Self::Mortar => Category::SuppressDefender,
            Self::Artillery { .. } => Category::AttackBuilding,
            Self::Bombers { .. } => Category::BombStalingrad,
            Self::Assault => Category::Assault,
            Self::MilkHouse => Category::StormGroup,
        }
    }
}

/// A Wehrmacht card.
#[derive(Clone, Debug)]
pub struct WehrmachtCardData {
    /// The id in the data files, `W1-01`.
    pub id: String,
    /// Its deck, 1 to 5.
    pub deck: u8,
    /// What it does.
    pub what: CardType,
    /// How many dice it rolls; none if it rolls no dice of its own.
    pub dice: u8,
    /// The word for its type in the data files, `sfh18`.
    pub word: String,
    /// The printed name.
    pub name: Name,
    /// Whether it is only used in competitive games (p.2).
    pub competitive_only: bool,
}

/// A Soviet card (p.5).
#[derive(Clone, Debug)]
pub struct SovietCardData {
    /// The id in the data files, `S01`, or `F1` for Fog of War.
    pub id: String,
    /// The two units of which one acts; none on a Fog of War card.
    pub units: Option<[Unit; 2]>,
    /// The printed name; both units where there is none.
    pub name: Name,
}

/// What a tactic does for the rest of the turn (p.28).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TacticEffect {
    /// These cards roll more dice.
    CardDiceBonus {
        /// The cards.
        cards: WehrmachtCards,
        /// How many dice more.
        amount: u8,
    },
    /// Aircraft have a higher Defense Value.
    Ju87DefenseBonus {
        /// How much higher.
        amount: u8,
    },
    /// Each bomber card brings more aircraft.
    Ju87AircraftBonus {
        /// How many more.
        amount: u8,
    },
    /// Counters placed this turn have a higher Defense Value.
    PlacedCounterDefenseBonus {
        /// The types of counters.
        kinds: Kinds,
        /// How much higher.
        amount: u8,
    },
    /// Soviet attacks on infantry roll fewer dice.
    SovietAttackDicePenalty {
        /// How many dice fewer.
        amount: u8,
        /// The least number of dice.
        minimum: u8,
    },
    /// Suppression of counters being placed rolls fewer dice.
    SuppressionDicePenalty {
        /// The types of counters.
        kinds: Kinds,
        /// How many dice fewer.
        amount: u8,
        /// The least number of dice.
        minimum: u8,
    },
    /// After a counter is placed, Suppress Defender with its value.
    OnPlaceSuppress {
        /// The types of counters.
        kinds: Kinds,
    },
    /// After a counter is placed, Attack Building with its value.
    OnPlaceAttackBuilding {
        /// The types of counters.
        kinds: Kinds,
    },
    /// How many dice an Anti-aircraft Token gives.
    AaDicePerToken {
        /// That many.
        value: u8,
    },
    /// How many dice a Sapper Token gives.
    SapperDice {
        /// That many.
        value: u8,
    },
    /// The Forward Observer may not act.
    ForbidForwardObserver,
    /// A counter rolled onto an empty track goes to the fullest track of that colour, if that has room.
    ReroutePlacement,
    /// Each colour with a counter rolls more dice in an Assault.
    AssaultDiceBonus {
        /// How many dice more.
        amount: u8,
    },
}

/// A tactic.
#[derive(Clone, Debug)]
pub struct TacticData {
    /// The id in the data files, `artillery_barrage`.
    pub id: String,
    /// The printed name.
    pub name: Name,
    /// What it does.
    pub effect: TacticEffect,
    /// What it does, in words.
    pub text: Name,
}

/// A Tactics card.
#[derive(Clone, Debug)]
pub struct TacticCardData {
    /// The id in the data files, `T1-01`.
    pub id: String,
    /// Its deck, 1 to 4.
    pub deck: u8,
    /// What is printed on it.
    pub tactic: Tactic,
}

/// An Operational Support card (p.27).
#[derive(Clone, Debug)]
pub struct SupportData {
    /// The id in the data files, `mamayev_kurgan`.
    pub id: String,
    /// The printed name.
    pub name: Name,
    /// How many tokens of each [`Supply`](super::Supply) it takes from the stock.
    pub tokens: [u8; 4],
    /// The locations that must not be disrupted.
    pub locations: Locations,
    /// The Victory Points it gives.
    pub points: u8,
}

/// A Storm Group card (p.18).
#[derive(Clone, Debug)]
pub struct StormGroupData {
    /// The id in the data files, `voentorg`.
    pub id: String,
    /// The printed name.
    pub name: Name,
    /// The colour whose tracks must be clear.
    pub colour: Colour,
    /// What the raid must reach.
    pub defense: u8,
    /// The Victory Points it gives.
    pub points: u8,
    /// Whether its other side is a Resupply card; the Milk House has none.
    pub has_resupply_side: bool,
}
