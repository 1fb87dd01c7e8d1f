//! `nimlab completions`: what a shell needs to complete the words of nimlab by Tab.
//!
//! The script for a shell is short: at each Tab it asks nimlab itself, by [`ASKED_BY`], and nimlab goes by what a value is
//! called in the help. So a new option is completed as soon as it is there.

use std::env;
use std::ffi::OsStr;
use std::io;

use clap::builder::ValueParser;
use clap::{Arg, Command, CommandFactory};
use clap_complete::Shell;
use clap_complete::engine::{
    ArgValueCandidates, ArgValueCompleter, CompletionCandidate, PathCompleter, ValueCompleter,
};
use clap_complete::env::{CompleteEnv, Shells};

use super::args::{CommandLine, CompletionsArguments};
use super::error::Error;
use super::help::with_formats;
use super::outcome::Outcome;
use super::streams;
use crate::game::{DisguisedGame, Game};
use crate::grade::Function;
use crate::lesson::{BUILT_IN, name_of};

/// The variable by which a shell asks for completions, with its own name in it.
const ASKED_BY: &str = "NIMLAB_COMPLETE";

/// Prints the script for a shell.
pub(super) fn run(arguments: CompletionsArguments) -> Result<Outcome, Error> {
    let shells = Shells::builtins();
    let shell = match arguments.shell {
        Shell::Bash => "bash",
        Shell::Elvish => "elvish",
        Shell::Fish => "fish",
        Shell::PowerShell => "powershell",
        Shell::Zsh => "zsh",
        other => return Err(Error::NoSuchShell(other.to_string())),
    };
    let mut script = Vec::new();
    if let Some(shell) = shells.completer(shell) {
        let program = program();
        shell.write_registration(ASKED_BY, "nimlab", "nimlab", &program, &mut script)?;
    }
    streams::file(&script)?;
    Ok(Outcome::Right)
}

/// The program that the script asks: this one, as it was called.
fn program() -> String {
    let called = env::args_os().next().unwrap_or_default();
    let called = std::path::PathBuf::from(called);
    let has_folder = called.components().count() > 1;
    let absolute = if has_folder {
        std::path::absolute(&called).unwrap_or(called)
    } else {
        called
    };
    absolute.to_string_lossy().into_owned()
}

/// Answers a shell that asks for completions, where one does.
pub(super) fn answer() -> io::Result<bool> {
    if env::var_os(ASKED_BY).is_none() {
        return Ok(false);
    }
    let folder = env::current_dir().ok();
    let answered = CompleteEnv::with_factory(command)
        .var(ASKED_BY)
        .try_complete(env::args_os(), folder.as_deref());
    answered.map_err(io::Error::other)
}

/// The command line, in which each value knows what it may be.
fn command() -> Command {
    let mut command = with_formats(CommandLine::command());
    command.build();
    let names: Vec<String> = command
        .get_subcommands()
        .map(|command| command.get_name().to_owned())
        .collect();
    names.iter().fold(command, |command, name| {
        command.mut_subcommand(name, |command| command.mut_args(with_values))
    })
}

/// By what a value is called: the files, games, lessons or functions that it may be.
fn with_values(arg: Arg) -> Arg {
    let called = arg.get_value_names().and_then(|names| names.first());
    match called.map_or("", |name| name.as_str()) {
        "FILE" | "FILE|FOLDER" | "QUESTION ANSWER | FILE" | "LAB.TOML" => {
            arg.add(ArgValueCompleter::new(PathCompleter::any()))
        }
        "DIR" => arg.add(ArgValueCompleter::new(PathCompleter::dir())),
        "NAME|FILE" => arg.add(ArgValueCompleter::new(lessons_and_files)),
        "BOARD" | "GAME" => arg.add(ArgValueCandidates::new(|| candidates(games()))),
        "TOPIC" => {
            let topics = listed(arg.get_value_parser());
            let all = move || candidates(topics.iter().cloned().chain(games()));
            arg.add(ArgValueCandidates::new(all))
        }
        "NAME,…" => {
            let names = || {
                Function::ALL
                    .iter()
                    .map(|function| function.name().to_owned())
            };
            arg.add(ArgValueCandidates::new(move || candidates(names())))
        }
        _ => arg,
    }
}

fn candidates(words: impl Iterator<Item = String>) -> Vec<CompletionCandidate> {
    words.map(CompletionCandidate::new).collect()
}

/// The values that a parser lists.
fn listed(parser: &ValueParser) -> Vec<String> {
    let values = parser.possible_values().into_iter().flatten();
    values.map(|value| value.get_name().to_owned()).collect()
}

fn games() -> impl Iterator<Item = String> {
    let disguised = DisguisedGame::ALL.map(DisguisedGame::word);
    Game::listed().chain(disguised).map(str::to_owned)
}

fn lessons_and_files(begun: &OsStr) -> Vec<CompletionCandidate> {
    let names = BUILT_IN.map(|(file, _)| name_of(file));
    let begun_name = begun.to_string_lossy();
    let names = names
        .into_iter()
        .filter(|name| name.starts_with(&*begun_name));
    candidates(names)
        .into_iter()
        .chain(PathCompleter::any().complete(begun))
        .collect()
}
