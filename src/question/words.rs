//! The one parser of the notation: words to an exhibit.
//!
//! The command line hands over its words as it got them; a lesson or a worksheet hands over a line, which is split at
//! white space. So `explain 5,4 3 --move 1,2` means the same wherever it stands.

use std::io::Read;
use std::str::FromStr;

use super::error::{Found, ParseError, Place, Word};
use super::notation::{Exhibit, Question};
use super::number::{MOST_IN_GROUP, parse_binary_digits, parse_bit, parse_move};
use super::scan::{parse_board, scan};
use crate::nim::{Board, Move, Rule, Towers};

/// What `-` in place of a board means.
pub enum Dash<'a> {
    /// There is no standard input to read here.
    Refused,
    /// Read the board from this.
    Read(&'a mut dyn Read),
}

impl Exhibit {
    /// Reads a line of the notation, such as `sum 5 4 3 2`.
    ///
    /// # Errors
    /// When the words cannot be read; the message names the offending word and what was expected.
    pub fn parse(line: &str, dash: Dash<'_>) -> Result<Self, ParseError> {
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        Self::from_words(&words, dash)
    }

    /// Reads words, of which a board may take one or several: `["sum", "5 4", "3,2"]`.
    ///
    /// # Errors
    /// When the words cannot be read; the message names the offending word and what was expected.
    pub fn from_words<S: AsRef<str>>(words: &[S], dash: Dash<'_>) -> Result<Self, ParseError> {
        let mut words = words.iter().map(AsRef::as_ref);
        let first = words.next().unwrap_or_default();
        match first {
            "gate" => Words::split("gate", Allowed::NONE, words)?.gate(),
            "binary" => Words::split("binary", Allowed::NONE, words)?.binary(),
            "decimal" => Words::split("decimal", Allowed::NONE, words)?.decimal(),
            "xor" => Words::split("xor", Allowed::NONE, words)?.xor(),
            "towers" => Words::split("towers", Allowed::NONE, words)?.towers(),
            "group" => Words::split("group", Allowed::NONE, words)?.group(),
            "sum" => {
                let board = Words::split("sum", Allowed::NONE, words)?.board(dash)?;
                Ok(Self::Question(Question::Sum { board }))
            }
            "winner" => Words::split("winner", Allowed::MISERE, words)?
                .position(dash, |board, rule| {
                    Self::Question(Question::Winner { board, rule })
                }),
            "rows" => Words::split("rows", Allowed::MISERE, words)?
                .position(dash, |board, rule| {
                    Self::Question(Question::Rows { board, rule })
                }),
            "move" => Words::split("move", Allowed::MISERE, words)?
                .position(dash, |board, rule| {
                    Self::Question(Question::Move { board, rule })
                }),
            "explain" => Words::split(
                "explain",
                Allowed {
                    misere: true,
                    moves: 1,
                },
                words,
            )?
            .explain(dash),
            "moves" => Words::split("moves", Allowed::MISERE, words)?
                .position(dash, |board, rule| Self::Moves { board, rule }),
            "board" => Words::split(
                "board",
                Allowed {
                    misere: false,
                    moves: usize::MAX,
                },
                words,
            )?
            .drawing(dash),
            _ => Err(ParseError::UnknownKind {
                word: Word::new(first),
            }),
        }
    }
}

/// Reads a line of the notation that asks something, such as `sum 5 4 3 2`.
impl FromStr for Question {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Self, ParseError> {
        match Exhibit::parse(line, Dash::Refused)? {
            Exhibit::Question(question) => Ok(question),
            shown => Err(ParseError::NotAsked {
                word: Word::new(&shown.to_string()),
            }),
        }
    }
}

/// The options that a kind of question takes.
#[derive(Clone, Copy)]
struct Allowed {
    misere: bool,
    moves: usize,
}

impl Allowed {
    const NONE: Self = Self {
        misere: false,
        moves: 0,
    };
    const MISERE: Self = Self {
        misere: true,
        moves: 0,
    };
}

/// The words after the first, with the options taken out.
struct Words<'a> {
    kind: &'static str,
    plain: Vec<&'a str>,
    rule: Rule,
    moves: Vec<Move>,
}

impl<'a> Words<'a> {
    fn split(
        kind: &'static str,
        allowed: Allowed,
        mut words: impl Iterator<Item = &'a str>,
    ) -> Result<Self, ParseError> {
        let mut split = Self {
            kind,
            plain: Vec::new(),
            rule: Rule::Normal,
            moves: Vec::new(),
        };
        while let Some(word) = words.next() {
            match word.split_once('=').unwrap_or((word, "")) {
                // What follows is a word, whatever it looks like.
                ("--", "") => {
                    split.plain.extend(words);
                    break;
                }
                ("--misere", "") if allowed.misere => split.rule = Rule::Misere,
                ("--move", value) if split.moves.len() < allowed.moves => {
                    let value = if word.contains('=') {
                        value
                    } else {
                        words.next().unwrap_or_default()
                    };
                    split.moves.push(parse_move(value)?);
                }
                (option, _) if option.starts_with("--") => {
                    return Err(ParseError::UnknownOption {
                        option: Word::new(option),
                        kind,
                    });
                }
                _ => split.plain.push(word),
            }
        }
        if split.plain.len() > 1 && split.plain.iter().any(|word| word.trim().is_empty()) {
            return Err(ParseError::EmptyWord { kind });
        }
        Ok(split)
    }

