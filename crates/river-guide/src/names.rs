//! The names of things.

use fluent_typed::prelude::FluentValue;
use guide::signed;
use kurgan_core::Set;
use river::components::{Boat, Chit, Components, Landing};
use river::{Searchlight, Sight, Step};
use serde_json::Value;

use crate::words::{Says, Words};

/// Knows the names of things in one language: those of the components, and the sentences.
#[derive(Clone, Copy)]
pub(crate) struct Speaker {
    pub(crate) c: &'static Components,
    pub(crate) words: Words,
}

impl Speaker {
    /// The name of a thing by its type and its number there.
    pub(crate) fn thing(self, kind: &str, number: u8) -> Option<FluentValue<'static>> {
        Some(match kind {
            "Boat" => self.boat(Boat(number)).into(),
            "Chit" => self.chit(Chit(number)).into(),
            "Landing" => self.landing(Landing(number)).into(),
            _ => return None,
        })
    }

    /// What is printed on a thing, by its type and its number there.
    pub(crate) fn id(self, kind: &str, number: u8) -> Value {
        match kind {
            "Boat" => self.c.boat(Boat(number)).id.as_str().into(),
            "Chit" => self.c.chit(Chit(number)).id.as_str().into(),
            "Landing" => self.c.landing(Landing(number)).id.as_str().into(),
            _ => number.into(),
        }
    }

    pub(crate) fn boat(self, boat: Boat) -> &'static str {
        self.words.name(&self.c.boat(boat).name)
    }

    pub(crate) fn landing(self, landing: Landing) -> &'static str {
        self.words.name(&self.c.landing(landing).name)
    }

    pub(crate) fn chit(self, chit: Chit) -> &'static str {
        self.words.name(&self.c.chit(chit).name)
    }

    /// What a chit does to the guns: `−2`, `0`, `+1`.
    pub(crate) fn change(self, chit: Chit) -> String {
        signed(self.c.chit(chit).guns)
    }

    /// `Ferry, Tug`.
    pub(crate) fn boats(self, boats: Set<Boat>) -> String {
        self.list(boats.into_iter().map(|boat| self.boat(boat)))
    }

    /// `Fog, Moon`.
    pub(crate) fn chits(self, chits: Set<Chit>) -> String {
        self.list(chits.into_iter().map(|chit| self.chit(chit)))
    }

    fn list(self, names: impl Iterator<Item = &'static str>) -> String {
        let names: Vec<&str> = names.collect();
        if names.is_empty() { self.words.say().nothing() } else { names.join(", ") }
    }
}

/// A position with the words for it.
#[derive(Clone, Copy)]
pub(crate) struct Desk<'a> {
    pub(crate) game: Sight<'a>,
    pub(crate) s: Speaker,
}

impl<'a> Desk<'a> {
    pub(crate) fn new(game: Sight<'a>, words: Words) -> Self {
        Self { game, s: Speaker { c: game.pack(), words } }
    }

    /// The name of the phase.
    pub(crate) fn phase(self) -> String {
        let say = self.s.words.say();
        match self.game.decision() {
            Some(Step::Aim) => say.phase_aim(),
            Some(Step::Hit) => say.phase_hit(),
            Some(_) => say.phase_load(),
            None => say.phase_over(),
        }
    }

    /// Where a boat is.
    pub(crate) fn place(self, boat: Boat) -> String {
        let say = self.s.words.say();
        match self.game.sent(boat) {
            _ if self.game.hull(boat) == 0 => say.place_sunk(),
            Some(landing) => say.place_sent(self.s.landing(landing)),
            None => say.place_quay(),
        }
    }

    /// Whether the searchlight shines on a landing now.
    pub(crate) fn shines(self, landing: Landing) -> bool {
        self.game.decision() == Some(Step::Hit) && self.game.lit() == Some(landing)
    }

    /// Whether the searchlight will fall on a landing this hour, as far as anybody can tell (3.1, 3.2).
    pub(crate) fn light(self, landing: Landing) -> String {
        let (say, open) = (self.s.words.say(), self.game.open_to_light());
        if self.shines(landing) {
            say.light_now()
        } else if self.game.decision() == Some(Step::Hit) || !open.has(landing) {
            say.light_dark()
        } else if self.game.options().searchlight == Searchlight::Player {
            say.light_possible()
        } else {
            // The faces of the die are shared out evenly.
            self.s.words.percent(1.0 / f64::from(u8::try_from(open.len()).unwrap_or(1)), 0)
        }
    }
}
