//! What a derivation is about, and what it has found, in a sentence or two.

use super::games::{heap_of, name_of, rules_of};
use super::in_words::in_words;
use super::letters::letter_explained;
use super::misere::values_left;
use super::nim_sum::nim_sum_is;
use super::prelude::*;
use super::repetition::how_they_repeat;
use super::{ahead, disguise, group, moore, proof, winning};
use crate::derivation::{
    Analysis, Conclusion, Derivation, LegalMoves, PlayedMove, Situation, Step,
};
use crate::game::{Game, Period, Position, Rule};
use crate::question::{MooreShown, Names, Request};

/// What the derivation is about.
pub(super) fn opening(derivation: &Derivation) -> Vec<Block> {
    let title = |text: Text| vec![Block::Title(text)];
    match &derivation.request {
        Request::Question(question) => in_words(question).opening(),
        Request::TruthTable => title(text!["The XOR gate"]),
        Request::Explain { position, mv } => {
            let mut blocks = winning::opening(position);
            // The board is the first column of the table that follows.
            let is_in_table = matches!(derivation.steps.first(), Some(Step::Columns(_)));
            blocks.truncate(if is_in_table && mv.is_none() {
                1
            } else {
                usize::MAX
            });
            blocks.extend(
                mv.map(|mv| Block::Paragraph(text!["The move to look at: "{taking(mv)}"."])),
            );
            blocks
        }
        Request::LookAhead(request) => ahead::opening(request),
        Request::Proof(board) => proof::opening(board),
        Request::EveryWinningMove(position) if position.board.moore().is_some() => {
            moore::opening(position)
        }
        Request::EveryWinningMove(position) => winning::opening(position),
        Request::Disguised(game) => disguise::opening(game),
        Request::Moves(position) => title(text!["The legal moves from "{in_brief(position)}]),
        Request::MovesInRow { position, row } => {
            let brief = in_brief(position);
            let mut blocks = title(text!["What can be done in "{row_name(*row)}" of "{brief}]);
            // It is reckoned with where it is said why the row wins or does not.
            if let (Conclusion::EveryMove(moves), [_, ..]) =
                (&derivation.conclusion, &derivation.steps[..])
            {
                let nim_sum = moves.analysis.nim_sum();
                blocks.push(Block::Paragraph(text!["The nim sum is "{nim_sum}"."]));
            }
            blocks
        }
        Request::Drawing { .. } => Vec::new(),
        Request::Moore(request) => {
            let mut blocks = moore::opening(&request.position);
            if let MooreShown::Explained(Some(turn)) = &request.shown {
                let turn = moore::taking_at_once(turn);
                blocks.push(Block::Paragraph(text!["The turn to look at: "{turn}"."]));
            }
            blocks
        }
        &Request::Values { game, .. } => {
            let mut blocks = title(text!["The values of "{name_of(game)}]);
            blocks.extend(rules_of(game).into_iter().map(Block::Paragraph));
            blocks
        }
        &Request::Group { size } => {
            let mut blocks = title(text!["The nim-addition table of "{numbers_below(size)}]);
            blocks.push(group::what_it_is());
            blocks
        }
    }
}

fn in_brief(position: &Position) -> Text {
    let rule = match position.rule {
        Rule::Normal => "",
        Rule::Misere => " in misère play",
    };
    text![{board_in_brief(&position.board)}{rule}]
}

fn numbers_below(size: u64) -> Text {
    if size == 1 {
        text!["the number 0"]
    } else {
        text!["the numbers from 0 to "{size - 1}]
    }
}

/// What the derivation of a request has found.
pub(super) fn conclusion(request: &Request, found: &Conclusion, names: Option<Names>) -> Text {
    if let Request::Question(question) = request {
        return in_words(question).found(found, names);
    }
    match found {
        Conclusion::TruthTable => {
            text![
                "The XOR gate gives 1 when exactly one of its inputs is 1, and 0 when they are equal."
            ]
        }
        Conclusion::Position(analysis) => {
            let told = match request {
                Request::Disguised(game) => disguise::conclusion(game, analysis),
                _ => winning::in_one_sentence(analysis),
            };
            told.and(letter_explained(analysis.mover_wins, names))
        }
        Conclusion::Played(move_made) => played(move_made),
        Conclusion::EveryMove(moves) => match moves.row {
            Some(row) => moves_in_row(moves, row),
            None => every_move(moves),
        },
        Conclusion::Group(table) if table.is_closed() => text![
            "Under ⊕ "{numbers_below(table.size)}
            {if table.size == 1 {
                " forms a "
            } else {
                " form a "
            }}
            {good("group")}
            " in the sense of algebra, in which the order does not matter and every element is its own inverse."
        ],
        Conclusion::Group(table) => text![
            "The numbers from 0 to "{table.size - 1}" do "{bad("not form a group")}
            " under ⊕, because some results fall outside."
        ],
        Conclusion::Values(values) => {
            let &Request::Values { game, .. } = request else {
                return Text::default();
            };
            values_found(values, game, game.rules().period())
        }
        Conclusion::Ahead(foresight) => ahead::found(foresight),
        Conclusion::Moore(_) => moore::found(found, names),
        // A drawing speaks for itself, and the others are answers to questions.
        _ => Text::default(),
    }
}

