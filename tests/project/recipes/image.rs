//! The static program runs where nothing else is, and grades as Gradescope has it grade: in an image of another Linux than
//! this one, in `/autograder`, after `setup.sh`.
//!
//! `.ci/static` makes the program. `.ci/tools` tells how to get the image: Debian 13, since Gradescope's own is not to be had here.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use crate::recipes::autograder::{recipe, submissions, unpack};
use crate::recipes::{folder, made, python_is_there, text};
use crate::support::heavy;

/// Runs a command with a folder as the root of all files, in which `/dev` and `/proc` are there if they can be.
fn in_root(root: &Path, words: &[&str]) -> Output {
    const ENTER: &str = "
[ ! -d dev ] || mount --rbind /dev dev
[ ! -d proc ] || mount -t proc proc proc
exec chroot . \"$@\"";
    Command::new("unshare")
        .args(["-rmpf", "sh", "-ec", ENTER, "sh"])
        .args(words)
        .current_dir(root)
        .env_clear()
        .env("PATH", "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin")
        .output()
        .expect("unshare runs")
}

#[test]
fn the_static_program_needs_nothing() {
    let untried = "the static program was not run in an empty root";
    if !heavy(untried) {
        return;
    }
    let Some(program) = made("static/nimlab", untried) else {
        return;
    };
    let root = folder("empty-root");
    fs::copy(&program, root.join("nimlab")).expect("it can be copied");
    let output = in_root(&root, &["/nimlab", "explain", "5", "4", "3", "--depth", "0"]);
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{output:?}");
    assert!(told.contains("take 2 from row 3"), "{told}");
    assert_eq!(fs::read_dir(&root).expect("it is there").count(), 1);
}

#[test]
fn gradescope_grades_in_an_image_of_another_linux() {
    let untried = "nothing was graded in an image of another Linux";
    if !heavy(untried) || !python_is_there() {
        return;
    }
    let (Some(program), Some(image)) = (made("static/nimlab", untried), made("image", untried))
    else {
        return;
    };
    let packed = folder("gradescope-image");
    unpack(&program, &packed, &recipe());
    let place = image.join("autograder");
    let _ = fs::remove_dir_all(&place);
    for part in ["source", "submission", "results"] {
        fs::create_dir_all(place.join(part)).expect("a folder can be made");
    }
    for entry in fs::read_dir(packed.join("source")).expect("it was unpacked") {
        let file = entry.expect("it can be listed").path();
        let name = file.file_name().expect("it has a name");
        fs::copy(&file, place.join("source").join(name)).expect("it can be copied");
    }
    let setup = in_root(&image, &["/autograder/source/setup.sh"]);
    assert!(setup.status.success(), "{setup:?}");
    fs::copy(place.join("source/run_autograder"), place.join("run_autograder"))
        .expect("it can be copied");
    let metadata = r#"{"id": 17, "assignment": {"title": "Nim", "total_points": "10.0"}, "users": [{"name": "Anna"}]}"#;
    fs::write(place.join("submission_metadata.json"), metadata).expect("it can be written");
    for submission in submissions() {
        for part in ["submission", "results"] {
            fs::remove_dir_all(place.join(part)).expect("it can be emptied");
            fs::create_dir(place.join(part)).expect("a folder can be made");
        }
        for (file, text) in &submission.files {
            fs::write(place.join("submission").join(file), text).expect("it can be written");
        }
        let output = in_root(&image, &["/autograder/run_autograder"]);
        assert!(output.status.success(), "{output:?}");
        submission.assert_answered_by(&text(&place.join("results/results.json")));
    }
    fs::remove_dir_all(&place).expect("the image is left as it was");
}
