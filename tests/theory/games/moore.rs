//! Moore's Nim against a plain search of the game tree, which knows nothing of columns; and how it is asked and told.

use std::collections::{BTreeSet, HashMap};
use std::fmt::Write;
use std::fs;

use nimlab::derivation::{Conclusion, Derivation, Step};
use nimlab::document::tell;
use nimlab::game::{Board, Game, Move, Position, RowsAtOnce, Rule, Turn};
use nimlab::judgement::{Answer, Verdict, judge, judge_answer};
use nimlab::play::{Computer, Difficulty, Match, Player, Review, Worth, read_game};
use nimlab::question::{Dash, Generator, Level, Names, Question, Request, Topic, parse_board};
use serde_json::Value;

use super::disguises::lines;
use crate::program::nimlab;
use crate::support::at_depth;

/// Every board that one turn makes of these rows: in one to `most` of them it takes at least one.
fn reached(rows: &[u64], most: usize) -> Vec<Vec<u64>> {
    fn go(rows: &[u64], at: usize, most: usize, now: &mut Vec<u64>, all: &mut Vec<Vec<u64>>) {
        if at == rows.len() {
            all.push(now.clone());
            return;
        }
        for left in 0..=rows[at] {
            let changed = usize::from(left < rows[at]);
            if changed <= most {
                now.push(left);
                go(rows, at + 1, most - changed, now, all);
                now.pop();
            }
        }
    }
    let mut all = Vec::new();
    go(rows, 0, most, &mut Vec::new(), &mut all);
    all.retain(|left| left != rows);
    all
}

/// Whether the player to move wins, by trying every turn.
fn wins(rows: &[u64], most: usize, known: &mut HashMap<Vec<u64>, bool>) -> bool {
    if let Some(&wins) = known.get(rows) {
        return wins;
    }
    let mut after = reached(rows, most).into_iter();
    let found = after.any(|left| !wins(&left, most, known));
    known.insert(rows.to_vec(), found);
    found
}

fn moore(most: usize) -> Game {
    format!("moore:{most}").parse().unwrap()
}

fn position(most: usize, rows: &[u64]) -> Position {
    Position::new(Board::of(moore(most), rows), Rule::Normal)
}

/// What a turn leaves, applied here by hand; every change takes something, and no row is named twice.
fn left_by(rows: &[u64], turn: &Turn, most: usize) -> Vec<u64> {
    let mut left = rows.to_vec();
    let changed: BTreeSet<usize> = turn.changes().iter().map(|mv| mv.row).collect();
    assert_eq!(changed.len(), turn.changes().len());
    assert!((1..=most).contains(&changed.len()));
    for mv in turn.changes() {
        assert_eq!(rows[mv.row - 1], mv.from);
        assert!(mv.take() > 0 && mv.take() <= mv.from);
        left[mv.row - 1] = mv.leaves();
    }
    left
}

fn is_of_turns(step: &Step) -> bool {
    matches!(
        step,
        Step::Over
            | Step::CountInGroups(_)
            | Step::CountOfColumn { .. }
            | Step::LeftOver { .. }
            | Step::MakeUp { .. }
            | Step::InColumn(_)
            | Step::TakeAtOnce { .. }
            | Step::AfterTurn(_)
            | Step::RowsInTurns { .. }
            | Step::WinningTurns { .. }
            | Step::EveryTurnSpoils { .. }
            | Step::RefuteTurn(_)
            | Step::AnyTurn { .. }
            | Step::ReplyToTurn(_)
            | Step::TurnInstead(_)
    )
}

fn steps_are_true(steps: &[Step]) {
    for step in steps {
        assert!(is_of_turns(step), "{step:?} is no step of Moore's Nim");
        for substep in step.substeps() {
            if let Step::CountOfColumn {
                ones,
                group,
                remainder,
                ..
            } = substep
            {
                assert_eq!(ones % group, remainder);
            }
        }
    }
}

