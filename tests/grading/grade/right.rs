//! Right hand-ins get full marks, whatever their style and whatever the seed: no false alarm.

use std::fs;
use std::path::Path;

use crate::grade::graded::Graded;
use crate::grade::hand_in::{files, folder, folder_of, fresh_folder, plain, variants};
use crate::grade::pace::try_all;
use crate::python_is_there;
use crate::support::few_or_all;

/// Seeds far from each other, as a clock or a person would give them.
fn seeds(count: u64) -> impl Iterator<Item = u64> {
    (0..count).map(|number| number * 0x9E37_79B9)
}

fn full_marks(graded: &Graded) -> Result<(), String> {
    if graded.has_full_marks() {
        Ok(())
    } else {
        Err(format!("no full marks{}", graded.losses()))
    }
}

/// Grades a folder of so many hand-ins with one seed after the other.
fn all_get_full_marks(folder: &Path, count: usize, seeds: &[u64]) {
    try_all(seeds, |&seed| {
        let graded = Graded::run_all(folder, &["--seed", &seed.to_string()])?;
        if graded.len() != count {
            return Err(format!("{} of {count} were graded", graded.len()));
        }
        let complaints = graded.iter().filter_map(|(file, graded)| {
            let why = full_marks(graded).err()?;
            Some(format!("{} with seed {seed}: {why}", file.display()))
        });
        let complaints: Vec<String> = complaints.collect();
        if complaints.is_empty() {
            Ok(())
        } else {
            Err(complaints.join("\n"))
        }
    });
}

#[test]
fn every_style_gets_full_marks() {
    if !python_is_there() {
        return;
    }
    let styles = files("right");
    assert!(styles.len() > 10, "{} styles", styles.len());
    let seeds = few_or_all(seeds(2).collect(), 1, "seeds for every style");
    all_get_full_marks(&folder("right"), styles.len(), &seeds);
}

#[test]
fn every_right_variant_gets_full_marks() {
    if !python_is_there() {
        return;
    }
    let variants = variants("right_variants");
    assert!(variants.len() > 20, "{} variants", variants.len());
    for variant in &variants {
        assert!(
            variant.header("styles").next().is_some(),
            "{}",
            variant.name
        );
    }
    let seeds = few_or_all(seeds(2).collect(), 1, "seeds for every right variant");
    let variants = few_or_all(variants, 10, "right variants");
    let folder = folder_of("right_variants", &variants);
    all_get_full_marks(&folder, variants.len(), &seeds);
}

#[test]
fn hand_ins_from_the_sheet_raise_no_false_alarm() {
    if !python_is_there() {
        return;
    }
    let styles = files("from_the_sheet");
    assert_eq!(styles.len(), 10);
    let seeds = few_or_all(
        seeds(10).collect(),
        1,
        "seeds for the hand-ins from the sheet",
    );
    all_get_full_marks(&folder("from_the_sheet"), styles.len(), &seeds);
}

#[test]
fn files_beside_the_hand_in_shadow_nothing() {
    if !python_is_there() {
        return;
    }
    let folder = fresh_folder("right", "shadows");
    for module in [
        "ast",
        "json",
        "os",
        "random",
        "sitecustomize",
        "struct",
        "usercustomize",
    ] {
        let text = "raise SystemExit('this is not the module of the library')\n";
        fs::write(folder.join(module).with_extension("py"), text).unwrap();
    }
    // Spaces, a quote and letters beyond ASCII are found in the names of files.
    let file = folder.join("Zoë's lab (1).py");
    fs::write(&file, plain()).unwrap();
    let graded = Graded::run(&file, &["--seed", "1"]).unwrap();
    full_marks(&graded).unwrap();
}

/// 140 kB of what is no Python take no time from what comes after it.
#[test]
fn what_stands_below_thousands_of_broken_lines_gets_full_marks() {
    if !python_is_there() {
        return;
    }
    let folder = fresh_folder("right", "broken_lines");
    let lines = ["def (:\n", "x = (\n"];
    for (number, line) in lines.iter().enumerate() {
        let text = line.repeat(20_000) + &plain();
        fs::write(folder.join(format!("lab{number}.py")), text).unwrap();
    }
    all_get_full_marks(&folder, lines.len(), &[1]);
}
