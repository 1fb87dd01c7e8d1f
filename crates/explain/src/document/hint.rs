//! Hints in words, each telling more than the one before.

use super::judgement::right_answer;
use super::prelude::*;
use super::simpler;
use crate::derivation::Step;
use crate::judgement::Hint;
use crate::question::Question;

/// Tells a hint to a question: to a reader who cannot follow how it is solved, a hint that needs no theory, if there is one.
pub fn tell_hint(question: &Question, hint: &Hint, style: Style) -> Block {
    let lead = match hint {
        Hint::Idea => "The idea: ",
        Hint::Rule => "How to do it: ",
        Hint::Substep(_) => "The first step: ",
        Hint::Answer => "The answer: ",
    };
    if style.level < ReaderLevel::needed_for(question)
        && let Some(words) = simpler::hint(question, hint, style.level)
    {
        return Block::Paragraph(text![{lead}{words}]);
    }
    let words = match hint {
        Hint::Idea => question.ask().words(Place::ByItself).idea,
        Hint::Rule => question.ask().words(Place::ByItself).how,
        Hint::Substep(step) => {
            let StepText { heading, body } = step.in_words();
            // The result of a step may have a colon, so it is a sentence of its own.
            let words = text!["A step on the way. "{heading}].sentence();
            return match **step {
                // Which column decides is a hint, and so is what a row must be worth; their tables would name the moves.
                Step::LeftmostOne(_) | Step::Targets { .. } => Block::Paragraph(words),
                _ => Block::Quote((words, body).into_blocks()),
            };
        }
        Hint::Answer => right_answer(question),
    };
    Block::Paragraph(text![{lead}{words}])
}
