//! The files for `PrairieLearn`, `CodeRunner` and Autolab do what their chapter says, as far as that can be tried without them.
//!
//! Each is laid out as its platform lays it out, a program of theirs is stood in for by the one line that matters (a template
//! filled in, `make` called), and what comes out is read as they would read it.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, from_str};

use crate::recipes::{NIMLAB, ONE_RIGHT, blocks, done, folder, python_is_there, text};
use crate::support::runs;

const RULES: &str = "functions = [\"is_human\", \"is_board_empty\"]\n";

/// The block of the chapter in this language in which these words stand.
fn block(language: &str, words: &str) -> String {
    let blocks = blocks("platforms", language);
    let found = blocks.into_iter().find(|block| block.contains(words));
    found.unwrap_or_else(|| panic!("no block of {language} has {words}"))
}

/// nimlab, to be executed in this folder, with rules and a hand-in beside it.
fn laid_out(folder: &Path, program: &str, rules: &str, hand_in: Option<&str>) {
    let at = |file: &str| {
        let file = folder.join(file);
        fs::create_dir_all(file.parent().expect("it lies in a folder"))
            .expect("a folder can be made");
        file
    };
    fs::copy(NIMLAB, at(program)).expect("the program can be copied");
    fs::write(at(rules), RULES).expect("a file can be written");
    if let Some(hand_in) = hand_in {
        fs::write(at(hand_in), ONE_RIGHT).expect("a file can be written");
    }
}

#[test]
fn prairielearn_gets_its_results() {
    if !python_is_there() {
        return;
    }
    let folder = folder("prairielearn");
    let program = "serverFilesCourse/nimlab/nimlab";
    laid_out(&folder, program, "tests/lab.toml", Some("student/lab.py"));
    let question: Value = from_str(&block("json", "externalGradingOptions")).expect("it is JSON");
    let grading = &question["externalGradingOptions"];
    let entry = grading["entrypoint"].as_str().expect("it says what runs");
    let (_, entry) = entry.split_once("/grade/").expect("it lies in the job");
    let shared = grading["serverFilesCourse"][0].as_str().expect("a folder is shared");
    assert_eq!(Path::new(program).parent(), Path::new(entry).parent());
    assert!(entry.contains(shared), "{entry} lies in {shared}");
    let script = block("bash", "prairielearn").replace("/grade", &folder.display().to_string());
    done(&script, &[], &folder);
    let results: Value = from_str(&text(&folder.join("results/results.json"))).expect("it is JSON");
    assert_eq!(results["gradable"], true);
    assert_eq!(results["score"], 0.5);
    assert_eq!(results["tests"][0]["name"], "is_human");
    // Its page takes up the one file that its question asks for.
    let page = block("html", "pl-file-upload");
    assert!(page.contains("file-names=\"lab.py\""), "{page}");
}

#[test]
fn coderunner_gets_its_outcome() {
    if !python_is_there() {
        return;
    }
    let folder = folder("coderunner");
    laid_out(&folder, "nimlab", "lab.toml", None);
    // As support files come: nobody may execute them.
    let plain = fs::Permissions::from_mode(0o644);
    fs::set_permissions(folder.join("nimlab"), plain).expect("they can be set");
    let template = block("python", "coderunner");
    // What Twig's e('py') makes of a string.
    let escaped = ONE_RIGHT.replace('\\', "\\\\").replace('"', "\\\"");
    let filled = template.replace("{{ STUDENT_ANSWER | e('py') }}", &escaped);
    assert_ne!(template, filled, "the answer stands in the template");
    let output = Command::new("python3")
        .args(["-c", &filled])
        .current_dir(&folder)
        .output()
        .expect("Python runs");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(text(&folder.join("lab.py")), ONE_RIGHT);
    let told = String::from_utf8(output.stdout).expect("it is text");
    let outcome: Value = from_str(&told).expect("it is JSON");
    assert_eq!(outcome["fraction"], 0.5);
    assert_eq!(outcome["testresults"][1][1], "is_human");
}

#[test]
fn autolab_gets_its_scores() {
    if !python_is_there() || !runs("make", &["--version"], "the makefile was not tried") {
        return;
    }
    let folder = folder("autolab");
    let (packed, graded) = (folder.join("packed"), folder.join("graded"));
    laid_out(&packed, "nimlab", "lab.toml", None);
    done(&block("bash", "autograde.tar"), &[], &packed);
    fs::create_dir_all(&graded).expect("a folder can be made");
    let copied = fs::rename(packed.join("autograde.tar"), graded.join("autograde.tar"));
    copied.expect("the archive is there");
    fs::write(graded.join("Makefile"), block("make", "autograde.tar"))
        .expect("a file can be written");
    fs::write(graded.join("lab.py"), ONE_RIGHT).expect("a file can be written");
    let output = Command::new("make").current_dir(&graded).output().expect("make runs");
    let told = String::from_utf8(output.stdout).expect("it is text");
    let last = told.lines().last().expect("there is a line");
    let scores: Value = from_str(last).expect("the last line is JSON");
    assert_eq!(scores["scores"].as_object().map(serde_json::Map::len), Some(2));
    assert!(scores["scores"]["is_human"].as_f64() > Some(0.0), "{scores}");
    assert_eq!(scores["scores"]["is_board_empty"], 0);
}
