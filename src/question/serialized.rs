//! Requests are serialized as their words, `"move 5 4 3 2 1"`.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::notation::Request;
use super::words::Dash;

impl Serialize for Request {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Request {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let words = String::deserialize(deserializer)?;
        Self::parse(&words, Dash::Refused).map_err(de::Error::custom)
    }
}
