//! How fast the values of games are worked out, beside the loop that anybody would write first.

use std::hint::black_box;
use std::time::{Duration, Instant};

use nimlab::game::Game;

use crate::{heading, tell_ratio};

/// The values of a game without a known period, beside a loop over all options; and those of one with a period, beside the
/// same loop.
pub fn values() {
    heading("the values of heaps, beside a loop over all options");
    for (game, goal) in [("octal:0.6", 0.5), ("octal:0.07", 0.01)] {
        let heaps = 100_000;
        let ours = timed(|| by_nimlab(game, heaps));
        let naive = timed(|| by_all_options(game, heaps));
        let ratio = ours.as_secs_f64() / naive.as_secs_f64();
        tell_ratio(
            &format!("{game} up to {heaps}"),
            &format!("{ours:.2?} beside {naive:.2?}"),
            ratio,
            &format!("goal {goal}"),
            ratio <= goal,
        );
    }
}

fn timed(run: impl FnOnce() -> u64) -> Duration {
    let start = Instant::now();
    black_box(run());
    start.elapsed()
}

fn by_nimlab(game: &str, heaps: u64) -> u64 {
    let rules = game.parse::<Game>().expect("a game").rules();
    (0..=heaps).map(|heap| rules.value(heap)).sum()
}

/// Both games take one or two from a heap (0.6: one, 0.07: two) and leave one heap or two, or nothing of two.
fn by_all_options(game: &str, heaps: u64) -> u64 {
    let heaps = usize::try_from(heaps).expect("a number of heaps fits");
    let taken = if game == "octal:0.6" { 1 } else { 2 };
    let mut values = vec![0_usize; heaps + 1];
    let mut seen = vec![0_usize; 4096];
    for heap in taken..=heaps {
        let rest = heap - taken;
        if rest > 0 || taken == 2 {
            for first in 0..=rest / 2 {
                // One heap alone stands beside an empty one.
                seen[values[first] ^ values[rest - first]] = heap;
            }
        }
        values[heap] =
            (0..seen.len()).find(|&value| seen[value] != heap).expect("some number is missing");
    }
    values.iter().map(|&value| value as u64).sum()
}
