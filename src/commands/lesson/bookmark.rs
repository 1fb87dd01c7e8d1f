//! A reader's progress in the lessons, from one run of the program to the next.

use std::path::{Path, PathBuf};

use crate::error::Error;
use crate::output::Output;
use course::lesson::Progress;
use grade::files::shown;

use crate::progress_file::{self, Loaded};

/// The progress of this user, and its file.
#[derive(Default)]
pub(crate) struct Bookmark {
    /// `None` if nothing can be stored.
    file: Option<PathBuf>,
    /// The progress when the program started.
    pub progress: Progress,
}

impl Bookmark {
    /// Loads the stored progress, empty at first.
    pub(crate) fn load(output: &Output) -> Result<Self, Error> {
        let Some(file) = progress_file::place() else {
            return Ok(Self::default());
        };
        match progress_file::load(&file) {
            Ok(loaded) => {
                report_set_aside(&loaded, output)?;
                Ok(Self { file: Some(file), progress: loaded.progress })
            }
            Err(why) => {
                output
                    .note(&format!("your progress in the lessons is not read, nor kept: {why}"))?;
                Ok(Self::default())
            }
        }
    }

    /// Stores a change; returns whether that worked. Lessons still work if it did not.
    pub(crate) fn change(
        &self,
        output: &Output,
        change: impl FnOnce(&mut Progress),
    ) -> Result<bool, Error> {
        let Some(file) = &self.file else {
            return Ok(false);
        };
        match progress_file::change(file, change) {
            Ok(before) => report_set_aside(&before, output)?,
            Err(why) => {
                let file = shown(file);
                output
                    .note(&format!("your place in the lessons cannot be kept in {file}: {why}"))?;
                return Ok(false);
            }
        }
        Ok(true)
    }
}

fn report_set_aside(loaded: &Loaded, output: &Output) -> Result<(), Error> {
    if let Some(aside) = &loaded.set_aside {
        let aside = shown(Path::new(aside));
        output.note(&format!(
            "the file with your progress was damaged; it has been set aside as {aside}"
        ))?;
    }
    Ok(())
}
