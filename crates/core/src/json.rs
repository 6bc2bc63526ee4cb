//! Untrusted JSON: duplicate keys are refused, and type errors name the field.

use std::fmt;

use serde::de::{DeserializeOwned, DeserializeSeed, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

/// Reads a text in which no object has a key twice. Most readers take the last one, and somebody meant the other.
pub fn read<T: DeserializeOwned>(text: &[u8]) -> serde_json::Result<T> {
    let mut reader = serde_json::Deserializer::from_slice(text);
    let value = Unique.deserialize(&mut reader)?;
    reader.end()?;
    T::deserialize(value)
}

/// Reads a value by its shape; the error names the field.
pub fn shaped<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    serde_path_to_error::deserialize(value).map_err(|error| match error.path().iter().next() {
        Some(_) => format!("{}: {}", error.path(), error.inner()),
        None => error.inner().to_string(),
    })
}

/// How what is given differs from the whole that was made of it.
pub struct Differences {
    /// What the whole has and the given one leaves out, by the names that lead to it.
    pub left_out: Map<String, Value>,
    /// Where they say different things, by the names that lead there. The order of lists does not matter.
    pub contradicted: Vec<String>,
}

impl Differences {
    /// Compares what is given with the whole. One thing may have several names.
    pub fn between(given: &Value, whole: &Value, names: Names<'_>) -> Self {
        let mut differences = Self { left_out: Map::new(), contradicted: Vec::new() };
        differences.compare(given, whole, names, "");
        differences
    }

    fn compare(&mut self, given: &Value, whole: &Value, names: Names<'_>, path: &str) {
        let (Value::Object(given), Value::Object(whole)) = (given, whole) else {
            if !is_same(given, whole, names) {
                self.contradicted.push(path.to_owned());
            }
            return;
        };
        let below = |name: &str| if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
        let mut extra: Map<String, Value> = given.clone();
        for (name, value) in whole {
            match take(&mut extra, name, names) {
                Some(given) => self.compare(&given, value, names, &below(name)),
                None => _ = self.left_out.insert(below(name), value.clone()),
            }
        }
        // Whoever says that there is nothing says what the whole need not.
        let extra = extra.iter().filter(|(_, value)| !is_nothing(value));
        self.contradicted.extend(extra.map(|(name, _)| below(name)));
    }
}

/// Whether two names are of the same thing.
type Names<'a> = &'a dyn Fn(&str, &str) -> bool;

/// Takes out the field of this name or, if there is none, of another name for the same.
fn take(fields: &mut Map<String, Value>, name: &str, names: Names<'_>) -> Option<Value> {
    if let Some(value) = fields.shift_remove(name) {
        return Some(value);
    }
    let other = fields.keys().find(|other| names(other, name))?.clone();
    fields.shift_remove(&other)
}

/// Whether both say the same. The order of lists does not matter.
fn is_same(given: &Value, whole: &Value, names: Names<'_>) -> bool {
    match (given, whole) {
        (Value::String(given), Value::String(whole)) => given == whole || names(given, whole),
        (Value::Array(given), Value::Array(whole)) if given.len() == whole.len() => {
            let mut left: Vec<&Value> = whole.iter().collect();
            given.iter().all(|item| {
                let same = left.iter().position(|other| *other == item);
                let same = same.or_else(|| left.iter().position(|other| is_same(item, other, names)));
                same.map(|at| left.swap_remove(at)).is_some()
            })
        }
        (Value::Object(given), Value::Object(whole)) if given.len() == whole.len() => {
            let mut left = given.clone();
            whole
                .iter()
                .all(|(name, value)| take(&mut left, name, names).is_some_and(|given| is_same(&given, value, names)))
        }
        _ => given == whole,
    }
}

/// Whether a value says that there is nothing.
fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Number(number) => number.as_u64() == Some(0),
        Value::Array(items) => items.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        _ => false,
    }
}

/// Any value without a key that comes twice.
struct Unique;

impl<'de> DeserializeSeed<'de> for Unique {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Unique {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut all = Vec::new();
        while let Some(item) = items.next_element_seed(Self)? {
            all.push(item);
        }
        Ok(all.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut all = Map::new();
        while let Some(name) = entries.next_key::<String>()? {
            if all.contains_key(&name) {
                return Err(A::Error::custom(format_args!("`{name}` is there twice")));
            }
            all.insert(name, entries.next_value_seed(Self)?);
        }
        Ok(all.into())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{Differences, read};

    #[test]
    fn what_is_named_twice_is_refused_at_any_depth() {
        let twice = |text: &str| read::<Value>(text.as_bytes()).unwrap_err().to_string();
        assert_eq!(twice(r#"{"a":1,"a":1}"#), "`a` is there twice at line 1 column 10");
        assert!(twice(r#"{"a":[{"b":{"c":1,"c":2}}]}"#).starts_with("`c` is there twice"));
        let text = r#"{"a":[{"b":1},{"b":-2.5}],"b":{"a":null,"c":"x"},"d":true}"#;
        assert_eq!(read::<Value>(text.as_bytes()).unwrap().to_string(), text);
        assert!(read::<Value>(b"{} {}").is_err());
        assert!(read::<Value>(b"[1, 2").is_err());
    }

    #[test]
    fn differences_are_named_by_their_path() {
        let given = json!({"a": 1, "b": {"c": 2, "x": 1, "y": 0}, "l": [2, 1], "m": [1, 1]});
        let whole = json!({"a": 5, "b": {"c": 2, "d": [3]}, "e": 0, "l": [1, 2], "m": [1]});
        let differences = Differences::between(&given, &whole, &|_, _| false);
        assert_eq!(Value::from(differences.left_out), json!({"b.d": [3], "e": 0}));
        assert_eq!(differences.contradicted, ["a", "b.x", "m"]);
    }

    #[test]
    fn one_thing_may_have_several_names() {
        let given = json!({"at": {"a": ["X", "y"]}, "l": [["x", 1], ["y", 2]], "m": {"a": 1, "A": 2}, "n": ["x"]});
        let whole = json!({"at": {"A": ["Y", "X"]}, "l": [["Y", 2], ["X", 1]], "m": {"A": 2}, "n": ["x", "X"]});
        let differences = Differences::between(&given, &whole, &|one, other| one.eq_ignore_ascii_case(other));
        assert!(differences.left_out.is_empty());
        assert_eq!(differences.contradicted, ["m.a", "n"], "one of two names for the same, and one thing too few");
    }
}
