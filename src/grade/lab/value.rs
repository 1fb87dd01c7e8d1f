//! Values of the rules that are written differently from how they are stored: `per_day = 0.1` is a share.

use serde::de::Error;
use serde::{Deserialize, Deserializer};

use crate::class::Share;

/// Converts a value, or refuses it with what was expected.
pub(super) fn value<'de, D: Deserializer<'de>, Given: Deserialize<'de>, T>(
    deserializer: D,
    read: impl FnOnce(Given) -> Option<T>,
    expected: &str,
) -> Result<T, D::Error> {
    let given = Given::deserialize(deserializer).ok();
    given.and_then(read).ok_or_else(|| D::Error::custom(expected))
}

/// A share of 1.
pub(super) fn share(value: toml::Value) -> Option<Share> {
    value.try_into().ok().and_then(Share::fraction)
}
