//! `nimlab worksheet`: a sheet to print, its variants, its key, or a quiz for Moodle.

use std::path::Path;
use std::{fs, io};

use crate::args::{Format, WorksheetArguments};
use crate::commands::practice::any_seed;
use crate::error::Error;
use crate::output::Output;
use crate::sheets::STANDARD_INPUT;
use crate::streams::plain;
use course::worksheet::{BadLine, Printing, Quiz, Sheet};
use explain::legible::why;
use grade::files::{FileKind, decoded, shown};

/// The kind of file that a list of questions is in.
const LISTS: FileKind = FileKind::new("list of questions", &["txt", "md"], 4);

/// Prints a sheet, or its variants.
pub(crate) fn run(arguments: &WorksheetArguments, output: &Output) -> Result<(), Error> {
    let seed = arguments.seed.unwrap_or_else(any_seed);
    let mut sheet = match &arguments.from {
        Some(file) => listed(file)?,
        None => Sheet::new(&arguments.topics, arguments.count, seed),
    };
    if arguments.title.is_some() {
        sheet.title.clone_from(&arguments.title);
    }
    let is_made_up = sheet.seed.is_some() || arguments.variants.is_some();
    if arguments.seed.is_none() && is_made_up {
        output
            .note(&format!("the seed is {seed}: with --seed {seed} the questions are the same"))?;
    }
    let sheets = match arguments.variants {
        Some(count) => sheet.variants(count, seed),
        None => vec![sheet],
    };
    let format = output.sheet_format(arguments.output.is_some());
    let written = if format == Format::Moodle {
        let of_paper = [
            ("variants", arguments.variants.is_some()),
            ("work", arguments.work),
            ("key", arguments.key),
        ];
        if let Some((option, _)) = of_paper.iter().find(|(_, given)| *given) {
            return Err(format!(
                "--{option} is for sheets on paper: expected it without --format moodle"
            )
            .into());
        }
        let quizzes = sheets.iter().map(|sheet| Ok(Quiz::of(sheet)?.to_moodle()));
        quizzes.collect::<Result<Vec<String>, Error>>()?
    } else {
        let printing = Printing { work: arguments.work, key: arguments.key };
        let page = |sheets: &[Sheet]| {
            let documents: Vec<_> = sheets.iter().map(|sheet| sheet.document(printing)).collect();
            output.sheets(format, &documents, || {
                sheets.iter().map(|sheet| sheet.to_json(printing.key)).collect()
            })
        };
        match &arguments.output {
            None => vec![page(&sheets)],
            Some(_) => sheets.chunks(1).map(page).collect(),
        }
    };
    match &arguments.output {
        None => Ok(plain(&written.concat())?),
        Some(folder) => write(folder, format, &written, arguments),
    }
}

/// Writes each sheet into a file of its own: `sheet-a.md`, or `key-a.md`.
fn write(
    folder: &str,
    format: Format,
    written: &[String],
    arguments: &WorksheetArguments,
) -> Result<(), Error> {
    let folder = Path::new(folder);
    let unwritable = |path: &Path, reason: &io::Error| {
        format!("'{}' cannot be written: {}", shown(path), why(reason))
    };
    fs::create_dir_all(folder).map_err(|reason| unwritable(folder, &reason))?;
    let name = if arguments.key { "key" } else { "sheet" };
    let ending = match format {
        Format::Text => "txt",
        Format::Html => "html",
        Format::Moodle => "xml",
        Format::Report(_) => "json",
        Format::Markdown => "md",
    };
    for (letter, text) in ('a'..).zip(written) {
        let letter = arguments.variants.map(|_| format!("-{letter}")).unwrap_or_default();
        let path = folder.join(format!("{name}{letter}.{ending}"));
        fs::write(&path, text).map_err(|reason| unwritable(&path, &reason))?;
    }
    Ok(())
}

/// The sheet of a file with questions.
fn listed(name: &str) -> Result<Sheet, Error> {
    let path = Path::new(name);
    let (told, bytes) = if name == STANDARD_INPUT {
        let told = "standard input";
        let bytes = LISTS.bytes(Path::new(told), io::stdin().lock())?;
        (told.to_owned(), bytes)
    } else {
        (shown(path), LISTS.read_as_named(path)?)
    };
    Sheet::listed(&decoded(&bytes)).map_err(|lines| bad_lines(&told, &lines).into())
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
