//! Reads a move followed by what it leaves: "take 1 from row 1, which leaves 2 there", or "which leaves 2 2" for the
//! whole board.

use super::moves::move_alone;
use super::stated_move::StatedMove;
use super::stumble::{Stumble, StumbleCause};
use theory::{Board, Heaps, IllegalMove};

/// What is stated to be left.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Remainder {
    /// This much of the row.
    There(u64),
    /// The nonempty rows.
    Rows(Vec<u64>),
}

/// The words before "which leaves", and what the words after it state about a board of these games.
fn apart<'a>(text: &'a str, board: &Board) -> Option<(&'a str, Remainder)> {
    /// Two numbers may be read by others as heaps.
    const FEWEST_ROWS: usize = 3;
    const LEAVES: [&str; 5] = ["which leaves", "leaving", "to leave", "and leave", "leaves"];
    let small = text.to_ascii_lowercase();
    let (at, leaves) = LEAVES.iter().find_map(|leaves| Some((small.find(leaves)?, leaves)))?;
    let left = text[at + leaves.len()..].trim().trim_end_matches('.');
    let there = left.strip_suffix("there").map(str::trim_end);
    let games: Vec<String> = board.parts().map(|(game, _)| game.to_string()).collect();
    let words = there.unwrap_or(left).split_whitespace();
    let words = words.filter(|word| *word != "+" && games.iter().all(|game| game != word));
    let words: Vec<&str> = words
        .flat_map(|word| word.split([',', '[', ']', '(', ')']))
        .filter(|word| !word.is_empty())
        .collect();
    let sizes = match words[..] {
        ["nothing"] => Vec::new(),
        _ => words.iter().map(|word| word.parse().ok()).collect::<Option<Vec<u64>>>()?,
    };
    if *leaves != LEAVES[0] && (there.is_some() || sizes.len() < FEWEST_ROWS) {
        return None;
    }
    let left = match (there, &sizes[..]) {
        (None, _) => Remainder::Rows(sizes),
        (Some(_), []) => Remainder::There(0),
        (Some(_), &[size]) => Remainder::There(size),
        _ => return None,
    };
    Some((text[..at].trim_end_matches([',', ' ', '\u{a0}', '\n']), left))
}

impl Remainder {
    /// Whether these are the contents of a board.
    fn is_all_of(&self, board: &Board) -> bool {
        let mut rows = board.rows().to_vec();
        rows.retain(|&size| size > 0);
        rows.sort_unstable();
        match self {
            Self::There(_) => false,
            Self::Rows(left) => {
                let mut left = left.clone();
                left.sort_unstable();
                left == rows
            }
        }
    }
}

/// Reads a move on a board. If the board is not known, what is left of a row means nothing, and no row is named by its
/// size.
///
/// # Errors
/// If the words do not give one row and one count, or give them in two ways.
///
/// ```
/// use explain::phrase::{StatedMove, read_move};
///
/// let plain = read_move("3,2", None).unwrap();
/// assert_eq!(read_move("I'd take 2 stones from the third row, please.", None).unwrap(), plain);
/// assert_eq!(read_move("There is no winning move.", None).unwrap(), StatedMove::NoMove);
/// assert!(read_move("take 2 3", None).is_err());
/// ```
pub fn read_move(text: &str, board: Option<&Board>) -> Result<StatedMove, Stumble> {
    let with_what_is_left = board.and_then(|board| with_what_is_left(text, board));
    with_what_is_left.unwrap_or_else(|| move_alone(text, board))
}

/// The move given by a text together with what it leaves; `None` if it does not state that.
fn with_what_is_left(text: &str, board: &Board) -> Option<Result<StatedMove, Stumble>> {
    let (before, left) = apart(text, board)?;
    let said = match move_alone(before, Some(board)) {
        Ok(said) => said,
        Err(stumble) => return Some(Err(stumble)),
    };
    let mv = match said.on(board) {
        Ok(mv) => mv,
        // What is left of the row is one heap.
        Err(IllegalMove::SeveralWays {
            row, one: one @ (Heaps::Nothing | Heaps::One(_)), ..
        }) => board.leaving(row, one).ok()?,
        Err(_) => return None,
    };
    let after = board.after(mv).ok()?;
    let alone = |left: &u64| !matches!(mv.becomes, Heaps::Two(..)) && *left == mv.leaves();
    let fits = match &left {
        Remainder::There(left) => alone(left),
        Remainder::Rows(_) => left.is_all_of(&after),
    };
    Some(if !fits {
        let word = text[before.len()..].trim_start_matches([',', ' ']);
        Err(Stumble::at(word, StumbleCause::DoesNotFit(mv.from)))
    } else if mv.is_told_by_count() {
        Ok(said)
    } else {
        Ok(mv.into())
    })
}
