//! The cards: in hand, on the table and in the stacks.

use kurgan_core::{Id, Set};

use super::Sight;
use crate::components::{
    Counter, SovietCard, StormGroup, Support, TacticCard, Unit, Use, WehrmachtCard, WehrmachtCards,
};
use crate::rules::InStack;
use crate::state::Counters;
use crate::view::FaceDown;

/// Soviet cards.
impl Sight<'_> {
    /// The Soviet hand, to those who may see it (ruling 90).
    #[inline]
    pub fn hand(self) -> Option<Set<SovietCard>> {
        if self.game.soviet_hidden(self.seat) { None } else { Some(self.game.hand) }
    }

    /// How many cards are in the Soviet hand.
    #[inline]
    pub fn hand_size(self) -> usize {
        self.game.hand.len()
    }

    /// The cards of the hand that have been used, which everybody sees.
    #[inline]
    pub fn used(self) -> Set<SovietCard> {
        self.game.used
    }

    /// How many Soviet cards are in the deck, in the discard pile, and how many Fog of War cards in the stock.
    pub fn soviet_cards(self) -> [usize; 3] {
        [self.game.deck, self.game.discard, self.game.fog_stock].map(Set::len)
    }

    /// The discard pile, which lies open.
    pub fn discard(self) -> Set<SovietCard> {
        self.game.discard
    }

    /// The Soviet cards that the seat has not seen: the deck, and the hand where it is hidden.
    pub fn unseen_soviet(self) -> Set<SovietCard> {
        if self.hand().is_some() { self.game.deck } else { self.game.unseen_soviet() }
    }

    /// What a unit can be used for in this game (p27-operational-support).
    pub fn uses_of(self, unit: Unit) -> impl Iterator<Item = Use> {
        let support = self.game.options.operational_support;
        unit.uses().iter().copied().filter(move |&what| support || what != Use::OperationalSupport)
    }
}

/// Wehrmacht and Tactics cards.
impl Sight<'_> {
    /// The Wehrmacht card being resolved.
    pub fn card(self) -> Option<WehrmachtCard> {
        self.game.card
    }

    /// How many Wehrmacht cards are still to be revealed this turn.
    #[inline]
    pub fn cards_left(self) -> u8 {
        self.game.cards_left
    }

    /// How many cards of the Wehrmacht stack nobody has drawn.
    pub fn stack_left(self) -> usize {
        self.rest_of_stack().count()
    }

    /// The turn in which the next Resupply card comes; not known where a German player may hold it back.
    pub fn next_resupply(self) -> Option<usize> {
        if self.game.options.competitive() {
            return None;
        }
        let place = self.rest_of_stack().position(|card| card == InStack::Resupply)?;
        let place = usize::from(self.game.drawn) + place;
        Some(place / usize::from(self.game.c.numbers.cards_per_turn.max(1)) + 1)
    }

    /// What is left of the Wehrmacht stack from the top.
    fn rest_of_stack(self) -> impl Iterator<Item = InStack> {
        (self.game.drawn..=u8::MAX).map_while(move |place| self.game.in_stack(place))
    }

    /// The Wehrmacht cards that the seat has not seen, Resupply aside: the stack, and the German's where they are hidden.
    pub fn unseen_wehrmacht(self) -> WehrmachtCards {
        if self.game.german_hidden(self.seat) { self.game.unseen_wehrmacht() } else { self.game.undrawn }
    }

    /// The German's Wehrmacht and Tactics cards in hand, to those who may see them.
    pub fn german_hand(self) -> Option<(WehrmachtCards, Set<TacticCard>)> {
        let hidden = self.game.german_hidden(self.seat);
        (!hidden).then_some((self.game.german_hand, self.game.german_tactics))
    }

    /// The orders laid and not yet revealed, and the Tactics card laid face down, to those who may see them.
    pub fn german_orders(self) -> Option<([Option<WehrmachtCard>; 3], Option<TacticCard>)> {
        let hidden = self.game.german_hidden(self.seat);
        (!hidden).then_some((self.game.orders, self.game.laid_tactic))
    }

    /// What everybody knows of the German's cards.
    pub fn german_face_down(self) -> FaceDown {
        self.game.face_down()
    }

    /// The Tactics cards in play, the latest first.
    pub fn tactics(self) -> [Option<TacticCard>; 2] {
        self.game.tactics
    }
}

/// Storm Groups and Operational Support.
impl Sight<'_> {
    /// The card in the Storm Group box.
    #[inline]
    pub fn storm_group(self) -> Option<StormGroup> {
        self.game.storm
    }

    /// The Storm Group cards set aside after a successful raid.
    #[inline]
    pub fn raided(self) -> Set<StormGroup> {
        self.game.raided
    }

    /// The dice that a counter adds to a raid (p18-raid, p24-storm-group).
    pub fn raider_dice(self, counter: Counter) -> u8 {
        self.game.party_dice(Set::only(counter))
    }

    /// The dice of this party against the card in the Storm Group box; where no raid goes out under fire, once its
    /// tracks are clear (ruling 93).
    pub fn raid_dice(self, party: Counters) -> Option<u8> {
        let colour = self.game.c.storm_groups[self.game.storm?.index()].colour;
        let under_fire = self.game.options.raid_under_fire;
        Some(if under_fire { self.game.raid_dice(party, colour) } else { self.game.party_dice(party).max(1) })
    }

    /// The Operational Support card that lies open, and those satisfied.
    pub fn support_cards(self) -> (Option<Support>, Set<Support>) {
        (self.game.support, self.game.supported)
    }

    /// Whether the stock holds the tokens that an Operational Support card asks for (ruling 78).
    pub fn has_tokens_for(self, card: Support) -> bool {
        self.game.tokens_for(card).is_ok()
    }
}
