//! Errors on the command line: clap finds and words them, and nimlab adds what was probably meant.
//!
//! `nimlab what is 13 in binary` is no command, and the tip is `nimlab binary 13`.

use clap::error::ContextKind::{
    InvalidArg, InvalidSubcommand, InvalidValue, Suggested, SuggestedArg, SuggestedSubcommand,
    SuggestedValue, Usage, ValidValue,
};
use clap::error::{ContextValue, ErrorKind};

use super::args::{CommandLine, Format, is_number};
use super::implied::begins_with_number;
use super::suggestion::{command_among, suggested_command};
use super::unquoted::{as_typed, asked_in_words, for_file, quoted_question, with_option};
use crate::legible::cut;
use crate::question::{Kind, Topic, begins_with_game, nearest};

/// The message for an error that clap has found in these words, which follow the name of the program.
pub(super) fn message(mut report: clap::Error, words: &[String]) -> String {
    const MOST_SHOWN: usize = 40;
    let text = |kind| match report.get(kind) {
        Some(ContextValue::String(word)) => word.clone(),
        _ => String::new(),
    };
    let [argument, command, value] = [InvalidArg, InvalidSubcommand, InvalidValue].map(text);
    // What clap finds similar may be far from what was typed: choose from photosynthesis.
    let similar = [SuggestedArg, SuggestedValue].map(text);
    let similar = similar.iter().map(String::as_str);
    let typed = if value.is_empty() { &argument } else { &value };
    let near = nearest(typed, similar.filter(|word| !word.is_empty()));
    let meant = match report.kind() {
        ErrorKind::InvalidSubcommand => in_place_of_command(&command, words),
        ErrorKind::InvalidValue => in_place_of_value(&argument, &value, words),
        ErrorKind::UnknownArgument | ErrorKind::TooManyValues => {
            in_place_of_argument(&argument, words)
        }
        _ => None,
    };
    let meant = meant.or_else(|| near.map(str::to_owned));
    let is_missing = report.kind() == ErrorKind::MissingRequiredArgument;
    let lacking = command_among(words).filter(|_| is_missing);
    let example = lacking.and_then(example);
    let typed = [(InvalidArg, argument), (InvalidSubcommand, command), (InvalidValue, value)];
    for (kind, word) in typed.into_iter().filter(|(_, word)| !word.is_empty()) {
        report.insert(kind, ContextValue::String(cut(&word, MOST_SHOWN)));
    }
    // One of them is that an unknown option might be a value, but what begins with a dash is no board.
    for kind in [Suggested, SuggestedArg, SuggestedSubcommand, SuggestedValue] {
        report.remove(kind);
    }
    if meant.is_some() {
        report.remove(Usage);
        report.remove(ValidValue);
    }
    let tip = meant.map(|meant| format!("did you mean '{meant}'?"));
    if let Some(tip) = tip.or_else(|| Some(format!("for example '{}'", example?))) {
        report.insert(Suggested, ContextValue::StyledStrs(vec![tip.into()]));
    }
    let message = report.render().to_string();
    message.trim_start_matches("error: ").trim_end().to_owned()
}

/// The first example in a command's help.
fn example(command: &str) -> Option<String> {
    let built = CommandLine::built();
    let help = built.find_subcommand(command)?.get_after_help()?.to_string();
    let (_, examples) = help.split_once("Examples:")?;
    examples.trim().lines().next().map(str::to_owned)
}

/// The line for a file, or for a question in plain English, or else a command with a similar name.
fn in_place_of_command(typed: &str, words: &[String]) -> Option<String> {
    let command = suggested_command(typed);
    // A word that is nearly a command is one, unless another stands in what is asked.
    let mut others = words.iter().skip(1);
    let is_asked = command.is_none() || others.any(|word| Kind::of_word(word).is_some());
    let asked = || asked_in_words(words).filter(|_| is_asked);
    let line = for_file(typed).or_else(asked);
    line.or_else(|| command.map(str::to_owned))
}

/// The topic or command with a similar name, or the option for a number of questions.
fn in_place_of_value(argument: &str, value: &str, words: &[String]) -> Option<String> {
    if argument.contains("COMMAND") {
        return suggested_command(value).map(str::to_owned);
    }
    let command = command_among(words).filter(|_| argument.contains("TOPIC"))?;
    if is_number(value) {
        return Some(as_typed(&[command, "--count"], &[value.to_owned()]));
    }
    Topic::suggestion_for(value).map(|topic| topic.word().to_owned())
}

/// A question with quotation marks, a board with its option or without one, or nimlab's form of an option of other programs:
/// `--json` is `--format json`.
fn in_place_of_argument(option: &str, words: &[String]) -> Option<String> {
    let command = command_among(words);
    let at = words.iter().position(|word| Some(&word[..]) == command);
    let after = &words[at.map_or(0, |at| at + 1)..];
    let is_board = |word: &String| begins_with_number(word) || begins_with_game(word);
    let asked = quoted_question(after).or_else(|| with_option(after, option));
    let word = option.trim_start_matches('-').to_ascii_lowercase();
    match (&word[..], command) {
        (_, Some("check")) if asked.is_some() => asked,
        ("no-color" | "no-colour", _) => Some("--color never".to_owned()),
        ("board" | "game", _) => {
            let mut words = words.to_vec();
            words.retain(|word| word != option);
            Some(as_typed(&[], &words))
        }
        (_, Some("verify")) if after.len() == 2 && after.iter().all(|word| is_number(word)) => {
            Some(format!("nimlab verify --rows {} --max {}", after[0], after[1]))
        }
        (_, Some("play")) if after.first().is_some_and(is_board) => {
            Some(as_typed(&["play", "--board"], after))
        }
        _ => {
            let mut formats = Format::all_of(command).map(Format::name);
            let format = formats.find(|format| *format == word)?;
            Some(format!("--format {format}"))
        }
    }
}