#[test]
fn the_search_finds_the_same_winners_and_the_same_winning_turns() {
    for most in 1..=3 {
        let mut known = HashMap::new();
        for rows in (0..=3).flat_map(|rows| lines(rows, 5)).chain(lines(4, 3)) {
            let position = position(most, &rows);
            let mover_wins = wins(&rows, most, &mut known);
            assert_eq!(position.mover_wins(), mover_wins, "{rows:?}, {most}");
            let all = reached(&rows, most);
            let expected: BTreeSet<Vec<u64>> = all
                .iter()
                .filter(|left| !wins(left, most, &mut known))
                .cloned()
                .collect();
            let turns = position.winning_turns();
            let found: BTreeSet<Vec<u64>> = turns
                .iter()
                .map(|turn| left_by(&rows, turn, most))
                .collect();
            assert_eq!(found, expected, "{rows:?}, {most}");
            assert_eq!(found.len(), turns.len(), "each turn once");
            let moore = position.board.rows_at_once().unwrap();
            assert_eq!(moore.count_winning_turns(), Some(turns.len() as u128));
            assert_eq!(moore.count_turns(), Some(all.len() as u128));
            assert_eq!(moore.turns().count(), all.len());
            let taking_part: BTreeSet<usize> = turns
                .iter()
                .flat_map(|turn| turn.changes().iter().map(|mv| mv.row))
                .collect();
            assert!(position.winning_rows().into_iter().eq(taking_part));
        }
    }
}

#[test]
fn what_is_explained_is_what_the_search_finds() {
    for most in 1..=3 {
        let mut known = HashMap::new();
        for rows in lines(3, 3).into_iter().chain(lines(4, 2)) {
            let position = position(most, &rows);
            let mover_wins = wins(&rows, most, &mut known);
            let found = |question: Question| {
                let derivation = Derivation::of(question);
                steps_are_true(&derivation.steps);
                // What is told is made without a panic, too.
                let style = at_depth(9);
                assert!(!tell(&derivation, style).blocks.is_empty());
                derivation.conclusion
            };
            match found(Question::Winner(position.clone())) {
                Conclusion::Winner(found) => {
                    assert_eq!(found.mover_wins, mover_wins);
                }
                other => panic!("{other:?}"),
            }
            let conclusion = found(Question::Move(position.clone()));
            let Conclusion::Moves(analysis) = &conclusion else {
                panic!("{conclusion:?}");
            };
            match analysis.winning_turn() {
                Some(turn) => assert!(!wins(&left_by(&rows, &turn, most), most, &mut known)),
                None => assert!(!mover_wins),
            }
            let right = Answer::right(&conclusion).unwrap();
            assert!(right.is_right(&conclusion));
        }
    }
}

#[test]
fn with_one_row_in_a_turn_it_is_nim() {
    for rows in lines(3, 5) {
        let nim = Position::new(Board::from(rows.clone()), Rule::Normal);
        let moore = position(1, &rows);
        assert_eq!(nim.mover_wins(), moore.mover_wins());
        let of_nim = |mv: Move| Move::of_nim(mv.row, mv.from, mv.leaves());
        let of_moore: Vec<Move> = moore.winning_moves().into_iter().map(of_nim).collect();
        assert_eq!(nim.winning_moves(), of_moore);
        assert_eq!(nim.winning_rows(), moore.winning_rows());
    }
}

/// Large rows: every turn that is told leaves a balanced board, and so does the one that is made up.
#[test]
fn turns_on_large_boards_leave_balance() {
    let balanced = |rows: &[u64], group: usize| {
        (0..64).all(|bit| rows.iter().filter(|&&row| row >> bit & 1 == 1).count() % group == 0)
    };
    let mut number = 88_172_645_463_325_252_u64;
    let mut next = move || {
        number ^= number << 13;
        number ^= number >> 7;
        number ^= number << 17;
        number
    };
    for most in [1, 2, 3, 5, 16] {
        for count in [3, 7, 20, RowsAtOnce::MOST_ROWS] {
            let rows: Vec<u64> = (0..count).map(|_| next() >> (next() % 64)).collect();
            let position = position(most, &rows);
            assert_eq!(position.mover_wins(), !balanced(&rows, most + 1));
            let turns = position.winning_turns();
            assert_eq!(turns.is_empty(), !position.mover_wins());
            for turn in &turns {
                assert!(balanced(&left_by(&rows, turn, most), most + 1));
            }
            let Conclusion::Moves(found) = Derivation::of(Question::Move(position)).conclusion
            else {
                panic!("no turns");
            };
            if let Some(turn) = found.winning_turn() {
                assert!(balanced(&left_by(&rows, &turn, most), most + 1));
            }
        }
    }
}

