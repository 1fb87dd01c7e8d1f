//! Everything that can be wrong, each with a code for programs, the words that a class report uses, and what a student
//! reads: for `no-return`, that a function "returned nothing".
//!
//! A list for a tuple reads "It returned a list (\[1, 1\]); expected a tuple of the row and how many to take".

use super::another::{another_value, beyond_legality, judged};
use super::outside::not_there;
use super::raised::{HEADING, raised};
use super::types::other_type;
use super::values::{beginning, other_text, position_asked, returned_value, some_moves};
use crate::judge::{ExpectedResult, Failure, GameFault, GateFault, MoveSlip, Reason};
use crate::python::{Line, PythonValue};
use crate::sheet::{Function, ReturnKind};
use explain::document::text::{Text, code, text};
use explain::document::wording::{counted, joined};

/// From this exit code on, a signal ended the process.
const SIGNALS: i32 = 128;

/// The credit for a call that is right except in one thing.
const EARNS_HALF: &str =
    ", which earns half of the points where no other call of its kind is wrong.";

/// One list used in two ways: each pattern is followed by the code and the words, and below them by what a student
/// reads, in the syntax of [`text!`](explain::document::text::text).
macro_rules! reasons {
    ($failure:ident; $($pattern:pat $(if $guard:expr)? => $code:literal, $words:literal, [$($told:tt)+];)*) => {
        /// The code, which is empty for a value that is simply wrong, and the words, which are the same for every call.
        #[allow(unused_variables)] // The words use what a pattern binds.
        pub(super) fn named($failure: &Failure) -> (&'static str, &'static str) {
            match &$failure.reason {
                $($pattern $(if $guard)? => ($code, $words),)*
            }
        }

        /// What is said about a call.
        fn told($failure: &Failure) -> Text {
            match &$failure.reason {
                $($pattern $(if $guard)? => text![$($told)+],)*
            }
        }
    };
}

