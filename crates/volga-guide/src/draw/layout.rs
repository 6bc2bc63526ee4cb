//! Layout: positions in the areas, and in the boxes on the east bank.

use volga::components::{Area, AreaData};

/// How much larger the drawing is than the coordinates of the data pack: room for counters in every area.
pub(super) const SCALE: f32 = 1.5;
/// The strip east of the map that carries tracks and boxes, in units of the drawing.
pub(super) const STRIP: f32 = 285.0;
/// The side of a counter.
pub(super) const COUNTER: f32 = 40.0;
/// From one counter to the next.
pub(super) const PITCH: f32 = 42.0;

/// A point of the data pack on the drawing.
pub(super) fn at(point: [f32; 2]) -> (f32, f32) {
    (point[0] * SCALE, point[1] * SCALE)
}

/// Where the name of an area stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Written {
    /// To the right of the identifier.
    Beside,
    /// Under it.
    Below,
}
use Written::{Below, Beside};

/// For each area from 1 on: where its name stands, and how far identifier and counters lie from its label, so that
/// identifier, name and five counters find room within the border.
#[rustfmt::skip]
const SPOTS: [(Written, [i16; 2], [i16; 2]); 50] = [
    (Beside, [-48, -55], [0, 1]),
    (Beside, [-52, -21], [-4, 35]),
    (Beside, [-52, -49], [-4, 7]),
    (Beside, [-56, -33], [-8, 23]),
    (Beside, [-57, -39], [-9, 17]),
    (Beside, [-127, -45], [-79, 11]),
    (Beside, [-20, -47], [28, 9]),
    (Below, [-33, -26], [67, -5]),
    (Beside, [-51, -43], [-3, 13]),
    (Beside, [-41, -37], [7, 19]),
    (Beside, [-45, -46], [3, 10]),
    (Beside, [-62, -42], [-14, 14]),
    (Beside, [-42, -44], [6, 12]),
    (Beside, [-37, -42], [11, 14]),
    (Beside, [-40, -42], [8, 14]),
    (Beside, [-118, -51], [-70, 5]),
    (Below, [-52, -9], [48, 12]),
    (Below, [-42, -23], [58, -2]),
    (Beside, [-40, -41], [8, 15]),
    (Beside, [-2, -37], [46, 19]),
    (Beside, [-78, -35], [-30, 21]),
    (Beside, [-32, -37], [16, 19]),
    (Below, [-74, -22], [26, -1]),
    (Below, [-133, -2], [-33, 19]),
    (Below, [-70, -12], [30, 9]),
    (Beside, [-51, -47], [-3, 9]),
    (Beside, [-55, -36], [-7, 20]),
    (Beside, [-49, -31], [-1, 25]),
    (Beside, [-42, -39], [6, 17]),
    (Beside, [-60, -36], [-12, 20]),
    (Beside, [-50, -38], [-2, 18]),
    (Beside, [-45, -45], [3, 11]),
    (Beside, [-48, -43], [0, 13]),
    (Beside, [-59, -40], [-11, 16]),
    (Beside, [-58, -44], [-10, 12]),
    (Beside, [-37, -40], [11, 16]),
    (Beside, [-58, -44], [-10, 12]),
    (Beside, [-49, -42], [-1, 14]),
    (Beside, [-51, -27], [-3, 29]),
    (Beside, [-56, -40], [-8, 16]),
    (Beside, [-65, -36], [-17, 20]),
    (Beside, [-82, -67], [-34, -11]),
    (Beside, [-52, -54], [-4, 2]),
    (Beside, [-53, -41], [-5, 15]),
    (Below, [-67, -22], [33, -1]),
    (Beside, [-51, -42], [-3, 14]),
    (Beside, [-55, -39], [-7, 17]),
    (Below, [-142, -25], [-42, -4]),
    (Below, [-101, -21], [-1, 0]),
    (Beside, [-42, -44], [6, 12]),
];

/// Where things stand in an area.
pub(super) struct Spot {
    /// Where the name stands.
    pub(super) written: Written,
    /// The centre of the identifier.
    pub(super) badge: (f32, f32),
    /// The centre of the counters.
    pub(super) counters: (f32, f32),
}

/// Where things stand in this area.
pub(super) fn spot(area: &AreaData) -> Spot {
    let (x, y) = at(area.label);
    let known = usize::from(area.number).checked_sub(1).and_then(|n| SPOTS.get(n));
    let (written, badge, counters) = known.copied().unwrap_or((Beside, [-48, -41], [0, 15]));
    let from = |by: [i16; 2]| (x + f32::from(by[0]), y + f32::from(by[1]));
    Spot { written, badge: from(badge), counters: from(counters) }
}

/// A point of the drawing.
type Point = (f32, f32);

/// Where the counters of an area lie: the Soviet one first if there is one, then so many German ones.
pub(super) fn stack(centre: Point, soviet: bool, german: usize) -> (Option<Point>, Vec<Point>) {
    let put = |column: f32, row: f32| (centre.0 + column * PITCH, centre.1 + row * PITCH);
    let block = |left: f32, most: usize| -> Vec<Point> {
        [(0.0, -0.5), (1.0, -0.5), (0.0, 0.5), (1.0, 0.5)]
            .into_iter()
            .cycle()
            .take(most)
            .map(|(column, row)| put(left + column, row))
            .collect()
    };
    let row = |left: f32, most: usize| -> Vec<Point> {
        [0.0, 1.0, 2.0].into_iter().take(most).map(|column| put(left + column, 0.0)).collect()
    };
    match (soviet, german) {
        (true, 0) => (Some(put(0.0, 0.0)), Vec::new()),
        (true, 1) => (Some(put(-0.5, 0.0)), row(0.5, 1)),
        (true, 2) => (Some(put(-1.0, 0.0)), row(0.0, 2)),
        (true, more) => (Some(put(-1.0, 0.0)), block(0.0, more)),
        (false, 1) => (None, row(0.0, 1)),
        (false, 2) => (None, row(-0.5, 2)),
        (false, 3) => (None, row(-1.0, 3)),
        (false, more) => (None, block(-0.5, more)),
    }
}