#[test]
fn the_notation_comes_back() {
    for line in [
        "winner moore:2 1 2 3",
        "rows moore:3 5 4 3",
        "move moore:16 5 4 3 2 1",
        "explain moore:1 5 4 3",
        "explain moore:2 5 4 3 --move 1,3+2,1",
        "explain moore:2 5 4 3 --move 1,3",
        "moves moore:2 2 1",
        "board moore:2 3 2 1 --move 1,2+2,1 --move 1,1",
        "winner moore:2 []",
    ] {
        let request = Request::parse(line, Dash::Refused).unwrap();
        assert_eq!(request.to_string(), line);
        assert_eq!(
            Request::parse(&request.to_string(), Dash::Refused),
            Ok(request)
        );
    }
    let spaced = "explain moore:2 5 4 3 --move 1,3 + 2,1";
    let spaced = Request::parse(spaced, Dash::Refused).unwrap();
    assert_eq!(spaced.to_string(), "explain moore:2 5 4 3 --move 1,3+2,1");
    let board = parse_board("Moore:2 [5, 4, 3]").unwrap();
    assert_eq!(board.to_string(), "moore:2 5 4 3");
    for topic in [1, 2, 3, 16].map(|most| Topic::Game(moore(most))) {
        for number in 0..30 {
            let level = if number % 2 == 0 {
                Level::FIRST
            } else {
                Level::LAST
            };
            let question = Generator::of_question(7, number).question(topic, level);
            assert_eq!(question.to_string().parse(), Ok(question.clone()));
            assert_eq!(Topic::of(&question), topic);
            let right = Answer::right(&Derivation::of(question.clone()).conclusion).unwrap();
            let judged = judge(&question, &right.to_string(), Names::Standard);
            assert_eq!(judged.verdict, Verdict::Right, "{question} {right}");
            assert_eq!(judged.answer.as_ref(), Some(&right));
            assert!(!judged.reads_otherwise);
            let kept = serde_json::to_string(&judge_answer(&question, right)).unwrap();
            assert!(serde_json::from_str::<nimlab::judgement::Judgement>(&kept).is_ok());
        }
    }
}

fn verdict(question: &str, answer: &str) -> (Verdict, Option<&'static str>) {
    let judged = judge(&question.parse().unwrap(), answer, Names::Standard);
    let code = judged.diagnosis.map(|diagnosis| diagnosis.code());
    (judged.verdict, code)
}

#[test]
fn answers_are_judged() {
    let right = (Verdict::Right, None);
    for answer in [
        "1,2 + 2,1",
        "2,1+1,2",
        "take 2 from row 1 and 1 from row 2",
        "1,2; 2,1",
        "[(1, 2), (2, 1)]",
        "row 1: 2 + row 2: 1",
        "leave 3 in row 1 and leave 3 in row 2",
        "1=3 + 2=3",
        "1,2 2,1",
    ] {
        assert_eq!(verdict("move moore:2 5 4 3", answer), right, "{answer}");
    }
    for (question, answer, code) in [
        // 1 2 3 has nim sum 0, and 2 2 2 has not.
        ("winner moore:2 1 2 3", "loses", Some("plain-nim")),
        ("winner moore:2 2 2 2", "wins", Some("plain-nim")),
        ("winner moore:2 5 4 3", "loses", Some("verdict-swapped")),
        ("winner moore:2 5 4 3", "P", Some("verdict-swapped")),
        ("rows moore:2 1 2 3", "none", Some("plain-nim")),
        ("move moore:2 1 2 3", "none", Some("plain-nim")),
        ("move moore:2 5 4 3", "1,4", None),
        ("move moore:2 2 2 2", "1,2", Some("plain-nim")),
        ("move moore:2 5 4 3", "0,2 + 1,1", Some("row-from-zero")),
        ("move moore:2 5 4 3", "1,3 + 2,3", Some("target-not-taken")),
        ("move moore:2 5 4 3", "1,5 + 2,4 + 3,3", Some("illegal")),
        ("move moore:2 5 4 3", "1,9", Some("illegal")),
        ("move moore:2 5 4 3", "1,1 + 1,1", Some("illegal")),
        ("move moore:2 0 0", "1,1", Some("illegal")),
        ("rows moore:2 5 4 3", "1 2 3", None),
    ] {
        assert_eq!(
            verdict(question, answer),
            (Verdict::Wrong, code),
            "{question}: {answer}"
        );
    }
    for answer in ["foo", "1,2 + 2", "1", "take some", "1,2 + 2=1+1"] {
        let (verdict, _) = verdict("move moore:2 5 4 3", answer);
        assert_eq!(verdict, Verdict::Malformed, "{answer}");
    }
}

