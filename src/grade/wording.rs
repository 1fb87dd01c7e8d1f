//! Why something is not right, in a sentence or two: the one place where a [`Reason`] becomes words.

use super::asker::Problem;
use super::failure::{Expected, Failure, GameFault, GateFault, Reason, Returned};
use super::frame::{Printed, Raised};
use super::lab::Function;
use super::missing::Missing;
use super::moves::shown;
use super::value::Value;
use crate::document::message;
use crate::document::text::{Text, code, text};
use crate::document::wording::{counted, listed};

/// Why a call is not right.
#[must_use]
pub fn why(function: Function, failure: &Failure) -> Text {
    match &failure.reason {
        Reason::Wrong(judgement) => judgement
            .as_deref()
            .and_then(message)
            .unwrap_or_else(|| another_value(function, failure)),
        &Reason::Narrow { right_up_to } => text![
            "Every call with numbers of up to ",
            right_up_to,
            " binary digits was right, and every one with longer numbers was not. Perhaps a width is fixed somewhere, such as 8, 32 or 64, or a / makes a float. Python's whole numbers have no largest: go on until nothing is left, and divide with ",
            code("//"),
            "."
        ],
        Reason::AnotherGate(judgement) => {
            message(judgement).unwrap_or_else(|| another_value(function, failure))
        }
        Reason::Opposite(function) => names_swapped(*function),
        Reason::OtherTypeThough { wanted } => text![
            "The value is equal to the right one, but ",
            kind_of(failure),
            " came back where ",
            *wanted,
            " is asked for. That gives half of the points."
        ],
        Reason::OtherType { wanted } => text![
            kind_of(failure).capitalised(),
            " came back where ",
            *wanted,
            " is asked for."
        ],
        Reason::NothingReturned(printed) => nothing_returned(printed),
        Reason::LeadingZeros => text![
            "The digits are right, but there are zeros in front of them. The first digit of a number is a 1, and 0 has no digits at all."
        ],
        Reason::Line(line) => text![
            "The first difference is in line\u{a0}",
            *line,
            " of the text."
        ],
        Reason::Changed { after } => text![
            "The call changed the list that it was given: afterwards that is ",
            code(after.to_string()),
            ". Work on a copy, such as ",
            code("board[:]"),
            "."
        ],
        Reason::SameList => text![
            "The very list that was given came back. Whoever changes the one then changes the other: give back a copy, such as ",
            code("board[:]"),
            "."
        ],
        Reason::Raised(raised) => text!["It raised ", exception(raised), hint(raised)],
        Reason::Missing(missing) => not_there(function, missing),
        Reason::TimedOut { seconds } => text![
            "It did not come back within ",
            counted(*seconds, "second"),
            ". Perhaps a loop never ends: look at what should make its condition false."
        ],
        Reason::Ended(status) => ended(*status),
        Reason::Unreadable => text![
            "The file as a whole could not be loaded, so this function could not be asked. What went wrong stands below."
        ],
        Reason::Gate(fault) => gate(*fault),
        Reason::IllegalMove(why, _) => {
            let why = format!("The move is not legal: {why}.");
            match failure.judgement().and_then(message) {
                Some(message) if !is_about_legality(failure) => text![why, " ", message],
                _ => why.into(),
            }
        }
        Reason::NotOptimal(judgement) => match judgement.as_deref().and_then(message) {
            Some(message) => text!["The move is legal, but it does not win. ", message],
            None => text!["The move is legal, but it does not win: it does not leave nim sum 0."],
        },
        Reason::NeverChosen { asked, moves, of } => never_chosen(*asked, moves, *of),
        Reason::Game(fault) => game(fault).into(),
    }
}

fn is_about_legality(failure: &Failure) -> bool {
    failure.misconception() == Some(crate::judgement::Misconception::Illegal)
}

