//! The harness, the program in Python that takes hand-ins apart: whatever it is given, it answers with a frame that says
//! where the statements stand.
//!
//! Nothing of a damaged hand-in is run here: the harness is only asked to `load`, which compiles, and reads how a gate is written.
//! Where there is no Python this is said, and passed over; with `NIMLAB_NO_SKIP` set, that is a failure.

use std::cell::RefCell;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use grade::python::Python;
use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any};
use proptest::sample::{Index, select};
use proptest::test_runner::TestRunner;
use serde_json::Value as Json;

use super::config;
use super::damage::{damaged, damaged_bytes};
use crate::support::skipped;

/// The files of the harness, in order.
const HARNESS: [&str; 8] = [
    include_str!("../../crates/grade/src/python/harness/frames.py"),
    include_str!("../../crates/grade/src/python/harness/surroundings.py"),
    include_str!("../../crates/grade/src/python/harness/printed.py"),
    include_str!("../../crates/grade/src/python/harness/syntax.py"),
    include_str!("../../crates/grade/src/python/harness/loading.py"),
    include_str!("../../crates/grade/src/python/harness/session.py"),
    include_str!("../../crates/grade/src/python/harness/written.py"),
    include_str!("../../crates/grade/src/python/harness/main.py"),
];
const START: &str = "import os, sys; exec(sys.argv.pop(), {'__name__': 'harness', '_requests': os.fdopen(os.dup(0), 'rb')})";

/// The harness in a process of its own, which ends when it gets no more requests.
struct Harness {
    child: Child,
    requests: ChildStdin,
    frames: BufReader<ChildStdout>,
}

impl Harness {
    fn start(python: &Python) -> Self {
        let mut child = Command::new(&python.executable)
            .args(["-I", "-c", START])
            .arg(HARNESS.concat())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Python starts");
        let mut harness = Self {
            requests: child.stdin.take().expect("it was piped"),
            frames: BufReader::new(child.stdout.take().expect("it was piped")),
            child,
        };
        harness.ask("0").expect("the harness is there");
        harness
    }

    /// Asks one thing; `None` where the harness ends instead of answering.
    fn ask(&mut self, request: &str) -> Option<Json> {
        writeln!(self.requests, "('id',{request})").ok()?;
        let mut line = String::new();
        while !line.starts_with("nimlab id ") {
            line.clear();
            if self.frames.read_line(&mut line).ok()? == 0 {
                return None;
            }
        }
        assert!(line.is_ascii() && line.ends_with('\n'), "{line:?}");
        serde_json::from_str(&line["nimlab id ".len()..]).ok()
    }

    fn end(mut self) {
        drop(self.requests);
        self.child.wait().expect("it ends");
    }
}

/// Asks the harness one thing, which it must live to answer.
type Ask<'a> = &'a dyn Fn(&str) -> Json;

/// Tries a law on as many cases as there are to be, where there is a Python; else that is said. After a case at which the
/// harness has ended there is another.
fn always<Case: std::fmt::Debug>(cases: impl Strategy<Value = Case>, law: impl Fn(Ask, Case)) {
    let Ok(python) = Python::find() else {
        return skipped("python3", "the harness was given nothing");
    };
    let harness = RefCell::new(None);
    let ask = |request: &str| {
        let mut running = harness.take().unwrap_or_else(|| Harness::start(&python));
        let frame = running.ask(request).expect("the harness lives on");
        harness.replace(Some(running));
        frame
    };
    let result = TestRunner::new(config()).run(&cases, |case| {
        law(&ask, case);
        Ok(())
    });
    result.unwrap_or_else(|error| panic!("{error}"));
    harness.take().into_iter().for_each(Harness::end);
}

