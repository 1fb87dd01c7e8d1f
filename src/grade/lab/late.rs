//! What a late hand-in loses: `due = "2026-12-01T23:59+01:00"`, `per_day = 0.1`, `most = 0.5`.
//!
//! Each day begun after `due` costs a share of the points earned. The time of handing in is that of the file, never
//! that of grading.
//!
//! A moment is a date, a time, and the offset of the clock from UTC. Without a zone it is UTC, on every machine: a mark
//! must not depend on where it is computed.

use std::fmt;
use std::time::{Duration, SystemTime};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use toml::value::{Datetime, Offset};

use super::value::{self, value};
use crate::class::{Points, Share};

/// The rule.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LateRule {
    /// Anything handed in later is late.
    pub due: Moment,
    /// The cost of a day.
    #[serde(deserialize_with = "share")]
    pub per_day: Share,
    /// The most that all days together cost; all of the points by default.
    #[serde(deserialize_with = "share", default = "all")]
    pub most: Share,
}

/// A hand-in that is late.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Late {
    /// When it was handed in.
    pub handed_in: Moment,
    /// How many days have begun since it was due.
    pub days: u32,
    /// The share of its points that this costs.
    pub share: Share,
    /// The points that it would have had in time.
    pub points_before: Points,
    /// The points that are left.
    pub points: Points,
}

impl LateRule {
    /// What this costs a file with this many points, if it is late; the loss is rounded down.
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
    let expected = "expected a fraction from 0 to 1, such as 0.1";
    value(deserializer, value::share, expected)
}

/// A moment, to the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Seconds since the beginning of 1970, UTC.
    seconds: i64,
    /// The offset of the clock from UTC, in minutes.
    ahead: i16,
}

const DAY: i64 = 24 * 60 * 60;

impl Moment {
    /// Reads `2026-12-01T23:59+01:00`, with or without seconds; `None` if there is no such moment.
    pub fn read(text: &str) -> Option<Self> {
        let read: Datetime = text.parse().ok()?;
        let (date, time) = (read.date?, read.time?);
        let ahead = match read.offset {
            None | Some(Offset::Z) => 0,
            Some(Offset::Custom { minutes }) => minutes,
        };
        let day = days_before(i64::from(date.year), date.month.into(), date.day.into());
        let minutes = i64::from(time.hour) * 60 + i64::from(time.minute) - i64::from(ahead);
        let seconds = day * DAY + minutes * 60 + i64::from(time.second.unwrap_or(0));
        Some(Self { seconds, ahead })
    }

    /// The moment of a file, on this clock.
    pub fn of(self, file: SystemTime) -> Self {
        let seconds = |lasting: Duration| i64::try_from(lasting.as_secs()).unwrap_or(i64::MAX);
        let since = file.duration_since(SystemTime::UNIX_EPOCH);
        let seconds = since.map_or_else(|before| -seconds(before.duration()), seconds);
        Self { seconds, ..self }
    }

    /// How many days have begun since another one; 0 if it is not later.
    pub fn days_since(self, other: Self) -> u32 {
        let seconds = self.seconds.saturating_sub(other.seconds).max(0);
        u32::try_from((seconds + DAY - 1) / DAY).unwrap_or(u32::MAX)
    }
}

/// The number of days from the beginning of 1970 to a date of the Gregorian calendar.
fn days_before(year: i64, month: i64, day: i64) -> i64 {
    // With years that begin in March, the leap day comes last.
    let year = if month < 3 { year - 1 } else { year };
    let days = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    365 * year + year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400) + days - 719_468
}

/// The year, month and day this many days after the beginning of 1970.
fn date_of(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (date, later) = (day - (153 * month + 2) / 5 + 1, i64::from(month > 9));
    (era * 400 + year + later, (month + 2) % 12 + 1, date)
}

