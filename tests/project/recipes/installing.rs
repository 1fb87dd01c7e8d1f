//! What is installed is nimlab: by cargo from the folder, and by pip from the wheel that `.ci/wheel` makes.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::recipes::{NIMLAB, as_yaml, folder, made, text};
use crate::support::{heavy, runs, skipped};

/// That the program of this folder is this nimlab.
fn assert_installed(program: &Path) {
    for words in [&["--version"][..], &["explain", "18", "6", "3", "20", "9"]] {
        let output = |program: &Path| Command::new(program).args(words).output().expect("it runs");
        let (installed, this) = (output(program), output(Path::new(NIMLAB)));
        assert!(installed.status.success(), "{installed:?}");
        assert_eq!(installed.stdout, this.stdout, "{words:?}");
    }
}

fn run(program: impl AsRef<Path>, words: &[&str]) {
    let program = program.as_ref();
    let output = Command::new(program).args(words).output();
    let output = output.unwrap_or_else(|error| panic!("{}: {error}", program.display()));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success(),
        "{} {words:?}: {said}",
        program.display()
    );
}

/// With the settings of tests, for which everything is built already.
#[test]
fn cargo_installs_it() {
    if !heavy("nothing was installed by cargo") {
        return;
    }
    let root = folder("installed-by-cargo");
    let place = root.to_str().expect("the folder has a name in text");
    let here = env!("CARGO_MANIFEST_DIR");
    let words = [
        "install",
        "--debug",
        "--locked",
        "--offline",
        "--path",
        here,
        "--root",
        place,
    ];
    run(env!("CARGO"), &words);
    assert_installed(&root.join("bin/nimlab"));
}

#[test]
fn pip_installs_it() {
    let untried = "no wheel was installed";
    if !heavy(untried) || !runs("python3", &["-c", "import ensurepip, venv"], untried) {
        return;
    }
    let wheel = made("static", untried).and_then(|place| wheels(&place).pop());
    let Some(wheel) = wheel else {
        return skipped("a wheel, which .ci/wheel makes,", untried);
    };
    let root = folder("installed-by-pip");
    let place = root.to_str().expect("the folder has a name in text");
    run("python3", &["-m", "venv", place]);
    let wheel = wheel.to_str().expect("the wheel has a name in text");
    let words = [
        "install",
        "--no-index",
        "--disable-pip-version-check",
        wheel,
    ];
    run(root.join("bin/pip"), &words);
    assert_installed(&root.join("bin/nimlab"));
}

fn wheels(place: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(place).expect("it can be listed");
    let files = files.map(|entry| entry.expect("it can be listed").path());
    files
        .filter(|file| file.extension().is_some_and(|it| it == "whl"))
        .collect()
}

/// Only where they are published can the workflows be run; what they call is at least there.
#[test]
fn the_workflows_are_yaml_and_call_what_is_there() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = fs::read_dir(here.join(".github/workflows")).expect("there are workflows");
    let mut called = 0;
    for file in files {
        let workflow = text(&file.expect("it can be listed").path());
        let Some(read) = as_yaml(&workflow) else {
            return;
        };
        let jobs = read["jobs"].as_object().expect("there are jobs").values();
        let steps = jobs.flat_map(|job| job["steps"].as_array().into_iter().flatten());
        let scripts = steps.filter_map(|step| step["run"].as_str());
        let programs = scripts.filter_map(|script| script.split_whitespace().next());
        for program in programs.filter(|it| it.contains('/') && !it.starts_with("target/")) {
            assert!(here.join(program).is_file(), "{program}");
            called += 1;
        }
    }
    assert!(called >= 3, "{called} scripts are called");
}

/// What cargo publishes is not all that is here, but it must be all that the program is built of.
#[test]
fn the_package_holds_what_the_source_includes() {
    let output = Command::new(env!("CARGO"))
        .args([
            "package",
            "--package=nimlab",
            "--list",
            "--allow-dirty",
            "--offline",
        ])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{output:?}");
    let list = String::from_utf8(output.stdout).expect("it is text");
    let packed: Vec<&str> = list.lines().collect();
    for wanted in [
        "README.md",
        "LICENSE-MIT",
        "LICENSE-APACHE",
        "build.rs",
        "Cargo.lock",
    ] {
        assert!(packed.contains(&wanted), "{wanted} is not in {list}");
    }
    let here = fs::canonicalize(env!("CARGO_MANIFEST_DIR")).expect("it is there");
    let mut count = 0;
    for file in packed.iter().filter(|file| file.starts_with("src/")) {
        for included in included(&here.join(file)) {
            let path = included.strip_prefix(&here).expect("it belongs to this");
            let path = path.to_str().expect("names are text");
            assert!(packed.contains(&path), "{file} includes {path}");
            count += 1;
        }
    }
    assert!(count > 20, "{count} files are included");
}

/// The files that a file of the source takes in as they are.
fn included(file: &Path) -> Vec<PathBuf> {
    if file.extension().is_none_or(|it| it != "rs") {
        return Vec::new();
    }
    let source = text(file);
    let macros = ["include_str!(", "include_bytes!("];
    let literals = macros.iter().flat_map(|name| source.split(name).skip(1));
    let names = literals.filter_map(|after| after.trim_start().strip_prefix('"'));
    let names = names.filter_map(|name| Some(name.split_once('"')?.0));
    let place = |name| file.with_file_name(name).canonicalize();
    names
        .map(|name| place(name).expect("what is included is there"))
        .collect()
}
