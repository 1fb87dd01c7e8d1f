//! The rules of each game, heap by heap: everything else that they say follows from the options.
//!
//! The options of 4 in Tower Breakers are 1 and 2, worth 0 and 1, so 4 is worth 2.

use std::collections::HashMap;

use nimlab::game::{Family, Game, HeapRules, Heaps, ValueFrom};

const LARGEST: u64 = 300;

/// What heaps are worth, by the options alone: the least number that no option is worth.
struct Values {
    rules: &'static dyn HeapRules,
    known: HashMap<u64, u64>,
}

impl Values {
    fn of(game: Game) -> Self {
        Self {
            rules: game.rules(),
            known: HashMap::new(),
        }
    }

    fn of_heap(&mut self, heap: u64) -> u64 {
        if let Some(&value) = self.known.get(&heap) {
            return value;
        }
        let options: Vec<Heaps> = self.rules.options(heap).collect();
        let reached: Vec<u64> = options
            .into_iter()
            .map(|left| self.of_heaps(left))
            .collect();
        let value = (0..=reached.len() as u64)
            .find(|value| !reached.contains(value))
            .expect("as many values cannot be all of one number more");
        self.known.insert(heap, value);
        value
    }

    fn of_heaps(&mut self, heaps: Heaps) -> u64 {
        match heaps {
            Heaps::Nothing => 0,
            Heaps::One(heap) => self.of_heap(heap),
            Heaps::Two(first, second) => self.of_heap(first) ^ self.of_heap(second),
        }
    }
}

fn every_heap() -> impl Iterator<Item = (Game, u64)> {
    let games = Family::ALL.map(Game::alone).into_iter();
    games.flat_map(|game| (0..=LARGEST).map(move |heap| (game, heap)))
}

/// What a move might be thought to make of a heap, or of a smaller one: among it every option of every game there is.
pub fn left_of(heap: u64) -> impl Iterator<Item = Heaps> {
    const MOST_OF_TWO: u64 = 9;
    let two = move |first| (0..=heap.min(MOST_OF_TWO)).map(move |second| Heaps::Two(first, second));
    [Heaps::Nothing]
        .into_iter()
        .chain((0..=heap + 2).map(Heaps::One))
        .chain((0..=heap.min(MOST_OF_TWO)).flat_map(two))
}

#[test]
fn the_value_is_the_least_that_no_option_is_worth() {
    for game in Family::ALL.map(Game::alone) {
        let mut values = Values::of(game);
        for heap in 0..=LARGEST {
            let value = game.rules().value(heap);
            assert_eq!(value, values.of_heap(heap), "{game:?} {heap}");
        }
    }
}

#[test]
fn exactly_the_options_are_allowed_and_none_leaves_an_empty_heap() {
    for (game, heap) in every_heap() {
        let options: Vec<Heaps> = game.rules().options(heap).collect();
        for left in left_of(heap) {
            let allowed = game.rules().allows(heap, left);
            assert_eq!(allowed, options.contains(&left), "{game:?} {heap} {left:?}");
        }
        for option in options {
            assert!(
                game.rules().allows(heap, option),
                "{game:?} {heap} {option:?}"
            );
            let has_empty_heap = match option {
                Heaps::Nothing => false,
                Heaps::One(size) => size == 0,
                Heaps::Two(first, second) => first == 0 || second == 0,
            };
            assert!(!has_empty_heap, "{game:?} {heap} {option:?}");
        }
    }
}

#[test]
fn the_options_are_numbered_from_1() {
    for (game, heap) in every_heap() {
        let rules = game.rules();
        let options: Vec<Heaps> = rules.options(heap).collect();
        let count = rules.count_options(heap);
        assert_eq!(count, options.len() as u64, "{game:?} {heap}");
        let numbered: Vec<Heaps> = (1..=count)
            .filter_map(|number| rules.option(heap, number))
            .collect();
        assert_eq!(numbered, options, "{game:?} {heap}");
        for number in [0, count + 1, u64::MAX] {
            assert_eq!(rules.option(heap, number), None, "{game:?} {heap}");
        }
    }
}

#[test]
fn the_options_worth_so_much_are_shown_in_their_order() {
    for game in Family::ALL.map(Game::alone) {
        let mut values = Values::of(game);
        for heap in 0..=LARGEST {
            for value in (0..=game.rules().value(heap) + 2).chain([u64::MAX]) {
                let rules = game.rules();
                let shown: Vec<Heaps> = rules.options_worth(heap, value).collect();
                let options = rules.options(heap);
                let expected: Vec<Heaps> = options
                    .filter(|&option| values.of_heaps(option) == value)
                    .collect();
                assert_eq!(shown, expected, "{game:?} {heap} worth {value}");
            }
        }
    }
}

#[test]
fn the_value_can_be_read_off() {
    for (game, heap) in every_heap().filter(|&(_, heap)| heap > 0) {
        let value = game.rules().value(heap);
        match game.rules().value_from(heap) {
            ValueFrom::Size => assert_eq!(value, heap, "{game:?}"),
            ValueFrom::Options => {}
            ValueFrom::Period { like, period } => {
                let added = (heap - like) / period.length * period.saltus;
                assert_eq!(value, game.rules().value(like) + added, "{game:?} {heap}");
            }
            ValueFrom::PrimeFactors(factors) => {
                assert_eq!(value, factors.len() as u64, "{game:?} {heap}");
                assert_eq!(factors.iter().product::<u64>(), heap, "{game:?}");
                assert!(factors.iter().all(|&factor| factor > 1), "{game:?} {heap}");
            }
        }
    }
}
