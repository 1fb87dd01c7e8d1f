//! The results of many hand-ins together: for each function how many have it right, for each misconception who has it.
//!
//! Only a row of each hand-in is kept, so a class of thousands takes little more memory than one. The report has a
//! table by function, the most frequent errors, and the distribution of points; the page also lists all students, with
//! links such as `anna.html`.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Serialize, Serializer};

use super::brief::reasons;
use super::marks::{how, late_in_brief};
use crate::class::{ClassNotes, ClassRow, Points, Spread, Tally, notes_in_words, student_table};
use crate::document::text::{Text, code, strong, text};
use crate::document::wording::{counted, listed, one_or_more};
use crate::document::{Block, Cell, Document, Table, named_row};
use crate::grade::judge::{Graded, Run, Status, Submission};
use crate::grade::python::jail::Layers;
use crate::grade::sheet::Function;
use crate::grade::words::Cause;
use crate::judgement::Misconception;

/// The results of the hand-ins so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct GradedClass {
    /// The settings that its hand-ins are graded with.
    #[serde(skip)]
    pub run: Arc<Run>,
    /// The number of hand-ins.
    pub submissions: usize,
    /// How many could not be graded, because Python could not be started for them.
    pub not_graded: usize,
    /// How many contain nothing to grade, such as an empty file: they count, with every function missing.
    pub nothing_graded: usize,
    /// Remarks about the class besides the hand-ins.
    #[serde(flatten)]
    pub notes: ClassNotes,
    /// How many have everything right.
    pub all_right: usize,
    /// The sum of their points.
    pub points: Points,
    /// How often each function had each status.
    pub functions: BTreeMap<Function, BTreeMap<Status, usize>>,
    /// How many hand-ins show each misconception.
    pub misconceptions: Tally<Misconception>,
    /// Whose hand-ins show each cause, including misconceptions.
    #[serde(rename = "reasons", serialize_with = "how_many")]
    pub causes: BTreeMap<Cause, Vec<String>>,
    /// The distribution of the points of graded hand-ins.
    pub spread: Spread,
    /// The active layers of the jail; if they differed, those of a hand-in that lacked some.
    #[serde(skip)]
    pub layers: Option<Layers>,
    /// The hand-ins, each with the page that the class page links to.
    #[serde(skip)]
    pub rows: Vec<ClassRow>,
}

fn how_many<S: Serializer>(
    causes: &BTreeMap<Cause, Vec<String>>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let named = causes
        .iter()
        .filter(|(cause, _)| !matches!(cause, Cause::Unnamed(_)));
    serializer.collect_map(named.map(|(cause, who)| (cause, who.len())))
}

impl GradedClass {
    /// How many have been graded.
    pub fn graded(&self) -> usize {
        self.submissions - self.not_graded
    }

    /// Adds a hand-in, whose page has this name.
    pub fn add(&mut self, submission: &Submission, page: Option<String>) {
        let (of, points) = (&submission.of, submission.points());
        self.submissions += 1;
        self.points = [self.points, points].into_iter().sum();
        let functions = submission.functions();
        let right = functions
            .iter()
            .filter(|report| report.is_right_itself())
            .count();
        let (notes, comment) = match &submission.result {
            Ok(graded) => {
                self.all_right += usize::from(graded.is_all_right());
                if self.layers.is_none_or(|layers| layers.missing().is_empty()) {
                    self.layers = Some(graded.layers);
                }
                for slip in graded.misconceptions() {
                    *self.misconceptions.entry(slip).or_default() += 1;
                }
                let causes = Cause::all_of(graded);
                for &cause in &causes {
                    let who = self.causes.entry(cause).or_default();
                    who.push(of.student.to_string());
                }
                let late = submission.late.iter().map(late_in_brief);
                let causes = late.chain(causes.into_iter().map(Cause::words));
                (listed(causes, "and"), comment(graded, submission))
            }
            Err(error) => {
                self.nothing_graded += usize::from(error.is_handed_in());
                self.not_graded += usize::from(!error.is_handed_in());
                (error.to_string().into(), error.to_string())
            }
        };
        for report in functions.iter() {
            let none = || Status::ALL.map(|status| (status, 0)).into();
            let tally = self.functions.entry(report.function).or_insert_with(none);
            *tally.entry(report.status).or_default() += 1;
        }
        if submission.is_counted() {
            self.spread.add(points, submission.run.lab.max_points());
        }
        self.rows.push(ClassRow {
            student: of.student.clone(),
            page,
            file: of.file.clone(),
            points: Some(points),
            comment,
            cells: [right.into(), notes],
        });
    }
}

/// What is wrong, function by function, what is missing, and by how many days it is late.
fn comment(graded: &Graded, submission: &Submission) -> String {
    let missing = graded.not_right();
    let missing = missing.filter(|report| report.status == Status::Missing);
    let missing: Vec<&str> = missing.map(|report| report.function.name()).collect();
    let missing = (!missing.is_empty()).then(|| format!("missing: {}", missing.join(", ")));
    let late = submission.late.iter();
    let late = late.map(|late| late_in_brief(late).plain());
    let reasons = Some(reasons(graded)).filter(|reasons| !reasons.is_empty());
    let told: Vec<String> = late.chain(reasons).chain(missing).collect();
    told.join("; ")
}

