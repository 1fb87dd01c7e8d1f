//! The values of options: whole numbers within bounds, and words as they were given.

use clap::builder::{OsStringValueParser, TypedValueParser};

use crate::game::Positions;
use crate::play::Tournament;
use crate::question::Level;
use crate::worksheet::{Quiz, Sheet};

/// A width of 40 or more; beyond what any terminal has, wider is no different.
pub fn parse_width(word: &str) -> Result<usize, String> {
    const WIDEST: u64 = 65_535;
    let width = whole_number(word, "columns", 40, u64::MAX)?;
    Ok(usize::try_from(width.min(WIDEST)).unwrap_or(usize::MAX))
}

pub fn parse_depth(word: &str) -> Result<usize, String> {
    let depth = whole_number(word, "levels", 0, u64::MAX)?;
    Ok(usize::try_from(depth).unwrap_or(usize::MAX))
}

pub fn parse_rows(word: &str) -> Result<u32, String> {
    let rows = whole_number(word, "rows", 1, Positions::most_rows().into())?;
    u32::try_from(rows).map_err(|error| error.to_string())
}

pub fn parse_max(word: &str) -> Result<u64, String> {
    whole_number(word, "objects", 1, u64::MAX)
}

pub fn parse_count(word: &str) -> Result<usize, String> {
    let count = whole_number(word, "questions", 1, 10_000)?;
    usize::try_from(count).map_err(|error| error.to_string())
}

/// How many questions a worksheet has.
pub fn parse_sheet_count(word: &str) -> Result<usize, String> {
    let count = whole_number(word, "questions", 1, Sheet::MOST_QUESTIONS as u64)?;
    usize::try_from(count).map_err(|error| error.to_string())
}

/// How many variants a question has.
pub fn parse_variants(word: &str) -> Result<usize, String> {
    let count = whole_number(word, "variants", 1, Quiz::MOST_VARIANTS as u64)?;
    usize::try_from(count).map_err(|error| error.to_string())
}

/// How hard questions are.
pub fn parse_level(word: &str) -> Result<Level, String> {
    let level = whole_number(word, "a level", 1, Level::LAST.number().into())?;
    let level = u8::try_from(level).ok().and_then(Level::new);
    level.ok_or_else(|| "expected a level".to_owned())
}

pub fn parse_seed(word: &str) -> Result<u64, String> {
    let seed = word.parse().ok().filter(|_| is_decimal(word));
    seed.ok_or_else(|| format!("expected a whole number (a seed) from 0 to {}", u64::MAX))
}

/// How long a function may take, up to an hour.
pub fn parse_seconds(word: &str) -> Result<u64, String> {
    whole_number(word, "seconds", 1, 3600)
}

/// How many things are done at the same time.
pub fn parse_jobs(word: &str) -> Result<usize, String> {
    let jobs = whole_number(word, "files at the same time", 1, 64)?;
    usize::try_from(jobs).map_err(|error| error.to_string())
}

/// How many boards a tournament has.
pub fn parse_boards(word: &str) -> Result<usize, String> {
    let boards = whole_number(word, "boards", 1, Tournament::MOST_BOARDS as u64)?;
    usize::try_from(boards).map_err(|error| error.to_string())
}

/// A percentage.
pub fn parse_difficulty(word: &str) -> Result<u8, String> {
    let percent = whole_number(word, "percent", 0, 100)?;
    u8::try_from(percent).map_err(|error| error.to_string())
}

/// A whole number in decimal, within bounds; the message says what was expected.
fn whole_number(word: &str, what: &str, least: u64, most: u64) -> Result<u64, String> {
    let number = word
        .parse()
        .ok()
        .filter(|number| is_decimal(word) && (least..=most).contains(number));
    number.ok_or_else(|| match most {
        u64::MAX => format!("expected a whole number ({what}), {least} or more"),
        _ => format!("expected a whole number ({what}) from {least} to {most}"),
    })
}

fn is_decimal(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Words as they were given; what is no valid text is read as best it can be, and then refused by its name.
pub fn word() -> impl TypedValueParser<Value = String> {
    OsStringValueParser::new().map(|word| word.to_string_lossy().into_owned())
}
