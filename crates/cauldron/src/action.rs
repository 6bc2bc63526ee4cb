//! The decisions of the player, and their notation.

use kurgan_core::{Id, Unreadable};

use crate::components::{Area, Components, Letter, Unit};
use crate::state::{Pay, Place};

/// The three kinds of Appeal (p3-appeal).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Appeal {
    /// A conference.
    Conference,
    /// Freedom of Action.
    Freedom,
    /// More airlift.
    Airlift,
}

impl Appeal {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Conference, Self::Freedom, Self::Airlift];

    /// The word in the notation.
    pub const fn word(self) -> &'static str {
        ["conference", "freedom", "airlift"][self as usize]
    }
}

impl Pay {
    /// Both ways.
    pub const ALL: [Self; 2] = [Self::Ip, Self::Supply];

    const fn word(self) -> &'static str {
        ["ip", "supply"][self as usize]
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Announce the modifier of the next set-up column (p12-variable-setup).
    Modify(u8),
    /// Give up this division at set-up (p12-variable-setup).
    GiveUp(Unit),
    /// Begin with this unit depleted (p12-variable-setup).
    Deplete(Unit),
    /// Place a unit at set-up (p12-variable-placement), or let a survivor flee there (p6-collapse).
    Place(Unit, Area),
    /// This area: for a PDM or a battlegroup.
    Area(Area),
    /// Take what is offered: the Council of War counter, the flight for the officers.
    Accept,
    /// Leave it.
    Decline,
    /// Bring this division back to strength (an event).
    Recover(Unit),
    /// Pay so much for upkeep (p2-upkeep).
    Upkeep(u8),
    /// Leave this unit unsupplied (p3-out-of-supply).
    Unsupplied(Unit),
    /// Let this unit take the loss.
    Lose(Unit),
    /// Let an active PDM take the loss.
    LosePdm,
    /// Appeal (p3-appeal).
    Appeal(Appeal),
    /// Build a PDM (p3-prepared-defense).
    Build(Pay),
    /// Activate a PDM (p3-prepared-defense).
    Activate(Pay),
    /// Choose a unit to move (p3-movement).
    Choose(Unit),
    /// Move it there.
    Move(Unit, Area),
    /// Tactical Attack (p3-tactical-attack).
    Tactical,
    /// Raise a battlegroup (p3-battlegroup).
    Battlegroup,
    /// Evacuate wounded (p4-evacuate).
    Evacuate,
    /// Call a Council of War (p11-council-of-war).
    Council,
    /// Ask for the targets, where there are too many to stand among the other actions (p4-regular-attack).
    Plan,
    /// Designate a target: an area or a relief box (p4-regular-attack).
    Attack(Place),
    /// One more attacker.
    With(Unit),
    /// Lay so much supply on the target, which ends its designation.
    Commit(u8),
    /// End the actions and resolve the attacks.
    Resolve,
    /// Roll for this unit: an attacker, or one under attack after Collapse.
    Roll(Unit),
    /// Retreat there: the beaten Soviet unit, German units, or the relief force.
    Retreat(Area),
    /// This unit advances after combat (p4-advance).
    Advance(Unit),
    /// Nobody else advances.
    Done,
    /// The relief force attacks, on the map towards this area (p5-relief-attack).
    Relief(Option<Area>),
    /// The relief force falls back and changes its letter (p5-change-direction).
    Direction(Letter),
    /// One of "Any 3" (p5-targets).
    Target(Area),
    /// This area is attacked next (p5-soviet-attacks).
    Strike(Area),
    /// The Soviet unit of this area attacks.
    From(Area),
    /// Fall back on this Key Area (p6-collapse).
    KeyArea(Area),
    /// Draw for the rumor (p11-rumors).
    Listen,
    /// Dispel the rumor (p11-rumors).
    Dispel,
    /// Surrender (p4-surrender).
    Surrender,
}

