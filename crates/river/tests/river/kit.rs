//! The test kit: set up a position, play by notation with scripted chance, check the result.
//!
//! ```text
//! let mut t = night("stars").lay(|record| drop(record.boats.remove("barge")));
//! t.go("send ferry pier; send tug pier");
//! t.play("cast off", "6 | 5 1 1 1");       // the light falls on the pier, one of four dice hits
//! t.go("hit tug");
//! ```
//!
//! Every action is checked against what is legal; chance that is missing or left over fails the test.

use kurgan_core::{Game, Options as _, PlayError, Reason, Seat, Session, Terms};
use river::components::{Components, Pack};
use river::{Action, Event, Options, Record, River, Sight};
use serde_json::{Value, json};
use testkit::play::given;

/// Whether the last action caused an event of this form.
macro_rules! saw {
    ($table:expr, $($pattern:tt)+) => {
        $table.events().iter().any(|event| matches!(event, $($pattern)+))
    };
}

/// The printed components.
pub(crate) fn pack() -> &'static Components {
    Components::printed()
}

/// An action by its notation.
pub(crate) fn action(text: &str) -> Action {
    River::read(pack(), text).unwrap_or_else(|error| panic!("{text:?}: {error:?}"))
}

/// A short night alone, with the weather of its first hour.
pub(crate) fn night(weather: &str) -> Table {
    with(&json!({}), weather)
}

/// A night with a second player, whose decision is due.
pub(crate) fn night_of_two(weather: &str) -> Table {
    with(&json!({"searchlight": "player"}), weather)
}

/// A night with these options, with the weather of its first hour.
pub(crate) fn with(options: &Value, weather: &str) -> Table {
    let options = Options::read(options).expect("options");
    let session = Session::new(pack(), &options, Terms { takebacks: true, ..Terms::default() }, Some(&given(weather)));
    Table { session: session.unwrap_or_else(|error| panic!("the night does not begin: {error:?}")) }
}

/// A game being played.
pub(crate) struct Table {
    session: Session<River>,
}

impl Table {
    testkit::at_table!(River, |table| table.session.game());

    /// The position.
    pub(crate) fn game(&self) -> &River {
        self.session.game()
    }

    /// The position through the eyes of a seat.
    pub(crate) fn sight(&self, seat: Option<Seat>) -> Sight<'_> {
        self.game().sight(seat)
    }

    /// What the last action caused.
    pub(crate) fn events(&self) -> &[Event] {
        self.session.last_events()
    }

    /// Lays the position out anew.
    pub(crate) fn lay(&self, edit: impl FnOnce(&mut Record)) -> Self {
        let mut record = self.record();
        edit(&mut record);
        let game = River::restore(pack(), &record).unwrap_or_else(|broken| panic!("{broken}\n{record:#?}"));
        Self { session: Session::from_position(game, Terms { takebacks: true, ..Terms::default() }) }
    }

    /// Plays an action that needs exactly this chance.
    pub(crate) fn play(&mut self, text: &str, chance: &str) -> &mut Self {
        match self.session.play(action(text), Some(&given(chance))) {
            Ok(_) => {}
            Err(PlayError::Refused(reason)) => panic!("{text:?} is refused: {reason:?}"),
            Err(error) => panic!("{text:?} with {chance:?}: {error:?}"),
        }
        self.game().check().unwrap_or_else(|broken| panic!("after {text:?}: {broken}"));
        self
    }

    /// An action is refused with this code and rule, and changes nothing.
    pub(crate) fn refuses(&mut self, text: &str, code: &str, rule: &str) -> &mut Self {
        let before = *self.game();
        match self.session.play(action(text), Some(&[])) {
            Err(PlayError::Refused(reason)) => assert_eq!((reason.code(), reason.rule()), (code, rule), "{text:?}"),
            other => panic!("{text:?} is not refused: {:?}", other.is_ok()),
        }
        assert_eq!(*self.game(), before, "the refusal of {text:?} changed the game");
        self
    }

    /// What is left of a hull; 0 for a boat that has sunk.
    pub(crate) fn hull(&self, boat: &str) -> u8 {
        self.record().boats.get(boat).map_or(0, |afloat| afloat.hull)
    }
}
