//! One name, one meaning: no type has the name of another one; and what is said of one game stands in a few files.

use std::collections::{BTreeMap, BTreeSet};

use super::source::tokens;
use super::sources;

/// The words by which a game is named, and how many files may have them.
const GAMES: &[(&[&str], usize)] = &[(&["tower", "divisors"], 6), (&["kayles"], 6)];

/// Names that are given to a type more than once.
fn given_twice(sources: &[(String, String)]) -> BTreeSet<String> {
    let mut given: BTreeMap<String, usize> = BTreeMap::new();
    for (_, source) in sources {
        for name in types(&tokens(source)) {
            *given.entry(name).or_default() += 1;
        }
    }
    let twice = given.into_iter().filter(|&(_, times)| times > 1);
    twice.map(|(name, _)| name).collect()
}

/// The names of all types; what a trait calls its types is no name of its own.
fn types(tokens: &[String]) -> Vec<String> {
    let mut depth = 0_usize;
    let mut names = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        let is_kind = match &token[..] {
            "{" => {
                depth += 1;
                false
            }
            "}" => {
                depth = depth.saturating_sub(1);
                false
            }
            "struct" | "enum" | "union" | "trait" => true,
            "type" => depth == 0,
            _ => false,
        };
        let name = tokens
            .get(at + 1)
            .filter(|name| is_kind && name.starts_with(char::is_uppercase));
        names.extend(name.cloned());
    }
    names
}

/// The files in which one of these words stands, in the code or in a comment, as a part of a word or as one.
fn naming<'a>(sources: &'a [(String, String)], words: &[&str]) -> Vec<&'a str> {
    let names = |text: &str| {
        let text = text.to_lowercase();
        words.iter().any(|word| text.contains(word))
    };
    let naming = sources
        .iter()
        .filter(|(file, source)| names(file) || names(source));
    naming.map(|(file, _)| &file[..]).collect()
}

#[test]
fn no_name_is_given_to_two_types() {
    let twice = given_twice(&sources());
    assert!(twice.is_empty(), "given to two types: {twice:?}");
}

#[test]
fn a_game_lives_in_its_few_files() {
    for (words, files) in GAMES {
        let sources = sources();
        let naming = naming(&sources, words);
        assert!(
            (1..=*files).contains(&naming.len()),
            "{} files name {words:?}: {naming:?}",
            naming.len()
        );
    }
}

fn sources_of(sources: &[&str]) -> Vec<(String, String)> {
    let named = sources
        .iter()
        .map(|source| ("a.rs".to_owned(), (*source).to_owned()));
    named.collect()
}

#[test]
fn a_name_given_twice_is_caught_however_it_is_given() {
    for source in [
        "struct Place;",
        "pub(crate) enum Place { Here }",
        "trait Place { type There; }",
        "type Place = (usize, usize);",
        "mod inner { pub struct Place<T>(T); }",
        "fn f() { struct Place; }",
    ] {
        let twice = given_twice(&sources_of(&["pub struct Place { at: usize }", source]));
        assert_eq!(twice.into_iter().collect::<Vec<_>>(), ["Place"], "{source}");
    }
    for source in [
        "struct Places; use other::Place;",
        "// struct Place\nconst T: &str = \"struct Place\";",
        "impl FromStr for There { type Place = (); } trait T { type Place; }",
        "macro_rules! m { ($name:ident) => { struct $name; } }",
    ] {
        let twice = given_twice(&sources_of(&["pub struct Place { at: usize }", source]));
        assert!(twice.is_empty(), "{source}: {twice:?}");
    }
}

#[test]
fn a_file_that_names_a_game_is_counted_once_however_it_does() {
    let sources: Vec<(String, String)> = [
        ("game/nim.rs", "fn f() {}"),
        ("game/towers.rs", "fn f() {}"),
        ("a.rs", "struct TowerBreakers; // towers, Towers"),
        ("b.rs", "//! As in tower breakers."),
        ("c.rs", "fn prime_divisors() {}"),
    ]
    .map(|(file, source)| (file.to_owned(), source.to_owned()))
    .into();
    assert_eq!(
        naming(&sources, GAMES[0].0),
        ["game/towers.rs", "a.rs", "b.rs", "c.rs"]
    );
    assert_eq!(naming(&sources, &["octal"]), [""; 0]);
}