impl Moment {
    /// In the form in which it is read: `2026-12-01T23:59:00+01:00`.
    pub fn written(self) -> String {
        let seconds = self.seconds + i64::from(self.ahead) * 60;
        let (year, month, day) = date_of(seconds.div_euclid(DAY));
        let time = seconds.rem_euclid(DAY);
        let (hour, minute, second) = (time / 3600, time / 60 % 60, time % 60);
        let (sign, ahead) = (if self.ahead < 0 { '-' } else { '+' }, self.ahead.abs());
        let zone = match ahead {
            0 => "Z".to_owned(),
            _ => format!("{sign}{:02}:{:02}", ahead / 60, ahead % 60),
        };
        format!("{year}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}{zone}")
    }
}

/// "2026-12-01 23:59 UTC+01:00".
impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = self.written();
        let (date, time) = written.split_once('T').unwrap_or_default();
        let (time, zone) = time.split_at("23:59:00".len());
        let time = time.strip_suffix(":00").unwrap_or(time);
        let zone = zone.trim_end_matches('Z');
        write!(f, "{date}\u{a0}{time}\u{a0}UTC{zone}")
    }
}

impl Serialize for Moment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.written())
    }
}

impl<'de> Deserialize<'de> for Moment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let read = |given: toml::Value| match given.as_str() {
            Some(text) => Self::read(text.trim()),
            None => Self::read(given.to_string().trim()),
        };
        let expected = "expected a day and a time, such as \"2026-12-01T23:59+01:00\"";
        value(deserializer, read, expected)
    }
}

#[cfg(test)]
mod tests {
    use super::{Moment, date_of, days_before};

    #[test]
    fn every_day_of_a_thousand_years_is_found_again() {
        let (mut year, mut month, mut day) = (1600, 1, 1);
        for days in days_before(1600, 1, 1)..days_before(2600, 1, 1) {
            assert_eq!(date_of(days), (year, month, day));
            assert_eq!(days_before(year, month, day), days);
            let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
            let lengths =
                [31, if is_leap { 29 } else { 28 }, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
            day += 1;
            if day > lengths[usize::try_from(month - 1).unwrap()] {
                (day, month) = (1, month + 1);
            }
            if month > 12 {
                (month, year) = (1, year + 1);
            }
        }
        assert_eq!(days_before(1970, 1, 1), 0);
    }

    #[test]
    fn a_moment_is_read_with_its_zone_and_written_as_it_is_read() {
        for (text, seconds, shown) in [
            ("1970-01-01T00:00", 0, "1970-01-01 00:00 UTC"),
            ("2026-12-01T23:59+01:00", 1_796_165_940, "2026-12-01 23:59 UTC+01:00"),
            ("2026-12-01T22:59:00Z", 1_796_165_940, "2026-12-01 22:59 UTC"),
            ("2026-12-01 17:29:30-05:30", 1_796_165_970, "2026-12-01 17:29:30 UTC-05:30"),
        ] {
            let moment = Moment::read(text).expect(text);
            assert_eq!(moment.seconds, seconds, "{text}");
            assert_eq!(moment.to_string().replace('\u{a0}', " "), shown);
            assert_eq!(Moment::read(&moment.written()), Some(moment));
        }
        for none in [
            "",
            "2026-12-01",
            "23:59",
            "2026-02-30T12:00",
            "2026-12-01T24:61",
            "tomorrow",
            "2026-12-01T23:59 CET",
        ] {
            assert_eq!(Moment::read(none), None, "{none}");
        }
    }

    #[test]
    fn a_day_is_late_from_its_first_second() {
        let due = Moment::read("2026-12-01T23:59Z").unwrap();
        for (text, days) in [
            ("2026-11-01T00:00Z", 0),
            ("2026-12-01T23:59Z", 0),
            ("2026-12-01T23:59:01Z", 1),
            ("2026-12-02T23:59Z", 1),
            ("2026-12-02T23:59:01Z", 2),
            ("2027-12-01T23:59Z", 365),
        ] {
            assert_eq!(Moment::read(text).unwrap().days_since(due), days, "{text}");
        }
    }
}
