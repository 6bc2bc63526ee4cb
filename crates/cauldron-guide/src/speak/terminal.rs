//! The board for a terminal: tracks and markers, the 64 areas by number, boxes, cards.

use std::fmt::Write;

use cauldron::components::{Area, Cards, Commitment, Letter, Rumor, Unit};
use cauldron::{Held, Place, ReliefAt, Sight};
use guide::{folded, ruled, stacked};
use kurgan_core::Id;

use super::scene::phase;
use crate::names::Speaker;
use crate::words::{Says, Words};

/// The longest name of an area that is written in one line.
const NAME: usize = 22;
/// How wide the columns of the list of areas are at least: number, name, signs, PDMs, neighbours.
const COLUMNS: [usize; 5] = [6, NAME + 1, 6, 5, 25];

/// The board.
pub(super) fn board(game: Sight<'_>, words: Words) -> String {
    let board = Board { game, s: Speaker { c: game.pack(), words } };
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
    game: Sight<'a>,
    s: Speaker,
}

impl Board<'_> {
    fn header(&self, out: &mut String) -> std::fmt::Result {
        let (say, game, c) = (self.s.words.say(), self.game, self.s.c);
        let scenario = self.s.words.name(&c.scenario_names[game.options().scenario as usize]);
        let phase = phase(game, self.s.words);
        writeln!(out, "{}", say.cauldron_board_head(scenario, game.turn(), c.setup.last_turn, phase))?;
        let offensive = match game.launched() {
            Some(turn) => say.cauldron_board_offensive_launched(turn),
            None if game.holds(Held::ZhukovDead) => say.cauldron_board_offensive_never(),
            None => say.cauldron_board_offensive_index(game.offensive_index()),
        };
        let weather = say.cauldron_weather(game.weather().id());
        writeln!(out, "{}", say.cauldron_board_situation(game.ssi(), game.morale(), weather, offensive))?;
        let (supply, ip, tally) = (game.supply(), game.initiative_points(), game.tally());
        writeln!(out, "{}", say.cauldron_board_means(supply, ip, game.wounded(), game.evacuated(), tally))?;
        let level = |level: Option<Commitment>| match level {
            Some(level) => say.cauldron_commitment(level.id()),
            None => say.cauldron_board_not_rolled(),
        };
        let (at, letter) = game.relief_force();
        let track = match at {
            ReliefAt::Box(here) => {
                let boxes = (1..=5).map(|n| if n == here { format!("[{n}]") } else { n.to_string() });
                format!("{} {}", letter.id(), boxes.collect::<Vec<_>>().join(" "))
            }
            ReliefAt::Map(_) => self.s.relief_at(at, letter),
        };
        let name = self.s.words.name(&c.letters[letter as usize].name);
        let (luftwaffe, relief) = (level(game.luftwaffe()), level(game.relief_commitment()));
        writeln!(out, "{}", say.cauldron_board_relief(luftwaffe, relief, track, name))
    }

    fn markers(&self, out: &mut String) -> std::fmt::Result {
        let (say, game) = (self.s.words.say(), self.game);
        let mut held: Vec<String> = game.held().into_iter().map(|held| say.cauldron_marker(held.id())).collect();
        if game.commit_marker() > 0 {
            held.push(say.cauldron_board_commit(game.commit_marker()));
        }
        if !held.is_empty() {
            writeln!(out, "{}", say.cauldron_board_held(held.join(", ")))?;
        }
        if let Some(rumor) = game.rumor() {
            writeln!(out, "{}", say.cauldron_board_rumor(self.s.rumor(rumor)))?;
        }
        let over = Rumor::ALL.into_iter().filter(|&rumor| game.is_rumor_over(rumor));
        let over: Vec<&str> = over.map(|rumor| self.s.rumor(rumor)).collect();
        if !over.is_empty() {
            writeln!(out, "{}", say.cauldron_board_rumors_over(over.join(", ")))?;
        }
        if let Some(turn) = game.surrendered() {
            writeln!(out, "{}", say.cauldron_board_surrendered(turn))?;
        }
        if game.is_destroyed() {
            writeln!(out, "{}", say.cauldron_board_destroyed())?;
        } else if game.is_collapsed() {
            writeln!(out, "{}", say.cauldron_board_collapsed())?;
        }
        writeln!(out)
    }

    fn areas(&self, out: &mut String) -> std::fmt::Result {
        let say = self.s.words.say();
        let (area, signs, pdm) = (say.cauldron_board_area(), say.cauldron_board_signs(), say.cauldron_board_pdm());
        let (next, german) = (say.cauldron_board_next(), say.cauldron_board_german());
        let mut rows = vec![vec![String::new(), area, signs, pdm, next, german]];
        rows.extend(self.s.c.all.into_iter().flat_map(|area| self.rows(area)));
        ruled(&rows, &COLUMNS, 0, out)?;
        writeln!(out, "{}\n{}\n", say.cauldron_board_legend(), say.cauldron_board_legend_signs())
    }

    /// One area: control, number, name, signs, PDMs, neighbours, German units.
    fn rows(&self, area: Area) -> Vec<Vec<String>> {
        let (say, game, number) = (self.s.words.say(), self.game, area.number());
        let data = &self.s.c.areas[area.index()];
        let mark = if game.soviet().has(area) {
            say.cauldron_board_mark_soviet()
        } else if game.controlled().has(area) {
            say.cauldron_board_mark_german()
        } else {
            say.cauldron_board_mark_empty()
        };
        let under_attack = game.stake().has(area) || game.strike().is_some_and(|strike| strike.target == area);
        let pdm = match game.pdms(area) {
            (0, 0) => String::new(),
            (active, inactive) => format!("{active}/{inactive}"),
        };
        let next: Vec<String> = data.adjacent.into_iter().map(|area| area.number().to_string()).collect();
        let under_attack = if under_attack { '>' } else { ' ' };
        let units = self.units(game.units_in(area), " ");
        let name = folded(self.s.words.name(&data.name), NAME);
        let others = [self.signs(area), pdm, next.join(" "), units].map(|cell| vec![cell]);
        stacked(&[vec![vec![format!("{under_attack}{mark} {number:>2}")], name].as_slice(), &others].concat())
    }

    /// `KA`: what is printed in an area and what lies there.
    fn signs(&self, area: Area) -> String {
        let (say, game) = (self.s.words.say(), self.game);
        let data = &self.s.c.areas[area.index()];
        let relief = game.relief_force().0 == ReliefAt::Map(area);
        let signs = [
            (game.key_areas().has(area), say.cauldron_board_sign_key()),
            (data.airfield, say.cauldron_board_sign_airfield()),
            (data.stalingrad, say.cauldron_board_sign_stalingrad()),
            (game.breakthrough().has(area), say.cauldron_board_sign_breakthrough()),
            (relief, say.cauldron_board_sign_relief()),
            (game.hits().has(area), say.cauldron_board_sign_hit()),
        ];
        signs.into_iter().filter(|(there, _)| *there).map(|(_, sign)| sign).collect()
    }

    /// `76-INF` at full strength, `76-INF*` depleted.
    fn units(&self, units: impl IntoIterator<Item = Unit>, between: &str) -> String {
        let mark = |unit| if self.game.depleted().has(unit) { "*" } else { "" };
        let each = units.into_iter().map(|unit| format!("{}{}", self.s.unit(unit), mark(unit)));
        each.collect::<Vec<_>>().join(between)
    }

    fn off_map(&self, out: &mut String) -> std::fmt::Result {
        let (say, game) = (self.s.words.say(), self.game);
        let boxes = Letter::ALL.into_iter().flat_map(|letter| (1..=5).map(move |number| Place::boxed(letter, number)));
        let boxes = boxes.map(|place| (place, game.units_at(place))).filter(|(_, units)| !units.is_empty());
        let boxes: Vec<String> = boxes
            .map(|(place, units)| say.cauldron_board_in_box(self.s.place(place), self.units(units, ", ")))
            .collect();
        if !boxes.is_empty() {
            writeln!(out, "{}", say.cauldron_board_boxes(boxes.join(&self.s.words.semicolon())))?;
        }
        let attacks = game.attacks().iter().map(|&(target, supply)| {
            let mut by: Vec<Unit> = game.attackers_of(target).into_iter().collect();
            by.sort_unstable_by_key(|&unit| self.s.unit(unit));
            say.cauldron_board_attack(self.s.place(target), self.units(by, ", "), supply)
        });
        let attacks: Vec<String> = attacks.collect();
        if !attacks.is_empty() {
            writeln!(out, "{}", say.cauldron_board_attacks(attacks.join(&self.s.words.semicolon())))?;
        }
        let to_place = game.units_at(Place::TO_PLACE);
        if !to_place.is_empty() {
            writeln!(out, "{}", say.cauldron_board_to_place(self.units(to_place, ", ")))?;
        }
        writeln!(
            out,
            "{}",
            say.cauldron_board_lost(self.s.list(game.units_at(Place::LOST).into_iter().map(|unit| self.s.unit(unit))))
        )
    }

    /// What is left in the pile, by number.
    fn cards(&self, out: &mut String) -> std::fmt::Result {
        let (say, pile, removed) = (self.s.words.say(), self.game.pile(), self.game.removed());
        let list = |cards: Cards| cards.into_iter().map(|card| card.number().to_string()).collect::<Vec<_>>().join(" ");
        writeln!(out, "{}", say.cauldron_board_pile(pile.len(), list(pile)))?;
        if !removed.is_empty() {
            writeln!(out, "{}", say.cauldron_board_removed(list(removed)))?;
        }
        Ok(())
    }
}
