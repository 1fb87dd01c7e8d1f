//! Bouton's theorem proved on a board, in words: each letter with the number that it stands for.

mod halves;

use super::moves::rows_with_sizes;
use super::prelude::*;
use crate::derivation::ProofStep;
use halves::letter;
use theory::Board;

/// What is proved, and on which board.
pub(crate) fn opening(board: &Board) -> Vec<Block> {
    let title = text!["Bouton's theorem, proved on "{board_in_brief(board)}];
    let rule = "Normal play: whoever takes the last object wins, and whoever cannot move has lost.";
    let claim = text![
        {strong("The theorem:")}" the player to move "{good("wins")}" exactly when the nim sum "
        {letter("s")}" is not 0."
    ];
    (Block::Title(title), rows_with_sizes(board), rule, claim).into_blocks()
}

/// Puts a step into words.
pub(crate) fn describe(step: &ProofStep) -> StepText {
    match step {
        ProofStep::OneMove { change } => halves::one_move(*change),
        ProofStep::FromZero(board) => halves::from_zero(board),
        &ProofStep::Changed(change) => halves::changed(change),
        ProofStep::ToZero { board } => halves::to_zero(board.as_ref()),
        &ProofStep::Needed(row) => halves::needed(row),
        ProofStep::OddlyMany { board, moves } => halves::oddly_many(board, moves),
        &ProofStep::Induction { objects, nim_sum, winning_move } => {
            halves::induction(objects, nim_sum, winning_move)
        }
        ProofStep::DownToTheEnd(play) => halves::down_to_the_end(play),
    }
}
