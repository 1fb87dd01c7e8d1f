//! What no harness says is no frame, however it came to be written: it would cost whoever reads it time and memory.

use super::{Called, Returned, RunFrame};
use crate::grade::python::PythonValue;

/// What came back, where this stands for the value.
fn returned(value: &str) -> Option<Returned> {
    let frame = format!(
        r#"{{"returned":[{{"value":{value},"given":{{"tuple":[]}},"same":false}}],"printed":""}}"#
    );
    match serde_json::from_str(&frame) {
        Ok(Called::Returned { mut returned, .. }) => returned.pop(),
        _ => None,
    }
}

fn nested(depth: usize) -> String {
    format!(
        "{}\"none\"{}",
        "{\"list\":[".repeat(depth),
        "]}".repeat(depth)
    )
}

fn list(length: usize) -> String {
    format!("{{\"list\":[{}]}}", vec!["\"none\""; length].join(","))
}

#[test]
fn integers_have_as_many_digits_as_the_harness_tells() {
    let int = |digits: usize| format!("{{\"int\":\"-{}\"}}", "f".repeat(digits));
    let longest = returned(&int(1 << 10)).map(|returned| returned.value);
    assert!(matches!(longest, Some(PythonValue::Int(_))));
    for digits in [(1 << 10) + 1, 3_000_000] {
        assert_eq!(returned(&int(digits)), None, "{digits} digits");
    }
}

#[test]
fn values_are_as_deep_and_as_large_as_the_harness_tells() {
    assert!(returned(&nested(40)).is_some());
    assert_eq!(returned(&nested(1_000)), None);
    // What the harness tells in 2 to the power of 17 characters.
    assert!(returned(&list(9_000)).is_some());
    assert_eq!(returned(&list(140_000)), None);
    let text = |length: usize| format!("{{\"str\":\"{}\"}}", "x".repeat(length));
    assert!(returned(&text(130_000)).is_some());
    assert_eq!(returned(&text(140_000)), None);
}

#[test]
fn no_more_is_printed_than_the_harness_keeps() {
    let printed = |length: usize| {
        let frame = format!(r#"{{"input":true,"printed":"{}"}}"#, "ü".repeat(length));
        serde_json::from_str::<Called>(&frame).is_ok()
    };
    assert!(printed(1 << 16));
    assert!(!printed((1 << 16) + 1));
}

#[test]
fn names_are_short_and_few() {
    let long = "n".repeat(1_000_000);
    let value = returned(&format!("{{\"other\":\"{long}\"}}")).map(|returned| returned.value);
    let shown = value.map(|value| value.to_string()).unwrap_or_default();
    assert!(
        shown.ends_with("n… object>") && shown.len() < 100,
        "{shown}"
    );
    let names = vec![format!("\"{long}\""); 3].join(",");
    let many = vec!["\"n\""; 1_000].join(",");
    let raised = |names: &str| {
        let frame = format!(
            r#"{{"raised":{{"piece":"","line":1,"type":"{long}","message":"{long}","parameters":[{names}]}},"statement":{{"text":"","sets":[]}}}}"#
        );
        match serde_json::from_str(&frame) {
            Ok(RunFrame::Raised { raised, .. }) => Some(raised),
            _ => None,
        }
    };
    let told = raised(&names).expect("it is a frame");
    assert!(told.kind.chars().count() <= 81 && told.message.chars().count() <= 2_001);
    assert!(
        told.parameters
            .iter()
            .all(|name| name.chars().count() <= 81)
    );
    assert_eq!(raised(&many).map(|told| told.parameters.len()), Some(200));
}
