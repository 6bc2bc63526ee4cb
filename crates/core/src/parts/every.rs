//! Makes a value of every variant of an enum from its declaration, so that a test can check every sentence.

use serde::Deserializer;
use serde::de::value::Error;
use serde::de::{
    DeserializeOwned, DeserializeSeed, EnumAccess, IntoDeserializer, MapAccess, SeqAccess, VariantAccess, Visitor,
};

/// A value of every variant. Its numbers, and the numbers of its things, are `number`; of few words it has the one that
/// comes up when they are counted round; what can be absent is there unless `number` is 0.
///
/// # Panics
/// If the type is not an enum of what [`Parts`](super::Parts) takes apart.
pub fn every<T: DeserializeOwned>(number: u8) -> Vec<T> {
    let made = (0..variants::<T>().len()).map(|variant| {
        let maker = Maker { outer: Some((variant, &mut &[][..])), number };
        T::deserialize(maker).unwrap_or_else(|error| panic!("variant {variant}: {error}"))
    });
    made.collect()
}

/// The names of all variants, as serde has them; none if the type is not an enum.
pub fn variants<T: DeserializeOwned>() -> &'static [&'static str] {
    let mut names: &[&str] = &[];
    // Only the names are asked for.
    let _ = T::deserialize(Maker { outer: Some((0, &mut names)), number: 0 });
    names
}

/// Makes the value, or one field of it.
struct Maker<'a> {
    /// Which variant is to be made, and where the names of all go; nothing in a field.
    outer: Option<(usize, &'a mut &'static [&'static str])>,
    number: u8,
}

impl<'de> Deserializer<'de> for Maker<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_u8(self.number)
    }
    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_bool(self.number % 2 == 1)
    }
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.number == 0 { visitor.visit_none() } else { visitor.visit_some(self) }
    }
    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }
    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_seq(Fields { left: self.number.into(), number: self.number })
    }
    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_map(Fields { left: self.number.into(), number: self.number })
    }
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let variant = match self.outer {
            Some((wanted, names)) => {
                *names = variants;
                wanted
            }
            None => usize::from(self.number) % variants.len(),
        };
        visitor.visit_enum(Variant { name: variants[variant], number: self.number })
    }
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_seq(Fields { left: fields.len(), number: self.number })
    }
    serde::forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct tuple
        tuple_struct identifier ignored_any
    }
}

struct Variant {
    name: &'static str,
    number: u8,
}

impl<'de> EnumAccess<'de> for Variant {
    type Error = Error;
    type Variant = Self;
    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Error> {
        Ok((seed.deserialize(self.name.into_deserializer())?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant {
    type Error = Error;
    fn unit_variant(self) -> Result<(), Error> {
        Ok(())
    }
    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(Maker { outer: None, number: self.number })
    }
    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_seq(Fields { left: len, number: self.number })
    }
    fn struct_variant<V: Visitor<'de>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value, Error> {
        self.tuple_variant(fields.len(), visitor)
    }
}

struct Fields {
    left: usize,
    number: u8,
}

impl<'de> SeqAccess<'de> for Fields {
    type Error = Error;
    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Error> {
        let Some(left) = self.left.checked_sub(1) else { return Ok(None) };
        self.left = left;
        seed.deserialize(Maker { outer: None, number: self.number }).map(Some)
    }
}

impl<'de> MapAccess<'de> for Fields {
    type Error = Error;
    fn next_key_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Error> {
        self.next_element_seed(seed)
    }
    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(Maker { outer: None, number: self.number })
    }
}
