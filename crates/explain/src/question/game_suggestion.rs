//! Suggests a game for a misspelt, longer or shorter word: `subtract` for `subtraction`.

use theory::Game;

/// The game that was probably meant, as it is written; with the typed numbers, if they are valid.
pub(crate) fn suggested_game(typed: &str) -> Option<String> {
    let (first, numbers) = typed.split_once(':').unwrap_or((typed, ""));
    let word = suggested_game_word(first)?;
    let with_numbers = format!("{word}:{numbers}").parse::<Game>();
    let of_its_word = || Game::ALL.into_iter().find(|game| game.word() == word);
    let meant = with_numbers.ok().or_else(of_its_word)?.to_string();
    (!meant.eq_ignore_ascii_case(typed)).then_some(meant)
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
    let words = || Game::ALL.into_iter().map(Game::word);
    let distances = words().map(|word| (strsim::damerau_levenshtein(word, &typed), word));
    let near = distances.filter(|(distance, word)| *distance <= (word.len() / 4).max(1));
    let begun = || {
        let one = typed.strip_suffix('s').unwrap_or(&typed);
        let is_long = |word: &str| word.len() > SHORTEST;
        let mut words = words();
        words.find(|word| word.starts_with(one) || is_long(word) && typed.starts_with(word))
    };
    near.min().map(|(_, word)| word).or_else(begun)
}

/// Every game as it may be typed.
pub(crate) fn games() -> String {
    Game::ALL.map(|game| game.to_string()).join(", ")
}
