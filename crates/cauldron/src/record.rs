//! A position in printed names and numbers, as you would write it down from a table.

mod read;

use std::collections::BTreeMap;

use kurgan_core::{Id, Options as _};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::action::write_place;
use crate::components::{Area, Areas, Card, Cards, Unit, Units};
use crate::event::End;
use crate::state::{Cauldron, Held, Place, ReliefAt, Strike, Surrender, ThisTurn};

/// A position on paper. What is left out is empty or at its start; the phase alone is enough in place of an agenda.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The options of the game.
    #[serde(default)]
    pub options: Value,
    /// The turn.
    pub turn: u8,
    /// `upkeep`, `german` or `soviet`; in a complete record the agenda says more.
    #[serde(default)]
    pub phase: String,
    /// The Strategic Situation Index.
    pub ssi: u8,
    /// Supply points.
    #[serde(default)]
    pub supply: u8,
    /// Initiative points.
    #[serde(default)]
    pub ip: u8,
    /// Wounded.
    #[serde(default)]
    pub wounded: u8,
    /// Wounded flown out.
    #[serde(default)]
    pub evacuated: u8,
    /// German morale; it follows from the rest and must agree with it.
    #[serde(default)]
    pub morale: u8,
    /// The Final Offensive index.
    #[serde(default)]
    pub final_offensive: u8,
    /// The turn of its launch; 0 before.
    #[serde(default)]
    pub launched: u8,
    /// `fair` or `poor`.
    pub weather: String,
    /// The Luftwaffe commitment of this turn: `weak`, `average` or `strong`.
    #[serde(default)]
    pub luftwaffe: Option<String>,
    /// The relief force commitment of this turn.
    #[serde(default)]
    pub relief_commitment: Option<String>,
    /// The letter of the relief force.
    pub letter: String,
    /// Its box, or `area` and a number.
    pub relief: String,
    /// Markers held and effects that last.
    #[serde(default)]
    pub held: Vec<String>,
    /// The side of the Commit marker that shows.
    #[serde(default)]
    pub commit: u8,
    /// Lasting changes by events, councils and What If.
    #[serde(default)]
    pub lasting: Lasting,
    /// The rumor in play.
    #[serde(default)]
    pub rumor: Option<String>,
    /// Rumors that are over.
    #[serde(default)]
    pub rumors_over: Vec<String>,
    /// How and when 6th Army surrendered.
    #[serde(default)]
    pub surrender: Option<(String, u8)>,
    /// Whether 6th Army has collapsed.
    #[serde(default)]
    pub collapsed: bool,
    /// Whether it is destroyed.
    #[serde(default)]
    pub destroyed: bool,
    /// Whether its last unit starved.
    #[serde(default)]
    pub starved: bool,
    /// Steps lost in play.
    #[serde(default)]
    pub steps_lost: u8,
    /// Depleted divisions that lost their step in play, not before it.
    #[serde(default)]
    pub weakened: Vec<String>,
    /// The percentage of prisoners that comes home.
    #[serde(default)]
    pub survival: Option<u8>,
    /// What holds for this turn only.
    #[serde(default)]
    pub this_turn: TurnRecord,
    /// German units by area, or by box as `A5`.
    pub units: BTreeMap<String, Vec<String>>,
    /// Those of them that are depleted.
    #[serde(default)]
    pub depleted: Vec<String>,
    /// Units eliminated.
    #[serde(default)]
    pub lost: Vec<String>,
    /// Units still to be placed at set-up.
    #[serde(default)]
    pub to_place: Vec<String>,
    /// German-controlled areas.
    pub control: Vec<u8>,
    /// Areas with a Soviet unit.
    pub soviet: Vec<u8>,
    /// Areas with a Breakthrough marker.
    #[serde(default)]
    pub breakthrough: Vec<u8>,
    /// Areas with a Hit marker.
    #[serde(default)]
    pub hits: Vec<u8>,
    /// PDMs by area: active, inactive.
    #[serde(default)]
    pub pdm: BTreeMap<u8, (u8, u8)>,
    /// Cards in the pile.
    pub pile: Vec<u8>,
    /// Cards that were in it when it was last shuffled.
    pub shuffled: Vec<u8>,
    /// Cards removed from play.
    #[serde(default)]
    pub removed: Vec<u8>,
    /// Attacks designated: the target, the supply on it.
    #[serde(default)]
    pub attacks: Vec<(String, u8)>,
    /// What each attacker attacks.
    #[serde(default)]
    pub attackers: BTreeMap<String, String>,
    /// Units being picked.
    #[serde(default)]
    pub picked: Vec<String>,
    /// Units whose turn is still to come.
    #[serde(default)]
    pub waiting: Vec<String>,
    /// Areas at stake.
    #[serde(default)]
    pub stake: Vec<u8>,
    /// Areas chosen of them.
    #[serde(default)]
    pub chosen: Vec<u8>,
    /// The Soviet attack under way.
    #[serde(default)]
    pub strike: Option<StrikeRecord>,
    /// The set-up under way.
    #[serde(default)]
    pub preparing: Option<PreparingRecord>,
    /// The steps still to come, the next one last.
    #[serde(default)]
    pub agenda: Vec<String>,
    /// How the game ended.
    #[serde(default)]
    pub end: Option<String>,
    /// Units that linked up.
    #[serde(default)]
    pub linked: u8,
}

