//! How much a terminal shows of one hand-in, whatever is wrong with it: the score stands where whoever graded it looks.

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::grading::grade::hand_in::{Variant, variants};
use crate::grading::hand_ins::right_but;
use crate::grading::python;
use crate::place::Place;
use crate::support::{few_or_all, or_pass_over};

/// A right hand-in with these faults.
pub fn mixed<'a>(faults: impl Iterator<Item = &'a Variant>) -> String {
    let texts: Vec<&str> = faults.map(|fault| &*fault.text).collect();
    right_but(&texts.join("\n\n"))
}

#[test]
fn two_or_three_screens_end_with_the_score() {
    or_pass_over!(python());
    let faults = variants("faults");
    let seeds = few_or_all((0..30).collect(), 4, "hand-ins of several faults");
    for seed in seeds {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let count = random.random_range(1..=12);
        let text = mixed(faults.sample(&mut random, count));
        let place = Place::of([("lab.py", &*text)]);
        let told = place.told("grade lab.py --width 80 --timeout 1");
        let (text, code) = (told.printed, told.code);
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines.len() <= 60, "{seed}: {} lines: {text}", lines.len());
        let end = lines[lines.len().saturating_sub(15)..].join("\n");
        assert!(end.contains("lab.py: ") && end.contains(" points"), "{seed}: {text}");
        assert_eq!(code == 1, end.contains("Begin with "), "{seed}: {text}");
        assert!(text.matches("This is how").count() <= 1, "{seed}: {text}");
    }
}
