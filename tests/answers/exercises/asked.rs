//! Choices, replies and arguments that the program makes: their answers are right and all others wrong, by plain native
//! arithmetic and by search.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use nimlab::derivation::{Argument, ArgumentLine, Column, Conclusion, Derivation, GateOutput};
use nimlab::document::{AskedElsewhere, Document, asking, right_answer_as_typed, tell};
use nimlab::game::{Board, Heaps, Move, Position, Rule};
use nimlab::hand_built::Bit;
use nimlab::judgement::{Answer, Verdict, judge};
use nimlab::question::{
    Argued, ArguedAbout, Choose, Generator, Kind, Level, Names, Question, Topic, Xor,
};
use nimlab::render::{json, terminal};
use proptest::collection::vec;
use proptest::prelude::{Strategy, any, prop_assert, prop_assert_eq, prop_oneof, proptest};
use proptest::sample::select;
use serde_json::Value;

use crate::support::search::GameTree;
use crate::support::{at_depth, cases, joined, plain};

/// What is asked, in one line.
fn asked(question: &Question) -> String {
    let blocks = asking(question);
    terminal(&Document { blocks }, plain(80)).replace('\n', " ")
}

fn verdict(question: &Question, answer: &str) -> Verdict {
    judge(question, answer, Names::Standard).verdict
}

/// A judgement as data.
fn data(question: &Question, answer: &str) -> Value {
    let judged = json::judgement(&judge(question, answer, Names::Standard));
    serde_json::from_str(&judged).unwrap()
}

fn rows_of(board: &Board) -> Vec<u64> {
    board.rows().to_vec()
}

fn after(board: &Board, mv: Move) -> Vec<u64> {
    rows_of(&board.after(mv).unwrap())
}

/// What lines say that later ones rest on.
#[derive(Default)]
struct Said {
    bits: u64,
    nim_sum: Option<u64>,
    place: u64,
    leave: Option<u64>,
    take: (usize, u64),
}

impl Said {
    fn by(lines: &[ArgumentLine]) -> Self {
        let mut said = Self::default();
        for line in lines {
            match *line {
                ArgumentLine::GateColumn(GateOutput { output: bit, .. })
                | ArgumentLine::CountColumn(Column { bit, .. }) => {
                    said.bits = said.bits * 2 + u64::from(bit);
                }
                ArgumentLine::NimSum { value, .. } => said.nim_sum = Some(value),
                ArgumentLine::Leftmost { place } => said.place = place,
                ArgumentLine::Leave { leave, .. } => said.leave = Some(leave),
                ArgumentLine::Take { take, row } => said.take = (row, take),
                _ => {}
            }
        }
        said
    }
}

/// Whether a line follows from those above it and from what the argument is about.
fn follows(line: &ArgumentLine, above: &[ArgumentLine], about: &ArguedAbout) -> bool {
    let board = match about {
        ArguedAbout::Xor(Xor { a, b }) => vec![*a, *b],
        ArguedAbout::Sum(board) => rows_of(board),
        ArguedAbout::Move(position) => rows_of(&position.board),
    };
    let xor = |rows: &[u64]| rows.iter().fold(0, |sum, size| sum ^ size);
    let said = Said::by(above);
    match line {
        ArgumentLine::GateColumn(gate) => {
            let place = gate.place.unwrap();
            let digits = [gate.a, gate.b].map(Bit::is_one);
            digits[..] == [board[0] & place != 0, board[1] & place != 0]
                && gate.output.is_one() == (digits[0] ^ digits[1])
        }
        ArgumentLine::CountColumn(column) => {
            let ones = board.iter().filter(|&size| size & column.place != 0);
            column.ones == ones.count() && column.bit.is_one() == (column.ones % 2 == 1)
        }
        ArgumentLine::Value { value, .. } => *value == said.bits,
        ArgumentLine::NimSum { value, .. } => *value == xor(&board),
        ArgumentLine::Leftmost { place } => {
            let sum = said.nim_sum.unwrap();
            sum != 0 && sum & place != 0 && sum / 2 < *place && place.is_power_of_two()
        }
        ArgumentLine::HasOne { row, size } => board[row - 1] == *size && size & said.place != 0,
        // Rows that have a 1 there hold a winning move.
        ArgumentLine::HoldsMove { row } => board[row - 1] & said.place != 0,
        ArgumentLine::Leave { row, size, nim_sum, leave } => {
            board[row - 1] == *size && Some(*nim_sum) == said.nim_sum && *leave == size ^ nim_sum
        }
        ArgumentLine::Take { row, take } => board[row - 1].checked_sub(*take) == said.leave,
        ArgumentLine::LeavesZero { board: left } => {
            let (row, take) = said.take;
            let mut after = board;
            after[row - 1] -= take;
            rows_of(left) == after && xor(&after) == 0
        }
        ArgumentLine::EveryMoveBreaks { breaks } => *breaks,
        ArgumentLine::SomeMoveRestores => true,
        ArgumentLine::MoverWins { wins } => !wins,
        line => panic!("{line:?} is not of an argument in detail"),
    }
}

