//! A position in printed names and numbers, as you would write it down from a table.

mod read;

use std::collections::BTreeMap;

use kurgan_core::{Id, Options as _, Set};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::components::{
    Colour, Counter, Location, SovietCard, StormGroup, Support, TOKENS, TacticCard, Token, Track, Weapon, WehrmachtCard,
};
use crate::event::End;
use crate::state::{Counters, Moving, Pavlov, Phase, Place, RESERVES};

/// A position on paper. What is left out is as at set-up, or follows from the rest; the phase alone is enough in place
/// of an agenda where the phase begins with a decision.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Record {
    /// The options of the game.
    pub options: Value,
    /// The turn.
    pub turn: Option<u8>,
    /// `planning`, `soviet_cards`, `wehrmacht`, `soviet_counters` or `ending`.
    pub phase: Option<String>,
    /// Soviet counters by position, or `reserves`, `raid`, `lost`; the rest is in the stock.
    pub counters: Option<BTreeMap<String, Vec<String>>>,
    /// Weapons in the same way.
    pub weapons: BTreeMap<String, Vec<String>>,
    /// Exhausted counters.
    pub exhausted: Vec<String>,
    /// Counters with a Disrupted Token.
    pub disrupted: Vec<String>,
    /// Counters with an Action Token.
    pub acted: Vec<String>,
    /// Counters with a Command Token.
    pub commanded: Vec<String>,
    /// Counters that have moved in this phase.
    pub moved: Vec<String>,
    /// Defense Values by colour.
    pub defense: BTreeMap<String, u8>,
    /// Suppression Tokens in the boxes by colour.
    pub suppression: BTreeMap<String, u8>,
    /// What stands on each track, from the edge of the square: a type of counter, `-` for nothing; `scouts new` came
    /// this turn.
    pub tracks: BTreeMap<u8, Vec<String>>,
    /// Tracks with a Sapper Token.
    pub mined: Vec<u8>,
    /// Locations with a Disrupted Token.
    pub disrupted_locations: Vec<u8>,
    /// Other tokens on locations.
    pub location_tokens: BTreeMap<u8, String>,
    /// Tokens in the Supplies box.
    pub supplies: Option<BTreeMap<String, u8>>,
    /// Tokens in the Staging Area.
    pub staging: BTreeMap<String, u8>,
    /// Tokens in the stock: what is nowhere else.
    pub stock: Option<BTreeMap<String, u8>>,
    /// Tokens removed from the game.
    pub removed: BTreeMap<String, u8>,
    /// The Soviet cards.
    pub soviet_cards: SovietCardRecord,
    /// The Wehrmacht cards.
    pub wehrmacht_cards: WehrmachtCardRecord,
    /// The Tactics cards.
    pub tactics: TacticRecord,
    /// The Storm Group cards.
    pub storm_groups: StormGroupRecord,
    /// The Operational Support cards.
    pub support: SupportRecord,
    /// Actions left in this phase; what the tokens and used cards leave of three if left out.
    pub actions_left: Option<u8>,
    /// Moves left in this phase; what those who have moved leave of three if left out.
    pub moves_left: Option<u8>,
    /// Counters at stake: who goes on the raid, who is to be disrupted.
    pub picked: Vec<String>,
    /// The move under way.
    pub moving: Option<MoveRecord>,
    /// The steps still to come, the next one last.
    pub agenda: Vec<String>,
    /// How the game ended.
    pub end: Option<String>,
}

/// The Soviet cards on paper.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SovietCardRecord {
    /// The hand.
    pub hand: Vec<String>,
    /// Those of it that have been used.
    pub used: Vec<String>,
    /// The discard pile.
    pub discard: Vec<String>,
    /// Fog of War cards in the stock; all that are nowhere else if left out.
    pub fog_stock: Option<Vec<String>>,
    /// The deck.
    pub deck: Option<Vec<String>>,
    /// What the deck held when it was last shuffled.
    pub shuffled: Option<Vec<String>>,
}

/// The Wehrmacht cards on paper.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct WehrmachtCardRecord {
    /// How many cards have been drawn from the stack.
    pub drawn: Option<u8>,
    /// Cards that nobody has drawn; if left out, the last of each deck that are nowhere else.
    pub undrawn: Option<Vec<String>>,
    /// The German's hand.
    pub hand: Vec<String>,
    /// Those of it drawn after this turn's orders were laid.
    pub fresh: Vec<String>,
    /// The order pile, the next order first.
    pub orders: Vec<String>,
    /// The card being resolved.
    pub card: Option<String>,
    /// Cards still to be revealed this turn.
    pub cards_left: u8,
}

/// The Tactics cards on paper.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TacticRecord {
    /// How many cards have been drawn; it follows from the turn if left out.
    pub drawn: Option<u8>,
    /// Cards that nobody has drawn, those that were taken out unseen among them.
    pub undrawn: Option<Vec<String>>,
    /// Those in play, the latest first.
    pub in_play: Vec<String>,
    /// The German's hand.
    pub hand: Vec<String>,
    /// Those of it drawn after this turn's was laid.
    pub fresh: Vec<String>,
    /// The one laid face down.
    pub laid: Option<String>,
}

