//! The printed components: board, counters, cards and tokens, read once from the data files and kept as long as the
//! program runs.
//!
//! ```text
//! data/*.toml --(load: parse, check)--> Components --(printed, intern)--> &'static Components
//! ```
//!
//! The crate has a built-in pack ([`Components::printed`]). A player who owns the printed game may supply corrected
//! files ([`Components::load`]); for a bad pack every problem is reported with file, record and field.

mod board;
mod cards;
mod forces;
mod load;
mod tokens;

pub use board::{
    BoxData, CIRCLES, Colour, Decor, Frame, LOCATIONS, Location, LocationData, Locations, POSITIONS, Position,
    PositionData, Positions, TRACKS, Track, TrackData, Tracks, WallData,
};
pub use cards::{
    CardType, Category, DECKS, SovietCard, SovietCardData, SovietCards, StormGroup, StormGroupData, StormGroups,
    Support, SupportData, TACTIC_DECKS, Tactic, TacticCard, TacticCardData, TacticCards, TacticData, TacticEffect,
    Unit, Use, WehrmachtCard, WehrmachtCardData, WehrmachtCards,
};
pub use forces::{
    COUNTERS, Counter, CounterData, Counters, KINDS, Kind, KindData, Kinds, Letter, LetterData, Letters, MAX_POINTS,
    Role, WEAPONS, Weapon, WeaponData, Weapons,
};
pub use kurgan_core::pack::{Confidence, Name, Origin, Pack, PackError, Problem, Provenance, Source, Thing};
pub use tokens::{Award, Marker, Numbers, Supplies, Supply, TOKENS, Token, TokenData};

use kurgan_core::Id;

/// Everything printed, checked.
#[derive(Clone, Debug)]
pub struct Components {
    /// The Soviet counters, in the order of the file.
    pub counters: Vec<CounterData>,
    /// The counters that begin in the house (p.2).
    pub starting: Counters,
    /// The three commanders (p.21).
    pub commanders: Counters,
    /// The counters with each [`Letter`].
    pub with: [Counters; 7],
    /// The counters that cost at most so many points.
    pub within: [Counters; MAX_POINTS + 1],
    /// The special letters as printed, by [`Letter`].
    pub letters: [LetterData; 7],
    /// The weapons, in the order of the file.
    pub weapons: Vec<WeaponData>,
    /// The weapons with each [`Letter`].
    pub weapons_with: [Weapons; 7],
    /// The weapons that cost at most so many points.
    pub weapons_within: [Weapons; MAX_POINTS + 1],
    /// The combat positions, in the order of the file.
    pub positions: Vec<PositionData>,
    /// The positions of each [`Colour`].
    pub of_colour: [Positions; 3],
    /// The position of each number, by [`Colour`] and number less one.
    pub by_number: [[Option<Position>; 6]; 3],
    /// The position with the radio (p.21).
    pub radio: Position,
    /// All positions.
    pub all_positions: Positions,
    /// The tracks, by number less one.
    pub tracks: Vec<TrackData>,
    /// The tracks of each [`Colour`].
    pub tracks_of: [Tracks; 3],
    /// The locations, by number less three.
    pub locations: Vec<LocationData>,
    /// The locations of each [`Unit`].
    pub locations_of: [Locations; 8],
    /// The boxes of the board.
    pub boxes: Vec<BoxData>,
    /// The sides of the house, by [`Colour`].
    pub walls: Vec<WallData>,
    /// The drawing.
    pub decor: Decor,
    /// The types of Wehrmacht counters, in the order of the file.
    pub kinds: Vec<KindData>,
    /// The types that are infantry.
    pub infantry: Kinds,
    /// The Wehrmacht cards, in the order of the file.
    pub cards: Vec<WehrmachtCardData>,
    /// The names of the headings of Wehrmacht cards, by [`Category`].
    pub categories: [Name; 7],
    /// The Wehrmacht cards of each deck, by number less one, without the competitive card.
    pub decks: [WehrmachtCards; DECKS],
    /// The card that only competitive games use (p.2).
    pub competitive_card: WehrmachtCard,
    /// Any Resupply card; it follows the last of [`Components::cards`].
    pub resupply: WehrmachtCard,
    /// The name of a Resupply card.
    pub resupply_name: Name,
    /// The name of the other side of a Resupply card.
    pub storm_group_name: Name,
    /// Whether a Resupply card lies on each deck, by number less one (p.2).
    pub resupply_before: [bool; DECKS],
    /// The Soviet cards, in the order of the file.
    pub soviet_cards: Vec<SovietCardData>,
    /// The Fog of War cards.
    pub fog: SovietCards,
    /// The other Soviet cards.
    pub action_cards: SovietCards,
    /// How many Fog of War cards begin in the deck (p.2).
    pub fog_at_start: u8,
    /// The names of the units of the Soviet cards, by [`Unit`].
    pub unit_names: [Name; 8],
    /// The names of what they can do, by [`Use`].
    pub use_names: [Name; 13],
    /// The tactics, in the order of the file.
    pub tactics: Vec<TacticData>,
    /// The Tactics cards, in the order of the file.
    pub tactic_cards: Vec<TacticCardData>,
    /// The Tactics cards of each deck, by number less one.
    pub tactic_decks: [TacticCards; TACTIC_DECKS],
    /// How many cards are removed from each deck in the veteran, elite and competitive games (p.28-30).
    pub removed: [[u8; TACTIC_DECKS]; 3],
    /// The Operational Support cards, in the order of the file.
    pub supports: Vec<SupportData>,
    /// The Storm Group cards, in the order of the file.
    pub storm_groups: Vec<StormGroupData>,
    /// The Milk House (p.17).
    pub milk_house: StormGroup,
    /// The Storm Group cards whose other side is a Resupply card.
    pub resupply_groups: StormGroups,
    /// The limited tokens, by [`Token`].
    pub tokens: [TokenData; TOKENS],
    /// The tokens that only mark, by [`Marker`].
    pub markers: [TokenData; 3],
    /// The numbers of the rules.
    pub numbers: Numbers,
    /// The award table, in the order of the file (p.26).
    pub awards: Vec<Award>,
    /// Where all this comes from.
    pub origin: Origin,
}

