//! What can be read and seen of the board on the smallest screens it is made for, at the set-up and in many games.

use std::collections::BTreeSet;

use guide::board::{Anchor, Mark, Piece, width_of};
use guide::{Draws, Language};
use kurgan_core::chance::Fast;
use kurgan_core::pack::Pack;
use kurgan_core::{Game, Options as _, Session, Terms};
use pavlov::components::{Components, Unit};
use pavlov::{Options, Pavlov};
use serde_json::{Value, json};

use super::super::ground::{Label, labels};
use super::super::plan::{Area, LABEL, NARROW, Plan, SIZE};
use crate::PavlovGuide;
use crate::expert::expert;
use crate::words::{Says, Words};

/// What is left for the board on a screen of 1280 by 720, and how high the board is on a phone.
const SCREEN: (f32, f32) = (905.0, 530.0);
const PHONE: f32 = 388.0;

/// Units become pixels.
fn scale() -> f32 {
    (SCREEN.0 / SIZE.0).min(SCREEN.1 / SIZE.1)
}

fn is_counter(piece: &Piece) -> bool {
    piece.class.starts_with("counter") || piece.class.starts_with("token")
}

fn area(piece: &Piece) -> Area {
    Area::around(piece.at, piece.size)
}

fn meet(one: Area, two: Area) -> bool {
    one.x < two.right() && two.x < one.right() && one.y < two.bottom() && two.y < one.bottom()
}

/// What part of a piece is not under those that lie on it, by points of a grid.
fn visible(piece: &Piece, above: &[Piece]) -> f32 {
    let own = area(piece);
    let near: Vec<Area> = above.iter().map(area).filter(|other| meet(own, *other)).collect();
    let points = (0..400_u16).map(|n| {
        let part = |n: u16| (f32::from(n) + 0.5) / 20.0;
        (own.x + own.w * part(n % 20), own.y + own.h * part(n / 20))
    });
    let seen = points.filter(|&(x, y)| {
        !near.iter().any(|other| other.x < x && x < other.right() && other.y < y && y < other.bottom())
    });
    f32::from(u16::try_from(seen.count()).unwrap_or_default()) / 400.0
}

/// Positions of games between experts, one of every few.
fn in_games(options: &Value, games: u64, mut look: impl FnMut(&Pavlov)) {
    let options = Options::read(options).expect("options");
    for seed in 0..games {
        let session = Session::<Pavlov>::new(Components::printed(), &options, Terms::seeded(seed), None);
        let mut session = session.unwrap_or_else(|_| panic!("seed {seed}: the game does not begin"));
        let (mut rng, mut legal) = (Fast::new(seed), Vec::new());
        for n in 0_u64.. {
            let game = session.game();
            if (n + seed) % 17 == 0 {
                look(game);
            }
            legal.clear();
            game.legal(&mut legal);
            legal.retain(|&action| !Pavlov::resigns(action));
            let action = match legal[..] {
                [] => break,
                [only] => only,
                _ => expert(game.sight(game.to_act().iter().next()), &legal, &mut rng),
            };
            session.play(action, None).unwrap_or_else(|_| panic!("seed {seed}: {action:?} is legal"));
        }
        look(session.game());
    }
}

#[test]
fn counters_can_be_told_apart_in_every_game() {
    let (mut looked, mut crews) = (0, 0);
    let mut look = |game: &Pavlov| {
        let board = PavlovGuide::board(&game.view(game.to_act().iter().next()), Words::new(Language::En));
        for (n, piece) in board.pieces.iter().enumerate().filter(|(_, piece)| is_counter(piece)) {
            let least = piece.size.0.min(piece.size.1);
            assert!(least * scale() >= 30.0, "{}: {:.1} pixels", piece.key, least * scale());
            assert!(least * PHONE / SIZE.1 >= 24.0, "{}: {:.1} pixels on a phone", piece.key, least * PHONE / SIZE.1);
            let part = visible(piece, &board.pieces[n + 1..]);
            assert!(part >= 0.6, "{}: {part} of it is seen in turn {} at {}", piece.key, game.turn(), piece.place);
            crews += u32::from(piece.key.starts_with("weapon") && piece.place.starts_with("position"));
        }
        looked += 1;
    };
    in_games(&json!({}), 70, &mut look);
    in_games(&json!({ "operational_support": true, "tactics": "veteran" }), 20, &mut look);
    in_games(&json!({ "players": "competitive_two" }), 10, &mut look);
    assert!(looked > 600 && crews > 0, "{looked} positions with {crews} weapons on positions");
}

