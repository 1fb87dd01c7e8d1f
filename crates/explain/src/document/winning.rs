//! Who wins a position, in which rows a winning move lies, and which moves those are: the questions about a position; and what is said
//! of a reply, which is a move on the board that another move has left.

use super::games::{games_on, name_of, rules_in_a_row, rules_in_brief};
use super::groups::{self, left_alone};
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
pub(super) fn words(question: &Question, position: &Position, place: Place) -> QuestionWords {
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
        _ => text![
            "split every row, the largest group first: 13 is 8, 4 and 1. "{of_what_is_alone(question)}
        ],
    }
}

/// What to do with what is left alone once equal groups have been paired; who has met no groups can follow it, too.
pub(super) fn of_what_is_alone(question: &Question) -> &'static str {
    match question {
        Question::Winner(_) => {
            "The player to move wins when something is left alone, of whatever size."
        }
        Question::Rows(_) => {
            "Of the sizes that are left alone look at the largest: the rows that have one of that size hold a winning move, and no others do."
        }
        _ => {
            "Of the sizes that are left alone take the largest, from a row that has one. In that row take the smaller ones that are alone, too; where it has none of a size, put one back."
        }
    }
}

/// Why no move wins where all is paired.
pub(super) const EVERY_GROUP_IS_PAIRED: &str =
    "every group is paired, so any move leaves some group alone.";

/// Whether who wins is seen by pairing groups.
pub(super) fn is_seen_by_pairs(analysis: &Analysis) -> bool {
    let Position { board, rule } = &analysis.position;
    analysis.situation == Situation::NimSum && board.is_nim() && *rule == Rule::Normal
}

/// Why the player to move wins or loses, where that is seen by pairing groups.
pub(super) fn why_by_pairs(analysis: &Analysis) -> Option<Text> {
    is_seen_by_pairs(analysis).then(|| {
        let why = if analysis.mover_wins {
            text![{left_alone(&analysis.columns)}", so whoever moves can pair everything."]
        } else {
            EVERY_GROUP_IS_PAIRED.into()
        };
        why.capitalised()
    })
}

/// Why an answer about a position is right, where that is seen by pairing groups.
pub(super) fn why_right(found: &Conclusion) -> Option<Text> {
    match found {
        Conclusion::Moves(of) if of.mover_wins => {
            // Of one row all is taken, and that was the last of it.
            let goes_on = of.board().rows().iter().filter(|&&size| size > 0).count() > 1;
            (goes_on && is_seen_by_pairs(of)).then(|| {
                "Every group is paired then: whatever the other player breaks, you pair again."
                    .into()
            })
        }
        Conclusion::Rows(of) if of.mover_wins => is_seen_by_pairs(of).then(|| {
            let largest = of.columns.alone().next().unwrap_or_default();
            text![
                "The largest group left alone is "{groups::one_of(largest)}
                ": only a row that has one can pair everything."
            ]
        }),
        Conclusion::Winner(of) | Conclusion::Rows(of) | Conclusion::Moves(of) => why_by_pairs(of),
        _ => None,
    }
}

/// Who wins, and which rows or moves do, where that is what was asked.
pub(super) fn found(found: &Conclusion, analysis: &Analysis) -> Text {
    let more = match found {
        Conclusion::Rows(_) => Some(rows_that_win(analysis)),
        Conclusion::Moves(_) => Some(moves_that_win(analysis)),
        _ => None,
    };
    with_verdict(analysis, more)
}

/// The rules of the game, and the board.
pub(super) fn opening(position: &Position) -> Vec<Block> {
    let board = &position.board;
    let rule = match position.rule {
        _ if !board.is_nim() => return opening_of_sum(board),
        Rule::Normal => "Nim, normal play: whoever takes the last object wins",
        Rule::Misere => "Nim, misère play: whoever takes the last object loses",
    };
    (Block::Title(rule.into()), rows_with_sizes(board)).into_blocks()
}

/// The games of a board on which something other than Nim is played, and the rules of each.
fn opening_of_sum(board: &Board) -> Vec<Block> {
    let games = games_on(board);
    let names = games.iter().map(|&game| Text::from(name_of(game)));
    let title = text![{listed(names, "and")}": whoever cannot move loses"].capitalised();
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
pub(super) fn in_one_sentence(analysis: &Analysis) -> Text {
    if analysis.situation == Situation::Over {
        return with_verdict(analysis, None);
    }
    if analysis.winning_moves.is_empty() {
        let loses = bad("The player to move loses");
        return text![{loses}" against perfect play, whatever the move."];
    }
    text![{good("The player to move wins")}": "{one_of_the_winning(analysis)}"."]
}

fn idea(position: &Position) -> Text {
    match position.rule {
        Rule::Normal if !position.board.is_nim() => text![
            {worth_as_rows()}
            " Leave the other player a board where the values have nim sum 0; from there every move spoils it, and it can be restored."
        ],
        Rule::Normal => "split the rows into groups of 1, 2, 4, 8 and so on, and pair equal groups: which sizes are left alone? Where none is, no move wins. Otherwise leave the other player a board on which every group has a partner.".into(),
        Rule::Misere => "whoever takes the last object loses. Play as in normal Nim while two rows or more hold more than 1; at the end leave an odd number of rows of 1.".into(),
    }
}

fn how_in_misere_play() -> Text {
    "count the rows of more than 1. With none, an even number of rows of 1 is good for the player to move. With one, cut it to 0 or 1 so that an odd number of rows of 1 is left. With two or more, leave nim sum 0 as in normal play.".into()
}

fn rows_that_win(analysis: &Analysis) -> Text {
    which_rows(analysis, "", row_name)
}

/// "The rows that hold a winning move: row 1 and row 3.", or that there are none; behind "row" it says of what.
pub(super) fn which_rows(
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
        _ if !analysis.mover_wins => {
            "No move wins, so any legal move is as good as another.".into()
        }
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