/// Lasting changes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Lasting {
    /// Added to what each airlift brings.
    pub airlift_supply: i8,
    /// Added to attacks on Stalingrad areas.
    pub stalingrad_attack: i8,
    /// Added to Appeals.
    pub appeals: i8,
    /// Added to Regular Attacks.
    pub attacks: i8,
    /// Additional Key Areas.
    pub key_areas: Vec<u8>,
    /// Stalingrad areas attacked like any other.
    pub regular: Vec<u8>,
}

/// What holds for this turn only.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, clippy::struct_excessive_bools)] // reminders, named after what they say
pub struct TurnRecord {
    pub no_appeal: bool,
    pub appealed: bool,
    pub tactical: bool,
    pub weather_set: bool,
    pub routed: bool,
    pub rated: bool,
    pub ip: i8,
    pub airlift: i8,
    pub relief: i8,
    pub appeal: i8,
    pub attacks_without_foa: u8,
    pub tally: u8,
    pub dearer: u8,
}

impl From<ThisTurn> for TurnRecord {
    fn from(now: ThisTurn) -> Self {
        Self {
            no_appeal: now.no_appeal,
            appealed: now.appealed,
            tactical: now.tactical,
            weather_set: now.weather_set,
            routed: now.routed,
            rated: now.rated,
            ip: now.ip,
            airlift: now.airlift,
            relief: now.relief,
            appeal: now.appeal,
            attacks_without_foa: now.attacks,
            tally: now.tally,
            dearer: now.dearer,
        }
    }
}

/// A Soviet attack on paper.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // named after what they hold
pub struct StrikeRecord {
    pub target: u8,
    pub from: u8,
    pub die: u8,
    pub first: bool,
}

/// A set-up on paper.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PreparingRecord {
    /// The modifiers announced, by column.
    pub modifiers: [u8; 6],
    /// Active PDMs still to be placed.
    pub active: u8,
    /// Inactive PDMs still to be placed.
    pub inactive: u8,
    /// The highest area with one of the kind being placed, counted from 0.
    pub last: u8,
}

pub(super) const ENDS: [(End, &str); 3] =
    [(End::SsiZero, "ssi_zero"), (End::LinkUp, "link_up"), (End::TimeUp, "time_up")];

pub(super) const SURRENDERS: [(Surrender, &str); 4] = [
    (Surrender::WithoutFoa, "without_foa"),
    (Surrender::WithFoa, "with_foa"),
    (Surrender::Lenient, "lenient"),
    (Surrender::Excused, "excused"),
];

