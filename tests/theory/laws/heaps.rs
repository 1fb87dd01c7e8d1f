//! The rules of each game, heap by heap, against the same rules written down once more; everything else that they say follows
//! from the options.
//!
//! The options of 4 in Tower Breakers are 1 and 2, worth 0 and 1, so 4 is worth 2.

use std::collections::BTreeSet;

use nimlab::game::{Family, Game, Heaps, ValueFrom};

use crate::games::plain_search::{GAMES, options, values};

/// Games besides those of the search: other codes, and other words for some.
const MORE: [&str; 15] = [
    "nim",
    "kayles",
    "dawson",
    "officers",
    "treblecross",
    "subtract:1,2,3",
    "subtract:2,5,6",
    "octal:0.07",
    "octal:0.3",
    "octal:0.45",
    "octal:0.1327",
    "octal:0.7777",
    "octal:4",
    "octal:4.07",
    "octal:4.333333333",
];

/// Up to here each heap is looked at, and up to the next each value.
const LARGEST: u64 = 130;
const MOST_WORKED_OUT: u64 = 400;

/// What a move might be thought to make of a heap, or of a smaller one: among it every option of every game there is.
pub fn left_of(heap: u64) -> impl Iterator<Item = Heaps> {
    const MOST_OF_TWO: u64 = 9;
    let two = move |first| (0..=heap.min(MOST_OF_TWO)).map(move |second| Heaps::Two(first, second));
    [Heaps::Nothing]
        .into_iter()
        .chain((0..=heap + 2).map(Heaps::One))
        .chain((0..=heap.min(MOST_OF_TWO)).flat_map(two))
}

/// The options of a heap are those of the rules, all others are refused, and they are numbered from 1.
fn options_are(game: &str, heap: u64) {
    let parsed: Game = game.parse().unwrap();
    let rules = parsed.rules();
    // The words for pins are rules of their own, and other words stand for a code.
    let words = if ["kayles", "officers"].contains(&game) { game } else { parsed.code() };
    let expected = options(words, heap).into_iter().map(Heaps::from);
    let expected: BTreeSet<Heaps> = expected.collect();
    let told: Vec<Heaps> = rules.options(heap).collect();
    assert_eq!(told.len(), expected.len(), "{game} {heap}: each once");
    assert!(told.iter().all(|it| expected.contains(it)), "{game} {heap}");
    for left in left_of(heap).chain(expected.iter().copied()) {
        let allowed = rules.allows(heap, left);
        assert_eq!(allowed, expected.contains(&left), "{game} {heap} {left:?}");
    }
    let count = rules.count_options(heap);
    let numbered = (0..=count + 1).filter_map(|number| rules.option(heap, number));
    assert!(numbered.eq(told), "{game} {heap}");
    for number in [0, count + 1, u64::MAX] {
        assert_eq!(rules.option(heap, number), None, "{game} {heap}");
    }
}

/// Those of the options that are worth so much are found and counted, in their order, whatever is asked for.
fn options_are_worth(game: &str, heap: u64) {
    let rules = game.parse::<Game>().unwrap().rules();
    let options: Vec<(Heaps, u64)> =
        rules.options(heap).map(|option| (option, rules.worth(option))).collect();
    let most = options.iter().map(|&(_, value)| value).max().unwrap_or(0);
    for value in (0..=most + 2).chain([u64::MAX]) {
        let worth = options.iter().filter(|(_, worth)| *worth == value);
        let expected: Vec<Heaps> = worth.map(|&(option, _)| option).collect();
        let told: Vec<Heaps> = rules.options_worth(heap, value).collect();
        assert_eq!(told, expected, "{game} {heap} worth {value}");
        let count = rules.count_worth(heap, value);
        assert_eq!(count, expected.len() as u64, "{game} {heap} worth {value}");
    }
}

/// From where a value is read off, it can be.
fn value_is_read_off(game: &str, heap: u64, value: u64) {
    let rules = game.parse::<Game>().unwrap().rules();
    match rules.value_from(heap) {
        ValueFrom::Size => assert_eq!(value, heap, "{game}"),
        ValueFrom::Options => {}
        ValueFrom::Period { like, period } => {
            let added = (heap - like) / period.length * period.saltus;
            assert_eq!(value, rules.value(like) + added, "{game} {heap}");
        }
        ValueFrom::PrimeFactors(factors) => {
            assert_eq!(value, factors.len() as u64, "{game} {heap}");
            assert_eq!(factors.iter().product::<u64>(), heap, "{game}");
            assert!(factors.iter().all(|&factor| factor > 1), "{game} {heap}");
        }
    }
}

#[test]
fn a_heap_is_what_its_rules_make_of_it() {
    for game in GAMES.into_iter().chain(MORE) {
        let parsed: Game = game.parse().unwrap();
        let rules = parsed.rules();
        for heap in 0..=LARGEST {
            options_are(game, heap);
            options_are_worth(game, heap);
        }
        let values = values(parsed.code(), MOST_WORKED_OUT);
        for (heap, value) in (0..).zip(values) {
            assert_eq!(rules.value(heap), value, "{game} {heap}");
            if heap > 0 {
                value_is_read_off(game, heap, value);
            }
        }
    }
}

/// The number of ways to win in a large heap of a game that repeats is worked out by its period; here they are counted.
#[test]
fn options_of_large_heaps_are_counted_one_by_one() {
    for game in ["kayles", "octal:0.07", "octal:0.137", "octal:4", "octal:0.3"] {
        for heap in [163, 400, 1201, 5000] {
            options_are_worth(game, heap);
        }
    }
}

#[test]
fn every_family_is_looked_at() {
    for family in Family::ALL {
        let mut games = GAMES.iter().chain(&MORE);
        let is_there = games.any(|game| game.parse::<Game>().unwrap().family() == family);
        assert!(is_there, "{family:?}");
    }
}
