//! Suggests a kind of question, a topic or a game for a word that is not its name: `sum` for `nim-sum`, `binary` for `binry`,
//! `subtract` for `subtraction`.

use super::topic::Topic;
use crate::kinds::Kind;
use theory::Game;

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

/// The most likely game, as it is written; with the typed numbers, if they are valid.
pub(crate) fn suggested_game(typed: &str) -> Option<String> {
    let (first, numbers) = typed.split_once(':').unwrap_or((typed, ""));
    let word = suggested_game_word(first)?;
    let with_numbers = format!("{word}:{numbers}").parse::<Game>();
    let of_its_word = || Game::ALL.into_iter().find(|game| game.word() == word);
    let meant = with_numbers.ok().or_else(of_its_word)?.to_string();
    if meant.eq_ignore_ascii_case(typed) { None } else { Some(meant) }
}

/// The most likely word for a game, for a word without numbers: the nearest of those that differ in few
/// letters, or else one that is a prefix of it or has it as a prefix.
pub(crate) fn suggested_game_word(typed: &str) -> Option<&'static str> {
    const LONGEST: usize = 24;
    const SHORTEST: usize = 3;
    if !(SHORTEST..=LONGEST).contains(&typed.len()) {
        return None;
    }
    let typed = typed.to_lowercase();
    let one = typed.strip_suffix('s').unwrap_or(&typed);
    let words = Game::ALL.map(Game::word);
    let begun =
        |word: &&str| word.starts_with(one) || word.len() > SHORTEST && typed.starts_with(word);
    words
        .into_iter()
        .map(|word| (strsim::damerau_levenshtein(word, &typed), word))
        .filter(|(distance, word)| *distance <= (word.len() / 4).max(1))
        .min()
        .map(|(_, word)| word)
        .or_else(|| words.into_iter().find(begun))
}
