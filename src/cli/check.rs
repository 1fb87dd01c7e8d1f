//! `nimlab check`: an answer judged.

use super::output::Output;
use super::{Error, Outcome};
use crate::document::tell_judgement;
use crate::judgement::{Verdict, judge};
use crate::question::Question;
use crate::render::json;

/// Judges the answer that follows a question.
pub(super) fn run(words: &[String], output: &Output) -> Result<Outcome, Error> {
    let [question, answer @ ..] = words else {
        unreachable!("clap asks for at least one word");
    };
    let question: Question = question.parse()?;
    if answer.is_empty() {
        return Err(Error::NoAnswer(question));
    }
    let judgement = judge(&question, &answer.join(" "), output.telling.names);
    output.result(
        || tell_judgement(&judgement, output.telling),
        || json::judgement(&judgement),
    )?;
    Ok(if judgement.verdict == Verdict::Right {
        Outcome::Right
    } else {
        Outcome::NotRight
    })
}
