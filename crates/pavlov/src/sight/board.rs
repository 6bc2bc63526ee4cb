//! The house, the square before it and the Volga behind it.

use kurgan_core::{Id, Set};

use super::Sight;
use crate::components::{Colour, Counter, Kind, Location, Position, Token, Track, Weapon};
use crate::rules::{Meal, Suppression};
use crate::state::{Circle, Counters, Place, Step};

/// The house.
impl Sight<'_> {
    /// Where a Soviet counter is.
    #[inline]
    pub fn place_of(self, counter: Counter) -> Place {
        self.game.place_of(counter)
    }

    /// Where a weapon is.
    #[inline]
    pub fn weapon_place(self, weapon: Weapon) -> Place {
        self.game.weapon_place(weapon)
    }

    /// The counters at a place.
    pub fn counters_at(self, place: Place) -> Counters {
        let all = (0..self.game.c.counters.len()).map(Counter::from_index);
        all.filter(|&counter| self.place_of(counter) == place).collect()
    }

    /// The weapons at a place.
    pub fn weapons_at(self, place: Place) -> Set<Weapon> {
        let all = (0..self.game.c.weapons.len()).map(Weapon::from_index);
        all.filter(|&weapon| self.weapon_place(weapon) == place).collect()
    }

    /// The counters on a position.
    #[inline]
    pub fn counters_on(self, position: Position) -> Counters {
        self.game.at(position)
    }

    /// The weapon on a position.
    #[inline]
    pub fn weapon_on(self, position: Position) -> Option<Weapon> {
        self.game.weapon_at(position)
    }

    /// The counters in the house: on positions and in the Reserves box.
    #[inline]
    pub fn in_house(self) -> Counters {
        self.game.in_house()
    }

    /// The counters in the Reserves box.
    #[inline]
    pub fn reserves(self) -> Counters {
        self.game.index.reserves
    }

    /// The counters in the house that are neither exhausted nor disrupted.
    #[inline]
    pub fn ready(self) -> Counters {
        self.game.ready()
    }

    /// The counters that are exhausted.
    #[inline]
    pub fn exhausted(self) -> Counters {
        self.game.exhausted
    }

    /// The counters that are disrupted.
    #[inline]
    pub fn disrupted(self) -> Counters {
        self.game.disrupted
    }

    /// The counters with an Action Token, and those with a Command Token.
    pub fn marked(self) -> (Counters, Counters) {
        (self.game.acted, self.game.commanded)
    }

    /// The counters that have moved in this phase.
    pub fn moved(self) -> Counters {
        self.game.moved
    }

    /// The counters chosen so far for a raid.
    pub fn party(self) -> Counters {
        if matches!(self.game.agenda.next(), Some(Step::Party(_))) { self.game.picked } else { Counters::EMPTY }
    }

    /// Those of the Command Team who are on positions (p21-command-team).
    pub fn command_team(self) -> Counters {
        self.game.c.commanders & self.game.index.posted
    }

    /// How many tokens a counter can lay out (p20-suppress).
    pub fn suppress_tokens(self, counter: Counter) -> u8 {
        self.game.suppress_tokens(counter)
    }

    /// How many tokens a weapon can lay out; anti-tank guns none (p23-machine-gun, p23-mortar).
    pub fn weapon_tokens(self, weapon: Weapon) -> u8 {
        self.game.weapon_tokens(weapon)
    }

    /// The Defense Value of a colour.
    #[inline]
    pub fn wall(self, colour: Colour) -> u8 {
        self.game.defense_of(colour)
    }

    /// Whether there is anybody on the positions of a colour.
    pub fn is_manned(self, colour: Colour) -> bool {
        self.game.is_manned(colour)
    }

    /// The Suppression Tokens in the box of a colour.
    #[inline]
    pub fn suppression_box(self, colour: Colour) -> u8 {
        self.game.suppression[colour as usize]
    }
}

/// 9 January Square.
impl Sight<'_> {
    /// The kind of counter on a circle, counted from 1.
    #[inline]
    pub fn kind_on(self, track: Track, circle: u8) -> Option<Kind> {
        self.game.kind_on(track, circle)
    }

    /// Whether the counter on a circle was placed this turn (p28-recon).
    pub fn is_new(self, track: Track, circle: u8) -> bool {
        self.game.circle(track, circle).is_some_and(Circle::is_fresh)
    }

    /// The Defense Value of the counter on a circle; 0 on an empty one (p28-recon).
    #[inline]
    pub fn circle_defense(self, track: Track, circle: u8) -> u8 {
        if self.kind_on(track, circle).is_some() { self.game.defense_of_circle(track, circle) } else { 0 }
    }

    /// The Defense Value of a counter being placed (p28-recon).
    pub fn arriving_defense(self, kind: Kind) -> u8 {
        self.game.arriving_defense(kind)
    }

    /// The dice of so many Suppression Tokens against the arriving counter; none where they cannot be spent
    /// (p13-suppression, p28-infiltration).
    pub fn suppression_dice(self, count: u8) -> Option<u8> {
        let Some(Step::Suppression(Suppression { kind, track })) = self.game.agenda.next() else { return None };
        let have = self.suppression_box(self.game.colour_of(track));
        (count <= have).then(|| self.game.suppression_dice(kind, count))
    }

    /// How many Wehrmacht counters stand on a track.
    #[inline]
    pub fn wehrmacht_on(self, track: Track) -> u8 {
        self.game.wehrmacht_on(track)
    }

    /// How many Wehrmacht counters stand on the tracks of a colour.
    #[inline]
    pub fn wehrmacht_before(self, colour: Colour) -> u8 {
        self.game.wehrmacht_before(colour)
    }

    /// The dice of the infantry or of the armor before a colour in an Assault (p15-assault).
    pub fn assault_dice(self, colour: Colour, armor: bool) -> u8 {
        self.game.assault_dice(colour, armor)
    }

    /// Whether a Sapper Token lies on the sapper circle of a track.
    #[inline]
    pub fn is_mined(self, track: Track) -> bool {
        self.game.mined.has(track)
    }

    /// The dice of a Sapper Token (p28-pioneers).
    pub fn sapper_dice(self) -> u8 {
        self.game.sapper_dice()
    }
}

/// The Volga and the supplies.
impl Sight<'_> {
    /// The disrupted locations.
    #[inline]
    pub fn disrupted_locations(self) -> Set<Location> {
        self.game.broken
    }

    /// The token on a location, other than a Disrupted Token.
    #[inline]
    pub fn token_on(self, location: Location) -> Option<Token> {
        self.game.token_on(location)
    }

    /// The tokens of a kind in the Supplies box, in the Staging Area and in the stock.
    #[inline]
    pub fn tokens(self, token: Token) -> [u8; 3] {
        [self.game.supplies, self.game.staging, self.game.stock].map(|tokens| tokens[token as usize])
    }

    /// What a Resupply card would find in the house now (p17-resupply).
    pub fn meal(self) -> Meal {
        self.game.meal()
    }
}
