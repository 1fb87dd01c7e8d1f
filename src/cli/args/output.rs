//! How results are written: the options that every command has.

use anstream::ColorChoice;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::values::{meaning, one_of, parse_width, whole};
use crate::class::ReportFormat;
use crate::document::Style;
use crate::question::Names;

/// How results are written; the same for every command.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "How results are written")]
pub struct OutputArguments {
    /// The form of the result: text, markdown, html or json
    ///
    /// The form of the result [default: text; of lab and worksheet at a terminal text, and else markdown]
    #[arg(long, global = true, value_parser = one_of(FORMATS), value_name = "FORMAT")]
    pub format: Option<Format>,
    #[arg(
        long,
        global = true,
        default_value = "auto",
        value_parser = one_of(WHEN),
        value_name = "WHEN",
        help = "When to use colour: auto, always or never",
        long_help = "When to use colour; NO_COLOR and CLICOLOR_FORCE are honoured"
    )]
    pub color: ColorChoice,
    /// Write nothing outside ASCII
    #[arg(long, global = true)]
    pub ascii: bool,
    /// Words alone, line by line, for a screen reader
    ///
    /// Write text in words alone, line by line, for a screen reader, Braille or a chat; so does ACCESSIBLE=1 in the
    /// environment. It changes nothing in the other formats
    #[arg(long, global = true)]
    pub linear: bool,
    /// Whose letters P and N come first: standard or lab
    ///
    /// Whose letters P and N come first, and are meant where one is typed: the standard ones, or the lab sheet's
    #[arg(long, global = true, value_parser = one_of(NAMES), value_name = "NAMES")]
    pub names: Option<Names>,
    /// Lay text out for N columns, 40 or more
    ///
    /// Lay text out for N columns, 40 or more [default: the terminal's, else 80]
    #[arg(long, global = true, value_name = "N", value_parser = parse_width)]
    pub width: Option<usize>,
    /// Levels of nested steps; 0 is the conclusion alone
    ///
    /// How many levels of nested steps to show; 0 shows the conclusion alone
    #[arg(long, global = true, value_name = "N", default_value_t = Style::USUAL_DEPTH, value_parser = whole::<usize>("levels", 0, u64::MAX))]
    pub depth: usize,
    /// On a terminal, wait for Enter between steps
    ///
    /// On a terminal, wait for Enter between steps; let a page begin at its start, with nothing shown yet
    #[arg(long, global = true)]
    pub step: bool,
}

impl OutputArguments {
    /// What can be made out of words that are not understood as a whole: how to write on a terminal.
    pub fn made_out(words: &[String]) -> Self {
        let value = |option: &str| {
            let mut pairs = words.windows(2).rev();
            pairs.find_map(|pair| match pair[1].split_once('=') {
                Some((word, value)) if word == option => Some(value),
                _ => (pair[0] == option).then_some(&pair[1][..]),
            })
        };
        let is_given = |option: &str| words.iter().any(|word| word == option);
        let color = value("--color").and_then(|when| meaning(WHEN, when));
        Self {
            format: None,
            color: color.unwrap_or(ColorChoice::Auto),
            ascii: is_given("--ascii"),
            linear: is_given("--linear"),
            names: None,
            width: value("--width").and_then(|width| parse_width(width).ok()),
            depth: Style::USUAL_DEPTH,
            step: false,
        }
    }
}

/// The form of a result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// For reading in a terminal; this is the usual form.
    #[default]
    Text,
    /// For a handout.
    Markdown,
    /// For a browser: one page that needs nothing else.
    Html,
    /// For a program that checks the period of a game's values without trusting this one.
    Certificate,
    /// For Moodle, from a worksheet.
    Moodle,
    /// For a program. All commands write JSON; the other forms are for graded hand-ins alone.
    Report(ReportFormat),
}

/// The forms by their names, in the order in which they are told. Those that few commands write say nothing of themselves.
const FORMATS: &[(&str, Format, &str)] = &[
    ("text", Format::Text, "For reading in a terminal"),
    ("markdown", Format::Markdown, "For a handout"),
    ("html", Format::Html, "For a browser: to read, to present step by step, to print"),
    ("json", Format::Report(ReportFormat::Json), "For a program"),
    ("certificate", Format::Certificate, ""),
    ("moodle", Format::Moodle, ""),
    ("csv", Format::Report(ReportFormat::Csv), ""),
    ("gradescope", Format::Report(ReportFormat::Gradescope), ""),
];

impl Format {
    /// The word for it.
    pub fn name(self) -> &'static str {
        let named = FORMATS.iter().find(|(_, format, _)| *format == self);
        named.map_or("", |(name, ..)| name)
    }

    /// Whether this command writes it; without a name, the welcome of the program. What the help of a command offers, what it
    /// takes and what its errors expect all come from here.
    pub fn is_of(self, command: Option<&str>) -> bool {
        const WITH_A_FORM_OF_ITS_OWN: [&str; 1] = ["completions"];
        match self {
            Self::Text => true,
            _ if command.is_some_and(|name| WITH_A_FORM_OF_ITS_OWN.contains(&name)) => false,
            Self::Markdown | Self::Html | Self::Report(ReportFormat::Json) => true,
            Self::Certificate => command == Some("values"),
            Self::Moodle => command == Some("worksheet"),
            Self::Report(ReportFormat::Csv) => {
                matches!(command, Some("check" | "grade"))
            }
            Self::Report(_) => command == Some("grade"),
        }
    }

    /// What a command writes, in the order in which it is told.
    pub fn all_of(command: Option<&str>) -> impl Iterator<Item = Self> {
        let all = FORMATS.iter().map(|&(_, format, _)| format);
        all.filter(move |format| format.is_of(command))
    }

    /// Reads what a command writes.
    pub fn parser(command: Option<&str>) -> impl TypedValueParser<Value = Self> + use<> {
        PossibleValuesParser::new(Self::all_of(command).map(Self::name))
            .map(|given| meaning(FORMATS, &given).unwrap_or_default())
    }

    /// Whether only what judges files writes it.
    pub fn is_for_files(self) -> bool {
        matches!(self, Self::Report(report) if report != ReportFormat::Json)
    }
}

/// When to use colour.
const WHEN: &[(&str, ColorChoice, &str)] = &[
    ("auto", ColorChoice::Auto, "On a terminal"),
    ("always", ColorChoice::Always, "Always"),
    ("never", ColorChoice::Never, "Never"),
];

/// Which letter of P and N comes first.
pub const NAMES: &[(&str, Names, &str)] = &[
    ("standard", Names::Standard, "N where the player to move wins"),
    ("lab", Names::Lab, "The other way round, as on the lab sheet"),
];
