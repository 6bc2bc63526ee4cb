//! The part of JSON Schema that the API document uses.

use serde_json::Value;

/// Checks a value against a schema of the document; says where it does not fit.
pub(crate) fn fits(document: &Value, schema: &Value, value: &Value, place: &str) -> Result<(), String> {
    if let Some(reference) = schema["$ref"].as_str() {
        let known = document.pointer(&reference[1..]).ok_or_else(|| format!("{place}: no {reference}"))?;
        return fits(document, known, value, place);
    }
    for word in ["oneOf", "anyOf"] {
        if let Some(some) = schema[word].as_array() {
            let tried: Vec<String> =
                some.iter().filter_map(|schema| fits(document, schema, value, place).err()).collect();
            return if tried.len() < some.len() { Ok(()) } else { Err(tried.join("; ")) };
        }
    }
    let kinds: Vec<&str> = match &schema["type"] {
        Value::String(kind) => vec![kind],
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    if !kinds.is_empty() && !kinds.iter().any(|kind| is_of(value, kind)) {
        return Err(format!("{place}: {value} is not {kinds:?}"));
    }
    if let (Some(fields), Some(object)) = (schema["properties"].as_object(), value.as_object()) {
        for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            if !object.contains_key(name) {
                return Err(format!("{place}: {name} is missing"));
            }
        }
        for (name, value) in object {
            let schema = fields.get(name).ok_or_else(|| format!("{place}: {name} is not described"))?;
            fits(document, schema, value, &format!("{place}.{name}"))?;
        }
    }
    if let (Some(items), Some(values)) = (schema["items"].as_object(), value.as_array()) {
        let items = Value::Object(items.clone());
        for (n, value) in values.iter().enumerate() {
            fits(document, &items, value, &format!("{place}[{n}]"))?;
        }
    }
    if let (Some(tuple), Some(values)) = (schema["prefixItems"].as_array(), value.as_array()) {
        if tuple.len() != values.len() {
            return Err(format!("{place}: {} items", values.len()));
        }
        for (n, (schema, value)) in tuple.iter().zip(values).enumerate() {
            fits(document, schema, value, &format!("{place}[{n}]"))?;
        }
    }
    Ok(())
}

fn is_of(value: &Value, kind: &str) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => false,
    }
}
