//! Answers, and what kind of phrase each kind of question is answered with.
//!
//! `110`, `1 1 0`, `[1, 1, 0]` and `0b110` are the same digits; `3,1`, `3 1`, `(3, 1)` and `take 1 from row 3` are the
//! same move; `none` is that no move wins. How phrases are read is the matter of [`phrase`](crate::phrase).

use std::collections::BTreeSet;
use std::fmt;

use num_bigint::BigInt;
use serde::{Deserialize, Serialize};

use super::disguised;
use super::pick::Picking;
use super::turn_answer::{SaidChange, changes_said};
use crate::derivation::Derivation;
use crate::game::{Board, Change, IllegalMove, Move};
use crate::hand_built::Bit;
use crate::phrase::{
    AskedAs, Choices, PhraseRole, PlainForm, SaidMove, SaidWinner, Stumble, StumbleCause,
    before_balance, before_remark, behind_digits, behind_question, bit_said, digits_said,
    knows_not, letter_of, letters_said, line_said, move_said, number_said, option_said, plainly,
    player_said, products, reasoned, rows_said, sizes_said, steps_of_xor, winner_said,
    without_smile, working,
};
use crate::question::{
    Balance, Binary, Choose, Decimal, Gate, Names, NimSum, PositionAsks, Question, WantedMove,
    WhoWins, WinningMove, WinningRows,
};

/// What somebody has answered. Numbers may be of any size and sign: what is out of range is wrong, not unreadable.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
    /// Sizes of groups that are left alone; none says that there is no such group.
    Sizes(BTreeSet<BigInt>),
    /// A move that wins.
    Move {
        /// The row, counted from 1.
        row: BigInt,
        take: BigInt,
    },
    /// A move that wins, by what it leaves.
    Becomes {
        /// The row, counted from 1.
        row: BigInt,
        heaps: Vec<BigInt>,
    },
    /// A turn of Moore's Nim that wins, in the order in which it was said.
    Turn(Vec<SaidChange>),
    /// That no move wins.
    NoMove,
    /// Choices, by their places, counted from 0; none says that none of them is right.
    Chosen(BTreeSet<usize>),
    /// Lines in an order, by the places in which they are shown, counted from 0.
    Order(Vec<usize>),
    /// The number of a line, counted from 1.
    Line(BigInt),
}

/// How it was said who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
    /// Something else, and the word that shows it.
    Malformed(Stumble),
}

impl Answer {
    /// Reads a text as an answer to a question. Where it is not known which naming is meant, a lone P or N is none.
    #[must_use]
    pub fn read(question: &Question, text: &str, names: impl Into<Option<Names>>) -> Reading {
        let names = names.into();
        Self::reading(text, |text| Self::said(question, text, names))
    }

    /// Reads a text as an answer that picks; what there is to choose may also be named by its words, and be spoken of in those of
    /// the question.
    #[must_use]
    pub fn picked(picking: &Picking, text: &str, asked: &str, choices: &[String]) -> Reading {
        Self::reading(text, |text| match picking {
            Picking::One { .. } | Picking::Several { .. } => match option_said(text, choices)? {
                Some(at) => Ok(Self::Chosen([at].into())),
                None => Self::said_of(picking, text, asked, choices),
            },
            _ => Self::said_of(picking, text, asked, choices),
        })
    }

    /// Reads a text, with a remark behind it, or the reason before it, or without.
    fn reading(text: &str, said: impl Fn(&str) -> Result<Self, Stumble>) -> Reading {
        let text = without_smile(text);
        if is_blank(text) {
            return Reading::Blank;
        }
        let read = said(text).or_else(|stumble| {
            let before = before_remark(text).and_then(|text| said(text).ok());
            let behind = || {
                let (reason, behind) = reasoned(text).filter(|_| !stumble.is_second())?;
                let answer = said(behind).ok()?;
                // What is said first is another answer: which of them is meant is not for us to guess.
                let agrees = said(reason).is_ok_and(|reason| reason == answer);
                (agrees || said(reason).is_err()).then_some(answer)
            };
            before.or_else(behind).ok_or(stumble)
        });
        read.map_or_else(Reading::Malformed, Reading::Answer)
    }

