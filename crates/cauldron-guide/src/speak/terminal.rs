//! The board for a terminal: tracks and markers, the 64 areas by number, boxes, cards.

use std::fmt::Write;

use cauldron::components::{Area, Rumor};
use cauldron::{Cauldron, Held, Place, Record, ReliefAt};
use kurgan_core::{Game, Id};

use super::Speaker;
use super::scene::phase;
use crate::words::{Says, Words};
use guide::{cut, ruled};

/// The longest name of an area that is written in full.
const NAME: usize = 22;
/// How wide the columns of the list of areas are at least: number, name, signs, PDMs, neighbours.
const COLUMNS: [usize; 5] = [6, NAME + 1, 6, 5, 25];

/// The board.
pub(super) fn board(game: &Cauldron, words: Words) -> String {
    let board = Board { game, record: game.record(), s: Speaker { c: game.pack(), words } };
    let mut out = String::new();
    // Writing to a text cannot fail.
    let _ = board
        .header(&mut out)
        .and_then(|()| board.markers(&mut out))
        .and_then(|()| board.areas(&mut out))
        .and_then(|()| board.off_map(&mut out))
        .and_then(|()| board.cards(&mut out));
    out
}

struct Board<'a> {
    game: &'a Cauldron,
    record: Record,
    s: Speaker,
}

