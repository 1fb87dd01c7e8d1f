//! Hints in words, each telling more than the one before.

use super::judgement::right_answer;
use super::prelude::*;
use super::reader_level::ReaderLevel;
use super::simpler;
use super::style::Style;
use crate::derivation::Step;
use crate::judgement::Hint;
use crate::question::Question;

/// Tells a hint to a question: to a reader who cannot follow how it is solved, a hint that needs no theory, if there is one.
pub fn tell_hint(question: &Question, hint: &Hint, style: Style) -> Block {
    let simpler = (style.level < ReaderLevel::needed_for(question))
        .then(|| simpler::hint(question, hint, style.level))
        .flatten();
    match simpler {
        Some(words) => Block::Paragraph(text![{lead(hint)}{words}]),
        None => in_full(question, hint),
    }
}

/// The words before a hint.
fn lead(hint: &Hint) -> &'static str {
    match hint {
        Hint::Idea => "The idea: ",
        Hint::Rule => "How to do it: ",
        Hint::Substep(_) => "The first step: ",
        Hint::Answer => "The answer: ",
    }
}

fn in_full(question: &Question, hint: &Hint) -> Block {
    let told = match hint {
        Hint::Idea => question.ask().words(Place::ByItself).idea,
        Hint::Rule => question.ask().words(Place::ByItself).how,
        Hint::Substep(step) => {
            let StepText { heading, body } = step.in_words();
            // The result of a step may have a colon, so it is a sentence of its own.
            let told = text!["A step on the way. "{heading}].sentence();
            return match **step {
                // Which column decides is a hint, and so is what a row must be worth; their tables would name the moves.
                Step::LeftmostOne(_) | Step::Targets { .. } => Block::Paragraph(told),
                _ => Block::Quote((told, body).into_blocks()),
            };
        }
        Hint::Answer => right_answer(question),
    };
    Block::Paragraph(text![{lead(hint)}{told}])
}
