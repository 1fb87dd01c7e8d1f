//! What went wrong outside the functions, and what was found in place of a missing function.
//!
//! What is outside costs no points, and is often fine: nobody answers `input()` while a hand-in is graded. For a part
//! that Python cannot read, the message says where it is and what Python expected there: "Python cannot read lines
//! 22-30 of lab.py. Line 26 is `while numeral > 0`. Python expected a colon (:) at its end."

use std::collections::BTreeMap;

use super::raised::{exception, place, raised};
use super::values::{beginning, first_said};
use crate::hand_in::Missing;
use crate::python::{EnclosingScope, Problem, Raised, SourceLine, Statement, Unread};
use crate::sheet::Function;
use explain::document::text::{Text, code, text};
use explain::document::wording::{counted, listed, one_or_more, some};

/// What went wrong at the top level, the asserts that fail in one line for each piece of the file.
pub(crate) fn problems(all: &[&Problem]) -> Vec<Text> {
    const MOST_LINES: usize = 8;
    let mut asserts: BTreeMap<&str, Vec<Text>> = BTreeMap::new();
    for raised in all.iter().filter_map(|told| told.failed_assert()) {
        let lines = asserts.entry(&raised.piece).or_default();
        lines.push(raised.line.into());
    }
    // A single one is shown with its message.
    asserts.retain(|_, lines| lines.len() > 1);
    let is_by_itself = |told: &&&Problem| {
        let assert = told.failed_assert();
        assert.is_none_or(|raised| !asserts.contains_key(&raised.piece[..]))
    };
    let by_themselves = all.iter().filter(is_by_itself);
    let by_themselves: Vec<Text> = by_themselves.map(|told| problem(told)).collect();
    let asserts = asserts.into_iter().map(|(piece, lines)| {
        let lines = some(lines, MOST_LINES, |more| text![{more}" more"]);
        text!["The asserts in lines\u{a0}"{listed(lines, "and")}" of "{piece.to_owned()}" fail."]
    });
    by_themselves.into_iter().chain(asserts).collect()
}

/// What went wrong at the top level.
pub(crate) fn problem(problem: &Problem) -> Text {
    match problem {
        Problem::Unread(part) => unread(part),
        Problem::Raised(raised, statement) => stopped(raised, statement),
        Problem::TimedOut(at) => sentence(at.1, &at.0, " took too long and was left out."),
        Problem::Ended(at) => sentence(at.1, &at.0, " ended Python and was left out."),
        Problem::NotRun(count) => {
            let were = one_or_more(*count, "statement was", "statements were");
            let why = "because so many took too long or ended Python. The functions all count.";
            text![{*count}" more "{were}" not run, "{why}]
        }
        Problem::Guarded(names) => guarded(names),
        Problem::Unreadable => "Python could not read the file.".into(),
    }
}

/// A sentence about a line: "Line 3 of lab.py …"
fn sentence(line: u64, piece: &str, told: impl Into<Text>) -> Text {
    place(line, piece).capitalised().and(told)
}

fn stopped(raised: &Raised, statement: &Statement) -> Text {
    let module = raised.message.strip_prefix("No module named '");
    let module = module.and_then(|rest| rest.split('\'').next());
    let told = match (raised.kind.as_str(), module) {
        _ if raised.line == 0 || raised.piece.is_empty() => return exception(raised),
        ("EOFError", _) => {
            text![" asks for input, and no one answers while grading. That is fine."]
        }
        (_, Some(module)) => text![
            " needs "{code(module.to_owned())}", which is not there while grading. The lab does not need it."
        ],
        ("AssertionError", _) if statement.text.is_empty() => {
            text![": this assert fails."]
        }
        ("AssertionError", _) => {
            text![": this assert fails: "{code(statement.text.clone())}"."]
        }
        ("SyntaxError", _) if raised.message.contains("outside function") => {
            text![" has a `return` that belongs to no function. Perhaps it is too far to the left."]
        }
        _ if statement.awaits => text![
            " has an `await` outside the functions. That works in a notebook, and here it did not come to its end."
        ],
        _ => return exception(raised),
    };
    sentence(raised.line, &raised.piece, told)
}

