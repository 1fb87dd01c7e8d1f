//! All that can be wrong, each with a code for programs, the words that a class is told in, and what a student is told: of
//! `no-return` it is that a function "gave nothing back".
//!
//! Where more is said, of the value that came back or of the move, [`why`](super::why()) says it.

use super::values::position_asked;
use crate::grade::judge::{Failure, GameFault, GateFault, MoveSlip, Reason};
use crate::grade::sheet::Function;

/// What the list says.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    /// Nothing for what is merely another value.
    pub code: &'static str,
    /// The same for every call.
    pub words: &'static str,
    /// Each `{}` stands for something that is known of the call; nothing where all of it depends on that.
    pub sentence: &'static str,
}

/// Finds the entry for a value: under each pattern stand the code and the words, and below them the sentence.
macro_rules! find {
    ($value:expr; $($pattern:pat $(if $guard:expr)? => $code:literal $words:literal $sentence:literal)*) => {
        match $value {
            $($pattern $(if $guard)? => Entry { code: $code, words: $words, sentence: $sentence },)*
        }
    };
}

/// The entry for a failure.
pub(super) fn entry(failure: &Failure) -> Entry {
    let function = failure.function;
    match &failure.reason {
        Reason::Gate(fault) => gate(*fault, function),
        Reason::Game(fault) => game(fault),
        Reason::Move(slip) => make_move(*slip),
        Reason::Opposite => opposite(failure),
        Reason::Ended(status) => ended(*status),
        reason => value(reason),
    }
}

/// What is wrong with what came back, or with how the call went.
fn value(reason: &Reason) -> Entry {
    find! { reason;
        Reason::Narrow { .. } => "fixed-width" "is right for short numbers only"
            "Every call with numbers of up to {} binary digits was right, and every one with longer numbers was not. Perhaps a width is fixed somewhere, such as 8, 32 or 64, or a / makes a float. Whole numbers in Python can be as large as you like: go on until nothing is left, and divide with `//`."
        Reason::NothingReturned(printed) if printed.text.trim().is_empty() => "no-return" "gave nothing back"
            "Nothing came back: the function ends without a return, at least for this call. Look for a path through it that has none."
        Reason::NothingReturned(_) => "printed" "printed the result and gave nothing back"
            "Nothing came back: the function ends without a return. It printed {}{}, but what is printed cannot be used by other functions: write `return` instead of `print`."
        Reason::OtherTypeThough | Reason::OtherType => "other-type" "gave a value of another type"
            ""
        Reason::Line(_) => "other-text" "gave another text"
            ""
        Reason::LeadingZeros => "zeros-in-front" "left zeros in front"
            "The digits are right, but there are zeros in front of them. The first digit of a number is a 1, and 0 has no digits at all."
        Reason::Changed => "changed-argument" "changed the list that was given"
            "What came back is right, but the call changed the list that it was given: afterwards that is {}. Whoever calls it still needs that list: work on a copy, `new_board = board[:]`."
        Reason::SameList => "same-list" "gave back the very list that was given"
            "Your function gave back `board` itself, not a copy. Write `board[:]`."
        Reason::Kept => "kept" "kept something from call to call"
            "Called alone {}; after other calls it {}. Something is kept from call to call, such as a global variable, or a list as default value of a parameter. Set it anew at the beginning of the function."
        Reason::Constant => "constant" "gave the same for every call, or nearly every one"
            "The same came back from every call, whatever was given. Check whether a `return` comes too early, or whether what is returned is ever changed."
        Reason::TrueForOne => "true-for-one" "took True for any number but 0"
            "It gave `True` where the nim sum is 1, and for no other: a number `== True` is asked whether it is 1. Write `!= 0`."
        Reason::FirstRows(1) => "first-rows" "looked at the first rows alone"
            "Every answer is the size of the first row alone: the rows after it are left out. Perhaps the `return` comes after the first one."
        Reason::FirstRows(_) => "first-rows" "looked at the first rows alone"
            "Every answer is the nim sum of the first {} rows alone: the rows after them are left out. Go through the whole list."
        Reason::LastRows(_) => "last-rows" "looked at the last rows alone"
            "Every answer is the nim sum of the last {} alone: what stands before is left out. Perhaps each round of a loop starts afresh, instead of going on from the round before."
        Reason::CutToTheShorter => "not-padded" "put no zeros in front of the shorter number"
            "Only as many digits take part as the shorter number has. Put zeros in front of the shorter one first, until both are equally long. A loop over both of them, such as one with `zip`, stops where the shorter one ends."
        Reason::Power { .. } => "power-sign" "used ^ for a power"
            "Line\u{a0}{} has `2 ^ …`: in Python `^` is XOR, bit by bit. A power is written `**`, as in `2 ** 3`, which is 8."
        Reason::TimedOut => "too-slow" "took too long"
            "This call did not come back in time. Perhaps a loop never ends: look at what should make its condition false. If it ends, look for what makes it slow."
        Reason::UsedUp { .. } => "too-slow" "took too long"
            "All calls of a function together may take {}, and they were used up here: look for what makes it slow."
        Reason::Awaited => "too-slow" "took too long"
            "It was not done in time because a function that it calls is slow, though right."
        Reason::Unreadable => "not-loaded" "could not be loaded"
            "The file as a whole could not be loaded, so this function could not be asked. See {}."
        Reason::IllegalMove(_) => "illegal-move" "chose a move that is not legal"
            "The move is not legal: {}.{}"
        Reason::NotOptimal => "not-optimal" "chose a move that does not win"
            "The move is legal, but it does not win{}"
        Reason::NeverChosen { win: true, .. } => "never-chosen" "never chose some of the best moves"
            "Asked {}, it never chose {}{}. Collect all optimal moves in a list and use `random.choice`."
        Reason::NeverChosen { .. } => "never-chosen" "never chose some of the best moves"
            "Asked {}, it never chose {}{}. Collect all legal moves in a list and use `random.choice`: no move wins here, so any legal one may come."
        Reason::SetByTeacher => "" ""
            "That is another value than the one that your course has set for this call."
        Reason::Wrong | Reason::Missing(_) | Reason::Raised(_) => "" ""
            ""
        Reason::Gate(_) | Reason::Game(_) | Reason::Move(_) | Reason::Opposite | Reason::Ended(_) => "" ""
            "" // Each has a list of its own.
    }
}