impl Cauldron {
    /// Writes the position down.
    pub(crate) fn write_record(&self) -> Record {
        let c = self.c;
        let name = |unit: Unit| c.units[unit.index()].id.clone();
        let names = |units: Units| units.into_iter().map(name).collect::<Vec<_>>();
        let numbers = |areas: Areas| areas.into_iter().map(Area::number).collect::<Vec<_>>();
        let cards = |cards: Cards| cards.into_iter().map(Card::number).collect::<Vec<_>>();
        let all = || (0..c.units.len()).map(Unit::from_index);
        let placed =
            |place: Place| all().filter(|unit| self.place[unit.index()] == place).map(name).collect::<Vec<_>>();
        let mut units = BTreeMap::<String, Vec<String>>::new();
        for unit in all().filter(|unit| self.place[unit.index()].in_play()) {
            units.entry(write_place(self.place[unit.index()])).or_default().push(name(unit));
        }
        let attackers = all().filter(|unit| self.target[unit.index()] != Place::NONE);
        let rumors = crate::components::Rumor::ALL.into_iter();
        Record {
            options: self.options.write(),
            turn: self.turn,
            phase: self.phase().id().into(),
            ssi: self.ssi,
            supply: self.supply,
            ip: self.ip,
            wounded: self.wounded,
            evacuated: self.evacuated,
            morale: self.morale(),
            final_offensive: self.index_fo,
            launched: self.launched,
            weather: self.weather.id().into(),
            luftwaffe: self.luftwaffe.map(|level| level.id().into()),
            relief_commitment: self.relief_commitment.map(|level| level.id().into()),
            letter: self.letter.id().into(),
            relief: match self.relief {
                ReliefAt::Box(number) => format!("box {number}"),
                ReliefAt::Map(area) => format!("area {}", area.number()),
            },
            held: self.held.into_iter().map(|held: Held| held.id().into()).collect(),
            commit: self.commit,
            lasting: Lasting {
                airlift_supply: self.airlift_supply,
                stalingrad_attack: self.stalingrad_attack,
                appeals: self.appeals,
                attacks: self.attack_bonus,
                key_areas: numbers(self.extra_key),
                regular: numbers(self.regular),
            },
            rumor: self.rumor.map(|rumor| rumor.id().into()),
            rumors_over: rumors.filter(|&rumor| self.rumor_over(rumor)).map(|rumor| rumor.id().into()).collect(),
            surrender: self.surrender.and_then(|how| {
                let known = SURRENDERS.iter().find(|(known, _)| *known == how);
                known.map(|(_, id)| ((*id).into(), self.surrender_turn))
            }),
            collapsed: self.collapsed,
            destroyed: self.destroyed,
            starved: self.starved,
            steps_lost: self.steps_lost,
            weakened: names(self.weakened),
            survival: self.survival,
            this_turn: self.this_turn.into(),
            units,
            depleted: names(self.depleted),
            lost: placed(Place::LOST),
            to_place: placed(Place::TO_PLACE),
            control: numbers(self.control),
            soviet: numbers(self.soviet),
            breakthrough: numbers(self.breakthrough),
            hits: numbers(self.hits),
            pdm: (c.all.into_iter().filter(|area| self.pdm[area.index()] != 0))
                .map(|area| (area.number(), (self.active(area), self.inactive(area))))
                .collect(),
            pile: cards(self.pile),
            shuffled: cards(self.shuffled),
            removed: cards(self.removed),
            attacks: self.attacks.all().iter().map(|&(target, supply)| (write_place(target), supply)).collect(),
            attackers: attackers.map(|unit| (name(unit), write_place(self.target[unit.index()]))).collect(),
            picked: names(self.picked),
            waiting: names(self.waiting),
            stake: numbers(self.stake),
            chosen: numbers(self.chosen),
            strike: (self.strike != Strike::NONE).then(|| StrikeRecord {
                target: self.strike.target.number(),
                from: self.strike.from.number(),
                die: self.strike.die,
                first: self.strike.first,
            }),
            preparing: (self.preparing != crate::state::Preparing::default()).then_some(PreparingRecord {
                modifiers: self.preparing.modifiers,
                active: self.preparing.active,
                inactive: self.preparing.inactive,
                last: self.preparing.highest,
            }),
            agenda: self.agenda.steps().iter().map(|step| step.write(self.c)).collect(),
            end: ENDS.iter().find(|(end, _)| Some(*end) == self.end).map(|(_, id)| (*id).into()),
            linked: self.linked,
        }
    }
}
