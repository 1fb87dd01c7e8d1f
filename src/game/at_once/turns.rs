//! All turns that the rules allow.

use super::super::turn::Turn;
use super::RowsAtOnce;
use super::columns::subsets;

impl RowsAtOnce<'_> {
    /// Every turn that the rules allow, those that change few rows first.
    pub fn turns(self) -> impl Iterator<Item = Turn> {
        let rows: u64 = (0..self.rows.len())
            .filter(|&index| self.rows[index] > 0)
            .fold(0, |set, index| set | 1 << index);
        let sizes = 1..=u32::try_from(self.most).unwrap_or(u32::MAX);
        let sets = sizes
            .take_while(move |&size| size <= rows.count_ones())
            .flat_map(move |size| subsets(rows, size));
        sets.flat_map(move |set| self.turns_in(set))
    }

    /// Every turn that changes exactly these rows, the smallest removals first.
    fn turns_in(self, set: u64) -> impl Iterator<Item = Turn> {
        let indices: Vec<usize> = (0..self.rows.len()).filter(|i| set >> i & 1 == 1).collect();
        let first = Some(vec![1_u64; indices.len()]);
        let sizes: Vec<u64> = indices.iter().map(|&index| self.rows[index]).collect();
        let all = std::iter::successors(first, move |takes| {
            let at = (0..takes.len()).rev().find(|&at| takes[at] < sizes[at])?;
            let mut takes = takes.clone();
            takes[at] += 1;
            takes[at + 1..].fill(1);
            Some(takes)
        });
        all.map(move |takes| {
            let moves = indices.iter().zip(takes);
            let moves = moves.map(|(&index, take)| self.leaving(index, self.rows[index] - take));
            Turn::of(moves.collect())
        })
    }
}
