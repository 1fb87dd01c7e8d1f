//! Lab files that play.

use std::path::Path;
use std::time::Duration;

use crate::error::Error;
use grade::class::StudentFiles;
use grade::files::shown;
use grade::python::Python;
use grade::{FILES, LabPlayer};

/// How long a move may take.
const A_MOVE: Duration = Duration::from_secs(3);

/// Whether a player's name is that of a lab file.
pub(super) fn is_lab_file(name: &str) -> bool {
    FILES.has_name(Path::new(name))
}

/// The program in this file, as a player.
pub(super) fn program(file: &str, seed: u64) -> Result<LabPlayer, Error> {
    let python = Python::find()?;
    let path = Path::new(file);
    // Reports a missing file as such.
    FILES.read_as_named(path)?;
    let of = StudentFiles { file: shown(path), path: path.to_owned(), ..StudentFiles::default() };
    Ok(LabPlayer::of(&python, &of, seed, A_MOVE)?)
}
