//! The messages of a game in progress. Explanations come from the derivations of positions and moves.

use super::match_::{Match, Side};
use super::player::Player;
use crate::conversation::Action;
use explain::derivation::Derivation;
use explain::document::text::{Text, code, good, text};
use explain::document::wording::counted;
use explain::document::{Block, Document, Style, drawing, tell};
use explain::phrase::StatedMove;
use explain::question::{ParseError, Request};
use theory::{Board, Move, Position};

/// The text before the first move.
pub(super) fn opening(game: &Match) -> Document {
    let of_position = Derivation::of(explaining(game.start().clone(), None));
    let in_brief = Style { depth: 1, ..Style::default() };
    let mut told = tell(&of_position, in_brief).blocks.into_iter();
    let title = told.next();
    let [first, second] = game.players();
    let players = Block::list([
        text!["Player 1: "{in_one_line(first)}],
        text!["Player 2: "{in_one_line(second)}],
    ]);
    // Skips the board, which is drawn below; then come the rules of the games other than Nim.
    let rules = told.skip(1);
    let rules = rules.take_while(|block| matches!(block, Block::Paragraph(_)));
    let is_played_by_people = !(first.is_computer() && second.is_computer());
    let how = (is_played_by_people && game.winner().is_none()).then(|| how_to_play(game.board()));
    Document::of((title, players, rules.collect::<Vec<_>>(), how))
}

/// How to make a move, and what else can be typed.
pub(super) fn how_to_play(board: &Board) -> Text {
    let splits = board.parts().any(|(game, _)| game.splits());
    let other_moves = if board.is_nim() {
        Text::default()
    } else if splits {
        text![
            "Or type what to leave: "{code("3=1+4")}" turns row\u{a0}3 into 1 and 4, and "
            {code("3=4")}
            " leaves 4 of it, if the rules allow that. If there are two heaps, the second is a new row below the first, and the rows after it get new numbers. "
        ]
    } else {
        text!["Or type what to leave: "{code("3=4")}" leaves 4 of row\u{a0}3. "]
    };
    text![
        "Type the row and how many to take from it: "{code("3,2")}" takes 2 from row\u{a0}3. "
        {other_moves}{Action::Hint}" helps, step by step. "{Action::Why}
        " explains the last move; type it again for the one before. "{Action::Board}
        " shows the board again, "{Action::Undo}" takes you back to the turn before, and "
        {Action::Leave}" ends the game."
    ]
}

/// The board with what was just taken, and whose turn it is.
pub(super) fn whose_turn(game: &Match) -> Document {
    let player = game.player(game.to_move());
    // A name may be any word, such as Me, so no verb would fit.
    let to_move = || text![{as_subject(player)}" to move."];
    let to_move = game.winner().is_none().then(to_move);
    Document::of((drawing(game.board(), game.moves().last().copied()), to_move))
}

/// A move on a board as written: `Alice: 3, 2`, or `Alice: 3=1+4`. A line too narrow for it is broken after the name.
pub(super) fn move_message(player: &Player, mv: Move) -> Document {
    Document::of(text![{in_one_line(player)}": "{written(mv)}])
}

/// A move without its player: `3, 2`, or `3=1+4` if the number taken is ambiguous.
pub(super) fn written(mv: Move) -> Text {
    match StatedMove::from(mv) {
        StatedMove::Taking { .. } => text![{mv.row}",\u{a0}"{mv.take()}],
        stated => stated.to_string().into(),
    }
}

/// The name, with its words kept on one line.
fn in_one_line(player: &Player) -> String {
    player.name().replace(' ', "\u{a0}")
}

/// Who has won: `Alice wins`.
pub(super) fn winner_message(game: &Match, winner: Side) -> Document {
    Document::of(good(wins(game.player(winner))))
}

/// Why a player has lost without a move: "lab.py returned None, which is no move. That loses the game."
pub(super) fn forfeit_message(game: &Match) -> Document {
    Document::of(forfeit(game).unwrap_or_default())
}

/// The same as a sentence; `None` if every move was legal.
pub(super) fn forfeit(game: &Match) -> Option<Text> {
    let forfeit = game.forfeit()?;
    let player = as_subject(game.player(forfeit.side));
    Some(text![{player}" "{forfeit.why.clone()}". That loses the game."])
}

/// "Alice wins", or "You win".
pub(super) fn wins(player: &Player) -> String {
    let verb = if player.is_you() { "win" } else { "wins" };
    format!("{} {verb}", as_subject(player))
}

/// The name at the beginning of a sentence.
pub(super) fn as_subject(player: &Player) -> Text {
    let name = if player.is_you() { "You" } else { player.name() };
    name.to_owned().into()
}

/// The name in the middle of a sentence.
pub(super) fn in_sentence(player: &Player) -> Text {
    let name = if player.is_you() { "you" } else { player.name() };
    name.to_owned().into()
}

/// The coach before a move: whether it can win.
pub(super) fn coach_before(game: &Match) -> Document {
    Document::of(if game.position().mover_wins() {
        "Coach: You can win from here."
    } else {
        "Coach: You can't win from here against perfect play; keep the game long."
    })
}

/// The request that explains a position, or a move in it.
pub(super) fn explaining(position: Position, mv: Option<Move>) -> Request {
    Request::Explain { position, mv }
}

/// Only the conclusion of a derivation.
pub(super) fn conclusion(derivation: &Derivation, style: Style) -> Text {
    let answer = Style { depth: 0, ..style };
    let found = tell(derivation, answer).blocks;
    let found = found.into_iter().find_map(|block| match block {
        Block::Conclusion(text) => Some(text),
        _ => None,
    });
    found.unwrap_or_default()
}

/// Why the input is not a move, or not a legal one. It costs no turn.
pub(super) fn not_understood(why: &ParseError) -> Document {
    let why = text![{ why.to_string() }].capitalised();
    Document::of(text![{why}". It is still your turn."])
}

/// The result of undo.
pub(super) fn taken_back(moves: usize) -> Document {
    Document::of(text!["Taken back: "{counted(moves, "move")}"."])
}

/// Undo when there is nothing to take back.
pub(super) fn nothing_to_take_back() -> Document {
    Document::of("There is nothing to take back: this is the first turn.")
}

/// Why before any move was made, or after all have been explained.
pub(super) fn nothing_to_explain(game: &Match) -> Document {
    Document::of(if game.moves().is_empty() {
        "No move has been made yet, so there is none to explain."
    } else {
        "That was the first move of the game: all have been explained."
    })
}

/// The message when two computers would go on for ever.
pub(super) fn stopped(game: &Match) -> Document {
    Document::of(text![
        "After "{counted(game.moves().len(), "move")}
        " the game stops here: two computers could go on for very long on such a board."
    ])
}

/// The message when a person leaves the game.
pub(super) fn leaving() -> Document {
    Document::of("The game stops here. Thank you for playing.")
}
