//! What may stand behind an option or a command: words that are listed, and files. What a value is called says which.

use clap::builder::PossibleValuesParser;
use clap::{Arg, Command, ValueHint};

use crate::cli::args::names;
use crate::cli::help::HelpSubject;
use crate::game::{DisguisedGame, Game};
use crate::grade::Function;
use crate::lesson::{BUILT_IN, name_of};
use crate::question::{Kind, Topic};

/// What a shell offers in one place.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Offered {
    /// Words, in the order in which they are told.
    pub words: Vec<String>,
    /// What is offered beside them from the disk.
    pub paths: Paths,
}

/// What is offered from the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Paths {
    Nothing,
    Files,
    Folders,
}

impl Offered {
    /// What may stand behind a command, beside its options.
    pub fn by(command: &Command) -> Self {
        let commands = command
            .get_subcommands()
            .map(|command| command.get_name().to_owned());
        let words = command.get_positionals().next().map(Self::of);
        words.unwrap_or(Self {
            words: commands.collect(),
            paths: Paths::Nothing,
        })
    }

    /// What may stand for a value.
    pub fn of(arg: &Arg) -> Self {
        let listed = listed(&named(arg));
        let known = arg.get_possible_values().into_iter();
        let known = known.filter(|value| listed.is_empty() && !value.is_hide_set());
        let words = listed.iter().map(|word| (*word).to_owned());
        Self {
            words: words
                .chain(known.map(|value| value.get_name().to_owned()))
                .collect(),
            paths: paths(&named(arg)),
        }
    }
}

fn paths(name: &str) -> Paths {
    let is_any_of = |kinds: &[&str]| name.split(['|', ' ']).any(|part| kinds.contains(&part));
    if is_any_of(&["FILE", "FOLDER", "LAB.TOML"]) {
        Paths::Files
    } else if is_any_of(&["DIR"]) {
        Paths::Folders
    } else {
        Paths::Nothing
    }
}

/// The words for a value of this name, where clap does not know them all.
fn listed(name: &str) -> Vec<&'static str> {
    let disguises = DisguisedGame::ALL.into_iter().map(DisguisedGame::word);
    match name {
        "BOARD" => Game::examples().chain(disguises).collect(),
        "GAME" => Game::examples().collect(),
        "QUESTION" => Kind::ARGUED.map(Kind::word).to_vec(),
        "TOPIC" => Topic::all()
            .map(Topic::word)
            .chain(Game::examples())
            .collect(),
        "COMMAND|questions" => names().chain([HelpSubject::QUESTIONS]).collect(),
        "NAME|FILE" => BUILT_IN.map(|(file, _)| name_of(file)).to_vec(),
        "NAME,…" => Function::ALL
            .iter()
            .map(|function| function.name())
            .collect(),
        _ => Vec::new(),
    }
}

fn named(arg: &Arg) -> String {
    arg.get_value_names().unwrap_or_default().join(" ")
}

/// The command line in which each value says what may stand for it.
pub fn with_offered(mut all: Command) -> Command {
    // Only then has each command its arguments.
    all.build();
    all.mut_args(with_values)
        .mut_subcommands(|command| command.mut_args(with_values))
}

fn with_values(arg: Arg) -> Arg {
    if arg.get_id() == "help" {
        return arg.help("Print help");
    }
    if !arg.get_num_args().is_some_and(|count| count.takes_values()) {
        return arg;
    }
    let words = listed(&named(&arg));
    let hint = match Offered::of(&arg).paths {
        Paths::Nothing => ValueHint::Other,
        Paths::Files => ValueHint::FilePath,
        Paths::Folders => ValueHint::DirPath,
    };
    let arg = arg.value_hint(hint);
    if words.is_empty() {
        arg
    } else {
        arg.value_parser(PossibleValuesParser::new(words))
    }
}
