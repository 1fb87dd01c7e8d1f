//! What came of many hand-ins together: for each function how many have it right, for each misconception how many have it.
//!
//! Only counts are kept, so a class of thousands takes no more memory than one hand-in. It is told as a table by function,
//! what went wrong most often, and how the points are spread.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use serde_json::{Value as Json, json};

use super::marks::how;
use crate::class::{ClassNotes, Points, Spread, Tally, tell_notes};
use crate::document::text::{Text, code, strong};
use crate::document::wording::counted;
use crate::document::{Align, Block, Cell, Document, Table};
use crate::grade::judge::{Run, Status, Submission};
use crate::grade::python::jail::Layers;
use crate::grade::sheet::Function;
use crate::grade::words::{Cause, say};
use crate::judgement::Misconception;

/// What came of the hand-ins so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct GradedClass {
    /// How many hand-ins there are.
    pub submissions: usize,
    /// How many could not be graded, because Python could not be started for them.
    pub not_graded: usize,
    /// How many hold nothing to grade, such as an empty file: they count, with every function missing.
    pub nothing_graded: usize,
    /// What is to be told beside the hand-ins.
    #[serde(flatten, serialize_with = "what_is_noted")]
    pub notes: ClassNotes,
    /// How many have everything right.
    pub all_right: usize,
    /// All their points together.
    pub points: Points,
    /// By function.
    #[serde(serialize_with = "by_name")]
    pub functions: BTreeMap<Function, Tally<Status>>,
    /// How many hand-ins show each misconception.
    #[serde(serialize_with = "by_slip")]
    pub misconceptions: Tally<Misconception>,
    /// How many hand-ins show each cause, misconceptions among them.
    #[serde(rename = "reasons", serialize_with = "by_code")]
    pub causes: Tally<Cause>,
    /// How the points of those that were graded are spread.
    pub spread: Spread,
    /// The layers of the jail that were active; where they differed, those of a hand-in that lacked some.
    #[serde(skip)]
    pub layers: Option<Layers>,
}

fn what_is_noted<S: Serializer>(notes: &ClassNotes, serializer: S) -> Result<S::Ok, S::Error> {
    let strings = |values: &[String]| values.iter().map(|it| json!(it)).collect::<Vec<Json>>();
    let lists = [
        ("absent", notes.absent.iter().map(|it| json!(it)).collect()),
        ("not_on_roster", strings(&notes.not_on_roster)),
        ("passed_over", strings(&notes.passed_over)),
    ];
    serializer.collect_map(lists.into_iter().filter(|(_, list)| !list.is_empty()))
}

fn by_code<S: Serializer>(causes: &Tally<Cause>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(causes.counts().map(|(cause, count)| (cause.code(), count)))
}

fn by_slip<S: Serializer>(slips: &Tally<Misconception>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(slips.counts())
}

fn by_name<S: Serializer>(
    functions: &BTreeMap<Function, Tally<Status>>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(functions.iter().map(|(function, tally)| {
        let count = |status: Status| (status.word(), tally.count(&status));
        (function.name(), JsonMap(Status::ALL.map(count)))
    }))
}

/// Names with counts, as a map.
struct JsonMap<const N: usize>([(&'static str, usize); N]);

impl<const N: usize> Serialize for JsonMap<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0)
    }
}

impl GradedClass {
    /// A class of which this is known before anything is graded.
    #[must_use]
    pub fn with_notes(notes: ClassNotes) -> Self {
        Self {
            notes,
            ..Self::default()
        }
    }

    /// How many have been graded.
    #[must_use]
    pub fn graded(&self) -> usize {
        self.submissions - self.not_graded
    }

    /// The points on average of those that were graded.
    #[must_use]
    pub fn mean(&self) -> Points {
        self.points.shared_by(self.graded())
    }

