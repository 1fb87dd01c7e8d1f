//! `nimlab man`: the manual page of nimlab, or of one of its commands, made from the texts of the help.

use std::io;

use clap::Command;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, italic, roman};

use super::args::{GROUPS, ManArguments};
use super::error::Error;
use super::help::{about, built, example_of, is_example};
use super::outcome::Outcome;
use super::streams;
use super::synopsis::synopsis;

/// Prints a page.
pub(super) fn run(arguments: &ManArguments) -> Result<Outcome, Error> {
    let whole = built();
    let page = match &arguments.command {
        None => page_of_all(&whole),
        Some(name) => {
            let command = whole.find_subcommand(name).unwrap_or(&whole);
            page_of_one(command)
        }
    };
    streams::file(&page?)?;
    Ok(Outcome::Right)
}

fn page_of_all(whole: &Command) -> io::Result<Vec<u8>> {
    let mut page = Vec::new();
    let man = man(whole);
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    let mut roff = Roff::new();
    section(&mut roff, "SYNOPSIS");
    roff.text([
        bold("nimlab"),
        roman(" ["),
        italic("COMMAND"),
        roman("] ["),
        italic("OPTION"),
        roman("]..."),
    ]);
    section(&mut roff, "DESCRIPTION");
    for paragraph in [
        "nimlab explains the game of Nim, from an XOR gate to a perfect game, with the working behind every number; it asks, \
         judges answers and worksheets, says why something is wrong, and plays.",
        "By itself it greets you and names three things to try first. With a board, such as nimlab 5 4 3, it explains that board, \
         as nimlab explain 5 4 3 does. Boards are numbers separated by spaces or commas, in \
         decimal or as 0b101; - reads one from standard input. Rows count from 1.",
    ] {
        roff.control("PP", []);
        roff.text([roman(paragraph)]);
    }
    section(&mut roff, "COMMANDS");
    for group in GROUPS {
        roff.control("SS", [group.heading]);
        for name in group.commands() {
            entry(&mut roff, &format!("nimlab {name}"), &about(whole, name));
        }
    }
    roff.to_writer(&mut page)?;
    man.render_options_section(&mut page)?;
    let mut roff = Roff::new();
    let [every_day, ..] = GROUPS;
    let examples: Vec<String> = every_day
        .commands()
        .iter()
        .map(|name| example_of(whole, name))
        .collect();
    section(&mut roff, "EXAMPLES");
    verbatim(&mut roff, &examples);
    exit_status(&mut roff);
    section(&mut roff, "ENVIRONMENT");
    for (variable, what) in [
        (
            "NO_COLOR",
            "Where it is set and not empty, nothing is coloured.",
        ),
        (
            "CLICOLOR_FORCE",
            "Where it is set, what is written to a pipe or a file is coloured too.",
        ),
        (
            "NIMLAB_PAGER, PAGER",
            "The pager for what is longer than the screen and read from its top; less -FRX where neither is set, none where the \
             first that is set is empty or cat.",
        ),
        (
            "XDG_STATE_HOME",
            "The folder in which your place in the lessons is kept, in nimlab/progress.json.",
        ),
    ] {
        entry(&mut roff, variable, what);
    }
    section(&mut roff, "SEE ALSO");
    roff.text([
        roman("The page of one command: "),
        bold("nimlab man explain > nimlab-explain.1"),
        roman(", and then "),
        bold("man -l nimlab-explain.1"),
        roman("."),
    ]);
    roff.to_writer(&mut page)?;
    man.render_version_section(&mut page)?;
    Ok(page)
}

fn page_of_one(command: &Command) -> io::Result<Vec<u8>> {
    let mut page = Vec::new();
    let man = man(command);
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    let mut roff = Roff::new();
    section(&mut roff, "SYNOPSIS");
    roff.text(synopsis(command));
    let help = command
        .get_after_help()
        .map(ToString::to_string)
        .unwrap_or_default();
    let (examples, prose): (Vec<&str>, Vec<&str>) = help.lines().partition(|line| is_example(line));
    section(&mut roff, "DESCRIPTION");
    let about = command.get_about().map(ToString::to_string);
    roff.text([roman(about.unwrap_or_default() + ".")]);
    for line in prose
        .into_iter()
        .filter(|line| !line.starts_with("Example"))
    {
        if line.is_empty() {
            roff.control("PP", []);
        } else {
            roff.control("br", []);
            roff.text([roman(line)]);
        }
    }
    section(&mut roff, "EXAMPLES");
    verbatim(&mut roff, &examples);
    roff.to_writer(&mut page)?;
    man.render_options_section(&mut page)?;
    let mut roff = Roff::new();
    exit_status(&mut roff);
    section(&mut roff, "SEE ALSO");
    roff.text([bold("nimlab"), roman("(1)")]);
    roff.to_writer(&mut page)?;
    Ok(page)
}

fn man(command: &Command) -> Man {
    let version = concat!("nimlab ", env!("CARGO_PKG_VERSION"));
    let command = command.clone();
    let command = command.mut_arg("help", |help| help.help("Print help").long_help(None));
    Man::new(command)
        .source(version)
        .manual("The game of Nim, step by step")
}

fn section(roff: &mut Roff, heading: &str) {
    roff.control("SH", [heading]);
}

/// A word, and its description below.
fn entry(roff: &mut Roff, word: &str, what: &str) {
    roff.control("TP", []);
    roff.text([bold(word)]);
    roff.text([roman(what)]);
}

/// Lines as they are, indented.
fn verbatim(roff: &mut Roff, lines: &[impl AsRef<str>]) {
    roff.control("RS", ["4"]);
    roff.control("nf", []);
    for line in lines {
        roff.text([roman(line.as_ref().trim_start())]);
    }
    roff.control("fi", []);
    roff.control("RE", []);
}

fn exit_status(roff: &mut Roff) {
    section(roff, "EXIT STATUS");
    for (code, meaning) in [
        ("0", "Done, and every answer that was judged is right."),
        (
            "1",
            "An answer is wrong, blank or cannot be read as an answer; the output says which and why.",
        ),
        (
            "2",
            "The request cannot be carried out; a message names the word in the way and what was expected.",
        ),
    ] {
        entry(roff, code, meaning);
    }
}
