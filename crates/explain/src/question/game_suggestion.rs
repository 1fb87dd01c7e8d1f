//! Suggests a game for a misspelt, longer or shorter word: `subtract` for `subtraction`.

use theory::Game;

/// The game that was probably meant, as it is written; with the typed numbers, if they are valid.
pub(crate) fn suggested_game(typed: &str) -> Option<String> {
    let (first, numbers) = typed.split_once(':').unwrap_or((typed, ""));
    let word = suggested_game_word(first)?;
    let with_numbers = format!("{word}:{numbers}").parse::<Game>();
    let of_its_word = || Game::ALL.into_iter().find(|game| game.word() == word);
    let meant = with_numbers.ok().or_else(of_its_word)?.to_string();
    if meant.eq_ignore_ascii_case(typed) { None } else { Some(meant) }
}

/// The word for a game that was probably meant by a word without numbers: the nearest of those that differ in few
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
