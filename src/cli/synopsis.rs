//! The synopsis of a command in its manual page: what follows its name.

use clap::{Arg, ArgAction, Command};
use clap_mangen::roff::{Inline, bold, italic, roman};

use crate::question::Kind;

/// The words of a command and its own options, each with its value. The options of every command are one item at the
/// end: they have their own section.
pub(super) fn synopsis(command: &Command) -> Vec<Inline> {
    let name = command.get_bin_name().unwrap_or_else(|| command.get_name());
    let is_own = |option: &&Arg| {
        let name = option.get_long();
        option.get_help_heading().is_none() && name.is_some_and(|name| name != "help")
    };
    let words = command
        .get_positionals()
        .flat_map(|arg| words(command, arg));
    let options = command.get_arguments().filter(is_own).flat_map(option);
    let of_all = [roman(" ["), italic("OPTION"), roman("]...")];
    std::iter::once(bold(name))
        .chain(words)
        .chain(options)
        .chain(of_all)
        .collect()
}

fn words(command: &Command, arg: &Arg) -> Vec<Inline> {
    let kind = Kind::of_word(command.get_name());
    // The notation itself refuses a question without words, with a better message than clap.
    let is_needed = arg.is_required_set() || kind.is_some_and(|kind| kind != Kind::Gate);
    let (before, after) = if is_needed { (" ", "") } else { (" [", "]") };
    let once = [roman(before), italic(name(arg)), roman(after)];
    match most(arg) {
        // The name stands for everything typed: the rows of a board, the numbers of a question.
        _ if kind.is_some() || name(arg) == "BOARD" => once.to_vec(),
        usize::MAX => [&once[..], &[roman("...")]].concat(),
        most => vec![once; most].concat(),
    }
}

fn option(arg: &Arg) -> Vec<Inline> {
    let long = arg.get_long().unwrap_or_default();
    let value = match arg.get_num_args() {
        Some(count) if !count.takes_values() => vec![],
        Some(count) if count.min_values() == 0 => {
            vec![roman(" ["), italic(name(arg)), roman("]")]
        }
        _ => vec![roman(" "), italic(name(arg))],
    };
    let may_be_repeated = matches!(arg.get_action(), ArgAction::Append)
        && most(arg) == 1
        && arg.get_value_delimiter().is_none();
    let after = if may_be_repeated { "]..." } else { "]" };
    [
        vec![roman(" ["), bold(format!("--{long}"))],
        value,
        vec![roman(after)],
    ]
    .concat()
}

fn name(arg: &Arg) -> String {
    let names = arg.get_value_names().unwrap_or_default();
    names.join(" ")
}

fn most(arg: &Arg) -> usize {
    arg.get_num_args().map_or(1, |count| count.max_values())
}
