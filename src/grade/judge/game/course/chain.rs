//! The moves of computers, found among the boards that are shown.
//!
//! Of two computers on 2 1, `2 1`, `1 1`, `2 0`, `0 1`, `0 0` holds the chain 1 1, 0 1, 0 0.

use super::{Board, Course, is_one_move, is_optimal};

impl Course {
    /// Where among these boards those stand that the computer has made, or both of them, one after the other.
    pub(super) fn computers_moves(&self, shown: &[Board]) -> Vec<usize> {
        /// No game of the lab takes as many moves.
        const MOST_SHOWN: usize = 1000;
        if !self.is_computers() {
            return Vec::new();
        }
        let shown = &shown[..shown.len().min(MOST_SHOWN)];
        if !self.is_against_a_computer() {
            let follows = |board: &Board| is_one_move(&self.board, board);
            let well = |board: &Board| follows(board) && is_optimal(&self.board, board);
            let place = shown.iter().rposition(well);
            return place
                .or_else(|| shown.iter().rposition(follows))
                .into_iter()
                .collect();
        }
        // The best chain that ends at each board: how many of its moves are not optimal, and the place before.
        let mut chains: Vec<Option<(usize, Option<usize>)>> = Vec::new();
        for (place, board) in shown.iter().enumerate() {
            let from = |before: &Board, slips: usize, at: Option<usize>| {
                let slips = slips + usize::from(!is_optimal(before, board));
                is_one_move(before, board).then_some((slips, at))
            };
            let earlier = (0..place).filter_map(|at| {
                let (slips, _) = chains[at]?;
                from(&shown[at], slips, Some(at))
            });
            let best = earlier.chain(from(&self.board, 0, None));
            let best = best.min_by_key(|(slips, _)| *slips);
            chains.push(best);
        }
        let ends = chains.iter().enumerate().filter_map(|(place, chain)| {
            let (slips, _) = (*chain)?;
            let left = shown[place].total();
            Some((place, left, slips))
        });
        let end = ends.min_by_key(|&(_, left, slips)| (left, slips));
        let mut moves = Vec::new();
        let mut next = end.map(|(place, _, _)| place);
        while let Some(place) = next {
            moves.push(place);
            next = chains[place].and_then(|(_, before)| before);
        }
        moves.reverse();
        moves
    }
}
