//! How much a player may think: playouts or time.

/// What a player may spend on one decision.
#[derive(Clone, Copy)]
pub enum Budget<'a> {
    /// So many playouts.
    Playouts(u32),
    /// Until this tells 1 or more: the share of the time that is gone. It is asked after every playout.
    Time(&'a (dyn Fn() -> f64 + Sync)),
}

impl Budget<'_> {
    /// The share that is spent after so many playouts; 1 or more when it is all gone.
    pub(crate) fn spent(&self, done: u32) -> f64 {
        match *self {
            Self::Playouts(all) => f64::from(done) / f64::from(all.max(1)),
            Self::Time(gone) => gone(),
        }
    }

    /// How many actions are worth comparing with so much: few playouts tell apart only few.
    pub(crate) fn width(&self) -> usize {
        match *self {
            Self::Playouts(all) => (all.isqrt() / 2).clamp(2, 16) as usize,
            Self::Time(_) => 12,
        }
    }

    /// Whether it is time, of which less may be spent than there is.
    pub(crate) fn is_time(&self) -> bool {
        matches!(self, Self::Time(_))
    }

    /// The part of one of several players who share it.
    pub(crate) fn part(self, of: u32, nth: u32) -> Self {
        match self {
            Self::Playouts(all) => Self::Playouts(all / of + u32::from(nth < all % of)),
            Self::Time(_) => self,
        }
    }
}

impl std::fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Playouts(all) => f.debug_tuple("Playouts").field(all).finish(),
            Self::Time(_) => f.debug_tuple("Time").finish_non_exhaustive(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_add_up() {
        let parts: Vec<u32> = (0..3)
            .map(|nth| match Budget::Playouts(64).part(3, nth) {
                Budget::Playouts(part) => part,
                Budget::Time(_) => 0,
            })
            .collect();
        assert_eq!(parts, [22, 21, 21]);
    }
}
