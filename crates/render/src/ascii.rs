//! Text without anything outside ASCII: `9 ⊕ 10 = 3` becomes `9 (+) 10 = 3`.

use std::fmt::Write as _;

/// Writes text in ASCII alone. Signs that nimlab uses have a reading of their own; anything else is escaped.
pub fn to_ascii(text: &str) -> String {
    let mut ascii = String::with_capacity(text.len());
    let mut raised = false;
    for character in text.chars() {
        let exponent = "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().position(|digit| digit == character);
        if exponent.is_some() && !raised {
            ascii.push('^');
        }
        raised = exponent.is_some();
        match character {
            _ if character.is_ascii() => ascii.push(character),
            _ if exponent.is_some() => ascii.extend(exponent.map(|digit| digit.to_string())),
            '\u{a0}' => ascii.push(' '),
            '⊕' => ascii.push_str("(+)"),
            '−' | '–' | '─' => ascii.push('-'),
            '—' => ascii.push_str("--"),
            '×' => ascii.push('x'),
            '÷' => ascii.push('/'),
            '●' => ascii.push('o'),
            '⋮' => ascii.push(':'),
            '…' => ascii.push_str("..."),
            '‘' | '’' => ascii.push('\''),
            '“' | '”' => ascii.push('"'),
            // A letter is written by those of ASCII: `ö` as `o`, `Ж` as `Zh`.
            other => match deunicode::deunicode_char(other) {
                Some(letters) if other.is_alphabetic() => ascii.push_str(letters.trim_end()),
                _ => ascii.extend(other.escape_unicode()),
            },
        }
    }
    ascii
}

/// Writes JSON in ASCII alone, with every text in it as it was.
pub fn json_to_ascii(json: &str) -> String {
    let mut written = String::new();
    for character in json.chars() {
        if character.is_ascii() {
            written.push(character);
            continue;
        }
        for unit in character.encode_utf16(&mut [0; 2]) {
            // Writing into a text cannot fail.
            let _ = write!(written, "\\u{unit:04x}");
        }
    }
    written
}

#[cfg(test)]
mod tests {
    use super::{json_to_ascii, to_ascii};

    #[test]
    fn json_keeps_what_it_says() {
        let text = "a ⊕ é 𝄞";
        let json = json_to_ascii(&serde_json::json!(text).to_string());
        assert!(json.is_ascii());
        assert_eq!(serde_json::from_str::<String>(&json).unwrap(), text);
    }

    #[test]
    fn signs_have_a_reading() {
        assert_eq!(
            to_ascii("9 ⊕ 10 = 3, 2⁶³, 9 − 3, misère, Jörg und Łukasz Ære"),
            "9 (+) 10 = 3, 2^63, 9 - 3, misere, Jorg und Lukasz AEre"
        );
    }

    #[test]
    fn other_characters_are_escaped() {
        assert_eq!(to_ascii("٣"), "\\u{663}");
    }
}
