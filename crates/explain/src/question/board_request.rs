//! Reads requests about a board.

use super::error::ParseError;
use super::notation::{LookAhead, Request};
use super::number::parse_move;
use super::parts::{parse_board, position_of, read_board};
use super::reader::RequestReader;
use super::words::Dash;
use theory::{Board, GameTree, Move, Position, Rule, TooManyToLookAhead};

impl RequestReader<'_> {
    pub(crate) fn every_move(&self, dash: Dash<'_>) -> Result<Request, ParseError> {
        Ok(Request::Moves(self.position(dash)?))
    }

    pub(crate) fn explain(&self, dash: Dash<'_>) -> Result<Request, ParseError> {
        let position = self.position(dash)?;
        if self.words.proof {
            return self.proof(position.board);
        }
        let mv = self.mv(&position.board)?;
        if self.words.looking_ahead {
            return match LookAhead::new(position, mv) {
                Ok(ahead) => Ok(Request::LookAhead(ahead)),
                Err(TooManyToLookAhead) => Err(ParseError::Sentence(format!(
                    "looking ahead takes at most {} positions (rows in any order counted once, empty rows left out), and from this board more can come up: expected a smaller board, or no --looking-ahead",
                    GameTree::MOST_POSITIONS
                ))),
            };
        }
        Ok(Request::Explain { position, mv })
    }

    /// The proof of the theorem, which is about normal play of Nim, and about no move.
    fn proof(&self, board: Board) -> Result<Request, ParseError> {
        let words = self.words;
        let others = [
            (words.misere, "--misere"),
            (words.mv.is_some(), "--move"),
            (words.looking_ahead, "--looking-ahead"),
        ];
        if let Some((_, other)) = others.into_iter().find(|(is_given, _)| *is_given) {
            return Err(ParseError::Sentence(format!(
                "{other} and --proof cannot stand together: expected one of them"
            )));
        }
        match board.other_game() {
            Some(game) => Err(ParseError::Sentence(format!(
                "--proof is only for Nim, and this board has heaps of '{game}': expected no --proof"
            ))),
            None => Ok(Request::Proof(board)),
        }
    }

    /// The move to look at.
    fn mv(&self, board: &Board) -> Result<Option<Move>, ParseError> {
        match &self.words.mv {
            Some(word) => parse_move(word, Some(board))?.legal_on(board).map(Some),
            None => Ok(None),
        }
    }

    pub(crate) fn position(&self, dash: Dash<'_>) -> Result<Position, ParseError> {
        position_of(self.board(dash)?, Rule::of(self.words.misere))
    }

    fn board(&self, dash: Dash<'_>) -> Result<Board, ParseError> {
        let words = &self.words.plain;
        match dash {
            _ if !words.iter().any(|word| word == "-") => parse_board(&self.text()),
            _ if words.len() > 1 => Err(ParseError::Sentence(
                "'-' reads the whole board from standard input, so nothing else can stand beside it"
                    .to_owned(),
            )),
            Dash::Refused => Err(ParseError::DashRefused),
            Dash::Read(input) => read_board(input),
        }
    }
}
