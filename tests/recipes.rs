//! The files that `docs/platforms.md` shows for Gradescope and for GitHub Classroom do what it says, as far as that can be tried
//! without the two.
//!
//! Each script is run as it stands, in a folder laid out like theirs; only `/autograder` is another place. What it leaves,
//! `{"score":3,"tests":[…]}`, is read as they would read it.
#![cfg(unix)]

#[path = "skipped/mod.rs"]
mod skipped;

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use skipped::runs;

const ONE_RIGHT: &str = "def is_human(player_string):
    return 'computer' not in player_string.lower()
";

/// The blocks of the chapter in this language.
fn blocks(language: &str) -> Vec<String> {
    let chapter = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/platforms.md"))
        .expect("the chapter can be read");
    let fence = format!("\n```{language}\n");
    let after = chapter.split(&fence[..]).skip(1);
    after
        .map(|block| {
            block
                .split_once("\n```")
                .expect("the block has an end")
                .0
                .to_owned()
                + "\n"
        })
        .collect()
}

/// All files of recipes; none in these languages is left untried.
fn files() -> (String, String, String) {
    let scripts: [String; 2] = blocks("bash").try_into().expect("two scripts are shown");
    let workflows: [String; 1] = blocks("yaml").try_into().expect("one workflow is shown");
    let ([setup, run], [workflow]) = (scripts, workflows);
    (setup, run, workflow)
}

/// An empty folder of this name.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join("recipes")
        .join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// The usual path, with nimlab on it.
fn path() -> OsString {
    let nimlab = Path::new(env!("CARGO_BIN_EXE_nimlab"));
    let usual = env::var_os("PATH").unwrap_or_default();
    let places = nimlab.parent().map(Path::to_owned).into_iter();
    env::join_paths(places.chain(env::split_paths(&usual))).expect("the path is one")
}

fn python_is_there() -> bool {
    runs("python3", &["-I", "-c", "pass"], "no recipe was tried")
}

