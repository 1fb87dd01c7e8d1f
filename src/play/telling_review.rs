//! The review of a game in words: every move in a table, and the mistake that decided it, derived.

use super::match_::Match;
use super::review::{Review, ReviewedTurn, Worth};
use super::telling::{conclusion, explaining, in_sentence, of_move, wins, written};
use crate::document::text::{Text, bad, code, good, say, strong};
use crate::document::wording::counted;
use crate::document::{Align, Block, Cell, Document, Role, Style, Table, tell};
use crate::game::{Position, Rule};

/// Tells a review. A seed, where the computer played, makes the same game again.
#[must_use]
pub fn tell_review(review: &Review, seed: Option<u64>, style: Style) -> Document {
    let end = end(review, style);
    if style.depth == 0 {
        return Document {
            blocks: vec![Block::Conclusion(end)],
        };
    }
    if review.turns.is_empty() {
        return Document {
            blocks: vec![Block::Paragraph(end)],
        };
    }
    let mut blocks = vec![
        Block::Title("The game, move by move".into()),
        Block::Table(moves(review)),
    ];
    blocks.extend(how_to_read(review.game.rule()));
    blocks.extend(deciding(review, style));
    blocks.push(Block::Heading("The result".into()));
    blocks.push(Block::Paragraph(end));
    blocks.extend(seed.map(|seed| {
        Block::Paragraph(say!(
            "To meet the same computer again: {words}.",
            words = code(format!("--seed {seed}"))
        ))
    }));
    Document { blocks }
}

fn moves(review: &Review) -> Table {
    let is_moore = review.game.start().board.moore().is_some();
    let before = if is_moore {
        "balanced before"
    } else {
        "nim sum before"
    };
    let yes_or_no = |is_balanced| Cell::from(if is_balanced { "yes" } else { "no" });
    let is_nim = review.game.start().board.is_nim();
    let how_written = if is_nim { "row,count" } else { "played" };
    let columns = [
        (Align::Right, "move"),
        (Align::Left, "player"),
        (Align::Left, how_written),
        (Align::Right, before),
        (Align::Right, "after"),
        (Align::Left, "what it was"),
    ];
    let mut table = Table::new(1, columns.map(|(align, name)| (align, name.into())));
    for (turn, before) in review.turns_with_positions() {
        let player = review.game.player(turn.side);
        let (decides_before, decides_after) = if is_moore {
            // A turn wins if it leaves a balanced board.
            let is_balanced = !before.mover_wins();
            (
                yes_or_no(is_balanced),
                yes_or_no(turn.worth == Worth::Winning),
            )
        } else {
            (turn.nim_sum_before.into(), turn.nim_sum_after.into())
        };
        table.row([
            turn.number.into(),
            player.name().to_owned().into(),
            written(&before.board, &turn.mv).into(),
            decides_before,
            decides_after,
            worth(turn, &before),
        ]);
    }
    table
}

fn worth(turn: &ReviewedTurn, before: &Position) -> Cell {
    match turn.worth {
        Worth::Winning => good("winning move").into(),
        Worth::NoWinningMove => "no winning move existed".into(),
        Worth::Mistake => {
            let turns = before.winning_turns();
            let better = turns.first().map(|turn| written(&before.board, turn));
            let better = better.map(|better| say!(" ({better} wins)"));
            Cell::from(bad("mistake").and(better.unwrap_or_default()))
        }
    }
}

fn how_to_read(rule: Rule) -> Option<Block> {
    (rule == Rule::Misere).then(|| {
        Block::Paragraph(say!(
            "In misère play the nim sum decides only while two rows or more hold more than 1."
        ))
    })
}

