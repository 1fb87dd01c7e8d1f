//! `nimlab explain --each -`: one board per input line, one answer per output line, for scripts with many boards.
//!
//! Only one line is kept in memory, so the input may have any length. An answer is passed on as soon as no more input
//! is waiting, so a program may write a board and read its answer before writing the next.

use std::io::{self, BufRead, BufReader, Read, Write};

use super::args::{Explaining, Format};
use super::error::{Error, unreadable};
use super::outcome::Outcome;
use super::output::Output;
use crate::class::ReportFormat;
use crate::derivation::Derivation;
use crate::document::{Style, tell};
use crate::question::{Dash, Request, Words};
use crate::render::{Terminal, json, json_to_ascii, terminal};

/// Explains the board on each line. A line that is not a board is reported with its number, and the others are
/// answered.
pub(super) fn run(
    command: &Explaining,
    input: impl Read,
    output: &Output,
) -> Result<Outcome, Error> {
    if !command.is_of_stdin() {
        return Err("--each reads a board from each line of standard input: expected - in place of the board, as in nimlab explain --each -".into());
    }
    let written = [Format::Text, Format::Report(ReportFormat::Json)];
    if !written.contains(&output.format()) {
        let format = output.format().name();
        return Err(format!(
            "--each answers in one line each: expected --format text or json, not {format}"
        )
        .into());
    }
    let mut input = BufReader::new(input);
    let mut answers = io::BufWriter::new(io::stdout().lock());
    let mut outcome = Outcome::Right;
    let mut line = Vec::new();
    for number in 1_usize.. {
        line.clear();
        let read = input.read_until(b'\n', &mut line);
        if read.map_err(|reason| unreadable("standard input", &reason))? == 0 {
            break;
        }
        let board = String::from_utf8_lossy(&line);
        let board = board.trim_start_matches('\u{feff}').trim();
        if !board.is_empty() {
            let words = Words { plain: vec![board.to_owned()], ..command.words.clone() };
            match Request::read(command.kind, &words, Dash::Refused) {
                Ok(request) => answers.write_all(answer(request, output).as_bytes())?,
                Err(fault) => {
                    output.error(&format!("standard input, line {number}: {fault}"))?;
                    outcome = Outcome::Unread;
                }
            }
        }
        if input.buffer().is_empty() {
            answers.flush()?;
        }
    }
    answers.flush()?;
    Ok(outcome)
}

/// One line: a JSON object, or the board and its conclusion.
fn answer(request: Request, output: &Output) -> String {
    let derivation = Derivation::of(request);
    let ascii = output.terminal().ascii;
    if !output.is_text() {
        let object = json::derivation(&derivation);
        return if ascii { json_to_ascii(&object) } else { object };
    }
    let conclusion = Style { depth: 0, ..output.style };
    let unbroken = Terminal { width: usize::MAX, ..output.terminal() };
    let told = terminal(&tell(&derivation, conclusion), unbroken);
    let lines: Vec<&str> = told.split_whitespace().collect();
    let request = derivation.request.to_string();
    let (_, board) = request.split_once(' ').unwrap_or_default();
    format!("{board}: {}\n", lines.join(" "))
}

/// Passes on what it reads, and counts the lines that would be boards by themselves: those with at least two numbers,
/// and nothing else but separators and closed brackets.
pub(super) struct BoardLines<R> {
    input: R,
    /// How many such lines have been read.
    pub count: usize,
    line: Vec<u8>,
}

impl<R> BoardLines<R> {
    pub fn of(input: R) -> Self {
        Self { input, count: 0, line: Vec::new() }
    }

    fn end_line(&mut self) {
        self.count += usize::from(is_board(&self.line));
        self.line.clear();
    }
}

fn is_board(line: &[u8]) -> bool {
    let line = String::from_utf8_lossy(line);
    let is_between = |c: char| c.is_ascii_whitespace() || ",[](){}\u{feff}".contains(c);
    let numbers = line.split(is_between).filter(|word| !word.is_empty());
    let is_number = |word: &str| {
        word.starts_with(|c: char| c.is_ascii_digit())
            && word.chars().all(|c| c.is_ascii_digit() || "b_".contains(c))
    };
    let open_brackets = line.chars().try_fold(0_usize, |open, c| match c {
        '[' | '(' | '{' => Some(open + 1),
        ']' | ')' | '}' => open.checked_sub(1),
        _ => Some(open),
    });
    numbers.clone().all(is_number) && numbers.count() > 1 && open_brackets == Some(0)
}

impl<R: Read> Read for BoardLines<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.input.read(buffer)?;
        for &byte in &buffer[..read] {
            match byte {
                b'\n' => self.end_line(),
                _ => self.line.push(byte),
            }
        }
        if read == 0 {
            self.end_line();
        }
        Ok(read)
    }
}
