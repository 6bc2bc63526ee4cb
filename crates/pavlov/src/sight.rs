//! What lies on the table, for whoever shows or tells it.

use kurgan_core::{Seat, Set};

use crate::components::{
    Colour, Counter, Kind, Location, Position, SovietCard, StormGroup, Supply, Support, TacticCard, Token, Track, Unit,
    Weapon, WehrmachtCard,
};
use crate::state::{Cause, Counters, Pavlov, Phase, Step};

/// The position through the eyes of a seat.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    pub(crate) game: &'a Pavlov,
    pub(crate) seat: Option<Seat>,
}

impl<'a> Sight<'a> {
    #[doc(hidden)]
    #[inline]
    pub fn position(self) -> &'a Pavlov {
        self.game
    }
}

/// The decision to be made.
#[allow(missing_docs)] // the fields are named after what they hold
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// The German lays the next order, the first, second or third.
    Order(u8),
    /// The German lays the Tactics card.
    LayTactic,
    /// Use a card or end the phase.
    Cards,
    /// Which location of the unit recovers.
    RecoverLocation(Unit),
    /// How many of this kind come to the Staging Area; so many more may be taken.
    Stage(Supply, u8),
    /// What to buy for so many points.
    Deploy(u8),
    /// Which wall is raised.
    Buttress,
    /// Which sapper circle is mined.
    FieldDefenses,
    /// Where the unit's token goes.
    PlaceToken(Unit, Token),
    /// What goes on this boat.
    Load(Location),
    /// Which boat delivers.
    Deliver,
    /// Who goes on the raid.
    Party,
    /// Which of the crew is the casualty.
    CrewCasualty(Position),
    /// Whether First Aid saves the counter.
    FirstAid(Counter, Cause),
    /// Which tokens fire on so many aircraft of this defense.
    AntiAircraft { aircraft: u8, defense: u8 },
    /// How many tokens are spent on an arriving counter.
    Suppression(Kind, Track),
    /// Who goes hungry, so many.
    Starve(u8),
    /// Who moves.
    Moves,
    /// Where the counter goes.
    MoveTo(Counter),
    /// Which weapon it takes along.
    MoveWeapon { counter: Counter, to: Position },
    /// Whom it replaces.
    MoveReplace { counter: Counter, to: Position },
    /// Where the replaced counter goes.
    Displaced(Counter),
    /// Whether the replaced counter takes the weapon along.
    DisplacedWeapon(Counter, Position),
    /// Who acts.
    Acts,
    /// What the counter does.
    Act(Counter),
    /// What the crew does.
    Crew(Weapon),
    /// Which of two troubles is recovered.
    Trouble(Counter),
    /// Where the tokens go, so many at most.
    LayTokens(Position, u8),
    /// Which Artillery Token is used on this circle, and on the next one if two.
    Battery { by: Counter, track: Track, circle: u8, both: bool },
    /// Who recovers by command, so many times more.
    Command { by: Counter, left: u8 },
    /// Whether the Milk House is raided.
    FinalRaid,
}

impl Pavlov {
    /// The decision to be made, while there is one.
    pub fn decision(&self) -> Option<Decision> {
        let laid = || self.orders.iter().flatten().count();
        Some(match self.agenda.next()? {
            Step::Order => Decision::Order(laid().to_le_bytes()[0] + 1),
            Step::LayTactic => Decision::LayTactic,
            Step::Cards => Decision::Cards,
            Step::RecoverLocation(unit) => Decision::RecoverLocation(unit),
            Step::Stage(supply, left) => Decision::Stage(supply, left),
            Step::Deploy { points, .. } => Decision::Deploy(points),
            Step::Buttress => Decision::Buttress,
            Step::FieldDefenses => Decision::FieldDefenses,
            Step::PlaceToken(unit, token) => Decision::PlaceToken(unit, token),
            Step::Load(boat, _) => Decision::Load(boat),
            Step::Deliver(..) => Decision::Deliver,
            Step::Party(_) => Decision::Party,
            Step::CrewCasualty(position) => Decision::CrewCasualty(position),
            Step::FirstAid(counter, cause) => Decision::FirstAid(counter, cause),
            Step::AntiAircraft(aircraft, defense) => Decision::AntiAircraft { aircraft, defense },
            Step::Suppression(kind, track) => Decision::Suppression(kind, track),
            Step::Starve(left, _) => Decision::Starve(left),
            Step::Moves => Decision::Moves,
            Step::MoveTo(counter) => Decision::MoveTo(counter),
            Step::MoveWeapon => Decision::MoveWeapon { counter: self.moving.counter, to: self.moving.to },
            Step::MoveReplace => Decision::MoveReplace { counter: self.moving.counter, to: self.moving.to },
            Step::Displaced(counter) => Decision::Displaced(counter),
            Step::DisplacedWeapon(counter, position) => Decision::DisplacedWeapon(counter, position),
            Step::Acts => Decision::Acts,
            Step::Act(counter) => Decision::Act(counter),
            Step::Crew(weapon) => Decision::Crew(weapon),
            Step::Trouble { counter, .. } => Decision::Trouble(counter),
            Step::LayTokens { position, left, .. } => Decision::LayTokens(position, left),
            Step::Battery { by, track, circle, both } => Decision::Battery { by, track, circle, both },
            Step::Command { by, left, .. } => Decision::Command { by, left },
            Step::FinalRaid => Decision::FinalRaid,
            _ => return None,
        })
    }

