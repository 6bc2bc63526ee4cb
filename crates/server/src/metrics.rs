//! Metrics in Prometheus format.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use axum::http::Method;

/// The upper bounds of the classes of latency, in seconds.
const BOUNDS: [f64; 9] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0];

/// All counters.
#[derive(Default)]
pub(crate) struct Metrics {
    /// By method, route and status.
    requests: Mutex<BTreeMap<(String, String, u16), u64>>,
    /// Actions by how long they took; the last class is everything longer.
    actions: [AtomicU64; BOUNDS.len() + 1],
    microseconds: AtomicU64,
    listeners: AtomicI64,
}

impl Metrics {
    pub(crate) fn request(&self, method: &Method, route: &str, status: u16) {
        // Anybody can make up methods; there are only so many counters.
        let known = [Method::GET, Method::HEAD, Method::POST, Method::DELETE].contains(method);
        let method = if known { method.as_str() } else { "other" };
        let mut requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        *requests.entry((method.to_owned(), route.to_owned(), status)).or_default() += 1;
    }

    pub(crate) fn action(&self, took: Duration) {
        let seconds = took.as_secs_f64();
        let class = BOUNDS.iter().position(|&bound| seconds <= bound).unwrap_or(BOUNDS.len());
        self.actions[class].fetch_add(1, Ordering::Relaxed);
        self.microseconds.fetch_add(u64::try_from(took.as_micros()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    pub(crate) fn listeners(&self) -> &AtomicI64 {
        &self.listeners
    }

    /// The counters in Prometheus' text format.
    #[allow(clippy::cast_precision_loss)] // seconds
    pub(crate) fn text(&self, games: usize) -> String {
        let mut text = String::from("# TYPE kurgan_requests_total counter\n");
        let requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        for ((method, route, status), count) in &*requests {
            let _ = writeln!(
                text,
                "kurgan_requests_total{{method=\"{method}\",route=\"{route}\",status=\"{status}\"}} {count}"
            );
        }
        text.push_str("# TYPE kurgan_action_seconds histogram\n");
        let mut sum = 0;
        for (class, count) in self.actions.iter().enumerate() {
            sum += count.load(Ordering::Relaxed);
            let bound = BOUNDS.get(class).map_or_else(|| "+Inf".to_owned(), ToString::to_string);
            let _ = writeln!(text, "kurgan_action_seconds_bucket{{le=\"{bound}\"}} {sum}");
        }
        let seconds = self.microseconds.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "kurgan_action_seconds_sum {seconds}\nkurgan_action_seconds_count {sum}");
        let _ = writeln!(text, "# TYPE kurgan_live_games gauge\nkurgan_live_games {games}");
        let listeners = self.listeners.load(Ordering::Relaxed);
        let _ = writeln!(text, "# TYPE kurgan_listeners gauge\nkurgan_listeners {listeners}");
        text
    }
}
