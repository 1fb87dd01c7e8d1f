//! Why a call is not right: the one place where a [`Reason`] becomes words.
//!
//! A list for a tuple reads "A list (\[1, 1\]) came back; expected a tuple of the row and how many to take".

use super::list::{SIGNALS, entry};
use super::outside::not_there;
use super::raised::HEADING;
use super::values::{beginning, came_back, other_text};
use super::{raised, types};
use crate::document::say::{filled, say};
use crate::document::text::{Text, code, text};
use crate::document::wording::{counted, joined, listed};
use crate::document::{message, statement};
use crate::grade::judge::{Failure, GameFault, GateFault, Reason, Wanted, shown};
use crate::grade::python::PythonValue;
use crate::grade::sheet::{Function, Gives, Pick};
use crate::judgement::Misconception;

/// Why a call is not right.
pub fn why(failure: &Failure) -> Text {
    let told = reason(failure);
    match (&failure.changed, &failure.reason) {
        (None, _) | (_, Reason::Changed | Reason::Kept) => told,
        _ => told.and(" It also changed the list that it was given: work on a copy."),
    }
}

fn reason(failure: &Failure) -> Text {
    let sentence = entry(failure).sentence;
    match &failure.reason {
        Reason::Wrong => judged(failure).unwrap_or_else(|| another_value(failure)),
        Reason::OtherTypeThough => {
            types::other_type(failure).and(" The value itself is right, which earns half of the points where no other call of its kind is wrong.")
        }
        Reason::OtherType => types::other_type(failure),
        Reason::Line(line) => other_text(failure, *line),
        Reason::Constant if failure.function.task().gives == Gives::YesOrNo => {
            let given = came_back(failure).unwrap_or_default();
            say!(
                "{} It gave {} every time, or nearly: look at what is compared with what. A text counts as true by itself, and so does a function without its brackets.",
                another_value(failure),
                given
            )
        }
        Reason::Raised(raised) => raised::raised(failure.function, raised),
        Reason::Missing(missing) => not_there(failure.function, missing),
        _ => filled(sentence, pieces(failure)),
    }
}

/// What stands in the sentence for a reason where that has `{}`.
fn pieces(failure: &Failure) -> Vec<Text> {
    match &failure.reason {
        Reason::Narrow {
            right_up_to: number,
        }
        | Reason::Power { line: number } => {
            vec![(*number).into()]
        }
        Reason::NothingReturned(printed) if !printed.text.trim().is_empty() => {
            let text = PythonValue::Str(beginning(printed.text.trim_end()));
            vec![(&text).into(), left_out(printed.dropped).into()]
        }
        Reason::Changed => vec![failure.changed.as_ref().map(Text::from).unwrap_or_default()],
        Reason::Kept => match (&failure.expected, &failure.returned) {
            (Wanted::Value(value), Some(_)) => {
                vec![text!["it gives ", value], "does not".into()]
            }
            _ => vec!["it is right".into(), "is not".into()],
        },
        Reason::FirstRows(rows @ 2..) => vec![(*rows).into()],
        Reason::LastRows(1) => vec!["row".into()],
        Reason::LastRows(rows) => vec![format!("{rows} rows").into()],
        Reason::UsedUp { seconds } => vec![counted(*seconds, "second")],
        Reason::Ended(Some(code @ ..SIGNALS)) => vec![code.to_string().into()],
        Reason::Unreadable => vec![HEADING.into()],
        Reason::Gate(fault) => of_gate(failure.function, *fault),
        Reason::Game(GameFault::LoserNamed { winner, loser }) => {
            vec![loser.clone().into(), winner.clone().into()]
        }
        Reason::Game(GameFault::TooMuchPrinted { dropped }) => {
            vec![counted(*dropped, "character")]
        }
        Reason::IllegalMove(why) => {
            let is_about_legality = failure.misconception() == Some(Misconception::Illegal);
            let more = judged(failure).filter(|_| !is_about_legality);
            let more = more.map(|message| text![" ", message]);
            vec![why.clone().into(), more.unwrap_or_default()]
        }
        Reason::NotOptimal => vec![match judged(failure) {
            Some(message) => text![". ", message],
            None => ": it does not leave nim sum 0.".into(),
        }],
        Reason::NeverChosen { asked, moves, .. } => {
            let (some, more) = some_moves(moves);
            let more = (more > 0).then(|| text![", nor ", counted(more, "more move")]);
            vec![counted(*asked, "time"), some, more.unwrap_or_default()]
        }
        _ => Vec::new(),
    }
}

fn of_gate(function: Function, fault: GateFault) -> Vec<Text> {
    let name = Text::from(function.name());
    match fault {
        GateFault::NotFound | GateFault::NoChoice => Vec::new(),
        GateFault::Another => vec![name],
        GateFault::Xor { line } if function != Function::ExclusiveOr => vec![name, line.into()],
        GateFault::Xor { line }
        | GateFault::Comparison { line }
        | GateFault::Conversion { line } => vec![line.into()],
    }
}

/// Everything that the way the gate is written breaks, in one paragraph; nothing where it breaks no rule.
pub(in crate::grade) fn how_it_is_written(failures: &[Failure]) -> Option<Text> {
    let is_of_writing = |failure: &&Failure| matches!(failure.reason, Reason::Gate(_));
    let faults = failures.iter().filter(is_of_writing);
    let function = faults.clone().next()?.function;
    Some(joined(faults.map(reason), " ").and(match function {
        Function::ExclusiveOr => " Half of the points are for how the gate is written.",
        _ => " Half of the points are for how it is written.",
    }))
}

/// What is said of the value as of an answer that somebody typed.
fn judged(failure: &Failure) -> Option<Text> {
    failure.judgement.as_deref().and_then(message)
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

/// That not all is kept of what is printed.
fn left_out(dropped: u64) -> String {
    match dropped {
        0 => String::new(),
        dropped => format!(" and much more ({dropped} characters of it were not kept)"),
    }
}

/// The first of these moves, "(2, 1) or (1, 1)", and how many more there are.
pub(in crate::grade) fn some_moves(moves: &[Pick]) -> (Text, usize) {
    const MOST: usize = 4;
    let some = moves.iter().take(MOST).map(|pick| code(shown(pick)));
    (listed(some, "or"), moves.len().saturating_sub(MOST))
}
