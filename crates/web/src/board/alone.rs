//! A board as one self-contained SVG: for pictures, thumbnails and previews.

use std::fmt::Write;
use std::sync::OnceLock;

use guide::Draws;
use guide::board::{Board, Piece, Prose, Set, Tray, lines_of};
use kurgan_core::Seat;
use maud::{Markup, PreEscaped, html};
use table::{GameId, Listed, Words, each_guide};

use super::marks::{escaped, marks, prose, short};
use super::sheet::{self, Sheet};
use crate::assets::{PICTURE, THEME};

/// Whether a picture is light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// Dark ink on light paper.
    Light,
    /// Light ink on dark paper.
    Dark,
}

impl Theme {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::Light, Self::Dark];
}

/// What only a picture has: the cloth under the map and the trays, and the titles of those.
const OWN: &str = "
.map { fill: var(--land); }
.cloth { fill: var(--sheet); }
.tray-title { font: 700 15px var(--serif); fill: var(--muted); }
";

/// Between two pieces of a tray, and around trays.
const GAP: f32 = 8.0;
const MARGIN: f32 = 14.0;
/// The height of the title of a tray.
const TITLE: f32 = 22.0;
/// Prose that is too long for its frame is written smaller, down to this part of its size.
const LEAST: f32 = 0.5;

/// A position as a seat sees it.
pub(crate) fn position<G: Listed>(game: &G, seat: Option<Seat>, words: Words, theme: Theme) -> String {
    drawn(game, seat, words, theme, |_| ())
}

/// The same without what lies beside the map.
pub(crate) fn map<G: Listed>(game: &G, seat: Option<Seat>, words: Words) -> String {
    drawn(game, seat, words, Theme::Light, |board| board.trays.clear())
}

fn drawn<G: Listed>(game: &G, seat: Option<Seat>, words: Words, theme: Theme, change: fn(&mut Board)) -> String {
    let view = game.view(seat);
    let land = G::Guide::landscape(&view).unwrap_or_default();
    let ground = html! { (PreEscaped(&*land)) (G::Guide::ground(&view, words)) };
    let mut board = G::Guide::board(&view, words);
    change(&mut board);
    alone(G::GAME, &ground, &board, &G::Guide::symbols(), words, theme)
}

/// The stylesheet of a game in a theme, made once.
pub(super) fn style(game: GameId, theme: Theme) -> &'static Sheet {
    static MADE: [[OnceLock<Sheet>; Theme::ALL.len()]; GameId::ALL.len()] =
        [const { [const { OnceLock::new() }; Theme::ALL.len()] }; GameId::ALL.len()];
    MADE[game as usize][theme as usize].get_or_init(|| {
        let own = each_guide!(game, H => H::STYLE);
        sheet::flat(&[THEME, PICTURE, OWN, own], theme)
    })
}

fn alone(game: GameId, ground: &Markup, board: &Board, symbols: &Markup, words: Words, theme: Theme) -> String {
    let (width, height) = board.size;
    let (trays, below) = lay_out(&board.trays, width);
    let (whole, style) = (height + below, &style(game, theme).text);
    let (id, language, title) = (game.id(), words.language().id(), escaped(&game.title(words)));
    let mut out = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="{id}" lang="{language}" role="img" viewBox="0 0 {width} {whole}" width="{width}" height="{whole}">
<title>{title}</title>
<style>{}</style>
<defs>{}</defs>
<rect class="map" width="{width}" height="{height}"/>
<g class="ground">{}</g>
<g class="places">{}</g>
<g class="pieces">
"#,
        escaped(style),
        symbols.0,
        ground.0,
        super::places(board.places.clone()).into_iter().map(|item| item.html().0).collect::<String>(),
    );
    for each in &board.pieces {
        piece(each, (each.at.0 - each.size.0 / 2.0, each.at.1 - each.size.1 / 2.0), &mut out);
    }
    out.push_str("</g>\n");
    if below > 0.0 {
        let _ = writeln!(out, r#"<rect class="cloth" y="{height}" width="{width}" height="{}"/>"#, short(below));
    }
    for Laid { tray, at: (x, y), pieces } in trays {
        let top = y + height;
        let (x_title, y_title) = (short(x), short(top + TITLE - 7.0));
        let title = escaped(&tray.title);
        let _ = writeln!(out, r#"<g class="tray"><text class="tray-title" x="{x_title}" y="{y_title}">{title}</text>"#);
        for (each, (left, down)) in tray.pieces.iter().zip(pieces) {
            piece(each, (x + left, top + down), &mut out);
        }
        out.push_str("</g>\n");
    }
    out.push_str("</svg>\n");
    out
}

/// A tray with its left upper corner, and those of its pieces from there.
struct Laid<'a> {
    tray: &'a Tray,
    at: (f32, f32),
    pieces: Vec<(f32, f32)>,
}

