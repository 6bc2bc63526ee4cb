//! The position.

mod step;

pub use step::{Cause, Step};

use kurgan_core::notation::Lexicon;
use kurgan_core::steps::{Field, Words};
use kurgan_core::{Agenda, Id, Set};
use serde::{Deserialize, Serialize};

use crate::components::{
    CIRCLES, COUNTERS, Colour, Components, Counter, Kind, LOCATIONS, Location, POSITIONS, Position, SovietCard,
    StormGroup, Support, TOKENS, TRACKS, TacticCard, Token, Track, WEAPONS, Weapon, WehrmachtCard,
};
use crate::event::End;
use crate::options::Options;

/// The Reserves box in records.
pub(crate) const RESERVES: &str = "reserves";

/// A set of Soviet counters.
pub type Counters = Set<Counter>;

/// Where a Soviet counter or a weapon is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Place(u8);

impl Place {
    /// In the Reserves box.
    pub const RESERVES: Self = Self(32);
    /// Beside the board, to be bought.
    pub const STOCK: Self = Self(33);
    /// Out of the game.
    pub const LOST: Self = Self(34);
    /// On a raid.
    pub const RAID: Self = Self(35);

    /// The place of that number, as parts of events have it.
    pub const fn numbered(number: u8) -> Self {
        Self(number)
    }

    /// On a combat position.
    #[inline]
    pub const fn on(position: Position) -> Self {
        Self(position.0)
    }

    /// The combat position, if it is one.
    #[inline]
    pub const fn position(self) -> Option<Position> {
        if self.0 < Self::RESERVES.0 { Some(Position(self.0)) } else { None }
    }

    /// Whether it is in the house: on a position or in the Reserves box.
    #[inline]
    pub const fn in_house(self) -> bool {
        self.0 <= Self::RESERVES.0
    }
}

/// A position, or the Reserves box by its name.
impl Field for Place {
    fn write(self, name: &str, lexicon: &dyn Lexicon) -> Option<String> {
        self.position().map_or_else(|| Some(RESERVES.into()), |position| position.write(name, lexicon))
    }

    fn read(name: &str, text: &mut Words<'_>) -> Option<Self> {
        if text.take(RESERVES) { Some(Self::RESERVES) } else { Position::read(name, text).map(Self::on) }
    }
}

/// What stands on a circle of a track: nothing, or a Wehrmacht counter that may have come this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub(crate) struct Circle(u8);

impl Circle {
    pub(crate) const EMPTY: Self = Self(0);
    const FRESH: u8 = 0x80;

    /// A counter of that kind; fresh if it was placed this turn (p28-recon).
    pub(crate) const fn holding(kind: Kind, fresh: bool) -> Self {
        Self((kind.0 + 1) | if fresh { Self::FRESH } else { 0 })
    }

    /// The kind of counter on it.
    #[inline]
    pub(crate) const fn kind(self) -> Option<Kind> {
        if self.0 == 0 { None } else { Some(Kind((self.0 & !Self::FRESH) - 1)) }
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the counter was placed this turn.
    #[inline]
    pub(crate) const fn is_fresh(self) -> bool {
        self.0 & Self::FRESH != 0
    }

    /// The same counter, no longer new.
    pub(crate) const fn settled(self) -> Self {
        Self(self.0 & !Self::FRESH)
    }
}

/// The phases, which decide who is to act (p30-cooperative).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Wehrmacht Planning, competitive games only.
    Planning,
    /// Soviet Card Phase.
    SovietCards,
    /// Wehrmacht Card Phase.
    Wehrmacht,
    /// Soviet Counter Phase.
    SovietCounters,
    /// The last raid.
    Ending,
}

/// The move under way (p19-move).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Moving {
    pub(crate) counter: Counter,
    pub(crate) from: Place,
    pub(crate) to: Position,
    /// The weapon taken along.
    pub(crate) weapon: Option<Weapon>,
    /// Those replaced who still need a place.
    pub(crate) replaced: Counters,
    /// The weapon that those replaced may take along.
    pub(crate) left: Option<Weapon>,
}

impl Moving {
    pub(crate) const NONE: Self = Self {
        counter: Counter(0),
        from: Place::STOCK,
        to: Position(0),
        weapon: None,
        replaced: Counters::EMPTY,
        left: None,
    };
}

/// What follows from the rest of the position, kept up to date because the rules ask for it all the time.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Index {
    /// The counters on each position.
    pub(crate) at: [Counters; POSITIONS],
    /// The weapon on each position.
    pub(crate) weapon_at: [Option<Weapon>; POSITIONS],
    /// Positions with a counter.
    pub(crate) occupied: Set<Position>,
    /// Counters in the Reserves box.
    pub(crate) reserves: Counters,
    /// Counters on positions.
    pub(crate) posted: Counters,
    /// Counters in the stock.
    pub(crate) stock: Counters,
}