/// The first with that id, else the first with that name in some language, in capitals or not.
fn named<T, I: Id>(all: &[T], name: &str, id_of: impl Fn(&T) -> &str, name_of: impl Fn(&T) -> &Name) -> Option<I> {
    let by_id = all.iter().position(|each| id_of(each).eq_ignore_ascii_case(name));
    by_id.or_else(|| all.iter().position(|each| name_of(each).is(name))).map(I::from_index)
}

impl Components {
    /// The Soviet counter with that id or name in some language, in capitals or not.
    pub fn counter_named(&self, name: &str) -> Option<Counter> {
        named(&self.counters, name, |counter| &counter.id, |counter| &counter.name)
    }

    /// The weapon with that id, or the first with that name in some language, in capitals or not.
    pub fn weapon_named(&self, name: &str) -> Option<Weapon> {
        named(&self.weapons, name, |weapon| &weapon.id, |weapon| &weapon.name)
    }

    /// The position with that id or label in some language, in capitals or not.
    pub fn position_named(&self, name: &str) -> Option<Position> {
        let by_id = self.positions.iter().position(|position| position.id.eq_ignore_ascii_case(name));
        let labelled = |position: &PositionData| position.label.as_ref().is_some_and(|label| label.is(name));
        by_id.or_else(|| self.positions.iter().position(labelled)).map(Position::from_index)
    }

    /// The type of Wehrmacht counter with that id or name in some language, in capitals or not.
    pub fn kind_named(&self, name: &str) -> Option<Kind> {
        named(&self.kinds, name, |kind| &kind.id, |kind| &kind.name)
    }

    /// The unit of the Soviet cards with that id or name in some language, in capitals or not.
    pub fn unit_named(&self, name: &str) -> Option<Unit> {
        let by_name = || Unit::ALL.into_iter().find(|&unit| self.unit_names[unit as usize].is(name));
        Unit::with_id(name).or_else(by_name)
    }

    /// The Wehrmacht card with that id, in capitals or not; `resupply` or its name is any Resupply card.
    pub fn wehrmacht_card_named(&self, id: &str) -> Option<WehrmachtCard> {
        if id.eq_ignore_ascii_case("resupply") || self.resupply_name.is(id) {
            return Some(self.resupply);
        }
        self.cards.iter().position(|card| card.id.eq_ignore_ascii_case(id)).map(WehrmachtCard::from_index)
    }

    /// The id of a Wehrmacht card; `resupply` for any Resupply card.
    pub fn wehrmacht_card_id(&self, card: WehrmachtCard) -> &str {
        self.cards.get(card.index()).map_or("resupply", |card| &card.id)
    }

    /// The Soviet card with that id, in capitals or not.
    pub fn soviet_card_named(&self, id: &str) -> Option<SovietCard> {
        self.soviet_cards.iter().position(|card| card.id.eq_ignore_ascii_case(id)).map(SovietCard::from_index)
    }

    /// The tactic with that id or name in some language, in capitals or not.
    pub fn tactic_named(&self, name: &str) -> Option<Tactic> {
        named(&self.tactics, name, |tactic| &tactic.id, |tactic| &tactic.name)
    }

    /// The Tactics card with that id, in capitals or not.
    pub fn tactic_card_named(&self, id: &str) -> Option<TacticCard> {
        self.tactic_cards.iter().position(|card| card.id.eq_ignore_ascii_case(id)).map(TacticCard::from_index)
    }

    /// The Operational Support card with that id or name in some language, in capitals or not.
    pub fn support_named(&self, name: &str) -> Option<Support> {
        named(&self.supports, name, |support| &support.id, |support| &support.name)
    }

    /// The Storm Group card with that id or name in some language, in capitals or not.
    pub fn storm_group_named(&self, name: &str) -> Option<StormGroup> {
        named(&self.storm_groups, name, |group| &group.id, |group| &group.name)
    }

    /// The id of a position, `GR1`.
    pub fn position_id(&self, position: Position) -> &str {
        self.positions.get(position.index()).map_or("", |position| &position.id)
    }

    /// The id of a Soviet card, `S01`.
    pub fn soviet_card_id(&self, card: SovietCard) -> &str {
        self.soviet_cards.get(card.index()).map_or("", |card| &card.id)
    }

    /// The id of a Tactics card, `T1-01`.
    pub fn tactic_card_id(&self, card: TacticCard) -> &str {
        self.tactic_cards.get(card.index()).map_or("", |card| &card.id)
    }

    /// The row of the award table for a score.
    pub fn award(&self, score: i16) -> Option<&Award> {
        self.awards.iter().find(|award| award.covers(score))
    }
}
