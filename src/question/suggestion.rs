//! Suggests a kind of question or a topic for a word that is not its name: `sum` for `nim-sum`, `binary` for `binry`.

use super::game_suggestion::suggested_game;
use super::kind::Kind;
use super::topic::Topic;
use crate::game::Game;

impl Kind {
    /// The kind that was probably meant: the word is a misspelling of its name, a synonym, or the name of the lab's
    /// function for it.
    #[must_use]
    pub fn suggestion_for(typed: &str) -> Option<Self> {
        let typed = plain(typed);
        Self::all()
            .find(|kind| kind.other_words().contains(&&typed[..]))
            .or_else(|| {
                let near = Self::all().map(|kind| (how_far(kind.word(), &typed), kind));
                near.filter_map(|(far, kind)| Some((far?, kind)))
                    .min()
                    .map(|(_, kind)| kind)
            })
    }
}

impl Topic {
    /// The topic that was probably meant.
    ///
    /// ```
    /// use nimlab::question::Topic;
    ///
    /// assert_eq!(Topic::suggestion_for("nim-sum").map(Topic::word), Some("sum"));
    /// ```
    #[must_use]
    pub fn suggestion_for(typed: &str) -> Option<Self> {
        let by_kind = Kind::suggestion_for(typed).map(Self::Kind);
        let misere = Self::Misere(Game::nim());
        let misere = || how_far(misere.word(), &plain(typed)).map(|_| misere);
        let game = || Some(Self::Game(suggested_game(typed)?.parse().ok()?));
        by_kind
            .filter(|meant| Self::all().any(|topic| topic == *meant))
            .or_else(misere)
            .or_else(game)
    }
}

/// In lower case, with hyphens between words.
fn plain(typed: &str) -> String {
    typed.trim().to_lowercase().replace(['_', ' '], "-")
}

/// The edit distance of a typed word from a known one, if it is small.
fn how_far(word: &str, typed: &str) -> Option<usize> {
    let distance = strsim::damerau_levenshtein(word, typed);
    (distance <= word.len() / 3).then_some(distance)
}
