//! What looking ahead finds: every board on the way with who wins it, and what each move leaves.

use std::collections::BTreeSet;

use serde::Serialize;

use super::line::{LineOfPlay, best};
use crate::game::{Board, Game, GameTree, Move, Position, TreePosition, Turn};
use crate::question::LookAhead;

/// What has been found by looking ahead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foresight {
    /// The position.
    pub position: Position,
    /// Whether the player to move wins.
    pub mover_wins: bool,
    /// How many positions can come up, rows in any order, the empty ones left out.
    pub positions: usize,
    /// What the turns leave, each once, in the order of the rows.
    pub turns: Vec<ForeseenTurn>,
    /// What comes of the turn that was asked about.
    pub played: Option<LineOfPlay>,
    /// The boards that one needs to know to see it, from the end backwards.
    pub(super) told: Vec<ForeseenBoard>,
    /// How many rows are left out because no move is ever possible there.
    pub(super) rows_left_out: usize,
}

/// A turn and what it leaves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ForeseenTurn {
    /// The turn; of several that leave the same, the one in the first rows.
    #[serde(flatten)]
    pub turn: Turn,
    /// In how many rows the same can be done, the row of this turn included; nothing for a turn in several rows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rows_alike: Option<usize>,
    /// The game of the row that it changes, where the position has rows of others too.
    #[serde(skip)]
    pub of_several: Option<Game>,
    /// The rows that are left, none of them empty.
    pub left: Board,
    /// Whether the turn wins.
    pub wins: bool,
}

/// A board that can come up, with who wins it and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ForeseenBoard {
    /// Its rows, none of them empty.
    pub board: Board,
    /// Whether it has come up from a position of several games.
    #[serde(skip)]
    pub of_sum: bool,
    /// Whether the player to move wins.
    pub mover_wins: bool,
    /// Where the player to move wins, the one board to leave; where not, every board that can be left.
    pub leave: Vec<Board>,
    /// Whether no move is possible on the one board to leave.
    pub ends: bool,
}

impl Foresight {
    pub(super) fn of(ahead: &LookAhead) -> Self {
        let position = ahead.position();
        let tree = GameTree::of(&position.board, position.rule)
            .expect("it was small enough when it was asked about");
        let tree = &tree;
        let root = tree.root();
        let played = ahead.turn();
        let played = played.and_then(|turn| LineOfPlay::after(position, tree, turn));
        // What is needed to see who wins after the turn, or after each.
        let first = match &played {
            Some(line) => {
                let left = line.turns.first();
                let left = left.and_then(|turn| tree.after(root, &position.board, turn));
                left.into_iter().collect()
            }
            None => root.options.clone(),
        };
        Self {
            position: position.clone(),
            mover_wins: root.mover_wins,
            positions: tree.positions().len(),
            turns: turns(position, tree),
            played,
            told: needed(tree, first),
            rows_left_out: tree.rows_left_out(),
        }
    }

    /// The turns that win.
    pub fn winning_turns(&self) -> impl Iterator<Item = &ForeseenTurn> {
        self.turns.iter().filter(|turn| turn.wins)
    }

    /// Whether no move is possible.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.turns.is_empty()
    }
}

/// Whether several games are played on a board.
fn is_sum(board: &Board) -> bool {
    board.parts().count() > 1
}

/// What the turns leave, each once.
fn turns(position: &Position, tree: &GameTree) -> Vec<ForeseenTurn> {
    let (root, board) = (tree.root(), &position.board);
    let left = root.options.iter().map(|&option| &tree.positions()[option]);
    let turn = |left: &TreePosition| {
        let turn = root.turn_to(left, board);
        let mv = turn.only().filter(|_| is_sum(board));
        ForeseenTurn {
            rows_alike: root.rows_alike(board, &turn),
            of_several: mv.map(|mv| board.game_of(mv.row)),
            turn,
            left: left.board.clone(),
            wins: !left.mover_wins,
        }
    };
    let mut turns: Vec<ForeseenTurn> = left.map(turn).collect();
    turns.sort_by_cached_key(|foreseen| {
        let changes = foreseen.turn.changes();
        let rows: Vec<usize> = changes.iter().map(|mv| mv.row).collect();
        let taken: Vec<u64> = changes.iter().map(Move::take).collect();
        (changes.len(), rows, taken, foreseen.turn.clone())
    });
    turns
}

/// The boards that one needs to know to see who wins these, from the end backwards. Of a board that is won, one board to
/// leave is enough; of a board that is lost, all that can be left are needed. Those on which no move is possible are not
/// told.
fn needed(tree: &GameTree, first: Vec<usize>) -> Vec<ForeseenBoard> {
    let positions = tree.positions();
    let mut open = first;
    let mut needed: BTreeSet<usize> = BTreeSet::new();
    let mut told = Vec::new();
    while let Some(index) = open.pop() {
        let position = &positions[index];
        if position.options.is_empty() || !needed.insert(index) {
            continue;
        }
        let to_leave = if position.mover_wins {
            let best = best(tree, position);
            let is_best = |&&option: &&usize| Some(&positions[option]) == best;
            position.options.iter().filter(is_best).copied().collect()
        } else {
            position.options.clone()
        };
        let leave = to_leave
            .iter()
            .map(|&option| positions[option].board.clone());
        let ends = to_leave
            .iter()
            .all(|&option| positions[option].options.is_empty());
        let board = ForeseenBoard {
            board: position.board.clone(),
            of_sum: is_sum(&tree.root().board),
            mover_wins: position.mover_wins,
            leave: leave.collect(),
            ends,
        };
        told.push((index, board));
        open.extend(to_leave);
    }
    told.sort_by_key(|&(index, _)| index);
    told.into_iter().map(|(_, board)| board).collect()
}
