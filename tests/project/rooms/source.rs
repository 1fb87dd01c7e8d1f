//! Rust sources as words and signs.
//!
//! Comments, texts and characters are passed over: `"crate::render"` is no arrow, and `'^'` is no operator.

/// The words and signs of a source, without comments, texts and characters.
pub fn tokens(source: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if let Some(raw) = raw_text(rest) {
            raw
        } else if first == '"' {
            quoted(rest, '"')
        } else if first == '\'' && is_character(rest) {
            quoted(rest, '\'')
        } else if first.is_alphanumeric() || first == '_' {
            rest.find(|c: char| !c.is_alphanumeric() && c != '_')
                .unwrap_or(rest.len())
        } else if rest.starts_with("::") {
            2
        } else {
            first.len_utf8()
        };
        let token = &rest[..length];
        let is_code = !token.starts_with(['"', '\'', '/']) && raw_text(token).is_none();
        if is_code && !first.is_whitespace() {
            tokens.push(token.to_owned());
        }
        rest = &rest[length..];
    }
    tokens
}

/// The length of `r"…"` or `r#"…"#`, where one begins here.
fn raw_text(rest: &str) -> Option<usize> {
    let hashes = rest.strip_prefix('r')?;
    let text = hashes.trim_start_matches('#');
    let end = format!("\"{}", "#".repeat(hashes.len() - text.len()));
    let inside = text.strip_prefix('"')?;
    let before = rest.len() - inside.len();
    Some(
        inside
            .find(&end)
            .map_or(rest.len(), |at| before + at + end.len()),
    )
}

/// `'x'` and `'\n'`, but not the lifetime `'a`.
fn is_character(rest: &str) -> bool {
    rest.starts_with("'\\") || rest.chars().nth(2) == Some('\'')
}

fn quoted(rest: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, character) in rest.char_indices().skip(1) {
        if character == quote && !escaped {
            return at + quote.len_utf8();
        }
        escaped = character == '\\' && !escaped;
    }
    rest.len()
}

#[test]
fn a_hat_is_seen_in_code_alone() {
    let hats = |source: &str| tokens(source).iter().filter(|token| *token == "^").count();
    assert_eq!(hats("let c = a ^ b; c ^= 1; // a ^ b"), 2);
    assert_eq!(hats("push('^'); let s = \"2^63 \\\" ^\"; /* ^ */"), 0);
}
