//! Attack, Suppress, weapons and the Forward Observer (p20-attack, p20-suppress, p22-forward-observer, p23-anti-tank).

use kurgan_core::{Chance, Id, Log, Set};

use super::Offers;
use super::acts::Targets;
use crate::action::Action;
use crate::chance::Roll;
use crate::components::{Colour, Counter, Letter, Location, Locations, Position, Token, Track, Tracks, Unit, Weapon};
use crate::event::{By, Event};
use crate::state::{Circle, Pavlov, Step};

impl Pavlov {
    /// p20-attack.
    pub(crate) fn attack<C: Chance, L: Log<Event>>(
        &mut self,
        counter: Counter,
        track: Track,
        circle: u8,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        self.agenda.pop();
        self.spend(Set::only(counter), log);
        let dice = self.c.counters[counter.index()].attack;
        self.fire_at(track, circle, dice, (Roll::Attack(counter), By::Counter(counter)), chance, log)
    }

    /// p23-anti-tank, p23-machine-gun.
    pub(crate) fn weapon_attack<C: Chance, L: Log<Event>>(
        &mut self,
        weapon: Weapon,
        track: Track,
        circle: u8,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        self.agenda.pop();
        self.spend(self.crew_of(weapon).map_or(Set::EMPTY, |(_, crew)| crew), log);
        let data = &self.c.weapons[weapon.index()];
        let dice = data.attack + u8::from(self.inspired(data.letter));
        self.fire_at(track, circle, dice, (Roll::Weapon(weapon), By::Weapon(weapon)), chance, log)
    }

    /// Rolls against what stands on a circle; any hit returns it to the stock.
    fn fire_at<C: Chance, L: Log<Event>>(
        &mut self,
        track: Track,
        circle: u8,
        dice: u8,
        (roll, by): (Roll, By),
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        let nth = usize::from(circle) - 1;
        let Some(kind) = self.tracks[track.index()][nth].kind() else { return Ok(()) };
        let dice = self.soviet_attack_dice(dice, self.c.infantry.has(kind));
        let target = self.defense_of_circle(track, circle);
        let dice = chance.hits(roll.into(), dice, target)?;
        let hits = dice.hits(target);
        log.push(Event::Rolled { roll, dice, target, hits });
        if hits > 0 {
            self.tracks[track.index()][nth] = Circle::EMPTY;
            log.push(Event::Removed { kind, track, circle, by });
        }
        Ok(())
    }

    /// How many tokens a counter can lay out (p20-suppress).
    #[inline]
    pub(crate) fn suppress_tokens(&self, counter: Counter) -> u8 {
        self.c.counters[counter.index()].suppress.min(self.supply_of(Token::Suppression))
    }

    /// How many tokens a weapon can lay out; anti-tank guns none (p23-machine-gun, p23-mortar).
    pub(crate) fn weapon_tokens(&self, weapon: Weapon) -> u8 {
        let data = &self.c.weapons[weapon.index()];
        let value = match data.letter {
            Letter::MachineGun if data.suppress > 0 => data.suppress + u8::from(self.inspired(data.letter)),
            Letter::Mortar => data.suppress,
            _ => 0,
        };
        value.min(self.supply_of(Token::Suppression))
    }

    pub(crate) fn suppress<L: Log<Event>>(&mut self, counter: Counter, log: &mut L) {
        let left = self.suppress_tokens(counter);
        self.agenda.pop();
        self.spend(Set::only(counter), log);
        if let Some(position) = self.place_of(counter).position() {
            self.lay_out(position, left, self.options.suppress_split);
        }
    }

    pub(crate) fn weapon_suppress<L: Log<Event>>(&mut self, weapon: Weapon, log: &mut L) {
        let left = self.weapon_tokens(weapon);
        self.agenda.pop();
        if let Some((position, crew)) = self.crew_of(weapon) {
            self.spend(crew, log);
            let mortar = self.c.weapons[weapon.index()].letter == Letter::Mortar;
            let split = if mortar { self.options.mortar_split } else { self.options.suppress_split };
            self.lay_out(position, left, split);
        }
    }

