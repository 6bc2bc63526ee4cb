//! Supplies, sappers and tokens on the locations (p6-resupply, p6-buttress, p6-field-defenses, p7-wire,
//! p7-ready-artillery, p7-load, p7-deliver, p8-ready-anti-aircraft).

use kurgan_core::{Id, Log};

use super::Offers;
use super::decide::{Decide, illegal, step};
use super::soviet_cards::BATTALION;
use crate::action::Action;
use crate::components::{Colour, LOCATIONS, Location, Locations, Supplies, Supply, Token, Track, Unit};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Pavlov, Phase};

step! {
    /// So many tokens more may come to the Staging Area; the first kind that has not been named, and later ones that have
    /// (p6-resupply).
    pub struct Stage {
        pub supply: Supply,
        pub left: u8,
        #[serde(skip_serializing_if = "Supplies::is_empty")]
        pub(crate) named: Supplies,
    }
}

impl Decide for Stage {
    const IN: &'static [Phase] = &[Phase::SovietCards];

    /// Any kind that has not been named. None of the first is also an answer; `done` while there are others, once
    /// there is one token (ruling 97).
    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        let some = self.left < game.c.numbers.resupply_tokens;
        let others = self.open(game).nth(1).is_some();
        for supply in self.open(game) {
            let none = supply == self.supply && (some || others);
            for count in u8::from(!none)..=self.left.min(game.in_stock(supply.token())) {
                out.offer(Action::Stage(supply, count));
            }
        }
        if some && others {
            out.offer(Action::Done);
        }
    }

    fn settle(self, game: &mut Pavlov, action: Action, log: &mut impl Log<Event>) {
        game.agenda.pop();
        let Action::Stage(supply, count) = action else { return };
        if count > 0 {
            game.stock[supply.token() as usize] -= count;
            game.staging[supply.token() as usize] += count;
            log.push(Event::Staged { supply, count });
        }
        let left = self.left - count;
        let first = self.open(game).find(|&kind| kind != supply);
        if let Some(first) = first
            && left > 0
        {
            let named = self.named.iter().chain([supply]).filter(|&kind| kind > first).collect();
            game.agenda.push(Self { supply: first, left, named }.into());
        }
    }

    fn refuse(self, game: &Pavlov, action: Action) -> Refusal {
        match action {
            Action::Stage(supply, _) if game.in_stock(supply.token()) == 0 => Refusal::NoneInStock(supply.token()),
            Action::Stage(supply, _) if !self.open(game).any(|open| open == supply) => Refusal::AlreadyNamed,
            Action::Stage(_, 0) | Action::Done => Refusal::NothingDone,
            Action::Stage(supply, _) => Refusal::TooMany { supply, have: self.left.min(game.in_stock(supply.token())) },
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, _: &Pavlov) -> Vec<Action> {
        let counts = |supply: Supply| (1..=self.left).map(move |count| Action::Stage(supply, count));
        Supply::ALL.into_iter().flat_map(counts).chain([Action::Done]).collect()
    }

    fn possible(self, game: &Pavlov) -> bool {
        self.left <= game.c.numbers.resupply_tokens
    }
}

impl Stage {
    /// The kinds in stock that have not been named.
    fn open(self, game: &Pavlov) -> impl Iterator<Item = Supply> {
        let open =
            move |&kind: &Supply| kind >= self.supply && !self.named.has(kind) && game.in_stock(kind.token()) > 0;
        Supply::ALL.into_iter().filter(open)
    }
}

step! {
    /// Raise a wall or clear location 3 (p6-buttress).
    pub struct Buttress;
}

