//! Attack, Suppress, weapons and the Forward Observer (p20-attack, p20-suppress, p22-forward-observer, p23-anti-tank).

use kurgan_core::{Chance, Id, Log, Set};

use super::Offers;
use super::acts::Targets;
use super::decide::{Decide, illegal, step};
use crate::action::Action;
use crate::chance::Roll;
use crate::components::{Colour, Counter, Letter, Location, Locations, Position, Token, Track, Tracks, Unit, Weapon};
use crate::event::{By, Event};
use crate::refusal::Refusal;
use crate::state::{Circle, Pavlov, Phase};

step! {
    /// So many Suppression Tokens can still be laid out in the boxes of this position, but for the colours of these bits;
    /// whether they may be divided, and whether one has been laid (p20-suppress).
    pub struct LayTokens {
        pub position: Position,
        pub left: u8,
        pub(crate) named: u8,
        pub(crate) split: bool,
        pub(crate) some: bool,
    }
}

impl Decide for LayTokens {
    const IN: &'static [Phase] = &[Phase::SovietCounters];

    /// The boxes of the colours in any order, or one of them where tokens may not be divided (ruling 70). At least one
    /// token is laid (ruling 97), or as many as possible (ruling 69).
    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        let least = if game.options.suppress_up_to { u8::from(!self.some) } else { self.left };
        let others = self.split && self.open(game).count() > 1;
        for (n, colour) in self.open(game).enumerate() {
            for count in if others { u8::from(n > 0) } else { least }..=self.left {
                out.offer(Action::Lay(colour, count));
            }
        }
    }

    fn settle(self, game: &mut Pavlov, action: Action, log: &mut impl Log<Event>) {
        let Action::Lay(colour, count) = action else { return illegal(action) };
        game.agenda.pop();
        if count > 0 {
            game.supplies[Token::Suppression as usize] -= count;
            game.suppression[colour as usize] += count;
            log.push(Event::SuppressionLaid { colour, count });
        }
        let left = self.left - count;
        let rest = Self { left, named: self.named | 1 << colour as u8, some: self.some || count > 0, ..self };
        if self.split && left > 0 && rest.open(game).next().is_some() {
            game.agenda.push(rest.into());
        }
    }

    fn refuse(self, game: &Pavlov, action: Action) -> Refusal {
        let Action::Lay(colour, count) = action else { return Refusal::NotNow };
        let Self { position, left, .. } = self;
        if !game.c.positions[position.index()].colours[colour as usize] {
            Refusal::WrongColour(colour)
        } else if count > left {
            Refusal::TooManyTokens { count: left }
        } else if !self.open(game).any(|open| open == colour) {
            Refusal::AlreadyNamed
        } else if game.options.suppress_up_to {
            Refusal::NothingDone
        } else {
            Refusal::MustLay { count: left }
        }
    }

    fn expected(self, game: &Pavlov) -> Vec<Action> {
        let counts = |colour: Colour| (1..=self.left).map(move |count| Action::Lay(colour, count));
        self.open(game).flat_map(counts).collect()
    }

    fn possible(self, game: &Pavlov) -> bool {
        self.position.index() < game.c.positions.len()
            && self.left <= game.tokens_acted_with(self.position)
            && self.open(game).next().is_some()
    }
}

impl LayTokens {
    /// The colours of the position that have not been named.
    fn open(self, game: &Pavlov) -> impl Iterator<Item = Colour> {
        let shown = game.c.positions[self.position.index()].colours;
        Colour::ALL.into_iter().filter(move |&colour| shown[colour as usize] && self.named >> colour as u8 & 1 == 0)
    }
}

step! {
    /// Which Artillery Token is used on this circle, and on the next one if two (p22-forward-observer).
    pub struct Battery { pub by: Counter, pub track: Track, pub circle: u8, pub both: bool }
}

impl Decide for Battery {
    const IN: &'static [Phase] = &[Phase::SovietCounters];

    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        for location in game.batteries() {
            out.offer(Action::Location(location));
        }
    }

    /// The token goes to the stock and each target is rolled for.
    fn settle_by_chance<C: Chance>(
        self,
        game: &mut Pavlov,
        action: Action,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        let Self { by, track, circle, both } = self;
        let Action::Location(from) = action else {
            illegal(action);
            return Ok(());
        };
        game.agenda.pop();
        game.spend(Set::only(by), log);
        game.token_at[from.index()] = None;
        game.stock[Token::Artillery as usize] += 1;
        log.push(Event::ArtilleryCalled { by, from });
        let dice = game.options.forward_observer_dice;
        for nth in 0..=u8::from(both) {
            game.fire_at(track, circle + nth, dice, (Roll::Observer(nth), By::Observer(by)), chance, log)?;
        }
        Ok(())
    }

    fn refuse(self, game: &Pavlov, action: Action) -> Refusal {
        match action {
            Action::Location(at) if game.locations_of(Unit::Artillery).has(at) => Refusal::NoArtillery,
            Action::Location(at) => Refusal::WrongLocation(at),
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, game: &Pavlov) -> Vec<Action> {
        game.locations_of(Unit::Artillery).into_iter().map(Action::Location).collect()
    }

    fn possible(self, game: &Pavlov) -> bool {
        let target = |next: u8| game.kind_on(self.track, self.circle + next).is_some();
        let targets = (0..=u8::from(self.both)).all(target);
        game.able().has(self.by) && game.actions_left > 0 && targets && !game.batteries().is_empty()
    }
}

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
            Letter::MachineGun => data.suppress + u8::from(self.inspired(data.letter)),
            Letter::Mortar => data.suppress,
            _ => 0,
        };
        value.min(self.supply_of(Token::Suppression))
    }

    /// How many tokens somebody who has acted on a position, or a weapon there, can lay out.
    fn tokens_acted_with(&self, position: Position) -> u8 {
        let acted = self.at(position) & self.acted;
        let most = acted.into_iter().map(|counter| self.suppress_tokens(counter)).max().unwrap_or(0);
        let weapon = self.weapon_at(position).filter(|_| acted.at_least(2));
        most.max(weapon.map_or(0, |weapon| self.weapon_tokens(weapon)))
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
        self.agenda.push(LayTokens { position, left, named: 0, split, some: false }.into());
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
        self.agenda.replace(Battery { by, track, circle, both }.into());
    }

    /// Why this cannot be fired at from a position: out of sight, nothing there, or the wrong sort.
    pub(super) fn explain_target(&self, position: Position, track: Track, circle: u8) -> Refusal {
        if !self.in_sight(position).has(track) {
            return Refusal::OutOfSight(track);
        }
        self.kind_on(track, circle).map_or(Refusal::EmptyCircle { track, circle }, Refusal::WrongTarget)
    }

    pub(super) fn explain_observation(
        &self,
        counter: Counter,
        position: Position,
        (track, circle, both): (Track, u8, bool),
    ) -> Refusal {
        if !self.c.with[Letter::Observer as usize].has(counter) {
            Refusal::NotObserver(counter)
        } else if self.observer_forbidden() {
            Refusal::CounterBattery
        } else if self.batteries().is_empty() {
            Refusal::NoArtillery
        } else if !self.in_sight(position).has(track) {
            Refusal::OutOfSight(track)
        } else if self.kind_on(track, circle).is_none() {
            Refusal::EmptyCircle { track, circle }
        } else if both || !self.options.forward_observer_single {
            Refusal::NotAdjacent
        } else {
            Refusal::NotNow
        }
    }
}
