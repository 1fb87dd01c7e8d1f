//! GIFT, which Moodle reads and others too: `::Question 01::[html]<p>…</p> {#=%100%6:0#Right. =%0%8:0#…####…}`.
//!
//! A question ends at an empty line, so none stands in it.

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
    let name = escaped(&item.name);
    let general = format!("####[html]{}", markup(&item.general_feedback));
    let answers: String = match &item.response {
        QuizResponse::Choice(answers) => answers.iter().map(choice).collect(),
        QuizResponse::Number(answers) => {
            let answers: String = answers.iter().map(number).collect();
            format!("#{answers}")
        }
        QuizResponse::Text(answers) => {
            // Of what a star stands for, the first that fits counts.
            let otherwise = item.otherwise.iter();
            let otherwise = otherwise.map(|said| format!("\n=%0%*#[html]{}", markup(said)));
            answers.iter().map(typed).chain(otherwise).collect()
        }
        QuizResponse::ByHand(_) => String::new(),
    };
    format!(
        "::{name}::[html]{} {{{answers}{general}\n}}",
        markup(&item.prompt)
    )
}

fn choice(answer: &QuizAnswer) -> String {
    let sign = if answer.is_right { '=' } else { '~' };
    let text = escaped(&answer.text);
    format!("\n{sign}{text}#[html]{}", markup(&answer.feedback))
}

fn number(answer: &QuizAnswer) -> String {
    let (percent, text) = (percent(answer), &answer.text);
    format!("\n=%{percent}%{text}:0#[html]{}", markup(&answer.feedback))
}

fn typed(answer: &QuizAnswer) -> String {
    let (percent, text) = (percent(answer), escaped(&answer.text));
    format!("\n=%{percent}%{text}#[html]{}", markup(&answer.feedback))
}

fn percent(answer: &QuizAnswer) -> &'static str {
    if answer.is_right { "100" } else { "0" }
}

fn markup(document: &Document) -> String {
    escaped(html_for_others(document).trim())
}

/// Text of which nothing is a sign of GIFT.
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

/// To HTML, the end of a line is a space.
fn on_one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}
