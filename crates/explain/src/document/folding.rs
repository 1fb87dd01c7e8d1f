//! Long lists: the first few items, and the last.
//!
//! If 40 items are too many and the first 3 are shown: items 1, 2, 3, then 36 left out, item 40.

/// An item that is shown, or a run of items that is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoldedItem {
    /// This item, counted from 1, is shown.
    Item(usize),
    /// This many consecutive items are left out.
    LeftOut(usize),
}

/// The items shown of a list of this length: all of them up to `most`, otherwise the first few, fewer than `most`, and
/// the last.
pub fn fold(rows: usize, most: usize, first: usize) -> Vec<FoldedItem> {
    if rows <= most {
        return (1..=rows).map(FoldedItem::Item).collect();
    }
    let shown = (1..=first).map(FoldedItem::Item);
    shown.chain([FoldedItem::LeftOut(rows - first - 1), FoldedItem::Item(rows)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_list_is_shown_whole() {
        assert_eq!(fold(2, 12, 3), [FoldedItem::Item(1), FoldedItem::Item(2)]);
    }

    #[test]
    fn a_long_list_keeps_its_ends() {
        use FoldedItem::{Item, LeftOut};
        assert_eq!(fold(40, 12, 3), [Item(1), Item(2), Item(3), LeftOut(36), Item(40)]);
    }

    #[test]
    fn never_more_items_than_the_most() {
        for rows in 13..60 {
            let told = fold(rows, 12, 11);
            let shown = told.iter().filter(|told| matches!(told, FoldedItem::Item(_))).count();
            let counted: usize = told
                .iter()
                .map(|told| match told {
                    FoldedItem::Item(_) => 1,
                    FoldedItem::LeftOut(rows) => *rows,
                })
                .sum();
            assert_eq!((shown, counted), (12, rows));
        }
    }
}
