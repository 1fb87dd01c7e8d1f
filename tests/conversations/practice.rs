//! Practice as somebody meets it: at the prompt, through a pipe, and to the end of the input.

use nimlab::derivation::Derivation;
use nimlab::document::Style;
use nimlab::judgement::{Answer, judge};
use nimlab::practice::{AskedQuestion, Round};
use nimlab::question::{Binary, Generator, Kind, Level, Names, Question, Topic, Xor};

use crate::program::{run, words};

fn practise(arguments: &[&str], typed: &str) -> (i32, String, String) {
    run(&[&["practice"], arguments].concat(), typed)
}

/// Gives an answer and has it counted.
fn answer(round: &mut Round, asked: &AskedQuestion, given: &str) -> Option<&'static str> {
    let judgement = judge(&asked.question, given, Names::Standard);
    round.answered(asked, &judgement);
    judgement.diagnosis.map(|diagnosis| diagnosis.code())
}

/// The right answer as somebody would type it.
fn right_answer(question: &Question) -> String {
    let found = Derivation::of(question).conclusion;
    let right = Answer::right(&found).expect("a question has an answer");
    right.to_string()
}

/// Of all that is asked of Nim, and of each kind of game.
#[test]
fn right_answers_all_the_way_exit_with_0() {
    for (game, count) in [
        ("", 30),
        ("lasker", 12),
        ("octal:0.77", 12),
        ("grundy", 12),
        ("subtract:2,3,7", 12),
        ("divisors", 12),
        ("nim", 12),
    ] {
        let topics: Vec<Topic> = game.parse().map(Topic::Game).into_iter().collect();
        let mut round = Round::new(&topics, count, 7);
        let mut typed = String::new();
        while let Some(asked) = round.ask() {
            let right = right_answer(&asked.question);
            answer(&mut round, &asked, &right);
            typed.push_str(&right);
            typed.push('\n');
        }
        assert_eq!(round.report().total().right, count);
        let line = format!("{game} --count {count} --seed 7");
        let (code, stdout, stderr) = practise(&words(&line), &typed);
        assert_eq!((code, stderr.as_str()), (0, ""), "{game}");
        let all = format!("{count} of {count} right");
        assert!(stdout.contains(&all), "{stdout}");
    }
}

/// What has been found out of a board is not asked right after that, however it went.
#[test]
fn no_board_is_asked_about_twice_in_a_row() {
    let topics = [Kind::Winner, Kind::Move, Kind::Rows, Kind::Balance].map(Topic::Kind);
    for seed in 0..150 {
        let mut round = Round::new(&topics, 12, seed);
        let mut before = None;
        while let Some(asked) = round.ask() {
            let board = asked.question.board().cloned();
            assert!(board.is_some() && board != before, "seed {seed}: {board:?}");
            before = board;
            let right = right_answer(&asked.question);
            let given = if seed % 2 == 0 { &*right } else { "1" };
            answer(&mut round, &asked, given);
        }
    }
}

#[test]
fn a_wrong_answer_exits_with_1_and_is_explained() {
    let (code, stdout, _) = practise(&["towers", "--count", "1", "--seed", "1"], "1\n");
    let (other_code, other, _) = practise(&["towers", "--count", "1", "--seed", "1"], "2\n");
    assert_eq!(code + other_code, 1, "one of the two players wins");
    let wrong = if code == 1 { stdout } else { other };
    assert!(wrong.contains("does not agree with this step"), "{wrong}");
}

#[test]
fn the_end_of_the_input_ends_it_politely() {
    for typed in ["", "hint\n", "hint", "skip\nhint\n", "help\n", "quit\n"] {
        let (code, stdout, stderr) = practise(&["--seed", "3"], typed);
        assert_eq!((code, stderr.as_str()), (0, ""), "{typed:?}");
        assert!(stdout.contains("How it went"), "{typed:?}: {stdout}");
    }
}

#[test]
fn in_a_pipe_a_line_that_cannot_be_read_is_the_answer_to_its_question() {
    for typed in ["\n", "no such answer\n", "1,2,3\n"] {
        let (code, stdout, _) = practise(&["move", "--seed", "3", "--count", "1"], typed);
        assert_eq!(code, 1, "{typed:?}");
        assert!(stdout.contains("0 of 1 right"), "{typed:?}: {stdout}");
    }
}

#[test]
fn what_was_asked_before_does_not_change_the_next_topic() {
    let topics = |answers: &dyn Fn(&Question) -> String| {
        let mut round = Round::new(&[], 20, 5);
        let mut topics = Vec::new();
        while let Some(asked) = round.ask() {
            topics.push(Topic::of(&asked.question));
            let given = answers(&asked.question);
            if given.is_empty() {
                round.skip(&asked);
            } else {
                answer(&mut round, &asked, &given);
            }
        }
        topics
    };
    assert_eq!(topics(&right_answer), topics(&|_| String::new()));
}

