//! What can be seen of a game: the boards before a question and at the end, and the lines about its players.

use super::Referee;
use crate::grade::judge::failure::GameFault;
use crate::grade::judge::game::course::Course;
use crate::grade::judge::game::drawing::{below, boards};
use crate::grade::judge::game::protocol::Asking;
use crate::grade::judge::game::screen;
use crate::grade::judge::game::spoken::{has_numbers, lines, named, names_a_player, pattern};
use crate::grade::judge::game::winner::Ending;
use crate::grade::python::Printed;

impl Referee {
    /// Adds output to what has been printed, as it looks on a screen.
    pub(super) fn take(&mut self, printed: &Printed) -> String {
        /// More than a sensible game prints.
        const MOST_UNREAD: usize = 1 << 20;
        // A forged frame may give any number.
        self.dropped = self.dropped.saturating_add(printed.dropped);
        let text = screen::shown(&printed.text);
        self.unread.push_str(&text);
        // Answering ends the line.
        self.unread.push('\n');
        if self.unread.len() > MOST_UNREAD {
            self.unread.clone_from(&text);
        }
        text
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
        let (has_slipped, confirmed) = (self.course.has_slipped, self.course.confirmed);
        let is_over = self.course.board.is_empty();
        let may_be_asked = |course: &mut Course| is_over || !course.is_computers();
        let drawings = &mut self.learned.drawings;
        let found = drawings.look(&text, &mut self.course, may_be_asked)?;
        if self.course.confirmed > confirmed {
            self.learned.known.extend(self.answered.drain(..));
        }
        if self.course.board.is_empty() {
            return Err(GameFault::AskedOnEmptyBoard);
        }
        if found.is_empty() && !has_slipped {
            return Err(self.course.why_unseen(named(&asking.line)));
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
        let drawings = &mut self.learned.drawings;
        drawings.learn(&printed, &self.course);
        let is_over = |course: &mut Course| {
            course.play_unseen(false);
            course.board.is_empty()
        };
        let found = drawings.look(&printed, &mut self.course, is_over)?;
        self.course.play_unseen(found.is_empty());
        let filled = printed.len() - below(&printed, &found).len();
        self.hear(&printed[..filled]);
        let Some(winner) = self.course.last.filter(|_| self.course.board.is_empty()) else {
            return Err(self.course.why_early(&boards(&found)));
        };
        // A game may announce its end in print and return the winner's name.
        if printed[filled..].contains(char::is_alphabetic) {
            printed.push_str(&screen::shown(returned));
        }
        let (told, players) = (&printed[filled..], self.course.players);
        Ok(Ending::new(told, players, winner))
    }
}
