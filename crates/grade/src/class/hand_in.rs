//! What every hand-in is, be it a lab file or a worksheet: judged unless there is a reason, with points, causes of what
//! went wrong, a brief and a full report.
//!
//! Everything around it is the same for all: the results of the class, its table, its pages.

use std::collections::{BTreeMap, BTreeSet};

use super::format::{ReportFormat, ReportStyle};
use super::list::ClassNotes;
use super::points::Points;
use super::spread::Spread;
use super::student::{NotJudged, StudentFiles};
use explain::document::text::Text;
use explain::document::{Document, Style, Table};

/// Something that was handed in, and judged unless there is a reason why it cannot be.
pub trait HandIn: Sized {
    /// A cause of what went wrong, which can be counted over a class.
    type Cause: Copy + Ord;
    /// What the results of a class contain only for hand-ins of this kind.
    type OfClass;
    /// The words for it.
    const WORDS: HandInWords;

    /// It in short.
    fn row(&self) -> ClassRow<Self::Cause>;
    /// The report as one of many.
    fn brief(&self, style: Style) -> Document;
    /// The report by itself.
    fn full(&self, style: Style) -> Document;

    /// Its columns in the table of the class: before what went wrong, between that and the remarks, and at the end. The
    /// names are the same without a hand-in.
    fn columns(hand_in: Option<&Self>, class: &ClassResults<Self>) -> [Vec<ClassColumn>; 3];
    /// Part of a report in a format for programs, except the table.
    fn written(
        class: &ClassResults<Self>,
        format: ReportFormat,
        stage: &ReportStage<'_, Self>,
        style: ReportStyle,
    ) -> String;

    /// The words for a cause, and its code, if it has one.
    fn cause(cause: Self::Cause) -> (Text, String);
    /// Adds it to the results of a class.
    fn add_to(&self, class: &mut Self::OfClass);
    /// The results of a class that are particular to this kind.
    fn in_all(class: &ClassResults<Self>) -> InAll;
}

/// The words for hand-ins of one kind.
#[derive(Clone, Copy, Debug)]
pub struct HandInWords {
    /// One of them: "sheet".
    pub noun: &'static str,
    /// The status of one that is judged, that has nothing to judge, and that could not be judged at all.
    pub status: [&'static str; 3],
    /// The remark on those with nothing to judge, for one and for several.
    pub nothing: [&'static str; 2],
    /// The remark on those that could not be judged at all.
    pub not_tried: [&'static str; 2],
    /// The columns of the points, the file, what is right and what went wrong.
    pub columns: &'static str,
    /// Whether one by itself that cannot be judged is a request that failed.
    pub is_asked_for: bool,
}

/// The results of a class that are particular to one kind of hand-ins.
#[derive(Default)]
pub struct InAll {
    /// What was asked, and how often it was right: tables, each with its heading.
    pub tables: Vec<(&'static str, Table)>,
    /// Which hand-ins differ from the others.
    pub apart: Vec<Text>,
    /// The results in a sentence, if there are any.
    pub together: Option<Text>,
    /// How they were judged, so that it can be repeated.
    pub how: Option<Text>,
}

/// A hand-in in short, as its class keeps it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClassRow<C> {
    /// Whose it is, and its file.
    pub of: StudentFiles,
    /// Its page, without extension, if it has one.
    pub page: Option<String>,
    /// Why it has no results.
    pub why: Option<NotJudged>,
    /// Whether everything is right.
    pub is_all_right: bool,
    /// Its points, if it has any.
    pub points: Option<Points>,
    /// What went wrong, each once.
    pub causes: BTreeSet<C>,
    /// The codes of the misconceptions among these.
    pub misconceptions: String,
    /// How much is right, and what went wrong.
    pub cells: [Text; 2],
    /// What went wrong, addressed to the student.
    pub comment: String,
    /// Remarks on its files.
    pub notes: String,
}

impl<C> ClassRow<C> {
    /// Whether it could not be judged at all.
    pub fn is_not_tried(&self) -> bool {
        self.why.as_ref().is_some_and(|why| !why.is_handed_in())
    }
}

/// A column of a class's table with its value for a student.
pub type ClassColumn = (String, String);

/// A column with this name.
pub fn column(name: &str, value: Option<impl ToString>) -> ClassColumn {
    let value = value.map(|value| value.to_string());
    (name.to_owned(), value.unwrap_or_default())
}

/// What is written next for programs, one hand-in at a time.
pub enum ReportStage<'a, H> {
    /// What precedes the first hand-in.
    Beginning,
    /// A hand-in with its number, counted from 0.
    HandIn(&'a H, usize),
    /// What follows the last: what could not be judged at all.
    End(&'a [String]),
}

/// The results of the hand-ins so far.
pub struct ClassResults<H: HandIn> {
    /// Remarks about the class besides the hand-ins.
    pub notes: ClassNotes,
    /// The maximum points.
    pub most: Points,
    /// The hand-ins, each with the page that the class page links to.
    pub rows: Vec<ClassRow<H::Cause>>,
    /// Whose hand-ins show each cause.
    pub causes: BTreeMap<H::Cause, Vec<String>>,
    /// The distribution of the points.
    pub spread: Spread,
    /// What is particular to hand-ins of this kind.
    pub of_kind: H::OfClass,
}
