//! `nimlab worksheet`: a sheet to print, or its key.

use std::io;
use std::path::Path;

use super::args::WorksheetArguments;
use super::error::Error;
use super::outcome::Outcome;
use super::output::Output;
use super::practice::any_seed;
use super::sheets::STANDARD_INPUT;
use crate::files::{decoded, shown};
use crate::question::Level;
use crate::worksheet::{LISTS, Printing, QuestionList, Sheet};

/// Prints a sheet.
pub(super) fn run(arguments: &WorksheetArguments, output: &Output) -> Result<Outcome, Error> {
    let sheet = sheet(arguments)?;
    let printing = Printing {
        work: arguments.work,
        key: arguments.key,
        show_seed: arguments.show_seed,
    };
    if let (None, Some(made_up)) = (arguments.seed, &sheet.made_up) {
        let (seed, again) = (made_up.seed, made_up.again(printing.work));
        output.note(&format!("the seed is {seed}; {again} --key prints the key"))?;
    }
    output.page(
        || sheet.print(printing),
        || sheet.document(printing),
        || sheet.to_json(),
    )?;
    Ok(Outcome::Right)
}

/// The sheet that is asked for.
fn sheet(arguments: &WorksheetArguments) -> Result<Sheet, Error> {
    let seed = arguments.seed.unwrap_or_else(any_seed);
    let mut sheet = match &arguments.from {
        Some(file) => listed(file, arguments.level, seed)?,
        None => Sheet::of_level(&arguments.topics, arguments.count, arguments.level, seed),
    };
    let given = [
        ("title", &arguments.title),
        ("instructions", &arguments.instructions),
    ];
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

/// The sheet that a file asks for.
fn listed(file: &str, level: Option<Level>, seed: u64) -> Result<Sheet, Error> {
    let path = Path::new(file);
    let (name, bytes) = if file == STANDARD_INPUT {
        let name = "standard input";
        let bytes = LISTS.bytes(Path::new(name), io::stdin().lock())?;
        (name.to_owned(), bytes)
    } else {
        (shown(path), LISTS.read_as_named(path)?)
    };
    let list =
        QuestionList::read(&decoded(&bytes)).map_err(|lines| Error::List { file: name, lines })?;
    let words = match level {
        Some(level) => format!("--from {} --level {level}", as_typed(file)),
        None => format!("--from {}", as_typed(file)),
    };
    Ok(list.sheet(level.unwrap_or(Level::FIRST), &words, seed))
}

/// A word as it is typed in a shell.
fn as_typed(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "/._-+".contains(c);
    if word.chars().all(is_plain) && !word.is_empty() {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}
