//! Makes up questions about a game other than Nim: the value of a heap, and who wins sums of a few heaps, where and
//! how.
//!
//! Heaps are small enough to work out by hand: on the first level of Kayles they hold up to 7. A question is
//! chosen so that the common slips lead to different answers: sizes are not values, and adding is not XOR.
use super::chance::Generator;
use super::generate::Level;
use super::topic::Topic;
use crate::kinds::{Kind, Question};
use theory::{Board, Game, Position, Rule, Taken};

/// The sizes of heaps that a question may have.
#[derive(Clone, Copy, Debug)]
struct Sizes {
    least: u64,
    most: u64,
}

impl Sizes {
    /// The smallest heap that can be changed, and the largest up to which all values can be worked out by hand, judged
    /// by the number of options.
    fn of(game: Game, level: Level) -> Self {
        const MOST_MORE: u64 = 40;
        const FEWEST_MORE: u64 = 3;
        let options = |heap: &u64| game.count_options(*heap);
        let least = (1..=Taken::MOST).find(|heap| options(heap) > 0).unwrap_or(1);
        let mut left = [24_u64, 36, 54, 80, 120, 180][level.index()];
        let mut most = least;
        for heap in least..=least + MOST_MORE {
            if left == 0 {
                break;
            }
            left = left.saturating_sub(options(&heap));
            most = heap;
        }
        Self { least, most: most.max(least + FEWEST_MORE) }
    }
}

impl Generator {
    /// How many boards are tried until one teaches something.
    const TRIES: u64 = 60;

    /// A question about a game.
    pub(crate) fn of_game(&mut self, game: Game, level: Level) -> Question {
        if game == Game::Nim {
            let kinds = [Kind::Sum, Kind::Winner, Kind::Rows, Kind::Move];
            let kind = kinds[self.index(kinds.len())];
            return self.question(Topic::Kind(kind), level);
        }
        let sizes = Sizes::of(game, level);
        match self.number(1, 7) {
            1 | 2 => self.value(game, sizes),
            3 => Question::Sum(self.sum(game, sizes, None)),
            4 => Question::Winner(self.position_of_game(game, sizes, 2)),
            5 => Question::Rows(self.position_of_game(game, sizes, 5)),
            _ => Question::Move(self.position_of_game(game, sizes, 5)),
        }
    }

    /// A position of a game, lost for the player to move once in this many times.
    fn position_of_game(&mut self, game: Game, sizes: Sizes, lost_once_in: u64) -> Position {
        let lost = self.once_in(lost_once_in);
        Position::new(self.sum(game, sizes, Some(lost)), Rule::Normal)
    }

    /// The value of one heap, which differs from its size if there is such a heap.
    fn value(&mut self, game: Game, sizes: Sizes) -> Question {
        let mut size = sizes.least;
        for _ in 0..Self::TRIES {
            // The smallest heaps teach nothing.
            size = self.number(sizes.least + 1, sizes.most);
            if game.value(size) != size {
                break;
            }
        }
        Question::Sum(Board::of(game, [size]))
    }

    /// Two or three heaps, sometimes with a row of Nim among them; `lost`: whether their values should have nim sum 0,
    /// if that matters.
    fn sum(&mut self, game: Game, sizes: Sizes, lost: Option<bool>) -> Board {
        let mut board = Board::of(game, [sizes.least, sizes.most]);
        for attempt in 0..Self::TRIES {
            board = self.any_sum(game, sizes, lost == Some(true));
            // Gives up on wishes that cannot be fulfilled.
            let is_patient = attempt < Self::TRIES / 2;
            let fits = lost.is_none_or(|lost| (board.nim_sum() == 0) == lost);
            if fits && (teaches(&board) || !is_patient) {
                break;
            }
        }
        board
    }

    fn any_sum(&mut self, game: Game, sizes: Sizes, wants_zero: bool) -> Board {
        let count = self.number(2, 3);
        let with_nim = self.once_in(3);
        let heaps = if with_nim { count - 1 } else { count };
        let heaps: Vec<u64> = (0..heaps).map(|_| self.number(sizes.least, sizes.most)).collect();
        let board = Board::of(game, heaps);
        if !with_nim {
            return board;
        }
        let evens_out = board.nim_sum();
        let row = if wants_zero && evens_out > 0 { evens_out } else { self.number(1, 7) };
        Board::sum(&[board, Board::from([row])])
    }
}

/// Whether neither adding the values nor taking sizes for values is right, and not all values are 0.
fn teaches(board: &Board) -> bool {
    let nim_sum = board.nim_sum();
    let of_sizes = board.rows().iter().fold(0, |sum, size| sum ^ size);
    board.values().iter().sum::<u64>() != nim_sum && of_sizes != nim_sum
}
