//! The command-line contract, as scripts and teachers' tools rely on it.
//!
//! The names and shapes of the JSON, the exit codes, who decides about colour, what a drawn board looks like, and that a
//! reader may stop reading. `nimlab xor 3 5 --format json` has `"answer":6` for good.

mod colour;
mod coq;
mod drawing;
mod game_json;
mod html;
mod json;
mod pipe;
mod written;

use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin;
use serde_json::Value;

/// The program with nothing in the environment that says anything about colour.
fn nimlab() -> Command {
    let mut command = Command::new(cargo_bin!("nimlab"));
    for name in ["NO_COLOR", "CLICOLOR_FORCE", "CLICOLOR", "TERM"] {
        command.env_remove(name);
    }
    command
}

/// What a run that ends well writes; nothing is said beside it.
fn written(words: &[&str], input: &str) -> String {
    let output = nimlab()
        .args(words)
        .write_stdin(input)
        .output()
        .expect("the program starts");
    let message = String::from_utf8_lossy(&output.stderr);
    assert_eq!(
        (output.status.code(), &message[..]),
        (Some(0), ""),
        "{words:?}"
    );
    String::from_utf8(output.stdout).expect("results are text")
}

/// The JSON of a request, such as `xor 3 5`: one line, and nothing else.
fn json_with(request: &str, input: &str) -> Value {
    let words: Vec<&str> = request.split(' ').chain(["--format", "json"]).collect();
    let text = written(&words, input);
    assert_eq!(text.matches('\n').count(), 1, "{request}");
    assert!(text.ends_with('\n'), "{request}");
    serde_json::from_str(&text).expect("the output is JSON")
}

fn json(request: &str) -> Value {
    json_with(request, "")
}

/// The names of the fields of a JSON object, in the order of the alphabet.
fn fields(object: &Value) -> Vec<&str> {
    let object = object.as_object().expect("an object");
    object.keys().map(String::as_str).collect()
}

/// Whether all of these names are there.
fn has_fields(object: &Value, names: &[&str]) -> bool {
    names.iter().all(|name| fields(object).contains(name))
}
