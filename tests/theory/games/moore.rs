//! Moore's Nim against a plain search of the game tree, which knows nothing of columns; and how it is asked and told.

use std::collections::{BTreeSet, HashMap};

use nimlab::derivation::{Conclusion, Derivation, Step};
use nimlab::game::{Board, Game, Position, RowsAtOnce, Rule, Turn};
use nimlab::judgement::{Answer, Verdict, judge};
use nimlab::play::{Computer, Difficulty, Match, Player, Review, Side, Worth, read_game};
use nimlab::question::{Dash, Names, Question, Request, Topic, parse_board};

use super::disguises::lines;
use crate::support::joined;

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

#[test]
fn the_search_finds_the_same_winners_and_the_same_winning_turns() {
    for most in 1..=3 {
        let mut known = HashMap::new();
        for rows in (0..=3).flat_map(|rows| lines(rows, 5)).chain(lines(4, 3)) {
            let position = position(most, &rows);
            let mover_wins = wins(&rows, most, &mut known);
            assert_eq!(position.mover_wins(), mover_wins, "{rows:?}, {most}");
            let all = reached(&rows, most);
            let expected: BTreeSet<Vec<u64>> =
                all.iter().filter(|left| !wins(left, most, &mut known)).cloned().collect();
            let turns = position.winning_turns();
            let found: BTreeSet<Vec<u64>> =
                turns.iter().map(|turn| left_by(&rows, turn, most)).collect();
            assert_eq!(found, expected, "{rows:?}, {most}");
            assert_eq!(found.len(), turns.len(), "each turn once");
            let moore = position.board.rows_at_once().unwrap();
            assert_eq!(moore.count_winning_turns(), Some(turns.len() as u128));
            assert_eq!(moore.count_turns(), Some(all.len() as u128));
            assert_eq!(moore.turns().count(), all.len());
            let taking_part: BTreeSet<usize> =
                turns.iter().flat_map(|turn| turn.changes().iter().map(|mv| mv.row)).collect();
            assert!(position.winning_rows().into_iter().eq(taking_part));
            let wins_by = |turn: &Turn| !wins(&left_by(&rows, turn, most), most, &mut known);
            let named = derived(&position, mover_wins);
            assert_eq!(named.as_ref().map(wins_by), mover_wins.then_some(true));
        }
    }
}

/// The turn that is named where this is derived of a position; its counts in groups are true, and it is read as it is written.
fn derived(position: &Position, wins: bool) -> Option<Turn> {
    let found = |question: Question| {
        let derivation = Derivation::of(question);
        for substep in derivation.steps.iter().flat_map(Step::substeps) {
            if let Step::CountOfColumn { ones, group, remainder, .. } = substep {
                assert_eq!(ones % group, remainder);
            }
        }
        derivation.conclusion
    };
    let Conclusion::Winner(analysis) = found(Question::Winner(position.clone())) else {
        panic!("{position:?}");
    };
    assert_eq!(analysis.mover_wins, wins);
    let conclusion = found(Question::Move(position.clone()));
    let Conclusion::Moves(analysis) = &conclusion else {
        panic!("{conclusion:?}");
    };
    let turn = analysis.winning_turn();
    assert!(Answer::right(&conclusion).unwrap().is_right(&conclusion));
    let request = Request::Explain { position: position.clone(), turn: turn.clone() };
    let written = request.to_string();
    assert_eq!(Request::parse(&written, Dash::Refused), Ok(request));
    turn
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
            let question = Question::Move(position);
            assert_eq!(Topic::of(&question), Topic::Game(moore(most)));
            let Conclusion::Moves(found) = Derivation::of(question).conclusion else {
                panic!("no turns");
            };
            if let Some(turn) = found.winning_turn() {
                assert!(balanced(&left_by(&rows, &turn, most), most + 1));
            }
        }
    }
}

