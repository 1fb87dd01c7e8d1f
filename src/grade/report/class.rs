//! What came of many hand-ins together: for each function how many have it right, for each misconception how many have it.
//!
//! Only counts are kept, so a class of thousands takes no more memory than one hand-in. It is told as a table by function,
//! what went wrong most often, and how the points are spread.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use serde_json::json;

use super::marks::how;
use super::object::Object;
use crate::class::{ClassNotes, Points, Spread, Tally, table, tell_notes};
use crate::document::text::{Text, code, strong, text};
use crate::document::wording::counted;
use crate::document::{Block, Document, Table};
use crate::grade::judge::{Run, Status, Submission};
use crate::grade::python::jail::Layers;
use crate::grade::sheet::Function;
use crate::grade::words::{Cause, one_or_more, say};
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
    pub misconceptions: Tally<Misconception>,
    /// How many hand-ins show each cause, misconceptions among them.
    #[serde(rename = "reasons")]
    pub causes: Tally<Cause>,
    /// How the points of those that were graded are spread.
    pub spread: Spread,
    /// The layers of the jail that were active; where they differed, those of a hand-in that lacked some.
    #[serde(skip)]
    pub layers: Option<Layers>,
}

fn what_is_noted<S: Serializer>(notes: &ClassNotes, serializer: S) -> Result<S::Ok, S::Error> {
    let lists = [
        ("absent", json!(notes.absent)),
        ("not_on_roster", json!(notes.not_on_roster)),
        ("passed_over", json!(notes.passed_over)),
    ];
    serializer.collect_map(lists.into_iter().filter(|(_, list)| *list != json!([])))
}

fn by_name<S: Serializer>(
    functions: &BTreeMap<Function, Tally<Status>>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(functions.iter().map(|(function, tally)| {
        let mut counts = Object::default();
        for status in Status::ALL {
            counts = counts.with(status.word(), &tally.count(&status));
        }
        (function, counts)
    }))
}

impl GradedClass {
    /// A class of which this is known before anything is graded.
    #[must_use]
    pub fn with_notes(notes: ClassNotes) -> Self {
        let nothing = Self::default();
        Self { notes, ..nothing }
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
        let most = submission.lab.max_points();
        self.spread.add(submission.points(), most);
        let Ok(graded) = &submission.result else {
            self.nothing_graded += 1;
            return;
        };
        self.all_right += usize::from(graded.is_all_right());
        if self.layers.is_none_or(|layers| layers.missing().is_empty()) {
            self.layers = Some(graded.layers);
        }
        self.causes.add(Cause::all_of(graded));
        self.misconceptions.add(graded.misconceptions());
    }
}

/// Tells what came of the class.
#[must_use]
pub fn tell_class(class: &GradedClass, run: &Run) -> Document {
    let mut blocks = vec![title(class), Block::Table(by_function(&class.functions))];
    blocks.extend(beside(class));
    blocks.extend(tell_notes(&class.notes, false));
    if !class.causes.is_empty() {
        blocks.push(Block::Heading("What went wrong most often".into()));
        let mut causes = table("<what went wrong|>hand-ins|<code");
        for (cause, count) in class.causes.most_frequent_first() {
            let code = code(cause.code()).into();
            causes.row([cause.words().into(), count.into(), code]);
        }
        blocks.push(Block::Table(causes));
    }
    blocks.push(Block::Heading("All in all".into()));
    if class.graded() > 0 {
        blocks.push(Block::Paragraph(class.spread.told()));
    }
    blocks.extend([all_in_all(class, run), how(class.layers, run)]);
    Document { blocks }
}

/// "The class: 24 hand-ins".
pub(super) fn title(class: &GradedClass) -> Block {
    Block::Title(text!["The class: ", counted(class.submissions, "hand-in")])
}

/// How each function went.
pub(super) fn by_function<'a>(
    functions: impl IntoIterator<Item = (&'a Function, &'a Tally<Status>)>,
) -> Table {
    let columns = "<function|>right|>not right|>missing|>error|>too long|>blocked";
    let mut table = table(columns);
    for (&function, tally) in functions {
        let counts = Status::ALL.map(|status| tally.count(&status).into());
        table.row(std::iter::once(function.into()).chain(counts));
    }
    table
}

/// The hand-ins of which there is nothing to tell by function.
pub(super) fn beside(class: &GradedClass) -> impl Iterator<Item = Block> {
    let (not_graded, nothing_graded) = (class.not_graded, class.nothing_graded);
    let is = one_or_more(not_graded, "It is", "They are");
    let counts = one_or_more(nothing_graded, "It counts", "They count");
    let not_counted = "{} could not be graded. {} not in this table, nor in the points on average.";
    let not_read = "{} could not be read. {}, with 0 points and every function missing.";
    let told = [
        (not_graded, not_counted, is),
        (nothing_graded, not_read, counts),
    ];
    let told = told.into_iter().filter(|&(count, ..)| count > 0);
    told.map(|(count, told, they)| Block::Paragraph(say!(told, counted(count, "hand-in"), they)))
}

pub(super) fn all_in_all(class: &GradedClass, run: &Run) -> Block {
    let (right, all) = (class.all_right, class.submissions);
    let right = strong(format!("{right} of {all} all right"));
    let of_whom = match class.not_graded {
        _ if class.graded() == 0 => return Block::Paragraph(right.and(".")),
        0 => Text::default(),
        _ => text![" of the ", class.graded(), " that were graded"],
    };
    let (mean, most) = (class.mean(), run.lab.max_points());
    let told = "{}; {} of {} points on average{}.";
    Block::Paragraph(say!(told, right, mean, most, of_whom))
}
