//! A sheet as it was handed in: whose it is and its text, from which its marks follow.
//!
//! A part of a class contains these without marks:
//! `{"of":{"student":{"name":"anna"},"file":"anna.md"},"text":{"Ok":"…"}}` is marked again when the parts are merged.

use serde::{Deserialize, Serialize};

use super::given::{GivenSheet, NotAGivenSheet};
use super::lines::has_numbered;
use super::marked::{Item, MarkedSheet, NotCounted, NotCountedReason};
use crate::class::StudentFiles;
use crate::question::Names;

/// A sheet before it is marked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SheetText {
    /// Whose it is, and its file.
    pub of: StudentFiles,
    /// Its text, or why it cannot be read.
    pub text: Result<String, String>,
    /// Whether its questions need no list marks or backticks.
    #[serde(default)]
    pub is_bare: bool,
}

/// A marked sheet, or why it could not be marked.
pub type MarkedHandIn = Result<MarkedSheet, Box<Unmarked>>;

/// A hand-in that could not be marked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unmarked {
    /// Whose it is, and its file.
    pub of: StudentFiles,
    /// Why there are none, in a sentence that names the file.
    pub why: String,
    /// Whether it could be read: then it counts as a sheet, with nothing on it to mark.
    pub is_sheet: bool,
}

/// Whose a hand-in is, and its file.
#[must_use]
pub fn files_of(hand_in: &MarkedHandIn) -> &StudentFiles {
    hand_in
        .as_ref()
        .map_or_else(|unmarked| &unmarked.of, |sheet| &sheet.of)
}

impl SheetText {
    /// Marks it, against the given sheet if there is one.
    ///
    /// # Errors
    /// If it cannot be read, or has nothing to mark.
    pub fn mark(&self, given: Option<&GivenSheet>, names: Option<Names>) -> MarkedHandIn {
        let unmarked = |why: String| {
            Box::new(Unmarked {
                of: self.of.clone(),
                why,
                is_sheet: self.text.is_ok(),
            })
        };
        let text = self.text.as_ref();
        let text = text.map_err(|why| unmarked(why.clone()))?;
        let file = &self.of.file;
        let sheet = match given {
            Some(given) if self.is_bare => given.mark(file, text, names).without_remarks(),
            Some(given) => given.mark(file, text, names),
            None if self.is_bare => MarkedSheet::of_bare_lines(file, text, names),
            None => MarkedSheet::of(file, text, names),
        };
        let asks = |told: &NotCounted| told.why == NotCountedReason::NotAsked;
        let is_missing = |item: &Item| item.line.is_none();
        if sheet.items.iter().all(is_missing) && !sheet.not_counted.iter().any(asks) {
            let why = match given {
                Some(given) => given.not_answered(),
                None => NotAGivenSheet::NoQuestions.to_string(),
            };
            let instead = if given.is_none() && has_numbered(text) {
                "; --sheet with the sheet that was given out marks numbered answers alone"
            } else {
                ""
            };
            return Err(unmarked(format!("'{file}' {why}{instead}")));
        }
        Ok(MarkedSheet {
            of: self.of.clone(),
            ..sheet
        })
    }
}
