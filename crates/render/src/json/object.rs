//! Objects of JSON, written field by field in the order in which a script reads them.
//!
//! `Object::new().field("question", "xor 3 5").field("answer", 6)` is `{"question":"xor 3 5","answer":6}`.

use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// An object to which fields are added one after the other.
#[derive(Default)]
pub struct Object(Vec<(String, Box<RawValue>)>);

impl Object {
    /// An object without fields.
    pub fn new() -> Self {
        Self::default()
    }

    /// The same with this field.
    pub fn field(mut self, name: &str, value: impl Serialize) -> Self {
        self.0.push((name.to_owned(), raw(&value)));
        self
    }

    /// The same with this field, if it has a value.
    pub fn optional(self, name: &str, value: Option<impl Serialize>) -> Self {
        match value {
            Some(value) => self.field(name, value),
            None => self,
        }
    }

    /// The same with a list of these values.
    pub fn list(self, name: &str, values: impl IntoIterator<Item = impl Serialize>) -> Self {
        self.field(name, Vec::from_iter(values))
    }

    /// The same with a list of these values, if there are any.
    pub fn list_if_any(self, name: &str, values: impl IntoIterator<Item = impl Serialize>) -> Self {
        let values = Vec::from_iter(values);
        if values.is_empty() { self } else { self.field(name, values) }
    }

    /// The same with all fields of another object behind its own.
    pub fn with(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }
}

impl Serialize for Object {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("every key is a string and nothing else can fail")
}

/// The number of the shape in which nimlab answers scripts. It rises when a field loses its name or its meaning, and not when
/// one is added.
pub const SCHEMA: u32 = 1;

/// An answer to a script as one line of JSON, with the number of its shape before all else.
pub fn line(answer: impl Serialize) -> String {
    #[derive(Serialize)]
    struct Line<T> {
        schema: u32,
        #[serde(flatten)]
        answer: T,
    }
    bare_line(&Line { schema: SCHEMA, answer })
}

/// A value as one line of JSON, in a shape that is not nimlab's to number.
pub fn bare_line(value: &impl Serialize) -> String {
    format!("{}\n", raw(value))
}
