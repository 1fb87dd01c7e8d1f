//! A hand-in as one of its class, and what the results of a class have besides: for each function how many have it
//! right.
//!
//! In the table, `nim_sum` holds the points for a function and `nim_sum_status` its status, and `reasons` the reasons in
//! a few words.

use std::collections::BTreeMap;
use std::iter;
use std::sync::Arc;

use super::brief::{brief_report, notes, reasons};
use super::gradescope::gradescope;
use super::json;
use super::marks::how;
use super::whole::full_report;
use crate::class::{
    ClassColumn, ClassResults, ClassRow, HandIn, HandInWords, InAll, Points, ReportFormat,
    ReportStage, ReportStyle, column,
};
use crate::judge::{Graded, Run, Status, Submission};
use crate::python::jail::Layers;
use crate::sheet::Function;
use crate::words::Cause;
use explain::document::text::{Text, code, strong, text};
use explain::document::wording::listed;
use explain::document::{Document, Style, Table, named_row};

/// What the results of a class of lab files have besides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GradedClass {
    /// The settings that its hand-ins are graded with.
    pub run: Arc<Run>,
    /// How often each function had each status.
    pub functions: BTreeMap<Function, BTreeMap<Status, usize>>,
    /// What could not be judged, with the reason.
    pub not_judged: Vec<Text>,
    /// The active layers of the jail; if they differed, those of a hand-in that lacked some.
    pub layers: Option<Layers>,
}

impl HandIn for Submission {
    type Cause = Cause;
    type OfClass = GradedClass;
    const WORDS: HandInWords = HandInWords {
        noun: "hand-in",
        status: ["graded", "nothing-graded", "not-graded"],
        nothing: [
            "could not be read. It counts, with 0 points and every function missing.",
            "could not be read. They count, with 0 points and every function missing.",
        ],
        not_tried: [
            "could not be graded. It is not in this table, nor in the points on average.",
            "could not be graded. They are not in this table, nor in the points on average.",
        ],
        columns: ">points|<file|>functions\u{a0}right|<what went wrong",
        is_asked_for: false,
    };

    fn row(&self) -> ClassRow<Cause> {
        let functions = self.functions();
        let right = functions.iter().filter(|it| it.is_right_itself()).count();
        let graded = self.result.as_ref();
        let causes = graded.map(Cause::all_of).unwrap_or_default();
        let slips = causes.iter().filter_map(|cause| match cause {
            Cause::Slip(slip) => Some(slip.code()),
            _ => None,
        });
        let told = causes.iter().copied().map(Cause::words);
        let told = told.chain(graded.err().map(|why| why.to_string().into()));
        ClassRow {
            of: self.of.clone(),
            page: None,
            why: graded.err().cloned(),
            misconceptions: slips.collect::<Vec<_>>().join(" "),
            notes: self.of.notes(&graded.map(notes).unwrap_or_default()),
            is_all_right: self.is_all_right(),
            points: self.scaled_points(),
            cells: [right.into(), listed(told, "and")],
            comment: match graded {
                Ok(graded) => comment(graded),
                Err(why) => why.to_string(),
            },
            causes,
        }
    }

    fn brief(&self, _: Style) -> Document {
        brief_report(self)
    }

    fn full(&self, style: Style) -> Document {
        full_report(self, style)
    }

    fn columns(hand_in: Option<&Self>, class: &ClassResults<Self>) -> [Vec<ClassColumn>; 3] {
        let lab = &class.of_kind.run.lab;
        let points = hand_in.map_or(Some(Points::default()), Self::scaled_points);
        let mut first = vec![column("points", points), column("max_points", Some(class.most))];
        let reports = hand_in.map(Self::functions).unwrap_or_default();
        let absent = hand_in.is_none().then_some("absent");
        for function in &lab.functions {
            let report = reports.iter().find(|report| report.function == *function);
            let status = report.map(|report| report.status.word()).or(absent);
            first.push(column(function.name(), report.map(|report| report.points)));
            first.push(column(&format!("{function}_status"), status));
        }
        let graded = hand_in.and_then(|it| it.result.as_ref().ok());
        [first, vec![column("reasons", graded.map(reasons))], Vec::new()]
    }

    fn written(
        class: &ClassResults<Self>,
        format: ReportFormat,
        stage: &ReportStage<'_, Self>,
        style: ReportStyle,
    ) -> String {
        match (stage, format) {
            (ReportStage::HandIn(of, _), ReportFormat::Gradescope) => gradescope(of, style),
            (ReportStage::HandIn(of, number), ReportFormat::Json) => json::submission(of, *number),
            (ReportStage::Beginning, ReportFormat::Json) => json::beginning(),
            (ReportStage::End(_), ReportFormat::Json) => json::end(class),
            _ => String::new(),
        }
    }

    fn cause(cause: Cause) -> (Text, String) {
        (cause.words(), cause.code())
    }

    fn add_to(&self, class: &mut GradedClass) {
        let is_safe = |layers: Layers| layers.missing().is_empty();
        if class.layers.is_none_or(is_safe) {
            class.layers = self.layers().or(class.layers);
        }
        if let Some((function, why)) = self.result.as_ref().ok().and_then(Graded::not_judged) {
            let (file, why) = (code(self.of.file.clone()), why.to_owned());
            class.not_judged.push(text![{function}" of "{file}" was not judged: "{why}"."]);
        }
        for report in self.functions().iter() {
            let none = || Status::ALL.map(|status| (status, 0)).into();
            let tally = class.functions.entry(report.function).or_insert_with(none);
            *tally.entry(report.status).or_default() += 1;
        }
    }

    fn in_all(class: &ClassResults<Self>) -> InAll {
        let GradedClass { run, functions, not_judged, layers } = &class.of_kind;
        let columns = "<function|>right|>not right|>missing|>error|>too long";
        let mut table = Table::of(columns);
        for (&function, tally) in functions {
            // A blocked function is correct itself.
            let right = tally[&Status::Passed] + tally[&Status::Blocked];
            let others = Status::ALL[1..5].iter().map(|status| tally[status]);
            table.row(named_row(function, iter::once(right).chain(others)));
        }
        let (right, all) = (class.all_right(), class.rows.len());
        let graded = all - class.not_tried();
        let mut together = strong(format!("{right} of {all} all right"));
        if graded > 0 {
            let mean = class.points().shared_by(graded);
            together = text![{together}"; "{mean}" of "{class.most}" points on average"];
        }
        if 0 < graded && graded < all {
            together = text![{together}" of the "{graded}" that were graded"];
        }
        InAll {
            tables: vec![("Functions", table)],
            apart: not_judged.clone(),
            together: Some(together.and(".")),
            how: Some(how(*layers, run)),
        }
    }
}

/// What is wrong, function by function, and what is missing.
fn comment(graded: &Graded) -> String {
    let missing = graded.not_right();
    let missing = missing.filter(|report| report.status == Status::Missing);
    let missing: Vec<&str> = missing.map(|report| report.function.name()).collect();
    let missing = (!missing.is_empty()).then(|| format!("missing: {}", missing.join(", ")));
    let reasons = Some(reasons(graded)).filter(|reasons| !reasons.is_empty());
    let told: Vec<String> = reasons.into_iter().chain(missing).collect();
    told.join("; ")
}
