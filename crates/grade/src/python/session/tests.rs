//! Random output of the process: only a line with the id of the request is taken for a frame.
//!
//! `nimlab 0f… {"raised":null}` answers the request 0f…; `nimlab 0e… {"raised":null}` and `{"raised":null}` answer nothing.

use std::sync::mpsc::sync_channel;
use std::thread;

use proptest::collection::vec;
use proptest::prelude::{Just, ProptestConfig, Strategy, any, prop_oneof, proptest};
use proptest::sample::{Index, select};

use super::{NoReply, frame, read_frames};
use crate::python::PythonValue;
use crate::python::frame::{CallOutcome, CallReply, HowWritten, LoadFrame, ParsedSource};

const REQUEST: &str = "00112233445566778899aabbccddeeff";

/// Frames as the harness writes them.
const FRAMES: &[&str] = &[
    r#"{"version":"3.11.7"}"#,
    r#"{"statements":[["lab.py",1],["cell 3",20]],"problems":[{"Guarded":["play"]}],"written":{}}"#,
    r#"{"raised":null}"#,
    r#"{"raised":{"piece":"","line":0,"type":"ValueError","message":"\u00fc"}}"#,
    r#"{"returned":[[{"value":{"list":[{"int":"1"},{"int":"-ff"},"none"]},"given":{"tuple":[{"int":"6"}]},"same":false}],{"text":"hello\nNim:\n","dropped":7}]}"#,
    r#"{"missing":{"others":[],"instead":{"other":"module"}}}"#,
    r#"{"input":{"text":"? "}}"#,
    r#"{"wants":["nim_sum",{"tuple":[{"list":["cycle",{"float":"nan"},{"huge":"an int"},{"subclass":["Digit",{"int":"1"}]}]}]}]}"#,
    r#"{"found":true,"chooses":true,"xor":3,"comparison":null}"#,
    r#"{"skipped":2}"#,
];

/// A frame, perhaps damaged.
fn frame_text() -> impl Strategy<Value = String> {
    let accident = (
        any::<Index>(),
        0..6_usize,
        select(vec![
            "",
            "9",
            "-",
            "\"",
            "}",
            "[",
            "null",
            "{\"list\":",
            "1e999",
            "\\ud800",
            "\u{fc}",
        ]),
    );
    (select(FRAMES), vec(accident, 0..4)).prop_map(|(frame, accidents)| {
        let mut text: Vec<char> = frame.chars().collect();
        for (at, length, written) in accidents {
            let start = at.index(text.len() + 1);
            let end = text.len().min(start + length);
            text.splice(start..end, written.chars());
        }
        text.into_iter().collect()
    })
}

fn line() -> impl Strategy<Value = String> {
    let id = prop_oneof![
        3 => Just(REQUEST.to_owned()),
        1 => "[0-9a-f]{32}",
        1 => "[0-9a-f]{0,31}",
        1 => Just(String::new()),
    ];
    prop_oneof![
        4 => (id, frame_text()).prop_map(|(id, frame)| format!("nimlab {id} {frame}")),
        1 => frame_text(),
        1 => frame_text().prop_map(|frame| format!(" nimlab {REQUEST} {frame}")),
        1 => any::<String>(),
    ]
}

/// The lines of a stream that are passed on.
fn passed_on(stream: Vec<u8>) -> Vec<String> {
    let (sender, frames) = sync_channel(16);
    let reader = thread::spawn(move || read_frames(&stream[..], &sender));
    let lines = frames.iter().flatten().collect();
    reader.join().expect("reading comes to its end");
    lines
}

fn answers(line: &str) -> bool {
    // Only whose answer it is matters here, not its contents.
    frame::<CallReply>(line, REQUEST).is_some()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn only_the_answer_to_the_request_is_taken_for_it(line in line()) {
        let is_ours = line.starts_with(&format!("nimlab {REQUEST}"));
        assert_eq!(answers(&line), is_ours, "{line}");
        let garbled = [
            frame::<ParsedSource>(&line, REQUEST).and_then(Result::err),
            frame::<LoadFrame>(&line, REQUEST).and_then(Result::err),
            frame::<HowWritten>(&line, REQUEST).and_then(Result::err),
            frame::<PythonValue>(&line, REQUEST).and_then(Result::err),
        ];
        for error in garbled.into_iter().flatten() {
            assert!(matches!(error, NoReply::Ended(None)));
        }
    }

    #[test]
    fn of_a_stream_the_lines_that_may_be_frames_are_passed_on(
        lines in vec(line().prop_map(|line| line.replace('\n', " ")), 0..12),
        noise in vec(any::<u8>(), 0..40),
        at in any::<Index>(),
    ) {
        // Anything else printed there ends with a line end, which the harness puts before each frame.
        let mut stream: Vec<u8> = Vec::new();
        let noisy = at.index(lines.len() + 1);
        for (number, line) in lines.iter().enumerate() {
            if number == noisy {
                stream.extend(&noise);
                stream.push(b'\n');
            }
            stream.extend(line.bytes());
            stream.push(b'\n');
        }
        let passed = passed_on(stream);
        let expected: Vec<&str> = lines.iter().map(|line| line.trim_end()).filter(|line| answers(line)).collect();
        let found: Vec<&str> = passed.iter().map(String::as_str).filter(|line| answers(line)).collect();
        assert_eq!(found, expected);
    }

    /// A value that has been read can be shown and written for Python without harm, and is equal to itself.
    #[test]
    fn a_value_that_is_read_can_be_shown(frame in frame_text()) {
        if let Ok(CallReply::Done(CallOutcome::Returned(returned, _))) = serde_json::from_str(&frame) {
            for value in returned.iter().map(|returned| &returned.value) {
                assert!(!value.to_string().contains(char::is_control), "{value}");
                assert!(value.to_string().chars().count() <= 2001, "{value}");
                assert!(!value.literal().contains(char::is_control));
            }
        }
    }
}

/// What a hand-in gives back fills no more than a screen of its report.
#[test]
fn of_a_long_value_the_beginning_is_shown() {
    let items = vec![PythonValue::from_number(1); 100_000];
    let shown = PythonValue::List(items).to_string();
    assert!(shown.starts_with("[1, 1, ") && shown.ends_with('…'), "{shown}");
    assert_eq!(shown.chars().count(), 2001);
}
