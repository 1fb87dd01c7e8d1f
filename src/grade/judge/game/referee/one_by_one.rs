//! Enters a move in two lines: the row, and when asked again the elements.
//!
//! After a number that is not possible a game may ask again for that number alone, or for both.

use super::Referee;
use crate::grade::judge::failure::GameFault;
use crate::grade::judge::game::drawn::boards;
use crate::grade::judge::game::entry::{AskedPart, Begun};
use crate::grade::judge::game::slips::Entered;

impl Referee {
    /// The line to enter where the game asks for one number.
    pub(super) fn line_with_one(&mut self, printed: &str) -> Result<String, GameFault> {
        let drawn = boards(printed, self.board.rows().len());
        let prompt = drawn.last().map_or(printed, |(_, end)| &printed[*end..]);
        match self.begun.take() {
            Some(Begun::Row((row, elements))) => {
                let is_refused = self.is_no_row(row)
                    && self.prompts.asked_for(prompt, self.players) == Some(AskedPart::Row);
                if !is_refused {
                    self.count_the_question()?;
                    if self.is_legal(row, elements) {
                        self.prompts
                            .remember(AskedPart::Elements, prompt, self.players);
                    }
                    self.enter(row, elements);
                    return Ok(elements.to_string());
                }
                self.has_slipped = true;
                self.has_ever_slipped = true;
                let player = self.players[self.turn];
                self.story
                    .push(format!("{player} enters row {row} (not legal)"));
            }
            Some(Begun::InTheDark(number)) if drawn.is_empty() => {
                self.count_the_question()?;
                self.enter(number, 1);
                return Ok("1".to_owned());
            }
            Some(Begun::InTheDark(number)) => self.enter(self.row, number),
            None if self.has_slipped => match self.prompts.asked_for(prompt, self.players) {
                Some(AskedPart::Elements) => return self.elements_again(printed),
                None if drawn.is_empty() && !self.is_no_row(self.row) => {
                    self.count_the_question()?;
                    self.begun = Some(Begun::InTheDark(self.row));
                    return Ok(self.row.to_string());
                }
                _ => {}
            },
            None => {}
        }
        self.expect_a_person(printed)?;
        self.prompts.remember(AskedPart::Row, prompt, self.players);
        let (row, elements) = self.next_move();
        self.begun = Some(Begun::Row((row, elements)));
        Ok(row.to_string())
    }

    /// Only the elements are asked for again: another slip in the same row, or else a legal move.
    fn elements_again(&mut self, printed: &str) -> Result<String, GameFault> {
        self.expect_a_person(printed)?;
        let is_in_row = |slip: &Entered| slip.0 == self.row;
        let (row, elements) = if self.slips.last().is_some_and(is_in_row) {
            self.next_move()
        } else {
            self.slips.clear();
            (self.row, 1)
        };
        self.enter(row, elements);
        Ok(elements.to_string())
    }
}
