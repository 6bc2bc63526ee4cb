//! Units that are not on the map, in trays on the far bank.

use guide::board::{Anchor, Face, Piece, Text};
use guide::geo::small;
use volga::Place;
use volga::components::Unit;

use super::chart;
use super::desk::Desk;
use super::layout::{COUNTER, LETTERS, SPARE, narrow};
use crate::words::Says;

/// What lies beside the map, from the right: elements and where units are then. Who is withdrawn does not come back
/// and stands in the order of battle only.
pub(super) const BOXES: [(&str, Place); 3] =
    [("box out_of_action", Place::OUT_OF_ACTION), ("box due", Place::DUE), ("box called_away", Place::CALLED_AWAY)];

/// From a counter to the next: with room, and at the least, so that three fifths of each are seen.
const PITCH: f32 = COUNTER + 4.0;
const LEAST: f32 = COUNTER * 0.64;
/// Around the counters of a tray, and the line above them.
const MARGIN: f32 = 7.0;
const HEAD: f32 = 19.0;
/// How much of the width trays may take: the rest is river.
const MOST: f32 = 0.62;

impl Desk<'_> {
    /// The name of a box of units.
    pub(super) fn box_name(&self, lies: Place) -> String {
        let say = self.words.say();
        match lies {
            Place::OUT_OF_ACTION => say.volga_box_out(),
            Place::DUE => say.volga_box_due(),
            Place::CALLED_AWAY => say.volga_box_away(),
            _ => say.volga_box_withdrawn(),
        }
    }

    /// The trays that are not empty, and what lies in them.
    pub(super) fn tray_pieces(&self, pieces: &mut Vec<Piece>) {
        let trays: Vec<(&str, String, Vec<Unit>)> = BOXES
            .into_iter()
            .map(|(element, lies)| {
                let mut units: Vec<Unit> = self.game.units_at(lies).into_iter().collect();
                units.sort_by_key(|&unit| self.due(unit));
                (element, self.box_name(lies), units)
            })
            .filter(|(.., units)| !units.is_empty())
            .collect();
        let width = chart::size(self.c).0;
        let wide = |title: &str, count: usize, pitch: f32| {
            let counters = COUNTER + (small(count) - 1.0) * pitch;
            counters.max(narrow(title) + narrow("00") + 12.0) + 2.0 * MARGIN
        };
        let all =
            |pitch: f32| trays.iter().map(|(_, title, units)| wide(title, units.len(), pitch) + MARGIN).sum::<f32>();
        let pitches = (0..=8_u8).map(|n| PITCH - (PITCH - LEAST) * f32::from(n) / 8.0);
        let pitch = pitches.into_iter().find(|&pitch| all(pitch) < width * MOST).unwrap_or(LEAST);
        let mut right = width - MARGIN;
        for (element, title, units) in &trays {
            let wide = wide(title, units.len(), pitch);
            let at = (right - wide, SPARE + MARGIN);
            let label = [title.clone(), units.len().to_string()].join(&self.words.colon());
            pieces.push(Piece { label, ..panel(element, title, units.len(), at, wide) });
            let first = (at.0 + MARGIN + COUNTER / 2.0, at.1 + HEAD + COUNTER / 2.0);
            pieces.extend(
                units
                    .iter()
                    .enumerate()
                    .map(|(n, &unit)| self.german_piece(unit, (first.0 + small(n) * pitch, first.1), element)),
            );
            right -= wide + MARGIN;
        }
    }
}

/// An empty tray with its title and how many lie in it, without a label.
fn panel(element: &str, title: &str, count: usize, (x, y): (f32, f32), width: f32) -> Piece {
    let size = (width, HEAD + COUNTER + MARGIN);
    let mut face = Face::new(size);
    face.rect((0.0, 0.0, size.0, size.1), 5.0, "panel")
        .line(Text::new(title, (MARGIN, 14.0), LETTERS, "title").anchored(Anchor::Start))
        .line(Text::new(count, (width - MARGIN, 14.0), LETTERS, "title count").anchored(Anchor::End));
    Piece {
        key: element.into(),
        element: Some(element.into()),
        place: "bank".into(),
        at: (x + size.0 / 2.0, y + size.1 / 2.0),
        size,
        class: "tray-box".into(),
        label: String::new(),
        face,
    }
}