    /// What a text picks.
    fn said_of(
        picking: &Picking,
        text: &str,
        asked: &str,
        texts: &[String],
    ) -> Result<Self, Stumble> {
        // "b)", as a list of choices has it.
        let text = match text.trim_end().strip_suffix(')') {
            Some(letter) if !letter.contains('(') => letter,
            _ => text,
        };
        let choices = Choices {
            of: picking.count(),
            asked,
            texts,
            in_order: matches!(picking, Picking::Order { .. }),
        };
        match picking {
            Picking::One { .. } => match &letters_said(text, &choices)?[..] {
                [one] => Ok(Self::Chosen([*one].into())),
                [_, second, ..] => {
                    let letter = letter_of(*second).to_string();
                    Err(Stumble::at(&letter, StumbleCause::Second))
                }
                [] => Ok(Self::Chosen(BTreeSet::new())),
            },
            Picking::Several { .. } => {
                let chosen = letters_said(text, &choices)?;
                Ok(Self::Chosen(chosen.into_iter().collect()))
            }
            Picking::Order { places } => {
                let order = letters_said(text, &choices)?;
                let missing = (0..places.len()).find(|at| !order.contains(at));
                match missing {
                    Some(at) => {
                        let role = PhraseRole::LineLettered(letter_of(at));
                        Err(Stumble::at("", StumbleCause::Missing(role)))
                    }
                    None => Ok(Self::Order(order)),
                }
            }
            Picking::Line { of, .. } => line_said(text, *of).map(Self::Line),
        }
    }

    fn said(question: &Question, text: &str, names: Option<Names>) -> Result<Self, Stumble> {
        let asked = numbers_of(question);
        // In the question after a number `^` is a power, and not XOR.
        let worked = match question {
            Question::Binary(_) | Question::Decimal(_) => products(text),
            _ => text.into(),
        };
        let text = behind_question(&worked, &asked);
        let text = behind_digits(text)
            .filter(|_| is_number(question))
            .unwrap_or(text);
        if matches!(question, Question::Sum(_))
            && let Some(sum) = steps_of_xor(text, &asked)
        {
            return Ok(Self::Number(sum));
        }
        let has_working = matches!(
            question,
            Question::Binary(_)
                | Question::Decimal(_)
                | Question::Xor(_)
                | Question::Sum(_)
                | Question::Balance(_)
        );
        // Of which sizes groups are left may be said as a sum.
        let bare = !matches!(question, Question::Balance(_));
        match working(text, &asked, bare).filter(|_| has_working) {
            Some(found) => {
                let said = Self::said_alone(question, &found.rest, None);
                Self::beside(said, &found, &asked, is_number(question))
            }
            None => Self::said_alone(question, text, names),
        }
    }

