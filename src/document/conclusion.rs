//! What a derivation is about, and what it has found, in a sentence or two.

use super::position::letter_in_brief;
use super::text::{Text, bad, good, row as row_name, strong, text};
use super::wording::{
    board_in_brief, counted, digit_list, grouped, listed, numeral, rows_with_sizes, taking,
    xor_equation,
};
use super::{Block, Document, gate, group, towers};
use crate::derivation::{Conclusion, Derivation, LegalMoves, Position, Situation};
use crate::hand_built::Bit;
use crate::nim::{Board, Move, Rule, Towers};
use crate::question::Names;

/// What the derivation is about.
pub(super) fn opening(derivation: &Derivation) -> Vec<Block> {
    let title = |text: Text| vec![Block::Title(text)];
    match &derivation.conclusion {
        Conclusion::TruthTable => title(text!["The XOR gate"]),
        Conclusion::Gate { a, b, .. } => title(text![
            "The XOR gate with the inputs a = ",
            *a,
            " and b = ",
            *b
        ]),
        Conclusion::Binary { number, .. } => title(text![*number, " in binary"]),
        Conclusion::Decimal { digits, .. } => title(text![
            "The number that the binary digits ",
            numeral(digits),
            " stand for"
        ]),
        Conclusion::Xor { a, b, .. } => title(text!["The bitwise XOR of ", *a, " and ", *b]),
        Conclusion::NimSum { board, .. } => title(text!["The nim sum of ", board_in_brief(board)]),
        Conclusion::Winner(position)
        | Conclusion::Rows(position)
        | Conclusion::Moves(position)
        | Conclusion::Position(position) => opening_of_game(&position.board, position.rule),
        Conclusion::Played { before, mv, .. } => {
            let mut blocks = opening_of_game(&before.board, before.rule);
            blocks.push(Block::Paragraph(text![
                "The move to look at: ",
                taking(*mv),
                "."
            ]));
            blocks
        }
        Conclusion::EveryMove(moves) => title(text![
            "The legal moves from ",
            board_in_brief(&moves.position.board),
            match moves.position.rule {
                Rule::Normal => "",
                Rule::Misere => " in misère play",
            }
        ]),
        Conclusion::Drawings(_) => Vec::new(),
        Conclusion::Group(table) => {
            let mut blocks = title(text![
                "The nim-addition table of ",
                numbers_below(table.size)
            ]);
            blocks.push(group::what_it_is());
            blocks
        }
        Conclusion::Towers {
            towers: Towers { count, height },
            ..
        } => {
            let of = if *count == 1 { "" } else { " each" };
            let mut blocks = title(text![
                "Tower Breakers: ",
                counted(*count, "tower"),
                " of height ",
                *height,
                of
            ]);
            blocks.push(towers::rules());
            blocks
        }
    }
}

fn opening_of_game(board: &Board, rule: Rule) -> Vec<Block> {
    let rule = match rule {
        Rule::Normal => "Nim, normal play: whoever takes the last object wins",
        Rule::Misere => "Nim, misère play: whoever takes the last object loses",
    };
    let mut blocks = vec![Block::Title(rule.into())];
    blocks.push(Block::Paragraph(rows_with_sizes(board)));
    blocks
}

fn numbers_below(size: u64) -> Text {
    if size == 1 {
        text!["the number 0 alone"]
    } else {
        text!["the numbers from 0 to ", size - 1]
    }
}

