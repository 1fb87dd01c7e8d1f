//! The beginning of what a hand-in says, which may be long.

/// The beginning of a text, with … where more follows.
pub(super) fn beginning(text: &str) -> String {
    const LONGEST: usize = 200;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
