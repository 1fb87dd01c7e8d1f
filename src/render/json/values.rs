//! The values of a game, and the certificate that proves how they repeat.

use super::object::{Object, bare_line};
use crate::game::{Family, Game, Period};

/// The values of the heaps from 0 on, and how they repeat.
pub(super) fn values(game: Game, values: &[u64]) -> Object {
    let rules = game.rules();
    Object::new()
        .field("game", game)
        .field("values", values)
        .field("period", rules.period())
        // The largest heap looked at in search of a period, where one is searched.
        .optional("searched", rules.searched())
}

/// The values that prove how those of a game repeat, as one line of JSON for a program that knows nothing of this one;
/// `None` for a game that is not given by a code or by what may be taken.
#[must_use]
pub fn certificate(game: Game, period: Period) -> Option<String> {
    let code = game.code().split_once(':').map_or("", |(_, code)| code);
    let (code, subtract) = match game.family() {
        Family::Octal => (Some(code), None),
        // Octal codes without an end: the dots stand for the last digit, over and over.
        Family::Nim => (Some("0.333..."), None),
        Family::Lasker => (Some("4.333..."), None),
        Family::Subtraction => {
            let numbers = code.split(',').map(str::parse::<u64>);
            (None, Some(numbers.collect::<Result<Vec<_>, _>>().ok()?))
        }
        _ => return None,
    };
    let values = (0..period.values_needed).map(|heap| game.rules().value(heap));
    let certificate = Object::new()
        .optional("code", code)
        .optional("subtract", subtract)
        .field("n0", game.rules().period_law()?.compared(period).start)
        .field("p", period.length)
        .field("saltus", period.saltus)
        .list("values", values);
    Some(bare_line(&certificate))
}