    /// The phase; none once the game is over.
    pub fn phase(&self) -> Option<Phase> {
        if self.end.is_some() { None } else { Some(self.phase) }
    }

    /// The counters on a position.
    pub fn counters_on(&self, position: Position) -> Counters {
        self.at(position)
    }

    /// The weapon on a position.
    pub fn weapon_on(&self, position: Position) -> Option<Weapon> {
        self.weapon_at(position)
    }

    /// The counters in the Reserves box.
    pub fn reserves(&self) -> Counters {
        self.index.reserves
    }

    /// The counters that are exhausted.
    pub fn exhausted(&self) -> Counters {
        self.exhausted
    }

    /// The counters that are disrupted.
    pub fn disrupted(&self) -> Counters {
        self.disrupted
    }

    /// The counters with an Action Token, and those with a Command Token.
    pub fn marked(&self) -> (Counters, Counters) {
        (self.acted, self.commanded)
    }

    /// The counters chosen so far for a raid.
    pub fn party(&self) -> Counters {
        if matches!(self.agenda.next(), Some(Step::Party(_))) { self.picked } else { Counters::EMPTY }
    }

    /// The Defense Value of a colour.
    pub fn wall(&self, colour: Colour) -> u8 {
        self.defense_of(colour)
    }

    /// The Suppression Tokens in the box of a colour.
    pub fn suppression_box(&self, colour: Colour) -> u8 {
        self.suppression[colour as usize]
    }

    /// The Defense Value of the counter on a circle; 0 on an empty one (p28-recon).
    #[inline]
    pub fn circle_defense(&self, track: Track, circle: u8) -> u8 {
        if self.kind_on(track, circle).is_some() { self.defense_of_circle(track, circle) } else { 0 }
    }

    /// Whether a Sapper Token lies on the sapper circle of a track.
    pub fn is_mined(&self, track: Track) -> bool {
        self.mined.has(track)
    }

    /// The disrupted locations.
    pub fn disrupted_locations(&self) -> Set<Location> {
        self.broken
    }

    /// The tokens of a kind in the Supplies box, in the Staging Area and in the stock.
    #[inline]
    pub fn tokens(&self, token: Token) -> [u8; 3] {
        [self.supplies, self.staging, self.stock].map(|tokens| tokens[token as usize])
    }

    /// The Soviet hand, and those of it that have been used.
    pub fn hand(&self) -> (Set<SovietCard>, Set<SovietCard>) {
        (self.hand, self.used)
    }

    /// How many Soviet cards are in the deck, in the discard pile, and how many Fog of War cards in the stock.
    pub fn soviet_cards(&self) -> [usize; 3] {
        [self.deck.len(), self.discard.len(), self.fog_stock.len()]
    }

    /// The Wehrmacht card being resolved.
    pub fn card(&self) -> Option<WehrmachtCard> {
        self.card
    }

    /// How many Wehrmacht cards are still to be revealed this turn.
    pub fn cards_left(&self) -> u8 {
        self.cards_left
    }

    /// How many cards of the Wehrmacht stack nobody has drawn.
    pub fn stack_left(&self) -> usize {
        (self.drawn..=u8::MAX).take_while(|&place| self.in_stack(place).is_some()).count()
    }

    /// The German's Wehrmacht and Tactics cards in hand.
    pub fn german_hand(&self) -> (Set<WehrmachtCard>, Set<TacticCard>) {
        (self.german_hand, self.german_tactics)
    }

    /// The orders laid and not yet revealed, and the Tactics card laid face down.
    pub fn german_orders(&self) -> ([Option<WehrmachtCard>; 3], Option<TacticCard>) {
        (self.orders, self.laid_tactic)
    }

    /// The Tactics cards in play, the latest first.
    pub fn tactics(&self) -> [Option<TacticCard>; 2] {
        self.tactics
    }

    /// The card in the Storm Group box.
    pub fn storm_group(&self) -> Option<StormGroup> {
        self.storm
    }

    /// The Storm Group cards set aside after a successful raid.
    pub fn raided(&self) -> Set<StormGroup> {
        self.raided
    }

    /// The Operational Support card that lies open, and those satisfied.
    pub fn support_cards(&self) -> (Option<Support>, Set<Support>) {
        (self.support, self.supported)
    }

    /// Actions left in this phase.
    pub fn actions_left(&self) -> u8 {
        self.actions_left
    }

    /// Moves left in this phase.
    pub fn moves_left(&self) -> u8 {
        self.moves_left
    }
}