#[test]
fn a_right_answer_that_was_told_is_counted_as_told() {
    let mut round = Round::new(&[Topic::Kind(Kind::Xor)], 1, 2);
    let mut asked = round.ask().unwrap();
    while asked.hints.left() > 0 {
        let _ = asked.hints.next_hint(Style::default());
    }
    let right = right_answer(&asked.question);
    answer(&mut round, &asked, &right);
    let total = round.report().total();
    assert_eq!(
        (total.right, total.told, total.hinted, total.wrong),
        (0, 1, 1, 0)
    );
}

#[test]
fn quit_keeps_what_was_judged() {
    let (code, stdout, _) = practise(&["xor", "--seed", "5"], "1000\nquit\n7\n");
    assert_eq!(code, 1);
    assert!(stdout.contains("0 of 1 right"), "{stdout}");
}

#[test]
fn hints_end_with_the_answer() {
    for topic in Topic::all() {
        let question = Generator::new(11).question(topic, Level::FIRST);
        let typed = "hint\n".repeat(5);
        let (_, stdout, _) = practise(&[topic.word(), "--seed", "11", "--count", "1"], &typed);
        let order = [
            "The idea:",
            "How to do it:",
            "The answer:",
            "That was the last hint",
        ];
        let places: Vec<Option<usize>> = order.iter().map(|hint| stdout.find(hint)).collect();
        assert!(
            places.iter().all(Option::is_some) && places.is_sorted(),
            "{question}: {places:?}\n{stdout}"
        );
    }
}

#[test]
fn json_has_the_judgements_alone_on_standard_output() {
    let (code, stdout, stderr) = practise(
        &["xor", "--count", "1", "--seed", "5", "--format", "json"],
        "1000\n",
    );
    let told: serde_json::Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!(code, 1);
    assert_eq!((&told["count"], &told["right"]), (&1.into(), &0.into()));
    assert_eq!(told["items"][0]["verdict"], "wrong");
    assert!(stderr.contains("Question 1 of 1"));
}

#[test]
fn nonsense_and_floods_do_no_harm() {
    let flood = format!("{}\n\u{0}\u{1b}[2J\n٣\nquit\n", "x".repeat(1_000_000));
    let (code, stdout, _) = practise(&["sum", "--seed", "1"], &flood);
    assert_eq!(code, 1);
    assert!(stdout.contains("Not readable"), "{stdout}");
    assert!(
        !stdout.contains("\u{1b}[2J"),
        "what was typed must not move the cursor"
    );
}

#[test]
fn the_slip_just_made_comes_again_in_another_guise() {
    let mut round = Round::new(&[Topic::Kind(Kind::Xor), Topic::Kind(Kind::Binary)], 20, 3);
    let first = loop {
        let asked = round.ask().unwrap();
        if let Question::Xor(Xor { a, b }) = asked.question {
            break answer(&mut round, &asked, &(a + b).to_string());
        }
        round.skip(&asked);
    };
    assert_eq!(first, Some("added"));
    let next = round.ask().unwrap().question;
    let Question::Xor(Xor { a, b }) = next else {
        panic!("the same topic comes again, not {next}")
    };
    assert_ne!(a + b, a ^ b, "adding must show on {next}");
}

#[test]
fn sizes_grow_as_answers_come_right() {
    let mut round = Round::new(&[Topic::Kind(Kind::Binary)], 40, 9);
    let mut numbers = Vec::new();
    while let Some(asked) = round.ask() {
        let Question::Binary(Binary { number }) = asked.question else {
            panic!("only binary was asked for")
        };
        numbers.push(number);
        answer(&mut round, &asked, &format!("{number:b}"));
    }
    assert!(numbers[..2].iter().all(|&number| number < 8), "{numbers:?}");
    assert!(
        numbers[20..].iter().all(|&number| number >= 256),
        "{numbers:?}"
    );
}

#[test]
fn what_to_read_next_is_a_lesson_of_the_course() {
    for topic in Topic::all() {
        let (_, stdout, _) = practise(&[topic.word(), "--count", "1", "--seed", "4"], "skip\n");
        let (_, after) = stdout
            .split_once("nimlab lesson ")
            .expect("a skipped topic has a lesson to read");
        let name = after.split_whitespace().next().unwrap();
        assert!(
            nimlab::lesson::built_in(name).is_some(),
            "{topic:?}: {name}"
        );
    }
}
