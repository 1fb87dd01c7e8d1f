//! A teacher's rules, read from the file that `--lab` names, with changes by options.

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
    let Some(path) = file.map(Path::new) else {
        return Ok(Lab::default());
    };
    let text = decoded(&RULES.read_as_named(path)?);
    Ok(Lab::read(&text).map_err(|why| format!("{}, {why}", shown(path)))?)
}

/// The rules in a file, or the default ones, with changes by options.
pub(super) fn rules(arguments: &RulesArguments) -> Result<Lab, Error> {
    let mut lab = read(arguments.lab.as_deref())?;
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
    Ok(lab)
}

fn listed(functions: &[Function]) -> String {
    let names: Vec<&str> = functions.iter().map(|function| function.name()).collect();
    names.join(", ")
}
