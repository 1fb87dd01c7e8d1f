//! Hints in words, each telling more than the one before.

use super::block::Block;
use super::describe::describe;
use super::in_words::in_words;
use super::judgement::right_answer;
use super::style::Style;
use super::text::text;
use crate::derivation::Step;
use crate::judgement::Hint;
use crate::question::Question;

/// Tells a hint to a question.
#[must_use]
pub fn tell_hint(question: &Question, hint: &Hint, style: Style) -> Block {
    match hint {
        Hint::Idea => Block::Paragraph(text!["The idea: ", in_words(question).idea()]),
        Hint::Rule => Block::Paragraph(text!["How to do it: ", in_words(question).how()]),
        // Which column decides is a hint, and so is what a row must be worth; their tables would name the moves.
        Hint::Substep(step)
            if matches!(
                **step,
                Step::LeftmostOne { .. }
                    | Step::Targets { .. }
                    | Step::Repetition { .. }
                    | Step::Moore(_)
            ) =>
        {
            Block::Paragraph(text!["The first step: ", describe(step).heading].sentence())
        }
        Hint::Substep(step) => {
            let (statement, shown) = describe(step).apart();
            let statement = text!["The first step: ", statement].sentence();
            let mut blocks = vec![Block::Paragraph(statement)];
            blocks.extend(shown());
            Block::Quote(blocks)
        }
        Hint::Answer => {
            Block::Paragraph(text!["The answer: ", right_answer(question, style.names)])
        }
    }
}
