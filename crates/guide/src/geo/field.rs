//! Heights on a grid.

use super::{Point, between, chain, small};

/// A height for every point of a grid that covers a drawing from (0, 0).
#[derive(Clone, PartialEq, Debug)]
pub struct Field {
    step: f32,
    columns: usize,
    rows: usize,
    heights: Vec<f32>,
}

impl Field {
    /// A grid of this mesh over a drawing of this size, with the height of every point.
    pub fn new(size: (f32, f32), step: f32, height: impl FnMut(Point) -> f32) -> Self {
        let count = |side: f32| (0..usize::from(u16::MAX)).take_while(|&n| small(n) * step <= side).count();
        let (columns, rows) = (count(size.0), count(size.1));
        let points = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
        let heights = points.map(|(column, row)| (small(column) * step, small(row) * step)).map(height).collect();
        Self { step, columns, rows, heights }
    }

    #[inline]
    fn height(&self, column: usize, row: usize) -> f32 {
        self.heights[row * self.columns + column]
    }

    fn point(&self, column: usize, row: usize) -> Point {
        (small(column) * self.step, small(row) * self.step)
    }

    /// The column or row nearest to a coordinate, so many away from the edges.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // clamped
    #[inline]
    fn nearest(&self, at: f32, count: usize, margin: f32) -> usize {
        let last = (small(count) - 1.0 - margin).max(margin);
        (at / self.step).round().clamp(margin, last) as usize
    }

    /// The height of the point of the grid that is nearest.
    #[inline]
    pub fn at(&self, at: Point) -> f32 {
        self.height(self.nearest(at.0, self.columns, 0.0), self.nearest(at.1, self.rows, 0.0))
    }

    /// Uphill at a point: how much the height grows over two meshes to the right, and down.
    pub fn slope(&self, at: Point) -> Point {
        let (column, row) = (self.nearest(at.0, self.columns, 1.0), self.nearest(at.1, self.rows, 1.0));
        (
            self.height(column + 1, row) - self.height(column - 1, row),
            self.height(column, row + 1) - self.height(column, row - 1),
        )
    }

    /// The lines on which the height is exactly this, closed or from edge to edge (marching squares).
    pub fn contours(&self, level: f32) -> Vec<Vec<Point>> {
        let mut pieces = Vec::new();
        for row in 0..self.rows.saturating_sub(1) {
            for column in 0..self.columns.saturating_sub(1) {
                self.cross(column, row, level, &mut pieces);
            }
        }
        chain(&pieces)
    }

    /// What a contour does in one mesh.
    fn cross(&self, column: usize, row: usize, level: f32, pieces: &mut Vec<(Point, Point)>) {
        let corner = |x: usize, y: usize| (self.point(column + x, row + y), self.height(column + x, row + y));
        let (a, b, c, d) = (corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1));
        let cut = |a: (Point, f32), b: (Point, f32)| between(a.0, b.0, (level - a.1) / (b.1 - a.1));
        let (top, right, bottom, left) = (|| cut(a, b), || cut(b, c), || cut(d, c), || cut(a, d));
        let over = |corner: (Point, f32), bit: u8| if corner.1 > level { bit } else { 0 };
        match over(a, 1) | over(b, 2) | over(c, 4) | over(d, 8) {
            0 | 15 => {}
            1 | 14 => pieces.push((left(), top())),
            2 | 13 => pieces.push((top(), right())),
            3 | 12 => pieces.push((left(), right())),
            4 | 11 => pieces.push((right(), bottom())),
            6 | 9 => pieces.push((top(), bottom())),
            7 | 8 => pieces.push((left(), bottom())),
            // A saddle: both corners are cut off.
            _ => pieces.extend([(left(), top()), (right(), bottom())]),
        }
    }
}
