//! How a move is entered: its two numbers on one line or on two, in the order that the prompt names.

/// A way to enter a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    /// Both on one line, with this between them.
    OneLine(&'static str),
    /// One after the other.
    TwoLines,
}

impl Entry {
    /// All ways, the likeliest first.
    pub const ALL: [Self; 3] = [Self::OneLine(", "), Self::TwoLines, Self::OneLine(" ")];
}

/// Words for the number of elements, and for the row.
const ELEMENTS: [&str; 9] =
    ["element", "object", "how many", "number of", "amount", "count", "take", "stick", "anzahl"];
const ROWS: [&str; 5] = ["row", "heap", "pile", "line", "reihe"];

/// Whether a prompt names the elements before the row; `None` if it names neither.
pub(super) fn names_elements_first(prompt: &str) -> Option<bool> {
    let prompt = prompt.to_lowercase();
    let first = |words: &[&str]| words.iter().filter_map(|word| prompt.find(word)).min();
    match (first(&ELEMENTS), first(&ROWS)) {
        (Some(elements), Some(row)) => Some(elements < row),
        (None, None) => None,
        (elements, None) => Some(elements.is_some()),
        (None, Some(_)) => Some(false),
    }
}

/// The last line of what was printed that says anything.
pub(super) fn last_line(printed: &str) -> &str {
    printed.lines().rfind(|line| !line.trim().is_empty()).unwrap_or_default().trim()
}

/// A prompt without what differs from turn to turn: numbers, and the names of the players.
pub(super) fn plain(prompt: &str, players: [&str; 2]) -> String {
    let mut plain = prompt.to_lowercase();
    for player in players {
        plain = plain.replace(&player.to_lowercase(), "");
    }
    plain.retain(char::is_alphabetic);
    plain
}

#[cfg(test)]
mod tests {
    use super::{last_line, names_elements_first, plain};

    #[test]
    fn the_order_of_the_numbers_is_that_of_the_prompt() {
        for (prompt, elements_first) in [
            ("row, elements? ", Some(false)),
            ("How many, and from which row? ", Some(true)),
            ("Take how many?", Some(true)),
            ("> ", None),
            ("Which row?", Some(false)),
        ] {
            assert_eq!(names_elements_first(prompt), elements_first, "{prompt}");
        }
        assert_eq!(last_line("Nim:\n1: X\nAnna: \n\n"), "Anna:");
        let players = ["Anna", "Boris"];
        assert_eq!(plain("ANNA, row (1 to 3)? ", players), plain("Boris, row (1 to 2)?", players));
    }
}
