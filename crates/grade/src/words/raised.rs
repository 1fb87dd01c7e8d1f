//! What a function raised, and the usual reason.
//!
//! `numeral % 2` with the text from `input` raises a `TypeError`; the hint says that `int(...)` makes it a number.

use super::values::{beginning, first_said};
use crate::hand_in::undefined_name;
use crate::python::{Raised, SourceLine};
use crate::sheet::Function;
use explain::document::text::{Text, code, text};
use explain::document::wording::counted;

/// The heading for what went wrong outside the functions.
pub(crate) const HEADING: &str = "Code outside the functions";

/// "It raised `ValueError` in line 12 of lab.py: …", and a hint.
pub(super) fn raised(function: Function, raised: &Raised) -> Text {
    let wanted = function.task().parameters;
    let is_about_the_call = raised.kind == "TypeError"
        && raised.piece.is_empty()
        && raised.message.contains(&format!("{function}()"))
        && raised.message.contains("argument");
    if is_about_the_call {
        let arguments = counted(wanted.len(), "argument");
        let def = format!("def {function}({}):", wanted.join(", "));
        return text![
            "It cannot be called with "{arguments}", as on the lab sheet. Begin it with "{code(def)}
            "."
        ];
    }
    let hint = order_of_arguments(wanted, &raised.parameters).or_else(|| hint(function, raised));
    text!["It raised "{exception(raised)}].then(hint)
}

/// "`ValueError` in line 12 of lab.py: …"
pub(super) fn exception(raised: &Raised) -> Text {
    let kind = kind_and_place(raised);
    match beginning(raised.message.trim_end()) {
        words if words.is_empty() => kind.and("."),
        words if words.ends_with(['.', '!', '?', '…']) => text![{kind}": "{words}],
        words => text![{kind}": "{words}"."],
    }
}

/// "`ValueError` in line 12 of lab.py".
pub(crate) fn kind_and_place(raised: &Raised) -> Text {
    let kind = code(raised.kind.clone());
    match (raised.line, raised.piece.as_str()) {
        (0, _) | (_, "") => kind,
        (line, piece) => text![{kind}" in "{place(line, piece)}],
    }
}

/// "line 3 of lab.py".
pub(super) fn place(line: u64, piece: &str) -> Text {
    text!["line\u{a0}"{line}" of "{piece.to_owned()}]
}

/// The parameters are those of the lab sheet in another order.
fn order_of_arguments(wanted: &[&str], parameters: &[String]) -> Option<Text> {
    let is_there = |name: &&str| parameters.iter().any(|parameter| parameter == name);
    let are_those = parameters.len() == wanted.len() && wanted.iter().all(is_there);
    let is_other_order = parameters != wanted && are_those;
    let [found, wanted] = [parameters.join(", "), wanted.join(", ")];
    is_other_order.then(|| {
        text![
            "Its parameters are "{code(found)}"; on the lab sheet their order is "{code(wanted)}"."
        ]
    })
}

/// The usual reason of an exception: the first of these that fits.
fn hint(function: Function, raised: &Raised) -> Option<Text> {
    let is = |kind: &str, words: &str| raised.kind == kind && raised.message.contains(words);
    let of_type = |words: &str| is("TypeError", words);
    let is_game = function == Function::PlayNim;
    if let Some(name) = undefined_name(raised) {
        return Some(not_defined(name, raised));
    }
    let is_division = of_type("'float' object cannot be interpreted as an integer")
        || of_type("indices must be integers") && of_type("float")
        || is("OverflowError", "float");
    let is_list_for_number = of_type("'list' and 'int'") || of_type("'int' and 'list'");
    let is_text_for_number = of_type("str") && (of_type("'int'") || of_type("integer"));
    first_said([
        is("RecursionError", "").then_some("The function calls itself again and again: look at the case that should end it."),
        (is("EOFError", "") && is_game).then_some("It asked for more lines than the game needs."),
        is("EOFError", "").then_some("Nobody answers `input()` here: take the values from the arguments."),
        is("MemoryError", "").then_some("It needs more memory than a hand-in is given: perhaps a list grows without end."),
        is("SystemExit", "").then_some("Write `return` instead of `exit()`, which ends the whole program."),
        (is_game && is_text_for_number).then_some("`input` gives text; turn it into a number with `int(...)`."),
        of_type("NoneType").then_some("A value there is `None`: perhaps a function that was called ends without `return`."),
        is_division.then_some("`/` gives a float such as 1.5; `//` divides without remainder."),
        is_list_for_number.then_some("A whole list is used like a number there: perhaps one of its items is meant."),
        is("ValueError", "values to unpack").then_some("`=` needs as many names on its left as there are values on its right. A board may have any number of rows: go through them with a loop."),
        of_type("can only concatenate str").then_some("`+` does not put a text and a number together: `str(...)` turns a number into a text."),
        is("UnboundLocalError", "").then_some("A variable that is set in a function belongs to that function: give it a value there first, or pass it as an argument."),
        is("IndexError", "empty sequence").then_some("`random.choice` was given an empty list: no move was collected for this board."),
        (is("IndexError", "") && function == Function::MakeMove).then_some("A row that the board does not have is an illegal move: check that the row is there before you use it."),
        is("IndexError", "").then_some("A list of n items has the places 0 to n\u{a0}-\u{a0}1, and an empty list has none: ask for no other."),
        (is("ValueError", "invalid literal for int()") && is_game).then_some("A person enters \"row, elements\" on one line: `split(\",\")` takes it apart before `int(...)`."),
    ])
}

/// The Python module with this name, or that contains it.
fn module_of(name: &str) -> Option<&'static str> {
    /// Each with some of its contents.
    const MODULES: &str = "random choice randint randrange shuffle sample seed;copy deepcopy;\
        functools reduce lru_cache cache partial wraps;operator itemgetter;\
        itertools zip_longest product chain accumulate combinations;math log2 floor ceil sqrt;\
        collections namedtuple defaultdict Counter deque;sys;re;os;time;string;\
        typing List Dict Tuple Set Optional Union Any Callable";
    let mut modules = MODULES.split(';').map(|names| names.split(' '));
    let mut module = modules.find(|names| names.clone().any(|other| other == name))?;
    module.next()
}

/// A name that is not defined.
fn not_defined(name: &str, raised: &Raised) -> Text {
    let told = code(name.to_owned());
    match (&raised.unset, module_of(name)) {
        _ if Function::named(name).is_some() => "That function is missing in the file.".into(),
        (Some(SourceLine(piece, line)), _) => text![
            {told}" should be set in "{place(*line, piece)}", but that line failed (see "{HEADING}
            ")."
        ],
        (None, None) => text![
            "Nothing has the name "{told}
            " there. Is it spelled the same where it is set, and is it set before?"
        ],
        (None, Some(module)) => {
            let (is, import) = if module == name {
                ("is", format!("import {module}"))
            } else {
                ("comes from", format!("from {module} import {name}"))
            };
            text![
                {told}" "{is}" a module of Python: write "{code(import)}" at the top of the file."
            ]
        }
    }
}
