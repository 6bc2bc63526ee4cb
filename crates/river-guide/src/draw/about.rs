//! The description of one board element.

use guide::board::About;
use kurgan_core::pack::Pack;
use kurgan_core::pack::Source;
use river::components::{BOATS, Boat, Landing, all};
use river::{BRIDGEHEAD, FOOTHOLD};

use crate::names::Desk;
use crate::words::Says;

impl Desk<'_> {
    /// Everything about an element; none where there is no such element.
    pub(super) fn about(self, element: &str) -> Option<About> {
        let c = self.s.c;
        match element.split_once(' ') {
            Some(("boat", id)) => Some(self.about_boat(c.boat_named(id)?)),
            Some(("landing", id)) => Some(self.about_landing(c.landing_named(id)?)),
            _ if element == "quay" => Some(self.about_quay()),
            _ if element == "weather" => self.about_weather(),
            _ if element == "landed" => Some(self.about_landed()),
            _ => None,
        }
    }

    /// Where the values of a record come from.
    fn source(self, file: &str, record: &str) -> Option<Source> {
        self.s.c.provenance_of(file, record, "").map(|entry| entry.kind)
    }

    fn about_boat(self, boat: Boat) -> About {
        let (s, say, data) = (self.s, self.s.words.say(), self.s.c.boat(boat));
        About {
            title: s.boat(boat).into(),
            lines: vec![
                say.about_load(data.load),
                say.about_hull(self.game.hull(boat), data.hull),
                say.about_place(self.place(boat)),
            ],
            source: self.source("boats.toml", &format!("boat {}", data.id)),
            rule: Some("1.1"),
        }
    }

    fn about_landing(self, landing: Landing) -> About {
        let (s, game, say, data) = (self.s, self.game, self.s.words.say(), self.s.c.landing(landing));
        let boats = game.boats_at(landing);
        About {
            title: s.landing(landing).into(),
            lines: vec![
                say.about_light(self.light(landing)),
                say.about_guns(data.guns, game.guns(landing)),
                say.about_room(boats.len(), data.room),
                say.about_boats(s.boats(boats)),
            ],
            source: self.source("landings.toml", &format!("landing {}", data.id)),
            rule: Some("1.2"),
        }
    }

    fn about_quay(self) -> About {
        let (game, say) = (self.game, self.s.words.say());
        let boats = all(BOATS).into_iter().filter(|&boat| game.hull(boat) > 0 && game.sent(boat).is_none()).collect();
        let lines = vec![say.about_quay(), say.about_boats(self.s.boats(boats))];
        About { title: say.quay(), lines, source: None, rule: Some("6.2") }
    }

    fn about_weather(self) -> Option<About> {
        let (s, say) = (self.s, self.s.words.say());
        let chit = self.game.weather()?;
        Some(About {
            title: s.chit(chit).into(),
            lines: vec![say.about_weather(s.change(chit)), say.about_bag(s.chits(self.game.bag()))],
            source: self.source("weather.toml", &format!("chit {}", s.c.chit(chit).id)),
            rule: Some("1.3"),
        })
    }

    fn about_landed(self) -> About {
        let say = self.s.words.say();
        let lines = vec![
            say.about_landed(self.game.landed()),
            say.about_foothold(self.goal(FOOTHOLD)),
            say.about_bridgehead(self.goal(BRIDGEHEAD)),
        ];
        About { title: say.gauge_landed(), lines, source: None, rule: Some("7.4") }
    }
}
