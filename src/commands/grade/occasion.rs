//! What a report on lab files has that no other has: how much a terminal shows of a single one depends on why it is
//! shown, and the format for Gradescope is about one.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::args::Format;
use crate::error::Error;
use crate::output::Output;
use crate::reporter::Reporter;
use course::lesson::lesson_on;
use explain::legible::in_quotes;
use grade::class::{ClassList, ClassResults};
use grade::{
    DEPTH_OF_EVERYTHING, GradedClass, Run, Submission, first_to_mend, full_report, repeat_report,
    screen_report,
};

/// The reason for a report, which decides how much a terminal shows of a single hand-in.
pub(super) enum Occasion<'a> {
    /// It was asked for.
    Asked,
    /// All of it was asked for: functions were named, or it is read step by step.
    AskedInFull,
    /// A file was saved; the results at the previous save, by file.
    Saved(&'a mut BTreeMap<String, Submission>),
}

/// A report on these hand-ins, with pages in this folder.
pub(super) fn reporter<'a>(
    run: &Arc<Run>,
    list: &ClassList,
    folder: Option<&str>,
    output: &'a Output,
    mut occasion: Occasion<'a>,
) -> Result<Reporter<'a, Submission>, Error> {
    let ClassList { hand_ins, notes } = list;
    if matches!(output.format(), Format::Report(format) if format.is_about_one()) {
        let format = output.format().name();
        let found = hand_ins.len() + notes.errors.len();
        if found != 1 {
            return Err(format!("--format {format} reports on one hand-in, and {found} were found: expected one file").into());
        }
    }
    let of_kind = GradedClass { run: Arc::clone(run), ..GradedClass::default() };
    let class = ClassResults::new(notes, run.lab.max_points(), of_kind);
    let students = hand_ins.iter().map(|of| &of.student);
    let is_again = matches!(occasion, Occasion::Saved(_));
    let show_alone = Box::new(move |submission: &Submission| occasion.show(submission, output));
    let mut reporter = Reporter::new(output, class, students, folder, show_alone)?;
    reporter.is_again = is_again;
    for missing in &notes.errors {
        reporter.write_hand_in(&Submission::not_there(missing, run))?;
    }
    Ok(reporter)
}

impl Occasion<'_> {
    /// Shows a hand-in by itself, and what to do next with it.
    fn show(&mut self, submission: &Submission, output: &Output) -> Result<(), Error> {
        let style = output.report_style();
        let is_whole = match self {
            Self::Asked => output.style.depth >= DEPTH_OF_EVERYTHING,
            Self::AskedInFull => true,
            Self::Saved(_) => false,
        };
        let told = match self {
            _ if !output.is_text() => full_report(submission, output.style),
            Self::Saved(before) => {
                let before = before.insert(submission.of.file.clone(), submission.clone());
                repeat_report(submission, style, before.as_ref())
            }
            _ => screen_report(submission, style, is_whole),
        };
        output.document(told)?;
        let is_first = !matches!(self, Self::Saved(_));
        let next = after_one(submission).filter(|_| is_first && output.is_interactive());
        Ok(next.map_or(Ok(()), |next| output.note(&next))?)
    }
}

/// What to do next with a hand-in: read the lesson on what is to be mended first, or play against what is right.
fn after_one(submission: &Submission) -> Option<String> {
    if !submission.run.lab.is_of_sheet() {
        return None;
    }
    if let Some(function) = first_to_mend(submission) {
        let lesson = lesson_on(function.name())?;
        return Some(format!("nimlab lesson {lesson} leads to {function}"));
    }
    let file = in_quotes(&submission.of.file);
    let is_right = submission.is_all_right();
    is_right.then(|| format!("nimlab play You {file} plays against your optimal_move"))
}
