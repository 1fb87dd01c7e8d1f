//! Games that are Nim in disguise: their rows, what the other moves change (nothing), and the moves that win.
//!
//! To take 3 from row 3 of the board 3 5 9 is in Nimble to slide coin 3 from square 9 to square 6. What each game says of
//! itself stands in [`disguise_words`](super::disguise_words).

use super::disguise_words::{DisguiseWords, disguise_words, ordered, raising, standing};
use super::prelude::*;
use super::rows::rows_with_sizes;
use super::verdict::{MOST_IN_A_SENTENCE, first_few, one_of, who_wins, with_verdict};
use super::winning::which_rows;
use crate::derivation::{Analysis, Conclusion, FoldedRow, Situation, Translation, Translations};
use crate::game::{Disguise, DisguisedMove};
use crate::question::Question;

/// A move in the words of its game: "slide coin 3 from square 9 to square 6".
#[must_use]
pub fn move_in_disguise(disguise: &Disguise, mv: &DisguisedMove) -> String {
    ordered(disguise, mv).plain()
}

/// The game, its position and its rules.
pub(super) fn opening(disguise: &Disguise) -> Vec<Block> {
    let DisguiseWords {
        name, place, rules, ..
    } = disguise_words(disguise.game());
    let position = if in_brief(disguise).is_some() {
        disguise.written().into()
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
            (
                text!["In "{name}" these are "{count}" as well"],
                Some(listed),
            )
        }
    };
    let raises = &translations.raises;
    let raises = (!raises.is_empty()).then(|| {
        let orders = first_few(raises, MOST_IN_A_SENTENCE)
            .map(|mv| ordered(disguise, &mv))
            .collect();
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

/// The position as it is typed, where that is short.
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
            Place::ByItself => text![{name}": "{disguise.written()}". "{asks}],
        },
        answer_form: match of_nim {
            Question::Move(_) => words
                .answer_form
                .and("; or the move in the words of the game"),
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
