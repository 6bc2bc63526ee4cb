//! Every invariant of a position.

use kurgan_core::Broken;

use crate::state::Pavlov;

impl Pavlov {
    pub(crate) fn check_all(&self) -> Result<(), Broken> {
        todo!()
    }
}
