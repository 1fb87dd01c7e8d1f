//! Marks a filled-in sheet: judges each answer and each cell of the working, and reports every other line that somebody
//! wrote.
//!
//! A sheet contains its own questions. If the sheet that was given out is known, only its questions count: see
//! [`GivenSheet`](super::GivenSheet).

use super::answering::settle;
use super::boilerplate::Boilerplate;
use super::lines::SheetLines;
use super::marked::{Item, Mark, MarkedSheet, NotCounted, NotCountedReason};
use super::marking_cells::mark_cells;
use super::question_lines::{Marks, QuestionLines};
use super::reading::read_tables;
use super::working::Working;
use super::written_line::WrittenLine;
use crate::class::StudentFiles;
use crate::question::Names;

impl MarkedSheet {
    /// Marks the text of a sheet; one without any question has no items.
    pub fn of(file: &str, text: &str, names: impl Into<Option<Names>>) -> Self {
        let lines = SheetLines::read(text, Marks::Needed, &[], &Boilerplate::default());
        Self::of_lines(file, lines, names.into())
    }

    /// Marks lines such as `sum 5 4 3 2 = 0`, with or without list marks and backticks. There are no remarks: a line
    /// that is neither a question nor an answer was not read.
    pub fn of_bare_lines(file: &str, text: &str, names: impl Into<Option<Names>>) -> Self {
        let lines = SheetLines::read(text, Marks::Optional, &[], &Boilerplate::default());
        Self::of_lines(file, lines, names.into()).without_remarks()
    }

    /// The same without remarks: a line of its own that is not an answer was not read.
    pub(super) fn without_remarks(mut self) -> Self {
        for told in &mut self.not_counted {
            let is_beside = self.items.iter().any(|item| item.line == Some(told.line));
            if told.why == NotCountedReason::Remark && !is_beside {
                told.why = NotCountedReason::NotRead;
            }
        }
        self
    }

    pub(super) fn of_lines(file: &str, lines: SheetLines, names: Option<Names>) -> Self {
        let mut sheet = Self {
            of: StudentFiles { file: file.to_owned(), ..StudentFiles::default() },
            heading: lines.heading,
            ..Self::default()
        };
        sheet.add(lines.elsewhere, NotCountedReason::NotRead);
        for question in lines.questions {
            let line = Some(question.answer.line);
            let mark = sheet.mark(question, names);
            sheet.items.push(Item { line, mark });
        }
        sheet.not_counted.sort_by_key(|told| told.line);
        sheet
    }

    fn mark(&mut self, lines: QuestionLines, names: Option<Names>) -> Mark {
        let question = match &lines.question {
            Ok(question) => question,
            Err(why) => {
                let why = why.clone();
                self.add(lines.below, NotCountedReason::Remark);
                let rows = lines.rows.into_iter().map(|row| row.written);
                self.add(rows, NotCountedReason::NotRead);
                return Mark::Unreadable { words: lines.words, answer: lines.answer.text, why };
            }
        };
        let (judgement, remarks) = settle(question, &lines, names);
        self.add(remarks, NotCountedReason::Remark);
        let working = (!lines.rows.is_empty()).then(|| Working::of(question));
        let working = working.flatten();
        let (entries, unread) = read_tables(working.as_ref(), &lines.rows);
        self.add(unread, NotCountedReason::NotRead);
        let working = working
            .zip(entries)
            .map(|(working, entries)| mark_cells(&working, &entries, &judgement));
        Mark::Judged { judgement: Box::new(judgement), working }
    }

    fn add(&mut self, lines: impl IntoIterator<Item = WrittenLine>, why: NotCountedReason) {
        let told =
            lines.into_iter().map(|WrittenLine { line, text, .. }| NotCounted { line, text, why });
        self.not_counted.extend(told);
    }
}
