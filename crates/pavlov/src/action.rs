//! The decisions of the players, and their notation.

use kurgan_core::{Id, Set, Unreadable};
use serde::{Deserialize, Serialize};

use crate::components::{
    Colour, Components, Counter, Location, Position, SovietCard, Supply, TacticCard, Track, Unit, Use, Weapon,
    WehrmachtCard,
};

/// What ails a counter (p24-recover).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trouble {
    /// It has a Disrupted Token.
    Disrupted,
    /// It lies on its exhausted side.
    Exhausted,
}

impl Trouble {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Disrupted, Self::Exhausted];

    /// The word in the notation.
    pub const fn id(self) -> &'static str {
        ["disrupted", "exhausted"][self as usize]
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    // Wehrmacht Planning.
    /// Lay this card as the next order (p30-planning).
    Order(WehrmachtCard),
    /// Lay this Tactics card (p30-planning).
    Tactic(TacticCard),
    // Soviet Card Phase.
    /// Use a card for one of its two units (p5-actions).
    Use(SovietCard, Unit, Use),
    /// This location: for a recovery, a token, or location 3 for a Buttress.
    Location(Location),
    /// Raise the Defense Value of this colour (p6-buttress).
    Wall(Colour),
    /// Put the Sapper Token on this track (p6-field-defenses).
    Sapper(Track),
    /// Bring so many tokens of this kind to the Staging Area (p6-resupply).
    Stage(Supply, u8),
    /// Deploy a Soviet counter (p6-send-reinforcements).
    Deploy(Counter),
    /// Deploy a weapon.
    DeployWeapon(Weapon),
    /// Load this token on this boat, or leave the boat empty (p7-load).
    Load(Location, Option<Supply>),
    /// Deliver what is on this boat (p7-deliver).
    Deliver(Location),
    /// Send this counter on the raid (p18-raid).
    Send(Counter),
    // Wehrmacht Card Phase.
    /// Fire with the Anti-aircraft Tokens of these locations (p12-anti-aircraft).
    Fire(Set<Location>),
    /// Spend so many Suppression Tokens on the arriving counter (p13-suppression).
    Spend(u8),
    /// This counter is the casualty (p23-crew, p17-resupply).
    Casualty(Counter),
    /// Use a First Aid Token (p25-first-aid).
    FirstAid,
    /// Let the counter go.
    NoAid,
    // Soviet Counter Phase.
    /// Move this counter (p19-move).
    Move(Counter),
    /// It goes to this position.
    To(Position),
    /// The replaced counter goes to the Reserves box (p19-displace).
    Reserves,
    /// Take this weapon along (p23-weapons).
    Take(Weapon),
    /// Take no weapon along.
    Leave,
    /// Join the counter there as its crew (p23-weapons).
    Join,
    /// Replace this counter (p19-displace).
    Replace(Counter),
    /// Replace both counters.
    ReplaceBoth,
    /// Act with this counter (p19-counter-phase).
    Act(Counter),
    /// Act with the crew of this weapon (p23-weapons).
    Crew(Weapon),
    /// Recover this counter: its own action, or by command (p24-recover, p21-command).
    Recover(Counter),
    /// Recover from this.
    From(Trouble),
    /// Attack what stands there, circles counted from 1 at the edge of the square (p20-attack).
    Attack(Track, u8),
    /// Lay out Suppression Tokens (p20-suppress).
    Suppress,
    /// So many in the box of this colour.
    Lay(Colour, u8),
    /// Command (p21-command).
    Command,
    /// Ask for reinforcements over the radio (p21-request-reinforcements).
    Request,
    /// Direct the artillery on this circle, and on the next one if two (p22-forward-observer).
    Observe(Track, u8, bool),
    // Anywhere.
    /// That is all.
    Done,
    /// Raid the Milk House (p26-end).
    Raid,
    /// Do not.
    Decline,
}

/// How each verb is written.
const FORMS: [(&str, &str); 33] = [
    ("order", "order CARD"),
    ("tactic", "tactic CARD"),
    ("use", "use CARD UNIT USE"),
    ("location", "location NUMBER"),
    ("wall", "wall COLOUR"),
    ("sapper", "sapper TRACK"),
    ("stage", "stage SUPPLY COUNT"),
    ("deploy", "deploy COUNTER | WEAPON"),
    ("load", "load LOCATION SUPPLY | nothing"),
    ("deliver", "deliver LOCATION"),
    ("send", "send COUNTER"),
    ("fire", "fire LOCATION... | none"),
    ("spend", "spend COUNT"),
    ("casualty", "casualty COUNTER"),
    ("aid", "aid"),
    ("no-aid", "no-aid"),
    ("move", "move COUNTER"),
    ("to", "to POSITION | reserves"),
    ("take", "take WEAPON"),
    ("leave", "leave"),
    ("join", "join"),
    ("replace", "replace COUNTER | both"),
    ("act", "act COUNTER"),
    ("crew", "crew WEAPON"),
    ("recover", "recover COUNTER"),
    ("from", "from disrupted | exhausted"),
    ("attack", "attack TRACK CIRCLE"),
    ("suppress", "suppress"),
    ("lay", "lay COLOUR COUNT"),
    ("command", "command"),
    ("request", "request"),
    ("observe", "observe TRACK CIRCLE [both]"),
    ("done", "done"),
];
/// The last decision of a game.
const LAST: [(&str, &str); 2] = [("raid", "raid"), ("decline", "decline")];