reasons! { failure;
    Reason::Wrong => "", "",
        [{judged(failure).unwrap_or_else(|| another_value(failure))}];
    Reason::Narrow { right_up_to } => "fixed-width", "is right for short numbers only",
        ["Every call with numbers of up to "{*right_up_to}" binary digits was right, and every one with longer numbers was not. Perhaps a width is fixed somewhere, such as 8, 32 or 64, or a / makes a float. Whole numbers in Python can be as large as you like: go on until nothing is left, and divide with `//`."];
    Reason::NothingReturned(printed) if printed.text.trim().is_empty() => "no-return", "returned nothing",
        ["This call returned nothing. Either the function is still to be written, or a path through it has no "{code("return")}", or what it returns is nothing: "{code("digits.reverse()")}" reverses a list and returns nothing."];
    Reason::NothingReturned(printed) => "printed", "printed the result and returned nothing",
        ["The function ends without a return, so it returned nothing. It printed "{&PythonValue::Str(beginning(printed.text.trim_end()))}{left_out(printed.dropped)}", but what is printed cannot be used by other functions: write `return` instead of `print`."];
    Reason::OtherType => "other-type", "gave a value of another type",
        [{other_type(failure)}];
    Reason::OtherTypeThough => "other-type", "gave a value of another type",
        [{other_type(failure).and(format!(" The value itself is right{EARNS_HALF}"))}];
    Reason::Line(line) if failure.is_half_right => "line-break", "ended its text with a line break",
        [{other_text(failure, *line).and(format!(" All else is right{EARNS_HALF}"))}];
    Reason::Line(line) => "other-text", "gave another text",
        [{other_text(failure, *line)}];
    Reason::LeadingZeros => "zeros-in-front", "left zeros in front",
        ["The digits are right, but there are zeros in front of them. The first digit of a number is a 1, and 0 has no digits at all."];
    Reason::Changed => "changed-argument", "changed the list that was given",
        ["The returned value is right, but the call changed the list that it was given: afterwards that is "{failure.changed.as_ref().map(Text::from).unwrap_or_default()}". The caller still needs that list: work on a copy, `new_board = board[:]`."];
    Reason::SameList => "same-list", "returned the same list",
        ["Your function returned `board` itself, not a copy. Write `board[:]`."];
    Reason::Kept => "kept", "kept something from call to call",
        [{kept_state(failure)}];
    Reason::Constant if failure.function.task().returns == ReturnKind::YesOrNo => "constant", "gave the same for every call, or nearly every one",
        [{another_value(failure)}" It gave "{returned_value(failure).unwrap_or_default()}" every time, or nearly: look at what is compared with what. A text counts as true by itself, as in `if \"x\" or …`, and so does a function without its brackets."];
    Reason::Constant => "constant", "gave the same for every call, or nearly every one",
        ["Every call returned the same, no matter what it was given. Check whether a `return` comes too early, or whether what is returned is ever changed."];
    Reason::TrueForOne => "true-for-one", "took True for any number but 0",
        ["It gave `True` where the nim sum is 1, and for no other: a number `== True` is asked whether it is 1. Write `!= 0`."];
    Reason::FirstRows(_) if failure.function == Function::IsBoardEmpty => "first-rows", "looked only at the first rows",
        ["Every answer is that of the first row. Perhaps a `return` is inside the loop and ends it after one round: that all rows are empty is known only after the loop."];
    Reason::FirstRows(1) => "first-rows", "looked only at the first rows",
        ["Every answer is the size of the first row: the rows after it are left out. Perhaps the `return` comes after the first one."];
    Reason::FirstRows(rows) => "first-rows", "looked only at the first rows",
        ["Every answer is the nim sum of the first "{*rows}" rows: the rows after them are left out. Go through the whole list."];
    Reason::LastRows(rows) => "last-rows", "looked only at the last rows",
        ["Every answer is the nim sum of the last " {if *rows == 1 { "row".to_owned() } else { format!("{rows} rows") }}": the rows before are left out. Perhaps each round of a loop starts afresh, instead of going on from the round before."];
    // These two are misconceptions, which have their codes elsewhere.
    Reason::FirstRowTwice => "", "",
        ["Every answer is the nim sum without row 1. Either that row is left out, or it is taken twice, and a number XOR itself is 0. A total that begins with `board[0]` must not meet that row in the loop again: begin with 0."];
    Reason::OneRowIsEmpty => "one-row-empty", "took one empty row for an empty board",
        ["It gave True as soon as one row was empty. That all rows are empty is known only after the loop; one row that is not empty is enough for False."];
    Reason::OneRound => "one-round", "ended its loop after one round",
        ["It returned only the last digit. Perhaps the `return` is inside the loop and ends it after one round: it belongs after the loop, as far to the left as the line that begins it."];
    Reason::FromTheOtherEnd => "", "",
        ["The digits were read from the wrong end: the one on the right is worth 1, and the first of the list is the one on the left."];
    Reason::CutToTheShorter => "not-padded", "put no zeros in front of the shorter number",
        ["Only as many digits take part as the shorter number has. Put zeros in front of the shorter one first, until both are equally long. A loop over both of them, such as one with `zip`, stops where the shorter one ends."];
    Reason::Power { line } => "power-sign", "used ^ for a power",
        ["Line\u{a0}"{*line}" has `2 ^ …`: in Python `^` is XOR, bit by bit. A power is written `**`, as in `2 ** 3`, which is 8."];
    Reason::Opposite if matches!(position_asked(failure), Some((_, true, _))) => "opposite", "gave the opposite of the right answer",
        ["Every answer is the opposite of the right one. On the lab sheet an N-position is one with nim sum 0 and a P-position one where it is not 0. Other books name them the other way round."];
    Reason::Opposite if matches!(position_asked(failure), Some((_, false, _))) => "opposite", "gave the opposite of the right answer",
        ["Every answer is the opposite of the right one. A P-position is one with nim sum 0 and an N-position one where it is not 0. Some sheets name them the other way round."];
    Reason::Opposite => "opposite", "gave the opposite of the right answer",
        ["Every answer is the opposite of the right one: True and False have changed places."];
    Reason::Raised(exception) => "", "",
        [{raised(failure.function, exception)}];
    Reason::Missing(missing) => "", "",
        [{not_there(failure.function, missing)}];
    Reason::Unreadable => "not-loaded", "could not be loaded",
        ["The file as a whole could not be loaded, so this function could not be asked. See "{HEADING}"."];
    Reason::TimedOut => "too-slow", "took too long",
        ["This call did not return in time. Perhaps a loop never ends: look at what should make its condition false. If it ends, look for what makes it slow."];
    Reason::UsedUp { seconds } => "too-slow", "took too long",
        ["All calls of a function together may take "{counted(*seconds, "second")}", and they were used up here: look for what makes it slow."];
    Reason::Awaited => "too-slow", "took too long",
        ["It was not done in time because a function that it calls is slow, though right."];
    Reason::Ended(None) => "ended-python", "ended Python",
        ["It left Python unable to answer."];
    Reason::Ended(Some(SIGNALS..)) => "ended-python", "ended Python",
        ["It crashed Python itself. Perhaps it calls itself without end, or needs more than a hand-in is given."];
    Reason::Ended(Some(code)) => "ended-python", "ended Python",
        ["It ended Python with exit code "{code.to_string()}" instead of returning."];
    Reason::IllegalMove(why) => "illegal-move", "chose a move that is not legal",
        ["The move is not legal: "{why.clone()}"."{beyond_legality(failure)}];
    Reason::NotOptimal => "not-optimal", "chose a move that does not win",
        ["The move is legal, but it does not win" {judged(failure).map_or(": it does not leave nim sum 0.".into(), |message| text![". "{message}])}];
    Reason::NeverChosen { asked, moves, win } => "never-chosen", "never chose some of the best moves",
        ["Asked "{counted(*asked, "time")}", it never chose "{some_moves(moves, |more| text![", nor "{counted(more, "more move")}])}{Text::words(if *win { ". Collect all optimal moves in a list and use `random.choice`." } else { ". Collect all legal moves in a list and use `random.choice`: no move wins here, so any legal one may come." })}];
    Reason::Gate(GateFault::NoChoice) => "gate-without-if", "has no if in the gate",
        ["There is no `if`. Decide what to return by looking at the inputs: `if a == 0:`."];
    Reason::Gate(GateFault::BuiltIn) => "gate-built-in", "put a function of Python in place of the gate",
        ["When it is called, "{code(failure.function.name())}" is a function that comes with Python, not one built with `if`. Look for the last line that gives it this name."];
    Reason::Gate(GateFault::Xor { line }) if failure.function != Function::ExclusiveOr => "python-xor", "used Python's own ^ in place of the gate",
        [{code(failure.function.name())}" uses Python's own `^`"{in_line(*line)}". The sheet wants the values through your gate, digit by digit."];
    Reason::Gate(GateFault::Xor { line }) => "gate-with-xor", "used Python's own ^",
        ["The gate uses Python's own XOR"{in_line(*line)}". The sheet asks you to build it without."];
    Reason::Gate(GateFault::Comparison { line }) => "gate-compares", "compared the two inputs of the gate with each other",
        ["The gate compares the two inputs with each other"{in_line(*line)}", which the sheet rules out. Compare each with 0 or 1: `if a == 0:`."];
    // A misconception, which has its code elsewhere.
    Reason::Move(MoveSlip::RowFromZero) => "", "",
        ["It counts the rows from 0, and on the lab sheet they count from 1: row 1 is `board[0]`, so take from `board[row - 1]`."];
    Reason::Move(MoveSlip::LeavesTheCount) => "leaves-the-count", "left as many as should be taken",
        ["It leaves as many as it should take away: write `new_board[row - 1] -= elements`, with a minus sign."];
    Reason::Move(MoveSlip::Swapped) => "swapped", "took the row for the number of elements",
        ["It takes the row for the number of elements, and the other way round. On the lab sheet the order is `make_move(board, row, elements)`."];
    Reason::Move(MoveSlip::Adds) => "adds-to-the-row", "added to the row",
        ["It adds to the row what it should take away."];
    Reason::Game(GameFault::WrongBoard) => "wrong-board", "went on with another board",
        ["The game went on with another board than the one that these moves lead to. The new board is what make_move returns: keep it, `board, legal = make_move(board, row, elements)`."];
    Reason::Game(GameFault::NotOptimalMove) => "computer-not-optimal", "let the computer play another move than optimal_move",
        ["The computer did not play the move that optimal_move returned."];
    Reason::Game(GameFault::IllegalMoveCounted) => "illegal-counted", "let a move that is not legal count",
        ["After a move that is not legal, the same player has to be asked again, and the board has to stay as it is."];
    Reason::Game(GameFault::WrongTurn) => "wrong-turn", "asked the wrong player",
        ["A player was asked whose turn it was not. The player named first begins, and the turn changes after each legal move."];
    Reason::Game(GameFault::PersonNotAsked) => "person-not-asked", "did not ask a person for the move",
        ["It was a person's turn, and the game went on without asking for a move."];
    Reason::Game(GameFault::NumbersSwapped) => "numbers-swapped", "took the row for the elements",
        ["A move is the row and then the elements; the game took the first number for the elements and the second for the row."];
    Reason::Game(GameFault::OtherMovePlayed) => "other-move-played", "played another move than the one that was entered",
        ["A legal move was entered, and the game played another one. \"3, 2\" is "["row 3"]" and 2 elements."];
    Reason::Game(GameFault::EndedEarly) => "ended-early", "ended the game early",
        ["The game ended while something was left on the board."];
    Reason::Game(GameFault::AskedOnEmptyBoard) => "asked-on-empty", "went on when nothing was left",
        ["Nothing is left on the board, and still a move was asked for. The game should end here."];
    Reason::Game(GameFault::AskedForComputer) => "asked-for-computer", "asked a person for the computer's move",
        ["It was the computer's turn, and a person was asked for the move. The computer plays optimal_move."];
    Reason::Game(GameFault::WinnerNotNamed) => "winner-not-named", "did not name the winner",
        ["The game ended without the winner's name. Whoever takes last has won: print that player's name."];
    Reason::Game(GameFault::LoserNamed { winner, loser }) => "loser-named", "named the loser as the winner",
        ["The game ended with the name of "{loser.clone()}", but "{winner.clone()}" took the last object, and on this sheet the player who takes last wins; perhaps the turn had changed already."];
    Reason::NotFollowed(why) => "not-followed", "plays a game that cannot be followed",
        ["This game could not be followed, because "{why.clone()}". That costs no points."];
}

