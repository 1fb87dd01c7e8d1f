//! What shells are given: it loads, and it knows the commands, the options and their values, and files from boards.
//!
//! A program that is not there cannot be asked, and that is said; with `NIMLAB_NO_SKIP` set, it is a failure.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{file, printed};

const SHELLS: [&str; 5] = ["bash", "elvish", "fish", "powershell", "zsh"];

/// Whether a program is there and to be tried; says so where it is not. Bash is there wherever there are shells.
fn has(program: &str) -> bool {
    let untried = format!("{program} did not read what is printed for it");
    (program == "bash" || crate::support::heavy(&untried))
        && crate::support::runs(program, &["--version"], &untried)
}

#[test]
fn every_shell_gets_the_commands_options_and_values() {
    for shell in SHELLS {
        let script = printed(&["completions", shell]);
        for word in "explain worksheet completions format step misere".split(' ') {
            assert!(script.contains(word), "{word} for {shell}");
        }
        // clap's scripts for the other two know no values.
        if ["bash", "fish", "zsh"].contains(&shell) {
            assert!(script.contains("markdown"), "{shell}");
        }
    }
}

/// What is typed before Tab, and what is then offered, in a folder with a folder and two files.
const OFFERED: [(&str, &[&str]); 27] = [
    ("nimlab expl", &["explain"]),
    ("nimlab explain --mis", &["--misere"]),
    ("nimlab explain 5 4 --mis", &["--misere"]),
    ("nimlab explain --format mark", &["markdown"]),
    ("nimlab explain --format co", &["coq"]),
    ("nimlab sum --format co", &[]),
    ("nimlab grade lab.py --format cs", &["csv"]),
    ("nimlab --ascii lesson wh", &["why-it-works"]),
    ("nimlab lesson m", &["my notes.md"]),
    ("nimlab lesson --li", &["--linear", "--lint"]),
    ("nimlab explain ka", &["kayles"]),
    // The folder has a file lab.py, which is no board.
    ("nimlab explain la", &["lasker"]),
    ("nimlab grade la", &["lab.py"]),
    ("nimlab grade ", &["hand-ins", "lab.py", "my notes.md"]),
    ("nimlab grade --output ", &["hand-ins"]),
    ("nimlab grade lab.py --only num", &["numeral_binary"]),
    ("nimlab check --sheet my", &["my notes.md"]),
    ("nimlab values la", &["lasker"]),
    ("nimlab verify --game tre", &["treblecross"]),
    ("nimlab play --board nor", &["northcott"]),
    ("nimlab practice bin", &["binary"]),
    ("nimlab practice la", &["lasker"]),
    ("nimlab fill ", &["move", "sum", "xor"]),
    ("nimlab binary ", &[]),
    ("nimlab completions fi", &["fish"]),
    ("nimlab man expl", &["explain"]),
    ("nimlab help expl", &["explain"]),
];

fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("completed");
    fs::create_dir_all(folder.join("hand-ins")).unwrap();
    for file in ["lab.py", "my notes.md"] {
        fs::write(folder.join(file), "").unwrap();
    }
    folder
}

/// What a shell offers for each of these lines, in alphabetical order. The program is given the script and the lines, and
/// prints what is offered, one a line, and a line with `<asked>` behind it.
fn offered(shell: &str, program: &str, lines: &[&str]) -> Vec<Vec<String>> {
    let script = file(
        "completions",
        &format!("nimlab.{shell}"),
        &printed(&["completions", shell]),
    );
    let program = file("completions", &format!("ask.{shell}"), program);
    let output = Command::new(shell)
        .args(match shell {
            "bash" => ["--norc", "--noprofile"].as_slice(),
            "fish" => &["--no-config"],
            _ => &["-f"],
        })
        .arg(program)
        .arg(script)
        .args(lines)
        .current_dir(folder())
        .env("HOME", folder().parent().unwrap())
        .output()
        .unwrap();
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        output.status.success() && error.is_empty(),
        "{shell}: {error}"
    );
    let text = String::from_utf8(output.stdout).unwrap();
    let answers = text.split("<asked>\n").map(|answer| {
        let words = answer.lines().map(|word| {
            let word = word.split('\t').next().unwrap().replace('\\', "");
            word.trim_end_matches('/').to_owned()
        });
        let mut words: Vec<String> = words.filter(|word| !word.is_empty()).collect();
        words.sort();
        words.dedup();
        words
    });
    answers.take(lines.len()).collect()
}