impl Action {
    /// The forms of the notation, for help texts.
    pub fn forms() -> impl Iterator<Item = &'static str> {
        FORMS.iter().chain(&LAST).map(|&(_, form)| form)
    }

    /// The notation of this action.
    pub fn write(self, c: &Components) -> String {
        let counter = |counter: Counter| c.counters.get(counter.index()).map_or("?", |data| data.id.as_str());
        let weapon = |weapon: Weapon| c.weapons.get(weapon.index()).map_or("?", |data| data.id.as_str());
        match self {
            Self::Order(card) => format!("order {}", c.wehrmacht_card_id(card)),
            Self::Tactic(card) => format!("tactic {}", c.tactic_card_id(card)),
            Self::Use(card, unit, what) => format!("use {} {} {}", c.soviet_card_id(card), unit.id(), what.id()),
            Self::Location(location) => format!("location {}", location.number()),
            Self::Wall(colour) => format!("wall {}", colour.id()),
            Self::Sapper(track) => format!("sapper {}", track.0 + 1),
            Self::Stage(supply, count) => format!("stage {} {count}", supply.id()),
            Self::Deploy(who) => format!("deploy {}", counter(who)),
            Self::DeployWeapon(what) => format!("deploy {}", weapon(what)),
            Self::Load(location, supply) => {
                format!("load {} {}", location.number(), supply.map_or("nothing", Supply::id))
            }
            Self::Deliver(location) => format!("deliver {}", location.number()),
            Self::Send(who) => format!("send {}", counter(who)),
            Self::Fire(locations) if locations.is_empty() => "fire none".into(),
            Self::Fire(locations) => {
                locations.into_iter().fold("fire".into(), |text, location| format!("{text} {}", location.number()))
            }
            Self::Spend(count) => format!("spend {count}"),
            Self::Casualty(who) => format!("casualty {}", counter(who)),
            Self::FirstAid => "aid".into(),
            Self::NoAid => "no-aid".into(),
            Self::Move(who) => format!("move {}", counter(who)),
            Self::To(position) => format!("to {}", c.position_id(position)),
            Self::Reserves => "to reserves".into(),
            Self::Take(what) => format!("take {}", weapon(what)),
            Self::Leave => "leave".into(),
            Self::Join => "join".into(),
            Self::Replace(who) => format!("replace {}", counter(who)),
            Self::ReplaceBoth => "replace both".into(),
            Self::Act(who) => format!("act {}", counter(who)),
            Self::Crew(what) => format!("crew {}", weapon(what)),
            Self::Recover(who) => format!("recover {}", counter(who)),
            Self::From(trouble) => format!("from {}", trouble.id()),
            Self::Attack(track, circle) => format!("attack {} {circle}", track.0 + 1),
            Self::Suppress => "suppress".into(),
            Self::Lay(colour, count) => format!("lay {} {count}", colour.id()),
            Self::Command => "command".into(),
            Self::Request => "request".into(),
            Self::Observe(track, circle, false) => format!("observe {} {circle}", track.0 + 1),
            Self::Observe(track, circle, true) => format!("observe {} {circle} both", track.0 + 1),
            Self::Done => "done".into(),
            Self::Raid => "raid".into(),
            Self::Decline => "decline".into(),
        }
    }

    /// Reads the notation of an action.
    pub fn read(c: &Components, text: &str) -> Result<Self, Unreadable> {
        let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let verb = words.first().copied().unwrap_or_default();
        let Some(&(_, form)) = FORMS.iter().chain(&LAST).find(|(word, _)| *word == verb) else {
            return Err(Unreadable::Verb(verb.chars().take(40).collect()));
        };
        let name = Names { c };
        Ok(match words[..] {
            ["order", card] => Self::Order(name.wehrmacht_card(card)?),
            ["tactic", card] => Self::Tactic(name.tactic_card(card)?),
            ["use", card, unit, what] => Self::Use(name.soviet_card(card)?, read_unit(unit)?, read_usage(what)?),
            ["location", n] => Self::Location(read_location(n)?),
            ["wall", colour] => Self::Wall(read_colour(colour)?),
            ["sapper", track] => Self::Sapper(read_track(track)?),
            ["stage", supply, count] => Self::Stage(read_supply(supply)?, read_count(count)?),
            ["deploy", who] => match name.counter(who) {
                Ok(counter) => Self::Deploy(counter),
                Err(_) => Self::DeployWeapon(name.weapon(who)?),
            },
            ["load", n, "nothing"] => Self::Load(read_location(n)?, None),
            ["load", n, supply] => Self::Load(read_location(n)?, Some(read_supply(supply)?)),
            ["deliver", n] => Self::Deliver(read_location(n)?),
            ["send", who] => Self::Send(name.counter(who)?),
            ["fire", "none"] => Self::Fire(Set::EMPTY),
            ["fire", ref locations @ ..] if !locations.is_empty() => {
                Self::Fire(locations.iter().map(|n| read_location(n)).collect::<Result<_, _>>()?)
            }
            ["spend", count] => Self::Spend(read_count(count)?),
            ["casualty", who] => Self::Casualty(name.counter(who)?),
            ["aid"] => Self::FirstAid,
            ["no-aid"] => Self::NoAid,
            ["move", who] => Self::Move(name.counter(who)?),
            ["to", "reserves"] => Self::Reserves,
            ["to", position] => Self::To(name.position(position)?),
            ["take", what] => Self::Take(name.weapon(what)?),
            ["leave"] => Self::Leave,
            ["join"] => Self::Join,
            ["replace", "both"] => Self::ReplaceBoth,
            ["replace", who] => Self::Replace(name.counter(who)?),
            ["act", who] => Self::Act(name.counter(who)?),
            ["crew", what] => Self::Crew(name.weapon(what)?),
            ["recover", who] => Self::Recover(name.counter(who)?),
            ["from", trouble] => Self::From(read_trouble(trouble)?),
            ["attack", track, circle] => Self::Attack(read_track(track)?, read_count(circle)?),
            ["suppress"] => Self::Suppress,
            ["lay", colour, count] => Self::Lay(read_colour(colour)?, read_count(count)?),
            ["command"] => Self::Command,
            ["request"] => Self::Request,
            ["observe", track, circle] => Self::Observe(read_track(track)?, read_count(circle)?, false),
            ["observe", track, circle, "both"] => Self::Observe(read_track(track)?, read_count(circle)?, true),
            ["done"] => Self::Done,
            ["raid"] => Self::Raid,
            ["decline"] => Self::Decline,
            _ => return Err(Unreadable::Form(form)),
        })
    }
}

