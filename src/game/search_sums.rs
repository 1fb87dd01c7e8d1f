//! Who wins sums of heaps of any game, found by searching and by nothing else: the judge of the values.
//!
//! A sum is a list of heaps, the largest first, none of them empty. A move replaces a heap by smaller ones, so the list
//! that it leaves comes earlier in the dictionary: `[3, 2]` before `[3, 2, 1]` before `[3, 3]`. Going through the lists in
//! that order, everything that a list can become has been decided before it.

use std::collections::HashSet;

use super::moves::Heaps;
use super::rules::Game;
use super::search::{TooManyPositions, largest_max};

/// The sums that a search goes through: up to so many heaps of up to so many objects, and, where heaps may be split,
/// whatever has no larger heap and no more objects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sums {
    game: Game,
    max: u32,
    most_heaps: u64,
    most_objects: u64,
    count: u64,
}

impl Sums {
    /// The most sums that are searched.
    pub const MOST: u64 = 1 << 20;

    /// The sums of up to `rows` heaps of up to `max`.
    ///
    /// # Errors
    /// When there are more than [`Sums::MOST`] of them.
    pub fn new(game: Game, rows: u32, max: u64) -> Result<Self, TooManyPositions> {
        let splits = game.rules().splits();
        let too_many = || TooManyPositions {
            rows,
            max,
            most: largest_max(|max| count(rows, max, splits).is_some(), Self::MOST),
        };
        let count = count(rows, max, splits).ok_or_else(too_many)?;
        let most_objects = u64::from(rows) * max;
        Ok(Self {
            game,
            max: u32::try_from(max).map_err(|_| too_many())?,
            most_heaps: if splits { most_objects } else { rows.into() },
            most_objects,
            count,
        })
    }

    /// How many there are.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Finds out for each sum whether the player to move wins, and shows it; tells `progress` now and then how many are done.
    pub fn search(&self, mut see: impl FnMut(&[u32], bool), mut progress: impl FnMut(u64)) {
        const TELL_EVERY: u64 = 1 << 10;
        let mut lost: HashSet<Vec<u32>> = HashSet::new();
        let mut heaps: Vec<u32> = Vec::new();
        for done in 0.. {
            if done % TELL_EVERY == 0 {
                progress(done);
            }
            let won = self.reaches(&heaps, &lost);
            see(&heaps, won);
            if !won {
                lost.insert(heaps.clone());
            }
            if !self.next(&mut heaps) {
                break;
            }
        }
        progress(self.count);
    }

    /// Whether some move leaves a sum that is lost.
    fn reaches(&self, heaps: &[u32], lost: &HashSet<Vec<u32>>) -> bool {
        let mut after = Vec::with_capacity(heaps.len() + 1);
        let mut reaches = |at: usize, option: Heaps| {
            after.clear();
            after.extend_from_slice(&heaps[..at]);
            after.extend_from_slice(&heaps[at + 1..]);
            let left = Vec::from(option).into_iter();
            after.extend(left.filter_map(|size| u32::try_from(size).ok()));
            after.sort_unstable_by(|a, b| b.cmp(a));
            lost.contains(&after)
        };
        let first_of_its_size = |at: &usize| *at == 0 || heaps[at - 1] != heaps[*at];
        (0..heaps.len()).filter(first_of_its_size).any(|at| {
            let mut options = self.game.rules().options(heaps[at].into());
            options.any(|option| reaches(at, option))
        })
    }

    /// The next list in the dictionary; whether there is one.
    fn next(&self, heaps: &mut Vec<u32>) -> bool {
        let mut objects: u64 = heaps.iter().copied().map(u64::from).sum();
        if (heaps.len() as u64) < self.most_heaps && objects < self.most_objects {
            heaps.push(1);
            return true;
        }
        while let Some(last) = heaps.pop() {
            objects -= u64::from(last);
            let most = heaps.last().copied().unwrap_or(self.max);
            if last < most && objects + u64::from(last) < self.most_objects {
                heaps.push(last + 1);
                return true;
            }
        }
        false
    }
}

/// How many sums there are, where these are not too many.
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
    use super::Sums;
    use crate::game::{Family, Game};

    #[test]
    fn as_many_sums_are_searched_as_were_counted() {
        for family in Family::ALL {
            for (rows, max) in [(1, 1), (1, 9), (2, 4), (3, 3), (4, 2)] {
                let sums = Sums::new(Game::alone(family), rows, max).unwrap();
                let mut seen = Vec::new();
                sums.search(|heaps, _| seen.push(heaps.to_vec()), |_| {});
                assert_eq!(seen.len() as u64, sums.count(), "{family:?} {rows} {max}");
                assert!(seen.is_sorted());
            }
        }
    }

    #[test]
    fn too_many_sums_are_refused_with_how_many_would_do() {
        for family in Family::ALL {
            let game = Game::alone(family);
            for rows in [1, 2, 4, 29] {
                let most = Sums::new(game, rows, u64::MAX).unwrap_err().most;
                assert!(Sums::new(game, rows, most).is_ok(), "{family:?} {rows}");
                assert!(Sums::new(game, rows, most + 1).is_err());
            }
        }
    }
}
