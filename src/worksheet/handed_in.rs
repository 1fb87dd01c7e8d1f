//! A sheet as it was handed in: whose it is and its text, from which its marks follow.

use super::given::{GivenSheet, NO_QUESTIONS};
use super::lines::has_numbered;
use super::marked::{Item, MarkedSheet, NotCounted, NotCountedReason};
use crate::class::{NotJudged, StudentFiles};
use crate::question::Names;

/// A sheet before it is marked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetText {
    /// Whose it is, and its file.
    pub of: StudentFiles,
    /// Its text, or why it cannot be read.
    pub text: Result<String, String>,
    /// Whether its questions need no list marks or backticks.
    pub is_bare: bool,
}

impl SheetText {
    /// Marks it, against the given sheet if there is one, unless it cannot be read or has nothing to mark.
    pub fn mark(&self, given: Option<&GivenSheet>, names: Option<Names>) -> MarkedSheet {
        let marked = match &self.text {
            Ok(text) => self.marked(text, given, names).map_err(NotJudged::Nothing),
            Err(why) => Err(NotJudged::NotTried(why.clone())),
        };
        let not_marked = marked.as_ref().err().cloned();
        MarkedSheet { of: self.of.clone(), not_marked, ..marked.unwrap_or_default() }
    }

    fn marked(
        &self,
        text: &str,
        given: Option<&GivenSheet>,
        names: Option<Names>,
    ) -> Result<MarkedSheet, String> {
        let file = &self.of.file;
        let sheet = match given {
            Some(given) if self.is_bare => given.mark(file, text, names).without_remarks(),
            Some(given) => given.mark(file, text, names),
            None if self.is_bare => MarkedSheet::of_bare_lines(file, text, names),
            None => MarkedSheet::of(file, text, names),
        };
        let asks = |told: &NotCounted| told.why == NotCountedReason::NotAsked;
        let is_missing = |item: &Item| item.line.is_none();
        if !sheet.items.iter().all(is_missing) || sheet.not_counted.iter().any(asks) {
            return Ok(sheet);
        }
        let why = match given {
            Some(given) => given.not_answered(),
            None => NO_QUESTIONS.to_owned(),
        };
        let instead = if given.is_none() && has_numbered(text) {
            "; --sheet with the sheet that was given out marks numbered answers alone"
        } else {
            ""
        };
        Err(format!("'{file}' {why}{instead}"))
    }
}
