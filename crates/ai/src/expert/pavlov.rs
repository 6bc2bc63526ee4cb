//! The defenders of Pavlov's House, and the German who plays against them.
//!
//! The defenders keep the command post and the supply line open, man the house where the enemy stands, shoot at who is
//! nearest, keep tokens for those who arrive, and raid with few men when the odds are good. Every action has a worth;
//! the highest is taken.

use kurgan_core::chance::Fast;
use kurgan_core::{Game, Id};
use pavlov::components::{CardType, Colour, Counter, Letter, Location, Position, Supply, Token, Track, Unit, Use};
use pavlov::{Action, Decision, Pavlov, Trouble};

use super::{Rules, best_by};

/// So many counters make a garrison; beyond them reinforcements can wait.
const GARRISON: usize = 14;
/// A raid leaves at least so many at home until the last turns.
const HOME: usize = 7;
/// From this turn on nothing needs to be kept.
const LATE: u32 = 17;

impl Rules for Pavlov {
    fn expert(&self, legal: &[Action], _rng: &mut Fast) -> Action {
        best_by(legal, |action| Eye { game: self }.worth(action))
    }
}

/// Looks at a position.
struct Eye<'a> {
    game: &'a Pavlov,
}

impl Eye<'_> {
    fn worth(&self, action: Action) -> i32 {
        match action {
            Action::Order(card) => self.order(self.game.pack().cards.get(card.index()).map(|card| card.what)),
            Action::Use(_, unit, what) => self.usage(unit, what),
            Action::Location(location) => self.location(location),
            Action::Wall(colour) => 10 - i32::from(self.game.wall(colour)),
            Action::Sapper(track) => self.row(track),
            Action::Stage(supply, count) => -(i32::from(count) - self.wanted(supply)).abs(),
            Action::Load(_, supply) => supply.map_or(0, |supply| 1 + self.wanted(supply)),
            Action::Deploy(counter) => self.purchase(counter),
            Action::DeployWeapon(weapon) => {
                let letter = self.game.pack().weapons[weapon.index()].letter;
                let crew = self.game.pack().with[letter as usize] & self.game.in_house();
                if crew.at_least(2) { 40 } else { -1 }
            }
            Action::Send(counter) => if self.has(counter, Letter::Storm) { 60 } else { 30 - self.value(counter) },
            Action::Fire(locations) => {
                let firing = i32::try_from(locations.len()).unwrap_or(0);
                let aircraft = match self.game.decision() {
                    Some(Decision::AntiAircraft { aircraft, .. }) => i32::from(aircraft),
                    _ => 0,
                };
                -(firing - aircraft).abs()
            }
            Action::Spend(count) => -(i32::from(count) - self.spending()).abs(),
            Action::Casualty(counter) => -self.value(counter),
            Action::Move(counter) => if self.game.reserves().has(counter) { 10 + self.value(counter) } else { -1 },
            Action::To(position) => self.post(position),
            Action::Act(counter) => self.act(counter),
            Action::Crew(_) => 30,
            Action::Recover(counter) => 12 + self.value(counter),
            Action::From(trouble) => i32::from(trouble == Trouble::Disrupted),
            Action::Attack(track, circle) => {
                50 + 10 * i32::from(circle) - 3 * i32::from(self.game.circle_defense(track, circle))
            }
            Action::Observe(_, circle, both) => 50 + 10 * i32::from(circle) + if both { 20 } else { 0 },
            Action::Suppress => 25,
            Action::Command => if self.troubled() > 1 { 65 } else { 15 },
            Action::Request => 10,
            Action::Lay(colour, count) => {
                if self.game.suppression_box(colour) < 4 { count.into() } else { -i32::from(count) }
            }
            Action::Replace(_) => -5,
            Action::ReplaceBoth => -6,
            Action::Raid => self.last_raid(),
            Action::Done => self.done(),
            Action::Deliver(_) | Action::Join | Action::Take(_) => 5,
            Action::FirstAid => 1,
            Action::Tactic(_) | Action::NoAid | Action::Reserves | Action::Leave | Action::Decline => 0,
        }
    }

    /// The German hits the house first and stores what needs a better moment.
    fn order(&self, what: Option<CardType>) -> i32 {
        match what {
            Some(CardType::Assault) => self.enemies() * 2,
            Some(CardType::Place(_)) => 9,
            Some(CardType::Bombers { aircraft, .. }) => 4 + i32::from(aircraft),
            Some(CardType::Sniper) => 7,
            Some(CardType::Artillery { dice }) => 3 + i32::from(dice),
            Some(CardType::Mortar) => 5,
            Some(CardType::MilkHouse) | None => 1,
        }
    }

    /// What a card is used for.
    fn usage(&self, unit: Unit, what: Use) -> i32 {
        let garrison = self.game.in_house().len();
        match what {
            Use::Recover => match unit {
                Unit::ArmyCp => 100,
                Unit::DivisionCp => 66,
                Unit::AaBattalion | Unit::AaRegiment => 52,
                Unit::Flotilla => 48,
                Unit::Signal => 34,
                Unit::Artillery | Unit::Sapper => 16,
            },
            Use::DeliverSupplies => 82,
            Use::LoadSupplies => 76,
            Use::SendReinforcements => if garrison < GARRISON { 72 } else { 24 },
            Use::Buttress => if Colour::ALL.into_iter().any(|colour| self.game.wall(colour) < 5) { 70 } else { 36 },
            Use::ReadyAntiAircraft => if self.on_board(Token::AntiAircraft) < 2 { 68 } else { 54 },
            Use::Resupply => {
                let wanted: i32 = Supply::ALL.into_iter().map(|supply| self.wanted(supply)).sum();
                if wanted > 1 { 64 } else { 8 }
            }
            Use::FieldDefenses => if self.enemies() > 2 { 74 } else { 56 },
            Use::ReadyArtillery => {
                if (self.game.pack().with[Letter::Observer as usize] & self.game.in_house()).is_empty() { 12 } else { 50 }
            }
            Use::WireCommunications => 38,
            Use::TacticalDecision => 35,
            Use::OperationalSupport => if self.game.turn() >= LATE { 60 } else { 14 },
            Use::StormGroup => self.raid(),
        }
    }

    /// A raid pays if few men can make it and enough stay at home.
    fn raid(&self) -> i32 {
        let (Some(needed), able) = (self.raid_dice(), self.game.ready()) else { return 0 };
        let storm = (able & self.game.pack().with[Letter::Storm as usize]).len();
        let men = if storm * 3 >= needed { needed.div_ceil(3) } else { storm + needed - storm * 3 };
        let late = self.game.turn() >= LATE;
        let home = self.game.in_house().len().saturating_sub(men);
        if men <= able.len() && men <= 6 && (late || home >= HOME) { 62 } else { -1 }
    }

    /// The last raid costs nothing but men's lives, and a win is worth more.
    fn last_raid(&self) -> i32 {
        let able = self.game.ready();
        let storm = (able & self.game.pack().with[Letter::Storm as usize]).len();
        if self.raid_dice().is_some_and(|needed| able.len() + storm * 2 >= needed) { 1 } else { -1 }
    }

    /// The dice with which a raid on the card in the box is likely to succeed.
    fn raid_dice(&self) -> Option<usize> {
        let card = self.game.storm_group()?;
        let defense = usize::from(self.game.pack().storm_groups[card.index()].defense);
        Some((2 * defense + 4).div_ceil(7))
    }

    /// Whether it is enough.
    fn done(&self) -> i32 {
        match self.game.decision() {
            Some(Decision::Party) => {
                let party = self.game.party();
                let storm = (party & self.game.pack().with[Letter::Storm as usize]).len();
                let dice = party.len() + storm * 2;
                if self.raid_dice().is_none_or(|needed| dice >= needed) { 100 } else { -1 }
            }
            Some(Decision::Cards) => 10,
            Some(Decision::Moves) => 5,
            _ => 0,
        }
    }

    /// Tokens lie safest where three dice seldom fall; what is bombed most is repaired first.
    fn location(&self, location: Location) -> i32 {
        let seldom = (2 * i32::from(location.number()) - 21).abs();
        match self.game.decision() {
            Some(Decision::RecoverLocation(_)) => -seldom,
            Some(Decision::Buttress) => 3,
            _ => seldom,
        }
    }

    /// How many tokens of this kind are lacking, counting those on the way.
    fn wanted(&self, supply: Supply) -> i32 {
        let [supplies, staging, _] = self.game.tokens(supply.token());
        let have = i32::from(supplies + staging) + self.afloat(supply.token());
        let wanted = match supply {
            Supply::Food => self.game.in_house().len().div_ceil(5).to_le_bytes()[0],
            Supply::Ammunition => u8::from(self.game.tokens(Token::Suppression)[0] < 8),
            Supply::Sapper => 2,
            Supply::FirstAid => 1,
        };
        (i32::from(wanted) - have).max(0)
    }

    fn afloat(&self, token: Token) -> i32 {
        let boats = self.game.pack().locations_of[Unit::Flotilla as usize].into_iter();
        boats.map(|boat| i32::from(self.game.token_on(boat) == Some(token))).sum()
    }

    /// Tokens of this kind on locations.
    fn on_board(&self, token: Token) -> i32 {
        let all = (3..=18).filter_map(Location::numbered);
        all.map(|location| i32::from(self.game.token_on(location) == Some(token))).sum()
    }

    /// How many tokens an arriving counter is worth: all of them where the track is full.
    fn spending(&self) -> i32 {
        let Some(Decision::Suppression(_, track)) = self.game.decision() else { return 0 };
        let circles = i32::from(self.game.pack().tracks[track.index()].circles);
        match circles - self.row(track) {
            0 => 20,
            1 => 3,
            _ => 2,
        }
    }

    /// How many counters stand on a track.
    fn row(&self, track: Track) -> i32 {
        let circles = self.game.pack().tracks[track.index()].circles;
        (1..=circles).map(|circle| i32::from(self.game.kind_on(track, circle).is_some())).sum()
    }

    /// How many counters stand on the tracks.
    fn enemies(&self) -> i32 {
        (0..self.game.pack().tracks.len()).map(|track| self.row(Track::from_index(track))).sum()
    }

    /// How many counters stand before a colour.
    fn before(&self, colour: Colour) -> i32 {
        self.game.pack().tracks_of[colour as usize].into_iter().map(|track| self.row(track)).sum()
    }

    /// A free position is worth what can be seen from it and how few stand there already.
    fn post(&self, position: Position) -> i32 {
        if !self.game.counters_on(position).is_empty() {
            return -50;
        }
        let shown = self.game.pack().positions[position.index()].colours;
        let colours = Colour::ALL.into_iter().filter(|&colour| shown[colour as usize]);
        colours.map(|colour| 6 + 3 * self.before(colour) - 2 * self.posted(colour)).sum()
    }

    /// How many positions of a colour are manned.
    fn posted(&self, colour: Colour) -> i32 {
        let positions = self.game.pack().of_colour[colour as usize].into_iter();
        positions.map(|position| i32::from(!self.game.counters_on(position).is_empty())).sum()
    }

    /// Who shoots best at what it sees acts first; others lay out tokens.
    fn act(&self, counter: Counter) -> i32 {
        let Some(position) = self.game.place_of(counter).position() else { return 0 };
        let data = &self.game.pack().counters[counter.index()];
        if self.has(counter, Letter::Command) && self.troubled() > 1 {
            return 45;
        }
        let shown = self.game.pack().positions[position.index()].colours;
        let seen: i32 = Colour::ALL.into_iter().filter(|&c| shown[c as usize]).map(|c| self.before(c)).sum();
        if seen > 0 { 20 + 5 * i32::from(data.attack) } else { 2 + 4 * i32::from(data.suppress) }
    }

    /// How many need a recovery.
    fn troubled(&self) -> usize {
        (self.game.exhausted() | self.game.disrupted()).len()
    }

    fn has(&self, counter: Counter, letter: Letter) -> bool {
        self.game.pack().with[letter as usize].has(counter)
    }

    /// What a counter is worth to the defence.
    fn value(&self, counter: Counter) -> i32 {
        let data = &self.game.pack().counters[counter.index()];
        let letters = i32::from(self.has(counter, Letter::Command)) * 6 + i32::from(self.has(counter, Letter::Storm)) * 2;
        2 * i32::from(data.attack) + i32::from(data.suppress) + letters
    }

    /// The most defence for a point.
    fn purchase(&self, counter: Counter) -> i32 {
        let cost = i32::from(self.game.pack().counters[counter.index()].cost).max(1);
        12 * (3 + self.value(counter)) / cost
    }
}