/// How each verb is written.
const FORMS: [(&str, &str); 36] = [
    ("modifier", "modifier 0 | 1 | 2"),
    ("give", "give up UNIT"),
    ("deplete", "deplete UNIT"),
    ("place", "place UNIT AREA"),
    ("area", "area AREA"),
    ("accept", "accept"),
    ("decline", "decline"),
    ("recover", "recover UNIT"),
    ("upkeep", "upkeep POINTS"),
    ("unsupplied", "unsupplied UNIT"),
    ("lose", "lose UNIT | pdm"),
    ("appeal", "appeal conference | freedom | airlift"),
    ("build", "build ip | supply"),
    ("activate", "activate ip | supply"),
    ("unit", "unit UNIT"),
    ("move", "move UNIT AREA"),
    ("tactical", "tactical"),
    ("battlegroup", "battlegroup"),
    ("evacuate", "evacuate"),
    ("council", "council"),
    ("attack", "attack [AREA | BOX]"),
    ("with", "with UNIT"),
    ("commit", "commit POINTS"),
    ("resolve", "resolve"),
    ("roll", "roll UNIT"),
    ("retreat", "retreat AREA"),
    ("advance", "advance UNIT"),
    ("done", "done"),
    ("relief", "relief [AREA]"),
    ("direction", "direction LETTER"),
    ("target", "target AREA"),
    ("strike", "strike AREA"),
    ("from", "from AREA"),
    ("key", "key AREA"),
    ("listen", "listen"),
    ("dispel", "dispel"),
];
/// Surrender stands apart: it ends the game for the army.
const SURRENDER: &str = "surrender";

