//! Errors on the command line: one message that names the offending word, what was expected, and the command line that
//! was probably meant.
//!
//! `nimlab explian 5 4 3` asks whether 'explain' was meant. clap finds what is wrong; the words are made here.

use std::error::Error as _;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command};

use super::args::{Format, is_number};
use super::help::{built, example_of};
use super::suggestion::{command_among, did_you_mean, no_such_command, shown, suggested_command};
use super::unquoted::{as_typed, asked_in_words, for_file, quoted_question, with_option};
use crate::question::{Kind, Topic, parse_board, parse_game};

/// The message for an error that clap has found in these words, which follow the name of the program.
pub(super) fn message(report: &clap::Error, words: &[String]) -> String {
    let first = |kind| context(report, kind).into_iter().next().unwrap_or_default();
    let misuse = Misuse {
        report,
        words,
        command: command_among(words),
        name: plain(&first(ContextKind::InvalidArg)),
        value: first(ContextKind::InvalidValue),
    };
    match report.kind() {
        ErrorKind::InvalidSubcommand => misuse.no_command(&first(ContextKind::InvalidSubcommand)),
        ErrorKind::UnknownArgument | ErrorKind::TooManyValues => misuse.one_too_many(),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => misuse.no_value(),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            misuse.lacks_value()
        }
        ErrorKind::ArgumentConflict => misuse.conflict(&plain(&first(ContextKind::PriorArg))),
        ErrorKind::InvalidUtf8 => "a word is not text in UTF-8: expected text".to_owned(),
        _ => misuse.missing(),
    }
}

/// Other possible topics.
const OR_A_GAME: &str = ", or a game such as lasker or octal:0.137";

struct Misuse<'a> {
    report: &'a clap::Error,
    /// Without the name of the program.
    words: &'a [String],
    /// The command that is used, if it is valid.
    command: Option<&'static str>,
    /// The argument at fault, if there is one; the word itself, if it is not known.
    name: String,
    /// What was given for it.
    value: String,
}

impl Misuse<'_> {
    /// The first word is not a command.
    fn no_command(&self, typed: &str) -> String {
        let whole = typed.split_whitespace().next();
        let kind = whole.filter(|first| *first != typed);
        let Some(kind) = kind.and_then(Kind::of_word).map(Kind::word) else {
            // A word that is nearly a command is one, unless another stands in what is asked.
            let mut words = self.words.iter().skip(1);
            let is_asked = words.any(|word| Kind::of_word(word).is_some())
                || suggested_command(typed).is_none();
            let in_words = || asked_in_words(self.words).filter(|_| is_asked);
            return no_such_command(typed, for_file(typed).or_else(in_words));
        };
        let after = typed.trim_start().trim_start_matches(kind).trim();
        let expected = format!("words, such as nimlab {kind} {after}");
        refused(typed, "is one word in quotation marks", &expected)
    }

    /// A word or an option that the command does not take.
    fn one_too_many(&self) -> String {
        let Self { name, value, .. } = self;
        let is_option = name.starts_with('-');
        if is_option && !value.is_empty() {
            let value = shown(value);
            return format!("{name} takes no value, and {value} was given: expected {name} alone");
        }
        let word = if value.is_empty() { name } else { value };
        let Some(command) = self.command else {
            let example = match &word[..] {
                "--misere" => "--misere 1 1 4",
                "--move" => "5 4 3 --move 1,2",
                _ => "5 4 3",
            };
            let expected = format!("one, such as nimlab explain {example}");
            return refused(word, "needs a command before it", &expected);
        };
        let at = self.words.iter().position(|word| word == command);
        let words = &self.words[at.map_or(0, |at| at + 1)..];
        match command {
            _ if is_option => self.no_option(word, command, words),
            "verify" => {
                let mut numbers = words.iter().filter(|word| is_number(word));
                let mut next = |usual| numbers.next().map_or(usual, String::as_str);
                let (rows, max) = (next("4"), next("7"));
                let sizes = format!(
                    "the sizes after their options, such as nimlab verify --rows {rows} --max {max}"
                );
                refused(word, "stands alone", &sizes)
            }
            "play" => {
                let expected = if is_board(words) {
                    let meant = as_typed(&["play", "--board"], words);
                    format!("a board after --board, such as {meant}")
                } else {
                    "at most two, such as nimlab play Alice Bob".to_owned()
                };
                refused(word, "is one player too many", &expected)
            }
            _ => {
                let fault = format!("is one word too many for nimlab {command}");
                let example = example_of(&built(), command);
                refused(word, &fault, &format!("for example {example}"))
            }
        }
    }

    /// An option that the command does not take, with the words after the command.
    fn no_option(&self, option: &str, command: &str, words: &[String]) -> String {
        let in_question = || quoted_question(words).or_else(|| with_option(words, option));
        if let Some(meant) = (command == "check").then(in_question).flatten() {
            let fault = "belongs to the question, which stands in quotation marks";
            return refused(option, fault, &meant);
        }
        let fault = format!("is not an option of nimlab {command}");
        // A board or a topic names its game without an option.
        let mut from_option = self.words.iter().skip_while(|word| *word != option);
        let game = from_option
            .nth(1)
            .filter(|game| option == "--game" && parse_game(game).is_ok());
        if let Some(game) = game {
            return refused(option, &fault, &format!("the game by itself, {game}"));
        }
        let all = built();
        let options = all.find_subcommand(command).map(options);
        let options = options.unwrap_or_default();
        // An option of another command is not a typo.
        let mut commands = all.get_subcommands();
        let is_elsewhere = commands.any(|other| self::options(other).iter().any(|it| it == option));
        let nearest = self.suggested(ContextKind::SuggestedArg, &options);
        let meant = equivalent_option(option, command).or(nearest.filter(|_| !is_elsewhere));
        let meant = did_you_mean(meant.as_deref());
        let (option, options) = (shown(option), options.join(", "));
        format!("{option} {fault}:{meant} expected one of {options}")
    }

    /// A missing value, or one that an argument does not take.
    fn no_value(&self) -> String {
        let (name, value) = (&self.name[..], &self.value);
        let word = shown(value);
        match (name, self.report.source()) {
            _ if name.starts_with('-') && value.is_empty() => return self.lacks_value(),
            ("TOPIC", Some(expected)) => return expected.to_string(),
            (_, Some(expected)) => return format!("{word} is not a value of {name}: {expected}"),
            ("COMMAND", None) => return no_such_command(value, None),
            _ => {}
        }
        let values = self.values();
        let expected = one_of(&values);
        // If there is only one value, the expectation names it already.
        let meant = self.suggested(ContextKind::SuggestedValue, &values);
        let meant = meant.filter(|_| values.len() > 1);
        let (what, meant, expected) = match name {
            "TOPIC" if value.is_empty() || is_number(value) => {
                let command = self.command.unwrap_or("practice");
                let count = format!("such as nimlab {command} --count {value}");
                let expected = format!(
                    "a number of questions after --count, {count}, or {expected}{OR_A_GAME}"
                );
                ("a topic".to_owned(), None, expected)
            }
            "TOPIC" => {
                let meant = Topic::suggestion_for(value).map(|topic| topic.word().to_owned());
                ("a topic".to_owned(), meant, expected + OR_A_GAME)
            }
            "SHELL" => ("a shell".to_owned(), meant, expected),
            _ => (format!("a value of {name}"), meant, expected),
        };
        let meant = did_you_mean(meant.as_deref());
        format!("{word} is not {what}:{meant} expected {expected}")
    }

    /// An option without its value.
    fn lacks_value(&self) -> String {
        let values = self.values();
        let expected = if values.is_empty() {
            let argument = context(self.report, ContextKind::InvalidArg).concat();
            let placeholder = argument.split_once('<').map_or("a value", |(_, rest)| {
                rest.trim_end_matches(['>', '.', ']'])
            });
            format!("{placeholder} after it")
        } else {
            one_of(&values)
        };
        format!("{} needs a value: expected {expected}", self.name)
    }

    /// Two options that exclude each other.
    fn conflict(&self, prior: &str) -> String {
        let name = &self.name;
        if prior.is_empty() {
            format!("{name} cannot stand beside the other words: expected it without them")
        } else {
            format!("{name} and {prior} cannot stand together: expected one of them")
        }
    }

    /// The command needs more words.
    fn missing(&self) -> String {
        let command = self.command.unwrap_or("explain");
        let lacks = if self.name.is_empty() {
            "more words"
        } else {
            &self.name
        };
        let example = example_of(&built(), command);
        format!("nimlab {command} needs {lacks}: expected for example {example}")
    }

    /// The values that the argument takes here, without those that only other commands can write.
    fn values(&self) -> Vec<String> {
        if self.name == "--format" {
            let formats = Format::all_of(self.command);
            return formats.map(|format| format.name().to_owned()).collect();
        }
        context(self.report, ContextKind::ValidValue)
    }

    /// The word that clap suggests, if it is one of these.
    fn suggested(&self, kind: ContextKind, of: &[String]) -> Option<String> {
        let word = context(self.report, kind).into_iter().next()?;
        Some(plain(&word)).filter(|word| of.contains(word))
    }
}