/// What the derivation has found.
pub(super) fn conclusion(conclusion: &Conclusion, names: Names) -> Text {
    match conclusion {
        Conclusion::TruthTable => {
            text![
                "The XOR gate gives 1 when exactly one of its inputs is 1, and 0 when they are equal."
            ]
        }
        &Conclusion::Gate { a, b, output } => gate::why(a, b, output),
        Conclusion::Binary { number, digits } => binary(*number, digits),
        Conclusion::Decimal { digits, number } => {
            text![
                numeral(digits),
                " in binary is the number ",
                strong(number.to_string()),
                "."
            ]
        }
        &Conclusion::Xor { a, b, value } => xor_equation(a, b, value).and("."),
        Conclusion::NimSum { board, value } => nim_sum(&board_in_brief(board), *value),
        Conclusion::Winner(position) => with_verdict(position, Text::default(), names),
        Conclusion::Rows(position) => with_verdict(position, rows_that_win(position), names),
        Conclusion::Moves(position) | Conclusion::Position(position) => {
            with_verdict(position, moves_that_win(position), names)
        }
        Conclusion::Played { before, mv, after } => played(before, *mv, after),
        Conclusion::EveryMove(moves) => every_move(moves),
        Conclusion::Drawings(_) => Text::default(),
        Conclusion::Group(table) if table.is_closed() => text![
            "Under ⊕ ",
            numbers_below(table.size),
            if table.size == 1 {
                " forms a "
            } else {
                " form a "
            },
            good("group"),
            ", in which the order does not matter and every element is its own inverse."
        ],
        Conclusion::Group(table) => text![
            "The numbers from 0 to ",
            table.size - 1,
            " do ",
            bad("not form a group"),
            " under ⊕, because some results fall outside."
        ],
        &Conclusion::Towers { towers: of, winner } => towers(of, winner),
    }
}

fn binary(number: u64, digits: &[Bit]) -> Text {
    let list = digit_list(digits);
    if digits.is_empty() {
        return text![
            number,
            " is written ",
            strong("0"),
            " in binary; its list of digits is empty, ",
            strong(list),
            "."
        ];
    }
    text![
        number,
        " in binary is ",
        strong(numeral(digits)),
        ", as a list ",
        list,
        "."
    ]
}

fn nim_sum(of: &Text, value: u64) -> Text {
    text![
        "The nim sum of ",
        of.clone(),
        " is ",
        strong(value.to_string()),
        "."
    ]
}

/// The conclusion alone for a board that was added up without being kept.
#[must_use]
pub fn nim_sum_of_many(rows: usize, value: u64) -> Document {
    let board = text!["a board of ", counted(rows, "row")];
    Document {
        blocks: vec![Block::Conclusion(nim_sum(&board, value))],
    }
}

/// Who wins, what else is to be said, and the letters.
fn with_verdict(position: &Position, more: Text, names: Names) -> Text {
    let wins = position.mover_wins;
    let verdict = match (position.situation, position.rule) {
        (Situation::Over, Rule::Normal) => {
            text![
                "The game is over: the player who moved last ",
                good("has won"),
                ", and the player to move has lost."
            ]
        }
        (Situation::Over, Rule::Misere) => {
            text![
                "The game is over: the player who moved last ",
                bad("has lost"),
                ", and the player to move has won."
            ]
        }
        _ if wins => good("The player to move wins").and("."),
        _ => bad("The player to move loses").and(" against perfect play."),
    };
    let more = if more.is_empty() {
        more
    } else {
        text![" ", more]
    };
    text![
        verdict,
        more,
        " (This is ",
        letter_in_brief(wins, names),
        ".)"
    ]
}

fn rows_that_win(position: &Position) -> Text {
    match &position.winning_moves[..] {
        [] if position.situation == Situation::Over => text!["No move is left to make."],
        [] => text!["No row holds a winning move."],
        moves => {
            let rows: Vec<Text> = first_few(moves).map(|mv| row_name(mv.row)).collect();
            let only = if moves.len() == 1 {
                "The row that holds a winning move: "
            } else {
                "The rows that hold a winning move: "
            };
            text![only, listed_with_rest(rows, moves.len(), "and"), "."]
        }
    }
}

