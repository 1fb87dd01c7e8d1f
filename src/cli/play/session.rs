//! A game at the prompt, or through a pipe: asks, passes on, and says what came of it.
//!
//! Nothing about the game is known here but that it goes on until somebody has won.

use std::io::{self, IsTerminal};

use super::input::{Input, Typed};
use crate::cli::Error;
use crate::cli::line::visible;
use crate::cli::output::Output;
use crate::document::{Document, tell_hint};
use crate::game::Move;
use crate::judgement::Hint;
use crate::play::{
    Computer, Game, Side, coach_after, coach_before, explain_move, help, leaving, no_hint_left,
    not_understood, nothing_to_explain, nothing_to_take_back, opening, taken_back, tell_move,
    tell_turn, tell_winner,
};
use crate::question::{ParseError, Question, WinningMove, parse_move};

/// A game, and those who play it.
pub(super) struct Session<'a> {
    pub game: Game,
    pub computer: Computer,
    pub coach: bool,
    pub output: &'a Output,
    pub input: Input,
}

/// What a person does on a turn.
enum Choice {
    Move(Move),
    TakeBack,
    Leave,
}

impl Session<'_> {
    /// Plays until somebody has won, or the person leaves.
    pub fn play(&mut self) -> Result<(), Error> {
        self.output.say(&opening(&self.game))?;
        while self.game.winner().is_none() && !Input::is_interrupted() {
            let side = self.game.to_move();
            self.output.say(&tell_turn(&self.game))?;
            if self.game.player(side).is_computer() {
                let choice = self
                    .computer
                    .choose(&self.game.position(self.game.board().clone()));
                let Some(mv) = choice else { break };
                self.make(side, mv)?;
                continue;
            }
            match self.turn()? {
                Choice::Move(mv) => {
                    self.make(side, mv)?;
                    if self.coach {
                        let told = coach_after(&self.game, self.output.telling);
                        self.say(told)?;
                    }
                }
                Choice::TakeBack => {}
                Choice::Leave => break,
            }
        }
        if let Some(winner) = self.game.winner() {
            self.output.say(&tell_turn(&self.game))?;
            self.output.say(&tell_winner(&self.game, winner))?;
        } else {
            self.output.say(&leaving())?;
        }
        Ok(())
    }

    fn make(&mut self, side: Side, mv: Move) -> Result<(), Error> {
        // The computer and the prompt give legal moves alone; any other would change nothing.
        if self.game.play(mv).is_ok() {
            self.output.say(&tell_move(self.game.player(side), mv))?;
        }
        Ok(())
    }

    /// Asks until there is a legal move, or something that ends the turn without one.
    fn turn(&mut self) -> Result<Choice, Error> {
        if self.coach {
            self.output
                .say(&coach_before(&self.game, self.output.telling))?;
        }
        let position = self.game.position(self.game.board().clone());
        let question = Question::Move(WinningMove(position));
        let mut hints = None;
        let mut explained = self.game.moves().len();
        loop {
            let Some(line) = self.prompt()? else {
                return Ok(Choice::Leave);
            };
            match line.trim().to_lowercase().as_str() {
                "quit" | "q" | "exit" => return Ok(Choice::Leave),
                "" | "help" => self.output.say(&help())?,
                "hint" | "h" | "?" => {
                    let hints = hints.get_or_insert_with(|| Hint::ladder(&question).into_iter());
                    let hint = hints.next().map(|rung| Document {
                        blocks: vec![tell_hint(&question, &rung, self.output.telling)],
                    });
                    self.say(Some(hint.unwrap_or_else(no_hint_left)))?;
                }
                "why" | "w" => {
                    explained = self.explain_before(explained)?;
                }
                "undo" | "u" => match self.game.undo() {
                    0 => self.output.say(&nothing_to_take_back())?,
                    moves => {
                        self.output.say(&taken_back(moves))?;
                        return Ok(Choice::TakeBack);
                    }
                },
                _ => match self.legal_move(&line) {
                    Ok(mv) => return Ok(Choice::Move(mv)),
                    Err(why) => self.output.say(&not_understood(&why))?,
                },
            }
        }
    }

    /// Explains the move before so many, and tells before how many the next one stands.
    fn explain_before(&self, moves: usize) -> Result<usize, Error> {
        let Some(turn) = moves.checked_sub(1) else {
            self.output.say(&nothing_to_explain(&self.game))?;
            return Ok(0);
        };
        self.say(explain_move(&self.game, turn, self.output.telling))?;
        // The explanation is long, so the board has gone out of sight.
        self.output.say(&tell_turn(&self.game))?;
        Ok(turn)
    }

    fn legal_move(&self, line: &str) -> Result<Move, ParseError> {
        let taking = parse_move(line)?;
        let board = self.game.board();
        board
            .taking(taking.row, taking.take)
            .map_err(|why| ParseError::illegal(board, taking, 0, why))
    }

    fn say(&self, document: Option<Document>) -> Result<(), Error> {
        if let Some(document) = document {
            self.output.say(&document)?;
        }
        Ok(())
    }

    /// The next line; `None` at the end of the input. What comes through a pipe is written down.
    fn prompt(&mut self) -> Result<Option<String>, Error> {
        self.output.prompt("> ")?;
        let line = match self.input.line()? {
            Typed::Line(line) => Some(line),
            Typed::End => None,
        };
        let is_typed = line.is_some() && io::stdin().is_terminal();
        self.output
            .typed(&visible(line.as_deref().unwrap_or("")), !is_typed)?;
        self.output.prompt("\n")?;
        Ok(line)
    }
}
