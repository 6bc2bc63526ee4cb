//! Exact odds: the results of an action before the next decision or card, and what the next card may do.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::convert::Infallible;

use kurgan_core::chance::{Enumerating, Ratio, Request, Short, Supplied, TooMany, outcomes};
use kurgan_core::{Chance, Id, Log, Upshot as _, byte};

use crate::action::Action;
use crate::components::{
    CardType, Colour, Counter, DECKS, Location, Locations, Position, Track, Use, WehrmachtCard, WehrmachtCards,
};
use crate::event::{End, Event};
use crate::rules::{AntiAircraft, Bombing, CardDone, FirstAid, Happen, InStack, Raider};
use crate::sight::Sight;
use crate::state::{Cause, Counters, Pavlov, Phase, Step};

/// In how many of the 216 ways that three dice fall they name a location, from location 3 on (p12-bombing).
pub const BOMBED: [u8; 16] = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];

/// The chance that one of so many dice reaches a Defense Value (p9-attack-defender, p20-attack).
pub fn hit_chance(dice: u8, defense: u8) -> f64 {
    let miss = f64::from(defense.clamp(1, 7) - 1) / 6.0;
    1.0 - miss.powi(dice.into())
}

/// The chance that so many dice of a raid together reach the defense (p18-raid).
pub fn raid_chance(dice: usize, defense: u8) -> f64 {
    let mut chances = vec![1.0];
    for _ in 0..dice {
        let mut next = vec![0.0; chances.len() + 6];
        for (so_far, p) in chances.iter().enumerate() {
            for face in 1..=6 {
                next[so_far + face] += p / 6.0;
            }
        }
        chances = next;
    }
    chances.iter().skip(defense.into()).sum()
}

/// One thing that a player weighs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Effect {
    /// The game ends.
    Ended(End),
    /// So many aircraft are shot down.
    ShotDown(u8),
    /// The arriving counter is kept away.
    KeptAway,
    /// A counter arrives on this track.
    Arrived(Track),
    /// The counter that stood on, or had just entered, this circle of this track is removed.
    Removed(Track, u8),
    /// The raid succeeds, or fails.
    Raid(bool),
    /// So many raiders become casualties.
    Fallen(u8),
    /// One of the crew on this position is shot; the player says who.
    CrewShot(Position),
    /// This counter becomes a casualty.
    Casualty(Counter),
    /// This counter becomes a casualty unless First Aid saves it, which is decided next.
    AtStake(Counter),
    /// This counter is disrupted.
    Disrupted(Counter),
    /// The Defense Value of this colour falls by one.
    WallHit(Colour),
    /// The Defense Value of this colour cannot fall any more: everybody there is disrupted.
    WallBreached(Colour),
    /// The whole house is shaken: everybody on a position is disrupted.
    HouseShaken,
    /// This location is disrupted.
    LocationDisrupted(Location),
    /// The token on this location is lost.
    TokenBombed(Location),
    /// A Fog of War card comes to the discards.
    FogAdded,
    /// A Soviet card with actions is drawn.
    Drew,
    /// A Fog of War card is drawn.
    DrewFog,
}

/// What an action or a card came to.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Upshot {
    /// Whether anything was left to chance.
    pub rolled: bool,
    /// What happened, in the order of [`Effect`].
    pub effects: Vec<Effect>,
}

