//! Who wins a position, in which rows a winning move lies, and which moves those are: the questions about a position; and what is said
//! of a reply, which is a move on the board that another move has left.

use super::columns::are_odd;
use super::games::{games_on, name_of, rules_in_a_row, rules_in_brief};
use super::moves::rows_with_sizes;
use super::nim_sum::{by_mex, worth_as_rows};
use super::prelude::*;
use super::verdict::{
    MOST_IN_A_SENTENCE, first_few, listed_with_rest, one_of, rows_form, verdict_form, with_verdict,
};
use crate::derivation::{Analysis, Conclusion, Situation};
use crate::question::Question;
use theory::{Board, Heaps, Move, Position, Rule};

/// What is said of a position of which something is asked.
pub(crate) fn words(question: &Question, position: &Position, place: Place) -> QuestionWords {
    let Position { board, rule } = position;
    let (sentence, more) = match question {
        Question::Winner(_) => ("Does the player to move win with perfect play", "?"),
        Question::Rows(_) => ("Which rows hold a winning move", "?"),
        _ => ("Which move wins", "? Any winning move is right."),
    };
    QuestionWords {
        asks: text![{sentence}{place.on(board)}{under(*rule)}{more}],
        answer_form: match question {
            Question::Winner(_) => verdict_form(),
            Question::Rows(_) => rows_form(),
            _ if board.is_nim() => text![
                "the row and how many to take, such as "{code("2,1")}", or "{code("none")}
            ],
            _ => text![
                "the row and how many to take, such as "{code("2,1")}
                "; or, where that does not say it all, the row and what becomes of it, such as "
                {code("2=1+4")}"; or "{code("none")}
            ],
        },
        idea: idea(position),
        how: how(question, position),
    }
}

fn how(question: &Question, position: &Position) -> Text {
    match (position.rule, question) {
        (Rule::Misere, _) => how_in_misere_play(),
        (Rule::Normal, _) if !position.board.is_nim() => text![
            {by_mex()}". Then work out the nim sum "
            {match question {
                Question::Winner(_) => "of the values: the player to move wins when it is not 0.".into(),
                Question::Rows(_) => text!["s of the values. A row that is worth v holds a winning move when one move can leave it worth "["v ⊕ s"]"."],
                _ => text!["s of the values, and look for a row, worth v, that one move can leave worth "["v ⊕ s"]"."],
            }}
        ],
        (Rule::Normal, Question::Winner(_)) => {
            "write the rows in binary, one below the other, and count the 1s in each column. The player to move wins when some column is odd.".into()
        }
        (Rule::Normal, Question::Rows(_)) => {
            "write the rows in binary, one below the other, and find the leftmost odd column. The rows with a 1 in that column hold a winning move, and no others do.".into()
        }
        _ => {
            "write the rows in binary, one below the other, and find the leftmost odd column. Take a row with a 1 in that column, and change its digits so that every column is even.".into()
        }
    }
}

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
        text![{odd}", and every move makes some column odd."]
    })
}

/// Why an answer about a position is right, where the columns of the rows decide that.
pub(crate) fn why_right(found: &Conclusion) -> Option<Text> {
    match found {
        Conclusion::Moves(of) if of.mover_wins => {
            // Of one row all is taken, and that was the last of it.
            let goes_on = of.board().rows().iter().filter(|&&size| size > 0).count() > 1;
            (goes_on && is_seen_in_columns(of)).then(|| {
                "Every column is even then: the other player makes some column odd, and you make them all even again."
                    .into()
            })
        }
        Conclusion::Rows(of) if of.mover_wins => is_seen_in_columns(of).then(|| {
            let leftmost = of.columns.odd().next().unwrap_or_default();
            text![
                "The leftmost odd column is the "{of_place(leftmost)}
                ": only a row with a 1 there can make every column even."
            ]
        }),
        Conclusion::Winner(of) | Conclusion::Rows(of) | Conclusion::Moves(of) => why_by_columns(of),
        _ => None,
    }
}