fn made(kind: Kind) -> impl Strategy<Value = Question> {
    (any::<u64>(), 0..6_u8).prop_map(move |(seed, up)| {
        let level = (0..up).fold(Level::FIRST, |level, _| level.up());
        Generator::new(seed).question(Topic::Kind(kind), level)
    })
}

fn small_board() -> impl Strategy<Value = Vec<u64>> {
    vec(0..6_u64, 1..4)
}

fn argument() -> impl Strategy<Value = Question> {
    let about = prop_oneof![
        (0..2000_u64, 0..2000_u64).prop_map(|(a, b)| format!("xor {a} {b}")),
        vec(1..301_u64, 1..7).prop_map(|rows| format!("sum {}", joined(&rows, " "))),
        (vec(0..40_u64, 1..7), any::<bool>()).prop_map(|(mut rows, lost)| {
            rows[0] += 1;
            let sum = rows.iter().fold(0, |sum, size| sum ^ size);
            if lost {
                rows.push(sum);
            }
            format!("move {}", joined(&rows, " "))
        }),
    ];
    (select(vec!["order", "flaw", "fill"]), about, 1..30_u64).prop_map(|(kind, about, variant)| {
        format!("{kind} {about} --variant {variant}").parse().unwrap()
    })
}

fn argued(question: &Question) -> (&Argued, Argument) {
    let Question::Argued(argued) = question else { panic!("{question} is about no argument") };
    match Derivation::of(question.clone()).conclusion {
        Conclusion::Argued(found) => (argued, found),
        other => panic!("{other:?}"),
    }
}

fn letters(chosen: &[usize]) -> String {
    match chosen {
        [] => "none".to_owned(),
        chosen => joined(chosen.iter().map(|&at| ('a'..).nth(at).unwrap()), ", "),
    }
}

