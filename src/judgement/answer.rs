//! Answers read in every form in which a person would write them.
//!
//! `110`, `1 1 0`, `[1, 1, 0]` and `0b110` are the same digits; `3,1`, `3 1`, `(3, 1)` and `take 1 from row 3` are the
//! same move; `none` is that no move wins.

use std::collections::BTreeSet;
use std::fmt;

use num_bigint::BigInt;

use crate::hand_built::Bit;
use crate::question::{Names, Question, WhoWins, read_binary_digits};

/// What somebody has answered. Numbers may be of any size and sign: what is out of range is wrong, not unreadable.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub enum Answer {
    /// The output of a gate.
    Bit(Bit),
    /// Binary digits, most significant first, just as many as were written.
    Digits(Vec<Bit>),
    /// A number.
    Number(BigInt),
    /// Whether the player to move wins.
    Winner { wins: bool, said: SaidBy },
    /// Rows that hold a winning move, counted from 1; none says that there is no such row.
    Rows(BTreeSet<BigInt>),
    /// A move that wins.
    Move {
        /// The row, counted from 1.
        row: BigInt,
        take: BigInt,
    },
    /// That no move wins.
    NoMove,
}

/// How it was said who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SaidBy {
    /// In a word: `wins` or `loses`.
    Word,
    /// By a letter, N or P.
    Letter(char),
    /// By the number of the player who wins: 1, who moves first, or 2.
    Player,
}

/// What a text turned out to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// An answer.
    Answer(Answer),
    /// Nothing but space, or lines to write on.
    Blank,
    /// Something else.
    Malformed,
}

impl Answer {
    /// Reads a text as an answer to a question.
    #[must_use]
    pub fn read(question: &Question, text: &str, names: Names) -> Reading {
        let text = text.trim();
        let text = text.strip_prefix('=').map_or(text, str::trim_start);
        if text
            .chars()
            .all(|character| character.is_whitespace() || "_-–—―.…?".contains(character))
        {
            return Reading::Blank;
        }
        let answer = match question {
            Question::Gate(_) => read_bit(text).map(Self::Bit),
            Question::Binary(_) => read_binary_digits(text).map(Self::Digits),
            Question::Decimal(_) | Question::Xor(_) | Question::Sum(_) => {
                read_number(text).map(Self::Number)
            }
            Question::Winner(WhoWins::Position(_)) => read_winner(text, names),
            Question::Winner(WhoWins::Equal(_)) => read_player(text),
            Question::Rows(_) => read_rows(text).map(Self::Rows),
            Question::Move(_) => read_move(text),
        };
        answer.map_or(Reading::Malformed, Reading::Answer)
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bit(bit) => bit.fmt(f),
            Self::Digits(digits) if digits.is_empty() => f.write_str("[]"),
            Self::Digits(digits) => digits.iter().try_for_each(|digit| digit.fmt(f)),
            Self::Number(number) => number.fmt(f),
            Self::Winner { wins, said } => match said {
                SaidBy::Word => f.write_str(if *wins { "wins" } else { "loses" }),
                SaidBy::Letter(letter) => letter.fmt(f),
                SaidBy::Player => f.write_str(if *wins { "1" } else { "2" }),
            },
            Self::Rows(rows) if rows.is_empty() => f.write_str("none"),
            Self::Rows(rows) => {
                let rows: Vec<String> = rows.iter().map(ToString::to_string).collect();
                f.write_str(&rows.join(" "))
            }
            Self::Move { row, take } => write!(f, "{row},{take}"),
            Self::NoMove => f.write_str("none"),
        }
    }
}

fn read_bit(text: &str) -> Option<Bit> {
    match text {
        "0" => Some(Bit::Zero),
        "1" => Some(Bit::One),
        _ => None,
    }
}

