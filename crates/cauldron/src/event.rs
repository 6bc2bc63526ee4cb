//! The events of a game.

use std::collections::BTreeMap;

use kurgan_core::{Dice, words};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::Appeal;
use crate::components::{
    Area, Areas, AttackResult, Card, Commitment, CouncilResult, Letter, NewUnit, ReliefResult, Rumor, RumorResult,
    SovietResult, Targets, Unit, Units, Weather, WhatIf,
};
use crate::state::{Held, Place, ReliefAt, Surrender};

words! {
    /// A number kept on a track (p1-tracks).
    #[allow(missing_docs)] // the printed names
    pub enum Track[8] {
        Ssi = "ssi",
        Supply = "supply",
        Ip = "ip",
        Wounded = "wounded",
        FinalOffensive = "final_offensive",
        Morale = "morale",
        Move = "move",
        AttackWithoutFoa = "attack_without_foa",
    }
}

/// A table or another roll.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[allow(missing_docs)] // the printed names
pub enum Table {
    Luftwaffe,
    Relief,
    Airlift,
    Upkeep,
    Appeal(Appeal),
    Attack,
    ReliefAttack,
    Soviet,
    Situation,
    Collapse,
    SetUp(u8),
    NewUnit,
    Survival,
}

words! {
    /// What changes a roll.
    #[allow(missing_docs)] // the names say it all
    pub enum Modifier[25] {
        Ssi = "ssi",
        CommitMarker = "commit_marker",
        LuftwaffeMarker = "luftwaffe_marker",
        HothMarker = "hoth_marker",
        Event = "event",
        TigerTanks = "tiger_tanks",
        Luftwaffe = "luftwaffe",
        Relief = "relief",
        Airfields = "airfields",
        Unsupplied = "unsupplied",
        AttackedWithoutFoa = "attacked_without_foa",
        FoaMarker = "foa_marker",
        FoaAirliftMarker = "foa_airlift_marker",
        Council = "council",
        Schmidt = "schmidt",
        Supply = "supply",
        Armor = "armor",
        Depleted = "depleted",
        Stalingrad = "stalingrad",
        River = "river",
        VolgaFrozen = "volga_frozen",
        Surrendered = "surrendered",
        Eliminated = "eliminated",
        Announced = "announced",
        Wounded = "wounded",
    }
}

/// The most modifiers one roll can have.
const MAX_MODIFIERS: usize = 8;

/// The modifiers of a roll, as listed beneath its table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Modifiers {
    list: [(Modifier, i8); MAX_MODIFIERS],
    len: u8,
}

impl Modifiers {
    /// No modifiers.
    pub const NONE: Self = Self { list: [(Modifier::Ssi, 0); MAX_MODIFIERS], len: 0 };

    /// Those that change anything.
    pub fn all(&self) -> &[(Modifier, i8)] {
        &self.list[..usize::from(self.len)]
    }

    /// What they come to (p2-die-rolling).
    #[inline]
    pub fn total(&self) -> i32 {
        self.all().iter().map(|&(_, add)| i32::from(add)).sum()
    }

    /// One more, unless it changes nothing.
    #[must_use]
    pub(crate) fn with(mut self, modifier: Modifier, add: i8) -> Self {
        if add != 0 {
            self.list[usize::from(self.len)] = (modifier, add);
            self.len += 1;
        }
        self
    }

    /// One more, if it applies.
    #[must_use]
    pub(crate) fn with_if(self, applies: bool, modifier: Modifier, add: i8) -> Self {
        if applies { self.with(modifier, add) } else { self }
    }
}

impl Serialize for Modifiers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.all().iter().copied())
    }
}

impl<'de> Deserialize<'de> for Modifiers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let all = BTreeMap::deserialize(deserializer)?;
        Ok(all.into_iter().take(MAX_MODIFIERS).fold(Self::NONE, |all, (of, add)| all.with(of, add)))
    }
}

