//! The rules of the lab sheet that a hand-in breaks: how the gate is written, and how the game goes.

use super::say::say;
use crate::document::text::Text;
use crate::document::wording::{counted, joined};
use crate::grade::judge::{Failure, GameFault, GateFault, MoveSlip, Reason};
use crate::grade::sheet::Function;

/// One rule of how a function is written.
pub(super) fn gate(function: Function, fault: GateFault) -> Text {
    match fault {
        GateFault::Another => say!(
            "What is called is not the `def {}` that stands in the file: something puts another function in its place later on. Take that out.",
            function.name()
        ),
        GateFault::Xor { line } if function != Function::ExclusiveOr => say!(
            "`{}` uses Python's own `^` in line\u{a0}{}. The sheet wants the values through your gate, digit by digit.",
            function.name(),
            line
        ),
        GateFault::Conversion { line } => say!(
            "Line\u{a0}{} leaves the conversion to Python. The sheet asks for one of your own.",
            line
        ),
        GateFault::NotFound => say!(
            "No definition of the gate can be read in the file. The sheet asks for `def exclusive_or(a, b):` with an `if` in it."
        ),
        GateFault::NoChoice => {
            say!("There is no `if`. Decide what to return by looking at the inputs: `if a == 0:`.")
        }
        GateFault::Xor { line } => say!(
            "Line\u{a0}{} uses `^`, Python's own XOR. The sheet asks to build the gate without it.",
            line
        ),
        GateFault::Comparison { line } => say!(
            "Line\u{a0}{} compares the two inputs with each other, which the sheet rules out. Compare each with 0 or 1: `if a == 0:`.",
            line
        ),
    }
}

/// Everything that the way the gate is written breaks, in one paragraph; nothing where it breaks no rule.
pub(in crate::grade) fn how_it_is_written(failures: &[Failure]) -> Option<Text> {
    let faults = failures.iter().filter_map(|failure| match failure.reason {
        Reason::Gate(fault) => Some((failure.function, fault)),
        _ => None,
    });
    let (functions, faults): (Vec<Function>, Vec<GateFault>) = faults.unzip();
    let function = *functions.first()?;
    let told = joined(faults.iter().map(|&fault| gate(function, fault)), " ");
    Some(told.and(match function {
        Function::ExclusiveOr => " Half of the points are for how the gate is written.",
        _ => " Half of the points are for how it is written.",
    }))
}

/// What `make_move` does with its arguments.
pub(super) fn move_slip(slip: MoveSlip) -> Text {
    say!(match slip {
        MoveSlip::RowFromZero =>
            "It counts the rows from 0, and on the lab sheet they count from 1: row 1 is `board[0]`, so take from `board[row - 1]`.",
        MoveSlip::LeavesTheCount =>
            "It leaves as many as it should take away: write `new_board[row - 1] -= elements`, with a minus sign.",
        MoveSlip::Swapped =>
            "It takes the row for the number of elements, and the other way round. On the lab sheet the order is `make_move(board, row, elements)`.",
        MoveSlip::Adds => "It adds to the row what it should take away.",
    })
}

/// What a game did wrong, and what should happen in its place.
pub(super) fn game(fault: &GameFault) -> Text {
    say!(match fault {
        GameFault::BoardNotShown =>
            "The board was not printed before the move. A player has to see it: print what present_board gives back.",
        GameFault::WrongBoard =>
            "The board that was printed is not the one that these moves lead to.",
        GameFault::ComputerIllegal => "The computer played a move that the rules do not allow.",
        GameFault::ComputerNotOptimal =>
            "The computer could have won and played another move. It should play what optimal_move gives back.",
        GameFault::IllegalMoveCounted =>
            "After a move that is not legal, the same player has to be asked again, and the board has to stay as it is.",
        GameFault::SecondBegan =>
            "The player named second made the first move. The first one of the two begins.",
        GameFault::TurnKept =>
            "The player who had just moved was asked again. After a legal move it is the other player's turn.",
        GameFault::PersonNotAsked =>
            "It was a person's turn, and the game went on without asking for a move.",
        GameFault::NumbersSwapped =>
            "A move is the row and then the elements; the game took the first number for the elements and the second for the row.",
        GameFault::MoveNotPlayed =>
            "A legal move was entered, and the board stayed as it was. \"3, 2\" is row 3 and 2 elements, and the new board is what make_move gives back.",
        GameFault::EndedEarly => "The game ended while something was left on the board.",
        GameFault::AskedOnEmptyBoard =>
            "Nothing is left on the board, and still a move was asked for. The game should end here.",
        GameFault::AskedWrongly =>
            "It was the computer's turn, and a move was asked for before one of the computer was shown.",
        GameFault::WinnerNotNamed =>
            "The game ended without the winner's name. Whoever takes last has won: print that player's name.",
        GameFault::LoserNamedAlone =>
            "The game ended without the winner's name: only the loser's is there. Whoever takes last has won; print that player's name.",
        GameFault::LoserNamed =>
            "The wrong player was announced. Whoever takes last has won; perhaps the turn had changed already.",
        GameFault::BothNamed =>
            "Both players were announced as the winner. Only the one who takes last has won: print that name alone.",
        GameFault::NeverTakesMoves =>
            "However a move was entered, the game asked again. Moves were entered as \"row, elements\" on one line, and one by one.",
        GameFault::TooMuchPrinted { dropped } =>
            return say!(
                "The game printed so much that {} of it had to be dropped, and what was to be seen here is not in the rest. Print the board before each move and the winner at the end, and nothing again and again.",
                counted(*dropped, "character")
            ),
    })
}
