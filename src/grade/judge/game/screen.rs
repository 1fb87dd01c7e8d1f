//! What is left on a screen of what a program prints: colours, moves of the cursor and clearing are for the terminal alone.
//!
//! `"\x1b[91mAnna\x1b[0m wins"` shows `Anna wins`.

const ESCAPE: char = '\x1b';
/// What moves the cursor up, down, or to a place.
const TO_ANOTHER_LINE: [char; 7] = ['A', 'B', 'E', 'F', 'H', 'd', 'f'];
const BELL: char = '\x07';

/// The text without what a terminal acts on. What is written over, or on a fresh screen, stands on a line of its own.
pub(super) fn shown(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(character) = rest.chars().next() {
        rest = &rest[character.len_utf8()..];
        match character {
            ESCAPE | '\u{9b}' => {
                let is_control = character != ESCAPE || rest.starts_with('[');
                let after = if character == ESCAPE {
                    after_sequence(rest)
                } else {
                    after_control(rest)
                };
                let sequence = &rest[..rest.len() - after.len()];
                let is_elsewhere = is_control && sequence.ends_with(TO_ANOTHER_LINE);
                if is_elsewhere && !shown.is_empty() && !shown.ends_with('\n') {
                    shown.push('\n');
                }
                rest = after;
            }
            '\r' if rest.starts_with('\n') => {}
            '\r' | '\x0b' | '\x0c' => shown.push('\n'),
            '\x08' if !shown.ends_with('\n') => drop(shown.pop()),
            '\t' => shown.push_str("    "),
            _ if character.is_control() && character != '\n' => {}
            _ => shown.push(character),
        }
    }
    shown
}

/// What follows a sequence after an escape: `[91m`, `]0;title` up to a bell, `(B`, `c`.
fn after_sequence(rest: &str) -> &str {
    if let Some(control) = rest.strip_prefix('[') {
        return after_control(control);
    }
    if rest.starts_with([']', 'P', 'X', '^', '_']) {
        // A title ends with a bell, or with an escape and a backslash; one that does not end ends with its line.
        let end = rest.find(['\n', BELL, ESCAPE]).unwrap_or(rest.len());
        let rest = &rest[end..];
        let after = rest.strip_prefix("\x1b\\").or(rest.strip_prefix(BELL));
        return after.unwrap_or(rest);
    }
    let rest = rest.trim_start_matches(|it| (' '..='/').contains(&it));
    rest.strip_prefix(|it| ('0'..='~').contains(&it))
        .unwrap_or(rest)
}

/// What follows the numbers of a control sequence and the letter that ends it.
fn after_control(rest: &str) -> &str {
    let rest = rest.trim_start_matches(|it| (' '..='?').contains(&it));
    rest.strip_prefix(|it| ('@'..='~').contains(&it))
        .unwrap_or(rest)
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
            ("\x1b]0;no end\nAnna", "\nAnna"),
            ("\u{9b}1mAnna", "Anna"),
            ("wait\rAnna\r\n", "wait\nAnna\n"),
            ("\x0c1: X", "\n1: X"),
            ("ab\x08c", "ac"),
            ("\x1b", ""),
        ] {
            assert_eq!(shown(printed), seen, "{printed:?}");
        }
    }

    #[test]
    fn sequences_between_any_letters_change_nothing() {
        let sequences = [
            "\x1b[1m",
            "\x1b[0;31m",
            "\x1b[?25l",
            "\x1b]0;t\x07",
            "\x1b(B",
            "\x1b7",
        ];
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
