//! A board as one drawing: whole, and the same in another's hand. Letters are left to fonts, which a machine may lack.

use std::collections::BTreeSet;

use guide::Draws;
use guide::board::{Board, Mark, Piece};
use kurgan_core::chance::Fast;
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::roxmltree::{Document, Node};
use resvg::usvg::{Options, Tree};
use serde_json::Value;
use table::{AnySession, GameId, Language, Listed, Packs, Start, Words, each_guide, each_session};
use web::pages::{Seen, Shell, play};
use web::{Theme, picture};

/// Positions of every game: the set-up, and after some dozens of actions, each by another ready set of options.
fn positions() -> impl Iterator<Item = (GameId, AnySession, Words)> {
    GameId::ALL.into_iter().flat_map(|id| {
        let moments = [0, 45, 130].into_iter().zip(Language::ALL.map(Words::new)).zip(options(id));
        moments.map(move |((actions, words), options)| (id, after(actions, id, &options, words), words))
    })
}

fn options(id: GameId) -> Vec<Value> {
    let presets = each_guide!(id, H => H::presets(Words::default()));
    let mut options: Vec<Value> = presets.into_iter().map(|preset| preset.options).collect();
    for options in options.iter_mut().filter_map(Value::as_object_mut) {
        options.remove("takebacks"); // of the session, not of the game
    }
    options
}

fn after(actions: usize, id: GameId, options: &Value, words: Words) -> AnySession {
    let mut session =
        AnySession::new(&Packs::default(), &Start { seed: Some(8), ..Start::of(id, options) }, words).expect("a game");
    let mut rng = Fast::new(8);
    for _ in 0..actions {
        let legal = session.state(words).legal;
        let open: Vec<_> = legal.iter().filter(|choice| !choice.resign).collect();
        if open.is_empty() {
            break;
        }
        session.play(&open[rng.below(open.len())].action.clone(), None, words).expect("a legal action");
    }
    session
}

/// What the side sees that is to act.
fn board(session: &AnySession, words: Words) -> Board {
    fn of<G: Listed>(game: &G, words: Words) -> Board {
        G::Guide::board(&game.view(game.to_act().iter().next()), words)
    }
    each_session!(session, session => of(session.game(), words))
}

fn drawn(session: &AnySession, words: Words, theme: Theme) -> String {
    picture(session, session.to_act().iter().next(), words, theme)
}

fn keys(document: &Document) -> BTreeSet<String> {
    let pieces =
        document.descendants().filter(|node| node.attribute("class").is_some_and(|class| class.starts_with("piece ")));
    let keys = pieces.filter_map(|node| node.attribute("data-key"));
    keys.map(String::from).collect()
}

#[test]
fn a_picture_needs_nothing_else() {
    for (id, session, words) in positions() {
        for theme in Theme::ALL {
            let svg = drawn(&session, words, theme);
            assert!(!svg.contains("var(") && !svg.contains("light-dark("), "{id}: something is left to resolve");
            let document = Document::parse(&svg).unwrap_or_else(|error| panic!("{id}: {error}"));
            let ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
            let known: BTreeSet<&str> = ids.iter().copied().collect();
            assert_eq!(ids.len(), known.len(), "{id}: an id twice");
            let style = document.descendants().find(|node| node.has_tag_name("style")).and_then(|node| node.text());
            let urls = style.unwrap_or_default().split("url(#").skip(1).filter_map(|text| text.split(')').next());
            let mut asked: Vec<&str> = urls.collect();
            for node in document.descendants() {
                for attribute in node.attributes() {
                    let value = attribute.value();
                    asked.extend(value.strip_prefix("url(#").and_then(|text| text.strip_suffix(')')));
                    asked.extend(if attribute.name() == "href" {
                        Some(value.strip_prefix('#').unwrap_or(value))
                    } else {
                        None
                    });
                }
            }
            let missing: Vec<&&str> = asked.iter().filter(|asked| !known.contains(**asked)).collect();
            assert!(missing.is_empty(), "{id}: {missing:?}");
        }
    }
}

#[test]
fn page_and_picture_draw_the_same_pieces() {
    for (id, session, words) in positions() {
        let svg = drawn(&session, words, Theme::Light);
        let held = session.to_act();
        let seen = Seen { id: "g", session: &session, held, all_held: held, version: 1 };
        let (page, _) = play(Shell { words, path: "/games/g" }, &seen);
        let document = Document::parse(&svg).expect("a document");
        let pieces = page.split("<div class=\"piece ").skip(1).filter_map(|text| text.split("data-key=\"").nth(1));
        let on_page = pieces.filter_map(|text| text.split('"').next());
        let on_page: BTreeSet<String> = on_page.map(String::from).collect();
        let expected: BTreeSet<String> = board(&session, words).all().map(|piece| piece.key.clone()).collect();
        assert_eq!(keys(&document), expected, "{id}");
        assert_eq!(on_page, expected, "{id}");
        let texts = |node: Node| node.descendants().filter_map(|node| node.text()).collect::<String>();
        assert!(texts(document.root()).contains(&id.title(words)), "{id} has no title");
    }
}

