//! The decisions of the players, and their notation.

use std::borrow::Cow;

use kurgan_core::Set;
use kurgan_core::notation::Lexicon;
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

/// One decision, with its form in the notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    // Wehrmacht Planning.
    /// Lay this card as the next order (p30-planning).
    #[serde(rename = "order CARD")]
    Order(WehrmachtCard),
    /// Lay this Tactics card (p30-planning).
    #[serde(rename = "tactic CARD")]
    Tactic(TacticCard),
    // Soviet Card Phase.
    /// Use a card for one of its two units (p5-actions).
    #[serde(rename = "use CARD UNIT USE")]
    Use(SovietCard, Unit, Use),
    /// This location: for a recovery, a token, or location 3 for a Buttress.
    #[serde(rename = "location NUMBER")]
    Location(Location),
    /// Raise the Defense Value of this colour (p6-buttress).
    #[serde(rename = "wall COLOUR")]
    Wall(Colour),
    /// Put the Sapper Token on this track (p6-field-defenses).
    #[serde(rename = "sapper TRACK")]
    Sapper(Track),
    /// Bring so many tokens of this kind to the Staging Area (p6-resupply).
    #[serde(rename = "stage SUPPLY COUNT")]
    Stage(Supply, u8),
    /// Deploy a Soviet counter (p6-send-reinforcements).
    #[serde(rename = "deploy COUNTER")]
    Deploy(Counter),
    /// Deploy a weapon.
    #[serde(rename = "deploy WEAPON")]
    DeployWeapon(Weapon),
    /// Load this token on this boat, or leave the boat empty (p7-load).
    #[serde(rename = "load LOCATION SUPPLY | nothing")]
    Load(Location, Option<Supply>),
    /// Deliver what is on this boat (p7-deliver).
    #[serde(rename = "deliver LOCATION")]
    Deliver(Location),
    /// Send this counter on the raid (p18-raid).
    #[serde(rename = "send COUNTER")]
    Send(Counter),
    /// Roll for this raider next (p18-raid-casualties).
    #[serde(rename = "roll COUNTER")]
    Roll(Counter),
    // Wehrmacht Card Phase.
    /// Fire with the Anti-aircraft Tokens of these locations (p12-anti-aircraft).
    #[serde(rename = "fire LOCATION... | none")]
    Fire(Set<Location>),
    /// Spend so many Suppression Tokens on the arriving counter (p13-suppression).
    #[serde(rename = "spend COUNT")]
    Spend(u8),
    /// This counter is the casualty (p23-crew, p17-resupply).
    #[serde(rename = "casualty COUNTER")]
    Casualty(Counter),
    /// Use a First Aid Token (p25-first-aid).
    #[serde(rename = "aid")]
    FirstAid,
    /// Let the counter go.
    #[serde(rename = "no-aid")]
    NoAid,
    // Soviet Counter Phase.
    /// Move this counter (p19-move).
    #[serde(rename = "move COUNTER")]
    Move(Counter),
    /// It goes to this position.
    #[serde(rename = "to POSITION")]
    To(Position),
    /// The replaced counter goes to the Reserves box (p19-displace).
    #[serde(rename = "to reserves")]
    Reserves,
    /// Take this weapon along (p23-weapons).
    #[serde(rename = "take WEAPON")]
    Take(Weapon),
    /// Take no weapon along.
    #[serde(rename = "leave")]
    Leave,
    /// Join the counter there as its crew (p23-weapons).
    #[serde(rename = "join")]
    Join,
    /// Replace this counter (p19-displace).
    #[serde(rename = "replace COUNTER")]
    Replace(Counter),
    /// Replace both counters.
    #[serde(rename = "replace both")]
    ReplaceBoth,
    /// Act with this counter (p19-counter-phase).
    #[serde(rename = "act COUNTER")]
    Act(Counter),
    /// Act with the crew of this weapon (p23-weapons).
    #[serde(rename = "crew WEAPON")]
    Crew(Weapon),
    /// Recover this counter: its own action, or by command (p24-recover, p21-command).
    #[serde(rename = "recover COUNTER")]
    Recover(Counter),
    /// Recover from this.
    #[serde(rename = "from disrupted | exhausted")]
    From(Trouble),
    /// Attack what stands there, circles counted from 1 at the edge of the square (p20-attack).
    #[serde(rename = "attack TRACK CIRCLE")]
    Attack(Track, u8),
    /// Lay out Suppression Tokens (p20-suppress).
    #[serde(rename = "suppress")]
    Suppress,
    /// So many in the box of this colour.
    #[serde(rename = "lay COLOUR COUNT")]
    Lay(Colour, u8),
    /// Command (p21-command).
    #[serde(rename = "command")]
    Command,
    /// Ask for reinforcements over the radio (p21-request-reinforcements).
    #[serde(rename = "request")]
    Request,
    /// Direct the artillery on this circle, and on the next one if two (p22-forward-observer).
    #[serde(rename = "observe TRACK CIRCLE [both]")]
    Observe(Track, u8, bool),
    // Anywhere.
    /// That is all.
    #[serde(rename = "done")]
    Done,
    /// Raid the Milk House (p26-end).
    #[serde(rename = "raid")]
    Raid,
    /// Do not.
    #[serde(rename = "decline")]
    Decline,
}

impl Lexicon for Components {
    fn word(&self, kind: &str, number: u8) -> Option<Cow<'_, str>> {
        let index = usize::from(number);
        Some(match kind {
            "Counter" => self.counters.get(index)?.id.as_str().into(),
            "Kind" => self.kinds.get(index)?.id.as_str().into(),
            "Location" => Location(number).number().to_string().into(),
            "Position" => self.position_id(Position(number)).into(),
            "SovietCard" => self.soviet_card_id(SovietCard(number)).into(),
            "TacticCard" => self.tactic_card_id(TacticCard(number)).into(),
            "Track" => Track(number).number().to_string().into(),
            "Weapon" => self.weapons.get(index)?.id.as_str().into(),
            "WehrmachtCard" => self.wehrmacht_card_id(WehrmachtCard(number)).into(),
            _ => return None,
        })
    }

    fn number(&self, kind: &str, word: &str) -> Option<u8> {
        match kind {
            "Counter" => self.counter_named(word).map(|counter| counter.0),
            "Kind" => self.kind_named(word).map(|kind| kind.0),
            "Location" => word.parse().ok().and_then(Location::numbered).map(|location| location.0),
            "Position" => self.position_named(word).map(|position| position.0),
            "SovietCard" => self.soviet_card_named(word).map(|card| card.0),
            "StormGroup" => self.storm_group_named(word).map(|group| group.0),
            "Support" => self.support_named(word).map(|support| support.0),
            "TacticCard" => self.tactic_card_named(word).map(|card| card.0),
            "Track" => word.parse().ok().filter(|number| (1..=6).contains(number)).map(|number: u8| number - 1),
            "Weapon" => self.weapon_named(word).map(|weapon| weapon.0),
            "WehrmachtCard" => self.wehrmacht_card_named(word).map(|card| card.0),
            _ => None,
        }
    }

    fn kinds(&self) -> &'static [&'static str] {
        &["Counter", "Kind", "Position", "SovietCard", "StormGroup", "Support", "TacticCard", "Weapon", "WehrmachtCard"]
    }
}
