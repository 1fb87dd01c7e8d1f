//! All explaining commands: from words to a derivation, and from that to the requested format.

use std::io::{self, Read};

use crate::args::Explaining;
use crate::error::Error;
use crate::outcome::Outcome;
use crate::output::Output;
use explain::derivation::Derivation;
use explain::document::{nim_sum_of_many, tell};
use explain::question::{Dash, Request, read_rows};
use render::json;

/// Explains what the words ask for.
pub(crate) fn run(command: &Explaining, output: &Output) -> Result<Outcome, Error> {
    let mut stdin = io::stdin().lock();
    if command.is_sum_of_stdin() {
        sum_of_stream(stdin, output)?;
        return Ok(Outcome::Right);
    }
    let request = Request::read(command.kind, &command.words, Dash::Read(&mut stdin))?;
    // Stepping may have to wait for input.
    drop(stdin);
    explain(request, output)?;
    Ok(Outcome::Right)
}

fn explain(request: Request, output: &Output) -> io::Result<()> {
    let output = output.answering(&request);
    let derivation = Derivation::of(request);
    output.result(|| tell(&derivation, output.style), || json::derivation(&derivation))?;
    output.note_more(|style| tell(&derivation, style))
}

/// Adds up the rows on standard input as they come; a short input is explained like any other board.
fn sum_of_stream(mut input: impl Read, output: &Output) -> Result<(), Error> {
    const SHORT: u64 = 64 * 1024;
    let mut start = Vec::new();
    input.by_ref().take(SHORT).read_to_end(&mut start)?;
    if (start.len() as u64) < SHORT {
        let mut start = &start[..];
        let request = Request::from_words(&["sum", "-"], Dash::Read(&mut start))?;
        return Ok(explain(request, output)?);
    }
    let mut sum = 0;
    let rows = read_rows(start.chain(input), |row| sum ^= row)?;
    Ok(output.result(|| nim_sum_of_many(rows, sum), || json::nim_sum_of_many(rows, sum))?)
}