impl kurgan_core::Upshot<Event> for Upshot {
    fn of(events: &[Event]) -> Self {
        let rolled = events.iter().any(|event| {
            use Event::{BombRolled, ColourRolled, Drew, RaidResolved, RaiderRolled, Rolled, TrackRolled};
            matches!(
                event,
                BombRolled { .. }
                    | ColourRolled { .. }
                    | Drew(_)
                    | RaidResolved { .. }
                    | RaiderRolled { .. }
                    | Rolled { .. }
                    | TrackRolled { .. }
            )
        });
        // Lost at once or, within one action, saved.
        let is_settled = |who: Counter| {
            let settled = |event: &Event| match *event {
                Event::Lost { counter, .. } | Event::Saved { counter, .. } => counter == who,
                _ => false,
            };
            events.iter().any(settled)
        };
        let effects = events.iter().filter_map(|event| match *event {
            Event::Ended(end) => Some(Effect::Ended(end)),
            Event::ShotDown(count) => Some(Effect::ShotDown(count)),
            Event::KeptAway { .. } => Some(Effect::KeptAway),
            Event::Arrived { track, .. } => Some(Effect::Arrived(track)),
            Event::Removed { track, circle, .. } => Some(Effect::Removed(track, circle)),
            Event::RaidResolved { success, .. } => Some(Effect::Raid(success)),
            Event::Lost { counter, cause } if cause != Cause::Raid => Some(Effect::Casualty(counter)),
            Event::RaiderRolled { counter, casualty: true, .. } if !is_settled(counter) => {
                Some(Effect::AtStake(counter))
            }
            Event::Disrupted(counter) => Some(Effect::Disrupted(counter)),
            Event::WallHit { colour, .. } => Some(Effect::WallHit(colour)),
            Event::WallBreached(colour) => Some(Effect::WallBreached(colour)),
            Event::HouseShaken => Some(Effect::HouseShaken),
            Event::LocationDisrupted(location) => Some(Effect::LocationDisrupted(location)),
            Event::TokenBombed { at, .. } => Some(Effect::TokenBombed(at)),
            Event::FogAdded(_) => Some(Effect::FogAdded),
            _ => None,
        });
        let mut upshot = Self { rolled, effects: effects.collect() };
        let fallen = |event: &&Event| matches!(event, Event::Lost { cause: Cause::Raid, .. });
        match byte(events.iter().filter(fallen).count()) {
            0 => {}
            fallen => upshot.effects.push(Effect::Fallen(fallen)),
        }
        upshot.effects.sort_unstable();
        upshot
    }
}

impl Upshot {
    /// Whether this happened.
    pub fn has(&self, effect: Effect) -> bool {
        self.effects.contains(&effect)
    }

    fn add(&mut self, effect: Effect) {
        let place = self.effects.partition_point(|other| *other <= effect);
        self.effects.insert(place, effect);
    }

    /// What this and, after it, that came to.
    fn and(&self, later: Self) -> Self {
        let fallen = |effect: &Effect| if let Effect::Fallen(count) = effect { *count } else { 0 };
        let mut upshot = Self { rolled: self.rolled || later.rolled, effects: self.effects.clone() };
        upshot.effects.extend(later.effects);
        match upshot.effects.iter().map(fallen).sum() {
            0 => {}
            all => {
                upshot.effects.retain(|effect| fallen(effect) == 0);
                upshot.effects.push(Effect::Fallen(all));
            }
        }
        upshot.effects.sort_unstable();
        upshot
    }
}

/// Steps that belong to what an action does; others wait for their own moment. On the last turn the end of the game
/// belongs to the last action.
fn follows(step: Step, last_turn: bool) -> bool {
    let ends = last_turn && matches!(step, Step::EndPhase(_) | Step::EndTurn(_) | Step::FinalRaid(_));
    ends || matches!(step, Step::Raid(_) | Step::Hits(_) | Step::Arrive(_) | Step::Arrived(_) | Step::Score(_))
}

fn sure<T>(result: Result<T, Infallible>) -> T {
    result.unwrap_or_else(|never| match never {})
}

/// The sum of two probabilities.
fn plus(a: Ratio, b: Ratio) -> Option<Ratio> {
    let common = a.of / gcd(a.of, b.of) * b.of;
    let cases = a.cases.checked_mul(common / a.of)?.checked_add(b.cases.checked_mul(common / b.of)?)?;
    Some(reduced(cases, common))
}

/// The probability of both.
fn times(a: Ratio, b: Ratio) -> Option<Ratio> {
    Some(reduced(a.cases.checked_mul(b.cases)?, a.of.checked_mul(b.of)?))
}

fn reduced(cases: u128, of: u128) -> Ratio {
    let divisor = gcd(cases, of);
    Ratio { cases: cases / divisor, of: of / divisor }
}

fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}

/// A position on the way through a raid or the bombs of aircraft. What has happened says what it is.
struct Way {
    upshot: Upshot,
    game: Pavlov,
}

