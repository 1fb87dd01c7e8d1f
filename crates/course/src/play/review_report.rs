//! The review of a game in words: a line per move, then the moves that turned it, each with the reason. At greater
//! depth the decisive mistake is derived.

use super::match_::Match;
use super::messages::{conclusion, explaining, forfeit, in_sentence, wins, written};
use super::opponent::Opponent;
use super::review::{Review, ReviewedTurn, Worth};
use super::why::{by, of_move, turning_point};
use explain::document::text::{Text, bad, code, good, strong, text};
use explain::document::wording::counted;
use explain::document::{Block, Cell, Document, Role, Style, Table, tell};
use theory::{Position, Rule};

/// The report. The command, if the computer played, plays against the same one again.
pub fn review_report(review: &Review, command: Option<&str>, style: Style) -> Document {
    let end = end(review, style);
    if style.depth == 0 {
        return Document::of(Block::Conclusion(end));
    }
    if review.turns.is_empty() {
        return Document::of(end);
    }
    let title = Block::Title("The game, move by move".into());
    let turning_points = (style.depth > 1).then(|| turning_points(review));
    let deeper = style.depth.checked_sub(1).filter(|&depth| depth > 1);
    let deciding = deeper.map(|depth| deciding(review, Style { depth, ..style }));
    let rule = review.opponent().map(|opponent| rule_of(review, opponent));
    let again =
        command.map(|command| text!["To play this game again: "{code(command.to_owned())}"."]);
    let told = (how_to_read(&review.game), turning_points, deciding, rule);
    let result = (Block::Heading("The result".into()), end, again);
    Document::of((title, moves(review), told, result))
}

fn moves(review: &Review) -> Table {
    let board = &review.game.start().board;
    let mut table = Table::of(if board.is_nim() {
        ">move|<player|<row,count|>nim sum before|>after|<what it was"
    } else {
        ">move|<player|<played|>nim sum before|>after|<what it was"
    });
    for (turn, before) in review.turns_with_positions() {
        let player = review.game.player(turn.side).name().to_owned();
        let (made, worth) = (written(turn.mv), worth(turn, &before));
        table.add((turn.number, player, made, turn.nim_sum_before, turn.nim_sum_after, worth));
    }
    table
}

fn worth(turn: &ReviewedTurn, before: &Position) -> Cell {
    match turn.worth {
        Worth::Winning => good("winning move").into(),
        Worth::NoWinningMove => "no winning move existed".into(),
        Worth::Mistake => {
            let moves = before.winning_moves();
            let better = moves.first().copied().map(written);
            let better = better.map(|better| text![" ("{better}" wins)"]);
            Cell::from(bad("mistake").and(better.unwrap_or_default()))
        }
    }
}

fn how_to_read(game: &Match) -> Option<Text> {
    (game.rule() == Rule::Misere).then(|| {
        text!["In misère play the nim sum decides only while two rows or more hold more than 1."]
    })
}

/// The moves that gave a win away, each with the reason in a few sentences; if there are very many, the first ones, and
/// the last, which decided it.
fn turning_points(review: &Review) -> Vec<Block> {
    const MOST_TOLD: usize = 8;
    let mut mistakes: Vec<&ReviewedTurn> = review.mistakes().collect();
    let Some(deciding) = mistakes.pop() else {
        return Vec::new();
    };
    let heading = match mistakes.len() {
        0 => "The turning point",
        _ => "The turning points",
    };
    let told = |turn: &ReviewedTurn| turning_point(&review.game, turn.number - 1);
    let earlier = mistakes.iter().take(MOST_TOLD).map(|turn| told(turn));
    let earlier: Vec<Option<Block>> = earlier.collect();
    let more = mistakes.len().saturating_sub(MOST_TOLD);
    let more = (more > 0).then(|| text!["… "{counted(more, "more mistake")}]);
    let heading = Block::Heading(heading.into());
    let start = review.game.start();
    let is_in_columns = start.board.is_nim() && start.rule == Rule::Normal;
    let columns = is_in_columns.then_some(
        "Write the rows in binary, one below the other (lesson\u{a0}5). The player who leaves every column even wins (lesson\u{a0}9).",
    );
    Document::of((heading, columns, earlier, more, told(deciding))).blocks
}

