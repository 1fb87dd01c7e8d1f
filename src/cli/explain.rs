//! Every explaining command: words to a derivation, and that to whatever format is asked for.

use std::io::{self, Read};

use super::args::{Explaining, Format};
use super::error::Error;
use super::outcome::Outcome;
use super::output::Output;
use crate::derivation::Derivation;
use crate::document::{nim_sum_of_many, tell};
use crate::game::Board;
use crate::question::{Dash, NimSum, Question, Request, scan};
use crate::render::json;

/// Explains what the words ask for.
pub(super) fn run(command: &Explaining, output: &Output) -> Result<Outcome, Error> {
    let mut stdin = io::stdin().lock();
    if output.style.depth == 0 && command.is_sum_of_stdin() {
        return sum_of_stream(stdin, output);
    }
    let request = Request::read(command.kind, &command.words, Dash::Read(&mut stdin))?;
    // Somebody may be waited for between the steps.
    drop(stdin);
    if output.format() == Format::Certificate {
        return certify(&request, output);
    }
    explain(request, output)?;
    Ok(Outcome::Right)
}

fn explain(request: Request, output: &Output) -> io::Result<()> {
    let derivation = Derivation::of(request);
    output.result(
        || tell(&derivation, output.style),
        || json::derivation(&derivation, output.style.depth),
    )
}

/// The values that prove a period, for a program that checks them.
fn certify(request: &Request, output: &Output) -> Result<Outcome, Error> {
    if let &Request::Values { game, to } = request {
        let period = game.rules().period(to);
        let certificate = period.and_then(|period| json::certificate(game, period));
        output.file(&certificate.ok_or(Error::NoPeriod { game })?)?;
    }
    Ok(Outcome::Right)
}

/// The nim sum alone needs no more than one row at a time: a board too long to be written out is not kept.
fn sum_of_stream(input: impl Read, output: &Output) -> Result<Outcome, Error> {
    let mut sum = 0;
    let mut first_rows = Vec::new();
    let rows = scan(input, |row| {
        sum ^= row;
        if first_rows.len() < Board::MOST_ROWS_ECHOED {
            first_rows.push(row);
        }
    })?;
    if rows <= Board::MOST_ROWS_ECHOED {
        let board = Board::from(first_rows);
        explain(Question::Sum(NimSum { board }).into(), output)?;
    } else {
        output.result(
            || nim_sum_of_many(rows, sum),
            || json::nim_sum_of_many(rows, sum),
        )?;
    }
    Ok(Outcome::Right)
}
