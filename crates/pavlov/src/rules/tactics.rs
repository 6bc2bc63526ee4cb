//! Tactics cards (p28-tactics): how they enter play, and their effects.

use kurgan_core::chance::Bag;
use kurgan_core::{Chance, Id, Log, byte};

use super::decide::{Happen, step};
use crate::chance::Roll;
use crate::components::{Kind, TACTIC_DECKS, TacticCard, TacticEffect, Track, WehrmachtCard};
use crate::event::Event;
use crate::options::TacticsVariant;
use crate::state::{Pavlov, Phase};

step! {
    /// The Wehrmacht Card Phase begins: Tactics cards are dealt (p28-veteran, p29-elite) or the German's is shown
    /// (p30-competitive).
    pub struct Tactics;
}

impl Happen for Tactics {
    const IN: &'static [Phase] = &[Phase::SovietCards, Phase::Wehrmacht];

    fn carry_out<C: Chance>(self, game: &mut Pavlov, chance: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        game.agenda.pop();
        game.enter(Phase::Wehrmacht, log);
        game.cards_left = game.c.numbers.cards_per_turn;
        if game.options.competitive() {
            game.cards_left = byte(game.orders.iter().flatten().count());
            let shown = game.laid_tactic.take();
            game.put_tactics([shown, None], log);
            return Ok(());
        }
        match game.options.tactics {
            TacticsVariant::None => {}
            TacticsVariant::Veteran => {
                let next = game.draw_tactic(chance)?;
                game.put_tactics([next, None], log);
            }
            TacticsVariant::Elite => {
                // The first turn deals two, of which the first lies farthest from the deck.
                let kept = match game.tactics[0] {
                    None => game.draw_tactic(chance)?,
                    kept => kept,
                };
                let next = game.draw_tactic(chance)?;
                game.put_tactics([next, kept], log);
            }
        }
        Ok(())
    }
}

impl Pavlov {
    /// These cards are in play now.
    fn put_tactics<L: Log<Event>>(&mut self, now: [Option<TacticCard>; 2], log: &mut L) {
        let before = std::mem::replace(&mut self.tactics, now);
        for card in before.into_iter().flatten().filter(|&card| !now.contains(&Some(card))) {
            log.push(Event::TacticGone(card));
        }
        for card in now.into_iter().rev().flatten().filter(|&card| !before.contains(&Some(card))) {
            log.push(Event::TacticDealt(card));
        }
    }

    /// The row of the removed cards for this game.
    fn tactics_row(&self) -> usize {
        match self.options.tactics {
            _ if self.options.competitive() => 2,
            TacticsVariant::Elite => 1,
            TacticsVariant::None | TacticsVariant::Veteran => 0,
        }
    }

    /// The next card of the Tactics stack; of each deck some cards were removed unseen (p28-veteran).
    pub(crate) fn draw_tactic<C: Chance>(&mut self, chance: &mut C) -> Result<Option<TacticCard>, C::Dry> {
        let mut slot = self.tactics_drawn;
        for deck in 0..TACTIC_DECKS {
            let all = self.c.tactic_decks[deck];
            let removed = self.c.removed[self.tactics_row()][deck];
            let size = all.count().saturating_sub(removed);
            if slot >= size {
                slot -= size;
                continue;
            }
            let why = Roll::TacticDeck(byte(deck)).into();
            let left = self.tactics_undrawn & all;
            let card = chance.draw(Bag { why, slot, filled: all.bits().into(), left: left.bits().into() })?;
            let card = TacticCard(card);
            self.tactics_undrawn.remove(card);
            self.tactics_drawn += 1;
            return Ok(Some(card));
        }
        Ok(None)
    }

    /// The effects of the cards in play; copies add up (ruling 80).
    fn effects(&self) -> impl Iterator<Item = TacticEffect> {
        let c = self.c;
        let cards = self.tactics.into_iter().flatten();
        cards.map(|card| c.tactics[c.tactic_cards[card.index()].tactic.index()].effect)
    }

    /// What the cards in play add up to, as far as `of` counts them.
    fn total(&self, of: impl Fn(TacticEffect) -> Option<u8>) -> u8 {
        self.effects().filter_map(of).sum()
    }

    /// A Defense Value raised by tactics, which do not lift it above 6 (ruling 80).
    fn raised(&self, base: u8, by: u8) -> u8 {
        (base + by).min(self.c.numbers.tactic_defense_cap.max(base))
    }

    /// How many dice more this card rolls (p28-artillery-barrage, p28-mortar-concentration, p28-marksmen).
    pub(crate) fn extra_card_dice(&self, card: WehrmachtCard) -> u8 {
        self.total(|effect| match effect {
            TacticEffect::CardDiceBonus { cards, amount } if cards.has(card) => Some(amount),
            _ => None,
        })
    }

