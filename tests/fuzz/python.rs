//! The harness, the program in Python that takes hand-ins apart: whatever it is given, it answers with a frame that says
//! where the statements stand.
//!
//! Nothing of a damaged hand-in is run here: the harness is only asked to `load`, which compiles, and reads how a gate is written. What it
//! does run is one function of ours, `def echo(value): return value`. Where there is no Python this is said, and passed over;
//! with `NIMLAB_NO_SKIP` set, that is a failure.

use std::cell::RefCell;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use nimlab::grade::python::{Python, PythonValue};
use num_bigint::{BigInt, Sign};
use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any, prop_oneof};
use proptest::sample::{Index, select};
use proptest::test_runner::TestRunner;
use serde_json::Value as Json;

use super::config;
use super::damage::{damaged, damaged_bytes};
use crate::support::skipped;

/// The files of the harness, in order.
const HARNESS: [&str; 8] = [
    include_str!("../../src/grade/python/harness/frames.py"),
    include_str!("../../src/grade/python/harness/surroundings.py"),
    include_str!("../../src/grade/python/harness/printed.py"),
    include_str!("../../src/grade/python/harness/syntax.py"),
    include_str!("../../src/grade/python/harness/loading.py"),
    include_str!("../../src/grade/python/harness/session.py"),
    include_str!("../../src/grade/python/harness/written.py"),
    include_str!("../../src/grade/python/harness/main.py"),
];

/// The harness in a process of its own, started again where it has ended.
struct Harness {
    python: Python,
    running: Option<(Child, ChildStdin, BufReader<ChildStdout>)>,
}

impl Harness {
    /// Asks one thing; `None` where the harness ends instead of answering.
    fn ask(&mut self, verb: &str, arguments: &str) -> Option<Json> {
        if self.running.is_none() {
            self.start();
        }
        let answer = self.answer(&format!("('id','{verb}',{arguments})"));
        if answer.is_none() {
            self.end();
        }
        answer
    }

    fn start(&mut self) {
        let mut child = Command::new(&self.python.executable)
            .args([
                "-I",
                "-c",
                "import os, sys; exec(sys.argv.pop(), {'__name__': 'harness', '_requests': os.fdopen(os.dup(0), 'rb')})",
            ])
            .arg(HARNESS.concat())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Python starts");
        let requests = child.stdin.take().expect("it was piped");
        let frames = child.stdout.take().expect("it was piped");
        self.running = Some((child, requests, BufReader::new(frames)));
        self.answer("('id',0)").expect("the harness is there");
        self.answer("('id','load',[('ours',b'def echo(value): return value\\n')],())")
            .expect("it loads");
        self.answer("('id','run',(),0,())").expect("it runs");
    }

    fn answer(&mut self, request: &str) -> Option<Json> {
        let (_, requests, frames) = self.running.as_mut()?;
        writeln!(requests, "{request}").ok()?;
        let mut line = String::new();
        while !line.starts_with("nimlab id ") {
            line.clear();
            if frames.read_line(&mut line).ok()? == 0 {
                return None;
            }
        }
        assert!(line.is_ascii() && line.ends_with('\n'), "{line:?}");
        serde_json::from_str(&line["nimlab id ".len()..]).ok()
    }