/// Where trays lie below a map of this width, side by side as far as there is room, and how far down they reach.
fn lay_out(trays: &[Tray], width: f32) -> (Vec<Laid<'_>>, f32) {
    let (mut laid, mut at, mut below): (Vec<Laid<'_>>, _, _) = (Vec::new(), (MARGIN, MARGIN / 2.0), 0.0_f32);
    for tray in trays.iter().filter(|tray| !tray.pieces.is_empty()) {
        let (pieces, size) = rows(&tray.pieces, width - 2.0 * MARGIN);
        if at.0 > MARGIN && at.0 + size.0 > width - MARGIN {
            at = (MARGIN, below);
        }
        laid.push(Laid { tray, at, pieces });
        below = below.max(at.1 + size.1 + MARGIN);
        at.0 += size.0 + 2.0 * MARGIN;
    }
    (laid, below)
}

/// Where the pieces of a tray lie under its title, in rows of this width, and how large all of it is.
fn rows(pieces: &[Piece], room: f32) -> (Vec<(f32, f32)>, (f32, f32)) {
    let (mut x, mut y, mut row, mut wide) = (0.0_f32, TITLE, 0.0_f32, 120.0_f32);
    let mut places = Vec::with_capacity(pieces.len());
    for piece in pieces {
        if x > 0.0 && x + piece.size.0 > room {
            (x, y, row) = (0.0, y + row + GAP, 0.0);
        }
        places.push((x, y));
        x += piece.size.0;
        (row, wide) = (row.max(piece.size.1), wide.max(x));
        x += GAP;
    }
    (places, (wide, y + row))
}

/// A piece with its left upper corner at this point.
fn piece(piece: &Piece, (x, y): (f32, f32), out: &mut String) {
    let ((width, height), face) = (piece.size, piece.face.size);
    let (class, key, label) = (escaped(&piece.class), escaped(&piece.key), escaped(&piece.label));
    let (x, y, width, height) = (short(x), short(y), short(width), short(height));
    let view = format!("0 0 {} {}", short(face.0), short(face.1));
    let PreEscaped(drawn) = marks(&piece.face);
    let title = if label.is_empty() { label } else { format!("<title>{label}</title>") };
    let _ = write!(
        out,
        r#"<g class="piece {class}" data-key="{key}">{title}<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{view}" overflow="visible">{drawn}"#
    );
    for prose in prose(&piece.face) {
        flow(prose, out);
    }
    out.push_str("</svg></g>\n");
}

/// Prose in lines whose width is guessed.
fn flow(prose: &Prose, out: &mut String) {
    let (left, top, width, height) = prose.frame;
    let set = |part: f32| -> (Vec<Vec<String>>, f32) {
        let wrapped = prose.paragraphs.iter().map(|each| lines_of(&each.words, each.size * part, width));
        let wrapped: Vec<Vec<String>> = wrapped.collect();
        let lines = prose.paragraphs.iter().zip(&wrapped).flat_map(|(each, lines)| lines.iter().map(|_| each.size));
        let gaps = (1..prose.paragraphs.len()).map(|_| Prose::GAP);
        let tall = lines.map(|size| size * part * Prose::LEADING).chain(gaps).sum();
        (wrapped, tall)
    };
    let mut part = 1.0;
    let (mut wrapped, mut tall) = set(part);
    while tall > height && part > LEAST {
        part *= 0.95;
        (wrapped, tall) = set(part);
    }
    let mut y = if prose.set == Set::Top { top } else { top + (height - tall).max(0.0) / 2.0 };
    let (x, anchor) = if prose.set == Set::Centre { (left + width / 2.0, "middle") } else { (left, "start") };
    for (paragraph, lines) in prose.paragraphs.iter().zip(wrapped) {
        let size = paragraph.size * part;
        let class = escaped(&paragraph.class);
        let _ = write!(out, r#"<text class="{class}" font-size="{}" text-anchor="{anchor}">"#, short(size));
        for line in lines {
            let base = short(y + size * 0.95);
            let _ = write!(out, r#"<tspan x="{}" y="{base}">{}</tspan>"#, short(x), escaped(&line));
            y += size * Prose::LEADING;
        }
        out.push_str("</text>");
        y += Prose::GAP;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stylesheets_keep_to_what_a_picture_understands() {
        for game in GameId::ALL {
            for theme in Theme::ALL {
                let Sheet { text, strange } = style(game, theme);
                assert!(strange.is_empty(), "{game}: {strange:#?}");
                assert!(!["var(", "light-dark(", "color-mix(", "&"].iter().any(|word| text.contains(word)), "{game}");
            }
        }
    }

    #[test]
    fn prose_that_is_too_long_is_written_smaller() {
        let words = "word ".repeat(60);
        let paragraphs = vec![guide::board::Paragraph::new(words.trim(), 12.0, "")];
        let mut out = String::new();
        flow(&Prose { frame: (0.0, 10.0, 150.0, 90.0), set: Set::Top, paragraphs }, &mut out);
        let base = |line: &str| line.split('"').next().and_then(|y| y.parse::<f32>().ok()).unwrap();
        let bases: Vec<f32> = out.split(" y=\"").skip(1).map(base).collect();
        assert!(bases.len() > 5 && bases.iter().all(|base| (10.0..=100.0).contains(base)), "{bases:?}");
    }
}
