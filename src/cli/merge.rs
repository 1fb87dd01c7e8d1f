//! `nimlab merge`: merges the parts of a class that `nimlab grade --shard` and `nimlab check --shard` have written.

use std::path::Path;

use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};

use super::args::MergeArguments;
use super::error::Error;
use super::outcome::Outcome;
use super::output::Output;
use super::{grade, sheets};
use crate::class::{Part, join};
use crate::files::{FileKind, shown};

/// The output of a command with `--shard`.
const PARTS: FileKind = FileKind::new("part of a class", &["json"], 200);

/// The part of a file's contents that is read.
#[derive(Deserialize)]
struct PartFile<P> {
    part: P,
}

/// Merges the parts.
pub(super) fn run(arguments: &MergeArguments, output: &Output) -> Result<Outcome, Error> {
    let mut files = Vec::new();
    for file in &arguments.files {
        let path = Path::new(file);
        files.push((shown(path), PARTS.read_as_named(path)?));
    }
    let folder = arguments.output.as_deref();
    // The first file decides; a part of another command is refused like any other difference.
    let Some((first, bytes)) = files.first() else {
        return Ok(Outcome::Right);
    };
    let Part::<IgnoredAny> { command, .. } = part(first, bytes)?;
    if command == sheets::COMMAND {
        let whole = join(parts(&files, first, &command)?)?;
        sheets::report(&whole, false, folder, output)
    } else {
        grade::report(join(parts(&files, first, &command)?)?, folder, output)
    }
}

/// The parts in these files, which all have to be from the same command as the first.
fn parts<T: DeserializeOwned>(
    files: &[(String, Vec<u8>)],
    first: &str,
    expected: &str,
) -> Result<Vec<(String, Part<T>)>, Error> {
    let parts = files.iter().map(|(file, bytes)| {
        let Part::<IgnoredAny> { command, .. } = part(file, bytes)?;
        if command != expected {
            return Err(format!("'{file}' comes from nimlab {command}, and '{first}' from nimlab {expected}: expected the parts of one run").into());
        }
        Ok((file.clone(), part(file, bytes)?))
    });
    parts.collect()
}

/// The value of `part` in a file.
fn part<P: DeserializeOwned>(file: &str, bytes: &[u8]) -> Result<P, Error> {
    let held: Result<PartFile<P>, _> = serde_json::from_slice(bytes);
    held.map(|held| held.part)
        .map_err(|_| format!("'{file}' is not a part: expected what nimlab grade or nimlab check has printed with --shard I/N --format json").into())
}
