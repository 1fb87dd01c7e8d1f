//! The files of the crate as modules, and the arrows between them: which file uses what another one defines.
//!
//! In `document/table.rs`, `use super::text::Text` is an arrow to `document/text.rs`, and so is
//! `use crate::document::Text`, for `document/mod.rs` only hands on what `text.rs` defines. To declare files, or to hand
//! on what is theirs, is no use of them; and what only tests use makes no arrow.

use std::collections::{BTreeMap, BTreeSet};

use super::source::tokens;
use super::uses::{Use, code_and_uses};

/// The files of the crate by the paths of their modules, such as `["document", "text"]`.
pub struct Modules<'a>(BTreeMap<Vec<String>, Module<'a>>);

struct Module<'a> {
    file: &'a str,
    code: Vec<String>,
    uses: Vec<Use>,
    defined: BTreeSet<String>,
}

/// The arrows that leave each file.
pub type Arrows<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

impl<'a> Modules<'a> {
    pub fn of(sources: &'a [(String, String)]) -> Self {
        let modules = sources.iter().map(|(file, source)| {
            let (code, uses) = code_and_uses(&without_tests(&tokens(source)));
            let module = Module { file, defined: definitions(&code), code, uses };
            (path_of(file), module)
        });
        Self(modules.collect())
    }

    pub fn arrows(&self) -> Arrows<'a> {
        let arrows = self.0.iter().map(|(place, module)| {
            let used = module.uses.iter().filter(|one| module.needs(one));
            let brought_in = used.map(|one| &one.path[..]);
            let written: Vec<Vec<String>> = paths(&module.code);
            let to = brought_in
                .chain(written.iter().map(Vec::as_slice))
                .filter_map(|path| self.defining(place, path, 0));
            (module.file, to.filter(|to| *to != module.file).collect())
        });
        arrows.collect()
    }

    /// The file that defines what a path names, where the path is read in the module at this place.
    fn defining(&self, place: &[String], path: &[String], hops: usize) -> Option<&'a str> {
        // What is handed on from hand to hand comes to an end soon, or is handed on in a circle.
        const MOST_HOPS: usize = 20;
        let (first, rest) = path.split_first()?;
        let (mut here, mut rest) = match &first[..] {
            "crate" | "nimlab" => (Vec::new(), rest),
            "self" => (place.to_vec(), rest),
            "super" => (place.split_last()?.1.to_vec(), rest),
            name if self.0[place].knows(name) || self.child(place, name).is_some() => {
                (place.to_vec(), path)
            }
            _ => return None,
        };
        while let Some((name, after)) = rest.split_first() {
            if name == "super" {
                here.pop();
            } else {
                let module = self.0.get(&here)?;
                if module.defined.contains(name) {
                    return Some(module.file);
                }
                let handed_on = module.uses.iter().find(|one| one.name == *name);
                let child = self.child(&here, name);
                match (child, handed_on) {
                    (Some(child), _) if !after.is_empty() || handed_on.is_none() => here = child,
                    (_, Some(one)) if hops < MOST_HOPS => {
                        let path: Vec<String> = one.path.iter().chain(after).cloned().collect();
                        return self.defining(&here, &path, hops + 1);
                    }
                    // Made by a macro, say; or all that there is, by a star.
                    _ => return Some(module.file),
                }
            }
            rest = after;
        }
        // A module by itself is nothing that is used; the paths that begin with its name are.
        None
    }

    fn child(&self, place: &[String], name: &str) -> Option<Vec<String>> {
        let child = [place, &[name.to_owned()]].concat();
        self.0.contains_key(&child).then_some(child)
    }
}

impl Module<'_> {
    fn knows(&self, name: &str) -> bool {
        self.defined.contains(name) || self.uses.iter().any(|one| one.name == name)
    }

    /// What is handed on is used as well only where the code has its name.
    fn needs(&self, one: &Use) -> bool {
        let at = |at: Option<usize>| at.and_then(|at| self.code.get(at)).map_or("", |token| token);
        !one.public
            || (0..self.code.len()).any(|here| {
                let is_type = one.name.starts_with(char::is_uppercase);
                let is_called = ["(", "!", "::"].contains(&at(here.checked_add(1)));
                let is_another = [".", "::", "fn"].contains(&at(here.checked_sub(1)));
                self.code[here] == one.name && (is_type || is_called) && !is_another
            })
    }
}

