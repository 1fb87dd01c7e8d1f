//! How a move is entered: on one line, or the row first and then the elements.

/// The two ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    /// "3, 2".
    OnOneLine,
    /// "3", and when asked again "2".
    OneByOne,
}

/// What a prompt asks for where the two are asked for one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Row,
    Elements,
}

impl Part {
    /// What the last line of a text asks for, where its words tell.
    pub fn asked_for(printed: &str) -> Option<Self> {
        const ELEMENTS: [&str; 8] = [
            "element",
            "how many",
            "take",
            "object",
            "amount",
            "number of",
            "stick",
            "x's",
        ];
        let prompt = printed.lines().last()?.to_lowercase();
        let elements = ELEMENTS.iter().any(|word| prompt.contains(word));
        match (prompt.contains("row"), elements) {
            (true, false) => Some(Self::Row),
            (false, true) => Some(Self::Elements),
            _ => None,
        }
    }
}
