//! The answers on which students and teachers have stumbled, one by one.

use nimlab::document::{Style, tell_first_miss, tell_judgement};
use nimlab::judgement::{Judgement, judge};
use nimlab::lesson::{Lesson, read as read_lesson};
use nimlab::question::Names;

use super::order::read;

fn judged(question: &str, answer: &str) -> Judgement {
    judge(&question.parse().unwrap(), answer, Names::Standard)
}

fn told(question: &str, answer: &str) -> String {
    read(&tell_judgement(&judged(question, answer), Style::default()))
}

/// Question, answer, the code, what must be said, and what must not.
const EXAMPLES: &str = "
sum 1 0 1 | 2 | added | 1 + 0 + 1 = 2 | Both ways
xor 1 1 | 2 | added | 1 + 1 = 2 | No place
binary 8 | 100 | dropped-place | from the last to the first: 1000 | ÷
binary 20 | 101 | dropped-place | 2 digits are missing on the right | ÷
xor 13 6 | 1011 | answer-in-binary | 8 + 2 + 1 = 11 | 8s column
xor 5 6 | 11 | answer-in-binary | not the number 11 | 8s column
xor 5 6 | 011 | answer-in-binary | not the number 011 | 8s column
sum 3 4 5 | 10 | answer-in-binary | binary digits of the result | column
sum 3 4 5 | 010 | answer-in-binary | binary digits of the result | column
sum 18 6 3 20 9 | 1010 | answer-in-binary | binary digits of the result | column
move 0 2 | 1,2 | skipped-empty-rows | Row 1 is empty, but it keeps its number | from 0
move 0 3 0 2 | 1,1 | skipped-empty-rows | Row 1 is empty, but it keeps its number | from 0
rows 0 0 7 | 1 | skipped-empty-rows | Row 1 and row 2 are empty, but they keep their numbers | from 0
move 1 2 3 | 3,3 | none | so the answer is none: every group is paired | first step
xor 0 1 | 0 | none | Your answer has a 0 there | but one
xor 4 7 | 6 | reversed-digits | from the wrong end | column:
rows 13 12 8 | 13 12 8 | size-for-row | Perhaps the sizes of the rows | first step
move 13 12 8 | 13,9 | size-for-row | Perhaps the row was named by its size | first step
rows 13 12 8 | 1 2 | none | 2 rows, an even number, cannot be all of them | 0s column
gate 1 1 | 1 | none | because both inputs are 1 | OR
xor 3 5 | 14 | none | neither number reaches that far | but one
rows 5 4 3 2 1 | 1 7 | none | There is no row 7 | even number
";

#[test]
fn the_documents_examples() {
    for row in EXAMPLES.trim().lines() {
        let [question, answer, code, said, unsaid] = cells(row);
        let judgement = judged(question, answer);
        let diagnosis = judgement.diagnosis.as_ref();
        let found = diagnosis.map_or("none", |diagnosis| diagnosis.code());
        assert_eq!(found, code, "{row}");
        let told = told(question, answer);
        assert!(
            told.contains(said) && !told.contains(unsaid),
            "{row}: {told}"
        );
    }
}

/// The cells of a row.
fn cells<const N: usize>(row: &str) -> [&str; N] {
    let cells: Vec<&str> = row.split(" | ").collect();
    cells.try_into().expect(row)
}

#[test]
fn an_even_number_of_rows_is_right_in_misere_play() {
    assert!(told("rows --misere 1 1", "1 2").starts_with("Right: "));
    assert!(!told("rows --misere 1 1 1 1", "1 2").contains("even number,"));
}

