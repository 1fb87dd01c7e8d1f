//! What is asked has not been told: no hint before the last holds the answer, and no lesson prints it above its exercise.

use course::conversation::{Judged, Tries};
use course::lesson::{BUILT_IN, Exercise, Lesson, LessonQuestion, read};
use explain::document::{Block, Document, Style, picked_right, right_answer_as_typed, tell_hint};
use explain::judgement::{Answer, Hint, judge};
use explain::question::{Generator, Kind, Level, Question, Topic};
use proptest::prelude::{any, prop, prop_assert, prop_assert_eq, proptest};
use render::{Terminal, terminal};
use theory::{Board, Position, Rule};

use crate::support::{cases, plain};

const WIDE: Terminal = plain(10_000);

fn course() -> Vec<Lesson> {
    let read = |(file, text): &(&str, &str)| read(file, text).unwrap();
    BUILT_IN.iter().map(read).collect()
}

/// The words of a text, without signs around them.
fn words(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric() && !"⊕=÷×".contains(c));
    let words = words.filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

fn has(words: &[String], word: &impl ToString) -> bool {
    words.contains(&word.to_string())
}

/// Whether the words say of something that it is this: "is 3", "worth 3", "= 3".
fn is_said_to_be(words: &[String], what: &str) -> bool {
    let says = |word: &str| ["is", "=", "be", "worth", "answer", "gives", "makes"].contains(&word);
    words.windows(2).any(|pair| says(&pair[0]) && pair[1] == what)
}

/// Whether a row is named, alone or in a list: "row 3", "rows 1, 3 and 5".
fn is_named(words: &[String], row: &str) -> bool {
    let leads = |word: &str| ["row", "rows", "and"].contains(&word) || word.parse::<u64>().is_ok();
    words.windows(2).any(|pair| leads(&pair[0]) && pair[1] == row)
}

/// Whether a text tells the answer to a question.
fn tells(question: &Question, text: &str) -> bool {
    let words = words(text);
    if let Question::Move(position) = question {
        let mut winning = position.winning_moves().into_iter();
        let names = |row: usize| {
            text.contains(&format!("row\u{a0}{row}")) || text.contains(&format!("row {row}"))
        };
        return winning
            .any(|mv| names(mv.row) && has(&words, &mv.take()) && mv.take() != mv.row as u64);
    }
    match question.right_answer() {
        Answer::Bit(bit) => text.contains(&format!("= {bit}")),
        Answer::Number(number) => is_said_to_be(&words, &number.to_string()),
        Answer::Winner { wins: true, .. } => has(&words, &"you") && has(&words, &"win"),
        Answer::Winner { wins: false, .. } => has(&words, &"you") && has(&words, &"lose"),
        Answer::Rows(rows) => {
            !rows.is_empty() && rows.iter().all(|row| is_named(&words, &row.to_string()))
        }
        Answer::Sizes(sizes) => !sizes.is_empty() && sizes.iter().all(|size| has(&words, size)),
        Answer::Digits(_) => has(&words, &right_answer_as_typed(question)),
        // A column of a choice, say, names none of the choices.
        _ => false,
    }
}

fn shown(block: Block) -> String {
    terminal(&Document { blocks: vec![block] }, WIDE)
}

/// The hints of an exercise that come before the answer and are about this question alone.
fn hints(exercise: &Exercise, style: Style) -> Vec<String> {
    match &exercise.asked {
        LessonQuestion::Question { question, .. } if exercise.own.hints.is_empty() => {
            pieces(question, style)
        }
        _ => exercise.own.hints.iter().map(ToString::to_string).collect(),
    }
}

/// The hints of the program that are about this question alone: a piece of its work.
fn pieces(question: &Question, style: Style) -> Vec<String> {
    let ladder = Hint::ladder(question).into_iter();
    let pieces = ladder.filter(|hint| matches!(hint, Hint::Substep(_)));
    pieces.map(|hint| shown(tell_hint(question, &hint, style))).collect()
}

