//! Right answers in every form, on random questions: none may ever be called anything but right.

use std::collections::BTreeSet;

use nimlab::derivation::Derivation;
use nimlab::document::{Document, Style, message, tell_hint};
use nimlab::game::{Board, Game, Position, Rule, bouton};
use nimlab::judgement::{Answer, Hint, Misconception, Verdict, can_reveal, judge, judge_answer};
use nimlab::question::{Binary, Generator, Kind, Level, Names, Question, Topic, Xor};
use nimlab::render::{json, terminal};
use proptest::prelude::*;

use crate::support::{cases, plain};

/// A row of a board: mostly small, sometimes of any size.
fn row() -> impl Strategy<Value = u64> {
    prop_oneof![6 => 0_u64..12, 2 => 0_u64..300, 1 => any::<u64>()]
}

fn board() -> impl Strategy<Value = Board> {
    prop::collection::vec(row(), 1..8).prop_map(Board::from)
}

fn topic() -> impl Strategy<Value = Topic> {
    prop::sample::select(Topic::all().collect::<Vec<_>>())
}

fn rule() -> impl Strategy<Value = Rule> {
    prop_oneof![Just(Rule::Normal), Just(Rule::Misere)]
}

fn assert_right(question: &Question, forms: &[String]) -> Result<(), TestCaseError> {
    for form in forms {
        let judgement = judge(question, form, Names::Standard);
        prop_assert_eq!(
            judgement.verdict,
            Verdict::Right,
            "{}: {:?}",
            question,
            form
        );
        prop_assert!(judgement.diagnosis.is_none() && judgement.contradiction.is_none());
    }
    Ok(())
}

fn forms_of_number(number: u64) -> Vec<String> {
    vec![
        format!("{number}"),
        format!("  {number}\t"),
        format!("+{number}"),
        format!("000{number}"),
        format!("0b{number:b}"),
        format!("= {number}"),
    ]
}

fn forms_of_digits(number: u64) -> Vec<String> {
    if number == 0 {
        return ["0", "[]", "[ ]", "[0]", "0b0", "000", "()"]
            .map(str::to_owned)
            .to_vec();
    }
    let digits: Vec<String> = format!("{number:b}").chars().map(String::from).collect();
    vec![
        digits.concat(),
        digits.join(" "),
        digits.join(","),
        format!("[{}]", digits.join(", ")),
        format!("({},)", digits.join(", ")),
        format!("0b{}", digits.concat()),
        format!("0000{}", digits.concat()),
        format!("[0, {}]", digits.join(", ")),
    ]
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn numbers(a in row(), b in row(), board in board()) {
        assert_right(&Question::Xor(Xor { a, b }), &forms_of_number(a ^ b))?;
        let sum = board.rows().iter().fold(0, |sum, row| sum ^ row);
        assert_right(&Question::Sum(board), &forms_of_number(sum))?;
    }

    #[test]
    fn digits(number in row()) {
        assert_right(&Question::Binary(Binary { number }), &forms_of_digits(number))?;
        let Ok(decimal) = format!("decimal {number:b}").parse::<Question>() else { panic!("{number:b}") };
        let repeats = |form: &String| form.starts_with("0b");
        let (repeated, others): (Vec<_>, Vec<_>) = forms_of_number(number).into_iter().partition(repeats);
        assert_right(&decimal, &others)?;
        for form in repeated {
            prop_assert_eq!(judge(&decimal, &form, Names::Standard).verdict, Verdict::Malformed);
        }
    }

    #[test]
    fn verdicts(board in board(), rule in rule()) {
        let wins = bouton(board.rows(), rule);
        let words: &[&str] = if wins { &["wins", "Win", "YES", "N", "n-position"] } else { &["loses", "lost", "no", "P", "P-position"] };
        let forms: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
        let question = Question::Winner(Position::new(board, rule));
        assert_right(&question, &forms)?;
        let lab_letter = if wins { "P" } else { "N" };
        prop_assert_eq!(judge(&question, lab_letter, Names::Lab).verdict, Verdict::Right);
    }

    #[test]
    fn moves_and_rows(board in board(), rule in rule()) {
        let position = Position::new(board, rule);
        let winning = position.winning_moves();
        let question = Question::Move(position.clone());
        for mv in &winning {
            let (row, take) = (mv.row, mv.take());
            let forms = [
                format!("{row},{take}"), format!("{row} {take}"), format!("({row}, {take})"), format!("[{row}, {take}]"),
                format!("take {take} from row {row}"), format!("Row {row}, take {take}."),
            ];
            assert_right(&question, &forms)?;
        }
        let rows: Vec<String> = winning.iter().map(|mv| mv.row.to_string()).collect();
        let all_rows = Question::Rows(position);
        if winning.is_empty() {
            let none = ["none", "None", "no move", "[]"].map(str::to_owned);
            assert_right(&question, &none)?;
            assert_right(&all_rows, &none)?;
        } else {
            let reversed: Vec<String> = rows.iter().rev().cloned().collect();
            let forms = [rows.join(" "), rows.join(", "), format!("[{}]", rows.join(", ")), reversed.join(" and "), format!("rows {}", rows.join(" "))];
            assert_right(&all_rows, &forms)?;
        }
    }

    /// Any text at all gets a verdict, and never a panic.
    #[test]
    fn any_text_is_judged(topic in topic(), seed in any::<u64>(), text in any::<String>()) {
        let question = Generator::new(seed).question(topic, Level::FIRST);
        let judgement = judge(&question, &text, Names::Lab);
        prop_assert_eq!(judgement.given, text);
        prop_assert!(judgement.diagnosis.is_none() || judgement.verdict == Verdict::Wrong);
    }
}

