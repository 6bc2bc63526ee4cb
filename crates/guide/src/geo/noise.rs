//! Numbers by chance that are the same every time.

/// Numbers by chance from a seed (mulberry32): for the scatter of a drawing, never for a game.
#[derive(Clone, Copy, Debug)]
pub struct Rng(u32);

impl Rng {
    /// From this seed.
    pub fn new(seed: u32) -> Self {
        Self(seed)
    }

    /// From 0 to less than 1.
    pub fn share(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(0x6D2B_79F5);
        let mut t = (self.0 ^ self.0 >> 15).wrapping_mul(0x1 | self.0);
        t = t.wrapping_add((t ^ t >> 7).wrapping_mul(0x3D | t)) ^ t;
        share(t ^ t >> 14)
    }

    /// From one number to less than another.
    pub fn within(&mut self, least: f32, most: f32) -> f32 {
        least + self.share() * (most - least)
    }

    /// One of so many: from 0 on.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // less than the count
    pub fn below(&mut self, count: u8) -> u8 {
        ((self.share() * f32::from(count)) as u8).min(count.saturating_sub(1))
    }
}

/// All bits as a share of one.
#[allow(clippy::cast_precision_loss)] // 24 bits are exact
fn share(bits: u32) -> f32 {
    (bits >> 8) as f32 / 16_777_216.0
}

/// Heights that look grown: three octaves of value noise, about −½ to ½.
#[derive(Clone, Copy, Debug)]
pub struct Noise(u32);

impl Noise {
    /// From this seed.
    pub fn new(seed: u32) -> Self {
        Self(seed)
    }

    /// The height at a point. Features are about one unit wide.
    pub fn at(self, x: f32, y: f32) -> f32 {
        (self.octave(x, y) + 0.5 * self.octave(x * 2.1, y * 2.1) + 0.25 * self.octave(x * 4.3, y * 4.3)) / 1.75 - 0.5
    }

    fn octave(self, x: f32, y: f32) -> f32 {
        let (left, top) = (x.floor(), y.floor());
        let ease = |t: f32| t * t * (3.0 - 2.0 * t);
        let (u, v) = (ease(x - left), ease(y - top));
        let row = |y: f32| self.corner(left, y) * (1.0 - u) + self.corner(left + 1.0, y) * u;
        row(top) * (1.0 - v) + row(top + 1.0) * v
    }

    #[allow(clippy::cast_possible_truncation)] // whole numbers already
    fn corner(self, x: f32, y: f32) -> f32 {
        let (x, y) = ((x as i32).cast_unsigned(), (y as i32).cast_unsigned());
        let n = x.wrapping_mul(374_761_393).wrapping_add(y.wrapping_mul(668_265_263)).wrapping_add(self.0);
        let n = (n ^ n >> 13).wrapping_mul(1_274_126_177);
        share(n ^ n >> 16)
    }
}
