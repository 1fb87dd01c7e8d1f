//! What a function raised, and what usually is behind it.
//!
//! `numeral % 2` with the text that `input` gives raises a `TypeError`; it is told that `int(...)` makes a number of it.

use super::outside::{HEADING, exception};
use super::say::say;
use crate::document::text::Text;
use crate::document::wording::counted;
use crate::grade::hand_in::undefined_name;
use crate::grade::python::Raised;
use crate::grade::sheet::Function;

/// That `/` is not the division that is meant.
const DIVISION: &str = "`/` gives a float such as 1.5; `//` divides without remainder.";

/// "It raised `ValueError` in line 12 of lab.py: …", and what may help.
pub(super) fn raised(function: Function, raised: &Raised) -> Text {
    if let Some(told) = number_of_arguments(function, raised) {
        return told;
    }
    match order_of_arguments(function, raised).or_else(|| hint(function, raised)) {
        Some(hint) => say!("It raised {} {}", exception(raised), hint),
        None => say!("It raised {}", exception(raised)),
    }
}

/// The function cannot be called with as many arguments as the lab sheet gives.
fn number_of_arguments(function: Function, raised: &Raised) -> Option<Text> {
    let is_about_the_call = raised.kind == "TypeError"
        && raised.piece.is_empty()
        && raised.message.contains(&format!("{function}()"))
        && raised.message.contains("argument");
    let parameters = function.task().parameters;
    is_about_the_call.then(|| {
        say!(
            "It cannot be called with {}, as on the lab sheet. Begin it with `{}`.",
            counted(parameters.len(), "argument"),
            format!("def {function}({}):", parameters.join(", "))
        )
    })
}

/// The parameters are those of the lab sheet in another order.
fn order_of_arguments(function: Function, raised: &Raised) -> Option<Text> {
    let sorted = |mut names: Vec<&str>| {
        names.sort_unstable();
        names.concat()
    };
    let wanted = function.task().parameters;
    let parameters: Vec<&str> = raised.parameters.iter().map(String::as_str).collect();
    let is_other_order =
        parameters != wanted && sorted(parameters.clone()) == sorted(wanted.to_vec());
    is_other_order.then(|| {
        say!(
            "Its parameters are `{}`; on the lab sheet their order is `{}`.",
            parameters.join(", "),
            wanted.join(", ")
        )
    })
}

/// What usually is behind an exception.
fn hint(function: Function, raised: &Raised) -> Option<Text> {
    let message = raised.message.as_str();
    let says = |words: &str| message.contains(words);
    let is_game = function == Function::PlayNim;
    Some(say!(match raised.kind.as_str() {
        "RecursionError" =>
            "The function calls itself again and again: look at the case that should end it.",
        "EOFError" if is_game => "It asked for more lines than the game needs.",
        "EOFError" => "Nobody answers `input()` here: take the values from the arguments.",
        "MemoryError" =>
            "It needs more memory than a hand-in is given: perhaps a list grows without end.",
        "SystemExit" => "Write `return` in place of `exit()`, which ends the whole program.",
        "TypeError" if is_game && says("str") && (says("'int'") || says("integer")) =>
            "`input` gives text; turn it into a number with `int(...)`.",
        "TypeError" if says("NoneType") =>
            "A value there is `None`: perhaps a function that was called ends without `return`.",
        "TypeError" if says("'float' object cannot be interpreted as an integer") => DIVISION,
        "TypeError" if says("indices must be integers") && says("float") => DIVISION,
        "TypeError" if says("'list' and 'int'") || says("'int' and 'list'") =>
            "A whole list is used like a number there: perhaps one of its items is meant.",
        "OverflowError" if says("float") => DIVISION,
        "UnboundLocalError" =>
            "A variable that is set in a function belongs to it alone: give it a value there first, or pass it as an argument.",
        "NameError" => return undefined_name(raised).map(|name| not_defined(name, raised)),
        "IndexError" if says("empty sequence") =>
            "`random.choice` was given an empty list: no move was collected for this board.",
        "IndexError" if function == Function::MakeMove =>
            "A row that the board does not have is an illegal move: look whether the row is there before you use it.",
        "IndexError" =>
            "A list of n items has the places 0 to n\u{a0}-\u{a0}1, and an empty list has none: ask for no other.",
        "ValueError" if is_game && says("invalid literal for int()") =>
            "A person enters \"row, elements\" on one line: `split(\",\")` takes it apart before `int(...)`.",
        _ => return None,
    }))
}

/// The module of Python that has this name, or in which it is to be found.
fn module_of(name: &str) -> Option<&'static str> {
    const MODULES: [(&str, &str); 8] = [
        (
            "random",
            "random choice randint randrange shuffle sample seed",
        ),
        (
            "functools",
            "functools reduce lru_cache cache partial wraps",
        ),
        (
            "itertools",
            "itertools zip_longest product chain accumulate combinations",
        ),
        ("copy", "copy deepcopy"),
        ("operator", "operator itemgetter"),
        ("math", "math log2 floor ceil sqrt"),
        (
            "collections",
            "collections namedtuple defaultdict Counter deque",
        ),
        ("sys re os time string typing", ""),
    ];
    MODULES.into_iter().find_map(|(module, names)| {
        let mut all = names.split(' ');
        let mut others = module.split(' ');
        let is_there = all.any(|other| other == name);
        if is_there {
            Some(module)
        } else {
            others.find(|other| *other == name)
        }
    })
}

/// A name that is not defined.
fn not_defined(name: &str, raised: &Raised) -> Text {
    if Function::named(name).is_some() {
        return "That function is missing in the file.".into();
    }
    if let (Some(module), None) = (module_of(name), &raised.unset) {
        return if module == name {
            say!(
                "`{}` is a module of Python: write `{}` at the top of the file.",
                module,
                format!("import {module}")
            )
        } else {
            say!(
                "`{}` comes from a module of Python: write `{}` at the top of the file.",
                name.to_owned(),
                format!("from {module} import {name}")
            )
        };
    }
    let name = name.to_owned();
    match &raised.unset {
        Some(place) => say!(
            "`{}` should be set in line\u{a0}{} of {}, but that line failed (see {}).",
            name,
            place.1,
            place.0.clone(),
            HEADING
        ),
        None => say!(
            "Nothing has the name `{}` there. Is it spelled as where it is set, and is it set before?",
            name
        ),
    }
}
