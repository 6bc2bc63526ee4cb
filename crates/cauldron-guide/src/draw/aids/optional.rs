//! The tables of the optional rules.

use cauldron::Held;
use cauldron::components::{ByRandom, CouncilResult, RANDOM, Rumor, RumorResult, WhatIf};
use guide::signed;
use maud::{Markup, html};

use super::super::desk::Desk;
use super::range;
use crate::words::Says;

/// The values of a table by random number, each with the numbers that bring it.
fn rows<T: Copy + PartialEq>(table: &ByRandom<T>) -> Vec<(String, T)> {
    let mut rows: Vec<(usize, usize, T)> = Vec::new();
    for (number, &value) in (1..).zip(&table.results) {
        match rows.last_mut() {
            Some((_, to, known)) if *known == value => *to = number,
            _ => rows.push((number, number, value)),
        }
    }
    let whole = |n: usize| i32::try_from(n).ok();
    let named = |(from, to, value): (usize, usize, T)| {
        let to = if to == RANDOM { None } else { whole(to) };
        (range(whole(from), to), value)
    };
    rows.into_iter().map(named).collect()
}

impl Desk<'_> {
    /// p11-council-of-war.
    pub(super) fn council(&self) -> Markup {
        let say = self.words.say();
        let words = |result: CouncilResult| match result {
            CouncilResult::Surrender { ssi, .. } if ssi != 0 => say.cauldron_council_surrender_ssi(signed(ssi)),
            CouncilResult::Surrender { lenient_from: Some(turn), .. } => say.cauldron_council_surrender_late(turn),
            CouncilResult::Surrender { .. } => say.cauldron_council_surrender(),
            CouncilResult::Continue { appeals: 0, attacks: 0 } => say.cauldron_council_continue(),
            CouncilResult::Continue { appeals, attacks } => {
                say.cauldron_council_bonus(signed(appeals), signed(attacks))
            }
        };
        html! {
            table.cd-table { tbody {
                @for (numbers, result) in rows(&self.c.council.results) { tr { td { (numbers) } th scope="row" { (words(result)) } } }
            } }
            p.cd-note { (say.cauldron_council_note(signed(self.c.council.final_offensive))) }
        }
    }

    /// p13-rumors-tables.
    pub(super) fn rumors(&self) -> Markup {
        let say = self.words.say();
        let milch = self.game.holds(Held::Milch);
        let numbers = |rumor: Rumor, wanted: RumorResult| {
            let data = &self.c.rumors[rumor as usize];
            let table = if milch { &data.results_with_milch } else { &data.results };
            let found = rows(table).into_iter().find(|(_, result)| *result == wanted);
            found.map_or_else(|| "–".into(), |(numbers, _)| numbers)
        };
        html! {
            table.cd-table {
                thead { tr { td {}
                    @for id in ["dispelled", "inconclusive", "obtains"] { th scope="col" { (say.cauldron_result_name(id)) } }
                } }
                tbody {
                    @for rumor in Rumor::ALL {
                        tr.cd-row[self.game.rumor() == Some(rumor)].cd-off[self.game.is_rumor_over(rumor)] {
                            th scope="row" { (self.rumor(rumor)) }
                            @for result in [RumorResult::Dispelled, RumorResult::Inconclusive, RumorResult::Obtains] {
                                td { (numbers(rumor, result)) }
                            }
                        }
                    }
                }
            }
            table.cd-table { tbody {
                @for (numbers, rumor) in rows(&self.c.new_rumor) {
                    tr { td { (numbers) } th scope="row" { (rumor.map_or_else(|| say.cauldron_no_rumor(), |rumor| self.rumor(rumor).into())) } }
                }
            } }
            p.cd-note { (say.cauldron_rumors_note()) }
        }
    }

    /// p13-what-if-table.
    pub(super) fn what_if(&self) -> Markup {
        let say = self.words.say();
        let words = |what: WhatIf| match what {
            WhatIf::NoEffect => say.cauldron_what_if_nothing(),
            WhatIf::Supply(add) => say.cauldron_what_if_supply(add),
            WhatIf::Weather(weather) => say.cauldron_what_if_weather(say.cauldron_weather_name(weather.id())),
            WhatIf::OfficersEscape(points) => say.cauldron_what_if_officers(signed(points)),
            WhatIf::KeyArea(area) => say.cauldron_lasting_key(self.area(area)),
            WhatIf::RightHandNumber => say.cauldron_what_if_right_hand(),
            WhatIf::ShiftLeft => say.cauldron_what_if_left(),
            WhatIf::ShiftRight => say.cauldron_what_if_right(),
            WhatIf::RegularTarget(area) => say.cauldron_lasting_regular(self.area(area)),
        };
        html! {
            table.cd-table { tbody {
                @for (numbers, what) in rows(&self.c.what_if) { tr { td { (numbers) } th scope="row" { (words(what)) } } }
            } }
        }
    }
}
