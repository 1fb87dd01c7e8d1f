//! What a derivation is about, and what it has found, in a sentence or two.

use super::block::{Block, Document};
use super::games::{heap_of, name_of, rules_of};
use super::in_words::in_words;
use super::letters::letter_explained;
use super::nim_sum::nim_sum_is;
use super::repetition::how_they_repeat;
use super::text::{Text, bad, good, row as row_name, say, strong};
use super::wording::{board_in_brief, counted, grouped, taking, taking_noun};
use super::{ahead, disguise, group, moore, proof, winning};
use crate::derivation::{Analysis, Conclusion, Derivation, LegalMoves, PlayedMove, Situation};
use crate::game::{Game, Period, Position, Rule};
use crate::question::{MooreShown, Names, Request};

/// What the derivation is about.
pub(super) fn opening(derivation: &Derivation) -> Vec<Block> {
    let title = |text: Text| vec![Block::Title(text)];
    match &derivation.request {
        Request::Question(question) => in_words(question).opening(),
        Request::TruthTable => title(say!("The XOR gate")),
        Request::Explain { position, mv } => {
            let mut blocks = winning::opening(position);
            blocks.extend(mv.map(|mv| {
                Block::Paragraph(say!("The move to look at: {taking}.", taking = taking(mv)))
            }));
            blocks
        }
        Request::LookAhead(request) => ahead::opening(request),
        Request::Proof(board) => proof::opening(board),
        Request::EveryWinningMove(position) if position.board.moore().is_some() => {
            moore::opening(&position.board)
        }
        Request::EveryWinningMove(position) => winning::opening(position),
        Request::Disguised(game) => disguise::opening(game),
        Request::Moves(position) => title(say!(
            "The legal moves from {board}",
            board = in_brief(position)
        )),
        Request::MovesInRow { position, row } => {
            let brief = in_brief(position);
            let mut blocks = title(say!(
                "What can be done in {row} of {brief}",
                row = row_name(*row)
            ));
            // It is reckoned with where it is said why the row wins or does not.
            if let (Conclusion::EveryMove(moves), [_, ..]) =
                (&derivation.conclusion, &derivation.steps[..])
            {
                let nim_sum = moves.analysis.nim_sum();
                blocks.push(Block::Paragraph(say!("The nim sum is {nim_sum}.")));
            }
            blocks
        }
        Request::Drawing { .. } => Vec::new(),
        Request::Moore(request) => {
            let mut blocks = moore::opening(&request.position.board);
            if let MooreShown::Explained(Some(turn)) = &request.shown {
                let turn = moore::taking_at_once(turn);
                blocks.push(Block::Paragraph(say!("The turn to look at: {turn}.")));
            }
            blocks
        }
        &Request::Values { game, .. } => {
            let mut blocks = title(say!("The values of {game}", game = name_of(game)));
            blocks.extend(rules_of(game).into_iter().map(Block::Paragraph));
            blocks
        }
        &Request::Group { size } => {
            let mut blocks = title(say!(
                "The nim-addition table of {numbers_below}",
                numbers_below = numbers_below(size)
            ));
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
    say!("{board}{rule}", board = board_in_brief(&position.board))
}

fn numbers_below(size: u64) -> Text {
    if size == 1 {
        say!("the number 0")
    } else {
        say!(
            "the numbers from 0 to {size_less_one}",
            size_less_one = size - 1
        )
    }
}

/// What the derivation of a request has found.
pub(super) fn conclusion(request: &Request, found: &Conclusion, names: Option<Names>) -> Text {
    if let Request::Question(question) = request {
        return in_words(question).found(found, names);
    }
    match found {
        Conclusion::TruthTable => {
            say!(
                "The XOR gate gives 1 when exactly one of its inputs is 1, and 0 when they are equal."
            )
        }
        Conclusion::Position(analysis) => {
            let told = match request {
                Request::Disguised(game) => disguise::conclusion(game, analysis),
                _ => winning::position(analysis),
            };
            told.and(letter_explained(analysis.mover_wins, names))
        }
        Conclusion::Played(move_made) => played(move_made),
        Conclusion::EveryMove(moves) => match moves.row {
            Some(row) => moves_in_row(moves, row),
            None => every_move(moves),
        },
        Conclusion::Group(table) if table.is_closed() => say!(
            "Under ⊕ {numbers_below}{forms}{group} in the sense of algebra, in which the order does not matter and every element is its own inverse.",
            numbers_below = numbers_below(table.size),
            forms = if table.size == 1 {
                " forms a "
            } else {
                " form a "
            },
            group = good("group")
        ),
        Conclusion::Group(table) => say!(
            "The numbers from 0 to {size_less_one} do {not_form_group} under ⊕, because some results fall outside.",
            size_less_one = table.size - 1,
            not_form_group = bad("not form a group")
        ),
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
    let board = say!("a board of {rows}", rows = counted(rows, "row"));
    Document {
        blocks: vec![Block::Conclusion(nim_sum_is(board, value))],
    }
}

fn played(PlayedMove { before, mv, after }: &PlayedMove) -> Text {
    let the_move = strong(taking_noun(*mv).capitalised().words());
    let reply = |analysis: &Analysis| match analysis.winning_moves.first() {
        Some(&reply) => say!(
            "the other player can {taking} and win",
            taking = taking(reply)
        ),
        None => say!("it takes the last object"),
    };
    if !after.mover_wins {
        let why = match (after.situation, after.rule()) {
            (Situation::Over, _) if after.board().is_nim() => say!("it takes the last object."),
            (Situation::Over, _) => say!("it leaves the other player no move."),
            (Situation::OnlyOnes { .. }, _) => say!("it leaves an odd number of rows of 1."),
            _ => say!("it leaves nim sum 0, and every reply changes that."),
        };
        return say!("{the_move} {wins}: {why}", wins = good("wins"));
    }
    if before.mover_wins {
        let instead = before.winning_moves.first().map(|&mv| {
            say!(
                " To win, {taking} instead{for_example}",
                taking = taking(mv),
                for_example = if before.winning_moves.len() > 1 {
                    ", for example."
                } else {
                    "."
                }
            )
        });
        return say!(
            "{the_move} {loses}: {reply}.",
            loses = bad("loses"),
            reply = reply(after)
        )
        .and(instead.unwrap_or_default());
    }
    say!(
        "{the_move} {loses}, as every move does here: {reply}.",
        loses = bad("loses"),
        reply = reply(after)
    )
}

fn values_found(values: &[u64], game: Game, period: Option<Period>) -> Text {
    const MOST: usize = 31;
    let told = values.iter().take(MOST).map(u64::to_string);
    let more = (values.len() > MOST).then(|| "…".to_owned());
    let told: Vec<String> = told.chain(more).collect();
    let repeat = period.map(|period| {
        say!(
            " {how_they_repeat}.",
            how_they_repeat = how_they_repeat("they", period)
        )
    });
    say!(
        "The values, from an empty {heap} on: {join}.",
        heap = heap_of(game),
        join = strong(told.join(" "))
    )
    .and(repeat.unwrap_or_default())
}

fn moves_in_row(moves: &LegalMoves, row: usize) -> Text {
    let row = row_name(row).capitalised();
    let winning: Vec<_> = moves.listed.iter().filter(|legal| legal.wins).collect();
    match (moves.count, &winning[..]) {
        (0, _) => say!("{row} cannot be changed any more."),
        (1, []) => say!(
            "{row} holds one move, and it {loses}.",
            loses = bad("loses")
        ),
        (_, []) => say!(
            "{row} holds {no_winning_move}: to each of its {moves} the other player has a reply that wins.",
            no_winning_move = bad("no winning move"),
            moves = counted(moves.count, "move")
        ),
        (_, [one]) => say!(
            "{row} holds {winning_move}: {taking}.",
            winning_move = good("a winning move"),
            taking = taking(one.mv)
        ),
        (_, several) => say!(
            "{row} holds {winning_moves}: {several}.",
            winning_moves = good("winning moves"),
            several = several.len()
        ),
    }
}

fn every_move(moves: &LegalMoves) -> Text {
    let winning = moves.analysis.count_winning_moves();
    match (moves.count, winning) {
        (0, _) if moves.analysis.board().is_empty() => {
            say!("The board is empty, so there is no legal move: the game is over.")
        }
        (0, _) => say!("There is no legal move: the game is over."),
        (1, 0) => say!("1 legal move, and it does not win."),
        (_, 0) => say!(
            "{moves}, and none of them wins.",
            moves = counted(moves.count, "legal move")
        ),
        (1, 1) => say!("1 legal move, and it wins."),
        (_, 1) => say!(
            "{moves}, of which one wins.",
            moves = counted(moves.count, "legal move")
        ),
        _ => {
            say!(
                "{moves}, of which {winning} win.",
                moves = counted(moves.count, "legal move"),
                winning = grouped(winning)
            )
        }
    }
}