impl Way {
    /// What tells it from others: what happened, and what is still to come.
    fn key(&self) -> (&Upshot, Option<u8>) {
        let left = match self.game.agenda.next() {
            Some(Step::Bombing(Bombing { aircraft })) => Some(aircraft),
            Some(Step::Raider(_)) => Some(self.game.raiders().count()),
            _ => None,
        };
        (&self.upshot, left)
    }
}

impl PartialEq for Way {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}
impl Eq for Way {}
impl PartialOrd for Way {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Way {
    fn cmp(&self, other: &Self) -> Ordering {
        self.key().cmp(&other.key())
    }
}

impl Pavlov {
    /// The exact odds of what an action comes to, with what follows at once from it. Whoever names raiders weighs the raid
    /// of the party named so far.
    pub(crate) fn odds_of(&self, action: Action) -> Result<BTreeMap<Upshot, Ratio>, TooMany> {
        let (before, action) = self.setting_out(action).map_or((*self, action), |game| (game, Action::Done));
        let mut ways = outcomes(|chance| {
            let (mut game, mut events) = (before, Vec::new());
            sure(game.settle(action, chance, &mut events));
            let mut upshot = Upshot::of(&events);
            if let Some(Step::FirstAid(FirstAid { counter, cause })) = game.agenda.next()
                && cause != Cause::Raid
            {
                upshot.add(Effect::AtStake(counter));
            }
            for card in game.hand - self.hand {
                upshot.add(if self.c.fog.has(card) { Effect::DrewFog } else { Effect::Drew });
            }
            Way { upshot, game }
        })?;
        while ways.keys().any(Way::is_in_raid) {
            ways = each(ways, Way::next_raider)?;
        }
        told(ways)
    }

    /// The position as the party is about to set out, if the action names somebody or there is only one to go.
    fn setting_out(&self, action: Action) -> Option<Self> {
        let mut game = *self;
        if matches!(action, Action::Send(_) | Action::Raid | Action::Use(_, _, Use::StormGroup)) {
            game.act(action, &mut Supplied::new(&[], &|_, _| None), &mut ()).ok()?;
        }
        let named = matches!(game.agenda.next(), Some(Step::Party(_))) && !game.picked.is_empty();
        named.then_some(game)
    }

    /// Carries a legal action out with what follows at once from it.
    fn settle<C: Chance, L: Log<Event>>(&mut self, action: Action, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        self.perform(action, chance, log)?;
        let last_turn = self.turn >= self.c.numbers.turns;
        self.run_until(|step| !follows(step, last_turn), chance, log)?;
        if let Some(Step::Battery(_)) = self.agenda.next() {
            // Which of the tokens is used makes no difference to the fire.
            let mut batteries = Vec::new();
            self.list(&mut batteries);
            if let Some(&battery) = batteries.first() {
                self.perform(battery, chance, log)?;
            }
        }
        Ok(())
    }

    /// The position as it will be when a card is revealed: the tactics in play, and nothing else under way.
    fn as_revealed(&self) -> Self {
        let mut game = *self;
        game.agenda.clear();
        game.agenda.push(CardDone.into());
        game.picked = Counters::EMPTY;
        if matches!(self.phase, Phase::Planning | Phase::SovietCards) {
            // Of last turn's tactics only the latest of two stays (p29-elite).
            let stays = self.tactics[0].filter(|_| self.tactics[1].is_some());
            game.tactics = [stays, None];
        }
        game
    }

    /// Carries a card on up to this step without spending anything; the position on which one of a crew is shot.
    fn play_out(&mut self, until: Step, chance: &mut Enumerating, events: &mut Vec<Event>) -> Option<Position> {
        loop {
            sure(self.run_until(|step| step == until, chance, events));
            match self.agenda.next() {
                Some(Step::Suppression(_)) => sure(self.perform(Action::Spend(0), chance, events)),
                Some(Step::FirstAid(_)) => sure(self.perform(Action::NoAid, chance, events)),
                Some(Step::CrewCasualty(shot)) => return Some(shot.position),
                _ => return None,
            }
        }
    }

