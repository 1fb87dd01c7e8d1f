//! Errors on the command line: what clap finds is said in one line, with a tip if it is clear what was meant.

use std::error::Error;
use std::path::Path;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::args::{CommandLine, Format, is_number};
use crate::lab_program::is_lab_file;
use explain::document::wording::listed;
use explain::legible::{cut, in_quotes};
use explain::question::{Dash, Kind, Question, Request, Topic, nearest, parse_game};

/// What people want who type these words in place of a command.
const OTHER_WORDS: [(&str, &str); 5] = [
    ("version -v", "--version"),
    ("rules intro introduction", "lesson the-game"),
    ("tutorial course learn teach lessons", "lesson"),
    ("quiz exercise exercises train practise", "practice"),
    ("review replay", "play --review"),
];

/// The message for an error that clap has found in these words, which follow the name of the program.
pub(super) fn message(error: &clap::Error, words: &[String]) -> String {
    let [argument, value] = [ContextKind::InvalidArg, ContextKind::InvalidValue].map(|kind| {
        const MOST_SHOWN: usize = 40;
        cut(&context(error, kind), MOST_SHOWN)
    });
    let command = command_among(words);
    let help = command.as_ref().map_or("nimlab --help".into(), |it| format!("nimlab {it} --help"));
    let (fault, expected) = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let typed = cut(&context(error, ContextKind::InvalidSubcommand), 40);
            (
                format!("'{typed}' is not a command"),
                "a board, or a command that nimlab --help lists".into(),
            )
        }
        ErrorKind::UnknownArgument if argument.starts_with('-') => {
            (format!("'{argument}' is not an option here"), format!("one of {help}"))
        }
        ErrorKind::UnknownArgument => {
            (format!("'{argument}' is one word too many"), format!("what {help} lists"))
        }
        ErrorKind::InvalidValue if value.is_empty() => {
            (format!("'{argument}' has no value"), values(error, "one"))
        }
        ErrorKind::InvalidValue => {
            (format!("'{value}' is not possible for '{argument}'"), values(error, "another"))
        }
        ErrorKind::ValueValidation => {
            let fault = format!("'{value}' is not possible for '{argument}'");
            let why = error.source().map(ToString::to_string).unwrap_or_default();
            return format!("{fault}: {why}");
        }
        ErrorKind::MissingRequiredArgument => {
            (format!("{argument} is missing"), format!("words as in the examples of {help}"))
        }
        ErrorKind::ArgumentConflict => {
            let other = context(error, ContextKind::PriorArg);
            (format!("'{argument}' and '{other}' exclude each other"), "one of them".into())
        }
        ErrorKind::TooManyValues => {
            let fault = format!("'{value}' is one word too many for '{argument}'");
            (fault, format!("what {help} lists"))
        }
        _ => (format!("'{argument}' is not possible here"), format!("what {help} lists")),
    };
    match tip(error, command.as_deref(), words) {
        Some(tip) => format!("{fault}; did you mean '{tip}'?"),
        None => format!("{fault}: expected {expected}"),
    }
}

/// What clap says of an error, as words.
fn context(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(word)) => word.clone(),
        Some(ContextValue::Strings(words)) => {
            listed(words.iter().map(|word| word.clone().into()), "or").to_string()
        }
        _ => String::new(),
    }
}

/// The possible values, or these words where there is no list of them.
fn values(error: &clap::Error, otherwise: &str) -> String {
    Some(context(error, ContextKind::ValidValue))
        .filter(|values| !values.is_empty())
        .unwrap_or_else(|| otherwise.to_owned())
}

/// The first word that names a command.
fn command_among(words: &[String]) -> Option<String> {
    words.iter().find(|word| CommandLine::has_command(word)).cloned()
}

