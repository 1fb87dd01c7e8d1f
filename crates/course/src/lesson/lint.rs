//! Checks lessons for their authors: every fence, every answer and every link.

use super::assets::LessonAssets;
use super::finding::Finding;
use super::front_matter::Named;
use super::reading::{LessonReading, read_all};
use super::{Exercise, LessonQuestion, ListedSlip, name_of};
use explain::judgement::{Diagnosis, Misconception, Verdict};
use explain::question::Question;

/// All problems in a lesson, in the order of the lines.
///
/// # Errors
/// That the file is not a lesson at all.
pub fn lint(file: &str, text: &str, assets: &dyn LessonAssets) -> Result<Vec<Finding>, String> {
    let LessonReading { text, lesson, links, mut faults } = read_all(file, text, assets)?;
    for exercise in lesson.exercises() {
        match &exercise.asked {
            LessonQuestion::Question { question, slips } => {
                faults.extend(slips.iter().filter_map(|slip| {
                    Some((slip.offset, misdiagnosed(exercise, question, slip)?))
                }));
                let answers = slips.iter().map(|slip| &slip.answer).collect::<Vec<_>>();
                faults.extend(repeated(&answers).map(|at| (slips[at].offset, LISTED_TWICE.into())));
            }
            LessonQuestion::Written(written) => {
                faults.extend(written.feedback_faults());
                let (slips, answers) = (&written.slips, written.slips.iter().map(|slip| &slip.to));
                let answers = answers.collect::<Vec<_>>();
                faults.extend(repeated(&answers).map(|at| (slips[at].offset, LISTED_TWICE.into())));
            }
        }
    }
    let links = links.iter();
    faults.extend(links.filter_map(|link| Some((link.offset, broken(link, assets)?))));
    if name_of(file).is_empty() {
        let nameless = "the file has no name but a number: expected one such as 02-xor-gate.md";
        faults.push((0, nameless.to_owned()));
    }
    let mut findings = Finding::all(file, text, faults);
    findings.sort();
    findings.dedup();
    Ok(findings)
}

const LISTED_TWICE: &str =
    "this wrong answer is listed above already: expected one line for each wrong answer";

/// The indices of those that equal an earlier one.
fn repeated<T: PartialEq>(all: &[T]) -> impl Iterator<Item = usize> {
    (0..all.len()).filter(|&at| all[..at].contains(&all[at]))
}

/// Why a listed wrong answer fails its purpose.
fn misdiagnosed(exercise: &Exercise, question: &Question, slip: &ListedSlip) -> Option<String> {
    let ListedSlip { answer, .. } = slip;
    let judged = exercise.judge(answer);
    let judgement = judged.judgement()?;
    if judgement.verdict != Verdict::Wrong {
        let verdict = judgement.verdict.word();
        return Some(format!("'{answer}' is listed as wrong, but to '{question}' it is {verdict}"));
    }
    let code = slip.code.as_ref()?;
    if Misconception::of_code(code).is_none() {
        let known = Misconception::ALL.map(Misconception::code).join(", ");
        return Some(format!(
            "'{code}' is not a known code: expected one of {known}, or wrong ANSWER: words"
        ));
    }
    match judgement.diagnosis.as_ref().map(Diagnosis::code) {
        Some(found) if found == code => None,
        Some(found) => Some(format!("'{answer}' to '{question}' is the slip {found}, not {code}")),
        None => Some(format!(
            "'{answer}' to '{question}' is not what the slip {code} gives: expected another answer, or a colon and words of your own"
        )),
    }
}

fn broken(link: &Named, assets: &dyn LessonAssets) -> Option<String> {
    let target = &link.name;
    let file = target.split('#').next().unwrap_or_default();
    let is_web = ["https://", "http://", "mailto:"].iter().any(|scheme| target.starts_with(scheme));
    if is_web || (file.is_empty() && !target.is_empty()) || assets.has(file) {
        return None;
    }
    Some(format!(
        "the link leads to '{target}', which is not there: expected the name of a lesson file next to this one"
    ))
}
