//! The words for failures, each brought about as a student would.

use super::why;
use crate::judge::{ExpectedResult, Failure, Reason};
use crate::python::{Problem, PythonValue, Raised, Unread};
use crate::sheet::Function;

fn said(
    function: Function,
    returned: Option<PythonValue>,
    expected: ExpectedResult,
    reason: Reason,
) -> String {
    let failure = Failure {
        function,
        call: function.name().to_owned(),
        returned,
        happened: String::new(),
        changed: None,
        expected,
        reason,
        judgement: None,
        explanation: None,
        is_half_right: false,
    };
    let said = why(&failure).to_string().replace('\u{a0}', " ");
    let count = said.split_whitespace().count();
    assert!(count <= 45, "{count} words: {said}");
    said
}

fn of_type(function: Function, returned: PythonValue, expected: PythonValue) -> String {
    let (returned, expected) = (Some(returned), ExpectedResult::Value(expected));
    said(function, returned, expected, Reason::OtherType)
}

fn of_board(returned: &str) -> String {
    let (returned, wanted) = (PythonValue::Str(returned.to_owned()), "Nim:\n1: X X\n2:\n3: X X X");
    let first = |text: &str| text.split('\n').map(str::to_owned).collect::<Vec<_>>();
    let PythonValue::Str(text) = &returned else {
        unreachable!("it was made above");
    };
    let same = first(text).iter().zip(first(wanted)).take_while(|(a, b)| a.trim_end() == b).count();
    let expected = ExpectedResult::Value(PythonValue::Str(wanted.to_owned()));
    let returned = Some(returned.clone());
    said(Function::PresentBoard, returned, expected, Reason::Line(same + 1))
}

fn of_exception(function: Function, kind: &str, message: &str) -> String {
    let raised = Raised {
        piece: "lab.py".to_owned(),
        line: 3,
        kind: kind.to_owned(),
        message: message.to_owned(),
        parameters: Vec::new(),
        unset: None,
    };
    let expected = ExpectedResult::Words("a value".to_owned());
    said(function, None, expected, Reason::Raised(raised))
}

fn unread(text: &str, message: &str) -> String {
    let part = Unread {
        piece: "lab.py".to_owned(),
        first: 22,
        last: 30,
        line: 26,
        text: text.to_owned(),
        kind: "SyntaxError".to_owned(),
        message: message.to_owned(),
        defines: vec!["numeral_binary".to_owned()],
    };
    super::problem(&Problem::Unread(part)).to_string().replace('\u{a0}', " ")
}

fn text(text: &str) -> PythonValue {
    PythonValue::Str(text.to_owned())
}

#[test]
fn another_type_is_told_part_by_part() {
    let digits = || PythonValue::numbers([1, 1, 0]);
    assert_eq!(
        of_type(Function::NumeralBinary, text("110"), digits()),
        "It returned a text ('110'); expected a list, with square brackets: [1, 1, 0]."
    );
    let floats = PythonValue::List(vec![
        1.into_value(),
        PythonValue::Float("1.5".to_owned()),
        0.into_value(),
    ]);
    assert_eq!(
        of_type(Function::NumeralBinary, floats, digits()),
        "The second digit is a float (1.5); expected the whole number 1. / and float give a float such as 1.5; // divides \
         without remainder."
    );
    let moved = |truth| PythonValue::Tuple(vec![PythonValue::numbers([0, 2, 3]), truth]);
    assert_eq!(
        of_type(Function::MakeMove, moved(text("True")), moved(PythonValue::Bool(true))),
        "The second part is a text ('True'); expected True without quotation marks."
    );
    assert_eq!(
        of_type(Function::MakeMove, PythonValue::Bool(false), moved(PythonValue::Bool(false))),
        "It returned only False; expected two things, the board and False: return board[:], False."
    );
    assert_eq!(
        of_type(Function::NimSum, text("6"), 6.into_value()),
        "It returned a text ('6'); expected 6 without quotation marks."
    );
}