proptest! {
    #![proptest_config(cases(256))]

    /// What is printed is read as the same question, and its own answer is right.
    #[test]
    fn a_question_made_up_is_read_again_and_has_an_answer(question in select(Kind::OF_ARGUMENTS.to_vec()).prop_flat_map(made)) {
        prop_assert_eq!(&question.to_string().parse::<Question>().unwrap(), &question);
        let answer = right_answer_as_typed(&question);
        prop_assert_eq!(verdict(&question, &answer), Verdict::Right, "{}: {}", question, answer);
        prop_assert!(!asking(&question).is_empty());
        let working = Derivation::of(question);
        prop_assert!((0..4).all(|depth| !tell(&working, at_depth(depth)).blocks.is_empty()));
    }

    /// Of moves and of boards just those are right that win by a search, in normal and in misère play.
    #[test]
    fn just_the_choices_that_win_are_right(
        rows in small_board(), rule in select(vec![Rule::Normal, Rule::Misere]), bits in any::<u32>(),
        boards in vec(small_board(), 2..6), by_boards in any::<bool>(),
    ) {
        let flag = if rule == Rule::Misere { " --misere" } else { "" };
        let text = if by_boards {
            let boards: Vec<String> = boards.iter().map(|rows| joined(rows, " ")).collect();
            format!("choose{flag} {}", boards.join(" / "))
        } else {
            format!("choose{flag} {}", joined(&rows, " "))
        };
        let question = text.parse::<Question>();
        let is_choice = if by_boards {
            boards.iter().collect::<BTreeSet<_>>().len() == boards.len()
        } else {
            rows.iter().sum::<u64>() > 1
        };
        prop_assert_eq!(question.is_ok(), is_choice, "{}", text);
        let Ok(question) = question else { return Ok(()) };
        let mut tree = GameTree::new(rule);
        let winning: Vec<bool> = match &question {
            Question::Choose(Choose::Moves { position, moves }) => {
                moves.iter().map(|&mv| !tree.wins(&after(&position.board, mv))).collect()
            }
            Question::Choose(Choose::Boards { boards, .. }) => {
                boards.iter().map(|board| tree.wins(board.rows())).collect()
            }
            _ => unreachable!(),
        };
        let right: Vec<usize> = (0..winning.len()).filter(|&at| winning[at]).collect();
        let chosen: Vec<usize> = (0..winning.len()).filter(|&at| bits >> at & 1 == 1).collect();
        prop_assert_eq!(verdict(&question, &letters(&right)), Verdict::Right, "{}", question);
        let expected = if chosen == right { Verdict::Right } else { Verdict::Wrong };
        prop_assert_eq!(verdict(&question, &letters(&chosen)), expected, "{} {}", question, letters(&chosen));
    }

    /// A choice may be named by the words in which it is shown, of whatever game it is.
    #[test]
    fn a_choice_is_named_as_it_is_shown(
        rows in vec(1..9_u64, 1..4), game in select(vec!["nim", "kayles", "lasker", "grundy", "dawson"]),
        other in vec(0..9_u64, 1..4), by_boards in any::<bool>(), capitals in any::<bool>(),
    ) {
        let (rows, other) = (joined(&rows, " "), joined(&other, " "));
        let text = if by_boards {
            format!("choose {game} {rows} / {other} / []")
        } else {
            format!("choose {game} {rows} + nim {other}")
        };
        let Ok(question) = text.parse::<Question>() else {
            return Ok(());
        };
        for (letter, line) in ('a'..).zip(AskedElsewhere::of(&question).lines) {
            let mut said = line.plain();
            if capitals {
                said = format!("It is ({}).", said.to_uppercase());
            }
            let judged = judge(&question, &said, Names::Standard);
            let named = judged.answer.as_ref().map(ToString::to_string);
            prop_assert_eq!(named, Some(letter.to_string()), "{}: {}", question, said);
            prop_assert!(judged.reads_otherwise);
        }
        // What splits a heap is read as it is told, as an answer to which move wins too.
        let Question::Choose(Choose::Moves { position, moves }) = &question else { return Ok(()) };
        let which = Question::Move(position.clone());
        for (mv, line) in moves.iter().zip(AskedElsewhere::of(&question).lines) {
            let order = line.plain().replace("Taking", "take").replace("leaving", "leave").replace("Splitting", "split");
            let answer = judge(&which, &order, Names::Standard).answer;
            let read = answer.and_then(|answer| answer.move_on(&position.board).ok());
            prop_assert!(read == Some((*mv).into()) || read.is_none() && !matches!(mv.becomes, Heaps::Two(..)), "{}: {}", which, order);
        }
    }

    /// A reply is right when it wins by a search; the move before it has lost.
    #[test]
    fn just_the_replies_that_win_are_right(rows in small_board(), rule in select(vec![Rule::Normal, Rule::Misere]), pick in any::<usize>()) {
        let position = Position::new(Board::from(rows), rule);
        let moves: Vec<Move> = position.legal_moves().collect();
        if moves.is_empty() {
            return Ok(());
        }
        let mv = moves[pick % moves.len()];
        let flag = if rule == Rule::Misere { "--misere " } else { "" };
        let text = format!("refute {flag}{} --move {},{}", position.board, mv.row, mv.take());
        let mut tree = GameTree::new(rule);
        let left = Position::new(Board::from(after(&position.board, mv)), rule);
        let loses = tree.wins(left.board.rows()) && !left.is_over();
        let question = text.parse::<Question>();
        prop_assert_eq!(question.is_ok(), loses, "{}", text);
        let Ok(question) = question else { return Ok(()) };
        for reply in left.legal_moves() {
            let wins = !tree.wins(&after(&left.board, reply));
            let answer = format!("{},{}", reply.row, reply.take());
            prop_assert_eq!(verdict(&question, &answer) == Verdict::Right, wins, "{} {}", text, answer);
        }
        prop_assert_eq!(verdict(&question, "none"), Verdict::Wrong);
        let asked = asked(&question);
        let mistake = tree.wins(position.board.rows());
        prop_assert_eq!(asked.contains("was a mistake"), mistake, "{}", asked);
        prop_assert_eq!(asked.contains("No move would have won"), !mistake, "{}", asked);
    }

    /// Each line above the flaw follows, and the one that is named does not; no other line number is right.
    #[test]
    fn the_line_that_is_named_is_the_first_that_does_not_follow(question in argument()) {
        let (argued, found) = argued(&question);
        let Argument { lines, right: Answer::Line(first), instead: Some(instead) } = &found else { return Ok(()) };
        let first = &usize::try_from(first).unwrap();
        let first_false = (0..lines.len()).find(|&at| !follows(&lines[at], &lines[..at], &argued.about));
        prop_assert_eq!(first_false, Some(first - 1), "{:?}", lines);
        prop_assert!(follows(instead, &lines[..first - 1], &argued.about));
        for line in 0..=lines.len() + 1 {
            let expected = if line == *first { Verdict::Right } else { Verdict::Wrong };
            prop_assert_eq!(verdict(&question, &line.to_string()), expected);
            let judged = data(&question, &line.to_string());
            let code = match line.cmp(first) {
                _ if line == 0 || line > lines.len() => None,
                Ordering::Less => Some("before-the-flaw"),
                Ordering::Equal => None,
                Ordering::Greater => Some("after-the-flaw"),
            };
            prop_assert_eq!(judged["diagnosis"]["code"].as_str(), code);
        }
    }

    /// The number that is missing is the only one with which the line follows.
    #[test]
    fn just_the_missing_number_is_right(question in argument(), other in 0..64_u64) {
        let (argued, found) = argued(&question);
        let Argument { lines, right: Answer::Number(number), .. } = &found else { return Ok(()) };
        let number = &u64::try_from(number).unwrap();
        for (at, line) in lines.iter().enumerate() {
            prop_assert!(follows(line, &lines[..at], &argued.about), "{:?}", lines);
        }
        prop_assert_eq!(lines.last().unwrap().missing(), Some(*number));
        let expected = if other == *number { Verdict::Right } else { Verdict::Wrong };
        prop_assert_eq!(verdict(&question, &other.to_string()), expected);
        // What is asked does not say it: the last line has a place to write on, and no digits behind it but those given.
        let asked = asked(&question);
        prop_assert!(asked.contains("____"), "{}", asked);
    }

    /// Just one order of the lines is right, and it is not the one in which they are shown.
    #[test]
    fn just_one_order_is_right(question in argument(), seed in any::<u64>()) {
        let (_, found) = argued(&question);
        let Argument { lines, right: Answer::Order(right), .. } = &found else { return Ok(()) };
        let mut places: Vec<usize> = (0..right.len()).collect();
        places.sort_by_key(|&place| right[place]);
        prop_assert!(!places.is_sorted());
        let different: BTreeSet<String> = lines.iter().map(|line| format!("{line:?}")).collect();
        prop_assert_eq!(different.len(), lines.len());
        let order = Generator::new(seed).mixed(lines.len());
        let is_right = order.iter().map(|&at| places[at]).is_sorted();
        let expected = if is_right { Verdict::Right } else { Verdict::Wrong };
        prop_assert_eq!(verdict(&question, &letters(&order)), expected);
        // What comes too early rests on a line that comes later.
        let judged = data(&question, &letters(&order));
        let stand = order.iter().enumerate().take_while(|&(place, &at)| places[at] == place).count();
        match order.get(stand) {
            None => prop_assert!(judged["diagnosis"].is_null()),
            Some(&early) => {
                prop_assert_eq!(&judged["diagnosis"]["code"], "line-too-early");
                let rests_on = places[early] - 1;
                prop_assert!(order[stand + 1..].iter().any(|&at| places[at] == rests_on));
                let message = judged["diagnosis"]["message"].as_str().unwrap();
                let names = format!("{} comes too early", letters(&[early]));
                prop_assert!(message.contains(&names), "{} {}", message, names);
            }
        }
        let right = right_answer_as_typed(&question);
        prop_assert_eq!(verdict(&question, &right), Verdict::Right);
        prop_assert_eq!(verdict(&question, &right.replace(' ', "")), Verdict::Right);
    }
}

#[test]
fn words_that_ask_nothing_are_told_why() {
    let rows = include_str!("refused.txt").lines().skip(1);
    for (words, expected) in rows.map(|row| row.split_once(" => ").unwrap()) {
        let error = words.parse::<Question>().unwrap_err().to_string();
        assert!(error.contains(expected), "{words}: {error}");
    }
}

/// Where the largest numbers are, and the smallest boards.
#[test]
fn arguments_reach_to_the_ends() {
    let ends = "xor MAX 0|xor 0 0|xor MAX MAX|sum MAX 1|sum 1|move 1|move 1 1|move 0 1|move MAX|move MAX MAX|move 9223372036854775808";
    for about in ends.replace("MAX", &u64::MAX.to_string()).split('|') {
        for kind in ["order", "flaw", "fill"] {
            for variant in 1..8 {
                let question: Question =
                    format!("{kind} {about} --variant {variant}").parse().unwrap();
                let answer = right_answer_as_typed(&question);
                assert_eq!(verdict(&question, &answer), Verdict::Right, "{question} {answer}");
            }
        }
    }
}
