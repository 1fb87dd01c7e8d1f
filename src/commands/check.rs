//! `nimlab check`: judges an answer, or lines of standard input.

use std::io;
use std::path::Path;

use crate::args::CheckWords;
use crate::error::Error;
use crate::outcome::Outcome;
use crate::output::Output;
use crate::sheets;
use crate::usage::quoted_question;
use explain::document::{Document, tell_judgement};
use explain::judgement::{Judgement, LineFound, Verdict, judge};
use explain::question::{Kind, ParseError, Question};
use grade::files::{FileKind, decoded};
use render::json;

/// Judges an answer of several words: lines of working if all but the last can be read as such, otherwise a single
/// line.
fn judge_words(question: &Question, words: &[String]) -> Judgement {
    let in_lines = judge(question, &words.join("\n"));
    let lines = in_lines.working.as_ref().map(|working| &working.lines[..]);
    match lines {
        Some([before @ .., _]) if before.iter().all(|line| line.found != LineFound::NotRead) => {
            in_lines
        }
        _ => judge(question, &words.join(" ")),
    }
}

/// Judges the answer after a question.
pub(crate) fn run(arguments: &CheckWords, output: &Output) -> Result<Outcome, Error> {
    let words = &arguments.words;
    let [question, answer @ ..] = &words[..] else {
        unreachable!("clap asks for at least one word");
    };
    if question == sheets::STANDARD_INPUT && answer.is_empty() {
        return judge_lines(output);
    }
    let question: Question = match question.parse() {
        Err(_) if Kind::of_word(question).is_some() && !answer.is_empty() => {
            let example = || "a question such as nimlab check \"sum 5 4 3 2\" 0".to_owned();
            let meant = quoted_question(words).unwrap_or_else(example);
            return Err(format!("the question is not in quotation marks: expected {meant}").into());
        }
        parsed => parsed?,
    };
    if answer.is_empty() {
        return Err(format!("there is no answer after the question '{question}': expected one, such as nimlab check \"sum 5 4 3 2\" 0").into());
    }
    let judgement = judge_words(&question, answer);
    output.result(|| tell_judgement(&judgement, output.style), || json::judgement(&judgement))?;
    Ok(Outcome::of(judgement.verdict == Verdict::Right))
}

/// Judges lines of standard input, such as `sum 5 4 3 2 = 0`.
fn judge_lines(output: &Output) -> Result<Outcome, Error> {
    const LINES: FileKind = FileKind::new("text with questions and answers", &[], 4);
    let input = LINES.bytes(Path::new("standard input"), io::stdin().lock())?;
    let mut judgements = Vec::new();
    let mut outcome = Outcome::Right;
    for (number, line) in (1..).zip(decoded(&input).lines()) {
        match question_and_answer(line) {
            _ if line.trim().is_empty() => {}
            Ok((question, answer)) => {
                let judgement = judge(&question, answer);
                outcome = outcome.and(Outcome::of(judgement.verdict == Verdict::Right));
                judgements.push(judgement);
            }
            Err(why) => {
                output.error(&format!("standard input, line {number}: {why}"))?;
                outcome = Outcome::Unread;
            }
        }
    }
    if judgements.is_empty() && outcome == Outcome::Right {
        return Err(format!("standard input is empty: {EXPECTED}").into());
    }
    let told = || judgements.iter().flat_map(|it| tell_judgement(it, output.style).blocks);
    let document = || Document { blocks: told().collect() };
    if !judgements.is_empty() {
        output.result(document, || judgements.iter().map(json::judgement).collect())?;
    }
    Ok(outcome)
}

/// What a line of standard input must be.
const EXPECTED: &str = "expected a question and its answer, such as sum 5 4 3 2 = 0";

/// The question on a line, before the first = after which it is whole, and the answer.
fn question_and_answer(line: &str) -> Result<(Question, &str), String> {
    let mut why = None;
    for (place, _) in line.match_indices('=') {
        match line[..place].parse() {
            Ok(question) => return Ok((question, line[place + 1..].trim())),
            Err(error) => why = why.or(Some(ParseError::to_string(&error))),
        }
    }
    Err(why.unwrap_or_else(|| EXPECTED.to_owned()))
}
