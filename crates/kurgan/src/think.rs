//! Players who think, as the command line names them.

use ai::Level;
use table::hint::Thought;

/// Who thinks, and how much.
#[derive(Clone, Copy)]
pub(crate) struct Thinking {
    pub(crate) level: Level,
    pub(crate) thought: Thought,
    /// The number that all chance of the thinking depends on; by chance when absent.
    pub(crate) seed: Option<u64>,
}
