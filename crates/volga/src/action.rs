//! The decisions of the German player, and their notation.

use kurgan_core::{Id, Unreadable};

use crate::components::{Area, Components, Unit, Units};

/// What supply points buy besides the return of a unit (6.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Purchase {
    /// An Artillery marker.
    Artillery,
    /// An Engineer marker.
    Engineer,
    /// An Air marker.
    Air,
    /// One step up the Morale Track.
    Morale,
}

impl Purchase {
    /// All of them, in the order of the chart.
    pub const ALL: [Self; 4] = [Self::Artillery, Self::Engineer, Self::Air, Self::Morale];

    const fn word(self) -> &'static str {
        ["artillery", "engineer", "air", "morale"][self as usize]
    }
}

/// Support markers: on hand, or placed in one attack (9.5.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Support {
    /// Artillery markers.
    pub artillery: u8,
    /// Engineer markers.
    pub engineer: u8,
    /// Air markers.
    pub air: u8,
}

impl Support {
    /// How many markers in all.
    pub const fn count(self) -> u8 {
        self.artillery + self.engineer + self.air
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Place the arriving group there (6.1.1).
    Reinforce(Area),
    /// Spend supply on a marker or on morale (6.3).
    Buy(Purchase),
    /// Spend supply on a unit in the Out of Action Box (6.3).
    Return(Unit),
    /// Place that unit (6.3).
    Place(Unit, Area),
    /// Spend no more (6.3.1).
    EndSupply,
    /// Choose a unit to act, which activates its area if that is not the Active Area (6.4.2).
    Choose(Unit),
    /// Move to an area without a Soviet unit (8.2).
    Move(Unit, Area),
    /// Enter an area with a Soviet unit, coming out of the second one (8.2, 9.5.8).
    Enter(Unit, Area, Area),
    /// Attack with all that entered (9.1).
    Attack(Area),
    /// Attack with these units (9.2, 9.3).
    AttackWith(Area, Units),
    /// Attack with none of those that entered (9.2).
    Hold(Area),
    /// End the Action Round, so that the same area can be activated anew (6.4.2).
    EndRound,
    /// Barrage: give up this attacker (9.4).
    Lose(Unit),
    /// Barrage: turn all attackers to their spent side and retreat (9.4).
    FallBack,
    /// Designate the Lead Attacking Unit (9.5 A).
    Lead(Unit),
    /// Place support and roll (9.5 B-D).
    Support(Support),
    /// Retreat this unit there (9.5.8).
    Retreat(Unit, Area),
    /// Activate no more areas (6.4.3).
    EndCombat,
}

/// How each verb is written.
const FORMS: [(&str, &str); 14] = [
    ("reinforce", "reinforce AREA"),
    ("buy", "buy artillery | engineer | air | morale"),
    ("return", "return UNIT"),
    ("place", "place UNIT AREA"),
    ("unit", "unit UNIT"),
    ("move", "move UNIT AREA [from AREA]"),
    ("attack", "attack AREA [with UNIT ...]"),
    ("hold", "hold AREA"),
    ("lose", "lose UNIT"),
    ("fall", "fall back"),
    ("lead", "lead UNIT"),
    ("support", "support ARTILLERY ENGINEERS AIR"),
    ("retreat", "retreat UNIT AREA"),
    ("end", "end supply | round | combat"),
];

impl Action {
    /// The forms of the notation, for help texts.
    pub fn forms() -> impl Iterator<Item = &'static str> {
        FORMS.iter().map(|&(_, form)| form)
    }

    /// The notation of this action.
    pub fn write(self, c: &Components) -> String {
        let name = |unit: Unit| c.units.get(unit.index()).map_or("?", |data| data.name.as_str());
        match self {
            Self::Reinforce(area) => format!("reinforce {}", area.0),
            Self::Buy(what) => format!("buy {}", what.word()),
            Self::Return(unit) => format!("return {}", name(unit)),
            Self::Place(unit, area) => format!("place {} {}", name(unit), area.0),
            Self::EndSupply => "end supply".into(),
            Self::Choose(unit) => format!("unit {}", name(unit)),
            Self::Move(unit, to) => format!("move {} {}", name(unit), to.0),
            Self::Enter(unit, to, from) => format!("move {} {} from {}", name(unit), to.0, from.0),
            Self::Attack(area) => format!("attack {}", area.0),
            Self::AttackWith(area, units) => {
                units.into_iter().fold(format!("attack {} with", area.0), |text, unit| text + " " + name(unit))
            }
            Self::Hold(area) => format!("hold {}", area.0),
            Self::EndRound => "end round".into(),
            Self::Lose(unit) => format!("lose {}", name(unit)),
            Self::FallBack => "fall back".into(),
            Self::Lead(unit) => format!("lead {}", name(unit)),
            Self::Support(s) => format!("support {} {} {}", s.artillery, s.engineer, s.air),
            Self::Retreat(unit, area) => format!("retreat {} {}", name(unit), area.0),
            Self::EndCombat => "end combat".into(),
        }
    }

    /// Reads the notation of an action.
    pub fn read(c: &Components, text: &str) -> Result<Self, Unreadable> {
        let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let verb = words.first().copied().unwrap_or_default();
        let Some(&(_, form)) = FORMS.iter().find(|(word, _)| *word == verb) else {
            return Err(Unreadable::Verb(verb.chars().take(40).collect()));
        };
        let unknown = |name: &str| Unreadable::Name(name.chars().take(40).collect());
        let unit = |name: &str| c.unit_named(name).ok_or_else(|| unknown(name));
        let area = |name: &str| name.parse().ok().and_then(|number| c.area(number)).ok_or_else(|| unknown(name));
        let count = |name: &str| name.parse::<u8>().ok().filter(|&n| n < 100).ok_or_else(|| unknown(name));
        Ok(match words[..] {
            ["reinforce", a] => Self::Reinforce(area(a)?),
            ["buy", what] => {
                Self::Buy(Purchase::ALL.into_iter().find(|p| p.word() == what).ok_or_else(|| unknown(what))?)
            }
            ["return", u] => Self::Return(unit(u)?),
            ["place", u, a] => Self::Place(unit(u)?, area(a)?),
            ["unit", u] => Self::Choose(unit(u)?),
            ["move", u, a] => Self::Move(unit(u)?, area(a)?),
            ["move", u, a, "from", from] => Self::Enter(unit(u)?, area(a)?, area(from)?),
            ["attack", a] => Self::Attack(area(a)?),
            ["attack", a, "with", ref units @ ..] if !units.is_empty() => {
                Self::AttackWith(area(a)?, units.iter().map(|u| unit(u)).collect::<Result<_, _>>()?)
            }
            ["hold", a] => Self::Hold(area(a)?),
            ["lose", u] => Self::Lose(unit(u)?),
            ["fall", "back"] => Self::FallBack,
            ["lead", u] => Self::Lead(unit(u)?),
            ["support", artillery, engineer, air] => {
                Self::Support(Support { artillery: count(artillery)?, engineer: count(engineer)?, air: count(air)? })
            }
            ["retreat", u, a] => Self::Retreat(unit(u)?, area(a)?),
            ["end", "supply"] => Self::EndSupply,
            ["end", "round"] => Self::EndRound,
            ["end", "combat"] => Self::EndCombat,
            _ => return Err(Unreadable::Form(form)),
        })
    }
}