#[test]
fn the_four_verdicts_are_kept_apart() {
    let cases = [
        ("gate 1 0", "2", Verdict::Malformed),
        ("gate 1 0", "0", Verdict::Wrong),
        ("binary 6", "12", Verdict::Malformed),
        ("binary 6", "____", Verdict::Blank),
        ("binary 0", "[]", Verdict::Right),
        ("sum 5 4 3 2", "-1", Verdict::Wrong),
        ("sum 5 4 3 2", "99999999999999999999999", Verdict::Wrong),
        ("sum 5 4 3 2", "2.5", Verdict::Malformed),
        ("sum 5 4 3 2", "zero", Verdict::Right),
        ("sum 5 4 3 2", " ", Verdict::Blank),
        ("winner 5 4", "maybe", Verdict::Malformed),
        ("rows 5 4", "1 two", Verdict::Wrong),
        ("move 5 4", "1", Verdict::Malformed),
        ("move 5 4", "1,2,3", Verdict::Malformed),
        ("move 5 4", "–", Verdict::Blank),
        ("towers 3 6", "3", Verdict::Malformed),
        ("towers 3 6", "player 1", Verdict::Right),
    ];
    for (question, answer, verdict) in cases {
        assert_eq!(
            judge(&question.parse().unwrap(), answer, Names::Standard).verdict,
            verdict,
            "{question}: {answer:?}"
        );
    }
}

/// The one conversion of what has been found into text, against texts that were written by hand.
#[test]
fn a_right_answer_is_typed_as_somebody_would_type_it() {
    for (question, typed) in [
        ("gate 1 0", "1"),
        ("gate 1 1", "0"),
        ("binary 6", "110"),
        ("binary 0", "0"),
        ("decimal 0110", "6"),
        ("decimal []", "0"),
        ("xor 3 5", "6"),
        ("sum 5 4 3 2", "0"),
        ("sum 18446744073709551615", "18446744073709551615"),
        ("winner 18 6 3 20 9", "wins"),
        ("winner 5 4 3 2", "loses"),
        ("winner --misere 1 1", "wins"),
        ("rows 5 4 3 2 1", "1 3 5"),
        ("rows 5 4 3 2", "none"),
        ("move 18 6 3 20 9", "5,6"),
        ("move 5 4 3 2 1", "1,1"),
        ("move --misere 1 1 4", "3,3"),
        ("move 5 4 3 2", "none"),
        ("towers 3 6", "1"),
        ("towers 4 12", "2"),
    ] {
        let question: Question = question.parse().unwrap();
        let right = Answer::right(&Derivation::of(&question).conclusion).unwrap();
        assert_eq!(right.to_string(), typed, "{question}");
        let verdict = judge(&question, typed, Names::Standard).verdict;
        assert_eq!(verdict, Verdict::Right, "{question}");
    }
}

#[test]
fn a_digit_string_of_any_length_is_read() {
    let question: Question = "binary 6".parse().unwrap();
    let many = "1".repeat(100_000);
    assert_eq!(
        judge(&question, &many, Names::Standard).verdict,
        Verdict::Wrong
    );
    let sum: Question = "sum 5 4".parse().unwrap();
    assert_eq!(judge(&sum, &many, Names::Standard).verdict, Verdict::Wrong);
}

#[test]
fn slips_can_come_again_on_the_questions_that_are_made_up() {
    let mut generator = Generator::new(1);
    let mut comes_again =
        |topic, slip| (0..50).any(|_| can_reveal(&generator.question(topic, Level::FIRST), slip));
    assert!(comes_again(Topic::Kind(Kind::Xor), Misconception::Added));
    assert!(comes_again(
        Topic::Kind(Kind::Binary),
        Misconception::ReversedDigits
    ));
    assert!(comes_again(
        Topic::Kind(Kind::Sum),
        Misconception::MissedRow
    ));
    assert!(comes_again(
        Topic::Kind(Kind::Move),
        Misconception::TargetNotTaken
    ));
    assert!(comes_again(
        Topic::Kind(Kind::Rows),
        Misconception::RowFromZero
    ));
    assert!(comes_again(
        Topic::Misere(Game::nim()),
        Misconception::MisereMixup
    ));
    assert!(!comes_again(
        Topic::Kind(Kind::Xor),
        Misconception::RowFromZero
    ));
}

