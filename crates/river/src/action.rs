//! The decisions, and their notation.

use kurgan_core::Unreadable;

use crate::components::{Boat, Components, Landing};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Aim the searchlight there, in secret (8.2).
    Aim(Landing),
    /// Send this boat to that landing (4.1).
    Send(Boat, Landing),
    /// Send no more boats this hour (4.3).
    CastOff,
    /// Let this boat take the hit (5.3).
    Hit(Boat),
    /// Give the night up (7.3).
    CallOff,
}

/// How each verb is written.
const FORMS: [(&str, &str); 5] = [
    ("aim", "aim LANDING"),
    ("send", "send BOAT LANDING"),
    ("cast", "cast off"),
    ("hit", "hit BOAT"),
    ("call", "call off"),
];

impl Action {
    /// The forms of the notation, for help texts.
    pub fn forms() -> impl Iterator<Item = &'static str> {
        FORMS.iter().map(|&(_, form)| form)
    }

    /// The notation of this action.
    pub fn write(self, c: &Components) -> String {
        match self {
            Self::Aim(landing) => format!("aim {}", c.landing(landing).id),
            Self::Send(boat, landing) => format!("send {} {}", c.boat(boat).id, c.landing(landing).id),
            Self::CastOff => "cast off".into(),
            Self::Hit(boat) => format!("hit {}", c.boat(boat).id),
            Self::CallOff => "call off".into(),
        }
    }

    /// Reads the notation of an action, in capitals or not.
    pub fn read(c: &Components, text: &str) -> Result<Self, Unreadable> {
        let text = text.to_lowercase();
        let words: Vec<&str> = text.split_whitespace().collect();
        let verb = words.first().copied().unwrap_or_default();
        let Some(&(_, form)) = FORMS.iter().find(|(word, _)| *word == verb) else {
            return Err(Unreadable::Verb(short(verb)));
        };
        let boat = |id: &str| c.boat_named(id).ok_or_else(|| Unreadable::Name(short(id)));
        let landing = |id: &str| c.landing_named(id).ok_or_else(|| Unreadable::Name(short(id)));
        match words[..] {
            ["aim", to] => Ok(Self::Aim(landing(to)?)),
            ["send", who, to] => Ok(Self::Send(boat(who)?, landing(to)?)),
            ["cast", "off"] => Ok(Self::CastOff),
            ["hit", who] => Ok(Self::Hit(boat(who)?)),
            ["call", "off"] => Ok(Self::CallOff),
            _ => Err(Unreadable::Form(form)),
        }
    }
}

/// As much of a wrong word as an error repeats.
fn short(word: &str) -> String {
    word.chars().take(40).collect()
}
