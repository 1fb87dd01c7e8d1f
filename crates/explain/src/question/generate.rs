//! Makes up questions from a seed, chosen so that they teach.
//!
//! The same seed gives the same questions on every machine and in every later release: the generator is portable, and
//! tests pin its output. A question is chosen so that the common slips lead to different answers: `xor` numbers share a
//! 1 (or adding would be right), binary digits read differently from both ends, boards do not consist of equal rows.

use super::chance::Generator;
use super::topic::Topic;
use crate::kinds::{self, Question};
use theory::{Board, Position, Rule};

/// How large the numbers of a question are, from 1 (rows of up to 7) to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The easiest level.
    pub const FIRST: Self = Self(1);
    /// The hardest level.
    pub const LAST: Self = Self(6);

    /// The next harder level, if there is one.
    pub fn up(self) -> Self {
        Self((self.0 + 1).min(Self::LAST.0))
    }

    /// The next easier level, if there is one.
    pub fn down(self) -> Self {
        Self((self.0 - 1).max(Self::FIRST.0))
    }

    /// Its index, from 0.
    pub(crate) fn index(self) -> usize {
        usize::from(self.0 - 1)
    }

    /// The largest number of an ordinary board.
    pub fn largest(self) -> u64 {
        (1 << self.digits()) - 1
    }

    /// How many binary digits the largest numbers have: 3, 4, 5, 6, 8, 10.
    pub(crate) fn digits(self) -> u32 {
        [3, 4, 5, 6, 8, 10][self.index()]
    }

    /// The fewest and the most rows of a board: 3 or 4 at first, up to 6.
    fn rows(self) -> (u64, u64) {
        [(3, 3), (3, 4), (3, 4), (4, 5), (4, 5), (5, 6)][self.index()]
    }
}

impl Generator {
    /// A question about a topic. Kinds that are only shown give a nim sum instead.
    pub fn question(&mut self, topic: Topic, level: Level) -> Question {
        match topic {
            Topic::Kind(kind) => kinds::make_up(kind, self, level),
            Topic::Misere => self.misere(level),
            Topic::Game(game) => self.of_game(game, level),
        }
    }

    /// A question that fits, and that no other of `asked` gives away: of this level, or, if too few turn up, of the
    /// next. If there is none at all (there are four gates), any.
    pub fn new_question(
        &mut self,
        topic: Topic,
        level: Level,
        asked: &[Question],
        fits: impl Fn(&Question) -> bool,
    ) -> Question {
        const TRIES: usize = 50;
        for must_fit in [true, false] {
            for at in (level.0..=Level::LAST.0).map(Level) {
                for _ in 0..TRIES {
                    let question = self.question(topic, at);
                    let is_given_away = asked.iter().any(|other| question.gives_away(other));
                    if !is_given_away && (!must_fit || fits(&question)) {
                        return question;
                    }
                }
            }
        }
        self.question(topic, level)
    }

    /// A board without empty rows, whose rows are not all equal and share a 1 somewhere.
    pub(crate) fn board(&mut self, level: Level) -> Board {
        let (fewest, most_rows) = level.rows();
        loop {
            let count = self.rows.unwrap_or_else(|| self.number(fewest, most_rows));
            let rows: Vec<u64> = (0..count).map(|_| self.number(1, level.largest())).collect();
            if teaches(&rows) {
                return Board::from(rows);
            }
        }
    }

    /// A position in normal play, with nim sum 0 once in this many times.
    pub(crate) fn position(&mut self, level: Level, zero_once_in: u64) -> Position {
        Position::new(self.board_or_zero_board(level, zero_once_in), Rule::Normal)
    }

    /// A board, with nim sum 0 once in this many times.
    fn board_or_zero_board(&mut self, level: Level, once_in: u64) -> Board {
        // Two rows have nim sum 0 only if they are equal, and such boards teach nothing.
        let wants_zero = self.once_in(once_in) && self.rows != Some(2);
        loop {
            let board = self.board(level);
            let nim_sum = board.nim_sum();
            if (nim_sum == 0) == wants_zero {
                return board;
            }
            if wants_zero {
                // The last row evens out the others.
                let mut rows = board.rows().to_vec();
                if let Some(last) = rows.last_mut() {
                    *last ^= nim_sum;
                }
                if rows.iter().all(|&size| size > 0) && teaches(&rows) {
                    return Board::from(rows);
                }
            }
        }
    }

    /// Rows of 1 with at most one larger row, where the two rules differ; on higher levels also ordinary boards.
    fn misere(&mut self, level: Level) -> Question {
        let board = if level > Level::FIRST && self.once_in(3) {
            self.board_or_zero_board(level, 3)
        } else {
            let (_, most_rows) = level.rows();
            let ones = self.rows.unwrap_or_else(|| self.number(2, most_rows + 1));
            let mut rows = vec![1; usize::try_from(ones).unwrap_or(2)];
            if !self.once_in(3) {
                let at = self.index(rows.len());
                rows[at] = self.number(2, level.largest());
            }
            Board::from(rows)
        };
        let position = Position::new(board, Rule::Misere);
        if self.once_in(3) { Question::Winner(position) } else { Question::Move(position) }
    }
}

/// Whether XOR differs from addition here, and it takes more than comparing equal rows.
fn teaches(rows: &[u64]) -> bool {
    let all_equal = rows.iter().all(|&size| size == rows[0]);
    let nim_sum = rows.iter().fold(0, |sum, &size| sum ^ size);
    !all_equal && nim_sum != rows.iter().sum::<u64>()
}
