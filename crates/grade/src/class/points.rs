//! Points, to the hundredth: 7.5 of 10.

use std::fmt;
use std::iter::Sum;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use explain::document::Text;

/// This many hundredths of a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Points(u32);

impl Points {
    /// Whole points.
    pub const fn whole(points: u32) -> Self {
        Self(points * 100)
    }

    /// This many points; `None` if they are negative, or not whole hundredths.
    pub fn of(points: f64) -> Option<Self> {
        const MOST: f64 = 100_000.0;
        let written = format!("{points:.2}");
        let is_exact = written.parse() == Ok(points) && (0.0..=MOST).contains(&points);
        let hundredths = written.replace('.', "").parse().ok();
        hundredths.filter(|_| is_exact).map(Self)
    }

    /// A share of this many points, rounded down: only a full share gives all.
    pub fn share(self, share: Share) -> Self {
        self.part(Self(share.0), Self(Share::WHOLE.0))
    }

    /// These points times the fraction `part` of `whole`, rounded down.
    pub fn part(self, part: Self, whole: Self) -> Self {
        let part = u64::from(self.0) * u64::from(part.0) / u64::from(whole.0.max(1));
        Self(u32::try_from(part).unwrap_or(u32::MAX))
    }

    /// The average over this many, to the nearest hundredth.
    pub fn shared_by(self, count: usize) -> Self {
        let count = u32::try_from(count).unwrap_or(u32::MAX).max(1);
        Self(self.0.saturating_add(count / 2) / count)
    }

    /// How many points are missing to `of`.
    pub fn short_of(self, of: Self) -> Self {
        Self(of.0.saturating_sub(self.0))
    }

    /// "1 point", "7.5 points".
    pub fn counted(self) -> String {
        let is_one = self == Self::whole(1);
        format!("{self}\u{a0}{}", if is_one { "point" } else { "points" })
    }

    /// The points as a number.
    pub fn number(self) -> f64 {
        f64::from(self.0) / 100.0
    }
}

/// A share of something's points, to the hundredth of a percent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Share(u32);

impl Share {
    /// Nothing.
    pub const NONE: Self = Self(0);
    /// All.
    pub const WHOLE: Self = Self::percent(100);
    /// Half.
    pub const HALF: Self = Self::percent(50);

    /// This many percent.
    pub const fn percent(percent: u32) -> Self {
        Self(percent * 100)
    }

    /// A share of a share, rounded down.
    pub fn times(self, other: Self) -> Self {
        Self(self.0 * other.0 / Self::WHOLE.0)
    }
}

impl Sum for Share {
    fn sum<I: Iterator<Item = Self>>(shares: I) -> Self {
        Self(shares.map(|share| share.0).sum())
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        Self(points.fold(0, |sum, points| sum.saturating_add(points.0)))
    }
}

/// Serialized as a whole number if possible: 10, 7.5.
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
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let points = f64::deserialize(deserializer).ok().and_then(Self::of);
        let expected =
            "expected a number of points, 0 or more, with at most two places after the point";
        points.ok_or_else(|| D::Error::custom(expected))
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl From<Points> for Text {
    fn from(points: Points) -> Self {
        points.to_string().into()
    }
}

#[cfg(test)]
mod tests {
    use super::{Points, Share};

    #[test]
    fn only_whole_hundredths_are_points() {
        assert_eq!(Points::of(7.5), Some(Points(750)));
        assert_eq!(Points::of(0.1 + 0.2), None);
        for not_points in [-1.0, f64::NAN, f64::INFINITY, 1e9, 0.001] {
            assert_eq!(Points::of(not_points), None, "{not_points}");
        }
    }

    #[test]
    fn nothing_short_of_all_gives_all() {
        assert_eq!(Points(999).share(Share::percent(50)), Points(499));
        assert_eq!(Points::whole(10).share(Share::WHOLE), Points::whole(10));
    }
}