#[test]
fn no_hint_of_the_course_is_the_answer() {
    for lesson in course() {
        let style = lesson.style(Style::default());
        for exercise in lesson.exercises() {
            for hint in hints(exercise, style) {
                let tells = match &exercise.asked {
                    LessonQuestion::Question { question, .. } => tells(question, &hint),
                    LessonQuestion::Written(written) => {
                        let right = picked_right(&written.pick, &written.lines).to_string();
                        right.contains(&hint) || hint.contains(&right)
                    }
                };
                assert!(!tells, "{}: {}: {hint}", lesson.name, exercise.name());
            }
        }
    }
}

/// Why an answer is right belongs to the answer: where the program's own words do not say it, the author does.
#[test]
fn the_key_says_why_each_answer_is_right() {
    for lesson in course() {
        for exercise in lesson.exercises() {
            assert!(exercise.own.why.is_some(), "{}: {}", lesson.name, exercise.name());
        }
    }
}

/// Neither the same question, answered, nor the digits that are asked for.
#[test]
fn no_lesson_prints_the_answer_above_its_exercise() {
    const FENCE: &str = "\n```exercise ";
    for ((file, text), lesson) in BUILT_IN.iter().zip(course()) {
        let mut fences = text.match_indices(FENCE);
        for exercise in lesson.exercises() {
            let LessonQuestion::Question { question, .. } = &exercise.asked else {
                continue;
            };
            let above = &text[..fences.next().unwrap().0];
            // The four cases of a gate are to be known by heart.
            if matches!(question, Question::Gate(_)) {
                continue;
            }
            let printed = [format!("`= {question}`"), format!("```nimlab {question}")];
            let is_printed = printed.iter().any(|printed| above.contains(printed));
            let digits = match question {
                Question::Binary(_) => right_answer_as_typed(question),
                _ => String::new(),
            };
            let has_digits = !digits.is_empty() && has(&words(above), &digits);
            assert!(!is_printed && !has_digits, "{file}: {question}");
        }
    }
}

/// A question, and what no hint before the last may say of it.
const NOT_GIVEN_AWAY: &str = "\
rows 18 6 3 20 9 | row 5 | Row 5 | [1]
winner 18 6 3 20 9 | 10 | the player to move wins with
move 18 6 3 20 9 | take 6 | row 5 | [1] | leave 3
sum 18 6 3 20 9 | 10
binary 13 | 1101
xor 3 5 | 110 | = 6";

#[test]
fn a_hint_before_the_last_does_not_give_the_answer_away() {
    for line in NOT_GIVEN_AWAY.lines() {
        let (question, answers) = line.split_once(" | ").unwrap();
        let question: Question = question.parse().unwrap();
        let mut ladder = Hint::ladder(&question);
        assert_eq!(ladder.pop(), Some(Hint::Answer));
        for hint in ladder {
            let told = shown(tell_hint(&question, &hint, Style::default()));
            for answer in answers.split(" | ") {
                assert!(!told.contains(answer), "{question}: {answer} in {told}");
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn no_piece_of_the_work_is_the_answer(
        kind in prop::sample::select(Kind::OF_THE_LAB.to_vec()),
        seed in any::<u64>(),
        ups in 0..4,
    ) {
        let level = (0..ups).fold(Level::FIRST, |level, _| level.up());
        let question = Generator::of_question(seed, 0).question(Topic::Kind(kind), level);
        for hint in pieces(&question, Style::default()) {
            prop_assert!(!tells(&question, &hint), "{}: {}", question, hint);
        }
    }

    /// At a board it would be taken back, and so it is here.
    #[test]
    fn a_move_that_the_rules_do_not_allow_is_no_try(
        rows in prop::collection::vec(0..9_u64, 1..5),
        row in 0..7_usize,
        take in 0..12_u64,
        times in 1..5,
    ) {
        let size = row.checked_sub(1).and_then(|row| rows.get(row)).copied();
        let is_legal = size.is_some_and(|size| (1..=size).contains(&take));
        let board = Board::from(rows);
        let question = Question::Move(Position::new(board, Rule::Normal));
        let judged = judge(&question, &format!("{row},{take}"));
        prop_assert_eq!(judged.is_illegal(), !is_legal);
        let mut tries = Tries::default();
        for _ in 0..times {
            let (_, waits) = tries.feedback(&judged, Style::default());
            prop_assert!(is_legal || waits && tries.is_first());
        }
        prop_assert_eq!(judged.is_a_try(), is_legal);
    }
}
