//! Who wins a sum of heaps, found by playing it out; the rules of each game are written here once more.

use std::collections::HashMap;

/// What a move can make of a heap, the smaller heap first where there are two.
pub fn options(game: &str, heap: u64) -> Vec<Vec<u64>> {
    let take = |taken: u64| (heap >= taken).then(|| heap - taken);
    let one = |left: u64| if left == 0 { vec![] } else { vec![left] };
    let two = |left: u64| (1..=left / 2).map(move |part| vec![part, left - part]);
    match game.split_once(':').unwrap_or((game, "")) {
        ("nim", _) => (0..heap).map(one).collect(),
        ("lasker", _) => (0..heap).map(one).chain(two(heap)).collect(),
        ("grundy", _) => two(heap).filter(|parts| parts[0] != parts[1]).collect(),
        ("divisors", _) => (1..heap)
            .filter(|part| heap.is_multiple_of(*part))
            .map(one)
            .collect(),
        ("subtract", taken) => taken
            .split(',')
            .filter_map(|taken| take(taken.parse().unwrap()))
            .map(one)
            .collect(),
        ("octal", code) => {
            let digits = code.bytes().filter(|byte| *byte != b'.');
            let digits = (0..).zip(digits.map(|byte| byte - b'0'));
            let left = |(taken, digit): (u64, u8)| {
                let left = take(taken).filter(|_| heap > 0);
                let left = left.into_iter().flat_map(move |left| {
                    let whole = if left == 0 { 1 } else { 2 };
                    let is_whole = digit & whole != 0 && taken > 0;
                    let splits = two(left).filter(move |_| digit & 4 != 0);
                    is_whole.then(|| one(left)).into_iter().chain(splits)
                });
                left.collect::<Vec<_>>()
            };
            digits.flat_map(left).collect()
        }
        _ => panic!("no rules for {game}"),
    }
}

/// Remembers who wins.
#[derive(Default)]
pub struct Search {
    known: HashMap<Vec<(String, u64)>, bool>,
    /// Whether whoever moves last loses.
    is_misere: bool,
}

impl Search {
    pub fn of_misere() -> Self {
        Self {
            is_misere: true,
            ..Self::default()
        }
    }

    /// Whether the player to move wins.
    pub fn wins(&mut self, heaps: &[(String, u64)]) -> bool {
        let mut heaps = heaps.to_vec();
        heaps.retain(|&(_, size)| size > 0);
        heaps.sort();
        if let Some(&known) = self.known.get(&heaps) {
            return known;
        }
        let is_over = heaps
            .iter()
            .all(|(game, size)| options(game, *size).is_empty());
        let mut wins = is_over && self.is_misere;
        'found: for at in 0..heaps.len() {
            let (game, size) = heaps[at].clone();
            for option in options(&game, size) {
                let mut after = heaps.clone();
                after.remove(at);
                after.extend(option.into_iter().map(|size| (game.clone(), size)));
                if !self.wins(&after) {
                    wins = true;
                    break 'found;
                }
            }
        }
        self.known.insert(heaps, wins);
        wins
    }
}