/// Why a call is not right.
pub fn why(failure: &Failure) -> Text {
    let told = told(failure);
    match (&failure.changed, &failure.reason) {
        (None, _) | (_, Reason::Changed | Reason::Kept) => told,
        _ => told.and(" It also changed the list that it was given: work on a copy."),
    }
}

/// Every rule that the way the gate is written breaks, in one paragraph; `None` if it breaks none.
pub(crate) fn how_it_is_written(failures: &[Failure]) -> Option<Text> {
    let is_of_writing = |failure: &&Failure| matches!(failure.reason, Reason::Gate(_));
    let faults = failures.iter().filter(is_of_writing);
    let function = faults.clone().next()?.function;
    Some(joined(faults.map(told), " ").and(match function {
        Function::ExclusiveOr => " Half of the points are for how the gate is written.",
        _ => " Half of the points are for how it is written.",
    }))
}

/// The results of a call in a fresh process, and after others.
fn kept_state(failure: &Failure) -> Text {
    let (alone, after) = match (&failure.expected, &failure.returned) {
        (ExpectedResult::Value(value), Some(_)) => (text!["it gives "{value}], "does not"),
        _ => ("it is right".into(), "is not"),
    };
    text![
        "In a fresh Python "{alone}"; after other calls it "{after}
        ". Something is kept from call to call, such as a global variable, or a list as default value of a parameter. Set it anew at the beginning of the function."
    ]
}

/// " in line 3", if the line is known.
fn in_line(line: Line) -> String {
    line.0.map_or_else(String::new, |line| format!(" in line\u{a0}{line}"))
}

/// That not all of the output is kept.
fn left_out(dropped: u64) -> String {
    match dropped {
        0 => String::new(),
        dropped => format!(" and much more ({dropped} characters of it were not kept)"),
    }
}
