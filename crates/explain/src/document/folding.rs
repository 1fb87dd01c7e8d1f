//! Long lists: the first few items, those that matter, and the last.
//!
//! If at most 12 of 40 items are shown and only item 17 matters: items 1, 2, 3, then 13 left out, item 17, 22 left out, item 40.

/// An item that is shown, or a run of items that is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoldedItem {
    /// This item, counted from 1, is shown.
    Item(usize),
    /// This many consecutive items are left out.
    LeftOut(usize),
}

/// The items shown of a list of this length: all of them up to `most`, otherwise no more than `most`, at least 4.
pub fn fold(rows: usize, most: usize, matters: impl Fn(usize) -> bool) -> Vec<FoldedItem> {
    const FIRST: usize = 3;
    if rows <= most {
        return (1..=rows).map(FoldedItem::Item).collect();
    }
    let mattering = (FIRST + 1..rows).filter(|&row| matters(row)).take(most - FIRST - 1);
    let mut told = Vec::new();
    let mut next = 1;
    for row in (1..=FIRST).chain(mattering).chain([rows]) {
        if row > next {
            told.push(FoldedItem::LeftOut(row - next));
        }
        told.push(FoldedItem::Item(row));
        next = row + 1;
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_list_is_shown_whole() {
        assert_eq!(fold(2, 12, |_| false), [FoldedItem::Item(1), FoldedItem::Item(2)]);
    }

    #[test]
    fn a_long_list_keeps_its_ends_and_what_matters() {
        use FoldedItem::{Item, LeftOut};
        let told = fold(40, 12, |row| row == 17 || row == 2);
        assert_eq!(told, [Item(1), Item(2), Item(3), LeftOut(13), Item(17), LeftOut(22), Item(40)]);
    }

    #[test]
    fn never_more_items_than_the_most() {
        for rows in 13..60 {
            let told = fold(rows, 12, |_| true);
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
