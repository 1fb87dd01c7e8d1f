//! What shells are given knows the commands, the options and their values, and is a script that bash reads.
#![cfg(unix)]

use std::process::Command;

use crate::program::{folder, printed};

#[test]
fn every_shell_gets_the_commands_and_options() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = printed(&["completions", shell]);
        for word in "explain worksheet completions format step misere".split(' ') {
            assert!(script.contains(word), "{word} for {shell}");
        }
    }
}

#[test]
fn bash_reads_its_script() {
    let file = folder("completions").join("nimlab.bash");
    std::fs::write(&file, printed(&["completions", "bash"])).unwrap();
    let output = Command::new("bash").args(["--norc", "-n"]).arg(file).output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}
