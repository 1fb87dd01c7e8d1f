//! The answers on which students and teachers have stumbled, one by one.

use std::collections::BTreeSet;

use course::lesson::{Lesson, read as read_lesson};
use explain::document::{Style, tell_first_miss, tell_judgement};
use explain::judgement::{Diagnosis, Judgement, Misconception, Verdict, judge};

use super::order::read;

fn judged(question: &str, answer: &str) -> Judgement {
    judge(&question.parse().unwrap(), answer)
}

fn code(judgement: &Judgement) -> &'static str {
    let diagnosis = judgement.diagnosis.as_ref();
    diagnosis.map_or("none", Diagnosis::code)
}

fn told(question: &str, answer: &str) -> String {
    read(&tell_judgement(&judged(question, answer), Style::default()))
}

/// The rows of a table with their cells.
fn rows<const N: usize>(table: &str) -> impl Iterator<Item = [&str; N]> {
    let rows = table.lines().filter(|row| !row.starts_with('#'));
    rows.map(|row| {
        let cells: Vec<&str> = row.split(" | ").collect();
        cells.try_into().expect(row)
    })
}

#[test]
fn an_answer_shows_the_misconception_that_the_table_says() {
    let (mut of_rows, mut seen) = ("", BTreeSet::new());
    for [row] in rows(include_str!("misconceptions.txt")) {
        let Some(row) = row.strip_prefix("  ") else {
            of_rows = row;
            continue;
        };
        let is_shown = !row.contains(" ≠ ");
        let sign = if is_shown { " = " } else { " ≠ " };
        let (question, answer) = row.split_once(sign).unwrap();
        let judgement = judged(question, answer);
        assert_eq!(judgement.verdict, Verdict::Wrong, "{row}");
        assert_eq!(code(&judgement) == of_rows, is_shown, "{of_rows}: {row}");
        if is_shown {
            seen.insert(of_rows);
        }
    }
    assert_eq!(seen, Misconception::ALL.map(Misconception::code).into());
    // Each has words of its own, too.
    let words: BTreeSet<&str> = Misconception::ALL.map(Misconception::in_words).into();
    assert_eq!((seen.len(), words.len()), (32, 32));
}

#[test]
fn the_documents_examples() {
    for [question, answer, shown, said, unsaid] in rows(include_str!("examples.txt")) {
        assert_eq!(code(&judged(question, answer)), shown, "{question}: {answer}");
        let told = told(question, answer);
        let is_told = told.contains(said) && !told.contains(unsaid);
        assert!(is_told, "{question}: {answer}: {told}");
    }
}

#[test]
fn verdicts_are_sentences() {
    for [question, answer, sentence] in rows(include_str!("sentences.txt")) {
        let told = told(question, answer);
        assert_eq!(told.lines().next(), Some(sentence), "{told}");
    }
}

#[test]
fn whoever_may_try_again_is_not_told_the_answer() {
    for (question, answer, right) in [
        ("binary 8", "100", "1000"),
        ("decimal 110", "3", "= 6"),
        ("move 18 6 3 20 9", "5,3", "take 6"),
        ("move 18 6 3 20 9", "1,6", "row 5"),
        ("rows 5 4 3 2", "1", "loses"),
        ("sum 1 1", "1", "even number, so"),
        ("sum 5 4 3", "12", "is 2"),
        ("sum 5 4 3", "5", "1s in column"),
        ("balance 5 4 7", "1", "4 and 2"),
    ] {
        let judgement = judged(question, answer);
        let first = read(&tell_first_miss(&judgement, Style::default()));
        assert!(!first.contains(right), "{right}: {first}");
    }
}

fn lesson(question: &str, slip: &str) -> Lesson {
    let text = format!(
        "---\ntitle: A lesson\ngoals:\n- read it\nlab: none\n---\n```exercise {question}\n{slip}\n```\n"
    );
    read_lesson("lesson.md", &text).unwrap()
}

#[test]
fn the_slip_that_an_author_lists_speaks_even_where_others_would_lead_to_the_answer() {
    for (question, answer, listed) in [
        ("gate 1 1", "1", "ored"),
        ("gate 1 1", "1", "same-is-one"),
        ("xor 2 2", "4", "power"),
        ("xor 2 2", "4", "added"),
        ("xor 5 6", "11", "added"),
        ("xor 0 1", "0", "wrong-column"),
        ("move 0 2", "1,2", "row-from-zero"),
        ("winner 1 1", "wins", "misere-mixup"),
    ] {
        let lesson = lesson(question, &format!("wrong {answer} {listed}"));
        let exercise = lesson.exercises().next().unwrap();
        let judged = exercise.judge(answer);
        let found = code(judged.judgement().unwrap());
        assert_eq!(found, listed, "{question} <- {answer}");
    }
    // A code that does not lead to the answer is not believed.
    let lesson = lesson("gate 1 0", "wrong 0 ored");
    let exercise = lesson.exercises().next().unwrap();
    let judged = exercise.judge("0");
    assert_ne!(code(judged.judgement().unwrap()), "ored");
}

#[test]
fn whoever_calls_a_row_by_its_place_or_size_has_not_miscounted() {
    let plain = judged("move 3 4 5", "3,2");
    assert_eq!(code(&plain), "size-for-row");
    for answer in
        ["take two from the five", "2 from the last row", "2 from the largest row", "3 4 3"]
    {
        let said = judged("move 3 4 5", answer);
        assert_eq!(said.answer, plain.answer, "{answer}");
        assert_eq!(said.diagnosis, None, "{answer}");
    }
    // A number of a row may be another than was meant, in words too.
    let said = judged("move 3 4 5", "take 2 from row 3");
    assert_eq!(code(&said), "size-for-row");
}
