//! Finds out who wins sums of heaps of any game by searching, without theory: an independent check of the values.
//!
//! A sum is a list of nonempty heaps, the largest first. A move replaces a heap by smaller ones, so the list that it
//! leaves comes earlier in lexicographic order: `[3, 2]` before `[3, 2, 1]` before `[3, 3]`. In that order, everything
//! that a list can become is decided before it.

use std::collections::{BTreeSet, HashSet};

use super::heaps::Heaps;
use super::rule::Rule;
use super::rules::Game;
use super::search::{TooManyPositions, largest_max};

/// The sums that a search covers: up to `rows` heaps of up to `max` objects, and everything that splitting makes of
/// them.
#[derive(Clone, Debug)]
pub struct Sums {
    game: Game,
    /// In lexicographic order.
    sums: Vec<Vec<u32>>,
}

impl Sums {
    /// The most sums that a search takes on; if heaps are split, this counts all sums with no larger heap and no more
    /// objects.
    pub const MOST: u64 = 1 << 18;

    /// The sums of up to `rows` heaps of up to `max`.
    ///
    /// # Errors
    /// If there may be more than [`Sums::MOST`].
    pub fn new(game: Game, rows: u32, max: u64) -> Result<Self, TooManyPositions> {
        let splits = game.rules().splits();
        let too_many = || TooManyPositions {
            rows,
            max,
            most: largest_max(|max| count(rows, max, splits).is_some(), Self::MOST),
        };
        count(rows, max, splits).ok_or_else(too_many)?;
        let max = u32::try_from(max).map_err(|_| too_many())?;
        let mut sums: BTreeSet<Vec<u32>> = lists(rows, max).into_iter().collect();
        let mut not_split: Vec<Vec<u32>> =
            if splits { sums.iter().cloned().collect() } else { Vec::new() };
        while let Some(heaps) = not_split.pop() {
            for_each_left(game, &heaps, |left| {
                if !sums.contains(left) {
                    sums.insert(left.to_vec());
                    not_split.push(left.to_vec());
                }
                true
            });
        }
        let sums = sums.into_iter().collect();
        Ok(Self { game, sums })
    }

    /// How many there are.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.sums.len() as u64
    }

    /// Calls `see` with each sum and whether the player to move wins, and reports to `progress` how many are done.
    pub fn search(
        &self,
        rule: Rule,
        mut see: impl FnMut(&[u32], bool),
        mut progress: impl FnMut(u64),
    ) {
        const TELL_EVERY: u64 = 1 << 10;
        let mut lost: HashSet<&[u32]> = HashSet::new();
        for (done, heaps) in (0..).zip(&self.sums) {
            if done % TELL_EVERY == 0 {
                progress(done);
            }
            // It is won if some move leaves a lost sum; in misère play also if no move is possible.
            let mut is_over = true;
            let all_are_won = for_each_left(self.game, heaps, |left| {
                is_over = false;
                !lost.contains(left)
            });
            let won = !all_are_won || is_over && rule == Rule::Misere;
            see(heaps, won);
            if !won {
                lost.insert(heaps);
            }
        }
        progress(self.count());
    }
}

/// Calls `see` with what each move leaves of a sum until that returns false; returns whether all were shown.
fn for_each_left(game: Game, heaps: &[u32], mut see: impl FnMut(&[u32]) -> bool) -> bool {
    let mut after = Vec::with_capacity(heaps.len() + 1);
    let mut shown = |at: usize, option: Heaps| {
        after.clear();
        after.extend_from_slice(&heaps[..at]);
        after.extend_from_slice(&heaps[at + 1..]);
        let left = Vec::from(option).into_iter();
        after.extend(left.filter_map(|size| u32::try_from(size).ok()));
        after.sort_unstable_by(|a, b| b.cmp(a));
        see(&after)
    };
    let first_of_its_size = |at: &usize| *at == 0 || heaps[at - 1] != heaps[*at];
    (0..heaps.len()).filter(first_of_its_size).all(|at| {
        let mut options = game.rules().options(heaps[at].into());
        options.all(|option| shown(at, option))
    })
}

/// Every list of up to `rows` heaps of up to `max`, each sorted from the largest down.
fn lists(rows: u32, max: u32) -> Vec<Vec<u32>> {
    let mut lists = vec![Vec::new()];
    let mut longest = 0..1;
    for _ in 0..rows {
        let start = lists.len();
        for at in longest {
            let list: Vec<u32> = lists[at].clone();
            let most = list.last().copied().unwrap_or(max);
            lists.extend((1..=most).map(|heap| [&list[..], &[heap]].concat()));
        }
        longest = start..lists.len();
    }
    lists
}

/// An upper bound for the number of sums, if these are not too many.
fn count(rows: u32, max: u64, splits: bool) -> Option<u64> {
    /// There are more than a million ways to split a heap of this size.
    const TOO_LARGE_TO_SPLIT: u64 = 100;
    let count = if !splits {
        // The number of ways to choose `rows` out of `rows + max`.
        (1..=u64::from(rows)).try_fold(1_u64, |count, taken| {
            let more = count.checked_mul(max.checked_add(taken)?)?;
            Some(more / taken)
        })?
    } else if max < TOO_LARGE_TO_SPLIT {
        let objects = usize::try_from(u64::from(rows) * max).ok()?;
        // The number of lists with a given number of objects, of heaps up to a size.
        let mut lists = vec![0_u64; objects + 1];
        lists[0] = 1;
        for size in 1..=usize::try_from(max).ok()? {
            for total in size..=objects {
                lists[total] = lists[total].saturating_add(lists[total - size]);
            }
        }
        lists.iter().copied().fold(0, u64::saturating_add)
    } else {
        return None;
    };
    (count <= Sums::MOST).then_some(count)
}

#[cfg(test)]
mod tests {
    use super::{Sums, count};
    use crate::game::{Family, Game};

    #[test]
    fn too_many_sums_are_refused_with_how_many_would_do() {
        for family in Family::ALL {
            let game = Game::alone(family);
            for rows in [1, 2, 4, 29] {
                let most = Sums::new(game, rows, u64::MAX).unwrap_err().most;
                let count = |max| count(rows, max, game.rules().splits());
                assert!(count(most).is_some(), "{family:?} {rows}");
                assert_eq!(count(most + 1), None, "{family:?} {rows}");
                assert!(Sums::new(game, rows, most + 1).is_err());
            }
        }
        // Building the lists takes seconds for a game that splits heaps, and for one that does not.
        for name in ["nim", "octal:0.77"] {
            let game = name.parse::<Game>().unwrap();
            let most = Sums::new(game, 4, u64::MAX).unwrap_err().most;
            let sums = Sums::new(game, 4, most).expect("there are not too many");
            assert!((1..=Sums::MOST).contains(&sums.count()), "{name}");
        }
    }
}
