//! What the page works out by itself, without the engine: its modules, called with random input, and judged by other means.
//!
//! Node.js calls them, joined by the esbuild that `web/build` fetches.

mod balance;
mod fit;
mod games;
mod reading;

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

/// What a function (`module.function`) returns for what each case gives; of no case where there is nothing to call with.
fn returned<'a, T>(
    function: &str,
    cases: &'a [T],
    given: impl Fn(&T) -> Value,
) -> Vec<(&'a T, Value)> {
    let (module, function) = function.split_once('.').expect("a module's function");
    let calls = cases.iter().map(|case| json!([module, function, given(case)]).to_string());
    let calls: Vec<String> = calls.collect();
    let web = concat!(env!("CARGO_MANIFEST_DIR"), "/web");
    if !Path::new(web).join("node_modules/esbuild").exists() {
        crate::support::skipped(
            "esbuild, which web/build fetches,",
            "no module of the page was called",
        );
        return Vec::new();
    }
    let mut node = Command::new("node")
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/engine/modules/call.mjs"))
        .arg(web)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("node starts");
    let mut given = node.stdin.take().expect("it is piped");
    given.write_all(calls.join("\n").as_bytes()).expect("node reads");
    drop(given);
    let output = node.wait_with_output().expect("node ends");
    assert!(output.status.success(), "node fails");
    let returned: Vec<Value> = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(returned.len(), calls.len());
    cases.iter().zip(returned).collect()
}

/// A list of numbers.
fn numbers(value: &Value) -> Vec<u64> {
    let list = value.as_array().expect("a list").iter();
    list.map(|number| number.as_u64().expect("a whole number")).collect()
}
