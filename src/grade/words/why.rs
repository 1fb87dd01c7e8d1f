//! Why a call is not right: the one place where a [`Reason`] becomes words.
//!
//! A list for a tuple reads "A list (\[1, 1\]) came back; expected a tuple of the row and how many to take".

use super::outside::{HEADING, not_there};
use super::say::say;
use super::values::{beginning, came_back, other_text, position_asked};
use super::{raised, rules, types};
use crate::document::text::{Text, code, text};
use crate::document::wording::{counted, listed};
use crate::document::{message, statement};
use crate::grade::hand_in::Missing;
use crate::grade::judge::{CameBack, Failure, Reason, Wanted, shown};
use crate::grade::python::{Printed, PythonValue};
use crate::grade::sheet::{Function, Gives, Pick};
use crate::judgement::Misconception;

/// Why a call is not right.
#[must_use]
pub fn why(failure: &Failure) -> Text {
    let told = reason(failure);
    match (&failure.changed, &failure.reason) {
        (None, _) | (_, Reason::Changed | Reason::Kept) => told,
        _ => told.and(" It also changed the list that it was given: work on a copy."),
    }
}

fn reason(failure: &Failure) -> Text {
    let judged = failure.judgement.as_deref().and_then(message);
    match &failure.reason {
        Reason::Wrong => judged.unwrap_or_else(|| another_value(failure)),
        Reason::SetByTeacher => {
            "That is another value than the sheet of your course gives for this call.".into()
        }
        &Reason::Narrow { right_up_to } => say!(
            "Every call with numbers of up to {} binary digits was right, and every one with longer numbers was not. Perhaps a width is fixed somewhere, such as 8, 32 or 64, or a / makes a float. Python's whole numbers have no largest: go on until nothing is left, and divide with `//`.",
            right_up_to
        ),
        Reason::Opposite => opposite(failure).into(),
        Reason::OtherTypeThough => {
            types::other_type(failure).and(" The value is right, which gives part of the points.")
        }
        Reason::OtherType => types::other_type(failure),
        Reason::NothingReturned(printed) => nothing_returned(printed),
        Reason::LeadingZeros => {
            "The digits are right, but there are zeros in front of them. The first digit of a number is a 1, and 0 has no digits at all.".into()
        }
        Reason::Line(line) => other_text(failure, *line),
        Reason::Changed => say!(
            "What came back is right, but the call changed the list that it was given: afterwards that is {}. Whoever calls it still needs that list: work on a copy, `new_board = board[:]`.",
            failure.changed.as_ref().map(Text::from).unwrap_or_default()
        ),
        Reason::SameList => {
            say!("Your function gave back `board` itself, not a copy. Write `board[:]`.")
        }
        Reason::Kept => kept(failure),
        Reason::Constant if failure.function.task().gives == Gives::YesOrNo => {
            let given = came_back(failure).unwrap_or_default();
            say!(
                "{} It gave {} every time, or nearly: look at what is compared with what. A text counts as true by itself, and so does a function without its brackets.",
                another_value(failure),
                given
            )
        }
        Reason::TrueForOne => say!(
            "It gave `True` where the nim sum is 1, and for no other: a number `== True` is asked whether it is 1. Write `!= 0`."
        ),
        Reason::Constant => "The same came back from every call, whatever was given. Look whether a `return` comes too early, or whether what is returned is ever changed.".into(),
        Reason::FirstRows(1) => "Every answer is the size of the first row alone: the rows after it are left out. Perhaps the `return` comes after the first one.".into(),
        Reason::FirstRows(rows) => say!(
            "Every answer is the nim sum of the first {} rows alone: the rows after them are left out. Go through the whole list.",
            *rows
        ),
        Reason::LastRows(rows) => say!(
            "Every answer is the nim sum of the last {} alone: what stands before is left out. Perhaps each round of a loop begins anew, in place of going on with what came of the round before.",
            if *rows == 1 { "row".to_owned() } else { format!("{rows} rows") }
        ),
        Reason::CutToTheShorter => say!(
            "Only as many digits take part as the shorter number has. Put zeros in front of the shorter one first, until both are equally long: a loop over both of them, such as one with `zip`, stops where the shorter one ends."
        ),
        Reason::Move(slip) => rules::move_slip(*slip),
        Reason::Power { line } => say!(
            "Line\u{a0}{} has `2 ^ …`: in Python `^` is XOR, bit by bit. A power is written `**`, as in `2 ** 3`, which is 8.",
            *line
        ),
        Reason::Raised(raised) => raised::raised(failure.function, raised),
        Reason::Missing(Missing { failed: Some(raised), .. }) => {
            let told = text![failure.function, " is missing, because its definition failed. "];
            told.and(raised::raised(failure.function, raised))
        }
        Reason::Missing(missing) => not_there(failure.function, missing),
        Reason::TimedOut => "This call did not come back in time. Perhaps a loop never ends: look at what should make its condition false. If it ends, look for what makes it slow.".into(),
        Reason::Awaited => "It was not done in time because a function that it calls is slow, though right.".into(),
        Reason::UsedUp { seconds } => say!(
            "All calls of a function together may take {}, and they were used up here: look for what makes it slow.",
            counted(*seconds, "second")
        ),
        Reason::Ended(status) => ended(*status),
        Reason::Unreadable => say!(
            "The file as a whole could not be loaded, so this function could not be asked. See {}.",
            HEADING
        ),
        Reason::Gate(fault) => rules::gate(failure.function, *fault),
        Reason::IllegalMove(why) => {
            let is_about_legality = failure.misconception() == Some(Misconception::Illegal);
            let more = judged.filter(|_| !is_about_legality);
            let more = more.map(|message| text![" ", message]);
            say!("The move is not legal: {}.{}", why.clone(), more.unwrap_or_default())
        }
        Reason::NotOptimal => match judged {
            Some(message) => say!("The move is legal, but it does not win. {}", message),
            None => "The move is legal, but it does not win: it does not leave nim sum 0.".into(),
        },
        Reason::NeverChosen { asked, moves, win, .. } => never_chosen(*asked, moves, *win),
        Reason::Game(fault) => rules::game(fault),
    }
}