#[test]
fn a_game_is_played_written_and_reviewed() {
    let players = ["Ann", "Bob"].map(|name| Player::named(name).unwrap());
    let mut game = Match::new(
        players,
        parse_board("moore:2 7 6 5 4").unwrap(),
        Rule::Normal,
    );
    let mut computer = Computer::new(Difficulty::percent(40).unwrap(), 3);
    let mut written = String::from("board moore:2 7 6 5 4\n");
    let mut known = HashMap::new();
    let mut expected = Vec::new();
    while let Some(turn) = computer.choose(game.position()) {
        let rows = game.board().rows().to_vec();
        let left = left_by(&rows, &turn, 2);
        expected.push(
            match (wins(&rows, 2, &mut known), wins(&left, 2, &mut known)) {
                (_, false) => Worth::Winning,
                (true, true) => Worth::Mistake,
                (false, true) => Worth::NoWinningMove,
            },
        );
        let name = if game.moves().len().is_multiple_of(2) {
            "Ann"
        } else {
            "Bob"
        };
        let words: Vec<String> = turn
            .changes()
            .iter()
            .map(|mv| format!("{},{}", mv.row, mv.take()))
            .collect();
        writeln!(written, "{name}: {}", words.join(" + ")).unwrap();
        game.play(turn).unwrap();
    }
    assert!(game.board().is_empty());
    let review = Review::of(&game);
    let worth: Vec<Worth> = review.turns.iter().map(|turn| turn.worth).collect();
    assert_eq!(worth, expected);
    let read = read_game("game.txt", &written, Rule::Normal).unwrap();
    assert_eq!(read.moves(), game.moves());
    let mut undone = game.clone();
    undone.take_back(game.moves().len());
    assert_eq!(undone.board(), &game.start().board);
    assert!(game.play(game.moves()[0].clone()).is_err());
}

fn json(args: &[&str], code: i32) -> Value {
    let told = nimlab(args).args(["--format", "json"]).assert().code(code);
    serde_json::from_slice(&told.get_output().stdout).unwrap()
}

#[test]
fn the_json_is_as_agreed() {
    let told = json(&["explain", "moore:2", "5", "4", "3"], 0);
    assert_eq!(told["board"], serde_json::json!([5, 4, 3]));
    assert_eq!(told["game"], "moore:2");
    assert_eq!(told["to_move_wins"], true);
    assert!(told.get("nim_sum").is_none());
    assert_eq!(
        told["columns"],
        serde_json::json!([
            {"place": 4, "ones": 2, "remainder": 2},
            {"place": 2, "ones": 1, "remainder": 1},
            {"place": 1, "ones": 2, "remainder": 2},
        ])
    );
    let turn = serde_json::json!({"changes": [
        {"row": 1, "take": 2, "leaves": 3},
        {"row": 2, "take": 1, "leaves": 3},
    ]});
    assert_eq!(told["winning_moves"], serde_json::json!([turn]));
    assert_eq!(told["count"], 1);
    let told = json(
        &["explain", "moore:2", "5", "4", "3", "--move", "1,3 + 2,1"],
        0,
    );
    assert_eq!(told["move"]["wins"], false);
    assert_eq!(told["move"]["reply"]["changes"][0]["row"], 2);
    assert_eq!(told["move"]["board"], serde_json::json!([2, 3, 3]));
    let told = json(&["moves", "moore:2", "2", "1", "1"], 0);
    assert_eq!(
        (&told["count"], &told["complete"]),
        (&9.into(), &true.into())
    );
    let won = told["moves"].as_array().unwrap().iter();
    assert_eq!(won.filter(|turn| turn["wins"] == true).count(), 1);
    let told = json(&["check", "move moore:2 5 4 3", "1,2 + 2,1"], 0);
    assert_eq!(told["expected"], serde_json::json!([turn]));
    let told = json(&["check", "rows moore:2 5 4 3", "1"], 1);
    assert_eq!(told["expected"], serde_json::json!([1, 2]));
    let told = json(
        &["verify", "--game", "moore:2", "--rows", "3", "--max", "5"],
        0,
    );
    assert_eq!(
        (&told["positions"], &told["disagreements"]),
        (&216.into(), &0.into())
    );
    let told = json(&["explain", "moore:8", &["9"; 40].join(",")], 0);
    assert_eq!(told["winning_moves"].as_array().unwrap().len(), 1000);
}

