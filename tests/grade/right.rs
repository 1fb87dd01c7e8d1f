//! Right hand-ins get full marks, whatever their style and whatever the seed: no false alarm.

use std::fs;
use std::path::{Path, PathBuf};

use crate::graded::Graded;
use crate::hand_in::{files, fresh_folder, plain, variants};
use crate::pace::{python_is_there, try_all};

/// Seeds far from each other, as a clock or a person would give them.
fn seeds(count: u64) -> impl Iterator<Item = u64> {
    (0..count).map(|number| number * 0x9E37_79B9)
}

fn full_marks(file: &Path, seed: u64) -> Result<(), String> {
    let told = |why: String| format!("{} with seed {seed}: {why}", file.display());
    let graded = Graded::run(file, &["--seed", &seed.to_string()]).map_err(told)?;
    if graded.has_full_marks() {
        Ok(())
    } else {
        Err(told(format!("no full marks{}", graded.losses())))
    }
}

#[test]
fn every_style_gets_full_marks() {
    if !python_is_there() {
        return;
    }
    let styles = files("right");
    assert!(styles.len() > 10, "{} styles", styles.len());
    let runs: Vec<(PathBuf, u64)> = seeds(4)
        .flat_map(|seed| styles.iter().map(move |file| (file.clone(), seed)))
        .collect();
    try_all(&runs, |(file, seed)| full_marks(file, *seed));
}

#[test]
fn every_right_variant_gets_full_marks() {
    if !python_is_there() {
        return;
    }
    let variants = variants("right_variants");
    assert!(variants.len() > 20, "{} variants", variants.len());
    let runs: Vec<(PathBuf, u64)> = variants
        .iter()
        .flat_map(|variant| {
            assert!(
                variant.header("styles").next().is_some(),
                "{}",
                variant.name
            );
            let file = fresh_folder("right_variants", &variant.name).join("lab.py");
            fs::write(&file, variant.source()).unwrap();
            seeds(4).map(move |seed| (file.clone(), seed))
        })
        .collect();
    try_all(&runs, |(file, seed)| full_marks(file, *seed));
}

#[test]
fn hundreds_of_seeds_raise_no_false_alarm() {
    if !python_is_there() {
        return;
    }
    let file = fresh_folder("right", "seeds").join("lab.py");
    fs::write(&file, plain()).unwrap();
    let seeds: Vec<u64> = seeds(200).collect();
    try_all(&seeds, |&seed| full_marks(&file, seed));
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
    full_marks(&file, 1).unwrap();
}