/// What can be said of a wrong value without a diagnosis.
fn another_value(function: Function, failure: &Failure) -> Text {
    if let Some(step) = failure
        .judgement()
        .and_then(|judgement| judgement.parting.as_ref())
    {
        let step = crate::document::statement(step);
        return text!["This is the first step that does not fit it: ", step, "."];
    }
    match function {
        Function::IsNPosition => {
            "On the lab sheet, a board is an N-position exactly when its nim sum is 0.".into()
        }
        Function::IsPPosition => {
            "On the lab sheet, a board is a P-position exactly when its nim sum is not 0.".into()
        }
        Function::IsHuman => text![
            "A player is a computer when the name has ",
            code("computer"),
            " anywhere in it, in capital or small letters, and human otherwise."
        ],
        Function::IsBoardEmpty => {
            "A board is empty when no row has anything left. One without rows is empty too.".into()
        }
        Function::MakeMove => make_move(failure),
        _ if failure.exhibit.is_none() => "The numbers have more than 64 binary digits here. The steps are the same as for small ones.".into(),
        _ => "That is another value.".into(),
    }
}

/// Whether the move was legal, as the right result says.
fn make_move(failure: &Failure) -> Text {
    let Expected::Value(Value::Tuple(pair)) = &failure.expected else {
        return Text::default();
    };
    if pair.get(1) == Some(&Value::Bool(true)) {
        "The move is legal: rows count from 1, and at least 1 and at most the whole row may be taken.".into()
    } else {
        "The move is not legal, so the board comes back as it was, with False. Rows count from 1, and at least 1 and at most the whole row may be taken.".into()
    }
}

fn names_swapped(function: Function) -> Text {
    match function {
        Function::IsNPosition | Function::IsPPosition => text![
            "Every answer is the opposite of the right one. On the lab sheet an N-position is one with nim sum 0 and a P-position one where it is not 0. Other books name them the other way round."
        ],
        _ => text![
            "Every answer is the opposite of the right one: True and False have changed places."
        ],
    }
}

/// What there is in place of a function.
fn not_there(function: Function, missing: &Missing) -> Text {
    let name = code(function.name());
    match (&missing.instead, &missing.similar) {
        (Some(instead), _) => text![
            name,
            " is no function but ",
            code(instead.to_string()),
            ". Perhaps a variable of the same name was set after it."
        ],
        (None, Some(similar)) => text![
            "There is no function of this name, but one called ",
            code(similar.clone()),
            ". If that is the one, give it the name ",
            name,
            "."
        ],
        (None, None) => text!["There is no function of this name in the file yet."],
    }
}

/// "a tuple", "a list with a str in it".
fn kind_of(failure: &Failure) -> Text {
    let Returned::Value(value) = &failure.returned else {
        return "something else".into();
    };
    let inner = match value {
        Value::List(items) | Value::Tuple(items) => items
            .iter()
            .find(|item| !matches!(item, Value::Int(_)))
            .map(Value::type_name),
        _ => None,
    };
    let outer = with_article(value.type_name());
    match inner {
        Some(inner) => format!("{outer} with {} in it", with_article(inner)).into(),
        None => outer.into(),
    }
}

fn with_article(name: &str) -> String {
    let article = match name {
        "NoneType" => return "None".to_owned(),
        _ if name.starts_with(['a', 'e', 'i', 'o', 'A', 'E', 'I', 'O']) => "an",
        _ => "a",
    };
    format!("{article} {name}")
}

fn nothing_returned(printed: &Printed) -> Text {
    let nothing = "Nothing came back: the function ends without a return";
    if printed.text.trim().is_empty() {
        return text![
            nothing,
            ", at least for this call. Look for a path through it that has none."
        ];
    }
    text![
        nothing,
        ". It printed ",
        code(Value::Str(beginning(printed.text.trim_end())).to_string()),
        ", but what is printed cannot be used by other functions: write ",
        code("return"),
        " in place of ",
        code("print"),
        "."
    ]
}

/// The beginning of a text that may be long.
fn beginning(text: &str) -> String {
    const LONGEST: usize = 200;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// "`ValueError` in line 12 of lab.py: …"
fn exception(raised: &Raised) -> Text {
    let place = match (raised.line, raised.piece.as_str()) {
        (0, _) | (_, "") => Text::default(),
        (line, piece) => text![" in line\u{a0}", line, format!(" of {piece}")],
    };
    let kind = code(raised.kind.clone());
    if raised.message.is_empty() {
        text![kind, place, "."]
    } else {
        let words = beginning(raised.message.trim_end());
        let end = if words.ends_with(['.', '!', '?', '…']) {
            ""
        } else {
            "."
        };
        text![kind, place, ": ", words, end]
    }
}

/// What usually is behind an exception.
fn hint(raised: &Raised) -> &'static str {
    match raised.kind.as_str() {
        "RecursionError" => {
            " The function calls itself again and again: look at the case that should end it."
        }
        "EOFError" => {
            " It asked for input, and there is nobody to type: take values from the arguments in place of input()."
        }
        "MemoryError" => {
            " It needs more memory than a hand-in is given: perhaps a list grows without end."
        }
        "SystemExit" => " Functions should return, and leave it to others to end the program.",
        _ => "",
    }
}

