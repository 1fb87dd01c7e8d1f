//! How much a terminal shows of one hand-in, whatever is wrong with it: the score stands where whoever graded it looks.

use std::fs;
use std::path::PathBuf;

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::grade_reports::hand_in::{folder_of, right};
use crate::grade_reports::{grade, report};
use crate::support::few_or_all;

/// The hand-ins that are right but for one fault.
pub fn faults() -> Vec<String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/hand_ins/faults");
    let files = fs::read_dir(folder).expect("there are hand-ins");
    let mut files: Vec<PathBuf> = files
        .map(|file| file.expect("it is there").path())
        .collect();
    files.retain(|file| file.extension().is_some_and(|it| it == "py"));
    files.sort();
    let texts = files
        .iter()
        .filter_map(|file| fs::read_to_string(file).ok());
    texts.collect()
}

/// A right hand-in with these after it: of functions of one name the last counts, so there is a fault for each.
pub fn mixed(texts: &[&String]) -> String {
    let mut mixed = right();
    for text in texts {
        mixed.push_str("\n\n");
        mixed.push_str(text);
    }
    mixed
}

#[test]
fn two_or_three_screens_end_with_the_score() {
    let faults = faults();
    let seeds = few_or_all((0..30).collect(), 4, "hand-ins of several faults");
    for seed in seeds {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let count = random.random_range(1..=12);
        let texts: Vec<&String> = faults.sample(&mut random, count).collect();
        let folder = folder_of("screens", &[("lab.py", &mixed(&texts))]);
        let words = ["lab.py", "--width", "80", "--timeout", "1"];
        let Some(output) = grade(&folder, &words) else {
            return;
        };
        let (text, code) = report(&output);
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines.len() <= 60, "{seed}: {} lines: {text}", lines.len());
        let end = lines[lines.len().saturating_sub(15)..].join("\n");
        assert!(
            end.contains("lab.py: ") && end.contains(" of 100 points"),
            "{seed}: {text}"
        );
        assert_eq!(
            code == Some(1),
            end.contains("Begin with "),
            "{seed}: {text}"
        );
        assert!(text.matches("This is how").count() <= 1, "{seed}: {text}");
    }
}