impl Decide for Buttress {
    const IN: &'static [Phase] = &[Phase::SovietCards];

    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        for colour in Colour::ALL {
            if game.defense_of(colour) < game.c.numbers.defense_cap {
                out.offer(Action::Wall(colour));
            }
        }
        if game.broken.has(BATTALION) {
            out.offer(Action::Location(BATTALION));
        }
    }

    /// The Sapper Token goes from the Supplies box to the stock.
    fn settle(self, game: &mut Pavlov, action: Action, log: &mut impl Log<Event>) {
        game.agenda.pop();
        game.supplies[Token::Sapper as usize] -= 1;
        game.stock[Token::Sapper as usize] += 1;
        match action {
            Action::Wall(colour) => {
                let value = &mut game.defense[colour as usize];
                *value += 1;
                log.push(Event::WallRaised { colour, to: *value });
            }
            Action::Location(location) => game.recover_location(location, log),
            _ => illegal(action),
        }
    }

    fn refuse(self, _: &Pavlov, action: Action) -> Refusal {
        match action {
            Action::Location(BATTALION) => Refusal::NotDisrupted(BATTALION),
            Action::Location(at) => Refusal::WrongLocation(at),
            Action::Wall(colour) => Refusal::WallAtMost(colour),
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, _: &Pavlov) -> Vec<Action> {
        Colour::ALL.into_iter().map(Action::Wall).chain([Action::Location(BATTALION)]).collect()
    }

    fn possible(self, game: &Pavlov) -> bool {
        game.supply_of(Token::Sapper) > 0
    }
}

step! {
    /// Choose a sapper circle (p6-field-defenses).
    pub struct FieldDefenses;
}

impl Decide for FieldDefenses {
    const IN: &'static [Phase] = &[Phase::SovietCards];

    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        for track in game.sapper_sites() {
            out.offer(Action::Sapper(track));
        }
    }

    fn settle(self, game: &mut Pavlov, action: Action, log: &mut impl Log<Event>) {
        let Action::Sapper(track) = action else { return illegal(action) };
        game.agenda.pop();
        game.supplies[Token::Sapper as usize] -= 1;
        game.mined.add(track);
        log.push(Event::Mined(track));
    }

    fn refuse(self, game: &Pavlov, action: Action) -> Refusal {
        match action {
            Action::Sapper(track) if game.mined.has(track) => Refusal::AlreadyMined(track),
            Action::Sapper(track) => Refusal::CircleTaken(track),
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, game: &Pavlov) -> Vec<Action> {
        (0..game.c.tracks.len()).map(|n| Action::Sapper(Track::from_index(n))).collect()
    }

    fn possible(self, game: &Pavlov) -> bool {
        game.supply_of(Token::Sapper) > 0
    }
}

step! {
    /// Choose a location of the unit for a token (p7-wire, p7-ready-artillery, p8-ready-anti-aircraft).
    pub struct PlaceToken { pub unit: Unit, pub token: Token }
}

impl Decide for PlaceToken {
    const IN: &'static [Phase] = &[Phase::SovietCards];

    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        for location in game.free_locations(self.unit) {
            out.offer(Action::Location(location));
        }
    }

    fn settle(self, game: &mut Pavlov, action: Action, log: &mut impl Log<Event>) {
        let Action::Location(at) = action else { return illegal(action) };
        game.agenda.pop();
        game.stock[self.token as usize] -= 1;
        game.token_at[at.index()] = Some(self.token);
        log.push(Event::TokenPlaced { token: self.token, at });
    }

    fn refuse(self, game: &Pavlov, action: Action) -> Refusal {
        let Action::Location(at) = action else { return Refusal::NotNow };
        game.explain_location(self.unit, at)
    }

    fn expected(self, game: &Pavlov) -> Vec<Action> {
        game.locations_of(self.unit).into_iter().map(Action::Location).collect()
    }

    fn possible(self, game: &Pavlov) -> bool {
        let takes = |at: Location| game.c.locations[at.index()].accepts.contains(&self.token);
        game.in_stock(self.token) > 0 && game.locations_of(self.unit).into_iter().any(takes)
    }
}

step! {
    /// Load boats, this one or a later one; whether one was loaded (p7-load).
    pub struct Load { pub boat: Location, pub(crate) some: bool }
}

