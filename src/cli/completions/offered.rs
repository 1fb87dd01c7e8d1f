//! What may follow an option or a command: words from a list, and files, depending on the name of the value.

use clap::builder::PossibleValuesParser;
use clap::{Arg, Command, ValueHint};

use crate::game::{DisguisedGame, Game};
use crate::grade::Function;
use crate::lesson::{BUILT_IN, name_of};
use crate::question::{Kind, Topic};

/// The possible words of a value, in their usual order.
pub fn words(arg: &Arg) -> Vec<String> {
    let known = arg.get_possible_values().into_iter();
    let known = known.filter(|value| !value.is_hide_set());
    known.map(|value| value.get_name().to_owned()).collect()
}

/// The kind of files that is offered for a value with this name.
fn hint(name: &str) -> ValueHint {
    let is_any_of = |kinds: &[&str]| name.split(['|', ' ']).any(|part| kinds.contains(&part));
    if is_any_of(&["FILE", "FOLDER", "LAB.TOML"]) {
        ValueHint::FilePath
    } else if is_any_of(&["DIR"]) {
        ValueHint::DirPath
    } else {
        ValueHint::Other
    }
}

/// The words for a value with this name, if clap does not know all of them.
fn listed(name: &str) -> Vec<&'static str> {
    let disguises = DisguisedGame::ALL.into_iter().map(DisguisedGame::word);
    match name {
        "BOARD" => Game::examples().chain(disguises).collect(),
        "GAME" => Game::examples().collect(),
        "QUESTION" => Kind::ARGUED.map(Kind::word).to_vec(),
        "TOPIC|GAME" => Topic::all().map(Topic::word).chain(Game::examples()).collect(),
        "NAME|FILE" => BUILT_IN.map(|(file, _)| name_of(file)).to_vec(),
        "NAME,…" => Function::ALL.iter().map(|function| function.name()).collect(),
        _ => Vec::new(),
    }
}

/// The command line with completions for each value.
pub fn with_offered(all: Command) -> Command {
    all.mut_args(with_values).mut_subcommands(|command| command.mut_args(with_values))
}

fn with_values(arg: Arg) -> Arg {
    if arg.get_id() == "help" {
        return arg.help("Print help");
    }
    if !arg.get_num_args().is_some_and(|count| count.takes_values()) {
        return arg;
    }
    let name = arg.get_value_names().unwrap_or_default().join(" ");
    let words = listed(&name);
    let arg = arg.value_hint(hint(&name));
    if words.is_empty() { arg } else { arg.value_parser(PossibleValuesParser::new(words)) }
}
