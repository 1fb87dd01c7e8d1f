//! The `use` lines of a source, each name with the path that it stands for.
//!
//! `pub use text::{Role, Text as T};` brings in `Role` for `text::Role`, and `T` for `text::Text`.

/// A name that a `use` line brings in.
pub struct Use {
    pub name: String,
    pub path: Vec<String>,
    /// Whether it is handed on to others.
    pub public: bool,
}

/// The code of a source without its `use` lines, and these.
pub fn code_and_uses(tokens: &[String]) -> (Vec<String>, Vec<Use>) {
    let mut code: Vec<String> = Vec::new();
    let mut uses = Vec::new();
    let mut rest = tokens.iter();
    while let Some(token) = rest.next() {
        if token == "use" {
            let public = code.last().is_some_and(|before| before == "pub" || before == ")");
            let line: Vec<&str> =
                rest.by_ref().map(String::as_str).take_while(|token| *token != ";").collect();
            let brought_in = leaves(&line).into_iter();
            uses.extend(brought_in.map(|(name, path)| Use { name, path, public }));
            code.push(";".to_owned());
        } else {
            code.push(token.clone());
        }
    }
    (code, uses)
}

/// The names that a tree of paths ends in, each with its path.
fn leaves(tree: &[&str]) -> Vec<(String, Vec<String>)> {
    let Some(open) = tree.iter().position(|token| *token == "{") else {
        return leaf(tree).into_iter().collect();
    };
    let before: Vec<String> = names(&tree[..open]);
    let close = tree.iter().rposition(|token| *token == "}").unwrap_or(tree.len());
    let branches = branches(&tree[open + 1..close]).into_iter();
    let under = branches.flat_map(leaves).map(|(name, path)| {
        let path: Vec<String> = before.iter().cloned().chain(path).collect();
        // `use super::text::{self, Text}` brings in `text`, too.
        match (&name[..], path.split_last()) {
            ("self", Some((_, path))) => (path.last().cloned().unwrap_or_default(), path.to_vec()),
            _ => (name, path),
        }
    });
    under.collect()
}

fn leaf(path: &[&str]) -> Option<(String, Vec<String>)> {
    let (path, name) = match path {
        [path @ .., "as", name] => (path, *name),
        path => (path, *path.last()?),
    };
    Some((name.to_owned(), names(path)))
}

fn names(path: &[&str]) -> Vec<String> {
    let names = path.iter().filter(|token| **token != "::");
    names.map(|name| (*name).to_owned()).collect()
}

/// What stands between the commas of a group, the groups in it left whole.
fn branches<'a, 'b>(group: &'a [&'b str]) -> Vec<&'a [&'b str]> {
    let mut depth = 0_usize;
    let is_end = |token: &&str| {
        match *token {
            "{" => depth += 1,
            "}" => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0 && *token == ","
    };
    group.split(is_end).filter(|branch| !branch.is_empty()).collect()
}
