//! Where the search for a period ends in games whose values are costly: at one heap, whatever is asked, and rightly so far.

use nimlab::game::Game;
use serde_json::Value;

use super::plain_search::{mex, options};
use crate::program::run;
use crate::support::heavy;

const COSTLY: [&str; 2] = ["octal:0.7046", "octal:0.007"];

#[test]
fn a_costly_search_ends_at_one_heap_whatever_is_asked() {
    if !heavy("where a costly search ends") {
        return;
    }
    for game in COSTLY {
        // The first game is asked for its last heap first, the second for a small one.
        let rules = game.parse::<Game>().unwrap().rules();
        let first = if game == COSTLY[0] { u64::MAX } else { 600 };
        assert!(rules.most(first) >= 600, "{game}");
        let searched = rules.searched().unwrap();
        assert!((10_000..100_000).contains(&searched), "{game}: {searched}");
        assert_eq!(rules.period(), None, "{game}");
        for wanted in [searched, searched + 1, u64::MAX] {
            assert_eq!(rules.most(wanted), searched, "{game} {wanted}");
        }
        for heap in [1, 511, 512, 4096, searched - 1, searched] {
            let worth = |left: Vec<u64>| left.iter().fold(0, |sum, &heap| sum ^ rules.value(heap));
            let reached = options(game, heap).into_iter().map(worth).collect();
            assert_eq!(rules.value(heap), mex(&reached), "{game} {heap}");
        }
        // Another process, asked for a heap beyond the last.
        let (code, _, stderr) = run(&["explain", game, &(searched + 1).to_string()], "");
        assert_eq!(code, 2, "{stderr}");
        assert!(stderr.contains(&searched.to_string()), "{searched}: {stderr}");
    }
}

#[test]
fn how_far_was_searched_is_told_beside_a_few_values() {
    if !heavy("how far a costly search went, beside a few values") {
        return;
    }
    for game in COSTLY {
        let searched = game.parse::<Game>().unwrap().rules().searched();
        let (code, stdout, _) = run(&["values", game, "--to", "600", "--format", "json"], "");
        let told: Value = serde_json::from_str(&stdout).unwrap();
        assert_eq!((code, told["searched"].as_u64()), (0, searched));
    }
}
