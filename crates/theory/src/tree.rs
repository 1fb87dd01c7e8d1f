//! Finds out who wins by looking ahead, without theory: every reachable position, down to the end.
//!
//! The order of rows does not matter, and empty ones are left out, so a small board has few reachable positions, which
//! can all be checked by hand. From 2 1 these are 2 1, 1 1, 2, 1 and the end.
//!
//! ```
//! use theory::{Board, GameTree, Rule};
//!
//! let tree = GameTree::of(&Board::from([2, 1]), Rule::Normal).unwrap();
//! assert_eq!((tree.positions().len(), tree.root().mover_wins), (5, true));
//! assert!(GameTree::of(&Board::from([50, 40, 30]), Rule::Normal).is_err());
//! ```

use std::collections::HashMap;

use thiserror::Error;

use super::board::Board;
use super::heap_counts::HeapCounts;
use super::moves::Move;
use super::rule::Rule;

/// Every position reachable from one, with its winner. Options come before the positions that lead to them, so the root
/// is the last.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GameTree {
    positions: Vec<TreePosition>,
}

/// A reachable position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TreePosition {
    /// Its nonempty rows, grouped by game, the largest first.
    pub board: Board,
    /// The indices of the positions that moves can leave, ascending and without repetition.
    pub options: Vec<usize>,
    /// Whether the player to move wins.
    pub mover_wins: bool,
    /// The largest number of moves to the end.
    pub most_moves: usize,
    /// The number of moves to the end if the winner hurries and the loser holds out.
    pub moves_to_end: usize,
    heaps: HeapCounts,
}

/// More positions are reachable than the search covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("more than {} positions can come up", GameTree::MOST_POSITIONS)]
pub struct TooManyToLookAhead;

impl GameTree {
    /// The most positions covered, including the root.
    pub const MOST_POSITIONS: usize = 300;

    /// Looks ahead from a position.
    ///
    /// # Errors
    /// If more than [`MOST_POSITIONS`](Self::MOST_POSITIONS) positions are reachable, which is found out quickly.
    pub fn of(board: &Board, rule: Rule) -> Result<Self, TooManyToLookAhead> {
        let rows = board.numbered_with_games();
        let with_moves = rows.filter(|&(_, game, size)| game.option(size, 1).is_some());
        // Moving in each of these rows in turn already reaches one more position than there are rows.
        if with_moves.count() >= Self::MOST_POSITIONS {
            return Err(TooManyToLookAhead);
        }
        let mut search = TreeSearch { entered: 0, indices: HashMap::new(), found: Vec::new() };
        search.visit(HeapCounts::of(
            board.numbered_with_games().map(|(_, game, size)| (game, size)),
        ))?;
        Ok(Self { positions: search.decided(rule) })
    }

    /// Every position; options come before the positions that lead to them.
    pub fn positions(&self) -> &[TreePosition] {
        &self.positions
    }

    /// The position that all others come from.
    pub fn root(&self) -> &TreePosition {
        &self.positions[self.positions.len() - 1]
    }

    /// The index of the position that a move leaves. The move is legal on a board whose rows match the position.
    pub fn after(&self, from: &TreePosition, mv: Move) -> Option<usize> {
        let left = from.heaps.after(mv);
        from.options.iter().copied().find(|&index| self.positions[index].heaps == left)
    }
}

impl TreePosition {
    /// The move from this position to another, on a board whose rows match it; of equal rows it changes the first.
    pub fn move_to(&self, left: &Self, board: &Board) -> Move {
        self.heaps.move_to(&left.heaps, board)
    }

    /// The number of rows equal to the one that a move changes, itself included.
    pub fn rows_alike(&self, mv: Move) -> usize {
        self.heaps.count(mv.game, mv.from)
    }
}

/// A depth-first search.
struct TreeSearch {
    /// How many positions have been entered.
    entered: usize,
    indices: HashMap<HeapCounts, usize>,
    /// Each position with its options, which come before it.
    found: Vec<(HeapCounts, Vec<usize>)>,
}

impl TreeSearch {
    /// Searches a position and everything reachable from it, and returns its index.
    fn visit(&mut self, heaps: HeapCounts) -> Result<usize, TooManyToLookAhead> {
        if let Some(&index) = self.indices.get(&heaps) {
            return Ok(index);
        }
        self.entered += 1;
        let options = heaps.options(GameTree::MOST_POSITIONS);
        if self.entered.max(options.len() + 1) > GameTree::MOST_POSITIONS {
            return Err(TooManyToLookAhead);
        }
        let mut indices = Vec::new();
        for option in options {
            indices.push(self.visit(option)?);
        }
        let index = self.found.len();
        self.indices.insert(heaps.clone(), index);
        self.found.push((heaps, indices));
        Ok(index)
    }

    /// The positions in the order in which they are shown, with the winner of each.
    fn decided(self, rule: Rule) -> Vec<TreePosition> {
        let mut most_moves = Vec::new();
        for (_, options) in &self.found {
            let next = options.iter().map(|&option| most_moves[option] + 1).max();
            most_moves.push(next.unwrap_or(0));
        }
        let mut order: Vec<usize> = (0..self.found.len()).collect();
        order.sort_by_key(|&index| (most_moves[index], &self.found[index].0));
        let mut place = vec![0; order.len()];
        let mut decided: Vec<TreePosition> = Vec::new();
        for old in order {
            place[old] = decided.len();
            let (heaps, options) = &self.found[old];
            let mut options: Vec<usize> = options.iter().map(|&option| place[option]).collect();
            options.sort_unstable();
            let ends = |wins| {
                options
                    .iter()
                    .map(|&option| &decided[option])
                    .filter(move |left| left.mover_wins == wins)
                    .map(|left| left.moves_to_end + 1)
            };
            let quickest = ends(false).min();
            let mover_wins = match options[..] {
                [] => rule == Rule::Misere,
                _ => quickest.is_some(),
            };
            let moves_to_end = quickest.or_else(|| ends(true).max()).unwrap_or(0);
            decided.push(TreePosition {
                board: heaps.board(),
                options,
                mover_wins,
                most_moves: most_moves[old],
                moves_to_end,
                heaps: heaps.clone(),
            });
        }
        decided
    }
}
