//! Follows a game by what it prints, and enters the moves of its people.

mod one_by_one;

use std::collections::BTreeSet;

use super::drawn::boards;
use super::entry::{Begun, EntryStyle, Prompts};
use super::setting::{People, Setting};
use super::slips::{Entered, entered, slip_in_the_dark, slips};
use super::spoken::{Pattern, lines, names_a_player, pattern};
use super::winner::Ending;
use crate::game::{Board, Move, Position, Rule};
use crate::grade::judge::failure::GameFault;
use crate::grade::python::Printed;
use crate::grade::sheet::is_human;
use crate::question::{Generator, Question, Request, WinningMove};

/// The lab's game is played under the normal rule.
fn in_normal_play(board: &Board) -> Position {
    Position::new(board.clone(), Rule::Normal)
}

/// A game under way.
pub(super) struct Referee {
    players: [&'static str; 2],
    people: People,
    entry: EntryStyle,
    generator: Generator,
    board: Board,
    /// Whose turn it is, 0 or 1.
    turn: usize,
    /// Who has moved last.
    last: Option<usize>,
    /// Moves that are not legal and are tried before the next one that is.
    slips: Vec<Entered>,
    begun: Option<Begun>,
    /// The row that was entered last.
    row: i64,
    /// Whether the last move that was entered is not legal.
    has_slipped: bool,
    /// Whether any move was not legal.
    has_ever_slipped: bool,
    /// How many lines have been asked for since a move was played or a slip was made.
    asked: u32,
    /// How many moves have been played.
    pub moves: u32,
    /// How many characters were dropped of what was printed.
    dropped: u64,
    /// The first fault, and the board on which it happened.
    fault: Option<(GameFault, Board)>,
    /// What has been entered and what the computer has played, in words.
    story: Vec<String>,
    /// The prompts of this game and of those before it.
    pub prompts: Prompts,
    /// The lines that were printed while the game went on.
    pub heard: BTreeSet<Pattern>,
}

impl Referee {
    pub fn new(setting: &Setting, entry: EntryStyle, prompts: Prompts, seed: u64) -> Self {
        let mut referee = Self {
            players: setting.players,
            people: setting.people,
            entry,
            generator: Generator::new(seed),
            board: Board::from(setting.board.clone()),
            turn: 0,
            last: None,
            slips: Vec::new(),
            begun: None,
            row: 1,
            has_slipped: false,
            has_ever_slipped: false,
            asked: 0,
            moves: 0,
            dropped: 0,
            fault: None,
            story: Vec::new(),
            prompts,
            heard: BTreeSet::new(),
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
    pub fn request(&self) -> Option<Request> {
        let (GameFault::ComputerNotOptimal, board) = self.fault.as_ref()? else {
            return None;
        };
        Some(Question::Move(WinningMove(in_normal_play(board))).into())
    }

    /// The line to enter where the game asks for one; none once it has gone wrong, so that it ends.
    pub fn line(&mut self, printed: &Printed) -> Option<String> {
        if self.fault.is_some() {
            return None;
        }
        self.count_dropped(printed);
        self.hear(&printed.text);
        let line = match self.entry {
            EntryStyle::OnOneLine => self.line_with_both(&printed.text),
            EntryStyle::OneByOne => self.line_with_one(&printed.text),
        };
        line.map_err(|fault| self.fail(fault)).ok()
    }

    /// "3, 2".
    fn line_with_both(&mut self, printed: &str) -> Result<String, GameFault> {
        self.expect_a_person(printed)?;
        let (row, elements) = self.next_move();
        self.enter(row, elements);
        Ok(format!("{row}, {elements}"))
    }

    fn count_dropped(&mut self, printed: &Printed) {
        let dropped = printed.gap.map_or(0, |gap| gap.dropped);
        // Whoever forges a frame may say any number.
        self.dropped = self.dropped.saturating_add(dropped);
    }

    /// Keeps the first fault.
    fn fail(&mut self, fault: GameFault) -> GameFault {
        let fault = match fault {
            GameFault::BoardNotShown | GameFault::WrongBoard | GameFault::EndedEarly
                if self.dropped > 0 =>
            {
                GameFault::TooMuchPrinted {
                    dropped: self.dropped,
                }
            }
            fault => fault,
        };
        self.fault = Some((fault.clone(), self.board.clone()));
        fault
    }

    /// Remembers the lines about players that are printed while the game goes on.
    fn hear(&mut self, printed: &str) {
        let lines = lines(printed, self.players);
        let about_players = lines.iter().filter(|line| names_a_player(line));
        self.heard.extend(about_players.map(|line| pattern(line)));
    }

    /// Looks at what was printed before a question for a move, and whether it may be asked.
    fn expect_a_person(&mut self, printed: &str) -> Result<(), GameFault> {
        self.count_the_question()?;
        self.observe(printed)?;
        if self.board.is_empty() {
            return Err(GameFault::AskedOnEmptyBoard);
        }
        if self.is_computer(self.turn) {
            return Err(GameFault::AskedWrongly);
        }
        Ok(())
    }

    fn count_the_question(&mut self) -> Result<(), GameFault> {
        /// A game that has not taken a move by then never will.
        const MOST_ASKED: u32 = 12;
        self.asked += 1;
        if self.asked > MOST_ASKED {
            return Err(GameFault::NeverTakesMoves);
        }
        Ok(())
    }

    fn is_computer(&self, player: usize) -> bool {
        !is_human(self.players[player])
    }

    /// Whether no move in this row is legal.
    fn is_no_row(&self, row: i64) -> bool {
        !self.is_legal(row, 1)
    }

    fn is_legal(&self, row: i64, elements: i64) -> bool {
        self.after(row, elements).is_some()
    }

    fn after(&self, row: i64, elements: i64) -> Option<Board> {
        let (row, take) = (usize::try_from(row).ok()?, u64::try_from(elements).ok()?);
        let mv = self.board.taking(row, take).ok()?;
        self.board.after(mv).ok()
    }

    /// Before the first move of a person who slips.
    fn plan_slips(&mut self) {
        if self.people != People::WithSlips
            || self.has_ever_slipped
            || self.is_computer(self.turn)
            || self.board.is_empty()
        {
            return;
        }
        self.slips = if self.entry == EntryStyle::OnOneLine || self.prompts.differ() {
            slips(&self.board)
        } else {
            slip_in_the_dark(&self.board).into_iter().collect()
        };
        self.slips.reverse();
    }

    fn next_move(&mut self) -> Entered {
        if let Some(slip) = self.slips.pop() {
            self.asked = 0;
            return slip;
        }
        let winning = in_normal_play(&self.board).winning_moves();
        let moves: Vec<Move> = match self.people {
            People::Well | People::WithSlips if !winning.is_empty() => winning,
            _ => in_normal_play(&self.board).legal_moves().collect(),
        };
        let chosen = moves[self.generator.index(moves.len())];
        entered(chosen.row, chosen.take())
    }

    /// A person enters a move.
    fn enter(&mut self, row: i64, elements: i64) {
        let player = self.players[self.turn];
        let after = self.after(row, elements);
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
        self.moves += 1;
        self.plan_slips();
    }

    /// Looks at what was printed before a person is asked for a move.
    fn observe(&mut self, printed: &str) -> Result<(), GameFault> {
        let drawn = boards(printed, self.board.rows().len());
        if drawn.is_empty() && !self.has_slipped {
            return Err(GameFault::BoardNotShown);
        }
        self.follow_all(drawn)?;
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

    /// These boards are shown; none may show that a move counts which is not legal.
    fn follow_all(&mut self, drawn: Vec<(Vec<u64>, usize)>) -> Result<(), GameFault> {
        let has_slipped = std::mem::take(&mut self.has_slipped);
        let mut boards = drawn.into_iter();
        let followed = boards.try_for_each(|(rows, _)| self.follow(rows));
        followed.map_err(|fault| {
            if has_slipped {
                GameFault::IllegalMoveCounted
            } else {
                fault
            }
        })
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
        let position = in_normal_play(&self.board);
        let mv = position
            .legal_moves()
            .find(|&mv| self.board.after(mv).as_ref() == Ok(&shown));
        let Some(mv) = mv else {
            let rows = self.board.rows().iter().zip(shown.rows());
            let changed = rows.filter(|(before, after)| before != after).count();
            return Err(if changed == 1 {
                GameFault::ComputerIllegal
            } else {
                GameFault::WrongBoard
            });
        };
        let name = self.players[self.turn];
        self.story
            .push(format!("{name} plays {}, {}", mv.row, mv.take()));
        let winning = in_normal_play(&self.board).winning_moves();
        if !winning.is_empty() && !winning.contains(&mv) {
            return Err(GameFault::ComputerNotOptimal);
        }
        self.played(shown);
        Ok(())
    }

    /// Looks at what was printed after the last line, when the game has come back.
    ///
    /// # Errors
    /// What the game did wrong, then or before.
    pub fn at_the_end(&mut self, printed: &Printed) -> Result<Ending, GameFault> {
        if let Some((fault, _)) = &self.fault {
            return Err(fault.clone());
        }
        self.count_dropped(printed);
        self.ending(&printed.text).map_err(|fault| self.fail(fault))
    }

    fn ending(&mut self, printed: &str) -> Result<Ending, GameFault> {
        if let Some(Begun::InTheDark(number)) = self.begun.take() {
            self.enter(self.row, number);
        }
        let drawn = boards(printed, self.board.rows().len());
        let is_filled = |(rows, _): &&(Vec<u64>, usize)| rows.iter().any(|&size| size > 0);
        let filled = drawn.iter().rfind(is_filled);
        let (during, ending) = printed.split_at(filled.map_or(0, |(_, end)| *end));
        self.hear(during);
        let nothing_was_shown = drawn.is_empty();
        self.follow_all(drawn)?;
        self.play_unseen(nothing_was_shown);
        let Some(winner) = self.last.filter(|_| self.board.is_empty()) else {
            return Err(GameFault::EndedEarly);
        };
        let (winner, loser) = (self.players[winner], self.players[1 - winner]);
        let mut ending = Ending::new(ending, winner, loser);
        ending.dropped = self.dropped;
        Ok(ending)
    }

    /// The empty board need not be shown any more, so nor need what the computer takes last; and where the board is shown
    /// to people alone, a game of two computers shows none, and goes as it goes when both play well.
    fn play_unseen(&mut self, nothing_was_shown: bool) {
        let is_last_row = self.board.rows().iter().filter(|&&size| size > 0).count() == 1;
        let nothing_left = Board::from(vec![0; self.board.rows().len()]);
        if !self.is_computer(self.turn) || self.board.is_empty() {
            return;
        }
        if is_last_row {
            self.played(nothing_left);
        } else if nothing_was_shown && self.moves == 0 && self.is_computer(1 - self.turn) {
            let wins = !in_normal_play(&self.board).winning_moves().is_empty();
            self.last = Some(if wins { self.turn } else { 1 - self.turn });
            self.board = nothing_left;
        }
    }
}
