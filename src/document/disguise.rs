//! Games that are Nim in disguise: their rows, what the other moves change (nothing), and the moves that win.
//!
//! To take 3 from row 3 of the board 3 5 9 is in Nimble to slide coin 3 from square 9 to square 6. A new game has its part in each of
//! the three lists at the end.

use super::moves::rows_with_sizes;
use super::prelude::*;
use super::verdict::{MOST_IN_A_SENTENCE, first_few, one_of, who_wins, with_verdict};
use super::winning::which_rows;
use crate::derivation::{Analysis, Conclusion, FoldedRow, Situation, Translation, Translations};
use crate::game::{Disguise, DisguisedGame, DisguisedMove};
use crate::question::Question;

/// A move in the words of its game: "slide coin 3 from square 9 to square 6".
#[must_use]
pub fn move_in_disguise(disguise: &Disguise, mv: &DisguisedMove) -> String {
    ordered(disguise, mv).plain()
}

/// The game, its position and its rules.
pub(super) fn opening(disguise: &Disguise) -> Vec<Block> {
    let DisguiseWords { name, place, rules, .. } = disguise_words(disguise.game());
    let position = if in_brief(disguise).is_some() {
        position(disguise)
    } else {
        counted(disguise.places().len(), place)
    };
    (Block::Title(text![{name}": "{position}]), rules).into_blocks()
}

pub(super) fn rows(disguise: &Disguise) -> StepText {
    let words = disguise_words(disguise.game());
    let heading = text![{words.rows}": "{board_in_brief(&disguise.board())}];
    StepText::new(heading, (words.why_rows, table_of_rows(disguise)))
}

/// For each row what it is in the disguise.
fn table_of_rows(disguise: &Disguise) -> Option<Table> {
    let rows = disguise.rows();
    let mut table = Table::of("<|<|>size");
    table.header[1] = disguise_words(disguise.game()).name.into();
    tell_rows(&mut table, first_and_last(rows.len()), "more row", |row| {
        let (place, size) = rows[row - 1];
        let what = standing(disguise.game(), place, disguise.at(place));
        Some((row_name(row), what, size).into_cells())
    });
    (!rows.is_empty()).then_some(table)
}

pub(super) fn other_moves(disguise: &Disguise) -> StepText {
    let words = disguise_words(disguise.game());
    let heading = words.others.into();
    let board = disguise.board();
    let so = "So this board of Nim decides the game:";
    let decides = (!board.rows().is_empty()).then(|| (so, rows_with_sizes(&board)));
    StepText::new(heading, (words.why_others.to_vec(), decides))
}

pub(super) fn no_row_left(disguise: &Disguise) -> StepText {
    if !disguise.has_moves_without_rows() {
        return StepText::heading(text!["No move is left: the game is over"]);
    }
    let left = disguise_words(disguise.game()).without_rows;
    let heading = text![{left}": "{bad("the player to move loses")}];
    StepText::heading(heading)
}

pub(super) fn translated(disguise: &Disguise, translations: &Translations) -> StepText {
    let name = disguise_words(disguise.game()).name;
    let (heading, moves) = match &translations.moves[..] {
        [] => {
            let none = text!["No move of Nim wins here, so no move of "{name}" wins"];
            (none, None)
        }
        [only] => {
            let order = good(ordered(disguise, &only.disguised).to_string());
            let in_nim = Block::Paragraph(the_same_move(disguise, only));
            (text!["In "{name}" that is: "{order}], Some(in_nim))
        }
        moves => {
            let count = counted(moves.len(), "winning move");
            let listed = Block::list(listed_moves(disguise, moves));
            (text!["In "{name}" these are "{count}" as well"], Some(listed))
        }
    };
    let raises = &translations.raises;
    let raises = (!raises.is_empty()).then(|| {
        let orders =
            first_few(raises, MOST_IN_A_SENTENCE).map(|mv| ordered(disguise, &mv)).collect();
        let listed = one_of(orders, raises.len() as u128);
        text![{raising(disguise.game())}": "{listed}"."]
    });
    StepText::new(heading, (moves, raises))
}