/// The picture in pixels, and the same picture without any piece.
fn raster(svg: &str) -> (Tree, Pixmap, Pixmap) {
    let tree = |svg: &str| Tree::from_str(svg, &Options::default()).expect("a drawing");
    let paint = |tree: &Tree| {
        let size = tree.size().to_int_size();
        let mut pixels = Pixmap::new(size.width(), size.height()).expect("a picture has a size");
        resvg::render(tree, Transform::identity(), &mut pixels.as_mut());
        pixels
    };
    // A piece is found again by its key.
    let (before, pieces) = svg.split_once("<g class=\"pieces\">").expect("pieces");
    let whole = tree(&format!("{before}<g class=\"pieces\">{}", pieces.replace("data-key=", "id=")));
    let bare: String = svg.lines().filter(|line| !line.starts_with("<g class=\"piece ")).collect();
    let (with, without) = (paint(&whole), paint(&tree(&bare)));
    (whole, with, without)
}

fn writes_only(piece: &Piece) -> bool {
    piece.face.marks.iter().all(|mark| matches!(mark, Mark::Text(_) | Mark::Prose(_)))
}

fn far(one: PremultipliedColorU8, other: PremultipliedColorU8) -> u8 {
    let parts = |colour: PremultipliedColorU8| [colour.red(), colour.green(), colour.blue()];
    parts(one).into_iter().zip(parts(other)).map(|(one, other)| one.abs_diff(other)).max().unwrap_or(0)
}

#[test]
fn every_counter_is_seen_in_the_picture() {
    for (id, session, words) in positions() {
        let board = board(&session, words);
        for theme in Theme::ALL {
            let (tree, with, without) = raster(&drawn(&session, words, theme));
            let mut covered = vec![false; with.pixels().len()];
            let pieces: Vec<&Piece> = board.all().filter(|piece| !writes_only(piece)).collect();
            // What lies on top comes last.
            for piece in pieces.into_iter().rev() {
                let name = format!("{id}, {theme:?}: {}", piece.key);
                let node = tree.node_by_id(&piece.key).unwrap_or_else(|| panic!("{name} is not drawn"));
                let at = node.abs_layer_bounding_box().unwrap_or_else(|| panic!("{name} has no size"));
                let mut own = Pixmap::new(with.width(), with.height()).expect("the same size");
                resvg::render_node(node, Transform::from_translate(at.x(), at.y()), &mut own.as_mut());
                let pixels = own.pixels().iter().zip(with.pixels()).zip(without.pixels()).zip(&mut covered);
                let (mut painted, mut seen, mut strange) = (0, 0, 0);
                for (((own, with), without), covered) in pixels.filter(|(((own, ..), _), _)| own.alpha() > 40) {
                    painted += 1;
                    if !std::mem::replace(covered, true) {
                        seen += u32::from(far(*with, *without) > 4);
                        strange += u32::from(own.alpha() == 255 && far(*own, *with) > 8);
                    }
                }
                assert!(painted > 60, "{name} is {painted} pixels");
                // Edges of what lies above it shine through.
                assert!(strange * 20 <= painted, "{name}: {strange} of {painted} pixels are others");
                let buried = covered_part(piece, &board) > 0.5;
                assert!(buried || seen * 10 > painted, "{name}: {seen} of {painted} pixels are seen");
            }
        }
    }
}

/// About how much of a piece lies under others.
fn covered_part(piece: &Piece, board: &Board) -> f32 {
    let above = board.pieces.iter().skip_while(|other| other.key != piece.key).skip(1);
    let parts = above.map(|other| {
        let overlap = |n: usize| {
            let side = |piece: &Piece| [(piece.at.0, piece.size.0), (piece.at.1, piece.size.1)][n];
            let ((one, wide), (two, broad)) = (side(piece), side(other));
            ((one + wide / 2.0).min(two + broad / 2.0) - (one - wide / 2.0).max(two - broad / 2.0)).max(0.0)
        };
        overlap(0) * overlap(1) / (piece.size.0 * piece.size.1)
    });
    parts.sum()
}
