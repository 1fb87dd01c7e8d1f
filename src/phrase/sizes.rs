//! Sizes of groups that are said: `8 2`, "an 8 and a 2", "8s and 2s", "groups of 8 and 2", "none".

use std::collections::BTreeSet;

use num_bigint::BigInt;

use super::lexicon::Meaning;
use super::nothing::says_none;
use super::number::is_said_around;
use super::stumble::{PhraseRole, Stumble};
use super::words::phrase;

/// Words that say what the numbers are.
const ABOUT: [&str; 8] = [
    "alone", "group", "groups", "left", "size", "sizes", "unpaired", "a",
];

/// Reads the sizes of groups; none says that no group is left alone.
///
/// # Errors
/// When something other than sizes is said.
///
/// ```
/// use nimlab::phrase::sizes_said;
///
/// assert_eq!(sizes_said("an 8 and a 2"), sizes_said("8 2"));
/// assert_eq!(sizes_said("the 8s and the 2s"), sizes_said("8 + 2"));
/// assert_eq!(sizes_said("the board is balanced"), sizes_said("none"));
/// assert!(sizes_said("8 or 2").is_err());
/// ```
pub fn sizes_said(text: &str) -> Result<BTreeSet<BigInt>, Stumble> {
    let apart = text.replace('+', " ");
    let words: Vec<&str> = apart.split_whitespace().filter_map(about_sizes).collect();
    if matches!(words[..], [.., last] if is_balanced(last) && words.iter().all(is_about_it)) {
        return Ok(BTreeSet::new());
    }
    let text = words.join(" ");
    let words = phrase(&text)?;
    if let Some(none) = says_none(&words) {
        return none.map(|()| BTreeSet::new());
    }
    let mut said = BTreeSet::new();
    for word in &words {
        match word.means {
            Meaning::Number(_) if !word.has_plus() => said.extend(word.number()),
            Meaning::And | Meaning::Of | Meaning::There | Meaning::Semicolon => {}
            _ if is_said_around(word.means) => {}
            _ => return Err(word.misplaced()),
        }
    }
    if said.is_empty() {
        return Err(Stumble::missing(PhraseRole::Sizes));
    }
    Ok(said)
}

/// "balanced", which says that none is alone.
fn is_balanced(word: &str) -> bool {
    word.trim_end_matches(['.', '!'])
        .eq_ignore_ascii_case("balanced")
}

/// A word of "it is balanced", "the board is balanced".
fn is_about_it(word: &&str) -> bool {
    let about = ["it", "it's", "is", "the", "board", "this"];
    is_balanced(word) || about.iter().any(|about| word.eq_ignore_ascii_case(about))
}

/// The word without what only says that it is about groups: `8s` is 8.
fn about_sizes(word: &str) -> Option<&str> {
    let bare = word.trim_end_matches([',', '.', ';']);
    let is_about = ABOUT.iter().any(|about| bare.eq_ignore_ascii_case(about));
    if is_about {
        return None;
    }
    let number = bare.strip_suffix(['s', 'S']).unwrap_or(word);
    let is_number = number.bytes().all(|byte| byte.is_ascii_digit());
    Some(if is_number && !number.is_empty() {
        number
    } else {
        word
    })
}