fn bash(script: &str, words: &[&str], folder: &Path) -> Output {
    let file = folder.join("script.sh");
    fs::write(&file, script).expect("a script can be written");
    Command::new("bash")
        .args(words)
        .arg(&file)
        .current_dir(folder)
        .env("PATH", path())
        .env("RUNNER_TEMP", folder)
        .env("GITHUB_RUN_ID", "12345678901")
        .env("GITHUB_OUTPUT", folder.join("output"))
        .env("GITHUB_STEP_SUMMARY", folder.join("summary"))
        .output()
        .expect("bash runs")
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn the_scripts_are_bash() {
    if !runs("bash", &["-c", "true"], "no script was read") {
        return;
    }
    let folder = folder("syntax");
    let (setup, run, workflow) = files();
    for script in [setup, run, grading_script(&workflow)] {
        let output = bash(&script, &["-n"], &folder);
        assert!(
            output.status.success(),
            "{script}\n{}",
            String::from_utf8_lossy(&output.stderr)
        );
    }
}

/// What `run_autograder` leaves where these files were handed in.
fn autograded(name: &str, submitted: &[(&str, &str)]) -> Option<Value> {
    if !python_is_there() || !runs("bash", &["-c", "true"], "run_autograder was not tried") {
        return None;
    }
    let place = folder(name);
    for part in ["source", "submission", "results"] {
        fs::create_dir(place.join(part)).expect("a folder can be made");
    }
    for (file, text) in submitted {
        fs::write(place.join("submission").join(file), text).expect("a file can be written");
    }
    let (_, run, _) = files();
    let place_of_autograder = format!("cd '{}'", place.display());
    let here = run.replace("cd /autograder", &place_of_autograder);
    assert_ne!(here, run, "the script goes to its place");
    let output = bash(&here, &[], &place);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let results = text(&place.join("results/results.json"));
    Some(serde_json::from_str(&results).expect("the results are JSON"))
}

#[test]
fn gradescope_gets_results() {
    let Some(results) = autograded("gradescope", &[("lab.py", ONE_RIGHT)]) else {
        return;
    };
    assert_eq!(results["score"], 3);
    assert_eq!(results["tests"].as_array().map(Vec::len), Some(13));
    assert!(results["extra_data"]["sandbox"].is_object(), "{results}");
}

#[test]
fn gradescope_gets_a_reason_where_there_is_not_one_lab_file() {
    for (name, files, said) in [
        (
            "gradescope-none",
            &[("notes.txt", "")][..],
            "holds no Python lab files",
        ),
        (
            "gradescope-two",
            &[("a.py", ONE_RIGHT), ("b.py", ONE_RIGHT)],
            "2 were found: expected one file",
        ),
    ] {
        let Some(results) = autograded(name, files) else {
            return;
        };
        assert_eq!(results["score"], 0);
        let output = results["output"].as_str().expect("the student is told");
        // The line may be broken anywhere.
        let output = output.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(output.contains(said), "{output}");
    }
}

/// The script of the step that grades: what is indented under its `run: |`.
fn grading_script(workflow: &str) -> String {
    let (_, after) = workflow
        .split_once("run: |\n")
        .expect("a step has a script");
    let deep = |line: &&str| line.starts_with("          ");
    let lines: Vec<&str> = after
        .lines()
        .take_while(deep)
        .map(str::trim_start)
        .collect();
    lines.join("\n") + "\n"
}

#[test]
fn classroom_gets_a_report_and_the_run_a_summary() {
    if !python_is_there() || !runs("base64", &["--version"], "the workflow was not tried") {
        return;
    }
    let folder = folder("classroom");
    fs::write(folder.join("lab.py"), ONE_RIGHT).expect("a file can be written");
    let (_, _, workflow) = files();
    // So a workflow runs its scripts: the first that fails ends it.
    let output = bash(&grading_script(&workflow), &["-e"], &folder);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let told = text(&folder.join("output"));
    let result = told.strip_prefix("result=").expect("there is a result");
    assert_eq!(result.lines().count(), 1, "a value is one line");
    let mut base64 = Command::new("base64")
        .arg("--decode")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("base64 starts");
    std::io::Write::write_all(
        &mut base64.stdin.take().expect("it is piped"),
        result.trim_end().as_bytes(),
    )
    .expect("base64 reads");
    let decoded = base64.wait_with_output().expect("base64 ends").stdout;
    let report: Value = serde_json::from_slice(&decoded).expect("the report is JSON");
    assert_eq!(report["status"], "fail");
    let scores = report["tests"].as_array().expect("there are tests").iter();
    let total: f64 = scores
        .map(|test| test["score"].as_f64().expect("a test has a score"))
        .sum();
    assert!((total - 3.0).abs() < 1e-9, "{report}");
    let summary = text(&folder.join("summary"));
    assert!(
        summary.starts_with("# lab.py: 3 of 100 points"),
        "{summary}"
    );
    // A run with another number must not have other points.
    assert!(summary.contains("--seed 1`"), "{summary}");
}

#[test]
fn the_step_fails_where_there_is_nothing_to_report() {
    let folder = folder("classroom-none");
    fs::create_dir(folder.join("lab.py")).expect("a folder can be made");
    for file in ["lab.py/a.py", "lab.py/b.py"] {
        fs::write(folder.join(file), ONE_RIGHT).expect("a file can be written");
    }
    if !python_is_there() || !runs("bash", &["-c", "true"], "the workflow was not tried") {
        return;
    }
    let (_, _, workflow) = files();
    let output = bash(&grading_script(&workflow), &["-e"], &folder);
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("2 were found"));
}

/// The reporter looks for the result of the runner `nimlab` in the variable `NIMLAB_RESULTS`; Classroom looks for a
/// workflow and a job of these very names.
#[test]
fn the_parts_of_the_workflow_fit_together() {
    let (_, _, workflow) = files();
    for line in [
        "name: Autograding Tests",
        "  run-autograding-tests:",
        "      - id: nimlab",
        "          NIMLAB_RESULTS: ${{ steps.nimlab.outputs.result }}",
        "          runners: nimlab",
    ] {
        assert!(
            workflow.lines().any(|other| other == line),
            "{line} in\n{workflow}"
        );
    }
    assert!(!workflow.contains('\t'), "YAML is indented by spaces");
}

#[test]
fn the_workflow_is_yaml() {
    const READ: &str =
        "import json, sys, yaml; print(json.dumps(yaml.safe_load(sys.argv[1])['jobs']))";
    let (_, _, workflow) = files();
    let output = Command::new("python3")
        .args(["-c", READ, &workflow])
        .output();
    let has_yaml = Command::new("python3")
        .args(["-c", "import yaml"])
        .output()
        .is_ok_and(|output| output.status.success());
    if !has_yaml {
        // It is not part of Python, and the test before this one has looked at what matters.
        eprintln!("passed over: Python has no module yaml here");
        return;
    }
    let output = output.expect("python3 runs");
    let jobs: Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&output.stderr)));
    let steps = jobs["run-autograding-tests"]["steps"]
        .as_array()
        .expect("there are steps");
    assert_eq!(steps.len(), 4);
    assert_eq!(steps[2]["id"], "nimlab");
    assert_eq!(
        steps[2]["run"].as_str(),
        Some(&grading_script(&workflow)[..])
    );
    assert_eq!(steps[3]["with"]["runners"], "nimlab");
}
