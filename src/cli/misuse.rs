//! What is said where the command line cannot be understood: one message that names the offending word, what was expected,
//! and the command line that was probably meant.
//!
//! `nimlab explian 5 4 3` is asked whether 'explain' was meant. clap finds what is wrong; the words are these.

use std::error::Error as _;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, CommandFactory};

use super::args::{CommandLine, Format};
use super::help::example_of;
use super::meant::{command_among, did_you_mean, no_such_command, shown};
use super::unquoted::{as_typed, quoted_question, with_option};
use crate::question::{Kind, Topic, parse_board, parse_game};

/// The message for what clap has found wrong about these words, which stand behind the name of the program.
pub(super) fn message(report: &clap::Error, words: &[String]) -> String {
    let misuse = Misuse {
        report,
        words,
        command: command_among(words),
    };
    match report.kind() {
        ErrorKind::InvalidSubcommand => misuse.no_command(),
        ErrorKind::UnknownArgument | ErrorKind::TooManyValues => misuse.one_too_many(),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => misuse.no_value(),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            misuse.lacks_value()
        }
        ErrorKind::ArgumentConflict => misuse.conflict(),
        ErrorKind::InvalidUtf8 => "a word is not text in UTF-8: expected text".to_owned(),
        _ => misuse.missing(),
    }
}

/// What else can be a topic.
const OR_A_GAME: &str = ", or a game such as lasker or octal:0.137";

struct Misuse<'a> {
    report: &'a clap::Error,
    /// Without the name of the program.
    words: &'a [String],
    /// The command that is used, if it is one.
    command: Option<&'static str>,
}