/// Where a label is written.
fn frame(label: &Label) -> Area {
    let spaced = if label.class == "pv-title" { 1.12 } else { 1.0 };
    let width = width_of(&label.words, label.size) * NARROW * spaced;
    let left = if label.anchor == Anchor::Start { label.at.0 } else { label.at.0 - width / 2.0 };
    Area { x: left, y: label.at.1 - 0.74 * label.size, w: width, h: 0.92 * label.size }
}

/// The names of positions, which are written on the walls.
fn on_walls(game: &Pavlov, words: Words) -> Vec<Label> {
    let board = PavlovGuide::board(&game.view(None), words);
    let walls = board.pieces.iter().filter(|piece| piece.class == "pv-bays");
    let written = walls.flat_map(|piece| {
        let corner = area(piece);
        piece.face.marks.iter().filter_map(move |mark| match mark {
            Mark::Text(text) => Some(Label {
                words: text.words.clone(),
                at: (corner.x + text.at.0, corner.y + text.at.1),
                anchor: Anchor::Middle,
                size: text.size,
                class: "slit",
            }),
            _ => None,
        })
    });
    written.collect()
}

#[test]
fn every_name_is_there_and_can_be_read() {
    let plan = Plan { c: Components::printed() };
    for words in Language::ALL.map(Words::new) {
        for support in [false, true] {
            let options = Options::read(&json!({ "operational_support": support })).expect("options");
            let session = Session::<Pavlov>::new(plan.c, &options, Terms::seeded(1), None);
            let session = session.unwrap_or_else(|_| panic!("the game does not begin"));
            let mut all = labels(plan, support, words);
            all.extend(on_walls(session.game(), words));
            let said: BTreeSet<&str> = all.iter().map(|label| label.words.as_str()).collect();
            for data in &plan.c.positions {
                assert!(said.contains(data.id.as_str()), "{} has no name", data.id);
            }
            for data in &plan.c.locations {
                assert!(said.contains(data.number.to_string().as_str()), "{} has no number", data.number);
            }
            // The first line of a name is how it begins.
            for unit in Unit::ALL.map(Unit::id).into_iter().chain(["battalion"]) {
                let name = words.say().pavlov_short_unit(unit);
                let written = all.iter().any(|label| label.class == "pv-label" && name.starts_with(&label.words));
                assert!(written, "{:?}: {name} is not on the map", words.language());
            }
            for (n, label) in all.iter().enumerate() {
                let pixels = label.size * scale();
                assert!(pixels >= 10.0, "{}: {pixels:.1} pixels", label.words);
                let own = frame(label);
                let whole = own.x >= 0.0 && own.y >= 0.0 && own.right() <= SIZE.0 && own.bottom() <= SIZE.1;
                assert!(whole, "{:?}: {} is cut off", words.language(), label.words);
                for other in &all[n + 1..] {
                    assert!(!meet(own, frame(other)), "{:?}: {} on {}", words.language(), label.words, other.words);
                }
            }
        }
    }
}

#[test]
fn the_land_is_light() {
    let options = Options::read(&json!({ "operational_support": true })).expect("options");
    let session = Session::<Pavlov>::new(Components::printed(), &options, Terms::seeded(1), None);
    let session = session.unwrap_or_else(|_| panic!("the game does not begin"));
    let land = PavlovGuide::landscape(&session.game().view(None)).expect("a land");
    // Not even compressed: that makes it four times smaller.
    assert!(land.len() < 120_000, "{} bytes", land.len());
    assert!(!land.contains("<text"), "the land has no words");
}

#[test]
fn hands_leave_room_for_the_board() {
    let mut highest = 0.0_f32;
    let mut look = |game: &Pavlov| {
        for words in Language::ALL.map(Words::new) {
            let board = PavlovGuide::board(&game.view(game.to_act().iter().next()), words);
            let cards = board.trays.iter().flat_map(|tray| &tray.pieces).filter(|piece| piece.place == "hand");
            highest = cards.map(|card| card.size.1).fold(highest, f32::max);
        }
    };
    in_games(&json!({}), 12, &mut look);
    // A screen 900 high has 804 for board and hand; titles and edges of the hand take 36.
    let scale = (804.0 - 36.0 - highest) / SIZE.1;
    assert!(
        highest > 150.0 && scale * LABEL.0 > 10.0,
        "a hand is {highest} high: labels are {:.1} pixels",
        scale * LABEL.0
    );
}
