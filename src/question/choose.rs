//! `choose 5 4 2 --move 1,3 --move 2,1`: which of these moves win; `choose 3 3 / 5 4`: on which of these boards the player to
//! move wins.

use std::fmt;

use super::chance::Generator;
use super::error::ParseError;
use crate::game::{Board, Move, Position, Rule};

/// The choices of a question: at least two, all different, and no more than there are letters.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Choose {
    /// Moves: which of them win?
    Moves {
        /// The position before them.
        position: Position,
        /// The moves, all legal.
        moves: Vec<Move>,
    },
    /// Boards: on which of them does the player to move win?
    Boards {
        /// The boards.
        boards: Vec<Board>,
        /// The rule for all of them.
        rule: Rule,
    },
}

/// The most choices, one for each letter.
const MOST: usize = 26;
/// How many moves there are to choose from if none are given.
const USUAL: usize = 4;

impl Choose {
    /// A choice among these moves, or, if there are none, among some that are always the same.
    pub(super) fn among(position: Position, moves: Vec<Move>) -> Result<Self, ParseError> {
        let moves = if moves.is_empty() { usual_moves(&position) } else { moves };
        let different = different(&moves);
        if !(2..=MOST).contains(&moves.len()) || different < moves.len() {
            return Err(Self::wrong_count("different moves", different));
        }
        Ok(Self::Moves { position, moves })
    }

    /// A choice among boards.
    pub(super) fn boards(boards: Vec<Board>, rule: Rule) -> Result<Self, ParseError> {
        let different = different(&boards);
        if !(2..=MOST).contains(&boards.len()) || different < boards.len() {
            return Err(Self::wrong_count("different boards", different));
        }
        Ok(Self::Boards { boards, rule })
    }

    fn wrong_count(what: &str, found: usize) -> ParseError {
        ParseError::Sentence(format!(
            "'choose' takes from 2 to 26 {what}, each once, and here there are {found} of them"
        ))
    }

    /// The position before all choices, if there is one.
    #[must_use]
    pub fn position(&self) -> Option<&Position> {
        match self {
            Self::Moves { position, .. } => Some(position),
            Self::Boards { .. } => None,
        }
    }
}

/// How many of these differ from all before them.
fn different<T: PartialEq>(all: &[T]) -> usize {
    let is_new = |&at: &usize| !all[..at].contains(&all[at]);
    (0..all.len()).filter(is_new).count()
}

/// Moves that are always the same for a position: one or two winning ones, if any, and others; in the order of the
/// rows.
fn usual_moves(position: &Position) -> Vec<Move> {
    const TRIES: usize = 200;
    let options: Vec<(usize, u64)> = position.rows_with_moves().collect();
    let sizes = position.board.rows().iter().flat_map(|size| size.to_le_bytes());
    let mut generator = Generator::new(Generator::seed_of(sizes));
    let winning = position.winning_moves();
    let mut moves: Vec<Move> = Vec::new();
    if !winning.is_empty() {
        let first = generator.index(winning.len());
        moves.push(winning[first]);
        if generator.once_in(2) {
            moves.push(winning[generator.index(winning.len())]);
        }
    }
    for _ in 0..TRIES {
        if moves.len() >= USUAL || options.is_empty() {
            break;
        }
        let (row, last) = options[generator.index(options.len())];
        moves.extend(position.legal_move(row, generator.number(1, last)));
        moves.sort();
        moves.dedup();
    }
    moves.sort();
    moves.dedup();
    moves
}

/// Displays the boards separated by slashes.
pub(super) struct BoardsInWords<'a>(pub &'a [Board]);

impl fmt::Display for BoardsInWords<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let boards: Vec<String> = self.0.iter().map(Board::to_string).collect();
        f.write_str(&boards.join(" / "))
    }
}