/// Who wins, and which rows or moves do, where that is what was asked.
pub(crate) fn found(found: &Conclusion, analysis: &Analysis) -> Text {
    let more = match found {
        Conclusion::Rows(_) => Some(rows_that_win(analysis)),
        Conclusion::Moves(_) => Some(moves_that_win(analysis)),
        _ => None,
    };
    with_verdict(analysis, more)
}

/// The rules of the game, and the board.
pub(crate) fn opening(position: &Position) -> Vec<Block> {
    let board = &position.board;
    let rule = match position.rule {
        _ if !board.is_nim() => return opening_of_sum(board),
        Rule::Normal => "Nim: the player who takes the last object wins",
        Rule::Misere => "Nim, misère play: the player who takes the last object loses",
    };
    (Block::Title(rule.into()), rows_with_sizes(board)).into_blocks()
}

/// The games of a board on which something other than Nim is played, and the rules of each.
fn opening_of_sum(board: &Board) -> Vec<Block> {
    let games = games_on(board);
    let names = games.iter().map(|&game| Text::from(name_of(game)));
    let title = text![{listed(names, "and")}": the player who cannot move loses"].capitalised();
    let rules = games.iter().map(|&game| match games.len() {
        1 => rules_in_a_row(game),
        _ => rules_in_brief(game),
    });
    let one_part = (games.len() > 1)
        .then_some("A move chooses one row and changes that alone, by the rules of its game.");
    let rules: Vec<Text> = rules.collect();
    (Block::Title(title), rows_with_sizes(board), rules, one_part).into_blocks()
}

/// Who wins, and by which moves, in one sentence.
pub(crate) fn in_one_sentence(analysis: &Analysis) -> Text {
    if analysis.situation == Situation::Over {
        return with_verdict(analysis, None);
    }
    if analysis.winning_moves.is_empty() {
        let loses = bad("The player to move loses");
        return text![{loses}" against perfect play: every move has an answer."];
    }
    text![{good("The player to move wins")}": "{one_of_the_winning(analysis)}"."]
}

fn idea(position: &Position) -> Text {
    match position.rule {
        Rule::Normal if !position.board.is_nim() => text![
            {worth_as_rows()}
            " Leave the other player a board where the values have nim sum 0: every move changes that, and you can make it 0 again."
        ],
        Rule::Normal => "leave every column even: then any move of the other player makes some column odd, and you can make them all even again. Where every column is even already, no move wins.".into(),
        Rule::Misere => "the player who takes the last object loses. Play as in normal Nim while two rows or more are larger than 1; at the end leave an odd number of rows of 1.".into(),
    }
}

fn how_in_misere_play() -> Text {
    "count the rows that are larger than 1. With none, the player to move wins when the number of rows of 1 is even. With one, leave 0 or 1 of it, so that an odd number of rows of 1 remains. With two or more, leave nim sum 0 as in normal play.".into()
}

fn rows_that_win(analysis: &Analysis) -> Text {
    which_rows(analysis, "", row_name)
}

/// "The rows that hold a winning move: row 1 and row 3.", or that there are none; behind "row" it says of what.
pub(crate) fn which_rows(
    analysis: &Analysis,
    of: &'static str,
    named: impl Fn(usize) -> Text,
) -> Text {
    let winning = analysis.winning_rows();
    let they = match winning.len() {
        0 if analysis.situation == Situation::Over => return Text::default(),
        0 => return text!["No row"{of}" holds a winning move."],
        1 => text!["row"{of}" that holds"],
        _ => text!["rows"{of}" that hold"],
    };
    let rows = first_few(&winning, MOST_IN_A_SENTENCE).map(named).collect();
    text!["The "{they}" a winning move: "{listed_with_rest(rows, winning.len() as u128)}"."]
}

fn moves_that_win(analysis: &Analysis) -> Text {
    match &analysis.winning_moves[..] {
        _ if analysis.situation == Situation::Over => Text::default(),
        _ if !analysis.mover_wins => "No move wins: every move has an answer.".into(),
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
