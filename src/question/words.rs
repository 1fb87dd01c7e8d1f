//! The words of a line, sorted: the options, and what is left.
//!
//! The command line hands over its words as it has sorted them; a lesson or a worksheet hands over a line, which is split at
//! white space and sorted here. So `explain 5,4 3 --move 1,2` means the same wherever it stands.

use std::io::Read;

use super::error::ParseError;
use super::fault::Word;
use super::kind::Kind;

/// What `-` in place of a board means.
pub enum Dash<'a> {
    /// There is no standard input to read here.
    Refused,
    /// Read the board from this.
    Read(&'a mut dyn Read),
}

/// The words after the first, with the options taken out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// Numbers and boards, each word as it was given; a word may hold several numbers.
    pub plain: Vec<String>,
    /// Whether `--misere` is among them.
    pub misere: bool,
    /// What follows each `--move`.
    pub moves: Vec<String>,
    /// What follows `--row`.
    pub row: Option<String>,
    /// What follows `--to`.
    pub to: Option<String>,
    /// What follows `--variant`.
    pub variant: Option<String>,
    /// What follows `--by`.
    pub by: Option<String>,
    /// Whether `--proof` is among them.
    pub proof: bool,
    /// Whether `--all` is among them.
    pub all: bool,
}
impl Words {
    /// Takes the options out of the words of a line. Of an option that is given twice, the last counts; of a move, where
    /// several may be given, all do.
    pub(super) fn sort<'a>(
        kind: Kind,
        words: impl Iterator<Item = &'a str>,
    ) -> Result<Self, ParseError> {
        let mut words = words.peekable();
        let options = kind.options();
        let mut sorted = Self::default();
        while let Some(word) = words.next() {
            match word.split_once('=').unwrap_or((word, "")) {
                // What follows is a word, whatever it looks like.
                ("--", "") => {
                    sorted.plain.extend(words.map(str::to_owned));
                    break;
                }
                ("--misere", "") if options.misere => sorted.misere = true,
                ("--proof", "") if options.manners => sorted.proof = true,
                ("--all", "") if options.manners => sorted.all = true,
                (option @ ("--move" | "--row" | "--to" | "--by" | "--variant"), value)
                    if (option == "--move" && options.moves > 0)
                        || (option == "--row" && options.row)
                        || (option == "--to" && options.to)
                        || (option == "--by" && options.manners)
                        || (option == "--variant" && options.variant) =>
                {
                    let value = if word.contains('=') {
                        value
                    } else {
                        words.next().unwrap_or_default()
                    };
                    let mut value = value.to_owned();
                    // Of a turn in several rows: `--move 1,3 + 2,1`.
                    while words.next_if_eq(&"+").is_some() {
                        value = format!("{value} + {}", words.next().unwrap_or_default());
                    }
                    match option {
                        "--row" => sorted.row = Some(value),
                        "--to" => sorted.to = Some(value),
                        "--variant" => sorted.variant = Some(value),
                        "--by" => sorted.by = Some(value),
                        _ => {
                            if options.moves == 1 {
                                sorted.moves.clear();
                            }
                            sorted.moves.push(value);
                        }
                    }
                }
                (option, _) if option.starts_with("--") => {
                    return Err(ParseError::UnknownOption {
                        option: Word::new(option),
                        kind: kind.word(),
                    });
                }
                _ => sorted.plain.push(word.to_owned()),
            }
        }
        Ok(sorted)
    }
}
