//! Reading the texts of a pack, and the checks that every game makes.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;

use super::{At, Name, PackError, Problem, Provenance, Thing};
use crate::ids::{Id, Set};

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

    /// Whether there is a problem.
    pub fn any(&self) -> bool {
        !self.problems.borrow().is_empty()
    }

    /// Every problem told.
    pub fn problems(self) -> Vec<PackError> {
        self.problems.into_inner()
    }

    /// Where every value comes from, in the order of the files and their records.
    pub(super) fn provenance(&self, files: &[&str]) -> Vec<Provenance> {
        let mut sources = self.sources.take();
        sources.sort_by_key(|(start, source)| (files.iter().position(|file| *file == source.file), *start));
        sources.into_iter().map(|(_, source)| source).collect()
    }

    /// The text for each file of a pack: the one handed in, or else the built-in one.
    pub fn texts<'a, const N: usize>(
        &mut self,
        files: &'static [&'static str; N],
        built_in: [&'a str; N],
        given: &[(&str, &'a str)],
    ) -> [&'a str; N] {
        let mut texts = built_in;
        let mut seen = [false; N];
        for (name, text) in given {
            match files.iter().position(|file| file == name) {
                None => self.bad(name, "", "", Problem::UnknownFile { files }),
                Some(i) if seen[i] => self.bad(name, "", "", Problem::FileTwice),
                Some(i) => {
                    seen[i] = true;
                    texts[i] = text;
                }
            }
        }
        texts
    }

    /// Reads the text of a file.
    pub fn parse<T: DeserializeOwned>(&mut self, file: &'static str, text: &str) -> Option<T> {
        match toml::from_str(text) {
            Ok(raw) => Some(raw),
            Err(error) => {
                let at = error.span().map_or(0, |span| span.start);
                let (record, field) = super::files::place(text, at);
                let problem = Problem::Unreadable { message: error.message().to_owned() };
                self.bad_at(file, &record, &field, Some((text, at)), problem);
                None
            }
        }
    }

    /// Checks that a number is within bounds.
    pub fn range<T: Copy + PartialOrd + Into<i64>>(
        &mut self,
        file: &str,
        record: &str,
        field: &str,
        value: T,
        range: RangeInclusive<T>,
    ) -> bool {
        let good = range.contains(&value);
        if !good {
            let (value, min, max) = (value.into().to_string(), (*range.start()).into(), (*range.end()).into());
            self.bad(file, record, field, Problem::OutOfRange { value, min, max });
        }
        good
    }

    /// Checks that a value has not been seen before.
    pub fn unique(&mut self, seen: &mut BTreeSet<String>, file: &str, record: &str, field: &str, value: &str) -> bool {
        let new = seen.insert(value.to_lowercase());
        if !new {
            self.bad(file, record, field, Problem::Duplicate { value: value.to_owned() });
        }
        new
    }

    /// Checks that a name says something in each language.
    pub fn name(&mut self, file: &str, record: &str, name: &Name) {
        self.said(file, record, "name", name);
    }

    /// Checks that a text says something in each language.
    pub fn said(&mut self, file: &str, record: &str, field: &str, text: &Name) {
        if text.each().iter().any(|text| text.trim().is_empty()) {
            self.bad(file, record, field, Problem::Empty);
        }
    }

    /// Looks an id up in a list.
    pub fn find(
        &mut self,
        file: &str,
        record: &str,
        field: &str,
        thing: Thing,
        value: &str,
        ids: impl IntoIterator<Item = impl AsRef<str>>,
    ) -> Option<usize> {
        let found = ids.into_iter().position(|id| id.as_ref() == value);
        if found.is_none() {
            self.bad(file, record, field, Problem::Unknown { thing, value: value.to_owned() });
        }
        found
    }

    /// Looks an area up by its printed number.
    pub fn area<A: Numbered>(&mut self, file: &str, record: &str, field: &str, number: u8) -> Option<A> {
        let area = A::numbered(number);
        if area.is_none() {
            self.bad(file, record, field, Problem::Unknown { thing: Thing::AREA, value: number.to_string() });
        }
        area
    }

    /// A set of areas by their printed numbers, each once.
    pub fn areas<A: Numbered>(&mut self, file: &str, record: &str, field: &str, numbers: &[u8]) -> Set<A> {
        let mut areas = Set::EMPTY;
        for &number in numbers {
            if let Some(area) = self.area(file, record, field, number) {
                if areas.has(area) {
                    self.bad(file, record, field, Problem::Duplicate { value: number.to_string() });
                }
                areas.add(area);
            }
        }
        areas
    }

    /// Checks that a list fits the program, and cuts it so that what follows cannot overflow.
    pub fn at_most<T>(&mut self, file: &str, thing: Thing, max: usize, list: &mut Vec<T>) {
        if list.len() > max {
            self.bad(file, "", "", Problem::TooMany { thing, max, found: list.len() });
            list.truncate(max);
        }
    }

    /// Checks the points of an outline or a line.
    pub fn points(&mut self, file: &str, record: &str, field: &str, needed: usize, points: &[[f32; 2]]) {
        if points.len() < needed {
            self.bad(file, record, field, Problem::TooFewPoints { needed, found: points.len() });
        }
        if points.iter().flatten().any(|x| !x.is_finite()) {
            self.bad(file, record, field, Problem::NotFinite);
        }
    }
}

/// An area, or another place, with a printed number.
pub trait Numbered: Id {
    /// What it is called.
    const THING: Thing = Thing::AREA;

    /// The one with that number, if the map has it.
    fn numbered(number: u8) -> Option<Self>;
}
