//! The board for a terminal: the house, the square, the Volga, tokens and cards.

use std::fmt::Write;

use guide::{columns, folded, ruled, stacked};
use kurgan_core::Id;
use pavlov::components::{Colour, Counter, Location, Position, Token, Track};
use pavlov::{Counters, Phase, Place, Sight};

use crate::names::Speaker;
use crate::names::phase;
use crate::words::{Says, Words};

/// How wide the board is, and the most that a line of it may take.
const WIDTH: usize = 106;
const MOST: usize = 110;
/// How wide a side of the house is, a circle of a track, the name of a location.
const SIDE: usize = 34;
const CIRCLE: usize = 24;
const LOCATION: usize = 35;
/// How wide the first column of the tracks, what lies on a location and the first column of the tokens are at least.
const TRACK: usize = 12;
const LYING: usize = 14;
const BOX: usize = 14;

/// The board as a seat sees it.
pub(super) fn board(game: Sight<'_>, words: Words) -> String {
    let board = Board { game, s: Speaker { c: game.pack(), words } };
    let mut out = String::new();
    // Writing to a text cannot fail.
    let _ = board
        .header(&mut out)
        .and_then(|()| board.house(&mut out))
        .and_then(|()| board.square(&mut out))
        .and_then(|()| board.volga(&mut out))
        .and_then(|()| board.tokens(&mut out))
        .and_then(|()| board.cards(&mut out));
    out
}

struct Board<'a> {
    game: Sight<'a>,
    s: Speaker,
}

