//! The words of a line, sorted into options and the rest.
//!
//! The command line passes its words already sorted; a lesson or a worksheet passes a line, which is split at white
//! space and sorted here. So `explain 5,4 3 --move 1,2` means the same everywhere.

use std::io::Read;

use super::error::ParseError;
use crate::kinds::Kind;

/// What `-` means in place of a board.
pub enum Dash<'a> {
    /// There is no standard input here.
    Refused,
    /// Read the board from this.
    Read(&'a mut dyn Read),
}

/// The words after the first, without the options.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// Numbers and boards, each word as it was given; a word may hold several numbers.
    pub plain: Vec<String>,
    /// Whether `--misere` is among them.
    pub misere: bool,
    /// What follows `--move`.
    pub mv: Option<String>,
    /// Whether `--looking-ahead` is among them.
    pub looking_ahead: bool,
    /// Whether `--proof` is among them.
    pub proof: bool,
}

impl Words {
    /// Takes the options out of the words of a line. The last of a repeated option counts.
    pub(crate) fn sort<'a>(
        kind: Kind,
        mut words: impl Iterator<Item = &'a str>,
    ) -> Result<Self, ParseError> {
        let mut sorted = Self::default();
        while let Some(word) = words.next() {
            let Some(option) = word.strip_prefix("--") else {
                sorted.plain.push(word.to_owned());
                continue;
            };
            // After `--` everything is a word.
            if option.is_empty() {
                sorted.plain.extend(words.map(str::to_owned));
                break;
            }
            let (name, typed) =
                option.split_once('=').map_or((option, None), |(name, typed)| (name, Some(typed)));
            let is_flag = typed.is_none_or(str::is_empty);
            match name {
                _ if !kind.options().contains(&name) => return Err(not_taken(name, kind)),
                "misere" if is_flag => sorted.misere = true,
                "proof" if is_flag => sorted.proof = true,
                "looking-ahead" if is_flag => sorted.looking_ahead = true,
                "move" => {
                    let value = typed.or_else(|| words.next()).unwrap_or_default();
                    sorted.mv = Some(value.to_owned());
                }
                _ => return Err(not_taken(name, kind)),
            }
        }
        Ok(sorted)
    }
}

/// The error for an option that this kind does not take.
fn not_taken(name: &str, kind: Kind) -> ParseError {
    let options: Vec<String> = kind.options().iter().map(|name| format!("--{name}, ")).collect();
    let or = if options.is_empty() { "" } else { "or " };
    let expected = format!("{}{or}none", options.concat());
    ParseError::of(
        &format!("--{name}"),
        format_args!("is not an option of '{}': expected {expected}", kind.word()),
    )
}
