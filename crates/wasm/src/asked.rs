//! What is asked, and what kind of answer is wanted: the page decides how that is given.

use course::lesson::{Exercise, LessonQuestion};
use explain::document::{Block, Document, ReaderLevel, Text, asked_by_itself};
use explain::question::{Answer, Question, WinnerForm};
use render::html_part;
use serde::Serialize;
use theory::{Board, Position, Rule};

use crate::board::DrawnBoard;

/// A question that waits for its answer.
#[derive(Serialize)]
pub(crate) struct Asked {
    /// The words of a request that explains its answer; empty if the question explains it itself.
    words: String,
    /// What kind of answer is wanted.
    answer: &'static str,
    /// The question in a sentence, as HTML; nothing where it has been asked already.
    html: String,
    /// The board that it is about, if it is about one that can be drawn.
    board: Option<DrawnBoard>,
    /// What there is to pick from, as HTML.
    lines: Vec<String>,
    /// The right ones of them, by their letters, for when it has been answered.
    right: String,
}

impl Asked {
    /// A question that has yet to be put into words.
    pub(crate) fn in_words(question: &Question) -> Self {
        Self { html: paragraph(asked_by_itself(question)), ..Self::of(question) }
    }

    /// A question that has been put into words.
    pub(crate) fn of(question: &Question) -> Self {
        // What a board is worth is asked without a rule, and its counters are worth looking at all the same.
        let of_board = |board: &Board| {
            let (board, rule) = (board.clone(), Rule::Normal);
            DrawnBoard::of(&Position { board, rule })
        };
        let board = match question.position() {
            Some(position) => Some(DrawnBoard::of(position)),
            None => question.board().map(of_board),
        };
        Self {
            words: question.to_string(),
            answer: answered(question),
            html: String::new(),
            board,
            right: String::new(),
            lines: Vec::new(),
        }
    }

    /// An exercise of a lesson, for readers of this level.
    pub(crate) fn of_exercise(exercise: &Exercise, level: ReaderLevel) -> Self {
        match &exercise.asked {
            LessonQuestion::Question { question, .. } => {
                let mut asked = Self::of(question);
                if level < ReaderLevel::needed_for(question) {
                    asked.words.clear();
                }
                asked
            }
            LessonQuestion::Written(written) => Self {
                words: String::new(),
                answer: written.pick.word(),
                html: String::new(),
                board: None,
                lines: written.lines.iter().cloned().map(paragraph).collect(),
                right: written.pick.right.to_string(),
            },
        }
    }
}

fn paragraph(text: Text) -> String {
    html_part(&Document { blocks: vec![Block::Paragraph(text)] })
}

/// How a question is answered for which there is nothing to pick from.
fn answered(question: &Question) -> &'static str {
    match question.right_answer() {
        Answer::Bit(_) => "bit",
        Answer::Digits(_) => "digits",
        Answer::Sizes(_) => "sizes",
        Answer::Winner { said: WinnerForm::Word, .. } => "wins",
        Answer::Winner { said: WinnerForm::Player, .. } => "player",
        Answer::Rows(_) => "rows",
        Answer::Move(_) | Answer::NoMove => "move",
        _ => "number",
    }
}
