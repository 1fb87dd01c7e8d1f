//! The sheet that was given out: exactly its questions count, each as often as it was asked.
//!
//! So nothing is gained by changing a question, leaving one out or adding an easy one. If a question appears more often
//! than it was asked, the copies that are answered first count.
//!
//! ```
//! use nimlab::question::Names;
//! use nimlab::worksheet::GivenSheet;
//!
//! let given = GivenSheet::of("1. `sum 6 1 5` = ____\n2. `binary 6` = ____\n").unwrap();
//! let sheet = given.mark("anna.md", "1. `sum 1 1` = 0\n2. `binary 6` = 110\n", Names::Standard);
//! assert_eq!((sheet.right(), sheet.items.len()), (1, 2));
//! assert_eq!(sheet.not_counted[0].text, "sum 1 1 = 0");
//! ```

use std::collections::HashMap;

use super::boilerplate::Boilerplate;
use super::lines::SheetLines;
use super::marked::{Item, Mark, MarkedSheet, NotCounted, NotCountedReason};
use super::question_lines::Marks;
use crate::judgement::{Verdict, judge};
use crate::question::{Names, Question};

/// The questions of a sheet as it was given out, empty or as its key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenSheet {
    questions: Vec<Question>,
    /// Its other text.
    boilerplate: Boilerplate,
}

/// The error for a sheet without questions.
pub(super) const NO_QUESTIONS: &str =
    "holds no questions: expected a worksheet with lines such as 1. `sum 5 4 3 2` = 0";

impl GivenSheet {
    /// Reads the questions of a sheet.
    ///
    /// # Errors
    /// If it has no question, or one that cannot be read: in words that follow the file's name.
    pub fn of(text: &str) -> Result<Self, String> {
        let sheet = SheetLines::read(text, Marks::Needed, &[], &Boilerplate::default());
        let written = sheet
            .elsewhere
            .iter()
            .chain(sheet.questions.iter().flat_map(|question| &question.below));
        let mut own: Vec<&str> = written.map(|line| &*line.text).collect();
        let mut questions = Vec::new();
        for lines in &sheet.questions {
            let question = lines.question.clone().map_err(|why| {
                let line = lines.answer.line;
                format!("cannot be marked against, because of line {line}: {why}")
            })?;
            // The answer is not part of the sheet, although a key has it.
            own.retain(|text| {
                judge(&question, text, Names::Standard).verdict == Verdict::Malformed
            });
            questions.push(question);
        }
        if questions.is_empty() {
            return Err(NO_QUESTIONS.to_owned());
        }
        Ok(Self { boilerplate: Boilerplate::of(own), questions })
    }

    /// What may be handed in for marking against a sheet.
    pub(crate) const EXPECTED: &str =
        "the sheet filled in, or numbered answers alone, such as 1. 8";

    /// The error for a text with nothing of that kind.
    pub(super) fn not_answered(&self) -> String {
        let numbers = match self.questions.len() {
            1 => "1".to_owned(),
            count => format!("1 to {count}"),
        };
        let expected = Self::EXPECTED;
        format!("holds no questions and no answers numbered {numbers}: expected {expected}")
    }

    /// Marks a filled-in sheet against the given one; on a sheet without any question, numbers show which are answered.
    pub fn mark(&self, file: &str, text: &str, names: impl Into<Option<Names>>) -> MarkedSheet {
        let names = names.into();
        let lines = SheetLines::read(text, Marks::Needed, &self.questions, &self.boilerplate);
        let mut sheet = MarkedSheet::of_lines(file, lines, names);
        let mut answered: HashMap<&Question, Vec<Item>> = HashMap::new();
        for question in &self.questions {
            answered.entry(question).or_default();
        }
        for item in std::mem::take(&mut sheet.items) {
            let copies = match &item.mark {
                Mark::Judged { judgement, .. } => answered.get_mut(&judgement.question),
                Mark::Unreadable { .. } => None,
            };
            match copies {
                Some(copies) => copies.push(item),
                None => sheet.sets_aside(&item, NotCountedReason::NotAsked),
            }
        }
        for copies in answered.values_mut() {
            // Answered ones first, otherwise in the order of the sheet; the next to count is the last.
            copies.sort_by_key(|item| item.verdict() == Verdict::Blank);
            copies.reverse();
        }
        for question in &self.questions {
            let item = answered.get_mut(question).and_then(Vec::pop);
            sheet.items.push(item.unwrap_or_else(|| Item {
                line: None,
                mark: Mark::Judged {
                    judgement: Box::new(judge(question, "", names)),
                    working: None,
                },
            }));
        }
        for item in answered.into_values().flatten() {
            sheet.sets_aside(&item, NotCountedReason::AskedAgain);
        }
        sheet.not_counted.sort_by_key(|told| told.line);
        sheet
    }
}

impl MarkedSheet {
    /// Records a question that does not count.
    fn sets_aside(&mut self, item: &Item, why: NotCountedReason) {
        self.not_counted.push(NotCounted {
            line: item.line.unwrap_or_default(),
            text: format!("{} = {}", item.words(), item.given()).trim().to_owned(),
            why,
        });
    }
}
