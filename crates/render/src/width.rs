//! How many columns a text takes: `3 ⊕ 5` takes five.

use tabled::grid::util::string::{get_char_width, get_line_width};

/// The columns that a text takes at the most.
///
/// What is put together of several characters, such as a flag, has one width as a whole and another in its parts. Terminals
/// differ over which is right, so the larger counts.
pub fn width(text: &str) -> usize {
    if text.is_ascii() {
        return text.len();
    }
    let of_its_parts = text.chars().map(get_char_width).sum();
    get_line_width(text).max(of_its_parts)
}

/// The text cut into pieces of at most this many columns, or of one character where that takes more.
pub(super) fn pieces(text: &str, room: usize) -> Vec<&str> {
    let mut pieces = Vec::new();
    let (mut start, mut taken) = (0, 0);
    for (at, character) in text.char_indices() {
        let columns = width(&text[at..at + character.len_utf8()]);
        if taken > 0 && taken + columns > room {
            pieces.push(&text[start..at]);
            (start, taken) = (at, 0);
        }
        taken += columns;
    }
    pieces.push(&text[start..]);
    pieces
}

#[cfg(test)]
mod tests {
    use super::{pieces, width};

    #[test]
    fn some_characters_take_two_columns_and_some_none() {
        assert_eq!(width("3 ⊕ 5"), 5);
        assert_eq!(width("尼姆"), 4);
        assert_eq!(width("e\u{301}"), 1);
    }

    #[test]
    fn the_larger_width_counts() {
        assert_eq!(width("❤\u{fe0f}"), 2);
        assert_eq!(width("👩\u{200d}🎓"), 4);
    }

    #[test]
    fn pieces_fit_and_nothing_is_lost() {
        assert_eq!(pieces("10110", 2), ["10", "11", "0"]);
        assert_eq!(pieces("尼姆!", 3), ["尼", "姆!"]);
        assert_eq!(pieces("尼姆", 1), ["尼", "姆"]);
        assert_eq!(pieces("", 3), [""]);
    }
}
