//! The files of a pack, parsed and ready to read.

use toml::de::DeTable;

use super::field::Location;
use super::{Checks, Origin, Problem, Row, Texts};

/// The files of a pack, each of which is taken once.
pub struct Files<'a> {
    checks: &'a Checks,
    names: &'static [&'static str],
    built_in: &'static [&'static str],
    texts: Vec<&'a str>,
    tables: Vec<Option<DeTable<'a>>>,
}

impl<'a> Files<'a> {
    /// Opens the files of a pack: of each the text handed in, or else the built-in one. None if a text is not TOML: what
    /// else might be wrong cannot be seen then.
    pub(super) fn open(
        checks: &'a Checks,
        names: &'static [&'static str],
        built_in: &'static [&'static str],
        given: &[(&str, &'a str)],
    ) -> Option<Self> {
        let mut texts: Vec<&str> = built_in.to_vec();
        let mut seen = vec![false; names.len()];
        for (name, text) in given {
            match names.iter().position(|known| known == name) {
                None => checks.bad(name, "", "", Problem::UnknownFile { files: names }),
                Some(i) if seen[i] => checks.bad(name, "", "", Problem::FileTwice),
                Some(i) => {
                    seen[i] = true;
                    texts[i] = text;
                }
            }
        }
        let tables: Vec<_> = names.iter().zip(&texts).map(|(name, text)| parse(checks, name, text)).collect();
        let readable = tables.iter().all(Option::is_some);
        readable.then_some(Self { checks, names, built_in, texts, tables })
    }

    /// Who is told what is wrong.
    pub fn checks(&self) -> &'a Checks {
        self.checks
    }

    /// A file, to be read.
    ///
    /// # Panics
    /// If the pack has no such file, or it has been taken: the loader is wrong, whatever the pack.
    pub fn take(&mut self, name: &str) -> Row<'a> {
        let at = self.names.iter().position(|known| *known == name);
        let Some((at, fields)) = at.and_then(|at| Some((at, self.tables[at].take()?))) else {
            panic!("{name} is no file of the pack, or has been taken");
        };
        let (checks, text) = (self.checks, self.texts[at]);
        let location = Location { checks, file: self.names[at], text, record: String::new(), part: String::new() };
        Row::new(location, None, Some(fields))
    }

    /// Where the pack comes from, once all has been read.
    pub fn origin(&self) -> Origin {
        let named = || self.names.iter().zip(&self.texts).map(|(name, text)| ((*name).into(), (*text).into()));
        Origin {
            provenance: self.checks.provenance(self.names),
            hash: super::shelf::hash(self.names, &self.texts),
            files: if self.texts == self.built_in { Texts::new() } else { named().collect() },
        }
    }
}

fn parse<'a>(checks: &Checks, file: &str, text: &'a str) -> Option<DeTable<'a>> {
    match DeTable::parse(text) {
        Ok(table) => Some(table.into_inner()),
        Err(error) => {
            let at = error.span().map_or(0, |span| span.start);
            let (record, field) = place(text, at);
            let problem = Problem::Unreadable { message: error.message().to_owned() };
            checks.bad_at(file, &record, &field, Some((text, at)), problem);
            None
        }
    }
}

/// The record and the field that a byte of the text belongs to, as far as its looks tell.
fn place(text: &str, at: usize) -> (String, String) {
    let line = text.get(..at).unwrap_or(text).matches('\n').count();
    let lines: Vec<&str> = text.lines().collect();
    let at = line.min(lines.len().saturating_sub(1));
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