/// Question, answer, and the first sentence that is told.
const VERDICTS: &str = "
gate 1 0 | 1 | Right: 1 ⊕ 0 is 1.
binary 6 | 011 | Not right: 6 in binary is not 011.
decimal 110 | 5 | Not right: the binary number 110 is not 5.
xor 3 5 | 6 | Right: 3 ⊕ 5 is 6.
sum 5 4 3 | -1 | Not right: the nim sum of 5 4 3 is not -1.
winner 1 1 | loses | Right: on 1 1, the player to move loses.
winner 1 1 | wins | Not right: on 1 1, the player to move does not win.
winner --misere 1 1 | loses | Not right: on 1 1, in misère play, the player to move does not lose.
towers 3 6 | 2 | Not right: with 3 towers of height 6, player 2 does not win.
rows 5 4 3 2 1 | 1 3 5 | Right: on 5 4 3 2 1, rows 1, 3 and 5 hold a winning move.
rows 5 4 3 2 1 | 1 | Not right: on 5 4 3 2 1, row 1 is not the only row that holds a winning move.
rows 5 4 3 2 1 | 1 2 | Not right: on 5 4 3 2 1, row 2 holds no winning move.
rows 5 4 3 2 1 | none | Not right: on 5 4 3 2 1, some row does hold a winning move.
rows 5 4 3 2 | none | Right: on 5 4 3 2, no row holds a winning move.
move 18 6 3 20 9 | 5,6 | Right: on 18 6 3 20 9, taking 6 from row 5 wins.
move 18 6 3 20 9 | 5,5 | Not right: on 18 6 3 20 9, taking 5 from row 5 does not win.
move 18 6 3 20 9 | 7,5 | Not right: on 18 6 3 20 9, taking 5 from row 7 is not possible.
move 18 6 3 20 9 | none | Not right: on 18 6 3 20 9, there is a move that wins.
move 5 4 3 2 | none | Right: on 5 4 3 2, no move wins.
sum 5 4 | ____ | No answer yet to sum 5 4.
sum 5 4 | lots | Not readable: lots.
";

#[test]
fn verdicts_are_sentences() {
    for row in VERDICTS.trim().lines() {
        let [question, answer, sentence] = cells(row);
        let told = told(question, answer);
        assert_eq!(told.lines().next(), Some(sentence), "{told}");
    }
}

#[test]
fn whoever_may_try_again_is_not_told_the_answer() {
    for (question, answer, right) in [
        ("binary 8", "100", "1000"),
        ("decimal 110", "3", "= 6"),
        ("xor 13 6", "1011", "= 11"),
        ("move 18 6 3 20 9", "5,3", "take 6"),
        ("move 18 6 3 20 9", "1,6", "row 5"),
        ("rows 5 4 3 2", "1", "loses"),
        ("sum 1 1", "1", "even number: 0"),
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
    for (question, answer, code) in [
        ("gate 1 1", "1", "ored"),
        ("gate 1 1", "1", "same-is-one"),
        ("xor 2 2", "4", "power"),
        ("xor 2 2", "4", "added"),
        ("xor 5 6", "11", "added"),
        ("xor 0 1", "0", "wrong-column"),
        ("move 0 2", "1,2", "row-from-zero"),
        ("winner 1 1", "wins", "misere-mixup"),
    ] {
        let lesson = lesson(question, &format!("wrong {answer} {code}"));
        let exercise = lesson.exercises().next().unwrap();
        let judged = exercise.judge(answer, Names::Standard);
        let diagnosis = judged
            .judgement()
            .and_then(|judgement| judgement.diagnosis.clone());
        assert_eq!(diagnosis.unwrap().code(), code, "{question} <- {answer}");
    }
    // A code that does not lead to the answer is not believed.
    let lesson = lesson("gate 1 0", "wrong 0 ored");
    let exercise = lesson.exercises().next().unwrap();
    let judged = exercise.judge("0", Names::Standard);
    let found = &judged.judgement().unwrap().diagnosis;
    assert!(
        found
            .as_ref()
            .is_none_or(|diagnosis| diagnosis.code() != "ored")
    );
}

#[test]
fn whoever_calls_a_row_by_its_place_or_size_has_not_miscounted() {
    for (answer, in_figures) in [
        ("take two from the five", "3,2"),
        ("2 from the last row", "3,2"),
        ("2 from the largest row", "3,2"),
        ("3 4 3", "3,2"),
    ] {
        let (said, plain) = (
            judged("move 3 4 5", answer),
            judged("move 3 4 5", in_figures),
        );
        assert_eq!(said.answer, plain.answer, "{answer}");
        assert_eq!(plain.diagnosis.unwrap().code(), "size-for-row");
        assert_eq!(said.diagnosis, None, "{answer}");
    }
    // A number of a row may be another than was meant, in words too.
    let said = judged("move 3 4 5", "take 2 from row 3");
    assert_eq!(said.diagnosis.unwrap().code(), "size-for-row");
}
