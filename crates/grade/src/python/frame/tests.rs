//! Anything that no harness writes is not a frame, however it came about: reading it would cost time and memory.

use serde::de::DeserializeOwned;

use super::{CallOutcome, CallReply, LoadFrame, Returned};
use crate::python::PythonValue;
use crate::python::stream::seen;

/// The frame in a text.
fn read<Frame: DeserializeOwned>(text: &str) -> Option<Frame> {
    let frame = serde_json::from_str(text).map(seen);
    frame.and_then(serde_json::from_value).ok()
}

/// The returned value, given as this JSON.
fn returned(value: &str) -> Option<Returned> {
    let frame = format!(
        r#"{{"returned":[[{{"value":{value},"given":{{"tuple":[]}},"same":false}}],{{"text":""}}]}}"#
    );
    match read(&frame) {
        Some(CallReply::Done(CallOutcome::Returned(mut returned, _))) => returned.pop(),
        _ => None,
    }
}

fn nested(depth: usize) -> String {
    format!("{}\"none\"{}", "{\"list\":[".repeat(depth), "]}".repeat(depth))
}

fn list(length: usize) -> String {
    format!("{{\"list\":[{}]}}", vec!["\"none\""; length].join(","))
}

#[test]
fn integers_have_as_many_digits_as_the_harness_tells() {
    let int = |digits: usize| format!("{{\"int\":\"-{}\"}}", "f".repeat(digits));
    let longest = returned(&int(1 << 10)).map(|returned| returned.value);
    assert!(matches!(longest, Some(PythonValue::Int(_))));
    for digits in [(1 << 10) + 1, 300_000] {
        assert_eq!(returned(&int(digits)), None, "{digits} digits");
    }
}

#[test]
fn values_are_as_deep_and_as_large_as_the_harness_tells() {
    assert!(returned(&nested(40)).is_some());
    assert_eq!(returned(&nested(1_000)), None);
    let is_huge = |value: &str| {
        let value = returned(value).map(|returned| returned.value);
        matches!(value, Some(PythonValue::Huge(_)))
    };
    let text = |length: usize| format!("{{\"str\":\"{}\"}}", "x".repeat(length));
    for (largest, larger) in [(list(9_000), list(140_000)), (text(130_000), text(600_000))] {
        assert!(returned(&largest).is_some() && !is_huge(&largest));
        assert!(is_huge(&larger));
    }
}

#[test]
fn no_more_is_printed_than_the_harness_keeps() {
    let printed = |length: usize| {
        let frame = format!(r#"{{"input":{{"text":"{}"}}}}"#, "ü".repeat(length));
        match read(&frame) {
            Some(CallReply::Input(input)) => input.text.chars().count(),
            _ => 0,
        }
    };
    assert_eq!(printed(1 << 16), 1 << 16);
    assert_eq!(printed(1 << 20), 0);
}

#[test]
fn names_are_short() {
    let long = "n".repeat(100_000);
    let value = returned(&format!("{{\"other\":\"{long}\"}}")).map(|returned| returned.value);
    let shown = value.map(|value| value.to_string()).unwrap_or_default();
    assert!(shown.ends_with("n… object>") && shown.len() < 320, "{shown}");
    let names = vec![format!("\"{long}\""); 3].join(",");
    let raised = |names: &str| {
        let frame = format!(
            r#"{{"raised":[{{"piece":"","line":1,"type":"{long}","message":"{long}","parameters":[{names}]}},{{"line":"","sets":[]}}]}}"#
        );
        match read(&frame) {
            Some(LoadFrame::Raised(raised, _)) => Some(raised),
            _ => None,
        }
    };
    let told = raised(&names).expect("it is a frame");
    let words = [&told.kind, &told.message].into_iter().chain(&told.parameters);
    assert!(words.map(|words| words.chars().count()).all(|count| count == 301));
}
