//! Enters a move in two lines: the row, and when asked again the elements, or the other way round.
//!
//! After a number that is not possible a game may ask again for that number alone, or for both.

use super::Referee;
use crate::grade::judge::failure::GameFault;
use crate::grade::judge::game::entry::{AskedPart, Entered};
use crate::grade::judge::game::manner::Asking;

impl Referee {
    /// The line to enter where the game asks for one number.
    pub(super) fn line_with_one(&mut self, asking: &Asking) -> Result<String, GameFault> {
        match self.begun.take() {
            Some((first, entered)) => {
                let is_refused = self.is_never_possible(first, entered)
                    && self.learned.prompts.asked_for(asking) == Some(first);
                if !is_refused {
                    self.count_the_question()?;
                    // Boards that are shown meanwhile say nothing new.
                    self.unread.clear();
                    let second = first.other();
                    if self.course.is_legal(entered) {
                        self.learned.prompts.remember(second, asking);
                    }
                    self.enter(entered, std::slice::from_ref(&asking.key));
                    return Ok(second.of(entered).to_string());
                }
                self.course.has_slipped = true;
                self.has_ever_slipped = true;
                let player = self.course.players[self.course.turn];
                let (part, number) = (first.name(), first.of(entered));
                self.course
                    .story
                    .push(format!("{player} enters {part} {number} (not legal)"));
            }
            None if self.course.has_slipped => {
                let first = self.learned.prompts.first();
                let part = self.learned.prompts.asked_for(asking);
                if let Some(second) = part.filter(|part| *part != first) {
                    return self.second_again(second, asking);
                }
            }
            None => {}
        }
        self.expect_a_person(asking)?;
        let first = self.learned.manner.entry.first(&asking.text);
        self.learned.prompts.remember(first, asking);
        let entered = self.next_move();
        self.answered.clear();
        self.answered.push(asking.key.clone());
        self.begun = Some((first, entered));
        Ok(first.of(entered).to_string())
    }

    /// Only the second number is asked for again: another slip with the same first one, or else a legal move.
    fn second_again(&mut self, second: AskedPart, asking: &Asking) -> Result<String, GameFault> {
        self.expect_a_person(asking)?;
        let first = second.other();
        let number = first.of(self.entered);
        let is_with_first = |slip: &Entered| first.of(*slip) == number;
        let entered = if self.slips.last().is_some_and(is_with_first) {
            self.next_move()
        } else {
            self.slips.clear();
            match first {
                AskedPart::Row => (number, 1),
                AskedPart::Elements => self.row_with(number),
            }
        };
        self.enter(entered, &[]);
        Ok(second.of(entered).to_string())
    }

    /// A legal move with so many elements, where there is one.
    fn row_with(&self, elements: i64) -> Entered {
        let rows = (1..).take(self.course.board.rows().len());
        let mut moves = rows.map(|row| (row, elements));
        moves
            .find(|entered| self.course.is_legal(*entered))
            .unwrap_or((1, elements))
    }

    /// Whether no legal move has this part of a move.
    fn is_never_possible(&self, part: AskedPart, (row, elements): Entered) -> bool {
        match part {
            AskedPart::Row => !self.course.is_legal((row, 1)),
            AskedPart::Elements => !self.course.is_legal(self.row_with(elements)),
        }
    }
}