#[test]
fn every_format_and_width_tells_it() {
    for args in [
        &["explain", "moore:2", "5", "4", "3"][..],
        &["explain", "moore:3", "1", "2", "3", "4", "5", "6", "7"],
        &["explain", "moore:1", "3", "5", "7"],
        &["explain", "moore:2", "5", "4", "3", "--move", "1,3 + 2,1"],
        &["moves", "moore:2", "2", "1", "1"],
        &["board", "moore:2", "2", "1", "--move", "1,1 + 2,1"],
        &["rows", "moore:2", "18446744073709551615", "4", "3"],
    ] {
        for format in ["markdown", "html"] {
            nimlab(args).args(["--format", format]).assert().success();
        }
        let told = nimlab(args)
            .args(["--width", "40", "--depth", "5"])
            .assert()
            .success();
        let text = String::from_utf8(told.get_output().stdout.clone()).unwrap();
        assert!(
            text.lines().all(|line| line.chars().count() <= 40),
            "{text}"
        );
        let told = nimlab(args).arg("--ascii").assert().success();
        assert!(told.get_output().stdout.is_ascii());
    }
}

#[test]
fn a_worksheet_with_its_key_is_all_right() {
    let folder = std::env::temp_dir().join(format!("nimlab-moore-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let args = [
        "worksheet",
        "moore:2",
        "moore:3",
        "--count",
        "12",
        "--seed",
        "5",
        "--key",
    ];
    let told = nimlab(&args).assert().success();
    let key = folder.join("key.md");
    fs::write(&key, &told.get_output().stdout).unwrap();
    let told = nimlab(&["check", "--format", "json"])
        .arg(&key)
        .assert()
        .success();
    let told: Value = serde_json::from_slice(&told.get_output().stdout).unwrap();
    assert_eq!((&told["right"], &told["count"]), (&12.into(), &12.into()));
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn it_is_practised_and_played() {
    let told = nimlab(&["practice", "moore:2", "--count", "2", "--seed", "1"])
        .write_stdin("hint\nhint\nhint\nhint\nskip\nskip\n")
        .assert()
        .success();
    let text = String::from_utf8(told.get_output().stdout.clone()).unwrap();
    assert!(text.contains("Moore's Nim"), "{text}");
    let told = nimlab(&[
        "play", "Ann", "Bob", "--board", "moore:2", "2", "2", "1", "--coach",
    ])
    .write_stdin("hint\n1,1 + 2,1\nwhy\n1,1 + 2,1\n3,1\n")
    .assert()
    .success();
    let game = told.get_output().stdout.clone();
    let text = String::from_utf8(game.clone()).unwrap();
    assert!(text.contains("1,1 + 2,1"), "{text}");
    let told = nimlab(&["play", "--review", "--format", "json"])
        .write_stdin(game)
        .assert()
        .success();
    let told: Value = serde_json::from_slice(&told.get_output().stdout).unwrap();
    assert_eq!(told["winner"], "Ann");
    assert_eq!(told["moves"].as_array().unwrap().len(), 3);
    assert_eq!(told["moves"][0]["changes"].as_array().unwrap().len(), 2);
    assert!(told["moves"][0].get("nim_sum_before").is_none());
    let paper = "board moore:2 2 2 1\nAnn: 1,1 + 2,1\nBob: take 1 from row 1 and 1 from row 2\n";
    nimlab(&["play", "--review"])
        .write_stdin(paper)
        .assert()
        .success();
    let wrong = "board moore:2 2 2 1\nAnn: 1,1 + 2,1 + 3,1\n";
    let told = nimlab(&["play", "--review"])
        .write_stdin(wrong)
        .assert()
        .code(2);
    let message = String::from_utf8(told.get_output().stderr.clone()).unwrap();
    assert!(
        message.contains("line 2") && message.contains("at most 2"),
        "{message}"
    );
}
