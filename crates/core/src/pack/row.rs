//! A record of a data file, read field by field into the components of the game.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::field::{Field, Location, Whole};
use super::{Name, Numbered, Problem, Provenance, Source, Thing, Word};
use crate::ids::Set;

/// A record, a part of one, or a whole file.
///
/// Each field is named once, where it is read; [`Row::close`] tells which ones nobody asked for. A reader that finds
/// something wrong tells it and gives a stand-in of the right kind, so that everything else is read as well; a pack with a
/// problem is refused in the end.
#[must_use = "close it, to tell the fields that nobody asked for"]
pub struct Row<'a> {
    location: Location<'a>,
    fields: DeTable<'a>,
    /// The fields asked for, and where those stand that are there.
    asked: Vec<(&'static str, Option<usize>)>,
    /// Where the record begins; a file begins nowhere.
    start: Option<usize>,
    /// Whether it must say where it comes from: a record does, a part of one does not.
    sourced: bool,
    /// Whether it is missing, which has been told: there is no more to say of its fields.
    lost: bool,
}

impl<'a> Row<'a> {
    /// What stands at a location; nothing if that is missing or has the wrong form, which has been told.
    pub(super) fn new(location: Location<'a>, start: Option<usize>, fields: Option<DeTable<'a>>) -> Self {
        let lost = fields.is_none();
        let fields = fields.unwrap_or_default();
        Self { location, fields, asked: Vec::new(), start, sourced: false, lost }
    }

    /// What it is called in problems and sources: `area 15`.
    pub fn record(&self) -> &str {
        &self.location.record
    }

    /// Calls it otherwise.
    pub fn call(&mut self, record: String) {
        self.location.record = record;
    }

    /// Tells a problem of a field, or of the record itself if the field has no name.
    pub fn bad(&self, field: &str, problem: impl Into<Problem>) {
        if !self.lost {
            let given = self.asked.iter().rev().find(|(name, _)| *name == field).and_then(|(_, at)| *at);
            self.location.bad(field, given.or(self.start), problem.into());
        }
    }

