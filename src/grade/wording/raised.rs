//! What a function raised, and what usually is behind it.
//!
//! `numeral % 2` with the text that `input` gives raises a `TypeError`; it is told that `int(...)` makes a number of it.

use super::exception::exception;
use super::outside::HEADING;
use crate::document::text::{Text, code, text};
use crate::document::wording::counted;
use crate::grade::frame::Raised;
use crate::grade::lab::Function;

/// "It raised `ValueError` in line 12 of lab.py: …", and what may help.
pub(super) fn raised(function: Function, raised: &Raised) -> Text {
    if let Some(told) = number_of_arguments(function, raised) {
        return told;
    }
    let told = text!["It raised ", exception(raised)];
    match hint(function, raised) {
        Some(hint) => text![told, " ", hint],
        None => told,
    }
}

/// The parameters as the lab sheet names them.
fn sheet(function: Function) -> &'static [&'static str] {
    match function {
        Function::MakeMove => &["board", "row", "elements"],
        Function::ExclusiveOr | Function::BitwiseExclusiveOr => &["a", "b"],
        Function::NumeralBinary => &["numeral"],
        Function::BinaryNumeral => &["binary"],
        Function::IsHuman => &["player_string"],
        Function::PlayNim => &["player1", "player2", "board"],
        Function::PresentBoard
        | Function::NimSum
        | Function::IsNPosition
        | Function::IsPPosition
        | Function::OptimalMove
        | Function::IsBoardEmpty => &["board"],
    }
}

fn definition(function: Function) -> Text {
    code(format!("def {function}({}):", sheet(function).join(", ")))
}

/// The function cannot be called with as many arguments as the lab sheet gives.
fn number_of_arguments(function: Function, raised: &Raised) -> Option<Text> {
    let is_about_the_call = raised.kind == "TypeError"
        && raised.piece.is_empty()
        && raised.message.contains(&format!("{function}()"))
        && raised.message.contains("argument");
    is_about_the_call.then(|| {
        text![
            "It cannot be called with ",
            counted(sheet(function).len(), "argument"),
            ", as on the lab sheet. Begin it with ",
            definition(function),
            "."
        ]
    })
}

/// What usually is behind an exception.
fn hint(function: Function, raised: &Raised) -> Option<Text> {
    if let Some(order) = order_of_arguments(function, raised) {
        return Some(order);
    }
    let (kind, message) = (raised.kind.as_str(), raised.message.as_str());
    Some(match kind {
        "RecursionError" => {
            "The function calls itself again and again: look at the case that should end it.".into()
        }
        "EOFError" if function == Function::PlayNim => {
            "It asked for more lines than the game needs.".into()
        }
        "EOFError" => text![
            "Nobody answers ",
            code("input()"),
            " here: take the values from the arguments."
        ],
        "MemoryError" => {
            "It needs more memory than a hand-in is given: perhaps a list grows without end.".into()
        }
        "SystemExit" => text![
            "Write ",
            code("return"),
            " in place of ",
            code("exit()"),
            ", which ends the whole program."
        ],
        "TypeError" if function == Function::PlayNim && mixes_text_and_number(message) => text![
            code("input"),
            " gives text; turn it into a number with ",
            code("int(...)"),
            "."
        ],
        "TypeError" if message.contains("NoneType") => text![
            "A value there is ",
            code("None"),
            ": perhaps a function that was called ends without ",
            code("return"),
            "."
        ],
        "TypeError" if message.contains("'float' object cannot be interpreted as an integer") => {
            division()
        }
        "TypeError" if message.contains("indices must be integers") && message.contains("float") => {
            division()
        }
        "TypeError" if message.contains("'list' and 'int'") || message.contains("'int' and 'list'") => {
            "A whole list is used like a number there: perhaps one of its items is meant.".into()
        }
        "OverflowError" if message.contains("float") => division(),
        "NameError" | "UnboundLocalError" => return name(raised),
        "IndexError" if function == Function::MakeMove => text![
            "A row that the board does not have is an illegal move: look whether the row is there before you use it."
        ],
        "IndexError" => {
            "A list of n items has the places 0 to n\u{a0}-\u{a0}1, and an empty list has none: ask for no other.".into()
        }
        "ValueError" if function == Function::PlayNim && message.contains("invalid literal for int()") => text![
            "A person enters \"row, elements\" on one line: ",
            code("split(\",\")"),
            " takes it apart before ",
            code("int(...)"),
            "."
        ],
        _ => return None,
    })
}

fn division() -> Text {
    text![
        code("/"),
        " gives a float such as 1.5; ",
        code("//"),
        " divides without remainder."
    ]
}

fn mixes_text_and_number(message: &str) -> bool {
    const NUMBERS: [&str; 2] = ["'int'", "integer"];
    message.contains("str") && NUMBERS.iter().any(|number| message.contains(number))
}

/// A name that is not defined.
fn name(raised: &Raised) -> Option<Text> {
    if raised.kind == "UnboundLocalError" {
        return Some("A variable that is set in a function belongs to it alone: give it a value there first, or pass it as an argument.".into());
    }
    let name = raised.undefined_name()?;
    if Function::named(name).is_some() {
        return Some("That function is missing in the file.".into());
    }
    let name = code(name.to_owned());
    Some(match &raised.unset {
        Some(place) => text![
            name,
            " should be set in line\u{a0}",
            place.1,
            format!(" of {}", place.0),
            ", but that line failed (see ",
            HEADING,
            ")."
        ],
        None => text![
            "Nothing has the name ",
            name,
            " there. Is it spelled as where it is set, and is it set before?"
        ],
    })
}

/// The parameters are those of the lab sheet in another order.
fn order_of_arguments(function: Function, raised: &Raised) -> Option<Text> {
    let parameters: Vec<&str> = raised.parameters.iter().map(String::as_str).collect();
    let sorted = |names: &[&str]| {
        let mut names = names.to_vec();
        names.sort_unstable();
        names.concat()
    };
    let is_other_order =
        parameters != sheet(function) && sorted(&parameters) == sorted(sheet(function));
    is_other_order.then(|| {
        text![
            "Its parameters are ",
            code(parameters.join(", ")),
            "; on the lab sheet their order is ",
            code(sheet(function).join(", ")),
            "."
        ]
    })
}