/// What was probably meant.
fn tip(error: &clap::Error, command: Option<&str>, words: &[String]) -> Option<String> {
    let [argument, typed, value] =
        [ContextKind::InvalidArg, ContextKind::InvalidSubcommand, ContextKind::InvalidValue]
            .map(|kind| context(error, kind));
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let similar = similar_command(&typed);
            // A word that is nearly a command is one, unless there is another in the question.
            let asks =
                similar.is_none() || words.iter().skip(1).any(|word| Kind::of_word(word).is_some());
            for_file(&typed).or_else(|| asked_in_words(words).filter(|_| asks)).or(similar)
        }
        ErrorKind::UnknownArgument | ErrorKind::TooManyValues => {
            let name = argument.trim_start_matches('-').to_ascii_lowercase();
            let after = words.iter().position(|word| Some(&**word) == command);
            let after = &words[after.map_or(0, |at| at + 1)..];
            let quoted =
                || command.filter(|it| *it == "check").and_then(|_| quoted_question(after));
            let format = Format::all_of(command).find(|known| known.name() == name);
            quoted()
                .or_else(|| Some(format!("--format {}", format?.name())))
                .or_else(|| Some(other_word(&argument)?.to_owned()))
                .or_else(|| CommandLine::has_command(&name).then(|| format!("nimlab {name}")))
                .or_else(|| near(&argument, &context(error, ContextKind::SuggestedArg)))
        }
        ErrorKind::InvalidValue if argument.contains("TOPIC") => {
            if is_number(&value) {
                return Some(as_typed(&[command?, "--count"], &[value]));
            }
            Some(Topic::suggestion_for(&value)?.word().clone())
        }
        ErrorKind::InvalidValue => near(&value, &context(error, ContextKind::SuggestedValue)),
        _ => None,
    }
}

/// What clap finds similar, if it is: it may be far from what was typed.
fn near(typed: &str, similar: &str) -> Option<String> {
    nearest(typed, [similar].into_iter().filter(|word| !word.is_empty())).map(str::to_owned)
}

/// The command that another word means.
fn other_word(typed: &str) -> Option<&'static str> {
    let typed = typed.to_lowercase();
    let mut known = OTHER_WORDS.iter();
    known.find(|(words, _)| words.split(' ').any(|word| word == typed)).map(|&(_, meant)| meant)
}

/// The command that a word means, that it is the beginning of, or that has the most similar name.
fn similar_command(typed: &str) -> Option<String> {
    const SHORTEST_BEGINNING: usize = 3;
    let names = CommandLine::commands();
    let names = names.iter().map(String::as_str);
    let typed = typed.to_lowercase();
    let begun = |name: &&str| typed.len() >= SHORTEST_BEGINNING && name.starts_with(&typed);
    other_word(&typed)
        .or_else(|| names.clone().find(begun))
        .or_else(|| nearest(&typed, names))
        .or_else(|| Kind::suggestion_for(&typed).map(Kind::word))
        .map(str::to_owned)
}

/// A nimlab command line with these words, each quoted if a shell would split it.
pub(super) fn as_typed(start: &[&str], words: &[String]) -> String {
    const MOST_SHOWN: usize = 100;
    let start = start.iter().map(|&word| word.to_owned());
    let words: Vec<String> = start.chain(words.iter().map(|word| in_quotes(word))).collect();
    cut(&format!("nimlab {}", words.join(" ")), MOST_SHOWN)
}

/// The command line for a question in plain English: `nimlab binary 13` for "what is 13 in binary?".
fn asked_in_words(words: &[String]) -> Option<String> {
    let before_options = words.iter().take_while(|word| !word.starts_with("--"));
    let line = before_options.map(String::as_str).collect::<Vec<_>>().join(" ");
    let words: Vec<&str> = line
        .split_whitespace()
        .map(|word| word.trim_matches(['?', '.', ',', '!', '"', '\'']))
        .collect();
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
fn for_file(name: &str) -> Option<String> {
    let path = Path::new(name);
    let command: &[&str] = match path.extension()?.to_str()? {
        _ if is_lab_file(name) => &["grade"],
        "md" => &["grade"],
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
