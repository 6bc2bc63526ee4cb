//! The board for a terminal: the night, the landings from north to south, the boats.

use std::fmt::Write;

use guide::ruled;
use river::components::{BOATS, LANDINGS, all};
use river::{BRIDGEHEAD, FOOTHOLD};

use crate::names::Desk;
use crate::words::Says;

/// The board.
pub(super) fn board(desk: Desk<'_>) -> String {
    let mut out = String::new();
    // Writing to a text cannot fail.
    let _ = desk
        .write_night(&mut out)
        .and_then(|()| desk.write_landings(&mut out))
        .and_then(|()| desk.write_boats(&mut out));
    out
}

impl Desk<'_> {
    fn write_night(self, out: &mut String) -> std::fmt::Result {
        let (s, game, say) = (self.s, self.game, self.s.words.say());
        let hours = game.options().night.hours();
        let [foothold, bridgehead] = [FOOTHOLD, BRIDGEHEAD].map(|level| level * u16::from(hours));
        writeln!(out, "{}", say.board_head(game.hour(), hours, self.phase()))?;
        writeln!(out, "{}", say.board_landed(game.landed(), foothold, bridgehead))?;
        if let Some(chit) = game.weather() {
            let bag = say.board_bag(s.chits(game.bag()));
            writeln!(out, "{} · {bag}", say.label_weather(s.chit(chit), s.change(chit)))?;
        }
        if let Some(landing) = game.aim() {
            writeln!(out, "{}", say.label_light_aim(s.landing(landing)))?;
        }
        writeln!(out)
    }

    fn write_landings(self, out: &mut String) -> std::fmt::Result {
        let (s, game, say) = (self.s, self.game, self.s.words.say());
        let mut rows =
            vec![vec![say.head_landing(), say.head_light(), say.head_guns(), say.head_room(), say.head_boats()]];
        rows.extend(all(LANDINGS).into_iter().map(|landing| {
            let boats = game.boats_at(landing);
            let room = format!("{}/{}", boats.len(), s.c.landing(landing).room);
            let guns = game.guns(landing).to_string();
            vec![s.landing(landing).into(), self.light(landing), guns, room, s.boats(boats)]
        }));
        ruled(&rows, &[], 0, out)?;
        writeln!(out)
    }

    fn write_boats(self, out: &mut String) -> std::fmt::Result {
        let (s, say) = (self.s, self.s.words.say());
        let mut rows = vec![vec![say.head_boat(), say.head_load(), say.head_hull(), say.head_place()]];
        rows.extend(all(BOATS).into_iter().map(|boat| {
            let data = s.c.boat(boat);
            let hull = format!("{}/{}", self.game.hull(boat), data.hull);
            vec![s.boat(boat).into(), data.load.to_string(), hull, self.place(boat)]
        }));
        ruled(&rows, &[], 0, out)
    }
}
