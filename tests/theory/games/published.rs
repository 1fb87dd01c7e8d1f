//! The values against published tables.

use nimlab::game::{Game, Period};

fn values(game: &str, count: u64) -> Vec<u64> {
    let rules = game.parse::<Game>().unwrap().rules();
    (0..count).map(|heap| rules.value(heap)).collect()
}

fn check(game: &str, published: &str) {
    let published: Vec<u64> = published.split(' ').map(|value| value.parse().unwrap()).collect();
    assert_eq!(values(game, published.len() as u64), published, "{game}");
}

fn period(game: &str) -> Option<(u64, u64)> {
    let period = game.parse::<Game>().unwrap().rules().period()?;
    Some((period.from, period.length))
}

#[test]
fn kayles() {
    check(
        "kayles",
        "0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1 4 6 7 4 1 2 8 5 4 7 2 1 8 6 7 4 1 2 3 1 4 7 2 1 8 2 7 4 1 2 8 1 4 7 2 1 4 2 7 4 1 2 8 1 4 7 2 1 8 6 7 4 1 2 8 1 4 7 2 1 8 2 7 4 1 2 8 1 4 7 2 1 8 2 7",
    );
    let rules = "octal:0.77".parse::<Game>().unwrap().rules();
    let proved = Period { from: 71, length: 12, saltus: 0, values_needed: 168 };
    assert_eq!(rules.period(), Some(proved));
    let last = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7];
    for n in [72, 1_000_000_007, 10_u64.pow(18) + 7, u64::MAX] {
        assert_eq!(rules.value(n), last[usize::try_from(n % 12).unwrap()], "{n}");
    }
}

#[test]
fn dawson() {
    check("dawson", "0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3 0 2 1 1 0 4 5 2 7 4");
    assert_eq!(period("dawson"), Some((52, 34)));
    let cycle = [
        8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4,
        5, 3, 7, 4,
    ];
    let values = values("dawson", 400);
    for n in 52..400 {
        assert_eq!(values[n], cycle[n % 34], "{n}");
    }
    let other = "octal:0.07".parse::<Game>().unwrap().rules();
    assert_eq!(other.period().map(|period| period.values_needed), Some(176));
    for (n, value) in (1..).zip(&values[..399]) {
        assert_eq!(other.value(n), *value, "{n}");
    }
}

#[test]
fn grundy_and_lasker_and_others() {
    check(
        "grundy",
        "0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 3 2 4 3 0 4 3 0 4 3 0 4 1 2 3 1 2 4 1 2 4 1 2 4 1 5 4 1 5 4 1 5 4 1",
    );
    check("lasker", "0 1 2 4 3 5 6 8 7 9 10 12 11 13 14 16 15");
    check("subtract:2,3,7", "0 0 1 1 2 0 0 1 1 2 0 0 1 1 2");
    check("divisors", "0 0 1 1 2 1 2 1 3 2 2 1 3");
    check("octal:4", "0 0 1 0 1 0 1");
    assert_eq!(period("octal:0.7777"), Some((142, 24)));
    // The period of this one shows itself only among tens of thousands of values.
    assert_eq!(period("octal:0.127"), Some((46_578, 4)));
}