/// The misconceptions that answers to a question, in any of its variants, can show; each has a message.
fn shown_by(asked: &str, variants: u64) -> BTreeSet<&'static str> {
    let mut shown = BTreeSet::new();
    for variant in 1..=variants {
        let variant = if variants > 1 {
            format!(" --variant {variant}")
        } else {
            String::new()
        };
        let question: Question = format!("{asked}{variant}").parse().unwrap();
        for answer in nimlab::judgement::tempting_answers(&question) {
            let judgement = judge_answer(&question, answer.clone());
            if let Some(diagnosis) = &judgement.diagnosis {
                let told = message(&judgement).map(|told| told.to_string());
                assert!(
                    told.is_some_and(|told| !told.is_empty()),
                    "{question}: {answer}"
                );
                shown.insert(diagnosis.code());
            }
        }
    }
    shown
}

#[test]
fn a_number_in_a_gap_and_a_choice_show_what_they_show_elsewhere() {
    for (asked, variants, codes) in [
        ("fill xor 3 5", 4, &["added"][..]),
        ("fill sum 9 4 3", 5, &["added", "missed-row"]),
        ("fill move 9 4 3", 9, &["added", "illegal"]),
        (
            "choose 9 4 3 --move 1,2 --move 1,7 --move 2,4",
            1,
            &["target-not-taken", "verdict-swapped"],
        ),
        ("choose 1 1 1 / 2 1 / 1 1", 1, &["misere-mixup"]),
    ] {
        let shown = shown_by(asked, variants);
        let missing: Vec<_> = codes.iter().filter(|code| !shown.contains(*code)).collect();
        assert!(missing.is_empty(), "{asked}: {missing:?} of {shown:?}");
    }
}

#[test]
fn a_question_about_lines_carries_them() {
    for seed in 0..40 {
        for kind in [Kind::Choose, Kind::Order, Kind::Flaw, Kind::Fill] {
            let question = Generator::new(seed).question(Topic::Kind(kind), Level::FIRST);
            let right = Answer::right(&Derivation::of(&question).conclusion).unwrap();
            let judged = json::judgement(&judge_answer(&question, right.clone()));
            let judged: serde_json::Value = serde_json::from_str(&judged).unwrap();
            let asked = &judged["asked"];
            let lines = asked["lines"].as_array().unwrap();
            assert!(!lines.is_empty() && asked["asks"].is_string(), "{judged}");
            let names: Vec<&str> = lines
                .iter()
                .map(|line| line["name"].as_str().unwrap())
                .collect();
            let gap = asked["gap"].as_str();
            let with_gap = lines
                .iter()
                .filter(|line| gap.is_some_and(|gap| line["text"].as_str().unwrap().contains(gap)));
            assert_eq!(
                with_gap.count(),
                usize::from(kind == Kind::Fill),
                "{judged}"
            );
            let words = right.to_string();
            let picked = words
                .split([' ', ','])
                .filter(|word| !word.is_empty() && *word != "none");
            if kind != Kind::Fill {
                picked.for_each(|name| assert!(names.contains(&name), "{name} of {judged}"));
            }
        }
    }
}

#[test]
fn a_hint_ends_with_one_full_stop() {
    for seed in 0..100 {
        for topic in Topic::all() {
            let question = Generator::new(seed).question(topic, Level::FIRST);
            for hint in Hint::ladder(&question) {
                let told = as_read(&question, &[hint]);
                assert!(!told.contains(".."), "{question}: {told}");
            }
        }
    }
}

fn as_read(question: &Question, hints: &[Hint]) -> String {
    let blocks = hints
        .iter()
        .map(|hint| tell_hint(question, hint, Style::default()))
        .collect();
    let shown = plain(200);
    terminal(&Document { blocks }, shown)
}

#[test]
fn a_hint_before_the_last_does_not_give_the_answer_away() {
    let told = |question: &str| {
        let question: Question = question.parse().unwrap();
        let ladder = Hint::ladder(&question);
        as_read(&question, &ladder[..ladder.len() - 1])
    };
    for (question, answers) in [
        ("rows 18 6 3 20 9", &["row 5", "Row 5", "[1]"][..]),
        (
            "winner 18 6 3 20 9",
            &["10", "the player to move wins with"],
        ),
        ("move 18 6 3 20 9", &["take 6", "row 5", "[1]", "leave 3"]),
        ("sum 18 6 3 20 9", &["10"]),
        ("binary 13", &["1101"]),
        ("xor 3 5", &["110 ", "= 6"]),
    ] {
        let told = told(question);
        for answer in answers {
            assert!(!told.contains(answer), "{question}: {answer} in\n{told}");
        }
    }
}
