//! The board for a terminal: tracks, areas from north to south, boxes and bags.

use std::fmt::Write;

use kurgan_core::{Game, Id};
use volga::components::{Area, Areas, Components, Strategy, Terrain};
use volga::{MORALE_MAX, Record, STRONG_FROM, Volga};

use super::Speaker;
use super::scene::phase;
use crate::faces::{cut, ruled};
use crate::words::Words;

/// The longest name of an area that is written in full.
const NAME: usize = 22;
/// How wide the columns of the list of areas are at least: number, name, terrain, Soviet unit, neighbours.
const COLUMNS: [usize; 5] = [6, NAME + 1, 5, 13, 24];
/// Areas whose labels lie in one band of this height stand in one row of the map.
const BAND: f32 = 100.0;

/// The board.
pub(super) fn board(game: &Volga, words: Words) -> String {
    let board = Board { game, record: game.record(), s: Speaker { c: game.pack(), words } };
    let mut out = String::new();
    // Writing to a text cannot fail.
    let _ = board.header(&mut out).and_then(|()| board.areas(&mut out)).and_then(|()| board.boxes(&mut out));
    out
}

struct Board<'a> {
    game: &'a Volga,
    record: Record,
    s: Speaker,
}

impl Board<'_> {
    fn soviet_areas(&self) -> Areas {
        self.record.soviet.keys().map(|&number| Area(number)).collect()
    }

    fn header(&self, out: &mut String) -> std::fmt::Result {
        let (say, record, c) = (self.s.words.say(), &self.record, self.s.c);
        let scenario = c.scenario(self.game.options().scenario);
        let name = self.s.words.name(&scenario.name);
        let dates = self.s.dates_of(record.turn);
        let phase = phase(self.game, self.s.words);
        writeln!(out, "{}", say.volga_board_head(name, record.turn, scenario.last_turn, dates, phase))?;
        let morale = if record.morale >= STRONG_FROM {
            say.volga_board_morale_strong(record.morale, MORALE_MAX)
        } else {
            say.volga_board_morale_shaken(record.morale, MORALE_MAX)
        };
        let hand = record.available;
        writeln!(out, "{}", say.volga_board_tracks(morale, record.supply, hand.artillery, hand.engineer, hand.air))?;
        let german = c.all - self.soviet_areas();
        let heavy = (german & c.heavy_urban).len();
        let areas = say.volga_board_areas(german.len(), c.all.len(), heavy, c.heavy_urban.len());
        let event = self.game.event_in_force();
        let event = event
            .map_or_else(|| say.volga_board_no_event(), |event| say.volga_board_event(self.s.words.name(&event.name)));
        write!(out, "{areas} · {event}")?;
        if let Some(id) = &record.paused {
            let corps = c.corps.iter().find(|corps| corps.id == *id);
            let name = corps.map_or(id.as_str(), |corps| self.s.words.name(&corps.name));
            write!(out, " · {}", say.volga_board_paused(name))?;
        }
        writeln!(out, "\n")
    }

    fn areas(&self, out: &mut String) -> std::fmt::Result {
        let say = self.s.words.say();
        let (area, terrain) = (say.volga_board_area(), say.volga_board_terrain());
        let (soviet, next, german) = (say.volga_board_soviet(), say.volga_board_next(), say.volga_board_german());
        let mut rows = vec![vec![String::new(), area, terrain, soviet, next, german]];
        rows.extend(north_to_south(self.s.c).into_iter().map(|area| self.row(area)));
        ruled(&rows, &COLUMNS, 0, out)?;
        writeln!(out, "{}\n{}\n", say.volga_board_legend(), say.volga_board_legend_terrain())
    }

    /// One area: control, number, name, terrain, Soviet unit, neighbours, German units.
    fn row(&self, area: Area) -> Vec<String> {
        let (say, data) = (self.s.words.say(), &self.s.c.areas[area.index()]);
        let units = self.record.german.get(&area.0).map_or(&[][..], Vec::as_slice);
        let soviet = self.record.soviet.get(&area.0);
        let control = match (soviet, units) {
            (None, _) => say.volga_board_mark_german(),
            (Some(_), []) => say.volga_board_mark_soviet(),
            _ => say.volga_board_mark_contested(),
        };
        let active = self.record.round.as_ref().is_some_and(|round| round.active == area.0);
        let name = cut(self.s.words.name(&data.name), NAME);
        let terrain = match data.terrain {
            Terrain::None => say.volga_board_sign_none(),
            terrain => format!("{}+{}", self.sign(terrain), data.tem),
        };
        let terrain = if data.volga { terrain + "~" } else { terrain };
        let soviet = soviet.map_or_else(String::new, |id| self.defender(area, id));
        let next: Vec<String> = data.adjacent.into_iter().map(|area| area.0.to_string()).collect();
        let units: Vec<String> = units.iter().map(|name| self.unit(name)).collect();
        let active = if active { '>' } else { ' ' };
        vec![format!("{active}{control} {:>2}", area.0), name, terrain, soviet, next.join(" "), units.join(" ")]
    }

    fn sign(&self, terrain: Terrain) -> String {
        let say = self.s.words.say();
        match terrain {
            Terrain::None => say.volga_board_sign_none(),
            Terrain::Clear => say.volga_board_sign_clear(),
            Terrain::Elevated => say.volga_board_sign_elevated(),
            Terrain::LightUrban => say.volga_board_sign_light_urban(),
            Terrain::HeavyUrban => say.volga_board_sign_heavy_urban(),
        }
    }

    /// `Fanatic 8`, or `?` while nobody has seen it; a mark if it is isolated.
    fn defender(&self, area: Area, id: &str) -> String {
        let c = self.s.c;
        let known = c.soviet_named(id).map(|unit| &c.soviets[unit.index()]);
        let text = known.map_or_else(
            || "?".into(),
            |unit| {
                self.s
                    .words
                    .say()
                    .volga_defender(self.s.words.name(&c.strategy_names[unit.strategy as usize]), unit.defense)
            },
        );
        if self.record.isolated.contains(&area.0) {
            text + " " + &self.s.words.say().volga_board_mark_isolated()
        } else {
            text
        }
    }

    /// `29/RCN` when fresh, `29/RCN*` when spent.
    fn unit(&self, name: &str) -> String {
        let mark = if self.record.spent.iter().any(|spent| spent == name) { "*" } else { "" };
        format!("{name}{mark}")
    }

    fn boxes(&self, out: &mut String) -> std::fmt::Result {
        let (say, record) = (self.s.words.say(), &self.record);
        let nobody = || say.volga_board_nobody();
        let list = |names: &[String]| if names.is_empty() { nobody() } else { names.join(", ") };
        writeln!(out, "{}", say.volga_board_out(list(&record.out_of_action)))?;
        if !record.due.is_empty() {
            writeln!(out, "{}", say.volga_board_due(list(&record.due)))?;
        }
        if !record.called_away.is_empty() {
            writeln!(out, "{}", say.volga_board_away(list(&record.called_away)))?;
        }
        if !record.withdrawn.is_empty() {
            writeln!(out, "{}", say.volga_board_withdrawn(list(&record.withdrawn)))?;
        }
        for (terrain, bag) in [
            (Terrain::Clear, "clear"),
            (Terrain::Elevated, "elevated"),
            (Terrain::LightUrban, "light_urban"),
            (Terrain::HeavyUrban, "heavy_urban"),
        ] {
            self.bag(terrain, record.bags.get(bag).map_or(&[][..], Vec::as_slice), out)?;
        }
        Ok(())
    }

    /// What may still lie unrevealed in a terrain, by strategy: `Heroes 5 7, Ambush 6`.
    fn bag(&self, terrain: Terrain, ids: &[String], out: &mut String) -> std::fmt::Result {
        let c = self.s.c;
        let hidden = self.record.soviet.iter().filter(|(_, id)| *id == "?").map(|(&number, _)| Area(number));
        let areas = hidden.filter(|area| c.areas[area.index()].terrain == terrain).count();
        if areas == 0 {
            return Ok(());
        }
        let units: Vec<_> =
            ids.iter().filter_map(|id| c.soviet_named(id)).map(|unit| &c.soviets[unit.index()]).collect();
        let mut strategies = Vec::new();
        for (strategy, name) in Strategy::ALL.into_iter().zip(&c.strategy_names) {
            let mut factors: Vec<u8> =
                units.iter().filter(|unit| unit.strategy == strategy).map(|unit| unit.defense).collect();
            if !factors.is_empty() {
                factors.sort_unstable();
                let factors: Vec<String> = factors.iter().map(u8::to_string).collect();
                strategies.push(format!("{} {}", self.s.words.name(name), factors.join(" ")));
            }
        }
        let name = self.s.terrain(terrain);
        writeln!(out, "{}", self.s.words.say().volga_board_bag(name, units.len(), areas, strategies.join(", ")))
    }
}

/// The areas in rows from north to south, each from west to east.
fn north_to_south(c: &Components) -> Vec<Area> {
    let mut areas: Vec<Area> = c.all.into_iter().collect();
    let [west, north] = [0, 1];
    let row = |area: &Area| (c.areas[area.index()].label[north] / BAND).floor();
    let column = |area: &Area| c.areas[area.index()].label[west];
    areas.sort_by(|a, b| row(a).total_cmp(&row(b)).then(column(a).total_cmp(&column(b))));
    areas
}