impl Index {
    pub(crate) const EMPTY: Self = Self {
        at: [Counters::EMPTY; POSITIONS],
        weapon_at: [None; POSITIONS],
        occupied: Set::EMPTY,
        reserves: Counters::EMPTY,
        posted: Counters::EMPTY,
        stock: Counters::EMPTY,
    };
}

/// How deep the agenda can get: a turn and the decisions in its middle.
pub(crate) const DEPTH: usize = 24;

/// A position of Pavlov's House.
#[derive(Clone, Copy, Serialize)]
pub struct Pavlov {
    #[serde(skip)]
    pub(crate) c: &'static Components,
    pub(crate) options: Options,
    pub(crate) turn: u8,
    pub(crate) phase: Phase,
    // The house.
    #[serde(with = "slice")]
    pub(crate) place: [Place; COUNTERS],
    pub(crate) weapon_place: [Place; WEAPONS],
    pub(crate) exhausted: Counters,
    pub(crate) disrupted: Counters,
    /// Counters with an Action Token.
    pub(crate) acted: Counters,
    /// Counters with a Command Token.
    pub(crate) commanded: Counters,
    /// Counters that have moved this phase (ruling 62).
    pub(crate) moved: Counters,
    /// Defense Values by colour.
    pub(crate) defense: [u8; 3],
    /// Suppression Tokens in the boxes by colour.
    pub(crate) suppression: [u8; 3],
    // 9 January Square.
    pub(crate) tracks: [[Circle; CIRCLES]; TRACKS],
    /// Tracks with a Sapper Token on their sapper circle.
    pub(crate) mined: Set<Track>,
    // The Volga.
    /// Locations with a Disrupted Token.
    pub(crate) broken: Set<Location>,
    /// The other token on each location.
    pub(crate) token_at: [Option<Token>; LOCATIONS],
    /// Tokens in the Supplies box, by [`Token`].
    pub(crate) supplies: [u8; TOKENS],
    /// Tokens in the Staging Area.
    pub(crate) staging: [u8; TOKENS],
    /// Tokens in the stock.
    pub(crate) stock: [u8; TOKENS],
    /// Tokens removed from the game.
    pub(crate) spent: [u8; TOKENS],
    // Soviet cards.
    pub(crate) deck: Set<SovietCard>,
    /// What the deck held when it was last shuffled.
    pub(crate) shuffled: Set<SovietCard>,
    pub(crate) hand: Set<SovietCard>,
    /// Cards of the hand that have been used this turn.
    pub(crate) used: Set<SovietCard>,
    pub(crate) discard: Set<SovietCard>,
    /// Fog of War cards in the stock.
    pub(crate) fog_stock: Set<SovietCard>,
    // Wehrmacht cards.
    /// Cards that nobody has drawn. The Resupply cards are not among them: their places in the stack are known.
    pub(crate) undrawn: Set<WehrmachtCard>,
    /// How many cards of the stack have been drawn.
    pub(crate) drawn: u8,
    /// The German's hand, competitive games only.
    pub(crate) german_hand: Set<WehrmachtCard>,
    /// Those of the hand that were drawn after this turn's orders were laid.
    pub(crate) fresh: Set<WehrmachtCard>,
    /// The order pile, the next order first.
    pub(crate) orders: [Option<WehrmachtCard>; 3],
    /// The card being resolved.
    pub(crate) card: Option<WehrmachtCard>,
    /// Cards still to be revealed this turn.
    pub(crate) cards_left: u8,
    // Tactics cards.
    pub(crate) tactics_undrawn: Set<TacticCard>,
    /// How many cards of the Tactics stack have been drawn.
    pub(crate) tactics_drawn: u8,
    /// Those in play, the latest first.
    pub(crate) tactics: [Option<TacticCard>; 2],
    /// The German's Tactics cards, competitive games only.
    pub(crate) german_tactics: Set<TacticCard>,
    /// The one drawn after this turn's was laid.
    pub(crate) fresh_tactic: Set<TacticCard>,
    /// The one laid face down.
    pub(crate) laid_tactic: Option<TacticCard>,
    // Storm Groups and Operational Support.
    /// Those on the back of Resupply cards that have not been turned over.
    pub(crate) unturned: Set<StormGroup>,
    /// The card in the Storm Group box.
    pub(crate) storm: Option<StormGroup>,
    /// Those raided with success.
    pub(crate) raided: Set<StormGroup>,
    pub(crate) supports_undrawn: Set<Support>,
    /// The Operational Support card that lies open.
    pub(crate) support: Option<Support>,
    /// Those satisfied.
    pub(crate) supported: Set<Support>,
    // What is going on.
    /// Actions left in this phase.
    pub(crate) actions_left: u8,
    /// Moves left in this phase.
    pub(crate) moves_left: u8,
    /// Counters at stake: who goes on the raid, who is to be disrupted.
    pub(crate) picked: Counters,
    pub(crate) moving: Moving,
    #[serde(skip)]
    pub(crate) index: Index,
    pub(crate) agenda: Agenda<Step, DEPTH>,
    pub(crate) end: Option<End>,
}