words! {
    /// A column of a card (p2-cards).
    #[allow(missing_docs)] // the names say it all
    pub enum Column[5] {
        Event = "event",
        Weather = "weather",
        Random = "random",
        Offensive = "offensive",
        Targets = "targets",
    }
}

words! {
    /// Why a unit is depleted or eliminated.
    #[allow(missing_docs)] // the names say it all
    pub enum LossCause[3] {
        Upkeep = "upkeep",
        SovietAttack = "soviet_attack",
        Collapse = "collapse",
    }
}

words! {
    /// How a game ends.
    pub enum End[3] {
        /// The SSI is down to 0 (p1-ssi).
        SsiZero = "ssi_zero",
        /// The relief force and 6th Army have met (p5-link-up).
        LinkUp = "link_up",
        /// The last turn is over (p6-end).
        TimeUp = "time_up",
    }
}

/// The Victory Points, item by item (p6-victory-points).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Points {
    /// The SSI.
    pub ssi: i8,
    /// For units that linked up.
    pub linked: i8,
    /// For the three Stalingrad areas.
    pub stalingrad: i8,
    /// For morale.
    pub morale: i8,
    /// For Manstein.
    pub manstein: i8,
    /// For a Final Offensive that never came.
    pub no_offensive: i8,
    /// For an early Surrender.
    pub surrender: i8,
    /// For the destruction of 6th Army.
    pub destroyed: i8,
    /// For officers flown out.
    pub officers: i8,
}

impl Points {
    /// The sum.
    #[inline]
    pub fn total(self) -> i32 {
        let items = [
            self.ssi,
            self.linked,
            self.stalingrad,
            self.morale,
            self.manstein,
            self.no_offensive,
            self.surrender,
            self.destroyed,
            self.officers,
        ];
        items.into_iter().map(i32::from).sum()
    }
}

