//! One value of a data file, read as its expected type.

use std::ops::RangeInclusive;

use toml::Spanned;
use toml::de::{DeFloat, DeInteger, DeTable, DeValue};

use super::{Checks, Name, Numbered, Problem, Row, Thing, Word};
use crate::ids::Set;

/// Where a record stands, and who is told what is wrong with it.
#[derive(Clone)]
pub(super) struct Location<'a> {
    pub(super) checks: &'a Checks,
    pub(super) file: &'static str,
    pub(super) text: &'a str,
    /// The record, `area 15`; empty for the file itself.
    pub(super) record: String,
    /// What stands before the names of fields in a part of a record, `numbers.`.
    pub(super) part: String,
}

impl Location<'_> {
    pub(super) fn bad(&self, field: &str, at: Option<usize>, problem: Problem) {
        let field = format!("{}{field}", self.part);
        let field = if field.ends_with('.') { field.trim_end_matches('.') } else { &field };
        self.checks.bad_at(self.file, &self.record, field, at.map(|at| (self.text, at)), problem);
    }
}

/// A whole number of some size.
pub trait Whole: Copy + Into<i64> + TryFrom<i64> {}

impl<T: Copy + Into<i64> + TryFrom<i64>> Whole for T {}

/// A value of a record. What has the wrong form is told, and something of the right form stands in for it; what is missing
/// has been told.
pub struct Field<'r, 'a> {
    location: &'r Location<'a>,
    name: &'r str,
    at: usize,
    value: Option<DeValue<'a>>,
}

impl<'r, 'a> Field<'r, 'a> {
    pub(super) fn new(location: &'r Location<'a>, name: &'r str, value: Option<Spanned<DeValue<'a>>>) -> Self {
        let at = value.as_ref().map_or(0, |value| value.span().start);
        Self { location, name, at, value: value.map(Spanned::into_inner) }
    }

    /// Tells a problem of this value.
    pub fn bad(&self, problem: impl Into<Problem>) {
        self.location.bad(self.name, Some(self.at), problem.into());
    }

    fn wrong(&self, wanted: Thing) {
        if self.value.is_some() {
            self.bad(Problem::WrongForm { wanted });
        }
    }

    /// A whole number within bounds; none if it is not.
    pub fn within<T: Whole>(self, range: RangeInclusive<T>) -> Option<T> {
        let (min, max) = ((*range.start()).into(), (*range.end()).into());
        self.integer(min, max).ok().and_then(|value| T::try_from(value).ok())
    }

    /// A whole number within bounds; the nearest bound if it is not.
    pub fn number<T: Whole>(self, range: RangeInclusive<T>) -> T {
        let (min, max) = ((*range.start()).into(), (*range.end()).into());
        let value = self.integer(min, max).unwrap_or_else(|nearest| nearest);
        T::try_from(value).unwrap_or(*range.start())
    }

    fn integer(&self, min: i64, max: i64) -> Result<i64, i64> {
        let Some(DeValue::Integer(number)) = &self.value else {
            self.wrong(Thing::WHOLE_NUMBER);
            return Err(min);
        };
        let value = whole(number);
        if let Some(value) = value.filter(|value| (min..=max).contains(value)) {
            return Ok(value);
        }
        self.bad(Problem::OutOfRange { value: number.to_string(), min, max });
        Err(value.map_or(min, |value| value.max(min).min(max)))
    }

    /// A number with a fraction, of the drawing.
    #[allow(clippy::cast_precision_loss, clippy::cast_possible_truncation)] // a drawing needs no more
    pub fn decimal(self) -> f32 {
        let value = match &self.value {
            Some(DeValue::Float(number)) => fraction(number) as f32,
            Some(DeValue::Integer(number)) => whole(number).map_or(f32::NAN, |number| number as f32),
            _ => {
                self.wrong(Thing::NUMBER);
                return 0.0;
            }
        };
        if !value.is_finite() {
            self.bad(Problem::NotFinite);
            return 0.0;
        }
        value
    }

    /// A point of the drawing.
    pub fn point(self) -> [f32; 2] {
        self.array(Field::decimal)
    }

    /// The points of an outline or a line: at least so many.
    pub fn points(self, needed: usize) -> Vec<[f32; 2]> {
        let (location, name, at) = (self.location, self.name, self.at);
        let given = matches!(self.value, Some(DeValue::Array(_)));
        let points = self.list(Field::point);
        if given && points.len() < needed {
            location.bad(name, Some(at), Problem::TooFewPoints { needed, found: points.len() });
        }
        points
    }

    /// True or false.
    pub fn flag(self) -> bool {
        let Some(DeValue::Boolean(flag)) = self.value else {
            self.wrong(Thing::FLAG);
            return false;
        };
        flag
    }