/// The Storm Group cards on paper.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct StormGroupRecord {
    /// The card in the box.
    pub current: Option<String>,
    /// Those raided with success.
    pub raided: Vec<String>,
    /// Those on the back of Resupply cards that have not been turned over; all that are nowhere else if left out.
    pub unturned: Option<Vec<String>>,
}

/// The Operational Support cards on paper.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SupportRecord {
    /// The card that lies open.
    pub current: Option<String>,
    /// Those satisfied.
    pub satisfied: Vec<String>,
    /// Those that nobody has drawn; all that are nowhere else if left out.
    pub undrawn: Option<Vec<String>>,
}

/// A move on paper.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveRecord {
    /// Who moves.
    pub counter: String,
    /// The position it left, or `reserves`.
    pub from: String,
    /// The position it goes to.
    pub to: String,
    /// The weapon it takes along.
    #[serde(default)]
    pub weapon: Option<String>,
    /// Those replaced who still need a place.
    #[serde(default)]
    pub replaced: Vec<String>,
    /// The weapon that those replaced may take along.
    #[serde(default)]
    pub left: Option<String>,
}

/// The phases in words.
pub(crate) const PHASES: [(Phase, &str); 5] = [
    (Phase::Planning, "planning"),
    (Phase::SovietCards, "soviet_cards"),
    (Phase::Wehrmacht, "wehrmacht"),
    (Phase::SovietCounters, "soviet_counters"),
    (Phase::Ending, "ending"),
];

/// The places off the positions, in words.
const PLACES: [(Place, &str); 4] =
    [(Place::RESERVES, RESERVES), (Place::STOCK, "stock"), (Place::LOST, "lost"), (Place::RAID, "raid")];
const SCORED: &str = "scored ";
const OVERRUN: &str = "overrun ";
const ENDS: [(End, &str); 3] =
    [(End::CommandPost, "command_post"), (End::NoCounters, "no_counters"), (End::NoFood, "no_food")];
const NOTHING: &str = "-";
const NEW: &str = " new";

impl Pavlov {
    /// Writes the position down.
    pub(crate) fn write_record(&self) -> Record {
        let phase = PHASES.iter().find(|(phase, _)| *phase == self.phase);
        Record {
            options: self.options.write(),
            turn: Some(self.turn),
            phase: phase.map(|(_, id)| (*id).into()),
            counters: Some(
                self.by_place(self.c.counters.len(), |n| (self.place[n], self.counter_id(Counter::from_index(n)))),
            ),
            weapons: self
                .by_place(self.c.weapons.len(), |n| (self.weapon_place[n], self.weapon_id(Weapon::from_index(n)))),
            exhausted: self.counter_ids(self.exhausted),
            disrupted: self.counter_ids(self.disrupted),
            acted: self.counter_ids(self.acted),
            commanded: self.counter_ids(self.commanded),
            moved: self.counter_ids(self.moved),
            defense: Colour::ALL.into_iter().map(|colour| (colour.id().into(), self.defense_of(colour))).collect(),
            suppression: (Colour::ALL.into_iter().map(|colour| (colour, self.suppression[colour as usize])))
                .filter(|&(_, count)| count > 0)
                .map(|(colour, count)| (colour.id().into(), count))
                .collect(),
            tracks: self.write_tracks(),
            mined: self.mined.into_iter().map(Track::number).collect(),
            disrupted_locations: self.broken.into_iter().map(Location::number).collect(),
            location_tokens: (self.token_at.iter().enumerate())
                .filter_map(|(n, token)| Some((Location::from_index(n).number(), (*token)?.id().into())))
                .collect(),
            supplies: Some(counted(self.supplies)),
            staging: counted(self.staging),
            stock: Some(counted(self.stock)),
            removed: counted(self.spent),
            soviet_cards: self.write_soviet_cards(),
            wehrmacht_cards: self.write_wehrmacht_cards(),
            tactics: self.write_tactics(),
            storm_groups: StormGroupRecord {
                current: self.storm.map(|card| self.storm_group_id(card)),
                raided: self.raided.into_iter().map(|card| self.storm_group_id(card)).collect(),
                unturned: Some(self.unturned.into_iter().map(|card| self.storm_group_id(card)).collect()),
            },
            support: SupportRecord {
                current: self.support.map(|card| self.support_id(card)),
                satisfied: self.supported.into_iter().map(|card| self.support_id(card)).collect(),
                undrawn: Some(self.supports_undrawn.into_iter().map(|card| self.support_id(card)).collect()),
            },
            actions_left: Some(self.actions_left),
            moves_left: Some(self.moves_left),
            picked: self.counter_ids(self.picked),
            moving: self.write_move(),
            agenda: self.agenda.steps().iter().map(|&step| step.write(self.c)).collect(),
            end: self.end.map(|end| match end {
                End::Scored(score) => format!("{SCORED}{score}"),
                End::Overrun(track) => format!("{OVERRUN}{}", track.number()),
                other => ENDS.iter().find(|(known, _)| *known == other).map_or("", |(_, id)| id).into(),
            }),
        }
    }

