//! The walls of the house, bay by bay: whole with a firing slit, or shot open. They show the Defense Values.

use std::fmt::Write;

use guide::board::{Face, Piece, Text};
use kurgan_core::chance::Fast;
use maud::{Markup, PreEscaped, html};
use pavlov::components::Colour;

use super::desk::Desk;
use super::plan::{Area, CELL, HOUSE, ROWS, WALL, small};

/// The bays as symbols: the letter of a wall, the length, and how a drawing along the northern wall is turned onto it.
const SORTS: [(&str, f32, &str); 4] = [
    ("n", CELL, "matrix(1 0 0 1 0 0)"),
    ("s", CELL, "matrix(1 0 0 -1 0 16)"),
    ("w", ROWS[1], "matrix(0 .863 1 0 0 0)"),
    ("c", ROWS[0], "matrix(0 .986 1 0 0 0)"),
];
/// What rubble needs around a bay.
const AROUND: f32 = 20.0;

/// In which order the bays of each side are shot open.
const OPENED: [[usize; 4]; 3] = [[3, 1, 4, 5], [2, 4, 1, 3], [4, 2, 1, 3]];

/// The symbols of all bays.
pub(super) fn symbols() -> Markup {
    let each = SORTS.iter().flat_map(|sort| [(sort, false), (sort, true)]);
    html! {
        defs {
            g id="pv-bay" { (PreEscaped(whole(CELL))) }
            g id="pv-gap" { (PreEscaped(opened(CELL))) }
        }
        @for (&(letter, long, turn), open) in each {
            @let (across, down) = if matches!(letter, "n" | "s") { (long, WALL) } else { (WALL, long) };
            symbol id=(id(letter, open)) viewBox=(format!("-{AROUND} -{AROUND} {} {}", across + 2.0 * AROUND, down + 2.0 * AROUND)) {
                use href=(if open { "#pv-gap" } else { "#pv-bay" }) transform=(turn) {}
            }
        }
    }
}

fn id(letter: &str, open: bool) -> String {
    format!("pv-{}-{letter}", if open { "gap" } else { "bay" })
}

/// Bricks from one point along the wall to another, jagged where they were broken off.
fn bricks(from: f32, to: f32, (torn_from, torn_to): (bool, bool)) -> String {
    let end = |at: f32, torn: bool, out: f32| {
        let steps: &[(f32, f32)] = if torn {
            &[(0.0, 0.0), (3.0, 4.0), (-3.0, 8.0), (4.0, 12.0), (0.0, 16.0)]
        } else {
            &[(0.0, 0.0), (0.0, 16.0)]
        };
        steps.iter().map(|(aside, deep)| format!("{:.1} {deep}", at + out * aside)).collect::<Vec<_>>()
    };
    let mut points = end(from, torn_from, -1.0);
    points.extend(end(to, torn_to, 1.0).into_iter().rev());
    let outline = format!("M{}Z", points.join("L"));
    format!(
        r##"<path d="{outline}" fill="#8d4f3b" stroke="#5a2e20" stroke-width=".9"/><path d="{outline}" fill="url(#pv-brick)"/>"##
    )
}

/// A bay with its firing slit, sandbags before it.
fn whole(long: f32) -> String {
    let (middle, slit) = (long / 2.0, long * 0.19);
    let mut drawn = bricks(0.0, middle - slit, (false, false)) + &bricks(middle + slit, long, (false, false));
    let _ = write!(
        drawn,
        r##"<path d="M{:.1} 0v16M{:.1} 0v16" stroke="#3b1e14" stroke-width="1.6"/><g fill="#b9a273" stroke="#5d4b2c" stroke-width=".9">"##,
        middle - slit,
        middle + slit
    );
    for aside in [-9.0, 0.0, 9.0] {
        let _ = write!(drawn, r#"<ellipse cx="{:.1}" cy="1.5" rx="5.2" ry="3.6"/>"#, middle + aside);
    }
    drawn + "</g>"
}

/// A bay without its middle, which lies before and behind it.
fn opened(long: f32) -> String {
    let mut dice = Fast::new(7);
    let mut drawn = bricks(0.0, long * 0.2, (false, true)) + &bricks(long * 0.82, long, (true, false));
    let mut stones = String::new();
    for _ in 0..16 {
        let mut part = || small(dice.below(1000)) / 1000.0;
        let (x, y) = (long * (0.5 + 0.62 * (part() - 0.5)), -9.0 + 24.0 * part());
        let (size, turn) = (1.6 + 3.6 * part(), 6.0 * part());
        for corner in 0..4_u8 {
            let angle = turn + f32::from(corner) * std::f32::consts::FRAC_PI_2;
            let sign = if corner == 0 { "M" } else { "L" };
            let _ = write!(stones, "{sign}{:.1} {:.1}", x + angle.cos() * size, y + angle.sin() * size * 0.75);
        }
        stones.push('Z');
    }
    let _ = write!(
        drawn,
        r##"<path d="M{:.1}-4h{:.1}l4 20H{:.1}Z" fill="#2a1b12" opacity=".22"/><path d="{stones}" fill="#a8755f" stroke="#5a3527" stroke-width=".8"/>"##,
        long * 0.26,
        long * 0.48,
        long * 0.22
    );
    drawn
}

impl Desk<'_> {
    /// The wall of a side, with the names of its positions.
    pub(super) fn wall_piece(&self, colour: Colour) -> Piece {
        let value = self.game.wall(colour);
        let lost = self.plan.lost(colour, value);
        let open = &OPENED[colour as usize][..OPENED[0].len().min(lost + usize::from(lost > 1))];
        let inner = HOUSE.w - 2.0 * WALL;
        let area = match colour {
            Colour::Green => Area { x: HOUSE.x + WALL, y: HOUSE.y, w: inner, h: WALL },
            Colour::Red => Area { x: HOUSE.x, y: HOUSE.y + WALL, w: WALL, h: HOUSE.h - 2.0 * WALL },
            Colour::Purple => Area { x: HOUSE.x + WALL, y: HOUSE.bottom() - WALL, w: inner, h: WALL },
        };
        let mut face = Face::new((area.w, area.h));
        let mut names = Vec::with_capacity(6);
        let mut bays: Vec<_> = self.plan.bays(colour).collect();
        bays.sort_by(|(_, one), (_, two)| (one.x + one.y).total_cmp(&(two.x + two.y)));
        for (n, (position, bay)) in bays.into_iter().enumerate() {
            let letter = match colour {
                Colour::Green => "n",
                Colour::Purple => "s",
                Colour::Red if bay.h > ROWS[1] => "c",
                Colour::Red => "w",
            };
            let (x, y) = (bay.x - area.x, bay.y - area.y);
            let frame = (x - AROUND, y - AROUND, bay.w + 2.0 * AROUND, bay.h + 2.0 * AROUND);
            face.symbol(id(letter, open.contains(&n)), frame, "");
            // The name of a corner stands on the wall where it is read from the street.
            let corner = colour == Colour::Red && letter == "c";
            if !corner {
                let at = (x + bay.w / 2.0, y + bay.h / 2.0 + 5.4);
                names.push(Text::new(self.c.position_id(position), at, 13.0, "slit"));
            }
        }
        for name in names {
            face.line(name);
        }
        Piece {
            key: format!("bays {}", colour.id()),
            element: Some(format!("wall {}", colour.id())),
            place: "wall".into(),
            at: area.centre(),
            size: (area.w, area.h),
            class: "pv-bays".into(),
            label: String::new(), // the marker of the wall says it
            face,
        }
    }
}
