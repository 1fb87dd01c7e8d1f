//! Lab files that play: for a player of a game, or all those of a class against each other.

use std::path::Path;
use std::time::Duration;

use super::class;
use super::error::Error;
use super::output::Output;
use crate::class::StudentFiles;
use crate::files::shown;
use crate::game::{Position, Turn};
use crate::grade::python::Python;
use crate::grade::{FILES, LabPlayer};
use crate::play::{Contestant, Program};

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
    fn choose(&mut self, position: &Position, _last: Option<&Turn>) -> Result<Turn, String> {
        LabPlayer::choose(self, &position.board)
    }
}

/// A lab file that plays, or why it could not be read.
impl Program for Result<LabPlayer, String> {
    fn choose(&mut self, position: &Position, last: Option<&Turn>) -> Result<Turn, String> {
        match self {
            Ok(player) => Program::choose(player, position, last),
            Err(why) => Err(format!("cannot play, for {why}")),
        }
    }

    fn rest(&mut self) {
        if let Ok(player) = self {
            player.rest();
        }
    }
}

/// The lab files in a folder, each a player.
pub(super) fn league(folder: &str, seed: u64, output: &Output) -> Result<Vec<Contestant>, Error> {
    let paths = [folder.to_owned()];
    let list = class::list(FILES, &paths, None, false)?;
    if list.hand_ins.len() < 2 {
        let folder = shown(Path::new(folder));
        return Err(format!("'{folder}' is no folder with two or more lab files to play against each other: expected one, or all").into());
    }
    class::report_notes(&list.notes, output)?;
    let python = Python::find()?;
    let players = list.hand_ins.iter().map(|of| -> Contestant {
        let same = |other: &&StudentFiles| other.student.name == of.student.name;
        let is_alone = list.hand_ins.iter().filter(same).count() == 1;
        let name = if is_alone { &of.student.name } else { &of.file };
        (name.clone(), Box::new(LabPlayer::of(&python, of, seed, A_MOVE)))
    });
    Ok(players.collect())
}
