//! Reads requests about a board.

use super::error::ParseError;
use super::look_ahead::LookAhead;
use super::notation::Request;
use super::number::parse_move;
use super::parts::{parse_board, position_of, read_board};
use super::reader::RequestReader;
use super::words::Dash;
use theory::{Board, Game, GameTree, Move, Position, Rule, TooManyToLookAhead};

impl RequestReader<'_> {
    fn rule(&self) -> Rule {
        Rule::of(self.words.misere)
    }

    pub(crate) fn every_move(&self, dash: Dash<'_>) -> Result<Request, ParseError> {
        Ok(Request::Moves(self.position(dash)?))
    }

    pub(crate) fn explain(&self, dash: Dash<'_>) -> Result<Request, ParseError> {
        let position = self.position(dash)?;
        self.one_manner()?;
        if self.words.looking_ahead {
            let mv = self.mv(&position.board)?;
            return match LookAhead::new(position, mv) {
                Ok(ahead) => Ok(Request::LookAhead(ahead)),
                Err(TooManyToLookAhead) => Err(ParseError::Sentence(format!(
                    "looking ahead takes at most {} positions (rows in any order counted once, empty rows left out), and from this board more can come up: expected a smaller board, or no --looking-ahead",
                    GameTree::MOST_POSITIONS
                ))),
            };
        }
        if self.words.proof {
            let games = position.board.parts().map(|(game, _)| game);
            let other = games.into_iter().find(|game| *game != Game::Nim);
            return match other {
                Some(game) => Err(ParseError::Sentence(format!(
                    "--proof is only for Nim, and this board has heaps of '{game}': expected no --proof"
                ))),
                None => Ok(Request::Proof(position.board)),
            };
        }
        let mv = self.mv(&position.board)?;
        Ok(Request::Explain { position, mv })
    }

    /// Refuses options that exclude each other: the theorem is about normal play, and about no move.
    fn one_manner(&self) -> Result<(), ParseError> {
        let words = self.words;
        let others = [
            (words.misere, "--misere"),
            (words.mv.is_some(), "--move"),
            (words.looking_ahead, "--looking-ahead"),
        ];
        match others.into_iter().find(|(is_given, _)| *is_given && words.proof) {
            Some((_, other)) => Err(ParseError::Sentence(format!(
                "{other} and --proof cannot stand together: expected one of them"
            ))),
            None => Ok(()),
        }
    }

    /// The move to look at.
    fn mv(&self, board: &Board) -> Result<Option<Move>, ParseError> {
        let mv = self.words.mv.as_deref();
        mv.map(|word| parse_move(word, Some(board))?.legal_on(board)).transpose()
    }

    pub(crate) fn position(&self, dash: Dash<'_>) -> Result<Position, ParseError> {
        position_of(self.board(dash)?, self.rule())
    }

    fn board(&self, dash: Dash<'_>) -> Result<Board, ParseError> {
        let words = &self.words.plain;
        let is_dash = |word: &String| word == "-";
        match dash {
            _ if !words.iter().any(is_dash) => {
                parse_board(&self.text())
            }
            _ if words.len() > 1 => Err(ParseError::Sentence(
                "'-' reads the whole board from standard input, so nothing else can stand beside it"
                    .to_owned(),
            )),
            Dash::Refused => Err(ParseError::DashRefused),
            Dash::Read(input) => read_board(input),
        }
    }
}
