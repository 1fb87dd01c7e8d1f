//! Random questions: boards of 0 to 40 rows over all 64-bit sizes, with small sizes, zeros and lost boards far more
//! often than chance would bring them.

use explain::question::{Binary, Decimal, Gate, MOST_IN_GROUP, Question, Request, Xor};
use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any, prop_oneof};
use theory::hand_built::Bit;
use theory::{Board, Move, Position, Rule, Towers};

/// A size of a row, or any other number.
pub fn size() -> impl Strategy<Value = u64> {
    prop_oneof![
        4 => Just(0),
        4 => Just(1),
        8 => 2..8_u64,
        4 => 8..1024_u64,
        1 => (0..64_u32).prop_map(|exponent| 1 << exponent),
        1 => any::<u64>(),
        1 => Just(u64::MAX),
    ]
}

/// A board as it may come, or made into one that the theory treats in a way of its own.
pub fn board() -> impl Strategy<Value = Board> {
    let rows = prop_oneof![4 => vec(size(), 0..=6), 1 => vec(size(), 1..=40)];
    (rows, 0..6_u8, size()).prop_map(|(mut rows, shape, large)| {
        let Some(last) = rows.len().checked_sub(1) else {
            return Board::from(rows);
        };
        match shape {
            // Nim sum 0.
            0 => rows[last] = rows[..last].iter().fold(0, |sum, &size| sum ^ size),
            // Nothing larger than 1, and the same with one larger row.
            1 => keep_ones(&mut rows),
            2 => {
                keep_ones(&mut rows);
                rows[last] = large;
            }
            _ => {}
        }
        Board::from(rows)
    })
}

/// Makes every row 0 or 1.
fn keep_ones(rows: &mut [u64]) {
    for size in rows {
        *size %= 2;
    }
}

/// A board of more than 1,000 rows, lost or not.
pub fn long_board() -> impl Strategy<Value = Board> {
    (vec(size(), 1001..=1400), any::<bool>()).prop_map(|(mut rows, lost)| {
        if lost {
            rows.push(rows.iter().fold(0, |sum, &size| sum ^ size));
        }
        Board::from(rows)
    })
}

pub fn rule() -> impl Strategy<Value = Rule> {
    prop_oneof![Just(Rule::Normal), Just(Rule::Misere)]
}

fn bit() -> impl Strategy<Value = Bit> {
    any::<bool>().prop_map(Bit::from)
}

/// Binary digits, with zeros in front as they come, and now and then none at all.
fn digits() -> impl Strategy<Value = Vec<Bit>> {
    prop_oneof![1 => Just(Vec::new()), 4 => vec(bit(), 1..=64)]
}

/// Legal moves one after the other, each chosen by two random numbers; none where nothing is left.
fn legal(board: &Board, choices: Vec<(usize, u64)>) -> Vec<Move> {
    let mut now = board.clone();
    let mut moves = Vec::new();
    for (which, how_many) in choices {
        let rows: Vec<(usize, u64)> = now.numbered().filter(|&(_, size)| size > 0).collect();
        let Some(&(row, size)) = rows.get(which % rows.len().max(1)) else {
            break;
        };
        let take = 1 + how_many % size;
        let mv = now.taking(row, take).expect("the row holds so many");
        now = now.after(mv).expect("the move is legal");
        moves.push(mv);
    }
    moves
}

fn choices(most: usize) -> impl Strategy<Value = Vec<(usize, u64)>> {
    vec((any::<usize>(), any::<u64>()), 0..=most)
}

/// Positions of Nim under both rules.
fn position() -> impl Strategy<Value = Position> {
    (board(), rule()).prop_map(|(board, rule)| Position::new(board, rule))
}

fn towers() -> impl Strategy<Value = Towers> {
    let count = prop_oneof![1..10_u64, 1..=u64::MAX];
    let height = prop_oneof![3 => 1..200_u64, 1 => 1..=u64::from(u32::MAX)];
    (count, height).prop_map(|(count, size)| Towers { count, size })
}

/// Any question.
pub fn question() -> impl Strategy<Value = Question> {
    prop_oneof![
        1 => (bit(), bit()).prop_map(|(a, b)| Question::Gate(Gate { a, b })),
        2 => size().prop_map(|number| Question::Binary(Binary { number })),
        2 => digits().prop_map(|digits| Question::Decimal(Decimal { digits })),
        3 => (size(), size()).prop_map(|(a, b)| Question::Xor(Xor { a, b })),
        2 => board().prop_map(Question::Balance),
        3 => board().prop_map(Question::Sum),
        2 => position().prop_map(Question::Winner),
        2 => position().prop_map(Question::Rows),
        2 => position().prop_map(Question::Move),
        2 => towers().prop_map(Question::Towers),
    ]
}

/// Anything that can be shown.
pub fn request() -> impl Strategy<Value = Request> {
    let explained = (position(), choices(1)).prop_map(|(position, choices)| {
        let mv = legal(&position.board, choices).first().copied();
        Request::Explain { position, mv }
    });
    prop_oneof![
        8 => question().prop_map(Request::Question),
        1 => Just(Request::TruthTable),
        6 => explained,
        2 => position().prop_map(Request::Moves),
        // Boxed: a choice of all is large, and a thread has little room.
        2 => super::ahead::request().boxed(),
        2 => board().prop_map(Request::Proof).boxed(),
        1 => (1..=MOST_IN_GROUP).prop_map(|size| Request::Group { size }),
    ]
}
