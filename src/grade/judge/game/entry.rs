//! How a move is entered: on one line, or one number after the other.
//!
//! Where the prompt says so in words that are known here, the elements come first: "How many?" before "From which row?".

use crate::game::Board;

/// How the two numbers are entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct EntryStyle {
    /// What stands between them; where nothing does, they are entered one by one, each when it is asked for.
    between: Option<&'static str>,
    /// Whether the row comes first whatever the prompt says.
    is_row_first: bool,
}

impl Default for EntryStyle {
    /// "3, 2".
    fn default() -> Self {
        Self {
            between: Some(", "),
            is_row_first: false,
        }
    }
}

impl EntryStyle {
    /// Whether the two are entered one by one.
    pub fn is_one_by_one(self) -> bool {
        self.between.is_none()
    }

    /// The first of the two that this prompt asks for.
    pub fn first(self, prompt: &str) -> AskedPart {
        if !self.is_row_first && asks_for_elements_first(prompt) {
            AskedPart::Elements
        } else {
            AskedPart::Row
        }
    }

    /// The line for a move at a prompt that asks for both.
    pub fn line(self, prompt: &str, (row, elements): Entered) -> String {
        let between = self.between.unwrap_or_default();
        match self.first(prompt) {
            AskedPart::Row => format!("{row}{between}{elements}"),
            AskedPart::Elements => format!("{elements}{between}{row}"),
        }
    }

    /// Other styles that may be meant where this one, which most expect, was of no use at a prompt.
    pub fn others(self, prompt: &str) -> Vec<Self> {
        if self != Self::default() {
            return Vec::new();
        }
        let orders: &[bool] = if asks_for_elements_first(prompt) {
            &[false, true]
        } else {
            &[false]
        };
        let usual = [None, Some(" "), Some(","), Some(";"), Some("-"), Some(", ")];
        // A rarer sign is meant where the prompt shows it.
        let rarer = ["/", ":", "."]
            .into_iter()
            .filter(|sign| prompt.contains(sign));
        let between = usual.into_iter().chain(rarer.map(Some));
        let styles = between.flat_map(|between| {
            orders.iter().map(move |&is_row_first| Self {
                between,
                is_row_first,
            })
        });
        styles.filter(|style| *style != self).collect()
    }
}

/// Whether a prompt speaks of elements, and only then, or not at all, of a row.
fn asks_for_elements_first(prompt: &str) -> bool {
    const ELEMENTS: &str = "how many, how much, element, number of, amount, count, object, stick, match, wie viele, \
                            wieviele, anzahl, combien, cuánt";
    const ROW: &str = "row, heap, pile, reihe, zeile, rang, ligne, fila, riga";
    let prompt = prompt.to_lowercase();
    let first = |words: &str| words.split(", ").filter_map(|word| prompt.find(word)).min();
    match (first(ELEMENTS), first(ROW)) {
        (Some(elements), Some(row)) => elements < row,
        (elements, _) => elements.is_some(),
    }
}

/// What a prompt asks for where the two are asked for one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AskedPart {
    Row,
    Elements,
}

impl AskedPart {
    /// The other of the two.
    pub fn other(self) -> Self {
        match self {
            Self::Row => Self::Elements,
            Self::Elements => Self::Row,
        }
    }

    /// What it is called.
    pub fn name(self) -> &'static str {
        match self {
            Self::Row => "row",
            Self::Elements => "elements",
        }
    }

    /// This part of a move.
    pub fn of(self, (row, elements): Entered) -> i64 {
        match self {
            Self::Row => row,
            Self::Elements => elements,
        }
    }
}

/// A move as it is entered: the row and the elements.
pub(super) type Entered = (i64, i64);

/// Moves that are not legal, which people try before their first legal one: on the board 3 1 2, rows 0, -1 and 4, and 0, -1
/// and more than 3 from row 1. There is an odd number of them, so that a turn that changes each time ends up with the other
/// player.
///
/// They are for a line with both numbers, or for prompts that can be told apart. Those with a row that exists come last, all
/// in the same row, since some games ask again for the elements alone.
pub(super) fn slips(board: &Board) -> Vec<Entered> {
    let filled = board.numbered().find(|&(_, size)| size > 0);
    let Some((row, size)) = filled.map(|(row, size)| entered(row, size)) else {
        return Vec::new();
    };
    let rows = entered(board.rows().len(), 0).0;
    let empty = board.numbered().find(|&(_, size)| size == 0);
    let mut slips = vec![(0, 1), (-1, 1), (rows + 1, 1)];
    slips.extend(empty.map(|(empty, _)| entered(empty, 1)));
    slips.extend([(row, 0), (row, -1), (row, size + 1)]);
    if empty.is_none() {
        slips.push((row, size + 2));
    }
    slips
}

/// The numbers of a move as they are entered.
pub(super) fn entered(row: usize, elements: u64) -> Entered {
    let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    (number(row as u64), number(elements))
}

#[cfg(test)]
mod tests {
    use super::{EntryStyle, slips};
    use crate::game::Board;

    #[test]
    fn elements_come_first_only_where_a_prompt_says_so() {
        for (prompt, elements_first) in [
            ("Anna, what is your move (row, elements)? ", false),
            ("How many elements do you take? ", true),
            ("Wie viele aus welcher Reihe? ", true),
            ("Elements, row: ", true),
            ("From which row, and how many? ", false),
            ("Your move: ", false),
            ("> ", false),
        ] {
            let styles = EntryStyle::default().others(prompt);
            let has_both = styles.iter().any(|style| style.is_row_first);
            assert_eq!(has_both, elements_first, "{prompt}");
            let line = if elements_first { "2, 3" } else { "3, 2" };
            assert_eq!(EntryStyle::default().line(prompt, (3, 2)), line, "{prompt}");
        }
    }

    #[test]
    fn slips_are_odd_in_number_and_never_legal() {
        for rows in [vec![3, 1, 2], vec![0, 3, 1], vec![2], vec![0, 0, 1]] {
            let board = Board::from(rows);
            let slips = slips(&board);
            assert_eq!(slips.len(), 7);
            for &(row, elements) in &slips {
                let mv = usize::try_from(row).ok().zip(u64::try_from(elements).ok());
                let after = mv.map(|(row, take)| board.taking(row, take));
                assert!(
                    after.is_none_or(|after| after.is_err()),
                    "{row}, {elements}"
                );
            }
        }
    }
}