/// "On the board of Nim that is: take 3 from row 3. It leaves 3 5 6."
fn the_same_move(disguise: &Disguise, told: &Translation) -> Text {
    let leaves = left(disguise, told).map(|left| text!["It leaves "{left}"."]);
    text!["On the board of Nim that is: "{taking(told.mv)}"."].then(leaves)
}

/// Each winning move in Nim and in the disguise, and what it leaves.
fn listed_moves(disguise: &Disguise, moves: &[Translation]) -> Vec<Text> {
    let told = first_and_last(moves.len()).into_iter();
    let told = told.map(|folded| match folded {
        FoldedRow::Row(number) => {
            let one = &moves[number - 1];
            let order = ordered(disguise, &one.disguised);
            let leaves = left(disguise, one).map(|left| text![", which leaves "{left}]);
            text![{taking(one.mv)}": "{order}].and(leaves.unwrap_or_default())
        }
        FoldedRow::LeftOut(moves) => text!["⋮ "{counted(moves, "more move")}],
    });
    told.collect()
}

/// What a move leaves, where that is short.
fn left(disguise: &Disguise, told: &Translation) -> Option<String> {
    const LONGEST_ON_ONE_LINE: usize = 24;
    let left = in_brief(&disguise.after(&told.disguised)?)?;
    let is_short = left.len() <= LONGEST_ON_ONE_LINE;
    Some(left.replace(' ', if is_short { "\u{a0}" } else { " " }))
}

/// The position as it is typed.
fn position(disguise: &Disguise) -> Text {
    Text::from(disguise.written()).unbroken()
}

/// The same, where that is short.
fn in_brief(disguise: &Disguise) -> Option<String> {
    const LONGEST: usize = 36;
    Some(disguise.written()).filter(|written| written.len() <= LONGEST)
}

/// Who wins, and by which moves.
pub(super) fn conclusion(disguise: &Disguise, analysis: &Analysis) -> Text {
    let Translations { moves, raises } = Translations::of(disguise, analysis);
    let count = moves.len();
    let told = match &moves[..] {
        [] if analysis.situation == Situation::Over => Text::default(),
        [] => text!["No move wins, so any legal move is as good as another."],
        _ => {
            let what = match (count, raises.is_empty()) {
                (1, true) => "The only winning move".into(),
                (_, true) => text!["The "{counted(count, "winning move")}],
                (1, false) => "A winning move".into(),
                (_, false) => "Among the winning moves".into(),
            };
            let orders = first_few(&moves, MOST_IN_A_SENTENCE);
            let orders = orders.map(|mv| strong(ordered(disguise, &mv.disguised).to_string()));
            text![{what}": "{one_of(orders.collect(), count as u128)}"."]
        }
    };
    decided(disguise, analysis, told)
}

/// Who wins, and what else is to be said, unless moves are left and no row.
fn decided(disguise: &Disguise, analysis: &Analysis, more: Text) -> Text {
    if analysis.situation == Situation::Over && disguise.has_moves_without_rows() {
        let left = disguise_words(disguise.game()).without_rows;
        return who_wins(false).then(text![{left}"."]);
    }
    with_verdict(analysis, more)
}

/// What is said of a game of whose board of Nim something is asked, of which `words` are said.
pub(super) fn words(
    disguise: &Disguise,
    of_nim: &Question,
    words: QuestionWords,
    place: Place,
) -> QuestionWords {
    let DisguiseWords { name, rows, .. } = disguise_words(disguise.game());
    let asks = text!["On the board of Nim that it is: "{words.asks}];
    // What is to be known of that board stands behind which of its rows is what.
    let on_that_board = |told: Text| text![{rows}". On that board of Nim, "{told}];
    QuestionWords {
        asks: match place {
            Place::BesideBoard => asks,
            Place::ByItself => text![{name}": "{position(disguise)}". "{asks}],
        },
        answer_form: match of_nim {
            Question::Move(_) => words.answer_form.and("; or the move in the words of the game"),
            _ => words.answer_form,
        },
        idea: on_that_board(words.idea),
        how: on_that_board(words.how),
    }
}

