//! Tokens, small numbers and awards.

use kurgan_core::notation::Lexicon;
use kurgan_core::pack::Name;
use kurgan_core::steps::{Field, Words};
use kurgan_core::words;
use serde::Serialize;

use super::Colour;

/// How many kinds of limited tokens there are.
pub const TOKENS: usize = 8;

words! {
    /// A token that is a resource: what is not in stock cannot be placed (ruling 2).
    pub enum Token[8] {
        /// Placed by the Suppress action (p.20).
        Suppression = "suppression",
        /// For Buttress and Field Defenses (p.6).
        Sapper = "sapper",
        /// Becomes Suppression Tokens when delivered (p.7).
        Ammunition = "ammunition",
        /// Saves a counter (p.25).
        FirstAid = "first_aid",
        /// Wire Communications (p.7).
        Wire = "wire",
        /// Ready artillery (p.7).
        Artillery = "artillery",
        /// Feeds the defenders (p.17).
        Food = "food",
        /// Ready anti-aircraft guns (p.8).
        AntiAircraft = "anti_aircraft",
    }
}

words! {
    /// A token that only marks and never limits an effect (ruling 2).
    #[allow(missing_docs)] // the names say it all
    pub enum Marker[3] {
        Action = "action",
        Command = "command",
        Disrupted = "disrupted",
    }
}

words! {
    /// What is shipped over the Volga (p.6).
    #[allow(missing_docs)] // the names say it all
    pub enum Supply[4] {
        Ammunition = "ammunition",
        FirstAid = "first_aid",
        Food = "food",
        Sapper = "sapper",
    }
}

/// Kinds of supply, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Supplies(u8);

impl Supplies {
    /// Whether there are none.
    #[allow(clippy::trivially_copy_pass_by_ref)] // as serde wants it
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// Whether this kind is among them.
    pub const fn has(self, supply: Supply) -> bool {
        self.0 >> supply as u8 & 1 != 0
    }

    /// The kinds in order.
    pub fn iter(self) -> impl Iterator<Item = Supply> {
        Supply::ALL.into_iter().filter(move |&supply| self.has(supply))
    }
}

impl FromIterator<Supply> for Supplies {
    fn from_iter<I: IntoIterator<Item = Supply>>(kinds: I) -> Self {
        Self(kinds.into_iter().fold(0, |bits, supply| bits | 1 << supply as u8))
    }
}

/// The words of its members, and nothing where there are none.
impl Field for Supplies {
    fn write(self, _: &str, _: &dyn Lexicon) -> Option<String> {
        let words: Vec<&str> = self.iter().map(Supply::id).collect();
        (!words.is_empty()).then(|| words.join(" "))
    }

    fn read(_: &str, text: &mut Words<'_>) -> Option<Self> {
        Some(Supply::ALL.into_iter().filter(|supply| text.take(supply.id())).collect())
    }
}

impl Supply {
    /// Its token.
    pub const fn token(self) -> Token {
        match self {
            Self::Ammunition => Token::Ammunition,
            Self::FirstAid => Token::FirstAid,
            Self::Food => Token::Food,
            Self::Sapper => Token::Sapper,
        }
    }
}

impl Token {
    /// What it is as a supply, if it can be shipped.
    pub const fn supply(self) -> Option<Supply> {
        match self {
            Self::Ammunition => Some(Supply::Ammunition),
            Self::FirstAid => Some(Supply::FirstAid),
            Self::Food => Some(Supply::Food),
            Self::Sapper => Some(Supply::Sapper),
            _ => None,
        }
    }
}

/// A kind of token.
#[derive(Clone, Debug, Default)]
pub struct TokenData {
    /// The printed name.
    pub name: Name,
    /// The colour of the printed token, a word.
    pub colour: String,
    /// How many there are.
    pub count: u8,
    /// How many begin in the Supplies box (p.2).
    pub start_in_supplies: u8,
}

/// The numbers of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// How many Soviet cards are drawn (p.5).
    pub hand_size: u8,
    /// How many actions the Soviet cards give (p.5).
    pub actions: u8,
    /// How many with all Wire Tokens on the board (p.7).
    pub actions_with_wires: u8,
    /// How many tokens Resupply brings to the Staging Area (p.6).
    pub resupply_tokens: u8,
    /// Dice for each Anti-aircraft Token (p.12).
    pub aa_dice: u8,
    /// Dice of a Sapper Token (p.13).
    pub sapper_dice: u8,
    /// Dice of the Forward Observer (p.22); the option decides.
    pub observer_dice: u8,
    /// Reinforcement points of the radio (p.21).
    pub radio_points: u8,
    /// Reinforcement points of Send Reinforcements (p.6).
    pub reinforcement_points: u8,
    /// Suppression Tokens for each Ammunition Token delivered (p.7).
    pub per_ammunition: u8,
    /// Soviet counters fed by each Food Token (p.17).
    pub per_food: u8,
    /// Victory Points lost for each Wehrmacht counter on the tracks (p.26).
    pub penalty: u8,
    /// Wehrmacht cards drawn each turn (p.9).
    pub cards_per_turn: u8,
    /// How many turns the Wehrmacht cards last.
    pub turns: u8,
    /// Dice of each counter in a raid (p.18).
    pub raid_dice: u8,
    /// Dice more for a counter with Storm (p.24).
    pub storm_dice: u8,
    /// The highest face that loses a counter in a raid (p.18).
    pub casualty_face: u8,
    /// The Defense Value each side of the house starts with (p.2).
    pub defense_start: u8,
    /// The highest Defense Value of the house (p.2).
    pub defense_cap: u8,
    /// The lowest Defense Value of the house (p.11).
    pub defense_floor: u8,
    /// The highest Defense Value that tactics can give (ruling 80).
    pub tactic_defense_cap: u8,
    /// The fewest dice that tactics leave, unless the card says otherwise (ruling 80).
    pub tactic_dice_floor: u8,
    /// Which colour each face picks, by face less one (p.9).
    pub colour_roll: [Colour; 6],
}

/// A row of the award table (p.26).
#[derive(Clone, Debug)]
pub struct Award {
    /// The id in the data files, `order-of-victory`.
    pub id: String,
    /// The lowest score of the row; none in the last.
    pub min: Option<i16>,
    /// The highest score of the row; none in the first.
    pub max: Option<i16>,
    /// The award.
    pub award: Name,
    /// The level of victory or defeat.
    pub level: Name,
}

impl Award {
    /// Whether a score falls in this row.
    pub fn covers(&self, score: i16) -> bool {
        self.min.is_none_or(|min| min <= score) && self.max.is_none_or(|max| score <= max)
    }
}