/// The report on the class.
pub fn class_report(class: &GradedClass) -> Document {
    let marks = (title(class), by_function(&class.functions));
    let beside = (remarks(class), notes_in_words(&class.notes, false));
    let heading = Block::Heading("What went wrong most often".into());
    let causes = causes(class, false).map(|table| (heading, table));
    let heading = Block::Heading("All in all".into());
    let spread = (class.graded() > 0).then(|| class.spread.in_words());
    let together = (heading, spread, all_in_all(class));
    let how = how(class.layers, &class.run);
    Document::of((marks, beside, causes, together, how))
}

/// The class page to hand back, with its histogram, its students, its functions and who has which misconception.
pub fn class_page(class: &GradedClass) -> Document {
    let part = |heading: &'static str, sortable: bool, table: Table| {
        let table = Table { sortable, ..table };
        (Block::Heading(heading.into()), table)
    };
    let beside = (remarks(class), notes_in_words(&class.notes, true));
    let columns = ">points|<file|>functions\u{a0}right|<what went wrong";
    let students = student_table(&class.rows, &class.notes, columns);
    let mut functions: Vec<_> = class.functions.iter().collect();
    functions.sort_by_key(|(_, tally)| Reverse(right(tally)));
    let functions = by_function(functions);
    let causes = causes(class, true);
    let causes = causes.map(|table| part("What went wrong, and for whom", true, table));
    let tables = [
        part("How the points are spread", false, class.spread.histogram()),
        part("Students", true, students),
        part("Functions, by how many have them right", true, functions),
    ];
    let title = (title(class), all_in_all(class));
    let how = how(class.layers, &class.run);
    Document::of((title, beside, tables, causes, how))
}

/// "The class: 24 hand-ins".
fn title(class: &GradedClass) -> Block {
    Block::Title(text!["The class: "{counted(class.submissions, "hand-in")}])
}

/// What went wrong, the most frequent first, perhaps with the students.
fn causes(class: &GradedClass, is_whose_told: bool) -> Option<Table> {
    let mut table = Table::of(if is_whose_told {
        "<what went wrong|>hand-ins|<whose|<code"
    } else {
        "<what went wrong|>hand-ins|<code"
    });
    let mut causes: Vec<_> = class.causes.iter().collect();
    causes.sort_by_key(|(_, who)| Reverse(who.len()));
    let is_any = !causes.is_empty();
    for (cause, who) in causes {
        let code = match cause {
            Cause::Unnamed(_) => Cell::default(),
            named => code(named.code()).into(),
        };
        let cells = [Cell::from(cause.words()), who.len().into()];
        let whose = is_whose_told.then(|| Cell::from(who.join(", ")));
        table.row(cells.into_iter().chain(whose).chain([code]));
    }
    is_any.then_some(table)
}

/// The results of each function.
fn by_function<'a>(
    functions: impl IntoIterator<Item = (&'a Function, &'a BTreeMap<Status, usize>)>,
) -> Table {
    let columns = "<function|>right|>not right|>missing|>error|>too long";
    let mut table = Table::of(columns);
    for (&function, tally) in functions {
        let is_other = |status: &Status| !matches!(status, Status::Passed | Status::Blocked);
        let others = tally.iter().filter(|(status, _)| is_other(status));
        let counts = std::iter::once(right(tally)).chain(others.map(|(_, &count)| count));
        table.row(named_row(function, counts));
    }
    table
}

/// How often a function was right, at least by itself.
fn right(tally: &BTreeMap<Status, usize>) -> usize {
    let right = [Status::Passed, Status::Blocked];
    right.iter().filter_map(|status| tally.get(status)).sum()
}

/// Remarks on the hand-ins that have no results by function.
fn remarks(class: &GradedClass) -> [Option<Text>; 2] {
    let (ungraded, unread) = (class.not_graded, class.nothing_graded);
    let are = one_or_more(ungraded, "It is", "They are");
    let count = one_or_more(unread, "It counts", "They count");
    let not_counted = text![
        {counted(ungraded, "hand-in")}" could not be graded. "{are}
        " not in this table, nor in the points on average."
    ];
    let not_read = text![
        {counted(unread, "hand-in")}" could not be read. "{count}
        ", with 0 points and every function missing."
    ];
    [(ungraded, not_counted), (unread, not_read)].map(|(count, told)| (count > 0).then_some(told))
}

fn all_in_all(class: &GradedClass) -> Text {
    let (right, all) = (class.all_right, class.submissions);
    let right = strong(format!("{right} of {all} all right"));
    let of_whom = match class.not_graded {
        _ if class.graded() == 0 => return right.and("."),
        0 => Text::default(),
        _ => text![" of the "{class.graded()}" that were graded"],
    };
    let mean = class.points.shared_by(class.graded());
    let most = class.run.lab.max_points();
    text![{right}"; "{mean}" of "{most}" points on average"{of_whom}"."]
}