/// The first names of all paths that begin at the root of the crate.
pub fn rooms_used(file: &str, source: &str) -> BTreeSet<String> {
    let (code, uses) = code_and_uses(&tokens(source));
    let written = paths(&code);
    let paths = uses.iter().map(|one| &one.path).chain(&written);
    // `super` in `game/board.rs` is `game`, and in `game/mod.rs` it is the root.
    let depth = path_of(file).len();
    let rooms = paths.filter_map(|path| {
        let supers = path.iter().take_while(|name| *name == "super").count();
        match &path[0][..] {
            "crate" | "nimlab" => path.get(1),
            _ if supers >= depth => path.get(supers),
            _ => None,
        }
    });
    rooms.cloned().collect()
}

/// Sets of files that lead back to each other, each with the arrows between its files.
pub fn circles<'a>(arrows: &Arrows<'a>) -> Vec<(BTreeSet<&'a str>, Vec<String>)> {
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        arrows.keys().map(|&file| (file, reach(arrows, file))).collect();
    let mut circles = BTreeMap::new();
    for (file, forth) in &reached {
        let back = forth.iter().copied().filter(|other| reached[other].contains(file));
        let together: BTreeSet<&str> = back.collect();
        if together.len() > 1 {
            let inside = together.iter().flat_map(|from| {
                let to = arrows[from].intersection(&together);
                to.map(move |to| format!("{from} -> {to}"))
            });
            circles.insert(together.clone(), inside.collect());
        }
    }
    circles.into_iter().collect()
}

/// All files to which the arrows lead from this one; itself, where they lead back.
fn reach<'a>(arrows: &Arrows<'a>, from: &str) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut next: Vec<&str> = arrows[from].iter().copied().collect();
    while let Some(file) = next.pop() {
        if reached.insert(file) {
            next.extend(&arrows[file]);
        }
    }
    reached
}

/// `document/text.rs` is the module `["document", "text"]`; `document/mod.rs` is `["document"]`, and `lib.rs` the root.
fn path_of(file: &str) -> Vec<String> {
    let stem = file.strip_suffix(".rs").unwrap_or(file);
    let mut path: Vec<String> = stem.split('/').map(str::to_owned).collect();
    path.pop_if(|last| last == "mod" || last == "lib");
    path
}

/// The code without what is compiled for tests alone.
fn without_tests(tokens: &[String]) -> Vec<String> {
    const FOR_TESTS: [&str; 7] = ["#", "[", "cfg", "(", "test", ")", "]"];
    let mut kept = Vec::new();
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        if tokens[at..].iter().take(7).eq(&FOR_TESTS) {
            at += 7;
            let mut depth = 0_usize;
            // An item ends with its last brace, or with a semicolon outside of any.
            while let Some(token) = tokens.get(at) {
                at += 1;
                match &token[..] {
                    "{" => depth += 1,
                    "}" if depth == 1 => break,
                    "}" => depth -= 1,
                    ";" if depth == 0 => break,
                    _ => {}
                }
            }
        } else {
            kept.push(token.clone());
            at += 1;
        }
    }
    kept
}

/// The names of the items that a file defines itself.
fn definitions(code: &[String]) -> BTreeSet<String> {
    const KINDS: [&str; 8] = ["struct", "enum", "union", "trait", "type", "fn", "const", "static"];
    let mut depth = 0_usize;
    let mut defined = BTreeSet::new();
    for (at, token) in code.iter().enumerate() {
        match &token[..] {
            "{" => depth += 1,
            "}" => depth = depth.saturating_sub(1),
            "macro_rules" => defined.extend(code.get(at + 2).cloned()),
            kind if depth == 0 && KINDS.contains(&kind) => {
                defined.extend(code.get(at + 1).cloned());
            }
            _ => {}
        }
    }
    defined
}

/// All paths of more than one name that are written in the code.
fn paths(code: &[String]) -> Vec<Vec<String>> {
    let is_name = |token: &String| token.starts_with(|c: char| c.is_alphabetic() || c == '_');
    let mut paths = Vec::new();
    let mut at = 0;
    while at < code.len() {
        let mut path = Vec::new();
        let begins = is_name(&code[at]) && (at == 0 || code[at - 1] != "::");
        while begins && code.get(at).is_some_and(is_name) {
            path.push(code[at].clone());
            if code.get(at + 1).is_none_or(|token| token != "::") {
                break;
            }
            at += 2;
        }
        at += 1;
        if path.len() > 1 {
            paths.push(path);
        }
    }
    paths
}
