//! Points, to the hundredth: 7.5 of 10.

use std::fmt;
use std::iter::Sum;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// This many hundredths of a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Points(u32);

impl Points {
    /// Whole points.
    #[must_use]
    pub fn whole(points: u32) -> Self {
        Self(points * 100)
    }

    /// A share of this many points, rounded down: nothing short of all gives all.
    #[must_use]
    pub fn share(of: u32, part: u32, whole: u32) -> Self {
        Self(of * 100 * part / whole.max(1))
    }

    /// The share of each of this many, rounded down.
    #[must_use]
    pub fn shared_by(self, count: usize) -> Self {
        Self(self.0 / u32::try_from(count).unwrap_or(u32::MAX).max(1))
    }

    /// How much is missing to this many.
    #[must_use]
    pub fn short_of(self, of: Self) -> Self {
        Self(of.0.saturating_sub(self.0))
    }

    /// The points as a number.
    #[must_use]
    pub fn number(self) -> f64 {
        f64::from(self.0) / 100.0
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        Self(points.fold(0, |sum, points| sum.saturating_add(points.0)))
    }
}

/// As a number that is whole where it can be: 10, 7.5.
impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0.is_multiple_of(100) {
            serializer.serialize_u32(self.0 / 100)
        } else {
            serializer.serialize_f64(self.number())
        }
    }
}

impl<'de> Deserialize<'de> for Points {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // Such a cast keeps within what fits.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = f64::deserialize(deserializer)?;
        Ok(Self((number * 100.0).round() as u32))
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}
