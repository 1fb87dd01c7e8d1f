//! Reads a turn that may change several rows at once: `1,3 + 2,1`, "3 from row 1 and 1 from row 2".

use super::left_there::{apart, read_move};
use super::stated_move::StatedMove;
use super::stumble::{Stumble, StumbleCause};
use crate::game::Board;

/// Reads a turn on a board: one move, or several separated by `+`, a semicolon or "and", or the pairs of a Python list.
/// Returns the moves made at once; an empty list means that no turn wins.
///
/// # Errors
/// If a part does not give one row and one count, or gives them in two ways.
///
/// ```
/// use nimlab::game::Board;
/// use nimlab::phrase::read_turn;
///
/// let board = Board::of("moore:2".parse().unwrap(), [5, 4]);
/// let plain = read_turn("1,3 + 2,1", &board).unwrap();
/// assert_eq!(read_turn("take 3 from row 1 and 1 from row 2", &board).unwrap(), plain);
/// assert_eq!(read_turn("[(1, 3), (2, 1)]", &board).unwrap(), plain);
/// assert!(read_turn("1,3 + 2", &board).is_err());
/// ```
pub fn read_turn(text: &str, board: &Board) -> Result<Vec<StatedMove>, Stumble> {
    if let Some((before, left)) = apart(text, board) {
        let said = read_turn(before, board)?;
        if said.is_empty() {
            return read_move(text, Some(board)).map(|_| said);
        }
        let changes: Option<Vec<_>> = said.iter().map(StatedMove::change).collect();
        let turn = changes.and_then(|changes| board.turn(changes).ok());
        let after = turn.and_then(|turn| board.after_turn(&turn).ok());
        return match after {
            Some(after) if !left.is_all_of(&after) => Err(Stumble::at(
                text[before.len()..].trim_start_matches([',', ' ']),
                StumbleCause::Second,
            )),
            _ => Ok(said),
        };
    }
    let whole = match read_move(text, Some(board)) {
        Ok(StatedMove::NoMove) => return Ok(Vec::new()),
        Ok(said) => return Ok(vec![said]),
        Err(stumble) => stumble,
    };
    let mut stumble = None;
    for parts in divided(text) {
        let said = parts.iter().map(|part| read_move(part, Some(board)));
        match said.collect::<Result<Vec<_>, _>>() {
            Ok(said) if !said.contains(&StatedMove::NoMove) => return Ok(said),
            Ok(_) => {}
            Err(why) => stumble = stumble.or(Some(why)),
        }
    }
    Err(stumble.unwrap_or(whole))
}

/// The ways to divide a text into several moves, the simplest first.
fn divided(text: &str) -> Vec<Vec<&str>> {
    let text = text.trim();
    let listed = [("[", "]"), ("(", ")")].into_iter().find_map(|(open, close)| {
        let inner = text.strip_prefix(open)?.strip_suffix(close)?.trim();
        inner.starts_with(['(', '[']).then_some(inner)
    });
    let text = listed.unwrap_or(text);
    let at = |sign: &str| text.split(sign).map(str::trim).collect::<Vec<_>>();
    let pairs =
        text.split_inclusive([')', ']']).map(|pair| pair.trim_start_matches([',', ' '])).collect();
    let words = text.split_whitespace().collect::<Vec<_>>();
    let listed = at(" and ").into_iter().flat_map(|part| part.split(", "));
    let ways = [at("+"), at(";"), pairs, at(" and "), at(" & "), listed.collect(), words];
    ways.into_iter().filter(|parts| parts.len() > 1).collect()
}
