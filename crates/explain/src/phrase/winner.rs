//! Reads who wins: "loses", "I can't win", "the second player wins", "no".
//!
//! Every clause claims something about one of the two players, and all claims must agree.

use super::number::{agreed, clauses};
use super::outline::{Part, matched, matches};
use super::outlines::{CLAIMS, Claim, PLAYERS, ROLES};
use super::stumble::{PhraseRole, Stumble, StumbleCause};
use super::token::{Token, answer_tokens};

/// The form in which the winner was stated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinnerForm {
    /// By a word: `wins` or `loses`.
    Word,
    /// By the number of the player who wins: 1, who moves first, or 2.
    Player,
}

/// Reads whether the player to move wins.
///
/// # Errors
/// If the text says of no player that they win or lose, contradicts itself, or gives only a letter: P and N mean the
/// opposite in books of what they mean on the lab sheet.
///
/// ```
/// use explain::phrase::read_winner;
///
/// assert_eq!(read_winner("I think it can't be won"), Ok(false));
/// assert_eq!(read_winner("player two wins."), Ok(false));
/// assert!(read_winner("N").is_err());
/// ```
pub fn read_winner(text: &str) -> Result<bool, Stumble> {
    let tokens = answer_tokens(text)?;
    // "No, it doesn't."
    if matches(&["no ,? i? not", "no . i? not"], CLAIMS.skips, &tokens) {
        return Ok(false);
    }
    let mut letter = None;
    let mut claims = Vec::new();
    for clause in clauses(&tokens) {
        // "Loses, I think."
        if tokens.len() > 1 && clause.iter().all(|token| token.word == "i") {
            continue;
        }
        let found = matched(&CLAIMS, clause)?;
        if found.means == Claim::Letter {
            letter = clause.iter().find(|token| ["p", "n"].contains(&token.word));
            continue;
        }
        let is_of_other = found.parts.iter().any(|part| is_other(part));
        claims.push(Ok(((found.means == Claim::Wins) != is_of_other, &clause[0])));
    }
    match letter {
        Some(token) if claims.is_empty() => {
            let letter = token.text.chars().next().unwrap_or('N').to_ascii_uppercase();
            Err(token.stumble(StumbleCause::Letter(letter)))
        }
        _ => agreed(claims.into_iter(), PhraseRole::Winner),
    }
}

/// Whether a part names the player who has just moved.
fn is_other(part: &Part<'_, '_>) -> bool {
    let outlines =
        ROLES.iter().find(|(role, _)| *role == "OTHER").map_or(&[][..], |(_, outlines)| outlines);
    part.role == "WHO" && matches(outlines, CLAIMS.skips, part.tokens)
}

/// Reads which of two players wins: whether it is the first.
///
/// # Errors
/// If neither player is named, or claims contradict each other.
///
/// ```
/// use explain::phrase::read_player;
///
/// assert_eq!(read_player("the second"), Ok(false));
/// assert_eq!(read_player("player 2 loses"), Ok(true));
/// ```
pub fn read_player(text: &str) -> Result<bool, Stumble> {
    let mut tokens = answer_tokens(text)?;
    tokens.retain(|token| token.word != "i");
    agreed(clauses(&tokens).map(|clause| Ok((player(clause)?, &clause[0]))), PhraseRole::Player)
}

fn player(clause: &[Token<'_>]) -> Result<bool, Stumble> {
    if let Ok(found) = matched(&PLAYERS, clause) {
        return Ok(found.means);
    }
    let found = matched(&CLAIMS, clause)?;
    let who = found.parts.iter().find(|part| part.role == "WHO");
    match who {
        Some(who) => Ok((found.means == Claim::Wins) != is_other(who)),
        None if ["win", "lose"].contains(&clause[0].word) => {
            Err(Stumble::missing(PhraseRole::Player))
        }
        None => Err(clause[0].stumble(StumbleCause::Unknown)),
    }
}
