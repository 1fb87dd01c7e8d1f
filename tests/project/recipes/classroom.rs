//! The workflow for GitHub Classroom does what its chapter says, as far as that can be tried without GitHub.

use std::fs;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::Value;

use crate::recipes::{ONE_RIGHT, as_yaml, bash, blocks, done, folder, python_is_there, text};
use crate::support::runs;

/// The one workflow of the chapter.
fn workflow() -> String {
    let [workflow]: [String; 1] =
        blocks("platforms", "yaml").try_into().expect("one workflow is shown");
    workflow
}

/// The script of the step that grades: what is indented under its `run: |`.
fn grading_script(workflow: &str) -> String {
    let (_, after) = workflow.split_once("run: |\n").expect("a step has a script");
    let deep = |line: &&str| line.starts_with("          ");
    let lines: Vec<&str> = after.lines().take_while(deep).map(str::trim_start).collect();
    lines.join("\n") + "\n"
}

#[test]
fn classroom_gets_a_report_and_the_run_a_summary() {
    if !python_is_there() || !runs("base64", &["--version"], "the workflow was not tried") {
        return;
    }
    let folder = folder("classroom");
    fs::write(folder.join("lab.py"), ONE_RIGHT).expect("a file can be written");
    let workflow = workflow();
    // So a workflow runs its scripts: the first that fails ends it.
    done(&grading_script(&workflow), &["-e"], &folder);
    let told = text(&folder.join("output"));
    let result = told.strip_prefix("result=").expect("there is a result");
    assert_eq!(result.lines().count(), 1, "a value is one line");
    let decoded = BASE64_STANDARD.decode(result.trim_end()).expect("it is Base64");
    let report: Value = serde_json::from_slice(&decoded).expect("the report is JSON");
    assert_eq!(report["status"], "fail");
    let scores = report["tests"].as_array().expect("there are tests").iter();
    let total: f64 = scores.map(|test| test["score"].as_f64().expect("a test has a score")).sum();
    assert!((total - 3.0).abs() < 1e-9, "{report}");
    let summary = text(&folder.join("summary"));
    assert!(summary.starts_with("# lab.py: 3 of 100 points"), "{summary}");
    // A run with another number must not have other points.
    assert!(summary.contains("those of seed 1."), "{summary}");
}

#[test]
fn the_step_fails_where_there_is_nothing_to_report() {
    let folder = folder("classroom-none");
    if !python_is_there() || !runs("bash", &["-c", "true"], "the workflow was not tried") {
        return;
    }
    let workflow = workflow().replace("grade lab.py", "grade lab.py --seed some");
    let output = bash(&grading_script(&workflow), &["-e"], &folder);
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("--seed"));
}

/// The reporter looks for the result of the runner `nimlab` in the variable `NIMLAB_RESULTS`; Classroom looks for a
/// workflow and a job of these very names.
#[test]
fn the_parts_of_the_workflow_fit_together() {
    let workflow = workflow();
    let Some(read) = as_yaml(&workflow) else {
        return;
    };
    assert_eq!(read["name"], "Autograding Tests");
    let steps = read["jobs"]["run-autograding-tests"]["steps"].as_array();
    let steps = steps.expect("there are steps");
    assert_eq!(steps.len(), 4);
    assert_eq!(steps[2]["id"], "nimlab");
    assert_eq!(steps[2]["run"].as_str(), Some(&grading_script(&workflow)[..]));
    assert_eq!(steps[3]["with"]["runners"], "nimlab");
    let results = &steps[3]["env"]["NIMLAB_RESULTS"];
    assert_eq!(*results, "${{ steps.nimlab.outputs.result }}");
}
