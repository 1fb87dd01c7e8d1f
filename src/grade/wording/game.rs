//! What goes wrong in a game, and what should happen in its place.

use crate::document::text::{Text, text};
use crate::document::wording::counted;
use crate::grade::failure::GameFault;

/// What a game did wrong.
pub(super) fn game(fault: &GameFault) -> Text {
    let words = match fault {
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
        GameFault::BothNamed => {
            "Both players were announced as the winner. Only the one who takes last has won: print that name alone."
        }
        GameFault::TooMuchPrinted { dropped } => {
            return text![
                "The game printed so much that ",
                counted(*dropped, "character"),
                " of it had to be dropped, and what was to be seen here is not in the rest. Print the board before each move and the winner at the end, and nothing again and again."
            ];
        }
        GameFault::NeverTakesMoves => {
            "However a move was entered, the game asked again. Moves were entered as \"row, elements\" on one line, and one by one."
        }
    };
    words.into()
}