/// Which functions are under the main guard.
fn guarded(names: &[String]) -> Text {
    let known = names.iter().filter_map(|name| Function::named(name));
    let known: Vec<Function> = known.collect();
    let functions = match known.len() {
        0 => "Some functions are".into(),
        count => text![{some_of(&known)}{one_or_more(count, " is", " are")}],
    };
    text![
        {functions}
        " under `if __name__ == \"__main__\":`; they count here, but a program that imports the file does not get them. Move them to the left margin."
    ]
}

/// What was found in place of a function.
pub(super) fn not_there(function: Function, missing: &Missing) -> Text {
    match missing {
        Missing::Failed(failed) => {
            let told = text![{function}" is missing, because its definition failed. "];
            told.and(raised(function, failed))
        }
        Missing::Unread(SourceLine(piece, line)) => {
            text![
                {function}" cannot be read: look at "{place(*line, piece)}", where Python gives up."
            ]
        }
        Missing::Inside(inside) => is_inside(&[function], inside),
        Missing::Instead(instead) => {
            text![
                {function}" is not a function but "{instead}
                ". Perhaps a variable of the same name was set after it."
            ]
        }
        Missing::Similar(name) => {
            text![
                "There is no function of this name, but one called "{code(name.clone())}
                ". If that is the one, give it the name "{function}"."
            ]
        }
        Missing::Nothing => "There is no function of this name in the file yet.".into(),
    }
}

/// That functions are inside a class or another function.
fn is_inside(functions: &[Function], inside: &EnclosingScope) -> Text {
    let is = one_or_more(functions.len(), "is", "are");
    let it = one_or_more(functions.len(), "it", "them");
    let kind = match inside.outer.as_str() {
        "class" => "class",
        _ => "the function",
    };
    text![
        {some_of(functions)}" "{is}" inside "{kind}" "{code(inside.name.clone())}"; move "{it}
        " to the left margin."
    ]
}

/// A line for each place from which functions can be moved, and one for each that may only have another name; functions
/// of which there is no trace are left out.
pub(crate) fn missing_in_brief(missing: &[(Function, &Missing)]) -> Vec<Text> {
    let mut inside: BTreeMap<&EnclosingScope, Vec<Function>> = BTreeMap::new();
    let mut lines = Vec::new();
    for &(function, missing) in missing {
        match missing {
            Missing::Inside(place) => inside.entry(place).or_default().push(function),
            other => lines.push(text![{function}": "{not_there(function, other)}]),
        }
    }
    let inside = inside.into_iter();
    let inside = inside.map(|(place, functions)| is_inside(&functions, place));
    inside.chain(lines).collect()
}

/// "`present_board` and 12 more functions"; up to three are named.
pub(super) fn some_of(functions: &[Function]) -> Text {
    let most = if functions.len() > 3 { 1 } else { 3 };
    let names = functions.iter().copied().map(Text::from).collect();
    let more = |more| counted(more, "more function");
    listed(some(names, most, more), "and")
}

/// A part that Python cannot read, why, and which functions of the lab are missing because of it.
fn unread(part: &Unread) -> Text {
    let piece = part.piece.clone();
    if part.first == 0 {
        return text![
            {piece}" cannot be read: it names an encoding ("{beginning(&part.message)}
            ") in which it is not saved. Choose UTF-8 where your editor offers encodings."
        ];
    }
    let lines = if part.first == part.last {
        text!["line\u{a0}"{part.first}]
    } else {
        text!["lines\u{a0}"{part.first}"-"{part.last}]
    };
    let line = match part.text.trim() {
        "" => text!["Python gives up at line\u{a0}"{part.line}],
        text => text!["Line\u{a0}"{part.line}" is "{code(text.to_owned())}],
    };
    let expected = expected(part).capitalised();
    let told = text!["Python cannot read "{lines}" of "{piece}". "{line}". "{expected}];
    let lost = part.defines.iter().filter_map(|name| Function::named(name));
    let lost: Vec<Text> = lost.map(Text::from).collect();
    if lost.is_empty() {
        return told;
    }
    let counts = one_or_more(lost.len(), " counts as missing.", " count as missing.");
    text![{told}" Until that is mended, "{listed(lost, "and")}{counts}]
}