/// What the harness says of these pieces, "cell 0" and so on, and of a gate in them.
fn loaded(ask: Ask, pieces: &[impl AsRef<[u8]>]) -> Json {
    let pieces = pieces.iter().enumerate().map(|(number, bytes)| {
        let bytes = bytes.as_ref().escape_ascii();
        format!("('cell {number}',b'{bytes}'),")
    });
    let pieces: String = pieces.collect();
    ask(&format!("'load',[{pieces}],[('exclusive_or',())]"))
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
        let number: usize =
            number.and_then(|number| number.parse().ok()).expect("the piece is one of them");
        let line = line.as_u64().expect("a line is a number");
        let last = lines[number] as u64;
        assert!(line <= last, "cell {number} has {last} lines: {frame}");
        (number, line)
    };
    let statements = frame["statements"].as_array().expect("statements are a list");
    let places: Vec<_> = statements.iter().map(|at| place(&at[0], &at[1])).collect();
    assert!(places.iter().all(|&(_, line)| line > 0), "{frame}");
    assert!(places.is_sorted(), "the statements come as they stand: {frame}");
    for problem in frame["problems"].as_array().expect("problems are a list") {
        let problem = &problem["Unread"];
        place(&problem["piece"], &problem["line"]);
        assert!(problem["type"].as_str().is_some_and(|kind| !kind.is_empty()), "{frame}");
        assert!(problem["message"].is_string(), "{frame}");
    }
}

#[test]
fn any_bytes_are_taken_apart() {
    always(vec(damaged_bytes(programs()), 1..4), |ask, files| {
        let frame = loaded(ask, &files);
        // Whatever the encoding, no line end takes less than a byte.
        let most: Vec<usize> = files.iter().map(|bytes| bytes.len() + 1).collect();
        is_about(&frame, &most);
        let gate = &frame["written"]["exclusive_or"];
        assert!(gate["chooses"].is_boolean(), "{gate}");
    });
}

#[test]
fn any_cells_are_taken_apart_and_their_lines_are_lines_of_theirs() {
    always(vec(damaged(programs()), 1..4), |ask, cells| {
        let lines = |text: &String| {
            text.replace("\r\n", "\n").replace('\r', "\n").matches('\n').count() + 1
        };
        // Python tells of an end that came too early on the line below the last.
        let most: Vec<usize> = cells.iter().map(|text| lines(text) + 1).collect();
        is_about(&loaded(ask, &cells), &most);
    });
}

/// A statement that stands by itself. Of the characters that end a line elsewhere, Python knows the line feed alone.
fn sound() -> impl Strategy<Value = &'static str> {
    select(vec![
        "x = 1\n",
        "%magic\n",
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
    let broken = "def (:\n|return return\n|x = = 1\n|1 2 3\n|print 'hello'\n|for\n|a b\n    c\n|x = \u{201c}a\u{201d}\n|$\n";
    let broken = select(broken.split('|').collect::<Vec<_>>());
    let cases = (vec(sound(), 1..6), broken, any::<Index>());
    always(cases, |ask, (mut statements, broken, at)| {
        let at = at.index(statements.len() + 1);
        statements.insert(at, broken);
        let frame = loaded(ask, &[statements.concat()]);
        let mut line = 1;
        let mut expected = Vec::new();
        for (number, statement) in statements.iter().enumerate() {
            let lines = statement.matches('\n').count() as u64;
            if number == at {
                let told = frame["problems"][0]["Unread"]["line"].as_u64();
                let is_there = told.is_some_and(|told| (line..=line + lines).contains(&told));
                assert!(is_there, "{statements:?}\n{frame}");
            } else {
                // A remark and a decorator do not count: a statement begins at its first word.
                let before = |line: &&str| line.starts_with(['#', '@']);
                expected.push(line + statement.lines().take_while(before).count() as u64);
            }
            line += lines;
        }
        let found = frame["statements"].as_array().into_iter().flatten();
        let found: Vec<u64> = found.filter_map(|at| at[1].as_u64()).collect();
        assert_eq!(found, expected, "{statements:?}\n{frame}");
    });
}

/// Each `elif` stands in the `else` of the one before.
#[test]
fn a_gate_of_a_thousand_choices_is_read_where_python_reads_it() {
    always(Just(()), |ask, ()| {
        let choices = "    elif a == 2:\n        return 0\n".repeat(1200);
        let gate = format!("def exclusive_or(a, b):\n    if a == b:\n        return 0\n{choices}");
        let frame = loaded(ask, &[gate]);
        let is_read = frame["statements"].as_array().is_some_and(|all| !all.is_empty());
        let gate = &frame["written"]["exclusive_or"];
        assert_eq!(gate["chooses"], is_read);
    });
}