    fn end(&mut self) {
        if let Some((mut child, requests, _)) = self.running.take() {
            drop(requests);
            // It has ended already, or does so for want of requests.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Drop for Harness {
    fn drop(&mut self) {
        self.end();
    }
}

/// The harness, where there is a Python; else that is said.
fn harness() -> Option<Harness> {
    let Ok(python) = Python::find() else {
        skipped("python3", "the harness was given nothing");
        return None;
    };
    Some(Harness {
        python,
        running: None,
    })
}

/// Tries a law on as many cases as there are to be.
fn always<Case: std::fmt::Debug>(
    cases: impl Strategy<Value = Case>,
    law: impl Fn(&mut Harness, Case),
) {
    let Some(harness) = harness().map(RefCell::new) else {
        return;
    };
    let result = TestRunner::new(config()).run(&cases, |case| {
        law(&mut harness.borrow_mut(), case);
        Ok(())
    });
    result.unwrap_or_else(|error| panic!("{error}"));
}

fn bytes_literal(bytes: &[u8]) -> String {
    format!("b'{}'", bytes.escape_ascii())
}

/// Lab files, whole and in pieces.
fn programs() -> Vec<String> {
    let programs = [
        "def exclusive_or(a, b):\n    if a == 0:\n        return b\n    elif b == 0:\n        return 1\n    else:\n        return 0\n",
        "# In[1]:\n\nimport random\n\n\ndef numeral_binary(n):\n    digits = []\n    while n > 0:\n        digits.insert(0, n % 2)\n        n = n // 2\n    return digits\n\nprint(numeral_binary(6))\n",
        "%matplotlib inline\n!pip install numpy\nhelp?\nx = [1,\n2]\n@property\ndef f(): pass\n",
        "# -*- coding: latin-1 -*-\nname = 'J\u{fc}rgen'\n",
        "#!/usr/bin/python\n# vim: set fileencoding=utf-8 :\ntext = '''a\n  b'''\n",
        "exclusive_or = lambda a, b: (a or b) and not (a and b)\ng = exclusive_or\nx = 1 if 1 ^ 0 else 2\n",
        "try:\n    f(\nexcept:\n    pass\nelse:\n    x = {\n}\n",
    ];
    programs.map(str::to_owned).to_vec()
}

/// What the frame says about pieces of these names, and so many lines in each, can be true.
fn is_about(frame: &Json, lines: &[usize]) {
    let place = |piece: &Json, line: &Json| {
        let number = piece.as_str().and_then(|name| name.strip_prefix("cell "));
        let number: usize = number
            .and_then(|number| number.parse().ok())
            .expect("the piece is one of them");
        let line = line.as_u64().expect("a line is a number");
        let last = lines[number] as u64;
        assert!(line <= last, "cell {number} has {last} lines: {frame}");
        (number, line)
    };
    let statements = frame["statements"]
        .as_array()
        .expect("statements are a list");
    let places: Vec<_> = statements.iter().map(|at| place(&at[0], &at[1])).collect();
    assert!(places.iter().all(|&(_, line)| line > 0), "{frame}");
    assert!(
        places.is_sorted(),
        "the statements come as they stand: {frame}"
    );
    for problem in frame["problems"].as_array().expect("problems are a list") {
        let problem = &problem["Unread"];
        place(&problem["piece"], &problem["line"]);
        assert!(
            problem["type"]
                .as_str()
                .is_some_and(|kind| !kind.is_empty()),
            "{frame}"
        );
        assert!(problem["message"].is_string(), "{frame}");
    }
}

#[test]
fn any_bytes_are_taken_apart() {
    always(vec(damaged_bytes(programs()), 1..4), |harness, files| {
        let pieces = files.iter().enumerate();
        let pieces: Vec<String> = pieces
            .map(|(number, bytes)| format!("('cell {number}',{}),", bytes_literal(bytes)))
            .collect();
        let pieces = pieces.concat();
        let frame = harness
            .ask("load", &format!("[{pieces}],[('exclusive_or',())]"))
            .expect("the harness lives on");
        // Whatever the encoding, no line end takes less than a byte.
        let most: Vec<usize> = files.iter().map(|bytes| bytes.len() + 1).collect();
        is_about(&frame, &most);
        let gate = &frame["written"]["exclusive_or"];
        assert!(
            gate["found"].is_boolean() && gate["chooses"].is_boolean(),
            "{gate}"
        );
    });
}

#[test]
fn any_cells_are_taken_apart_and_their_lines_are_lines_of_theirs() {
    always(vec(damaged(programs()), 1..4), |harness, cells| {
        let pieces = cells.iter().enumerate();
        let pieces: Vec<String> = pieces
            .map(|(number, text)| format!("('cell {number}',{}),", bytes_literal(text.as_bytes())))
            .collect();
        let pieces = pieces.concat();
        let frame = harness
            .ask("load", &format!("[{pieces}],()"))
            .expect("the harness lives on");
        let lines = |text: &String| {
            text.replace("\r\n", "\n")
                .replace('\r', "\n")
                .split('\n')
                .count()
        };
        // Python tells of an end that came too early on the line below the last.
        is_about(
            &frame,
            &cells.iter().map(|text| lines(text) + 1).collect::<Vec<_>>(),
        );
    });
}

/// A statement that stands by itself, with the line on which each begins.
fn sound() -> impl Strategy<Value = &'static str> {
    select(vec![
        "x = 1\n",
        "def f(a):\n    return a\n",
        "if x:\n    y = 2\nelse:\n    y = 3\n",
        "text = 'a\u{2028}b \u{85}'\n",
        "text = 'form\u{c}feed \u{1c}'\n",
        "items = [\n  1,\n]\n",
        "# a remark\nz = 5\n",
        "class C:\n\n    x = 1\n",
        "@f\ndef g(): pass\n",
    ])
}

#[test]
fn what_is_no_python_spoils_nothing_around_it() {
    let broken = select(vec![
        "def (:\n",
        "return return\n",
        "x = = 1\n",
        "1 2 3\n",
        "print 'hello'\n",
        "for\n",
        "a b\n    c\n",
        "x = \u{201c}a\u{201d}\n",
        "$\n",
    ]);
    let statements = vec(sound(), 1..6);
    always(
        (statements, broken, any::<Index>()),
        |harness, (mut statements, broken, at)| {
            let at = at.index(statements.len() + 1);
            statements.insert(at, broken);
            let mut line = 1;
            let mut expected = Vec::new();
            for (number, statement) in statements.iter().enumerate() {
                if number != at {
                    // A remark and a decorator do not count: a statement begins at its first word.
                    let first = statement
                        .lines()
                        .take_while(|line| line.starts_with(['#', '@']))
                        .count();
                    expected.push(line + first as u64);
                }
                line += statement.matches('\n').count() as u64;
            }
            let text = statements.concat();
            let frame = harness
                .ask(
                    "load",
                    &format!("[('cell 0',{})],()", bytes_literal(text.as_bytes())),
                )
                .expect("the harness lives on");
            let found: Vec<u64> = frame["statements"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(|at| at[1].as_u64())
                .collect();
            assert_eq!(found, expected, "{text}\n{frame}");
            assert!(
                frame["problems"]
                    .as_array()
                    .is_some_and(|problems| !problems.is_empty()),
                "{frame}"
            );
        },
    );
}

/// Values that a function may give back.
fn value() -> impl Strategy<Value = PythonValue> {
    let int = prop_oneof![
        any::<i64>().prop_map(BigInt::from),
        (any::<bool>(), vec(any::<u32>(), 0..20)).prop_map(|(minus, digits)| {
            BigInt::from_slice(if minus { Sign::Minus } else { Sign::Plus }, &digits)
        }),
    ];
    let leaf = prop_oneof![
        1 => Just(PythonValue::None),
        1 => any::<bool>().prop_map(PythonValue::Bool),
        4 => int.prop_map(PythonValue::Int),
        1 => any::<i32>().prop_map(|float| PythonValue::Float(format!("{float}.5"))),
        2 => any::<String>().prop_map(PythonValue::Str),
    ];
    leaf.prop_recursive(12, 60, 6, |item| {
        prop_oneof![
            vec(item.clone(), 0..6).prop_map(PythonValue::List),
            vec(item, 0..6).prop_map(PythonValue::Tuple),
        ]
    })
}

#[test]
fn every_value_comes_back_as_it_was_given() {
    always(value(), |harness, value| {
        let frame = harness
            .ask("call", &format!("'echo',({},),1,False", value.literal()))
            .expect("the harness lives on");
        let came_back: PythonValue =
            serde_json::from_value(frame["returned"][0][0]["value"].clone())
                .expect("it is a value");
        assert_eq!(came_back, value);
        assert_eq!(
            frame["returned"][0][0]["same"],
            matches!(value, PythonValue::List(_)),
            "{frame}"
        );
    });
}

/// Python itself reads no more than some ninety lists in each other, and the harness writes out forty.
#[test]
fn lists_within_lists_come_back_however_deep() {
    always(1..80_usize, |harness, depth| {
        let value = format!("{}{}", "[".repeat(depth), "]".repeat(depth));
        let frame = harness
            .ask("call", &format!("'echo',({value},),1,False"))
            .expect("the harness lives on");
        let came_back: Result<PythonValue, _> =
            serde_json::from_value(frame["returned"][0][0]["value"].clone());
        assert!(came_back.is_ok(), "{frame}");
    });
}

/// No encoding has a name with a zero byte in it, and Python says so by an error of another kind.
#[test]
fn an_encoding_that_cannot_be_is_told_of_its_piece_alone() {
    let Some(mut harness) = harness() else { return };
    let bytes = bytes_literal(b"# coding: a\0b\nx = '\xff'\n");
    let pieces = format!("[('cell 0',{bytes}),('cell 1',b'x = 1')],()");
    let frame = harness.ask("load", &pieces).expect("the harness lives on");
    assert_eq!(frame["problems"][0]["Unread"]["piece"], "cell 0");
    assert_eq!(frame["statements"], serde_json::json!([["cell 1", 1]]));
}

/// Of the characters that end a line elsewhere, Python knows the line feed alone.
#[test]
fn a_text_with_other_line_ends_in_it_stays_whole_beside_what_is_broken() {
    let Some(mut harness) = harness() else { return };
    let text = bytes_literal("%magic\ntext = 'a\u{2028}b\u{85}c\u{c}d'\nfor\nx = 1\n".as_bytes());
    let frame = harness
        .ask(
            "load",
            &format!("[('cell 0',{text})],[('exclusive_or',())]"),
        )
        .expect("the harness lives on");
    assert_eq!(
        frame["statements"],
        serde_json::json!([["cell 0", 1], ["cell 0", 2], ["cell 0", 4]])
    );
    assert_eq!(frame["problems"][0]["Unread"]["line"], 3);
}

/// Each `elif` stands in the `else` of the one before.
#[test]
fn a_gate_of_a_thousand_choices_is_read_where_python_reads_it() {
    let Some(mut harness) = harness() else { return };
    let choices = "    elif a == 2:\n        return 0\n".repeat(1200);
    let gate = format!("def exclusive_or(a, b):\n    if a == b:\n        return 0\n{choices}");
    let text = bytes_literal(gate.as_bytes());
    let loaded = harness
        .ask(
            "load",
            &format!("[('cell 0',{text})],[('exclusive_or',())]"),
        )
        .expect("the harness lives on");
    let is_read = loaded["statements"]
        .as_array()
        .is_some_and(|statements| !statements.is_empty());
    let gate = &loaded["written"]["exclusive_or"];
    assert_eq!(gate["found"], is_read, "{gate}");
    assert_eq!(gate["chooses"], is_read, "{gate}");
}