fn opposite(failure: &Failure) -> Entry {
    find! { position_asked(failure);
        Some((_, true)) => "opposite" "gave the opposite of the right answer"
            "Every answer is the opposite of the right one. On the lab sheet an N-position is one with nim sum 0 and a P-position one where it is not 0. Other books name them the other way round."
        Some((_, false)) => "opposite" "gave the opposite of the right answer"
            "Every answer is the opposite of the right one. A P-position is one with nim sum 0 and an N-position one where it is not 0. Some sheets name them the other way round."
        None => "opposite" "gave the opposite of the right answer"
            "Every answer is the opposite of the right one: True and False have changed places."
    }
}

/// From this exit code on, a signal ended the process.
pub(super) const SIGNALS: i32 = 128;

fn ended(status: Option<i32>) -> Entry {
    find! { status;
        None => "ended-python" "ended Python"
            "It left Python unable to answer."
        Some(SIGNALS..) => "ended-python" "ended Python"
            "It crashed Python itself. Perhaps it calls itself without end, or needs more than a hand-in is given."
        Some(_) => "ended-python" "ended Python"
            "It ended Python with exit code {} instead of coming back. A function should return."
    }
}

/// How the gate is written, or what is to go through it.
fn gate(fault: GateFault, function: Function) -> Entry {
    find! { fault;
        GateFault::NotFound => "gate-not-found" "has no gate that can be read"
            "No definition of the gate can be read in the file. The sheet asks for `def exclusive_or(a, b):` with an `if` in it."
        GateFault::Another => "another-function" "put another function in the place of the one in the file"
            "What is called is not the `def {}` that stands in the file: something puts another function in its place later on. Take that out."
        GateFault::NoChoice => "gate-without-if" "has no if in the gate"
            "There is no `if`. Decide what to return by looking at the inputs: `if a == 0:`."
        GateFault::Xor { .. } if function != Function::ExclusiveOr => "python-xor" "used Python's own ^ in place of the gate"
            "`{}` uses Python's own `^` in line\u{a0}{}. The sheet wants the values through your gate, digit by digit."
        GateFault::Xor { .. } => "gate-with-xor" "used Python's own ^"
            "Line\u{a0}{} uses `^`, Python's own XOR. The sheet asks to build the gate without it."
        GateFault::Comparison { .. } => "gate-compares" "compared the two inputs of the gate with each other"
            "Line\u{a0}{} compares the two inputs with each other, which the sheet rules out. Compare each with 0 or 1: `if a == 0:`."
        GateFault::Conversion { .. } => "own-conversion" "left the conversion to Python"
            "Line\u{a0}{} leaves the conversion to Python. The sheet asks for one of your own."
    }
}