/// What can be said of a wrong value without a diagnosis.
fn another_value(failure: &Failure) -> Text {
    let judgement = failure.judgement.as_ref();
    if let Some(step) = judgement.and_then(|judgement| judgement.contradiction.as_ref()) {
        let first = "The value does not fit this step: ";
        return text![first, statement(step), "."];
    }
    let rule = failure.function.task().rule;
    say!(match &failure.expected {
        Wanted::Value(PythonValue::Tuple(pair)) if failure.function == Function::MakeMove =>
            if pair.get(1) == Some(&PythonValue::Bool(true)) {
                "The move is legal: rows count from 1, and at least 1 and at most the whole row may be taken."
            } else {
                "The move is not legal, so the board comes back as it was, with False. Rows count from 1, and at least 1 and at most the whole row may be taken."
            },
        _ if !rule.is_empty() => rule,
        _ if failure.request.is_none() =>
            "The numbers have more than 64 binary digits here. The steps are the same as for small ones.",
        _ => "That is another value.",
    })
}

fn opposite(failure: &Failure) -> &'static str {
    match position_asked(failure) {
        Some((_, true)) => {
            "Every answer is the opposite of the right one. On the lab sheet an N-position is one with nim sum 0 and a P-position one where it is not 0. Other books name them the other way round."
        }
        Some((_, false)) => {
            "Every answer is the opposite of the right one. A P-position is one with nim sum 0 and an N-position one where it is not 0. Some sheets name them the other way round."
        }
        None => {
            "Every answer is the opposite of the right one: True and False have changed places."
        }
    }
}

fn nothing_returned(printed: &Printed) -> Text {
    let text = printed.text();
    let text = text.trim_end();
    if text.trim().is_empty() {
        return "Nothing came back: the function ends without a return, at least for this call. Look for a path through it that has none.".into();
    }
    // Not all is kept of what is printed.
    let left_out = match printed.dropped {
        0 => String::new(),
        dropped => format!(" and much more ({dropped} characters of it were not kept)"),
    };
    say!(
        "Nothing came back: the function ends without a return. It printed {}{}, but what is printed cannot be used by other functions: write `return` in place of `print`.",
        &PythonValue::Str(beginning(text)),
        left_out
    )
}

fn ended(status: Option<i32>) -> Text {
    /// Beyond this a signal ended the process.
    const SIGNALS: i32 = 128;
    match status {
        None => "It left Python unable to answer.".into(),
        Some(SIGNALS..) => {
            "It crashed Python itself. Perhaps it calls itself without end, or needs more than a hand-in is given.".into()
        }
        Some(code) => say!(
            "It ended Python with exit code {} in place of coming back. A function should return.",
            code.to_string()
        ),
    }
}

/// Moves that never came, and how to make them come.
fn never_chosen(asked: usize, moves: &[Pick], can_win: bool) -> Text {
    let (some, more) = some_moves(moves);
    let more = match more {
        0 => Text::default(),
        more => text![", nor ", counted(more, "more move")],
    };
    let advice = if can_win {
        "Asked {}, it never chose {}{}. Collect all optimal moves in a list and use `random.choice`."
    } else {
        "Asked {}, it never chose {}{}. Collect all legal moves in a list and use `random.choice`: no move wins here, so any legal one may come."
    };
    say!(advice, counted(asked, "time"), some, more)
}

/// The first of these moves, "(2, 1) or (1, 1)", and how many more there are.
pub(in crate::grade) fn some_moves(moves: &[Pick]) -> (Text, usize) {
    const MOST: usize = 4;
    let some = moves.iter().take(MOST).map(|pick| code(shown(pick)));
    (listed(some, "or"), moves.len().saturating_sub(MOST))
}

/// Right alone, and not after other calls.
fn kept(failure: &Failure) -> Text {
    let alone = match (&failure.expected, &failure.returned) {
        (Wanted::Value(value), CameBack::Value(_)) => {
            text!["it gives ", value, "; after other calls it does not."]
        }
        _ => "it is right; after other calls it is not.".into(),
    };
    let kept = " Something is kept from call to call, such as a global variable, or a list as default value of a parameter. Set it anew at the beginning of the function.";
    text!["Called alone ", alone, kept]
}