    /// The Defense Value of aircraft (p28-air-superiority).
    pub(crate) fn bomber_defense(&self, base: u8) -> u8 {
        let by = self.total(|effect| match effect {
            TacticEffect::Ju87DefenseBonus { amount } => Some(amount),
            _ => None,
        });
        self.raised(base, by)
    }

    /// How many aircraft come (p28-stuka-wing).
    pub(crate) fn bomber_count(&self, base: u8) -> u8 {
        base + self.total(|effect| match effect {
            TacticEffect::Ju87AircraftBonus { amount } => Some(amount),
            _ => None,
        })
    }

    /// The Defense Value of a counter being placed (p28-recon).
    pub(crate) fn arriving_defense(&self, kind: Kind) -> u8 {
        let by = self.total(|effect| match effect {
            TacticEffect::PlacedCounterDefenseBonus { kinds, amount } if kinds.has(kind) => Some(amount),
            _ => None,
        });
        self.raised(self.c.kinds[kind.index()].defense, by)
    }

    /// The Defense Value of the counter on a circle, counted from 1; 0 on an empty one (p28-recon).
    pub(crate) fn defense_of_circle(&self, track: Track, circle: u8) -> u8 {
        let there = self.tracks[track.index()][usize::from(circle) - 1];
        match there.kind() {
            Some(kind) if there.is_fresh() => self.arriving_defense(kind),
            Some(kind) => self.c.kinds[kind.index()].defense,
            None => 0,
        }
    }

    /// The dice of a Soviet attack (p28-smoke-screen).
    pub(crate) fn soviet_attack_dice(&self, dice: u8, infantry: bool) -> u8 {
        self.effects().fold(dice, |dice, effect| match effect {
            TacticEffect::SovietAttackDicePenalty { amount, minimum } if infantry => {
                dice.saturating_sub(amount).max(minimum.min(dice))
            }
            _ => dice,
        })
    }

    /// The dice for so many Suppression Tokens spent on a counter being placed (p28-infiltration).
    pub(crate) fn suppression_dice(&self, kind: Kind, tokens: u8) -> u8 {
        self.effects().fold(tokens, |dice, effect| match effect {
            TacticEffect::SuppressionDicePenalty { kinds, amount, minimum } if kinds.has(kind) => {
                dice.saturating_sub(amount).max(minimum.min(dice))
            }
            _ => dice,
        })
    }

    /// The dice of an Anti-aircraft Token (p28-flak-suppression).
    pub(crate) fn aa_dice(&self) -> u8 {
        self.effects().fold(self.c.numbers.aa_dice, |dice, effect| match effect {
            TacticEffect::AaDicePerToken { value } => value,
            _ => dice,
        })
    }

    /// The dice of a Sapper Token (p28-pioneers).
    pub(crate) fn sapper_dice(&self) -> u8 {
        self.effects().fold(self.c.numbers.sapper_dice, |dice, effect| match effect {
            TacticEffect::SapperDice { value } => value,
            _ => dice,
        })
    }

    /// The dice that each colour with a counter of the sort rolls more in an Assault (p28-combined-assault).
    pub(crate) fn assault_bonus(&self) -> u8 {
        self.total(|effect| match effect {
            TacticEffect::AssaultDiceBonus { amount } => Some(amount),
            _ => None,
        })
    }

    /// Whether the Forward Observer must be silent (p28-counter-battery).
    pub(crate) fn observer_forbidden(&self) -> bool {
        self.effects().any(|effect| effect == TacticEffect::ForbidForwardObserver)
    }

    /// The dice of the Suppress Defender action that the arrival of this counter sets off (p28-covering-fire).
    pub(super) fn covering_dice(&self, kind: Kind) -> u8 {
        let value = self.c.kinds[kind.index()].value;
        self.total(|effect| match effect {
            TacticEffect::OnPlaceSuppress { kinds } if kinds.has(kind) => Some(value),
            _ => None,
        })
    }

    /// The dice of the Attack Building action that the arrival of this counter sets off (p28-panzer-spearhead).
    pub(super) fn spearhead_dice(&self, kind: Kind) -> u8 {
        let value = self.c.kinds[kind.index()].value;
        self.total(|effect| match effect {
            TacticEffect::OnPlaceAttackBuilding { kinds } if kinds.has(kind) => Some(value),
            _ => None,
        })
    }

    /// Where a counter goes that was rolled for this track (p28-schwerpunkt).
    pub(crate) fn reroute(&self, track: Track) -> Track {
        let count = |track: Track| self.tracks[track.index()].iter().filter(|circle| !circle.is_empty()).count();
        if count(track) > 0 || !self.effects().any(|effect| effect == TacticEffect::ReroutePlacement) {
            return track;
        }
        let data = &self.c.tracks[track.index()];
        let fullest = self.c.tracks_of[data.colour as usize]
            .into_iter()
            .fold(track, |fullest, other| if count(other) > count(fullest) { other } else { fullest });
        let room = count(fullest) < usize::from(self.c.tracks[fullest.index()].circles);
        if room { fullest } else { track }
    }
}
