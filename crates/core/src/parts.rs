//! Takes values apart by their declarations, so that sentences can be made from them.
//!
//! ```text
//! #[serde(rename = "not_at_landing 5.3")]
//! NotAtLanding { boat: Boat, landing: Landing }
//!
//!     code     not_at_landing   the key of its sentence, the code for programs
//!     rule     5.3
//!     boat     Thing Boat 3     a variable of the sentence, a field for programs
//!     landing  Thing Landing 1
//! ```
//!
//! A test checks what the compiler cannot: [`every`] makes a value of each variant, and the test asks for its sentence.

mod every;

pub use every::{every, variants};

use std::borrow::Cow;
use std::fmt;

use serde::ser::{
    Impossible, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTupleVariant,
};
use serde::{Serialize, Serializer};

/// What the declaration of a variant says, and what one value of it holds.
///
/// The name of the variant, as serde has it, is a code and the rule behind it: `#[serde(rename = "sunk 5.4")]`. A field
/// without a name is called by the last word of its type: a `WeatherChit` is a `chit`, a set of them are `chits`, a plain
/// number is a `count`. If nothing is there, nobody knows its type, and it is left out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Parts {
    /// The name of the variant, as serde has it.
    pub name: &'static str,
    /// The code of the variant: the first word of its name.
    pub code: &'static str,
    /// The rule behind it: the rest of its name.
    pub rule: &'static str,
    /// The fields in the order of the declaration.
    pub fields: Vec<Field>,
}

/// What a field holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Nothing: `None` in a field with a name.
    Nothing,
    /// Yes or no.
    Flag(bool),
    /// A count, a value, a sum.
    Number(i64),
    /// Several numbers: dice.
    Numbers(Vec<i64>),
    /// A thing: the name of its type and its number there; its word, too, where the type has a word for each.
    Thing {
        /// The name of the type.
        kind: &'static str,
        /// The number of the thing, from 0.
        number: u8,
        /// Its word; empty for an [`Id`](crate::Id).
        word: &'static str,
    },
    /// Things of one type: the bits of a [`Set`](crate::Set).
    Things {
        /// The name of the type.
        kind: &'static str,
        /// The members.
        bits: u64,
    },
    /// What a struct or a map in a field with a name holds.
    Fields(Vec<Field>),
}

/// A field: its name, and what it holds.
type Field = (Cow<'static, str>, Part);

impl Parts {
    /// Takes a value of an enum apart. Its fields are numbers, things, dice and sets of things, present or not, and
    /// structs and maps of those; of a field that is a variant with something in it, there is what is in it.
    pub fn of<T: Serialize>(value: &T) -> Self {
        let mut parts = Self::default();
        let taken = value.serialize(Taker { parts: &mut parts, field: None, kind: None });
        debug_assert!(taken.is_ok(), "{} is made of something else", parts.code);
        parts
    }

    /// The field of that name.
    pub fn get(&self, field: &str) -> Option<&Part> {
        self.fields.iter().find(|(name, _)| name == field).map(|(_, part)| part)
    }

    fn declared(&mut self, name: &'static str) {
        self.name = name;
        (self.code, self.rule) = name.split_once(' ').unwrap_or((name, ""));
    }
}

/// The last word of the name of a type.
fn noun(kind: &'static str) -> Cow<'static, str> {
    let from = kind.rfind(|c: char| c.is_ascii_uppercase()).unwrap_or(0);
    kind[from..].to_ascii_lowercase().into()
}

type Done = Result<(), fmt::Error>;

/// Takes the value, or one field of it.
struct Taker<'a> {
    parts: &'a mut Parts,
    field: Option<&'static str>,
    /// The type around a number.
    kind: Option<&'static str>,
}

impl<'a> Taker<'a> {
    #[allow(clippy::unnecessary_wraps)] // what a serializer answers
    fn put(self, kind: &'static str, part: Part) -> Done {
        let name = self.field.map_or_else(|| noun(kind), Cow::Borrowed);
        self.parts.fields.push((name, part));
        Ok(())
    }

    fn number(self, number: impl Into<i64>) -> Done {
        let number = number.into();
        match self.kind {
            Some(kind) => {
                let number = u8::try_from(number).map_err(|_| fmt::Error)?;
                self.put(kind, Part::Thing { kind, number, word: "" })
            }
            None => self.put("count", Part::Number(number)),
        }
    }

    fn is_field(&self) -> bool {
        !self.parts.code.is_empty()
    }

    /// Takes what is in the value.
    fn inside(self) -> Inside<'a> {
        Inside { taker: self, parts: Parts { code: "inside", ..Parts::default() } }
    }
}

impl<'a> Serializer for Taker<'a> {
    type Ok = ();
    type Error = fmt::Error;
    type SerializeSeq = Inside<'a>;
    type SerializeTuple = Impossible<(), fmt::Error>;
    type SerializeTupleStruct = Impossible<(), fmt::Error>;
    type SerializeTupleVariant = Inside<'a>;
    type SerializeMap = Inside<'a>;
    type SerializeStruct = Inside<'a>;
    type SerializeStructVariant = Inside<'a>;

