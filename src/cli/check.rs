//! `nimlab check`: an answer judged, or worksheets where the first word is a file, a folder, or `-`.

use super::args::CheckWords;
use super::error::Error;
use super::outcome::Outcome;
use super::output::Output;
use super::sheets;
use super::unquoted::quoted_question;
use crate::document::tell_judgement;
use crate::judgement::{Verdict, judge};
use crate::question::{Kind, ParseError, Question};
use crate::render::json;

/// Whether a word is a whole equation, such as `5 ^ 4 = 1`.
fn is_equation(word: &str) -> bool {
    let sides = word.split_once('=');
    sides.is_some_and(|(first, second)| !first.trim().is_empty() && !second.trim().is_empty())
}

/// Judges the answer that follows a question.
pub(super) fn run(arguments: &CheckWords, output: &Output) -> Result<Outcome, Error> {
    let CheckWords {
        words,
        sheet,
        class,
    } = arguments;
    let [question, answer @ ..] = &words[..] else {
        unreachable!("clap asks for at least one word");
    };
    if sheet.is_some()
        || class.is_given()
        || question == sheets::STANDARD_INPUT
        || sheets::is_path(question)
    {
        return sheets::run(arguments, output);
    }
    let question: Question = match question.parse() {
        Err(ParseError::UnknownQuestion { .. }) if sheets::looks_like_a_path(question) => {
            return sheets::run(arguments, output);
        }
        Err(_) if Kind::of_word(question).is_some() && !answer.is_empty() => {
            let example = || "a question such as nimlab check \"sum 5 4 3 2\" 0".to_owned();
            let meant = quoted_question(words).unwrap_or_else(example);
            return Err(Error::NotQuoted { meant });
        }
        parsed => parsed?,
    };
    if answer.is_empty() {
        return Err(Error::NoAnswer(Box::new(question)));
    }
    if output.format().is_for_files() {
        return Err(Error::format_for_files(output.format()));
    }
    // A line of working may be a word of its own, or several lines one word.
    let is_working = answer.len() > 1
        && answer[..answer.len() - 1]
            .iter()
            .all(|word| is_equation(word));
    let between = if is_working { "\n" } else { " " };
    let judgement = judge(&question, &answer.join(between), output.names);
    output.result(
        || tell_judgement(&judgement, output.style),
        || json::judgement(&judgement),
    )?;
    Ok(if judgement.verdict == Verdict::Right {
        Outcome::Right
    } else {
        Outcome::NotRight
    })
}
