//! What a hand-in loses that comes late: `due = "2026-12-01T23:59+01:00"`, `per_day = 0.1`, `most = 0.5`.
//!
//! Each day that has begun after `due` costs a share of the points that the hand-in has. The time of handing in is that of the
//! file, and never that of grading.

use std::time::SystemTime;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use super::moment::Moment;
use crate::class::{Points, Share};

/// The rule.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LateRule {
    /// What is handed in later than this is late.
    pub due: Moment,
    /// What a day costs.
    #[serde(deserialize_with = "share")]
    pub per_day: Share,
    /// What all days together cost at most; all of the points where it is left out.
    #[serde(deserialize_with = "share", default = "all")]
    pub most: Share,
}

/// A hand-in that is late.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Late {
    /// When it was handed in.
    pub handed_in: Moment,
    /// How many days after it was due have begun.
    pub days: u32,
    /// The share of its points that this costs.
    pub share: Share,
    /// The points that it would have in time.
    pub points_before: Points,
    /// The points that are left.
    pub points: Points,
}

impl LateRule {
    /// What this costs a file of so many points, where it is late; what is lost is rounded down.
    pub fn of(&self, file: SystemTime, points_before: Points) -> Option<Late> {
        let handed_in = self.due.of(file);
        let days = handed_in.days_since(self.due);
        let share = self.per_day.counted(days).min(self.most);
        let late = Late {
            handed_in,
            days,
            share,
            points_before,
            points: points_before.share(share).short_of(points_before),
        };
        (days > 0).then_some(late)
    }
}

fn all() -> Share {
    Share::WHOLE
}

fn share<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Share, D::Error> {
    let fraction: Option<f64> = toml::Value::deserialize(deserializer)?.try_into().ok();
    let expected = "expected a fraction from 0 to 1, such as 0.1";
    let share = fraction.and_then(Share::fraction);
    share.ok_or_else(|| D::Error::custom(expected))
}
