//! Suggests a command line with quotation marks: for `nimlab check sum 5 4 3 1`, `nimlab check "sum 5 4 3" 1`.

use std::path::Path;

use super::args::is_number;
use super::lab_program::is_lab_file;
use crate::legible::{cut, in_quotes};
use crate::question::{Dash, Kind, Question, Request, parse_game};

/// A nimlab command line with these words, each quoted if a shell would split it.
pub(super) fn as_typed(start: &[&str], words: &[String]) -> String {
    const MOST_SHOWN: usize = 100;
    let mut line = vec!["nimlab".to_owned()];
    line.extend(start.iter().map(|&word| word.to_owned()));
    line.extend(words.iter().map(|word| in_quotes(word)));
    cut(&line.join(" "), MOST_SHOWN)
}

/// The command line for a question in plain English: `nimlab binary 13` for "what is 13 in binary?".
pub(super) fn asked_in_words(words: &[String]) -> Option<String> {
    let line = words.join(" ");
    let words =
        line.split_whitespace().map(|word| word.trim_matches(['?', '.', ',', '!', '"', '\'']));
    let words: Vec<&str> = words.collect();
    let numbers = words.iter().filter(|word| is_number(word));
    numbers.clone().next()?;
    // The name of a game comes before its rows, and is explained if nothing else is asked.
    let games = words.iter().filter(|word| parse_game(word).is_ok());
    let explain = games.clone().next().map(|_| Kind::Explain);
    let board: Vec<&str> = games.chain(numbers).copied().collect();
    let plain = words.iter().filter_map(|word| Kind::of_word(word));
    let meant = words.iter().filter_map(|word| Kind::suggestion_for(word));
    let kinds = plain.chain(meant).chain(explain).map(Kind::word);
    let mut requests = kinds.map(|kind| [&[kind], &board[..]].concat());
    let request = requests.find(|words| Request::from_words(words, Dash::Refused).is_ok())?;
    Some(as_typed(&request, &[]))
}

/// The command line for a file whose name was typed in place of a command.
pub(super) fn for_file(name: &str) -> Option<String> {
    let path = Path::new(name);
    let command: &[&str] = match path.extension()?.to_str()? {
        _ if is_lab_file(name) => &["grade"],
        "md" => &["check"],
        "txt" => &["play", "--review"],
        _ => return None,
    };
    path.is_file().then(|| as_typed(command, &[name.to_owned()]))
}

/// The command line that `nimlab check` would have understood, if the words are an unquoted question and its answer: as
/// many words as make a question, and the rest is the answer.
pub(super) fn quoted_question(words: &[String]) -> Option<String> {
    Kind::of_word(words.first()?)?;
    let (question, answer) = (1..words.len()).rev().find_map(|end| {
        let (question, answer) = words.split_at(end);
        let line = question.join(" ");
        line.parse::<Question>().is_ok().then_some((line, answer))
    })?;
    Some(as_typed(&["check"], &[&[question], answer].concat()))
}

/// The command line that `nimlab check` would have understood, if an option is outside the quoted question that it
/// belongs to: `nimlab check "winner 1 1 4 --misere" P`.
pub(super) fn with_option(words: &[String], option: &str) -> Option<String> {
    let at = words.iter().position(|word| word == option)?;
    let asked = words.iter().position(|word| word.parse::<Question>().is_ok())?;
    let whole = format!("{} {option}", words[asked]);
    whole.parse::<Question>().ok()?;
    let mut meant = words.to_vec();
    meant[asked] = whole;
    meant.remove(at);
    Some(as_typed(&["check"], &meant))
}
