//! `play_nim('Anna', 'Computer', [5, 4, 3])`: a whole game.

use super::task::{CallKind, Task};
use super::{is_board_empty, is_human, make_move, optimal_move, present_board};

pub(super) static TASK: Task = Task {
    name: "play_nim",
    does: "Plays a whole game with your own functions: `present_board`, `make_move`, `optimal_move`, `is_human` and `is_board_empty`. Print the board before each move of a person. A player for whom `is_human` says so is asked for a move as row, elements; after one that is not legal, the same player is asked again. Any other player plays `optimal_move`. The player who takes the last object wins: print the name of that player at the end, or Player 1 or Player 2.",
    parameters: &["player1", "player2", "board"],
    built_on: &[
        &present_board::TASK,
        &make_move::TASK,
        &optimal_move::TASK,
        &is_human::TASK,
        &is_board_empty::TASK,
    ],
    kinds: &[
        CallKind::new("games of two people", 40, false),
        CallKind::new("games with moves that are not legal", 20, false),
        CallKind::new("games with a computer", 40, false),
    ],
    ..Task::USUAL
};
