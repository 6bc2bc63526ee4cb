//! What the application needs from its host: clock, entropy, threads, hints and a limit on live streams. It uses none
//! of these directly.

use core::net::IpAddr; // an address is no socket

use futures_util::future::BoxFuture;
use table::AnySession;
use table::hint::{Opinion, Thought};

/// There are no random numbers.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("no random numbers")]
pub struct NoChance;

/// Where the application runs.
pub trait Outside: Send + Sync {
    /// Milliseconds since 1970.
    fn now(&self) -> u64;

    /// Fills this with random bytes.
    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoChance>;

    /// Carries something out to its end, whether or not somebody waits for it.
    fn spawn(&self, work: BoxFuture<'static, ()>);

    /// Works on something that takes long, while others are answered.
    fn think(&self, work: Box<dyn FnOnce() + Send>);

    /// What is thought of the decision that is due, with this seed for all chance.
    fn advise(&self, session: &AnySession, thought: Thought, seed: u64) -> Vec<Opinion>;

    /// Lets one more listen from this address, for as long as what is returned is kept; none where there are enough.
    fn listen(&self, address: IpAddr) -> Option<Box<dyn Send + Sync>>;
}
