//! Practice as somebody meets it: at the prompt, through a pipe, and to the end of the input.

use course::practice::{AskedQuestion, Round};
use explain::document::Style;
use explain::judgement::judge;
use explain::question::{Binary, Kind, Question, Topic, Xor};

use crate::program::{run, words};

fn practise(arguments: &[&str], typed: &str) -> (i32, String, String) {
    run(&[&["practice"], arguments].concat(), typed)
}

/// Gives an answer and has it counted.
fn answer(round: &mut Round, asked: &AskedQuestion, given: &str) -> Option<&'static str> {
    let judgement = judge(&asked.question, given);
    round.answered(asked, &judgement);
    judgement.diagnosis.map(|diagnosis| diagnosis.code())
}

/// The right answer as somebody would type it.
fn right_answer(question: &Question) -> String {
    question.right_answer().to_string()
}

/// Of all that is asked of Nim, and of each kind of game.
#[test]
fn right_answers_all_the_way_exit_with_0() {
    for (game, count) in [
        ("", 30),
        ("kayles", 12),
        ("dawson", 12),
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
    for seed in 0..60 {
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

/// In a pipe a line that cannot be read is the answer to its question, and the end of the input is the end of the round.
#[test]
fn what_comes_through_a_pipe_is_counted() {
    let flood = format!("{}\n\u{0}\u{1b}[2J\n٣\nquit\n", "x".repeat(1_000_000));
    for (typed, code, told) in [
        ("", 0, "How it went"),
        ("hint", 0, "How it went"),
        ("skip\nhint\n", 0, "How it went"),
        ("help\nquit\n", 0, "How it went"),
        ("\n", 1, "blank\n"),
        ("no such answer\n", 1, "not readable\n"),
        ("1000\nquit\n7\n", 1, "0 of 1 right"),
        (&flood, 1, "Not readable"),
    ] {
        let (ended, stdout, stderr) = practise(&["xor", "--seed", "5"], typed);
        assert_eq!((ended, &*stderr), (code, ""), "{typed:.40?}");
        assert!(stdout.contains(told) && !stdout.contains('\u{1b}'), "{stdout}");
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
    assert_eq!((total.right, total.revealed, total.hinted, total.wrong), (0, 1, 1, 0));
}

/// Of the topics with as many slips, the one that the course explains first; one that was put right weighs half.
#[test]
fn the_report_sends_to_the_lesson_on_most_of_the_slips() {
    let topics = [Kind::Xor, Kind::Rows].map(Topic::Kind);
    for (typed, lesson) in [
        ("1000\n9 9\n", "padded-xor"),
        ("skip\n9 9\n", "optimal-move"),
        ("skip\nskip\n", "padded-xor"),
        ("\nskip\n", "padded-xor"),
    ] {
        let words: Vec<String> = topics.iter().map(|topic| topic.word()).collect();
        let words = [&words[0], &words[1], "--count", "2", "--seed", "3"];
        let (_, told, _) = practise(&words, typed);
        assert!(told.contains(&format!("nimlab lesson {lesson}")), "{typed:?}: {told}");
    }
}

#[test]
fn hints_end_with_the_answer_and_what_was_skipped_with_a_lesson_to_read() {
    for topic in Topic::all() {
        let typed = "hint\n".repeat(5) + "skip\n";
        let (_, told, _) = practise(&[&topic.word(), "--seed", "11", "--count", "1"], &typed);
        let order = ["The idea:", "How to do it:", "The answer:", "That was the last hint"];
        let places: Vec<Option<usize>> = order.iter().map(|hint| told.find(hint)).collect();
        assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{places:?}: {told}");
        let (_, after) = told.split_once("nimlab lesson ").expect("there is a lesson to read");
        let name = after.split_whitespace().next().unwrap();
        assert!(course::lesson::built_in(name).is_some(), "{topic:?}: {name}");
    }
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
    assert!(numbers[20..].iter().all(|&number| number >= 256), "{numbers:?}");
}
