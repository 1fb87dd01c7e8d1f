//! A teacher's rules, read from the file that `--lab` names, with changes by options. Values that differ from nimlab's
//! without being declared so are refused whenever they are read.

use std::path::Path;
use std::time::Duration;

use crate::args::RulesArguments;
use crate::error::Error;
use grade::files::{FileKind, decoded, shown};
use grade::{Function, Lab};

/// The kind of file that rules are in.
const RULES: FileKind = FileKind::new("rules file", &["toml"], 1);

/// The rules in a file, or the default ones.
pub(super) fn read(file: Option<&str>) -> Result<Lab, Error> {
    checked(of_file(file)?, file)
}

fn of_file(file: Option<&str>) -> Result<Lab, Error> {
    let Some(path) = file.map(Path::new) else {
        return Ok(Lab::default());
    };
    let text = decoded(&RULES.read_as_named(path)?);
    let mut lab = Lab::read(&text).map_err(|why| format!("{}, {why}", shown(path)))?;
    // Relative to the rules file, wherever nimlab is started.
    let roster = lab.roster.as_deref().zip(path.parent());
    lab.roster = roster.map(|(roster, folder)| folder.join(roster));
    Ok(lab)
}

/// The rules in a file, or the default ones, with changes by options.
pub(super) fn rules(arguments: &RulesArguments) -> Result<Lab, Error> {
    let mut lab = of_file(arguments.lab.as_deref())?;
    if !arguments.only.is_empty() {
        let only = lab.clone().only(&arguments.only);
        if only.functions.is_empty() {
            let (only, set) = (listed(&arguments.only), listed(&lab.functions));
            return Err(format!("none of --only {only} is set: expected some of {set}").into());
        }
        lab = only;
    }
    lab.seed = arguments.seed.unwrap_or(lab.seed);
    lab.timeout = arguments.timeout.map_or(lab.timeout, Duration::from_secs);
    checked(lab, arguments.lab.as_deref())
}

/// The rules, unless a value in a teacher's own calls differs from that of the game: a slip would cost everybody.
fn checked(lab: Lab, file: Option<&str>) -> Result<Lab, Error> {
    let file = shown(Path::new(file.unwrap_or_default()));
    let slip = lab.slips().next().map(|([call, value], by_rules)| {
        format!(
            "{file}, [[calls]]: {call} is {value} there, and {by_rules} by the rules of the game: expected {by_rules}, or \
             differs = true below the value, if it is meant to be another"
        )
    });
    slip.map_or(Ok(lab), |slip| Err(slip.into()))
}

fn listed(functions: &[Function]) -> String {
    let names: Vec<&str> = functions.iter().map(|function| function.name()).collect();
    names.join(", ")
}
