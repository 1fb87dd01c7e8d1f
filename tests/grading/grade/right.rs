//! Right hand-ins get full marks, whatever their style and whatever the seed: no false alarm.

use std::fs;

use crate::grading::grade::graded::Graded;
use crate::grading::grade::hand_in::{files, folder, header, place_of, variants};
use crate::grading::grade::pace::try_all;
use crate::grading::hand_ins::right;
use crate::grading::python_is_there;
use crate::place::Place;
use crate::support::few_or_all;

/// Seeds far from each other, as a clock or a person would give them.
fn seeds(count: u64) -> impl Iterator<Item = u64> {
    (0..count).map(|number| number * 0x9E37_79B9)
}

/// Grades a folder of so many hand-ins with one seed after the other. Each says in its first lines if its game cannot be
/// followed.
fn all_get_full_marks(place: &Place, folder: &str, count: usize, seeds: &[u64]) {
    try_all(2, seeds, |&seed| {
        let seed = seed.to_string();
        let words = ["grade", folder, "--format", "json", "--seed", &seed];
        let graded = Graded::all(&place.told_of(&words, "").printed)?;
        if graded.len() != count {
            return Err(format!("{} of {count} were graded", graded.len()));
        }
        let complaints = graded.iter().filter(|graded| {
            let file = place.at(graded.submission["file"].as_str().unwrap());
            let text = String::from_utf8_lossy(&fs::read(file).unwrap()).into_owned();
            let added = text.rsplit("\n\n\n# styles:").next().unwrap_or_default();
            let added = if added.len() < text.len() { format!("# styles:{added}") } else { text };
            !graded.has_full_marks(header(&added, "not judged").next())
        });
        let complaints = complaints.map(|graded| {
            let file = &graded.submission["file"];
            format!("{file} with seed {seed}: no full marks{}\n", graded.losses())
        });
        let complaints: String = complaints.collect();
        if complaints.is_empty() { Ok(()) } else { Err(complaints) }
    });
}

/// The same of a folder beside the tests, where there are so many.
fn all_of_the_kind_get_full_marks(kind: &str, count: usize, seeds: &[u64]) {
    let folder = folder(kind);
    all_get_full_marks(&Place::of([]), folder.to_str().unwrap(), count, seeds);
}

#[test]
fn every_style_gets_full_marks() {
    if !python_is_there() {
        return;
    }
    let styles = files("right");
    assert!(styles.len() > 10, "{} styles", styles.len());
    let seeds = few_or_all(seeds(2).collect(), 1, "seeds for every style");
    all_of_the_kind_get_full_marks("right", styles.len(), &seeds);
}

#[test]
fn every_right_variant_gets_full_marks() {
    if !python_is_there() {
        return;
    }
    let variants = variants("right_variants");
    assert!(variants.len() > 20, "{} variants", variants.len());
    for variant in &variants {
        assert!(variant.header("styles").next().is_some(), "{}", variant.name);
    }
    let seeds = few_or_all(seeds(2).collect(), 1, "seeds for every right variant");
    let variants = few_or_all(variants, 10, "right variants");
    all_get_full_marks(&place_of(&variants), ".", variants.len(), &seeds);
}

#[test]
fn hand_ins_from_the_sheet_raise_no_false_alarm() {
    if !python_is_there() {
        return;
    }
    let styles = files("from_the_sheet");
    assert_eq!(styles.len(), 10);
    let seeds = few_or_all(seeds(10).collect(), 1, "seeds for the hand-ins from the sheet");
    all_of_the_kind_get_full_marks("from_the_sheet", styles.len(), &seeds);
}

#[test]
fn files_beside_the_hand_in_shadow_nothing() {
    if !python_is_there() {
        return;
    }
    let place = Place::of([]);
    for module in "ast json os random sitecustomize struct usercustomize".split(' ') {
        let text = "raise SystemExit('this is not the module of the library')\n";
        place.write(&format!("{module}.py"), text);
    }
    // Spaces, a quote and letters beyond ASCII are found in the names of files.
    let file = "Zoë's lab (1).py";
    place.write(file, right());
    all_get_full_marks(&place, file, 1, &[1]);
}

/// 140 kB of what is no Python take no time from what comes after it.
#[test]
fn what_stands_below_thousands_of_broken_lines_gets_full_marks() {
    if !python_is_there() {
        return;
    }
    let [a, b] = ["def (:\n", "x = (\n"].map(|line| line.repeat(20_000) + &right());
    let place = Place::of([("a.py", &*a), ("b.py", &b)]);
    all_get_full_marks(&place, ".", 2, &[1]);
}
