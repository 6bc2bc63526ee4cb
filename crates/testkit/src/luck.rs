//! Reproducible random numbers for random players.

/// A stream of random numbers.
#[derive(Clone, Debug)]
pub struct Luck(u64);

impl Luck {
    /// The stream of this seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below this one; 0 where there is none.
    #[allow(clippy::cast_possible_truncation)] // below a length
    pub fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % (most.max(1) as u64)) as usize
    }

    /// One of these; none where there is none.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(from.len()))
    }
}
