//! Follows a game by what it prints, and enters the moves of its people.

use super::drawn::boards;
use super::entry::{Entry, Part};
use super::winner::announced;
use super::{GameFault, People, Setting};
use crate::grade::frame::Printed;
use crate::nim::{Board, Move, Rule, legal_moves, winning_moves};
use crate::question::{Exhibit, Generator};

/// A game under way.
pub(super) struct Referee {
    players: [&'static str; 2],
    people: People,
    entry: Entry,
    generator: Generator,
    board: Board,
    /// Whose turn it is, 0 or 1.
    turn: usize,
    /// Who has moved last.
    last: Option<usize>,
    /// Moves that are not legal and are tried before the next one that is.
    slips: Vec<(i64, i64)>,
    /// The move whose row has been entered alone.
    begun: Option<(i64, i64)>,
    /// The row that was entered last.
    row: i64,
    /// Whether the last line that was entered is not legal.
    has_slipped: bool,
    /// Whether any line was not legal.
    has_ever_slipped: bool,
    /// How many lines have been asked for since a move was played.
    asked: u32,
    /// The first fault, and the board on which it happened.
    fault: Option<(GameFault, Board)>,
    /// What has been entered and what the computer has played, in words.
    story: Vec<String>,
}

impl Referee {
    pub fn new(setting: &Setting, entry: Entry, seed: u64) -> Self {
        let mut referee = Self {
            players: setting.players,
            people: setting.people,
            entry,
            generator: Generator::new(seed),
            board: Board::from(setting.board.to_vec()),
            turn: 0,
            last: None,
            slips: Vec::new(),
            begun: None,
            row: 1,
            has_slipped: false,
            has_ever_slipped: false,
            asked: 0,
            fault: None,
            story: Vec::new(),
        };
        referee.plan_slips();
        referee
    }

    /// The first fault, if there was one.
    pub fn fault(&self) -> Option<GameFault> {
        self.fault.as_ref().map(|(fault, _)| fault.clone())
    }

    /// What happened, move by move.
    pub fn told(&self) -> String {
        self.story.join("; ")
    }

    /// What derives the right move where the computer missed it.
    pub fn exhibit(&self) -> Option<Exhibit> {
        let (GameFault::ComputerNotOptimal, board) = self.fault.as_ref()? else {
            return None;
        };
        Some(Exhibit::Question(crate::question::Question::Move {
            board: board.clone(),
            rule: Rule::Normal,
        }))
    }

    /// The line to enter where the game asks for one; none once it has gone wrong, so that it ends.
    pub fn line(&mut self, printed: &Printed) -> Option<String> {
        if self.fault.is_some() {
            return None;
        }
        match self.next_line(&printed.text) {
            Ok(line) => Some(line),
            Err(fault) => {
                self.fault = Some((fault, self.board.clone()));
                None
            }
        }
    }

    fn next_line(&mut self, printed: &str) -> Result<String, GameFault> {
        /// A game that has not taken a move by then never will.
        const MOST_ASKED: u32 = 12;
        self.asked += 1;
        if self.asked > MOST_ASKED {
            return Err(GameFault::NeverTakesMoves);
        }
        let asks_for = match self.entry {
            Entry::OnOneLine => None,
            Entry::OneByOne => Some(Part::asked_for(printed).unwrap_or(match self.begun {
                Some(_) => Part::Elements,
                None => Part::Row,
            })),
        };
        if asks_for == Some(Part::Elements) {
            let (row, elements) = match self.begun.take() {
                Some(begun) => begun,
                // Only the elements are asked for again.
                None => self.another_in_the_row(),
            };
            self.enter(row, elements);
            return Ok(elements.to_string());
        }
        self.observe(printed)?;
        if self.board.is_empty() {
            return Err(GameFault::AskedOnEmptyBoard);
        }
        if self.is_computer(self.turn) {
            return Err(GameFault::AskedWrongly);
        }
        let (row, elements) = self.next_move();
        if asks_for == Some(Part::Row) {
            self.begun = Some((row, elements));
            return Ok(row.to_string());
        }
        self.enter(row, elements);
        Ok(format!("{row}, {elements}"))
    }

    fn is_computer(&self, player: usize) -> bool {
        self.players[player].to_lowercase().contains("computer")
    }

    /// Moves that are not legal, before the first move of a person who slips: an odd number of them, so that a turn
    /// that changes each time ends up with the other player.
    fn plan_slips(&mut self) {
        if self.people != People::WithSlips
            || self.has_ever_slipped
            || self.is_computer(self.turn)
            || self.board.is_empty()
        {
            return;
        }
        let rows = i64::try_from(self.board.rows().len()).unwrap_or(0);
        let (row, size) = self
            .board
            .numbered()
            .find(|&(_, size)| size > 0)
            .map_or((1, 1), |(row, size)| entered(row, size));
        let too_many = (row, size + 1);
        self.slips = match self.entry {
            Entry::OnOneLine => vec![(row, 0), (rows + 1, 1), too_many],
            Entry::OneByOne => vec![too_many],
        };
    }

