//! What there is to choose from, named by its words in place of its letter.

use crate::game::{Change, Move};
use crate::phrase::{StatedMove, Stumble, read_move, read_option};
use crate::question::{Choose, Question};

/// The one of the moves or boards to choose from that a text names: a move in whatever words, a board as it is told.
pub(super) fn chosen_by_name(question: &Question, text: &str) -> Result<Option<usize>, Stumble> {
    match question {
        Question::Choose(Choose::Boards { .. }) => read_option(text, &choices_in_words(question)),
        Question::Choose(Choose::Moves { position, moves }) => {
            let said = read_move(text, Some(&position.board)).ok();
            let Some((row, change)) = said.as_ref().and_then(StatedMove::change) else {
                return Ok(None);
            };
            // Where taking so many does not say it all, what is left is told as well.
            let is_change = |mv: &Move| match change {
                Change::Take(_) => change == position.board.shortest_change(*mv),
                Change::Leave(heaps) => mv.becomes == heaps,
            };
            let is_it = |mv: &Move| mv.row == row && is_change(mv);
            Ok(moves.iter().position(is_it))
        }
        _ => Ok(None),
    }
}

/// The boards to choose from, as they are told.
pub(super) fn choices_in_words(question: &Question) -> Vec<String> {
    let Question::Choose(Choose::Boards { boards, .. }) = question else {
        return Vec::new();
    };
    let told = boards.iter().map(|board| match board.rows() {
        [] => "the empty board".to_owned(),
        _ => board.to_string(),
    });
    told.collect()
}
