//! A period told as a certificate, judged by a program that knows nothing of this one.

use std::io::Write;
use std::process::{Command, Stdio};

use crate::program::printed;
use crate::support::skipped;

fn certificate(game: &str) -> String {
    printed(&["values", game, "--format", "certificate"])
}

/// Whether it is accepted; `None` where there is no Python.
fn is_accepted(certificate: &str) -> Option<bool> {
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/verify_period.py");
    let python =
        Command::new("python3").arg(program).stdin(Stdio::piped()).stdout(Stdio::null()).spawn();
    let mut python = python.ok()?;
    python.stdin.take()?.write_all(certificate.as_bytes()).ok()?;
    Some(python.wait().ok()?.success())
}

#[test]
fn certificates_are_accepted_and_changed_ones_are_not() {
    for game in [
        "kayles",
        "dawson",
        "octal:0.07",
        "octal:4",
        "octal:0.7777",
        "subtract:2,3,7",
        "subtract:1,2,3",
        "octal:0.3",
        "octal:0.45",
        "lasker",
        "nim",
    ] {
        let whole = certificate(game);
        match is_accepted(&whole) {
            Some(accepted) => assert!(accepted, "{game}"),
            None => return skipped("python3", "certificates of periods"),
        }
        let mut json: serde_json::Value = serde_json::from_str(&whole).unwrap();
        let values = json["values"].as_array_mut().unwrap();
        values.pop();
        assert_eq!(is_accepted(&json.to_string()), Some(false), "{game}: a value less");
        let mut json: serde_json::Value = serde_json::from_str(&whole).unwrap();
        let one = json["values"][1].as_u64().unwrap();
        json["values"][1] = (one + 1).into();
        assert_eq!(is_accepted(&json.to_string()), Some(false), "{game}: another value");
        for number in ["p", "saltus"] {
            let mut json: serde_json::Value = serde_json::from_str(&whole).unwrap();
            json[number] = (json[number].as_u64().unwrap() + 1).into();
            let accepted = is_accepted(&json.to_string());
            assert_eq!(accepted, Some(false), "{game}: another {number}");
        }
    }
}
