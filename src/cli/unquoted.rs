//! The command line that was probably meant: `nimlab check sum 5 4 3 1` for `nimlab check "sum 5 4 3" 1`.

use crate::legible::{cut, in_quotes};
use crate::question::{Kind, Question};

/// A command line of nimlab with these words, each in quotation marks where a shell would part it.
pub(super) fn as_typed(start: &[&str], words: &[String]) -> String {
    const MOST_SHOWN: usize = 100;
    let mut line = vec!["nimlab".to_owned()];
    line.extend(start.iter().map(|&word| word.to_owned()));
    line.extend(words.iter().map(|word| in_quotes(word)));
    cut(&line.join(" "), MOST_SHOWN)
}

/// The command line that `nimlab check` would have understood, where the words are a question and its answer without
/// quotation marks around the question: as many words as make a question, and the rest is the answer.
pub(super) fn quoted_question(words: &[String]) -> Option<String> {
    Kind::of_word(words.first()?)?;
    let (question, answer) = (1..words.len()).rev().find_map(|end| {
        let (question, answer) = words.split_at(end);
        let line = question.join(" ");
        line.parse::<Question>().is_ok().then_some((line, answer))
    })?;
    Some(as_typed(&["check"], &[&[question], answer].concat()))
}

/// The command line that `nimlab check` would have understood, where an option stands outside of the question that it
/// belongs to: `nimlab check "winner 1 1 4 --misere" P`.
pub(super) fn with_option(words: &[String], option: &str) -> Option<String> {
    let at = words.iter().position(|word| word == option)?;
    let asked = words
        .iter()
        .position(|word| word.parse::<Question>().is_ok())?;
    let whole = format!("{} {option}", words[asked]);
    whole.parse::<Question>().ok()?;
    let mut meant = words.to_vec();
    meant[asked] = whole;
    meant.remove(at);
    Some(as_typed(&["check"], &meant))
}
