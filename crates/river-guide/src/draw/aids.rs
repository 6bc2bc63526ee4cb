//! Player aids: tables beside the board, with what applies now.

use guide::board::Aid;
use maud::{Markup, html};
use river::components::{CHITS, Chit, LANDINGS, all};

use crate::names::Desk;
use crate::words::Says;

impl Desk<'_> {
    pub(super) fn aids(self) -> Vec<Aid> {
        let say = self.s.words.say();
        vec![
            Aid { id: "landings", title: say.aid_landings(), body: self.landings() },
            Aid { id: "weather", title: say.aid_weather(), body: self.chits() },
        ]
    }

    /// Where the light may fall, and what it would cost (3.1, 5.1).
    fn landings(self) -> Markup {
        let (s, game, say) = (self.s, self.game, self.s.words.say());
        html! {
            table {
                thead { tr {
                    th { (say.head_landing()) } th { (say.head_light()) } th { (say.head_guns()) } th { (say.head_room()) }
                } }
                tbody {
                    @for landing in all(LANDINGS) {
                        tr.now[self.shines(landing)] {
                            th scope="row" { (s.landing(landing)) }
                            td { (self.light(landing)) }
                            td { (game.guns(landing)) }
                            td { (game.boats_at(landing).len()) "/" (s.c.landing(landing).room) }
                        }
                    }
                }
            }
            p { (say.note_landings()) }
        }
    }

    /// The chits, and which of them can still be drawn (2.1).
    fn chits(self) -> Markup {
        let (s, game, say) = (self.s, self.game, self.s.words.say());
        let state = |chit: Chit| match game.weather() {
            Some(now) if now == chit => say.chit_now(),
            _ if game.bag().has(chit) => say.chit_bag(),
            _ => say.chit_drawn(),
        };
        html! {
            table {
                thead { tr { th { (say.head_weather()) } th { (say.head_guns()) } th { (say.head_place()) } } }
                tbody {
                    @for chit in all(CHITS) {
                        tr.now[game.weather() == Some(chit)] {
                            th scope="row" { (s.chit(chit)) } td { (s.change(chit)) } td { (state(chit)) }
                        }
                    }
                }
            }
            p { (say.note_weather()) }
        }
    }
}