/// The conclusion alone for a board that was added up without being kept.
#[must_use]
pub fn nim_sum_of_many(rows: usize, value: u64) -> Document {
    let board = text!["a board of "{counted(rows, "row")}];
    Document {
        blocks: vec![Block::Conclusion(nim_sum_is(board, value))],
    }
}

fn played(PlayedMove { before, mv, after }: &PlayedMove) -> Text {
    let the_move = strong(taking_noun(*mv).capitalised().to_string());
    let reply = |analysis: &Analysis| match analysis.winning_moves.first() {
        Some(&reply) => text!["the other player can "{taking(reply)}" and win"],
        None if after.board().is_nim() => text!["it takes the last object"],
        None => text!["it leaves no move"],
    };
    if !after.mover_wins {
        let why = match (after.situation, after.rule()) {
            (Situation::Over, _) if after.board().is_nim() => text!["it takes the last object."],
            (Situation::Over, _) => text!["it leaves the other player no move."],
            (Situation::OnlyOnes { .. }, _) => text!["it leaves an odd number of rows of 1."],
            (Situation::Values { large, ones }, _) => {
                text!["then "{values_left(large, ones, after.nim_sum())}"."]
            }
            (Situation::LookingAhead, _) => {
                text!["whatever the other player does then, there is an answer."]
            }
            _ => text!["it leaves nim sum 0, and every reply changes that."],
        };
        return text![{the_move}" "{good("wins")}": "{why}];
    }
    if before.mover_wins {
        let instead = before.winning_moves.first().map(|&mv| {
            text![
                " To win, "{taking(mv)}" instead"
                {if before.winning_moves.len() > 1 {
                    ", for example."
                } else {
                    "."
                }}
            ]
        });
        return text![{the_move}" "{bad("loses")}": "{reply(after)}"."]
            .and(instead.unwrap_or_default());
    }
    text![{the_move}" "{bad("loses")}", as every move does here: "{reply(after)}"."]
}

/// What is found of values that stand in a table above.
pub(super) fn values_in_table(request: &Request) -> Option<Text> {
    let &Request::Values { game, to } = request else {
        return None;
    };
    let values = text!["The values up to that of "{to}" stand in the table."];
    let period = game.rules().period();
    let repeat = period.map(|period| text![" "{how_they_repeat("they", period)}"."]);
    Some(values.and(repeat.unwrap_or_default()))
}

fn values_found(values: &[u64], game: Game, period: Option<Period>) -> Text {
    const MOST: usize = 31;
    let told = values.iter().take(MOST).map(u64::to_string);
    let more = (values.len() > MOST).then(|| "…".to_owned());
    let told: Vec<String> = told.chain(more).collect();
    let repeat = period.map(|period| text![" "{how_they_repeat("they", period)}"."]);
    text!["The values, from an empty "{heap_of(game)}" on: "{strong(told.join(" "))}"."]
        .and(repeat.unwrap_or_default())
}

fn moves_in_row(moves: &LegalMoves, row: usize) -> Text {
    let row = row_name(row).capitalised();
    let winning: Vec<_> = moves.listed.iter().filter(|legal| legal.wins).collect();
    match (moves.count, &winning[..]) {
        (0, _) => text![{row}" cannot be changed any more."],
        (1, []) => text![{row}" holds one move, and it "{bad("loses")}"."],
        (_, []) => text![
            {row}" holds "{bad("no winning move")}": to each of its "{counted(moves.count, "move")}
            " the other player has a reply that wins."
        ],
        (_, [one]) => text![{row}" holds "{good("a winning move")}": "{taking(one.mv)}"."],
        (_, several) => text![{row}" holds "{good("winning moves")}": "{several.len()}"."],
    }
}

fn every_move(moves: &LegalMoves) -> Text {
    let winning = moves.analysis.count_winning_moves();
    match (moves.count, winning) {
        (0, _) if moves.analysis.board().is_empty() => {
            text!["The board is empty, so there is no legal move: the game is over."]
        }
        (0, _) => text!["There is no legal move: the game is over."],
        (1, 0) => text!["1 legal move, and it does not win."],
        (_, 0) => text![{counted(moves.count, "legal move")}", and none of them wins."],
        (1, 1) => text!["1 legal move, and it wins."],
        (_, 1) => text![{counted(moves.count, "legal move")}", of which one wins."],
        _ => {
            text![{counted(moves.count, "legal move")}", of which "{grouped(winning)}" win."]
        }
    }
}