/// A whole number of any size: decimal with an optional sign, or binary with `0b`.
fn read_number(text: &str) -> Option<BigInt> {
    /// Nothing nimlab asks has an answer near this length, and reading digits takes time with their square.
    const LONGEST_READ: usize = 5000;
    let (negative, digits) = match text.strip_prefix(['-', '−']) {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (radix, digits) = match digits
        .strip_prefix("0b")
        .or_else(|| digits.strip_prefix("0B"))
    {
        Some(rest) => (2, rest),
        None => (10, digits),
    };
    if digits.is_empty() || !digits.chars().all(|digit| digit.is_digit(radix)) {
        return None;
    }
    let digits = digits.trim_start_matches('0');
    // A number longer than any that can be right is as wrong as its beginning.
    let digits = &digits[..digits.len().min(LONGEST_READ)];
    let number = if digits.is_empty() {
        BigInt::ZERO
    } else {
        BigInt::parse_bytes(digits.as_bytes(), radix)?
    };
    Some(if negative { -number } else { number })
}

/// The words of a text in lower case: what stands between white space, commas, brackets and the like.
fn words(text: &str) -> impl Iterator<Item = String> + '_ {
    let separates =
        |character: char| character.is_whitespace() || ",;:.()[]{}&".contains(character);
    text.split(separates)
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
}

fn read_winner(text: &str, names: Names) -> Option<Answer> {
    const WHO: [&str; 6] = ["i", "you", "the", "player", "to", "move"];
    let words: Vec<String> = words(text)
        .skip_while(|word| WHO.contains(&word.as_str()))
        .collect();
    let plain = |wins| {
        Some(Answer::Winner {
            wins,
            said: SaidBy::Word,
        })
    };
    let phrase = words.join(" ");
    match phrase
        .strip_prefix("the player to move ")
        .unwrap_or(&phrase)
    {
        "wins" | "win" | "winning" | "won" | "yes" | "true" => plain(true),
        "loses" | "lose" | "losing" | "lost" | "loss" | "no" | "false" => plain(false),
        "n" | "n-position" | "n position" => Some(Answer::Winner {
            wins: names == Names::Standard,
            said: SaidBy::Letter('N'),
        }),
        "p" | "p-position" | "p position" => Some(Answer::Winner {
            wins: names == Names::Lab,
            said: SaidBy::Letter('P'),
        }),
        _ => None,
    }
}

/// Whether the text says that there is none: no move that wins, no row that holds one.
fn says_none(text: &str) -> bool {
    let phrase = words(text).collect::<Vec<_>>().join(" ");
    let is_empty_list = phrase.is_empty() && text.starts_with(['[', '{', '(']);
    is_empty_list
        || [
            "none",
            "no",
            "no move",
            "no moves",
            "no row",
            "no rows",
            "no winning move",
            "nothing",
        ]
        .contains(&phrase.as_str())
}

fn read_rows(text: &str) -> Option<BTreeSet<BigInt>> {
    if says_none(text) {
        return Some(BTreeSet::new());
    }
    let rows: Option<BTreeSet<BigInt>> = words(text)
        .filter(|word| !["row", "rows", "and"].contains(&word.as_str()))
        .map(|word| read_number(&word))
        .collect();
    rows.filter(|rows| !rows.is_empty())
}

fn read_move(text: &str) -> Option<Answer> {
    if says_none(text) {
        return Some(Answer::NoMove);
    }
    let words: Vec<String> = words(text).collect();
    let place = |name: &str| words.iter().position(|word| word == name);
    // "take 1 from row 3" names the row last.
    let row_last =
        matches!((place("take"), place("from")), (Some(take), Some(from)) if take < from);
    let numbers: Option<Vec<BigInt>> = words
        .iter()
        .filter(|word| !["row", "take", "from", "of", "and"].contains(&word.as_str()))
        .map(|word| read_number(word))
        .collect();
    match <[BigInt; 2]>::try_from(numbers?) {
        Ok([take, row]) if row_last => Some(Answer::Move { row, take }),
        Ok([row, take]) => Some(Answer::Move { row, take }),
        Err(_) => None,
    }
}

fn read_player(text: &str) -> Option<Answer> {
    let words: Vec<String> = words(text).filter(|word| word != "player").collect();
    let wins = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["1" | "one" | "first"] | ["the", "first"] => true,
        ["2" | "two" | "second"] | ["the", "second"] => false,
        _ => return None,
    };
    Some(Answer::Winner {
        wins,
        said: SaidBy::Player,
    })
}
