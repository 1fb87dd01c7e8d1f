//! The telling of a hand-in taken apart, as plain text, for reports in which each function stands by itself.
//!
//! It is the very telling that a terminal shows: under `numeral_binary` stands `numeral_binary(6)`, what came back, what
//! was expected, why that is not right, and how the right result comes about. No word of it is written twice.

use super::brief::function_in_brief;
use super::function::{Told, function_in_full};
use super::marks::{also, how, not_graded};
use super::whole::{not_python, top_level};
use crate::document::{Block, Document, Style};
use crate::grade::judge::{FunctionReport, Status, Submission};
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
    /// What is not right in a function; nothing where all is.
    pub(super) fn function(self, report: &FunctionReport) -> String {
        if report.status == Status::Passed {
            return String::new();
        }
        let mut blocks = vec![Block::Paragraph(function_in_brief(report))];
        if self.style.depth > 0 {
            blocks.extend(function_in_full(report, self.style, &mut Told::default()));
        }
        self.text(blocks)
    }

    /// What is not right, function by function, and then the rest.
    pub(super) fn all(self, submission: &Submission) -> Vec<String> {
        let functions = submission.graded().iter();
        let told = functions.map(|report| self.function(report));
        let told = told.filter(|said| !said.is_empty());
        told.chain([self.rest(submission)]).collect()
    }

    /// What is to be told beside the functions: what else went wrong, and with what it was graded; or why it was not.
    pub(super) fn rest(self, submission: &Submission) -> String {
        self.text(match &submission.result {
            Ok(graded) => {
                let told = also(submission).into_iter().chain(not_python(graded));
                let told = told.chain(top_level(graded));
                told.chain([how(Some(graded.layers), &submission.run)])
                    .collect()
            }
            Err(error) => vec![not_graded(error)],
        })
    }

    fn text(self, blocks: Vec<Block>) -> String {
        let plain = Terminal {
            colour: false,
            linear: false,
            ..self.terminal
        };
        let text = terminal(&Document { blocks }, plain);
        text.trim_end().to_owned()
    }
}
