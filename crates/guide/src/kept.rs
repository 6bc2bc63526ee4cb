//! What is kept of a drawing: parts of it that take long and are the same in many positions.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

/// Parts that were drawn last, by all that they depend on. Many games are drawn in turn, so a few hundred are kept.
pub struct Kept<K, V>(Mutex<VecDeque<(K, Arc<V>)>>);

impl<K: PartialEq, V> Kept<K, V> {
    const MOST: usize = 256;

    /// Nothing yet.
    #[allow(clippy::new_without_default)] // for statics
    pub const fn new() -> Self {
        Self(Mutex::new(VecDeque::new()))
    }

    /// What belongs to this key; drawn if it is not kept.
    pub fn get(&self, key: K, draw: impl FnOnce(&K) -> V) -> Arc<V> {
        let kept = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        {
            let mut kept = kept();
            if let Some(at) = kept.iter().position(|(known, _)| *known == key)
                && let Some(known) = kept.remove(at)
            {
                let value = Arc::clone(&known.1);
                kept.push_front(known);
                return value;
            }
        }
        let value = Arc::new(draw(&key));
        let mut kept = kept();
        // Another game may have drawn it meanwhile.
        kept.retain(|(known, _)| *known != key);
        kept.truncate(Self::MOST - 1);
        kept.push_front((key, Arc::clone(&value)));
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_drawn_once_and_the_oldest_goes() {
        let (kept, mut drawn) = (Kept::new(), Vec::new());
        let most = u32::try_from(Kept::<u32, u32>::MOST).unwrap();
        for key in (0..most).chain([0, 3, most, 0, 1]) {
            let value = kept.get(key, |key| {
                drawn.push(*key);
                key * 2
            });
            assert_eq!(*value, key * 2);
        }
        // Number 1 was the oldest when one more came.
        assert_eq!(drawn, (0..=most).chain([1]).collect::<Vec<_>>());
    }
}
