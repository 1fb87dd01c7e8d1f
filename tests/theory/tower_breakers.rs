//! The independent judge of Tower Breakers: a search of the whole game, which knows nothing of prime factors.
//!
//! Three towers of height 6: the search finds that player 1 wins, and that breaking one tower down to 1 is a move that
//! does it.

use nimlab::derivation::{BreakPairing, Derivation, EqualSum, Step};
use nimlab::game::{EqualHeaps, Family, Game, ValueFrom};
use nimlab::question::Question;

use crate::games::plain_search::Search;

/// Whether the player to move wins, by a search that plays it out.
fn wins(tree: &mut Search, heights: &[u64]) -> bool {
    // A tower of height 1 can never be broken again.
    let heights = heights.iter().filter(|&&height| height > 1);
    let towers = heights.map(|&height| ("divisors".to_owned(), height));
    tree.wins(&towers.collect::<Vec<_>>())
}

fn proper_divisors(height: u64) -> impl Iterator<Item = u64> {
    (1..height).filter(move |&divisor| height.is_multiple_of(divisor))
}

fn equal_towers(count: u64, height: u64) -> Vec<u64> {
    (0..count).map(|_| height).collect()
}

fn towers(count: u64, height: u64) -> EqualHeaps {
    EqualHeaps {
        game: Game::alone(Family::Divisors),
        count,
        size: height,
    }
}

fn steps(count: u64, height: u64) -> Vec<Step> {
    let towers = towers(count, height);
    Derivation::of(Question::Equal(towers)).steps
}

const MOST_TOWERS: u64 = 5;
const HIGHEST: u64 = 64;

fn every_game() -> impl Iterator<Item = (u64, u64)> {
    (1..=HIGHEST).flat_map(|height| (1..=MOST_TOWERS).map(move |count| (count, height)))
}

#[test]
fn the_winner_is_the_one_that_the_search_finds() {
    let mut tree = Search::default();
    for (count, height) in every_game() {
        assert_eq!(
            towers(count, height).mover_wins(),
            wins(&mut tree, &equal_towers(count, height)),
            "{count} towers of height {height}"
        );
    }
}

#[test]
fn breaking_the_tower_that_is_named_really_wins() {
    let mut tree = Search::default();
    for (count, height) in every_game() {
        let named: Vec<(u64, u64, u64)> = steps(count, height)
            .into_iter()
            .filter_map(|step| match step {
                Step::BreakPairing(BreakPairing {
                    from,
                    to,
                    remaining,
                    ..
                }) => Some((from, to, remaining)),
                _ => None,
            })
            .collect();
        if !wins(&mut tree, &equal_towers(count, height)) {
            assert!(named.is_empty(), "{count} towers of height {height}");
            continue;
        }
        assert_eq!(named, [(height, 1, count - 1)]);
        let mut left = equal_towers(count - 1, height);
        left.push(1);
        assert!(!wins(&mut tree, &left), "{count} towers of height {height}");
    }
}

/// The least number that is not among these: what a position with these options is worth.
fn mex(values: &[usize]) -> usize {
    (0..=values.len())
        .find(|value| !values.contains(value))
        .expect("a list leaves out one of more numbers than it has")
}

#[test]
fn a_tower_is_worth_the_number_of_its_prime_factors() {
    let mut worth = vec![0];
    for height in 1..=1500_u64 {
        let options: Vec<usize> = proper_divisors(height)
            .map(|divisor| worth[usize::try_from(divisor).expect("it is small")])
            .collect();
        let value = mex(&options);
        worth.push(value);
        let rules = Game::alone(Family::Divisors).rules();
        let ValueFrom::PrimeFactors(factors) = rules.value_from(height) else {
            panic!("the value is the number of prime factors");
        };
        assert_eq!(factors.len(), value, "height {height}");
        assert_eq!(rules.value(height), value as u64, "height {height}");
    }
}

#[test]
fn the_value_told_of_a_tower_is_the_one_that_mex_gives() {
    // Ω of 12 = 2 × 2 × 3 is 3: from 12 one can go to 1 (worth 0), 2 and 3 (worth 1), 4 and 6 (worth 2).
    let told = steps(3, 12).into_iter().find_map(|step| match step {
        Step::EqualSum(EqualSum {
            count, each, value, ..
        }) => Some((count, each, value)),
        _ => None,
    });
    assert_eq!(told, Some((3, 3, 3)));
}

#[test]
fn no_move_is_named_where_there_is_none() {
    for count in 1..=MOST_TOWERS {
        let game = Game::alone(Family::Divisors);
        assert!(steps(count, 1).contains(&Step::NoOption { game, count }));
        assert!(!towers(count, 1).mover_wins());
    }
}
