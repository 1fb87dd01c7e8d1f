//! What came of many hand-ins together: for each function how many have it right, for each misconception how many have it.
//!
//! Only counts are kept, so a class of thousands takes no more memory than one hand-in. It is told as a table by function,
//! what went wrong most often, and how the points are spread.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use super::marks::how;
use crate::class::{Points, Spread, Tally};
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
    /// How many could not be graded.
    pub not_graded: usize,
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
        let Ok(graded) = &submission.result else {
            self.not_graded += 1;
            return;
        };
        self.all_right += usize::from(graded.is_all_right());
        for report in &graded.functions {
            let tally = self.functions.entry(report.function).or_default();
            tally.add([report.status]);
        }
        self.spread.add(graded.points, graded.max_points);
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
    if class.not_graded > 0 {
        blocks.push(Block::Paragraph(not_graded(class)));
    }
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

fn not_graded(class: &GradedClass) -> Text {
    let they_are = match class.not_graded {
        1 => "{} could not be graded. It is not in this table, nor in the points on average.",
        _ => "{} could not be graded. They are not in this table, nor in the points on average.",
    };
    say!(they_are, counted(class.not_graded, "hand-in"))
}

fn all_in_all(class: &GradedClass, run: &Run) -> Text {
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
