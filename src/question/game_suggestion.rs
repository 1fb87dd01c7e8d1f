//! The game that somebody means who does not type our word for it, but nearly so, or a longer or shorter one: `subtraction`
//! for `subtract`, `stairs` for `staircase`.

use crate::game::{DisguisedGame, Family, Game};

/// The game, or the disguise of one, that is probably meant, as it is written; with the code that was typed, if that is one.
pub(super) fn suggested_game(typed: &str) -> Option<String> {
    let (first, code) = typed.split_once(':').unwrap_or((typed, ""));
    // The code of an octal game alone.
    let is_code = typed.contains('.') && typed.starts_with(['.', '0']);
    let octal = format!("{}:{typed}", Family::Octal.word());
    if let Ok(game) = octal.parse::<Game>()
        && is_code
    {
        return Some(game.code().to_owned());
    }
    let word = suggested_game_word(first)?;
    let is_game =
        |meant: &String| meant.parse::<Game>().is_ok() || DisguisedGame::of_word(meant).is_some();
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

/// The word for a game that is meant by a word without a code: of those that differ in few letters, the nearest, or else one
/// of which it is the beginning, or which is the beginning of it.
pub(super) fn suggested_game_word(typed: &str) -> Option<&'static str> {
    const LONGEST: usize = 24;
    const SHORTEST: usize = 3;
    if !(SHORTEST..=LONGEST).contains(&typed.len()) {
        return None;
    }
    let typed = typed.to_lowercase();
    let words = || Game::words().chain(DisguisedGame::ALL.map(DisguisedGame::word));
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

/// Each game as it may be typed; those alone of whose heaps each has a value, where that matters.
pub(super) fn games(with_values: bool) -> String {
    let mut games: Vec<&str> = Game::examples().collect();
    games.retain(|game| {
        let rules = game.parse::<Game>().map(Game::rules);
        !with_values || rules.is_ok_and(|rules| rules.rows_in_a_turn().is_none())
    });
    games.join(", ")
}
