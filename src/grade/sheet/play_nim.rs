//! `play_nim('Anna', 'Computer', [5, 4, 3])`: a whole game, which the referee follows.

use super::task::{CallKind, Task};
use super::{is_board_empty, is_human, make_move, optimal_move, present_board};

pub(super) static TASK: Task = Task {
    name: "play_nim",
    parameters: &["player1", "player2", "board"],
    stands_on: &[
        &present_board::TASK,
        &make_move::TASK,
        &optimal_move::TASK,
        &is_human::TASK,
        &is_board_empty::TASK,
    ],
    kinds: &[
        CallKind {
            name: "games of two people",
            percent: 40,
        },
        CallKind {
            name: "games with moves that are not legal",
            percent: 20,
        },
        CallKind {
            name: "games with a computer",
            percent: 40,
        },
    ],
    ..Task::USUAL
};