    /// Counts one hand-in more.
    pub fn add(&mut self, submission: &Submission) {
        self.submissions += 1;
        self.points = [self.points, submission.points()].into_iter().sum();
        if !submission.is_counted() {
            self.not_graded += 1;
            return;
        }
        for report in submission.functions().iter() {
            let tally = self.functions.entry(report.function).or_default();
            tally.add([report.status]);
        }
        self.spread
            .add(submission.points(), submission.lab.max_points());
        let Ok(graded) = &submission.result else {
            self.nothing_graded += 1;
            return;
        };
        self.all_right += usize::from(graded.is_all_right());
        if self.layers.is_none_or(Layers::all_active) {
            self.layers = Some(graded.layers);
        }
        self.causes.add(Cause::all_of(graded));
        self.misconceptions.add(graded.misconceptions());
    }
}

/// Tells what came of the class.
#[must_use]
pub fn tell_class(class: &GradedClass, run: &Run) -> Document {
    let mut blocks = vec![Block::Title(say!(
        "The class: {}",
        counted(class.submissions, "hand-in")
    ))];
    let columns = [
        "right",
        "not right",
        "missing",
        "error",
        "too long",
        "blocked",
    ];
    let columns = columns.map(|name| (Align::Right, name.into()));
    let header = std::iter::once((Align::Left, "function".into())).chain(columns);
    let mut table = Table::new(1, header);
    for (function, tally) in &class.functions {
        let counts = Status::ALL.map(|status| Cell::from(tally.count(&status)));
        table.row(std::iter::once(Cell::from(code(function.name()))).chain(counts));
    }
    blocks.push(Block::Table(table));
    blocks.extend(beside(class));
    blocks.extend(tell_notes(&class.notes, false));
    if !class.causes.is_empty() {
        blocks.push(Block::Heading("What went wrong most often".into()));
        blocks.push(Block::Table(causes(class)));
    }
    blocks.push(Block::Heading("All in all".into()));
    if class.graded() > 0 {
        blocks.push(Block::Paragraph(class.spread.told()));
    }
    blocks.push(Block::Paragraph(all_in_all(class, run)));
    blocks.push(Block::Paragraph(how(class.layers, run)));
    Document { blocks }
}

/// The hand-ins of which there is nothing to tell by function.
pub(super) fn beside(class: &GradedClass) -> Vec<Block> {
    let mut told = Vec::new();
    if class.not_graded > 0 {
        told.push(Block::Paragraph(not_graded(class)));
    }
    if class.nothing_graded > 0 {
        let they_count = match class.nothing_graded {
            1 => "{} could not be read. It counts, with 0 points and every function missing.",
            _ => "{} could not be read. They count, with 0 points and every function missing.",
        };
        let count = counted(class.nothing_graded, "hand-in");
        told.push(Block::Paragraph(say!(they_count, count)));
    }
    told
}

fn not_graded(class: &GradedClass) -> Text {
    let they_are = match class.not_graded {
        1 => "{} could not be graded. It is not in this table, nor in the points on average.",
        _ => "{} could not be graded. They are not in this table, nor in the points on average.",
    };
    say!(they_are, counted(class.not_graded, "hand-in"))
}

pub(super) fn all_in_all(class: &GradedClass, run: &Run) -> Text {
    let right = format!("{} of {} all right", class.all_right, class.submissions);
    let of_whom = match class.not_graded {
        _ if class.graded() == 0 => return say!("{}.", strong(right)),
        0 => Text::default(),
        _ => say!(" of the {} that were graded", class.graded()),
    };
    say!(
        "{}; {} of {} points on average{}.",
        strong(right),
        class.mean().to_string(),
        run.lab.max_points().to_string(),
        of_whom
    )
}

/// What went wrong in how many hand-ins.
fn causes(class: &GradedClass) -> Table {
    let columns = [
        (Align::Left, "what went wrong"),
        (Align::Right, "hand-ins"),
        (Align::Left, "code"),
    ];
    let mut table = Table::new(1, columns.map(|(align, name)| (align, name.into())));
    for (cause, count) in class.causes.most_frequent_first() {
        table.row([
            Cell::from(cause.words()),
            Cell::from(count),
            Cell::from(code(cause.code())),
        ]);
    }
    table
}
