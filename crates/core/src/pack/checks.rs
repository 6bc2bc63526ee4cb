//! Reading the texts of a pack, and the checks that every game makes.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;

use super::{Name, PackError, Problem, Provenance, Thing};
use crate::ids::{Id, Set};

/// What has been found so far: problems and sources.
#[derive(Default)]
pub struct Checks {
    /// Every problem.
    pub problems: Vec<PackError>,
    /// Where every value comes from.
    pub provenance: Vec<Provenance>,
}

impl Checks {
    /// Notes a problem.
    pub fn bad(&mut self, file: &str, record: &str, field: &str, problem: impl Into<Problem>) {
        self.problems.push(PackError {
            file: file.to_owned(),
            record: record.to_owned(),
            field: field.to_owned(),
            problem: problem.into(),
        });
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
                let (line, column) = position(text, at);
                let (record, field) = place(text, line);
                let message = error.message().to_owned();
                self.bad(file, &record, &field, Problem::Unreadable { line, column, message });
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

/// An area with a printed number.
pub trait Numbered: Id {
    /// The area with that number, if the map has it.
    fn numbered(number: u8) -> Option<Self>;
}

/// Line and column, from 1, of a byte of the text.
fn position(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().map_or(0, |rest| rest.chars().count()) + 1;
    (line, column)
}

/// The record and the field that a line of the text belongs to, as far as its looks tell.
fn place(text: &str, line: usize) -> (String, String) {
    let lines: Vec<&str> = text.lines().collect();
    let at = line.saturating_sub(1).min(lines.len().saturating_sub(1));
    let key = |line: &str| line.split_once('=').map(|(key, value)| (key.trim().to_owned(), value.trim().to_owned()));
    let plain = |key: &str| !key.is_empty() && key.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let header = |line: &&str| line.starts_with('[');

    let Some(start) = lines.get(..=at).and_then(|lines| lines.iter().rposition(header)) else {
        let field = lines.get(at).and_then(|line| key(line)).map(|(key, _)| key).filter(|key| plain(key));
        return (String::new(), field.unwrap_or_default());
    };
    let field = lines[start..=at].iter().rev().filter_map(|line| key(line)).map(|(key, _)| key).find(|key| plain(key));
    let mut record = lines[start].trim_matches(['[', ']', ' ']).to_owned();
    let body = lines[start + 1..].iter().take_while(|line| !header(line));
    if let Some((_, id)) = body.filter_map(|line| key(line)).find(|(key, _)| key == "id") {
        record = format!("{record} {}", id.trim_matches('"'));
    }
    (record, field.unwrap_or_default())
}