/// The mistake that decided the game, derived as any losing move is, after the others in a sentence each.
fn deciding(review: &Review, style: Style) -> Vec<Block> {
    let Some(deciding) = review.deciding_mistake() else {
        return Vec::new();
    };
    let mut blocks = Vec::new();
    let others = review.mistakes().count() - 1;
    if others > 0 {
        let (heading, after) = match others {
            1 => ("An earlier mistake", "After it"),
            _ => ("Earlier mistakes", "After each of them"),
        };
        blocks.push(Block::Heading(heading.into()));
        blocks.push(Block::Paragraph(say!(
            "{after} the other player could have won, but made a mistake in turn."
        )));
        let told = review
            .mistakes()
            .take(others.min(MOST_MISTAKES_TOLD))
            .map(|turn| {
                say!(
                    "{by}. {effect}",
                    by = by(&review.game, turn),
                    effect = effect(review, turn, style)
                )
            });
        let more = others.checked_sub(MOST_MISTAKES_TOLD + 1);
        let more =
            more.map(|more| say!("… {mistakes}", mistakes = counted(more + 1, "more mistake")));
        blocks.push(Block::list(told.chain(more)));
    }
    let heading = if review.game.winner().is_some() {
        "The deciding mistake: "
    } else {
        "The deciding mistake so far: "
    };
    blocks.push(Block::Heading(say!(
        "{heading}{uncapitalised}",
        uncapitalised = uncapitalised(&by(&review.game, deciding))
    )));
    let derivation = of_move(&review.game, deciding.number - 1);
    let told = derivation.map(|derivation| tell(&derivation, style).blocks);
    blocks.extend(told.into_iter().flatten().filter_map(|block| match block {
        // The game has a title already, and the conclusion follows with what came of it all.
        Block::Title(_) | Block::Conclusion(_) => None,
        other => Some(other),
    }));
    blocks
}

/// This many mistakes are told in a sentence each.
const MOST_MISTAKES_TOLD: usize = 8;

/// "Move 3, by Alice".
fn by(game: &Match, turn: &ReviewedTurn) -> Text {
    say!(
        "Move {number}, by {player}",
        number = turn.number,
        player = in_sentence(game.player(turn.side))
    )
}

fn uncapitalised(text: &Text) -> Text {
    say!(
        "m{words}",
        words = text.words().chars().skip(1).collect::<String>()
    )
}

/// What a move did, in a sentence or two.
fn effect(review: &Review, turn: &ReviewedTurn, style: Style) -> Text {
    of_move(&review.game, turn.number - 1)
        .map(|derivation| conclusion(&derivation, style))
        .unwrap_or_default()
}

/// Who has won, or can, and what decided it.
fn end(review: &Review, style: Style) -> Text {
    let game = &review.game;
    let deciding = review.deciding_mistake();
    let why = match deciding {
        Some(turn) => say!(
            " {by}{decided}{effect}",
            by = by(game, turn),
            decided = if game.winner().is_some() {
                ", decided it. "
            } else {
                ", decides it so far. "
            },
            effect = effect(review, turn, style)
        ),
        None if review.turns.is_empty() && game.winner().is_none() => Text::default(),
        None if review.turns.is_empty() => {
            let rule = match game.rule() {
                Rule::Normal => "in normal play whoever cannot move loses.",
                Rule::Misere => "in misère play whoever cannot move wins.",
            };
            let none = if game.start().board.is_nim() {
                " There was nothing to take from the start, and "
            } else {
                " There was no move to make from the start, and "
            };
            say!("{none}{rule}")
        }
        None => say!(
            " Nobody made a mistake, so the board at the start decided who can win.{explain_start}",
            explain_start = explain_start(game)
        ),
    };
    let who = if let Some(winner) = game.winner() {
        say!("{wins}.", wins = strong(wins(game.player(winner))))
    } else if review.turns.is_empty() {
        say!("No move was made, so there is nothing to review.")
    } else {
        say!(
            "The game was not finished. With perfect play {player} would have won.",
            player = in_sentence(game.player(game.favourite())).in_role(Role::Strong)
        )
    };
    say!("{who}{why}")
}

/// What to type to see why, where that is not too long to be typed.
fn explain_start(game: &Match) -> Text {
    const MOST_ROWS_TYPED: usize = 12;
    if game.start().board.rows().len() > MOST_ROWS_TYPED {
        return Text::default();
    }
    let request = explaining(game.start().clone(), None);
    say!(
        " {words} shows why.",
        words = code(format!("nimlab {request}"))
    )
}