fn ended(status: Option<i32>) -> Text {
    /// Beyond this a signal ended the process.
    const SIGNALS: i32 = 128;
    match status {
        Some(code) if code >= SIGNALS => text![
            "It crashed Python itself. Perhaps it calls itself without end, or needs more than a hand-in is given."
        ],
        Some(code) => text![
            "It ended Python with exit code ",
            code.to_string(),
            " in place of coming back. A function should return."
        ],
        None => text!["It brought Python to a state in which it does not answer any more."],
    }
}

fn gate(fault: GateFault) -> Text {
    match fault {
        GateFault::NotFound => text![
            "No definition of the gate can be read in the file. The sheet asks for ",
            code("def exclusive_or(a, b):"),
            " with an ",
            code("if"),
            " in it."
        ],
        GateFault::NoChoice => text![
            "The gate has no ",
            code("if"),
            ". The sheet asks for one that decides by looking at its inputs, as a gate does."
        ],
        GateFault::Xor { line } => text![
            "Line\u{a0}",
            line,
            " uses Python's own XOR. The sheet asks to build the gate without ",
            code("^"),
            ", from ",
            code("if"),
            "."
        ],
        GateFault::Comparison { line } => text![
            "Line\u{a0}",
            line,
            " compares the two inputs with each other (by ==, != or is), which the sheet rules out. Compare each input with 0 or 1 on its own."
        ],
    }
}

fn never_chosen(asked: usize, moves: &[(usize, num_bigint::BigUint)], of: usize) -> Text {
    const MOST: usize = 6;
    let some = listed(moves.iter().take(MOST).map(|pick| code(shown(pick))), "and");
    let more = match moves.len().saturating_sub(MOST) {
        0 => Text::default(),
        more => text![" and ", more, " more"],
    };
    text![
        "The move should be chosen at random among all ",
        of,
        " that are as good. Asked ",
        asked,
        " times, it never was ",
        some,
        more,
        "."
    ]
}

fn game(fault: &GameFault) -> &'static str {
    match fault {
        GameFault::BoardNotShown => {
            "The board was not printed before the move. A player has to see it: print what present_board gives back."
        }
        GameFault::WrongBoard => {
            "The board that was printed is not the one that these moves lead to."
        }
        GameFault::ComputerIllegal => "The computer played a move that the rules do not allow.",
        GameFault::ComputerNotOptimal => {
            "The computer could have won and played another move. It should play what optimal_move gives back."
        }
        GameFault::IllegalMoveCounted => {
            "After a move that is not legal, the same player has to be asked again, and the board has to stay as it is."
        }
        GameFault::EndedEarly => "The game ended while something was left on the board.",
        GameFault::AskedOnEmptyBoard => {
            "Nothing is left on the board, and still a move was asked for. The game should end here."
        }
        GameFault::AskedWrongly => {
            "It was the computer's turn, and a person was asked for the move."
        }
        GameFault::WinnerNotNamed => {
            "The game ended without the winner's name. Whoever takes last has won: print that player's name."
        }
        GameFault::LoserNamed => {
            "The wrong player was announced. Whoever takes last has won; perhaps the turn had changed already."
        }
        GameFault::NeverTakesMoves => {
            "However a move was entered, the game asked again. Moves were entered as \"row, elements\" on one line, and one by one."
        }
    }
}

/// What went wrong at the top level.
pub(super) fn problem(problem: &Problem) -> Text {
    match problem {
        Problem::Raised(raised) => exception(raised),
        Problem::TimedOut(place) => text![
            "Line\u{a0}",
            place.1,
            format!(" of {} took too long and was left out.", place.0)
        ],
        Problem::Ended(place) => text![
            "Line\u{a0}",
            place.1,
            format!(" of {} ended Python and was left out.", place.0)
        ],
        Problem::Unreadable => "Python could not be brought to read the file.".into(),
    }
}