    fn gate(&self) -> Result<Exhibit, ParseError> {
        let text = self.plain.join(" ");
        if text.trim().is_empty() && !self.plain.is_empty() {
            return Err(ParseError::EmptyWord { kind: self.kind });
        }
        let inputs = pieces(&text)?;
        match inputs[..] {
            [] => Ok(Exhibit::TruthTable),
            [a, b] => Ok(Exhibit::Question(Question::Gate {
                a: parse_bit(a)?,
                b: parse_bit(b)?,
            })),
            _ => {
                let found = inputs.get(2).map_or(Found::Few(inputs.len()), |extra| {
                    Found::Extra(Word::new(extra))
                });
                Err(self.wrong_count("two inputs, each 0 or 1, or none", found, "gate 1 0"))
            }
        }
    }

    fn binary(&self) -> Result<Exhibit, ParseError> {
        let [number] = self.numbers("one number", "binary 6")?;
        Ok(Exhibit::Question(Question::Binary { number }))
    }

    fn decimal(&self) -> Result<Exhibit, ParseError> {
        let text = self.plain.join(" ");
        if text.trim().is_empty() {
            return Err(self.wrong_count("binary digits", Found::Few(0), "decimal 110"));
        }
        Ok(Exhibit::Question(Question::Decimal {
            digits: parse_binary_digits(&text)?,
        }))
    }

    fn xor(&self) -> Result<Exhibit, ParseError> {
        let [a, b] = self.numbers("two numbers", "xor 3 5")?;
        Ok(Exhibit::Question(Question::Xor { a, b }))
    }

    fn towers(&self) -> Result<Exhibit, ParseError> {
        let [count, height] = self.numbers(
            "two numbers, how many towers and how high they are",
            "towers 3 6",
        )?;
        in_range(count, "a number of towers", 1, u64::MAX)?;
        in_range(height, "a height of towers", 1, u32::MAX.into())?;
        let height = u32::try_from(height).expect("the range has just been checked");
        Ok(Exhibit::Question(Question::Towers(Towers {
            count,
            height,
        })))
    }

    fn group(&self) -> Result<Exhibit, ParseError> {
        let [size] = self.numbers("one number", "group 4")?;
        in_range(size, "the size of a table", 1, MOST_IN_GROUP)?;
        Ok(Exhibit::Group { size })
    }

    /// What is asked of a board under a rule.
    fn position(
        &self,
        dash: Dash<'_>,
        ask: fn(Board, Rule) -> Exhibit,
    ) -> Result<Exhibit, ParseError> {
        Ok(ask(self.board(dash)?, self.rule))
    }

    fn explain(&self, dash: Dash<'_>) -> Result<Exhibit, ParseError> {
        let board = self.board(dash)?;
        let mv = self.moves.first().copied();
        check_moves(&board, &self.moves)?;
        Ok(Exhibit::Explain {
            board,
            rule: self.rule,
            mv,
        })
    }

    fn drawing(self, dash: Dash<'_>) -> Result<Exhibit, ParseError> {
        let board = self.board(dash)?;
        check_moves(&board, &self.moves)?;
        Ok(Exhibit::Drawing {
            board,
            moves: self.moves,
        })
    }

    fn board(&self, dash: Dash<'_>) -> Result<Board, ParseError> {
        match (&self.plain[..], dash) {
            (["-"], Dash::Read(input)) => {
                let mut rows = Vec::new();
                scan(input, |row| rows.push(row))?;
                Ok(Board::from(rows))
            }
            (["-"], Dash::Refused) => Err(ParseError::DashRefused),
            (words, _) if words.contains(&"-") => Err(ParseError::DashNotAlone),
            (words, _) => parse_board(&words.join(" ")),
        }
    }

    /// Exactly `N` numbers.
    fn numbers<const N: usize>(
        &self,
        takes: &'static str,
        example: &'static str,
    ) -> Result<[u64; N], ParseError> {
        let text = self.plain.join(" ");
        let numbers = if text.trim().is_empty() {
            Vec::new()
        } else {
            parse_board(&text)?.rows().to_vec()
        };
        numbers.try_into().map_err(|numbers: Vec<u64>| {
            // The word as it was typed: `0b11` is not to be told as 3.
            let words = pieces(&text).unwrap_or_default();
            let extra = words.get(N).map(|extra| Found::Extra(Word::new(extra)));
            let found = extra.unwrap_or(Found::Few(numbers.len()));
            self.wrong_count(takes, found, example)
        })
    }

    fn wrong_count(&self, takes: &'static str, found: Found, example: &'static str) -> ParseError {
        ParseError::WrongCount {
            kind: self.kind,
            takes,
            found,
            example,
        }
    }
}

/// The words of a text that are separated by white space or by single commas.
fn pieces(text: &str) -> Result<Vec<&str>, ParseError> {
    let mut pieces = Vec::new();
    let between_commas: Vec<&str> = text.split(',').collect();
    for (index, words) in between_commas.iter().enumerate() {
        let before = pieces.len();
        pieces.extend(words.split_ascii_whitespace());
        if pieces.len() == before && between_commas.len() > 1 {
            let side = if index == 0 { "before" } else { "after" };
            return Err(ParseError::EmptyPiece {
                side,
                place: Place::Words,
            });
        }
    }
    Ok(pieces)
}

fn in_range(number: u64, what: &'static str, least: u64, most: u64) -> Result<(), ParseError> {
    if (least..=most).contains(&number) {
        Ok(())
    } else {
        Err(ParseError::OutOfRange {
            number,
            what,
            least,
            most,
        })
    }
}

/// Makes the moves one after the other, to see that each is legal.
fn check_moves(board: &Board, moves: &[Move]) -> Result<(), ParseError> {
    let mut now = board.clone();
    for (earlier, &mv) in moves.iter().enumerate() {
        now = now
            .after(mv)
            .map_err(|why| ParseError::illegal(&now, mv, earlier, why))?;
    }
    Ok(())
}
