//! The rules of each game, heap by heap, against the same rules written down once more; everything else that they say follows
//! from the options.
//!
//! The options of 4 in Tower Breakers are 1 and 2, worth 0 and 1, so 4 is worth 2.

use std::collections::BTreeSet;

use theory::{Game, Heaps};

use crate::theorems::games::plain_search::{GAMES, options, values};

/// Games besides those of the search.
const MORE: [&str; 2] = ["nim", "subtract:2,5,6"];

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
    let rules: Game = game.parse().unwrap();
    let expected = options(game, heap).into_iter().map(Heaps::from);
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
    let rules: Game = game.parse().unwrap();
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

#[test]
fn a_heap_is_what_its_rules_make_of_it() {
    for game in GAMES.into_iter().chain(MORE) {
        let rules: Game = game.parse().unwrap();
        for heap in 0..=LARGEST {
            options_are(game, heap);
            options_are_worth(game, heap);
        }
        let values = values(game, MOST_WORKED_OUT);
        for (heap, value) in (0..).zip(values) {
            assert_eq!(rules.value(heap), value, "{game} {heap}");
        }
    }
}

#[test]
fn every_game_is_looked_at() {
    for game in Game::ALL {
        assert!(GAMES.iter().chain(&MORE).any(|name| game.to_string() == *name), "{game}");
    }
}
