//! The values of options: whole numbers within bounds, and words as they were given.

use std::str::FromStr;

use clap::builder::{OsStringValueParser, PossibleValuesParser, TypedValueParser};

/// A width of 40 or more; beyond what any terminal has, wider is no different.
pub fn parse_width(word: &str) -> Result<usize, String> {
    const WIDEST: usize = 65_535;
    whole("columns", 40, u64::MAX)(word).map(|width: usize| width.min(WIDEST))
}

pub fn parse_seed(word: &str) -> Result<u64, String> {
    let seed = word.parse().ok().filter(|_| is_number(word));
    seed.ok_or_else(|| format!("expected a whole number (a seed) from 0 to {}", u64::MAX))
}

/// Reads a whole number in decimal, within bounds; the message says what was expected.
pub fn whole<T: FromStr>(
    what: &'static str,
    least: u64,
    most: u64,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static {
    move |word| {
        let number = word.parse().ok().filter(|_| is_number(word));
        let number = number.filter(|number| (least..=most).contains(number));
        let number = number.and_then(|_| word.parse().ok());
        number.ok_or_else(|| match most {
            u64::MAX => format!("expected a whole number ({what}), {least} or more"),
            _ => format!("expected a whole number ({what}) from {least} to {most}"),
        })
    }
}

/// Whether a word is a number in digits.
pub fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Words as they were given; what is no valid text is read as best it can be, and then refused by its name.
pub fn word() -> impl TypedValueParser<Value = String> {
    OsStringValueParser::new().map(|word| word.to_string_lossy().into_owned())
}

/// One of these words, each with what it means.
pub fn one_of<T: Copy + Send + Sync>(
    words: &'static [(&'static str, T)],
) -> impl TypedValueParser<Value = T> {
    let known = words.iter().map(|(word, _)| *word);
    PossibleValuesParser::new(known).map(|given| meaning(words, &given).unwrap_or(words[0].1))
}

/// What one of these words means.
pub fn meaning<T: Copy>(words: &[(&str, T)], given: &str) -> Option<T> {
    words.iter().find(|(word, _)| *word == given).map(|&(_, meant)| meant)
}
