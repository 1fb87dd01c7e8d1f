//! A teacher's rules, read from the file that `--lab` names, with what the options say otherwise. What is another value in
//! them than nimlab's is told whenever they are read.

use std::path::Path;
use std::time::Duration;

use super::args::RulesArguments;
use super::error::Error;
use super::output::Output;
use crate::files::{FileKind, decoded, shown};
use crate::grade::{Function, Lab, PositionNames};
use crate::question::Names;

/// What rules are.
const RULES: FileKind = FileKind {
    name: "rules file",
    endings: &["toml"],
    in_folders: false,
    most_megabytes: 1,
};

/// The rules in a file, or those of the lab sheet.
pub(super) fn read(file: Option<&str>, output: &Output) -> Result<Lab, Error> {
    told(of_file(file)?, output)
}

fn of_file(file: Option<&str>) -> Result<Lab, Error> {
    let Some(path) = file.map(Path::new) else {
        return Ok(Lab::default());
    };
    let text = decoded(&RULES.read_as_named(path)?);
    let mut lab = Lab::read(&text).map_err(|why| Error::Rules {
        file: shown(path),
        why,
    })?;
    // Beside the rules, wherever they are graded from.
    let roster = lab.roster.as_deref().zip(path.parent());
    lab.roster = roster.map(|(roster, folder)| folder.join(roster));
    Ok(lab)
}

/// The rules in a file, or those of the lab sheet, with what the options say otherwise.
pub(super) fn rules(arguments: &RulesArguments, output: &Output) -> Result<Lab, Error> {
    let mut lab = of_file(arguments.lab.as_deref())?;
    if !arguments.only.is_empty() {
        let only = lab.clone().only(&arguments.only);
        if only.functions.is_empty() {
            return Err(Error::NotSet {
                only: listed(&arguments.only),
                set: listed(&lab.functions),
            });
        }
        lab = only;
    }
    lab.seed = arguments.seed.unwrap_or(lab.seed);
    lab.timeout = arguments.timeout.map_or(lab.timeout, Duration::from_secs);
    lab.names = match output.names {
        Some(Names::Standard) => PositionNames::Standard,
        Some(Names::Lab) => PositionNames::Lab,
        None => lab.names,
    };
    told(lab, output)
}

/// Tells which values of a teacher's own calls are not those of the game: they may be meant so, or be slips.
fn told(lab: Lab, output: &Output) -> Result<Lab, Error> {
    for ([call, value], by_rules) in lab.own_values() {
        output.note(&format!(
            "{call} is {value} by your rules, and {by_rules} by nimlab's: yours counts"
        ))?;
    }
    Ok(lab)
}

fn listed(functions: &[Function]) -> String {
    let names: Vec<&str> = functions.iter().map(|function| function.name()).collect();
    names.join(", ")
}