/// A box or track on the east bank: left, top, width, height.
#[derive(Clone, Copy)]
pub(super) struct Frame(pub(super) f32, pub(super) f32, pub(super) f32, pub(super) f32);

/// Title and scenario.
pub(super) const TITLE: Frame = Frame(1306.0, 14.0, 240.0, 92.0);
/// The Turn Track (3.2).
pub(super) const TURNS: Frame = Frame(1306.0, 118.0, 240.0, 172.0);
/// The Morale Track (3.3).
pub(super) const MORALE: Frame = Frame(1306.0, 302.0, 240.0, 196.0);
/// The supply points of the Record Track (3.4).
pub(super) const SUPPLY: Frame = Frame(1306.0, 510.0, 114.0, 84.0);
/// The German areas of the Record Track (3.4).
pub(super) const AREAS: Frame = Frame(1432.0, 510.0, 114.0, 84.0);
/// The Available Support Units Box (3.5).
pub(super) const SUPPORT: Frame = Frame(1306.0, 606.0, 240.0, 102.0);
/// The random event in force.
pub(super) const EVENT: Frame = Frame(1306.0, 720.0, 240.0, 96.0);
/// The Out of Action Box (3.7).
pub(super) const OUT: Frame = Frame(1290.0, 828.0, 256.0, 158.0);
/// Reinforcements still to come (5.3.2).
pub(super) const DUE: Frame = Frame(1206.0, 998.0, 340.0, 114.0);
/// Units called away (6.2.1).
pub(super) const AWAY: Frame = Frame(1150.0, 1124.0, 192.0, 74.0);
/// Units withdrawn for good (6.1.2).
pub(super) const WITHDRAWN: Frame = Frame(1354.0, 1124.0, 192.0, 74.0);
/// Soviet units eliminated.
pub(super) const ELIMINATED: Frame = Frame(1112.0, 1210.0, 434.0, 202.0);
/// The key to the map.
pub(super) const KEY: Frame = Frame(1150.0, 1424.0, 396.0, 196.0);

/// How high the heading of a box is.
pub(super) const HEAD: f32 = 24.0;
/// The most columns of the Turn Track.
const TURN_COLUMNS: u8 = 3;
/// The columns of the Morale Track.
const MORALE_COLUMNS: u8 = 5;

impl Frame {
    /// A cell of a grid below the heading: left, top, width, height.
    fn cell(self, column: u8, row: u8, columns: u8, rows: u8) -> Self {
        let (width, height) = ((self.2 - 12.0) / f32::from(columns), (self.3 - HEAD - 8.0) / f32::from(rows));
        let (left, top) = (self.0 + 6.0 + f32::from(column) * width, self.1 + HEAD + f32::from(row) * height);
        Self(left, top, width, height)
    }

    /// Where so many counters lie in a box.
    pub(super) fn fill(self, count: usize) -> Vec<Point> {
        self.fill_with(count, COUNTER)
    }

    /// Where so many counters of this size lie in a box, row by row, drawn together where they are too many.
    pub(super) fn fill_with(self, count: usize, side: f32) -> Vec<Point> {
        let pitch = side + PITCH - COUNTER;
        let small = |n: usize| f32::from(u16::try_from(n).unwrap_or(u16::MAX));
        let rows = (((self.3 - HEAD - 6.0) / pitch).floor()).max(1.0);
        let columns = ((self.2 - 8.0) / pitch).floor().max(1.0);
        let per_row = columns.max((small(count) / rows).ceil());
        let across = if per_row > columns { (self.2 - 10.0 - side) / (per_row - 1.0) } else { pitch };
        (0..count)
            .map(|n| {
                let row = (small(n) / per_row).floor();
                let column = small(n) - row * per_row;
                (self.0 + 6.0 + side / 2.0 + column * across, self.1 + HEAD + 2.0 + side / 2.0 + row * pitch)
            })
            .collect()
    }
}

/// The space of the `n`th of so many turns.
pub(super) fn turn_space(n: u8, turns: u8) -> Frame {
    let columns = turns.clamp(1, TURN_COLUMNS);
    TURNS.cell(n % columns, n / columns, columns, turns.div_ceil(columns).max(1))
}

/// The space of this morale on a track up to `most`, the highest row on top.
pub(super) fn morale_space(morale: u8, most: u8) -> Frame {
    let last = most / MORALE_COLUMNS;
    MORALE.cell(morale % MORALE_COLUMNS, last - (morale / MORALE_COLUMNS).min(last), MORALE_COLUMNS, last + 1)
}

/// The middle of the `n`th kind of support marker.
pub(super) fn marker_space(n: u8) -> (f32, f32) {
    let cell = SUPPORT.cell(n, 0, 3, 1);
    (cell.0 + cell.2 / 2.0, cell.1 + cell.3 / 2.0)
}

/// The identifier of an area as far as it is known.
pub(super) fn number(area: Area) -> String {
    format!("area {}", area.0)
}
