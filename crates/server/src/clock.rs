//! The only place where the server looks at a clock.

#![allow(clippy::disallowed_methods)] // no game sees what is read here

use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// A moment to measure from.
pub(crate) fn moment() -> Instant {
    Instant::now()
}
