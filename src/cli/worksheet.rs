//! `nimlab worksheet`: a sheet to print, or its key.

use super::args::WorksheetArguments;
use super::error::Error;
use super::outcome::Outcome;
use super::output::Output;
use super::practice::any_seed;
use crate::worksheet::{Printing, Sheet};

/// Prints a sheet.
pub(super) fn run(arguments: &WorksheetArguments, output: &Output) -> Result<Outcome, Error> {
    let seed = arguments.seed.unwrap_or_else(any_seed);
    let sheet = Sheet::new(&arguments.topics, arguments.count, seed);
    let printing = Printing {
        work: arguments.work,
        key: arguments.key,
        show_seed: arguments.show_seed,
    };
    if arguments.seed.is_none() {
        let again = sheet.how_to_print_again(printing.work);
        output.note(&format!("the seed is {seed}; {again} --key prints the key"))?;
    }
    output.page(
        || sheet.print(printing),
        || sheet.document(printing),
        || sheet.to_json(),
    )?;
    Ok(Outcome::Right)
}
