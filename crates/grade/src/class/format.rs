//! The formats of reports for programs.

use explain::document::Style;
use render::{Terminal, json_to_ascii, to_ascii};

/// A format of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportFormat {
    /// Everything, as one line of JSON.
    Json,
    /// A table: a header, and a line for each hand-in.
    Csv,
    /// The `results.json` of Gradescope.
    Gradescope,
}

impl ReportFormat {
    /// Whether a report in this format is about a single hand-in.
    pub fn is_about_one(self) -> bool {
        self == Self::Gradescope
    }

    /// In ASCII: each format has its own way to escape other characters.
    pub fn to_ascii(self, written: &str) -> String {
        match self {
            Self::Csv => to_ascii(written),
            Self::Json | Self::Gradescope => json_to_ascii(written),
        }
    }
}

/// How the texts in a report are worded and laid out.
#[derive(Clone, Copy, Debug)]
pub struct ReportStyle {
    /// How much detail each step has.
    pub style: Style,
    /// How wide the text is. No part of a report is coloured.
    pub terminal: Terminal,
}
