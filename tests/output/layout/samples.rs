//! What is laid out: boards from one row to 5,000, and everything that can be told of them or without them.

use explain::question::{Dash, Question, Request};
use theory::{Board, Move, Position, Rule};

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
        vec![1; 41],
        small(13),
        small(40),
        cancelled(small(40)),
        spread(40).collect(),
        cancelled(spread(40).collect()),
    ];
    // Up to a thousand rows are told one by one.
    boards.extend([small(1000), small(1001), cancelled(spread(1001).collect())]);
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

/// What is told without a board.
const WITHOUT_A_BOARD: &str = "
gate
gate 1 0
gate 0 0
binary 0
binary 6
binary 1789
binary 18446744073709551615
xor 0 0
xor 1 6
xor 1789 9223372036854775808
decimal 0
decimal 0110
decimal 11111111111111111111
towers 1 1
towers 3 1024
towers 1000 6
towers 18446744073709551615 4294967291
group 1
group 3
group 8
group 33
group 64
";

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

/// These, first without a board and then of other games.
pub fn in_words() -> [Vec<Request>; 2] {
    [WITHOUT_A_BOARD, IN_WORDS].map(|lines| {
        let lines = lines.trim().lines();
        lines.map(|line| Request::parse(line, Dash::Refused).expect(line)).collect()
    })
}