impl Board<'_> {
    fn header(&self, out: &mut String) -> std::fmt::Result {
        let (say, game) = (self.s.words.say(), self.game);
        let name = phase(game.phase(), self.s.words);
        let left = match game.phase() {
            Some(Phase::SovietCards) => Some(say.pavlov_board_left_cards(game.actions_left())),
            Some(Phase::Wehrmacht) => Some(say.pavlov_board_left_reveal(game.cards_left())),
            Some(Phase::SovietCounters) => Some(say.pavlov_board_left_counters(game.moves_left(), game.actions_left())),
            _ => None,
        };
        let name = left.map_or(name.clone(), |left| format!("{name}, {left}"));
        writeln!(out, "{}", say.pavlov_board_head(say.pavlov_title(), game.turn(), self.s.c.numbers.turns, name))?;
        let [deck, discard, fog] = game.soviet_cards();
        writeln!(out, "{}", say.pavlov_board_cards(deck, discard, fog, game.stack_left()))?;
        let [raids, support, counters, wehrmacht] = game.score_parts();
        let (score, wehrmacht) = (self.s.points(game.score()), self.s.points(wehrmacht));
        writeln!(out, "{}\n", say.pavlov_board_score(score, raids, support, counters, wehrmacht))
    }

    /// `Pavlov 2/2 C*!`.
    fn counter(&self, counter: Counter) -> String {
        let (acted, commanded) = self.game.marked();
        let marks = [(self.game.exhausted(), '*'), (self.game.disrupted(), '!'), (acted, '+'), (commanded, '&')];
        let marks: String = marks.iter().filter(|(set, _)| set.has(counter)).map(|(_, mark)| mark).collect();
        format!("{} {}{marks}", self.s.counter(counter), self.s.counter_values(counter))
    }

    fn counters(&self, counters: Counters) -> impl Iterator<Item = String> {
        counters.into_iter().map(|counter| self.counter(counter))
    }

    /// What is on a position, a line for each counter and one for the weapon.
    fn position(&self, position: Position) -> Vec<String> {
        let mut lines: Vec<String> = self.counters(self.game.counters_on(position)).collect();
        if let Some(weapon) = self.game.weapon_on(position) {
            lines.push(self.s.words.say().pavlov_board_with(self.s.weapon(weapon)));
        }
        if lines.is_empty() {
            let label = self.s.c.positions[position.index()].label.as_ref();
            lines.push(label.map_or("-".into(), |label| format!("- ({})", self.s.words.name(label))));
        }
        lines
    }

    fn house(&self, out: &mut String) -> std::fmt::Result {
        let (say, s) = (self.s.words.say(), &self.s);
        let side = |colour: Colour| {
            let (name, wall, tokens) = (s.colour(colour), self.game.wall(colour), self.game.suppression_box(colour));
            capital(&say.pavlov_board_side(name, wall, tokens))
        };
        let mut rows = vec![[String::new()].into_iter().chain(Colour::ALL.into_iter().map(side)).collect()];
        for number in 1..=6_usize {
            let cells = s.c.by_number.map(|row| row[number - 1]);
            let mut row = vec![vec![format!("{number:>2}")]];
            row.extend(cells.map(|cell| {
                let Some(at) = cell else { return vec![String::new()] };
                let lines = self.position(at).into_iter().flat_map(|what| folded(&what, SIDE - 5)).enumerate();
                lines.map(|(n, line)| format!("{:4}{line}", if n == 0 { s.position(at) } else { "" })).collect()
            }));
            rows.extend(stacked(&row));
        }
        ruled(&rows, &[4, SIDE, SIDE], WIDTH, out)?;
        let weapons = self.game.weapons_at(Place::RESERVES).into_iter();
        let reserves = self.counters(self.game.reserves()).chain(weapons.map(|weapon| s.weapon(weapon)));
        wrapped(&say.pavlov_board_reserves(s.list(reserves)), ", ", out)?;
        let raiders = self.game.counters_at(Place::RAID);
        if !raiders.is_empty() {
            wrapped(&say.pavlov_board_on_raid(s.list(self.counters(raiders))), ", ", out)?;
        }
        let party = self.game.party();
        if !party.is_empty() {
            wrapped(&say.pavlov_board_party(s.list(self.counters(party))), ", ", out)?;
        }
        writeln!(out, "{}\n", say.pavlov_board_legend())
    }

    fn square(&self, out: &mut String) -> std::fmt::Result {
        let (say, s) = (self.s.words.say(), &self.s);
        let circles = s.c.tracks.iter().map(|track| track.circles).max().unwrap_or(0);
        let mut head = vec![say.pavlov_board_track()];
        head.extend((1..=circles).map(|circle| say.pavlov_board_circle(circle)));
        head.push(say.pavlov_board_house());
        let mut rows = vec![head];
        for (n, data) in s.c.tracks.iter().enumerate() {
            let track = Track::from_index(n);
            let mut row = vec![vec![format!("{} {}", data.number, s.colour(data.colour))]];
            for circle in 1..=data.circles {
                let mined = circle == data.sapper_circle && self.game.is_mined(track);
                let what = match self.game.kind_on(track, circle) {
                    Some(kind) => {
                        let (name, defense) = (s.kind(kind), self.game.circle_defense(track, circle));
                        let data = &s.c.kinds[kind.index()];
                        if data.infantry {
                            say.pavlov_board_kind_infantry(name, data.value, defense)
                        } else {
                            say.pavlov_board_kind_armor(name, data.value, defense)
                        }
                    }
                    None if mined => say.pavlov_board_mined(),
                    None if circle == data.sapper_circle => say.pavlov_board_sapper(),
                    None => "-".into(),
                };
                row.push(folded(&what, CIRCLE - 1));
            }
            rows.extend(stacked(&row));
        }
        ruled(&rows, &[TRACK, CIRCLE, CIRCLE, CIRCLE], WIDTH, out)?;
        writeln!(out, "{}\n", say.pavlov_board_legend_tracks())
    }

    fn volga(&self, out: &mut String) -> std::fmt::Result {
        let locations: Vec<String> = (0..self.s.c.locations.len()).map(|n| self.lying(n)).collect();
        let (left, right) = locations.split_at(locations.len().div_ceil(2));
        let widest = |lying: &[String]| lying.iter().map(|text| text.chars().count()).max().unwrap_or(0);
        // Names take two lines where what lies on the locations needs the room.
        let room = MOST.saturating_sub(6 + (widest(left) + 1).max(LYING) + widest(right)) / 2;
        let name = |n: usize| {
            let data = &self.s.c.locations[n];
            let lines = folded(self.s.words.name(&data.name), LOCATION.min(room) - 1).into_iter().enumerate();
            let number = |n: usize| if n == 0 { data.number.to_string() } else { String::new() };
            lines.map(|(n, line)| format!("{:>2} {line}", number(n))).collect::<Vec<_>>()
        };
        let rows = left.iter().enumerate().flat_map(|(n, lying)| {
            let mut row = vec![name(n), vec![lying.clone()]];
            if let Some(beside) = right.get(n) {
                row.extend([name(n + left.len()), vec![beside.clone()]]);
            }
            stacked(&row)
        });
        let name = LOCATION.min(room) + 3;
        for line in columns(&rows.collect::<Vec<_>>(), &[name, LYING, name]) {
            writeln!(out, "{line}")?;
        }
        writeln!(out)
    }

    /// What lies on a location.
    fn lying(&self, n: usize) -> String {
        let at = Location::from_index(n);
        if self.game.disrupted_locations().has(at) {
            return self.s.words.say().pavlov_board_disrupted();
        }
        self.game.token_on(at).map_or("-".into(), |token| self.s.token(token).to_owned())
    }

    fn tokens(&self, out: &mut String) -> std::fmt::Result {
        let (say, s) = (self.s.words.say(), &self.s);
        let heads = [say.pavlov_board_tokens(), say.pavlov_board_supplies(), say.pavlov_board_staging()];
        let mut rows: Vec<Vec<String>> = heads.into_iter().chain([say.pavlov_board_stock()]).map(|h| vec![h]).collect();
        for token in Token::ALL {
            let counts = self.game.tokens(token).map(|count| count.to_string());
            for (row, cell) in rows.iter_mut().zip([s.token(token).to_owned()].into_iter().chain(counts)) {
                row.push(cell);
            }
        }
        let mut lines = columns(&rows, &[BOX]);
        if lines.iter().any(|line| line.chars().count() > MOST) {
            // Long names stand below each other.
            let turned = (0..=Token::ALL.len()).map(|n| rows.iter().map(|row| row[n].clone()).collect());
            lines = columns(&turned.collect::<Vec<Vec<_>>>(), &[BOX, BOX, BOX]);
        }
        for line in lines {
            writeln!(out, "{line}")?;
        }
        writeln!(out)
    }

    fn cards(&self, out: &mut String) -> std::fmt::Result {
        let (say, s, game) = (self.s.words.say(), &self.s, self.game);
        if let Some(card) = game.card() {
            writeln!(out, "{}", say.pavlov_board_card(s.wehrmacht_card(card)))?;
        }
        for card in game.tactics().into_iter().flatten() {
            let (name, text) = s.tactic(card);
            wrapped(&say.pavlov_board_tactic(name, text), " ", out)?;
        }
        self.german(out)?;
        let (hand, used) = (game.hand(), game.used());
        for card in hand.unwrap_or(used) {
            let title = s.soviet_card_title(card);
            let text = if used.has(card) { say.pavlov_board_used_card(title) } else { title };
            writeln!(out, "{}", say.pavlov_board_hand(text))?;
        }
        let hidden = game.hand_size() - used.len();
        if hand.is_none() && hidden > 0 {
            writeln!(out, "{}", say.pavlov_board_hand_hidden(hidden))?;
        }
        if let Some(card) = game.storm_group() {
            let (name, colour, defense, points) = s.storm_group(card);
            writeln!(out, "{}", say.pavlov_board_storm_group(name, colour, defense, points))?;
        }
        let points = |name: &str, points: u8| say.pavlov_board_points(name, points);
        let raided = game.raided();
        if !raided.is_empty() {
            let names = raided.into_iter().map(|card| s.storm_group(card)).map(|(name, _, _, vp)| points(name, vp));
            wrapped(&say.pavlov_board_raided(s.list(names)), ", ", out)?;
        }
        let (open, satisfied) = game.support_cards();
        if let Some(data) = open.and_then(|card| s.c.supports.get(card.index())) {
            let locations: Vec<String> = data.locations.into_iter().map(|at| at.number().to_string()).collect();
            let (name, tokens) = (s.words.name(&data.name), s.supplies(data.tokens));
            wrapped(&say.pavlov_board_support(name, tokens, locations.join(" "), data.points), ", ", out)?;
        }
        if !satisfied.is_empty() {
            let done = satisfied.into_iter().filter_map(|card| s.c.supports.get(card.index()));
            let names = done.map(|data| points(s.words.name(&data.name), data.points));
            wrapped(&say.pavlov_board_supported(s.list(names)), ", ", out)?;
        }
        self.beside(out)
    }

    /// The German's cards: open to the German, face down to all others.
    fn german(&self, out: &mut String) -> std::fmt::Result {
        let (say, s, game) = (self.s.words.say(), &self.s, self.game);
        if !game.options().competitive() {
            return Ok(());
        }
        let (Some((hand, tactics)), Some((orders, laid))) = (game.german_hand(), game.german_orders()) else {
            let count = game.german_face_down().orders;
            return if count > 0 { writeln!(out, "{}", say.pavlov_board_orders_hidden(count)) } else { Ok(()) };
        };
        let hand = s.list(hand.into_iter().map(|card| s.wehrmacht_card(card)));
        wrapped(&say.pavlov_board_german_hand(hand), ", ", out)?;
        let tactics = s.list(tactics.into_iter().map(|card| s.tactic(card).0.into()));
        wrapped(&say.pavlov_board_german_tactics(tactics), ", ", out)?;
        if orders[0].is_some() {
            let orders = s.list(orders.into_iter().flatten().map(|card| s.wehrmacht_card(card)));
            wrapped(&say.pavlov_board_orders(orders), ", ", out)?;
        }
        if let Some(card) = laid {
            writeln!(out, "{}", say.pavlov_board_laid(s.tactic(card).0))?;
        }
        Ok(())
    }

    /// What can be bought, and who is gone.
    fn beside(&self, out: &mut String) -> std::fmt::Result {
        let (say, s) = (self.s.words.say(), &self.s);
        let counters = self.game.counters_at(Place::STOCK).into_iter().map(|counter| {
            let cost = s.counter_data(counter).map_or(0, |data| data.cost);
            format!("{} {}{}{cost}", s.counter(counter), s.counter_values(counter), s.words.colon())
        });
        let weapons = self.game.weapons_at(Place::STOCK).into_iter().map(|weapon| {
            let cost = s.weapon_data(weapon).map_or(0, |data| data.cost);
            format!("{} {}{}{cost}", s.weapon(weapon), s.weapon_values(weapon), s.words.colon())
        });
        wrapped(&say.pavlov_board_for_sale(s.list(counters.chain(weapons))), ", ", out)?;
        let fallen = self.game.counters_at(Place::LOST);
        if fallen.is_empty() { Ok(()) } else { wrapped(&say.pavlov_board_fallen(s.counters(fallen)), ", ", out) }
    }
}

/// A long line, broken where such a separator allows it.
fn wrapped(text: &str, separator: &str, out: &mut String) -> std::fmt::Result {
    let mut width = 0;
    for word in text.split_inclusive(separator) {
        if width > 0 && width + word.trim_end().chars().count() > WIDTH {
            out.truncate(out.trim_end().len());
            write!(out, "\n    ")?;
            width = 4;
        }
        write!(out, "{word}")?;
        width += word.chars().count();
    }
    writeln!(out)
}

/// The text with a capital at its beginning.
fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}
