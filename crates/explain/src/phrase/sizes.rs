//! Reads sizes of groups: `8 2`, "an 8 and a 2", "8s and 2s", "groups of 8 and 2", "none".

use std::collections::BTreeSet;

use num_bigint::BigInt;

use super::lexicon::{Meaning, is_padding, meaning};
use super::nothing::read_none;
use super::stumble::{PhraseRole, Stumble, StumbleCause};
use super::words::phrase;

/// Words that only describe the numbers.
const ABOUT: [&str; 12] = [
    "alone", "group", "groups", "left", "leftover", "over", "remain", "remains", "size", "sizes",
    "unpaired", "a",
];

/// Reads the sizes of groups; an empty set means that none is unpaired.
///
/// # Errors
/// If something other than sizes is stated.
///
/// ```
/// use explain::phrase::read_sizes;
///
/// assert_eq!(read_sizes("an 8 and a 2"), read_sizes("8 2"));
/// assert_eq!(read_sizes("the 8s and the 2s"), read_sizes("8 + 2"));
/// assert_eq!(read_sizes("the board is balanced"), read_sizes("none"));
/// assert!(read_sizes("8 or 2").is_err());
/// ```
pub fn read_sizes(text: &str) -> Result<BTreeSet<BigInt>, Stumble> {
    let mut apart = text.replace('+', " ");
    for has_none in ["has no partner", "have no partner"] {
        apart = apart.replace(has_none, "alone");
    }
    let words: Vec<&str> = apart.split_whitespace().filter_map(about_sizes).collect();
    let ends_so = words.last().is_some_and(|last| is_balanced(last));
    if (ends_so || all_are_paired(&words)) && words.iter().all(is_about_it) {
        return Ok(BTreeSet::new());
    }
    let text = words.join(" ");
    let words = phrase(&text)?;
    if let Some(none) = read_none(&words) {
        return none.map(|()| BTreeSet::new());
    }
    let mut said = BTreeSet::new();
    for (at, word) in words.iter().enumerate() {
        match word.means {
            // "12 is 8": a number said to be another one is not alone.
            Meaning::Number(_) if !said.is_empty() && is_equation(words[at - 1].means) => {
                return Err(word.stumble(StumbleCause::Second));
            }
            Meaning::Number(_) if !word.has_plus() => said.extend(word.number()),
            Meaning::And | Meaning::Of | Meaning::There | Meaning::Semicolon => {}
            _ if is_padding(word.means) => {}
            _ => return Err(word.misplaced()),
        }
    }
    if said.is_empty() {
        return Err(Stumble::missing(PhraseRole::Sizes));
    }
    Ok(said)
}

fn is_equation(means: Meaning) -> bool {
    matches!(means, Meaning::Is | Meaning::Equals)
}

/// The sum of the groups that a text mentions, if it clearly is about groups: "a 2 is left alone", "the 8s and the 2s",
/// "it is balanced".
pub(super) fn sum_of_groups(text: &str) -> Option<BigInt> {
    let speaks_of_groups = text.split_whitespace().any(|word| {
        let bare = bare(word.trim_start_matches([',', '.', ';', '!']));
        let is_about = ABOUT.contains(&&*bare) || PAIRED.contains(&&*bare);
        bare != "a" && (is_about || is_balanced(&bare) || plural(&bare).is_some())
    });
    let sizes = speaks_of_groups.then(|| read_sizes(text).ok())??;
    let is_group = |size: &BigInt| size.magnitude().count_ones() == 1;
    sizes.iter().all(is_group).then(|| sizes.into_iter().sum())
}

/// The singular of `8s`, "eights", "sixes".
fn plural(word: &str) -> Option<&str> {
    let is_number = |word: &&str| {
        let in_words = matches!(meaning(&word.to_lowercase()), Meaning::Number(_));
        !word.is_empty() && (in_words || word.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let singular = word.strip_suffix(['s', 'S'])?;
    let shorter = singular.strip_suffix(['e', 'E']);
    Some(singular).filter(is_number).or(shorter.filter(is_number))
}

/// "balanced", which means that none is alone.
fn is_balanced(word: &str) -> bool {
    word.trim_end_matches(['.', '!']).eq_ignore_ascii_case("balanced")
}

/// Words for groups of which none is alone.
const PAIRED: [&str; 7] =
    ["paired", "pairs", "partner", "cancel", "cancels", "cancelled", "canceled"];

/// "All are paired", "everything has a partner", "they cancel out".
fn all_are_paired(words: &[&str]) -> bool {
    let has = |known: &[&str]| words.iter().any(|word| known.contains(&&*bare(word)));
    has(&["all", "everything", "they"]) && has(&PAIRED)
}

/// A word in lower case, without the mark after it.
fn bare(word: &str) -> String {
    word.trim_end_matches([',', '.', ';', '!']).to_lowercase()
}

/// A word of "it is balanced", "the board is balanced", "all are paired".
fn is_about_it(word: &&str) -> bool {
    const ABOUT_IT: &str =
        "it it's is the board this all are everything they out up has have in pairs";
    let bare = bare(word);
    is_balanced(word)
        || PAIRED.contains(&&*bare)
        || ABOUT_IT.split(' ').any(|about| about == bare)
        || word.eq_ignore_ascii_case("none,")
}

/// The word without what only shows that it is about groups: `8s` is 8.
fn about_sizes(word: &str) -> Option<&str> {
    let bare = word.trim_end_matches([',', '.', ';']);
    let is_about = ABOUT.iter().any(|about| bare.eq_ignore_ascii_case(about));
    if is_about {
        return None;
    }
    // What follows the number stays separate: "8s, 2s".
    plural(bare).or(Some(word))
}
