//! Reads an action from its notation.

use std::slice::Iter;

use serde::Deserializer;
use serde::de::value::Error;
use serde::de::{
    DeserializeOwned, DeserializeSeed, EnumAccess, Error as _, IntoDeserializer, SeqAccess, VariantAccess, Visitor,
};

use super::{Lexicon, Piece, form_of, pieces, verb};
use crate::Unreadable;
use crate::parts::variants;

/// Reads the notation of an action, in capitals or not; the error says what was expected instead.
pub fn read<A: DeserializeOwned>(text: &str, lexicon: &impl Lexicon) -> Result<A, Unreadable> {
    let text = text.to_lowercase();
    let words: Vec<&str> = text.split_whitespace().collect();
    let first = words.first().copied().unwrap_or_default();
    let forms = variants::<A>();
    let (mut known, mut unknown) = (false, None);
    for (index, form) in (0..).zip(forms).filter(|(_, form)| verb(form) == first) {
        known = true;
        let Some(fields) = fields(form, &words) else { continue };
        match A::deserialize(Chosen { index, fields: &fields, lexicon }) {
            Ok(action) => return Ok(action),
            Err(word) => unknown = unknown.or(Some(word.to_string())),
        }
    }
    match unknown {
        Some(word) => Err(Unreadable::Name(short(&word))),
        None if known => Err(Unreadable::Form(form_of(forms, first))),
        None => Err(Unreadable::Verb(short(first))),
    }
}

/// As much of a wrong word as an error repeats.
fn short(word: &str) -> String {
    word.chars().take(40).collect()
}

/// The words of each field, if these are words of that form.
fn fields<'a>(form: &str, words: &'a [&'a str]) -> Option<Vec<&'a [&'a str]>> {
    let mut fields = Vec::with_capacity(4);
    let mut left = words;
    for piece in pieces(form) {
        let take = match piece {
            Piece::Word(word) if left.first() == Some(&word) => 1,
            Piece::Word(_) => return None,
            Piece::Flag(word) => usize::from(left.first() == Some(&word)),
            Piece::Field { many: true, .. } if !left.is_empty() => left.len(),
            Piece::Field { optional: true, .. } => left.len().min(1),
            Piece::Field { .. } => 1,
        };
        let (taken, rest) = left.split_at_checked(take)?;
        left = rest;
        match piece {
            Piece::Word(_) => {}
            Piece::Field { nothing: Some(nothing), .. } if *taken == [nothing] => fields.push(&taken[1..]),
            Piece::Field { .. } | Piece::Flag(_) => fields.push(taken),
        }
    }
    left.is_empty().then_some(fields)
}

/// The action whose form it is.
struct Chosen<'a, L> {
    index: u32,
    fields: &'a [&'a [&'a str]],
    lexicon: &'a L,
}

impl<'de, L: Lexicon> Deserializer<'de> for Chosen<'_, L> {
    type Error = Error;
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_enum(self)
    }
    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(Error::custom("an action is an enum"))
    }
    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

impl<'de, 'a, L: Lexicon> EnumAccess<'de> for Chosen<'a, L> {
    type Error = Error;
    type Variant = Fields<'a, L>;
    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Fields<'a, L>), Error> {
        let variant = seed.deserialize(self.index.into_deserializer())?;
        Ok((variant, Fields { left: self.fields.iter(), lexicon: self.lexicon }))
    }
}

/// The fields that are not read yet.
struct Fields<'a, L> {
    left: Iter<'a, &'a [&'a str]>,
    lexicon: &'a L,
}

impl<'de, L: Lexicon> VariantAccess<'de> for Fields<'_, L> {
    type Error = Error;
    fn unit_variant(self) -> Result<(), Error> {
        Ok(())
    }
    fn newtype_variant_seed<T: DeserializeSeed<'de>>(mut self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(Field { fields: &mut self, kind: None })
    }
    fn tuple_variant<V: Visitor<'de>>(mut self, _: usize, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_seq(&mut self)
    }
    fn struct_variant<V: Visitor<'de>>(mut self, _: &'static [&'static str], visitor: V) -> Result<V::Value, Error> {
        visitor.visit_seq(&mut self)
    }
}

impl<'de, L: Lexicon> SeqAccess<'de> for &mut Fields<'_, L> {
    type Error = Error;
    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Error> {
        seed.deserialize(Field { fields: &mut **self, kind: None }).map(Some)
    }
}

/// The next field, or a thing of that type in it.
struct Field<'f, 'a, L> {
    fields: &'f mut Fields<'a, L>,
    kind: Option<&'static str>,
}

impl<'a, L: Lexicon> Field<'_, 'a, L> {
    fn words(&mut self) -> &'a [&'a str] {
        self.fields.left.next().copied().unwrap_or_default()
    }

    fn thing(&self, kind: &str, word: &str) -> Result<u8, Error> {
        self.fields.lexicon.number(kind, word).ok_or_else(|| Error::custom(word))
    }
}

impl<'de, L: Lexicon> Deserializer<'de> for Field<'_, '_, L> {
    type Error = Error;

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, kind: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(Field { kind: Some(kind), ..self })
    }
    /// A thing, or a number of two digits at most.
    fn deserialize_u8<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Error> {
        let word = self.words().first().copied().unwrap_or_default();
        let number = match self.kind {
            Some(kind) => self.thing(kind, word)?,
            None => word.parse().ok().filter(|&n| n < 100).ok_or_else(|| Error::custom(word))?,
        };
        visitor.visit_u8(number)
    }
    /// A set of things.
    fn deserialize_u64<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Error> {
        let (kind, words) = (self.kind.unwrap_or_default(), self.words());
        let things = words.iter().map(|word| self.thing(kind, word));
        visitor.visit_u64(
            things.map(|number| number.map(|n| 1 << n)).try_fold(0, |set, bit| bit.map(|bit: u64| set | bit))?,
        )
    }
    fn deserialize_bool<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_bool(!self.words().is_empty())
    }
    fn deserialize_option<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Error> {
        if self.fields.left.as_slice().first().is_none_or(|words| words.is_empty()) {
            self.words();
            return visitor.visit_none();
        }
        visitor.visit_some(self)
    }
    fn deserialize_enum<V: Visitor<'de>>(
        mut self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let word = self.words().first().copied().unwrap_or_default();
        let found = (0_u32..).zip(variants).find(|(_, variant)| variant.eq_ignore_ascii_case(word));
        let (index, _) = found.ok_or_else(|| Error::custom(word))?;
        visitor.visit_enum(index.into_deserializer())
    }
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_seq(self.fields)
    }
    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(Error::custom("a field is a thing, a number, a set, yes or no"))
    }
    serde::forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u16 u32 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple tuple_struct
        map identifier ignored_any
    }
}
