//! The telling of a hand-in taken apart, as plain text, for reports in which each function stands by itself.
//!
//! It is the very telling that a terminal shows: under `numeral_binary` stands `numeral_binary(6)`, what came back, what
//! was expected, why that is not right, and how the right result comes about. No word of it is written twice.

use super::brief::{failure_in_brief, function_in_brief};
use super::function::function_in_full;
use super::json::plain;
use super::marks::{how, not_graded};
use super::whole::{not_python, top_level};
use crate::document::{Block, Document, Style};
use crate::grade::judge::{FunctionReport, Graded, NotGraded, Run, Status};
use crate::render::{Terminal, terminal};

/// How the texts in a report are told and laid out.
#[derive(Clone, Copy, Debug)]
pub struct ReportStyle {
    /// How much is told of each step.
    pub style: Style,
    /// How wide the text is. No part of a report is coloured.
    pub terminal: Terminal,
}

impl ReportStyle {
    /// The same, but how the right results come about is not told.
    pub(super) fn without_derivations(self) -> Self {
        let depth = self.style.depth.min(1);
        Self {
            style: Style {
                depth,
                ..self.style
            },
            ..self
        }
    }

    /// A function with its points, in a line: `nim_sum: 3.15 of 10, right in part: …`.
    pub(super) fn line(report: &FunctionReport) -> String {
        plain(&function_in_brief(report))
    }

    /// The same, and a line for each call that is not right, with what came back.
    pub(super) fn in_brief(report: &FunctionReport) -> String {
        // What is only held up has no calls to mend.
        let is_told = report.status != Status::Blocked;
        let calls = report
            .failures
            .iter()
            .filter(|_| is_told)
            .map(failure_in_brief);
        let calls = calls.map(|call| plain(&call));
        let lines: Vec<String> = std::iter::once(Self::line(report)).chain(calls).collect();
        lines.join("\n")
    }

    /// What is not right in a function; nothing where all is.
    pub(super) fn function(self, report: &FunctionReport) -> String {
        if report.status == Status::Passed {
            return String::new();
        }
        let mut blocks = vec![Block::Paragraph(function_in_brief(report))];
        if self.style.depth > 0 {
            blocks.extend(function_in_full(report, self.style));
        }
        self.text(blocks)
    }

    /// What is to be told beside the functions: what else went wrong, and with what it was graded.
    pub(super) fn rest(self, graded: &Graded, run: &Run) -> String {
        let how = Block::Paragraph(how(Some(graded.layers), run));
        self.text(
            not_python(graded)
                .into_iter()
                .chain(top_level(graded))
                .chain([how])
                .collect(),
        )
    }

    /// Why a hand-in was not graded.
    pub(super) fn not_graded(self, error: &NotGraded) -> String {
        self.text(vec![Block::Paragraph(not_graded(error))])
    }

    fn text(self, blocks: Vec<Block>) -> String {
        let plain = Terminal {
            colour: false,
            ..self.terminal
        };
        let text = terminal(&Document { blocks }, plain);
        text.trim_end().to_owned()
    }
}
