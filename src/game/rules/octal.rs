//! Octal games: a code of digits says what may be left of a heap when k are taken from it.
//!
//! In the code d₀.d₁d₂d₃… the digit dₖ is a sum of 1 (k may be taken if nothing is left), 2 (if one heap is left) and 4 (if
//! two heaps are left, none of them empty). So 0.77 is the game in which one or two are taken and what is left may be split.
//! Guy and Smith, "The G-values of various games" (1956).

use super::no_such_game::NoSuchGame;
use super::period_law::{Lookback, PeriodLaw};
use super::take_and_break::TakeAndBreak;

/// Octal games with a name.
pub(super) const NAMED: [(&str, &str); 4] =
    [("kayles", "0.77"), ("dawson", "0.137"), ("treblecross", "0.007"), ("officers", "0.6")];

/// The longest code accepted, which limits how many may be taken.
const MOST_PLACES: usize = 1000;

/// The game of a code such as `0.77`, and the canonical code.
pub(super) fn read(code: &str) -> Result<(TakeAndBreak, String), NoSuchGame> {
    let (whole, places) = code.split_once('.').unwrap_or((code, ""));
    let whole = if whole.is_empty() { "0" } else { whole };
    let digit = |digit: char| match digit.to_digit(8) {
        Some(digit) => Ok(u8::try_from(digit).unwrap_or(0)),
        None => Err(NoSuchGame::NotOctal { digit }),
    };
    let mut digits =
        whole.chars().chain(places.chars()).map(digit).collect::<Result<Vec<u8>, _>>()?;
    if code.chars().all(|c| c == '.') {
        return Err(NoSuchGame::NoCode);
    }
    if whole.len() > 1 || ![0, 4].contains(&digits[0]) {
        let whole = whole.to_owned();
        return Err(NoSuchGame::BeforeThePoint { whole });
    }
    while digits.len() > 1 && digits.last() == Some(&0) {
        digits.pop();
    }
    if digits.len() > MOST_PLACES + 1 {
        let most = MOST_PLACES;
        return Err(NoSuchGame::TooManyPlaces { most });
    }
    let shown: String = digits[1..].iter().map(u8::to_string).collect();
    let code = format!("{}.{}", digits[0], if shown.is_empty() { "0" } else { &shown });
    let law =
        PeriodLaw::Octal { last_place: digits.len() as u64 - 1, looks_back: looks_back(&digits) };
    Ok((TakeAndBreak::new(digits, true, Some(law)), code))
}

/// How far back a value looks; `None` if heaps are split.
fn looks_back(digits: &[u8]) -> Option<Lookback> {
    let last = |wanted: fn(u8) -> bool| digits.iter().rposition(|&digit| wanted(digit));
    if last(|digit| digit & 4 != 0).is_some() {
        return None;
    }
    // If a heap of k may be taken as a whole exactly when k may be taken from a larger one, an empty heap is like any
    // other.
    let unlike = last(|digit| digit == 1 || digit == 2);
    Some(Lookback {
        most_taken: last(|digit| digit & 2 != 0).unwrap_or(0) as u64,
        from: unlike.map_or(0, |place| place as u64 + 1),
    })
}
