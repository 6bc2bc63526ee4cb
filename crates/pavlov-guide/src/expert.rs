//! Rules of thumb for the defenders of Pavlov's House and for their German opponent.
//!
//! The defenders keep the command post and the supply line open, man the house where the enemy is, shoot at the nearest
//! counters, save tokens for arriving ones, and raid with few men when the odds are good. Every action gets a rating,
//! and the highest is chosen.

use guide::best_by;
use kurgan_core::Id;
use kurgan_core::chance::Fast;
use pavlov::components::{
    CardType, Colour, Counter, Letter, Location, Position, Supply, Token, Track, Unit, Use, Weapon,
};
use pavlov::rules::{MoveTo, Suppression};
use pavlov::{Action, Decision, Sight, Trouble};

/// So many counters make a garrison; beyond them reinforcements can wait.
const GARRISON: usize = 14;
/// A raid leaves at least so many at home until the last turns.
const HOME: usize = 7;
/// From this turn on nothing needs to be kept.
const LATE: u32 = 17;

/// What an expert does.
#[inline]
pub(crate) fn expert(sight: Sight<'_>, legal: &[Action], _rng: &mut Fast) -> Action {
    best_by(legal, |action| Eye { game: sight }.worth(action))
}

/// Looks at a position.
struct Eye<'a> {
    game: Sight<'a>,
}