impl Misuse<'_> {
    /// The first word is no command.
    fn no_command(&self) -> String {
        let typed = self.context(ContextKind::InvalidSubcommand);
        let whole = typed.split_whitespace().next();
        if let Some(kind) = whole
            .filter(|first| *first != typed)
            .and_then(Kind::of_word)
        {
            let after = typed.trim_start().trim_start_matches(kind.word()).trim();
            return format!(
                "{} is one word in quotation marks: expected words, such as nimlab {} {after}",
                shown(&typed),
                kind.word()
            );
        }
        no_such_command(&typed)
    }

    /// A word or an option that the command does not take.
    fn one_too_many(&self) -> String {
        let argument = plain(&self.context(ContextKind::InvalidArg));
        let value = self.context(ContextKind::InvalidValue);
        let is_option = argument.starts_with('-');
        if is_option && !value.is_empty() {
            return format!(
                "{argument} takes no value, and {} was given: expected {argument} alone",
                shown(&value)
            );
        }
        let word = if value.is_empty() { argument } else { value };
        let Some(command) = self.command else {
            let example = match &word[..] {
                "--misere" => "nimlab explain --misere 1 1 4",
                "--move" => "nimlab explain 5 4 3 --move 1,2",
                _ => "nimlab explain 5 4 3",
            };
            return format!(
                "{} needs a command before it: expected one, such as {example}",
                shown(&word)
            );
        };
        match command {
            "check" if is_option => {
                let words = self.words_after(command);
                let meant = quoted_question(&words).or_else(|| with_option(&words, &word));
                if let Some(meant) = meant {
                    return format!(
                        "{} belongs to the question, which stands in quotation marks: expected {meant}",
                        shown(&word)
                    );
                }
            }
            "verify" if !is_option => {
                let numbers = self.numbers_after(command);
                let max = numbers.get(1).copied().unwrap_or("7");
                let rows = numbers.first().copied().unwrap_or("4");
                return format!(
                    "{} stands alone: expected the sizes after their options, such as nimlab verify --rows {rows} --max {max}",
                    shown(&word)
                );
            }
            "play" if !is_option => {
                let words = self.words_after(command);
                if is_board(&words.iter().map(String::as_str).collect::<Vec<_>>()) {
                    return format!(
                        "{} is one player too many: expected a board after --board, such as {}",
                        shown(&word),
                        as_typed(&["play", "--board"], &words)
                    );
                }
                return format!(
                    "{} is one player too many: expected at most two, such as nimlab play Alice Bob",
                    shown(&word)
                );
            }
            _ => {}
        }
        if is_option {
            let options = options(command);
            let nearest = self.suggested(ContextKind::SuggestedArg);
            // What is an option elsewhere is no slip of the finger.
            let is_slip = |option: &String| options.contains(option) && !is_option_elsewhere(&word);
            let nearest = nearest.filter(is_slip);
            if let Some(game) = self.game_after(&word) {
                return format!(
                    "{} is not an option of nimlab {command}: expected the game by itself, {game}",
                    shown(&word)
                );
            }
            let meant = said_otherwise(&word, command).or(nearest);
            return format!(
                "{} is not an option of nimlab {command}:{} expected one of {}",
                shown(&word),
                did_you_mean(meant.as_deref()),
                options.join(", ")
            );
        }
        format!(
            "{} is one word too many for nimlab {command}: expected for example {}",
            shown(&word),
            example_of(&built(), command)
        )
    }

    /// The game behind `--game`, where it should stand without it, as a board or a topic does.
    fn game_after(&self, option: &str) -> Option<&str> {
        let mut words = self.words.iter().skip_while(|word| *word != option);
        let game = words.nth(1).filter(|_| option == "--game")?;
        parse_game(game).is_ok().then_some(game)
    }

    /// A value that an argument does not take, or none.
    fn no_value(&self) -> String {
        let value = self.context(ContextKind::InvalidValue);
        let argument = self.context(ContextKind::InvalidArg);
        let name = plain(&argument);
        if name.starts_with('-') && value.is_empty() {
            return self.lacks_value();
        }
        if let Some(expected) = self.report.source() {
            if name == "TOPIC" {
                return expected.to_string();
            }
            return format!("{} is not a value of {name}: {expected}", shown(&value));
        }
        let values = self.values(&name);
        let what = match &name[..] {
            "TOPIC" if value.bytes().all(|byte| byte.is_ascii_digit()) => {
                let command = self.command.unwrap_or("practice");
                return format!(
                    "{} is not a topic: expected a number of questions after --count, such as nimlab {command} --count {value}, or one of {}{OR_A_GAME}",
                    shown(&value),
                    listed(values.iter().map(String::as_str))
                );
            }
            "TOPIC" => {
                return format!(
                    "{} is not a topic:{} expected one of {}{OR_A_GAME}",
                    shown(&value),
                    did_you_mean(Topic::meant_by(&value).map(Topic::word)),
                    listed(values.iter().map(String::as_str))
                );
            }
            "COMMAND" => return no_such_command(&value),
            "SHELL" => "a shell".to_owned(),
            _ => format!("a value of {name}"),
        };
        // What is expected names the only value there is.
        let is_choice = |meant: &String| values.len() > 1 && values.contains(meant);
        let meant = self
            .suggested(ContextKind::SuggestedValue)
            .filter(is_choice);
        format!(
            "{} is not {what}:{} expected {}",
            shown(&value),
            did_you_mean(meant.as_deref()),
            one_of(&values)
        )
    }

    /// An option without what must follow it.
    fn lacks_value(&self) -> String {
        let argument = self.context(ContextKind::InvalidArg);
        let name = plain(&argument);
        let values = self.values(&name);
        let expected = if values.is_empty() {
            let placeholder = argument.split_once('<').map_or("a value", |(_, rest)| {
                rest.trim_end_matches(['>', '.', ']'])
            });
            format!("{placeholder} after it")
        } else {
            one_of(&values)
        };
        format!("{name} needs a value: expected {expected}")
    }

    /// Two options that cannot stand together.
    fn conflict(&self) -> String {
        let name = plain(&self.context(ContextKind::InvalidArg));
        let prior = plain(&self.context(ContextKind::PriorArg));
        if prior.is_empty() {
            format!("{name} cannot stand beside the other words: expected it without them")
        } else {
            format!("{name} and {prior} cannot stand together: expected one of them")
        }
    }

    /// The command needs more words.
    fn missing(&self) -> String {
        let command = self.command.unwrap_or("explain");
        let lacks = plain(&self.context(ContextKind::InvalidArg));
        let lacks = if lacks.is_empty() {
            "more words"
        } else {
            &lacks
        };
        format!(
            "nimlab {command} needs {lacks}: expected for example {}",
            example_of(&built(), command)
        )
    }

    /// The values that an argument takes here: what only another command can write is not among them.
    fn values(&self, name: &str) -> Vec<String> {
        if name == "--format" {
            let formats = Format::all_of(self.command);
            return formats.map(|format| format.name().to_owned()).collect();
        }
        self.all(ContextKind::ValidValue)
    }

    fn words_after(&self, command: &str) -> Vec<String> {
        let after = self
            .words
            .iter()
            .skip_while(|word| *word != command)
            .skip(1);
        after.cloned().collect()
    }

    fn numbers_after(&self, command: &str) -> Vec<&str> {
        let after = self.words.iter().skip_while(|word| *word != command);
        let is_number =
            |word: &&str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
        after.map(String::as_str).filter(is_number).collect()
    }

    /// What clap tells of this kind; the first, where it is several.
    fn context(&self, kind: ContextKind) -> String {
        self.all(kind).into_iter().next().unwrap_or_default()
    }

    fn suggested(&self, kind: ContextKind) -> Option<String> {
        self.all(kind).into_iter().next().map(|word| plain(&word))
    }

    fn all(&self, kind: ContextKind) -> Vec<String> {
        match self.report.get(kind) {
            Some(ContextValue::String(one)) => vec![one.clone()],
            Some(ContextValue::Strings(several)) => several.clone(),
            _ => Vec::new(),
        }
    }
}