/// What is asked, how it is answered, and what is said of that.
const ANSWERED: &str = "
move moore:2 5 4 3 | 1,2 + 2,1 | Right
move moore:2 5 4 3 | 2,1+1,2 | Right
move moore:2 5 4 3 | take 2 from row 1 and 1 from row 2 | Right
move moore:2 5 4 3 | 1,2; 2,1 | Right
move moore:2 5 4 3 | [(1, 2), (2, 1)] | Right
move moore:2 5 4 3 | row 1: 2 + row 2: 1 | Right
move moore:2 5 4 3 | leave 3 in row 1 and leave 3 in row 2 | Right
move moore:2 5 4 3 | 1=3 + 2=3 | Right
move moore:2 5 4 3 | 1,2 2,1 | Right
winner moore:2 5 4 3 | P | Wrong verdict-swapped
move moore:2 5 4 3 | 0,2 + 1,1 | Wrong row-from-zero
move moore:2 5 4 3 | 1,3 + 2,3 | Wrong target-not-taken
move moore:2 5 4 3 | 1,5 + 2,4 + 3,3 | Wrong illegal
move moore:2 5 4 3 | 1,9 | Wrong illegal
move moore:2 5 4 3 | 1,1 + 1,1 | Wrong illegal
move moore:2 0 0 | 1,1 | Wrong illegal
rows moore:2 5 4 3 | 1 2 3 | Wrong
move moore:2 5 4 3 | foo | Malformed
move moore:2 5 4 3 | 1,2 + 2 | Malformed
move moore:2 5 4 3 | 1 | Malformed
move moore:2 5 4 3 | take some | Malformed
move moore:2 5 4 3 | 1,2 + 2=1+1 | Malformed
";

#[test]
fn answers_are_judged() {
    for line in ANSWERED.trim().lines() {
        let cells: Vec<&str> = line.split(" | ").collect();
        let judged = judge(&cells[0].parse().unwrap(), cells[1], Names::Standard);
        let code = judged.diagnosis.map(|diagnosis| format!(" {}", diagnosis.code()));
        // Of what is malformed nothing is diagnosed that is wrong of the board.
        let code = code.filter(|_| judged.verdict != Verdict::Malformed);
        let said = format!("{:?}{}", judged.verdict, code.unwrap_or_default());
        assert_eq!(said, cells[2], "{line}");
    }
}

#[test]
fn a_game_is_played_written_and_reviewed() {
    let players = ["Ann", "Bob"].map(|name| Player::named(name).unwrap());
    let board = parse_board("moore:2 7 6 5 4").unwrap();
    let mut game = Match::new(players, board, Rule::Normal);
    let mut computer = Computer::new(Difficulty::percent(40).unwrap(), 3);
    let mut written = String::from("board moore:2 7 6 5 4\n");
    let mut known = HashMap::new();
    let mut expected = Vec::new();
    while let Some(turn) = computer.choose(game.position()) {
        let rows = game.board().rows().to_vec();
        let left = left_by(&rows, &turn, 2);
        let worth = match [&rows, &left].map(|rows| wins(rows, 2, &mut known)) {
            [_, false] => Worth::Winning,
            [true, true] => Worth::Mistake,
            [false, true] => Worth::NoWinningMove,
        };
        expected.push(worth);
        let changes = turn.changes().iter();
        let line = match game.to_move() {
            Side::First => {
                let words = changes.map(|mv| format!("{},{}", mv.row, mv.take()));
                format!("Ann: {}\n", joined(words, " + "))
            }
            Side::Second => {
                let words = changes.map(|mv| format!("{} from row {}", mv.take(), mv.row));
                format!("Bob: take {}\n", joined(words, " and "))
            }
        };
        written += &line;
        game.play(turn).unwrap();
    }
    assert!(game.board().is_empty());
    let turns = Review::of(&game).turns;
    assert!(turns.iter().map(|turn| turn.worth).eq(expected));
    let read = read_game("game.txt", &written, Rule::Normal).unwrap();
    assert_eq!(read.moves(), game.moves());
    assert!(game.play(game.moves()[0].clone()).is_err());
}
