//! Text without anything outside ASCII: `9 ⊕ 10 = 3` becomes `9 (+) 10 = 3`.

/// Writes text in ASCII alone. Signs that nimlab uses have a reading of their own; anything else is escaped.
#[must_use]
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
            'è' | 'é' => ascii.push('e'),
            other => ascii.extend(other.escape_unicode()),
        }
    }
    ascii
}

#[cfg(test)]
mod tests {
    use super::to_ascii;

    #[test]
    fn signs_have_a_reading() {
        assert_eq!(
            to_ascii("9 ⊕ 10 = 3, 2⁶³, 9 − 3, misère"),
            "9 (+) 10 = 3, 2^63, 9 - 3, misere"
        );
    }

    #[test]
    fn other_characters_are_escaped() {
        assert_eq!(to_ascii("٣"), "\\u{663}");
    }
}
