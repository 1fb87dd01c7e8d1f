//! What follows `nimlab grade`.

use clap::Args;

use super::class::ClassArguments;
use super::rules::RulesArguments;
use super::values::{whole, word};
use grade::{Lab, MOST_LOST, TIMES_OVERALL};

/// Whose a file is.
pub const WHOSE: &str = "A zip file counts as the files in it. Downloads from Moodle say whose each file is \
(Anna Berg_123456_assignsubmission_file_): names and ids come from it. Names within \
a student's folder or zip file say nothing of whose it is.

With --roster, a student has the files that the pattern under files matches: * and ? stay within a name, ** is any number of folders; \
without a pattern, the file or folder called by their id or name. Without --roster, each folder below the named one is a student (Anna_17/lab.py), if every file lies in such a folder and at least half of these folders hold \
a single file. Otherwise each file is a student, and files whose names differ only in the ending are one. Of several files of one student, \
the one changed last counts, and the others are named; one that is called as tests are, such as test_lab.py, counts where there is no other.

--output writes a page for each student, DIR/STUDENT.html, and for the class grades.csv, class.html and results.json. A \
grading worksheet of Moodle given as the roster is written there, too, with grades and comments. It \
overwrites no file that nimlab has not made.";

/// The text below the options in the help.
fn help() -> String {
    let lab = Lab::default();
    let functions = lab.functions.iter();
    let points: Vec<String> =
        functions.map(|&function| format!("{function} {}", lab.points(function))).collect();
    format!(
        "A folder counts as the .py and .ipynb files in it and below it; a file that is empty, is a link or cannot be read is a hand-in without points. Other files \
are passed over and named.

{WHOSE}

Where there are worksheets (.md, .markdown, .txt) and no lab files, every answer on them is judged. With --sheet FILE only the questions of that sheet count, \
and all of them: one that is missing has no answer, and one that was changed or added does not count.

Each function is called with the examples of the lab sheet, with edge cases, and with made-up calls; the same file always gets \
the same points.

Points, {} together: {}. nimlab lab prints the sheet, which says what they are for; nimlab lab --config prints the rules, to \
be changed and used with --lab.

A hand-in runs in a sandbox. On Linux it cannot read or change files, start programs or reach the network; the report says which \
layers of the sandbox were active. Code that never ends, in functions or outside them, costs a hand-in at most {} times --timeout \
together. The first function that hangs has its full time, each next one less, and a call has a third of that. Code that ends may take {} times --timeout together.

Reports for other programs: --format json, csv (a line for each hand-in), or for one hand-in gradescope (a results.json).

Examples:
  nimlab grade lab.py
  nimlab grade lab.py --only nim_sum,optimal_move
  nimlab grade hand-ins/ --lab lab.toml --format csv
  nimlab grade hand-ins/ --output feedback
  nimlab grade sheet.md",
        lab.max_points(),
        points.join(", "),
        MOST_LOST,
        TIMES_OVERALL
    )
}

#[derive(Args, Debug)]
#[command(after_help = help())]
pub struct GradeArguments {
    /// Python files and notebooks, or filled-in worksheets, or folders of them
    #[arg(value_name = "FILE|FOLDER", required = true, value_parser = word())]
    pub files: Vec<String>,
    #[command(flatten)]
    pub rules: RulesArguments,
    /// Mark worksheets by the questions of this one, as it was given out or as its key; of several variants, each by its own
    #[arg(long, value_name = "FILE", value_parser = word())]
    pub sheet: Vec<String>,
    #[command(flatten)]
    pub class: ClassArguments,
    /// How many files are graded at the same time [default: one for each core]
    #[arg(long, value_name = "N", value_parser = whole::<usize>("files at the same time", 1, 64))]
    pub jobs: Option<usize>,
    /// Grade again whenever a file is saved
    #[arg(long, conflicts_with = "into")]
    pub watch: bool,
    /// Refuse to run where a layer of the sandbox is missing
    #[arg(long)]
    pub require_sandbox: bool,
}