impl Eye<'_> {
    fn worth(&self, action: Action) -> i32 {
        match action {
            Action::Order(card) => self.order(self.game.pack().cards.get(card.index()).map(|card| card.what)),
            Action::Use(_, unit, what) => self.usage(unit, what),
            Action::Location(location) => self.location(location),
            Action::Wall(colour) => 10 - i32::from(self.game.wall(colour)),
            Action::Sapper(track) => self.row(track),
            // As many as are lacking, and none rather than what is not.
            Action::Stage(supply, count) => {
                let (count, wanted) = (i32::from(count), self.wanted(supply));
                count.min(wanted) - (count - wanted).abs()
            }
            Action::Load(_, supply) => supply.map_or(0, |supply| 1 + self.wanted(supply)),
            Action::Deploy(counter) => self.purchase(counter),
            Action::DeployWeapon(weapon) => self.weapon(weapon),
            Action::Send(counter) => {
                if self.has(counter, Letter::Storm) {
                    60
                } else {
                    30 - self.value(counter)
                }
            }
            Action::Fire(locations) => {
                let firing = i32::try_from(locations.len()).unwrap_or(0);
                let aircraft = match self.game.decision() {
                    Some(Decision::AntiAircraft(raid)) => i32::from(raid.aircraft),
                    _ => 0,
                };
                -(firing - aircraft).abs()
            }
            // Those who can least be spared while there is First Aid.
            Action::Roll(counter) => self.value(counter),
            Action::Spend(count) => -(i32::from(count) - self.spending()).abs(),
            Action::Casualty(counter) => -self.value(counter),
            Action::Move(counter) => {
                if self.game.reserves().has(counter) {
                    10 + self.value(counter)
                } else {
                    -1
                }
            }
            Action::To(position) => self.post(position),
            Action::Act(counter) => self.act(counter),
            Action::Crew(weapon) => {
                if self.game.pack().weapons[weapon.index()].letter == Letter::AntiTank {
                    60
                } else {
                    34
                }
            }
            Action::Recover(counter) => 12 + self.value(counter),
            Action::From(trouble) => i32::from(trouble == Trouble::Disrupted),
            Action::Attack(track, circle) => {
                let near = 15 * self.row(track) + 10 * i32::from(circle);
                50 + near - 3 * i32::from(self.game.circle_defense(track, circle))
            }
            Action::Observe(track, circle, both) => {
                50 + 15 * self.row(track) + 10 * i32::from(circle) + if both { 25 } else { 0 }
            }
            Action::Suppress => 25,
            Action::Command => {
                if self.troubled() > 1 {
                    65
                } else {
                    15
                }
            }
            Action::Request => 10,
            Action::Lay(colour, count) => {
                if self.game.suppression_box(colour) < 4 {
                    count.into()
                } else {
                    -i32::from(count)
                }
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
            Use::DeliverSupplies => {
                if self.afloat(Token::Food) > 0 {
                    90
                } else {
                    82
                }
            }
            Use::LoadSupplies => {
                if self.hungry() {
                    88
                } else {
                    76
                }
            }
            Use::SendReinforcements => {
                if garrison < GARRISON {
                    80
                } else {
                    24
                }
            }
            Use::Buttress => {
                if Colour::ALL.into_iter().any(|colour| self.game.wall(colour) < 5) {
                    70
                } else {
                    36
                }
            }
            Use::ReadyAntiAircraft => {
                if self.on_board(Token::AntiAircraft) < 2 {
                    68
                } else {
                    54
                }
            }
            Use::Resupply => {
                let wanted: i32 = Supply::ALL.into_iter().map(|supply| self.wanted(supply)).sum();
                if self.hungry() && self.wanted(Supply::Food) > 0 {
                    86
                } else if wanted > 1 {
                    64
                } else {
                    8
                }
            }
            Use::FieldDefenses => {
                if self.enemies() > 2 {
                    74
                } else {
                    56
                }
            }
            Use::ReadyArtillery => {
                let ready = self.on_board(Token::Artillery);
                if self.in_house(Letter::Observer) == 0 {
                    12
                } else if ready == 0 {
                    73
                } else {
                    50
                }
            }
            Use::WireCommunications => 38,
            Use::TacticalDecision => 35,
            Use::OperationalSupport => {
                if self.game.turn() >= LATE {
                    60
                } else {
                    14
                }
            }
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
            Some(Decision::Party(_)) => {
                let party = self.game.party();
                let storm = (party & self.game.pack().with[Letter::Storm as usize]).len();
                let dice = party.len() + storm * 2;
                if self.raid_dice().is_none_or(|needed| dice >= needed) { 100 } else { -1 }
            }
            Some(Decision::Cards(_)) => 10,
            Some(Decision::Moves(_)) => 5,
            _ => 0,
        }
    }

    /// Tokens lie safest where three dice seldom fall; what is bombed most is repaired first.
    fn location(&self, location: Location) -> i32 {
        let seldom = (2 * i32::from(location.number()) - 21).abs();
        match self.game.decision() {
            Some(Decision::RecoverLocation(_)) => -seldom,
            Some(Decision::Buttress(_)) => 3,
            _ => seldom,
        }
    }

    /// How many tokens of this kind are lacking, counting those on the way.
    fn wanted(&self, supply: Supply) -> i32 {
        let [supplies, staging, _] = self.game.tokens(supply.token());
        let have = i32::from(supplies + staging) + self.afloat(supply.token());
        let wanted = match supply {
            Supply::Food => self.game.in_house().count().div_ceil(5),
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

    /// Whether there is less food in the house than it needs.
    fn hungry(&self) -> bool {
        usize::from(self.game.tokens(Token::Food)[0]) * 5 < self.game.in_house().len()
    }

    /// Tokens of this kind on locations.
    fn on_board(&self, token: Token) -> i32 {
        let all = (3..=18).filter_map(Location::numbered);
        all.map(|location| i32::from(self.game.token_on(location) == Some(token))).sum()
    }

    /// How many tokens an arriving counter is worth: all of them where the track is full.
    fn spending(&self) -> i32 {
        let Some(Decision::Suppression(Suppression { track, .. })) = self.game.decision() else { return 0 };
        let circles = i32::from(self.game.pack().tracks[track.index()].circles);
        match circles - self.row(track) {
            0 => 20,
            1 => 4,
            2 => 2,
            _ => 1,
        }
    }

    /// How many counters stand on a track.
    fn row(&self, track: Track) -> i32 {
        self.game.wehrmacht_on(track).into()
    }

    /// How many counters stand on the tracks.
    fn enemies(&self) -> i32 {
        (0..self.game.pack().tracks.len()).map(|track| self.row(Track::from_index(track))).sum()
    }

    /// How many counters stand before a colour.
    fn before(&self, colour: Colour) -> i32 {
        self.game.wehrmacht_before(colour).into()
    }

    /// The longest row with infantry before a colour.
    fn infantry(&self, colour: Colour) -> i32 {
        let tracks = self.game.pack().tracks_of[colour as usize].into_iter();
        let any = |track: &Track| {
            let circles = 1..=self.game.pack().tracks[track.index()].circles;
            let mut kinds = circles.filter_map(|circle| self.game.kind_on(*track, circle));
            kinds.any(|kind| self.game.pack().infantry.has(kind))
        };
        tracks.filter(any).map(|track| self.row(track)).max().unwrap_or(0)
    }

    /// A free position is worth what can be seen from it and how few stand there already.
    fn post(&self, position: Position) -> i32 {
        let there = self.game.counters_on(position);
        if !there.is_empty() {
            return if self.makes_crew(position) { 90 } else { -50 };
        }
        let shown = self.game.pack().positions[position.index()].colours;
        let colours = Colour::ALL.into_iter().filter(|&colour| shown[colour as usize]);
        let corner = shown.into_iter().filter(|&shown| shown).count() > 1;
        let gunner = match self.game.decision() {
            Some(Decision::MoveTo(moving)) => self.has(moving.counter, Letter::AntiTank),
            _ => false,
        };
        let sight: i32 = colours.map(|colour| 6 + 3 * self.before(colour) - 2 * self.posted(colour)).sum();
        // The corners are for the guns.
        if corner && !gunner { sight - 30 } else { sight }
    }

    /// Whether the moving counter would make a crew with the one who stands there.
    fn makes_crew(&self, position: Position) -> bool {
        let there = self.game.counters_on(position);
        let (Some(Decision::MoveTo(MoveTo { counter })), Some(weapon)) =
            (self.game.decision(), self.game.weapon_on(position))
        else {
            return false;
        };
        let able = self.game.pack().with[self.game.pack().weapons[weapon.index()].letter as usize];
        !there.at_least(2) && able.has(counter) && there.within(able)
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
        let colours = || Colour::ALL.into_iter().filter(|&colour| shown[colour as usize]);
        if self.has(counter, Letter::Observer)
            && self.on_board(Token::Artillery) > 0
            && colours().any(|colour| self.before(colour) > 0)
        {
            return 70;
        }
        let most = colours().map(|colour| self.infantry(colour)).max().unwrap_or(0);
        if most > 0 { 20 + 5 * i32::from(data.attack) + 4 * most } else { 2 + 4 * i32::from(data.suppress) }
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
        let letters =
            i32::from(self.has(counter, Letter::Command)) * 6 + i32::from(self.has(counter, Letter::Storm)) * 2;
        2 * i32::from(data.attack) + i32::from(data.suppress) + letters
    }

    /// Three act in a turn, so good men before many; a gun crew and an observer against armor.
    fn purchase(&self, counter: Counter) -> i32 {
        let cost = i32::from(self.game.pack().counters[counter.index()].cost);
        let gunner = self.has(counter, Letter::AntiTank) && self.in_house(Letter::AntiTank) < 4;
        let observer = self.has(counter, Letter::Observer) && self.in_house(Letter::Observer) == 0;
        10 * self.value(counter) - 5 * cost + if gunner { 30 } else { 0 } + if observer { 50 } else { 0 }
    }

    /// A gun for every crew.
    fn weapon(&self, weapon: Weapon) -> i32 {
        let weapons = &self.game.pack().weapons;
        let letter = weapons[weapon.index()].letter;
        let same = weapons
            .iter()
            .enumerate()
            .filter(|(n, data)| data.letter == letter && self.game.weapon_place(Weapon::from_index(*n)).in_house());
        if self.in_house(letter) < 2 * (same.count() + 1) {
            -1
        } else if letter == Letter::AntiTank {
            200
        } else {
            30
        }
    }

    /// How many with this letter are in the house.
    fn in_house(&self, letter: Letter) -> usize {
        (self.game.pack().with[letter as usize] & self.game.in_house()).len()
    }
}