/// The name of an argument without what clap puts around it: `--format <FORMAT>`, `[TOPIC]...`.
fn plain(argument: &str) -> String {
    if argument.starts_with('-') {
        let end = argument.find([' ', '=', '[']).unwrap_or(argument.len());
        argument[..end].to_owned()
    } else {
        let inner = argument.strip_prefix(['[', '<']);
        inner
            .map_or(argument, |inner| inner.trim_end_matches(['.', ']', '>']))
            .to_owned()
    }
}

/// How an option of other programs is said here: `--json` is `--format json`.
fn said_otherwise(option: &str, command: &str) -> Option<String> {
    let word = option.trim_start_matches('-').to_ascii_lowercase();
    if ["no-color", "no-colour"].contains(&&word[..]) {
        return Some("--color never".to_owned());
    }
    let mut formats = Format::all_of(Some(command));
    let format = formats.find(|format| format.name() == word)?;
    Some(format!("--format {}", format.name()))
}

fn listed<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.collect::<Vec<_>>().join(", ")
}

/// What is expected: one of these words, or the only one there is.
fn one_of(words: &[String]) -> String {
    match words {
        [only] => only.clone(),
        _ => format!("one of {}", listed(words.iter().map(String::as_str))),
    }
}

/// Whether words are a board, or at least begin as one.
fn is_board(words: &[&str]) -> bool {
    let begins = |word: &&str| word.starts_with(|c: char| c.is_ascii_digit() || "[(".contains(c));
    words.first().is_some_and(begins) || words == ["-"] || parse_board(&words.join(" ")).is_ok()
}

/// Every command as clap knows it once it is used.
fn built() -> Command {
    let mut all = CommandLine::command();
    all.build();
    all
}

/// Whether some command takes this option.
fn is_option_elsewhere(option: &str) -> bool {
    let all = built();
    let takes = |arg: &Arg| arg.get_long() == option.strip_prefix("--");
    all.get_subcommands()
        .any(|command| command.get_arguments().any(takes))
}

/// The options that a command takes, with those that every command takes.
fn options(command: &str) -> Vec<String> {
    let all = built();
    let command = all.find_subcommand(command);
    let options = command
        .into_iter()
        .flat_map(Command::get_arguments)
        .filter_map(Arg::get_long);
    options.map(|long| format!("--{long}")).collect()
}