impl Action {
    /// The forms of the notation, for help texts.
    pub fn forms() -> impl Iterator<Item = &'static str> {
        FORMS.iter().map(|&(_, form)| form).chain([SURRENDER])
    }

    /// The notation of this action.
    pub fn write(self, c: &Components) -> String {
        let name = |unit: Unit| c.units.get(unit.index()).map_or("?", |data| data.id.as_str());
        match self {
            Self::Modify(add) => format!("modifier {add}"),
            Self::GiveUp(unit) => format!("give up {}", name(unit)),
            Self::Deplete(unit) => format!("deplete {}", name(unit)),
            Self::Place(unit, area) => format!("place {} {}", name(unit), area.number()),
            Self::Area(area) => format!("area {}", area.number()),
            Self::Accept => "accept".into(),
            Self::Decline => "decline".into(),
            Self::Recover(unit) => format!("recover {}", name(unit)),
            Self::Upkeep(points) => format!("upkeep {points}"),
            Self::Unsupplied(unit) => format!("unsupplied {}", name(unit)),
            Self::Lose(unit) => format!("lose {}", name(unit)),
            Self::LosePdm => "lose pdm".into(),
            Self::Appeal(appeal) => format!("appeal {}", appeal.word()),
            Self::Build(pay) => format!("build {}", pay.word()),
            Self::Activate(pay) => format!("activate {}", pay.word()),
            Self::Choose(unit) => format!("unit {}", name(unit)),
            Self::Move(unit, to) => format!("move {} {}", name(unit), to.number()),
            Self::Tactical => "tactical".into(),
            Self::Battlegroup => "battlegroup".into(),
            Self::Evacuate => "evacuate".into(),
            Self::Council => "council".into(),
            Self::Plan => "attack".into(),
            Self::Attack(target) => format!("attack {}", write_place(target)),
            Self::With(unit) => format!("with {}", name(unit)),
            Self::Commit(points) => format!("commit {points}"),
            Self::Resolve => "resolve".into(),
            Self::Roll(unit) => format!("roll {}", name(unit)),
            Self::Retreat(area) => format!("retreat {}", area.number()),
            Self::Advance(unit) => format!("advance {}", name(unit)),
            Self::Done => "done".into(),
            Self::Relief(None) => "relief".into(),
            Self::Relief(Some(area)) => format!("relief {}", area.number()),
            Self::Direction(letter) => format!("direction {}", letter.id()),
            Self::Target(area) => format!("target {}", area.number()),
            Self::Strike(area) => format!("strike {}", area.number()),
            Self::From(area) => format!("from {}", area.number()),
            Self::KeyArea(area) => format!("key {}", area.number()),
            Self::Listen => "listen".into(),
            Self::Dispel => "dispel".into(),
            Self::Surrender => SURRENDER.into(),
        }
    }

    /// Reads the notation of an action.
    pub fn read(c: &Components, text: &str) -> Result<Self, Unreadable> {
        let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let verb = words.first().copied().unwrap_or_default();
        if words == [SURRENDER] {
            return Ok(Self::Surrender);
        }
        let Some(&(_, form)) = FORMS.iter().find(|(word, _)| *word == verb) else {
            return Err(Unreadable::Verb(verb.chars().take(40).collect()));
        };
        let unknown = |name: &str| Unreadable::Name(name.chars().take(40).collect());
        let unit = |name: &str| c.unit_named(name).ok_or_else(|| unknown(name));
        let area = |name: &str| name.parse().ok().and_then(Area::numbered).ok_or_else(|| unknown(name));
        let count = |name: &str| name.parse::<u8>().ok().filter(|&n| n < 100).ok_or_else(|| unknown(name));
        let pay = |name: &str| Pay::ALL.into_iter().find(|pay| pay.word() == name).ok_or_else(|| unknown(name));
        Ok(match words[..] {
            ["modifier", add] => Self::Modify(count(add)?),
            ["give", "up", u] => Self::GiveUp(unit(u)?),
            ["deplete", u] => Self::Deplete(unit(u)?),
            ["place", u, a] => Self::Place(unit(u)?, area(a)?),
            ["area", a] => Self::Area(area(a)?),
            ["accept"] => Self::Accept,
            ["decline"] => Self::Decline,
            ["recover", u] => Self::Recover(unit(u)?),
            ["upkeep", points] => Self::Upkeep(count(points)?),
            ["unsupplied", u] => Self::Unsupplied(unit(u)?),
            ["lose", "pdm"] => Self::LosePdm,
            ["lose", u] => Self::Lose(unit(u)?),
            ["appeal", kind] => {
                Self::Appeal(Appeal::ALL.into_iter().find(|a| a.word() == kind).ok_or_else(|| unknown(kind))?)
            }
            ["build", how] => Self::Build(pay(how)?),
            ["activate", how] => Self::Activate(pay(how)?),
            ["unit", u] => Self::Choose(unit(u)?),
            ["move", u, a] => Self::Move(unit(u)?, area(a)?),
            ["tactical"] => Self::Tactical,
            ["battlegroup"] => Self::Battlegroup,
            ["evacuate"] => Self::Evacuate,
            ["council"] => Self::Council,
            ["attack"] => Self::Plan,
            ["attack", place] => Self::Attack(read_place(place).ok_or_else(|| unknown(place))?),
            ["with", u] => Self::With(unit(u)?),
            ["commit", points] => Self::Commit(count(points)?),
            ["resolve"] => Self::Resolve,
            ["roll", u] => Self::Roll(unit(u)?),
            ["retreat", a] => Self::Retreat(area(a)?),
            ["advance", u] => Self::Advance(unit(u)?),
            ["done"] => Self::Done,
            ["relief"] => Self::Relief(None),
            ["relief", a] => Self::Relief(Some(area(a)?)),
            ["direction", letter] => Self::Direction(letter_named(letter).ok_or_else(|| unknown(letter))?),
            ["target", a] => Self::Target(area(a)?),
            ["strike", a] => Self::Strike(area(a)?),
            ["from", a] => Self::From(area(a)?),
            ["key", a] => Self::KeyArea(area(a)?),
            ["listen"] => Self::Listen,
            ["dispel"] => Self::Dispel,
            _ => return Err(Unreadable::Form(form)),
        })
    }
}

/// A place as it is written: the number of an area, or letter and number of a box.
pub(crate) fn write_place(place: Place) -> String {
    match (place.area(), place.relief_box()) {
        (Some(area), _) => area.number().to_string(),
        (None, Some((letter, number))) => format!("{}{number}", letter.id()),
        (None, None) => "?".into(),
    }
}

/// The place written so.
pub(crate) fn read_place(text: &str) -> Option<Place> {
    if let Ok(number) = text.parse() {
        return Area::numbered(number).map(Place::on);
    }
    let letter = letter_named(text.get(..1)?)?;
    let number = text.get(1..)?.parse().ok().filter(|number| (1..=5).contains(number))?;
    Some(Place::boxed(letter, number))
}

/// The letter, in capitals or not.
pub(crate) fn letter_named(name: &str) -> Option<Letter> {
    Letter::ALL.into_iter().find(|letter| letter.id().eq_ignore_ascii_case(name))
}