fn assert_offered(shell: &str, program: &str) {
    let lines = OFFERED.map(|(line, _)| line);
    let offered = offered(shell, program, &lines);
    assert_eq!(offered.len(), lines.len(), "{shell}");
    for ((line, expected), offered) in OFFERED.iter().zip(offered) {
        assert_eq!(offered, *expected, "{shell}: {line}");
    }
}

const ASK_BASH: &str = r#"
set -u
source "$1"
shift
for line; do
    COMP_WORDS=($line)
    [[ $line != *' ' ]] || COMP_WORDS+=('')
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    _nimlab nimlab "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
    printf '%s\n' "${COMPREPLY[@]}" '<asked>'
done
"#;

const ASK_FISH: &str = "
source $argv[1]
for line in $argv[2..]
    complete -C $line
    echo '<asked>'
end
";

/// Only somebody who types can ask zsh: a second one, behind a terminal, is typed to, and notes what it would offer.
const ASK_ZSH: &str = r#"
zmodload zsh/zpty || exit 3
export SCRIPT=$1 NOTED=$1.noted
shift
rm -f $NOTED
zpty shell zsh -f -i
zpty -w shell '
PROMPT= RPROMPT=
setopt no_auto_list no_list_beep extended_glob
autoload -Uz compinit
compinit -u -D
source $SCRIPT
compadd() {
    if [[ " $* " != *" -"[a-zA-Z]#(A|D|O)" "* ]]; then
        local -a noted
        builtin compadd -O noted "$@"
        print -rl -- $noted >>$NOTED
    fi
    builtin compadd "$@"
}
asked() { print "<asked>" >>$NOTED; print "<as""ked>"; zle kill-buffer }
zle -N asked
bindkey "^I" complete-word "^T" asked
print "<rea""dy>"'
zpty -r shell typed '*<ready>*'
for line; do
    zpty -w -n shell "$line"$'\t\C-t'
    zpty -r shell typed '*<asked>*'
done
zpty -d shell
cat $NOTED
"#;

#[test]
fn bash_completes() {
    if has("bash") {
        assert_offered("bash", ASK_BASH);
    }
}

#[test]
fn fish_completes() {
    if has("fish") {
        assert_offered("fish", ASK_FISH);
    }
}

#[test]
fn zsh_completes() {
    if has("zsh") {
        assert_offered("zsh", ASK_ZSH);
    }
}

#[test]
fn what_is_offered_is_all_that_there_is_and_understood() {
    if !has("bash") {
        return;
    }
    let lines = ["nimlab lesson ", "nimlab worksheet ", "nimlab explain "];
    let [lessons, topics, games]: [Vec<String>; 3] =
        offered("bash", ASK_BASH, &lines).try_into().unwrap();
    let course = printed(&["lesson", "--format", "json"]);
    let course: serde_json::Value = serde_json::from_str(&course).unwrap();
    for lesson in course["lessons"].as_array().unwrap() {
        let name = lesson["name"].as_str().unwrap();
        assert!(lessons.iter().any(|lesson| lesson == name), "{name}");
    }
    for topic in topics {
        printed(&["worksheet", &topic, "--count", "1", "--seed", "1"]);
    }
    for game in games {
        let board = match &*game {
            "turtles" => "THT",
            _ => "3 4 5",
        };
        printed(&["explain", &game, board, "--depth", "0"]);
    }
}

#[test]
fn other_shells_that_are_there_read_the_script_without_complaint() {
    for (shell, check) in [("bash", "-n"), ("zsh", "-n"), ("fish", "--no-execute")] {
        if !has(shell) {
            continue;
        }
        let script = file(
            "completions",
            &format!("read.{shell}"),
            &printed(&["completions", shell]),
        );
        let output = Command::new(shell).arg(check).arg(script).output().unwrap();
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(
            output.status.success() && error.is_empty(),
            "{shell}: {error}"
        );
    }
}
