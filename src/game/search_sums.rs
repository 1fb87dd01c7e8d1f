//! Who wins sums of heaps of any game, found by searching and by nothing else: the judge of the values.
//!
//! A sum is a list of heaps, the largest first, none of them empty. A move replaces a heap by smaller ones, so the list
//! that it leaves comes earlier in the dictionary: `[3, 2]` before `[3, 2, 1]` before `[3, 3]`. Going through the lists in
//! that order, everything that a list can become has been decided before it.

use std::collections::{BTreeSet, HashSet};

use super::heaps::Heaps;
use super::rule::Rule;
use super::rules::Game;
use super::search::{TooManyPositions, largest_max};

/// The sums that a search goes through: up to so many heaps of up to so many objects, and whatever splitting makes of them.
#[derive(Clone, Debug)]
pub struct Sums {
    game: Game,
    /// In the order of the dictionary.
    sums: Vec<Vec<u32>>,
}

impl Sums {
    /// The most sums that there may be, counting what has no larger heap and no more objects where heaps are split.
    pub const MOST: u64 = 1 << 18;

    /// The sums of up to `rows` heaps of up to `max`.
    ///
    /// # Errors
    /// When there may be more than [`Sums::MOST`] of them.
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
        let mut not_split: Vec<Vec<u32>> = if splits {
            sums.iter().cloned().collect()
        } else {
            Vec::new()
        };
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

    /// Finds out for each sum whether the player to move wins, and shows it; tells `progress` now and then how many are done.
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
            // It is won where some move leaves a sum that is lost; in misère play also where no move is possible.
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

/// Shows what each move leaves of a sum, for as long as more is wanted; whether all was shown.
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

/// Every list of up to `rows` heaps of up to `max`, the largest first.
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

/// How many sums there are at most, where these are not too many.
fn count(rows: u32, max: u64, splits: bool) -> Option<u64> {
    /// There are more than a million ways to split a heap of this size.
    const TOO_LARGE_TO_SPLIT: u64 = 100;
    let count = if !splits {
        // As many as there are ways to choose `rows` out of `rows + max`.
        (1..=u64::from(rows)).try_fold(1_u64, |count, taken| {
            let more = count.checked_mul(max.checked_add(taken)?)?;
            Some(more / taken)
        })?
    } else if max < TOO_LARGE_TO_SPLIT {
        let objects = usize::try_from(u64::from(rows) * max).ok()?;
        // How many lists have so many objects, of heaps up to a size.
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
        // The lists themselves, of a game that splits heaps and of one that does not, take seconds to write.
        for name in ["nim", "octal:0.77"] {
            let game = name.parse::<Game>().unwrap();
            let most = Sums::new(game, 4, u64::MAX).unwrap_err().most;
            let sums = Sums::new(game, 4, most).expect("there are not too many");
            assert!((1..=Sums::MOST).contains(&sums.count()), "{name}");
        }
    }
}
