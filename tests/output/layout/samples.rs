//! What is laid out: boards from one row to 5,000, and everything that can be told of them or without them.

use explain::question::{Binary, Dash, Decimal, Gate, Question, Request, Xor};
use theory::hand_built::Bit;
use theory::{Board, Move, Position, Rule, Towers};

use super::RULES;

/// Boards of every kind and length, won and lost.
pub fn boards() -> Vec<Board> {
    let spread = |rows: u64| (0..rows).map(|row| row.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let small = |rows: u64| (0..rows).map(|row| row * 7 % 61).collect::<Vec<u64>>();
    let cancelled = |mut rows: Vec<u64>| {
        rows.push(rows.iter().fold(0, |sum, &size| sum ^ size));
        rows
    };
    let mut boards: Vec<Vec<u64>> = vec![
        vec![0],
        vec![1],
        vec![2],
        vec![0, 0, 0],
        vec![1, 1],
        vec![1, 1, 4],
        vec![5, 4, 3, 2],
        vec![18, 6, 3, 20, 9],
        vec![1000, 0, 24],
        vec![u64::MAX],
        vec![u64::MAX, u64::MAX],
        vec![u64::MAX, 1, u64::MAX - 1, 1 << 63],
        vec![1; 40],
        small(13),
        small(40),
        cancelled(small(40)),
        spread(40).collect(),
        cancelled(spread(40).collect()),
    ];
    for rows in [999, 1000, 1001, 5000] {
        boards.push(small(rows));
    }
    boards.push(spread(1001).collect());
    boards.push(cancelled(spread(1001).collect()));
    boards.into_iter().map(Board::from).collect()
}

/// Everything that can be told of a board.
pub fn about(board: &Board) -> Vec<Request> {
    let board = || board.clone();
    let mut moves: Vec<Move> = Vec::new();
    if let Some((row, size)) = board().numbered().find(|&(_, size)| size > 0) {
        let legal = |take| board().taking(row, take).expect("the row holds so many");
        moves.extend([legal(size), legal(1)]);
    }
    let in_normal_play = Position::new(board(), Rule::Normal);
    moves.extend(in_normal_play.winning_moves().last());
    let mut requests = vec![Question::Sum(board()).into()];
    for rule in RULES {
        let position = Position::new(board(), rule);
        requests.extend([
            Question::Winner(position.clone()).into(),
            Question::Rows(position.clone()).into(),
            Question::Move(position.clone()).into(),
            Request::Moves(position.clone()),
        ]);
        let to_explain = moves.iter().copied().map(Some).chain([None]);
        requests.extend(to_explain.map(|mv| Request::Explain { position: position.clone(), mv }));
    }
    requests
}

/// Everything that can be told without a board.
pub fn without_a_board() -> Vec<Request> {
    const SIZES: [u64; 9] = [1, 2, 3, 4, 7, 8, 16, 33, 64];
    const NUMBERS: [u64; 6] = [0, 1, 6, 1789, 1 << 63, u64::MAX];
    let mut requests = vec![Request::TruthTable];
    let mut ask = |question| requests.push(Request::Question(question));
    for a in Bit::BOTH {
        for b in Bit::BOTH {
            ask(Question::Gate(Gate { a, b }));
        }
    }
    for a in NUMBERS {
        ask(Question::Binary(Binary { number: a }));
        for b in NUMBERS {
            ask(Question::Xor(Xor { a, b }));
        }
    }
    for digits in [0, 1, 3, 20, 64] {
        for bit in Bit::BOTH {
            ask(Question::Decimal(Decimal { digits: vec![bit; digits] }));
        }
    }
    for count in [1, 2, 3, 1000, u64::MAX] {
        for size in [1, 2, 6, 1024, 4_294_967_291, u64::from(u32::MAX)] {
            ask(Question::Towers(Towers { count, size }));
        }
    }
    requests.extend(SIZES.map(|size| Request::Group { size }));
    requests
}

/// Other ways to explain, and other games.
const IN_WORDS: &str = "
explain 3 2 1 --looking-ahead
explain 3 2 1 --looking-ahead --move 1,1
explain --misere 1 1 1 1 --looking-ahead
explain kayles 3 + nim 2 --looking-ahead
explain 18 6 3 20 9 --proof
explain 5 4 1 --proof
explain --proof 0
balance 13 12 8
explain kayles 7 + nim 3 4
explain kayles 7 + nim 3 4 --move 1=2+4
move grundy 1000
moves grundy 9 3
";

pub fn in_words() -> Vec<Request> {
    let lines = IN_WORDS.trim().lines();
    lines.map(|line| Request::parse(line, Dash::Refused).expect(line)).collect()
}