pub(crate) mod slice {
    use serde::{Serialize, Serializer};

    pub(super) fn serialize<T: Serialize, S: Serializer, const N: usize>(
        array: &[T; N],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        array.as_slice().serialize(serializer)
    }
}

impl std::fmt::Debug for Pavlov {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.write_record().fmt(f)
    }
}

impl PartialEq for Pavlov {
    fn eq(&self, other: &Self) -> bool {
        // The hash covers every field but the components and the index, which follows from the rest.
        std::ptr::eq(self.c, other.c) && kurgan_core::Hash::of(self) == kurgan_core::Hash::of(other)
    }
}

impl Pavlov {
    /// Where a Soviet counter is.
    #[inline]
    pub(crate) fn place_of(&self, counter: Counter) -> Place {
        self.place[counter.index()]
    }

    /// Where a weapon is.
    #[inline]
    pub(crate) fn weapon_place(&self, weapon: Weapon) -> Place {
        self.weapon_place[weapon.index()]
    }

    /// The counters on a position.
    #[inline]
    pub(crate) fn at(&self, position: Position) -> Counters {
        self.index.at[position.index()]
    }

    /// The weapon on a position.
    #[inline]
    pub(crate) fn weapon_at(&self, position: Position) -> Option<Weapon> {
        self.index.weapon_at[position.index()]
    }

    /// The counters in the house: on positions and in the Reserves box.
    #[inline]
    pub(crate) fn in_house(&self) -> Counters {
        self.index.posted | self.index.reserves
    }

    /// Counters that are neither exhausted nor disrupted.
    #[inline]
    pub(crate) fn ready(&self) -> Counters {
        self.in_house() - (self.exhausted | self.disrupted)
    }

    /// The Defense Value of a colour.
    #[inline]
    pub(crate) fn defense_of(&self, colour: Colour) -> u8 {
        self.defense[colour as usize]
    }

    /// Tokens of this kind in the Supplies box.
    #[inline]
    pub(crate) fn supply_of(&self, token: Token) -> u8 {
        self.supplies[token as usize]
    }

    /// Moves a Soviet counter to any place. A weapon left alone is seen to by [`Pavlov::no_lone_weapon`].
    #[inline]
    pub(crate) fn put(&mut self, counter: Counter, to: Place) {
        let from = std::mem::replace(&mut self.place[counter.index()], to);
        let index = &mut self.index;
        if let Some(position) = from.position() {
            index.at[position.index()].remove(counter);
            index.posted.remove(counter);
            if index.at[position.index()].is_empty() {
                index.occupied.remove(position);
            }
        }
        index.reserves.remove(counter);
        index.stock.remove(counter);
        if let Some(position) = to.position() {
            index.at[position.index()].add(counter);
            index.posted.add(counter);
            index.occupied.add(position);
        } else if to == Place::RESERVES {
            index.reserves.add(counter);
        } else if to == Place::STOCK {
            index.stock.add(counter);
        }
    }

    /// Moves a weapon to any place; at most one stands on a position (ruling 65).
    #[inline]
    pub(crate) fn put_weapon(&mut self, weapon: Weapon, to: Place) {
        let from = std::mem::replace(&mut self.weapon_place[weapon.index()], to);
        if let Some(position) = from.position() {
            self.index.weapon_at[position.index()] = None;
        }
        if let Some(position) = to.position() {
            self.index.weapon_at[position.index()] = Some(weapon);
        }
    }

    /// Works the index out from nothing.
    pub(crate) fn reindex(&mut self) {
        let (place, weapon_place) = (self.place, self.weapon_place);
        self.index = Index::EMPTY;
        for (n, &to) in place.iter().enumerate().take(self.c.counters.len()) {
            self.place[n] = Place::STOCK;
            self.put(Counter::from_index(n), to);
        }
        for (n, &to) in weapon_place.iter().enumerate().take(self.c.weapons.len()) {
            self.weapon_place[n] = Place::STOCK;
            self.put_weapon(Weapon::from_index(n), to);
        }
    }
}
