//! Invariants of every reachable position, and the checks of a written one.

mod agenda;
mod course;
mod stacks;

use kurgan_core::{Broken, Id, Set};

use crate::components::{CIRCLES, Kind, LOCATIONS, Location, Position, Token, Track, Weapon};
use crate::state::{Counters, Index, Pavlov, Phase, Place};

/// Says what is wrong if it is.
fn hold(holds: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken(what())) }
}

impl Pavlov {
    /// Checks everything.
    pub(crate) fn check_all(&self) -> Result<(), Broken> {
        hold(self.turn <= self.c.numbers.turns, || format!("turn: {} is after the last turn", self.turn))?;
        hold(self.turn >= 1, || "turn: the first turn is 1".into())?;
        self.check_counters()?;
        self.check_positions()?;
        self.check_tracks()?;
        self.check_tokens()?;
        self.check_soviet_cards()?;
        self.check_wehrmacht_cards()?;
        self.check_tactics()?;
        self.check_other_cards()?;
        self.check_agenda()?;
        self.check_places_of_tokens()?;
        self.check_whereabouts()?;
        self.check_phase()?;
        self.check_cards_so_far()?;
        self.check_end()?;
        let mut again = *self;
        again.index = Index::EMPTY;
        again.reindex();
        hold(again.index == self.index, || "the index does not follow from the position".into())
    }

    /// Marks lie only on counters that are there.
    fn check_counters(&self) -> Result<(), Broken> {
        let present: Counters = (0..self.c.counters.len())
            .map(Id::from_index)
            .filter(|&counter| self.place_of(counter).in_house() || self.place_of(counter) == Place::RAID)
            .collect();
        let marks = [
            ("exhausted", self.exhausted),
            ("disrupted", self.disrupted),
            ("acted", self.acted),
            ("commanded", self.commanded),
            ("moved", self.moved),
            ("picked", self.picked),
        ];
        for (field, set) in marks {
            hold(set.within(present), || format!("{field}: somebody is not in the house"))?;
        }
        let marked = !(self.acted | self.commanded | self.moved).is_empty();
        hold(!marked || self.phase == Phase::SovietCounters || self.end.is_some(), || {
            "acted, commanded, moved: only in the Soviet Counter Phase".into()
        })?;
        for position in self.place.iter().chain(&self.weapon_place).filter_map(|place| place.position()) {
            let known = position.index() < self.c.positions.len();
            hold(known, || "counters: there is no such position".into())?;
        }
        let raiding = self.weapon_place.contains(&Place::RAID);
        hold(!raiding, || "weapons: none goes on a raid".into())
    }

    /// Who can stand where (ruling 65).
    fn check_positions(&self) -> Result<(), Broken> {
        for n in 0..self.c.positions.len() {
            let position = Position::from_index(n);
            let id = || self.c.position_id(position).to_owned();
            let weapons = self.weapon_place.iter().filter(|place| **place == Place::on(position)).count();
            hold(weapons <= 1, || format!("weapons: two at {}", id()))?;
            let there = self.at(position);
            let weapon = self.weapon_place.iter().position(|place| *place == Place::on(position));
            hold(weapon.is_none() || !self.at(position).is_empty(), || format!("weapons: nobody is at {}", id()))?;
            if there.at_least(2) {
                hold(!there.at_least(3), || format!("counters: three at {}", id()))?;
                let shared = weapon.is_some_and(|weapon| {
                    let letter = self.c.weapons[Weapon::from_index(weapon).index()].letter;
                    there.within(self.c.with[letter as usize])
                });
                hold(shared, || format!("counters: two at {} without a weapon of their letter", id()))?;
            }
        }
        for value in self.defense {
            let range = self.c.numbers.defense_floor..=self.c.numbers.defense_cap;
            hold(range.contains(&value), || format!("defense: {value} is not on the board"))?;
        }
        Ok(())
    }

    fn check_tracks(&self) -> Result<(), Broken> {
        let mut counts = vec![0_u32; self.c.kinds.len()];
        for (track, circles) in self.c.tracks.iter().zip(&self.tracks) {
            for (n, circle) in circles.iter().enumerate().take(CIRCLES) {
                let Some(kind) = circle.kind() else { continue };
                hold(n < usize::from(track.circles), || format!("tracks: track {} is not so long", track.number))?;
                let count = counts.get_mut(kind.index()).ok_or_else(|| Broken("tracks: no such counter".into()))?;
                *count += 1;
            }
        }
        for (n, &count) in counts.iter().enumerate() {
            let kind = &self.c.kinds[Kind::from_index(n).index()];
            hold(count <= u32::from(kind.count), || format!("tracks: there are only {} {}", kind.count, kind.id))?;
        }
        let tracks: Set<Track> = (0..self.c.tracks.len()).map(Track::from_index).collect();
        hold(self.mined.within(tracks), || "mined: there is no such track".into())
    }

    /// Tokens of a kind that are not in the stock.
    pub(crate) fn tokens_out(&self, token: Token) -> u32 {
        let n = token as usize;
        let placed = self.token_at.iter().filter(|at| **at == Some(token)).count();
        let elsewhere = match token {
            Token::Suppression => self.suppression.iter().map(|&count| u32::from(count)).sum(),
            Token::Sapper => u32::try_from(self.mined.len()).unwrap_or(u32::MAX),
            _ => 0,
        };
        let boxes = u32::from(self.supplies[n]) + u32::from(self.staging[n]) + u32::from(self.spent[n]);
        boxes + elsewhere + u32::try_from(placed).unwrap_or(u32::MAX)
    }

    fn check_tokens(&self) -> Result<(), Broken> {
        for token in Token::ALL {
            let count = u32::from(self.c.tokens[token as usize].count);
            let found = self.tokens_out(token) + u32::from(self.stock[token as usize]);
            hold(found == count, || format!("tokens: {found} {} and not {count}", token.id()))?;
        }
        for n in 0..LOCATIONS {
            let location = Location::from_index(n);
            let Some(token) = self.token_at[n] else { continue };
            let number = location.number();
            hold(self.c.locations[n].accepts.contains(&token), || {
                format!("location_tokens: {number} takes no {}", token.id())
            })?;
            hold(!self.broken.has(location), || format!("location_tokens: {number} is disrupted"))?;
        }
        let locations: Set<Location> = (0..LOCATIONS).map(Location::from_index).collect();
        hold(self.broken.within(locations), || "disrupted_locations: there is no such location".into())
    }
}
