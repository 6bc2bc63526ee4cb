//! The board for a terminal: tracks, areas from north to south, boxes and bags.

use std::fmt::Write;

use guide::{folded, ruled, stacked};
use kurgan_core::Id;
use volga::components::{Area, Components, Strategy, Terrain, Unit};
use volga::{MORALE_MAX, Place, Sight};

use super::scene::phase;
use crate::names::Speaker;
use crate::words::{Says, Words};

/// The longest name of an area that is written in one line.
const NAME: usize = 22;
/// How wide the columns of the list of areas are at least: number, name, terrain, Soviet unit, neighbours.
const COLUMNS: [usize; 5] = [6, NAME + 1, 5, 13, 24];
/// Areas whose labels lie in one band of this height stand in one row of the map.
const BAND: f32 = 100.0;

/// The board.
pub(super) fn board(game: Sight<'_>, words: Words) -> String {
    let board = Board { game, s: Speaker { c: game.pack(), words } };
    let mut out = String::new();
    // Writing to a text cannot fail.
    let _ = board.header(&mut out).and_then(|()| board.areas(&mut out)).and_then(|()| board.boxes(&mut out));
    out
}

struct Board<'a> {
    game: Sight<'a>,
    s: Speaker,
}

impl Board<'_> {
    fn header(&self, out: &mut String) -> std::fmt::Result {
        let (say, game, c) = (self.s.words.say(), self.game, self.s.c);
        let scenario = c.scenario(game.options().scenario);
        let name = self.s.words.name(&scenario.name);
        let dates = self.s.dates_of(game.turn());
        let phase = phase(game, self.s.words);
        writeln!(out, "{}", say.volga_board_head(name, game.turn(), scenario.last_turn, dates, phase))?;
        let morale = if game.strong() {
            say.volga_board_morale_strong(game.morale(), MORALE_MAX)
        } else {
            say.volga_board_morale_shaken(game.morale(), MORALE_MAX)
        };
        let hand = game.available();
        writeln!(out, "{}", say.volga_board_tracks(morale, game.supply(), hand.artillery, hand.engineer, hand.air))?;
        let german = c.all - game.soviet();
        let heavy = (german & c.heavy_urban).len();
        let areas = say.volga_board_areas(german.len(), c.all.len(), heavy, c.heavy_urban.len());
        let event = game.event_in_force();
        let event = event
            .map_or_else(|| say.volga_board_no_event(), |event| say.volga_board_event(self.s.words.name(&event.name)));
        write!(out, "{areas} · {event}")?;
        if let Some(corps) = game.pausing() {
            write!(out, " · {}", say.volga_board_paused(self.s.words.name(&c.corps[corps.index()].name)))?;
        }
        writeln!(out, "\n")
    }

    fn areas(&self, out: &mut String) -> std::fmt::Result {
        let say = self.s.words.say();
        let (area, terrain) = (say.volga_board_area(), say.volga_board_terrain());
        let (soviet, next, german) = (say.volga_board_soviet(), say.volga_board_next(), say.volga_board_german());
        let mut rows = vec![vec![String::new(), area, terrain, soviet, next, german]];
        rows.extend(north_to_south(self.s.c).into_iter().flat_map(|area| self.rows(area)));
        ruled(&rows, &COLUMNS, 0, out)?;
        writeln!(out, "{}\n{}\n", say.volga_board_legend(), say.volga_board_legend_terrain())
    }

    /// One area: control, number, name, terrain, Soviet unit, neighbours, German units.
    fn rows(&self, area: Area) -> Vec<Vec<String>> {
        let (say, data) = (self.s.words.say(), &self.s.c.areas[area.index()]);
        let (units, soviet) = (self.game.at(area), self.game.soviet().has(area));
        let control = match (soviet, units.is_empty()) {
            (false, _) => say.volga_board_mark_german(),
            (true, true) => say.volga_board_mark_soviet(),
            (true, false) => say.volga_board_mark_contested(),
        };
        let active = self.game.active() == Some(area);
        let name = folded(self.s.words.name(&data.name), NAME);
        let terrain = match data.terrain {
            Terrain::None => say.volga_board_sign_none(),
            terrain => format!("{}+{}", self.sign(terrain), data.tem),
        };
        let terrain = if data.volga { terrain + "~" } else { terrain };
        let soviet = if soviet { self.defender(area) } else { String::new() };
        let next: Vec<String> = data.adjacent.into_iter().map(|area| area.0.to_string()).collect();
        let units: Vec<String> = units.into_iter().map(|unit| self.unit(unit)).collect();
        let active = if active { '>' } else { ' ' };
        let number = format!("{active}{control} {:>2}", area.0);
        let others = [terrain, soviet, next.join(" "), units.join(" ")].map(|cell| vec![cell]);
        stacked(&[vec![vec![number], name].as_slice(), &others].concat())
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
    fn defender(&self, area: Area) -> String {
        let (say, c) = (self.s.words.say(), self.s.c);
        let text = match self.game.revealed(area).map(|unit| &c.soviets[unit.index()]) {
            Some(unit) => {
                say.volga_defender(self.s.words.name(&c.strategy_names[unit.strategy as usize]), unit.defense)
            }
            None => "?".into(),
        };
        if self.game.isolated().has(area) { text + " " + &say.volga_board_mark_isolated() } else { text }
    }

    /// `29/RCN` when fresh, `29/RCN*` when spent.
    fn unit(&self, unit: Unit) -> String {
        let mark = if self.game.fresh().has(unit) { "" } else { "*" };
        format!("{}{mark}", self.s.unit(unit))
    }

    fn boxes(&self, out: &mut String) -> std::fmt::Result {
        let (say, game) = (self.s.words.say(), self.game);
        writeln!(out, "{}", say.volga_board_out(self.s.units(game.units_at(Place::OUT_OF_ACTION))))?;
        let (due, away) = (game.units_at(Place::DUE), game.units_at(Place::CALLED_AWAY));
        if !due.is_empty() {
            writeln!(out, "{}", say.volga_board_due(self.s.units(due)))?;
        }
        if !away.is_empty() {
            writeln!(out, "{}", say.volga_board_away(self.s.units(away)))?;
        }
        let withdrawn = game.units_at(Place::WITHDRAWN);
        if !withdrawn.is_empty() {
            writeln!(out, "{}", say.volga_board_withdrawn(self.s.units(withdrawn)))?;
        }
        for terrain in [Terrain::Clear, Terrain::Elevated, Terrain::LightUrban, Terrain::HeavyUrban] {
            self.bag(terrain, out)?;
        }
        Ok(())
    }

    /// What may still lie unrevealed in a terrain, by strategy: `Heroes 5 7, Ambush 6`.
    fn bag(&self, terrain: Terrain, out: &mut String) -> std::fmt::Result {
        let (game, c) = (self.game, self.s.c);
        let hidden = game.soviet().into_iter().filter(|&area| game.revealed(area).is_none());
        let areas = hidden.filter(|area| c.areas[area.index()].terrain == terrain).count();
        if areas == 0 {
            return Ok(());
        }
        let units: Vec<_> = game.bag(terrain).into_iter().map(|unit| &c.soviets[unit.index()]).collect();
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