    fn serialize_bool(self, yes: bool) -> Done {
        self.put("flag", Part::Flag(yes))
    }
    fn serialize_i8(self, number: i8) -> Done {
        self.number(number)
    }
    fn serialize_i16(self, number: i16) -> Done {
        self.number(number)
    }
    fn serialize_i32(self, number: i32) -> Done {
        self.number(number)
    }
    fn serialize_i64(self, number: i64) -> Done {
        self.number(number)
    }
    fn serialize_u8(self, number: u8) -> Done {
        self.number(number)
    }
    fn serialize_u16(self, number: u16) -> Done {
        self.number(number)
    }
    fn serialize_u32(self, number: u32) -> Done {
        self.number(number)
    }
    fn serialize_u64(self, bits: u64) -> Done {
        let kind = self.kind.ok_or(fmt::Error)?;
        let name = self.field.map_or_else(|| noun(kind) + "s", Cow::Borrowed);
        self.parts.fields.push((name, Part::Things { kind, bits }));
        Ok(())
    }
    fn serialize_f32(self, _: f32) -> Done {
        Err(fmt::Error)
    }
    fn serialize_f64(self, _: f64) -> Done {
        Err(fmt::Error)
    }
    fn serialize_char(self, _: char) -> Done {
        Err(fmt::Error)
    }
    fn serialize_str(self, _: &str) -> Done {
        Err(fmt::Error)
    }
    fn serialize_bytes(self, _: &[u8]) -> Done {
        Err(fmt::Error)
    }
    fn serialize_unit(self) -> Done {
        Err(fmt::Error)
    }
    fn serialize_unit_struct(self, _: &'static str) -> Done {
        Err(fmt::Error)
    }
    fn serialize_none(self) -> Done {
        if let Some(field) = self.field {
            self.parts.fields.push((field.into(), Part::Nothing));
        }
        Ok(())
    }
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, kind: &'static str, value: &T) -> Done {
        value.serialize(Taker { kind: Some(kind), ..self })
    }
    fn serialize_seq(self, _: Option<usize>) -> Result<Inside<'a>, fmt::Error> {
        Ok(self.inside())
    }
    fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple, fmt::Error> {
        Err(fmt::Error)
    }
    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self::SerializeTupleStruct, fmt::Error> {
        Err(fmt::Error)
    }
    fn serialize_map(self, _: Option<usize>) -> Result<Inside<'a>, fmt::Error> {
        Ok(self.inside())
    }
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Inside<'a>, fmt::Error> {
        Ok(self.inside())
    }

    fn serialize_unit_variant(self, kind: &'static str, index: u32, variant: &'static str) -> Done {
        if self.is_field() {
            let number = u8::try_from(index).map_err(|_| fmt::Error)?;
            return self.put(kind, Part::Thing { kind, number, word: variant });
        }
        self.parts.declared(variant);
        Ok(())
    }
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Done {
        if !self.is_field() {
            self.parts.declared(variant);
        }
        value.serialize(self)
    }
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Inside<'a>, fmt::Error> {
        if !self.is_field() {
            self.parts.declared(variant);
        }
        Ok(self.inside())
    }
    fn serialize_struct_variant(
        self,
        kind: &'static str,
        index: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Inside<'a>, fmt::Error> {
        self.serialize_tuple_variant(kind, index, variant, len)
    }
}

/// Takes what is in a variant, a struct, a map or a list of numbers.
struct Inside<'a> {
    taker: Taker<'a>,
    parts: Parts,
}

impl Inside<'_> {
    fn take<T: Serialize + ?Sized>(&mut self, name: Option<&'static str>, value: &T) -> Done {
        value.serialize(Taker { parts: &mut self.parts, field: name, kind: None })
    }

    /// Without a name of their own, they are fields like others.
    fn fields(self) {
        match self.taker.field {
            Some(field) => self.taker.parts.fields.push((field.into(), Part::Fields(self.parts.fields))),
            None => self.taker.parts.fields.extend(self.parts.fields),
        }
    }
}

impl SerializeSeq for Inside<'_> {
    type Ok = ();
    type Error = fmt::Error;
    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.take(None, value)
    }
    fn end(self) -> Done {
        let numbers = self.parts.fields.into_iter().map(|(_, part)| match part {
            Part::Number(number) => Ok(number),
            _ => Err(fmt::Error),
        });
        let numbers = numbers.collect::<Result<_, _>>()?;
        self.taker.put("dice", Part::Numbers(numbers))
    }
}

impl SerializeStruct for Inside<'_> {
    type Ok = ();
    type Error = fmt::Error;
    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
        self.take(Some(name), value)
    }
    fn end(self) -> Done {
        self.fields();
        Ok(())
    }
}

impl SerializeStructVariant for Inside<'_> {
    type Ok = ();
    type Error = fmt::Error;
    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
        self.take(Some(name), value)
    }
    fn end(self) -> Done {
        self.fields();
        Ok(())
    }
}