/// Something that happened, with its kind and its rule. What is skipped is left to the sentence.
#[allow(missing_docs)] // the fields are named after what they hold
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A turn begins.
    #[serde(rename = "turn p2-sequence")]
    Turn { turn: u8 },
    /// A marker moves on its track.
    #[serde(rename = "track p1-tracks")]
    Track { track: Track, from: u8, to: u8 },
    /// A card is drawn for one of its columns (p2-cards).
    #[serde(rename = "card p2-cards")]
    Card { card: Card, column: Column },
    /// Pile and discards are shuffled (p2-cards).
    #[serde(rename = "reshuffled p2-cards")]
    Reshuffled { cards: u8 },
    /// A card leaves the game.
    #[serde(rename = "card_removed p2-cards")]
    CardRemoved { card: Card },
    /// A die is rolled on a table.
    #[serde(rename = "rolled p2-die-rolling")]
    Rolled { table: Table, die: u8, modifiers: Modifiers, total: i8 },
    /// A column of the variable set-up (p12-variable-setup).
    #[serde(rename = "set_up_column p12-variable-setup")]
    SetUpColumn { column: u8, row: u8 },
    /// A unit joins the order of battle (p12-variable-setup).
    #[serde(rename = "unit_joins p12-variable-setup")]
    UnitJoins { unit: Unit, rolled: NewUnit },
    /// A division is given up at set-up (p12-variable-setup).
    #[serde(rename = "unit_given_up p12-variable-setup")]
    UnitGivenUp { unit: Unit },
    /// A division begins depleted (p12-variable-setup).
    #[serde(rename = "begins_depleted p12-variable-setup")]
    BeginsDepleted { unit: Unit },
    /// The areas of Variable Placement (p12-variable-placement).
    #[serde(rename = "drawn p12-variable-placement")]
    Drawn { german: Areas, soviet: Areas },
    /// A unit is placed at set-up (p12-variable-placement).
    #[serde(rename = "placed p12-variable-placement")]
    Placed {
        unit: Unit,
        #[serde(rename = "area")]
        place: Place,
    },
    /// A survivor of the Collapse finds shelter (p6-collapse).
    #[serde(rename = "fled p6-collapse")]
    Fled { unit: Unit, area: Area },
    /// What If (p12-what-if).
    #[serde(rename = "what_if p13-what-if-table")]
    WhatIf { what: WhatIf },
    /// The offer to the officers is answered.
    #[serde(rename = "officers p13-what-if-table")]
    Officers { accepted: bool },
    /// A marker or lasting effect comes or goes.
    #[serde(rename = "marker p2-random-event")]
    Marker { marker: Held, taken: bool },
    /// The answer to an Appeal (Table D).
    #[serde(rename = "appealed p3-appeal")]
    Appealed { appeal: Appeal, total: i8 },
    /// The Commit marker shows this side; 0 when it is given back.
    #[serde(rename = "commit p14-table-d")]
    Commit { shows: u8 },
    /// The weather (p2-weather).
    #[serde(rename = "weather p2-weather")]
    Weather { weather: Weather },
    /// A commitment (p2-commitment).
    #[serde(rename = "commitments p2-commitment")]
    Commitments { luftwaffe: Commitment, relief: Commitment },
    /// Initiative points (p2-initiative).
    #[serde(rename = "initiative p2-initiative")]
    Initiative { morale: u8, wounded: u8, ip: u8 },
    /// The airlift brings supply, so much of it by Table B (p2-airlift).
    #[serde(rename = "airlift p2-airlift")]
    Airlift { supply: u8, by_table: u8 },
    /// Upkeep is paid (p2-upkeep).
    #[serde(rename = "upkeep p2-upkeep")]
    Upkeep { points: u8, supplied: u8, unsupplied: Units },
    /// How many losses Table C asks for (p3-out-of-supply).
    #[serde(rename = "upkeep_losses p3-out-of-supply")]
    UpkeepLosses { losses: u8 },
    /// A division turns to its depleted side.
    #[serde(rename = "depleted p3-out-of-supply")]
    Depleted { unit: Unit, cause: LossCause },
    /// A unit is eliminated.
    #[serde(rename = "eliminated p3-out-of-supply")]
    Eliminated { unit: Unit, cause: LossCause },
    /// A division returns to full strength.
    #[serde(rename = "recovered p2-random-event")]
    Recovered { unit: Unit },
    /// PDMs of an area change.
    #[serde(rename = "pdm p3-prepared-defense")]
    Pdm { area: Area, active: u8, inactive: u8 },
    /// A battlegroup is raised (p3-battlegroup).
    #[serde(rename = "raised p3-battlegroup")]
    Raised { unit: Unit, area: Area },
    /// A unit moves (p3-movement); what the move adds to the tally.
    #[serde(rename = "moved p3-movement")]
    Moved { unit: Unit, from: Area, to: Area, tally: u8 },
    /// A Tactical Attack (p3-tactical-attack).
    #[serde(rename = "tactical p3-tactical-attack")]
    Tactical { random: u8, success: bool },
    /// Wounded are flown out (p4-evacuate), and how many that makes so far.
    #[serde(rename = "evacuated p4-evacuate")]
    Evacuated { wounded: u8, evacuated: u8 },
    /// A Council of War (p11-council-of-war).
    #[serde(rename = "council p11-council-of-war")]
    Council { random: u8, result: CouncilResult },
    /// An attack is designated (p4-regular-attack).
    #[serde(rename = "designated p4-regular-attack")]
    Designated { target: Place, units: Units, supply: u8 },
    /// The result of an attack (Table E).
    #[serde(rename = "attacked p4-attack-resolution")]
    Attacked { unit: Unit, target: Place, result: AttackResult },
    /// A Soviet unit takes a Hit (Table E).
    #[serde(rename = "hit p4-attack-resolution")]
    Hit { area: Area },
    /// A Soviet unit retreats, or is eliminated.
    #[serde(rename = "soviet_retreat p4-soviet-retreat")]
    SovietRetreat { from: Area, to: Option<Area> },
    /// Units advance after combat (p4-advance).
    #[serde(rename = "advanced p4-advance")]
    Advanced { units: Units, to: Place },
    /// The Soviet ring changes: these areas have a unit now (p4-filling-gaps).
    #[serde(rename = "ring p4-filling-gaps")]
    Ring { added: Areas, removed: Areas },
    /// Hit markers are removed (p5-end-of-phase).
    #[serde(rename = "hits_removed p5-end-of-phase")]
    HitsRemoved,
    /// The relief force attacks (Table F): whether it advances, whether it falls back.
    #[serde(rename = "relief_attack p5-relief-attack")]
    ReliefAttack {
        commitment: Commitment,
        result: ReliefResult,
        advances: bool,
        #[serde(skip)]
        falls_back: bool,
    },
    /// The relief marker moves.
    #[serde(rename = "relief p1-relief-force")]
    Relief { from: ReliefAt, to: ReliefAt, letter: Letter },
    /// The Final Offensive is launched (p5-launch).
    #[serde(rename = "launched p5-launch")]
    Launched,
    /// Which of the two numbers of a card moves the Final Offensive index, and what holds the offensive up: the SSI, the
    /// relief force, Stalingrad by What If (p5-offensive-status).
    #[serde(rename = "offensive_number p5-offensive-status")]
    OffensiveNumber {
        number: i8,
        #[serde(skip)]
        ssi: bool,
        #[serde(skip)]
        relief: bool,
        #[serde(skip)]
        stalingrad: bool,
    },
    /// The Soviet targets (p5-targets).
    #[serde(rename = "targets p5-targets")]
    Targets { column: Targets, areas: Areas },
    /// The result of a Soviet attack (Table G).
    #[serde(rename = "struck p5-soviet-attacks")]
    Struck { area: Area, from: Area, empty: bool, result: SovietResult, follow_up: bool },
    /// The same against one unit after Collapse (p6-collapse).
    #[serde(rename = "unit_struck p6-after-collapse")]
    UnitStruck { unit: Unit, result: SovietResult },
    /// German units retreat (p5-german-retreat).
    #[serde(rename = "retreated p5-german-retreat")]
    Retreated { units: Units, from: Area, to: Area },
    /// A Soviet unit advances (p5-soviet-advance).
    #[serde(rename = "soviet_advance p5-soviet-advance")]
    SovietAdvance { from: Area, to: Area },
    /// An area turns Soviet.
    #[serde(rename = "area_lost p1-control")]
    AreaLost { area: Area },
    /// Table H (p6-ssi-roll).
    #[serde(rename = "situation p6-ssi-roll")]
    Situation { adjust: i8 },
    /// 6th Army collapses (p6-collapse).
    #[serde(rename = "collapse p6-collapse")]
    Collapse,
    /// A unit survives the Collapse, or not.
    #[serde(rename = "collapse_roll p6-collapse")]
    CollapseRoll { unit: Unit, die: u8, survives: bool },
    /// No German unit is left.
    #[serde(rename = "destroyed p6-army-destroyed")]
    Destroyed,
    /// 6th Army surrenders (p4-surrender).
    #[serde(rename = "surrendered p4-surrender")]
    Surrendered { how: Surrender },
    /// A rumor comes into play, or none (p11-rumors).
    #[serde(rename = "new_rumor p11-rumors")]
    NewRumor { random: u8, rumor: Option<Rumor> },
    /// What becomes of the rumor in play.
    #[serde(rename = "rumor_result p13-rumors-tables")]
    RumorResult { rumor: Rumor, random: u8, result: RumorResult },
    /// The rumor is dispelled by choice.
    #[serde(rename = "rumor_dispelled p11-rumors")]
    RumorDispelled { rumor: Rumor },
    /// The relief force and 6th Army have met.
    #[serde(rename = "linked_up p5-link-up")]
    LinkedUp { units: Units },
    /// How many men come home (p11-survival).
    #[serde(rename = "survival p11-survival")]
    Survival { dice: Dice, percent: u8, prisoners: u32, survivors: u32 },
    /// The game is over.
    #[serde(rename = "over p6-victory-levels")]
    Over { end: End, points: Points },
}
