//! Enters a line where the game asks for one: "3, 2", or one number of the two.

use super::super::entry::EntryStyle;
use super::Referee;
use crate::grade::failure::GameFault;
use crate::grade::frame::Printed;

impl Referee {
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

    fn line_with_both(&mut self, printed: &str) -> Result<String, GameFault> {
        self.expect_a_person(printed)?;
        let (row, elements) = self.next_move();
        self.enter(row, elements);
        Ok(format!("{row}, {elements}"))
    }
}