/// The rule of an opponent, when it is right, and the first move where it was wrong.
fn rule_of(review: &Review, opponent: Opponent) -> (Block, Text) {
    let name = opponent.name();
    let mistakes: Vec<usize> = review.mistakes_of(opponent).map(|turn| turn.number).collect();
    let missed = match (&mistakes[..], review.could_win(opponent)) {
        ([], true) => text![" In this game it missed no move that wins."],
        // A player who never leaves the opponent a winning move does not see what it would do with one.
        ([], false) => text![
            " In this game it never had a move that wins: make a mistake on purpose, and see what it does then."
        ],
        ([first], _) => text![
            " In this game it was wrong at move "{*first}", where another move would have won."
        ],
        ([first, others @ ..], _) => text![
            " In this game it was wrong at move "{*first}" and "{counted(others.len(), "more time")}
            ", where other moves would have won."
        ],
    };
    let rule = text![{name}" "{opponent.plays()}". "{opponent.is_right()}{missed}];
    (Block::Heading(text!["The rule of "{name}]), rule)
}

/// The mistake that decided the game, derived like any losing move.
fn deciding(review: &Review, style: Style) -> Vec<Block> {
    let Some(deciding) = review.deciding_mistake() else {
        return Vec::new();
    };
    let heading = if review.game.winner().is_some() {
        "The deciding mistake: "
    } else {
        "The deciding mistake so far: "
    };
    let derivation = of_move(&review.game, deciding.number - 1);
    let told = derivation.map(|derivation| tell(&derivation, style).blocks);
    let steps = told.into_iter().flatten().filter(|block| {
        // The game already has a title, and the conclusion of the review follows.
        !matches!(block, Block::Title(_) | Block::Conclusion(_))
    });
    let heading = text![{heading}{by(&review.game, deciding.number - 1)}];
    Document::of((Block::Heading(heading), steps.collect::<Vec<_>>())).blocks
}

/// The effect of a move, in a sentence or two.
fn effect(review: &Review, turn: &ReviewedTurn, style: Style) -> Text {
    of_move(&review.game, turn.number - 1)
        .map(|derivation| conclusion(&derivation, style))
        .unwrap_or_default()
}

/// Who has won, or can, and what decided it.
fn end(review: &Review, style: Style) -> Text {
    let game = &review.game;
    if let Some(forfeit) = forfeit(game) {
        let winner = game.winner().map(|winner| wins(game.player(winner)));
        return text![{strong(winner.unwrap_or_default())}". "{forfeit}];
    }
    let deciding = review.deciding_mistake();
    let why = match deciding {
        Some(turn) => {
            let ended =
                if game.winner().is_some() { ", decided it." } else { ", decides it so far." };
            let decided = text![" "{by(game, turn.number - 1).capitalised()}{ended}];
            // The turning points, if they are shown, give the reason.
            match style.depth {
                0 | 1 => text![{decided}" "{effect(review, turn, style)}],
                _ => decided,
            }
        }
        None if review.turns.is_empty() && game.winner().is_none() => Text::default(),
        None if review.turns.is_empty() => {
            let rule = match game.rule() {
                Rule::Normal => "in normal play the player who cannot move loses.",
                Rule::Misere => "in misère play the player who cannot move wins.",
            };
            let none = if game.start().board.is_nim() {
                " There was nothing to take from the start, and "
            } else {
                " There was no move to make from the start, and "
            };
            text![{none}{rule}]
        }
        None => text![
            " There was no mistake, so the board at the start decided who could win."
            {explain_start(game)}
        ],
    };
    let who = if let Some(winner) = game.winner() {
        text![{strong(wins(game.player(winner)))}"."]
    } else if review.turns.is_empty() {
        text!["No move was made, so there is nothing to review."]
    } else {
        text![
            "The game was not finished. With perfect play "
            {in_sentence(game.player(game.favourite())).in_role(Role::Strong)}" would have won."
        ]
    };
    text![{who}{why}]
}

/// The command that shows why, if it is not too long to type.
fn explain_start(game: &Match) -> Text {
    const MOST_ROWS_TYPED: usize = 12;
    if game.start().board.rows().len() > MOST_ROWS_TYPED {
        return Text::default();
    }
    let request = explaining(game.start().clone(), None);
    text![" "{code(format!("nimlab {request}"))}" shows why."]
}
