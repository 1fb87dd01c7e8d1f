//! The rules of each game once more, as plainly as they can be written, the values by mex, and who wins a sum of heaps, found by
//! playing it out: the judge of all that nimlab says of games.

use std::collections::{BTreeSet, HashMap};

use theory::Rule;

pub use crate::support::search::GAMES;

/// Heaps, each with the name of its game.
pub type Heaps = Vec<(String, u64)>;

/// What a move can make of a heap, the smaller heap first where there are two.
pub fn options(game: &str, heap: u64) -> Vec<Vec<u64>> {
    let take = |taken: u64| (heap >= taken).then(|| heap - taken);
    let one = |left: u64| if left == 0 { vec![] } else { vec![left] };
    let two = |left: u64| (1..=left / 2).map(move |part| vec![part, left - part]);
    match game.split_once(':').unwrap_or((game, "")) {
        ("nim", _) => (0..heap).map(one).collect(),
        ("grundy", _) => two(heap).filter(|parts| parts[0] != parts[1]).collect(),
        // Take one, or two neighbours.
        ("kayles", _) => [1, 2]
            .into_iter()
            .flat_map(|width| around(heap, width))
            .collect::<BTreeSet<_>>()
            .into_iter()
            .collect(),
        // Take three neighbours, two at the end of a row, or one that is alone.
        ("dawson", _) => {
            let alone = (heap == 1).then(Vec::new);
            let at_the_end = take(2).map(one);
            alone
                .into_iter()
                .chain(at_the_end)
                .chain(around(heap, 3))
                .collect::<BTreeSet<_>>()
                .into_iter()
                .collect()
        }
        ("divisors", _) => (1..heap).filter(|part| heap.is_multiple_of(*part)).map(one).collect(),
        ("subtract", taken) => {
            taken.split(',').filter_map(|taken| take(taken.parse().unwrap())).map(one).collect()
        }
        _ => panic!("no rules for {game}"),
    }
}

/// What is left of a row on the two sides of neighbours that are taken, wherever they are.
fn around(row: u64, width: u64) -> impl Iterator<Item = Vec<u64>> {
    (0..=row).filter_map(move |before| {
        let after = row.checked_sub(width + before)?;
        let mut parts = vec![before, after];
        parts.retain(|&part| part > 0);
        parts.sort_unstable();
        Some(parts)
    })
}

/// The least whole number that is not among these.
pub fn mex(values: &BTreeSet<u64>) -> u64 {
    let missing = |value: &u64| !values.contains(value);
    (0..=values.len() as u64).find(missing).expect("one more than there are")
}

/// What these heaps are worth together, by the values of all up to the largest.
pub fn worth(values: &[u64], heaps: &[u64]) -> u64 {
    match heaps {
        // A heap that is gone is worth what one of 0 is, also where values are worked out wrongly.
        [] => values[0],
        heaps => heaps.iter().fold(0, |sum, &heap| sum ^ at(values, heap)),
    }
}

/// The value of a heap among those from 0 on.
pub fn at(values: &[u64], heap: u64) -> u64 {
    values[usize::try_from(heap).unwrap()]
}

/// What the options of a heap are worth, by these values of smaller heaps.
pub fn values_of_options(game: &str, size: u64, values: &[u64]) -> BTreeSet<u64> {
    let options = options(game, size);
    options.iter().map(|heaps| worth(values, heaps)).collect()
}

/// The values of so many heaps from 0 on, by some way to tell the value from those of the options.
pub fn values_by(game: &str, count: u64, mex: fn(&BTreeSet<u64>) -> u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for size in 0..count {
        values.push(mex(&values_of_options(game, size, &values)));
    }
    values
}

pub fn values(game: &str, count: u64) -> Vec<u64> {
    values_by(game, count, mex)
}

/// Remembers who wins.
pub struct Search {
    known: HashMap<Heaps, bool>,
    rule: Rule,
}

impl Search {
    pub fn of(rule: Rule) -> Self {
        let known = HashMap::new();
        Self { known, rule }
    }

    pub fn rule(&self) -> Rule {
        self.rule
    }

    /// Whether the player to move wins.
    pub fn wins(&mut self, heaps: &[(String, u64)]) -> bool {
        let mut heaps = heaps.to_vec();
        heaps.retain(|&(_, size)| size > 0);
        heaps.sort();
        if let Some(&known) = self.known.get(&heaps) {
            return known;
        }
        let left = (0..heaps.len()).flat_map(|at| {
            let (game, size) = &heaps[at];
            let heaps = &heaps;
            options(game, *size).into_iter().map(move |option| {
                let mut after = heaps.clone();
                after.remove(at);
                after.extend(option.into_iter().map(|size| (game.clone(), size)));
                after
            })
        });
        let mut left = left.peekable();
        let wins = if left.peek().is_none() {
            self.rule == Rule::Misere
        } else {
            left.any(|after| !self.wins(&after))
        };
        self.known.insert(heaps.clone(), wins);
        wins
    }
}
