//! Objects of JSON, written field by field in the order in which a script reads them.
//!
//! `Object::new().field("question", "xor 3 5").field("answer", 6)` is `{"question":"xor 3 5","answer":6}`.

use serde::Serialize;
use serde_json::to_writer;

/// Anything that can be written as JSON: typed values as serde writes them, and objects made of them.
pub trait Json {
    /// Writes it behind what has been written.
    fn write(&self, json: &mut Vec<u8>);
}

impl<T: Serialize> Json for T {
    fn write(&self, json: &mut Vec<u8>) {
        to_writer(json, self).expect("every key is a string and nothing else can fail");
    }
}

impl Json for Object {
    fn write(&self, json: &mut Vec<u8>) {
        json.push(b'{');
        json.extend_from_slice(&self.fields);
        json.push(b'}');
    }
}

/// An object to which fields are added one after the other.
#[derive(Default)]
pub struct Object {
    /// Without the braces around them.
    fields: Vec<u8>,
}

#[expect(clippy::needless_pass_by_value, reason = "whatever is written was made for it, as a rule")]
impl Object {
    /// An object without fields.
    pub fn new() -> Self {
        Self::default()
    }

    /// The fields of a typed value, which serde writes as an object.
    pub fn of(value: &impl Serialize) -> Self {
        let mut fields = Vec::new();
        value.write(&mut fields);
        fields.pop();
        fields.remove(0);
        Self { fields }
    }

    /// The same with this field.
    pub fn field(mut self, name: &str, value: impl Json) -> Self {
        self.key(name);
        value.write(&mut self.fields);
        self
    }

    /// The same with this field, where there is something to say in it.
    pub fn optional(self, name: &str, value: Option<impl Json>) -> Self {
        match value {
            Some(value) => self.field(name, value),
            None => self,
        }
    }

    /// The same with this field, which is `null` where there is nothing to say in it.
    pub fn or_null(self, name: &str, value: Option<impl Json>) -> Self {
        match value {
            Some(value) => self.field(name, value),
            None => self.field(name, ()),
        }
    }

    /// The same with a list of these values.
    pub fn list(mut self, name: &str, values: impl IntoIterator<Item = impl Json>) -> Self {
        self.key(name);
        write_list(&mut self.fields, values);
        self
    }

    /// The same with a list of these values, where there are any.
    pub fn list_if_any(self, name: &str, values: impl IntoIterator<Item = impl Json>) -> Self {
        let mut values = values.into_iter().peekable();
        if values.peek().is_some() { self.list(name, values) } else { self }
    }

    /// The same with all fields of another object behind its own.
    pub fn with(mut self, other: Self) -> Self {
        if !other.fields.is_empty() {
            self.separate();
            self.fields.extend_from_slice(&other.fields);
        }
        self
    }

    fn key(&mut self, name: &str) {
        self.separate();
        name.write(&mut self.fields);
        self.fields.push(b':');
    }

    fn separate(&mut self) {
        if !self.fields.is_empty() {
            self.fields.push(b',');
        }
    }
}

/// Writes a list of values.
pub(super) fn write_list(json: &mut Vec<u8>, values: impl IntoIterator<Item = impl Json>) {
    json.push(b'[');
    for (index, value) in values.into_iter().enumerate() {
        if index > 0 {
            json.push(b',');
        }
        value.write(json);
    }
    json.push(b']');
}

/// The number of the shape in which nimlab answers scripts. It rises when a field loses its name or its meaning, and not when
/// one is added.
pub const SCHEMA: u32 = 1;

/// An answer to a script as one line of JSON, with the number of its shape before all else.
pub fn line(answer: Object) -> String {
    bare_line(&Object::new().field("schema", SCHEMA).with(answer))
}

/// A value as one line of JSON, in a shape that is not nimlab's to number.
pub fn bare_line(value: &impl Json) -> String {
    let mut json = Vec::new();
    value.write(&mut json);
    json.push(b'\n');
    String::from_utf8_lossy(&json).into_owned()
}
