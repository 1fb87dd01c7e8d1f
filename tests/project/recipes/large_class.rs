//! A class is graded in parts by the recipes of the book: by GNU parallel, and by a Slurm that the test starts. A part
//! that is lost is told, and it alone is graded again.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::SystemTime;

use crate::recipes::slurm::Slurm;
use crate::recipes::{NIMLAB, ONE_RIGHT, bash, blocks, folder, python_is_there};
use crate::support::{heavy, runs};

/// Three for each of the six parts.
const COUNT: usize = 18;
const RULES: &str = "functions = ['nim_sum', 'is_human']\n";

/// What is handed in, over and over: right in part, wrong in two ways, and not to be read.
const HAND_INS: [&str; 4] = [
    ONE_RIGHT,
    "def nim_sum(board):\n    return sum(board)\n",
    "def is_human(name):\n    return name == 'Anna'\n",
    "def nim_sum(board",
];

/// The commands of the chapter: by GNU parallel; the script of Slurm; submitting it; submitting a part of it.
fn recipes() -> [String; 4] {
    let recipes = blocks("large-classes", "bash");
    recipes.try_into().expect("four blocks are shown")
}

/// A folder with a class and its rules.
fn class(name: &str) -> PathBuf {
    let place = folder(name);
    fs::create_dir(place.join("hand-ins")).expect("a folder can be made");
    fs::write(place.join("lab.toml"), RULES).expect("rules can be written");
    for (number, text) in (1..=COUNT).zip(HAND_INS.iter().cycle()) {
        let file = place.join(format!("hand-ins/student{number}.py"));
        fs::write(file, text).expect("a file can be written");
    }
    place
}

/// The points of all, graded at once.
fn grades_of_all() -> &'static str {
    static GRADES: OnceLock<String> = OnceLock::new();
    GRADES.get_or_init(|| {
        let output = Command::new(NIMLAB)
            .args(["grade", "hand-ins", "--lab", "lab.toml", "--format", "csv"])
            .current_dir(class("class-at-once"))
            .output()
            .expect("nimlab runs");
        let grades = String::from_utf8(output.stdout).expect("a table is text");
        assert!(grades.lines().count() > COUNT, "{grades}");
        grades
    })
}

/// When each part was written.
fn parts(place: &Path) -> Vec<(PathBuf, SystemTime)> {
    let part = |number| place.join(format!("part-{number}.json"));
    let changed = |file: &Path| fs::metadata(file).and_then(|found| found.modified());
    let parts = (1..=6).map(part);
    parts
        .map(|file| (changed(&file).expect("the part was graded"), file))
        .map(|(changed, file)| (file, changed))
        .collect()
}

/// Grades a class by one script, loses the fourth part, and grades that again by another script.
fn graded_in_parts(name: &str, grade: &str, again: &str) {
    const MISSING: &str = "of 6 parts, these are missing: 4;";
    const LOST: usize = 3;
    let place = class(name);
    let (_, merge) = grade.split_at(grade.find("nimlab merge").expect("parts are put together"));
    let graded = |script: &str| {
        let output = bash(script, &[], &place);
        assert_eq!(output.status.code(), Some(1), "not all are right: {output:?}");
        let grades = fs::read_to_string(place.join("grades.csv")).expect("there are grades");
        assert_eq!(grades, grades_of_all());
        let pages = fs::read_dir(place.join("feedback")).expect("there are pages");
        assert!(pages.count() > 2 * COUNT);
    };
    graded(grade);
    let before = parts(&place);
    fs::remove_file(&before[LOST].0).expect("a part can be lost");
    let output = bash(merge, &[], &place);
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{told}");
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains(MISSING), "{told}");
    let chapter = blocks("large-classes", "text").concat();
    assert_eq!(told, chapter.trim(), "the chapter shows what is told");
    graded(&format!("{again}\n{merge}"));
    let after = parts(&place);
    for (number, (before, after)) in before.iter().zip(&after).enumerate() {
        let is_lost = number == LOST;
        assert_eq!(before != after, is_lost, "{before:?} and {after:?}");
    }
}

#[test]
fn gnu_parallel_grades_a_class_in_parts() {
    let untried = "no class was graded by GNU parallel";
    if !heavy(untried) || !python_is_there() || !runs("parallel", &["--version"], untried) {
        return;
    }
    let [grade, ..] = recipes();
    let line = grade.lines().next().expect("there is a command");
    let again = line.replace("seq 6", "echo 4");
    assert_ne!(again, line);
    graded_in_parts("parallel", &grade, &again);
}

#[test]
fn slurm_grades_a_class_in_parts() {
    let untried = "no class was graded by Slurm";
    if !heavy(untried) || !python_is_there() {
        return;
    }
    let Some(slurm) = Slurm::started(untried) else {
        return;
    };
    let [_, script, grade, again] = recipes();
    // The recipes are for a folder in which the script has been saved.
    let saved = format!("cat >grade.sbatch <<'END'\n{script}END\n");
    let settings = slurm.settings();
    let on_cluster = |recipe: &str| format!("{settings}{saved}{recipe}");
    graded_in_parts("slurm", &on_cluster(&grade), &on_cluster(&again));
}
