//! Grading lab files: verdicts, reports, classes, a teacher's rules, and the jail in which hand-ins run.

mod class;
mod grade;
mod grade_reports;
mod hand_ins;
mod jail;
mod lab;

use crate::support::runs;

/// Whether there is a Python to grade with.
fn python_is_there() -> bool {
    runs("python3", &["-I", "-c", "pass"], "nothing was graded")
}

/// The same for `or_pass_over!`.
fn python() -> Option<()> {
    python_is_there().then_some(())
}
