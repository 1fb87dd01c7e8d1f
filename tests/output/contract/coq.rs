//! `explain --format coq`: coqc accepts the file, finds no axiom in it, and it says who wins.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::contract::{nimlab, written};
use crate::support::{few_or_all, runs};

fn file(words: &str) -> String {
    let words = words.split(' ').chain(["--format", "coq"]);
    let words: Vec<&str> = std::iter::once("explain").chain(words).collect();
    written(&words, "")
}

/// What is said to a request that cannot be carried out.
fn refused(words: &[&str]) -> String {
    let told = nimlab().args(words).args(["--format", "coq"]).assert();
    let told = told.code(2).stdout("");
    String::from_utf8(told.get_output().stderr.clone()).unwrap()
}

/// What coqc says of a file; `None` where it does not accept it.
fn checked(folder: &Path, file: &str) -> Option<String> {
    let path = folder.join("board.v");
    fs::write(&path, file).unwrap();
    let coqc = Command::new("coqc")
        .arg(&path)
        // It leaves files where it runs.
        .current_dir(folder)
        .stderr(Stdio::null())
        .output()
        .unwrap();
    let said = String::from_utf8(coqc.stdout).unwrap();
    coqc.status.success().then_some(said)
}

/// Boards and moves, with the theorems that the file must state.
const STATED: &str = "
18 6 3 20 9 => the_player_to_move_wins : wins here; the_move_is_legal : move here after_it; then_the_other_player_loses : loses after_it
5 4 3 --move 1,5 => the_player_to_move_wins : wins here; the_move_is_legal : move here after_it; then_the_other_player_wins : wins after_it; the_reply_is_legal : move after_it after_the_reply; then_the_first_player_loses : loses after_the_reply
[] => the_player_to_move_loses : loses here
18446744073709551615 9223372036854775808 3 => the_player_to_move_wins : wins here
0 0 => the_player_to_move_loses : loses here
5 4 1 => the_player_to_move_loses : loses here
7 => then_the_other_player_loses : loses after_it
5 4 1 --move 1,1 => the_player_to_move_loses : loses here; then_the_other_player_wins : wins after_it
3 --move 1,3 => then_the_other_player_loses : loses after_it
";

#[test]
fn a_machine_accepts_the_proof_and_finds_no_axiom_in_it() {
    if !runs("coqc", &["--version"], "the proof of who wins a board") {
        return;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("coq");
    fs::create_dir_all(&folder).unwrap();
    let lines: Vec<&str> = STATED.trim().lines().collect();
    for line in few_or_all(lines, 2, "boards proved for coqc") {
        let (words, stated) = line.split_once(" => ").expect(line);
        let stated: Vec<&str> = stated.split("; ").collect();
        let file = file(words);
        for theorem in &stated {
            assert!(file.contains(&format!("Theorem {theorem}.")), "{words}: {theorem}");
        }
        let said = checked(&folder, &file);
        let said = said.unwrap_or_else(|| panic!("{words} is not accepted"));
        let closed = said.matches("Closed under the global context").count();
        assert!(closed > stated.len().min(2), "{words}: {said}");
        assert_eq!(closed, file.matches("Print Assumptions").count(), "{words}: {said}");
        assert!(!said.contains("Axioms:"), "{words}: {said}");
    }
    let changed = file("18 6 3 20 9").replace("[18; 6; 3; 20; 3]", "[18; 6; 3; 20; 2]");
    assert_eq!(checked(&folder, &changed), None, "a false proof");
}

#[test]
fn rows_too_many_to_be_written_out_are_the_only_ones_refused() {
    let rows = |count: usize| vec!["3"; count].join(" ");
    assert!(file(&rows(1000)).contains("the_player_to_move_loses"));
    let said = refused(&["explain", &rows(1001)]);
    assert!(said.contains("1001 rows") && said.contains("1000"), "{said}");
}

#[test]
fn what_is_not_nim_in_normal_play_is_refused_by_its_name() {
    for (words, name) in [
        ("explain --misere 3 4", "misère"),
        ("explain kayles 3", "kayles"),
        ("explain moore:2 3 4", "moore:2"),
        ("explain nimble 3 4", "disguise"),
        ("explain --proof 3 4", "--proof"),
        ("explain --all 3 4", "--all"),
        ("explain --by looking-ahead 2 1", "--by"),
        ("sum 3 4", "coq"),
        ("values kayles", "coq"),
        ("check x", "coq"),
        ("grade x.py", "coq"),
    ] {
        let said = refused(&words.split(' ').collect::<Vec<_>>());
        let is_expected = ["expected", "possible values: text"].map(|told| said.contains(told));
        assert!(said.contains(name) && is_expected.contains(&true), "{words}: {said}");
    }
}