fn moves_that_win(position: &Position) -> Text {
    match &position.winning_moves[..] {
        [] => no_winning_move(position),
        [only] => {
            text![
                "The only winning move: ",
                strong(taking(*only).to_string()),
                ", which leaves ",
                position.left_by(*only),
                " there."
            ]
        }
        moves => {
            let listed = first_few(moves)
                .map(|mv| strong(taking(mv).to_string()))
                .collect();
            text![
                "The ",
                counted(moves.len(), "winning move"),
                ": ",
                listed_with_rest(listed, moves.len(), "and"),
                "."
            ]
        }
    }
}

const MOST_IN_A_SENTENCE: usize = 8;

fn first_few(moves: &[Move]) -> impl Iterator<Item = Move> + '_ {
    // One move more takes no more room than to say that there is one more.
    let told = if moves.len() > MOST_IN_A_SENTENCE + 1 {
        MOST_IN_A_SENTENCE
    } else {
        moves.len()
    };
    moves.iter().copied().take(told)
}

fn listed_with_rest(mut items: Vec<Text>, count: usize, last: &str) -> Text {
    if count > items.len() {
        let rest = grouped((count - items.len()) as u128);
        items.push(text![rest, " more"]);
        return listed(items, "and");
    }
    listed(items, last)
}

fn no_winning_move(position: &Position) -> Text {
    match position.situation {
        Situation::Over => text!["No move is left to make."],
        _ => text!["No move wins, so any legal move is as good as another."],
    }
}

fn played(before: &Position, mv: Move, after: &Position) -> Text {
    let the_move = strong(format!("Taking {} from row\u{a0}{}", mv.take, mv.row));
    let reply = |position: &Position| match position.winning_moves.first() {
        Some(&reply) => text!["the other player can ", taking(reply), " and win"],
        None => text!["it takes the last object"],
    };
    if !after.mover_wins {
        let why = match (after.situation, after.rule) {
            (Situation::Over, _) => text!["it takes the last object."],
            (Situation::OnlyOnes { .. }, _) => text!["it leaves an odd number of rows of 1."],
            _ => text!["it leaves nim sum 0, which no reply can keep at 0."],
        };
        return text![the_move, " ", good("wins"), ": ", why];
    }
    if before.mover_wins {
        let instead = before.winning_moves.first().map(|&mv| {
            text![
                " To win, ",
                taking(mv),
                " instead",
                if before.winning_moves.len() > 1 {
                    ", for example."
                } else {
                    "."
                }
            ]
        });
        return text![the_move, " ", bad("loses"), ": ", reply(after), "."]
            .and(instead.unwrap_or_default());
    }
    text![
        the_move,
        " ",
        bad("loses"),
        ", as every move does here: ",
        reply(after),
        "."
    ]
}

fn every_move(moves: &LegalMoves) -> Text {
    let winning = moves.position.winning_moves.len();
    match (moves.count, winning) {
        (0, _) => text!["The board is empty, so there is no legal move: the game is over."],
        (1, 0) => text!["1 legal move, and it does not win."],
        (_, 0) => text![
            counted(moves.count, "legal move"),
            ", and none of them wins."
        ],
        (1, 1) => text!["1 legal move, and it wins."],
        (_, 1) => text![counted(moves.count, "legal move"), ", of which one wins."],
        _ => {
            text![
                counted(moves.count, "legal move"),
                ", of which ",
                grouped(winning as u128),
                " win."
            ]
        }
    }
}

fn towers(towers: Towers, winner: u8) -> Text {
    let Towers { count, height } = towers;
    let player = good(format!("Player {winner} wins"));
    let how = match (winner, count, height) {
        (1, 1, _) => ": break the tower down to 1, and player 2 cannot move.",
        (1, ..) => ": break one tower down to 1, then copy every move of player 2.",
        (_, _, 1) => ": player 1 has no move.",
        (_, 2, _) => ": whatever player 1 does to one tower, player 2 does to the other.",
        _ => ": whatever player 1 does to a tower, player 2 does to its partner in the pair.",
    };
    player.and(how)
}
