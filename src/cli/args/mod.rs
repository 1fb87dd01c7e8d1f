//! The arguments as clap reads them.
//!
//! What a board or a number means is left to the notation of [`question`](crate::question); here it is words.

mod asked;
mod class;
mod explaining;
mod grade;
mod gradescope;
mod groups;
mod help;
mod installing;
mod lab;
mod output;
mod page;
mod play;
mod rules;
mod topic;
mod values;

use std::ffi::OsString;

use clap::{Args, FromArgMatches, Parser, Subcommand};

pub(super) use asked::{
    CheckWords, LessonArguments, PracticeArguments, SearchSize, WorksheetArguments,
};
pub(super) use class::{ClassArguments, MergeArguments};
pub(super) use explaining::Explaining;
pub(super) use grade::GradeArguments;
pub(super) use gradescope::GradescopeArguments;
pub(super) use groups::{GROUPS, names};
pub(super) use help::HelpArguments;
pub(super) use installing::{CompletionsArguments, ManArguments};
pub(super) use lab::LabArguments;
pub(super) use output::{Format, OutputArguments, QuizFormat};
pub(super) use page::PageArguments;
pub(super) use play::PlayArguments;
pub(super) use rules::RulesArguments;

/// nimlab explains the game of Nim, step by step.
#[derive(Debug, Parser)]
#[command(
    name = "nimlab",
    version,
    about,
    max_term_width = 100,
    subcommand_value_name = "COMMAND",
    disable_help_subcommand = true,
    args_override_self = true
)]
pub(super) struct CommandLine {
    #[command(flatten)]
    pub output: OutputArguments,
    #[command(subcommand)]
    pub command: Option<Command>,
}

impl CommandLine {
    /// Reads the words of the command line, of which the first is the name of the program.
    ///
    /// Before clap looks at any word, it gives every command all that it can have, which takes longer than to explain a
    /// board. So where the first word is a command, that is tried by itself. What it does not understand is for the whole
    /// command line, which knows everything that may have been meant, and has the help.
    pub fn read(words: &[OsString]) -> Result<Self, clap::Error> {
        Self::of_one_command(words).map_or_else(|| Self::try_parse_from(words), Ok)
    }

    fn of_one_command(words: &[OsString]) -> Option<Self> {
        let all = Command::augment_subcommands(clap::Command::default());
        let command = all.find_subcommand(words.get(1)?)?.clone();
        // They are its own options here: nothing has to be handed on to it.
        let command =
            OutputArguments::augment_args(command).mut_args(|option| option.global(false));
        let alone = clap::Command::default()
            .args_override_self(true)
            .disable_help_subcommand(true)
            .subcommand(command);
        let mut matches = alone.try_get_matches_from(words).ok()?;
        let (_, of_command) = matches.subcommand()?;
        let output = OutputArguments::from_arg_matches(of_command).ok()?;
        let command = Command::from_arg_matches_mut(&mut matches).ok()?;
        Some(Self {
            output,
            command: Some(command),
        })
    }
}

#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(super) enum Command {
    #[command(flatten)]
    Explaining(Explaining),
    /// Judge an answer or worksheets, and say why
    #[command(after_help = asked::CHECK_HELP)]
    Check(CheckWords),
    /// List the games that nimlab knows, with their rules
    #[command(after_help = "Examples:\n  nimlab games")]
    Games,
    /// Grade Python lab files, function by function
    Grade(GradeArguments),
    /// Write the zip file that Gradescope grades with
    #[command(after_help = gradescope::GRADESCOPE_HELP)]
    Gradescope(GradescopeArguments),
    /// Print the lab sheet, a Python file to begin with, or the rules by which hand-ins are graded
    #[command(after_help = lab::LAB_HELP)]
    Lab(LabArguments),
    /// Show help on nimlab, on one command, or on the questions
    #[command(after_help = help::HELP)]
    Help(HelpArguments),
    /// Put together what was graded or checked in parts
    #[command(after_help = class::MERGE_HELP)]
    Merge(MergeArguments),
    /// List the lessons, or walk through one
    #[command(
        after_help = "Examples:\n  nimlab lesson\n  nimlab lesson xor-gate\n  nimlab lesson --lint my-lesson.md"
    )]
    Lesson(LessonArguments),
    /// Write the page of nimlab, which is played and read in a browser, and open it
    #[command(after_help = page::PAGE_HELP)]
    Page(PageArguments),
    /// Play a game, or review one
    #[command(after_help = play::HELP)]
    Play(PlayArguments),
    /// Practise: nimlab asks, judges and explains
    #[command(
        after_help = "At the prompt: hint (or h, ?) helps step by step, skip (or s) goes on, quit (or q) ends.\n\nExamples:\n  nimlab practice\n  nimlab practice binary decimal --count 5\n  nimlab practice lasker --count 5\n  nimlab practice kayles --misere"
    )]
    Practice(PracticeArguments),
    /// Print a worksheet, or its key
    #[command(after_help = asked::WORKSHEET_HELP)]
    Worksheet(WorksheetArguments),
    /// Check Bouton's theorem against a search of every position
    #[command(
        after_help = "Examples:\n  nimlab verify --rows 3 --max 5\n  nimlab verify --game lasker --rows 3 --max 6"
    )]
    Verify(SearchSize),
    /// Print what a shell needs to complete commands with Tab
    #[command(after_help = installing::COMPLETIONS_HELP)]
    Completions(CompletionsArguments),
    /// Print the manual page of nimlab, or of one command
    #[command(after_help = installing::MAN_HELP)]
    Man(ManArguments),
}

