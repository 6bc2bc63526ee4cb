//! A position in printed names and numbers.

#![allow(unused_variables, clippy::todo)] // skeleton: remove

use kurgan_core::Broken;
use serde::{Deserialize, Serialize};

use crate::components::Components;
use crate::state::Pavlov;

/// A position as a person would write it down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {}

impl Pavlov {
    pub(crate) fn write_record(&self) -> Record {
        todo!()
    }

    pub(crate) fn read_record(c: &'static Components, record: &Record) -> Result<Self, Broken> {
        todo!()
    }
}