/// What `make_move` does with its arguments. To count rows from 0 is a misconception, which has a code elsewhere.
fn make_move(slip: MoveSlip) -> Entry {
    find! { slip;
        MoveSlip::RowFromZero => "" ""
            "It counts the rows from 0, and on the lab sheet they count from 1: row 1 is `board[0]`, so take from `board[row - 1]`."
        MoveSlip::LeavesTheCount => "leaves-the-count" "left as many as should be taken"
            "It leaves as many as it should take away: write `new_board[row - 1] -= elements`, with a minus sign."
        MoveSlip::Swapped => "swapped" "took the row for the number of elements"
            "It takes the row for the number of elements, and the other way round. On the lab sheet the order is `make_move(board, row, elements)`."
        MoveSlip::Adds => "adds-to-the-row" "added to the row"
            "It adds to the row what it should take away."
    }
}

/// What a game did wrong, and what should happen in its place.
fn game(fault: &GameFault) -> Entry {
    find! { fault;
        GameFault::BoardNotShown => "board-not-shown" "did not print the board before a move"
            "The board was not printed before the move. A player has to see it: print what present_board gives back."
        GameFault::WrongBoard => "wrong-board" "printed another board"
            "The board that was printed is not the one that these moves lead to."
        GameFault::ComputerIllegal => "computer-illegal" "let the computer make a move that is not legal"
            "The computer played a move that the rules do not allow."
        GameFault::ComputerNotOptimal => "computer-not-optimal" "let the computer give a win away"
            "The computer could have won and played another move. It should play what optimal_move gives back."
        GameFault::IllegalMoveCounted => "illegal-counted" "let a move that is not legal count"
            "After a move that is not legal, the same player has to be asked again, and the board has to stay as it is."
        GameFault::SecondBegan => "second-began" "let the second player begin"
            "The player named second made the first move. The player named first begins."
        GameFault::TurnKept => "turn-kept" "asked the same player twice"
            "The player who had just moved was asked again. After a legal move it is the other player's turn."
        GameFault::PersonNotAsked => "person-not-asked" "did not ask a person for the move"
            "It was a person's turn, and the game went on without asking for a move."
        GameFault::NumbersSwapped => "numbers-swapped" "took the row for the elements"
            "A move is the row and then the elements; the game took the first number for the elements and the second for the row."
        GameFault::MoveNotPlayed => "move-not-played" "did not play a legal move"
            "A legal move was entered, and the board stayed as it was. \"3, 2\" is row 3 and 2 elements, and the new board is what make_move gives back."
        GameFault::EndedEarly => "ended-early" "ended the game early"
            "The game ended while something was left on the board."
        GameFault::AskedOnEmptyBoard => "asked-on-empty" "went on when nothing was left"
            "Nothing is left on the board, and still a move was asked for. The game should end here."
        GameFault::AskedWrongly => "asked-wrongly" "asked a person for the computer's move"
            "It was the computer's turn, and a move was asked for before the computer's move was shown."
        GameFault::WinnerNotNamed => "winner-not-named" "did not name the winner"
            "The game ended without the winner's name. Whoever takes last has won: print that player's name."
        GameFault::LoserNamedAlone => "loser-alone" "named the loser and not the winner"
            "The game ended without the winner's name: only the loser's is there. Whoever takes last has won; print that player's name."
        GameFault::LoserNamed { .. } => "loser-named" "named the loser as the winner"
            "The game announced {} as the winner. {} took the last object, and on this sheet whoever takes last has won; perhaps the turn had changed already."
        GameFault::BothNamed => "both-named" "named both players as the winner"
            "Both players were announced as the winner. Only the one who takes last has won: print that name alone."
        GameFault::TooMuchPrinted { .. } => "too-much-printed" "printed too much to be followed"
            "The game printed so much that {} of it had to be dropped, and what should be seen here is not in the rest. Print the board before each move and the winner at the end, and little else."
        GameFault::NeverTakesMoves => "never-takes-moves" "took no move however it was entered"
            "However a move was entered, the game asked again. Moves were entered as \"row, elements\" on one line, and one by one."
    }
}
