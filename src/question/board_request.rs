//! Reads requests about a board.

use super::error::ParseError;
use super::look_ahead::LookAhead;
use super::notation::{Question, Request};
use super::number::parse_move;
use super::parts::{parse_board, position_of, read_board};
use super::reader::RequestReader;
use super::words::{Dash, Words};
use crate::game::{Board, Game, GameTree, Move, Position, Rule, TooManyToLookAhead};

impl RequestReader<'_> {
    /// A question about a position.
    pub(super) fn asked(
        &self,
        asks: fn(Position) -> Question,
        dash: Dash<'_>,
    ) -> Result<Question, ParseError> {
        Ok(asks(self.position(dash)?))
    }

    fn rule(&self) -> Rule {
        Rule::of(self.words.misere)
    }

    pub(super) fn every_move(&self, dash: Dash<'_>) -> Result<Request, ParseError> {
        let position = self.position(dash)?;
        let Some(word) = self.words.row.as_deref() else {
            let row = None;
            return Ok(Request::Moves { position, row });
        };
        let rows = position.board.rows().len();
        let expected = match (word.parse(), rows) {
            (Ok(row), _) if (1..=rows).contains(&row) => {
                let row = Some(row);
                return Ok(Request::Moves { position, row });
            }
            (_, 0) => "no --row, because it has none",
            (_, 1) => "1, because it has one",
            _ => &format!("a number from 1 to {rows}"),
        };
        let fault = format_args!("is not a row of this board: expected {expected}");
        Err(ParseError::of(word, fault))
    }

    pub(super) fn explain(&self, dash: Dash<'_>) -> Result<Request, ParseError> {
        let board = self.board(dash)?;
        self.one_manner()?;
        let Words { by, proof, all, .. } = self.words;
        if let Some(by) = by.as_deref() {
            looking_ahead(by)?;
            let mv = self.moves(&board)?.into_iter().next();
            // Where no theory decides, this does.
            let position = Position::new(board, self.rule());
            return match LookAhead::new(position, mv) {
                Ok(ahead) => Ok(Request::LookAhead(ahead)),
                Err(TooManyToLookAhead) => Err(ParseError::Sentence(format!(
                    "looking ahead takes at most {} positions (rows in any order counted once, empty rows left out), and from this board more can come up: expected a smaller board, or no --by looking-ahead",
                    GameTree::MOST_POSITIONS
                ))),
            };
        }
        let position = position_of(board, self.rule())?;
        if *proof {
            let games = position.board.parts().map(|(game, _)| game);
            let other = games.into_iter().find(|game| *game != Game::nim());
            return match other {
                Some(game) => Err(ParseError::Sentence(format!(
                    "--proof is only for Nim, and this board has heaps of '{game}': expected no --proof"
                ))),
                None => Ok(Request::Proof(position.board)),
            };
        }
        if *all {
            return Ok(Request::EveryWinningMove(position));
        }
        let mv = self.moves(&position.board)?.into_iter().next();
        Ok(Request::Explain { position, mv })
    }

    pub(super) fn drawing(&self, dash: Dash<'_>) -> Result<Request, ParseError> {
        let board = self.board(dash)?;
        let moves = self.moves(&board)?;
        Ok(Request::Drawing { board, moves })
    }

    /// The given options.
    fn options(&self) -> impl Iterator<Item = &'static str> {
        let words = self.words;
        let options = [
            (words.misere, "--misere"),
            (!words.moves.is_empty(), "--move"),
            (words.by.is_some(), "--by"),
            (words.proof, "--proof"),
            (words.all, "--all"),
        ];
        options.into_iter().filter(|(given, _)| *given).map(|(_, name)| name)
    }

    /// Refuses options that exclude each other: the theorem is about normal play, and a move is one of all.
    fn one_manner(&self) -> Result<(), ParseError> {
        const APART: [(&str, &str); 6] = [
            ("--misere", "--proof"),
            ("--move", "--proof"),
            ("--move", "--all"),
            ("--by", "--proof"),
            ("--by", "--all"),
            ("--proof", "--all"),
        ];
        let given: Vec<&str> = self.options().collect();
        let are_both_given =
            |(one, other): &&(&str, &str)| given.contains(one) && given.contains(other);
        match APART.iter().find(are_both_given) {
            Some((one, other)) => Err(ParseError::Sentence(format!(
                "{one} and {other} cannot stand together: expected one of them"
            ))),
            None => Ok(()),
        }
    }

    /// The moves, each legal after those before it.
    fn moves(&self, board: &Board) -> Result<Vec<Move>, ParseError> {
        let mut now = board.clone();
        let mut moves = Vec::new();
        for word in &self.words.moves {
            let mv = parse_move(word, Some(&now))?.legal_on(&now, moves.len())?;
            now = now.after(mv).unwrap_or(now);
            moves.push(mv);
        }
        Ok(moves)
    }

    fn position(&self, dash: Dash<'_>) -> Result<Position, ParseError> {
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

/// The only method of explanation with a name.
fn looking_ahead(word: &str) -> Result<(), ParseError> {
    let word = word.trim();
    if word == LookAhead::WORD {
        return Ok(());
    }
    let fault = "is not a way to explain: expected --by looking-ahead";
    Err(ParseError::of(word, fault))
}