impl Decide for Load {
    const IN: &'static [Phase] = &[Phase::SovietCards];

    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        let boats = self.open(game);
        for boat in boats {
            for supply in Supply::ALL {
                if game.staged(supply) > 0 {
                    out.offer(Action::Load(boat, Some(supply)));
                }
            }
        }
        let others = boats.at_least(2);
        if self.some || others {
            out.offer(Action::Load(self.boat, None));
        }
        if self.some && others {
            out.offer(Action::Done);
        }
    }

    /// Goes on with the first boat that is free and has not been left empty.
    fn settle(self, game: &mut Pavlov, action: Action, log: &mut impl Log<Event>) {
        game.agenda.pop();
        let Action::Load(boat, supply) = action else { return };
        if let Some(supply) = supply {
            game.staging[supply.token() as usize] -= 1;
            game.token_at[boat.index()] = Some(supply.token());
            log.push(Event::Loaded { supply, at: boat });
        }
        let left = Supply::ALL.iter().any(|&supply| game.staged(supply) > 0);
        if let Some(boat) = self.open(game).without(boat).first()
            && left
        {
            game.agenda.push(Self { boat, some: self.some || supply.is_some() }.into());
        }
    }

    fn refuse(self, game: &Pavlov, action: Action) -> Refusal {
        match action {
            Action::Load(boat, _) if !self.open(game).has(boat) => game.explain_location(Unit::Flotilla, boat),
            Action::Load(_, Some(supply)) => Refusal::NotStaged(supply),
            Action::Load(boat, None) if boat != self.boat => Refusal::NotNow,
            Action::Load(_, None) | Action::Done => Refusal::NothingDone,
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, game: &Pavlov) -> Vec<Action> {
        let boats = game.locations_of(Unit::Flotilla).into_iter();
        let all = boats.flat_map(|boat| Supply::ALL.map(|supply| Action::Load(boat, Some(supply))));
        all.chain([Action::Load(self.boat, None), Action::Done]).collect()
    }

    fn possible(self, game: &Pavlov) -> bool {
        game.locations_of(Unit::Flotilla).has(self.boat)
    }
}

impl Load {
    /// The boats that can still be loaded.
    fn open(self, game: &Pavlov) -> Locations {
        game.free_locations(Unit::Flotilla).into_iter().filter(|&boat| boat >= self.boat).collect()
    }
}

step! {
    /// Deliver from boats; all that have been unloaded come before this location; whether one was (p7-deliver).
    pub struct Deliver { pub(crate) from: Location, pub(crate) some: bool }
}

impl Decide for Deliver {
    const IN: &'static [Phase] = &[Phase::SovietCards];

    /// Any of the loaded boats (ruling 18).
    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        for boat in game.loaded() {
            out.offer(Action::Deliver(boat));
        }
        if self.some {
            out.offer(Action::Done);
        }
    }

    fn implied(self, game: &Pavlov) -> Option<Action> {
        let later = game.loaded().into_iter().any(|boat| boat >= self.from);
        (!later && self.some).then_some(Action::Done)
    }

    /// Ammunition goes back to the stock and brings Suppression Tokens (ruling 3).
    fn settle(self, game: &mut Pavlov, action: Action, log: &mut impl Log<Event>) {
        game.agenda.pop();
        let Action::Deliver(boat) = action else { return };
        if let Some(supply) = game.token_at[boat.index()].take().and_then(Token::supply) {
            log.push(Event::Delivered { supply, from: boat });
            if supply == Supply::Ammunition {
                game.stock[Token::Ammunition as usize] += 1;
                let count = game.c.numbers.per_ammunition.min(game.in_stock(Token::Suppression));
                game.stock[Token::Suppression as usize] -= count;
                game.supplies[Token::Suppression as usize] += count;
                log.push(Event::Replenished(count));
            } else {
                game.supplies[supply.token() as usize] += 1;
            }
        }
        let loaded = game.loaded();
        if !loaded.is_empty() {
            let after = loaded.into_iter().find(|&next| next > boat).unwrap_or(Location(boat.0 + 1));
            game.agenda.push(Self { from: self.from.max(after), some: true }.into());
        }
    }

    fn refuse(self, game: &Pavlov, action: Action) -> Refusal {
        match action {
            Action::Deliver(boat) if !game.locations_of(Unit::Flotilla).has(boat) => Refusal::WrongLocation(boat),
            Action::Deliver(boat) => Refusal::BoatEmpty(boat),
            Action::Done => Refusal::NothingDone,
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, game: &Pavlov) -> Vec<Action> {
        game.locations_of(Unit::Flotilla).into_iter().map(Action::Deliver).chain([Action::Done]).collect()
    }

    fn possible(self, game: &Pavlov) -> bool {
        self.from.index() < LOCATIONS && !game.loaded().is_empty()
    }
}

