//! What is to be decided.

use super::Sight;
use crate::components::{Counter, Kind, Location, Position, Supply, Token, Track, Unit, Weapon};
use crate::state::{Cause, Step};

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

impl Sight<'_> {
    /// The decision to be made, while there is one.
    pub fn decision(self) -> Option<Decision> {
        let game = self.game;
        let laid = || game.orders.iter().flatten().count();
        Some(match game.agenda.next()? {
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
            Step::MoveWeapon => Decision::MoveWeapon { counter: game.moving.counter, to: game.moving.to },
            Step::MoveReplace => Decision::MoveReplace { counter: game.moving.counter, to: game.moving.to },
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
}