    /// What the defenders know may lie in the order pile: what they have not seen of the decks the German drew from.
    fn possible_orders(&self) -> Vec<Option<CardType>> {
        let orders: WehrmachtCards = self.orders.into_iter().flatten().collect();
        let unseen = self.undrawn | self.german_hand | orders;
        let drawn = self.drawn - self.fresh.count();
        let reached = (0..drawn).filter_map(|place| match self.in_stack(place) {
            Some(InStack::Card(deck, _)) => Some(deck),
            _ => None,
        });
        let last = reached.max().unwrap_or(0);
        let decks = (0..DECKS.min(last + 1)).fold(WehrmachtCards::EMPTY, |all, deck| all | self.made_of(deck));
        let mut types: Vec<_> =
            (unseen & decks).into_iter().map(|card| Some(self.c.cards[card.index()].what)).collect();
        // A Resupply card is seen coming and cannot be held back (ruling 91); whether it is laid yet is not seen.
        let older = orders | (self.german_hand - self.fresh);
        types.extend(older.has(self.c.resupply).then_some(None));
        types.sort_unstable();
        types.dedup();
        types
    }
}

/// What may come of an action or a card.
impl Sight<'_> {
    /// How many dice a legal action rolls first; none where it rolls none at once.
    pub fn dice_of(self, action: Action) -> Option<u8> {
        let (mut game, mut legal) = (*self.game, Vec::new());
        game.list(&mut legal);
        if !legal.contains(&action) {
            return None;
        }
        match game.settle(action, &mut Supplied::new(&[], &|_, _| None), &mut ()) {
            Err(Short::Needed(Request::Dice { count, .. })) => Some(count),
            _ => None,
        }
    }

    /// What a card of this type would do if it were revealed now: without First Aid, suppression or anti-aircraft fire
    /// (for which see [`Sight::bombing_odds`]).
    pub fn card_odds(self, what: CardType) -> Result<BTreeMap<Upshot, Ratio>, TooMany> {
        if matches!(what, CardType::Bombers { .. }) {
            return self.bombing_odds(what, Locations::EMPTY);
        }
        let cards = &self.game.c.cards;
        let Some(card) = cards.iter().position(|card| card.what == what) else { return Ok(BTreeMap::new()) };
        let card = WehrmachtCard::from_index(card);
        let before = self.game.as_revealed();
        outcomes(|chance| {
            let (mut game, mut events) = (before, Vec::new());
            sure(game.resolve(card, chance, &mut events));
            let crew = game.play_out(CardDone.into(), chance, &mut events);
            let mut upshot = Upshot::of(&events);
            if let Some(position) = crew {
                upshot.add(Effect::CrewShot(position));
            }
            upshot
        })
    }

    /// What aircraft would do if a card of this type were revealed now and the Anti-aircraft Tokens of these locations
    /// fired: over everything that the fire and the bombs can do. First Aid is not used.
    pub fn bombing_odds(self, what: CardType, firing: Locations) -> Result<BTreeMap<Upshot, Ratio>, TooMany> {
        let CardType::Bombers { aircraft, defense } = what else { return Ok(BTreeMap::new()) };
        let mut before = self.game.as_revealed();
        let (aircraft, defense) = (before.bomber_count(aircraft), before.bomber_defense(defense));
        before.agenda.push(AntiAircraft { aircraft, defense }.into());
        let firing = firing & before.anti_aircraft();
        let mut ways = outcomes(|chance| {
            let mut game = before;
            sure(game.perform(Action::Fire(firing), chance, &mut ()));
            Way { upshot: Upshot { rolled: true, effects: Vec::new() }, game }
        })?;
        for _ in 0..aircraft {
            ways = each(ways, Way::next_bomb)?;
        }
        told(ways)
    }

