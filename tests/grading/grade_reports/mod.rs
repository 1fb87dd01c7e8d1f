//! What other programs read from `nimlab grade`: each form of report is read here by a reader that nimlab has no part in.
//!
//! The hand-ins are made on the fly, and say whatever could break a form: `]]>`, `=1+1`, terminal escapes, HTML, fences,
//! commands to a workflow. `{"name":"nim_sum","score":3.15}` then has to be there all the same, and nothing else.
#![cfg(unix)]

mod asked;
mod class;
mod forms;
mod links;
mod screens;
mod shown;
mod table;
mod watch;

/// Points in hundredths, which add up without rounding.
fn hundredths(points: f64) -> i64 {
    let hundredths = (points * 100.0).round();
    assert!((points * 100.0 - hundredths).abs() < 1e-6, "{points}");
    format!("{hundredths}").parse().expect("it is whole")
}
