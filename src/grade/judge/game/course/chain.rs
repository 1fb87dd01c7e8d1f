//! Finds the computers' moves among the boards that are shown.
//!
//! For two computers on 2 1, `2 1`, `1 1`, `2 0`, `0 1`, `0 0` contains the chain 1 1, 0 1, 0 0.

use std::cmp::Reverse;

use super::{Board, Course, is_one_move, is_optimal};

impl Course {
    /// The indices of the boards after the moves of the computer, or of both.
    pub(super) fn computers_moves(&self, shown: &[Board]) -> Vec<usize> {
        /// More than any game of the lab needs.
        const MOST_SHOWN: usize = 1000;
        if !self.is_computers() {
            return Vec::new();
        }
        let shown = &shown[..shown.len().min(MOST_SHOWN)];
        let goes_on = self.is_against_a_computer();
        // The best chain that ends at each board: how many of its moves are not optimal, and the index before.
        let mut chains: Vec<Option<(usize, Option<usize>)>> = Vec::new();
        for (place, board) in shown.iter().enumerate() {
            let from = |before: &Board, slips: usize, at: Option<usize>| {
                let slips = slips + usize::from(!is_optimal(before, board));
                is_one_move(before, board).then_some((slips, at))
            };
            let earlier = (0..place).filter(|_| goes_on).filter_map(|at| {
                let (slips, _) = chains[at]?;
                from(&shown[at], slips, Some(at))
            });
            let best = earlier.chain(from(&self.board, 0, None));
            chains.push(best.min_by_key(|(slips, _)| *slips));
        }
        let ends = chains.iter().enumerate().filter_map(|(place, chain)| {
            let left = if goes_on { shown[place].total() } else { 0 };
            chain.map(|(slips, _)| (left, slips, Reverse(place)))
        });
        let mut next = ends.min().map(|(_, _, Reverse(place))| place);
        let mut moves = Vec::new();
        while let Some(place) = next {
            moves.push(place);
            next = chains[place].and_then(|(_, before)| before);
        }
        moves.reverse();
        moves
    }
}