    /// What the next Wehrmacht card can be, none standing for a Resupply card, each with its probability; without
    /// probabilities where a German player has chosen and this seat is not the German's.
    pub fn next_cards(self) -> Vec<(Option<CardType>, Option<Ratio>)> {
        let game = self.game;
        let what = |card: WehrmachtCard| game.c.cards.get(card.index()).map(|card| card.what);
        if game.options.competitive() {
            return match game.orders[0] {
                None => Vec::new(),
                Some(card) if game.is_german(self.seat) => vec![(what(card), Some(Ratio::ONE))],
                Some(_) => game.possible_orders().into_iter().map(|card| (card, None)).collect(),
            };
        }
        match game.in_stack(game.drawn) {
            None => Vec::new(),
            Some(InStack::Resupply) => vec![(None, Some(Ratio::ONE))],
            Some(InStack::Card(deck, _)) => {
                let left = game.undrawn & game.made_of(deck);
                let mut counts = BTreeMap::<Option<CardType>, u128>::new();
                for card in left {
                    *counts.entry(what(card)).or_default() += 1;
                }
                let of = left.len() as u128;
                counts.into_iter().map(|(what, cases)| (what, Some(reduced(cases, of)))).collect()
            }
        }
    }

    /// The prospects of a raid by this party: the probability of success and the casualties to be expected before First
    /// Aid.
    pub fn raid_forecast(self, party: Counters) -> Option<(Ratio, f64)> {
        if party.is_empty() || self.game.storm.is_none() {
            return None;
        }
        let mut game = *self.game;
        game.begin_raid();
        game.picked = party;
        let odds = game.odds_of(Action::Done).ok()?;
        let won = odds.into_iter().filter(|(upshot, _)| upshot.has(Effect::Raid(true)));
        let success = won.map(|(_, ratio)| ratio).try_fold(Ratio { cases: 0, of: 1 }, plus)?;
        Some((success, self.raid_casualties(party.len())))
    }

    /// The casualties to be expected of so many raiders before First Aid (p18-raid-casualties).
    pub fn raid_casualties(self, raiders: usize) -> f64 {
        f64::from(byte(raiders)) * f64::from(self.game.c.numbers.casualty_face) / 6.0
    }
}

impl Way {
    /// The same after one more bomb.
    fn next_bomb(&self, chance: &mut Enumerating) -> Self {
        let (mut game, mut events) = (self.game, Vec::new());
        if let Some(Step::Bombing(bombing)) = game.agenda.next() {
            sure(bombing.carry_out(&mut game, chance, &mut events));
            let until = Bombing { aircraft: bombing.aircraft.saturating_sub(1) };
            game.play_out(until.into(), chance, &mut events);
        }
        Self { upshot: self.upshot.and(Upshot::of(&events)), game }
    }

    /// Whether a raider is rolled for, or the score is taken after the last raid, without a decision.
    fn is_in_raid(&self) -> bool {
        match self.game.agenda.next() {
            Some(Step::Raider(_)) => !Raider::is_choice(&self.game),
            Some(Step::Score(_)) => true,
            _ => false,
        }
    }

    /// The same after one more raider.
    fn next_raider(&self, chance: &mut Enumerating) -> Self {
        let (mut game, mut events) = (self.game, Vec::new());
        if self.is_in_raid() {
            sure(game.run_step(chance, &mut events));
        }
        Self { upshot: self.upshot.and(Upshot::of(&events)), game }
    }
}

/// Every way one roll further. What came to the same in another order is one: far fewer ways than rolls.
fn each(
    ways: BTreeMap<Way, Ratio>,
    further: impl Fn(&Way, &mut Enumerating) -> Way,
) -> Result<BTreeMap<Way, Ratio>, TooMany> {
    let mut next = BTreeMap::<Way, Ratio>::new();
    for (way, ratio) in ways {
        for (way, more) in outcomes(|chance| further(&way, chance))? {
            add(&mut next, way, times(ratio, more).ok_or(TooMany)?)?;
        }
    }
    Ok(next)
}

/// What the ways came to.
fn told(ways: BTreeMap<Way, Ratio>) -> Result<BTreeMap<Upshot, Ratio>, TooMany> {
    let mut odds = BTreeMap::new();
    for (way, ratio) in ways {
        add(&mut odds, way.upshot, ratio)?;
    }
    Ok(odds)
}

fn add<T: Ord>(odds: &mut BTreeMap<T, Ratio>, what: T, ratio: Ratio) -> Result<(), TooMany> {
    let known = odds.entry(what).or_insert(Ratio { cases: 0, of: 1 });
    *known = plus(*known, ratio).ok_or(TooMany)?;
    Ok(())
}
