//! A position as a seat sees it, with the names of what is on it.

use std::ops::Deref;

use kurgan_core::Id;
use pavlov::components::{CardType, Letters, Location, Supply, WehrmachtCard};
use pavlov::{Place, Sight};

use super::plan::Plan;
use crate::names::Speaker;
use crate::words::{Says, Words};

/// The position, the components and the names of both.
pub(super) struct Desk<'a> {
    pub(super) game: Sight<'a>,
    pub(super) plan: Plan,
    s: Speaker,
}

/// Names, components and words are those of the speaker.
impl Deref for Desk<'_> {
    type Target = Speaker;

    fn deref(&self) -> &Speaker {
        &self.s
    }
}

impl<'a> Desk<'a> {
    pub(super) fn new(game: Sight<'a>, words: Words) -> Self {
        let c = game.pack();
        Self { game, plan: Plan { c }, s: Speaker { c, words } }
    }
}

/// Names as the board has them.
impl Desk<'_> {
    pub(super) fn location(&self, location: Location) -> &'static str {
        self.words.name(&self.c.locations[location.index()].name)
    }

    /// The name of a box of the board.
    pub(super) fn boxed(&self, id: &str) -> &'static str {
        self.c.boxes.iter().find(|each| each.id == id).map_or("", |each| self.words.name(&each.name))
    }

    pub(super) fn place(&self, place: Place) -> String {
        let say = self.words.say();
        match place.position() {
            Some(position) => self.c.position_id(position).into(),
            None if place == Place::RESERVES => self.boxed("reserves").into(),
            None if place == Place::STOCK => say.pavlov_in_stock(),
            None if place == Place::RAID => say.pavlov_on_raid(),
            None => say.pavlov_fallen(),
        }
    }

    /// `Machine Gun, Inspire`.
    pub(super) fn letters(&self, letters: Letters) -> String {
        let names = letters.each().map(|letter| self.words.name(&self.c.letters[letter as usize].name));
        names.collect::<Vec<_>>().join(", ")
    }

    /// `1 Food, 2 Sapper`.
    pub(super) fn supplies(&self, counts: [u8; 4]) -> String {
        let some = Supply::ALL.into_iter().zip(counts).filter(|&(_, count)| count > 0);
        some.map(|(supply, count)| format!("{count} {}", self.token(supply.token()))).collect::<Vec<_>>().join(", ")
    }
}

/// Wehrmacht cards.
impl Desk<'_> {
    /// What a card does; none for a Resupply card.
    pub(super) fn card_type(&self, card: WehrmachtCard) -> Option<CardType> {
        self.c.cards.get(card.index()).map(|card| card.what)
    }

    /// The name of a Wehrmacht card.
    pub(super) fn card(&self, card: WehrmachtCard) -> &'static str {
        let name = self.c.cards.get(card.index()).map_or(&self.c.resupply_name, |card| &card.name);
        self.words.name(name)
    }

    /// What kind of card it is, as it is printed over its name.
    pub(super) fn heading(&self, what: Option<CardType>) -> &'static str {
        let name = what.map_or(&self.c.resupply_name, |what| &self.c.categories[what.category() as usize]);
        self.words.name(name)
    }

    /// The names of the cards of this sort, several where they do the same; none stands for Resupply.
    pub(super) fn sort(&self, what: Option<CardType>) -> String {
        let Some(what) = what else { return self.words.name(&self.c.resupply_name).into() };
        let alike = self.c.cards.iter().filter(|card| card.what == what);
        let mut names: Vec<&str> = alike.map(|card| self.words.name(&card.name)).collect();
        names.sort_unstable();
        names.dedup();
        let name = names.join(" / ");
        match what {
            CardType::Bombers { aircraft, .. } => format!("{name} ×{aircraft}"),
            _ => name,
        }
    }
}
