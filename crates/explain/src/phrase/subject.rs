//! Which of the two players is mentioned: "player 1", "the second", "the one to move", "my opponent", "I".

use super::lexicon::Meaning;
use super::words::{PhraseWord, means};

/// The player about whom something is claimed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Subject {
    /// The player to move.
    Mover,
    /// The player who has just moved.
    Other,
}

/// The player named at a position, and by how many words. If the question asks `by_number`, a number alone names one,
/// and "I" and "you" name no player.
pub(super) fn somebody(
    words: &[PhraseWord<'_>],
    at: usize,
    by_number: bool,
) -> Option<(Subject, usize)> {
    let means = |at: usize| means(words, at);
    let is = |at: usize, known| words.get(at).is_some_and(|word| word.is(known));
    let number = |at: usize| match means(at) {
        Meaning::Ordinal(number) => Some(number),
        Meaning::Number(_) => words[at].number().and_then(|number| u64::try_from(number).ok()),
        _ => None,
    };
    let of_number = |number| match number {
        1 => Some(Subject::Mover),
        2 => Some(Subject::Other),
        _ => None,
    };
    // "the player to move", "the one who goes second", "the player whose turn it is", "whoever moves first", and for
    // the other one "who has just moved".
    let is_to_move = |from: usize| {
        let rest = words.get(from..).unwrap_or_default().iter().take(4);
        let length = rest
            .clone()
            .take_while(|word| {
                matches!(
                    word.means,
                    Meaning::To | Meaning::Who | Meaning::Is | Meaning::State | Meaning::Courtesy
                )
            })
            .count();
        let begins = matches!(means(from), Meaning::To | Meaning::Who);
        let has_moved = is(from + length, "moved");
        let moves = usize::from(means(from + length) == Meaning::Move || has_moved);
        let length = length + moves;
        match means(from + length) {
            _ if !begins => None,
            Meaning::Ordinal(turn) => Some((of_number(turn)?, length + 1)),
            Meaning::Last if has_moved => Some((Subject::Other, length + 1)),
            _ if has_moved => Some((Subject::Other, length)),
            _ => (moves == 1).then_some((Subject::Mover, length)),
        }
    };
    match means(at) {
        Meaning::Player => {
            if let Some((subject, length)) = is_to_move(at + 1) {
                return Some((subject, 1 + length));
            }
            Some((of_number(number(at + 1)?)?, 2))
        }
        Meaning::Who => is_to_move(at),
        Meaning::Opponent => Some((Subject::Other, 1)),
        Meaning::Next | Meaning::Move if means(at + 1) == Meaning::Player => {
            Some((Subject::Mover, 2))
        }
        Meaning::Other => {
            let names_one = means(at + 1) == Meaning::Player || is(at + 1, "one");
            Some((Subject::Other, 1 + usize::from(names_one)))
        }
        Meaning::Ordinal(ordinal) => {
            Some((of_number(ordinal)?, 1 + usize::from(means(at + 1) == Meaning::Player)))
        }
        Meaning::Number(_) => match is_to_move(at + 1) {
            Some((subject, length)) if is(at, "one") => Some((subject, 1 + length)),
            _ if by_number => Some((of_number(number(at)?)?, 1)),
            _ => None,
        },
        Meaning::Mover if !by_number => Some((Subject::Mover, 1)),
        _ => None,
    }
}