    fn said_alone(question: &Question, text: &str, names: Option<Names>) -> Result<Self, Stumble> {
        match question {
            Question::Gate(_) => bit_said(text).map(|bit| Self::Bit(bit.into())),
            Question::Binary(_) => digits_said(text)
                .map(|digits| Self::Digits(digits.into_iter().map(Bit::from).collect())),
            Question::Decimal(_) => number_said(text, AskedAs::BinaryDigits).map(Self::Number),
            Question::Xor(_) | Question::Sum(_) => {
                number_said(text, AskedAs::NimSum).map(Self::Number)
            }
            Question::Balance(_) => sizes_said(text).map(Self::Sizes),
            Question::Winner(WhoWins::Position(_)) => {
                let n_wins = names.map(|names| names == Names::Standard);
                let said = winner_said(text, n_wins).map(Self::from);
                said.or_else(|stumble| winner_with_move(question, text, n_wins).ok_or(stumble))
            }
            Question::Winner(WhoWins::Equal(_)) => player_said(text).map(|wins| Self::Winner {
                wins,
                said: SaidBy::Player,
            }),
            Question::Rows(WinningRows(position)) => {
                rows_said(text, position.board.rows().len()).map(Self::Rows)
            }
            Question::Moore(question) => {
                let rows = question.position.board.rows();
                match question.asks {
                    PositionAsks::Winner => {
                        let n_wins = names.map(|names| names == Names::Standard);
                        winner_said(text, n_wins).map(Self::from)
                    }
                    PositionAsks::Rows => rows_said(text, rows.len()).map(Self::Rows),
                    _ => match changes_said(text, &question.position.board)? {
                        said if said.is_empty() => Ok(Self::NoMove),
                        said => Ok(Self::Turn(said)),
                    },
                }
            }
            Question::Refute(_) => Self::said(&question.worked_as(), text, names),
            Question::Disguised(asked) => {
                let of_nim = |text: &str| Self::said(&asked.of_nim(), text, names);
                match disguised::typed_in_nim(asked, text) {
                    None => of_nim(text),
                    Some(Ok(typed)) => of_nim(&typed),
                    Some(Err(stumble)) => of_nim(text).map_err(|_| stumble),
                }
            }
            Question::Choose(_) | Question::Argued(_) => {
                if let Some(at) = chosen_by_name(question, text)? {
                    return Ok(Self::Chosen([at].into()));
                }
                let found = Derivation::of(question).conclusion;
                match Picking::of(&found) {
                    Some(picking) => {
                        const ASKED: &str = "on which of these does the player to move win";
                        let is_choice = matches!(question, Question::Choose(_));
                        let asked = if is_choice { ASKED } else { "" };
                        Self::said_of(&picking, text, asked, &told(question))
                    }
                    None => number_said(text, AskedAs::Number).map(Self::Number),
                }
            }
            Question::Move(WinningMove(position)) => {
                let board = &position.board;
                let said = move_said(text, Some(board)).or_else(|stumble| {
                    let before = before_balance(text).ok_or_else(|| stumble.clone())?;
                    move_said(before, Some(board)).map_err(|_| stumble)
                })?;
                match WantedMove::said(&said).map(|wanted| (wanted.row, wanted.on(board))) {
                    Some((_, Err(IllegalMove::SeveralWays { row, one, other }))) => {
                        let ways = [one, other].map(|heaps| format!("{row}={heaps}"));
                        let [one, other] = ways;
                        Err(Stumble::at(text, StumbleCause::SeveralWays(one, other)))
                    }
                    // In Nim the same move may be said by what it takes and by what it leaves.
                    Some((_, Ok(mv)))
                        if board.is_nim() && matches!(said, SaidMove::Becoming { .. }) =>
                    {
                        Ok(Self::of_move(board, mv))
                    }
                    _ => Ok(Self::from(said)),
                }
            }
        }
    }

    /// The move that it names, where a move can have such numbers.
    #[must_use]
    pub fn wanted(&self) -> Option<WantedMove> {
        let said = match self.clone() {
            Self::Move { row, take } => SaidMove::Taking { row, take },
            Self::Becomes { row, heaps } => SaidMove::Becoming { row, heaps },
            _ => return None,
        };
        WantedMove::said(&said)
    }

    /// The answer that names a move on a board, as it would be typed.
    #[must_use]
    pub fn of_move(board: &Board, mv: Move) -> Self {
        let row = mv.row.into();
        match board.said(mv) {
            Change::Take(take) => Self::Move {
                row,
                take: take.into(),
            },
            Change::Leave(heaps) => Self::Becomes {
                row,
                heaps: Vec::from(heaps).into_iter().map(BigInt::from).collect(),
            },
        }
    }

    /// The letters of what it picks, where it picks any.
    #[must_use]
    pub fn letters(&self) -> Option<Vec<char>> {
        match self {
            Self::Chosen(chosen) => Some(chosen.iter().map(|&at| letter_of(at)).collect()),
            Self::Order(order) => Some(order.iter().map(|&at| letter_of(at)).collect()),
            _ => None,
        }
    }

    /// Whether a text says this answer in the form in which it is printed, give or take what makes no difference.
    #[must_use]
    pub fn is_plainly(&self, text: &str) -> bool {
        let form = match self {
            Self::Digits(_) => PlainForm::BinaryDigits,
            Self::Rows(_) | Self::Sizes(_) | Self::Chosen(_) => PlainForm::Set,
            Self::Order(_) => PlainForm::Letters,
            _ => PlainForm::Words,
        };
        plainly(text, &self.to_string(), form)
    }
}

/// The one of the moves or boards to choose from that a text names: a move in whatever words, a board as it is told.
fn chosen_by_name(question: &Question, text: &str) -> Result<Option<usize>, Stumble> {
    match question {
        Question::Choose(Choose::Boards { .. }) => option_said(text, &told(question)),
        Question::Choose(Choose::Moves { position, moves }) => {
            let said = move_said(text, Some(&position.board)).ok();
            let Some(said) = said.as_ref().and_then(WantedMove::said) else {
                return Ok(None);
            };
            // Where taking so many does not say it all, what is left is told as well.
            let is_change = |mv: &Move| match said.change {
                Change::Take(_) => said.change == position.board.said(*mv),
                Change::Leave(heaps) => mv.becomes == heaps,
            };
            let is_it = |mv: &Move| mv.row == said.row && is_change(mv);
            Ok(moves.iter().position(is_it))
        }
        _ => Ok(None),
    }
}