impl Pavlov {
    /// Tokens of this kind in the stock.
    #[inline]
    pub(crate) fn in_stock(&self, token: Token) -> u8 {
        self.stock[token as usize]
    }

    /// Tokens of this kind in the Staging Area.
    #[inline]
    pub(crate) fn staged(&self, supply: Supply) -> u8 {
        self.staging[supply.token() as usize]
    }

    /// The first kind of supply that is in stock.
    pub(crate) fn first_in_stock(&self) -> Option<Supply> {
        Supply::ALL.into_iter().find(|&supply| self.in_stock(supply.token()) > 0)
    }

    /// p6-resupply.
    pub(crate) fn begin_staging(&mut self) {
        if let Some(supply) = self.first_in_stock() {
            let left = self.c.numbers.resupply_tokens;
            self.agenda.push(Stage { supply, left, named: Supplies::default() }.into());
        }
    }

    /// Tracks whose sapper circle holds neither a Sapper Token nor a Wehrmacht counter (ruling 20).
    pub(crate) fn sapper_sites(&self) -> impl Iterator<Item = Track> {
        let all = (0..self.c.tracks.len()).map(Track::from_index);
        all.filter(|&track| !self.mined.has(track) && !self.sapper_circle_taken(track))
    }

    /// Whether a Wehrmacht counter stands on the sapper circle.
    pub(crate) fn sapper_circle_taken(&self, track: Track) -> bool {
        let circle = usize::from(self.c.tracks[track.index()].sapper_circle);
        !self.tracks[track.index()][circle - 1].is_empty()
    }

    /// Empty undisrupted locations of the unit (ruling 14).
    #[inline]
    pub(crate) fn free_locations(&self, unit: Unit) -> Locations {
        let intact = self.locations_of(unit) - self.broken;
        intact.into_iter().filter(|&at| self.token_on(at).is_none()).collect()
    }

    /// Whether a token of this kind can be placed on a location of the unit.
    pub(crate) fn may_place(&self, unit: Unit, token: Token) -> Result<(), Refusal> {
        if self.in_stock(token) == 0 {
            Err(Refusal::NoneInStock(token))
        } else if self.free_locations(unit).is_empty() {
            Err(Refusal::NoFreeLocation(unit))
        } else {
            Ok(())
        }
    }

    /// p7-load.
    pub(crate) fn begin_loading(&mut self) {
        if let Some(boat) = self.free_locations(Unit::Flotilla).first() {
            self.agenda.push(Load { boat, some: false }.into());
        }
    }

    /// Boats with a token.
    #[inline]
    pub(crate) fn loaded(&self) -> Locations {
        self.locations_of(Unit::Flotilla).into_iter().filter(|&boat| self.token_on(boat).is_some()).collect()
    }

    /// p7-deliver.
    pub(crate) fn begin_delivery(&mut self) {
        if let Some(boat) = self.loaded().first() {
            self.agenda.push(Deliver { from: boat, some: false }.into());
        }
    }

    /// Why a location of the unit cannot take a token.
    fn explain_location(&self, unit: Unit, at: Location) -> Refusal {
        if !self.locations_of(unit).has(at) {
            Refusal::WrongLocation(at)
        } else if self.broken.has(at) {
            Refusal::LocationDisrupted(at)
        } else if self.token_on(at).is_some() {
            Refusal::LocationTaken(at)
        } else {
            Refusal::AlreadyNamed
        }
    }
}
