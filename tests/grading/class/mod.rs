//! A class handed back: the folder of pages, and the roster; for programs and for worksheets.
//!
//! What is written is read by readers that nimlab has no part in: `csv`, `serde_json`, `roxmltree`, and the strict reader of
//! HTML of the other tests. `anna.py` handed in late counts, and `../anna` has a page inside of the folder.
#![cfg(unix)]

mod moodle;
mod output;
mod roster;

/// A sheet whose only answer is right.
const SHEET: &str = "1. (`xor 3 5`) 6\n";
