//! What the shapes and colors of the map mean.

use maud::{Markup, html};
use volga::components::{Class, Strategy, Terrain};

use super::super::desk::Desk;
use super::super::symbols;
use crate::words::Says;

impl Desk<'_> {
    pub(super) fn key(&self) -> Markup {
        let say = self.words.say();
        let symbol = |id: &str, class: &str| {
            html! { svg.(class) viewBox="0 0 26 26" aria-hidden="true" { use href=(format!("#{id}")) width="26" height="26" {} } }
        };
        let row = |id: &str, class: &str, word: String| {
            html! { tr { td { (symbol(id, class)) } th scope="row" { (word) } } }
        };
        let counter = |class: &str, marks: &[&str], word: String| {
            html! {
                tr {
                    td { svg.counter.(class) viewBox="0 0 40 40" aria-hidden="true" {
                        rect.body width="40" height="40" rx="4" {}
                        @for mark in marks { use href=(format!("#{mark}")) width="40" height="40" {} }
                    } }
                    th scope="row" { (word) }
                }
            }
        };
        html! {
            table.key { tbody {
                @for terrain in Terrain::ALL {
                    @let class = if terrain == Terrain::None { "g" } else { "s" };
                    (row(symbols::identifier(terrain), class, self.terrain_title(terrain)))
                }
                (row("v-burst", "s", say.volga_control_contested()))
            } }
            table.key { tbody {
                @for class in Class::ALL { (counter("german", &[symbols::unit(class)], self.class(class))) }
                (counter("german", &["v-infantry", "v-spent"], say.volga_key_spent()))
                (counter("soviet", &[symbols::back(Terrain::HeavyUrban)], say.volga_soviet_hidden()))
                @for strategy in Strategy::ALL { (counter("soviet", &[symbols::strategy(strategy)], self.strategy(strategy).into())) }
            } }
            p.note { "+ " (say.volga_key_arrivals()) }
        }
    }
}
