//! A game being played by notation.

use std::collections::BTreeMap;

use kurgan_core::chance::Ratio;
use kurgan_core::{Game, Seat};
use pavlov::{Event, Pavlov, Refusal, Sight, Upshot};
use testkit::play::{self, Script};

use super::{MEANING, counter, pack};

/// A game being played.
#[derive(Clone)]
pub(crate) struct Table {
    /// The position.
    pub(crate) game: Pavlov,
    /// What the last action caused.
    pub(crate) events: Vec<Event>,
}

impl Table {
    testkit::at_table!(Pavlov, |table| &table.game);

    /// The position through the eyes of the defender.
    pub(crate) fn sight(&self) -> Sight<'_> {
        self.game.sight(Some(Seat(0)))
    }

    /// Plays an action that needs exactly this chance.
    pub(crate) fn play(&mut self, action: &str, chance: &str) -> &mut Self {
        self.events = play::play(&mut self.game, action, Script::exact(&MEANING, chance));
        self
    }

    /// Plays an action that needs at least this chance; what follows is filled in with threes and the first card of
    /// each deck.
    pub(crate) fn run(&mut self, action: &str, chance: &str) -> &mut Self {
        self.events = play::play(&mut self.game, action, Script::loose(&MEANING, chance));
        self
    }

    /// Goes on from [`Layout::before`] with exactly this chance.
    pub(crate) fn carry_on(&mut self, chance: &str) -> &mut Self {
        self.play("aid", chance);
        self.events.remove(0);
        self
    }

    /// Everything legal, in notation.
    pub(crate) fn legal(&self) -> Vec<String> {
        self.offers()
    }

    /// What is blocked, in notation, with the reason.
    pub(crate) fn blocked(&self) -> Vec<(String, Refusal)> {
        let blocked = self.game.blocked().into_iter();
        blocked.map(|(action, reason)| (Pavlov::write(pack(), action), reason)).collect()
    }

    /// The odds of a legal action.
    pub(crate) fn odds(&self, action: &str) -> BTreeMap<Upshot, Ratio> {
        let read = play::read_legal(&self.game, action);
        self.game.odds(read).unwrap_or_else(|_| panic!("{action:?} has too many outcomes"))
    }

    /// The steps still to come, the next one last.
    pub(crate) fn agenda(&self) -> Vec<String> {
        self.record().agenda
    }

    /// The step that waits for a decision.
    pub(crate) fn step(&self) -> String {
        self.agenda().pop().unwrap_or_default()
    }

    pub(crate) fn phase(&self) -> String {
        self.record().phase.unwrap()
    }

    /// Where a counter is: a position, `reserves`, `raid`, `lost` or `stock`.
    pub(crate) fn place(&self, name: &str) -> String {
        counter(name);
        self.find(&self.record().counters.unwrap(), name)
    }

    /// Where a weapon is.
    pub(crate) fn weapon_place(&self, name: &str) -> String {
        self.find(&self.record().weapons, name)
    }

    #[allow(clippy::unused_self)] // reads like the others
    fn find(&self, places: &BTreeMap<String, Vec<String>>, name: &str) -> String {
        let found = places.iter().find(|(_, names)| names.iter().any(|other| other == name));
        found.map_or_else(|| "stock".into(), |(place, _)| place.clone())
    }

    /// The counters on a position, in `reserves`, `raid` or `lost`.
    pub(crate) fn there(&self, place: &str) -> String {
        self.record().counters.unwrap().get(place).map_or_else(String::new, |names| names.join(" "))
    }

    pub(crate) fn is_exhausted(&self, name: &str) -> bool {
        self.record().exhausted.iter().any(|other| other == name)
    }

    pub(crate) fn is_disrupted(&self, name: &str) -> bool {
        self.record().disrupted.iter().any(|other| other == name)
    }

    /// Whether it has an Action Token.
    pub(crate) fn has_acted(&self, name: &str) -> bool {
        self.record().acted.iter().any(|other| other == name)
    }

    /// Whether it has a Command Token.
    pub(crate) fn is_commanded(&self, name: &str) -> bool {
        self.record().commanded.iter().any(|other| other == name)
    }

    pub(crate) fn defense(&self, colour: &str) -> u8 {
        self.record().defense[colour]
    }

    /// Suppression Tokens in the box of a colour.
    pub(crate) fn suppression(&self, colour: &str) -> u8 {
        self.record().suppression.get(colour).copied().unwrap_or(0)
    }

    /// What stands on a track from circle 1 on, `-` for nothing, `scouts+` if it came this turn.
    pub(crate) fn track(&self, number: u8) -> String {
        let circles = self.record().tracks.get(&number).cloned().unwrap_or_default();
        circles.iter().map(|circle| circle.replace(" new", "+")).collect::<Vec<_>>().join(" ")
    }

    /// Whether a Sapper Token lies on a track.
    pub(crate) fn is_mined(&self, number: u8) -> bool {
        self.record().mined.contains(&number)
    }

    /// Whether a location has a Disrupted Token.
    pub(crate) fn is_broken(&self, location: u8) -> bool {
        self.record().disrupted_locations.contains(&location)
    }

    /// The token on a location, or "".
    pub(crate) fn token(&self, location: u8) -> String {
        self.record().location_tokens.get(&location).cloned().unwrap_or_default()
    }

    /// Tokens in the Supplies box.
    pub(crate) fn supply(&self, token: &str) -> u8 {
        self.record().supplies.unwrap().get(token).copied().unwrap_or(0)
    }

    /// Tokens in the Staging Area.
    pub(crate) fn staged(&self, token: &str) -> u8 {
        self.record().staging.get(token).copied().unwrap_or(0)
    }

    /// Tokens in the stock.
    pub(crate) fn stock(&self, token: &str) -> u8 {
        self.record().stock.unwrap().get(token).copied().unwrap_or(0)
    }

    /// Tokens removed from the game.
    pub(crate) fn removed(&self, token: &str) -> u8 {
        self.record().removed.get(token).copied().unwrap_or(0)
    }

    /// The Soviet hand.
    pub(crate) fn hand(&self) -> String {
        self.record().soviet_cards.hand.join(" ")
    }

    /// Actions left, moves left.
    pub(crate) fn left(&self) -> (u8, u8) {
        let record = self.record();
        (record.actions_left.unwrap(), record.moves_left.unwrap())
    }

    /// The hits of the last action's first roll against a target number: dice, target, hits.
    pub(crate) fn rolled(&self) -> (Vec<u8>, u8, u8) {
        self.rolls().into_iter().next().expect("nothing was rolled")
    }

    /// All rolls of the last action against a target number: dice, target, hits.
    pub(crate) fn rolls(&self) -> Vec<(Vec<u8>, u8, u8)> {
        let rolls = self.events.iter().filter_map(|event| match event {
            Event::Rolled { dice, target, hits, .. } => Some((dice.faces().to_vec(), *target, *hits)),
            _ => None,
        });
        rolls.collect()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }
}
