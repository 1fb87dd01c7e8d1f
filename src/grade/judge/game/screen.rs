//! What remains on a screen of a program's output: colours, cursor movements and clearing are only for the terminal.
//!
//! `"\x1b[91mAnna\x1b[0m wins"` shows `Anna wins`.

use anstream::adapter::strip_str;

/// Begins a sequence that colours, clears or moves the cursor.
const CONTROL: &str = "\x1b[";
/// Ends one that moves it up, down, or to a position.
const TO_ANOTHER_LINE: [char; 7] = ['A', 'B', 'E', 'F', 'H', 'd', 'f'];

/// The text without terminal sequences. Overwritten text, or text on a cleared screen, gets a line of its own.
pub(super) fn shown(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace('\t', "    ");
    let text = text.replace(['\r', '\x0b', '\x0c'], "\n");
    let text = text.replace('\u{9b}', CONTROL);
    let mut parts = text.split(CONTROL);
    let before = parts.next().unwrap_or_default();
    let mut shown = strip_str(before).to_string();
    for part in parts {
        let letter = part.trim_start_matches(|it| (' '..='?').contains(&it));
        let is_elsewhere = letter.starts_with(TO_ANOTHER_LINE);
        if is_elsewhere && !shown.is_empty() && !shown.ends_with('\n') {
            shown.push('\n');
        }
        shown += &strip_str(&format!("{CONTROL}{part}")).to_string();
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::shown;
    use crate::question::Generator;

    #[test]
    fn only_what_is_seen_is_left() {
        for (printed, seen) in [
            ("\x1b[91mAnna\x1b[0m wins", "Anna wins"),
            ("\x1b[38;5;196mX\x1b[m X", "X X"),
            ("\x1b[2J\x1b[H1: X", "1: X"),
            ("\x1b[1;1H1: X\x1b[2;1H2: X X", "1: X\n2: X X"),
            ("\x1bc\x1b(BNim:", "Nim:"),
            ("\x1b]0;Nim\x07Anna", "Anna"),
            ("\x1b]8;;page\x1b\\Anna", "Anna"),
            ("\u{9b}1mAnna", "Anna"),
            ("wait\rAnna\r\n", "wait\nAnna\n"),
            ("\x0c1: X", "\n1: X"),
            ("ab\x07c", "abc"),
            ("\x1b", ""),
        ] {
            assert_eq!(shown(printed), seen, "{printed:?}");
        }
    }

    #[test]
    fn sequences_between_any_letters_change_nothing() {
        let sequences = ["\x1b[1m", "\x1b[0;31m", "\x1b[?25l", "\x1b]0;t\x07", "\x1b(B", "\x1b7"];
        let mut generator = Generator::new(7);
        for _ in 0..200 {
            let mut printed = String::new();
            for character in "Anna wins.\n1: X X\n".chars() {
                if generator.number(0, 2) == 0 {
                    printed.push_str(sequences[generator.index(sequences.len())]);
                }
                printed.push(character);
            }
            assert_eq!(shown(&printed), "Anna wins.\n1: X X\n", "{printed:?}");
        }
    }
}
