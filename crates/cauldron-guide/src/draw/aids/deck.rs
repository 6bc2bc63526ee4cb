//! The cards: what is left in the pile, and what the next card can bring.

use std::collections::BTreeMap;

use cauldron::components::{Card, CardData, Offensive, Targets};
use guide::signed;
use kurgan_core::Id;
use maud::{Markup, html};

use super::super::desk::Desk;
use crate::words::Says;

impl Desk<'_> {
    /// The columns of a card other than its event.
    pub(in super::super) fn card_columns(&self, card: Card) -> String {
        let say = self.words.say();
        let data = &self.c.cards[card.index()];
        say.cauldron_card_columns(self.weather_of(data), data.random, offensive(data.offensive), self.targets_of(data))
    }

    fn weather_of(&self, data: &CardData) -> String {
        self.words.say().cauldron_weather_name(data.weather.map_or("same", cauldron::components::Weather::id))
    }

    fn targets_of(&self, data: &CardData) -> String {
        self.words.say().cauldron_targets_name(match data.targets {
            Targets::None => "none",
            Targets::AnyThree => "any_3",
            Targets::Even => "even",
            Targets::Odd => "odd",
            Targets::All => "all",
        })
    }

    pub(super) fn deck(&self) -> Markup {
        let say = self.words.say();
        let (pile, removed) = (self.game.pile(), self.game.removed());
        let data = |card: Card| &self.c.cards[card.index()];
        let mut weather = BTreeMap::new();
        let mut offensive_adds = BTreeMap::new();
        let mut targets = BTreeMap::new();
        for card in pile {
            *weather.entry(self.weather_of(data(card))).or_insert(0_usize) += 1;
            *offensive_adds.entry(self.game.offensive_number(data(card).offensive)).or_insert(0_usize) += 1;
            *targets.entry(self.targets_of(data(card))).or_insert(0_usize) += 1;
        }
        let of = |count: usize| format!("{count}/{}", pile.len());
        let state = |card: Card| {
            if removed.has(card) {
                ("cd-off", "✕", say.cauldron_card_removed())
            } else if pile.has(card) {
                ("", "●", say.cauldron_card_in_pile())
            } else {
                ("cd-done", "○", say.cauldron_card_discarded())
            }
        };
        html! {
            p { (say.cauldron_deck_left(pile.len(), self.c.deck.len(), removed.len())) }
            table.cd-table {
                tbody {
                    tr { th scope="row" { (say.cauldron_deck_column("weather")) }
                        td { @for (name, count) in &weather { (name) " " (of(*count)) br; } } }
                    @if !self.game.is_offensive_on() {
                        tr { th scope="row" { (say.cauldron_deck_column("offensive")) }
                            td { @for (add, count) in &offensive_adds { (signed(*add)) " " (of(*count)) br; } } }
                        tr { th scope="row" { (say.cauldron_deck_column("targets")) }
                            td { @for (name, count) in &targets { (name) " " (of(*count)) br; } } }
                    }
                }
            }
            p.cd-note { (say.cauldron_deck_note()) }
            details {
                summary { (say.cauldron_deck_all()) }
                // Five columns are wider than a phone.
                div.scroll tabindex="0" {
                    table.cd-table.cd-deck {
                        thead { tr {
                            td {} th scope="col" { (say.cauldron_deck_column("event")) }
                            @for id in ["weather", "random", "offensive", "targets"] {
                                th scope="col" { (say.cauldron_deck_short(id)) }
                            }
                        } }
                        tbody {
                            @for card in self.c.deck {
                                @let data = data(card);
                                @let (class, sign, word) = state(card);
                                tr class=(class) {
                                    td { span role="img" title=(word) aria-label=(word) { (sign) } " " (data.number) }
                                    th scope="row" title=(self.words.name(&data.text)) {
                                        (self.words.name(&data.title))
                                        @if data.reshuffle { " ↻" }
                                        @if data.remove { " †" }
                                    }
                                    td { (self.weather_of(data)) } td { (data.random) } td { (offensive(data.offensive)) }
                                    td { (self.targets_of(data)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// `2`, `2/1`.
fn offensive(number: Offensive) -> String {
    match number {
        Offensive::Always(number) => signed(number),
        Offensive::Either { left, right } => format!("{}/{}", signed(left), signed(right)),
    }
}