/// What clap says of this kind about an error.
fn context(report: &clap::Error, kind: ContextKind) -> Vec<String> {
    match report.get(kind) {
        Some(ContextValue::String(one)) => vec![one.clone()],
        Some(ContextValue::Strings(several)) => several.clone(),
        _ => Vec::new(),
    }
}

/// What is wrong with a word, and what was expected.
fn refused(word: &str, fault: &str, expected: &str) -> String {
    let word = shown(word);
    format!("{word} {fault}: expected {expected}")
}

/// The name of an argument without clap's decoration: `--format <FORMAT>`, `[TOPIC]...`.
fn plain(argument: &str) -> String {
    let plain = if argument.starts_with('-') {
        argument.split([' ', '=', '[']).next().unwrap_or_default()
    } else {
        let inner = argument.strip_prefix(['[', '<']);
        inner.map_or(argument, |inner| inner.trim_end_matches(['.', ']', '>']))
    };
    plain.to_owned()
}

/// nimlab's form of an option of other programs: `--json` is `--format json`.
fn equivalent_option(option: &str, command: &str) -> Option<String> {
    let word = option.trim_start_matches('-').to_ascii_lowercase();
    if ["no-color", "no-colour"].contains(&&word[..]) {
        return Some("--color never".to_owned());
    }
    let mut formats = Format::all_of(Some(command));
    let format = formats.find(|format| format.name() == word)?;
    Some(format!("--format {}", format.name()))
}

/// What is expected: one of these words, or the only one.
fn one_of(words: &[String]) -> String {
    match words {
        [only] => only.clone(),
        _ => format!("one of {}", words.join(", ")),
    }
}

/// Whether words are a board, or at least begin like one.
fn is_board(words: &[String]) -> bool {
    let begins = |word: &String| word.starts_with(|c: char| c.is_ascii_digit() || "[(".contains(c));
    words.first().is_some_and(begins) || words == ["-"] || parse_board(&words.join(" ")).is_ok()
}

/// The options of a command, including those of every command.
fn options(command: &Command) -> Vec<String> {
    let options = command.get_arguments().filter_map(Arg::get_long);
    options.map(|long| format!("--{long}")).collect()
}
