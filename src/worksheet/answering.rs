//! Decides what next to a question is its answer, and what is a remark.
//!
//! The answer is on the line of the question, or after "Answer:" below it. If both are blank, it is what follows below:
//! all of it together (`1 3` and `5` on two lines are 1 3 5), or else the one line that can be read. A remark is never
//! judged and never lost.

use super::question_lines::QuestionLines;
use super::written_line::WrittenLine;
use crate::judgement::{Judgement, Verdict, judge};
use crate::phrase::before_remark;
use crate::question::{Names, Question};

/// Judges what is on the line of a question and below; the rest is remarks.
pub(super) fn settle(
    question: &Question,
    lines: &QuestionLines,
    names: Option<Names>,
) -> (Judgement, Vec<WrittenLine>) {
    let (mut own, mut remark) = judge_line(question, &lines.answer, names);
    if let Some(answered) = &lines.answered {
        if own.verdict == Verdict::Blank {
            (own, remark) = judge_line(question, answered, names);
        } else if !answered.text.is_empty() {
            remark.get_or_insert_with(|| answered.clone());
        }
    }
    let below = &lines.below;
    let (judgement, more) = if own.verdict == Verdict::Blank && !below.is_empty() {
        judge_below(question, below, names)
    } else {
        (own, below.clone())
    };
    (judgement, remark.into_iter().chain(more).collect())
}

/// Judges what is below a blank.
fn judge_below(
    question: &Question,
    lines: &[WrittenLine],
    names: Option<Names>,
) -> (Judgement, Vec<WrittenLine>) {
    let together: Vec<&str> = lines.iter().map(|line| &*line.text).collect();
    let together = judge(question, &together.join(" "), names);
    if together.verdict != Verdict::Malformed {
        return (together, Vec::new());
    }
    let mut found: Option<Judgement> = None;
    let mut remarks = Vec::new();
    for line in lines {
        let (judgement, remark) = judge_line(question, line, names);
        match &found {
            None if judgement.answer.is_some() => {
                remarks.extend(remark);
                found = Some(judgement);
            }
            // Two answers: it is not for us to guess which one is meant.
            Some(first) if judgement.answer.is_some() && judgement.answer != first.answer => {
                return (together, Vec::new());
            }
            _ => remarks.push(line.clone()),
        }
    }
    found.map_or((together, Vec::new()), |judgement| (judgement, remarks))
}

/// Judges the text of a line; if a remark makes it unreadable, only the part that is set off counts.
fn judge_line(
    question: &Question,
    line: &WrittenLine,
    names: Option<Names>,
) -> (Judgement, Option<WrittenLine>) {
    let whole = judge(question, &line.text, names);
    let bracketed = before_remark(&line.text)
        .map(|part| (part.trim().to_owned(), line.text[part.len()..].to_owned()));
    let has_remark = whole.verdict == Verdict::Malformed || bracketed.is_some();
    if let Some((part, rest)) = line.set_off.as_ref().or(bracketed.as_ref())
        && has_remark
    {
        let part = judge(question, part, names);
        if part.verdict != Verdict::Malformed {
            let remark = WrittenLine { text: rest.clone(), set_off: None, ..*line };
            return (part, Some(remark));
        }
    }
    (whole, None)
}