/// Who wins, and which rows or moves do, where that is what was asked.
pub(super) fn found(disguise: &Disguise, found: &Conclusion, analysis: &Analysis) -> Text {
    match found {
        Conclusion::Rows(_) => decided(disguise, analysis, rows_that_win(disguise, analysis)),
        Conclusion::Moves(_) => conclusion(disguise, analysis),
        _ => decided(disguise, analysis, Text::default()),
    }
}

/// "The row of Nim that holds a winning move: row 3 (coin 3, on square 9)."
fn rows_that_win(disguise: &Disguise, analysis: &Analysis) -> Text {
    let rows = disguise.rows();
    which_rows(analysis, " of Nim", |row| {
        let (place, _) = rows[row - 1];
        let standing = standing(disguise.game(), place, disguise.at(place));
        text![{row_name(row)}" ("{standing}")"]
    })
}

/// The words of a game that is Nim in disguise.
pub(super) struct DisguiseWords {
    /// What it is called in a title.
    pub name: &'static str,
    /// What each of its numbers is about.
    pub place: &'static str,
    /// The rules, for somebody who has never played it.
    pub rules: &'static str,
    /// What is a row of Nim, in a heading.
    pub rows: &'static str,
    /// Why it is one.
    pub why_rows: &'static str,
    /// What is to be said of the other moves, in a heading.
    pub others: &'static str,
    /// Why these change nothing.
    pub why_others: &'static [&'static str],
    /// What moves are left when all rows are empty.
    pub without_rows: &'static str,
}

pub(super) fn disguise_words(game: DisguisedGame) -> DisguiseWords {
    match game {
        DisguisedGame::Nimble => DisguiseWords {
            name: "Nimble",
            place: "coin",
            rules: "Coins lie on a strip of squares, which are counted from 0 at the left end. A move slides one coin to any square on its left. Coins may share a square, and may pass each other. Whoever cannot move loses.",
            rows: "Each coin is a row of Nim, as long as the number of its square",
            why_rows: "Sliding a coin to the left makes the number of its square smaller, by as much as the player likes. Taking objects does the same to a row. A coin on square 0 cannot move any more, and an empty row has nothing to take.",
            others: "There are no other moves, so Nimble is Nim",
            why_others: &[
                "Coins are never in each other's way. Two that share a square are simply two rows of the same size.",
            ],
            without_rows: "No coin can move",
        },
        DisguisedGame::Turtles => DisguiseWords {
            name: "Turning Turtles",
            place: "coin",
            rules: "Coins lie side by side, each with its head (H) or its tail (T) up. Their places are counted from 1 on the left. A move turns one head to tail and, if the player likes, turns one more coin somewhere on its left as well, from tail to head or from head to tail. Whoever cannot move loses.",
            rows: "Each head is a row of Nim, as long as the number of its place",
            why_rows: "Turning one head to tail takes away its whole row. Turning a tail on its left to head as well leaves a shorter row, as if the head had moved to the left. Tails are no rows.",
            others: "Where a second head is turned to tail, both rows are gone, and that changes nothing",
            why_others: &[
                "In Nim the first row would be cut to the size of the second, and there would be two equal rows. Two equal rows count for nothing: whatever one player does to one of them, the other player can do to the other, and in the nim sum they cancel. So it makes no difference whether they are there.",
            ],
            without_rows: "No coin can be turned",
        },
        DisguisedGame::Staircase => DisguiseWords {
            name: "Staircase Nim",
            place: "stair",
            rules: "Coins lie on the stairs of a staircase, which are counted from 1 at the bottom. A move takes one or more coins from one stair and puts them on the stair below. From stair 1 they leave the game. Whoever cannot move loses.",
            rows: "The coins on each odd stair are a row of Nim",
            why_rows: "Coins that leave an odd stair come to an even one, or leave the game. Either way they belong to no row any more, as if they had been taken.",
            others: "Moves from an even stair change nothing, because they can be answered",
            why_others: &[
                "Coins that leave an even stair come to an odd one, and make its row longer. The other player answers by moving just as many of them one stair further. Then every row is as long as before, and the first player has to move again.",
                "That cannot go on for ever, because coins only go down.",
            ],
            without_rows: "No odd stair holds a coin, so only moves from even stairs are left, and these can be answered",
        },
        DisguisedGame::Northcott => DisguiseWords {
            name: "Northcott's game",
            place: "gap",
            rules: "Each line of a board holds two pieces, one of each player, that face each other. The free squares between them are the gap. A move takes one of the player's own pieces one or more squares forward or back on its line, but never past the other piece. Whoever cannot move loses.",
            rows: "The gap on each line is a row of Nim",
            why_rows: "Stepping forward makes a gap smaller, by as much as the player likes. Taking objects does the same to a row. When a gap is closed, nobody can step forward there.",
            others: "Stepping back changes nothing, because it can be answered",
            why_others: &[
                "A piece that steps back makes its gap wider. The other player answers by following with the piece on the same line, by just as many squares. Then every gap is as wide as before, and the first player has to move again.",
                "That cannot go on for ever: whoever steps back comes nearer to the edge of the board, and whoever follows never has to step back.",
                "Each player moves only their own pieces, so the two have different moves: unlike Nim, the game is not impartial. The nim sum decides it all the same, because both players can make every gap smaller in the same ways.",
            ],
            without_rows: "Every gap is closed, so only steps back are left, if there is room, and these can be answered",
        },
    }
}

