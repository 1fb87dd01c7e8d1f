//! Explains during the game why a move was good or bad: the move that was made, and never the next one.

use super::match_::{Match, Side};
use super::messages::{explaining, in_sentence};
use explain::derivation::Derivation;
use explain::document::text::{Text, text};
use explain::document::wording::board_in_brief;
use explain::document::{Block, Document, MoveMade, Style, move_made};
use theory::{Move, Position};

/// Explains the move with this index in a few lines.
pub(super) fn explain_move(game: &Match, turn: usize, style: Style) -> Option<Document> {
    let made = made(game, turn)?;
    let heading = by(game, turn).capitalised().and(text![", "{made.takes}": "{made.worth}"."]);
    let table = made.columns.filter(|_| style.depth > 0);
    let why = in_full(made.why, made.instead);
    Some(Document::of((heading, table, why)))
}

/// The coach after a move: its worth, and why. It is said before the reply, while what it says of the board is true.
pub(super) fn coach_after(game: &Match) -> Option<Document> {
    let made = made(game, game.moves().len().checked_sub(1)?)?;
    Some(Document::of(text!["Coach: "{made.worth}". "{made.why}]))
}

/// A move of a finished game: its worth and why, and what would have won.
pub(super) fn turning_point(game: &Match, turn: usize) -> Option<Block> {
    let made = worked_out(game, turn, |_| false)?;
    let board = board_in_brief(&game.position_before(turn).board);
    let heading = text![", on "{board}", "{made.takes}": "{made.worth}];
    Some(Block::Section {
        heading: by(game, turn).capitalised().and(heading),
        body: vec![Block::Paragraph(in_full(made.why, made.instead))],
    })
}

/// The derivation of a move's effect.
pub(super) fn of_move(game: &Match, turn: usize) -> Option<Derivation> {
    let made = *game.moves().get(turn)?;
    let request = explaining(game.position_before(turn), Some(made));
    Some(Derivation::of(request))
}

/// "move 3, by Alice".
pub(super) fn by(game: &Match, turn: usize) -> Text {
    let player = game.player(Side::after_moves(turn));
    text!["move "{turn + 1}", by "{in_sentence(player)}]
}

fn in_full(why: Text, instead: Option<Text>) -> Text {
    match instead {
        Some(instead) => text![{why}" "{instead}],
        None => why,
    }
}

fn made(game: &Match, turn: usize) -> Option<MoveMade> {
    let winning = game.position().winning_moves();
    worked_out(game, turn, |mv| {
        // Of very many only the first are known, so any might be among them.
        winning.len() >= Position::MOST_LISTED || winning.iter().any(|&next| is_like(mv, next))
    })
}

fn worked_out(game: &Match, turn: usize, is_secret: impl Fn(Move) -> bool) -> Option<MoveMade> {
    move_made(&of_move(game, turn)?.found, is_secret)
}

/// Whether hearing about one move gives away the other: both take as many from one row, or leave the same.
fn is_like(one: Move, other: Move) -> bool {
    other.row == one.row && (other.take() == one.take() || other.becomes == one.becomes)
}
