//! The command-line contract, as scripts and teachers' tools rely on it.
//!
//! The names and shapes of the JSON, the exit codes, who decides about colour, what a drawn board looks like, and that a
//! reader may stop reading. `nimlab xor 3 5 --format json` has `"answer":6` for good.

mod colour;
mod html;
mod json;
mod pipe;
mod width;

use assert_cmd::Command;
use serde_json::Value;

use crate::program::{self, run};

/// The program with nothing in the environment.
fn nimlab() -> Command {
    program::nimlab(&[])
}

/// What a run that ends well writes; nothing is said beside it.
fn written(words: &[&str], input: &str) -> String {
    let (code, written, message) = run(words, input);
    assert_eq!((code, &message[..]), (0, ""), "{words:?}");
    written
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
