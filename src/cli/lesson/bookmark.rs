//! How far somebody has come in the lessons, from one run of the program to the next.

use std::path::PathBuf;

use crate::cli::error::Error;
use crate::cli::output::Output;
use crate::legible::why;
use crate::lesson::{LessonWalk, Progress};

/// The progress of this user, and where it is kept.
pub(super) struct Bookmark {
    file: Option<PathBuf>,
    pub progress: Progress,
}

impl Bookmark {
    /// What has been kept, which is nothing at first.
    pub fn load(output: &Output) -> Result<Self, Error> {
        let file = Progress::file();
        let Some(loaded) = file.as_deref().map(Progress::load) else {
            return Ok(Self {
                file,
                progress: Progress::default(),
            });
        };
        if let Some(aside) = loaded.set_aside {
            let aside = aside.display();
            output.note(&format!(
                "the file with your progress was damaged; it has been set aside as {aside}"
            ))?;
        }
        Ok(Self {
            file,
            progress: loaded.progress,
        })
    }

    /// Keeps where somebody stands in a lesson, and what has been answered there.
    pub fn keep(&mut self, name: &str, walk: &LessonWalk, output: &Output) -> Result<(), Error> {
        self.progress.keep_answers(name, walk.answered());
        self.progress.keep(name, walk.mark());
        self.save(output)
    }

    /// Begins again from nothing.
    pub fn forget(&mut self, output: &Output) -> Result<(), Error> {
        self.progress = Progress::default();
        self.save(output)?;
        Ok(output.note("your progress in the lessons has been forgotten")?)
    }

    /// Where the progress cannot be kept, lessons still run.
    fn save(&self, output: &Output) -> Result<(), Error> {
        let Some(file) = &self.file else {
            return Ok(());
        };
        if let Err(error) = self.progress.save(file) {
            let file = file.display();
            output.note(&format!(
                "your place in the lessons cannot be kept in {file}: {}",
                why(&error)
            ))?;
        }
        Ok(())
    }
}
