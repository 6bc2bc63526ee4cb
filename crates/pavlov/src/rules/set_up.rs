//! Set-up (p2-setup).

use kurgan_core::{Agenda, Chance, Id, Log, Set};

use crate::components::{CIRCLES, COUNTERS, Components, LOCATIONS, TOKENS, TRACKS, TacticCard, WEAPONS, WehrmachtCard};
use crate::event::Event;
use crate::options::{Options, TacticsVariant};
use crate::state::{Circle, Counters, Index, Moving, Pavlov, Phase, Place};

impl Pavlov {
    /// Lays everything out; the agenda holds the first turn.
    pub(crate) fn set_up<C: Chance, L: Log<Event>>(
        c: &'static Components,
        options: Options,
        chance: &mut C,
        log: &mut L,
    ) -> Result<Self, C::Dry> {
        let mut game = Self::laid_out(c, options);
        for counter in c.starting {
            game.put(counter, Place::RESERVES);
        }
        if options.operational_support {
            game.supports_undrawn = (0..c.supports.len()).map(Id::from_index).collect();
            game.turn_support(chance, log)?;
        }
        game.agenda.push(super::Turn.into());
        Ok(game)
    }

    /// The board, the tokens and the decks; nobody is in the house.
    fn laid_out(c: &'static Components, options: Options) -> Self {
        let mut supplies = [0; TOKENS];
        let mut stock = [0; TOKENS];
        for (n, token) in c.tokens.iter().enumerate() {
            supplies[n] = token.start_in_supplies;
            stock[n] = token.count.saturating_sub(token.start_in_supplies);
        }
        // The Fog of War cards are all alike.
        let fog: Set<_> = c.fog.into_iter().take(c.fog_at_start.into()).collect();
        Self {
            c,
            options,
            turn: 0,
            phase: if options.competitive() { Phase::Planning } else { Phase::SovietCards },
            place: [Place::STOCK; COUNTERS],
            weapon_place: [Place::STOCK; WEAPONS],
            exhausted: Counters::EMPTY,
            disrupted: Counters::EMPTY,
            acted: Counters::EMPTY,
            commanded: Counters::EMPTY,
            moved: Counters::EMPTY,
            defense: [c.numbers.defense_start; 3],
            suppression: [0; 3],
            tracks: [[Circle::EMPTY; CIRCLES]; TRACKS],
            mined: Set::EMPTY,
            broken: Set::EMPTY,
            token_at: [None; LOCATIONS],
            supplies,
            staging: [0; TOKENS],
            stock,
            spent: [0; TOKENS],
            deck: c.action_cards | fog,
            shuffled: c.action_cards | fog,
            hand: Set::EMPTY,
            used: Set::EMPTY,
            discard: Set::EMPTY,
            fog_stock: c.fog - fog,
            undrawn: wehrmacht_stack(c, options),
            drawn: 0,
            german_hand: Set::EMPTY,
            fresh: Set::EMPTY,
            orders: [None; 3],
            card: None,
            cards_left: 0,
            tactics_undrawn: tactics_stack(c, options),
            tactics_drawn: 0,
            tactics: [None; 2],
            german_tactics: Set::EMPTY,
            fresh_tactic: Set::EMPTY,
            laid_tactic: None,
            unturned: c.resupply_groups,
            storm: None,
            raided: Set::EMPTY,
            supports_undrawn: Set::EMPTY,
            support: None,
            supported: Set::EMPTY,
            actions_left: 0,
            moves_left: 0,
            picked: Counters::EMPTY,
            moving: Moving::NONE,
            index: Index { stock: (0..c.counters.len()).map(Id::from_index).collect(), ..Index::EMPTY },
            agenda: Agenda::new(super::EndTurn.into()),
            end: None,
        }
    }
}

/// The Wehrmacht cards of the game; one of them only if a German plays it.
fn wehrmacht_stack(c: &Components, options: Options) -> Set<WehrmachtCard> {
    let cards = c.decks.iter().fold(Set::EMPTY, |all, &deck| all | deck);
    if options.competitive() { cards.with(c.competitive_card) } else { cards }
}

/// The Tactics cards, if any are used. Which of them were removed unseen nobody knows (p28-veteran).
fn tactics_stack(c: &Components, options: Options) -> Set<TacticCard> {
    if options.competitive() || options.tactics != TacticsVariant::None {
        c.tactic_decks.iter().fold(Set::EMPTY, |all, &deck| all | deck)
    } else {
        Set::EMPTY
    }
}
