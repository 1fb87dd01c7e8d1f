//! Explains a board other than the expected one: who or what caused it.
//!
//! After "3, 2" on the board 2 3 4, the board 2 0 4 means that the numbers were swapped, and 2 3 4 that nothing was
//! played.

use super::{Board, Course, EnteredMove, GameFault, after, after_any_move, changed, is_one_move};

impl Course {
    /// The boards that may be there in place of the expected one.
    pub fn suspects(&self) -> impl Iterator<Item = Board> {
        let entered = self.entered.iter();
        let entered = entered.flat_map(|(before, [row, elements])| {
            let swapped = after(before, [*elements, *row]);
            swapped.into_iter().chain([before.clone()])
        });
        after_any_move(&self.board).into_iter().chain(entered)
    }

    /// What it means that these boards are there, and the expected one is not.
    pub fn cause(&self, shown: &[Board], has_slipped: bool) -> GameFault {
        let (Some(first), Some(last)) = (shown.first(), shown.last()) else {
            return GameFault::WrongBoard;
        };
        if let Some((before, [row, elements])) = &self.entered {
            let swapped = after(before, [*elements, *row]);
            let is_swapped =
                |swapped: Board| *last == swapped || !has_slipped && is_one_move(&swapped, last);
            if swapped.is_some_and(is_swapped) {
                return GameFault::NumbersSwapped;
            }
            if last == before && !has_slipped {
                return GameFault::MoveNotPlayed;
            }
        }
        if has_slipped {
            return GameFault::IllegalMoveCounted;
        }
        if self.moves == 0 && self.is_against_a_computer() && is_one_move(&self.board, last) {
            return GameFault::SecondBegan;
        }
        let is_another = |(before, _): &(Board, EnteredMove)| is_one_move(before, last);
        let is_another = self.entered.as_ref().is_some_and(is_another);
        if !self.is_computers() && is_one_move(&self.board, last) && !is_another {
            return GameFault::PersonNotAsked;
        }
        if self.is_computers() && changed(&self.board, first) == 1 {
            GameFault::ComputerIllegal
        } else {
            GameFault::WrongBoard
        }
    }

    /// What it means that no board is shown before this player is asked: if it is the player who has just moved, the
    /// move was not taken.
    pub fn why_unseen(&self, asked: Option<usize>) -> GameFault {
        match &self.entered {
            Some((before, [row, elements])) if asked.is_some() && asked == self.last => {
                match after(before, [*elements, *row]) {
                    None => GameFault::NumbersSwapped,
                    Some(_) => GameFault::MoveNotPlayed,
                }
            }
            _ => GameFault::BoardNotShown,
        }
    }

    /// Why a game ended early.
    pub fn why_early(&self, shown: &[Board]) -> GameFault {
        let last = shown.last();
        let goes_on = last.is_some_and(|last| last.total() < self.board.total());
        if goes_on && !self.is_computers() {
            GameFault::PersonNotAsked
        } else {
            GameFault::EndedEarly
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Board, Course, GameFault};

    #[test]
    fn each_fault_has_its_cause() {
        let people = ["Anna", "Boris"];
        let with_computer = ["Anna", "Computer"];
        let cause = |players, entered: Option<[i64; 2]>, shown: &[u64]| {
            let mut course = Course::new(players, Board::from(vec![2, 3, 4]));
            if let Some(entered) = entered {
                course.enter(entered);
            }
            let has_slipped = course.has_slipped;
            course.cause(&[Board::from(shown.to_vec())], has_slipped)
        };
        assert_eq!(cause(people, Some([3, 2]), &[2, 0, 4]), GameFault::NumbersSwapped);
        assert_eq!(cause(with_computer, Some([3, 2]), &[1, 0, 4]), GameFault::NumbersSwapped);
        assert_eq!(cause(people, Some([3, 2]), &[2, 3, 4]), GameFault::MoveNotPlayed);
        assert_eq!(cause(people, Some([3, 9]), &[2, 3, 0]), GameFault::IllegalMoveCounted);
        assert_eq!(cause(people, Some([3, 2]), &[2, 1, 2]), GameFault::PersonNotAsked);
        for shown in [[1, 1, 1], [2, 3, 1]] {
            assert_eq!(cause(people, Some([3, 2]), &shown), GameFault::WrongBoard);
        }
        assert_eq!(cause(with_computer, None, &[1, 3, 4]), GameFault::SecondBegan);
        assert_eq!(cause(with_computer, Some([3, 2]), &[2, 3, 3]), GameFault::ComputerIllegal);
    }
}
