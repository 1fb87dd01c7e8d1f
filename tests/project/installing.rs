//! What is installed is nimlab: by cargo from the folder, and by pip from the wheel that `.ci/wheel` makes.
#![cfg(unix)]

use std::fs;
use std::path::Path;
use std::process::Command;

use super::page::root;
use crate::program::folder;
use crate::support::{nightly, runs, skipped};

/// A command that ends well, and what it prints.
fn printed(program: impl AsRef<Path>, words: &[&str]) -> String {
    let output = Command::new(program.as_ref()).args(words).current_dir(root()).output();
    let output = output.expect("the program starts");
    assert!(output.status.success(), "{words:?}: {output:?}");
    String::from_utf8(output.stdout).expect("it is text")
}

/// The program of this folder is this nimlab.
fn is_installed(root: &Path) {
    for words in [&["--version"][..], &["explain", "18", "6", "3", "20", "9"]] {
        let this = printed(env!("CARGO_BIN_EXE_nimlab"), words);
        assert_eq!(printed(root.join("bin/nimlab"), words), this);
    }
}

#[test]
fn cargo_and_pip_install_it() {
    let untried = "nothing was installed";
    if !nightly(untried) || !runs("python3", &["-c", "import ensurepip, venv"], untried) {
        return;
    }
    let by_cargo = folder("installed-by-cargo");
    let place = by_cargo.to_str().unwrap();
    let words = ["install", "--debug", "--locked", "--offline", "--path", ".", "--root", place];
    printed(env!("CARGO"), &words);
    is_installed(&by_cargo);
    let made = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("static");
    let wheels = fs::read_dir(made).into_iter().flatten();
    let mut wheels = wheels.map(|entry| entry.unwrap().path());
    let Some(wheel) = wheels.find(|file| file.extension().is_some_and(|it| it == "whl")) else {
        return skipped("a wheel, which .ci/wheel makes,", untried);
    };
    let by_pip = folder("installed-by-pip");
    printed("python3", &["-m", "venv", by_pip.to_str().unwrap()]);
    let words = ["install", "--no-index", "--disable-pip-version-check", wheel.to_str().unwrap()];
    printed(by_pip.join("bin/pip"), &words);
    is_installed(&by_pip);
}
