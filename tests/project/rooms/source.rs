//! Rust sources as words and signs.
//!
//! Comments, texts and characters are passed over: `"crate::render"` is no arrow, and `'^'` is no operator.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// The words and signs of a source, without comments, texts and characters.
pub fn tokens(source: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    walk(source.parse().expect("the source is Rust"), &mut tokens);
    tokens
}

fn walk(stream: TokenStream, tokens: &mut Vec<String>) {
    for tree in stream {
        match tree {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    _ => ("[", "]"),
                };
                tokens.push(open.to_owned());
                walk(group.stream(), tokens);
                tokens.push(close.to_owned());
            }
            TokenTree::Punct(sign) if sign.as_char() == ':' => match tokens.last_mut() {
                Some(before) if before == ":" => before.push(':'),
                _ => tokens.push(":".to_owned()),
            },
            TokenTree::Literal(_) => {}
            word_or_sign => tokens.push(word_or_sign.to_string()),
        }
    }
}

#[test]
fn a_hat_is_seen_in_code_alone() {
    let hats = |source: &str| tokens(source).iter().filter(|token| *token == "^").count();
    assert_eq!(hats("let c = a ^ b; c ^= 1; // a ^ b"), 2);
    assert_eq!(hats("push('^'); let s = \"2^63 \\\" ^\"; /* ^ */"), 0);
}