/// What Python expected, in words that fit all its versions.
fn expected(part: &Unread) -> Text {
    let (message, line) = (part.message.as_str(), part.text.trim());
    let says = |words: &str| message.contains(words);
    let is_in_brackets = line.matches('{').count() == line.matches('}').count();
    let known = first_said([
        (says("inconsistent use of tabs") || part.kind == "TabError").then_some("it begins with tabs where other lines begin with spaces, or the other way round. Use four spaces for each step."),
        (message == "f-string: expecting '}'" && is_in_brackets).then_some("only Python 3.12 and newer know that, and the Python that grades is an older one. Within the curly brackets use the other kind of quotation marks."),
        (message == "f-string expression part cannot include a backslash").then_some("only Python 3.12 and newer know that, and the Python that grades is an older one. Before it, give what has the backslash a name."),
        says("unexpected indent").then_some("it is further to the right than the line above it, for no reason."),
        says("expected an indented block").then_some("after a line that ends in a colon, Python expected lines that are four spaces further to the right."),
        says("unindent does not match").then_some("it does not begin exactly below any line before it. Count the spaces at its left; a tab is not four spaces."),
        (says("expected ':'") || lacks_colon(line)).then_some("Python expected a colon (:) at its end."),
        says("triple-quoted").then_some("a text that begins with three quotation marks has no end."),
        (says("unterminated string") || says("EOL while scanning")).then_some("a text begins there, and the quotation mark at its end is missing."),
    ]);
    let bracket = |told: &'static str| {
        let sign = message.split('\'').nth(1).unwrap_or_default().to_owned();
        text!["the bracket "{code(sign)}{told}]
    };
    if let Some(known) = known {
        known
    } else if message.ends_with(" was never closed") {
        bracket(" is opened there and never closed.")
    } else if message.starts_with("unmatched ") {
        bracket(" closes what was never opened.")
    } else {
        let others = first_said([
            says("unexpected EOF").then_some("the file ends where something is still open, such as a bracket."),
            has_single_equals(line).then_some("a single `=` gives a value to a name; `==` asks whether two things are equal."),
            says("Missing parentheses in call to 'print'").then_some("what is printed goes in brackets: `print(...)`."),
            (["", "invalid syntax"].contains(&message)).then_some("Python does not understand it. Look for a missing bracket or colon there and in the line above."),
        ]);
        others.unwrap_or_else(|| text!["Python says: "{beginning(message)}"."])
    }
}

/// Whether a line begins a block and does not end in a colon.
fn lacks_colon(line: &str) -> bool {
    const WORDS: [&str; 10] =
        ["if", "elif", "else", "for", "while", "def", "class", "try", "except", "finally"];
    let line = line.split('#').next().unwrap_or_default().trim_end();
    let first = line.split([' ', '(']).next().unwrap_or_default();
    let opened = line.matches(['(', '[']).count();
    let closed = line.matches([')', ']']).count();
    WORDS.contains(&first) && opened == closed && !line.contains(':')
}

/// Whether a line is like `if a = 1`.
fn has_single_equals(line: &str) -> bool {
    let asks = ["if ", "elif ", "while "];
    let signs = ["==", "!=", "<=", ">="];
    let without = |line: String, sign: &&str| line.replace(sign, "");
    let rest = signs.iter().fold(line.to_owned(), without);
    asks.iter().any(|word| line.starts_with(word)) && rest.contains('=')
}
