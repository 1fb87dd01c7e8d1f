//! GIFT, a format of Moodle and other platforms: `::Question 01::[html]<p>…</p> {#=%100%6:0#Right. =%0%8:0#…####…}`.
//!
//! A question ends at an empty line, so it cannot contain one.

use std::fmt::Write;

use super::{Quiz, QuizAnswer, QuizItem, QuizResponse};
use crate::document::Document;
use crate::render::html_for_others;

impl Quiz {
    /// As GIFT.
    #[must_use]
    pub fn to_gift(&self) -> String {
        let mut gift = String::new();
        for category in &self.categories {
            let path = self.path_of(&category.name);
            // Writing to a string cannot fail.
            let _ = write!(gift, "$CATEGORY: {}\n\n", on_one_line(&path));
            for item in &category.items {
                let _ = write!(gift, "{}\n\n", question(item));
            }
        }
        gift
    }
}

fn question(item: &QuizItem) -> String {
    let (name, prompt) = (escaped(&item.name), markup(&item.prompt));
    let answers = item.response.answers().iter();
    let answers = answers.map(|answer| listed(answer, &item.response));
    // A star matches anything; the first answer that fits counts.
    let otherwise = item.otherwise.iter();
    let otherwise = otherwise.map(|said| format!("\n=%0%*#[html]{}", markup(said)));
    let answers: String = answers.chain(otherwise).collect();
    let general = markup(&item.general_feedback);
    let begin = match item.response {
        QuizResponse::Number(_) => "#",
        _ => "",
    };
    format!("::{name}::[html]{prompt} {{{begin}{answers}####[html]{general}\n}}")
}

/// An answer with its sign, its worth, and the tolerance of a number.
fn listed(answer: &QuizAnswer, response: &QuizResponse) -> String {
    let (right, wrong, tolerance) = match response {
        QuizResponse::Choice(_) => ("=", "~", ""),
        QuizResponse::Number(_) => ("=%100%", "=%0%", ":0"),
        QuizResponse::Text(_) | QuizResponse::ByHand(_) => ("=%100%", "=%0%", ""),
    };
    let sign = if answer.is_right { right } else { wrong };
    let (text, feedback) = (escaped(&answer.text), markup(&answer.feedback));
    format!("\n{sign}{text}{tolerance}#[html]{feedback}")
}

fn markup(document: &Document) -> String {
    escaped(html_for_others(document).trim())
}

/// Text with all signs of GIFT escaped.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in on_one_line(text).chars() {
        if "~=#{}:\\".contains(character) {
            escaped.push('\\');
        }
        escaped.push(character);
    }
    escaped
}

/// In HTML a line end is a space.
fn on_one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}
