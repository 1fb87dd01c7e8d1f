//! Answers that give a turn, part by part: `1,3 + 2,1` takes 3 from row 1 and 1 from row 2.

use num_bigint::BigInt;

use crate::game::Board;
use crate::phrase::{StatedMove, Stumble, StumbleCause, read_turn};

/// Reads a turn on a board. "none" cannot be a part of it.
pub(super) fn stated_changes(text: &str, board: &Board) -> Result<Vec<StatedMove>, Stumble> {
    let said = read_turn(text, board)?.into_iter();
    said.map(|said| change(said, board.rows())).collect()
}

fn change(said: StatedMove, rows: &[u64]) -> Result<StatedMove, Stumble> {
    match said {
        StatedMove::Taking { .. } => Ok(said),
        StatedMove::Becoming { row, heaps } => {
            let index = usize::try_from(&row).ok().and_then(|row| row.checked_sub(1));
            let size = index.and_then(|index| rows.get(index)).ok_or_else(|| {
                Stumble::at(&row.to_string(), StumbleCause::NoSuchRow(rows.len()))
            })?;
            let take = BigInt::from(*size) - heaps.into_iter().sum::<BigInt>();
            Ok(StatedMove::Taking { row, take })
        }
        StatedMove::NoMove => Err(Stumble::at("none", StumbleCause::Second)),
    }
}