    fn take(&mut self, field: &'static str) -> Option<Spanned<DeValue<'a>>> {
        let value = self.fields.remove(field);
        self.asked.push((field, value.as_ref().map(|value| value.span().start)));
        value
    }

    /// A field that must be there.
    pub fn field(&mut self, name: &'static str) -> Field<'_, 'a> {
        let value = self.take(name);
        if value.is_none() {
            self.bad(name, Problem::Absent);
        }
        Field::new(&self.location, name, value)
    }

    /// A field that may be left out.
    pub fn optional(&mut self, name: &'static str) -> Option<Field<'_, 'a>> {
        let value = self.take(name)?;
        Some(Field::new(&self.location, name, Some(value)))
    }

    /// A field that must not be there, in this record.
    pub fn surplus(&mut self, name: &'static str) {
        if self.take(name).is_some() {
            self.bad(name, Problem::Surplus);
        }
    }

    /// Whether a field is there.
    pub fn has(&self, name: &str) -> bool {
        self.fields.contains_key(name)
    }

    /// A field as it is written, the first of a list, before it is read.
    pub fn shown(&self, name: &str) -> String {
        fn text(value: &DeValue<'_>) -> String {
            match value {
                DeValue::String(text) => text.to_string(),
                DeValue::Integer(number) => number.to_string(),
                DeValue::Array(list) => list.first().map(|first| text(first.get_ref())).unwrap_or_default(),
                _ => String::new(),
            }
        }
        self.fields.get(name).map(|value| text(value.get_ref())).unwrap_or_default()
    }

    /// A whole number within bounds.
    pub fn number<T: Whole>(&mut self, name: &'static str, range: RangeInclusive<T>) -> T {
        self.field(name).number(range)
    }

    /// A whole number within bounds; 0 where the field is left out.
    pub fn number_or_0<T: Whole + Default>(&mut self, name: &'static str, range: RangeInclusive<T>) -> T {
        self.optional(name).map(|field| field.number(range)).unwrap_or_default()
    }

    /// A number with a fraction, of the drawing.
    pub fn decimal(&mut self, name: &'static str) -> f32 {
        self.field(name).decimal()
    }

    /// A point of the drawing.
    pub fn point(&mut self, name: &'static str) -> [f32; 2] {
        self.field(name).point()
    }

    /// The points of an outline or a line: at least so many.
    pub fn points(&mut self, name: &'static str, needed: usize) -> Vec<[f32; 2]> {
        self.field(name).points(needed)
    }

    /// True or false.
    pub fn flag(&mut self, name: &'static str) -> bool {
        self.field(name).flag()
    }

    /// Whether the field is there and true.
    pub fn marked(&mut self, name: &'static str) -> bool {
        self.optional(name).is_some_and(Field::flag)
    }

    /// A text that says something.
    pub fn text(&mut self, name: &'static str) -> String {
        self.field(name).text()
    }

    /// A name, or another text, in the three languages.
    pub fn name(&mut self, name: &'static str) -> Name {
        self.field(name).name()
    }

    /// A word of a closed list.
    pub fn word<W: Word>(&mut self, name: &'static str) -> W {
        self.field(name).word()
    }

    /// Words of a closed list.
    pub fn words<W: Word>(&mut self, name: &'static str) -> Vec<W> {
        self.field(name).list(Field::choice).into_iter().flatten().collect()
    }

    /// The place of a thing in the list of ids that has it.
    pub fn find(
        &mut self,
        name: &'static str,
        thing: Thing,
        ids: impl IntoIterator<Item = impl AsRef<str>>,
    ) -> Option<usize> {
        self.field(name).find(thing, ids)
    }

    /// An area by its printed number.
    pub fn area<A: Numbered>(&mut self, name: &'static str) -> Option<A> {
        self.field(name).area()
    }

    /// Areas by their printed numbers, each once.
    pub fn areas<A: Numbered>(&mut self, name: &'static str) -> Set<A> {
        self.field(name).areas()
    }

    /// The id of the record, which no other has.
    pub fn id(&mut self, seen: &mut BTreeSet<String>) -> String {
        let id = self.text("id");
        self.unique(seen, "id", &id);
        id
    }

    /// The id of the record, which no other has and which is one word of the notation.
    pub fn word_id(&mut self, seen: &mut BTreeSet<String>) -> String {
        let id = self.id(seen);
        if id.contains(char::is_whitespace) {
            self.bad("id", Problem::NotOneWord { id: id.clone() });
        }
        id
    }

    /// Tells a value that has been seen before, in capitals or not.
    pub fn unique(&self, seen: &mut BTreeSet<String>, field: &str, value: &str) {
        if !value.trim().is_empty() && !seen.insert(value.to_lowercase()) {
            self.bad(field, Problem::Duplicate { value: value.to_owned() });
        }
    }

    /// A part of the record, of which it says: `numbers.green`.
    pub fn inner(&mut self, name: &'static str) -> Row<'a> {
        self.field(name).inner()
    }

    /// A list of parts of the record.
    pub fn parts(&mut self, name: &'static str) -> Vec<Row<'a>> {
        self.field(name).parts()
    }

    /// The one record of this name.
    pub fn table(&mut self, name: &'static str) -> Row<'a> {
        let mut row = self.inner(name);
        row.location.part.clone_from(&self.location.part);
        row.location.record = self.below(name);
        row.sourced = true;
        row
    }

    /// The records of a list, each called by the list and this field of its own.
    pub fn rows(&mut self, list: &'static str, key: &str) -> Vec<Row<'a>> {
        let mut rows = self.optional(list).map(Field::parts).unwrap_or_default();
        for row in &mut rows {
            row.location.part.clone_from(&self.location.part);
            row.location.record = self.below(list);
            let key = row.shown(key);
            if !key.is_empty() {
                row.location.record.extend([" ", &key]);
            }
            row.sourced = true;
        }
        rows
    }

    /// The records of a list, of which the program can hold so many; the others are told and left out.
    pub fn rows_up_to(&mut self, max: usize, thing: Thing, list: &'static str, key: &str) -> Vec<Row<'a>> {
        let mut rows = self.rows(list, key);
        if rows.len() > max {
            self.location.bad("", None, Problem::TooMany { thing, max, found: rows.len() });
            rows.truncate(max);
        }
        rows
    }

    /// What there is one record of for each word of a list, in the order of the words; none for one that is missing.
    pub fn each<W: Word, T, const N: usize>(
        &mut self,
        list: &'static str,
        thing: Thing,
        mut read: impl FnMut(&mut Row<'a>, W) -> T,
    ) -> [Option<T>; N] {
        let mut found = [const { None }; N];
        for mut row in self.rows(list, "id") {
            let Some(word) = row.field("id").choice::<W>() else { continue };
            let place = W::EACH.iter().position(|each| each.word() == word.word());
            let value = read(&mut row, word);
            if let Some(found) = place.and_then(|place| found.get_mut(place))
                && found.replace(value).is_some()
            {
                row.bad("id", Problem::Duplicate { value: word.word().to_owned() });
            }
            row.close();
        }
        for (word, _) in W::EACH.iter().zip(&found).filter(|(_, found)| found.is_none()) {
            self.missing(list, thing, word.word());
        }
        found
    }

    /// Tells that a list has no record with this id.
    pub fn missing(&self, list: &str, thing: Thing, id: &str) {
        self.bad_of(&format!("{} {id}", self.below(list)), "id", Problem::Missing { thing, value: id.to_owned() });
    }

    /// Tells a problem of another record of the file.
    pub fn bad_of(&self, record: &str, field: &str, problem: impl Into<Problem>) {
        self.location.checks.bad(self.location.file, record, field, problem);
    }

    fn below(&self, name: &str) -> String {
        format!("{} {name}", self.location.record).trim_start().to_owned()
    }

    /// Notes where the record comes from, and tells the fields that nobody asked for.
    pub fn close(mut self) {
        if self.lost {
            return;
        }
        if self.sourced {
            self.source();
        }
        for (name, _) in &self.fields {
            let known = self.asked.iter().map(|(name, _)| *name).collect();
            self.location.bad(name.get_ref(), Some(name.span().start), Problem::UnknownField { known });
        }
    }

    fn source(&mut self) {
        let (source, sources) = (self.take("source"), self.take("sources"));
        let confidence = self.optional("confidence").and_then(Field::choice);
        let start = self.start.unwrap_or_default();
        let note = |location: &Location<'a>, field: &str, source: Field<'_, 'a>| {
            let Some(text) = source.written() else { return };
            let Some(kind) = Source::of(&text) else { return source.bad(Problem::UnknownSource { value: text }) };
            let (file, record, field) = (location.file, location.record.clone(), field.to_owned());
            location.checks.note(start, Provenance { file, record, field, kind, confidence, text });
        };
        match source {
            None => self.bad("source", Problem::Absent),
            source => note(&self.location, "", Field::new(&self.location, "source", source)),
        }
        let sources = sources.map(|sources| Field::new(&self.location, "sources", Some(sources)).inner());
        for (field, source) in sources.into_iter().flat_map(|sources| sources.fields) {
            let location = Location { part: "sources.".to_owned(), ..self.location.clone() };
            note(&location, field.get_ref(), Field::new(&location, field.get_ref(), Some(source)));
        }
    }
}
