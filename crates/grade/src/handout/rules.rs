//! The rules that cost points, as sentences: for one function, and for all.

use crate::hand_in::FILES;
use crate::lab::{Lab, PositionNames};
use crate::sheet::{CallKind, Function, Task};
use explain::document::Text;
use explain::document::text::text;
use explain::document::wording::{counted, listed};

/// What a function must do, with the rules for it alone.
pub(super) fn of_function(function: Function, lab: &Lab) -> Text {
    let does = Text::words(function.task().does);
    let more = match function {
        Function::ExclusiveOr => Text::words(GATE),
        Function::BitwiseExclusiveOr => {
            Text::words(" With Python's own `^` it gets half of its points.")
        }
        Function::IsNPosition | Function::IsPPosition => positions(lab.names),
        _ => return does,
    };
    text![{does}{more}]
}

const GATE: &str = " Build it with `if`, without Python's own `^`, and without comparing the two inputs with each other (`==`, `!=`, `is`, also negated as in `a == 1 - b`, or by counting how many different ones there are). Comparing one of them with 0 or 1 is fine. A gate that is right but written in another way gets half of its points. It returns the numbers 1 and 0: with `True` and `False` it gets half of its points.";

fn positions(names: PositionNames) -> Text {
    Text::words(match names {
        PositionNames::Lab => {
            " On this sheet a board is an N-position when its nim sum is 0, and a P-position when it is not. (Many books name them the other way round.)"
        }
        PositionNames::Standard => {
            " A board is a P-position (the previous player wins) when its nim sum is 0, and an N-position (the next player wins) when it is not."
        }
        PositionNames::Either => {
            " Books call a board a P-position when its nim sum is 0, and an N-position when it is not; some sheets name them the other way round. Either will do, if both functions keep to it."
        }
    })
}

/// How the points of a function are divided, if not as for the others.
pub(super) fn paid_otherwise(function: Function) -> Option<Text> {
    let kinds = function.task().kinds;
    (kinds != Task::USUAL.kinds).then(|| text!["How its points are shared: "{by_kind(kinds)}"."])
}

/// "40% for the examples, 20% for the edge cases and 40% for the made-up calls".
fn by_kind(kinds: &[CallKind]) -> Text {
    let kinds = kinds.iter();
    let kinds = kinds.map(|kind| text![{kind.percent.to_string()}"% for the "{kind.name}]);
    listed(kinds, "and")
}

/// The rules for all functions.
pub(super) fn of_all(lab: &Lab) -> Vec<Text> {
    let has = |function| lab.functions.contains(&function);
    let is_part = lab.functions != Function::ALL;
    let rules = [
        Some(text![
            "Each function is called with examples such as those above, with edge cases (empty boards, zeros, very large numbers) and with made-up calls that are the same for everybody. A kind of call earns its points when all its calls are right: "
            {by_kind(Task::USUAL.kinds)}", unless the function says otherwise."
        ]),
        Some(Text::words("A right value of another type than asked for (`1.0` or `True` for 1, a list for a tuple) earns half of the points of its kind. For functions that answer yes or no, 1 and 0 will do as well.")),
        Some(Text::words("A function must return its value; what it prints does not count. It may not change a list that it was given, nor return the same list as a new one. If it does, and its value is right, it gets half of the points.")),
        Some(text![
            "All calls of a function together may take "{counted(lab.timeout.as_secs(), "second")}
            ", and one of them a third of that, but at least a second."
        ]),
        Some(helpers(lab)),
        is_part.then(|| text![
            "Functions that are named here and not asked for need not be written: right ones are put in their place, which costs nothing."
        ]),
        Some(Text::words("Code outside the functions (prints, `assert`s, a call of the game) costs nothing. Functions have to be at the left margin, with the names of this sheet.")),
        Some(Text::words("Only what comes with Python itself can be imported: no NumPy, no pandas. Every report names the Python that grades; what only a newer Python knows cannot be read.")),
        Some(text![
            "A link to a file is not read: hand in the file itself. A file of more than "
            {FILES.most_megabytes}" MB has no points."
        ]),
        has(Function::OptimalMove).then(|| text![
            "`optimal_move` is called many times for each board. If it never chooses some of the moves that are as good as the others, it gets half of the points of that kind of call."
        ]),
        has(Function::PlayNim).then(|| text![
            "The game is played as people would play it: moves are entered as row, elements (on one line, or on two, in the order that the prompt names), some of them not legal. What counts is that the moves go through `make_move` and `optimal_move`, that turns are right, and whose name comes at the end. How it draws and what else it prints is up to you. A game that goes right but names no winner, or the wrong one, gets half of the points. A game that cannot be followed so is not judged, and costs nothing."
        ]),
    ];
    rules.into_iter().flatten().collect()
}

fn helpers(lab: &Lab) -> Text {
    let has_game = lab.functions.contains(&Function::PlayNim);
    let but_the_game = if has_game { ", and `play_nim` on all" } else { "" };
    text![
        "A function that is wrong only because of another one that it calls loses nothing: it is called again with a right one in its place. It may be built on the functions that come before it on this sheet"{Text::words(but_the_game)}
        "."
    ]
}