impl Command {
    /// The word that it is called by.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Explaining(asked) => asked.kind.word(),
            Self::Check(_) => "check",
            Self::Games => "games",
            Self::Grade(_) => "grade",
            Self::Gradescope(_) => "gradescope",
            Self::Help(_) => "help",
            Self::Lab(_) => "lab",
            Self::Merge(_) => "merge",
            Self::Lesson(_) => "lesson",
            Self::Page(_) => "page",
            Self::Play(_) => "play",
            Self::Practice(_) => "practice",
            Self::Worksheet(_) => "worksheet",
            Self::Verify(_) => "verify",
            Self::Completions(_) => "completions",
            Self::Man(_) => "man",
        }
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;

    use clap::builder::PossibleValue;
    use clap::{Arg, ArgAction, Command, CommandFactory};

    use super::{CommandLine, names};

    /// Values of which every option takes two or more.
    const VALUES: [&str; 11] = [
        "60",
        "70",
        "1",
        "2",
        "1/2",
        "2/3",
        "nim_sum",
        "optimal_move",
        "xor",
        "sum",
        "looking-ahead",
    ];

    fn read(words: &[&str]) -> Option<String> {
        let words: Vec<OsString> = ["nimlab"].iter().chain(words).map(OsString::from).collect();
        Some(format!("{:?}", CommandLine::read(&words).ok()?))
    }

    /// The name of a command, and words for all that it cannot do without.
    fn in_short(command: &Command) -> Vec<String> {
        let needed = command
            .get_positionals()
            .filter(|arg| arg.is_required_set());
        let words = needed.map(|arg| match &arg.get_possible_values()[..] {
            [] => "sum 5 4".to_owned(),
            [first, ..] => first.get_name().to_owned(),
        });
        std::iter::once(command.get_name().to_owned())
            .chain(words)
            .collect()
    }

    /// Two ways to give an option: with two values where it takes any, and behind a value that is needed.
    fn given(option: &Arg, with: impl Fn(&str) -> bool) -> Vec<String> {
        let long = option.get_long().unwrap_or_default();
        if !option.get_action().takes_values() {
            return vec![format!("--{long}"), format!("--{long}")];
        }
        let possible = option.get_possible_values();
        let possible = possible.iter().map(PossibleValue::get_name);
        let values = possible
            .chain(VALUES)
            .map(|value| format!("--{long}={value}"));
        values.filter(|given| with(given)).take(2).collect()
    }

    #[test]
    fn of_an_option_that_is_given_twice_the_last_counts() {
        let mut all = CommandLine::command();
        all.build();
        let mut tried = 0;
        for name in names() {
            let command = all.find_subcommand(name).unwrap();
            let base = in_short(command);
            let base: Vec<&str> = base.iter().map(String::as_str).collect();
            // A page for the wall is one of a class.
            let with = |options: &[&str]| {
                let of_class = [&base[..], &["--for=results.json"], options].concat();
                read(&[&base, options].concat()).or_else(|| read(&of_class))
            };
            for option in command
                .get_arguments()
                .filter(|arg| arg.get_long().is_some_and(|long| long != "help"))
            {
                let given = given(option, |given| with(&[given]).is_some());
                let [first, last] = &given[..] else {
                    // There is only one way to explain otherwise.
                    assert_eq!(given, ["--by=looking-ahead"], "{name} {option}");
                    assert_eq!(
                        with(&[&given[0], &given[0]]),
                        with(&[&given[0]]),
                        "{name} {option}"
                    );
                    continue;
                };
                let both = with(&[first, last]);
                assert!(both.is_some(), "{name} {first} {last}");
                if matches!(option.get_action(), ArgAction::Append) {
                    // What repeats is a move, where several are asked about.
                    assert_eq!(option.get_long(), Some("move"), "{name}");
                    assert_ne!(both, with(&[last]), "{name}");
                } else {
                    assert_eq!(both, with(&[last]), "{name} {first} {last}");
                }
                if option.is_global_set() {
                    let around = read(&[&[&first[..]], &base[..], &[last]].concat());
                    assert_eq!(around, with(&[last]), "{first} {name} {last}");
                }
                tried += 1;
            }
        }
        assert!(tried > 250, "{tried}");
    }
}
