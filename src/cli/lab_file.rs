//! A teacher's rules, read from the file that `--lab` names.

use std::path::Path;

use super::error::Error;
use crate::files::{FileKind, decoded, shown};
use crate::grade::Lab;

/// What rules are.
const RULES: FileKind = FileKind {
    name: "rules file",
    endings: &["toml"],
    in_folders: false,
    most_megabytes: 1,
};

/// Reads the rules in a file.
pub(super) fn read(file: &str) -> Result<Lab, Error> {
    let path = Path::new(file);
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
