//! The reasons for dice and draws.

use kurgan_core::Why;
use serde::{Deserialize, Serialize};

use crate::components::{Colour, Counter, Track, Weapon};

/// A kind of roll or draw.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Roll {
    // Draws.
    /// A Soviet card (p5-draw).
    SovietDeck,
    /// A card of this Wehrmacht deck, from 0 (p9-wehrmacht-phase).
    WehrmachtDeck(u8),
    /// A card of this Tactics deck, from 0 (p28-tactics).
    TacticDeck(u8),
    /// An Operational Support card (p27-operational-support).
    Support,
    /// The Storm Group side of a Resupply card (p18-storm-group-card).
    StormGroup,
    // Rolls.
    /// The colour that is fired upon (p9-attack-defender).
    Colour,
    /// The position of that colour.
    Position(Colour),
    /// A sniper's shot on that colour.
    Sniper(Colour),
    /// Mortar fire on that colour (p10-suppress-defender).
    Mortar(Colour),
    /// Artillery on that colour (p11-attack-building).
    Artillery(Colour),
    /// Anti-aircraft fire (p12-anti-aircraft).
    AntiAircraft,
    /// Where a bomb falls (p12-bombing).
    Bomb,
    /// The track of a new counter (p13-placement).
    Track,
    /// Suppression of a counter arriving there (p13-suppression).
    Suppression(Track),
    /// A Sapper Token (p13-sapper-defenses).
    Sapper(Track),
    /// Suppression by an Assault (p15-assault).
    AssaultSuppress(Colour),
    /// Attack on the building by an Assault.
    AssaultAttack(Colour),
    /// Machine Gunners arriving under Covering Fire (p28-covering-fire).
    CoveringFire(Colour),
    /// Armor arriving under Panzer Spearhead (p28-panzer-spearhead).
    Spearhead(Colour),
    /// The assault of a raid (p18-raid).
    Raid,
    /// Whether a raider comes back (p18-raid-casualties).
    Raider(Counter),
    /// The attack of a Soviet counter (p20-attack).
    Attack(Counter),
    /// The attack of a weapon (p23-anti-tank, p23-machine-gun).
    Weapon(Weapon),
    /// Artillery directed on the first (0) or second (1) target (p22-forward-observer).
    Observer(u8),
}

impl From<Roll> for Why {
    fn from(roll: Roll) -> Self {
        let (kind, item) = match roll {
            Roll::SovietDeck => (1, 0),
            Roll::WehrmachtDeck(deck) => (2, deck),
            Roll::TacticDeck(deck) => (3, deck),
            Roll::Support => (4, 0),
            Roll::StormGroup => (5, 0),
            Roll::Colour => (6, 0),
            Roll::Position(colour) => (7, colour as u8),
            Roll::Sniper(colour) => (8, colour as u8),
            Roll::Mortar(colour) => (9, colour as u8),
            Roll::Artillery(colour) => (10, colour as u8),
            Roll::AntiAircraft => (11, 0),
            Roll::Bomb => (12, 0),
            Roll::Track => (13, 0),
            Roll::Suppression(track) => (14, track.0),
            Roll::Sapper(track) => (15, track.0),
            Roll::AssaultSuppress(colour) => (16, colour as u8),
            Roll::AssaultAttack(colour) => (17, colour as u8),
            Roll::CoveringFire(colour) => (18, colour as u8),
            Roll::Spearhead(colour) => (19, colour as u8),
            Roll::Raid => (20, 0),
            Roll::Raider(counter) => (21, counter.0),
            Roll::Attack(counter) => (22, counter.0),
            Roll::Weapon(weapon) => (23, weapon.0),
            Roll::Observer(nth) => (24, nth),
        };
        Self { kind, item: item.into() }
    }
}

impl Roll {
    /// The colour that is fired upon or attacked by it.
    pub fn against(self) -> Option<Colour> {
        match self {
            Self::Sniper(colour)
            | Self::Mortar(colour)
            | Self::Artillery(colour)
            | Self::AssaultSuppress(colour)
            | Self::AssaultAttack(colour)
            | Self::CoveringFire(colour)
            | Self::Spearhead(colour) => Some(colour),
            _ => None,
        }
    }

    /// The roll with this key.
    pub fn from_why(why: Why) -> Option<Self> {
        let item = u8::try_from(why.item).ok()?;
        let colour = || Colour::ALL.get(usize::from(item)).copied();
        Some(match why.kind {
            1 => Self::SovietDeck,
            2 => Self::WehrmachtDeck(item),
            3 => Self::TacticDeck(item),
            4 => Self::Support,
            5 => Self::StormGroup,
            6 => Self::Colour,
            7 => Self::Position(colour()?),
            8 => Self::Sniper(colour()?),
            9 => Self::Mortar(colour()?),
            10 => Self::Artillery(colour()?),
            11 => Self::AntiAircraft,
            12 => Self::Bomb,
            13 => Self::Track,
            14 => Self::Suppression(Track(item)),
            15 => Self::Sapper(Track(item)),
            16 => Self::AssaultSuppress(colour()?),
            17 => Self::AssaultAttack(colour()?),
            18 => Self::CoveringFire(colour()?),
            19 => Self::Spearhead(colour()?),
            20 => Self::Raid,
            21 => Self::Raider(Counter(item)),
            22 => Self::Attack(Counter(item)),
            23 => Self::Weapon(Weapon(item)),
            24 => Self::Observer(item),
            _ => return None,
        })
    }
}