impl Board<'_> {
    fn header(&self, out: &mut String) -> std::fmt::Result {
        let (say, record, c) = (self.s.words.say(), &self.record, self.s.c);
        let scenario = self.s.words.name(&c.scenario_names[self.game.options().scenario as usize]);
        let phase = phase(self.game, self.s.words);
        writeln!(out, "{}", say.cauldron_board_head(scenario, record.turn, c.setup.last_turn, phase))?;
        let never = record.held.iter().any(|held| held == Held::ZhukovDead.id());
        let offensive = match record.launched {
            0 if never => say.cauldron_board_offensive_never(),
            0 => say.cauldron_board_offensive_index(record.final_offensive),
            turn => say.cauldron_board_offensive_launched(turn),
        };
        let weather = say.cauldron_weather(record.weather.as_str());
        writeln!(out, "{}", say.cauldron_board_situation(record.ssi, record.morale, weather, offensive))?;
        let (supply, ip, tally) = (record.supply, record.ip, record.this_turn.tally);
        writeln!(out, "{}", say.cauldron_board_means(supply, ip, record.wounded, record.evacuated, tally))?;
        let level = |level: &Option<String>| match level {
            Some(level) => say.cauldron_commitment(level.as_str()),
            None => say.cauldron_board_not_rolled(),
        };
        let (at, letter) = self.game.relief_force();
        let track = match at {
            ReliefAt::Box(here) => {
                let boxes = (1..=5).map(|n| if n == here { format!("[{n}]") } else { n.to_string() });
                format!("{} {}", letter.id(), boxes.collect::<Vec<_>>().join(" "))
            }
            ReliefAt::Map(_) => self.s.relief_at(at, letter),
        };
        let name = self.s.words.name(&c.letters[letter as usize].name);
        let (luftwaffe, relief) = (level(&record.luftwaffe), level(&record.relief_commitment));
        writeln!(out, "{}", say.cauldron_board_relief(luftwaffe, relief, track, name))
    }

    fn markers(&self, out: &mut String) -> std::fmt::Result {
        let (say, record) = (self.s.words.say(), &self.record);
        let mut held: Vec<String> = record.held.iter().map(|id| say.cauldron_marker(id.as_str())).collect();
        if record.commit > 0 {
            held.push(say.cauldron_board_commit(record.commit));
        }
        if !held.is_empty() {
            writeln!(out, "{}", say.cauldron_board_held(held.join(", ")))?;
        }
        if let Some(rumor) = self.game.rumor() {
            writeln!(out, "{}", say.cauldron_board_rumor(self.s.rumor(rumor)))?;
        }
        let over = Rumor::ALL.into_iter().filter(|rumor| record.rumors_over.iter().any(|id| id == rumor.id()));
        let over: Vec<&str> = over.map(|rumor| self.s.rumor(rumor)).collect();
        if !over.is_empty() {
            writeln!(out, "{}", say.cauldron_board_rumors_over(over.join(", ")))?;
        }
        if let Some((_, turn)) = &record.surrender {
            writeln!(out, "{}", say.cauldron_board_surrendered(*turn))?;
        }
        if record.destroyed {
            writeln!(out, "{}", say.cauldron_board_destroyed())?;
        } else if record.collapsed {
            writeln!(out, "{}", say.cauldron_board_collapsed())?;
        }
        writeln!(out)
    }

    fn areas(&self, out: &mut String) -> std::fmt::Result {
        let say = self.s.words.say();
        let (area, signs, pdm) = (say.cauldron_board_area(), say.cauldron_board_signs(), say.cauldron_board_pdm());
        let (next, german) = (say.cauldron_board_next(), say.cauldron_board_german());
        let mut rows = vec![vec![String::new(), area, signs, pdm, next, german]];
        rows.extend(self.s.c.all.into_iter().map(|area| self.row(area)));
        ruled(&rows, &COLUMNS, 0, out)?;
        writeln!(out, "{}\n{}\n", say.cauldron_board_legend(), say.cauldron_board_legend_signs())
    }

    /// One area: control, number, name, signs, PDMs, neighbours, German units.
    fn row(&self, area: Area) -> Vec<String> {
        let (say, record, number) = (self.s.words.say(), &self.record, area.number());
        let data = &self.s.c.areas[area.index()];
        let mark = if record.soviet.contains(&number) {
            say.cauldron_board_mark_soviet()
        } else if record.control.contains(&number) {
            say.cauldron_board_mark_german()
        } else {
            say.cauldron_board_mark_empty()
        };
        let under_attack = record.stake.contains(&number) || record.strike.as_ref().is_some_and(|s| s.target == number);
        let pdm = record.pdm.get(&number).map_or_else(String::new, |(active, inactive)| format!("{active}/{inactive}"));
        let next: Vec<String> = data.adjacent.into_iter().map(|area| area.number().to_string()).collect();
        let units = record.units.get(&number.to_string()).map_or(&[][..], Vec::as_slice);
        let under_attack = if under_attack { '>' } else { ' ' };
        vec![
            format!("{under_attack}{mark} {number:>2}"),
            cut(self.s.words.name(&data.name), NAME),
            self.signs(area),
            pdm,
            next.join(" "),
            self.units(units, " "),
        ]
    }

    /// `KA`: what is printed in an area and what lies there.
    fn signs(&self, area: Area) -> String {
        let (say, record, number) = (self.s.words.say(), &self.record, area.number());
        let data = &self.s.c.areas[area.index()];
        let key = data.key || record.lasting.key_areas.contains(&number);
        let relief = self.game.relief_force().0 == ReliefAt::Map(area);
        let signs = [
            (key, say.cauldron_board_sign_key()),
            (data.airfield, say.cauldron_board_sign_airfield()),
            (data.stalingrad, say.cauldron_board_sign_stalingrad()),
            (record.breakthrough.contains(&number), say.cauldron_board_sign_breakthrough()),
            (relief, say.cauldron_board_sign_relief()),
            (record.hits.contains(&number), say.cauldron_board_sign_hit()),
        ];
        signs.into_iter().filter(|(there, _)| *there).map(|(_, sign)| sign).collect()
    }

    /// `76-INF` at full strength, `76-INF*` depleted.
    fn units(&self, names: &[String], between: &str) -> String {
        let mark = |name: &String| if self.record.depleted.contains(name) { "*" } else { "" };
        names.iter().map(|name| format!("{name}{}", mark(name))).collect::<Vec<_>>().join(between)
    }

    fn off_map(&self, out: &mut String) -> std::fmt::Result {
        let (say, record) = (self.s.words.say(), &self.record);
        let named = |place: &str| Place::named(place).map_or_else(String::new, |place| self.s.place(place));
        let boxes = record.units.iter().filter(|(place, _)| place.parse::<u8>().is_err());
        let boxes: Vec<String> =
            boxes.map(|(place, units)| say.cauldron_board_in_box(named(place), self.units(units, ", "))).collect();
        if !boxes.is_empty() {
            writeln!(out, "{}", say.cauldron_board_boxes(boxes.join("; ")))?;
        }
        let attacks = record.attacks.iter().map(|(target, supply)| {
            let by = record.attackers.iter().filter(|(_, place)| *place == target).map(|(unit, _)| unit.clone());
            let by: Vec<String> = by.collect();
            say.cauldron_board_attack(named(target), self.units(&by, ", "), *supply)
        });
        let attacks: Vec<String> = attacks.collect();
        if !attacks.is_empty() {
            writeln!(out, "{}", say.cauldron_board_attacks(attacks.join("; ")))?;
        }
        if !record.to_place.is_empty() {
            writeln!(out, "{}", say.cauldron_board_to_place(self.units(&record.to_place, ", ")))?;
        }
        let lost = if record.lost.is_empty() { say.cauldron_nobody() } else { record.lost.join(", ") };
        writeln!(out, "{}", say.cauldron_board_lost(lost))
    }

    /// What is left in the pile, by number.
    fn cards(&self, out: &mut String) -> std::fmt::Result {
        let say = self.s.words.say();
        let list = |cards: &[u8]| cards.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        writeln!(out, "{}", say.cauldron_board_pile(self.record.pile.len(), list(&self.record.pile)))?;
        if !self.record.removed.is_empty() {
            writeln!(out, "{}", say.cauldron_board_removed(list(&self.record.removed)))?;
        }
        Ok(())
    }
}
