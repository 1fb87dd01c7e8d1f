//! Suggests a game for a misspelt, longer or shorter word: `subtract` for `subtraction`.

use crate::game::{Family, Game};

/// The game that was probably meant, as it is written; with the typed code, if that is valid.
pub(super) fn suggested_game(typed: &str) -> Option<String> {
    let (first, code) = typed.split_once(':').unwrap_or((typed, ""));
    // The code of an octal game without its word.
    let is_code = typed.contains('.') && typed.starts_with(['.', '0']);
    let octal = format!("{}:{typed}", Family::Octal.word());
    if let Ok(game) = octal.parse::<Game>()
        && is_code
    {
        return Some(game.code().to_owned());
    }
    let word = suggested_game_word(first)?;
    let is_game = |meant: &String| meant.parse::<Game>().is_ok();
    let with_code = Some(format!("{word}:{code}")).filter(|_| !code.is_empty());
    let of_its_family = || {
        let mut families = Family::ALL.into_iter();
        let family = families.find(|family| family.word() == word)?;
        Some(family.example().to_owned())
    };
    let meant = with_code.into_iter().chain([word.to_owned()]).find(is_game);
    let meant = meant.or_else(of_its_family);
    meant.filter(|meant| !meant.eq_ignore_ascii_case(typed))
}

/// The word for a game that was probably meant by a word without a code: the nearest of those that differ in few
/// letters, or else one that is a prefix of it or has it as a prefix.
pub(super) fn suggested_game_word(typed: &str) -> Option<&'static str> {
    const LONGEST: usize = 24;
    const SHORTEST: usize = 3;
    if !(SHORTEST..=LONGEST).contains(&typed.len()) {
        return None;
    }
    let typed = typed.to_lowercase();
    let distances = Game::words().map(|word| (strsim::damerau_levenshtein(word, &typed), word));
    let near = distances.filter(|(distance, word)| *distance <= (word.len() / 4).max(1));
    let begun = || {
        let one = typed.strip_suffix('s').unwrap_or(&typed);
        let is_long = |word: &str| word.len() > SHORTEST;
        let mut words = Game::words();
        words.find(|word| word.starts_with(one) || is_long(word) && typed.starts_with(word))
    };
    near.min().map(|(_, word)| word).or_else(begun)
}

/// Every game as it may be typed.
pub(super) fn games() -> String {
    Game::examples().collect::<Vec<_>>().join(", ")
}
