//! What looking ahead finds: every reachable board with its winner, what each move leaves, and one game played out, in
//! which the winner hurries and the loser holds out as long as possible.

use std::collections::BTreeSet;

use crate::question::LookAhead;
use theory::{Board, Game, GameTree, Move, Position, TreePosition};

/// The result of looking ahead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foresight {
    /// The position.
    pub position: Position,
    /// Whether the player to move wins.
    pub mover_wins: bool,
    /// How many positions are reachable; the order of rows does not matter, and empty ones are left out.
    pub positions: usize,
    /// What the moves leave, each result once, in the order of the rows.
    pub moves: Vec<ForeseenMove>,
    /// How the game goes on after the move that was asked about.
    pub played: Option<LineOfPlay>,
    /// The boards needed to see who wins, from the end backwards.
    pub(crate) boards: Vec<ForeseenBoard>,
}

/// A move and what it leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForeseenMove {
    /// The move; of several with the same result, the one in the first rows.
    pub mv: Move,
    /// How many rows allow the same change, including the row of this move.
    pub rows_alike: usize,
    /// The game of the changed row, if the position has rows of other games too.
    pub of_several: Option<Game>,
    /// The nonempty rows that are left.
    pub left: Board,
    /// Whether the move wins.
    pub wins: bool,
}

/// A reachable board, with its winner and the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForeseenBoard {
    /// Its nonempty rows.
    pub board: Board,
    /// Whether it comes from a position of several games.
    pub of_sum: bool,
    /// Whether the player to move wins.
    pub mover_wins: bool,
    /// If the player to move wins, the one board to leave; otherwise every board that can be left.
    pub leave: Vec<Board>,
    /// Whether the one board to leave has no moves.
    pub ends: bool,
}

impl Foresight {
    pub(crate) fn of(ahead: &LookAhead) -> Self {
        let position = ahead.position();
        let tree = GameTree::of(&position.board, position.rule)
            .expect("it was small enough when it was asked about");
        let tree = &tree;
        let root = tree.root();
        let played = ahead.mv().and_then(|mv| LineOfPlay::after(position, tree, mv));
        // What is needed to see who wins after the move, or after each move.
        let first = match &played {
            Some(line) => {
                let first = line.moves.first();
                let left = first.and_then(|&mv| tree.after(root, mv));
                left.into_iter().collect()
            }
            None => root.options.clone(),
        };
        Self {
            position: position.clone(),
            mover_wins: root.mover_wins,
            positions: tree.positions().len(),
            moves: moves(position, tree),
            played,
            boards: needed(tree, first),
        }
    }

    /// The winning moves.
    pub fn winning_moves(&self) -> impl Iterator<Item = &ForeseenMove> {
        self.moves.iter().filter(|foreseen| foreseen.wins)
    }

    /// Whether no move is possible.
    pub fn is_over(&self) -> bool {
        self.moves.is_empty()
    }
}

/// Whether several games are played on a board.
fn is_sum(board: &Board) -> bool {
    board.parts().count() > 1
}

/// What the moves leave, each result once.
fn moves(position: &Position, tree: &GameTree) -> Vec<ForeseenMove> {
    let (root, board) = (tree.root(), &position.board);
    let left = root.options.iter().map(|&option| &tree.positions()[option]);
    let foreseen = |left: &TreePosition| {
        let mv = root.move_to(left, board);
        ForeseenMove {
            rows_alike: root.rows_alike(mv),
            of_several: if is_sum(board) { Some(mv.game) } else { None },
            mv,
            left: left.board.clone(),
            wins: !left.mover_wins,
        }
    };
    let mut moves: Vec<ForeseenMove> = left.map(foreseen).collect();
    moves.sort_by_key(|ForeseenMove { mv, .. }| (mv.row, mv.take(), *mv));
    moves
}

/// The boards needed to see who wins these, from the end backwards. For a won board one board to leave is enough; for a
/// lost one all boards that can be left are needed. Boards without moves are not listed.
fn needed(tree: &GameTree, first: Vec<usize>) -> Vec<ForeseenBoard> {
    let positions = tree.positions();
    let mut open = first;
    let mut needed: BTreeSet<usize> = BTreeSet::new();
    let mut boards = Vec::new();
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
        let leave = to_leave.iter().map(|&option| positions[option].board.clone());
        let ends = to_leave.iter().all(|&option| positions[option].options.is_empty());
        let board = ForeseenBoard {
            board: position.board.clone(),
            of_sum: is_sum(&tree.root().board),
            mover_wins: position.mover_wins,
            leave: leave.collect(),
            ends,
        };
        boards.push((index, board));
        open.extend(to_leave);
    }
    boards.sort_by_key(|&(index, _)| index);
    boards.into_iter().map(|(_, board)| board).collect()
}

/// A move, the best reply to it, and so on to the end of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineOfPlay {
    /// Where it begins.
    pub start: Position,
    /// The moves, made alternately. The first is the one that was asked about.
    pub moves: Vec<Move>,
    /// Whether the player who makes the first move wins in the end.
    pub first_wins: bool,
}

impl LineOfPlay {
    /// The line of play after a move from the root of a tree; `None` if the move is not legal there.
    pub fn after(position: &Position, tree: &GameTree, mv: Move) -> Option<Self> {
        let mut left = &tree.positions()[tree.after(tree.root(), mv)?];
        let first_wins = !left.mover_wins;
        let mut board = position.board.after(mv).ok()?;
        let mut moves = vec![mv];
        while let Some(next) = best(tree, left) {
            let mv = left.move_to(next, &board);
            board = board.after(mv).ok()?;
            moves.push(mv);
            left = next;
        }
        Some(Self { start: position.clone(), moves, first_wins })
    }
}

/// The best option for the player to move: the fastest win, or else the slowest loss. `None` at the end of the game.
pub(crate) fn best<'a>(tree: &'a GameTree, from: &TreePosition) -> Option<&'a TreePosition> {
    let options = from.options.iter().map(|&option| &tree.positions()[option]);
    let lost_for_other = options.clone().filter(|option| !option.mover_wins);
    let soonest = lost_for_other.min_by_key(|option| option.moves_to_end);
    // Of several that last equally long, take the first here, too.
    soonest.or_else(|| options.rev().max_by_key(|option| option.moves_to_end))
}
