//! Problems found in a pack, and the sources of its values.

use std::cell::RefCell;

use super::{At, PackError, Problem, Provenance, Thing};
use crate::ids::Id;

/// What has been found so far: problems and sources.
#[derive(Default)]
pub struct Checks {
    problems: RefCell<Vec<PackError>>,
    /// Where every value comes from, with the place of its record in the file.
    sources: RefCell<Vec<(usize, Provenance)>>,
}

impl Checks {
    /// Tells a problem that no field of the files stands for.
    pub fn bad(&self, file: &str, record: &str, field: &str, problem: impl Into<Problem>) {
        self.bad_at(file, record, field, None, problem.into());
    }

    /// Tells a problem, with the byte of the text that it begins at.
    pub(super) fn bad_at(&self, file: &str, record: &str, field: &str, at: Option<(&str, usize)>, problem: Problem) {
        self.problems.borrow_mut().push(PackError {
            file: file.to_owned(),
            record: record.to_owned(),
            field: field.to_owned(),
            at: at.map(|(text, at)| At::of(text, at)),
            problem,
        });
    }

    /// Notes where a value comes from.
    pub(super) fn note(&self, start: usize, source: Provenance) {
        self.sources.borrow_mut().push((start, source));
    }

    /// Every problem told.
    pub(super) fn problems(self) -> Vec<PackError> {
        self.problems.into_inner()
    }

    /// Where every value comes from, in the order of the files and their records.
    pub(super) fn provenance(&self, files: &[&str]) -> Vec<Provenance> {
        let mut sources = self.sources.take();
        sources.sort_by_key(|(start, source)| (files.iter().position(|file| *file == source.file), *start));
        sources.into_iter().map(|(_, source)| source).collect()
    }
}

/// An area, or another place, with a printed number.
pub trait Numbered: Id {
    /// What it is called.
    const THING: Thing = Thing::AREA;

    /// The one with that number, if the map has it.
    fn numbered(number: u8) -> Option<Self>;
}
