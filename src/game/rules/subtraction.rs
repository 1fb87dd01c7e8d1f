//! Subtraction games: only certain numbers may be taken from a heap, and it is never split.
//!
//! If 1, 2 or 3 may be taken, the value of a heap of n is the remainder of n divided by 4.

use super::no_such_game::NoSuchGame;
use super::period_law::PeriodLaw;
use super::take_and_break::TakeAndBreak;

/// The most numbers that may be taken, and the largest that any of them may be.
const MOST: usize = 1000;

/// The game in which these numbers may be taken, such as `1,2,3`, and its canonical code.
pub(super) fn read(numbers: &str) -> Result<(TakeAndBreak, String), NoSuchGame> {
    if numbers.trim().is_empty() {
        return Err(NoSuchGame::NoCode);
    }
    let number = |word: &str| {
        let number = word.trim().parse().ok();
        let fits = number.filter(|number| (1..=MOST).contains(number));
        fits.ok_or(NoSuchGame::NotTaken { most: MOST })
    };
    let mut taken = numbers.split(',').map(number).collect::<Result<Vec<usize>, _>>()?;
    taken.sort_unstable();
    taken.dedup();
    let written: Vec<String> = taken.iter().map(usize::to_string).collect();
    let most_taken = taken.last().copied().unwrap_or(0);
    let mut digits = vec![0; most_taken + 1];
    for taken in taken {
        digits[taken] = 3;
    }
    let law = PeriodLaw::Subtraction { most_taken: most_taken as u64 };
    Ok((TakeAndBreak::new(digits, true, Some(law)), written.join(",")))
}
