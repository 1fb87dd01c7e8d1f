//! Lab files that play.

use std::path::Path;
use std::time::Duration;

use super::error::Error;
use crate::class::StudentFiles;
use crate::files::shown;
use crate::game::{Move, Position};
use crate::grade::python::Python;
use crate::grade::{FILES, LabPlayer};
use crate::play::Program;

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

impl Program for LabPlayer {
    fn choose(&mut self, position: &Position, _last: Option<Move>) -> Result<Move, String> {
        LabPlayer::choose(self, &position.board)
    }
}
