//! One game played out: whoever can win makes haste, and whoever cannot holds out as long as possible.

use serde::{Serialize, Serializer};

use crate::game::{GameTree, Position, TreePosition, Turn};

/// A turn, the best reply to it, and so on to the end of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LineOfPlay {
    /// Where it begins.
    #[serde(rename = "board", serialize_with = "board_alone")]
    pub start: Position,
    /// The turns; the players take turns, of course. The first is the one that was asked about.
    pub turns: Vec<Turn>,
    /// Whether whoever makes the first turn wins in the end.
    pub first_wins: bool,
}

fn board_alone<S: Serializer>(position: &Position, serializer: S) -> Result<S::Ok, S::Error> {
    position.board.serialize(serializer)
}

impl LineOfPlay {
    /// What comes of a turn from the position that a tree has grown from; `None` where it is not legal there.
    #[must_use]
    pub fn after(position: &Position, tree: &GameTree, turn: &Turn) -> Option<Self> {
        let mut left = &tree.positions()[tree.after(tree.root(), &position.board, turn)?];
        let first_wins = !left.mover_wins;
        let mut board = position.board.after_turn(turn).ok()?;
        let mut turns = vec![turn.clone()];
        while let Some(next) = best(tree, left) {
            let turn = left.turn_to(next, &board);
            board = board.after_turn(&turn).ok()?;
            turns.push(turn);
            left = next;
        }
        Some(Self {
            start: position.clone(),
            turns,
            first_wins,
        })
    }
}

/// What the player to move had best leave: what wins soonest, or else what is lost latest. `None` at the end of the game.
pub(super) fn best<'a>(tree: &'a GameTree, from: &TreePosition) -> Option<&'a TreePosition> {
    let options = from.options.iter().map(|&option| &tree.positions()[option]);
    let lost_for_other = options.clone().filter(|option| !option.mover_wins);
    let soonest = lost_for_other.min_by_key(|option| option.moves_to_end);
    // Of several that last as long the first is taken here, too.
    soonest.or_else(|| options.rev().max_by_key(|option| option.moves_to_end))
}

/// Whether the player to move wins; `None` where too many positions can come up.
///
/// # Examples
///
/// ```
/// use nimlab::derivation::won_by_looking_ahead;
/// use nimlab::game::{Board, Position, Rule};
///
/// let wins = |rows: [u64; 2]| won_by_looking_ahead(&Position::new(rows.into(), Rule::Normal));
/// assert_eq!((wins([3, 2]), wins([3, 3]), wins([300, 300])), (Some(true), Some(false), None));
/// ```
#[must_use]
pub fn won_by_looking_ahead(position: &Position) -> Option<bool> {
    GameTree::of(&position.board, position.rule)
        .ok()
        .map(|tree| tree.root().mover_wins)
}

/// The line of play that refutes a turn; `None` where it wins or is not legal, or where too many positions can come up.
#[must_use]
pub fn refuted_by_looking_ahead(position: &Position, turn: &Turn) -> Option<LineOfPlay> {
    position.board.after_turn(turn).ok()?;
    let tree = GameTree::of(&position.board, position.rule).ok()?;
    LineOfPlay::after(position, &tree, turn).filter(|line| !line.first_wins)
}
