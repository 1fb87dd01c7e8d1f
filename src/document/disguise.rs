//! Games that are Nim in disguise: their rows, what the other moves change (nothing), and the moves that win.
//!
//! To take 3 from row 3 of the board 3 5 9 is in Nimble to slide coin 3 from square 9 to square 6. What each game says of
//! itself stands in [`disguise_words`](super::disguise_words).

use super::block::Block;
use super::disguise_words::{DisguiseWords, disguise_words, ordered, raising, standing};
use super::position::letter_in_brief;
use super::step_text::StepText;
use super::table::{Align, Cell, Table};
use super::text::{Text, bad, good, row as row_name, strong, text};
use super::winning::{first_few, listed_with_rest, with_verdict};
use super::wording::{MOST_ROWS_TOLD, board_in_brief, counted, left_out, plural, taking};
use crate::derivation::{Analysis, FoldedRow, Situation, Translation, Translations, folded_rows};
use crate::game::{Disguise, DisguisedMove};
use crate::question::Names;

/// A move in the words of its game: "slide coin 3 from square 9 to square 6".
#[must_use]
pub fn move_in_disguise(disguise: &Disguise, mv: &DisguisedMove) -> String {
    ordered(disguise, mv).to_string().replace('\u{a0}', " ")
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
    vec![
        Block::Title(text![name, ": ", position]),
        Block::Paragraph(rules.into()),
    ]
}

pub(super) fn rows(disguise: &Disguise) -> StepText<'_> {
    let words = disguise_words(disguise.game());
    let heading = text![words.rows, ": ", board_in_brief(&disguise.board())];
    StepText::new(heading, move || {
        let table = table_of_rows(disguise).map(Block::Table);
        std::iter::once(Block::Paragraph(words.why_rows.into())).chain(table)
    })
}

/// For each row what it is in the disguise.
fn table_of_rows(disguise: &Disguise) -> Option<Table> {
    let rows = disguise.rows();
    let columns = [
        (Align::Left, "".into()),
        (Align::Left, disguise_words(disguise.game()).name.into()),
        (Align::Right, "size".into()),
    ];
    let mut table = Table::new(1, columns);
    for folded in folded_rows(rows.len(), MOST_ROWS_TOLD, |_| false) {
        table.row(match folded {
            FoldedRow::Row(row) => {
                let (place, size) = rows[row - 1];
                let number = disguise.at(place);
                let what = standing(disguise.game(), place, number);
                [row_name(row).into(), what.into(), size.into()]
            }
            FoldedRow::LeftOut(rows) => [left_out(rows).into(), "⋮".into(), "⋮".into()],
        });
    }
    (!rows.is_empty()).then_some(table)
}

pub(super) fn other_moves(disguise: &Disguise) -> StepText<'_> {
    let words = disguise_words(disguise.game());
    StepText::new(words.others.into(), move || {
        let why = words.why_others.iter().copied();
        why.map(|why| Block::Paragraph(why.into()))
    })
}

pub(super) fn no_row_left(disguise: &Disguise) -> StepText<'_> {
    let left = disguise_words(disguise.game()).without_rows;
    let heading = text![left, ": ", bad("the player to move loses")];
    StepText::heading(heading)
}

pub(super) fn translated<'a>(
    disguise: &'a Disguise,
    translations: &'a Translations,
) -> StepText<'a> {
    let name = disguise_words(disguise.game()).name;
    let heading = match &translations.moves[..] {
        [] => text!["No move of Nim wins here, so no move of ", name, " wins"],
        [only] => {
            let order = ordered(disguise, &only.disguised).to_string();
            text!["In ", name, " that is: ", good(order)]
        }
        moves => {
            let moves = counted(moves.len(), "winning move");
            text!["In ", name, " these are ", moves, " as well"]
        }
    };
    StepText::new(heading, move || {
        let moves = &translations.moves;
        let table = (!moves.is_empty()).then(|| Block::Table(table_of_moves(disguise, moves)));
        let raises = &translations.raises;
        let raises = (!raises.is_empty()).then(|| {
            let orders = first_few(raises).map(|mv| ordered(disguise, &mv)).collect();
            let listed = listed_with_rest(orders, raises.len() as u128, "or");
            Block::Paragraph(text![raising(disguise.game()), ": ", listed, "."])
        });
        table.into_iter().chain(raises)
    })
}

/// Each winning move in Nim and in the disguise, and what it leaves there where that is short.
fn table_of_moves(disguise: &Disguise, moves: &[Translation]) -> Table {
    let name = disguise_words(disguise.game()).name;
    let is_brief = in_brief(disguise).is_some();
    let columns = [
        (Align::Left, "Nim".into()),
        (Align::Left, name.into()),
        (Align::Left, "what is left".into()),
    ];
    let shown = if is_brief { 3 } else { 2 };
    let mut table = Table::new(1, columns.into_iter().take(shown));
    for folded in folded_rows(moves.len(), MOST_ROWS_TOLD, |_| false) {
        let cells: [Cell; 3] = match folded {
            FoldedRow::Row(number) => {
                let Translation { mv, disguised } = &moves[number - 1];
                let left = disguise.after(disguised).as_ref().map(Disguise::written);
                let order = ordered(disguise, disguised);
                [
                    taking(*mv).into(),
                    order.into(),
                    left.unwrap_or_default().into(),
                ]
            }
            FoldedRow::LeftOut(moves) => {
                let more = counted(moves, "more move");
                [more.into(), "⋮".into(), "⋮".into()]
            }
        };
        table.row(cells.into_iter().take(shown));
    }
    table
}

/// The position as it is typed, where that is short.
fn in_brief(disguise: &Disguise) -> Option<String> {
    const LONGEST: usize = 36;
    Some(disguise.written()).filter(|written| written.len() <= LONGEST)
}

/// Who wins, and by which moves.
pub(super) fn conclusion(disguise: &Disguise, analysis: &Analysis, names: Names) -> Text {
    let is_over = analysis.situation == Situation::Over;
    if is_over && disguise.has_moves_without_rows() {
        let left = disguise_words(disguise.game()).without_rows;
        return text![
            bad("The player to move loses"),
            " against perfect play. ",
            left,
            ". (This is ",
            letter_in_brief(false, names),
            ".)"
        ];
    }
    let Translations { moves, raises } = Translations::of(disguise, analysis);
    let count = moves.len();
    let told = match &moves[..] {
        [] if is_over => text!["No move is left to make."],
        [] => text!["No move wins, so any legal move is as good as another."],
        _ => {
            let what = match (count, raises.is_empty()) {
                (1, true) => text!["The only winning move: "],
                (_, true) => text!["The ", counted(count, "winning move"), ": "],
                (1, false) => text!["A winning move: "],
                (_, false) => text!["Among the ", plural(count as u128, "winning move"), ": "],
            };
            let orders = first_few(&moves)
                .map(|mv| strong(ordered(disguise, &mv.disguised).to_string()))
                .collect();
            let orders = listed_with_rest(orders, count as u128, "or");
            text![what, orders, "."]
        }
    };
    with_verdict(analysis, told, names)
}
