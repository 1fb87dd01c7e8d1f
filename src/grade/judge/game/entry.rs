//! How a move is entered: on one line, or one number after the other.
//!
//! The elements come first if the prompt says so in words known here: "How many?" before "From which row?".

use crate::game::Board;

/// A move as it is entered: the row and the elements.
pub(super) type EnteredMove = [i64; 2];

/// What the two parts of a move are called.
pub(super) const PARTS: [&str; 2] = ["row", "elements"];

/// How the two numbers are entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct EntryStyle {
    /// What separates them; `None` if they are entered one by one, each when it is asked for.
    between: Option<&'static str>,
    /// Whether the row comes first regardless of the prompt.
    is_row_first: bool,
}

impl Default for EntryStyle {
    /// "3, 2".
    fn default() -> Self {
        Self { between: Some(", "), is_row_first: false }
    }
}

impl EntryStyle {
    /// Whether the two are entered one by one.
    pub fn is_one_by_one(self) -> bool {
        self.between.is_none()
    }

    /// The index of the part of a move that this prompt asks for first.
    pub fn first(self, prompt: &str) -> usize {
        usize::from(!self.is_row_first && asks_for_elements_first(prompt))
    }

    /// The line for a move at a prompt that asks for both.
    pub fn line(self, prompt: &str, entered: EnteredMove) -> String {
        let first = self.first(prompt);
        let between = self.between.unwrap_or_default();
        format!("{}{between}{}", entered[first], entered[1 - first])
    }

    /// Other styles to try at a prompt if this one, which most expect, failed.
    pub fn others(self, prompt: &str) -> Vec<Self> {
        if self != Self::default() {
            return Vec::new();
        }
        let usual = [None, Some(" "), Some(","), Some(";"), Some("-"), Some(", ")];
        // A rarer sign is used only if the prompt shows it.
        let rarer = ["/", ":", "."].into_iter();
        let rarer = rarer.filter(|sign| prompt.contains(sign)).map(Some);
        let styles = usual
            .into_iter()
            .chain(rarer)
            .flat_map(|between| [false, true].map(|is_row_first| Self { between, is_row_first }));
        let may_differ = asks_for_elements_first(prompt);
        let is_other = |style: &Self| *style != self && (may_differ || !style.is_row_first);
        styles.filter(is_other).collect()
    }
}

/// Whether a prompt mentions elements first, and a row later or not at all.
fn asks_for_elements_first(prompt: &str) -> bool {
    const ELEMENTS: &str = "how many, how much, element, number of, amount, count, object, stick, match, wie viele, \
                            wieviele, anzahl, combien, cuánt";
    const ROW: &str = "row, heap, pile, reihe, zeile, rang, ligne, fila, riga";
    let prompt = prompt.to_lowercase();
    let first = |words: &str| words.split(", ").filter_map(|word| prompt.find(word)).min();
    first(ELEMENTS).is_some_and(|elements| first(ROW).is_none_or(|row| elements < row))
}

/// Illegal moves, which people try before a legal one: on the board 3 1 2, rows 0, -1, 4 and 5, and 0, -1 and more than
/// 3 from row 1. Their number is odd, so that a turn that changes each time ends up with the other player.
///
/// They are for a line with both numbers, or for distinguishable prompts. Those with an existing row come last, all in
/// the same row, since some games ask again only for the elements.
pub(super) fn slips(board: &Board) -> Vec<EnteredMove> {
    let mut rows = board.numbered();
    let Some((row, size)) = rows.find(|&(_, size)| size > 0) else {
        return Vec::new();
    };
    let [row, size] = entered(row, size);
    let [rows, _] = entered(board.rows().len(), 0);
    let empty = board.numbered().find(|&(_, size)| size == 0);
    let nothing_there = empty.map_or(rows + 2, |(empty, _)| entered(empty, 0)[0]);
    let nowhere = [0, -1, rows + 1, nothing_there].map(|row| [row, 1]);
    let too_many_or_few = [0, -1, size + 1].map(|elements| [row, elements]);
    nowhere.into_iter().chain(too_many_or_few).collect()
}

/// The numbers of a move as they are entered.
pub(super) fn entered(row: usize, elements: u64) -> EnteredMove {
    [row as u64, elements].map(|number| i64::try_from(number).unwrap_or(i64::MAX))
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
            assert_eq!(EntryStyle::default().line(prompt, [3, 2]), line, "{prompt}");
        }
    }

    #[test]
    fn slips_are_odd_in_number_and_never_legal() {
        for rows in [vec![3, 1, 2], vec![0, 3, 1], vec![2], vec![0, 0, 1]] {
            let board = Board::from(rows);
            let slips = slips(&board);
            assert_eq!(slips.len(), 7);
            for &[row, elements] in &slips {
                let mv = usize::try_from(row).ok().zip(u64::try_from(elements).ok());
                let after = mv.map(|(row, take)| board.taking(row, take));
                assert!(after.is_none_or(|after| after.is_err()), "{row}, {elements}");
            }
        }
    }
}
