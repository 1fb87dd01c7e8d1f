//! Where the search for a period ends in games whose values are costly: at one heap, whatever is asked, and rightly so far.

use std::collections::BTreeSet;

use nimlab::game::Game;
use serde_json::Value;

use crate::program::run;
use crate::support::heavy;

/// The games, and their digits from the first place on.
const COSTLY: [(&str, &[u64]); 2] = [("octal:0.7046", &[7, 0, 4, 6]), ("treblecross", &[0, 0, 7])];

/// The value of a heap by the definition: every option is tried.
fn value_by_options(digits: &[u64], heap: u64, value: impl Fn(u64) -> u64) -> u64 {
    let mut seen = BTreeSet::new();
    for (taken, digit) in (1..).zip(digits) {
        let Some(rest) = heap.checked_sub(taken) else {
            break;
        };
        if digit & 1 != 0 && rest == 0 {
            seen.insert(0);
        }
        if digit & 2 != 0 && rest > 0 {
            seen.insert(value(rest));
        }
        if digit & 4 != 0 {
            seen.extend((1..=rest / 2).map(|first| value(first) ^ value(rest - first)));
        }
    }
    (0..=heap).find(|value| !seen.contains(value)).unwrap()
}

#[test]
fn a_costly_search_ends_at_one_heap_whatever_is_asked() {
    if !heavy("where a costly search ends") {
        return;
    }
    for (game, digits) in COSTLY {
        // The first game is asked for its last heap first, the second for a small one.
        let rules = game.parse::<Game>().unwrap().rules();
        let first = if game == COSTLY[0].0 { u64::MAX } else { 600 };
        assert!(rules.most(first) >= 600, "{game}");
        let searched = rules.searched().unwrap();
        assert!((10_000..100_000).contains(&searched), "{game}: {searched}");
        assert_eq!(rules.period(), None, "{game}");
        for wanted in [searched, searched + 1, u64::MAX] {
            assert_eq!(rules.most(wanted), searched, "{game} {wanted}");
        }
        for heap in [1, 511, 512, 4096, searched - 1, searched] {
            let value = value_by_options(digits, heap, |heap| rules.value(heap));
            assert_eq!(rules.value(heap), value, "{game} {heap}");
        }
        // Another process, asked for a heap beyond the last.
        let (code, _, stderr) = run(&["explain", game, &(searched + 1).to_string()], "");
        assert_eq!(code, 2, "{stderr}");
        assert!(
            stderr.contains(&searched.to_string()),
            "{searched}: {stderr}"
        );
    }
}

#[test]
fn how_far_was_searched_is_told_beside_a_few_values() {
    if !heavy("how far a costly search went, beside a few values") {
        return;
    }
    for (game, _) in COSTLY {
        let searched = game.parse::<Game>().unwrap().rules().searched();
        let (code, stdout, _) = run(&["values", game, "--to", "600", "--format", "json"], "");
        let told: Value = serde_json::from_str(&stdout).unwrap();
        assert_eq!((code, told["searched"].as_u64()), (0, searched));
    }
}