impl SerializeTupleVariant for Inside<'_> {
    type Ok = ();
    type Error = fmt::Error;
    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.take(None, value)
    }
    fn end(self) -> Done {
        self.fields();
        Ok(())
    }
}

/// Its keys are words.
impl SerializeMap for Inside<'_> {
    type Ok = ();
    type Error = fmt::Error;
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        self.take(None, key)
    }
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        let Some((_, Part::Thing { word, .. })) = self.parts.fields.pop() else { return Err(fmt::Error) };
        self.take(Some(word), value)
    }
    fn end(self) -> Done {
        self.fields();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;

    use super::*;
    use crate::{Dice, Set};

    crate::id! {
        #[allow(unreachable_pub)]
        WeatherChit
    }

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Colour {
        Green,
        DarkRed,
    }

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    enum By {
        #[serde(rename = "mine")]
        Mine,
        Chit(WeatherChit),
    }

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    enum Event {
        #[serde(rename = "over 7.1")]
        Over,
        #[serde(rename = "drew 2.1")]
        Drew(Option<WeatherChit>, Colour),
        #[serde(rename = "rolled 5.1")]
        Rolled { dice: Dice, hits: i16, all: bool, hand: Set<WeatherChit>, by: By },
        #[serde(rename = "summed 5.2")]
        Summed { sums: Sums, added: BTreeMap<Colour, i8> },
        #[serde(rename = "scored 7.2")]
        Scored(Sums),
    }

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    struct Sums {
        guns: u8,
        left: Option<WeatherChit>,
    }

    fn chit(number: u8) -> Part {
        Part::Thing { kind: "WeatherChit", number, word: "" }
    }

    fn fields(event: &Event) -> Vec<(String, Part)> {
        Parts::of(event).fields.into_iter().map(|(name, part)| (name.into_owned(), part)).collect()
    }

    #[test]
    fn fields_without_a_name_are_called_after_their_type() {
        let red = Part::Thing { kind: "Colour", number: 1, word: "dark_red" };
        let drew = Event::Drew(Some(WeatherChit(11)), Colour::DarkRed);
        assert_eq!(fields(&drew), [("chit".into(), chit(11)), ("colour".into(), red)]);
        assert_eq!(fields(&Event::Drew(None, Colour::DarkRed)).len(), 1);
        let parts = Parts::of(&Event::Over);
        assert_eq!((parts.code, parts.rule, parts.fields.len()), ("over", "7.1", 0));
        assert_eq!(parts.get("chit"), None);
    }

    #[test]
    fn of_a_variant_with_something_in_it_there_is_that() {
        let rolled = |by| Event::Rolled { dice: Dice::new(&[2, 6]), hits: -1, all: true, hand: Set::from_bits(5), by };
        let dice = ("dice".into(), Part::Numbers(vec![2, 6]));
        let hand = ("hand".into(), Part::Things { kind: "WeatherChit", bits: 5 });
        let (hits, all) = (("hits".into(), Part::Number(-1)), ("all".into(), Part::Flag(true)));
        assert_eq!(fields(&rolled(By::Chit(WeatherChit(3)))), [dice, hits, all, hand, ("by".into(), chit(3))]);
        assert_eq!(Parts::of(&rolled(By::Mine)).get("by"), Some(&Part::Thing { kind: "By", number: 0, word: "mine" }));
    }

    #[test]
    fn what_is_in_a_field_with_a_name_stays_together() {
        let sums = Sums { guns: 3, left: None };
        let added = BTreeMap::from([(Colour::Green, -1), (Colour::DarkRed, 2)]);
        let inside = vec![("guns".into(), Part::Number(3)), ("left".into(), Part::Nothing)];
        assert_eq!(
            fields(&Event::Summed { sums: sums.clone(), added }),
            [
                ("sums".into(), Part::Fields(inside)),
                (
                    "added".into(),
                    Part::Fields(vec![("green".into(), Part::Number(-1)), ("dark_red".into(), Part::Number(2))])
                ),
            ]
        );
        assert_eq!(fields(&Event::Scored(sums)), [("guns".into(), Part::Number(3)), ("left".into(), Part::Nothing)]);
    }

    #[test]
    fn there_is_a_value_of_every_variant() {
        let none: Vec<Event> = every(0);
        assert_eq!(none[..2], [Event::Over, Event::Drew(None, Colour::Green)]);
        let hand = Set::only(WeatherChit(0));
        let by = By::Chit(WeatherChit(1));
        let sums = Sums { guns: 1, left: Some(WeatherChit(1)) };
        assert_eq!(
            every::<Event>(1),
            [
                Event::Over,
                Event::Drew(Some(WeatherChit(1)), Colour::DarkRed),
                Event::Rolled { dice: Dice::new(&[1]), hits: 1, all: true, hand, by },
                Event::Summed { sums: sums.clone(), added: BTreeMap::from([(Colour::DarkRed, 1)]) },
                Event::Scored(sums),
            ]
        );
    }
}
