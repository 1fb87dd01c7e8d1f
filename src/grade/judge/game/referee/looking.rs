//! What can be seen of a game: the boards before a question and at the end, and the lines about its players.

use super::Referee;
use crate::game::Board;
use crate::grade::judge::failure::GameFault;
use crate::grade::judge::game::course::after_any_move;
use crate::grade::judge::game::protocol::Asking;
use crate::grade::judge::game::screen;
use crate::grade::judge::game::spoken::{has_numbers, lines, named, names_a_player, pattern};
use crate::grade::judge::game::winner::Ending;
use crate::grade::python::Printed;
use crate::grade::sheet::rows;

impl Referee {
    /// Adds output to what has been printed, as it looks on a screen, and the boards that the game gave to its own
    /// functions meanwhile to those that it may show. Whatever these are, only what is legal is followed, and only what
    /// is on the screen is seen.
    pub(super) fn take(&mut self, printed: &Printed) -> String {
        /// More than a sensible game prints.
        const MOST_UNREAD: usize = 1 << 20;
        const MOST_HELD: usize = 1 << 10;
        // A forged frame may give any number.
        self.dropped = self.dropped.saturating_add(printed.dropped);
        let text = screen::shown(&printed.text);
        self.unread.push_str(&text);
        // Answering ends the line.
        self.unread.push('\n');
        if self.unread.len() > MOST_UNREAD {
            self.unread.clone_from(&text);
        }
        let count = self.course.board.rows().len();
        let boards = printed.lists.iter().filter_map(rows::<u64>);
        let boards = boards.filter(|rows| rows.len() == count).map(Board::from);
        self.held.extend(boards);
        self.held.dedup();
        self.held.truncate(MOST_HELD);
        text
    }

    /// What is printed below the last board that a text shows.
    pub(super) fn below<'a>(&self, text: &'a str) -> &'a str {
        let drawings = &self.learned.drawings;
        let moves = self.held.is_empty().then(|| self.moves_on_screen(text));
        let boards = self.held.iter().chain([&self.course.board]);
        let boards = boards.chain(moves.iter().flatten());
        let below = boards.filter_map(|board| drawings.below(text, board));
        below.min_by_key(|below| below.len()).unwrap_or(text)
    }

    /// The boards after the computers' moves, as far as a text shows them.
    fn moves_on_screen(&self, text: &str) -> Vec<Board> {
        let mut boards: Vec<Board> = Vec::new();
        let (drawings, course) = (&self.learned.drawings, &self.course);
        while course.is_computers() && (boards.is_empty() || course.is_against_a_computer()) {
            let after = after_any_move(boards.last().unwrap_or(&course.board));
            let shown = after.into_iter().find(|board| drawings.show(text, board));
            let Some(shown) = shown else { break };
            boards.push(shown);
        }
        boards
    }

    /// Follows the computers' moves: through the boards that the game held, best those that it showed, or else through
    /// others on the screen.
    fn follow(&mut self, text: &str, held: &[Board]) -> Result<(), GameFault> {
        let is_shown = |board: &&Board| self.learned.drawings.show(text, board);
        let shown: Vec<Board> = held.iter().filter(is_shown).cloned().collect();
        self.course.follow(&shown)?;
        self.course.follow(held)?;
        let moves = self.moves_on_screen(text);
        self.course.follow(&moves)
    }

    /// Remembers the lines about players that are printed during the game.
    fn hear(&mut self, printed: &str) {
        let lines = lines(printed, self.course.players).into_iter();
        let told = lines.filter(|line| names_a_player(line) || has_numbers(line));
        self.learned.heard.extend(told.map(|line| pattern(&line)));
    }

    /// Checks what was printed before a question for a move, and whether it may be asked.
    pub(super) fn expect_a_person(&mut self, asking: &Asking) -> Result<(), GameFault> {
        self.count_the_question()?;
        let text = std::mem::take(&mut self.unread);
        let held = std::mem::take(&mut self.held);
        let has_slipped = std::mem::take(&mut self.course.has_slipped);
        self.follow(&text, &held)?;
        let board = &self.course.board;
        if self.learned.drawings.expect(&text, board) {
            let confirmed = self.course.confirmed;
            self.course.confirm();
            if self.course.confirmed > confirmed {
                self.learned.known.extend(self.answered.drain(..));
            }
        } else {
            let mut others: Vec<Board> = held.into_iter().chain(self.course.suspects()).collect();
            others.retain(|other| self.learned.drawings.show(&text, other));
            if !others.is_empty() {
                return Err(self.course.cause(&others, has_slipped));
            } else if !has_slipped && !self.course.board.is_empty() {
                return Err(self.course.why_unseen(named(&asking.line)));
            }
        }
        if self.course.board.is_empty() {
            return Err(GameFault::AskedOnEmptyBoard);
        }
        self.hear(&text);
        if let Some(named) = named(&asking.line).filter(|named| *named != self.course.turn) {
            let meaning = self.misnaming(named, has_slipped);
            self.misnamed.get_or_insert(meaning);
        }
        if self.course.is_computers() {
            return Err(self.misnamed.clone().unwrap_or(GameFault::AskedWrongly));
        }
        Ok(())
    }

    /// What it means to ask this player, who is not to move.
    fn misnaming(&self, named: usize, has_slipped: bool) -> GameFault {
        if has_slipped {
            GameFault::IllegalMoveCounted
        } else if self.course.moves == 0 && !self.course.is_computers() {
            GameFault::SecondBegan
        } else if self.course.last == Some(named) {
            GameFault::TurnKept
        } else {
            GameFault::AskedWrongly
        }
    }

    /// Keeps the first fault.
    pub(super) fn fail(&mut self, fault: GameFault) -> GameFault {
        let fault = self.traced(fault);
        self.fault = Some(fault.clone());
        fault
    }

    /// The cause of a fault, considering dropped output and the names in the prompts.
    pub fn traced(&self, fault: GameFault) -> GameFault {
        use GameFault::{
            BoardNotShown, EndedEarly, LoserNamed, LoserNamedAlone, WinnerNotNamed, WrongBoard,
        };
        match (fault, &self.misnamed, self.dropped) {
            (WrongBoard | EndedEarly | LoserNamed { .. } | LoserNamedAlone, Some(misnamed), _) => {
                misnamed.clone()
            }
            (BoardNotShown | WrongBoard | EndedEarly | WinnerNotNamed, _, dropped @ 1..) => {
                GameFault::TooMuchPrinted { dropped }
            }
            (fault, ..) => fault,
        }
    }

    /// Checks what was printed after the last line when the game has returned, perhaps with a text.
    ///
    /// # Errors
    /// What the game did wrong.
    pub(super) fn ending(&mut self, returned: &str) -> Result<Ending, GameFault> {
        let mut printed = std::mem::take(&mut self.unread);
        let filled = printed.len() - self.below(&printed).len();
        let held = std::mem::take(&mut self.held);
        self.follow(&printed, &held)?;
        self.course.play_unseen(held.is_empty());
        self.hear(&printed[..filled]);
        let Some(winner) = self.course.last.filter(|_| self.course.board.is_empty()) else {
            return Err(self.course.why_early(&held));
        };
        // A game may announce its end in print and return the winner's name.
        if printed[filled..].contains(char::is_alphabetic) {
            printed.push_str(&screen::shown(returned));
        }
        let (told, players) = (&printed[filled..], self.course.players);
        Ok(Ending::new(told, players, winner))
    }
}
