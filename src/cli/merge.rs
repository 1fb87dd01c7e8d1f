//! `nimlab merge`: parts of a class put together, as `nimlab grade --shard` and `nimlab check --shard` have written them.

use std::path::Path;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::args::MergeArguments;
use super::error::Error;
use super::outcome::Outcome;
use super::output::Output;
use super::{grade, sheets};
use crate::class::{Part, join};
use crate::files::{FileKind, shown};

/// What a command has printed with `--shard`.
const PARTS: FileKind = FileKind::new("part of a class", &["json"], 200);

/// What a file holds, as far as it is looked at.
#[derive(Deserialize)]
struct Holder<P> {
    part: P,
}

/// Which command a part comes from.
#[derive(Deserialize)]
struct Maker {
    command: String,
}

/// Puts the parts together.
pub(super) fn run(arguments: &MergeArguments, output: &Output) -> Result<Outcome, Error> {
    let mut files = Vec::new();
    for file in &arguments.files {
        let path = Path::new(file);
        files.push((shown(path), PARTS.read_as_named(path)?));
    }
    let folder = arguments.output.as_deref();
    // What the first file says decides; a part of another command is refused with the rest that differs.
    let Some((first, bytes)) = files.first() else {
        return Ok(Outcome::Right);
    };
    let Maker { command } = part(first, bytes)?;
    if command == sheets::COMMAND {
        sheets::report(&join(parts(&files, first, &command)?)?, folder, output)
    } else {
        grade::report(join(parts(&files, first, &command)?)?, folder, output)
    }
}

/// The parts in these files, which all have to come from the same command as the first.
fn parts<T: DeserializeOwned>(
    files: &[(String, Vec<u8>)],
    first: &str,
    expected: &str,
) -> Result<Vec<(String, Part<T>)>, Error> {
    let parts = files.iter().map(|(file, bytes)| {
        let Maker { command } = part(file, bytes)?;
        if command != expected {
            return Err(format!("'{file}' comes from nimlab {command}, and '{first}' from nimlab {expected}: expected the parts of one run").into());
        }
        Ok((file.clone(), part(file, bytes)?))
    });
    parts.collect()
}

/// What stands in a file under `part`.
fn part<P: DeserializeOwned>(file: &str, bytes: &[u8]) -> Result<P, Error> {
    let held: Result<Holder<P>, _> = serde_json::from_slice(bytes);
    held.map(|held| held.part)
        .map_err(|_| format!("'{file}' is not a part: expected what nimlab grade or nimlab check has printed with --shard I/N --format json").into())
}