    /// A text that says something.
    pub fn text(self) -> String {
        let text = self.written();
        if text.as_ref().is_some_and(|text| text.trim().is_empty()) {
            self.bad(Problem::Empty);
        }
        text.unwrap_or_default()
    }

    /// A text, whatever it says; none if it is not a text.
    pub(super) fn written(&self) -> Option<String> {
        let Some(DeValue::String(text)) = &self.value else {
            self.wrong(Thing::TEXT);
            return None;
        };
        Some(text.to_string())
    }

    /// A name, or another text, in the three languages.
    pub fn name(self) -> Name {
        let mut row = self.inner();
        let name = Name { en: row.text("en"), fr: row.text("fr"), ru: row.text("ru") };
        row.close();
        name
    }

    /// A word of a closed list; none if it is not.
    pub fn choice<W: Word>(self) -> Option<W> {
        let value = self.written()?;
        let found = W::EACH.iter().copied().find(|word| word.word() == value);
        if found.is_none() {
            let words = W::EACH.iter().map(|word| word.word()).collect();
            self.bad(Problem::NotAmong { value, words });
        }
        found
    }

    /// A word of a closed list.
    pub fn word<W: Word>(self) -> W {
        self.choice().unwrap_or(W::EACH[0])
    }

    /// The place of a thing in the list of ids that has it.
    pub fn find(self, thing: Thing, ids: impl IntoIterator<Item = impl AsRef<str>>) -> Option<usize> {
        let value = self.written()?;
        let found = ids.into_iter().position(|id| id.as_ref() == value);
        if found.is_none() {
            self.bad(Problem::Unknown { thing, value });
        }
        found
    }

    /// An area by its printed number.
    pub fn area<A: Numbered>(self) -> Option<A> {
        let Some(DeValue::Integer(number)) = &self.value else {
            self.wrong(Thing::WHOLE_NUMBER);
            return None;
        };
        let found = whole(number).and_then(|number| u8::try_from(number).ok()).and_then(A::numbered);
        if found.is_none() {
            self.bad(Problem::Unknown { thing: A::THING, value: number.to_string() });
        }
        found
    }

    /// Areas by their printed numbers, each once.
    pub fn areas<A: Numbered>(self) -> Set<A> {
        let (location, name) = (self.location, self.name);
        let mut areas = Set::EMPTY;
        self.list(|item| {
            let (at, shown) = (item.at, item.value.as_ref().and_then(DeValue::as_integer).map(ToString::to_string));
            let Some(area) = item.area() else { return };
            if areas.has(area) {
                location.bad(name, Some(at), Problem::Duplicate { value: shown.unwrap_or_default() });
            }
            areas.add(area);
        });
        areas
    }

    /// A list, each entry read alike.
    pub fn list<T>(self, read: impl FnMut(Field<'r, 'a>) -> T) -> Vec<T> {
        let (location, name) = (self.location, self.name);
        self.items().into_iter().map(|item| Field::new(location, name, Some(item))).map(read).collect()
    }

    /// A list of so many entries, each read alike.
    pub fn array<T, const N: usize>(self, mut read: impl FnMut(Field<'r, 'a>) -> T) -> [T; N] {
        let (location, name, at) = (self.location, self.name, self.at);
        let given = matches!(self.value, Some(DeValue::Array(_)));
        let items = self.items();
        if given && items.len() != N {
            location.bad(name, Some(at), Problem::WrongLength { needed: N, found: items.len() });
        }
        let mut items = items.into_iter();
        std::array::from_fn(|_| read(Field::new(location, name, items.next())))
    }

    fn items(self) -> Vec<Spanned<DeValue<'a>>> {
        if !matches!(self.value, Some(DeValue::Array(_))) {
            self.wrong(Thing::LIST);
        }
        match self.value {
            Some(DeValue::Array(items)) => items.into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// A part of the record with fields of its own.
    pub fn inner(self) -> Row<'a> {
        let location = Location { part: format!("{}{}.", self.location.part, self.name), ..self.location.clone() };
        Row::new(location, Some(self.at), self.fields())
    }

    /// A list of parts of the record.
    pub fn parts(self) -> Vec<Row<'a>> {
        self.list(Field::inner)
    }

    fn fields(self) -> Option<DeTable<'a>> {
        if let Some(DeValue::Table(fields)) = self.value {
            return Some(fields);
        }
        self.wrong(Thing::TABLE);
        None
    }
}

fn whole(number: &DeInteger<'_>) -> Option<i64> {
    i64::from_str_radix(number.as_str(), number.radix()).ok()
}

fn fraction(number: &DeFloat<'_>) -> f64 {
    number.as_str().parse().unwrap_or(f64::NAN)
}