    fn counter_id(&self, counter: Counter) -> String {
        self.c.counters[counter.index()].id.clone()
    }

    fn counter_ids(&self, counters: Counters) -> Vec<String> {
        counters.into_iter().map(|counter| self.counter_id(counter)).collect()
    }

    fn weapon_id(&self, weapon: Weapon) -> String {
        self.c.weapons[weapon.index()].id.clone()
    }

    fn storm_group_id(&self, card: StormGroup) -> String {
        self.c.storm_groups[card.index()].id.clone()
    }

    fn support_id(&self, card: Support) -> String {
        self.c.supports[card.index()].id.clone()
    }

    /// A position, or one of the other places.
    fn place_id(&self, place: Place) -> String {
        match place.position() {
            Some(position) => self.c.position_id(position).into(),
            None => PLACES.iter().find(|(known, _)| *known == place).map_or("", |(_, id)| id).into(),
        }
    }

    /// What is not in the stock, by place.
    fn by_place(&self, count: usize, each: impl Fn(usize) -> (Place, String)) -> BTreeMap<String, Vec<String>> {
        let mut places = BTreeMap::<String, Vec<String>>::new();
        for (place, id) in (0..count).map(each).filter(|(place, _)| *place != Place::STOCK) {
            places.entry(self.place_id(place)).or_default().push(id);
        }
        places
    }

    fn write_tracks(&self) -> BTreeMap<u8, Vec<String>> {
        let mut tracks = BTreeMap::new();
        for (track, circles) in self.c.tracks.iter().zip(&self.tracks) {
            let Some(last) = circles.iter().rposition(|circle| !circle.is_empty()) else { continue };
            let each = circles[..=last].iter().map(|circle| match circle.kind() {
                None => NOTHING.into(),
                Some(kind) => format!("{}{}", self.c.kinds[kind.index()].id, if circle.is_fresh() { NEW } else { "" }),
            });
            tracks.insert(track.number, each.collect());
        }
        tracks
    }

    fn write_soviet_cards(&self) -> SovietCardRecord {
        let ids = |cards: Set<SovietCard>| cards.into_iter().map(|card| self.c.soviet_card_id(card).into()).collect();
        SovietCardRecord {
            hand: ids(self.hand),
            used: ids(self.used),
            discard: ids(self.discard),
            fog_stock: Some(ids(self.fog_stock)),
            deck: Some(ids(self.deck)),
            shuffled: Some(ids(self.shuffled)),
        }
    }

    fn write_wehrmacht_cards(&self) -> WehrmachtCardRecord {
        let id = |card: WehrmachtCard| self.c.wehrmacht_card_id(card).to_owned();
        let ids = |cards: Set<WehrmachtCard>| cards.into_iter().map(id).collect();
        WehrmachtCardRecord {
            drawn: Some(self.drawn),
            undrawn: Some(ids(self.undrawn)),
            hand: ids(self.german_hand),
            fresh: ids(self.fresh),
            orders: self.orders.iter().flatten().copied().map(id).collect(),
            card: self.card.map(id),
            cards_left: self.cards_left,
        }
    }

    fn write_tactics(&self) -> TacticRecord {
        let id = |card: TacticCard| self.c.tactic_card_id(card).to_owned();
        let ids = |cards: Set<TacticCard>| cards.into_iter().map(id).collect();
        TacticRecord {
            drawn: Some(self.tactics_drawn),
            undrawn: Some(ids(self.tactics_undrawn)),
            in_play: self.tactics.iter().flatten().copied().map(id).collect(),
            hand: ids(self.german_tactics),
            fresh: ids(self.fresh_tactic),
            laid: self.laid_tactic.map(id),
        }
    }

    fn write_move(&self) -> Option<MoveRecord> {
        let moving = self.moving;
        (moving != Moving::NONE).then(|| MoveRecord {
            counter: self.counter_id(moving.counter),
            from: self.place_id(moving.from),
            to: self.c.position_id(moving.to).into(),
            weapon: moving.weapon.map(|weapon| self.weapon_id(weapon)),
            replaced: self.counter_ids(moving.replaced),
            left: moving.left.map(|weapon| self.weapon_id(weapon)),
        })
    }
}

/// Tokens that there are, by kind.
fn counted(tokens: [u8; TOKENS]) -> BTreeMap<String, u8> {
    let each = Token::ALL.into_iter().map(|token| (token, tokens[token as usize]));
    each.filter(|&(_, count)| count > 0).map(|(token, count)| (token.id().into(), count)).collect()
}
