//! Rust sources as words and signs, and the paths in them that leave their room.
//!
//! Comments, texts and characters are passed over: `"crate::render"` is no arrow, and `'^'` is no operator.

use std::collections::BTreeSet;

/// The first names of all paths that begin at the root of the crate.
pub fn rooms_used(file: &str, source: &str) -> BTreeSet<String> {
    let tokens = tokens(source);
    let token = |at: usize| tokens.get(at).map_or("", String::as_str);
    // `super` in `game/board.rs` is `game`, and in `game/mod.rs` it is the root; an inline module stands one deeper.
    let depth_of_file = file.matches('/').count() + usize::from(!file.ends_with("mod.rs"));
    let mut braces = Vec::new();
    let mut used = BTreeSet::new();
    let mut at = 0;
    while at < tokens.len() {
        match token(at) {
            "{" => braces.push(at >= 2 && token(at - 2) == "mod"),
            "}" => {
                braces.pop();
            }
            "crate" | "nimlab" if token(at + 1) == "::" => {
                used.extend(names_at(&tokens, at + 2));
            }
            "super" => {
                let mut supers = 1;
                while token(at + 1) == "::" && token(at + 2) == "super" {
                    supers += 1;
                    at += 2;
                }
                let inline = braces.iter().filter(|&&is_module| is_module).count();
                if supers == depth_of_file + inline && token(at + 1) == "::" {
                    used.extend(names_at(&tokens, at + 2));
                }
            }
            _ => {}
        }
        at += 1;
    }
    used
}

/// The name at this place, or, where a group opens, the first name of each of its paths.
fn names_at(tokens: &[String], at: usize) -> Vec<String> {
    if tokens.get(at).is_none_or(|token| token != "{") {
        return tokens.get(at).cloned().into_iter().collect();
    }
    let mut names = Vec::new();
    let mut depth = 0;
    for (token, before) in tokens[at..].iter().zip(&tokens[at - 1..]) {
        match &token[..] {
            "{" => depth += 1,
            "}" if depth == 1 => break,
            "}" => depth -= 1,
            "," => {}
            name if depth == 1 && (before == "{" || before == ",") => names.push(name.to_owned()),
            _ => {}
        }
    }
    names
}

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
