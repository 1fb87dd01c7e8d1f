//! Why a call is not right: the one place where a [`Reason`] becomes words.
//!
//! A list for a tuple reads "A list (\[1, 1\]) came back; expected a tuple of the row and how many to take".

use super::beginning::beginning;
use super::outside::HEADING;
use super::{board_text, game, gate, missing, raised, types};
use crate::document::message;
use crate::document::text::{Text, code, text};
use crate::document::wording::{counted, listed};
use crate::grade::failure::{CameBack, Failure, Reason, Wanted};
use crate::grade::frame::Printed;
use crate::grade::lab::Function;
use crate::grade::moves::shown;
use crate::grade::value::PythonValue;
use crate::question::{Question, Request, WinningMove};

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
        Reason::OtherTypeThough { wanted } => types::other_type_though(function, failure, wanted),
        Reason::OtherType { wanted } => types::other_type(function, failure, wanted),
        Reason::NothingReturned(printed) => nothing_returned(printed),
        Reason::LeadingZeros => text![
            "The digits are right, but there are zeros in front of them. The first digit of a number is a 1, and 0 has no digits at all."
        ],
        Reason::Line(line) => board_text::other_text(failure, *line),
        Reason::Changed { after } => text![
            "The call changed the list that it was given: afterwards that is ",
            code(after.to_string()),
            ". Work on a copy: ",
            code("new_board = board[:]"),
            ".",
            not_a_tuple(function, failure)
        ],
        Reason::SameList => text![
            "Your function gave back ",
            code("board"),
            " itself, not a copy. Write ",
            code("board[:]"),
            ".",
            not_a_tuple(function, failure)
        ],
        Reason::Raised(raised) => raised::raised(function, raised),
        Reason::Missing(missing) => missing::not_there(function, missing),
        Reason::TimedOut { seconds } => text![
            "This call did not come back within ",
            counted(*seconds, "second"),
            ". Perhaps a loop never ends: look at what should make its condition false. If it ends, look for what makes it slow."
        ],
        Reason::UsedUp { seconds } => text![
            "All calls of a function together may take ",
            counted(*seconds, "second"),
            ", and they were used up here: look for what makes it slow."
        ],
        Reason::Ended(status) => ended(*status),
        Reason::Unreadable => text![
            "The file as a whole could not be loaded, so this function could not be asked. See ",
            HEADING,
            "."
        ],
        Reason::Gate(fault) => gate::gate(*fault),
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
        Reason::NeverChosen { asked, moves, .. } => never_chosen(failure, *asked, moves),
        Reason::Game(fault) => game::game(fault),
    }
}

fn is_about_legality(failure: &Failure) -> bool {
    failure.misconception() == Some(crate::judgement::Misconception::Illegal)
}

/// What can be said of a wrong value without a diagnosis.
fn another_value(function: Function, failure: &Failure) -> Text {
    if let Some(step) = failure
        .judgement()
        .and_then(|judgement| judgement.contradiction.as_ref())
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
            " anywhere in it, in capital or small letters, and human otherwise. ",
            code(".lower()"),
            " makes all letters small."
        ],
        Function::IsBoardEmpty => {
            "A board is empty when no row has anything left. One without rows is empty too.".into()
        }
        Function::MakeMove => make_move(failure),
        _ if failure.request.is_none() => {
            "The numbers have more than 64 binary digits here. The steps are the same as for small ones.".into()
        }
        _ => "That is another value.".into(),
    }
}

/// Whether the move was legal, as the right result says.
fn make_move(failure: &Failure) -> Text {
    let Wanted::Value(PythonValue::Tuple(pair)) = &failure.expected else {
        return Text::default();
    };
    if pair.get(1) == Some(&PythonValue::Bool(true)) {
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

fn nothing_returned(printed: &Printed) -> Text {
    let nothing = "Nothing came back: the function ends without a return";
    if printed.text.trim().is_empty() {
        return text![
            nothing,
            ", at least for this call. ReportStyle for a path through it that has none."
        ];
    }
    text![
        nothing,
        ". It printed ",
        code(PythonValue::Str(beginning(printed.text.trim_end())).to_string()),
        left_out(printed),
        ", but what is printed cannot be used by other functions: write ",
        code("return"),
        " in place of ",
        code("print"),
        "."
    ]
}

/// Tells where not all was kept of what was printed.
fn left_out(printed: &Printed) -> String {
    printed.gap.map_or_else(String::new, |gap| {
        let characters = gap.dropped;
        format!(" and much more ({characters} characters of it were not kept)")
    })
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
        None => text!["It left Python unable to answer."],
    }
}

/// Moves that never came, and how to make them come.
fn never_chosen(failure: &Failure, asked: usize, moves: &[(usize, num_bigint::BigUint)]) -> Text {
    const MOST: usize = 4;
    let some = listed(moves.iter().take(MOST).map(|pick| code(shown(pick))), "or");
    let more = match moves.len().saturating_sub(MOST) {
        0 => Text::default(),
        more => text![", nor ", counted(more, "more move")],
    };
    let can_win = match &failure.request {
        Some(Request::Question(Question::Move(WinningMove(position)))) => position.mover_wins(),
        _ => true,
    };
    let (all, end) = if can_win {
        ("optimal", ".")
    } else {
        ("legal", ": no move wins here, so any legal one may come.")
    };
    text![
        "Asked ",
        counted(asked, "time"),
        ", it never chose ",
        some,
        more,
        format!(". Collect all {all} moves in a list and use "),
        code("random.choice"),
        end
    ]
}

/// A second thing to mend in `make_move`, once the list is left alone.
fn not_a_tuple(function: Function, failure: &Failure) -> Text {
    match &failure.returned {
        CameBack::Value(PythonValue::List(_)) if function == Function::MakeMove => {
            " Also: give back a tuple (round brackets), not a list.".into()
        }
        _ => Text::default(),
    }
}
