//! The cards and their columns.

use kurgan_core::pack::Name;
use kurgan_core::{id, words};

use super::{Area, Marker};

/// How many cards there are (p.2).
pub const CARDS: usize = 25;
/// The highest random number of a card.
pub const RANDOM: usize = 13;

id! {
    /// A card by its printed number less one.
    Card
}

impl Card {
    /// The printed number, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

words! {
    /// The weather (p.2).
    #[allow(missing_docs)] // the names say it all
    pub enum Weather[2] {
        Fair = "fair",
        Poor = "poor",
    }
}

/// The Offensive column (p.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Offensive {
    /// One number, which always applies.
    Always(i8),
    /// Two numbers: which applies hangs on the SSI and the relief force.
    Either {
        /// The left-hand number.
        left: i8,
        /// The right-hand number.
        right: i8,
    },
}

words! {
    /// The Attack column: which areas next to Soviet units are attacked (p.5).
    pub enum Targets[5] {
        /// No area.
        None = "none",
        /// Three areas of the player's choice.
        AnyThree = "any_3",
        /// Areas with an even number.
        Even = "even",
        /// Areas with an odd number.
        Odd = "odd",
        /// Every area.
        All = "all",
    }
}

/// What an event does; a card may do several things, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EventEffect {
    /// No Appeal may be made this turn.
    NoAppeal,
    /// Added to any Appeal roll this turn.
    Appeal(i8),
    /// Added to the SSI at once.
    Ssi(i8),
    /// Added to supply at once, not below 0.
    Supply(i8),
    /// Added to the wounded at once, not below 0.
    Wounded(i8),
    /// Added to this turn's initiative points, their total not below 0.
    Initiative(i8),
    /// Added to this turn's airlift roll.
    AirliftRoll {
        /// What is added.
        add: i8,
        /// The area that must be German-controlled for it.
        needs: Option<Area>,
    },
    /// Added to what each airlift brings for the rest of the game, not below 0.
    AirliftSupply(i8),
    /// Sets this turn's weather; no weather card is drawn.
    Weather(Weather),
    /// Added to this turn's relief commitment roll.
    ReliefCommitment(i8),
    /// Moves the relief marker, not below box 1; from the map it goes back as by a Retreat on Table F.
    ReliefBox(i8),
    /// Added to the Final Offensive index before its launch, not below 0, if the index is at least `from`.
    FinalOffensive {
        /// What is added.
        add: i8,
        /// The least index for it.
        from: u8,
    },
    /// Takes a marker.
    Take {
        /// The marker.
        marker: Marker,
        /// The least SSI for it; below, nothing happens and the card is not removed from play.
        ssi: u8,
        /// Supply gained instead where the marker is already held.
        or_supply: u8,
    },
    /// Gives a marker back, if held.
    Return(Marker),
    /// Inactive PDMs to place free of cost in German-controlled areas, as far as there are counters.
    BuildPdm(u8),
    /// Active PDMs next to a Soviet unit that turn inactive, of the player's choice.
    DeactivatePdm(u8),
    /// Available battlegroups to place free of cost in German-controlled areas.
    Battlegroup(u8),
    /// Depleted divisions, not isolated, of the player's choice that return to full strength.
    Recover(u8),
    /// Added to German attacks on Stalingrad areas for the rest of the game.
    StalingradAttack(i8),
}

/// A card (p.2): one column is used at each draw.
#[derive(Clone, Debug)]
pub struct CardData {
    /// The printed number.
    pub number: u8,
    /// The title of its event.
    pub title: Name,
    /// The text of its event.
    pub text: Name,
    /// What its event does.
    pub effects: Vec<EventEffect>,
    /// The weather; none for "Same".
    pub weather: Option<Weather>,
    /// The random number, 1 to 13.
    pub random: u8,
    /// The Offensive number or numbers.
    pub offensive: Offensive,
    /// The Soviet target areas.
    pub targets: Targets,
    /// Whether the pile is reshuffled after this card.
    pub reshuffle: bool,
    /// Whether it is removed from play after its event.
    pub remove: bool,
}