    fn next_move(&mut self) -> (i64, i64) {
        if let Some(slip) = self.slips.pop() {
            return slip;
        }
        let winning = winning_moves(&self.board, Rule::Normal);
        let moves: Vec<Move> = match self.people {
            People::Well if !winning.is_empty() => winning,
            _ => legal_moves(&self.board).collect(),
        };
        let chosen = moves[self.generator.index(moves.len())];
        entered(chosen.row, chosen.take)
    }

    /// A legal move in the row that was entered last, where there is one.
    fn another_in_the_row(&mut self) -> (i64, i64) {
        self.slips.clear();
        (self.row, 1)
    }

    /// A person enters a move.
    fn enter(&mut self, row: i64, elements: i64) {
        let player = self.players[self.turn];
        let mv = usize::try_from(row).ok().zip(u64::try_from(elements).ok());
        let after = mv.and_then(|(row, take)| self.board.after(Move { row, take }).ok());
        self.row = row;
        self.has_slipped = after.is_none();
        self.has_ever_slipped |= self.has_slipped;
        let illegal = if self.has_slipped { " (not legal)" } else { "" };
        self.story
            .push(format!("{player} enters {row}, {elements}{illegal}"));
        if let Some(after) = after {
            self.played(after);
        }
    }

    fn played(&mut self, after: Board) {
        self.board = after;
        self.last = Some(self.turn);
        self.turn = 1 - self.turn;
        self.asked = 0;
        self.plan_slips();
    }

    /// Looks at what was printed before a person is asked for a move.
    fn observe(&mut self, printed: &str) -> Result<(), GameFault> {
        let drawn = boards(printed, self.board.rows().len());
        if drawn.is_empty() && !self.has_slipped {
            return Err(GameFault::BoardNotShown);
        }
        let slipped = std::mem::take(&mut self.has_slipped);
        for (rows, _) in drawn {
            self.follow(rows).map_err(|fault| {
                if slipped {
                    GameFault::IllegalMoveCounted
                } else {
                    fault
                }
            })?;
        }
        // A computer whose turn it still is has played nothing that was shown.
        if self.is_computer(self.turn) && !self.board.is_empty() {
            return Err(if self.is_computer(1 - self.turn) {
                GameFault::AskedWrongly
            } else {
                GameFault::WrongBoard
            });
        }
        Ok(())
    }

    /// A board is shown: it is the one there is, or what the computer has made of it.
    fn follow(&mut self, rows: Vec<u64>) -> Result<(), GameFault> {
        let shown = Board::from(rows);
        if shown == self.board {
            return Ok(());
        }
        if !self.is_computer(self.turn) {
            return Err(GameFault::WrongBoard);
        }
        let mv = legal_moves(&self.board).find(|&mv| self.board.after(mv).as_ref() == Ok(&shown));
        let Some(mv) = mv else {
            let is_one_row = self
                .board
                .rows()
                .iter()
                .zip(shown.rows())
                .filter(|(before, after)| before != after)
                .count()
                == 1;
            return Err(if is_one_row {
                GameFault::ComputerIllegal
            } else {
                GameFault::WrongBoard
            });
        };
        let name = self.players[self.turn];
        self.story
            .push(format!("{name} plays {}, {}", mv.row, mv.take));
        let winning = winning_moves(&self.board, Rule::Normal);
        if !winning.is_empty() && !winning.contains(&mv) {
            return Err(GameFault::ComputerNotOptimal);
        }
        self.played(shown);
        Ok(())
    }

    /// Looks at what was printed after the last line, when the game has come back.
    pub fn at_the_end(&mut self, printed: &Printed) -> Result<(), GameFault> {
        if let Some((fault, _)) = &self.fault {
            return Err(fault.clone());
        }
        let result = self.ending(&printed.text);
        if let Err(fault) = &result {
            self.fault = Some((fault.clone(), self.board.clone()));
        }
        result
    }

    fn ending(&mut self, printed: &str) -> Result<(), GameFault> {
        let drawn = boards(printed, self.board.rows().len());
        let ending = drawn.last().map_or(printed, |(_, end)| &printed[*end..]);
        if drawn.is_empty() && self.is_computer(self.turn) && !self.board.is_empty() {
            return Err(GameFault::BoardNotShown);
        }
        for (rows, _) in &drawn {
            self.follow(rows.clone())?;
        }
        // The empty board need not be shown any more, nor what the computer takes last.
        let is_last_row = self.board.rows().iter().filter(|&&size| size > 0).count() == 1;
        if is_last_row && self.is_computer(self.turn) {
            self.played(Board::from(vec![0; self.board.rows().len()]));
        }
        let Some(winner) = self.last.filter(|_| self.board.is_empty()) else {
            return Err(GameFault::EndedEarly);
        };
        let (winner, loser) = (self.players[winner], self.players[1 - winner]);
        announced(printed, ending, winner, loser).map_err(|fault| match fault {
            // Whose turn it is can be seen in the end alone where both are people.
            GameFault::LoserNamed if self.has_ever_slipped => GameFault::IllegalMoveCounted,
            fault => fault,
        })
    }
}

/// The numbers of a move as they are entered.
fn entered(row: usize, elements: u64) -> (i64, i64) {
    let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    (number(row as u64), number(elements))
}
