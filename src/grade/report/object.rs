//! Objects of JSON, written where their fields are.

use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// An object whose fields stand in this order: `object! { "seed": 7, "python": "3.11.7" }`.
macro_rules! object {
    ($($name:literal: $value:expr),* $(,)?) => {
        $crate::grade::report::object::Object::default()$(.with($name, &$value))*
    };
}

pub(in crate::grade) use object;

/// What `object!` makes.
#[derive(Default)]
pub(in crate::grade) struct Object(Vec<(&'static str, Box<RawValue>)>);

impl Object {
    /// With one field more.
    pub fn with(mut self, name: &'static str, value: &impl Serialize) -> Self {
        // Words, numbers and lists of them always have a JSON form.
        let value = to_raw_value(value);
        self.0.extend(value.map(|value| (name, value)));
        self
    }
}

impl Serialize for Object {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}