/// Reads the words of the notation.
struct Names<'a> {
    c: &'a Components,
}

/// The error for a word that names nothing.
fn unknown(word: &str) -> Unreadable {
    Unreadable::Name(word.chars().take(40).collect())
}

/// The member of a short list with that word.
fn worded<T: Copy>(all: &[T], id: impl Fn(T) -> &'static str, word: &str) -> Result<T, Unreadable> {
    all.iter().copied().find(|&one| id(one) == word).ok_or_else(|| unknown(word))
}

#[allow(clippy::unused_self)] // all are asked alike
impl Names<'_> {
    fn counter(&self, word: &str) -> Result<Counter, Unreadable> {
        self.c.counter_named(word).ok_or_else(|| unknown(word))
    }

    fn weapon(&self, word: &str) -> Result<Weapon, Unreadable> {
        self.c.weapon_named(word).ok_or_else(|| unknown(word))
    }

    fn position(&self, word: &str) -> Result<Position, Unreadable> {
        self.c.position_named(word).ok_or_else(|| unknown(word))
    }

    fn wehrmacht_card(&self, word: &str) -> Result<WehrmachtCard, Unreadable> {
        self.c.wehrmacht_card_named(word).ok_or_else(|| unknown(word))
    }

    fn soviet_card(&self, word: &str) -> Result<SovietCard, Unreadable> {
        self.c.soviet_card_named(word).ok_or_else(|| unknown(word))
    }

    fn tactic_card(&self, word: &str) -> Result<TacticCard, Unreadable> {
        self.c.tactic_card_named(word).ok_or_else(|| unknown(word))
    }
}

fn read_location(word: &str) -> Result<Location, Unreadable> {
    word.parse().ok().and_then(Location::numbered).ok_or_else(|| unknown(word))
}

fn read_track(word: &str) -> Result<Track, Unreadable> {
    let number: Option<u8> = word.parse().ok().filter(|n| (1..=6).contains(n));
    number.map(|n| Track(n - 1)).ok_or_else(|| unknown(word))
}

fn read_count(word: &str) -> Result<u8, Unreadable> {
    word.parse().ok().filter(|&n: &u8| n < 100).ok_or_else(|| unknown(word))
}

fn read_unit(word: &str) -> Result<Unit, Unreadable> {
    worded(&Unit::ALL, Unit::id, word)
}

fn read_usage(word: &str) -> Result<Use, Unreadable> {
    worded(&Use::ALL, Use::id, word)
}

fn read_colour(word: &str) -> Result<Colour, Unreadable> {
    worded(&Colour::ALL, Colour::id, word)
}

fn read_supply(word: &str) -> Result<Supply, Unreadable> {
    worded(&Supply::ALL, Supply::id, word)
}

fn read_trouble(word: &str) -> Result<Trouble, Unreadable> {
    worded(&Trouble::ALL, Trouble::id, word)
}
