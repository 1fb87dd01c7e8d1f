//! Who wins, found by looking ahead and by nothing else: every position that can come up, down to the end.
//!
//! Rows may stand in any order, and empty ones are left out: so from a small board few positions come up, and somebody can
//! check them all by hand. From 2 1 these are 2 1, 1 1, 2, 1 and the end.
//!
//! ```
//! use nimlab::game::{Board, GameTree, Rule};
//!
//! let tree = GameTree::of(&Board::from([2, 1]), Rule::Normal).unwrap();
//! assert_eq!((tree.positions().len(), tree.root().mover_wins), (5, true));
//! assert!(GameTree::of(&Board::from([50, 40, 30]), Rule::Normal).is_err());
//! ```

use std::collections::HashMap;

use thiserror::Error;

use super::board::Board;
use super::heap_counts::HeapCounts;
use super::rule::Rule;
use super::turn::Turn;

/// Every position that can come up from one, with who wins it. What moves leave stands before what they are made on, so
/// the position that all come from is the last.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GameTree {
    positions: Vec<TreePosition>,
    rows_left_out: usize,
}

/// A position that can come up.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TreePosition {
    /// Its rows, none of them empty: those of one game together, the largest first.
    pub board: Board,
    /// What moves can leave: the indices of these positions, each once and ascending.
    pub options: Vec<usize>,
    /// Whether the player to move wins.
    pub mover_wins: bool,
    /// How many more moves there are at most.
    pub most_moves: usize,
    /// How many more moves there are when whoever wins makes haste and whoever loses holds out.
    pub moves_to_end: usize,
    heaps: HeapCounts,
}

/// More positions can come up than are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("more than {} positions can come up", GameTree::MOST_POSITIONS)]
pub struct TooManyToLookAhead;

impl GameTree {
    /// So many positions are looked at, the one that all come from included.
    pub const MOST_POSITIONS: usize = 300;

    /// Of rows on which no move is possible so many are told with the others; if there are more, they are left out.
    const MOST_IDLE_ROWS: usize = 12;

    /// Looks ahead from a position.
    ///
    /// # Errors
    /// When more than [`MOST_POSITIONS`](Self::MOST_POSITIONS) positions can come up. That is found out without looking at
    /// many more.
    pub fn of(board: &Board, rule: Rule) -> Result<Self, TooManyToLookAhead> {
        let rows = board.numbered_with_games();
        let rows = rows.map(|(_, game, size)| (game, size));
        let (mut told, mut idle) = (Vec::new(), Vec::new());
        for (game, size) in rows.filter(|&(_, size)| size > 0) {
            if game.rules().option(size, 1).is_none() {
                idle.push((game, size));
                continue;
            }
            told.push((game, size));
            // With a move in each row, one after the other, one position more than that comes up.
            if told.len() >= Self::MOST_POSITIONS {
                return Err(TooManyToLookAhead);
            }
        }
        let rows_left_out = if idle.len() > Self::MOST_IDLE_ROWS {
            idle.len()
        } else {
            told.append(&mut idle);
            0
        };
        let mut search = TreeSearch {
            rows_in_a_turn: board.rows_in_a_turn(),
            entered: 0,
            indices: HashMap::new(),
            found: Vec::new(),
        };
        search.visit(HeapCounts::of(told))?;
        Ok(Self {
            positions: search.decided(rule),
            rows_left_out,
        })
    }

    /// Every position, what moves leave before what they are made on.
    #[must_use]
    pub fn positions(&self) -> &[TreePosition] {
        &self.positions
    }

    /// The position that all come from.
    #[must_use]
    pub fn root(&self) -> &TreePosition {
        &self.positions[self.positions.len() - 1]
    }

    /// How many rows are left out of all positions, because no move is ever possible there; none where they are few.
    #[must_use]
    pub fn rows_left_out(&self) -> usize {
        self.rows_left_out
    }

    /// What a turn leaves of a position: its index. It is legal on this board, whose rows stand for that position.
    #[must_use]
    pub fn after(&self, from: &TreePosition, board: &Board, turn: &Turn) -> Option<usize> {
        let left = from.heaps.after(board, turn);
        let is_it = |&&index: &&usize| self.positions[index].heaps == left;
        from.options.iter().find(is_it).copied()
    }
}

impl TreePosition {
    /// A turn on a board whose rows stand for this position that leaves another one; of equal rows it changes the first.
    #[must_use]
    pub fn turn_to(&self, left: &Self, board: &Board) -> Turn {
        self.heaps.turn_to(&left.heaps, board)
    }

    /// How many rows like that which a turn changes there are, itself included, where it changes just one.
    #[must_use]
    pub fn rows_alike(&self, board: &Board, turn: &Turn) -> Option<usize> {
        let mv = turn.only()?;
        Some(self.heaps.count(board.game_of(mv.row), mv.from))
    }
}

/// A search that goes down to the end first.
struct TreeSearch {
    rows_in_a_turn: usize,
    /// How many positions have been come upon.
    entered: usize,
    indices: HashMap<HeapCounts, usize>,
    /// Each with what moves leave, which comes before it.
    found: Vec<(HeapCounts, Vec<usize>)>,
}

impl TreeSearch {
    /// Finds a position and all that can come up from it, and gives its index.
    fn visit(&mut self, heaps: HeapCounts) -> Result<usize, TooManyToLookAhead> {
        if let Some(&index) = self.indices.get(&heaps) {
            return Ok(index);
        }
        self.entered += 1;
        let options = heaps.options(self.rows_in_a_turn, GameTree::MOST_POSITIONS);
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

    /// The positions in the order in which they are told, with who wins each.
    fn decided(self, rule: Rule) -> Vec<TreePosition> {
        let mut most_moves = Vec::new();
        for (_, options) in &self.found {
            let next = options.iter().map(|&option| most_moves[option] + 1).max();
            most_moves.push(next.unwrap_or(0));
        }
        let mut order: Vec<usize> = (0..self.found.len()).collect();
        order.sort_by_key(|&index| (most_moves[index], &self.found[index].0));
        let mut place = vec![0; order.len()];
        for (new, &old) in order.iter().enumerate() {
            place[old] = new;
        }
        let mut decided: Vec<TreePosition> = Vec::new();
        for old in order {
            let (heaps, options) = &self.found[old];
            let mut options: Vec<usize> = options.iter().map(|&option| place[option]).collect();
            options.sort_unstable();
            let ends = |wins| {
                let left = options.iter().map(|&option| &decided[option]);
                left.filter(move |left| left.mover_wins == wins)
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
