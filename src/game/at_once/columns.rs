//! One column of a board of such a game, and what a winning turn may do in it.
//!
//! A turn is made up column by column from the left. A row that has lost a 1 is *free*: it is smaller already, so its
//! digits further right may be anything. In a column with c 1s in the other rows, a turn may free j of these rows,
//! which takes their 1s away, and write a 1 in b of the rows that were free before, if c − j + b is divisible by K + 1.
//! If K is 2 and no row is free, five 1s are two too many for a multiple of 3: free two rows.

/// Every place, the leftmost first.
pub(super) fn places() -> impl Iterator<Item = u64> {
    (0..u64::BITS).rev().map(|exponent| 1 << exponent)
}

/// The place to the right of this one.
pub(super) fn next(place: u64) -> Option<u64> {
    Some(place / 2).filter(|&place| place > 0)
}

/// A column, and the rows that have a 1 in it and are not free.
#[derive(Clone, Copy, Debug)]
pub(super) struct ColumnState {
    with_one: u64,
    free: u32,
    most: u32,
}

impl ColumnState {
    /// The column of a place when these rows are free and a turn may change at most this many.
    pub fn of(rows: &[u64], most: usize, place: u64, free: u64) -> Self {
        let indices = rows.iter().enumerate();
        let with_one = indices
            .filter(|&(index, size)| size & place != 0 && free >> index & 1 == 0)
            .fold(0, |set, (index, _)| set | 1 << index);
        Self {
            with_one,
            free: free.count_ones(),
            most: u32::try_from(most).unwrap_or(u32::MAX - 1),
        }
    }

    /// The possible choices: how many rows to free, and in how many of those free before to write a 1. There is always
    /// one.
    pub fn choices(self) -> impl Iterator<Item = (u32, u32)> {
        let group = self.most + 1;
        let count = self.with_one.count_ones();
        (0..=count.min(self.most.saturating_sub(self.free))).filter_map(move |freed| {
            let ones = (group - (count - freed) % group) % group;
            (ones <= self.free).then_some((freed, ones))
        })
    }

    /// The rows that have a 1 and are not free.
    pub fn with_one(self) -> u64 {
        self.with_one
    }

    /// How many rows are free.
    pub fn free(self) -> u32 {
        self.free
    }
}

/// The subsets with this many members, those with the first members first.
pub(super) fn subsets(set: u64, size: u32) -> Subsets {
    let members: Vec<u32> = (0..u64::BITS).filter(|bit| set >> bit & 1 == 1).collect();
    let fits = size as usize <= members.len();
    Subsets { chosen: fits.then(|| (0..size as usize).collect()), members }
}

/// An iterator over subsets.
pub(super) struct Subsets {
    members: Vec<u32>,
    /// Which members are in the next set, in order.
    chosen: Option<Vec<usize>>,
}

impl Iterator for Subsets {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        let chosen = self.chosen.take()?;
        let set = chosen.iter().fold(0, |set, &index| set | 1 << self.members[index]);
        self.chosen = following(chosen, self.members.len());
        Some(set)
    }
}

/// The next choice of members out of `of`.
fn following(mut chosen: Vec<usize>, of: usize) -> Option<Vec<usize>> {
    let size = chosen.len();
    let at = (0..size).rev().find(|&at| chosen[at] < of - size + at)?;
    let first = chosen[at] + 1;
    for (more, index) in chosen[at..].iter_mut().enumerate() {
        *index = first + more;
    }
    Some(chosen)
}