/// The boards to choose from, as they are told.
fn told(question: &Question) -> Vec<String> {
    let Question::Choose(Choose::Boards { boards, .. }) = question else {
        return Vec::new();
    };
    let told = boards.iter().map(|board| match board.rows() {
        [] => "the empty board".to_owned(),
        _ => board.to_string(),
    });
    told.collect()
}

/// Who wins, where a move that does it is said as well: "wins, take 2 from row 3".
fn winner_with_move(question: &Question, text: &str, n_wins: Option<bool>) -> Option<Answer> {
    let (winner, mv) = text.split_once([',', ';'])?;
    let board = question.board()?;
    let said = winner_said(winner, n_wins).ok()?;
    let is_move = WantedMove::said(&move_said(mv, Some(board)).ok()?).is_some();
    let (SaidWinner::Mover { wins } | SaidWinner::Letter { wins, .. }) = said;
    (is_move && wins).then(|| said.into())
}

/// Whether it is a number that is asked for.
fn is_number(question: &Question) -> bool {
    matches!(
        question,
        Question::Decimal(_) | Question::Xor(_) | Question::Sum(_)
    )
}

/// The numbers of a question about numbers, as they are written.
fn numbers_of(question: &Question) -> Vec<String> {
    match question {
        Question::Gate(Gate { a, b }) => vec![a.to_string(), b.to_string()],
        Question::Binary(Binary { number }) => vec![number.to_string()],
        Question::Decimal(Decimal { digits }) => {
            vec![digits.iter().map(ToString::to_string).collect()]
        }
        Question::Balance(Balance { board }) | Question::Sum(NimSum { board }) => {
            board.rows().iter().map(u64::to_string).collect()
        }
        _ => question.operands().iter().map(u64::to_string).collect(),
    }
}

/// Whether there is nothing but space, or lines to write on, or that there is no answer.
pub(super) fn is_blank(text: &str) -> bool {
    let text = text.trim();
    let line = text.strip_prefix('=').unwrap_or(text);
    let is_empty = |character: char| character.is_whitespace() || "_-–—―.…?".contains(character);
    line.chars().all(is_empty) || knows_not(text)
}

impl From<SaidWinner> for Answer {
    fn from(said: SaidWinner) -> Self {
        match said {
            SaidWinner::Mover { wins } => Self::Winner {
                wins,
                said: SaidBy::Word,
            },
            SaidWinner::Letter { letter, wins } => Self::Winner {
                wins,
                said: SaidBy::Letter(letter),
            },
        }
    }
}

impl From<SaidMove> for Answer {
    fn from(said: SaidMove) -> Self {
        match said {
            SaidMove::NoMove => Self::NoMove,
            SaidMove::Taking { row, take } => Self::Move { row, take },
            SaidMove::Becoming { row, heaps } => Self::Becomes { row, heaps },
        }
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
            Self::Sizes(sizes) if sizes.is_empty() => f.write_str("none"),
            Self::Sizes(sizes) => {
                let sizes: Vec<String> = sizes.iter().rev().map(ToString::to_string).collect();
                f.write_str(&sizes.join(" "))
            }
            Self::Move { row, take } => write!(f, "{row},{take}"),
            Self::Becomes { row, heaps } => {
                let heaps: Vec<String> = heaps.iter().map(ToString::to_string).collect();
                write!(f, "{row}={}", heaps.join("+"))
            }
            Self::Turn(changes) => {
                let changes = changes
                    .iter()
                    .map(|said| format!("{},{}", said.row, said.take));
                f.write_str(&changes.collect::<Vec<_>>().join(" + "))
            }
            Self::NoMove => f.write_str("none"),
            Self::Chosen(chosen) if chosen.is_empty() => f.write_str("none"),
            Self::Chosen(_) => write_letters(self, ", ", f),
            Self::Order(_) => write_letters(self, " ", f),
            Self::Line(line) => line.fmt(f),
        }
    }
}

fn write_letters(answer: &Answer, between: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let letters = answer.letters().unwrap_or_default();
    let letters: Vec<String> = letters.iter().map(char::to_string).collect();
    f.write_str(&letters.join(between))
}