/// What stands at a place that is a row, with this number.
pub(super) fn standing(game: DisguisedGame, place: usize, number: u64) -> Text {
    match game {
        DisguisedGame::Nimble => text!["coin "{place}", on square "{number}],
        DisguisedGame::Turtles => text!["the head at place "{place}],
        DisguisedGame::Staircase => text![{counted(number, "coin")}" on stair "{place}],
        DisguisedGame::Northcott => text!["the gap of "{number}" on line "{place}],
    }
}

/// A move as an order: "slide coin 3 from square 9 to square 6".
pub(super) fn ordered(disguise: &Disguise, mv: &DisguisedMove) -> Text {
    let squares = |count| counted(count, "square");
    match *mv {
        DisguisedMove::Slide { coin, from, to } => {
            text!["slide coin "{coin}" from square "{from}" to square "{to}]
        }
        DisguisedMove::Turn { place, also } => {
            let alone = || text!["turn the head at place "{place}" to tail"];
            match also {
                None => alone(),
                Some(also) if disguise.at(also) == 1 => {
                    text!["turn the heads at places "{place}" and "{also}" to tail"]
                }
                Some(also) => text![{alone()}" and the tail at place "{also}" to head"],
            }
        }
        DisguisedMove::GoDown { stair, coins } => {
            let moved = text!["move "{counted(coins, "coin")}" from stair "{stair}];
            match stair {
                1 => text![{moved}" out of the game"],
                _ => text![{moved}" to stair "{stair - 1}],
            }
        }
        DisguisedMove::Forward { line, forward, gap } => text![
            "step forward by "{squares(forward)}" on line "{line}" to a gap of "{gap}
        ],
        DisguisedMove::Back { line, back, gap } => text![
            "step back by "{squares(back)}" on line "{line}" to a gap of "{gap}
        ],
    }
}

/// What a move that makes a row longer needs, and what it does.
pub(super) fn raising(game: DisguisedGame) -> &'static str {
    match game {
        DisguisedGame::Northcott => {
            "Where there is room behind the piece, stepping back can win too, because it leaves nim sum 0 as well"
        }
        _ => "A move that makes a row longer can win too, because it leaves nim sum 0 as well",
    }
}
