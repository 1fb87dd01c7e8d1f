//! The commands that are written in the notation of questions: one for each [`Kind`], with the help that clap gives on it.
//!
//! clap only sorts words from options here; what they mean is left to the notation itself, to which they are handed on as
//! they were given.

use clap::{Arg, ArgAction, ArgMatches, Command, Error, FromArgMatches, Subcommand};

use super::deferred::with_output;
use super::values::word;
use explain::question::{Kind, Words};

/// A command that is written in the notation of questions.
#[derive(Debug)]
pub struct Explaining {
    pub kind: Kind,
    pub words: Words,
}

impl Explaining {
    /// Whether this is `sum -`: the nim sum of what comes on standard input.
    pub fn is_sum_of_stdin(&self) -> bool {
        self.kind == Kind::Sum && self.words.plain == ["-"]
    }
}

impl Subcommand for Explaining {
    fn augment_subcommands(command: Command) -> Command {
        command.subcommands(Kind::all().map(of_kind))
    }

    fn augment_subcommands_for_update(command: Command) -> Command {
        Self::augment_subcommands(command)
    }

    fn has_subcommand(name: &str) -> bool {
        Kind::of_word(name).is_some()
    }
}

impl FromArgMatches for Explaining {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let named = matches.subcommand();
        let (kind, matches) = named
            .and_then(|(name, matches)| Some((Kind::of_word(name)?, matches)))
            .ok_or_else(|| Error::new(clap::error::ErrorKind::MissingSubcommand))?;
        let all = |id: &str| -> Vec<String> {
            let values = matches.try_get_many(id).ok().flatten();
            values.into_iter().flatten().cloned().collect()
        };
        let is_given = |id: &str| {
            let given: Option<&bool> = matches.try_get_one(id).ok().flatten();
            given.copied().unwrap_or(false)
        };
        let words = Words {
            plain: all(WORDS),
            misere: is_given(MISERE),
            mv: all(MOVE).pop(),
            looking_ahead: is_given(LOOKING_AHEAD),
            proof: is_given(PROOF),
        };
        Ok(Self { kind, words })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

const WORDS: &str = "words";
const MISERE: &str = "misere";
const MOVE: &str = "move";
const LOOKING_AHEAD: &str = "looking-ahead";
const PROOF: &str = "proof";

fn of_kind(kind: Kind) -> Command {
    Command::new(kind.word()).about(kind.about()).defer(|command| {
        let kind = Kind::of_word(command.get_name()).unwrap_or(Kind::Explain);
        with_output(command.after_help(examples(kind)).args(arguments(kind)))
    })
}

fn arguments(kind: Kind) -> impl Iterator<Item = Arg> {
    let (name, help) = takes(kind);
    let words = Arg::new(WORDS)
        .value_name(name)
        .help(help)
        .action(ArgAction::Append)
        .num_args(0..)
        .value_parser(word());
    let flag = |id: &'static str, help| {
        let flag = Arg::new(id).long(id).help(help);
        flag.action(ArgAction::SetTrue)
    };
    let option = |id: &'static str, value: &'static str, help| {
        let option = Arg::new(id).long(id).value_name(value).help(help);
        option.allow_hyphen_values(true).value_parser(word())
    };
    let all = [
        flag(LOOKING_AHEAD, "Try every move to the end, without any theory (small boards)"),
        flag(PROOF, "Prove Bouton's theorem with the numbers of this board (Nim, normal play)"),
        words,
        option(MOVE, "ROW,COUNT", "Explain this move: why it wins, or which reply refutes it"),
        flag(MISERE, "Use misère play: the player who takes the last object loses"),
    ];
    all.into_iter().filter(move |arg| match arg.get_id().as_str() {
        WORDS => true,
        option => kind.options().contains(&option),
    })
}

/// What its words are called, and what they are.
fn takes(kind: Kind) -> (&'static str, String) {
    let (name, help) = match kind {
        Kind::Gate => ("A B", "The two inputs, each 0 or 1; none for the whole truth table"),
        Kind::Binary => ("N", "A whole number"),
        Kind::Decimal => ("DIGITS", "Binary digits, such as 110, 1 1 0, [1, 1, 0] or 0b110"),
        Kind::Xor => ("A B", "Two whole numbers"),
        Kind::Group => ("N", "N, from 1 to 64"),
        Kind::Towers => ("N M", "Two numbers, how many towers and how high they are"),
        Kind::Balance
        | Kind::Sum
        | Kind::Winner
        | Kind::Rows
        | Kind::Move
        | Kind::Explain
        | Kind::Moves => (
            "BOARD",
            "The rows, separated by spaces or commas, after the game if that is not Nim; - reads them from standard input",
        ),
    };
    (name, help.to_owned())
}

/// Requests to try, for the end of the help.
fn examples(kind: Kind) -> String {
    let examples: &[&str] = match kind {
        Kind::Explain => &[
            "explain 18 6 3 20 9",
            "explain 5 4 3 2 1 --move 3,2",
            "explain --misere 1 1 4",
            "explain 3 2 1 --looking-ahead",
            "explain 13 12 8 --proof",
            "explain kayles 7 + nim 3 4",
        ],
        Kind::Gate => &["gate", "gate 1 0"],
        Kind::Binary => &["binary 6"],
        Kind::Decimal => &["decimal 110"],
        Kind::Xor => &["xor 3 5"],
        Kind::Balance => &["balance 13 12 8"],
        Kind::Sum => &["sum 5 4 3 2"],
        Kind::Winner => &["winner 5 4 3 2"],
        Kind::Rows => &["rows 5 4 3 2 1"],
        Kind::Move => &["move 5 4 3 2 1"],
        Kind::Moves => &["moves 5 4 3"],
        Kind::Group => &["group 4"],
        Kind::Towers => &["towers 3 6"],
    };
    let lines = examples.iter().map(|example| format!("\n  nimlab {example}"));
    std::iter::once("Examples:".to_owned()).chain(lines).collect()
}
