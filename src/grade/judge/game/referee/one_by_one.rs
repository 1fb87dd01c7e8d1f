//! Enters a move in two lines: the row, and when asked again the elements, or the other way round.
//!
//! After an impossible number a game may ask again for that number only, or for both.

use super::Referee;
use crate::grade::judge::failure::GameFault;
use crate::grade::judge::game::entry::EnteredMove;
use crate::grade::judge::game::protocol::{Asking, Refusal};

impl Referee {
    /// The line to enter when the game asks for one number.
    pub(super) fn one_number(&mut self, asking: &Asking) -> Result<String, GameFault> {
        let part = self.learned.prompts.asked_for(asking);
        let part = part.unwrap_or_else(|| self.supposed_part());
        let (first, second) = (self.first, 1 - self.first);
        if std::mem::take(&mut self.is_begun) {
            let is_refused = part == first && !self.course.is_legal(self.with_this_first());
            if !is_refused {
                self.count_the_question()?;
                // Boards shown in between say nothing new.
                self.unread.clear();
                self.held.clear();
                if self.course.is_legal(self.entered) {
                    self.learned.prompts.remember(second, asking);
                }
                self.enter(self.entered, &asking.key);
                return Ok(self.entered[second].to_string());
            }
            self.course.refuse(first, self.entered);
        }
        let is_second_again = self.course.has_slipped && part == second;
        self.expect_a_person(asking)?;
        if is_second_again {
            // Another slip with the same first number, or else a legal move.
            let is_with_first = |slip: &EnteredMove| slip[first] == self.entered[first];
            let entered = if self.slips.last().is_some_and(is_with_first) {
                self.next_move()
            } else {
                self.slips.clear();
                self.with_this_first()
            };
            self.enter(entered, &asking.key);
            return Ok(entered[second].to_string());
        }
        self.first = self.learned.protocol.entry.first(&asking.text);
        self.learned.prompts.remember(self.first, asking);
        self.entered = self.next_move();
        self.answered = vec![asking.key.clone()];
        self.is_begun = true;
        Ok(self.entered[self.first].to_string())
    }

    /// The part of a move that is probably asked for next, if the prompt does not show it.
    fn supposed_part(&self) -> usize {
        let refusal = self.learned.protocol.refusal;
        let is_of_first = if self.is_begun {
            refusal != Refusal::Both && !self.course.is_legal(self.with_this_first())
        } else {
            refusal != Refusal::Each || !self.course.has_slipped
        };
        if is_of_first { self.first } else { 1 - self.first }
    }

    /// A legal move with the number that was entered first, if there is one.
    fn with_this_first(&self) -> EnteredMove {
        let with = |second: i64| {
            let mut entered = self.entered;
            entered[1 - self.first] = second;
            entered
        };
        let mut moves = (1..).take(self.course.board.rows().len()).map(with);
        let legal = moves.find(|&entered| self.course.is_legal(entered));
        legal.unwrap_or_else(|| with(1))
    }
}
