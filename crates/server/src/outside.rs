//! The machine behind the application: clock, randomness, threads, and a limit on live streams.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use app::{House, NoChance, Outside};
use futures_util::future::BoxFuture;
use table::AnySession;
use table::hint::{Opinion, Thought};

use crate::clock;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::start::Front;

/// How many may listen at the same time.
const LISTENERS: i64 = 10_000;

/// What stands between visitors and the application.
pub(crate) struct Gate {
    pub(crate) house: House,
    pub(crate) front: Front,
    pub(crate) limits: Limits,
    pub(crate) metrics: Metrics,
}

impl Gate {
    pub(crate) fn new(house: House, front: Front) -> Self {
        Self { house, front, limits: Limits::default(), metrics: Metrics::default() }
    }
}

/// This machine.
pub(crate) struct Machine(pub(crate) Arc<Gate>);

/// Somebody who listens; counted as long as they do.
struct Listener {
    gate: Arc<Gate>,
    address: IpAddr,
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.gate.metrics.listeners().fetch_sub(1, Ordering::Relaxed);
        self.gate.limits.leave(self.address);
    }
}

impl Outside for Machine {
    fn now(&self) -> u64 {
        clock::now()
    }

    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoChance> {
        getrandom::fill(bytes).map_err(|_| NoChance)
    }

    fn spawn(&self, work: BoxFuture<'static, ()>) {
        tokio::spawn(work);
    }

    fn think(&self, work: Box<dyn FnOnce() + Send>) {
        tokio::task::spawn_blocking(work);
    }

    fn advise(&self, session: &AnySession, thought: Thought, seed: u64) -> Vec<Opinion> {
        ai::clock::advise(session, thought, seed)
    }

    fn listen(&self, address: IpAddr) -> Option<Box<dyn Send + Sync>> {
        let gate = &self.0;
        if !gate.limits.listen(address, gate.house) {
            return None;
        }
        let others = gate.metrics.listeners().fetch_add(1, Ordering::Relaxed);
        // Both counters go back with the listener.
        let listener = Listener { gate: gate.clone(), address };
        if others < LISTENERS { Some(Box::new(listener)) } else { None }
    }
}
