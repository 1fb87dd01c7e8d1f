//! A match as it is played: a turn, the input, its result, the next turn.
//!
//! The computer's moves are made in here. Each is a separate reply, so that a long match is shown as it goes, and can
//! be stopped between two moves.

use super::computer::Computer;
use super::match_::{Match, Side};
use super::messages::{
    coach_before, forfeit_message, how_to_play, leaving, move_message, not_understood,
    nothing_to_explain, nothing_to_take_back, opening, stopped, taken_back, whose_turn,
    winner_message,
};
use super::program::Program;
use super::why::{coach_after, explain_move};
use crate::conversation::{Action, Conversation, Hints, Input, Menu, Reply, needs_help};
use explain::document::{Document, ReaderLevel, Style};
use explain::question::{ParseError, Question, parse_move};
use theory::{Move, Rule};

/// A match in progress.
pub struct Play {
    game: Match,
    computer: Computer,
    /// The program that moves for each side, if any.
    programs: [Option<Box<dyn Program>>; 2],
    /// Whether a coach comments on the positions and the moves.
    coach: bool,
    style: Style,
    /// The hints to this turn.
    hints: Hints,
    /// The next move to explain is the last of this many.
    explained: usize,
    has_ended: bool,
}

impl Play {
    /// A match about to be played, with the computer for the players that are not people.
    pub fn new(game: Match, computer: Computer, coach: bool, style: Style) -> Self {
        Self {
            hints: hints(&game),
            explained: game.moves().len(),
            style: Style { level: level(&game, style), ..style },
            game,
            computer,
            programs: [None, None],
            coach,
            has_ended: false,
        }
    }

    /// Lets a program move for a side.
    pub fn moved_by(&mut self, side: Side, program: impl Program + 'static) {
        self.programs[side.index()] = Some(Box::new(program));
    }

    /// The match so far.
    pub fn so_far(&self) -> &Match {
        &self.game
    }

    /// The match, once it is over.
    pub fn into_match(self) -> Match {
        self.game
    }

    /// Begins the next turn, or ends a match that is won.
    fn turn(&mut self, mut said: Vec<Document>) -> Reply {
        said.push(whose_turn(&self.game));
        if let Some(winner) = self.game.winner() {
            said.push(winner_message(&self.game, winner));
            return self.end(said);
        }
        if self.game.is_endless() {
            said.push(stopped(&self.game));
            return self.end(said);
        }
        if self.is_computers_turn() {
            said.extend(self.move_of_no_person());
            return Reply::go_on(said);
        }
        if self.coach {
            said.push(coach_before(&self.game));
        }
        self.hints = hints(&self.game);
        self.explained = self.game.moves().len();
        wait(said)
    }

    fn is_computers_turn(&self) -> bool {
        self.game.player(self.game.to_move()).is_computer()
    }

    /// The move of the computer or a program, which loses if it is not legal.
    fn move_of_no_person(&mut self) -> Option<Document> {
        let side = self.game.to_move();
        let Some(program) = &mut self.programs[side.index()] else {
            let mv = self.computer.move_in(&self.game)?;
            return self.make(mv);
        };
        match program.choose(self.game.position(), self.game.moves().last().copied()) {
            Ok(mv) => self.make(mv),
            Err(why) => {
                self.game.give_up(why);
                Some(forfeit_message(&self.game))
            }
        }
    }

    /// Makes a move if it is legal, and reports it.
    fn make(&mut self, mv: Move) -> Option<Document> {
        let side = self.game.to_move();
        let told = move_message(self.game.player(side), mv);
        self.game.play(mv).ok()?;
        Some(told)
    }

    /// Handles a person's move. If the computer replies, the board is drawn after its move: one drawing a turn.
    fn moved(&mut self, mv: Move) -> Reply {
        let mut said = Vec::from_iter(self.make(mv));
        if self.coach {
            said.extend(coach_after(&self.game));
        }
        if self.game.winner().is_some() || !self.is_computers_turn() {
            return self.turn(said);
        }
        said.extend(self.move_of_no_person());
        Reply::go_on(said)
    }

    fn undo(&mut self) -> Reply {
        match self.game.undo() {
            0 => wait([nothing_to_take_back()]),
            moves => self.turn(vec![taken_back(moves)]),
        }
    }

    /// Explains the last move, and then the one before it.
    fn explain(&mut self) -> Reply {
        let Some(turn) = self.explained.checked_sub(1) else {
            return wait([nothing_to_explain(&self.game)]);
        };
        self.explained = turn;
        wait(explain_move(&self.game, turn, self.style))
    }

    fn legal_move(&self, line: &str) -> Result<Move, ParseError> {
        let board = self.game.board();
        parse_move(line, Some(board))?.legal_on(board)
    }

    fn end(&mut self, said: Vec<Document>) -> Reply {
        self.has_ended = true;
        Reply::ended(said)
    }
}

impl Conversation for Play {
    fn opening(&mut self) -> Reply {
        let opening = opening(&self.game);
        self.turn(vec![opening])
    }

    fn take(&mut self, input: Input<'_>) -> Reply {
        if self.has_ended {
            return Reply::ended([]);
        }
        if self.game.winner().is_some() {
            return self.turn(Vec::new());
        }
        let Input::Line(line) = input else {
            return self.end(vec![leaving()]);
        };
        if self.is_computers_turn() {
            return self.turn(Vec::new());
        }
        let how = Document::of(how_to_play(self.game.board()));
        match menu().action(line) {
            Some(Action::Leave) => self.end(vec![leaving()]),
            Some(Action::Help | Action::GoOn) => wait([how]),
            Some(Action::Hint) => wait([self.hints.next_hint(self.style)]),
            Some(Action::Board) => wait([whose_turn(&self.game)]),
            Some(Action::Why) => self.explain(),
            Some(Action::Undo) => self.undo(),
            _ if needs_help(line) => wait(self.hints.help(self.style, how)),
            _ => match self.legal_move(line) {
                Ok(turn) => self.moved(turn),
                Err(why) => wait([not_understood(&why)]),
            },
        }
    }

    fn go_on(&mut self) -> Reply {
        if self.has_ended {
            return Reply::ended([]);
        }
        self.turn(Vec::new())
    }
}

/// Shows messages; it is still the same turn.
fn wait(said: impl IntoIterator<Item = Document>) -> Reply {
    Reply::ask(said, menu())
}

fn menu() -> Menu {
    let of_play = [Action::Hint, Action::Why, Action::Board, Action::Undo];
    let others = [Action::Help, Action::GoOn, Action::Leave];
    Menu::unlisted("move", of_play.into_iter().chain(others))
}

/// The level of the hints: other games than Nim have theories of their own, which their players are told.
fn level(game: &Match, style: Style) -> ReaderLevel {
    let is_plain = game.board().is_nim() && game.rule() == Rule::Normal;
    if is_plain { style.level } else { ReaderLevel::Everything }
}

fn hints(game: &Match) -> Hints {
    Hints::new(Question::Move(game.position().clone()))
}