    fn lay_out(&mut self, position: Position, left: u8, split: bool) {
        self.agenda.push(Step::LayTokens { position, left, from: 0, split, some: false });
    }

    /// The colours of a position from this one on.
    pub(crate) fn colours_from(&self, position: Position, from: u8) -> impl Iterator<Item = Colour> {
        let shown = self.c.positions[position.index()].colours;
        Colour::ALL.into_iter().filter(move |&colour| shown[colour as usize] && colour as u8 >= from)
    }

    /// The boxes of the colours one after the other, or one of them where tokens may not be divided (ruling 70). At
    /// least one token is laid (ruling 97), or as many as possible (ruling 69).
    pub(crate) fn list_token_boxes(
        &self,
        position: Position,
        left: u8,
        from: u8,
        split: bool,
        some: bool,
        out: &mut impl Offers,
    ) {
        let least = if self.options.suppress_up_to { u8::from(!some) } else { left };
        let mut colours = self.colours_from(position, from).peekable();
        while let Some(colour) = colours.next() {
            let more = split && colours.peek().is_some();
            for count in if more { 0 } else { least }..=left {
                out.offer(Action::Lay(colour, count));
            }
            if split {
                return;
            }
        }
    }

    pub(crate) fn lay_tokens<L: Log<Event>>(&mut self, colour: Colour, count: u8, log: &mut L) {
        let Some(Step::LayTokens { position, left, split, some, .. }) = self.agenda.pop() else { return };
        if count > 0 {
            self.supplies[Token::Suppression as usize] -= count;
            self.suppression[colour as usize] += count;
            log.push(Event::SuppressionLaid { colour, count });
        }
        let (left, from) = (left - count, colour as u8 + 1);
        if split && left > 0 && self.colours_from(position, from).next().is_some() {
            self.agenda.push(Step::LayTokens { position, left, from, split, some: some || count > 0 });
        }
    }

    /// Locations with an Artillery Token (p22-forward-observer).
    pub(crate) fn batteries(&self) -> Locations {
        let ready = |&location: &Location| self.token_at[location.index()] == Some(Token::Artillery);
        self.c.locations_of[Unit::Artillery as usize].into_iter().filter(ready).collect()
    }

    /// Whether a counter can direct artillery, if it sees a target.
    pub(crate) fn can_observe(&self, counter: Counter) -> bool {
        self.c.with[Letter::Observer as usize].has(counter)
            && !self.batteries().is_empty()
            && !self.observer_forbidden()
    }

    /// Tracks with targets for artillery: a single counter may be too few (ruling 72).
    pub(crate) fn observer_targets(&self, targets: Targets) -> Tracks {
        if self.options.forward_observer_single { targets.infantry | targets.armor } else { targets.pairs }
    }

    /// p22-forward-observer: the targets are named, next comes the token.
    pub(crate) fn observe(&mut self, by: Counter, track: Track, circle: u8, both: bool) {
        self.agenda.replace(Step::Battery { by, track, circle, both });
    }

    pub(crate) fn list_batteries(&self, out: &mut impl Offers) {
        for location in self.batteries() {
            out.offer(Action::Location(location));
        }
    }

    /// The token goes to the stock and each target is rolled for (p22-forward-observer).
    pub(crate) fn call_artillery<C: Chance, L: Log<Event>>(
        &mut self,
        from: Location,
        (by, both): (Counter, bool),
        track: Track,
        circle: u8,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        self.agenda.pop();
        self.spend(Set::only(by), log);
        self.token_at[from.index()] = None;
        self.stock[Token::Artillery as usize] += 1;
        log.push(Event::ArtilleryCalled { by, from });
        let dice = self.options.forward_observer_dice;
        for nth in 0..=u8::from(both) {
            self.fire_at(track, circle + nth, dice, (Roll::Observer(nth), By::Observer(by)), chance, log)?;
        }
        Ok(())
    }
}
