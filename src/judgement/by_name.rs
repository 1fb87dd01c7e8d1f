//! Choices named by their words instead of their letters.

use crate::phrase::{StatedMove, Stumble, read_move, read_option};
use crate::question::{Choose, Question};

/// The move or board that a text names among the choices: a move in free text, a board as it is shown.
pub(super) fn chosen_by_name(question: &Question, text: &str) -> Result<Option<usize>, Stumble> {
    match question {
        Question::Choose(Choose::Boards { .. }) => read_option(text, &choices_in_words(question)),
        Question::Choose(Choose::Moves { position, moves }) => {
            let board = &position.board;
            let Ok(said) = read_move(text, Some(board)) else {
                return Ok(None);
            };
            // If the number taken is ambiguous, what is left must be stated too.
            let is_count = matches!(said, StatedMove::Taking { .. });
            Ok(moves.iter().position(|&mv| said.is(mv) && (!is_count || mv.is_told_by_count())))
        }
        _ => Ok(None),
    }
}

/// The boards to choose from, as they are shown.
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
