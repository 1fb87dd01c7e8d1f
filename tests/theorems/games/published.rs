//! The values against published tables, and whether they repeat.

use theory::{Game, Repetition};

fn check(game: &str, published: &str) {
    let parsed: Game = game.parse().unwrap();
    let published: Vec<u64> = published.split(' ').map(|value| value.parse().unwrap()).collect();
    let values: Vec<u64> = (0..published.len() as u64).map(|heap| parsed.value(heap)).collect();
    assert_eq!(values, published, "{game}");
}

fn repeats(game: &str) -> Option<(u64, u64)> {
    let values = game.parse::<Game>().unwrap().values();
    let Repetition { from, length, seen_to } = Repetition::of(&values)?;
    assert_eq!(seen_to, 10_000);
    Some((from, length))
}

#[test]
fn kayles() {
    check(
        "kayles",
        "0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1 4 6 7 4 1 2 8 5 4 7 2 1 8 6 7 4 1 2 3 1 4 7 2 1 8 2 7 4 1 2 8 1 4 7 2 1 4 2 7 4 1 2 8 1 4 7 2 1 8 6 7 4 1 2 8 1 4 7 2 1 8 2 7 4 1 2 8 1 4 7 2 1 8 2 7",
    );
    assert_eq!(repeats("kayles"), Some((71, 12)));
    let last = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7];
    for (n, &value) in Game::Kayles.values().iter().enumerate().skip(71) {
        assert_eq!(value, last[n % 12], "{n}");
    }
}

#[test]
fn dawson() {
    check("dawson", "0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3 0 2 1 1 0 4 5 2 7 4");
    assert_eq!(repeats("dawson"), Some((52, 34)));
    let cycle = [
        8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4,
        5, 3, 7, 4,
    ];
    for (n, &value) in Game::Dawson.values().iter().enumerate().skip(52) {
        assert_eq!(value, cycle[n % 34], "{n}");
    }
}

#[test]
fn grundy_and_others() {
    check(
        "grundy",
        "0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 3 2 4 3 0 4 3 0 4 3 0 4 1 2 3 1 2 4 1 2 4 1 2 4 1 5 4 1 5 4 1 5 4 1",
    );
    check("subtract:2,3,7", "0 0 1 1 2 0 0 1 1 2 0 0 1 1 2");
    check("divisors", "0 0 1 1 2 1 2 1 3 2 2 1 3");
    assert_eq!(repeats("subtract:2,3,7"), Some((0, 5)));
    assert_eq!(repeats("subtract:1,2,3"), Some((0, 4)));
    for never in ["nim", "grundy", "divisors"] {
        assert_eq!(repeats(never), None, "{never}");
    }
}

/// What repeats at the end alone, or too seldom, is not told as a repetition.
#[test]
fn a_repetition_covers_half_of_what_was_seen() {
    let of = |values: &[u64]| Repetition::of(values).map(|found| (found.from, found.length));
    assert_eq!(of(&[5, 0, 1, 0, 1, 0, 1, 0]), Some((1, 2)));
    assert_eq!(of(&[5, 6, 7, 0, 0]), None);
    assert_eq!(of(&[0, 1, 2, 0, 1, 2]), None);
    assert_eq!(of(&[]), None);
}
