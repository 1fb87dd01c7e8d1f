//! How results are written: the options that every command has, and that may be given before it, too.

use anstream::ColorChoice;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::values::{meaning, one_of, parse_width, whole};
use explain::document::Style;
use grade::class::ReportFormat;

#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Output")]
pub struct OutputArguments {
    /// Output format
    #[arg(short, long, value_parser = one_of(FORMATS), hide_possible_values = true)]
    pub format: Option<Format>,
    /// When to use colour: auto, always or never [default: auto]
    #[arg(long, value_parser = one_of(WHEN), hide_possible_values = true, value_name = "WHEN")]
    pub color: Option<ColorChoice>,
    /// Write ASCII only
    #[arg(long)]
    pub ascii: bool,
    /// Write plain words, line by line, for a screen reader
    #[arg(long)]
    pub linear: bool,
    /// Lay text out for N columns [default: the terminal's, else 80]
    #[arg(long, value_name = "N", value_parser = parse_width)]
    pub width: Option<usize>,
    #[arg(short, long, value_name = "N", help = depth_help(), value_parser = whole::<usize>("levels", 0, u64::MAX))]
    pub depth: Option<usize>,
    /// Wait for Enter between steps; begin a page at its first step
    #[arg(long)]
    pub step: bool,
}

fn depth_help() -> String {
    format!("How deep to explain: 0 the answer, 3 every number [default: {}]", Style::USUAL_DEPTH)
}

impl OutputArguments {
    /// The options given after a command, and where there is none, the one given before it.
    pub fn or(self, before: &Self) -> Self {
        Self {
            format: self.format.or(before.format),
            color: self.color.or(before.color),
            ascii: self.ascii || before.ascii,
            linear: self.linear || before.linear,
            width: self.width.or(before.width),
            depth: self.depth.or(before.depth),
            step: self.step || before.step,
        }
    }

    /// How to report an error in these words, which clap has refused.
    pub fn of_refused(words: &[String]) -> Self {
        let asks_for = |when: &str| {
            words.contains(&format!("--color={when}"))
                || words.windows(2).any(|pair| pair == ["--color", when])
        };
        let color = WHEN.iter().find(|(when, _)| asks_for(when));
        Self {
            format: None,
            color: color.map(|&(_, choice)| choice),
            ascii: words.iter().any(|word| word == "--ascii"),
            linear: false,
            width: None,
            depth: None,
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
    /// For Moodle, from a worksheet.
    Moodle,
    /// For a program. All commands write JSON; the other formats are only for graded hand-ins.
    Report(ReportFormat),
}

/// The forms by their names, in the order in which they are told.
const FORMATS: &[(&str, Format)] = &[
    ("text", Format::Text),
    ("markdown", Format::Markdown),
    ("html", Format::Html),
    ("json", Format::Report(ReportFormat::Json)),
    ("moodle", Format::Moodle),
    ("csv", Format::Report(ReportFormat::Csv)),
    ("gradescope", Format::Report(ReportFormat::Gradescope)),
];

impl Format {
    /// The word for it.
    pub fn name(self) -> &'static str {
        let named = FORMATS.iter().find(|(_, format)| *format == self);
        named.map_or("", |(name, _)| name)
    }

    /// Whether this command writes it; without a name, the welcome of the program. What the help of a command offers, what it
    /// takes and what its errors expect all come from here.
    pub fn is_of(self, command: Option<&str>) -> bool {
        const WITH_A_FORM_OF_ITS_OWN: [&str; 1] = ["completions"];
        match self {
            Self::Text => true,
            _ if command.is_some_and(|name| WITH_A_FORM_OF_ITS_OWN.contains(&name)) => false,
            Self::Markdown | Self::Html | Self::Report(ReportFormat::Json) => true,
            Self::Moodle => command == Some("worksheet"),
            Self::Report(_) => command == Some("grade"),
        }
    }

    /// What a command writes, in the order in which it is told.
    pub fn all_of(command: Option<&str>) -> impl Iterator<Item = Self> {
        let all = FORMATS.iter().map(|&(_, format)| format);
        all.filter(move |format| format.is_of(command))
    }

    /// Reads what a command writes.
    pub fn parser(command: &str) -> impl TypedValueParser<Value = Self> + use<> {
        PossibleValuesParser::new(Self::all_of(Some(command)).map(Self::name))
            .map(|given| meaning(FORMATS, &given).unwrap_or_default())
    }
}

/// When to use colour.
const WHEN: &[(&str, ColorChoice)] =
    &[("auto", ColorChoice::Auto), ("always", ColorChoice::Always), ("never", ColorChoice::Never)];
