//! Suggests a kind of question or a topic for a word that is not its name: `sum` for `nim-sum`, `binary` for `binry`.

use super::game_suggestion::suggested_game;
use super::topic::Topic;
use crate::kinds::Kind;

impl Kind {
    /// The kind that was probably meant: the word is a misspelling of its name, a synonym, or the name of the lab's
    /// function for it.
    pub fn suggestion_for(typed: &str) -> Option<Self> {
        let typed = plain(typed);
        let other = Self::all().find(|kind| kind.other_words().contains(&&typed[..]));
        other.or_else(|| nearest(&typed, Self::all().map(Self::word)).and_then(Self::of_word))
    }
}

impl Topic {
    /// The topic that was probably meant.
    ///
    /// ```
    /// use explain::question::Topic;
    ///
    /// assert_eq!(Topic::suggestion_for("nim-sum").map(Topic::word).as_deref(), Some("sum"));
    /// ```
    pub fn suggestion_for(typed: &str) -> Option<Self> {
        let misere = || nearest(&plain(typed), ["misere"]).map(|_| Self::Misere);
        let game = || Some(Self::Game(suggested_game(typed)?.parse().ok()?));
        Kind::suggestion_for(typed)
            .map(Self::Kind)
            .filter(|meant| Self::all().any(|topic| topic == *meant))
            .or_else(misere)
            .or_else(game)
    }
}

/// In lower case, with hyphens between words.
fn plain(typed: &str) -> String {
    typed.trim().to_lowercase().replace(['_', ' '], "-")
}

/// The most similar of some words in any case, if one is similar enough: at most every third letter differs.
pub fn nearest<'a>(typed: &str, words: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed = typed.to_lowercase();
    let distance = |word: &str| strsim::damerau_levenshtein(&word.to_lowercase(), &typed);
    words
        .into_iter()
        .filter(|word| distance(word) <= word.len() / 3)
        .min_by_key(|word| distance(word))
}
