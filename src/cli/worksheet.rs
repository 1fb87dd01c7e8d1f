//! `nimlab worksheet`: a sheet to print, its key, or its questions for a learning platform.

use std::io;
use std::path::Path;

use super::args::{Format, WorksheetArguments};
use super::error::Error;
use super::output::Output;
use super::practice::any_seed;
use super::sheets::STANDARD_INPUT;
use super::streams::file;
use crate::files::{decoded, shown};
use crate::question::Level;
use crate::worksheet::{BadLine, LISTS, Printing, Quiz, Sheet};

/// Prints a sheet.
pub(super) fn run(arguments: &WorksheetArguments, output: &Output) -> Result<(), Error> {
    let sheet = sheet(arguments)?;
    if output.format() == Format::Moodle {
        return quiz(&sheet, arguments, output);
    }
    let printing =
        Printing { work: arguments.work, key: arguments.key, show_seed: arguments.show_seed };
    if let (None, Some(made_up)) = (arguments.seed, &sheet.made_up) {
        let (seed, again) = (made_up.seed, made_up.again(printing.work));
        output.note(&format!("the seed is {seed}; {again} --key prints the key"))?;
    }
    Ok(output.sheet(|| sheet.document(printing), || sheet.to_json(printing.key))?)
}

/// Writes the questions for Moodle.
fn quiz(sheet: &Sheet, arguments: &WorksheetArguments, output: &Output) -> Result<(), Error> {
    let of_paper =
        [("work", arguments.work), ("key", arguments.key), ("show-seed", arguments.show_seed)];
    if let Some((option, _)) = of_paper.iter().find(|(_, given)| *given) {
        return Err(format!(
            "--{option} is for sheets on paper: expected it without --format moodle"
        )
        .into());
    }
    if let (None, Some(made_up)) = (arguments.seed, &sheet.made_up) {
        output.note(&format!("the seed is {}", made_up.seed))?;
    }
    Ok(file(Quiz::of(sheet)?.to_moodle().as_bytes())?)
}

/// The requested sheet.
fn sheet(arguments: &WorksheetArguments) -> Result<Sheet, Error> {
    let seed = arguments.seed.unwrap_or_else(any_seed);
    let mut sheet = match &arguments.from {
        Some(file) => listed(file, arguments.level, seed)?,
        None => Sheet::of_level(&arguments.topics, arguments.count, arguments.level, seed),
    };
    let given = [("title", &arguments.title), ("instructions", &arguments.instructions)];
    for (option, said) in given {
        if let (Some(said), Some(made_up)) = (said, &mut sheet.made_up) {
            let words = format!("{} --{option} {}", made_up.words, as_typed(said));
            words.trim_start().clone_into(&mut made_up.words);
        }
    }
    if arguments.title.is_some() {
        sheet.head.title.clone_from(&arguments.title);
    }
    if let Some(said) = &arguments.instructions {
        sheet.head.instructions = vec![said.clone()];
    }
    Ok(sheet)
}

/// The sheet of a file with questions.
fn listed(name: &str, level: Option<Level>, seed: u64) -> Result<Sheet, Error> {
    let path = Path::new(name);
    let (told, bytes) = if name == STANDARD_INPUT {
        let told = "standard input";
        let bytes = LISTS.bytes(Path::new(told), io::stdin().lock())?;
        (told.to_owned(), bytes)
    } else {
        (shown(path), LISTS.read_as_named(path)?)
    };
    let words = match level {
        Some(level) => format!("--from {} --level {level}", as_typed(name)),
        None => format!("--from {}", as_typed(name)),
    };
    let level = level.unwrap_or(Level::FIRST);
    Sheet::listed(&decoded(&bytes), level, &words, seed)
        .map_err(|lines| bad_lines(&told, &lines).into())
}

/// A line for each of the first unreadable lines, and how many more there are.
fn bad_lines(file: &str, lines: &[BadLine]) -> String {
    const MOST_TOLD: usize = 10;
    let told = lines.iter().take(MOST_TOLD);
    let mut told: Vec<String> =
        told.map(|(line, why)| format!("{file}, line {line}: {why}")).collect();
    if let Some(more @ 1..) = lines.len().checked_sub(MOST_TOLD) {
        told.push(format!("{file} has {more} more such lines"));
    }
    told.join("\n")
}

/// A word, quoted for a shell.
fn as_typed(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "/._-+".contains(c);
    if word.chars().all(is_plain) && !word.is_empty() {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}
