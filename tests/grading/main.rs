//! Grading lab files: verdicts, reports, classes, a teacher's rules, and the jail in which hand-ins run.

mod class;
mod grade;
mod grade_reports;
mod jail;
mod lab;
#[path = "../support/mod.rs"]
mod support;