trait IntoValue {
    fn into_value(self) -> PythonValue;
}

impl IntoValue for i32 {
    fn into_value(self) -> PythonValue {
        PythonValue::from_number(self)
    }
}

#[test]
fn a_board_that_looks_different_is_told_how() {
    for (board, words) in [
        ("Nim:\n0: X X\n1:\n2: X X X", "Rows count from 1, not from 0."),
        ("Nim:\n1: XX\n2:\n3: XXX", "Mind the spaces"),
        ("Nim\n1: X X\n2:\n3: X X X", "The first line is Nim:, with a colon."),
        ("Nim:\n1: X X\n2:\n3: X X X\n", "a line break (\\n) too many"),
        ("1: X X\n2:\n3: X X X", "The first line is Nim:, with a colon."),
        ("Nim:\n1: X X\n3: X X X", "A row with nothing left keeps its line,"),
        ("Nim:\n1: 2\n2: 0\n3: 3", "not their number"),
        ("Nim:1: X X2:3: X X X", "A line break (\\n) belongs between"),
        ("Nim:\n1: x x\n2:\n3: x x x", "is a capital letter"),
    ] {
        let said = of_board(board);
        assert!(said.contains(words), "{board:?}: {said}");
    }
}

#[test]
fn exceptions_come_with_what_is_usually_behind_them() {
    let mixed = "'<' not supported between instances of 'str' and 'int'";
    for (function, kind, message, words) in [
        (Function::PlayNim, "TypeError", mixed, "turn it into a number with int(...)"),
        (
            Function::NimSum,
            "NameError",
            "name 'numeral_binary' is not defined",
            "missing in the file",
        ),
        (Function::NimSum, "NameError", "name 'totl' is not defined", "Is it spelled"),
        (Function::NimSum, "IndexError", "list index out of range", "an empty list has none"),
        (Function::MakeMove, "IndexError", "list index out of range", "an illegal move"),
        (
            Function::NimSum,
            "EOFError",
            "EOF when reading a line",
            "take the values from the arguments",
        ),
    ] {
        let said = of_exception(function, kind, message);
        assert!(said.contains(words), "{kind}: {said}");
    }
}

#[test]
fn what_takes_too_long_is_either_one_call_or_all_of_them() {
    let words = |reason| {
        let expected = ExpectedResult::Words("0".to_owned());
        said(Function::NimSum, None, expected, reason)
    };
    assert!(words(Reason::TimedOut).starts_with("This call did not return in time."));
    assert_eq!(
        words(Reason::UsedUp { seconds: 10 }),
        "All calls of a function together may take 10 seconds, and they were used up here: look for what makes it slow."
    );
}

/// Python's words for the same mistake differ from version to version.
#[test]
fn a_line_that_cannot_be_read_is_told_alike_by_every_python() {
    for message in ["invalid syntax", "expected ':'"] {
        assert_eq!(
            unread("    while numeral > 0", message),
            "Python cannot read lines 22-30 of lab.py. Line 26 is while numeral > 0. Python expected a colon (:) at its \
             end. Until that is mended, numeral_binary counts as missing."
        );
    }
    for (line, message, words) in [
        ("if b = 1:", "invalid syntax", "asks whether two things are equal"),
        ("x = \"Nim", "EOL while scanning string literal", "quotation mark at its end"),
        (
            "x = \"Nim",
            "unterminated string literal (detected at line 26)",
            "quotation mark at its end",
        ),
        ("f((1)", "'(' was never closed", "opened there and never closed"),
        (
            "print(f\"{\", \".join(names)}\")",
            "f-string: expecting '}'",
            "the other kind of quotation marks",
        ),
        ("print(f\"{name\")", "f-string: expecting '}'", "Python says: f-string"),
        ("  x = 1", "unexpected indent", "further to the right than the line above"),
    ] {
        let said = unread(line, message);
        assert!(said.contains(words), "{line}: {said}");
    }
}
