//! Who wins a position, in which rows a winning move lies, and which moves those are, in a sentence or two.

use super::verdict::{MOST_IN_A_SENTENCE, first_few, listed_with_rest, one_of, with_verdict};
use super::{Analysis, Situation};
use crate::document::columns::are_odd;
use crate::document::games::{games_on, name_of, rules_in_a_row, rules_in_brief};
use crate::document::moves::rows_with_sizes;
use crate::document::prelude::*;
use crate::kinds::sum::worth_as_rows;
use theory::{Board, Heaps, Move, Position, Rule};

/// Whether the columns of the rows decide who wins.
pub(crate) fn is_seen_in_columns(analysis: &Analysis) -> bool {
    let Position { board, rule } = &analysis.position;
    analysis.situation == Situation::NimSum && board.is_nim() && *rule == Rule::Normal
}

/// Why the player to move wins or loses, where the columns of the rows decide that.
pub(crate) fn why_by_columns(analysis: &Analysis) -> Option<Text> {
    if !is_seen_in_columns(analysis) {
        return None;
    }
    let odd = are_odd(analysis.nim_sum()).capitalised();
    Some(if analysis.mover_wins {
        text![{odd}", and a move can make every column even."]
    } else {
        text![{odd}". Every move makes some column odd, and the other player makes them all even again."]
    })
}

/// Why a winning move wins, where the columns decide that and the game goes on after it.
pub(crate) fn why_the_move_wins(analysis: &Analysis) -> Option<Text> {
    let goes_on = analysis.board().rows().iter().filter(|&&size| size > 0).count() > 1;
    if !goes_on || !is_seen_in_columns(analysis) {
        return None;
    }
    Some("Now every column is even. Whatever the other player does makes a column odd, and you make every column even again, down to the empty board.".into())
}

/// Why these rows hold the winning moves, where the columns decide that.
pub(crate) fn why_the_rows(analysis: &Analysis) -> Option<Text> {
    if !is_seen_in_columns(analysis) {
        return None;
    }
    let leftmost = of_place(analysis.columns.odd().next()?);
    Some(text![
        "The leftmost odd column is the "{leftmost}
        ": only a row with a 1 there can make every column even."
    ])
}

/// The rules of the game, and the board, unless the first step is a table of it.
pub(crate) fn opening(position: &Position) -> Vec<Block> {
    let first_is_table = position.rule == Rule::Normal && !position.is_over();
    if first_is_table && position.board.is_nim() {
        vec![title(position)]
    } else {
        with_board(position)
    }
}

/// The rules of the game.
fn title(position: &Position) -> Block {
    Block::Title(match position.rule {
        Rule::Normal => "Nim: the player who takes the last object wins".into(),
        Rule::Misere => "Nim, misère play: the player who takes the last object loses".into(),
    })
}

/// The rules of the game, and the board.
pub(crate) fn with_board(position: &Position) -> Vec<Block> {
    let board = &position.board;
    if board.is_nim() {
        (title(position), rows_with_sizes(board)).into_blocks()
    } else {
        opening_of_sum(board)
    }
}

/// The games of a board on which something other than Nim is played, and the rules of each.
fn opening_of_sum(board: &Board) -> Vec<Block> {
    let games = games_on(board);
    let names = games.iter().map(|&game| Text::from(name_of(game)));
    let title = text![{listed(names, "and")}": the player who cannot move loses"].capitalised();
    let title = (Block::Title(title), rows_with_sizes(board));
    if let [only] = games[..] {
        return (title, rules_in_a_row(only)).into_blocks();
    }
    let rules: Vec<Text> = games.iter().map(|&game| rules_in_brief(game)).collect();
    let one_row = "A move chooses one row and changes that alone, by the rules of its game.";
    (title, rules, one_row).into_blocks()
}

/// Who wins, and by which moves, in one sentence.
pub(crate) fn in_one_sentence(analysis: &Analysis) -> Text {
    if analysis.situation == Situation::Over {
        return with_verdict(analysis, None);
    }
    if analysis.winning_moves.is_empty() {
        let loses = bad("The player to move loses");
        return match analysis.situation {
            Situation::OnlyOnes { ones } => {
                text![{loses}": of "{rows_of_one(ones)}", that player takes the last one."]
            }
            _ => text![{loses}" against perfect play: every move has a winning reply."],
        };
    }
    text![{good("The player to move wins")}": "{one_of_the_winning(analysis)}"."]
}

/// The idea behind it, as a hint.
pub(crate) fn idea(position: &Position) -> Text {
    match position.rule {
        Rule::Normal if !position.board.is_nim() => text![
            {worth_as_rows()}
            " Leave the other player a board where the values have nim sum 0: every move changes that, and you can make it 0 again."
        ],
        Rule::Normal => "leave every column even. Then any move of the other player makes some column odd, and you can make them all even again. Where every column is even already, no move wins.".into(),
        Rule::Misere => "the player who takes the last object loses. Play as in normal Nim while two rows or more are larger than 1; at the end leave an odd number of rows of 1.".into(),
    }
}

pub(crate) fn rows_that_win(analysis: &Analysis) -> Text {
    let winning = analysis.winning_rows();
    let rows = first_few(&winning, MOST_IN_A_SENTENCE).map(row_name).collect();
    let rows = listed_with_rest(rows, winning.len() as u128).capitalised();
    match winning.len() {
        0 if analysis.situation == Situation::Over => Text::default(),
        0 => "No row holds a winning move.".into(),
        1 => text![{rows}" holds the winning move."],
        _ => text![{rows}" hold a winning move each."],
    }
}

pub(crate) fn moves_that_win(analysis: &Analysis) -> Text {
    match &analysis.winning_moves[..] {
        _ if analysis.situation == Situation::Over => Text::default(),
        _ if !analysis.mover_wins => "No move wins: every move has a winning reply.".into(),
        [only] => {
            let the_only = text!["The only winning move: "{strong(taking(*only).to_string())}];
            if says_what_is_left(*only) {
                the_only.and(".")
            } else {
                text![{the_only}", which leaves "{only.leaves()}" there."]
            }
        }
        _ => {
            let count = counted(analysis.count_winning_moves(), "winning move");
            text!["The "{count}": "{one_of_the_winning(analysis)}"."]
        }
    }
}

/// "take 1 from row 1 or take 3 from row 3": the winning moves, of many the first.
fn one_of_the_winning(analysis: &Analysis) -> Text {
    const MOST_LONG_ONES: usize = 3;
    let moves = &analysis.winning_moves;
    let are_long = moves.iter().any(|&mv| says_what_is_left(mv));
    let most = if are_long { MOST_LONG_ONES } else { MOST_IN_A_SENTENCE };
    let told = first_few(moves, most).map(|mv| strong(taking(mv).to_string()));
    one_of(told.collect(), analysis.count_winning_moves())
}

/// Whether the words for a move say what is left of the row, too: that takes more of them.
fn says_what_is_left(mv: Move) -> bool {
    matches!(mv.becomes, Heaps::Two(..)) || mv.could_split()
}
