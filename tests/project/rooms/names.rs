//! One name, one meaning: no type has the name of another one; and what is said of one game stands in a few files.

use std::collections::BTreeSet;

use super::source::tokens;
use super::{crate_of, sources};

/// The words by which a game is named, and how many files have them.
const GAMES: &[(&[&str], usize)] = &[(&["tower", "divisors"], 6), (&["kayles"], 5)];

/// Names that are given to a type more than once.
fn given_twice(sources: &[(String, String)]) -> Vec<String> {
    let mut given = BTreeSet::new();
    let named = sources.iter().flat_map(|(_, source)| types(&tokens(source)));
    named.filter(|name| !given.insert(name.clone())).collect()
}

/// The names of all types; what a trait calls its types is no name of its own.
fn types(tokens: &[String]) -> Vec<String> {
    let mut depth = 0;
    let named = tokens.windows(2).filter(|pair| {
        depth += i32::from(pair[0] == "{") - i32::from(pair[0] == "}");
        let is_kind = match &pair[0][..] {
            "struct" | "enum" | "union" | "trait" => true,
            kind => kind == "type" && depth == 0,
        };
        is_kind && pair[1].starts_with(char::is_uppercase)
    });
    named.map(|pair| pair[1].clone()).collect()
}

#[test]
fn no_name_is_given_to_two_types() {
    let twice = given_twice(&sources());
    assert!(twice.is_empty(), "given to two types: {twice:?}");
}

/// Whether in the code or in a comment, as a part of a word or as one.
#[test]
fn a_game_lives_in_its_few_files() {
    for (words, files) in GAMES {
        let sources = sources();
        let names = |(file, source): &&(String, String)| {
            let text = format!("{file} {source}").to_lowercase();
            words.iter().any(|word| text.contains(word))
        };
        let naming: Vec<&String> = sources.iter().filter(names).map(|(file, _)| file).collect();
        assert_eq!(naming.len(), *files, "name {words:?}: {naming:?}");
    }
}

#[test]
fn a_name_given_twice_is_caught_however_it_is_given() {
    for (source, is_given) in [
        ("pub(crate) enum Place { Here }", true),
        ("trait Place { type There; }", true),
        ("type Place = (usize, usize);", true),
        ("mod inner { fn f() { struct Place<T>(T); } }", true),
        ("struct Places; use other::Place;", false),
        ("// struct Place\nconst T: &str = \"struct Place\";", false),
        ("impl FromStr for There { type Place = (); }", false),
    ] {
        let sources = crate_of(&[("a.rs", "pub struct Place;"), ("b.rs", source)]);
        assert_eq!(!given_twice(&sources).is_empty(), is_given, "{source}");
    }
}
